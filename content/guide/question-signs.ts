import type { IntentSign } from './intents.ts';

const asked = {
  en: '^ (?:please )?(?:convert|recommend|suggest|translate|explain|rate|calculate|compute|list|define|describe|compare|compose|sing|draw|generate|predict|read me|teach me|find me|find a|write me|make me|show me how|give me (?:a|an|some|the|two|three|five|\\d+) (?!break|minute|moment|second|sec|hug|sign|reason|week|day|while|bit)|tell me (?:a|an|something)|say something)(?: \\S+){1,10} $',
  he: '^ (?:תמליץ|תציע|תתרגמ|תסביר|תחשב|תמצא|תלמד|תמציא|תשיר|תצייר|תדרג|תספר לי|תגיד לי משהו|תגיד משהו|תן לי (?!רגע|שקט|זמנ|מנוח|שנייה|דקה|לדבר|לחשוב|לסיימ))(?: \\S+){1,8} $',
};
/** Requests for what the guide does not do. */
export const requests = { en: new RegExp(asked.en, 'u'), he: new RegExp(asked.he, 'u') };

/** Requests for a line of conversation that Zavit itself can answer; they come before all that only sounds like them. */
export const questionSigns: IntentSign[] = [
  {
    intent: 'ask_fact',
    wordsMax: 9,
    en: [
      " (?:what|whats|what's)(?: is)? (?:the )?time(?: is it| now| by you| over there| right now)?(?: now| there| right now)? $",
      ' (?:what|which) (?:day|date) (?:is|was) (?:that|this|it)(?: again| then| exactly)? $',
    ],
    he: [
      ' (?:מה|איזו|איזה|כמה) ה?שעה(?: עכשיו| אצלך| שם)? $',
      ' איזה (?:יום|תאריך) זה(?: \\S+)? $',
    ],
  },
  {
    intent: 'ask_advice',
    plain: true,
    wordsMax: 12,
    en: [
      '^(?: (?:but|and|so|then)){0,2} (?:is|was|is not|was not) (?:it|that|this) (?:so |very |really |just )?(?:normal|weird|strange|odd|ok|wrong|bad|crazy|silly|stupid|fair|selfish) (?:that|to|if|of me)(?: \\S+){1,10} $',
      '^(?: \\S+){0,2} (?:can|could|do|will|would|are) you (?:able to |allowed to )?(?:give|offer)(?: me| people)?(?: any| some| good)? (?:advice|tips|suggestions)(?: too| here| at all)? $',
      '^(?: (?:ok|idk|no|i|do|not|know)){0,4} (?:you (?:decide|choose|pick|say)|up to you|your (?:call|choice)|whatever you (?:think|say|want|like))(?: (?:for me|best|it|that|one)){0,2} $',
      '^(?: (?:give|me|can|could|i|you|have|get|a|list|of|need|tell|want)){0,6} (?:\\d+|one|two|three|four|five|some|any|few|a few|the best) (?:\\S+ )?(?:tips|ideas|ways|tricks|suggestions|advice) (?:for|to|on|about|how)(?: \\S+){1,8} $',
    ],
    he: [
      '^(?: \\S+){0,2} (?:אתה|את) (?:יכול|נותן|נותנת|יודע)(?: (?:לתת|לי|גם))* (?:עצות|עצה|טיפים|טיפ)(?: \\S+)? $',
      '^(?: (?:טוב|אז|לא|יודע)){0,2} (?:אתה )?(?:תחליט|תבחר|מה שתגיד|מה שתחליט|איך שבא לך|כרצונך|החלטה שלך|הבחירה שלך)(?: (?:אתה|את|בשבילי|במקומי|לי|אתם)){0,2} $',
      '^(?: (?:תן|לי|אפשר|יש|לך|רוצה|אני|כמה)){0,4} (?:(?:שלושה|שלוש|שני|שתי|חמישה|חמש|כמה|\\d+) )?(?:טיפים|עצות|רעיונות|דרכים) (?:ל|איך|ב|על)\\S*(?: \\S+){0,8} $',
    ],
  },
  {
    intent: 'ask_fact',
    plain: true,
    wordsMax: 16,
    en: [
      '^(?: (?:can|could|will|would|you)){0,2} help me (?:to )?(?:write|draft|word|compose|phrase|formulate)(?: \\S+){1,10} $',
    ],
    he: [
      '^(?: (?:אתה|יכול|אפשר|אולי)){0,3} (?:תעזור|לעזור|עזור) לי (?:לכתוב|לנסח|לחבר)(?: \\S+){0,10} $',
    ],
  },
  { intent: 'ask_fact', plain: true, wordsMax: 14, en: [asked.en], he: [asked.he] },
  {
    intent: 'ask_summary',
    plain: true,
    wordsMax: 10,
    en: [
      ' what (?:did|have|had) (?:we|you|i) (?:\\S+ )?(?:agree|agreed|settle|settled|note|noted|write down|wrote down|written down|put down|plan|planned)(?: \\S+){0,3} $',
      ' what (?:did|have) i (?:\\S+ )?(?:ask|asked)(?: you| here)?(?: (?:so far|until now|today|here|before))* $',
    ],
    he: [
      ' (?:מה|על מה) (?:רשמנו|רשמת|קבענו|נרשם|הסכמנו|כתבנו|שמרנו|שמרת)(?: \\S+){0,3} $',
      ' (?:מה|על מה|אילו שאלות) שאלתי(?: אותך| כאן| פה)?(?: (?:עד|עכשיו|כה|כאן|היום|קודם))* $',
    ],
  },
  {
    intent: 'ask_topic',
    plain: true,
    wordsMax: 12,
    en: [
      '^(?: (?:can|could|may|might|shall|maybe)){1,2} (?:we|i) (?:talk|speak|chat|tell you)(?: to you| with you| a bit| instead)? about (?!it |this |that |these |something |anything |nothing |other |else )\\S+(?: \\S+){0,4} $',
      '^(?: maybe)? let us (?:talk|speak) about (?!it |this |that |something |anything |other |else )\\S+(?: \\S+){0,4} $',
    ],
    he: [
      '^(?: (?:אפשר|בוא|אולי|נוכל|אנחנו|יכולים|אני|יכול)){1,3} (?:לדבר|נדבר|לספר|שנדבר)(?: (?:לך|איתך|רגע|דווקא))* על (?!זה |משהו |דברים |נושא )\\S+(?: \\S+){0,4} $',
    ],
  },
];
