import type { Language } from '#contract/shapes.ts';
import { sentencesOf } from './sentences.ts';

type Signs = Record<Language, RegExp>;

/** A longer answer is taken as it is. */
const lengthMax = 2_000;

const fillers: Signs = {
  en: /^ (?:(?:hm+|lol|haha+|hah|lmao|omg|god|oh god|my god|wow|ugh|oof|phew|huh|well|idk|dunno|anyway|yeah|yep|there|right|sorry|jeez|blimey|wow ok|so yeah|thats it|that's it) )+$|^ (?:(?:wow|god|oh|lol|huh) )*i (?:didn't|didnt|did not) (?:expect|think|know|see)(?: (?:to|that|i|i'd|id|would|was|going|myself))* (?:write|say|said|put|writing|saying|coming)(?: (?:that|this|it|here|down|one))* $|^ (?:(?:like|as) )?i (?:already )?(?:said|told you|wrote)(?: (?:that|it|so|already|the \S+|my \S+))* $|^ (?:(?:yeah|yes|ok) )?(?:that's|thats|that is) (?:a |quite )*(?:good|nice|great) (?:one|sentence|line)(?: actually)? $/u,
  he: /^ (?:(?:המ+|חח+|לול|וואו|וואי|וואלה|אלוהים|אוף|אוי|אה+|טוב|זהו|כן|נו|סליחה|בקיצור|יואו|פאק) )+$|^ (?:(?:וואו|וואלה|אלוהים) )*לא (?:ציפיתי|חשבתי|ידעתי|האמנתי) (?:ש\S+ )?(?:\S+ ){0,2}(?:לכתוב|לומר|להגיד|אכתוב|אגיד|אומר|כתבתי|ככה|יצא)(?: \S+){0,3} $|^ (?:כבר )?אמרתי(?: (?:לך|את זה|כבר|את ה\S+))* $|^ (?:כן )?(?:זה )?(?:משפט|נשמע|יצא)(?: (?:לי|ממש|דווקא|די))* (?:טוב|אחלה|סבבה|יפה)(?: (?:וואלה|דווקא|ממש))* $/u,
};
const trailing =
  /(?:[\s,.…–—-]+(?:i (?:guess|suppose|think)|נראה לי|אני (?:חושב|חושבת)|lol|haha+|lmao|חח+|לול|😂|🤣|😅))+[\s.]*$/iu;

/** An answer without what trails after it and says nothing: “The surgery. God. I didn’t expect to write that”. */
export function withoutFillers(text: string, language: Language): string {
  if (text.length > lengthMax) return text.trim();
  const sentences = sentencesOf(text, language);
  let kept = text.trim();
  for (const { text: sentence, normal } of sentences.slice(1).toReversed()) {
    if (!fillers[language].test(normal)) break;
    kept = kept.slice(0, kept.lastIndexOf(sentence.trim())).trim();
  }
  const own = kept.replace(trailing, '');
  return /\p{L}/u.test(own) ? own : text.trim();
}

/** “For Dan. He should know …”: the person alone, before what should be clear to them. */
const forWhom: Signs = {
  en: /^(?:(?:[Ii]t's |[Ii]ts |[Ii]t’s )?(?:[Tt]o|[Ff]or) )?(?:\p{Lu}\p{L}+|(?:[Mm]y|[Tt]he|[Oo]ur) \p{L}+)(?:,? (?:my|the|our) \p{L}+)?[.:]\s+(?=\S+ \S+ \S)/u,
  he: /^ל?(?:\p{L}{2,}(?: שלי)?)(?:, \p{L}+)?[.:]\s+(?=\S+ \S+)/u,
};
export function withoutAddressee(text: string, language: Language): string {
  return text.length > lengthMax ? text : text.replace(forWhom[language], '');
}

/** A judgement about one’s own words, by which they are taken back. */
const judged: Signs = {
  en: /^ (?:(?:ugh+|argh+|no+|nah|nope|meh|oh|god|wait|hm+|well|idk|pff+|eh+|ew|and|so|i mean|lol) )*(?:(?:it |that |this |still |just |all |really |kinda |kind of )*(?:sounds?|sounded|feels?|too|way too|comes out|reads)(?: (?:so|too|a bit|kind of|kinda|really|all|way too|pretty|very|like a))* (?:weak|lame|stupid|silly|wrong|awful|bad|terrible|cheesy|cringe|cringey|pathetic|whiny|fake|stiff|formal|corny|dumb|ridiculous|needy|rubbish|crap|right|me)|(?:(?:this|that|it)(?:'s| is) |thats )?(?:(?:so|too|a bit|kind of|kinda|really|pretty|very) )*(?:weak|lame|cheesy|cringe|cringey|whiny|corny|stiff|stupid|not it|not right|not good)|(?:let me |i'll |i want to )?(?:try|start|do it|say it) (?:again|over|differently)|ugh+(?: no+)?|argh+(?: no+)?|no+ (?:no+|ugh+|wait)|scrap that|forget that) $/u,
  he: /^ (?:(?:אוף|לא|אוי|נו|המ+|איכס|עזוב|עזבי|רגע|סתם|וואי|אה+) )*(?:(?:זה |לי |עדיין |קצת |ממש |סתם |לא )*(?:נשמע|נשמעת|יצא|יוצא|מרגיש)(?: (?:לי|קצת|ממש|כל כך|די|נורא|מדי|סתם|לא))* (?:חלש|חלשה|רע|עלוב|דפוק|מטופש|טיפשי|מתנצל|מגעיל|מאולץ|טוב|קיטשי|פתטי|מתחנף|מסכן|מלאכותי|רשמי|נכון|אני|גרוע|מביך|בכייני)(?: מדי)?|(?:זה )?לא זה|(?:זה )?לא טוב|אוף לא|אוף|לא לא|(?:אנסה|ננסה|להתחיל) (?:שוב|מחדש)|מחיקה) $/u,
};
/** “I think you should ugh no, …”, without a mark before it. */
const brokenOff = /[\s,.…–—-]+(?:ugh+|argh+|אוף)[\s,.]+(?:no+|לא)(?:[\s,.!…].{0,60})?$/iu;
/** A half that waits for more: “and …”. */
const dangling = /\s+(?:and|but|so|that|ו|אבל|אז|ש)\s*(?:\.{2,}|…)?$/iu;

/**
 * “I think you made a mistake and … ugh no, sounds weak”: the words that the person takes back, without their
 * judgement; null where they stand by them.
 */
export function takenBack(text: string, language: Language): string | null {
  if (text.length > lengthMax) return null;
  const inline = text.replace(brokenOff, '');
  const sentences = sentencesOf(inline, language);
  let kept = sentences.length;
  while (kept > 0 && isJudged(sentences[kept - 1]?.normal ?? '', language)) kept--;
  const own = sentences
    .slice(0, kept)
    .map((sentence) => sentence.text.trim())
    .join(' ');
  if (kept === sentences.length && inline === text) return null;
  return own.replace(dangling, '').trim();
}

function isJudged(normal: string, language: Language): boolean {
  return judged[language].test(normal) && !praised[language].test(normal);
}
/** “That’s right” and “sounds good” take nothing back. */
const praised: Signs = {
  en: /^ (?:(?:yes|yeah|ok|that's|thats|it|that|this|feels?|sounds?|is|it's|so|really) )+(?:right|me) $/u,
  he: /^ (?:(?:כן|זה|לי|ממש|די|נשמע|יצא|מרגיש) )+(?:טוב|נכון|אני) $/u,
};
