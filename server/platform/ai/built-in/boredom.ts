import type { Language } from '#contract/shapes.ts';
import { draft } from './draft.ts';
import { joined, sayLine } from './lines.ts';
import type { Draft, Moment } from './moment.ts';
import { normalised } from './normalise.ts';

type Signs = Record<Language, RegExp>;

const bored: Signs = {
  en: / (?:bored|boring|boredom|nothing (?:else )?(?:to do|on)|nothing to do) /u,
  he: / (?:ה|ב|מ|ש)?(?:משעמם|משעמם לי|שי?עמום|משתעמם|משתעממת|אין לי מה לעשות|אין מה לעשות) /u,
};
const wantsIdea: Signs = {
  en: / (?:what (?:can|could|should|do) (?:i|we|one|you) (?:\S+ )?do|(?:give|got|have|any) (?:me |us )?(?:an |some |any )?(?:ideas?|suggestions?)|suggest (?:something|me)|something to do|what (?:else )?is there to do) /u,
  he: / (?:(?<! אין (?:לי )?)מה (?:אפשר|אני יכול|אני יכולה|כדאי|עושים|לעשות|יש)(?: \S+)?(?: לעשות)?|(?:יש לך|תן לי|תני לי|איזה|תציע|תציעי)(?: לי)? (?:רעיון|רעיונות|משהו)|רעיון מה) /u,
};

const wantsPlay: Signs = {
  en: / (?:(?:got|have|know|is there|play|want|any|tell me|give me)(?: \S+){0,3} (?:a )?(?:game|games|joke|jokes|riddle|riddles|something (?:funny|fun|silly))|let's play|play (?:something|a game)) /u,
  he: / (?:(?:יש|תן|תני|בוא|בואי|נשחק|תספר|תספרי|רוצה|אפשר|אם יש)(?: \S+){0,3} (?:משחק|בדיחה|חידה|משהו (?:מצחיק|כיפי|מטורף))|בוא נשחק|בואי נשחק|(?:או )?משחק) /u,
};

const saysBored = (normal: string, language: Language) => bored[language].test(normal);

/** A bored afternoon needs no questions about itself, and no stages. */
export function beganBored({ state, reading }: Pick<Moment, 'state' | 'reading'>): boolean {
  const [first = reading.text] = state.said;
  return saysBored(normalised(first), reading.language);
}

/** The first words to somebody who is bored. */
export function answerBoredFirst(moment: Moment): Draft {
  return draft(moment, 'boredom', joined(moment, sayLine(moment, 'bored_first')), {
    suggestions: ['draw'],
  });
}

const boredWordsMax = 12;

/** “Im gonna go look”: what is done at once needs no step. */
const goesNow: Signs = {
  en: / (?:(?:i'm|im|i am) (?:just )?(?:gonna|going to)|i'll|ill|ima|gonna) (?:go )?(?:and )?(?:look|try|do it|fix|start|see|get|find|check|give it a go) | (?:going|off) to (?:the|my) (?:garage|kitchen|shop|garden|shed|attic|balcony) /u,
  he: / (?:אני )?(?:הולך|הולכת|זז|זזה|קם|קמה|יורד|יורדת) (?:ל(?:חפש|נסות|בדוק|עשות|תקן|ראות|התחיל)|עכשיו) | (?:יאללה|טוב) (?:אני )?(?:אנסה|אבדוק|אלך) /u,
};

/** A game or a joke is asked for, and nothing hard stands in the way. */
function asksToPlay({ reading, state }: Moment): boolean {
  const { normal, language, words, text } = reading;
  const isAsked = text.includes('?') || words.length <= playWordsMax;
  const isEased = !state.isTroubled || beganBored({ reading, state });
  const isFree = state.griefFor === 0 && isEased && state.step === null;
  return isAsked && isFree && words.length <= boredWordsMax && wantsPlay[language].test(normal);
}
const playWordsMax = 6;

/** The message leaves for something, so that no question has to follow. */
export function goesAtOnce({ normal, language }: Moment['reading']): boolean {
  return goesNow[language].test(normal);
}

/** Somebody who is bored and asks what to do gets a few things to choose from. */
export function answerBoredIdea(moment: Moment): Draft | null {
  const { reading, state } = moment;
  const { normal, language } = reading;
  if (state.turn === 0 && reading.words.length <= boredWordsMax && saysBored(normal, language))
    return answerBoredFirst(moment);
  if (asksToPlay(moment)) {
    const said = sayLine(moment, 'play');
    if (said) return draft(moment, 'answer:ask_advice', joined(moment, said));
  }
  const goes = state.turn > 0 && goesAtOnce(reading);
  if (!goes && !wantsIdea[language].test(normal)) return null;
  const wasBored = [normal, ...state.said.map(normalised)].some((one) => saysBored(one, language));
  if (!wasBored) return null;
  if (goes) {
    const go = sayLine(moment, 'bored_go');
    return go && draft(moment, 'agreed', joined(moment, go));
  }
  if (state.griefFor > 0 || state.step) return null;
  const said = sayLine(moment, 'bored_ideas');
  return said && draft(moment, 'answer:ask_advice', joined(moment, said));
}
