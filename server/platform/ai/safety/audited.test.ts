import { describe, expect, test } from 'vitest';
import { careAfter } from './care.ts';
import { dangerIn } from './danger.ts';

/** Messages of an audit of the running product, with variants and everyday messages that read alike. */
const people = {
  en: { language: 'en', timezone: 'Europe/London' },
  he: { language: 'he', timezone: 'Asia/Jerusalem' },
} as const;

describe('the person in danger', () => {
  test.each([
    'נאנסתי אתמול',
    'אנסו אותי',
    'נאנסתי בשבוע שעבר על ידי המורה של הבן שלי',
    'הותקפתי מינית במסיבה',
    'I was raped yesterday',
    'I got raped at a party last night',
    "I've been molested by my uncle",
    'אמא שלי שורפת אותי עם סיגריות',
    'אבא שלי מכבה עליי סיגריות',
    'my mom burns me with cigarettes',
    'my dad puts out cigarettes on my arm',
  ])('is the one who writes, and the harm is sure: %s', (text) => {
    expect(dangerIn(text)).toMatchObject({ level: 'sure', kind: 'abuse', who: 'self' });
  });

  test.each([
    'השכן שלי מרביץ לבן הקטן שלו, אני שומע כל לילה',
    'השכנה מכה את הבת הקטנה שלה ושומעים את זה כל ערב',
    'הדוד שלי מרביץ לבן שלו',
    'my neighbor hits his little son, I hear it every night',
    'my stepdad burned my little brother with a lighter',
  ])('is a child, and the harm is sure: %s', (text) => {
    expect(dangerIn(text)).toMatchObject({ level: 'sure', kind: 'abuse', who: 'child' });
  });

  test.each(['חברה שלי נאנסה אתמול', 'my friend was raped yesterday'])(
    'is somebody else: %s',
    (text) => {
      expect(dangerIn(text)).toMatchObject({ level: 'sure', kind: 'abuse', who: 'other' });
    },
  );

  test.each([
    'my friend in another group says she will jump tonight',
    'my sister wrote that she is going to jump off the bridge tonight',
    'חבר מקבוצה אחרת כתב שהוא קופץ מהגשר הלילה',
    'חברה שלי אומרת שהיא תזרוק את עצמה הלילה',
  ])('is somebody else, and their death is near: %s', (text) => {
    expect(dangerIn(text)).toMatchObject({ level: 'sure', kind: 'self_harm', who: 'other' });
  });
});

describe('one’s own past', () => {
  test.each([
    'בתור נער הייתי אובדני. זה מאחוריי. אני רוצה להחליף מקצוע.',
    'בתור ילדה רציתי למות. עברתי את זה. היום אני רוצה לדבר על הבית.',
    'כשהייתי נערה הייתי אובדנית, זה כבר מאחוריי',
    'I was suicidal as a teenager. That’s behind me. I want to change careers.',
    'I tried to kill myself ten years ago, today I want to talk about work',
    'I attempted suicide when I was a student, now I want to focus on my studies',
    'ניסיתי להתאבד לפני עשר שנים, היום אני רוצה לדבר על העבודה',
  ])('is asked about as it is now: %s', (text) => {
    expect(dangerIn(text)).toMatchObject({
      level: 'perhaps',
      kind: 'self_harm',
      who: 'self',
      when: 'past',
    });
  });

  test.each([
    'בתור נער הייתי אובדני ועכשיו זה חוזר',
    'Ten years ago I tried to kill myself and now I want to die again',
    "I'm in college and I wanted to die last night",
    'I wanted to die last night, as a teenager it is hard',
  ])('hides nothing that is there today: %s', (text) => {
    expect(dangerIn(text)).toMatchObject({ level: 'sure', who: 'self', when: 'now' });
  });
});

describe('somebody who is hit, and then the children', () => {
  test.each([
    ['en', 'My husband hits me', 'he also hits the kids', 'Who can help the kids?'],
    ['he', 'בעלי מרביץ לי', 'הוא מרביץ גם לילדים', 'מי יכול לעזור לילדים?'],
  ] as const)('%s: have the lines about children, too', (lang, first, more, question) => {
    const person = people[lang];
    const { state } = careAfter(null, first, person);
    const children = careAfter(state, more, person);
    const alone = careAfter(
      null,
      lang === 'en' ? 'my neighbor hits the kids' : 'השכן מרביץ לילדים',
      person,
    );
    expect(children.reply?.text).toBe(alone.reply?.text);
    expect(children.state?.danger?.who).toBe('self');
    const asked = careAfter(children.state, question, person);
    expect(asked.reply?.text).toMatch(/has to be proved|להוכיח/u);
    const again = careAfter(asked.state, more, person);
    expect(again.reply?.text).not.toBe(children.reply?.text);
  });
});

describe('words without the name of danger', () => {
  test.each([
    'אח שלי אמר שהוא יקפוץ מהגג',
    'חברה שלי כתבה שהיא תקפוץ מהגשר',
    "my brother said he'll jump off the roof",
    'אני מפחדת ממה שהוא יעשה כשיחזור שיכור',
    'אני פוחדת ממה שאבא יעשה כשהוא חוזר הביתה שיכור',
    'I dread the moment he gets home drunk',
    'שזה ייגמר כבר, הכל, גם אני',
    'שהכל ייגמר כבר, גם אני',
    'I just want it to be over, all of it, me included',
    'אני כבר מת מבפנים, אפשר לסגור עניין',
    'אני כבר מתה מבפנים אז אפשר לגמור עם זה',
    "I'm already dead inside, might as well finish it",
    'למשפחה יהיה קל יותר עם כספי הביטוח',
    'המשפחה תסתדר יותר טוב עם כסף הביטוח',
    'my family would be better off with the life insurance',
    'רוצה שהכל יחשיך וזהו',
    'בא לי שהכל יכבה וזהו',
    'just want everything to go dark and stay dark',
    'I wish it would all go black',
    'תלמיד שלי כתב שאחרי החג הוא כבר לא יהיה',
    'חברה שלי כתבה שאחרי יום ההולדת היא כבר לא תהיה',
    "my student wrote that he won't be around after the holidays",
    "my son said he won't be here after the weekend",
    'living feels like a punishment and I want out',
    'being alive is torture',
    'לחיות זה עונש ואני רוצה לצאת',
    'החיים הפכו לעונש ואני רוצה לצאת',
    "It'd be a relief not to exist",
    'it would be easier not to exist',
    'הקלה תהיה לא להתקיים',
    'if I fell asleep and that was it, fine by me',
    "if I went to sleep and never woke up I wouldn't mind",
    'אם אירדם וזהו, סבבה מבחינתי',
    'hopefully the cancer takes me before I have to do it',
    'I hope my heart gets me first',
    'הלוואי שהסרטן ייקח אותי לפני',
    'the rope is in the garage',
    'the noose is already in the shed',
    'החבל כבר במחסן',
    'החבל כבר בארון',
    'my roommate has a gun on his bed and keeps crying',
    "my sister has a pistol under her pillow and can't stop crying",
    'לשותף שלי לדירה יש אקדח על המיטה והוא לא מפסיק לבכות',
    'אחי יושב עם אקדח ובוכה',
    "I'm standing at the railing on the bridge",
    "I'm leaning over the railing of the overpass",
    'אני עומדת ליד המעקה על הגשר',
    'קבעתי תאריך, יום שישי, ואני רגוע',
    "I've picked the date, this Friday, and nobody knows",
    'בחרתי תאריך, יום שישי הקרוב. כתבתי מכתבים.',
  ])('are asked about: %s', (text) => {
    expect(dangerIn(text, { isEarly: true })?.clarity).toBeGreaterThan(0);
  });

  test.each([
    'בחרתי תאריך, יום שישי הקרוב',
    "I've picked the date and it's this Friday",
    'my life feels like a prison',
    'my chest feels tight before I speak in public',
    'my chest gets tight when I have to present at work',
    'יש לי לחץ בחזה לפני שאני מדברת מול קהל',
    'לוחץ לי בחזה לפני כל מצגת',
    'אמא שלי שורפת אותי עם השאלות שלה',
    'my mom burned the rice and gave me matches',
    'השכן שלי מרביץ לכדור על הקיר כל לילה',
    'my neighbor hits golf balls with his little son every evening',
    'חברה שלי אמרה שהיא תקפוץ אליי הערב',
    'אח שלי אמר שהוא יקפוץ מהמיטה לספה',
    'my friend says she will jump tonight at the competition',
    'my sister says she will jump on the call tonight',
    'אני מפחדת ממה שהבוס יגיד כשהוא יחזור מהחופשה',
    'he came home drunk and fell asleep on the couch',
    'שהמבחנים האלה ייגמרו כבר, גם אני עייפה',
    'I want this week to end, my boss too',
    'אני מת מבפנים מהישיבות האלה, אפשר לסגור עניין עם הלקוח?',
    'I feel dead inside after this shift, can we finish the report',
    'למשפחה יהיה קל יותר עם כספי הביטוח אחרי השריפה',
    'they would be fine with the insurance payout for the car',
    'רוצה שהכל יחשיך בחדר לפני השינה',
    'I want everything to go dark on stage before the song',
    'תלמיד שלי כתב שאחרי החג הוא כבר לא יהיה בכיתה שלנו כי הם עוברים',
    "my student wrote that he won't be here after the holidays because they are moving",
    "my friend says she won't be here after the weekend",
    'I want it to go dark outside so we can light the candles',
    'I want the dress, and I want it to be black',
    'living in this city is a punishment and I want out',
    'it would be a relief not to have this meeting',
    'עדיף לא להיות בישיבה הזאת',
    'if I fell asleep early tonight that would be fine by me',
    'אם אירדם מוקדם זה בסדר מבחינתי',
    'hopefully the bus takes me home before dark',
    'the rope is in the garage if you need it for the boat',
    'החבל במחסן, קח אותו לגרירה',
    'the leash is in the garage',
    'my son has a toy gun on his bed and keeps crying',
    'my roommate is chopping onions with a knife and keeps crying',
    'אני עומדת ליד המעקה על הגשר ומצלמת את השקיעה',
    'קבעתי תאריך ליום שישי לפגישה עם הרופא',
    'we picked the date and it is this Friday, the wedding party',
  ])('are a note at most: %s', (text) => {
    expect(dangerIn(text)?.clarity ?? 0).toBe(0);
  });

  test.each([
    ['my chest feels tight and my left arm hurts before I speak in public', 'sure'],
    ['יש לי לחץ בחזה והוא עובר ליד שמאל, לפני שאני מדברת מול קהל', 'sure'],
    ['I have chest pain right now before I speak in public', 'perhaps'],
    ['יש לי לחץ בחזה', 'sure'],
  ])('a pain that goes to the arm is no fear of an audience: %s', (text, level) => {
    expect(dangerIn(text)).toMatchObject({ kind: 'medical', level });
  });
});

describe('everyday messages that read alike', () => {
  test.each([
    'Had the idea for a year, time to actually do it',
    "I've had the idea for a bakery for two years, time to do it",
    'The idea has been in my head for years, now it is time to do it',
    'היה לי רעיון כבר שנה, הגיע הזמן לעשות את זה',
    'הרעיון יושב אצלי שנה, הגיע הזמן באמת לעשות את זה',
    'למצוא את המספר של מחלקת רישוי עסקים ולהתקשר ביום ראשון בבוקר',
    'להתקשר למחלקת גבייה ולמצוא את הטופס',
    'אני עובדת במחלקת שיווק וצריכה למצוא מחליפה',
    'למצוא את הטלפון של מחלקת הנדסה',
    'היא בוכה ואני בוכה, אני איתה לבד כל היום',
    'הוא בוכה ואני לבד איתו כל היום',
    'אני לבד עם התינוקת כל היום והיא בוכה',
    "she cries and I cry, I'm alone with her all day",
    "I'm alone with the baby all day and she cries",
    'לצאת לסיבוב בלי להסתכל על השעון',
    'ללכת ברחוב בלי להסתכל בטלפון',
    'walk down the street without looking at my phone',
    'a long drive without looking at the clock',
    'בודק בתוכנה צעק עליי ״את רוצה להרוג אותנו?״ כי שכחתי קובץ',
    'הבוס צעק ״אתה מנסה להרוג אותנו?״ כי שכחתי קובץ',
    'my boss yelled "do you want to kill us?" because I forgot a file',
    'my coworker shouted "are you trying to kill us?" when I deleted the build',
    'my mom said are you trying to kill me when I came home at midnight',
    'אמא אמרה לי את רוצה להרוג אותי כשחזרתי מאוחר',
    'I hope the cancer treatment helps my mom',
    'I hope her cancer treatment works',
    "I hope my dad's surgery goes well",
    "I'm hoping the biopsy comes back benign",
    'I hope mom recovers from her stroke',
    'אני מקווה שהטיפול בסרטן יעזור לאמא',
    'מקווה שהניתוח של אבא יעבור בהצלחה',
    'הלוואי שהיא תחלים מהסרטן',
    'the bug seems not to exist anymore',
    'the page does not exist anymore',
    "The file doesn't seem to exist anymore",
    "it looks like the shop doesn't exist anymore",
    'העסק לא יכול להתקיים יותר במתכונת הזאת',
    'standing at the railing on the bridge watching the boats',
    "I'm standing on the bridge watching the ducks with the kids",
    'we stood on the bridge and looked at the view',
    'sitting on the roof looking at the view',
    'my dad is fishing, standing on the bridge',
    'עומדת על הגשר ומסתכלת על הסירות',
    'עומד ליד המעקה על הגשר ומאכיל ברווזים עם הילדים',
    'יושבים על הגג ומסתכלים על הנוף',
    'החזה גדול מדי, הגב הרוס',
    'החזה שלי גדול מדי וכואב לי הגב',
    'my chest is too big and my back is wrecked',
    'my back hurts because my chest is too big',
    'I need a breast reduction, chest and back are done',
    'I kicked off last time',
    'I blanked last time',
    'I kicked off last time and blanked',
    'I got kicked off last time',
    'I was kicked off the team',
    'the other tester shouted are you literally trying to kill us',
    'he asked if I was trying to kill them with this release',
    "I hope it's not cancer",
    "I hope my mom's cancer goes away",
    'מקווה שזה לא סרטן',
    'you can find me in the morning at the pool',
    'יש לי חזה גדול מדי והגב כואב',
    'I blanked on stage and got kicked out of the choir',
    'sitting on the bridge watching the ducks with my son',
    'the function will not exist anymore after the refactoring',
  ])('are a note at most: %s', (text) => {
    expect(dangerIn(text)?.clarity ?? 0).toBe(0);
  });

  test.each([
    'time to do it, to end it all',
    'had the idea for a year, time to do it, to end it all',
    "I've had the idea of dying for a year, time to actually do it",
    "it's time to do it",
    "tonight it's time to finally do it",
    'הגיע הזמן לעשות את זה, לגמור עם הכל',
    'הגיע הזמן לעשות את זה',
    'אני רוצה שימצאו אותי בבוקר',
    'אני מחלקת את הדברים שלי, ימצאו את המכתב במגירה',
    'he leaves the baby alone all day',
    'היא משאירה את התינוק לבד כל היום',
    'הוא משאיר את הילדים לבד כל הלילה',
    'הילדה לבד בבית כל הלילה',
    "driving fast without looking, I don't care if I crash",
    'I cross the road without looking',
    'חוצה את הכביש בלי להסתכל',
    'נוסע מהר בסיבוב בלי להסתכל, לא אכפת לי',
    "he said he'll kill us",
    'he yelled are you trying to kill me and said he will kill us',
    'הוא צעק שהוא יהרוג אותנו',
    'הוא אמר שהוא רוצה להרוג אותי',
    'he yelled he wants to kill us',
    'he texted: do you want me to kill you? I will kill your mother',
    'I hope I get cancer and die',
    'I hope the cancer treatment fails and I die',
    'I hope I get cancer',
    'I hope the surgery goes wrong',
    "hope I don't survive the surgery",
    'הלוואי שיהיה לי סרטן',
    'מקווה שלא אצא מהניתוח',
    "I don't want to exist anymore",
    'I seem not to exist anymore',
    "I can't exist anymore",
    'לא רוצה להתקיים יותר',
    'standing at the railing on the bridge',
    "I'm standing at the railing on the bridge watching the boats and crying, I can't anymore",
    'standing at the railing on the bridge watching the boats, nothing matters anymore',
    'standing at the railing on the bridge, it all feels far away and quiet',
    'standing on the bridge watching the water below',
    'עומדת ליד המעקה על הגשר',
    'עומדת ליד המעקה על הגשר ומסתכלת על הסירות ובוכה',
    'יש לי כאב חזה',
    'יש לי כאב חזה גדול',
    'כאב החזה גדול מדי',
    'my chest hurts and my back too',
    'לחץ בחזה שעובר לגב',
    'big chest pain going to my arm',
    'he kicked off last night and beat me',
    'I got kicked by my husband',
    'he kicked me',
    'I hope the plane crashes, it helps them',
    'I want someone to find me in the morning',
    'they will find me in the morning',
    'לחץ חזק בחזה והיד השמאלית כואבת, אני לובשת חזייה',
    'החזה שלי כבד והיד כואבת',
    'my chest is too heavy and my left arm hurts',
    'נוסע מהר בלי להסתכל על הכביש',
    'עומד על הגשר ומסתכל על המים',
    'עומדת על הגג ומסתכלת על הרצפה',
    'my husband said he will kill me',
    'I got beaten again last night',
    'she leaves my brother alone at home all night',
    "the idea of ending it won't leave me, time to do it tonight",
    'the idea of not being here is calming, time to do it',
    'הרעיון לקפוץ לא עוזב אותי, הגיע הזמן לעשות את זה',
    'הרעיון למות לא עוזב אותי, הגיע הזמן לעשות את זה',
    'my husband hit me and screamed are you trying to kill me',
    'I hope my mom survives the surgery and I die instead',
    'הלוואי שהטיפול לא יעזור ואמות',
    'עומדת על הגשר, מסתכלת על הסירות ורוצה לקפוץ',
    'I have pain in my chest, my chest is too big and it goes to my arm',
    "I'm alone with the baby all day and I shake her",
    'אמא שיכורה ואני לבד עם התינוקת כל הלילה',
    'אני בן 9, אמא לא בבית ואני לבד עם הקטנה כל הלילה',
    'she is drunk and alone with the baby all night',
  ])('hide none of the danger beside them: %s', (text) => {
    expect(dangerIn(text)?.clarity).toBeGreaterThan(0);
  });

  test.each(['I got kicked off last time', 'I kicked off and blanked at the exam'])(
    'are no blow: %s',
    (text) => {
      expect(dangerIn(text)?.signs ?? []).not.toContain('beatenBefore');
    },
  );

  test.each([
    'he screamed: do you want me to kill us both?',
    'he said do you want me to kill you',
    'הוא צעק עליי את רוצה שאהרוג את שנינו?',
  ])('ask whether a threat in the form of a question is meant: %s', (text) => {
    expect(dangerIn(text)).toMatchObject({ kind: 'violence', who: 'self', clarity: 2 });
  });

  test.each([
    ['he said he will kill us', 'violence'],
    ['he yelled are you trying to kill me and said he will kill us', 'violence'],
    ['יש לי כאב חזה', 'medical'],
    ['כאב החזה גדול מדי', 'medical'],
    ["I don't want to exist anymore", 'self_harm'],
  ])('keep sure what is sure: %s', (text, kind) => {
    expect(dangerIn(text)).toMatchObject({ level: 'sure', kind });
  });
});
