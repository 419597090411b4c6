import type { Intent } from '#content/guide/intents.ts';
import { complaints, reproaches } from '#content/guide/complaints.ts';
import type { Language } from '#contract/shapes.ts';
import { knownQuestions } from '#content/guide/known-questions.ts';
import { isFearUnmeant } from '#content/guide/unmeant-words.ts';
import { besideApp } from './about-app.ts';
import { saysDeath } from './grief.ts';
import { intentLikeness, type Likely } from './intent-likeness.ts';
import { knownTopic } from './known-questions.ts';
import { dayNamedIn } from './dates.ts';
import { isGladNews } from './glad-news.ts';
import { isDoubtful, isPlannedStep } from './planned-step.ts';
import { normalised } from './normalise.ts';
import { asksWhatIf } from './own-plan.ts';
import { asksNothing } from './real-questions.ts';
import { withoutRhetoric } from './rhetoric.ts';
import { type Sentence, sentenceOf, sentencesOf } from './sentences.ts';
import { sayingIn, withoutSpoken } from './sayings.ts';
import { isIntentUnmeant } from './unmeant-intents.ts';
import { isNoStep } from './unmeant-steps.ts';
import { deniedFeelingsIn, feelingsIn } from './signals.ts';
import {
  asksReminder,
  reportPatterns,
  type Understanding,
  understoodByRules,
} from './understanding.ts';
import { withoutQuotations } from './quotes.ts';

/** A few words alone say what they say, and are believed from here. */
const shortWordsMax = 4;
const shortBelievedFrom = 0.03;
/** Less likely than this, what the rules found is not believed. */
const usuallyBelievedFrom = 0.03;
const believedFrom: Partial<Record<Likely, number>> = {
  joy: 0.3,
  loss: 0.15,
  commitment: 0.12,
  feeling: 0.05,
  wish: 0.1,
  obligation: 0.1,
  fear: 0.1,
  choice: 0.1,
  insult: 0.25,
  refusal: 0.3,
  boredom: 0.3,
  question: 0.06,
};
/** These end a subject: a long message has to say them plainly. */
const stops = new Set<Likely>(['insult', 'refusal', 'boredom']);
/** At least this likely, what the rules took for a mere story is something else. */
const heardFrom: Partial<Record<Likely, number>> = {
  agreement: 0.6,
  decline: 0.6,
  feeling: 0.5,
  wish: 0.5,
  obligation: 0.5,
  fear: 0.9,
  question: 0.8,
};

/** Likeness confuses these with each other, the rules don’t. */
const courtesies = new Set<Likely>(['greeting', 'thanks', 'goodbye']);
/** In a longer sentence somebody else does not listen. */
const complaintWordsMax = 14;
/** At least this likely, a step is heard that another rule has hidden: “I’ll write three sentences”. */
const stepFrom = 0.6;

/** “We don’t talk about it” is a story, and “I wasn’t refusing” corrects the guide. */
/** “He bought a motorbike. Without asking”: somebody else asked nothing. */
const withoutAsking = / (?:בלי לשאול|לא שאל|לא שאלה|בלי להגיד) /u;
const refusesNothing = {
  en: / (?:(?:we|he|she|they|and i) (?:\S+ )?(?:don't|dont|never|didn't|won't|wont) (?:\S+ )?(?:talk|speak)|rather (?:\S+ ){1,3}than|leave behind|leave it (?:i'll|i'm|let's)|(?:wasn't|wasnt|not|isn't) (?:a )?(?:refus\S+)|didn't ask you to|(?:do|did) want to talk|^ (?:i )?want to talk|\. i want to talk) /u,
  he: / (?:(?:אנחנו|הוא|היא|הם) לא (?:מדברים|מדבר|מדברת)|כן רוצה לדבר|לא סירבתי|לא ביקשתי להפסיק) /u,
};
/** Corrections of the guide, which owes an apology for them. */
const corrects = {
  en: / (?:(?:wasn't|wasnt) refusing|didn't ask you to|you(?:'ve| have)? (?:keep |just )?(?:mistak\S+|misread|misunderst\S+|got (?:that|it|me) wrong)|that's a dodge|you missed (?:my|the) point|that's not (?:a (?:task|step|question)|what i (?:said|asked|meant))|i (?:didn't|didnt|did not) ask (?:if i|whether i) |i (?:didn't|didnt|did not) ask (?:for|about) (?:a |an |your |the )?(?:summary|advice|card|files|privacy|memory)|i (?:wasn't|wasnt|was not) asking (?:about|for)|the other way (?:a)?round i|you understood it backwards) /u,
  he: / (?:לא סירבתי|לא ביקשתי (?:להפסיק|סיכום|עצה|עצות|קלף|שאלה)|לא שאלתי (?:על|אם|מי)|זו לא משימה|זה לא צעד|הבנת הפוך|לא זה הנושא|זה לא הנושא|טעית|לא הבנת אותי|הבנת אותי לא נכון|פספסת(?! (?:ש|את (?:זה )?ש))|זה לא מה שאמרתי) /u,
};

/** The intent of a message; a statement in the form or the words of a question is one. */
export function understood(written: string, language: Language): Understanding {
  const found = withoutPurpose(likelyIntent(written, language), written, language);
  const beside = besideApp(found, written, language);
  if (beside !== null)
    return 'text' in beside ? understood(beside.text, language) : { ...beside, topic: null };
  return asksNothing(found, written, language)
    ? { intent: 'story', sentence: sentenceOf(written, language), topic: null }
    : found;
}

/** “What do I do about it? Is there anything that helps?” is about no program. */
function withoutPurpose(found: Understanding, written: string, language: Language): Understanding {
  const isOfLife = found.topic === 'what_for' && asksWhatToDo[language].test(normalised(written));
  return isOfLife ? { intent: 'ask_advice', sentence: found.sentence, topic: null } : found;
}

/** The intent that the rules found, unless examples of other messages speak clearly against it. */
function likelyIntent(written: string, language: Language): Understanding {
  const text = withoutRhetoric(written, language);
  if (text === '' && written.trim() !== '')
    return { intent: 'story', sentence: sentenceOf(written, language), topic: null };
  const spoken = spokenStep(text, language);
  if (spoken) return spoken;
  const normal = normalised(text);
  const ruled = withoutStep(
    withoutNod(understoodByRules(text, language), normal, language),
    language,
  );
  // A message that wants to hear how to get to sleep asks for advice, and after no secret.
  if (ruled.intent === 'about_privacy' && asksToHear[language].test(normal))
    return { intent: 'ask_advice', sentence: ruled.sentence, topic: null };
  const complaint = complaintIn(text, language);
  if (!complaint && isIntentUnmeant(ruled, written, language))
    return { intent: 'story', sentence: sentenceOf(text, language), topic: null };
  // “And if I lose my nerve?” is near to questions about Zavit, and is none.
  if (ruled.intent.startsWith('about_') && asksWhatIf({ normal, text, language }))
    return { intent: 'fear', sentence: ruled.sentence, topic: 'what_if' };
  if (complaint && ruled.intent !== 'commitment')
    return { intent: 'insult', sentence: complaint, topic: null };
  if (corrects[language].test(normal) && ruled.intent !== 'commitment')
    return {
      intent: 'insult',
      sentence:
        sentencesOf(text, language).find((one) => corrects[language].test(one.normal)) ??
        sentenceOf(text, language),
      topic: null,
    };
  if (ruled.topic === null && isGladNews(normal, language))
    return { intent: 'joy', sentence: sentenceOf(text, language), topic: null };
  if (ruled.intent === 'decline' && goesOnAfterNo[language].test(normal))
    return { intent: 'story', sentence: sentenceOf(text, language), topic: null };
  const likely = intentLikeness(text, language, ruled.intent);
  const found = likelyOf(ruled.intent);
  const isCertain =
    ruled.topic !== null ||
    (ruled.intent === 'loss' && saysDeath(normal, language)) ||
    (ruled.intent === 'commitment' &&
      (asksReminder[language].test(ruled.sentence.normal) ||
        sayingIn(ruled.sentence.text, language) !== null));
  const isMere =
    ruled.intent === 'story' ||
    (ruled.intent === 'refusal' &&
      (refusesNothing[language].test(normal) || (isTold(normal) && withoutAsking.test(normal))));
  const isShort = normal.trim().split(' ').length <= shortWordsMax;
  const least = isShort && stops.has(found) ? shortBelievedFrom : believedFrom[found];
  const isBelieved = (likely.get(found) ?? 1) >= (least ?? usuallyBelievedFrom);
  if (!isMere && (isCertain || isBelieved)) return ruled;
  const [best = 'story'] = [...likely.keys()].toSorted(
    (one, other) => (likely.get(other) ?? 0) - (likely.get(one) ?? 0),
  );
  if (courtesies.has(ruled.intent) && courtesies.has(best)) return ruled;
  const isStep = best === 'commitment' && (likely.get(best) ?? 0) >= stepFrom;
  // “I’ll write to him. Not talk, write” refuses nothing.
  const step = isStep || ruled.intent === 'refusal' ? stepIn(text, language) : null;
  if (step) return step;
  const meant = (likely.get(best) ?? 0) >= (heardFrom[best] ?? 1) ? best : 'story';
  const form = meant === 'question' ? 'ask_fact' : meant;
  if (meant === ruled.intent || isUnmeant(meant, text, language)) return ruled;
  if (isIntentUnmeant({ intent: form, topic: null }, written, language)) return ruled;
  if (meant === 'question') return questionIn(text, language) ?? ruled;
  return { intent: meant, sentence: sentenceOf(text, language), topic: null };
}

/** Words that the person will write to somebody are no message of theirs: “I’ll write to him: I miss you”. */
function spokenStep(written: string, language: Language): Understanding | null {
  const around = withoutSpoken(written, language);
  return around === written ? null : stepIn(around, language);
}

/** “Yeah, that’s the part that bugs me” nods, and goes on with the story. */
function withoutNod(ruled: Understanding, normal: string, language: Language): Understanding {
  const isNod =
    ruled.intent === 'agreement' &&
    normal.trim().split(' ').length > yesWordsMax &&
    !consents[language].test(normal);
  return isNod ? { ...ruled, intent: 'story' } : ruled;
}
/** Acts that are done, feared or wished are no step. */
function withoutStep(ruled: Understanding, language: Language): Understanding {
  const isOne = ruled.intent === 'commitment' && !isNoStep(ruled.sentence.normal, language);
  return isOne || ruled.intent !== 'commitment' ? ruled : { ...ruled, intent: 'story' };
}
const yesWordsMax = 5;
const consents = {
  en: / (?:let's|lets|let us|go|do|note|write|save|keep|put|please|like|want|sure|deal|idea|next|ready|move|try|expand|focus|doing|sounds|good idea|great|step|perfect|thanks|thank) /u,
  he: / (?:בוא|בואי|בואו|נעשה|תרשו\S*|תרשמי|לרשום|להמשיך|נמשיך|יאללה|קדימה|רוצה|בבקשה|אש|סבבה|מעולה|מתאים|נלך|נעבור|לעבור|אפשר|תכני\S*|תודה|תשמו\S*|תשמרי) /u,
};

const asksWhatToDo = {
  en: / what (?:do|can|could|should) i do (?!here|with you)| anything that helps /u,
  he: / (?:מה (?:עושים|אני עושה|אפשר לעשות)|יש משהו שעוזר) /u,
};
const asksToHear = {
  en: / (?:tell|say to|advise) me |^ (?:(?:so|and|but) )*how (?:do|can|should|would) (?:i|we|you|one) (?:tell|explain|say) /u,
  he: /^ (?:(?:אז|ו) )*ו?איך (?:מספרים|אומרים|מסבירים|לספר|להגיד|לומר|להסביר|אני (?:מספר|מספרת|אומר|אומרת|מסביר|מסבירה)) | (?:תגיד|תגידי|להגיד|לומר|תסביר|תסבירי|תייעץ|תייעצי) לי /u,
};
const isTold = (normal: string) => normal.trim().split(' ').length > shortWordsMax;

function complaintIn(text: string, language: Language): Sentence | null {
  return (
    sentencesOf(withoutQuotations(text), language).find(
      ({ normal, wordCount }) =>
        wordCount <= complaintWordsMax &&
        (complaints[language].test(normal) || reproaches[language].test(normal)) &&
        !reportPatterns[language].test(normal),
    ) ?? null
  );
}

/** Likeness knows a feeling by its word, and not that the word is denied or somebody else’s. */
function isUnmeant(meant: Likely, text: string, language: Language): boolean {
  if (meant === 'decline') return goesOnAfterNo[language].test(normalised(text));
  if (meant === 'fear') return isFearUnmeant(normalised(text), language);
  if (meant !== 'feeling') return false;
  const clauses = text
    .split(clauseEnds)
    .map(normalised)
    .filter((one) => one.trim() !== '');
  return clauses.every(
    (clause) =>
      deniedFeelingsIn(clause, language).length > 0 && feelingsIn(clause, language).length === 0,
  );
}
/** “I’m not shocked, but I don’t know where to begin” declines nothing. */
const goesOnAfterNo = {
  en: /^ (?:i'm|i am|im|it's|its) not \S.* but (?:\S+ ){3,}/u,
  he: /^ (?:אני|זה|זו) לא \S.* (?:אבל|אלא) (?:\S+ ){2,}/u,
};
const clauseEnds = /[.,;:!?…–—\n]|\s(?:but|just|more|אבל|פשוט|יותר)\s/u;

/** A likely step is one if a sentence has the words of its title. */
function stepIn(text: string, language: Language): Understanding | null {
  const sentence = sentencesOf(text, language).findLast(
    (one) =>
      !one.asks &&
      !isDoubtful(one.normal, language) &&
      isPlannedStep(
        one.normal,
        language,
        () => dayNamedIn(one.text, language, new Date(0), 'UTC')?.hasDay ?? false,
      ),
  );
  return sentence ? { intent: 'commitment', sentence, topic: null } : null;
}

function likelyOf(intent: Intent): Likely {
  return /^(?:ask|about)_/u.test(intent) ? 'question' : intent;
}

/** A question that no rule explains is beyond the guide; null where nothing asks. */
function questionIn(text: string, language: Language): Understanding | null {
  const sentences = sentencesOf(text, language);
  const sentence =
    sentences.findLast((one) => one.text.includes('?')) ?? sentences.findLast(({ asks }) => asks);
  if (!sentence) return null;
  const topic = knownTopic({ intent: 'ask_fact', sentence }, language)?.topic ?? null;
  return { intent: knownQuestions[topic ?? '']?.intent ?? 'ask_fact', sentence, topic };
}
