import type { Language } from '#contract/shapes.ts';
import { draft } from './draft.ts';
import { isMourning } from './grief.ts';
import { joined, sayLine } from './lines.ts';
import type { Draft, Moment } from './moment.ts';
import { wayInGrief } from './own-questions.ts';

type Signs = Record<Language, RegExp>;

export const wondersIfNormal: Signs = {
  en: / (?:(?:is|was|isn't) (?:it|that|this) (?:\S+ )?(?:normal|usual|common|strange|odd|foolish|silly|mad)|(?:whether|if) (?:it|that|this)(?:'s| is| was) (?:\S+ )?(?:normal|usual|common|strange|odd|foolish|silly)|(?<! (?:what|how|where) )(?:do|does) (?:other |most |many )?(?:people|others|everyone|everybody|anyone else) (?:\S+ )?(?:do|feel|have|get|think|go through) |am i (?:going |being |just )?(?:too |so |a bit )?(?:mad|crazy|normal|bitter|selfish|unfair|morbid|silly|cold|weak|dramatic|ungrateful|horrible|awful)) ?/u,
  he: / (?:(?:זה|האם זה) (?:\S+ )?(?:נורמלי|מקובל|מוזר|הגיוני|טיפשי|מטופש|מגוחך|ילדותי|אגואיסטי|אנוכי|מוגזם)|(?:עוד|גם) (?:אנשים|אחרים)|(?<! מה )(?:אנשים|אחרים) (?:אחרים )?(?:עושים|מרגישים|עוברים)|(?:אני )?(?:משתגע|משתגעת|השתגעתי|נורמלי|נורמלית|מגזים|מגזימה|חלש|חלשה|מריר|מרירה|מתאבל יותר מדי|מתאבלת יותר מדי)) /u,
};
const asksHowToSay: Signs = {
  en: / how (?:do|can|could|should|would|might) i (?:\S+ )?(?:tell|say|talk|speak|explain|write) /u,
  he: / איך (?:אני )?(?:\S+ )?(?:אומרים|אומר|אומרת|מספרים|מספר|מספרת|לומר|להגיד|לספר|לדבר|מדברים|מסבירים|להסביר) /u,
};

/** “Is it all right that I laughed?” */
export const asksLeave: Signs = {
  en: / (?:(?:is|was) (?:it|that|this) (?:\S+ )?(?:all right|alright|ok|okay|wrong|bad|terrible|awful|allowed|too soon|fine)|if (?:it's|it is) (?:all right|alright|ok|okay|wrong)|am i allowed|may i) (?:that|to|if|for)? ?(?:i|me)? ?/u,
  he: / (?:(?:זה|האם זה) (?:\S+ )?(?:בסדר|לגיטימי|נורא|רע|מותר|מוקדם מדי) ש|מותר לי|אם זה בסדר) ?/u,
};

/** “It was silly not to write it down”, “I should have asked her”. */
const regrets: Signs = {
  en: / (?:was (?:it|that|i) (?:so |really )?(?:silly|stupid|daft|wrong|foolish|too late|my fault)|(?:it|that) was (?:so |really |a bit )?(?:silly|stupid|daft|foolish)|should i have|why didn't i|i should have|(?:wonder|wondering) if i (?:did|was|waited|should|could|had)|too (?:early|late|soon)) /u,
  he: / (?:זה היה (?:\S+ )?(?:טיפשי|מטופש|טעות|מאוחר מדי)|הייתי (?:צריך|צריכה)|למה לא (?:\p{L}+תי|\p{L}+נו)|איך לא (?:\p{L}+תי|\p{L}+נו)) /u,
};
const ofGrief: [Signs, string][] = [
  [regrets, 'grief_regret'],
  [asksLeave, 'grief_allowed'],
  [wondersIfNormal, 'grief_normal'],
];

/** Beside a death “is that normal?” and “how do I say it to her?” have answers. */
export function answerInGrief(moment: Moment): Draft | null {
  const { reading, state } = moment;
  const { normal, language } = reading;
  if (!isMourning(state) || state.quietFor > 0) return null;
  if (asksHowToSay[language].test(normal)) {
    const way = wayInGrief(moment);
    return way && draft(moment, 'answer:ask_advice', joined(moment, way));
  }
  const [, pool] = ofGrief.find(([signs]) => signs[language].test(normal)) ?? [];
  const said = pool ? sayLine(moment, pool) : null;
  return said && draft(moment, 'answer:ask_advice', joined(moment, said));
}
