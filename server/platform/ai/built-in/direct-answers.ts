import type { Intent } from '#content/guide/intents.ts';
import { spokeOf } from '#content/guide/protests.ts';
import { isFreshJoy, type KeptLine } from './chat-state.ts';
import { dayNamedIn, localDay, notLaterThan, withoutDateWords } from './dates.ts';
import { tellsEvent } from './day-alone.ts';
import { sidesOf } from './dilemma-sides.ts';
import { draft } from './draft.ts';
import { asksAgain } from './friction.ts';
import { isMourning } from './grief.ts';
import { capitalised, deckQuestion, joined, type Said, sayLine } from './lines.ts';
import type { Draft, Moment } from './moment.ts';
import { asksDoing, fullDay, ownAnswer } from './own-answers.ts';
import { isPlannedStep } from './planned-step.ts';
import { wayInGrief, wayOf } from './own-questions.ts';
import { backToMatter } from './protest-answers.ts';
import { ask } from './questions.ts';
import { saidBack } from './reflections.ts';
import { sentencesOf } from './sentences.ts';

const summaryLinesMax = 7;
const asksDay = {
  en: / what (?:day|date)(?: of the week)? (?:is it|is today|s today|are we|do we have) | what s the date | what's the date | what is (?:the date|today's date) | which day is (?:it|today) /u,
  he: / (?:איזה יום|מה התאריך|איזה תאריך|מה היום)(?: היום| זה| עכשיו)? /u,
};
const asksJudgement = {
  en: / (?:is|was|isn't) (?:it|this|that) (?:\S+ )?(?:normal|weird|strange|ok|okay|wrong|bad|terrible|awful|stupid|crazy|silly|just me|fair) | am i (?:right|wrong|crazy|normal|the only) | is it just me /u,
  he: / (?:זה|האם זה) (?:נורמלי|נורא|הגיוני|מוזר|בסדר|רע|לגיטימי|הזוי|טיפשי|רק אני) | אני (?:לא )?(?:צודק|צודקת|נורמלי|נורמלית|מגזים|מגזימה) | רק אני /u,
};
const asksHow = {
  en: / how (?:do|does|did|can|would|will) (?:you|this|it|that|zavit) .*(?:work|decide|choose|know|pick|help|function) | what can (?:you|i|this) | what (?:else )?(?:can|do) you .*do /u,
  he: / איך (?:זה|אתה|את|כל זה) .*(?:עובד|עובדת|מחליט|מחליטה|בוחר|בוחרת) | מה (?:אתה|את) (?:יודע|יודעת|יכול|יכולה) לעשות | במה אפשר לעזור | מה (?:אפשר )?(?:לעשות|עושים) /u,
};

/** People and what they feel, of which no search knows. */
const asksOfPeople = {
  en: / (?:i|i'm|im|my|me|mine|he|she|they|him|her|them|his|their|he's|she's|they're|one|people|we|us|anyone|anybody|somebody|someone|everyone|nobody|love|life|mother|mom|mum|dad|father|parents?) /u,
  he: / [ושכהמבל]{0,2}(?:אני|לי|שלי|אותי|הוא|היא|הם|הן|אותו|אותה|אותם|לו|לה|להם|שלו|שלה|שלהם|אנשים|אדם|אפשר|מישהו|מישהי|אנחנו|אהבה|חיים|אמא|אבא|הורים) /u,
};

/** “Why does it always end like that?”: what is asked about is in the chat, and not in the world. */
const pointsToTalk = {
  en: / (?:that|this|it|everything|anything|any of it|all of it|all this|machine|bot|robot) /u,
  he: / (?:זה|זאת|זו|בזה|לזה|על זה|הכול|הכל|מכונה|רובוט|בוט) /u,
};
const asksOfWorld = {
  en: / (?:rain|raining|snow|weather|hot|cold|warm|sunny|legal|illegal|allowed|true|possible|safe|dangerous|cost|costs|price|open|closed|time|day|date|year|far|tall|big|high|deep|wide|heavy|long|many|much|old|called|mean|means|spell|spelled|work|works|called|won|invented|mg|percent|degrees|country|city|doctor|vet|dose|pill|law|lawyer|tax|visa|court) |\d/u,
  he: / (?:גשם|שלג|מזג|חם|קר|חוקי|מותר|אסור|נכון|אפשרי|בטוח|מסוכן|עולה|מחיר|פתוח|סגור|גובה|גבוה|גדול|עמוק|שעה|יום|תאריך|שנה|רחוק|כמה|נקרא|פירוש|עובד|רופא|וטרינר|כדור|חוק|עורך|מס|ויזה) |\d/u,
};
/** “How many people live in Israel?”: a fact that a search knows. */
const worldFact = {
  en: /^(?!.* (?:i|i'm|my|me|we|our|he|she|him|her) ) (?:(?:so|and|but|ok|hey) )*(?:how (?:many|much|far|old|tall|big|long|high|deep) |what(?:'s| is) the (?:capital|population|distance|height|weather|temperature|score|exchange rate|currency) |who (?:won|invented|wrote|discovered|painted|is the (?:president|prime minister|king|queen)) |when (?:did|was|is|does) the |where is )/u,
  he: /^(?!.* (?:אני|לי|שלי|אותי|אנחנו|הוא|היא|לו|לה) ) (?:(?:אז|ו|אבל) )*(?:כמה (?:אנשים|תושבים|מדינות|קילומטרים|שקלים) |מה (?:בירת|הבירה של|אוכלוסיית|מזג האוויר|הטמפרטורה) |מי (?:המציא|המציאה|ניצח|ניצחה|כתב|כתבה|גילה|ראש הממשלה|הנשיא) |איפה נמצא)/u,
};
const talkWordsMax = 12;

function isOfTalk({ reading }: Moment): boolean {
  const { normal, words, language } = reading;
  return (
    words.length <= talkWordsMax &&
    pointsToTalk[language].test(normal) &&
    !asksOfWorld[language].test(normal)
  );
}

/** A direct question is answered first, and honestly; what the guide can't know it says once, without asking back. */
export function answerQuestion(moment: Moment): Draft | null {
  const { reading, state } = moment;
  if (saysTrouble(moment)) return null;
  // “Now I see that I’m afraid of the sum” asks for no summary.
  const isSeen =
    reading.intent === 'ask_summary' && !reading.text.includes('?') && reading.says('insight');
  if (isSeen) return null;
  const answer = answers[reading.intent];
  const isConsoled = isMourning(state) && consoling.has(reading.topic ?? '');
  const isOfLoss = ofLoss[reading.language].test(reading.normal);
  const isNear = state.griefFor > 0 && isOfLoss && decisions.has(reading.topic ?? '');
  const isHurting = isMourning(state) && hurting.has(reading.intent);
  const isGrief =
    isConsoled || isNear || (isHurting && (isOfLoss || reading.intent !== 'ask_advice'));
  const isAdvised = isMourning(state) && reading.intent === 'ask_advice';
  const own = isConsoled || isNear || isAdvised ? null : ownAnswer(moment);
  const said =
    (answer || reading.topic) &&
    (own ??
      (isGrief
        ? sayLine(
            moment,
            isNear || decides[reading.language].test(reading.normal)
              ? 'grief_decision'
              : 'grief_question',
            'stay_with',
          )
        : answer?.(moment)));
  if (!said) return null;
  // An offer stays open where the answer asks nothing of its own; “did you get that?” is answered with one.
  const asked = reading.topic === 'understood_me' ? ({ kind: 'manner' } as const) : null;
  return draft(moment, `answer:${reading.intent}`, joined(moment, said), {
    offer: said.asks ? asked : state.offer,
  });
}

/** “I don’t know how to say no to him” asks nobody, and names what is hard. */
function saysTrouble({ reading, words }: Moment): boolean {
  const isNamed = words.aims.some(({ kind }) => kind === 'trouble');
  const isAsked = reading.text.includes('?') || reading.topic !== null;
  return reading.intent === 'ask_advice' && isNamed && !isAsked && unknowing.test(reading.normal);
}
const unknowing =
  / (?:don't know how|dont know how|no idea how|לא יודע איך|לא יודעת איך|אין לי מושג איך) /u;

const decides = {
  en: / (?:should|shall|must|do with|what to|how to|what do i|is it (?:ok|okay|wrong|too)) /u,
  he: / (?:לעשות|כדאי|צריך|צריכה|למכור|לשמור|להשאיר|לזרוק|לתת|מותר|נכון) /u,
};
/** Things left behind, and duties to the one who died; whether to bring the neighbour a cake is a question as any other. */
const ofLoss = {
  en: / (?:clothes|things|stuff|belongings|ring|room|house|flat|ashes|grave|stone|photos?|pictures|voicemail|funeral|memorial|will|keep|sell|throw|give (?:\S+ )?away|move on|dating|date|grieve|mourn|miss|cry|over it|without (?:him|her)|(?:his|her) \p{L}+|it take) /u,
  he: / (?:[ובהלמ]{0,2}(?:בגדים|חפצים|דברים של\p{L}+|טבעת|חדר|בית|דירה|קבר|מצבה|תמונות|לוויה|הלוויה|אזכרה|צוואה)|ל(?:מכור|זרוק|תת|שמור|השאיר|תרום|המשיך הלאה|עבור הלאה|התאבל|בכות|התגעגע)|בלעד(?:יו|יה)|של(?:ו|ה)|ייקח|לוקח) /u,
};
/** Beside a death these get no advice, no verdict and no word about models. */
const consoling = new Set([
  'gets_better',
  'why_me',
  'other_minds',
  'how_others',
  'how_long',
  'what_to_do',
]);
const decisions = new Set(['advise', 'your_view', 'what_to_do']);
const hurting = new Set<Intent>(['ask_advice', 'ask_blame', 'ask_fact']);

const answers: Partial<Record<Intent, (moment: Moment) => Said>> = {
  about_guide: (moment) =>
    joined(
      moment,
      asksHow[moment.state.language].test(moment.reading.normal)
        ? sayLine(moment, 'about_how', 'about_guide', 'about.how')
        : (sayLine(moment, 'about_guide', 'about.identity') ?? sameAgain(moment)),
    ),
  about_privacy: (moment) =>
    joined(moment, sayLine(moment, 'privacy', 'about.privacy') ?? sameAgain(moment)),
  about_memory: rememberedOf,
  ask_fact: factOf,
  ask_advice: (moment) =>
    dilemmaAsked(moment) ?? joined(moment, withOwnWords(moment), advised(moment)),
  // Right after a complaint it is the guide's mistake that is meant.
  ask_blame: (moment) =>
    joined(
      moment,
      (moment.state.offer?.kind === 'manner' ? sayLine(moment, 'blame_guide') : null) ??
        sayLine(moment, 'blame') ??
        withOwnWords(moment),
    ),
  ask_summary: summaryOf,
  ask_meaning: meaningOf,
  ask_topic: topicOf,
};

function advised(moment: Moment): Said | null {
  if (isMourning(moment.state)) return wayInGrief(moment);
  if (isFreshJoy(moment.state)) {
    const said = sayLine(moment, 'advice_joy');
    if (said) return said;
  }
  const { normal, language, text } = moment.reading;
  if (asksJudgement[moment.state.language].test(normal))
    return sayLine(moment, 'judgement', 'advice_open');
  const isOfWays = asksMeans[language].test(normal) || asksDoing[language].test(normal);
  const way = isOfWays ? wayOf(moment, text) : null;
  const isDecided = isDecision(moment);
  const pools = isDecided ? ['advice', 'advice_open'] : ['advice_open'];
  return (
    way ?? (isDecided ? null : backToMatter(moment)) ?? sayLine(moment, ...pools, 'about.advice')
  );
}
/** “I just need to sleep. Any tips?” */
const asksMeans = {
  en: / (?:any (?:tips?|ideas?|advice|suggestions?)|what (?:else )?(?:can|could|might|do) (?:i|we|one|you) (?:(?:even|still|possibly|actually) )?(?:do about|do|try)|anything that helps|what (?:helps|would help|could help|might help)) /u,
  he: / (?:יש (?:לך )?(?:טיפ|טיפים|רעיון|רעיונות|עצה|עצות)|מה (?:עוד )?(?:אפשר|אני יכול|אני יכולה|ניתן) (?:עוד )?לעשות|מה (?:יכול לעזור|עוזר|יעזור)) /u,
};

/** A doing that is chosen or left; of anything else nobody would be sorry in a year. */
function isDecision({ reading }: Moment): boolean {
  return deciding[reading.language].test(reading.normal);
}
const deciding = {
  en: / (?:should|shall|ought|whether|decide|deciding|decision|choose|choice|worth|better (?:to|if|off)|or not|(?:good|bad|right|wrong) (?:idea|move|thing|choice|decision)|weigh|mistake to|do it|go for it|supposed to) /u,
  he: / (?:ש?כדאי|עדיף|שווה|מוטב|להחליט|החלטה|ההחלטה|לבחור|בחירה|רעיון (?:טוב|רע)|או לא|האם ל\p{L}+|אם ל\p{L}{3,}|(?:אני )?(?:צריך|צריכה) ל\p{L}{2,}|נכון ל\p{L}+|טעות ל\p{L}+) /u,
};

/** “Should I stay or go?” names what lies on the scale. */
function dilemmaAsked(moment: Moment): Said | null {
  const said = sidesOf(moment);
  return said && joined(moment, said);
}

/** The person names what they want to speak of: the guide goes along. */
function topicOf(moment: Moment): Said {
  const { slots } = moment;
  const named = { ...moment, slots: { ...slots, p: slots.p ?? slots.t } };
  return joined(
    moment,
    sayLine(named, 'topic_named', 'topic_bare') ?? sayLine(moment, 'topic_bare'),
    isMourning(moment.state) ? sayLine(moment, 'stay_with') : ask(moment),
  );
}

/** However often it is asked, the guide says that it is built in. */
function sameAgain(moment: Moment): Said | null {
  moment.slots.count = String(moment.state.turn + 1);
  return sayLine(moment, 'identity_again');
}

function withOwnWords(moment: Moment): Said | null {
  return saidBack(moment, moment.slots.c);
}

function factOf(moment: Moment): Said {
  const { reading, state, at, person, slots } = moment;
  if (asksDay[reading.language].test(reading.normal)) {
    slots.date = fullDay(localDay(at, person.timezone), reading.language);
    return joined(moment, sayLine(moment, 'day_known'));
  }
  const back = backToMatter(moment);
  if (back) return back;
  const isOfWorld = worldFact[reading.language].test(reading.normal);
  if (!isOfWorld && asksOfPeople[reading.language].test(reading.normal)) {
    const open = sayLine(moment, 'question_open');
    if (open) return open;
  }
  if (!isOfWorld && isOfTalk(moment)) {
    const open = sayLine(moment, 'question_open', 'stay_with', 'go_on');
    if (open) return open;
  }
  const pools = state.namedModel ? ['fact_unknown', 'about.model'] : ['fact_first'];
  state.namedModel = true;
  return joined(moment, sayLine(moment, ...pools) ?? sameAgain(moment));
}

function rememberedOf(moment: Moment): Said {
  const { remembered } = moment;
  const said = remembered?.length
    ? listOf(sayLine(moment, 'memory_listed'), remembered)
    : sayLine(moment, remembered ? 'memory_empty' : 'memory_none', 'about.memory');
  return said ?? summaryOf(moment);
}

/** A summary: the person's words in the order of the chat, with the step at the end. */
function summaryOf(moment: Moment): Said {
  const { state } = moment;
  const summaryLines = mostTelling(
    state.kept.filter(({ language }) => language === state.language),
  );
  if (summaryLines.length === 0) return joined(moment, sayLine(moment, 'summary_none'));
  const { step } = state;
  const head = sayLine(moment, 'summary_head') ?? { text: '', lines: [], asks: false };
  return listOf(head, [
    ...summaryLines,
    ...(step ? [`${step.title}: ${fullDay(step.dueOn, state.language)}`] : []),
  ]);
}

/** The lines that say most, in the order of the chat. */
function mostTelling(kept: readonly KeptLine[]): string[] {
  const lines = [...new Map(kept.map((line) => [line.text, line])).values()];
  const chosen = new Set(
    lines.toSorted((one, other) => other.weight - one.weight).slice(0, summaryLinesMax),
  );
  return lines.filter((line) => chosen.has(line)).map(({ text }) => text);
}

function listOf(head: Said | null, items: readonly string[]): Said {
  const list = items.map((item) => `- ${capitalised(item)}`).join('\n');
  return {
    text: [head?.text, list].filter(Boolean).join('\n\n'),
    lines: head?.lines ?? [],
    asks: false,
  };
}

/** The last question in plainer words, about the same person or thing. */
function meaningOf(moment: Moment): Said {
  const { normal, language } = moment.reading;
  // “I don’t understand. I was talking about the evenings”: the mistake is the guide’s.
  if (spokeOf[language].test(normal))
    return joined(moment, sayLine(moment, 'insulted_heard'), withOwnWords(moment), ask(moment));
  if (asksAgain[moment.reading.language].test(moment.reading.normal))
    return joined(
      moment,
      sayLine(moment, 'insulted_heard'),
      sayLine(moment, 'advice', 'judgement'),
    );
  const { asked } = moment.state;
  const pools = {
    person: 'meaning_person',
    thing: 'meaning_thing',
    aim: 'meaning_aim',
    plain: 'meaning',
  };
  const slot = { person: 'p', thing: 't', aim: 'v' } as const;
  const inSlots =
    asked && asked.kind !== 'plain'
      ? { ...moment, slots: { ...moment.slots, [slot[asked.kind]]: asked.text } }
      : moment;
  const isOfStillness = moment.state.turn - moment.state.mournedAt === 1;
  const said =
    (isOfStillness ? sayLine(moment, 'meaning_stay') : null) ??
    sayLine(inSlots, pools[asked?.kind ?? 'plain'], 'meaning');
  return joined(moment, said ?? deckQuestion(moment, moment.wordsMax));
}

/** The day that the message names, null where it names at most a time. */
export function dayIn({ reading, at, person }: Moment): string | null {
  const named = dayNamedIn(reading.text, reading.language, at, person.timezone);
  return named?.hasDay ? notLaterThan(named.dueOn, reading.text, at, person.timezone) : null;
}

/** “Tomorrow. I’ll call her”: a sentence of a day alone. */
function isBareDay(text: string, language: Moment['reading']['language']): boolean {
  const rest = withoutDateWords(text, language).match(/\p{L}{2,}/gu) ?? [];
  return rest.length <= 1 && (dayNamedIn(text, language, new Date(0), 'UTC')?.hasDay ?? false);
}

/**
 * When a step is due that the message names: its own sentence says it, or what follows, or an earlier sentence that
 * is a plan itself. The day of a story is none. A time alone counts.
 */
export function dueIn({ reading, at, person }: Moment): string | null {
  const { text, sentence, language } = reading;
  const own = sentence.trim();
  const place = Math.max(0, text.indexOf(own));
  const planned = sentencesOf(text.slice(0, place), language)
    .filter(
      ({ normal, text: own }) =>
        isPlannedStep(normal, language, () => true) || isBareDay(own, language),
    )
    .map((one) => one.text);
  // “I’ll write to her. On Sunday she has her exam”: the day of an event is none of the step.
  const after = sentencesOf(text.slice(place + own.length), language)
    .filter((one) => !tellsEvent(one.text, language))
    .map((one) => one.text);
  for (const part of [own, after.join(' '), ...planned.toReversed()]) {
    const named = dayNamedIn(part, language, at, person.timezone);
    if (named) return notLaterThan(named.dueOn, text, at, person.timezone);
  }
  return null;
}
