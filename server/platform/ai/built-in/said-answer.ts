import type { Language } from '#contract/shapes.ts';
import type { Slots } from './moment.ts';
import { normalised, wordsOf } from './normalise.ts';
import { type OwnWords, ownWordsOf } from './own-words.ts';
import { beginsGiven, firstAnswer, isQuotable, quotableOf, quoted } from './quotes.ts';
import { feelingsIn } from './signals.ts';
import { sentencesOf } from './sentences.ts';

/** The words that answer the guide’s question, turned to the person and quoted; empty where the message is read as any other. */
export function answerSlots(
  lastReply: string,
  { text, language }: { text: string; language: Language },
  words: OwnWords,
): Pick<Slots, 'c' | 'q'> {
  const idea = ideaAtEnd(text, language);
  if (idea !== null || !/\?\s*$/u.test(lastReply)) return idea ?? {};
  return (
    twoFeelings(text, language) ??
    feltFirst(text, language) ??
    withoutAsked(lastReply, text, language) ??
    firstSaid(lastReply, text, language, words) ??
    {}
  );
}

/** “To know I’m not stuck. Like could I sublet my flat?”: an idea at the end says more than the sentences before it. */
const ideas = {
  en: /^(?:(?:and|but|so|or|like),? )*(?<idea>(?:could|should) (?:i|we) (?:\S+ ){1,9}\S+|(?:maybe|perhaps) (?:i|we) (?:could|should|can) \S.*|what if (?:i|we) \S.*|(?:i|we) could (?:just|maybe|also|always) (?!cry|scream|die|not|never|feel)\S.*)$/iu,
  he: /^(?:(?:אבל|או|אז),? )?(?<idea>(?:אולי|נגיד|למשל|מה אם) (?:ל\p{L}{3,}|שהוא|שהיא|שהם|שאני) \S.*|(?:אולי|נגיד|למשל) (?!כן$|לא$|זה$|אני$|מחר$|היום$|פעם$|\p{L}+תי$)\p{L}{3,}|אולי (?:אני )?א(?!ולי|ני|ין|ז |ף )\p{L}{3,} \S.*)$/u,
};
function ideaAtEnd(text: string, language: Language) {
  const last = sentencesOf(text, language).slice(1).slice(-ideaSentencesMax).toReversed();
  for (const { text: sentence } of last) {
    const own = sentence.trim().replace(/[.!?…,]+$/u, '');
    const idea = ideas[language].exec(own)?.groups?.['idea'];
    if (idea === undefined || !isQuotable(idea) || breaks.test(idea)) continue;
    const count = idea.split(' ').length;
    if (count <= joinedWordsMax) return { c: undefined, q: quoted(idea, language) };
  }
  return null;
}
const ideaSentencesMax = 3;
/** Signs inside a quotation, and a question to the guide. */
const breaks = /["“”״():;\n]|(?:^| )(?:you|your|think|ask|say)(?: |$)|(?:לך|לדעתך|שלך)/iu;

/** The first words after a question answer it. */
function firstSaid(lastReply: string, text: string, language: Language, words: OwnWords) {
  const isAnswer = asksWhat[language].test(lastReply) || beginsGiven(text, language);
  const answer = isAnswer ? firstAnswer(text, language) : null;
  if (answer === null) return null;
  const mirror = words.mirrors.find(({ source }) => source.includes(answer));
  return { c: mirror?.text, q: quoted(answer, language) };
}
/** A question for what is so, and not for what happened. */
const asksWhat = {
  en: /(?:^|[.!?”“\n]\s*)(?:(?:And|So) )?what (?![^?]*(?:happen|after|next|did))[^.?!]*\?\s*$/iu,
  he: /(?:^|[.!?״\n]\s*)(?:אז |ו)?מה (?![^?]*(?:קרה|היה|אחרי))[^.?!]*\?\s*$/u,
};

/** “Honestly”, “mostly”: words around the one that names the feeling. */
const around = {
  en: /^(?:(?:honestly|just|really|so|very|mostly|pretty|kind of|kinda),? )+|,?(?: (?:honestly|mostly|really|i guess|i think|tbh|to be honest))+$/giu,
  he: /^(?:(?:ממש|פשוט|בעיקר|מאוד|האמת|די),? )+|,?(?: (?:בעיקר|ממש|מאוד|האמת|כנראה|אני חושב|אני חושבת))+$/gu,
};
/** “Humiliating”, “מעליב”: what a thing does to somebody. */
const doesSo = { en: /^\p{L}{4,}ing$/iu, he: /^מ\p{L}{3,}$/u };
const notFelt = {
  en: /^(?:nothing|something|anything|everything|morning|evening|thing|during|working|painting)$/iu,
  he: /^(?:מחר|מתישהו|מישהו|מישהי|משהו|מספיק|משפחה|מסכים|מסכימה|מקווה|מבין|מבינה)$/u,
};
const makesMe = /^(?:it |that |this )?(?:makes|made|leaves) me (?:feel )?(\p{L}+)$/iu;

function isFelt(word: string, language: Language): boolean {
  return !word.includes(' ') && feelingsIn(normalised(word), language).length > 0;
}

function feelingOf(sentence: string, language: Language): string | null {
  const bare = sentence.trim().replace(/[.!…,]+$/u, '');
  const own = bare.replaceAll(around[language], '').trim();
  const [, made = ''] = language === 'en' ? (makesMe.exec(own) ?? []) : [];
  if (made !== '') return isFelt(made, 'en') ? `it makes you ${made.toLowerCase()}` : null;
  if (notFelt[language].test(own)) return null;
  return isFelt(own, language) || doesSo[language].test(own) ? own : null;
}

/** “Humiliating. I’m the one who has to explain it”: the feeling, and a whole sentence beside it. */
function feltFirst(text: string, language: Language) {
  const [first, ...others] = sentencesOf(text, language);
  const feeling = first && feelingOf(first.text, language);
  if (!feeling || others.length === 0 || others.some((one) => one.text.includes('?'))) return null;
  const rest = others.map((one) => one.text).join(' ');
  const [mirror] = ownWordsOf(rest, language).mirrors;
  const quote = quotableOf(rest, language);
  if (mirror && mirror.score >= 0)
    return { c: `${feeling}. ${mirror.text.charAt(0).toUpperCase()}${mirror.text.slice(1)}` };
  const joined = `${feeling}. ${quote?.text ?? ''}`;
  return quote && text.includes(joined) && wordsOf(normalised(joined)).length <= joinedWordsMax
    ? { c: undefined, q: quoted(joined, language) }
    : null;
}
const joinedWordsMax = 12;

/** “Anger. And maybe envy too”: one of them alone would be half of the answer. */
const second = {
  en: /^(?:and|maybe|perhaps|also)(?: (?:maybe|perhaps|also|some|a bit of|a little))* (\p{L}+)(?: (?:too|as well|maybe))?(?=[\s.,!]|$)/iu,
  he: /^(?:ו?(?:אולי|גם|קצת) )+(\p{L}+)(?=[\s.,!]|$)/u,
};
function twoFeelings(text: string, language: Language) {
  const [, first = '', rest = ''] = /^(\p{L}+)[.,]? ([^?]+)$/u.exec(text.trim()) ?? [];
  const [more = '', other = ''] = second[language].exec(rest) ?? [];
  if (!isFelt(first, language) || !isFelt(other, language)) return null;
  const both = text.trim().slice(0, text.trim().length - rest.length + more.length);
  return isQuotable(both) ? { c: undefined, q: quoted(both, language) } : null;
}

/** “What goes with it is that …”: the words of the question are the guide’s, and what comes after them the person’s. */
function withoutAsked(lastReply: string, text: string, language: Language) {
  const asked = new Set(wordsOf(normalised(lastReply.split(/(?<=[.!?])\s/u).at(-1) ?? '')));
  const [head = ''] = leadsToAnswer[language].exec(text) ?? [];
  const words = wordsOf(normalised(head)).filter((word) => !joins[language].test(word));
  const isRepeated = words.length >= repeatedWordsMin && words.every((word) => asked.has(word));
  const rest = text.slice(head.length);
  if (!isRepeated || rest.trim() === '') return null;
  const [mirror] = ownWordsOf(rest, language).mirrors;
  const quote = quotableOf(rest, language);
  if (!mirror && !quote) return null;
  return {
    c: mirror && mirror.score >= 0 ? mirror.text : undefined,
    q: quote ? quoted(quote.text, language) : undefined,
  };
}
const repeatedWordsMin = 2;
const leadsToAnswer = {
  en: /^[^.?!,\n]{4,60}? (?:is|was|would be)(?: that)? (?=\S)/iu,
  he: /^[^.?!,\n]{4,60}? (?:ש(?=(?:אני|אנחנו|הוא|היא|הם|זה|אין|יש|לא)\s)|(?:זה|הוא|היא) (?!ש))/u,
};
const joins = { en: /^(?:is|was|would|be|that|i|me|my|the|a)$/u, he: /^(?:ש|זה|הוא|היא|לי|אני)$/u };
