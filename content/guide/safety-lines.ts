import type { Bilingual } from './script.ts';

/** A line that a person can call, write to or open. VERIFY BEFORE RELEASE: see docs/release-checklist.md. */
export interface HelpLine {
  name: Bilingual;
  number?: string;
  url?: string;
}

/** The lines of one place. A list that is missing falls back to the lines of the whole world. */
export interface HelpRegion {
  /** Null: the numbers of several places are named together. */
  emergency: { police: string; medical: string } | null;
  /** To talk with somebody in despair. */
  despair: HelpLine[];
  /** Violence at home and sexual violence. */
  abuse: HelpLine[];
  /** For children and those who worry about a child. */
  child: HelpLine[];
}

const one = (number: string) => ({ police: number, medical: number });
const line = (en: string, he: string, number: string): HelpLine => ({ name: { en, he }, number });

export const anywhere: HelpLine = {
  name: { en: 'Find a helpline near you', he: 'מציאת קו סיוע קרוב' },
  url: 'https://findahelpline.com',
};

const samaritans = line('Samaritans', 'Samaritans (השומרונים)', '116 123');
const children116 = line('Child helpline', 'קו לילדים ולנוער', '116 111');

export const helpRegions: Record<string, HelpRegion> = {
  IL: {
    emergency: { police: '100', medical: '101' },
    despair: [line('ERAN, emotional first aid', 'ער״ן, עזרה ראשונה נפשית', '1201')],
    abuse: [
      line('Ministry of Welfare hotline', 'מוקד משרד הרווחה', '118'),
      line('Sexual assault centres, for women', 'מרכזי הסיוע לנפגעות תקיפה מינית', '1202'),
      line('Sexual assault centres, for men', 'מרכזי הסיוע לנפגעי תקיפה מינית', '1203'),
    ],
    child: [
      line('Ministry of Welfare hotline', 'מוקד משרד הרווחה', '118'),
      line('Children harmed online', 'מוקד להגנה על ילדים ברשת', '105'),
    ],
  },
  US: {
    emergency: one('911'),
    despair: [
      line('988 Suicide & Crisis Lifeline (call or text)', 'קו החיים 988 (שיחה או הודעה)', '988'),
    ],
    abuse: [
      line('National Domestic Violence Hotline', 'הקו הארצי נגד אלימות במשפחה', '1-800-799-7233'),
      line(
        'RAINN, sexual assault hotline',
        'RAINN, קו לנפגעות ולנפגעי תקיפה מינית',
        '1-800-656-4673',
      ),
    ],
    child: [line('Childhelp', 'Childhelp, הגנה על ילדים', '1-800-422-4453')],
  },
  CA: {
    emergency: one('911'),
    despair: [
      line('988 Suicide Crisis Helpline (call or text)', 'קו הסיוע 988 (שיחה או הודעה)', '988'),
    ],
    abuse: [
      {
        name: { en: 'Shelters and their lines', he: 'מקלטים וקווי הסיוע שלהם' },
        url: 'https://sheltersafe.ca',
      },
    ],
    child: [line('Kids Help Phone', 'Kids Help Phone, קו לילדים ולנוער', '1-800-668-6868')],
  },
  GB: {
    emergency: one('999'),
    despair: [samaritans],
    abuse: [
      line('National Domestic Abuse Helpline', 'הקו הארצי נגד אלימות במשפחה', '0808 2000 247'),
      line('Men’s Advice Line', 'קו הייעוץ לגברים', '0808 801 0327'),
    ],
    child: [
      line('Childline', 'Childline, קו לילדים ולנוער', '0800 1111'),
      line(
        'NSPCC, for adults who worry about a child',
        'NSPCC, למבוגרים שדואגים לילד או לילדה',
        '0808 800 5000',
      ),
    ],
  },
  IE: {
    emergency: one('112'),
    despair: [samaritans],
    abuse: [line('Women’s Aid', 'Women’s Aid, סיוע לנשים', '1800 341 900')],
    child: [line('Childline', 'Childline, קו לילדים ולנוער', '1800 66 66 66')],
  },
  AU: {
    emergency: one('000'),
    despair: [line('Lifeline', 'Lifeline, קו החיים', '13 11 14')],
    abuse: [line('1800RESPECT', '1800RESPECT, אלימות במשפחה ותקיפה מינית', '1800 737 732')],
    child: [line('Kids Helpline', 'Kids Helpline, קו לילדים ולנוער', '1800 55 1800')],
  },
  NZ: {
    emergency: one('111'),
    despair: [line('Need to talk? (call or text)', 'Need to talk? (שיחה או הודעה)', '1737')],
    abuse: [line('Women’s Refuge', 'Women’s Refuge, מקלט לנשים', '0800 733 843')],
    child: [],
  },
  DE: {
    emergency: { police: '110', medical: '112' },
    despair: [line('TelefonSeelsorge', 'TelefonSeelsorge, קו סיוע נפשי', '0800 111 0 111')],
    abuse: [
      line('Hilfetelefon, violence against women', 'Hilfetelefon, אלימות נגד נשים', '116 016'),
    ],
    child: [children116],
  },
  AT: {
    emergency: { police: '133', medical: '144' },
    despair: [line('TelefonSeelsorge', 'TelefonSeelsorge, קו סיוע נפשי', '142')],
    abuse: [line('Women’s helpline', 'קו הסיוע לנשים', '0800 222 555')],
    child: [line('Rat auf Draht', 'Rat auf Draht, קו לילדים ולנוער', '147')],
  },
  FR: {
    emergency: one('112'),
    despair: [line('Suicide prevention, 3114', 'מניעת אובדנות', '3114')],
    abuse: [line('Violence against women, 3919', 'אלימות נגד נשים', '3919')],
    child: [line('Children in danger, 119', 'ילדים בסכנה', '119')],
  },
  ES: {
    emergency: one('112'),
    despair: [line('Suicide prevention, 024', 'מניעת אובדנות', '024')],
    abuse: [line('Violence against women, 016', 'אלימות נגד נשים', '016')],
    child: [children116],
  },
  NL: {
    emergency: one('112'),
    despair: [line('113 Suicide prevention', '113, מניעת אובדנות', '0800-0113')],
    abuse: [line('Veilig Thuis', 'Veilig Thuis, אלימות במשפחה', '0800-2000')],
    child: [],
  },
  EU: { emergency: one('112'), despair: [], abuse: [], child: [] },
  /** No number here has been checked well enough to be promised; 101 and 100 are the local services. */
  PS: { emergency: { police: '100', medical: '101' }, despair: [], abuse: [], child: [] },
  '*': { emergency: null, despair: [], abuse: [], child: [] },
};

/** Places that use the lines of another one. */
export const regionOfCountry: Record<string, string> = {
  PR: 'US',
  GU: 'US',
  VI: 'US',
  AS: 'US',
  MP: 'US',
  UM: 'US',
  GG: 'GB',
  JE: 'GB',
  IM: 'GB',
  ...Object.fromEntries(
    'BE BG HR CY CZ DK EE FI GR HU IT LV LT LU MT PL PT RO SK SI SE'
      .split(' ')
      .map((country) => [country, 'EU']),
  ),
};

export const emergencyElsewhere: Bilingual = {
  en: '112 in Europe and in many other countries, 911 in the US and Canada, 999 in the UK, 101 in Israel',
  he: '101 בישראל, 112 באירופה ובמדינות רבות אחרות, 911 בארצות הברית ובקנדה, 999 בבריטניה',
};

export const israel: Bilingual = { en: 'Israel', he: 'ישראל' };

/** In English without a known place. */
export const shownWhenUnknown: readonly (readonly [Bilingual, string])[] = [
  [israel, 'IL'],
  [{ en: 'US and Canada', he: 'ארצות הברית וקנדה' }, 'US'],
  [{ en: 'UK and Ireland', he: 'בריטניה ואירלנד' }, 'GB'],
];

export const noCheckedLine: Bilingual = {
  en: 'No number has been checked for your place; a list by country',
  he: 'אין כאן מספר בדוק למקום הזה; רשימה לפי מדינות',
};
