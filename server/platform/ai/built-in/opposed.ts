import type { Language } from '#contract/shapes.ts';
import type { Place } from './corrections.ts';
import { normalised } from './normalise.ts';

/** “Joy? No, quite the opposite”: the word that is taken up, and denied. */
export function opposedIn({ units, at }: Place, language: Language): string | null {
  const asked = /^\P{L}*(?<what>\p{L}{3,})\?+$/iu.exec(units[at] ?? '')?.groups?.['what'];
  const [first = '', second = ''] = units.slice(at + 1, at + 3);
  const denials = [first, `${first} ${second}`].map(normalised);
  return asked && denials.some((one) => opposes[language].test(one)) ? asked : null;
}
const opposes = {
  en: /^ (?:no+ )*(?:(?:quite |just |exactly )?the (?:opposite|contrary)|not at all|hardly|far from it|anything but) $/u,
  he: /^ (?:לא )*(?:(?:בדיוק |ממש )?(?:להפך|להיפך|ההפך|ההיפך)|ממש לא|בכלל לא|מה פתאום) $/u,
};
