import type { Language } from '#contract/shapes.ts';
import { isDoable } from './commitment.ts';
import { acts } from './idea-forms.ts';
import { sentencesOf } from './sentences.ts';
import { isThin, isTitle, titleIn } from './step-title.ts';

type Signs = Record<Language, RegExp>;

const lead: Signs = {
  en: /^(?:(?:ok|okay|so|and|but|well|right|yes|yeah|yep|lol|then|no|just|please|pls|fine|alright|anyway)[\s,.:!–—-]+)+/iu,
  he: /^(?:(?:אוקיי|אז|טוב|כן|נו|לא|יאללה|פשוט|רק|בבקשה)[\s,.:!–—-]+)+/u,
};
/** “Ring Gerald”, and not “give me” or “put it”. */
const act: Signs = {
  en: new RegExp(
    `^(?:${acts})(?<!^(?:let|keep|start|try|stop|note|list|help))(?![\\p{L}']) (?!(?:me|us|it|that|this|you|u|is|was|are)(?![\\p{L}'])).+`,
    'iu',
  ),
  he: /^ל(?!א |רשום|שמור|כתוב (?:את זה|לי)|י |ך |נו |מה )\p{L}{3,} \S/u,
};

/** The act of a sentence that begins with it, the last one first: “Ring Gerald, tomorrow”; null where none does. */
export function actBeside(text: string, language: Language): string | null {
  for (const { text: sentence, asks } of sentencesOf(text, language).toReversed()) {
    const own = sentence.trim().replace(lead[language], '');
    if (asks || sentence.includes('?') || !act[language].test(own)) continue;
    const title = titleIn(own, language);
    if (title === null || !isTitle(title, language) || isThin(title, language)) continue;
    if (language === 'en' || isDoable(title, language)) return title;
  }
  return null;
}
