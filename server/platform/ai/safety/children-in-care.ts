import type { Danger } from '#db/schema/care-state.ts';
import { plain } from './patterns.ts';

const children =
  /(?<!\p{L})(?:(?:kid|child)s?|children|(?:my|our|his|her) (?:son|daughter|baby|boy|girl)s?|[ובהלמשכ]{0,3}(?:ילדים|הילדים|ילדיי|ילדינו|ילד|ילדה|תינוק|תינוקת|הבן|הבת|הקטן|הקטנה)|(?:בן|בת) (?:שלי|שלנו))(?!\p{L})/u;

/**
 * The danger that a message in care is about: where the children of somebody who is hurt are named, theirs. The danger
 * of the one who writes stays that of the chat.
 */
export function alsoOfChildren(danger: Danger, text: string): Danger {
  const isOfAdult = danger.kind === 'abuse' && danger.who !== 'child';
  return isOfAdult && children.test(plain(text)) ? { ...danger, who: 'child' } : danger;
}
