import type { Language } from '#contract/shapes.ts';
import { script } from '#content/guide/script.ts';
import { isKin } from './english-words.ts';
import { isFrame } from './lesser-sentences.ts';
import { normalised } from './normalise.ts';
import { joinedClause } from './word-forms.ts';
import { compiled } from './patterns.ts';

/** A part of a sentence that stands by itself; it is never cut inside. */
export interface Clause {
  text: string;
  normal: string;
  afterContrast: boolean;
  isQuestion: boolean;
}

const wordsMax = 14;
const rejected = compiled(script.fragment.reject);
const pictures = /(?:[\p{Extended_Pictographic}\p{Emoji_Modifier}]|\u200D|\u20E3|\uFE0F)+/gu;
const contrasts = /^(?:but|however|although|though|yet|and yet|except|אבל|אך|אלא|רק)$/iu;
/** Words between clauses; the first group keeps them out of the clause that follows. */
const joints = {
  en: /(?:^|\s+)(but|however|although|though|and yet|except that|because(?!\s+of\b)|cuz|cause(?=\s+(?:i|i'm|im|we|he|she|they|it|my)\b)|so that|so(?=\s+(?:i|i'm|i'll|i've|im|ive|we|he|she|they|it|my|our|now|nobody|everyone|that|what|how|why)\b)|and then|then|which|since(?=\s+(?:i|i'm|i've|im|ive|we|we've|he|she|they|it|there)\b)|and(?=\s+(?:i|i'm|i'll|i've|im|ive|we|he|she|they|it|my|our|now|the|nobody|everyone)\b))\s+/giu,
  he: new RegExp(
    `(?:^|\\s+)((?:אבל|אך|כי|אז|ואז|ולכן|ופתאום)(?=\\s)|(?:אלא|בגלל|למרות|מפני) ש(?=\\p{L})|ו(?=(?:אני|הוא|היא|הם|אנחנו|זה|עכשיו|אין|לא|כל|אף|אמא|אבא) )|${joinedClause})\\s*`,
    'gu',
  ),
};

/** A word that the person forbids is not said back, nor what others want of them: “I don’t want to calm down”. */
const forbidden = {
  en: /(?:don't|dont|do not|never) (?:call|say|use|mention) |(?:without|not) the word |(?:don't|dont|do not|won't) (?:want to |need to )?(?:calm down|relax|cheer up|get over|move on|let it go|see it positively)/iu,
  he: /בלי המילה|לא המילה|שלא תגיד|לא (?:רוצה |צריך |צריכה )?(?:להירגע|להרגע|לשחרר|להתגבר|לחשוב חיובי|לעבור הלאה)/u,
};
/** “Help me do one thing so I don’t look”: what is aimed at is no fact. */
const aim = /^so that$/iu;
const aimOrResult = /^so$/iu;
const asksFor =
  /(?:^|\s)(?:help (?:me|us)|let me|give me|make me|find me|please|i(?:'d| would)? (?:just |only |really )?(?:want|need|wish|like|try|tried)|i'm (?:just )?trying|can (?:you|we|i)|could (?:you|we|i))(?=\s)/iu;
const condition = { en: /(?:^|\s)(?:if|when|once|unless)\s/iu, he: /(?:^|\s)ו?(?:אם|כש\p{L}+)\s/u };
const thenOf = { en: /^(?:and )?then$/iu, he: /^ו?אז$/u };
/** “8 weeks of this and then I can run”: what comes after them is not so yet. */
const ahead = {
  en: /^(?:i|we|he|she|they|it)(?:'ll|'d)\s|^(?:\S+ ){1,3}(?:can|could|will|would|might|may)\s/iu,
  he: /^(?:אני |אנחנו )?(?:אוכל|נוכל|אפשר יהיה|יהיה|תהיה)\s/u,
};
/** A part of a sentence that makes its neighbour depend on it; “even if” does not. */
const depends = {
  en: /^(?:(?:and|but|or|only|not) )*(?:if|unless|without|until|till|as long as|provided) /iu,
  he: /^(?:ו|אבל |רק |או )?(?:אם|אלא אם|בתנאי|כל עוד|עד ש\p{L}+|בלי) /u,
};

/** “And then Dad would get involved.” */
function isOutcome(part: string, language: Language): boolean {
  const [then = ''] = /^\S+(?: then)?(?=\s)/iu.exec(part) ?? [];
  return thenOf[language].test(then) && ahead[language].test(part.slice(then.length).trimStart());
}

/** The parts of a text at its marks; a condition stays with what depends on it. */
function partsOf(text: string, language: Language): string[] {
  const parts: string[][] = [];
  const marks = /(?<=[.!?;:,…](?=\s|$)|\n|\s[–—-]\s|[()"“”״](?![א-ת])|(?<![א-ת])["״])/u;
  let before = { isOpen: false, isCondition: false, isFrame: false };
  for (const part of text.split(marks)) {
    const start = part.slice(0, partStartMax).trimStart();
    const isCondition = depends[language].test(start);
    const isJoined =
      before.isOpen &&
      !contrasts.test(start.split(' ', 1)[0] ?? '') &&
      (isCondition || before.isCondition || before.isFrame || isOutcome(start, language));
    if (isJoined) parts.at(-1)?.push(part);
    else parts.push([part]);
    before = {
      isOpen: part.slice(-partEndMax).trimEnd().endsWith(','),
      isCondition,
      isFrame: isJoined ? before.isFrame : isFrame(start, language),
    };
  }
  return parts.map((joined) => joined.join(''));
}
/** Enough to see how a part begins and ends. */
const partStartMax = 60;
const partEndMax = 4;

const ofSpeaker = /^(?:i|i'm|i'd|we)\s/iu;
/** “But I’m also kind of furious?”: the mark is only a tone. */
export const statesDoubtfully =
  /^(?:(?:but|and|so|maybe|like) )*(?:i'm|im|i feel|i felt|i am) (?!(?:right|not|ok|okay|i|allowed|supposed|wrong|crazy)\b)(?!.*\b(?:right|yeah|you|ok|okay|isn't|do|does|what|how|why|or)\b)[^?]+\?$/iu;
/** A sentence of so many letters has more words than a clause. */
const wholeLengthMax = 300;
const tailWordsMax = 2;
/** Two words are no longer. */
const tailLengthMax = 80;

function isTail(text: string): boolean {
  return text.trim().split(' ', tailWordsMax + 1).length <= tailWordsMax;
}

/** “Not because he asked”, “even though …”: words that stay with the reason after them. */
const staysJoined = {
  en: /(?:^|\s)(?:not|only|just|partly|mostly|even|is|was|it's|that's)$|(?:^|\s)only\s/iu,
  he: /(?:^|\s)(?:לא|רק|אלא|גם|זה|בעיקר|דווקא|אפילו)$/u,
};
const reasons = /^(?:because|cuz|cause|though|although|כי|(?:בגלל|מפני|למרות) ש)$/iu;
/** “We tried once and it lasted a week”: what came of it. */
const came = {
  en: /^(?:it|that) (?:(?:only|just|never|didn't|didnt) )?(?:last|work|help|fail|held|hold|end)\p{L}* /iu,
  he: /^(?:זה )?(?:(?:לא|רק) )?(?:החזיק|נמשך|עבד|הצליח|עזר|נגמר|נכשל)(?=\s|$)/u,
};
const joinedTo = { en: /^and$/iu, he: /^ו$/u };
const soleSubject = {
  en: /^(?:(?:me|(?:my|our|the|his|her) (?:\p{L}+ )?(\p{L}+)|\p{Lu}\p{Ll}+))$/u,
  he: /^(?:(?:\p{L}+|(?:בן|בת) (?:ה?זוג|זוגי|זוגתי)|אח שלי|אחות שלי)(?: (?:שלי|שלנו))?)$/u,
};

/** “The kids and they …”: a second subject for the same people. */
const pronounSubject = /^(?:he|she|they|it|we|nobody|everyone|הוא|היא|הם|הן|זה)\s/iu;

function isJoinedSubject(
  before: string,
  joint: string,
  after: string,
  language: Language,
): boolean {
  const own = before.trim();
  const subject = soleSubject[language].exec(own);
  if (!subject || !joinedTo[language].test(joint.trim()) || pronounSubject.test(after))
    return false;
  // “My uncle died and I …” has two subjects.
  return language === 'he' || own.split(' ').length < 3 || isKin(subject[1] ?? '');
}

/** The clauses of a text in order, each whole: split at punctuation and at the words between clauses. */
export function clausesOf(text: string, language: Language): Clause[] {
  const clauses: Clause[] = [];
  // A sign ends what stands before it: “a spreadsheet and spite 😂 no really …”.
  for (const sentence of partsOf(text.replaceAll(pictures, '\n'), language)) {
    const isQuestion = sentence.includes('?') && !statesDoubtfully.test(sentence.trim());
    const plain = sentence
      .replaceAll(
        /[.!?;:…]+(?=\s|$)|,+\s*$|[\n()“”]+|"(?![א-ת])|(?<![א-ת])"|״(?![א-ת])|(?<![א-ת])״|\s[–—-]\s/gu,
        ' ',
      )
      .replaceAll(/\s+/gu, ' ')
      .trim();
    let start = 0;
    let afterContrast = false;
    let isAim = false;
    const isFramed = isFrame(plain.slice(0, partStartMax), language);
    for (const match of plain.matchAll(joints[language])) {
      // “My sister and I” is one subject.
      const after = match.index + match[0].length;
      const rest = plain.slice(after, after + partStartMax);
      if (isJoinedSubject(plain.slice(start, match.index), match[1] ?? '', rest, language))
        continue;
      // “Nice but slow”, “he wants kids and I don’t”: one thing.
      const isLinked =
        contrasts.test((match[1] ?? '').trim()) || joinedTo[language].test((match[1] ?? '').trim());
      if (isLinked && isTail(plain.slice(after, after + tailLengthMax))) continue;
      if (isLinked && came[language].test(rest)) continue;
      // A clause of a frame is no claim alone.
      if (isFramed && !contrasts.test((match[1] ?? '').trim())) continue;
      const before = plain.slice(start, match.index);
      // “If it’s bad, then I’m the one who …” is one thought.
      const isThen = thenOf[language].test((match[1] ?? '').trim());
      const near = plain.slice(Math.max(start, match.index - wholeLengthMax), match.index);
      if (isThen && (condition[language].test(near) || ahead[language].test(rest))) continue;
      if (reasons.test((match[1] ?? '').trim()) && staysJoined[language].test(near.trimEnd()))
        continue;
      // “He and I” is one subject.
      if (/^and$/iu.test((match[1] ?? '').trim()) && /(?:^|\s)(?:he|she|they)\s*$/iu.test(before))
        continue;
      const joint = (match[1] ?? '').trim();
      const isAimed = aim.test(joint) || (aimOrResult.test(joint) && asksFor.test(before));
      // A sentence of the person’s can be turned whole; of a request the beginning is quoted.
      const isWhole =
        plain
          .slice(start, start + wholeLengthMax)
          .trim()
          .split(' ').length <= wordsMax;
      if (isAimed && isWhole && ofSpeaker.test(before.trim())) continue;
      add(before);
      afterContrast = contrasts.test(joint);
      isAim = isAimed;
      start = match.index + match[0].length;
    }
    add(plain.slice(start));

    function add(part: string) {
      const own = part.trim();
      const count = own.split(' ').length;
      if (isAim || forbidden[language].test(own)) return;
      if (own.length < 2 || count > wordsMax || rejected.some((one) => one.test(own))) return;
      clauses.push({ text: own, normal: normalised(own), afterContrast, isQuestion });
    }
  }
  return clauses;
}
