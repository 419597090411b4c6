import type { Language } from '#contract/shapes.ts';
import { script } from '#content/guide/script.ts';
import { englishClause } from './english-words.ts';
import type { Mirror } from './own-words.ts';
import { emptyWeight, isShaming, weightOf } from './clause-weight.ts';
import { statesDoubtfully } from './clauses.ts';
import { compiled } from './patterns.ts';
import { sentencesOf } from './sentences.ts';

/** Longer sentences are said back by one of their clauses, and whole where none of these can be. */
const wordsMax = { preferred: 16, ever: 21 };
/** Somebody else speaks in these, or the sentence is more than words. */
const mixed = /["“”״()[\]:;–—/*_]|\p{Extended_Pictographic}|\s-\s/u;
/** “I work nights so how am I supposed to sleep”. */
const asksInside = /\s(?:so|and|but|or) (?:how|why|what|who|when|where) /iu;
const rejected = compiled(script.fragment.reject);
/** “Can’t sleep”, “been crying all day”: the speaker is left out. Acts that may be another person’s are not completed. */
const unspoken: [start: RegExp, subject: string][] = [
  [
    /^(?:still |just |also )?(?:thinking (?:of|about)|trying to|struggling (?:to|with)|dreading|going through|feeling|losing my|having (?:a|an|my|the|trouble)) /iu,
    "I'm ",
  ],
  [/^(?:been|always been|just been|never been) /iu, "I've "],
  [
    /^(?:(?:just|still|really|also|honestly|kind of|kinda) )?(?:can't|cant|cannot|couldn't sleep|(?:don't|dont) (?:want|know|feel|think|like|have|even|get|care|understand|see|trust)|feel|felt|hate|miss|need to|want to|woke up|found out|got (?:an?|my|the|this)|had (?:an?|my|the|this)|lost my|never (?:told|said|asked)) /iu,
    'I ',
  ],
];

/** A sentence with the “I” that its writer left out. */
export function withSpeaker(sentence: string): string {
  const [, subject = ''] = unspoken.find(([start]) => start.test(sentence)) ?? [];
  return subject === ''
    ? sentence
    : `${subject}${sentence.charAt(0).toLowerCase()}${sentence.slice(1)}`;
}

/** Short sentences of a message that can be turned to the person whole. They stand for the clauses in them. */
export function wholeMirrors(
  text: string,
  language: Language,
  clauses: readonly Mirror[],
): readonly Mirror[] {
  if (language === 'he') return clauses;
  const whole = sentencesOf(text, language).flatMap(
    ({ text: sentence, normal, asks, wordCount }) => {
      const own = sentence.trim().replace(/[.!?…\s]+$/u, '');
      const parts = clauses.filter(({ source }) => own.includes(source));
      const most = parts.length > 0 ? wordsMax.preferred : wordsMax.ever;
      const isQuestion =
        !statesDoubtfully.test(sentence.trim()) &&
        (sentence.includes('?') || (asks && withSpeaker(own) === own));
      if (isQuestion || wordCount > most || mixed.test(own) || asksInside.test(own)) return [];
      if (isShaming(normal, language) || rejected.some((one) => one.test(own))) return [];
      const turned = englishClause(withSpeaker(own));
      const alone = weightOf({ text: own, normal, afterContrast: false }, language);
      if (alone <= emptyWeight) return [];
      const score = Math.max(...parts.map((part) => part.score), alone, 0);
      return turned === null ? [] : [{ text: turned, source: own, score }];
    },
  );
  const isLeft = ({ source }: Mirror) => !whole.some((one) => one.source.includes(source));
  return [...clauses.filter(isLeft), ...whole];
}
