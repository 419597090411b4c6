import type { Language } from '#contract/shapes.ts';
import { normalised } from './normalise.ts';

/** The kind of act in a step, on which the help over an obstacle depends. */
export type StepKind = 'calling' | 'writing' | 'conversation' | 'body' | 'any';

const kinds: [Exclude<StepKind, 'any'>, Record<Language, RegExp>][] = [
  [
    'calling',
    {
      en: / (?:call|calling|ring|ringing|phone|phoning|dial|voicemail) /u,
      he: / (?:להתקשר|אתקשר|מתקשר|מתקשרת|נתקשר|לצלצל|אצלצל|לחייג|אחייג|טלפון|להרים טלפון) /u,
    },
  ],
  [
    'writing',
    {
      en: / (?:write|writing|text|texting|txt|email|emailing|mail|message|send|sending|letter|draft|list|journal|type|note|form|apply|application) /u,
      he: / (?:לכתוב|אכתוב|כותב|כותבת|נכתוב|לשלוח|אשלח|שולח|שולחת|מייל|הודעה|מכתב|לרשום|ארשום|רשימה|טיוטה|להגיש|אגיש|טופס|לסמס|אסמס) /u,
    },
  ],
  [
    'conversation',
    {
      en: / (?:talk|talking|tell|telling|ask|asking|say|saying|speak|speaking|meet|meeting|invite|apologise|apologize|discuss|explain|thank|confront|sit down|conversation|chat|sorry|coffee|lunch|dinner) /u,
      he: / (?:לדבר|אדבר|מדבר|מדברת|נדבר|לומר|אומר|להגיד|אגיד|לספר|אספר|לשאול|אשאל|לבקש|אבקש|להיפגש|אפגש|איפגש|ניפגש|לפגוש|אפגוש|להתנצל|אתנצל|להסביר|אסביר|להציע|אציע|להזמין|אזמין|שיחה|פגישה|לקפה) /u,
    },
  ],
  [
    'body',
    {
      en: / (?:walk|walking|run|running|swim|swimming|gym|sleep|bed|stretch|stretching|exercise|yoga|breathe|breathing|dance|bike|cycle|train|workout|hike|rest|nap|jog|pool|steps) /u,
      he: / (?:ל?הליכה|לרוץ|ארוץ|ל?ריצה|לשחות|אשחה|[לב]?בריכה|[לב]?חדר כושר|לישון|אישן|להתמתח|מתיחות|להתאמן|אתאמן|ל?אימון|יוגה|לנשום|אנשום|לרקוד|אופניים|לנוח|אנוח) /u,
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
  return found[0]?.kind ?? 'any';
}
