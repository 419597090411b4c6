import type { Language } from '#contract/shapes.ts';
import { sentencesOf } from './sentences.ts';

/** “What do they know”: the form of a question, and meant as none. */
const rhetoric: Record<Language, RegExp> = {
  en: /^ (?:(?:and|but|so|well|ha|oh) )*(?:what can i (?:tell you|say)|what (?:is|'s) there to say|what (?:do|does|would|did) (?:they|she|he|people|those people|others|anyone|anybody|any of them|my \S+|the \S+) (?:even |really )?know(?: about (?:it|that|this|me|us|life|grief|love))?|who (?:do|does) (?:they|he|she) think (?:they|he|she) (?:are|is)|who (?:even |really )?cares|why is (?:everything|it all|all of (?:it|this)|life) (?:always )?(?:so|this) \S+|is (?:that|it|this) (?:really )?(?:so|too) much to ask(?: for)?|what difference (?:does|would|will) (?:it|that|any of it) make|what else (?:was|am) i (?:supposed|meant) to do|how (?:could|can) (?:anyone|anybody|they|he|she|people)(?: \S+){1,4})(?: (?:anyway|really|all of them|about it|right))* $/u,
  he: /^ (?:(?:אבל|אז|נו|וואלה|אוי) )*ו?(?:מה (?:אני )?(?:אגיד|אומר|אומרת|אספר) לך|מה יש לי להגיד|מה (?:הם|הן|היא|הוא|אנשים|כולם) (?:כבר |בכלל )?(?:יודע|יודעת|יודעים|יודעות|מבין|מבינה|מבינים|מבינות)|(?:מי הוא|מי היא) חוש\p{L}+ שה(?:וא|יא)|את מי זה מעניין|למה הכו?ל (?:תמיד )?(?:כל כך|כזה) \S+|זה (?:כזה |כל כך |יותר מדי )?הרבה לבקש|מה זה כבר ישנה|מה כבר ביקשתי|מה עוד (?:יכולתי|אפשר היה) לעשות)(?: (?:בכלל|כבר|על זה|בזה|עליי|עלינו|מהחיים))* $/u,
};

/** “So loud, sababa?”: a word at the end that only looks for a nod. */
const tags: Record<Language, RegExp> = {
  en: /(?<=[^\s,])(?<!(?:^|[\s.,])(?:sounds?|looks?|that|it|be|(?:is|was|are|am|were) (?:i|he|she|they|we))),?\s+(?:right|you know|ya know|y'know|you see|sababa|eh|innit|huh|no|yeah|ok|okay|know what i mean|get it)\s?\?+(?=\s|$)/giu,
  he: /(?<=[^\s,])(?<! (?:נשמע|נראה|זה|יהיה)),?\s+(?:נכון|לא|כן|הבנת|מבין|מבינה|סבבה|אתה יודע|את יודעת|יודע|יודעת|אה|בסדר)\s?\?+(?=\s|$)/gu,
};
/** “What annoys me most? That he spent it”: the person answers it themselves. */
const leadsOn: Record<Language, RegExp> = {
  en: /^ (?:(?:and|but|so) )*(?:what(?:'s| is) the (?:worst|best|hardest|funniest|craziest|saddest)(?: \S+){0,4}|what (?:annoys|hurts|bothers|bugs|scares|kills|gets) me(?: \S+){0,3}|(?:you )?know what(?: \S+){0,4}|guess what|and then what|what (?:will|would|am|do|should) i (?:even |ever )?(?:going to )?(?:do|say|be)(?: \S+){1,4}|the (?:worst|best|hardest) (?:part|thing|bit)) $/u,
  he: /^ (?:ו|אבל |אז )*(?:מה הכי \S+(?: \S+){0,3}|מה (?:מרגיז|כואב|מציק|מפחיד|מעצבן)(?: אותי| לי)?(?: \S+){0,2}|(?:אתה |את )?(?:יודע|יודעת) מה|מה (?:אני )?(?:אעשה|אגיד|עושה)(?: \S+){1,3}|ו?מה (?:הוא|היא|הם) (?:עשה|עשתה|עשו|אמר|אמרה|אמרו|ענה|ענתה)|הכי \S+) $/u,
};

/** “Lol what. I’ll call him tonight.” */
const surprise: Record<Language, RegExp> = {
  en: /^ (?:(?:lol|sorry|wait|um|ok|haha+|huh|oh) )*(?:what|huh|beg your pardon|i beg your pardon|excuse me) $/u,
  he: /^ (?:(?:רגע|אה|חח+|סליחה) )*(?:מה|הא|סליחה) $/u,
};

/** A message without such questions; empty where it is nothing else. */
export function withoutRhetoric(written: string, language: Language): string {
  const text = withoutTags(written, language);
  const sentences = sentencesOf(text, language);
  const meant = sentences.filter(
    ({ normal, text: own }, place) =>
      !rhetoric[language].test(normal) &&
      !(place < sentences.length - 1 && surprise[language].test(normal)) &&
      !(own.includes('?') && place < sentences.length - 1 && leadsOn[language].test(normal)),
  );
  return meant.length === sentences.length ? text : meant.map((one) => one.text).join(' ');
}

/** A tag may be all of a short message: “no?”. */
function withoutTags(text: string, language: Language): string {
  return text.replaceAll(tags[language], (tag, at: number) =>
    text.slice(0, at).split(/\s+/u).length >= tellingWordsMin ? '.' : tag,
  );
}
const tellingWordsMin = 6;
