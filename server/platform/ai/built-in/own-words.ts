import type { Language } from '#contract/shapes.ts';
import { englishClause, englishMentions, englishAims } from './english-words.ts';
import { hebrewClause, hebrewMentions, hebrewAims } from './hebrew-words.ts';
import type { Aim, Mention } from './named-parts.ts';
import { clausesOf, type Clause } from './clauses.ts';
import { sentencesOf } from './sentences.ts';
import { feelingsIn, topicsIn } from './signals.ts';
import { wholeMirrors, withSpeaker } from './whole-sentences.ts';

const quotations =
  /"[^"\n]{2,200}"|“[^”\n]{2,200}”|(?<![א-ת])״[^״\n]{2,200}״|(?<![א-ת])'(?=[א-ת])[^'\n]{2,200}'(?![א-ת])/gu;
/** Words that somebody said, after a colon. */
const spoken =
  /(?<=(?:אמר|אמרה|אמרו|כתב|כתבה|שאל|שאלה|צעק|צעקה|צעקו|shouted|yelled|said|says|told|wrote|asked)(?: (?:לי|לנו|אותי|to me|me|us))?):\s[^\n.!?]*/giu;
/** Longer messages are read for these parts from their beginning and their end. */
const readLengthMax = 2_000;

/** A clause of the person, turned to them: “your boss ignored you”. */
export interface Mirror {
  text: string;
  /** The words of the person that it was made of. */
  source: string;
  score: number;
}

/** The parts of a message that a reply can be made of. All are in the language of the message. */
export interface OwnWords {
  /** Best first. */
  mirrors: Mirror[];
  people: string[];
  things: string[];
  aims: Aim[];
}

const grammars = {
  en: { clause: englishClause, mentions: englishMentions, aims: englishAims },
  he: { clause: hebrewClause, mentions: hebrewMentions, aims: hebrewAims },
};

/** “My son (15) failed”. */
const bracketed = /\s*\([^()\n]{1,30}\)/gu;

export function ownWordsOf(written: string, language: Language): OwnWords {
  const text = language === 'en' ? written.replaceAll(bracketed, '') : written;
  const { clause: turned, mentions: named, aims } = grammars[language];
  const clauses = clausesOf(readPart(text), language);
  const beginnings = language === 'en' ? sentencesOf(text, language).map((one) => one.text) : [];
  // “He said ‘I’m sorry’”: the “I” of others is not the person.
  const quotes = [...readPart(text).matchAll(quotations)].map(([quote]) => quote);
  const [last = '', ...before] = readPart(text)
    .trim()
    .split(/(?<=[.!?…])\s+|\n/u)
    .toReversed();
  const clauseMirrors = clauses
    .filter(({ isQuestion }) => !isQuestion)
    .filter((clause) => !quotes.some((quote) => quote.includes(clause.text)))
    .flatMap((clause) => {
      const isFirst = beginnings.some((sentence) => sentence.startsWith(clause.text));
      const own = isFirst ? withSpeaker(clause.text) : clause.text;
      const mirror = notThis[language].test(clause.normal) ? null : turned(own);
      return mirror === null
        ? []
        : [
            {
              text: mirror,
              source: clause.text,
              score:
                scoreOf(clause, language) +
                (before.length > 0 && last.includes(clause.text) ? lastWeight : 0),
            },
          ];
    });
  // Of equals the later one: people come to their point.
  const mirrors = wholeMirrors(readPart(text), language, clauseMirrors)
    .toReversed()
    .toSorted((a, b) => b.score - a.score);
  // People in quotation marks are not those of the person.
  const own = readPart(text).replaceAll(quotations, ' ').replaceAll(spoken, ' ');
  const mentions = clausesOf(own, language).flatMap((clause) => named(clause.text));
  return {
    mirrors,
    people: textsOf(mentions, 'person'),
    things: textsOf(mentions, 'thing'),
    aims: clauses.flatMap((clause) => aims(clause.text)),
  };
}

function readPart(text: string): string {
  if (text.length <= readLengthMax) return text;
  const half = readLengthMax / 2;
  const [head, tail] = [text.slice(0, half), text.slice(-half)];
  return `${head.slice(0, head.lastIndexOf(' '))}.\n${tail.slice(tail.indexOf(' ') + 1)}`;
}

function textsOf(mentions: Mention[], kind: Mention['kind']): string[] {
  return [...new Set(mentions.filter((one) => one.kind === kind).map(({ text }) => text))];
}

const ownWords = {
  en: / (?:i|i'm|im|me|my|we|our|us) /u,
  he: /(?: [ושכהמבל]{0,2}(?:אני|לי|שלי|אותי|איתי|ממני|עליי|עלי) |\p{L}{2,}תי )/u,
};
const denials = {
  en: /^ (?:it's|its|it is|that's|thats|that is|it isn't|the \S+) (?:not|isn't|fine|ok|okay) |^ (?:i'm|im|i am) not \S+ $/u,
  he: /^ (?:זה|זאת|זו) לא |^ אני לא \S+ $/u,
};

/** People come to their point in the last sentence. */
const lastWeight = 3;

/** “Not for my father’s sake, …”: the half that is put away. */
const notThis = {
  en: /^ not (?:for|because|about|out of) /u,
  he: /^ לא (?:בשביל|בגלל|כדי|מתוך) /u,
};

/** A word that the person does not want to hear, and what they forbid. */
const unwanted = {
  en: / (?:(?:don't|dont|do not|never) (?:call|say|tell|use|mention)|don't want to|dont want to|without the word|not the word) /u,
  he: / (?:בלי המילה|לא המילה|אל ת\S+|לא רוצה ל\S+|שלא תגיד\S*) /u,
};

/** Short clauses that point at others without naming anything: “you count them”, “that’s on me”. */
const pointers = {
  en: /^ (?:that's|thats|that is|it's|its|it is|this is|i am here|i'm here) | (?:it|them|that|this|there|her|him)(?: anymore| really| too| ngl)? $/u,
  he: /^ (?:זה|זאת|זו|ככה|כך) | (?:אותו|אותה|אותם|אותן|בזה|לזה|מזה|את זה) $/u,
};
const pointersWordsMax = 7;
/** “That’s what eats at me”: what it says was said before. */
const pointsBack = {
  en: /^ (?:and |but )?(?:that's|thats|that is|it's|its) (?:what|the (?:thing|bit|part|point)|my answer|all|really|it) /u,
  he: /^ (?:ו|אבל )?(?:זה|זאת|זו) (?:מה ש|כל מה ש|העניין|הקטע|הסיפור|התשובה)/u,
};

/** A confidence weighs more than the words around it. */
const unsaid = {
  en: / (?:haven't|havent|have not|never|didn't|didnt|couldn't|can't|cant) (?:\S+ )?(?:told|tell|said|say|asked|ask|spoken|admitted) /u,
  he: / (?:לא|אף פעם לא|מעולם לא) (?:\S+ )?(?:סיפרתי|אמרתי|שאלתי|דיברתי|הודיתי|מספר|מספרת|אומר|אומרת) /u,
};

const leadsOn = {
  en: /^ (?:i (?:don't|dont|do not|didn't) (?:\S+ )?(?:know|miss|mean|think|mind|care)|it's not|its not|that's not|i'm not (?:sure|saying)|i suppose|i guess|she said|he said|they said) /u,
  he: /^ (?:אני )?(?:לא (?:יודע|יודעת|מתגעגע|מתגעגעת|מתכוון|מתכוונת|בטוח|בטוחה)|זה לא) /u,
};
/** “My son is 9.” */
const ages = {
  en: / (?:i'm|im|i am|is|he's|she's|turned|turning) \d{1,2}(?: years? old)? (?!times)/u,
  he: / (?:בן|בת) \d{1,2} /u,
};
/** The words that lead to what matters. */
const point = {
  en: / (?:what matters|the (?:point|thing|worst|hardest|truth) is|i (?:think|realised|realized|noticed)|i'm (?:frightened|afraid|scared)|i'd rather|maybe i) /u,
  he: / (?:העיקר|האמת|אני (?:חושב|חושבת|מבין|מבינה|מפחד|מפחדת|תמיד)|הבנתי|בעצם|כנראה|מה ש(?:חשוב|מפחיד|כואב)) /u,
};

/** Whether the person says that they have kept something to themselves. */
export function isUnsaid(normal: string, language: Language): boolean {
  return unsaid[language].test(normal);
}

/** Clauses with a feeling, a turn, or a middle length carry more than others. */
function scoreOf({ text, normal, afterContrast }: Clause, language: Language): number {
  const count = text.split(' ').length;
  let score = 0;
  if (feelingsIn(normal, language).length > 0) score += 3;
  if (topicsIn(normal, language).length > 0) score += 2;
  if (afterContrast) score += 3;
  if (unsaid[language].test(normal)) score += 5;
  if (point[language].test(normal)) score += 4;
  if (ownWords[language].test(normal)) score += 2;
  if (unwanted[language].test(normal)) score -= 4;
  // “It’s not the money” says less than what comes after it.
  if (denials[language].test(normal)) score -= 3;
  if (count <= pointersWordsMax && pointers[language].test(normal)) score -= 4;
  if (pointsBack[language].test(normal)) score -= 4;
  if (count >= 4 && count <= 13) score += 2;
  if (ages[language].test(normal)) score -= 5;
  if (count < 3) score -= 2;
  // “I don’t miss him exactly, I just …”, “I don’t know”: a denial leads to what is meant.
  if (leadsOn[language].test(normal)) score -= 4;
  return score;
}
