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
  /** In Hebrew the lines of Israel are named, too. */
  isIsraelNear?: true;
}

const one = (number: string) => ({ police: number, medical: number });
const line = (en: string, he: string, number: string): HelpLine => ({ name: { en, he }, number });

export const anywhere: HelpLine = {
  name: { en: 'Find a helpline near you', he: 'מציאת קו סיוע קרוב' },
  url: 'https://findahelpline.com',
};

const samaritans = line('Samaritans', 'Samaritans (השומרונים)', '116 123');
const children116 = line('Child helpline', 'קו לילדים ולנוער', '116 111');

type PlaceRow = readonly [country: string, police: string, medical: string, ...lines: HelpLine[]];

/** Places of which the emergency numbers and, where one is known, the lines to talk are listed, and nothing else. */
const placeRows: readonly PlaceRow[] = [
  [
    'BE',
    '112',
    '112',
    line('Zelfmoordlijn (Dutch)', 'Zelfmoordlijn (הולנדית)', '1813'),
    line('Suicide prevention (French)', 'מניעת אובדנות (צרפתית)', '0800 32 123'),
  ],
  ['CH', '117', '144', line('Die Dargebotene Hand', 'Die Dargebotene Hand, קו סיוע נפשי', '143')],
  ['IT', '112', '112', line('Telefono Amico', 'Telefono Amico, קו סיוע נפשי', '02 2327 2327')],
  ['PT', '112', '112', line('Suicide prevention, 1411', 'מניעת אובדנות', '1411')],
  [
    'PL',
    '112',
    '112',
    line('Helpline for adults', 'קו סיוע למבוגרים', '116 123'),
    line('Centrum Wsparcia', 'Centrum Wsparcia, קו סיוע נפשי', '800 70 2222'),
  ],
  [
    'CZ',
    '112',
    '112',
    line('Linka první psychické pomoci', 'Linka první psychické pomoci, קו סיוע נפשי', '116 123'),
  ],
  ['HU', '112', '112', line('LESZ', 'LESZ, קו סיוע נפשי', '116 123')],
  [
    'RO',
    '112',
    '112',
    line('Telefonul antisuicid', 'Telefonul antisuicid, מניעת אובדנות', '0800 801 200'),
  ],
  ['GR', '112', '112', line('Suicide helpline, 1018', 'מניעת אובדנות', '1018')],
  ['DK', '112', '112', line('Livslinien', 'Livslinien, קו החיים', '70 201 201')],
  ['SE', '112', '112', line('Mind', 'Mind, קו סיוע נפשי', '90101')],
  ['FI', '112', '112', line('MIELI crisis helpline', 'MIELI, קו סיוע נפשי', '09 2525 0111')],
  ['NO', '112', '113', line('Mental Helse', 'Mental Helse, קו סיוע נפשי', '116 123')],
  ['IS', '112', '112', line('Red Cross, 1717', 'הצלב האדום', '1717')],
  ['LU', '112', '112', line('SOS Détresse', 'SOS Détresse, קו סיוע נפשי', '45 45 45')],
  ['MT', '112', '112', line('Mental health helpline, 1579', 'קו סיוע נפשי', '1579')],
  ['UA', '112', '103', line('Lifeline Ukraine', 'Lifeline Ukraine, קו החיים', '7333')],
  ['TR', '112', '112'],
  ['RU', '112', '112'],
  ['GE', '112', '112'],
  ['IN', '112', '112', line('Tele-MANAS', 'Tele-MANAS, קו סיוע נפשי', '14416')],
  ['JP', '110', '119', line('Yorisoi Hotline', 'Yorisoi, קו סיוע נפשי', '0120-279-338')],
  ['KR', '112', '119', line('Suicide prevention, 109', 'מניעת אובדנות', '109')],
  ['CN', '110', '120', line('Mental health helpline, 12356', 'קו סיוע נפשי', '12356')],
  ['TW', '110', '119', line('Peace of mind line, 1925', 'קו סיוע נפשי', '1925')],
  [
    'HK',
    '999',
    '999',
    line('The Samaritan Befrienders', 'The Samaritan Befrienders, קו סיוע נפשי', '2389 2222'),
  ],
  ['MO', '999', '999'],
  [
    'SG',
    '999',
    '995',
    line('Samaritans of Singapore', 'Samaritans of Singapore, קו סיוע נפשי', '1767'),
  ],
  ['MY', '999', '999', line('Befrienders', 'Befrienders, קו סיוע נפשי', '03-7627 2929')],
  ['PH', '911', '911', line('NCMH crisis hotline', 'NCMH, קו סיוע נפשי', '1553')],
  ['TH', '191', '1669', line('Mental health hotline, 1323', 'קו סיוע נפשי', '1323')],
  ['VN', '113', '115'],
  ['BR', '190', '192', line('CVV', 'CVV, קו סיוע נפשי', '188')],
  ['MX', '911', '911', line('Línea de la Vida', 'Línea de la Vida, קו החיים', '800 911 2000')],
  [
    'AR',
    '911',
    '107',
    line(
      'Centro de Asistencia al Suicida',
      'Centro de Asistencia al Suicida, מניעת אובדנות',
      '135',
    ),
  ],
  [
    'CL',
    '133',
    '131',
    line(
      'Línea de prevención del suicidio',
      'Línea de prevención del suicidio, מניעת אובדנות',
      '*4141',
    ),
  ],
  ['CO', '123', '123'],
  // They belong to the Netherlands and have emergency numbers of their own.
  ['AW', '911', '911'],
  ['CW', '911', '912'],
  [
    'ZA',
    '10111',
    '10177',
    line('SADAG suicide crisis line', 'SADAG, מניעת אובדנות', '0800 567 567'),
  ],
  ['KE', '999', '999'],
  ['NG', '112', '112'],
  ['EG', '122', '123'],
  ['JO', '911', '911'],
  ['LB', '112', '140', line('Embrace', 'Embrace, קו החיים', '1564')],
  ['AE', '999', '998'],
];

const talkingLines: Record<string, HelpRegion> = Object.fromEntries(
  placeRows.map(([country, police, medical, ...despair]) => [
    country,
    { emergency: { police, medical }, despair, abuse: [], child: [] },
  ]),
);

export const helpRegions: Record<string, HelpRegion> = {
  IL: {
    emergency: { police: '100', medical: '101' },
    despair: [
      line('ERAN, emotional first aid', 'ער״ן, עזרה ראשונה נפשית', '1201'),
      line('NATAL, trauma of war and terror', 'נט״ל, טראומה על רקע מלחמה וטרור', '1-800-363-363'),
      {
        name: { en: 'SAHAR, a chat by text', he: 'סה״ר, שיחה בכתב' },
        url: 'https://sahar.org.il',
      },
    ],
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
      line('Crisis Text Line (text HOME)', 'Crisis Text Line (הודעה: HOME)', '741741'),
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
    despair: [samaritans, line('Shout (text SHOUT)', 'Shout (הודעה: SHOUT)', '85258')],
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
    despair: [samaritans, line('Pieta', 'Pieta, קו סיוע נפשי', '1800 247 247')],
    abuse: [line('Women’s Aid', 'Women’s Aid, סיוע לנשים', '1800 341 900')],
    child: [line('Childline', 'Childline, קו לילדים ולנוער', '1800 66 66 66')],
  },
  AU: {
    emergency: one('000'),
    despair: [
      line('Lifeline', 'Lifeline, קו החיים', '13 11 14'),
      line('Beyond Blue', 'Beyond Blue, קו סיוע נפשי', '1300 22 4636'),
    ],
    abuse: [line('1800RESPECT', '1800RESPECT, אלימות במשפחה ותקיפה מינית', '1800 737 732')],
    child: [line('Kids Helpline', 'Kids Helpline, קו לילדים ולנוער', '1800 55 1800')],
  },
  NZ: {
    emergency: one('111'),
    despair: [
      line('Need to talk? (call or text)', 'Need to talk? (שיחה או הודעה)', '1737'),
      line('Lifeline', 'Lifeline, קו החיים', '0800 543 354'),
    ],
    abuse: [line('Women’s Refuge', 'Women’s Refuge, מקלט לנשים', '0800 733 843')],
    child: [],
  },
  DE: {
    emergency: { police: '110', medical: '112' },
    despair: [
      line('TelefonSeelsorge', 'TelefonSeelsorge, קו סיוע נפשי', '0800 111 0 111'),
      line('TelefonSeelsorge, second number', 'TelefonSeelsorge, מספר שני', '0800 111 0 222'),
    ],
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
    despair: [
      line('Suicide prevention, 3114', 'מניעת אובדנות', '3114'),
      line('SOS Amitié', 'SOS Amitié, קו סיוע נפשי', '09 72 39 40 50'),
    ],
    abuse: [line('Violence against women, 3919', 'אלימות נגד נשים', '3919')],
    child: [line('Children in danger, 119', 'ילדים בסכנה', '119')],
  },
  ES: {
    emergency: one('112'),
    despair: [
      line('Suicide prevention, 024', 'מניעת אובדנות', '024'),
      line('Teléfono de la Esperanza', 'Teléfono de la Esperanza, קו סיוע נפשי', '717 003 717'),
    ],
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
  /** 101 and 100 are the local services, not the Israeli ones. */
  PS: {
    emergency: { police: '100', medical: '101' },
    despair: [line('SAWA, helpline in Arabic', 'SAWA, קו סיוע בערבית', '121')],
    abuse: [],
    child: [],
    isIsraelNear: true,
  },
  ...talkingLines,
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
    'GP MQ RE GF YT PF PM BL MF MC'.split(' ').map((country) => [country, 'FR']),
  ),
  VA: 'IT',
  GL: 'DK',
  FO: 'DK',
  AX: 'FI',
  SJ: 'NO',
  ...Object.fromEntries('BG HR CY EE LV LT SK SI'.split(' ').map((country) => [country, 'EU'])),
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
