import type { Language } from '#contract/shapes.ts';
import type { CareState, Danger } from '#db/schema/care-state.ts';
import { legible } from '../built-in/normalise.ts';
import { aboutBody, answerIn, questionIn, saysCalled, saysUnanswered } from './answers.ts';
import { saysBetter } from './endings.ts';
import { anyOf, plain, wordCountOf, words } from './patterns.ts';

/** Messages about something else, in care, until the person is asked whether it is still needed. */
export const asidesMax = 2;
/** Fewer words may answer a question of care: “my sister”, ״במטבח״. */
const asideWordsMin = 4;

/** Words of danger, of what care asks for, and of despair. */
const ofCare: Record<Language, RegExp> = {
  en: words(
    "secret|tell (?:any ?(?:body|one)|my (?:mum|mom|dad|teacher|school))|alone|safe|unsafe|danger(?:ous)?|afraid|scared|terrified|help(?:line)?|police|ambulance|hospital|lines?|number|call(?:ed|ing)?|phone|pills?|tablets|knife|blade|razor|rope|gun|weapon|roof|bridge|tracks|die|dying|dead|death|live|living|alive|suicid(?:e|al)|kill(?:ing)?|hurt(?:s|ing)?|harm|cut(?:ting)?|pain|hopeless|hit(?:s|ting)?|beats?|threat(?:ens?|ened)?|drunk|hid(?:e|ing)|lock(?:ed)?|leave me|crying|shaking|can't (?:go on|stop|anymore|do (?:it|this))|cannot|burden|goodbye|tonight|end it|is (?:here|back|outside|coming)|my (?:room|bed|car|sister|brother|mother|mom|mum|dad|father|friend|neighbou?r|wife|husband|partner) is",
  ),
  he: words(
    '[ושבלמהכ]*(?:לספר לאף|סוד|לבד|בטוח|בטוחה|סכנה|מסוכן|מפחד|מפחדת|פחד|עזרה|משטרה|אמבולנס|בית חולים|קו|מספר|להתקשר|התקשרתי|טלפון|כדורים|סכין|חבל|אקדח|נשק|גג|גשר|פסים|למות|מוות|מת|לחיות|חיים|להתאבד|אובדני|להרוג|לפגוע|פוגע|כואב|כאב|ייאוש|מכה|מרביץ|מאיים|שיכור|מסתתר|מסתתרת|נעול|בוכה|רועד|רועדת|נטל|להיפרד|הלילה|לגמור|חזר|בחוץ|לידי|איתי)',
  ),
};

function aboutCare(text: string, language: Language): 'care' | 'answer' | 'aside' {
  const normal = plain(text);
  const asked = questionIn(text, language);
  if (asked && !['other', 'who', 'private'].includes(asked)) return 'answer';
  if (anyOf(ofCare, normal)) return 'care';
  const isAnswer =
    answerIn(text) !== null || saysCalled(text) || saysUnanswered(text) || saysBetter(text);
  return isAnswer || (!asked && wordCountOf(normal) < asideWordsMin) ? 'answer' : 'aside';
}

/** How many messages of a chat in care, one after another, were about something else. */
export function asidesAfter(
  { danger, asides = 0 }: CareState & { danger: Danger },
  text: string,
  found: Danger | null,
  language: Language,
): number {
  if (found && found.clarity > 0) return 0;
  const about =
    danger.kind === 'medical' ? aboutBody(text, language) : aboutCare(legible(text), language);
  if (about === 'body' || about === 'care') return 0;
  return asides + (about === 'aside' ? 1 : 0);
}
