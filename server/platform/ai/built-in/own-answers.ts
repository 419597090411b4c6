import type { Intent } from '#content/guide/intents.ts';
import { requests } from '#content/guide/question-signs.ts';
import { script } from '#content/guide/script.ts';
import type { Language } from '#contract/shapes.ts';
import { wallClockOf } from '#contract/wall-clock.ts';
import { helpFor } from '../safety/regions.ts';
import { dayLabel, dayNamedIn, knownZone } from './dates.ts';
import type { KnownTopic } from './known-questions.ts';
import { bothSidesIn } from './dilemma-sides.ts';
import { joined, type Said, sayLine } from './lines.ts';
import { mentionedOf, saidBefore } from './mentioned.ts';
import { wayOf } from './own-questions.ts';
import type { Moment } from './moment.ts';
import { ask } from './questions.ts';
import { normalised, wordsOf } from './normalise.ts';
import { quoted } from './quotes.ts';
import { reflection } from './reflections.ts';
import { emphasised } from './step-title.ts';

/** A question about Zavit or this chat, known by its words. */
interface OwnQuestion extends Record<Language, RegExp> {
  /** Null for questions that come in the words of many intents. */
  of: readonly Intent[] | null;
  answer: (moment: Moment) => Said | null;
}

const says =
  (...pools: string[]) =>
  (moment: Moment) =>
    sayLine(moment, ...pools);

/** Words of the guide that somebody may ask about. */
const explained: [pool: string, words: RegExp][] = [
  ['meaning_angle', /^(?:angles?|sides?|views?|perspectives?|זוויו?ת|צד|צדדים|מבט)$/iu],
  ['meaning_step', /^(?:steps?|actions?|צעד|צעדים|פעולה)$/iu],
  ['meaning_card', /^(?:cards?|קלף|קלפים)$/iu],
  ['meaning_price', /^(?:price|cost|מחיר|המחיר)$/iu],
  ['meaning_core', /^(?:core|heart of it|ה?עיקר)$/iu],
];
const askedWord = {
  en: /(?:mean by|meaning of|what(?:'s| is| does)|define)\s+(?:an?\s+|the\s+|your\s+)?["“'‘]?(?!(?:that|this|it|you|he|she|they)\b)(?<word>\p{L}[\p{L} -]{1,24}?)["”'’]?(?:\s+mean)?[\s?.!]*$/iu,
  he: /(?:מה (?:זה|זאת|זו) אומרת?|מה הכוונה ב|למה הכוונה ב|מה (?:ה)?פירוש(?: של)?|מה המשמעות של)[\s־-]*["״]?(?<word>\p{L}[\p{L} ]{1,24}?)["״]?[\s?.!]*$/u,
};

/** “Can you keep Saturday for me?” */
const asksToKeep =
  / (?:(?:can|could|will|would|can't) (?:you|u) (?:\S+ ){0,2}(?:keep|save|note|hold)|(?:אפשר|תוכל|תוכלי|יכול|יכולה) (?:\S+ )?(?:לשמור|לרשום)) /u;

/** “So what do I do tomorrow?” */
export const asksDoing = {
  en: / what (?:do|should|shall|am|will|can) i (?:do|doing|try|gonna do|going to do) (?:tomorrow|tonight|now|today|first|then|next|this (?:morning|evening|week)) /u,
  he: / מה (?:אני |אנחנו )?(?:עושה|עושים|אעשה|נעשה|לעשות) (?:מחר|היום|הערב|עכשיו|קודם|אז|בבוקר|השבוע) /u,
};

/** Answers to known questions that are made of the chat. */
const madeAnswers: Partial<Record<KnownTopic, (moment: Moment) => Said | null>> = {
  first_said: (moment) => saidBefore(moment, moment.state.said[0], 'first_said'),
  last_said: (moment) => saidBefore(moment, moment.state.said.at(-1), 'last_said'),
  mentioned: mentionedOf,
  my_name: (moment) =>
    sayLine(
      {
        ...moment,
        slots: { ...moment.slots, a: quoted(moment.person.displayName, moment.state.language) },
      },
      'my_name',
    ),
  which_stage: (moment) => {
    const a = script.stages[moment.state.stage][moment.state.language];
    return sayLine({ ...moment, slots: { ...moment.slots, a } }, 'which_stage');
  },
  your_view: viewOf,
  understood_me: heardBack,
  normal: reassured,
  what_can: says('about_how'),
  what_now: whatNow,
  writing: says('about_writing'),
  since_when: sinceOf,
  recorded: recordOf,
  step_saved: (moment) =>
    knownStep(moment) ??
    sayLine(
      moment,
      ...(asksToKeep.test(moment.reading.normal) ? ['step_to_keep'] : []),
      'step_none',
    ),
  next_step: (moment) => {
    const { normal, language, text } = moment.reading;
    const way = asksDoing[language].test(normal) ? wayOf(moment, text) : null;
    return knownStep(moment) ?? way ?? sayLine(moment, 'step_none');
  },
  emergency: emergencyOf,
};

/** Ordered: the first question that the words show is answered. */
const ownQuestions: OwnQuestion[] = [
  {
    of: null,
    en: / (?:connect|add|plug in|set up|use|install|configure) (?:\S+ ){0,3}(?:model|ollama|openai|chatgpt|claude|gemini) /u,
    he: / (?:לחבר|מחברים|מתחברים|להתחבר|להוסיף|להגדיר|מגדירים) (?:\S+ ){0,2}(?:ל|את ה)?(?:מודל|אולמה|chatgpt|ollama) /u,
    answer: says('about_connect'),
  },
  {
    of: ['ask_advice'],
    en: / you (?:able to |allowed to )?(?:give|offer)(?: me| people)?(?: any| some| good)? (?:advice|tips|suggestions)(?: too| here| at all)? $/u,
    he: / (?:אתה|את) (?:יכול|יכולה|נותן|נותנת|יודע|יודעת)(?: (?:לתת|לי|גם))* (?:עצות|עצה|טיפים|טיפ) $/u,
    answer: says('about_advising'),
  },
  {
    of: ['ask_advice'],
    en: / (?:you (?:decide|choose|pick|say)|up to you|your (?:call|choice)|whatever you (?:think|say|want|like)) /u,
    he: / (?:תחליט|תחליטי|תבחר|תבחרי|מה שתגיד\S*|מה שתחליט\S*|איך שבא לך|כרצונך|החלטה שלך|הבחירה שלך) /u,
    answer: says('you_decide'),
  },
  {
    of: ['ask_advice', 'ask_fact'],
    en: / (?:(?:tips|ideas|ways|tricks|suggestions|hacks) (?:for|to|on|about|how)|(?:a|one|your best) (?:trick|tip|hack)(?: (?:for|to|on|that|which|about|with))?) /u,
    he: / (?:(?:טיפים|עצות|רעיונות|דרכים|טריקים) (?:ל|איך|ב|על)\S*|(?:טיפ|טריק)(?: (?:אחד|קטן|טוב))?) /u,
    answer: says('tips'),
  },
  {
    of: ['ask_fact', 'ask_advice'],
    en: / (?:suggest|give me|think of|got) (?:me )?(?:something|anything|an idea|some ideas?)(?! (?:else|to read|to eat)) /u,
    he: / (?:תציע|תציעי|תן|תני|תביא|תביאי|תחשוב|תחשבי)(?: לי)?(?: על)? (?:משהו|רעיון|רעיונות) /u,
    answer: says('tips'),
  },
  {
    of: ['ask_fact'],
    en: / help me (?:to )?(?:write|draft|word|compose|phrase|formulate) /u,
    he: / (?:תעזור|תעזרי|לעזור|עזור|עזרי) לי (?:לכתוב|לנסח|לחבר) /u,
    answer: says('about_writing'),
  },
  {
    of: ['ask_fact'],
    en: / (?:jokes?|poems?|songs?|riddles?|limericks?|haikus?|translate|(?:write|compose|draft|make|do)(?: \S+){0,3} (?:essays?|letters?|emails?)) /u,
    he: / (?:בדיחה|בדיחות|שיר|חידה|חידות|חיבור|(?:תכתוב|תכתבי|כתוב|כתבי|לכתוב|תנסח|תנסחי|תחבר|תחברי)(?: \S+){0,3} (?:מכתב|מייל)|תרגם|תתרגם|לתרגם) /u,
    answer: says('about_task'),
  },
  {
    of: ['ask_fact'],
    en: / (?:(?:what|whats|what's)(?: is)? (?:the )?time(?: is it| now| by you| over there| right now)?(?: now| there| right now)?) $/u,
    he: / (?:מה|איזו|איזה|כמה) ה?שעה /u,
    answer: timeOf,
  },
  {
    of: ['ask_fact'],
    en: / (?:what|which) (?:day|date) (?:is|was) (?:that|this) | what (?:is|was) the (?:day|date) of (?:that|this|it) /u,
    he: / איזה (?:יום|תאריך) זה /u,
    answer: dayOfStep,
  },
  {
    of: ['ask_fact'],
    en: / (?:when is|what (?:date|day) is|which date is) (?:next |this |the coming )?(?:sunday|monday|tuesday|wednesday|thursday|friday|saturday|tomorrow|the day after tomorrow) /u,
    he: / (?:מתי|באיזה תאריך|איזה תאריך)(?: יוצא| זה| חל)? (?:יום (?:ראשון|שני|שלישי|רביעי|חמישי|שישי)|שבת|מחר|מחרתיים)(?: הבא| הבאה| הקרוב| הקרובה)? /u,
    answer: dateOfDay,
  },
  {
    of: ['ask_fact', 'ask_advice'],
    en: / (?:can|could|will|would) (?:you|u) (?:(?:please|just) )?(?:change|correct|fix|replace|rename|reword) (?:it|that|this|the \S+)(?: \S+){0,6} $/u,
    he: / (?:אפשר|תוכל|תוכלי|יכול|יכולה) (?:בבקשה )?(?:לשנות|לתקן|להחליף)(?: (?:את )?(?:זה|ה\S+))?(?: \S+){0,6} $/u,
    answer: says('reword_ask'),
  },
  {
    of: ['ask_fact'],
    en: requests.en,
    he: requests.he,
    answer: says('request'),
  },
  {
    of: ['ask_fact'],
    en: / my (?:last|next|current)? ?(?:step|plan|action) /u,
    he: / (?:הצעד|המשימה|התוכנית)(?: (?:האחרון|האחרונה|הבא|הבאה))? שלי /u,
    answer: (moment) => knownStep(moment) ?? sayLine(moment, 'step_none'),
  },
  {
    of: ['ask_summary'],
    en: / what (?:did|have|had) (?:we|you|i) (?:\S+ )?(?:agree|agreed|decide|decided|settle|settled|note|noted|write down|wrote down|written down|put down|plan|planned) /u,
    he: / (?:מה|על מה) (?:רשמנו|רשמת|החלטנו|סיכמנו|קבענו|נרשם|הסכמנו|כתבנו|שמרנו|שמרת) /u,
    answer: knownStep,
  },
  {
    of: ['ask_summary'],
    en: / what (?:did|have) i (?:\S+ )?(?:ask|asked) /u,
    he: / שאלתי /u,
    answer: askedOf,
  },
  { of: ['ask_meaning'], ...askedWord, answer: meaningOfWord },
];

/** The answer to a question about the product itself or this chat; null where it is none. */
export function ownAnswer(moment: Moment): Said | null {
  const { intent, topic, language, normal, text } = moment.reading;
  const made = topic === null ? undefined : madeAnswers[topic];
  const known = made ? made(moment) : topic && sayLine(moment, topic);
  if (known) return known;
  const asked = ownQuestions.find(
    (question) =>
      (question.of === null || question.of.includes(intent)) &&
      question[language].test(question.answer === meaningOfWord ? text : normal),
  );
  return asked?.answer(moment) ?? null;
}

/** “Is that weird?” gets a human sentence, and the talk goes on. */
function reassured(moment: Moment): Said | null {
  const { griefFor, quietFor } = moment.state;
  const said = sayLine(moment, 'reassured', 'judgement');
  if (griefFor > 0 || quietFor > 0) return joined(moment, said, sayLine(moment, 'stay_with'));
  return joined(moment, said, askOfMatter(moment) ?? sayLine(moment, 'reassured_ask'));
}

/** “I can’t stop thinking about university. Is that mad?”: the matter beside the question is asked about. */
export function askOfMatter(moment: Moment): Said | null {
  const { reading } = moment;
  const asked = wordsOf(normalised(reading.sentence)).length;
  if (reading.words.length - asked < matterWordsMin) return null;
  const asStory: Moment = { ...moment, reading: { ...reading, intent: 'story' } };
  const said = moment.state.turn === 0 ? reflection(asStory) : null;
  return joined(moment, said, ask(asStory));
}
const matterWordsMin = 7;

/** “So what do we do?”: where something was said already, a first small move in it; else how this goes. */
function whatNow(moment: Moment): Said | null {
  const { state } = moment;
  if (state.offer?.kind === 'action') return knownStep(moment);
  const isBegun =
    state.turn >= begunFrom && state.kept.some(({ language }) => language === state.language);
  const isHard = state.griefFor > 0 || state.joyFor > 0 || state.quietFor > 0;
  if (!isBegun || isHard) return sayLine(moment, 'what_now');
  const said = sayLine(moment, 'what_now_small');
  return said
    ? joined(moment, said, ask(moment, { recalls: true, stage: 'DG' }))
    : sayLine(moment, 'what_now_here', 'what_now');
}

const begunFrom = 2;

/** “Did you hear me?” is best answered with what was heard. */
function heardBack(moment: Moment): Said | null {
  const { state, slots } = moment;
  const last = state.kept.findLast(({ language }) => language === state.language);
  const back = last && { ...moment, slots: { ...slots, c: last.text } };
  return (back ? sayLine(back, 'understood_me_back') : null) ?? sayLine(moment, 'understood_me');
}

/** A view of the guide’s own would be none; the words of the person are there, and count more. */
function viewOf(moment: Moment): Said | null {
  const { state, slots } = moment;
  const { text, sentence } = moment.reading;
  const isBeside = wordsOf(normalised(text.replace(sentence.trim(), ''))).length >= besideWordsMin;
  const beside = slots.c ?? (isBeside ? slots.q : undefined);
  const last = state.kept.findLast(({ language }) => language === state.language);
  const sides = bothSidesIn(moment);
  const pools = sides ? ['your_view_sides'] : ['your_view', 'your_view_bare'];
  return sayLine({ ...moment, slots: { ...slots, ...sides, c: beside ?? last?.text } }, ...pools);
}
const besideWordsMin = 3;

/** The record of this chat: the step with its day, and the sentence beside it. */
function recordOf(moment: Moment): Said | null {
  const { step, sentence, language } = moment.state;
  if (sentence === null) return knownStep(moment) ?? sayLine(moment, 'record_none');
  const inStep = step ? withStep(moment) : moment;
  const slots = { ...inStep.slots, q: quoted(sentence, language) };
  return sayLine({ ...inStep, slots }, step ? 'record_both' : 'record_sentence');
}

export function fullDay(day: string, language: Language): string {
  return dayLabel(day, new Date(0), 'UTC', language);
}

/** The kept step in the slots of a reply. */
export function withStep(moment: Moment): Moment {
  const { step } = moment.state;
  return step ? inSlots(moment, step.title, step.dueOn) : moment;
}

function inSlots(moment: Moment, action: string, dueOn: string): Moment {
  const date = fullDay(dueOn, moment.state.language);
  return { ...moment, slots: { ...moment.slots, action, date } };
}

/** The step of this chat, kept or only offered. */
export function knownStep(moment: Moment): Said | null {
  const { offer, step } = moment.state;
  if (offer?.kind === 'action')
    return sayLine(inSlots(moment, emphasised(offer.title), offer.dueOn), 'step_open');
  return step && sayLine(withStep(moment), 'step_known');
}

/** “What day is that?” asks after the day of the step, where there is one. */
function dayOfStep(moment: Moment): Said | null {
  const { offer, step } = moment.state;
  const dueOn = offer?.kind === 'action' ? offer.dueOn : step?.dueOn;
  return dueOn === undefined ? null : sayLine(inSlots(moment, '', dueOn), 'day_of_step');
}

/** “When is next Monday?” */
function dateOfDay(moment: Moment): Said | null {
  const { reading, at, person } = moment;
  const named = dayNamedIn(reading.text, reading.language, at, person.timezone);
  return named && sayLine(inSlots(moment, '', named.dueOn), 'day_named');
}

function timeOf(moment: Moment): Said | null {
  const { at, person } = moment;
  const date = wallClockOf(at, knownZone(person.timezone, at)).toISOString().slice(11, 16);
  return sayLine({ ...moment, slots: { ...moment.slots, date } }, 'time_known');
}

function askedOf(moment: Moment): Said | null {
  const { questions, language } = moment.state;
  const head = sayLine(moment, questions.length > 0 ? 'asked_head' : 'asked_none');
  if (!head || questions.length === 0) return head;
  const list = questions.map((one) => `- ${quoted(one, language)}`).join('\n');
  return { ...head, text: `${head.text}\n\n${list}` };
}

function meaningOfWord(moment: Moment): Said | null {
  const { text, language } = moment.reading;
  const word = askedWord[language].exec(text)?.groups?.['word']?.trim() ?? '';
  const pool = explained.find(([, words]) => words.test(word))?.[0];
  const slots = { ...moment.slots, w: quoted(word, language) };
  return sayLine({ ...moment, slots }, ...(pool ? [pool] : []), 'meaning_word');
}

function sinceOf(moment: Moment): Said | null {
  const { state, person } = moment;
  const from = state.began ?? moment.at;
  const date = wallClockOf(from, knownZone(person.timezone, from)).toISOString().slice(11, 16);
  const slots = { ...moment.slots, date, count: String(state.turn + 1) };
  return sayLine({ ...moment, slots }, 'since_when');
}

/** The lines of the person's place, for themselves. */
function emergencyOf(moment: Moment): Said | null {
  const { person, state } = moment;
  const help = helpFor(person, state.language, { kind: 'self_harm', who: 'self' });
  const head = sayLine(
    { ...moment, slots: { ...moment.slots, count: help.emergency } },
    'emergency',
  );
  if (!head) return null;
  const list = help.lines.map((line) => `- ${line}`).join('\n');
  return { ...head, text: `${head.text}\n\n${list}` };
}
