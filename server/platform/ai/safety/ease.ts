import type { Language } from '#contract/shapes.ts';
import { anyOf, plain, start, words } from './patterns.ts';

/** Verbs of plans: of what people do with others and for themselves. */
const deeds = {
  en: '(?:ask|call|phone|ring|text|email|e-mail|message|talk|speak|tell|write|send|invite|offer|suggest|propose|book|try|meet|visit|apply|explain|thank|apologi[sz]e|start|look|check|find out|go (?:for|to)|sign up|bring|cook|read|paint|study|buy|practi[sc]e)',
  he: '(?:אשאל|אתקשר|אכתוב|אשלח|אדבר|אגיד|אספר|אזמין|אציע|אקבע|אנסה|אפגש|אבקר|אסביר|אודה|אתנצל|אתחיל|אבדוק|אבקש|אברר|אבשל|אקרא|אתרגל|ארשום|אלביש|אכין|אקנה|אצייר|אלמד|נדבר|ננסה|לשאול|להתקשר|לכתוב|לשלוח|לדבר|להזמין|להציע|לקבוע|לנסות|לבקש)',
};

const plan: Record<Language, RegExp> = {
  en: words(
    `(?:i could|i can|i might|i'll|i will|i'd|i would|i'm going to|we could|we'll|maybe i|perhaps i|i want to|let me) (?:just |maybe |also |simply |probably |at least |even )*(?:${deeds.en})`,
    '(?:group|club|class|course|choir)(?: \\S+){0,6} (?:maybe|perhaps|might)',
    '(?:put|leave) (?:it|them|(?:a|the) \\S+) (?:on|under|in|by) (?:her|his|their|the) (?:door|desk|table|bag)',
  ),
  he: words(
    `(?:אני |אולי |אז |פשוט |מחר |אפשר |אני יכול |אני יכולה )+${deeds.he}`,
    '(?:קבוצת|חוג|קורס|מקהלת|מפגש)(?: \\S+){0,6} אולי',
    '(?:אשאל|אתקשר|אשלח|אדבר|אזמין|אציע|אנסה|אברר)',
  ),
};

const goodNews: Record<Language, RegExp> = {
  en: words(
    '(?:it|that|this|which) (?:actually |really )?(?:worked|works|helped|helps|went (?:well|great|fine|better)|got better|gets better|feels (?:good|better|lighter))',
    '(?:she|he|they|we|i) (?:actually |really |even )?(?:said yes|agreed|laughed|smiled|apologi[sz]ed|made up|loved it|liked it|am relieved|got the job|passed)',
    "(?:i'm|i am|i feel|i felt) (?:so |really |much |a bit |oddly |pretty )*(?:happy|glad|relieved|proud|better|lighter|excited|okay with|fine with)",
    'glad to hear|an angel|so kind|so good for (?:me|us)',
    "i'd be able to breathe|i can finally breathe",
    "(?:i'd|i would) (?:respect|like|trust) myself(?: more)?",
    'what (?:attracts|excites|delights) me',
    "(?:it's|that's|it is|kind of|pretty|rather|quite|a bit) funny(?= (?:really|actually|when|now|if)| $)",
  ),
  he: words(
    'זה (?:עזר|עבד|עוזר|עובד|הצליח|הלך טוב|משתפר)',
    '(?:הוא|היא|הם) (?:הסכים|הסכימה|הסכימו|צחק|צחקה|חייך|חייכה|התנצל|התנצלה|מלאך)',
    '(?:שהוא|שהיא) מלאך',
    'אוכל לנשום',
    '(?:אני )?(?:כל כך |ממש |קצת |מאוד )*(?:שמח|שמחה|גאה|מרוצה|הוקל לי|נרגש|נרגשת)',
    'יש לי חבר(?:ה|ות|ים) טוב(?:ה|ות|ים)?',
    '(?:זה |די |קצת |ממש |בעצם )מצחיק(?= (?:בעצם|האמת|עכשיו|אם|כש\\S*)| $)',
  ),
};

const laughter =
  /(?<!\p{L})(?:a*(?:ha){2,}h?|he(?:he)+|l+o+l+|lmao|rofl|חח+|ה?הה+(?:ה)+)(?!\p{L})|[:;=]-?[)Dd](?!\p{L})|\^\^|[😀-😆😉-😋😊😎🙂🙃🤣😂😜😝😅😄😁]/iu;

/** Laughter, a plan with others or good news: what merely reads like danger is none beside them. */
export function isAtEase(text: string): boolean {
  return laughter.test(text) || anyOf(plan, plain(text)) || anyOf(goodNews, plain(text));
}

const clause = (...sources: string[]) => start(sources.join('|'));

const answerClause: Record<Language, RegExp> = {
  en: clause(
    "(?:well |just |mostly |and )?that (?:(?:i|he|she|it|we|they|you)(?:'[a-z]+)?|my|the|nobody|no one|someone|somebody)",
    "(?:whatever )?(?:the thing|what) (?:that )?(?:i'm|i am) (?:most |really )?(?:scared|afraid|worried) (?:of|about) is (?:that )?(?:he|she|they|people)(?:'[a-z]+)?",
  ),
  he: clause(
    'ו?ש(?:אני|אנחנו|הוא|היא|הם|הן|זה|זו|לא|אין|יש|כל|אף|מישהו|מישהי|אבא|אמא|אוכל|נוכל|(?:י|ת)(?:בין|ביני|בינו|דע|דעי|דעו|שאל|שאלו|קשיב|קשיבו|פסיק|פסיקו|עזור|עזרו|ראה|ראו|גיד|גידו|סביר|חזיר))',
    'מה ש(?:מפחיד|מטריד|מדאיג) אותי (?:זה |הוא )?ש(?:הוא|היא|הם|הן|אנשים)',
  ),
};

/**
 * “That she’ll go quiet”, “What I’m scared of is that he …”, ״שהוא יבין״: half a sentence that answers a question, or is
 * for somebody else.
 */
export function isAnswerClause(text: string): boolean {
  return anyOf(answerClause, plain(text));
}
