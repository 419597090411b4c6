import type { Language } from '#contract/shapes.ts';

type Signs = Record<Language, RegExp>;

/** A phrase of the guide’s that somebody may ask about, with the pool that explains it. */
interface OwnPhrase {
  pool: string;
  /** The last reply has the phrase. */
  said: Signs;
  asked: Signs;
}

export const ownPhrases: OwnPhrase[] = [
  {
    pool: 'explained_side',
    said: { en: /side|somewhere else|angle/u, he: /צד|ממקום אחר|זווית/u },
    asked: {
      en: / (?:what|which|whose) (?:other |one more |more |different )?(?:sides?|angles?|place)(?: do you mean| is (?:it|that)| would that be)? (?!(?:am|are|is|was|should|do i) )|(?:side|angle) of (?:what|who|whom) | somewhere else where | (?:from|looks?) where /u,
      he: / (?:איזה|מאיזה|איזו|מאיזו|אילו|מאילו|באיזה) (?:עוד )?(?:צד|צדדים|זווית|מקום|מקום אחר)(?: אחר| עוד)? | הצד של מי | של מי ה?צד | עוד צד של (?:מה|מי) | מאיפה להסתכל /u,
    },
  },
  {
    pool: 'explained_wider',
    said: {
      en: /wider|turn it round|else could be true|good friend would|few other views/u,
      he: /רחב|מצדדים אחרים|עוד יכול להיות נכון|כמו חבר טוב|דרכים לראות/u,
    },
    asked: {
      en: / wider (?:how|than what|what|in what way) | (?:what(?:'s| is| does)?|how) (?:\S+ ){0,4}(?:wider|turn (?:it|what) round|could be true) | (?:what|which) (?:other )?(?:views|friend) /u,
      he: / (?:מה|איך|למה הכוונה|מה הכוונה)(?: \S+){0,3} ב?(?:רחב|יותר רחב|מצדדים) | רחב (?:איך|ממה|מה) | רחב יותר (?:איך|ממה|מה) | (?:אילו|איזה|איזו) (?:עוד )?(?:דרכים|חבר|חברה) /u,
    },
  },
  {
    pool: 'explained_core',
    said: {
      en: /heart of it|matters? most|what counts|at stake|narrow it down/u,
      he: /העיקר|הכי חשוב|הכי קובע|לצמצם/u,
    },
    asked: {
      en: / (?:what(?:'s| is| does| do you mean)?|how) (?:\S+ ){0,3}(?:at stake|the heart of it|heart of (?:it|what)|counts?|narrow(?: it)? down)(?: mean| to what)? | heart of what | narrow (?:what|it down to what) /u,
      he: / (?:מה זה|מה הכוונה|למה הכוונה|מה זאת אומרת) ?(?:ב?(?:ה?עיקר|לצמצם|קובע|הכי חשוב|הכי קובע)) | העיקר של מה | לצמצם (?:מה|את מה|למה) | קובע (?:מה|את מה|במה) /u,
    },
  },
  {
    pool: 'explained_where',
    said: { en: /where it sits|take stock/u, he: /איפה זה יושב|בדיקת מצב/u },
    asked: {
      en: / (?:what(?:'s| is| does| do you mean)?|how) (?:\S+ ){0,4}(?:where it sits|tak(?:e|ing) stock) (?:mean )?$| where (?:does )?what sits? $/u,
      he: / (?:מה זה|מה הכוונה|למה הכוונה|מה זאת אומרת) (?:ב|ה)?(?:איפה זה יושב|בדיקת מצב) $| איפה מה יושב $/u,
    },
  },
  {
    pool: 'explained_step',
    said: {
      en: /small step|something small|could be done|something that you can do/u,
      he: /צעד אחד קטן|משהו קטן|מה אפשר לעשות|למשהו שאפשר/u,
    },
    asked: {
      en: / (?:what|which) (?:kind of |sort of )?(?:small )?(?:step|thing)(?: do you mean)? $| (?:do|make|turn) what(?: into what| of it)? /u,
      he: / (?:איזה|איזה מין|איזה סוג של) (?:צעד|דבר|משהו)(?: קטן)? $| (?:לעשות|להפוך) (?:את )?מה /u,
    },
  },
];
