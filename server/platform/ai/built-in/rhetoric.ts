import type { Language } from '#contract/shapes.ts';
import { sentencesOf } from './sentences.ts';

/** “What do they know”: the form of a question, and meant as none. */
const rhetoric: Record<Language, RegExp> = {
  en: /^ (?:(?:and|but|so|well|ha) )*(?:what (?:do|does|would|did) (?:they|she|he|people|those people|others|anyone|anybody|any of them|my \S+|the \S+) (?:even |really )?know(?: about (?:it|that|this|me|us|life|grief|love))?|who (?:do|does) (?:they|he|she) think (?:they|he|she) (?:are|is)|who (?:even |really )?cares|why is (?:everything|it all|all of (?:it|this)|life) (?:always )?(?:so|this) \S+|is (?:that|it|this) (?:really )?(?:so|too) much to ask(?: for)?|what difference (?:does|would|will) (?:it|that|any of it) make|what else (?:was|am) i (?:supposed|meant) to do|how (?:could|can) (?:anyone|anybody|they|he|she|people)(?: \S+){1,4})(?: (?:anyway|really|all of them|about it|right))* $/u,
  he: /^ (?:(?:אבל|אז|נו) )*ו?(?:מה (?:הם|הן|היא|הוא|אנשים|כולם) (?:כבר |בכלל )?(?:יודע|יודעת|יודעים|יודעות|מבין|מבינה|מבינים|מבינות)|(?:מי הוא|מי היא) חוש\p{L}+ שה(?:וא|יא)|את מי זה מעניין|למה הכו?ל (?:תמיד )?(?:כל כך|כזה) \S+|זה (?:כזה |כל כך |יותר מדי )?הרבה לבקש|מה זה כבר ישנה|מה כבר ביקשתי|מה עוד (?:יכולתי|אפשר היה) לעשות)(?: (?:בכלל|כבר|על זה|בזה|עליי|עלינו|מהחיים))* $/u,
};

/** A message without such questions; empty where it is nothing else. */
export function withoutRhetoric(text: string, language: Language): string {
  const sentences = sentencesOf(text, language);
  const meant = sentences.filter(({ normal }) => !rhetoric[language].test(normal));
  return meant.length === sentences.length ? text : meant.map((one) => one.text).join(' ');
}
