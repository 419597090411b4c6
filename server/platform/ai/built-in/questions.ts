import { questionLines, type QuestionLine } from '#content/guide/replies.ts';
import type { Intent } from '#content/guide/intents.ts';
import { askOfSubject } from './known-answers.ts';
import { type Asked, type ChatState, drawIndex, isFreshJoy } from './chat-state.ts';
import { deckQuestion, type Said, said, sayLine, unusedLine } from './lines.ts';
import type { Moment } from './moment.ts';
import type { Aim } from './named-parts.ts';

type Kind = keyof typeof questionLines;

interface Candidate {
  kind: Kind;
  asked: Asked;
  slots: Partial<Record<'p' | 't' | 'v', string>>;
}

const kindOfAim: Record<Aim['kind'], Kind> = {
  wish: 'wish',
  plan: 'wish',
  duty: 'duty',
  trouble: 'trouble',
  fear: 'fear',
};
const kindOfIntent: Partial<Record<Intent, Kind>> = {
  feeling: 'feeling',
  fear: 'fear',
  joy: 'joy',
};
/** “Maybe I can come and not cook”: a way out of one’s own is asked about as one. */
const idea = {
  en: / (?:maybe|perhaps|probably) (?:i|we) (?:can|could|should|will|need to|have to|just) | i can (?:just|always|also|try|at least) |(?<! (?:if|wish)) (?:i|we) could (?!not |never |barely |hardly |only |see |hear |feel )/u,
  he: / אולי (?:אני )?(?:אוכל|אפשר|כדאי|נוכל|צריך|צריכה) /u,
};

/**
 * A question that is made of what this message names: what the person wants or has to do, somebody, something. Where
 * it names nothing, of what kind it is; `recalls` also takes what earlier messages named.
 */
export function ask(
  moment: Moment,
  { recalls = false, wordsMax = moment.wordsMax, stage = moment.state.stage } = {},
): Said {
  if (isGladHere(moment)) return askInJoy(moment, wordsMax);
  const ofSubject = askOfSubject(moment, wordsMax, stage);
  if (ofSubject) {
    moment.state.asked = plain;
    return ofSubject;
  }
  const candidates = [...ofMessage(moment), ...(recalls ? ofChat(moment.state) : [])];
  const general = generalKind(moment);
  // An event to come is not asked about as past.
  const behind = general === 'story' || general === 'joy' || general === 'feeling' ? [story] : [];
  for (const candidate of [...candidates, { kind: general, asked: plain, slots: {} }, ...behind]) {
    const question = drawnFrom(moment, candidate, wordsMax, stage);
    if (!question) continue;
    moment.state.asked = candidate.asked;
    return question;
  }
  moment.state.asked = plain;
  return deckQuestion(moment, wordsMax);
}

/** Good news, or what follows it without another turn. */
function isGladHere({ reading, state }: Moment): boolean {
  const isGlad = reading.feelings.every(({ feeling }) => feeling.valence === '+');
  return state.joyFor > 0 && (reading.intent === 'joy' || (isFreshJoy(state) && isGlad));
}

/** Beside good news nothing is asked that would lead away from it. */
function askInJoy(moment: Moment, wordsMax: number): Said {
  moment.state.asked = plain;
  return (
    drawnFrom(moment, { kind: 'joy', asked: plain, slots: {} }, wordsMax) ??
    sayLine({ ...moment, wordsMax }, 'joy_still', 'go_on') ??
    deckQuestion(moment, wordsMax)
  );
}

/** The kind of the message: a feeling, good news, something that happened, or how things are. */
function generalKind(moment: Moment): Kind {
  const { reading } = moment;
  const ofIntent = kindOfIntent[reading.intent];
  // “Maybe he’s lonely” is no feeling of the person’s.
  const isTheirs = ofIntent === 'feeling' && moment.slots.f === undefined;
  if (ofIntent && !isTheirs) return ofIntent;
  const { language, normal } = reading;
  if (idea[language].test(normal)) return 'idea';
  if (ahead[language].test(moment.words.mirrors[0]?.text ?? '')) return 'ahead';
  if (happened[language].test(normal) && !goesOn[language].test(normal)) return 'story';
  const said = moment.words.mirrors[0]?.text ?? moment.slots.q ?? '';
  if (ofOthers[language].test(said)) return 'others';
  return ofSelf[language].test(said) ? 'self' : 'state';
}

const happened = {
  en: / (?:was|were|did|didn't|didnt|had|said|told|went|came|left|got|made|took|gave|saw|lost|found|felt|broke|fell|sat|stood|wrote|sent|bought|began|heard|met|brought|(?!(?:need|tired|scared|worried|married|bored|stressed|exhausted|interested|confused|ashamed|supposed|used|overwhelmed|frustrated|annoyed|depressed|disappointed|embarrassed|drained|burned|indeed|speed|pleased|relaxed|convinced|red|bed) )[a-z]{3,}ed) /u,
  he: /^(?!.* (?:כל (?:יום|בוקר|ערב|לילה|שבוע|פעם|הזמן)|תמיד|(?:היי?תי|היינו) (?:רוצה|רוצים|אומר|אומרת|שמח|שמחה|מעדיף|מעדיפה|צריך|צריכה)) ).* (?:[ושכ]{0,2}\p{L}{2,}תי|היה|הייתה|היתה|היו|אמר|אמרה|אמרו|הלך|הלכה|בא|באה|נתן|עשה|עשתה|ראה|לקח|שבר|נפל|כתב|כתבה|שלח|שלחה|אתמול|לפני|שלשום) /u,
};
/** The present, habits and what is to come. Hebrew shows it by its verbs. */
const goesOn = {
  en: / (?:am|i'm|im|is|are|he's|she's|it's|its|they're|keep|keeps|always|every|never|can't|cant|don't|dont|doesn't|doesnt|want|need|feel|know|think|will|i'll|going to|gonna) /u,
  he: /(?!)/u,
};
/** The words that are said back are of other people, or of the person. */
const ofOthers = {
  en: /^[“\s\u2068]*(?:maybe |perhaps )?(?:he|she|they|he's|she's|they're|your (?:\p{L}+ )?(?:boss|mother|mom|mum|father|dad|parents|son|daughter|kids?|wife|husband|partner|sister|brother|friends?|colleagues?|manager|team|ex|boys?|girls?|teacher|neighbou?rs?|landlord|boyfriend|girlfriend))(?:\s|$)/iu,
  he: /^[״\s\u2068]*(?:אולי )?(?:הוא|היא|הם|הן|אמא|אבא|אשת[יך]|בעל[יך]|אחות[יך]|אח[יך]|הבן|הבת|הילדים|הבוס|הבוסית|המנהל|המנהלת|ההורים|חבר|חברה|חמות[יך]|הצוות|השכן|השכנה)(?:\s|$)/u,
};
const ofSelf = {
  en: /^[“\s\u2068]*(?:i|i'm|im|i've|you|you're|you've|you'd|you'll)(?:\s|$)/iu,
  he: /(?:^|[\s״\u2068])[וש]?(?:אני|לי|לך|אותי|אותך|שלי|שלך|\p{L}{2,}תי)(?:\s|$)/u,
};
/** The reflected clause is still to come, or would be. */
const ahead = {
  en: /(?:'d|'ll)(?:\s)|(?:^|\s)(?:would|will|going to|might|tomorrow|next (?:week|month|year))(?:\s|$)/iu,
  he: /(?!)/u,
};
const plain = { kind: 'plain' } as const;
const story: Candidate = { kind: 'story', asked: plain, slots: {} };

function drawnFrom(
  moment: Moment,
  { kind, slots }: Candidate,
  wordsMax: number,
  stage = moment.state.stage,
): Said | null {
  const inSlots: Moment = { ...moment, slots: { ...moment.slots, ...slots } };
  const needed = Object.keys(slots);
  const pool: readonly QuestionLine[] = questionLines[kind];
  const fits = pool.filter(({ stages }) => stages.includes(stage));
  const line =
    unusedLine(
      inSlots,
      fits.filter((one) => needed.some((slot) => one.slots.includes(slot))),
      wordsMax,
    ) ?? unusedLine(inSlots, fits, wordsMax);
  return line && said(inSlots, line);
}

/** Of what this message names, in a turning order, so that the same kind does not come every time. */
function ofMessage(moment: Moment): Candidate[] {
  const { words, state, reading, slots, namedBefore } = moment;
  // A side noun is no matter: it begins a chat, or comes again.
  const isUnsaid = slots.c === undefined && slots.q === undefined;
  const isSubject = (name: string) => state.turn === 0 || isUnsaid || namedBefore.has(name);
  // “I’ll hate this town” is no wish, and what is planned already needs no wish.
  const aims = words.aims.filter(({ kind }) => kind !== 'plan').map(ofAim);
  const people = words.people
    .filter((one) => isSubject(one) && isMatter(moment, one))
    .map(ofPerson);
  // “I can’t be the bank”: with an article alone it may be a figure of speech.
  const things = words.things
    .filter((one) => isSubject(one) && isMatter(moment, one) && !/^the /iu.test(one))
    .map(ofThing);
  const named = [aims, people, things].filter((group) => group.length > 0);
  const first = named.length > 1 ? drawIndex(state, named.length) : 0;
  const turned = [...named.slice(first), ...named.slice(0, first)].flat();
  if (reading.intent === 'fear')
    return [{ kind: 'fear', asked: plain, slots: {} }, ...aims, ...things];
  const isPlain = reading.intent === 'feeling';
  // A feeling that names nobody by its side is asked about itself.
  return isPlain && state.turn % 2 === 0
    ? [{ kind: kindOfIntent[reading.intent] ?? 'story', asked: plain, slots: {} }, ...turned]
    : turned;
}

/** A name in passing is not what a message is about: it stands in what is said back, or the message is short. */
function isMatter({ words, reading }: Moment, name: string): boolean {
  const [mirror] = words.mirrors;
  if (mirror === undefined) return reading.words.length <= shortWordsMax;
  const rest = reading.words.length - mirror.source.split(' ').length;
  return rest <= asideWordsMax || mirror.text.toLowerCase().includes(name.toLowerCase());
}
const shortWordsMax = 12;
const asideWordsMax = 4;

/** Of several people the one whom the chat began with is its matter. */
function ofChat({ people, things, aims, language }: ChatState): Candidate[] {
  const [newest] = people[language];
  const first = people[language].at(-1);
  return [
    ...aims[language]
      .filter(({ kind }) => kind !== 'plan')
      .slice(0, 2)
      .map(ofAim),
    ...[first, newest].filter((one) => one !== undefined).map(ofPerson),
    ...things[language].slice(0, 2).map(ofThing),
  ];
}

function ofAim({ kind, text }: Aim): Candidate {
  return { kind: kindOfAim[kind], asked: { kind: 'aim', text }, slots: { v: text } };
}

function ofPerson(text: string): Candidate {
  return { kind: 'person', asked: { kind: 'person', text }, slots: { p: text } };
}

function ofThing(text: string): Candidate {
  return { kind: 'thing', asked: { kind: 'thing', text }, slots: { t: text } };
}
