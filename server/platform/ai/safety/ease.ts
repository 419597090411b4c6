import type { Language } from '#contract/shapes.ts';
import { anyOf, plain, words } from './patterns.ts';

/** Verbs of plans: of what people do with others and for themselves. */
const deeds = {
  en: '(?:ask|call|phone|ring|text|email|e-mail|message|talk|speak|tell|write|send|invite|offer|suggest|propose|book|try|meet|visit|apply|explain|thank|apologi[sz]e|start|look|check|find out|go (?:for|to)|sign up|bring|cook|read|practi[sc]e)',
  he: '(?:אשאל|אתקשר|אכתוב|אשלח|אדבר|אגיד|אספר|אזמין|אציע|אקבע|אנסה|אפגש|אבקר|אסביר|אודה|אתנצל|אתחיל|אבדוק|אבקש|אברר|אבשל|אקרא|אתרגל|ארשום|נדבר|ננסה|לשאול|להתקשר|לכתוב|לשלוח|לדבר|להזמין|להציע|לקבוע|לנסות|לבקש)',
};

const plan: Record<Language, RegExp> = {
  en: words(
    `(?:i could|i can|i might|i'll|i will|i'd|i would|i'm going to|we could|we'll|maybe i|perhaps i|i want to|let me) (?:just |maybe |also |simply |probably |at least |even )*(?:${deeds.en})`,
    '(?:put|leave) (?:it|them|(?:a|the) \\S+) (?:on|under|in|by) (?:her|his|their|the) (?:door|desk|table|bag)',
  ),
  he: words(
    `(?:אני |אולי |אז |פשוט |מחר |אפשר |אני יכול |אני יכולה )+${deeds.he}`,
    '(?:אשאל|אתקשר|אשלח|אדבר|אזמין|אציע|אנסה|אברר)',
  ),
};

const goodNews: Record<Language, RegExp> = {
  en: words(
    '(?:it|that|this|which) (?:actually |really )?(?:worked|works|helped|helps|went (?:well|great|fine|better)|got better|gets better|feels (?:good|better|lighter))',
    '(?:she|he|they|we|i) (?:actually |really |even )?(?:said yes|agreed|laughed|smiled|apologi[sz]ed|made up|loved it|liked it|am relieved|got the job|passed)',
    "(?:i'm|i am|i feel|i felt) (?:so |really |much |a bit |oddly |pretty )*(?:happy|glad|relieved|proud|better|lighter|excited|okay with|fine with)",
    'glad to hear|an angel|so kind',
    "i'd be able to breathe|i can finally breathe",
  ),
  he: words(
    'זה (?:עזר|עבד|עוזר|עובד|הצליח|הלך טוב|משתפר)',
    '(?:הוא|היא|הם) (?:הסכים|הסכימה|הסכימו|צחק|צחקה|חייך|חייכה|התנצל|התנצלה|מלאך)',
    '(?:שהוא|שהיא) מלאך',
    'אוכל לנשום',
    '(?:אני )?(?:כל כך |ממש |קצת |מאוד )*(?:שמח|שמחה|גאה|מרוצה|הוקל לי|נרגש|נרגשת)',
    'יש לי חבר(?:ה|ות|ים) טוב(?:ה|ות|ים)?',
  ),
};

const laughter =
  /(?<!\p{L})(?:a*(?:ha){2,}h?|he(?:he)+|l+o+l+|lmao|rofl|חח+|ה?הה+(?:ה)+)(?!\p{L})|[:;=]-?[)Dd](?!\p{L})|\^\^|[😀-😆😉-😋😊😎🙂🙃🤣😂😜😝😅😄😁]/iu;

/** Laughter, a plan with others or good news: what merely reads like danger is none beside them. */
export function isAtEase(text: string): boolean {
  return laughter.test(text) || anyOf(plan, plain(text)) || anyOf(goodNews, plain(text));
}
