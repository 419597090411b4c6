import type { Line } from '#content/guide/script.ts';
import { type SubjectKind, subjectKinds } from '#content/guide/subjects.ts';
import type { Language } from '#contract/shapes.ts';
import type { ChatState } from './chat-state.ts';
import { clausesIn } from './dropped-topics.ts';
import { hasWord, normalised } from './normalise.ts';

/** Words before the one for a kind: “it’s not about …”, “I never mentioned …”. */
const refusals: Record<Language, string> = {
  en: String.raw`(?:(?:it's|its|it is|this is|that's|thats|it was) not(?: really| actually| just| even)?(?: about| to do with)?|(?:it|this|that) (?:isn't|isnt|wasn't|wasnt)(?: really| actually| just)?(?: about)?|^ (?:(?:no|sorry|and|so|well|ok|but) )*not(?: about)?|nothing to do with|i(?:'ve| have)?(?: \S+)? (?:never|didn't|didnt|did not|wasn't|wasnt|haven't|not)(?: even| once)? (?:mention|mentioned|say|said|speak|spoke|spoken|speaking|talk|talked|talking|ask|asked|asking|mean|meant|bring up|brought up)(?: (?:a thing|anything|a word|a single word|you))?(?: about| of)?|who (?:said|mentioned|talked|spoke)(?: anything| a thing)?(?: about)?|why (?:\S+ ){1,4}about|(?:stop|enough) (?:with|about))(?: (?:my|the|a|an|any|this|that|your))*`,
  he: String.raw`(?:(?:(?:זה|זו|זאת) (?:בכלל |ממש |באמת )?(?:לא|אינו)|^ (?:(?:לא|אבל|סליחה|טוב|אז) )*לא)(?: בגלל| על| עניין של| קשור| שייך)?|אין לזה (?:שום )?קשר|(?:אני )?(?:בכלל )?לא (?:דיברתי|אמרתי|הזכרתי|סיפרתי|שאלתי|כתבתי|התכוונתי|מדבר|מדברת)(?: בכלל| כלום| מילה| שום דבר| אף פעם)*(?: על)?|מה (?:ה?קשר|קשור|קשורה)|(?:מי|מתי) (?:דיבר|דיברתי|אמר|אמרתי|הזכיר|הזכרתי)(?: משהו| בכלל| כלום)?(?: על)?|למה (?:\S+ ){0,3}על|(?:די|מספיק) עם)`,
};
/** Words after it. */
const tails: Record<Language, string> = {
  en: '(?: (?:at all|again|really|thing|stuff|here|please|though|lol|question|issue|problem|related|or anything))*',
  he: '(?: (?:בכלל|שוב|פה|כאן|בבקשה|עכשיו|שלי|שלנו|הזאת|הזה))*',
};

interface Signs {
  refused: RegExp;
  /** “Work again?”, “loneliness?”: a refusal only where the guide speaks of it. */
  repeated: RegExp;
  named: RegExp;
}

/** A longer message is no answer to what the guide spoke of. */
const readLengthMax = 400;
const kinds = Object.keys(subjectKinds) as SubjectKind[];
const signs: Record<Language, Map<SubjectKind, Signs>> = {
  en: new Map(kinds.map((kind) => [kind, englishSigns(subjectKinds[kind].words.en)])),
  he: new Map(kinds.map((kind) => [kind, hebrewSigns(subjectKinds[kind].words.he)])),
};

function englishSigns(words: string): Signs {
  const noun = `(?:${words})`;
  return {
    refused: new RegExp(
      `(?:(?:^| )${refusals.en} ${noun}${tails.en} $|^ (?:my |the )?${noun} (?:has nothing to do with (?:it|this)|(?:isn't|isnt) the (?:point|problem|issue)) )`,
      'u',
    ),
    repeated: new RegExp(
      `^ (?:(?:no|ok|oh|um|what|sorry|huh|again|always|with|not) )*(?:my |the |about )?${noun}(?: again)? $`,
      'u',
    ),
    named: new RegExp(` ${noun} `, 'u'),
  };
}

function hebrewSigns(words: string): Signs {
  const noun = `[למה]{0,2}(?:${words})`;
  return {
    refused: new RegExp(
      `(?:^| )${refusals.he} ${noun}${tails.he} $| על ${noun} (?:בכלל )?לא (?:דיברתי|אמרתי|סיפרתי|שאלתי|מדבר|מדברת) `,
      'u',
    ),
    repeated: new RegExp(`^ (?:(?:לא|אה|מה|סליחה|אוף|שוב|עוד|פעם|על|עם) )*${noun}(?: שוב)? $`, 'u'),
    named: new RegExp(` [ובלמהשכ]{0,3}(?:${words}) `, 'u'),
  };
}

/** The kinds of subjects that a message says it is not about: “I never mentioned work”, “not work, our home”, “work again?”. */
export function kindsRefused(message: string, language: Language, subject: string | null) {
  const text = message.slice(0, readLengthMax);
  const clauses = clausesIn(text);
  const questions = [...text.matchAll(/[^.,;:!?…]+(?=\?)/gu)].map(([one]) => normalised(one));
  const short = [...questions, ...clauses.filter((one) => isAgain.test(one))];
  return kinds.filter((kind) => {
    const { refused, repeated } = signs[language].get(kind) ?? {};
    const isSpokenOf = subjectKinds[kind].subjects.some((one) => one === subject);
    return (
      clauses.some((one) => refused?.test(one)) ||
      (isSpokenOf && short.some((one) => repeated?.test(one)))
    );
  });
}

const isAgain = / (?:again|always|שוב|עוד פעם) /u;

/** A line about something that the person says it is not about. */
export function isClosed({ id, ...line }: Line, state: ChatState): boolean {
  const { closedKinds, closedWords, language } = state;
  if (closedKinds.length + closedWords.length === 0 || !/^(?:subject|remark)\./u.test(id))
    return false;
  const normal = normalised(line[language]);
  return (
    closedKinds.some((kind) => signs[language].get(kind)?.named.test(normal)) ||
    closedWords.some((word) => hasWord(normal, word))
  );
}
