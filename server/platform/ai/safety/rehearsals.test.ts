import { describe, expect, test } from 'vitest';
import { dangerIn } from './danger.ts';

describe('steps that are tried out', () => {
  test.each([
    'every morning I stand a little closer to the tracks',
    'i take off my seatbelt on the motorway at night and turn off the lights for a second',
    'climbed over the rail, looked at the water, climbed back',
    'practised the knot tonight. its easier than i thought',
    "I swim out at night until I can't see the beach and wait to see if I want to come back",
    'drove to the cliff again, third time this week. just to sit',
    'כל בוקר אני עומדת קצת יותר קרוב לפסים',
    'אני מוריד חגורה בכביש המהיר בלילה ומכבה אורות לשנייה',
    'ישבתי בחניה סגורה עם המנוע דולק כמה דקות ואז פתחתי דלת',
    'עברתי את המעקה, הסתכלתי על המים וחזרתי',
    'התאמנתי הערב על הקשר, יותר קל ממה שחשבתי',
    'אני שוחה בלילה עד שלא רואים את החוף ומחכה לראות אם אני רוצה לחזור',
  ])('are asked about: %s', (text) => {
    expect(dangerIn(text)?.clarity).toBeGreaterThan(0);
  });

  test.each([
    'we drove to the cliff again, third time this week, the light is perfect for photos',
    'climbed over the fence to get the ball',
    'practised the bowline knot for my sailing exam',
    'I swim out to the buoy and back every morning',
    'walked across the bridge four nights in a row for my step count',
    'נסענו שוב למצוק, האור מושלם לצילומים',
    'קפצתי מעל הגדר להביא את הכדור',
    'התאמנתי על קשר לקורס שיט',
    'שוחה עד המצוף וחזרה כל בוקר',
    'הלכתי על הגשר ארבעה לילות ברצף בשביל הצעדים',
  ])('are nothing in everyday talk: %s', (text) => {
    expect(dangerIn(text)).toBeNull();
  });
});

describe('questions about how it is done', () => {
  test.each([
    'how high does a building have to be',
    'how much insulin would be too much for someone my size',
    'does drowning hurt or do you just fall asleep',
    "is it true you don't feel anything when a train hits you",
    "what's the surest way, asking for myself",
    'how long does it take with a rope',
    'כמה גבוה בניין צריך להיות',
    'כמה אינסולין זה יותר מדי למישהי במשקל שלי',
    'טביעה כואבת או שפשוט נרדמים',
    'נכון שלא מרגישים כלום כשרכבת פוגעת בך?',
    'מה הדרך הכי בטוחה, שואל בשביל עצמי',
    'כמה זמן זה לוקח עם חבל',
  ])('are asked about: %s', (text) => {
    expect(dangerIn(text)?.clarity).toBeGreaterThan(0);
  });

  test.each([
    'how high does a ceiling have to be for a loft bed',
    'how much insulin do I take before a run, my nurse is on holiday',
    'does a tattoo on the ribs hurt',
    'do tomato plants survive a fall frost',
    'how deep do you have to plant tulips',
    'כמה גבוהה צריכה להיות תקרה למיטת גלריה',
    'כמה אינסולין לוקחים לפני ריצה, האחות בחופש',
    'קעקוע בצלעות כואב?',
    'כמה עמוק צריך לשתול צבעונים',
    'מה הדרך הכי בטוחה להשיג שולחן שם',
  ])('are nothing in everyday talk: %s', (text) => {
    expect(dangerIn(text)).toBeNull();
  });
});

describe('weapons and poisons within reach', () => {
  test.each([
    "I found the key to my grandfather's gun cabinet, it's good to know I could",
    'my service pistol is on the nightstand and I check it every hour',
    'im alone with the rifle on guard duty and it gets harder every night',
    'I work in a pharmacy, I know exactly what I could take home. That thought calms me',
    "There is a shotgun at the farm and I'm there by myself all week",
    'i have keys to the lab cupboard with the cyanide. it helps me sleep',
    'מצאתי את המפתח לארון הנשק של סבא, טוב לדעת שאני יכול',
    'אני לבד עם הרובה בשמירה וכל לילה זה נהיה קשה יותר',
    'אני עובדת בבית מרקחת, יודעת בדיוק מה אפשר לקחת הביתה. המחשבה מרגיעה אותי',
    'יש רובה ציד במשק ואני שם לבד כל השבוע',
    'שמישהו יבוא לקחת ממני את הנשק בבקשה',
    'יש לי מפתח לארון התרופות במחלקה. זה עוזר לי להירדם',
  ])('are asked about: %s', (text) => {
    expect(dangerIn(text)?.clarity).toBeGreaterThan(0);
  });

  test.each([
    'my phone is on the nightstand and I check it every hour, how do I stop',
    'I work in a pharmacy and the evening shifts are long',
    'alone on guard duty, what can I read to stay awake',
    'please can somebody come and take the sofa',
    'הטלפון על השידה ואני בודק אותו כל שעה, איך מפסיקים',
    'עובדת בבית מרקחת והמשמרות ארוכות',
    'לבד בשמירה, מה כדאי לקרוא כדי לא להירדם',
    'שמישהו יבוא לקחת את הספה בבקשה',
  ])('are nothing in everyday talk: %s', (text) => {
    expect(dangerIn(text)).toBeNull();
  });
});

describe('attempts that were interrupted', () => {
  test.each([
    'Three years ago I stood on a chair with a belt and then my phone rang. Never told anyone',
    'I once had everything ready, the note on the table, and my son came home early from school',
    'last winter I was already over the rail when a jogger asked if I was ok',
    'when i was 17 i lined up the pills and then my mum called me for dinner',
    'years back I parked at the reservoir with a letter on the seat. A fisherman knocked on the window',
    'i had the letters sealed and the flat cleaned in 2021, then the cat jumped on my lap',
    'לפני שלוש שנים עמדתי על כיסא עם חגורה ואז הטלפון צלצל. אף פעם לא סיפרתי',
    'פעם כבר הכול היה מוכן, הפתק על השולחן, והבן חזר מוקדם מבית ספר',
    'בחורף שעבר כבר הייתי מעבר למעקה ואיזה רץ שאל אם אני בסדר',
    'בגיל 17 סידרתי את הכדורים בשורה ואז אמא קראה לי לאכול',
    'לפני שנים חניתי ליד המאגר עם מכתב על המושב. דייג דפק בחלון',
    'המכתבים היו סגורים והדירה נקייה, ואז החתול קפץ לי על הברכיים',
  ])('are asked about: %s', (text) => {
    expect(dangerIn(text)?.clarity).toBeGreaterThan(0);
  });

  test.each([
    'Three years ago I stood on a chair to change a bulb and fell, never told anyone',
    'I once had everything ready for the party and my son came home early',
    'when I was 17 I lined up for concert tickets all night',
    'i had the letters sealed and then noticed the stamps were missing',
    'לפני שלוש שנים עמדתי על כיסא להחליף נורה ונפלתי',
    'הכול היה מוכן למסיבה והבן חזר מוקדם',
    'בגיל 17 עמדתי כל הלילה בתור לכרטיסים',
    'לפני שנים חניתי ליד המאגר עם החכה, דייג לימד אותי',
    'המכתבים היו סגורים ואז ראיתי שחסרים בולים',
  ])('are nothing in everyday talk: %s', (text) => {
    expect(dangerIn(text)).toBeNull();
  });
});

describe('cuts and burns of one’s own', () => {
  test.each([
    'did the thing on my thigh again, nobody has noticed',
    "there's a blade taped behind my mirror. two days without it now",
    'it bled more than usual and i felt better for an hour',
    "I snap the rubber band all day so I don't do the other thing",
    'pressing the cigarette on my skin makes everything quiet',
    "wearing a hoodie in this heat so mum doesn't see my arms",
    'עשיתי שוב את הדבר הזה בירך, אף אחד לא שם לב',
    'ירד יותר דם מהרגיל והרגשתי טוב לשעה',
    'אני מצליפה עם גומייה על היד כדי לא לעשות את הדבר השני',
    'כשאני מכבה סיגריה על העור נהיה לי שקט',
    'הקווים החדשים על המותן, איפה שהבגד ים מכסה',
    'גירדתי את הזרוע עד דם אתמול ובא לי שוב',
  ])('are asked about: %s', (text) => {
    expect(dangerIn(text)?.clarity).toBeGreaterThan(0);
  });

  test.each([
    'did my thigh workout again, nobody has noticed the progress',
    'wearing a hoodie in this heat because the office is freezing',
    'the tattoo lines on my hip have healed',
    'I burnt my hand on the oven and it still hurts',
    'my cat scratched my arm open when I bathed her',
    'התאמנתי שוב על הירכיים, אף אחד לא שם לב להתקדמות',
    'סכיני גילוח נהיו יקרים',
    "עם קפוצ'ון בחום הזה כי במשרד קפוא",
    'נכוויתי ביד מהתנור ועדיין כואב',
    'החתול שרט לי את היד כשרחצתי אותו',
  ])('are nothing in everyday talk: %s', (text) => {
    expect(dangerIn(text)).toBeNull();
  });
});

describe('plain words of death and harm', () => {
  test.each([
    'would i be dead for sure if i jumped from the 8th floor',
    'I tried to end it twice already and nobody knows',
    'i burn my arm with a lighter on purpose sometimes',
    'I will set myself on fire if they send me back',
    "he said he'd hang himself if i leave him",
    'thinking abt ways to do it',
    'i imagine myself dead every day',
    "i don't wanna be here anymore",
    'wish i was never born',
    "took 20 of mum's pills ten minutes ago",
    'im gona kil myself',
    'im goign to kill mysef tonight',
    'i wnat to dei',
    'sucidal thougts again',
    'הייתי הורגת את עצמי אם לא הילדים',
    'אני יורה לעצמי בראש וזהו',
    'אני חושב לקחת לעצמי את החיים',
    'אחי ניסה לתלות את עצמו ועכשיו הוא שוב מדבר על זה',
    'עדיף לי למות מאשר לחזור לכיתה',
    'אבא אומר שהוא יירה בעצמו',
    'הוא אומר שיתלה את עצמו אם אעזוב אותו',
    'אני מדמיינת את עצמי מתה כל יום',
    'אני רוצה להפסיק לחיות',
    'אני רוצא למות',
    'בא לי להתאבדד',
    "אני יהרוג ת'עצמי",
    'מחשבות אובדניות שוב פעם',
    'בלעתי 20 כדורים של אמא לפני עשר דקות',
  ])('are asked about: %s', (text) => {
    expect(dangerIn(text)?.clarity).toBeGreaterThan(0);
  });

  test.each([
    'dead tired after the shift',
    "I'd rather die than sing in public lol",
    'my phone is dying',
    "the boss will kill me if I'm late again",
    "I'm going to shoot a short film on Saturday",
    'הבוס יהרוג אותי אם אאחר שוב',
    'אני מת מעייפות אחרי המשמרת',
    'נחנקתי מצחוק מהקפה',
    'היא דקרה אותי במילים',
    'הולך לירות סרט קצר בשבת',
  ])('are nothing in everyday talk: %s', (text) => {
    expect(dangerIn(text)).toBeNull();
  });
});
