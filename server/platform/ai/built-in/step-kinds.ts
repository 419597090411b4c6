import type { Language } from '#contract/shapes.ts';
import { normalised } from './normalise.ts';

/** The kind of act in a step, on which the help over an obstacle depends. */
export type StepKind =
  | 'calling'
  | 'message'
  | 'writing'
  | 'conversation'
  | 'company'
  | 'body'
  | 'once'
  | 'any';

const kinds: [Exclude<StepKind, 'any'>, Record<Language, RegExp>][] = [
  [
    'calling',
    {
      en: / (?:call|calling|ring|ringing|(?<!(?:the|my|his|her|a) )phone|phoning|dial|voicemail) /u,
      he: / (?:להתקשר|אתקשר|מתקשר|מתקשרת|נתקשר|לצלצל|אצלצל|לחייג|אחייג|טלפון|להרים טלפון) /u,
    },
  ],
  [
    'message',
    {
      en: / (?:text|texting|txt|dm|message|whatsapp|sms|ping|reply|answer) /u,
      he: / (?:הודעה|הודעת|ווטסאפ|וואטסאפ|ווצאפ|לסמס|אסמס|מסמס|מסמסת|לענות|אענה|עונה|להשיב|אשיב) /u,
    },
  ],
  [
    'writing',
    {
      en: / (?:write|writing|letter|draft|journal) /u,
      he: / (?:לכתוב|אכתוב|כותב|כותבת|נכתוב|לשלוח|אשלח|שולח|שולחת|מייל|מכתב|לרשום|ארשום|רשימה|טיוטה|להגיש|אגיש|טופס) /u,
    },
  ],
  [
    'conversation',
    {
      en: / (?:talk|talking|tell|telling|ask|asking|say|saying|speak|speaking|apologise|apologize|discuss|explain|thank|confront|conversation|sorry|admit|confess) /u,
      he: / (?:לדבר|אדבר|מדבר|מדברת|נדבר|לומר|אומר|להגיד|אגיד|לספר|אספר|לשאול|אשאל|לבקש|אבקש|להתנצל|אתנצל|מתנצל|ו?מתנצלת|להסביר|אסביר|להציע|אציע|שיחה|מספר|מספרת|ו?אומרת|שואל|שואלת|מבקש|מבקשת|מסביר|מסבירה|מציע|מציעה|להודות|אודה|מתוודה|יושב אית\S|יושבת אית\S) /u,
    },
  ],
  [
    'company',
    {
      en: / (?:invite|meet|meeting|visit|visiting|coffee|lunch|dinner|see|join|sit with) /u,
      he: / (?:להזמין|אזמין|מזמין|מזמינה|להיפגש|אפגש|איפגש|ניפגש|נפגש|נפגשת|לפגוש|אפגוש|פוגש|פוגשת|לבקר|אבקר|מבקר|מבקרת|פגישה|לקפה|לארוחה) /u,
    },
  ],
  [
    'body',
    {
      en: / (?:walk|walking|run|running|swim|swimming|gym|sleep|bed|stretch|stretching|exercise|yoga|breathe|breathing|dance|bike|cycle|train|workout|hike|rest|nap|jog|pool|steps) /u,
      he: / (?:ל?הליכה|לרוץ|ארוץ|ל?ריצה|לשחות|אשחה|[לב]?בריכה|[לב]?חדר כושר|לישון|אישן|להתמתח|מתיחות|להתאמן|אתאמן|ל?אימון|יוגה|לנשום|אנשום|לרקוד|אופניים|לנוח|אנוח) /u,
    },
  ],
  [
    'once',
    {
      en: / (?:delete|cancel|block|unfollow|sign|book|pay|resign|quit|return|decline|refuse|turn down|unsubscribe|throw) /u,
      he: / (?:למחוק|אמחק|מוחק|מוחקת|לבטל|אבטל|מבטל|מבטלת|לחסום|אחסום|חוסם|חוסמת|לחתום|אחתום|חותם|חותמת|לשלם|אשלם|משלם|משלמת|להתפטר|אתפטר|מתפטר|מתפטרת|להחזיר|אחזיר|מחזיר|מחזירה|לזרוק|אזרוק|זורק|זורקת) /u,
    },
  ],
];

/** The kind of the first word that shows one. */
export function kindOfStep(title: string, language: Language): StepKind {
  const normal = normalised(title);
  const found = kinds
    .map(([kind, words]) => ({ kind, at: normal.search(words[language]) }))
    .filter(({ at }) => at >= 0)
    .toSorted((one, other) => one.at - other.at);
  // “Send her a message” is a message.
  const isMessage = found[0]?.kind === 'writing' && found.some(({ kind }) => kind === 'message');
  return isMessage ? 'message' : (found[0]?.kind ?? 'any');
}
