import type { Reading } from './reading.ts';

const after = {
  en: '(?: (?:then|now|thanks|thank you|thx|ty|cheers|mate|all|so much|a lot|very much|again|and|ok|okay|everyone|haha|lol|x+|(?:for|till|until) (?:this|that|today|listening|tonight|now|next time|tomorrow))){0,5} $',
  he: '(?: (?:ו?תודה|רבה|לך|אחי|אחותי|חח+|בינתיים|ושוב|שוב|על הכול|על הכל|על ההקשבה|מחר|אז|ביי|יאללה|לילה טוב)){0,5} $',
};
/** A farewell at the end of a message, whatever stands before it; “I never said goodbye” is none. */
const leaves = {
  en: new RegExp(
    `(?<! (?:say|said|saying|a|wish|wished|his|her|their|my|the|last|to)) (?:bye(?: bye)?|byee+|goodbye|good ?night|night night|cya|see (?:you|ya)(?: (?:later|soon|tomorrow))?|(?:talk|speak)(?: to you)? (?:later|soon|tomorrow)|take care|(?:i'm |im |i am )?(?:off|going|heading) to (?:bed|sleep)|(?:that's|thats|that is) (?:it|all|enough)(?: from me)?(?= (?:for )?(?:today|tonight|now|from|$))(?: for (?:today|tonight|now))?|(?:i'm|im) off now|i(?:'ve)? (?:got to|gotta|have to|need to) (?:go|run|sleep) now)${after.en}`,
    'u',
  ),
  he: new RegExp(
    `(?<! (?:אמר|אמרה|אמרתי|אמרו|להגיד|לומר|לו|לה|להם)) (?:ביי(?: ביי)?|להתראות|לילה טוב|שבת שלום|(?:שיהיה )?(?:ערב|סופש|סוף שבוע) (?:טוב|נעים)|(?:אני )?(?:הולך|הולכת|נכנס|נכנסת|עף|עפה)(?: עכשיו| כבר)? (?:לישון|למיטה)|(?:אני )?(?:חייב|חייבת) לזוז|אני (?:זז|זזה)|(?:זהו|די|מספיק)(?: לי)? להיום|זה(?:ו|ה הכול) מצ(?:ד|יד)י|עד כאן להיום)${after.he}`,
    'u',
  ),
};
const ofNight = {
  en: / (?:good ?night|night night|(?:bed|sleep)(?: now)?) (?:\S+ ){0,4}$/u,
  he: / (?:לילה טוב|לישון|למיטה) (?:\S+ ){0,4}$/u,
};
/** The message ends with a farewell. */
export function isLeaving({ normal, language, text }: Reading): boolean {
  return leaves[language].test(normal) && !/\?[^?]*$/u.test(text.slice(-farewellLength));
}
const farewellLength = 25;

export function saysNight({ normal, language }: Reading): boolean {
  return ofNight[language].test(normal);
}
