import type { Language } from '#contract/shapes.ts';
import { englishAims } from './english-aims.ts';
import { reported, englishClause, englishMentions } from './english-words.ts';
import { hebrewClause, hebrewMentions, hebrewAims } from './hebrew-words.ts';
import type { Aim, Mention } from './named-parts.ts';
import { isShaming, weightOf } from './clause-weight.ts';
import { clausesOf } from './clauses.ts';
import { normalised } from './normalise.ts';
import { pointOf } from './point.ts';
import { leaningIn, quotations, withoutQuotations } from './quotes.ts';
import { sentencesOf } from './sentences.ts';
import { concernsGuide } from './to-guide.ts';
import { wholeMirrors, withSpeaker } from './whole-sentences.ts';

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
const bracketed = /\s?\([^()\n]{1,30}\)/gu;
/** “If I’m honest” and “basically” are not said back. */
const fillers = /,? if i['’]?m (?:being )?honest(?=[\s.,!?]|$)|(?<=\s)basically /giu;

export function ownWordsOf(written: string, language: Language): OwnWords {
  const text =
    language === 'en' ? written.replaceAll(bracketed, '').replaceAll(fillers, '') : written;
  const { clause: turned, mentions: named, aims } = grammars[language];
  const clauses = clausesOf(readPart(text), language);
  const whole = pointOf(readPart(text), language);
  // “He said ‘I’m sorry’”: the “I” of others is not the person.
  const point = withoutQuotations(whole, ' “” ');
  const beginnings = language === 'en' ? sentencesOf(point, language).map((one) => one.text) : [];
  const leaning = leaningIn(point, language);
  const [last = '', ...before] = point
    .trim()
    .split(/(?<=[.!?…])\s+|\n/u)
    .toReversed();
  const clauseMirrors = clausesOf(point, language)
    .filter(
      ({ isQuestion, normal }) =>
        !isQuestion && !isShaming(normal, language) && !concernsGuide(normal, language),
    )
    .flatMap((clause) => {
      // “That he’ll go and I’ll have to pay”: what is feared is no fact.
      const isFeared = beginnings.some(
        (sentence) => reported.test(sentence) && sentence.includes(clause.text),
      );
      const isFirst = beginnings.some((sentence) => sentence.startsWith(clause.text));
      const own = isFirst ? withSpeaker(clause.text) : clause.text;
      const isLost = isFeared || leaning.some((sentence) => sentence.includes(clause.text));
      const mirror = isLost || notThis[language].test(clause.normal) ? null : turned(own);
      if (mirror === null) return [];
      const weight = weightOf(clause, language);
      const isLast = weight > 0 && before.length > 0 && last.includes(clause.text);
      return [{ text: mirror, source: clause.text, score: weight + (isLast ? lastWeight : 0) }];
    });
  // Of equals the later one: people come to their point.
  const mirrors = wholeMirrors(point, language, clauseMirrors)
    .filter(({ source }) => !leaning.some((sentence) => sentence.includes(source)))
    .toReversed()
    .toSorted((a, b) => b.score - a.score);
  // People in quotation marks are not those of the person.
  const own = readPart(text).replaceAll(quotations, ' ').replaceAll(spoken, ' ');
  const mentions = clausesOf(own, language).flatMap((clause) => named(clause.text));
  return {
    mirrors: mirrors.filter(({ source }) => !insultsSelf[language].test(normalised(source))),
    people: textsOf(mentions, 'person'),
    things: textsOf(mentions, 'thing'),
    aims: clauses
      .filter(({ normal }) => !concernsGuide(normal, language))
      .flatMap((clause) => aims(clause.text)),
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

/** People come to their point in the last sentence. */
const lastWeight = 2;

/** “I kept quiet like an idiot”: turned, it would be the guide that insults. */
const insultsSelf = {
  en: / (?:like|as|i'm|im|i am|i was|i feel|me|being|makes me|myself|such) (?:(?:just|such|so|really|some|a|an|the|complete|total|absolute|right|utter|bloody|stupid|pathetic|like|feel) ){0,4}(?:idiot|moron|fool|failure|loser|coward|git|twat|weirdo|freak|dummy|imbecile|disgrace|screwup|screw up|waste of space|piece of (?:\S+)|stupid|pathetic|dumb|worthless|useless|ridiculous) | (?:i must (?:be|seem|look|sound)|i (?:didn't|didnt|don't|never) even (?:notice|see|ask|care|think)|i'm (?:so |too |just )?(?:boring|ugly|fat|lazy|weak|old)|it's (?:a (?:bit|little) )?dishonest) /u,
  he: / (?:כמו |כזה |כזאת |איזה |סתם |פשוט |ממש |אני )?(?:אידיוט|אידיוטית|מטומטם|מטומטמת|טיפש|טיפשה|טמבל|טמבלית|דביל|דבילית|מפגר|מפגרת|אפס|אפסית|לוזר|לוזרית|כישלון|כשלון|כישלונית|פתטי|פתטית|פחדן|פחדנית|סמרטוט|דפוק|דפוקה|עלוב|עלובה|חסר ערך|חסרת ערך) /u,
};

/** “Not for my father’s sake, …”: the half that is put away. */
const notThis = {
  en: /^ not (?:for|because|about|out of) /u,
  he: /^ לא (?:בשביל|בגלל|כדי|מתוך) /u,
};
