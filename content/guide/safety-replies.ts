import type { Bilingual } from './script.ts';

type Kind = 'self_harm' | 'violence' | 'abuse' | 'medical';
type Who = 'self' | 'other' | 'child';

/**
 * The fixed words of a chat in danger. VERIFY BEFORE RELEASE: see docs/release-checklist.md. `{emergency}` and
 * `{lines}` are those of the person's place; `{line}` is one of them.
 */
export const careOpening: Record<Kind, Record<Who, Bilingual>> = {
  self_harm: {
    self: {
      en: 'I’m glad you wrote this here. It is serious, and you deserve a real person beside you now, not only a guide on a screen.',
      he: 'טוב שזה נכתב כאן. זה רציני, ומגיע לך שיהיה לידך עכשיו אדם של ממש, ולא רק מלווה על מסך.',
    },
    other: {
      en: 'It is good that you wrote this. Words and signs like these are serious, and you don’t have to carry them alone.',
      he: 'טוב שכתבת את זה. מילים וסימנים כאלה הם רציניים, ואין צורך לשאת אותם לבד.',
    },
    child: {
      en: 'It is good that you wrote this. When a child or a teenager is in such pain, an adult who stays close matters most now.',
      he: 'טוב שכתבת את זה. כשלילד או לנערה כואב כל כך, הכי חשוב עכשיו שמבוגר יישאר לידם.',
    },
  },
  abuse: {
    self: {
      en: 'I’m sorry. Nobody has the right to do that to you, and it is not your fault.',
      he: 'צר לי. לאיש אין זכות לעשות לך דבר כזה, וזו לא אשמתך.',
    },
    other: {
      en: 'I’m sorry. Nobody has the right to do that to them, and it is good that somebody sees it.',
      he: 'צר לי. לאיש אין זכות לפגוע כך באדם, וטוב שיש מי שרואה את זה.',
    },
    child: {
      en: 'I’m sorry. No child has to bear this, it is never the child’s fault, and saying it is right, even when somebody asked for a secret.',
      he: 'צר לי. אף ילד ואף ילדה לא צריכים לשאת דבר כזה. זו אף פעם לא אשמתם, ונכון לספר, גם כשמישהו ביקש לשמור סוד.',
    },
  },
  violence: {
    self: {
      en: 'That is frightening, and it is serious. Your safety comes before everything else now.',
      he: 'זה מפחיד, וזה רציני. הביטחון שלך בא עכשיו לפני הכול.',
    },
    other: {
      en: 'I take that seriously. If anyone may be hurt, please put some distance between the people now: another room, the street, a walk away.',
      he: 'זה נשמע רציני. אם מישהו עלול להיפגע, חשוב ליצור עכשיו מרחק: חדר אחר, הרחוב, כמה צעדים משם.',
    },
    child: {
      en: 'I take that seriously. The child’s safety comes first: a safe place for the child, a closed door between, and another adult who comes now.',
      he: 'זה נשמע רציני. הביטחון של הילדים קודם לכול: מקום בטוח בשבילם, דלת סגורה שמפרידה, ומבוגר נוסף שבא עכשיו.',
    },
  },
  medical: {
    self: {
      en: 'This may need medical help right away, and it can’t wait for a conversation.',
      he: 'ייתכן שדרושה כאן עזרה רפואית מיידית, והיא לא יכולה לחכות לשיחה.',
    },
    other: {
      en: 'This may need medical help right away. You are the person who can get it for them now.',
      he: 'ייתכן שדרושה כאן עזרה רפואית מיידית, ואפשר להזעיק אותה עכשיו.',
    },
    child: {
      en: 'This may need medical help right away. With a child it is better to call once too often.',
      he: 'ייתכן שדרושה כאן עזרה רפואית מיידית. כשמדובר בילדים, עדיף להתקשר פעם אחת יותר מדי.',
    },
  },
};

export const careEmergency: Record<Kind, Record<'now' | 'past', Bilingual>> = {
  self_harm: {
    now: {
      en: 'If somebody might act on this now, please call the emergency number: {emergency}.',
      he: 'אם יש סכנה שזה יקרה עכשיו, חשוב להתקשר למספר החירום: {emergency}.',
    },
    past: {
      en: 'What happened then still counts. If it comes back and feels near, the emergency number is {emergency}.',
      he: 'גם מה שקרה אז חשוב. אם זה חוזר ומתקרב, מספר החירום הוא {emergency}.',
    },
  },
  abuse: {
    now: {
      en: 'If there is danger now, and it can be done safely, call the emergency number: {emergency}.',
      he: 'אם יש סכנה עכשיו, ואפשר לעשות את זה בבטחה, חשוב להתקשר למספר החירום: {emergency}.',
    },
    past: {
      en: 'It is never too late to talk about it. If it becomes dangerous again, the emergency number is {emergency}.',
      he: 'אף פעם לא מאוחר לדבר על זה. אם שוב תהיה סכנה, מספר החירום הוא {emergency}.',
    },
  },
  violence: {
    now: {
      en: 'Please call {emergency} now, before anything happens.',
      he: 'חשוב להתקשר עכשיו, לפני שקורה משהו: {emergency}.',
    },
    past: {
      en: 'If it may happen again, the emergency number is {emergency}.',
      he: 'אם זה עלול לקרות שוב, מספר החירום הוא {emergency}.',
    },
  },
  medical: {
    now: {
      en: 'Please call {emergency} now, or ask somebody beside you to call. They say what to do until help comes.',
      he: 'חשוב להתקשר עכשיו: {emergency}, או לבקש ממישהו קרוב להתקשר. שם אומרים מה לעשות עד שהעזרה מגיעה.',
    },
    past: {
      en: 'If any of it comes back, call {emergency}.',
      he: 'אם משהו מזה חוזר, חשוב להתקשר: {emergency}.',
    },
  },
};

export const careLines: Bilingual = {
  en: 'Somebody to talk to right away:\n{lines}',
  he: 'יש עם מי לדבר כבר עכשיו:\n{lines}',
};

export const careStep: Record<Kind, Record<Who, Bilingual>> = {
  self_harm: {
    self: {
      en: 'If somebody is near, you could say exactly this: “It isn’t safe for me to be alone right now. Please stay with me.” And if there is something at hand that could hurt you, put it out of reach, or leave the room it is in.',
      he: 'אם יש אדם קרוב, אפשר לומר בדיוק כך: ״מסוכן לי להיות לבד עכשיו. חשוב לי שמישהו יישאר לידי.״ ואם יש בהישג יד משהו שיכול לפגוע, כדאי להרחיק אותו, או לצאת מהחדר שבו הוא נמצא.',
    },
    other: {
      en: 'If you can, don’t leave them alone. Ask plainly: “Are you thinking of killing yourself?” The question does not put the thought there. Move pills, blades and weapons out of reach. The lines are for you too.',
      he: 'אם אפשר, לא להשאיר את האדם לבד. מותר לשאול בפשטות: ״יש לך מחשבות להתאבד?״ השאלה לא מכניסה את המחשבה לראש. כדאי להרחיק תרופות, סכינים ונשק. הקווים פתוחים גם לך.',
    },
    child: {
      en: 'Don’t leave the child alone today. Ask plainly and calmly, listen without arguing, and lock away pills and anything sharp. If you are the young one: go to an adult whom you trust and show them this page.',
      he: 'היום לא להשאיר את הילד או הילדה לבד. לשאול בפשטות ובשקט, להקשיב בלי להתווכח, ולנעול תרופות וכל דבר חד. ואם מדובר בך: כדאי ללכת למבוגר שיש לך אמון בו ולהראות לו את הדף הזה.',
    },
  },
  abuse: {
    self: {
      en: 'If someone may look at this device, you can delete this chat. I’m here for as long as you want to write.',
      he: 'אם יש חשש שמישהו יסתכל במכשיר, אפשר למחוק את השיחה. אני כאן כל עוד יש צורך לכתוב.',
    },
    other: {
      en: 'Believing them is the first help. The lines advise people who worry about somebody too, without names.',
      he: 'להאמין זו העזרה הראשונה. הקווים מייעצים גם למי שדואגים לאחרים, בלי שמות.',
    },
    child: {
      en: 'The lines advise adults and children, without names. A teacher, a doctor or a school counsellor can act too, and must.',
      he: 'הקווים מייעצים לילדים ולמבוגרים, בלי שמות. גם מורים, רופאים ויועצות בבית הספר יכולים לפעול, וחייבים.',
    },
  },
  violence: {
    self: {
      en: 'If you can, lock a door or go where other people are, and keep the phone on you. If speaking is not safe, say only the address.',
      he: 'אם אפשר, כדאי לנעול דלת או ללכת למקום שיש בו אנשים, ולהחזיק את הטלפון קרוב. אם מסוכן לדבר, מספיק לומר את הכתובת.',
    },
    other: {
      en: 'Keep away from weapons, from alcohol and from the place where it could happen. If these were words of anger and nobody is in danger, say so, and we’ll look at the anger slowly.',
      he: 'חשוב להתרחק מנשק, מאלכוהול ומהמקום שבו זה יכול לקרות. אם אלה מילים של כעס ואיש אינו בסכנה, אפשר לומר, ונסתכל על הכעס לאט.',
    },
    child: {
      en: 'Thoughts that frighten are not deeds, and people who are asked for help in such a minute do not judge. If another child may be hurt, the school and the police should know today.',
      he: 'מחשבות מפחידות אינן מעשים, ומי שעונים לשיחה כזאת לא שופטים. אם ילדים אחרים עלולים להיפגע, בית הספר והמשטרה צריכים לדעת על זה עוד היום.',
    },
  },
  medical: {
    self: {
      en: 'Unlock the door, sit or lie down, and keep the phone beside you. Don’t drive yourself.',
      he: 'כדאי להשאיר את הדלת לא נעולה, לשבת או לשכב, ולהשאיר את הטלפון קרוב. לא לנהוג בעצמך.',
    },
    other: {
      en: 'Stay with them, keep the phone on loudspeaker, and do what the voice on the line says.',
      he: 'חשוב להישאר קרוב, להפעיל רמקול, ולעשות מה שאומרים בטלפון.',
    },
    child: {
      en: 'Stay with the child, keep the phone on loudspeaker, and do what the voice on the line says.',
      he: 'חשוב להישאר קרוב, להפעיל רמקול, ולעשות מה שאומרים בטלפון.',
    },
  },
};

export const careClosing: Record<'talk' | 'medical', Bilingual> = {
  talk: {
    en: 'I can’t call anyone or watch over you. This page stays open, and you can keep writing here.',
    he: 'אין לי דרך להתקשר או להשגיח. הדף הזה נשאר פתוח, ואפשר להמשיך לכתוב בו.',
  },
  medical: {
    en: 'I’m a guide for conversations and can’t judge this. The chat can wait.',
    he: 'אני מלווה לשיחות ואין לי דרך להעריך את זה. השיחה יכולה לחכות.',
  },
};

/** One question about words that are unclear; the second wording if the words come again unanswered. */
export const careQuestion: Record<Kind, Record<Who, readonly [Bilingual, Bilingual]>> = {
  self_harm: {
    self: [
      {
        en: 'I want to be sure that I understand you, and I ask without judgement: are you thinking of hurting yourself, or of dying?',
        he: 'חשוב לי להבין, ואשאל בלי שיפוט: יש לך מחשבות לפגוע בעצמך, או למות?',
      },
      {
        en: 'It sounds heavier than I can read from here. Are there thoughts of dying, or of hurting yourself?',
        he: 'זה נשמע כבד, ומכאן קשה לי לדעת עד כמה. עולות מחשבות על מוות, או על פגיעה בעצמך?',
      },
    ],
    other: [
      {
        en: 'That makes me think of them. Are you worried that they might hurt themselves?',
        he: 'זה מעורר דאגה. יש לך חשש שמישהו קרוב עלול לפגוע בעצמו?',
      },
      {
        en: 'May I ask once more, plainly: could it be that they are thinking of dying?',
        he: 'אשאל עוד פעם אחת, בפשטות: ייתכן שיש שם מחשבות למות?',
      },
    ],
    child: [
      {
        en: 'That makes me think of the child. Are you worried that they might hurt themselves?',
        he: 'זה מעורר דאגה. יש לך חשש שהילד או הילדה עלולים לפגוע בעצמם?',
      },
      {
        en: 'May I ask once more, plainly: could it be that the child is thinking of dying?',
        he: 'אשאל עוד פעם אחת, בפשטות: ייתכן שיש שם מחשבות למות?',
      },
    ],
  },
  abuse: {
    self: [
      {
        en: 'I ask gently, because it matters: is somebody hurting you, frightening you, or forcing you to do something?',
        he: 'אשאל בעדינות, כי זה חשוב: מישהו פוגע בך, מפחיד אותך, או מכריח אותך לעשות משהו?',
      },
      {
        en: 'May I ask once more: does that person put you in danger?',
        he: 'אשאל עוד פעם אחת: הקשר הזה מסכן אותך?',
      },
    ],
    other: [
      {
        en: 'I ask because it matters: is somebody hurting them?',
        he: 'אשאל, כי זה חשוב: מישהו פוגע שם באדם אחר?',
      },
      {
        en: 'May I ask once more: could somebody be hurting them?',
        he: 'אשאל עוד פעם אחת: ייתכן שמישהו נפגע שם?',
      },
    ],
    child: [
      {
        en: 'I ask gently, because it matters: is somebody hurting a child, or asking for something that feels wrong?',
        he: 'אשאל בעדינות, כי זה חשוב: מישהו פוגע בילד או בילדה, או מבקש משהו שנראה לא בסדר?',
      },
      {
        en: 'May I ask once more: could a child be in danger there?',
        he: 'אשאל עוד פעם אחת: ייתכן שילד או ילדה נמצאים שם בסכנה?',
      },
    ],
  },
  violence: {
    self: [
      {
        en: 'I ask plainly, because it matters: is somebody threatening you, or could somebody be hurt?',
        he: 'אשאל בפשטות, כי זה חשוב: מישהו מאיים לפגוע בך, או שמישהו עלול להיפגע?',
      },
      {
        en: 'May I ask once more: could somebody come to harm?',
        he: 'אשאל עוד פעם אחת: מישהו עלול להיפגע?',
      },
    ],
    other: [
      {
        en: 'I ask plainly and without judgement: is there a thought of hurting somebody, or yourself?',
        he: 'אשאל בפשטות ובלי שיפוט: יש מחשבה לפגוע במישהו, או בעצמך?',
      },
      {
        en: 'May I ask once more: could somebody come to harm?',
        he: 'אשאל עוד פעם אחת: מישהו עלול להיפגע?',
      },
    ],
    child: [
      {
        en: 'I ask plainly, because it matters: could a child be hurt?',
        he: 'אשאל בפשטות, כי זה חשוב: ילד או ילדה עלולים להיפגע?',
      },
      {
        en: 'May I ask once more: could somebody come to harm?',
        he: 'אשאל עוד פעם אחת: מישהו עלול להיפגע?',
      },
    ],
  },
  medical: {
    self: [
      {
        en: 'One question first, because it matters: is it your body, something new, sudden or getting worse, that may need medical help?',
        he: 'קודם שאלה אחת, כי זה חשוב: מדובר בגוף, במשהו חדש, פתאומי או מחמיר, שאולי דורש עזרה רפואית?',
      },
      {
        en: 'May I ask once more: is it getting worse, or did it begin suddenly?',
        he: 'אשאל עוד פעם אחת: זה מחמיר, או שזה התחיל בפתאומיות?',
      },
    ],
    other: [
      {
        en: 'One question first, because it matters: could this be a medical emergency?',
        he: 'קודם שאלה אחת, כי זה חשוב: ייתכן שזה מצב חירום רפואי?',
      },
      {
        en: 'May I ask once more: is it getting worse, or did it begin suddenly?',
        he: 'אשאל עוד פעם אחת: זה מחמיר, או שזה התחיל בפתאומיות?',
      },
    ],
    child: [
      {
        en: 'One question first, because it matters: could this be a medical emergency?',
        he: 'קודם שאלה אחת, כי זה חשוב: ייתכן שזה מצב חירום רפואי?',
      },
      {
        en: 'May I ask once more: is it getting worse, or did it begin suddenly?',
        he: 'אשאל עוד פעם אחת: זה מחמיר, או שזה התחיל בפתאומיות?',
      },
    ],
  },
};

/** About harm that the person has done: whether it goes on. */
export const careQuestionDone: Bilingual = {
  en: 'It isn’t easy to write that down. I ask plainly, because it matters: is somebody hurt or not safe now, or could it happen again?',
  he: 'לא קל לכתוב דבר כזה. אשאל בפשטות, כי זה חשוב: מישהו נפגע או לא בטוח עכשיו, או שזה יכול לקרות שוב?',
};

/** About danger that was long ago: whether it is there now, too. */
export const careQuestionPast: Record<Kind | 'others', Bilingual> = {
  self_harm: {
    en: 'Thank you for telling me about that time. I ask without judgement, because it can come back: are there thoughts of hurting yourself, or of dying, now, too?',
    he: 'תודה שסיפרת על מה שהיה אז. אשאל בלי שיפוט, כי זה יכול לחזור: גם עכשיו יש מחשבות לפגוע בעצמך, או למות?',
  },
  abuse: {
    en: 'I’m sorry that it was so. I ask gently, because it matters: is somebody hurting or frightening you now, too?',
    he: 'צר לי שכך היה. אשאל בעדינות, כי זה חשוב: גם עכשיו מישהו פוגע בך או מפחיד אותך?',
  },
  violence: {
    en: 'That was then, and I ask plainly, because it matters: is somebody in danger now, too?',
    he: 'זה היה אז, ואשאל בפשטות, כי זה חשוב: גם עכשיו מישהו בסכנה?',
  },
  medical: {
    en: 'That was then. One question, because it matters: is your body in need of medical help now, too?',
    he: 'זה היה אז. שאלה אחת, כי זה חשוב: גם עכשיו הגוף זקוק לעזרה רפואית?',
  },
  others: {
    en: 'That was then, and it counts. I ask because it matters: is somebody in danger there now, too?',
    he: 'זה היה אז, וזה חשוב. אשאל, כי זה לא עניין של מה בכך: גם עכשיו מישהו שם בסכנה?',
  },
};

/** In care for a body, after messages about something else. */
export const careRelease: Record<Who, Bilingual> = {
  self: {
    en: 'You write about something else, and that is fine; one question comes first. Is there anything with your body that needs medical help now?',
    he: 'כתבת על דבר אחר, וזה בסדר; שאלה אחת קודם. יש עכשיו משהו בגוף שדורש עזרה רפואית?',
  },
  other: {
    en: 'You write about something else, and that is fine; one question comes first. Does somebody there need medical help now?',
    he: 'כתבת על דבר אחר, וזה בסדר; שאלה אחת קודם. מישהו שם צריך עכשיו עזרה רפואית?',
  },
  child: {
    en: 'You write about something else, and that is fine; one question comes first. Does a child need medical help now?',
    he: 'כתבת על דבר אחר, וזה בסדר; שאלה אחת קודם. ילד או ילדה צריכים עכשיו עזרה רפואית?',
  },
};

const careReleaseStart: Bilingual = {
  en: 'You write about something else, and that is fine; one question comes first.',
  he: 'כתבת על דבר אחר, וזה בסדר; שאלה אחת קודם.',
};

/** Care for somebody’s own life, after messages about something else: it waits for plain words. */
export const careWaits: readonly Bilingual[] = [
  {
    en: 'We will come to that. As long as I don’t know that you are safe, this comes first. When you are, write “I’m safe now”, and we go on. Until then somebody can be with you: {line}.',
    he: 'גם לזה נגיע. כל עוד לא ידוע לי שיש ביטחון, זה בא קודם. כשיש, אפשר לכתוב ״אני במקום בטוח״, ואז ממשיכים. עד אז יש מי שיהיה שם: {line}.',
  },
  {
    en: 'I read that too, and I have not forgotten the first words. Is what could hurt you out of reach, and is somebody near? “I’m safe now” is enough to go on. A person listens here: {line}.',
    he: 'קראתי גם את זה, וגם את המילים הראשונות לא שכחתי. מה שיכול לפגוע רחוק מהיד, ויש מישהו קרוב? ״אני במקום בטוח״ מספיק כדי להמשיך. כאן יש מי שמקשיב: {line}.',
  },
  {
    en: 'I’m here for all of it, and first for you. Who could come over now, or stay on the phone? When you are safe, write “I’m safe now”. The line is open: {line}.',
    he: 'אני כאן בשביל הכול, וקודם בשביל הביטחון שלך. מי יכול לבוא עכשיו, או להישאר על הקו? כשיש ביטחון, אפשר לכתוב ״אני במקום בטוח״. הקו פתוח: {line}.',
  },
];

/** The same for a body that was poisoned. */
export const careWaitsForHelp: readonly Bilingual[] = [
  {
    en: 'We will come to that. What was swallowed comes first, also when nothing is felt yet. Please call {emergency}. When a doctor has said that it is safe, write “I’m safe now”, and we go on.',
    he: 'גם לזה נגיע. מה שנבלע בא קודם, גם אם עוד לא מרגישים כלום. חשוב להתקשר אל {emergency}. אחרי שרופא או רופאה אמרו שזה בטוח, אפשר לכתוב ״אני במקום בטוח״, ואז ממשיכים.',
  },
  {
    en: 'I read that too, and I have not forgotten the first words. Who is near and could call {emergency}, or go along to the hospital? “I’m safe now” is enough to go on.',
    he: 'קראתי גם את זה, וגם את המילים הראשונות לא שכחתי. מי נמצא קרוב ויכול להתקשר אל {emergency}, או לבוא לבית החולים? ״אני במקום בטוח״ מספיק כדי להמשיך.',
  },
];

/** “Yes” leads to help as under every question of care, so it asks for the danger. */
const careReleaseOwnDeath: Bilingual = {
  en: 'Before we go on I want to know plainly that you are safe now: are there thoughts of dying, or of hurting yourself?',
  he: 'לפני שממשיכים, חשוב לי לדעת בפשטות שהרגע הזה בטוח: יש עכשיו מחשבות למות, או לפגוע בעצמך?',
};

/** The questions whether care is still needed, each of which comes once. */
export function releasesOf(kind: Kind, who: Who): { line: Bilingual; key: string }[] {
  const [first, second] = careQuestion[kind][who];
  const isOwnDeath = kind === 'self_harm' && who === 'self';
  const plain = kind === 'abuse' ? first : second;
  const question = isOwnDeath ? careReleaseOwnDeath : plain;
  const release: Bilingual =
    kind === 'medical'
      ? careRelease[who]
      : {
          en: `${careReleaseStart.en} ${question.en}`,
          he: `${careReleaseStart.he} ${question.he}`,
        };
  return [release, first, second].map((line, at) => ({ line, key: `release.${at}` }));
}

export const careQuestionHelp: Bilingual = {
  en: 'Under “Yes” are people who listen right away; “No” leads straight back to our conversation.',
  he: 'תחת ״כן״ נמצאים אנשים שמקשיבים כבר עכשיו; ״לא״ מחזיר מיד אל השיחה שלנו.',
};

export const careAnswers: Record<'yes' | 'no', Bilingual> = {
  yes: { en: 'Yes', he: 'כן' },
  no: { en: 'No, something else', he: 'לא, משהו אחר' },
};

/** Under the guide’s answer to words that only read like danger: mostly they are not about it, and the talk goes on. */
export const careNote: Record<'text' | 'heavier' | 'goOn', Bilingual> = {
  text: {
    en: 'Or is it heavier than it sounds to me? “It is heavier” leads to people who listen right away.',
    he: 'או שזה כבד יותר ממה שנשמע לי? ״זה כבד יותר״ מוביל אל אנשים שמקשיבים כבר עכשיו.',
  },
  heavier: { en: 'It is heavier', he: 'זה כבד יותר' },
  goOn: { en: 'No, go on', he: 'לא, ממשיכים' },
};

/** After a press on “It is heavier”: thanks, and then the question, which is this one for the person’s own life. */
export const careHeavier: Record<'thanks' | 'question', Bilingual> = {
  thanks: {
    en: 'Thank you for saying so: what you wrote weighs more than I heard.',
    he: 'תודה שאמרת את זה: במה שכתבת יש יותר משקל ממה ששמעתי.',
  },
  question: {
    en: 'I ask one thing plainly, because it is better asked than not: are you thinking of hurting yourself, or of dying?',
    he: 'אשאל דבר אחד בפשטות, כי עדיף לשאול מאשר לא: יש לך מחשבות לפגוע בעצמך, או למות?',
  },
};

/** In care, in this order; from the beginning again only when all have been said. */
export const careFollowups: Record<
  'despair' | 'others' | 'harm' | 'medical',
  readonly Bilingual[]
> = {
  despair: [
    {
      en: 'I’m still here. Have the call first, if you can; this page will wait. Who is the nearest person you could be with?',
      he: 'אני עדיין כאן. אם אפשר, קודם השיחה עם קו הסיוע. הדף יחכה. מי האדם הקרוב ביותר שאפשר להיות לידו?',
    },
    {
      en: 'Thank you for going on writing. The numbers again:\n{lines}\n\nEmergency: {emergency}. What would make the next ten minutes safer?',
      he: 'תודה שהמשכת לכתוב. שוב המספרים:\n{lines}\n\nחירום: {emergency}. מה יעשה את עשר הדקות הבאות בטוחות יותר?',
    },
    {
      en: 'Nothing has to be decided now. Water, a light, another person: which of these is closest?',
      he: 'לא צריך להכריע עכשיו שום דבר. מים, אור, אדם נוסף: מה מאלה הכי קרוב?',
    },
    {
      en: 'I can’t replace a voice. A person is listening here: {line}. What would you like the first words of that call to be?',
      he: 'אין כאן תחליף לקול אנושי. כאן יש מי שמקשיב: {line}. מה יכולות להיות המילים הראשונות בשיחה?',
    },
    {
      en: 'Slowly. Only this minute. Where are you sitting, and what is near your hand?',
      he: 'לאט. רק הדקה הזאת. איפה יושבים עכשיו, ומה נמצא ליד היד?',
    },
    {
      en: 'You matter more than this conversation. Please let someone know where you are. Whom could you write one line to?',
      he: 'החיים שלך חשובים מכל שיחה. כדאי שמישהו יידע איפה אפשר למצוא אותך. למי אפשר לכתוב שורה אחת?',
    },
    {
      en: 'If anything within reach could hurt you, please move it away, or move yourself to another room. Is that possible now?',
      he: 'אם יש בהישג יד משהו שיכול לפגוע, כדאי להרחיק אותו, או לעבור לחדר אחר. זה אפשרי עכשיו?',
    },
    {
      en: 'Feelings this strong rise and fall. It doesn’t have to be solved, only outlasted, and not alone. Who could sit beside you until it is lower?',
      he: 'תחושות חזקות כל כך עולות ויורדות. לא צריך לפתור אותן, רק לעבור אותן, ולא לבד. מי יכול לשבת לידך עד שזה ירד?',
    },
    {
      en: 'I read every word. When you are safe, write it here as plainly as that, and we go on slowly. What is happening around you right now?',
      he: 'כל מילה נקראת כאן. כשיהיה בטוח, אפשר לכתוב את זה כאן, פשוט כך, ונמשיך לאט. מה קורה מסביבך עכשיו?',
    },
    {
      en: 'One more time, because it matters: {line}, and in danger {emergency}. Would you make that call while this page is open?',
      he: 'עוד פעם אחת, כי זה חשוב: {line}, ובסכנה {emergency}. אפשר להתקשר כשהדף הזה פתוח?',
    },
  ],
  others: [
    {
      en: 'I’m still here. Are they alone now, or is somebody with them?',
      he: 'אני עדיין כאן. הם לבד עכשיו, או שיש מישהו לידם?',
    },
    {
      en: 'You don’t need the right words. “I’m worried about you, and I’m staying” is enough. Who else could come and share this with you?',
      he: 'אין צורך במילים הנכונות. ״אכפת לי ממך, ואני כאן״ מספיק. מי עוד יכול לבוא ולהיות בזה איתך?',
    },
    {
      en: 'The numbers again, they are for you too:\n{lines}\n\nEmergency: {emergency}. What do you need most to make the call?',
      he: 'שוב המספרים, הם פתוחים גם לך:\n{lines}\n\nחירום: {emergency}. מה יכול לעזור להתקשר?',
    },
    {
      en: 'If there are pills, blades or a weapon in the house, who could take them away today?',
      he: 'אם יש בבית תרופות, סכינים או נשק, מי יכול להרחיק אותם היום?',
    },
    {
      en: 'You can’t be the only one who holds this. Which doctor, teacher, friend or relative should know today?',
      he: 'אי אפשר להחזיק את זה לבד. מי עוד כדאי שיידע היום: רופא, מורה, חברה או קרוב משפחה?',
    },
    {
      en: 'And you, how are you holding up? Write it when they are safe; until then I stay with this.',
      he: 'ומה איתך, איך לך עם כל זה? כשיהיה שם בטוח, אפשר לכתוב את זה; עד אז הדף הזה נשאר פתוח.',
    },
  ],
  harm: [
    {
      en: 'I’m still here. Are you somewhere safe to write from at this moment?',
      he: 'אני עדיין כאן. המקום שממנו כתבת בטוח כרגע?',
    },
    {
      en: 'The numbers again:\n{lines}\n\nEmergency: {emergency}. They help to think about the next safe step. Which one would be easiest?',
      he: 'שוב המספרים:\n{lines}\n\nחירום: {emergency}. שם עוזרים לחשוב על הצעד הבטוח הבא. למי הכי קל להתקשר?',
    },
    {
      en: 'Is there a door that locks, a neighbour, a shop that is open: a place where it would be safer to be for the next hour?',
      he: 'יש דלת שננעלת, שכנים, חנות פתוחה: מקום שבטוח יותר להיות בו בשעה הקרובה?',
    },
    {
      en: 'Nothing has to be decided about tomorrow. Who is one person that could know about this tonight?',
      he: 'אין צורך להכריע לגבי מחר. מי יכול לדעת על זה עוד הערב, אפילו אדם אחד?',
    },
    {
      en: 'You did right to speak of it. When it is safe, write it here, and we go on slowly. What is happening right now?',
      he: 'עשית נכון שסיפרת. כשיהיה בטוח, אפשר לכתוב את זה כאן, ונמשיך לאט. מה קורה עכשיו?',
    },
    {
      en: 'I can’t come or call, and you shouldn’t be alone with it: {line}. What keeps you from calling?',
      he: 'אין לי דרך לבוא או להתקשר, ולא טוב להישאר עם זה לבד: {line}. מה מקשה להתקשר?',
    },
  ],
  medical: [
    {
      en: 'Have you reached {emergency}? Please call first; I can’t help with the body.',
      he: 'הצלחת להתקשר אל {emergency}? חשוב קודם להתקשר; בענייני הגוף אין לי איך לעזור.',
    },
    {
      en: 'Is somebody beside you who can call or open the door?',
      he: 'יש לידך מישהו שיכול להתקשר או לפתוח את הדלת?',
    },
    {
      en: 'Please don’t wait for it to pass. {emergency}, now, and write here only when help is with you.',
      he: 'לא כדאי לחכות שזה יעבור. {emergency}, עכשיו, ולכתוב כאן רק כשהעזרה כבר לידך.',
    },
    {
      en: 'What did they say on the phone? Do that first. I’ll be here afterwards.',
      he: 'מה אמרו בטלפון? קודם לעשות את זה. הדף יחכה.',
    },
  ],
};

/** Nobody answered, in this order; `{line}` is the next line. */
/** Nobody answers at the emergency number. */
export const careRingAgain: Bilingual = {
  en: 'Please ring {emergency} again at once and stay on the line, with the loudspeaker on. Somebody near can ring, too, or drive to the nearest emergency room.',
  he: 'חשוב להתקשר שוב מיד אל {emergency} ולהישאר על הקו, עם רמקול. גם מי שקרוב יכול להתקשר, או לנסוע לחדר המיון הקרוב.',
};

export const careUnanswered: readonly Bilingual[] = [
  {
    en: 'That is hard, just now. Please try another one: {line}. While it rings, stay where other people are or write to somebody: “Please call me now.” Lines are often busy for a few minutes, so the first one can answer later.',
    he: 'זה קשה, דווקא עכשיו. כדאי לנסות קו אחר: {line}. בזמן שמחכים, טוב להיות ליד אנשים או לכתוב למישהו: ״חשוב לי שיחה עכשיו.״ לפעמים הקו תפוס לכמה דקות, ואפשר לנסות אותו שוב אחר כך.',
  },
  {
    en: 'Then please call {emergency}: they answer, also when it is “only” a fear. And another line: {line}. Meanwhile, who lives nearest, and could you knock there?',
    he: 'אז חשוב להתקשר אל {emergency}: שם עונים, גם כשזה ״רק״ פחד. והנה עוד קו: {line}. בינתיים, מי גר הכי קרוב, ואפשר לדפוק שם בדלת?',
  },
  {
    en: 'You can also go to the nearest emergency room, or ask somebody to take you; nobody is sent away there. And here is another line: {line}. Where are you now?',
    he: 'אפשר גם להגיע לחדר המיון הקרוב, או לבקש ממישהו להסיע אותך; לא דוחים שם איש. והנה קו נוסף: {line}. איפה נמצאים עכשיו?',
  },
];

export const careCalled: Record<Who, Bilingual> = {
  self: {
    en: 'Good that you called. Stay with them, as long as it takes, and don’t hurry for me. Write when somebody is with you, or if nobody answers.',
    he: 'טוב שהתקשרת. כדאי להישאר איתם כמה שצריך; הדף יחכה. אפשר לכתוב כשמישהו נמצא לידך, או אם לא עונים.',
  },
  other: {
    en: 'Good that you called. Do what they say, and stay near if you can. Write when somebody is there, or if nobody answers.',
    he: 'טוב שהתקשרת. חשוב לעשות מה שאומרים שם ולהישאר קרוב אם אפשר. אפשר לכתוב כשמישהו הגיע, או אם לא עונים.',
  },
  child: {
    en: 'Good that you called. Do what they say, and stay near the child if you can. Write when somebody is there, or if nobody answers.',
    he: 'טוב שהתקשרת. חשוב לעשות מה שאומרים שם ולהישאר קרוב. אפשר לכתוב כשמישהו הגיע, או אם לא עונים.',
  },
};

/** Questions to the guide in care, in the order of `careQuestionsAsked`; the last one is for all others. */
export const careDirectAnswers = {
  adult: {
    en: 'A teacher, a counsellor or a doctor listens, doesn’t punish, and knows whom to bring in; where a child is hurt they have to. One sentence is enough to begin: “Somebody hurts me at home.” A line can help to get ready for it: {line}.',
    he: 'מורה, יועצת או רופא מקשיבים, לא מענישים, ויודעים את מי לערב; כשפוגעים בילד או בילדה הם חייבים. מספיק משפט אחד: ״פוגעים בי בבית.״ אפשר להתכונן לזה עם קו: {line}.',
  },
  who: {
    en: 'I’m a guide in this app, a program and not a person. That is why a real voice matters now: {line}.',
    he: 'אני מלווה באפליקציה הזאת, תוכנה ולא אדם. לכן חשוב עכשיו קול אנושי: {line}.',
  },
  number: {
    en: 'Here they are:\n{lines}\n\nEmergency: {emergency}.',
    he: 'הנה המספרים:\n{lines}\n\nחירום: {emergency}.',
  },
  private: {
    en: 'I tell nobody and call nobody; what you write stays in this chat. The lines listen without a name too: {line}.',
    he: 'מכאן לא יוצאת מילה לאיש, ואין לי דרך להתקשר; מה שנכתב נשאר בשיחה הזאת. גם בקווים אפשר לדבר בלי שם: {line}.',
  },
  call: {
    en: 'I have no way to call or to send anybody. You, or someone near you, can: {emergency}.',
    he: 'אין לי דרך להתקשר או לשלוח מישהו. לך, או למי שקרוב, יש: {emergency}.',
  },
  happens: {
    en: 'Somebody answers, asks your first name or nothing at all, and listens. You can stop whenever you want. {line}.',
    he: 'מישהו עונה, שואל שם פרטי או לא שואל כלום, ומקשיב. אפשר להפסיק בכל רגע. {line}.',
  },
  next: {
    en: 'First: be near another person, and away from whatever could hurt. Then: {line}. In danger: {emergency}. Only these, nothing else today.',
    he: 'קודם: להיות ליד אדם נוסף, ורחוק ממה שיכול לפגוע. אחר כך: {line}. בסכנה: {emergency}. רק אלה, שום דבר אחר היום.',
  },
  better: {
    en: 'For many people it did get lighter, and most of them couldn’t imagine it in such an hour. I can’t promise it; I can say that it is easier with somebody: {line}.',
    he: 'אצל הרבה אנשים זה נעשה קל יותר, ורובם לא יכלו לדמיין את זה בשעה כזאת. אין לי איך להבטיח את זה, אבל קל יותר כשיש אדם לידך: {line}.',
  },
  other: {
    en: 'I can’t answer that well from here, and I don’t want to guess now. Somebody can talk it through with you: {line}.',
    he: 'מכאן אין לי תשובה טובה לזה, ולא נכון לנחש עכשיו. יש מי שיכול לחשוב על זה איתך: {line}.',
  },
} satisfies Record<string, Bilingual>;

/** Answers about somebody else in danger, to “what should I do?” and “what do I say to her?”. */
export const careAnswersForOthers: Record<'other' | 'child', Record<'next' | 'say', Bilingual>> = {
  other: {
    next: {
      en: 'If it is safe for you: stay with them, or keep in contact, and ask them plainly. Then call together, or for them: {line}. In danger right now: {emergency}.',
      he: 'אם זה בטוח לך: להישאר לידם, או לשמור על קשר, ולשאול ישר. אחר כך להתקשר יחד, או בשבילם: {line}. בסכנה ממש עכשיו: {emergency}.',
    },
    say: {
      en: 'Say what you see, and ask plainly: “Are you thinking of killing yourself?” The question puts nothing into anybody’s head. Listen, promise no secret, and call together: {line}.',
      he: 'לומר מה רואים, ולשאול ישר: ״יש לך מחשבות להתאבד?״ השאלה לא מכניסה רעיון לראש. להקשיב, לא להבטיח לשמור בסוד, ולהתקשר יחד: {line}.',
    },
  },
  child: {
    next: {
      en: 'Nothing has to be proved. Call {line}, and {emergency} if it is happening now: they know what to ask and what to do, and what you saw or heard is enough.',
      he: 'לא צריך להוכיח שום דבר. אפשר להתקשר: {line}, ואם זה קורה עכשיו: {emergency}. שם יודעים מה לשאול ומה לעשות, ומה שנראה או נשמע מספיק.',
    },
    say: {
      en: 'To the child: “I believe you, and it is not your fault.” Don’t question further, and call: {line}. They help with the words, too.',
      he: 'לילד או לילדה: ״יש מי שמאמין לך, וזו לא אשמתך״. לא לחקור עוד, ולהתקשר: {line}. שם עוזרים גם עם המילים.',
    },
  },
};

/** After "I'm okay now". */
export const careBetter: Record<Who, Bilingual> = {
  self: {
    en: 'That is good to read. I’d like to be sure: are you safe now? If so, write “I’m safe now”, and we go on slowly. If not, I stay right here with you.',
    he: 'טוב לקרוא את זה. חשוב לי לדעת בוודאות: המקום והרגע האלה בטוחים? אם כן, אפשר לכתוב ״אני במקום בטוח״, ונמשיך לאט. ואם לא, אני כאן.',
  },
  other: {
    en: 'That is good to read. I’d like to be sure: are they safe now? If so, write “They are safe now”, and we go on slowly.',
    he: 'טוב לקרוא את זה. חשוב לי לדעת בוודאות: אין שם סכנה עכשיו? אם אין, אפשר לכתוב ״אף אחד לא בסכנה״, ונמשיך לאט.',
  },
  child: {
    en: 'That is good to read. I’d like to be sure: is the child safe now? If so, write “The child is safe now”, and we go on slowly.',
    he: 'טוב לקרוא את זה. חשוב לי לדעת בוודאות: הילדים מוגנים עכשיו? אם כן, אפשר לכתוב ״הילדים מוגנים״, ונמשיך לאט.',
  },
};

export const careEnd: Record<Who, Bilingual> = {
  self: {
    en: 'I’m glad of that. We can go slowly from here, and the lines are there if it gets heavy again.',
    he: 'טוב שכתבת את זה. אפשר להמשיך מכאן לאט, וקווי הסיוע נשארים למקרה שיהיה שוב כבד.',
  },
  other: {
    en: 'I’m glad of that, for them and for you. We can go slowly from here, and the lines stay where they are.',
    he: 'טוב לדעת, בשבילם וגם בשבילך. אפשר להמשיך מכאן לאט, וקווי הסיוע נשארים.',
  },
  child: {
    en: 'I’m glad of that, for the child and for you. We can go slowly from here, and the lines stay where they are.',
    he: 'טוב לדעת, בשביל הילדים וגם בשבילך. אפשר להמשיך מכאן לאט, וקווי הסיוע נשארים.',
  },
};

/** Before the answer to a *No*, or to the explanation that words meant no danger. */
export const careMisread: Bilingual = {
  en: 'Thank you for saying so, and I’m sorry: I misread that.',
  he: 'תודה על ההבהרה, וסליחה: קראתי את זה לא נכון.',
};
