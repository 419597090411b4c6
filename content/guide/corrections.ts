import type { Language } from '#contract/shapes.ts';

type Signs = Record<Language, RegExp>;

const before = {
  en: '(?:(?:but|and|so|no|ugh|sorry|wait|hang on|um+|uh+|er+|huh|eh|what|ok|okay|well|lol|oh|hey|actually) )*',
  he: '(?:(?:אבל|אז|נו|אוף|רגע|סליחה|די|אה+|אמ+|טוב|לא|היי|חח+|מה|בעצם) )*',
};

/** “Which silence?” */
export const asksWhich: Signs = {
  en: new RegExp(
    `^ ${before.en}(?:which|what|whose|what kind of) (?<what>(?:\\p{L}+ )?(?!day|date|time|model|app|language|price|password|server|people|help|step|stage|card|one|else|about|now|next|for|if|then|way|part|happened|do|is|did)\\p{L}{3,}) $`,
    'u',
  ),
  he: new RegExp(
    `^ ${before.he}(?:איזה|איזו|אילו) (?<what>(?!יום|תאריך|שעה|צעד|שלב|קלף|כיף|יופי|מזל|באסה|שטויות)\\p{L}{2,}(?: (?!\\p{L}+ת )\\p{L}+)?) $`,
    'u',
  ),
};

/** “Nothing is gone”, “there is no drawer here”. */
export const hasNone: Signs = {
  en: new RegExp(
    `^ ${before.en}(?:(?:nobody|no one|noone|nothing|none)(?:'s| is| was|s)(?: (?:really|even|being))* (?<what>\\p{L}{4,}(?: (?!me |my |us |for )\\p{L}+){0,2})|there(?:'s| is| are|s| isn't| aren't)(?: (?:really|even))* (?:no|not|any|nothing)(?: (?:such|any))* (?<none>(?!here to do )\\p{L}{4,}(?: \\p{L}+){0,3})) $`,
    'u',
  ),
  he: new RegExp(
    `^ ${before.he}(?:(?:כבר |הרי )?אין(?: (?:פה|כאן|שם|בזה|בכלל|שום|כל))* (?<what>(?!לי |לך |לנו |לו |לה |להם |מה |מי |כוח |כלום |לעשות )\\p{L}{2,}(?: \\p{L}+){0,2})|(?:אף אחד|שום דבר|כלום) לא (?<none>\\p{L}{3,}(?: (?!אותי|לי|בי|שלי|איתי)\\p{L}+)?)) $`,
    'u',
  ),
};
/** Questions that such a sentence answers. */
export const asksWhom: Signs = {
  en: /\bwho(?:m|se)?\b[^?]*\?/iu,
  he: /(?<!\p{L})[לאבמע]{0,2}(?:מי|עם מי|את מי)(?!\p{L})[^?]*\?/u,
};

/** “Um, I didn’t die”: taken up with surprise. */
export const surprised: Signs = {
  en: /^ (?:(?:no|but|ok|so) )?(?:(?:um+|uh+|er+|huh|eh|what|wait|lol|hold on|hang on|excuse me|wtf) )+(?:no )*(?:(?:i|he|she|we|they|it|you|that|this|my \p{L}+|the \p{L}+) (?:(?:really|just|even|certainly) )*(?:\p{L}+n't|dont|didnt|isnt|wasnt|arent|havent|not|never|(?:am|is|are|was|were|did|do|does|have|has|had) (?:not|never|no))|i'm not|im not|he's not|she's not|it's not|they're not|nobody|no one|nothing) (?<what>\S+(?: \S+){0,6}) $/u,
  he: /^ (?:(?:לא|אבל|אז) )?(?:(?:אה+|אמ+|רגע|מה|סליחה|חח+|הא|מה פתאום) )+(?:אני |הוא |היא |הם |זה |אף אחד |בכלל )*לא (?<what>\S+(?: \S+){0,5}) $/u,
};

/** “Not to propose to her!” */
export const notThat: Signs = {
  en: new RegExp(
    `^ ${before.en}(?:not to|i'm not going to|im not going to|i never wanted to|don't make me|nobody is going to) (?<what>\\p{L}{3,}(?: \\p{L}+){0,3}) $`,
    'u',
  ),
  he: new RegExp(`^ ${before.he}לא (?<what>ל\\p{L}{3,}(?: \\p{L}+){0,3}) $`, 'u'),
};

/** “No, I mean the other pool”; a bare “I mean” only fills. */
export const meant = {
  en: /^\P{L}*(?:(?:(?:no+|um+|uh+|huh|wait|sorry|what|lol|eh|oh|but|well)\b\P{L}+)+i mean|(?:(?:no+|um+|uh+|huh|wait|sorry|what|lol|eh|oh|but|well)\b\P{L}+)*i (?:only |just )?meant)(?: that| like)?,? (?<what>(?!to\b|it\b|well\b|every\b|no\b|business\b|what i\b|so\b)\p{L}[^]*)$/iu,
  he: /^\P{L}*(?:(?:לא|רגע|סליחה|מה|אה+|אמ+|חח+|אבל|די)\P{L}+)+(?:אני )?(?:התכוונתי|מתכוון|מתכוונת|הכוונה|הכוונה שלי)(?: היא| הייתה)? (?:ש(?=\p{L})|אל |ל(?=\p{L}))?(?<what>(?!זה(?!\p{L})|זאת(?!\p{L})|כל מילה)\p{L}[^]*)$/u,
};

/** “I said maybe”, “I already said there is no silence”. */
export const saysAgain: Signs = {
  en: new RegExp(
    `^ ${before.en}(?:i(?:'ve| have)? (?<marked>already |just |literally )?(?:said|told you|mentioned)(?: already)?|like i said|as i said)(?: that)? (?<what>(?!to |no to |sorry to |yes to |hi |hello |something |nothing |anything |goodbye |so $|it |this |that )\\S+(?: \\S+){0,11}) $`,
    'u',
  ),
  he: new RegExp(
    `^ (?!מה (?:כבר )?(?:אמרתי|עניתי|כתבתי))${before.he}(?:(?<marked>כבר |הרי |הרגע )?(?:אמרתי|עניתי|כתבתי)(?<more> כבר| הרי| לך)*|כמו שאמרתי) (?:ש(?=\\p{L}{2}))?(?<what>(?!לו |לה |להם |להן |לעצמי |ל[אבםחסמ]\\p{L}+ ש|את זה|על זה|זאת |תודה)\\S+(?: \\S+){0,11}) $`,
    'u',
  ),
};
/** “Shame, I said”: the clause beside it is what was said. */
export const saidIt: Signs = {
  en: /^ (?:but |and )?i(?:'ve| have)? (?:already |just |literally )*(?:said|told you)(?: already)? $/u,
  he: /^ (?:אבל )?(?:כבר |הרי |הרגע )*אמרתי(?: כבר| לך| הרי)* $/u,
};
