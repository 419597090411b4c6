import { askedAlready, asksWhich, onlySaid } from '#content/guide/protests.ts';
import type { Language } from '#contract/shapes.ts';
import { asksOfExercise } from './asks-exercise.ts';
import type { ChatState } from './chat-state.ts';
import type { Place } from './corrections.ts';
import { normalised, wordsOf } from './normalise.ts';
import type { Heard } from './protests.ts';
import { type Reading, readingOf } from './reading.ts';
import { sentencesOf } from './sentences.ts';

/** A question after the last reply, or one that it left unanswered, before the rest of the message. */
export function askedAgain(state: ChatState, reading: Reading): Heard | null {
  if (asksOfExercise(state, reading)) return null;
  return (
    repeats(reading) ??
    indignant(state, reading) ??
    besidePhrase(state, reading) ??
    questionAgain(state, reading) ??
    questionSaidBack(state, reading)
  );
}

/** “You repeat what I said. I’m trying to say that I’m scared”: the matter stands behind the complaint. */
function repeats({ text, language }: Reading): Heard | null {
  const [first, ...others] = sentencesOf(text, language);
  if (!first || !repeating[language].test(first.normal)) return null;
  const rest = others
    .map((one) => one.text)
    .join(' ')
    .trim()
    .replace(triesToSay, '');
  if (wordsOf(normalised(rest)).length < mattersFrom) return null;
  return {
    reading: readingOf(rest, language),
    protest: { kind: 'link', not: null, about: null, isAlone: false },
  };
}
const mattersFrom = 4;
const repeating = {
  en: /^ (?:(?:but|and|now) )*(?:you're|youre|you are|you) (?:just |only |always )*(?:repeating|repeat|echo|echoing|parroting) (?:back )?(?:me|what i|my) (?:\S+ ?){0,4}$/u,
  he: /^ (?:אבל )?(?:אתה|את) (?:רק |סתם |פשוט |כל הזמן )*(?:חוזר|חוזרת) (?:על (?:מה ש\p{L}+|המילים שלי|הדברים שלי)|אחריי) ?(?:\S+ ?){0,2}$/u,
};
const triesToSay =
  /^(?:(?:what )?i(?:['’]m| am) trying to say(?: is)?(?: that)?,? |(?:מה ש)?אני (?:מנסה|ניסיתי) (?:להגיד|לומר)(?: זה)?,? ש?)/iu;

/** “What do you mean, what bothers me? The noise!”: the question is said again before its answer. */
function indignant({ lastReply }: ChatState, { text, language }: Reading): Heard | null {
  const [, echo = '', rest = ''] = echoes[language].exec(text.trim()) ?? [];
  const asked = new Set(wordsOf(turned(normalised(lastReply), language)));
  const said = wordsOf(turned(normalised(echo), language)).filter((word) => word.length >= wordMin);
  const isEcho = said.some((word) => asked.has(word));
  if (!isEcho || wordsOf(normalised(rest)).length < 1) return null;
  return {
    reading: readingOf(rest, language),
    protest: { kind: 'said', not: null, about: null, isAlone: false },
  };
}
const wordMin = 4;
const echoes = {
  en: /^what do you mean,? ([^.!?,]{3,60})[.!?,]+\s+(.{3,})$/isu,
  he: /^מה (?:זאת אומרת|זה אומר),? ([^.!?,]{3,60})[.!?,]+\s+(.{3,})$/su,
};

/** “What is ‘where it sits’? I have to decide …”: words of the last reply are asked after, and the rest is the message. */
function besidePhrase({ lastReply }: ChatState, { text, language }: Reading): Heard | null {
  const [first, ...rest] = sentencesOf(text, language);
  if (!first?.text.includes('?') || rest.some(({ asks }) => asks)) return null;
  const what = asksPhrase[language].exec(first.normal)?.groups?.['what'] ?? '';
  const own = rest.map((one) => one.text).join(' ');
  if (wordsOf(what).length < phraseWordsMin || wordsOf(normalised(own)).length < restWordsMin)
    return null;
  if (!normalised(lastReply).includes(` ${what} `)) return null;
  return {
    reading: readingOf(own, language),
    protest: { kind: 'unclear', not: null, about: null, isAlone: false },
  };
}
const phraseWordsMin = 2;
const restWordsMin = 3;
const asksPhrase = {
  en: /^ (?:(?:and|but|so|wait) )*(?:what(?:'s| is| does| do you mean by| do you mean)|how do you mean) (?<what>.+?)(?: mean)? $/u,
  he: /^ (?:(?:אבל|אז|רגע) )*(?:מה זה|מה זאת אומרת|מה הכוונה|למה הכוונה) (?<what>.+) $/u,
};

/** “I asked if he loves me”: a question of the last message that went unanswered is admitted and asked again. */
function questionAgain({ said }: ChatState, { text, language }: Reading): Heard | null {
  const own = sentencesOf(text, language);
  const from = own.findIndex(({ normal }) => !rejects[language].test(normal));
  const rest = own.slice(from).map((one) => one.text);
  const asked = askedAlready[language].exec(rest.join(' '))?.groups?.['asked']?.trim();
  const before = sentencesOf(said.at(-1) ?? '', language);
  const isRejected = from > 0 && asksWhat.test(asked ?? '');
  if (asked === undefined || (!isRejected && !before.some(({ asks }) => asks))) return null;
  const isWhether = language === 'en' && / asked(?: you)? (?:if|whether) /iu.test(text);
  const question = isWhether ? `Do you think ${asked}?` : `${asked}?`;
  return {
    reading: readingOf(question, language),
    protest: { kind: 'link', not: null, about: null, isAlone: false },
  };
}

/** “Didn’t ask that. I asked what to do about them”: a question by itself. */
const asksWhat = /^(?:what|how) to \p{L}|^(?:מה|איך) (?:עושים|אומרים|ל\p{L}{3,})/u;

/** “Which decision?? I didn’t ask to decide anything.” */
const rejects = {
  en: /^ (?:what|(?:what|which) \S+|i (?:didn't|didnt|never) (?:ask|asked) (?:to|you to) (?:\S+ ){0,3}\S+|(?:no |i )*(?:didn't|didnt|did not|never) (?:ask|asked) (?:that|this|for that)(?: \S+)?) $/u,
  he: /^ (?:(?:איזה|איזו|מה) \S+|(?:אני )?לא (?:ביקשתי|שאלתי) (?:\S+ ){0,3}\S+) $/u,
};

/** “How would I like it to be? I’d like her back”: the question of the guide, said back before its answer. */
function questionSaidBack({ lastReply }: ChatState, { text, language }: Reading): Heard | null {
  const [question] = sentencesOf(lastReply, language)
    .filter((one) => one.text.includes('?'))
    .slice(-1);
  const [first, ...rest] = sentencesOf(text, language);
  if (!question || !first) return null;
  const asked = wordsOf(turned(question.normal, language));
  const own = wordsOf(turned(first.normal, language));
  const blank = unsure[language].exec(first.normal);
  if (rest.length === 0) {
    // “idk touches me??”; “the hands i guess” picks one of several.
    const isOfIt =
      blank !== null &&
      (first.text.includes('?') || !guesses.test(blank[0])) &&
      own.length <= blankWordsMax &&
      wordsOf(turned(first.normal.replace(blank[0], ' '), language)).every((word) =>
        asked.includes(word),
      );
    return isOfIt && own.length > wordsOf(blank[0]).length
      ? plainly(blank[0].trim(), language)
      : null;
  }
  const isSame =
    first.text.includes('?') &&
    own.length >= repeatedWordsMin &&
    own.length >= asked.length - 2 &&
    own.filter((word) => asked.includes(word)).length >= own.length * 0.7;
  return isSame ? plainly(rest.map((one) => one.text).join(' '), language) : null;
}
const repeatedWordsMin = 3;
const blankWordsMax = 6;
const unsure = {
  en: / (?:idk|dunno|i dunno|i don't know|i dont know|i guess|yes i think|i think) /u,
  he: / (?:לא יודע|לא יודעת|אין לי מושג) /u,
};

function plainly(text: string, language: Language): Heard {
  return { reading: readingOf(text, language), protest: null };
}

const guesses = / (?:i guess|yes i think|i think) /u;

/** Without the difference between “I” and “you”. */
function turned(normal: string, language: Language): string {
  return language === 'en'
    ? normal
        .replaceAll(/ (?:i|me)(?= )/gu, ' you')
        .replaceAll(/ (?:my|mine)(?= )/gu, ' your')
        .replaceAll(/ am(?= )/gu, ' are')
    : normal
        .replaceAll(/(?<=\p{L})תי(?= )/gu, 'ת')
        .replaceAll(/ (לי|שלי|אותי|אצלי|בשבילי)(?= )/gu, (word) => ` ${word.trim().slice(0, -1)}ך`);
}

/** “What step? I only said that I’m stressed”: what was said is the message. */
export function onlySaidBeside({ units, at }: Place, language: Language) {
  if (!asksWhich[language].test(normalised(units[at] ?? ''))) return null;
  const rest = onlySaid[language].exec(units[at + 1] ?? '')?.groups?.['rest'];
  return rest === undefined ? null : ({ kind: 'only', not: null, rest, takesNext: true } as const);
}
