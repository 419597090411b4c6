import type { Subject } from './subject.ts';

export const selfSubjects: Subject[] = [
  {
    key: 'friend_faded',
    tone: 'hard',
    words: {
      en: "drifted apart, drifting apart, grew apart, lost touch, out of touch, old friend, best friend, childhood friend, school friend, friendship, used to be close, stopped calling, stopped texting, stopped writing, ghosted, ghosting, left on read, no reply, never writes back, doesn't text back, haven't heard from, went quiet, gone quiet, faded, faded out, cancels on me, always me who writes, reach out, rekindle, reconnect, my best mate, best mate, my mate, bestie",
      he: 'התרחקנו, התרחקה ממני, התרחק ממני, הקשר דעך, הקשר נחלש, איבדנו קשר, התנתק הקשר, ניתוק, חברה טובה, חבר טוב, החברה הכי טובה, החבר הכי טוב, חברת ילדות, חבר ילדות, חברות ישנה, לא עונה לי, לא מחזירה הודעה, לא מחזיר הודעה, הפסיקה לכתוב, הפסיק לכתוב, הפסיקה להתקשר, הפסיק להתקשר, נעלמה לי, נעלם לי, נתנה לי גוסטינג, גוסטינג, סיננה אותי, סינן אותי, וי כחול, לחדש קשר, תמיד אני יוזמת, תמיד אני יוזם',
    },
    lines: {
      PS: [
        [
          'A silence between friends often comes without a reason given. When did you first notice it?',
          'שתיקה בין חברים באה הרבה פעמים בלי הסבר. מתי היא הורגשה לראשונה?',
        ],
        ['When in the week do you miss that friend most?', 'באיזה רגע בשבוע הקשר הזה הכי חסר לך?'],
        [
          'Silence fills up with guesses. Which explanation do you keep coming back to?',
          'שתיקה מתמלאת מהר בניחושים. לאיזה הסבר המחשבה חוזרת שוב ושוב?',
        ],
        [
          'What could you talk about with that friend, and hardly with anybody else?',
          'על מה היה אפשר לדבר שם, וכמעט בשום מקום אחר לא?',
        ],
      ],
      ED: [
        [
          'Every silence has two sides. What might it look like to your friend?',
          'לשתיקה יש שני צדדים. איך היא אולי נראית מהצד השני?',
        ],
        [
          'Some friendships rest on a class, a street, a job. What does this one rest on?',
          'יש חברויות שנשענות על כיתה, על רחוב, על עבודה. על מה נשענת החברות הזאת?',
        ],
        [
          'Some friendships sleep for years and come back in one evening. What is still alive in this one?',
          'יש חברויות שנרדמות לשנים וחוזרות בערב אחד. מה בקשר הזה עוד חי?',
        ],
        [
          'Say a year passes and nothing changes. What would you be sorry not to have said?',
          'נניח שתעבור שנה ושום דבר לא ישתנה. על איזה משפט שלא נאמר יהיה לך חבל?',
        ],
      ],
      FC: [
        [
          'There is the friend, and there is who you were beside that friend. Which of the two do you miss more?',
          'אפשר להתגעגע לאדם עצמו, ואפשר להתגעגע למי שהיית בתוך הקשר. מה חסר לך יותר?',
        ],
        [
          'Close as before, one honest talk, or letting it rest: which of these would be enough for you?',
          'קרבה כמו פעם, שיחה כנה אחת, או להניח לזה: מה מאלה יספיק לך?',
        ],
        ['What in this silence is your part?', 'מה בשתיקה הזאת הוא החלק שלך?'],
      ],
      DG: [
        [
          'A long silence is sometimes broken by one light line. How would yours begin?',
          'שתיקה ארוכה נשברת לפעמים בשורה אחת קלילה. איך השורה שלך מתחילה?',
        ],
        [
          'A song, a photo, an old joke: what small shared thing could be a way back in?',
          'שיר, תמונה, בדיחה ישנה: איזה דבר קטן ומשותף יכול לפתוח שוב את הדלת?',
        ],
        [
          'Even if no answer comes, what would you be glad to have done by the end of the month?',
          'גם אם לא תגיע תשובה, מה היה טוב לעשות עד סוף החודש?',
        ],
      ],
    },
  },
  {
    key: 'quarrel_with_friend',
    tone: 'hard',
    words: {
      en: 'fight with a friend, argument with a friend, argued, we argued, quarrel, quarrelled, fell out, fallen out, falling out, had a fight, had a row, friend betrayed, betrayed me, behind my back, not speaking, not talking, blocked me, friend lied, took sides, group chat, apologise, apologize, apology, said sorry, make up, my friend said, insulted me, owes me money, gossip, gossiping, angry at my friend, two-faced',
      he: 'רבתי עם חברה, רבתי עם חבר, רבנו, ריב, ויכוח, הסתכסכתי, הסתכסכנו, סכסוך, לא מדברות, לא מדברים, בברוגז, ברוגז, חסמה אותי, חסם אותי, בגדה באמון, פגעה בי, פגע בי, מאחורי הגב, ריכלה עליי, ריכל עליי, רכילות, להתנצל, התנצלות, סליחה ממנה, סליחה ממנו, להשלים, התפוצצנו, העיפו אותי מהקבוצה, העליבה אותי, העליב אותי, חייב לי כסף, חברה שלי אמרה',
    },
    lines: {
      PS: [
        [
          'With friends we let our guard down, so it hits harder. Which moment keeps coming back?',
          'עם חברים לא שמים מגן, ולכן זה פוגע יותר. איזה רגע חוזר שוב ושוב?',
        ],
        [
          'Often one sentence does most of the damage. Which one went deepest?',
          'לפעמים משפט אחד עושה את רוב הנזק. איזה משפט נכנס הכי עמוק?',
        ],
        [
          'Under the anger there is often something softer: hurt, shame, missing them. What is under yours?',
          'מתחת לכעס יש לא פעם משהו רך יותר: עלבון, בושה, געגוע. מה יש שם אצלך?',
        ],
        [
          'What hurts more: what happened, or who it came from?',
          'מה כואב יותר: מה שקרה, או ממי זה בא?',
        ],
      ],
      ED: [
        [
          'How might the same quarrel be told from the other side?',
          'איך אותו ריב היה נשמע מהצד השני?',
        ],
        [
          'Quarrels are often about older things too. What had been piling up before this one?',
          'ריב הוא לא פעם גם על דברים ישנים. מה הצטבר כאן עוד קודם?',
        ],
        [
          'What is there between you that even this quarrel doesn’t change?',
          'מה יש ביניכם שגם הריב הזה לא משנה?',
        ],
        [
          'Say the two of you are laughing together again in a year. What happened on the way there?',
          'נניח שבעוד שנה שוב צוחקים ביחד. מה קרה בדרך לשם?',
        ],
      ],
      FC: [
        [
          'Being right and staying close don’t always go together. Which matters more to you here?',
          'להיות צודקים ולהישאר קרובים לא תמיד הולך יחד. מה חשוב לך כאן יותר?',
        ],
        [
          'What is your own part in this, no bigger and no smaller than it is?',
          'מה החלק שלך בזה, בלי להקטין ובלי להגדיל?',
        ],
        [
          'Some wait for a sorry, some wait to be understood. What are you waiting for?',
          'יש מי שמחכים לסליחה, ויש מי שמחכים שיבינו אותם. מה חסר לך משם?',
        ],
      ],
      DG: [
        [
          'The ice is sometimes broken by a very plain sentence. What could yours be?',
          'את הקרח שובר לפעמים משפט פשוט מאוד. מה המשפט שלך?',
        ],
        [
          'A message, a phone call, a bench: where would this talk have the best chance?',
          'הודעה, טלפון, ספסל ברחוב: איפה לשיחה הזאת יש הכי הרבה סיכוי?',
        ],
        [
          'What is better left out of that talk, so that it doesn’t flare up again?',
          'מה עדיף להשאיר מחוץ לשיחה הזאת, כדי שלא תתלקח שוב?',
        ],
      ],
    },
  },
  {
    key: 'loneliness',
    tone: 'hard',
    words: {
      en: "lonely, loneliness, alone, so alone, all alone, no friends, have no friends, nobody to talk to, no one to talk to, no one to call, nobody calls, empty weekend, weekend alone, friday night, eat alone, eating alone, isolated, by myself, living alone, single and alone, invisible, nobody would notice, no plans, no company, phone doesn't ring, make friends, making friends, don't belong, outsider",
      he: 'בודדה, בודד, בדידות, לבד, לבד בבית, לגמרי לבד, אין לי חברים, אין לי חברות, בלי חברים, אין לי אף אחד, אין לי עם מי לדבר, אין עם מי, אף אחד לא מתקשר, אף אחד לא מזמין, סופי שבוע, סופש, שישי בערב, שבת לבד, שבתות, אוכלת לבד, אוכל לבד, גרה לבד, גר לבד, מבודדת, מבודד, שקופה, שקוף, הטלפון לא מצלצל, להכיר אנשים, חברים חדשים, לא שייכת, לא שייך, אין לי חבורה',
    },
    lines: {
      PS: [
        [
          'Loneliness often has its own hours. When in the week is it strongest?',
          'לבדידות יש לא פעם שעות קבועות. מתי בשבוע היא הכי חזקה?',
        ],
        [
          'Having no one around is one thing, and not being seen is another. Which one is this?',
          'כשאין אנשים בסביבה זה כאב אחד, וכשלא רואים אותך זה כאב אחר. איזה מהם אצלך?',
        ],
        [
          'What small thing happened lately that you had nobody to tell?',
          'איזה דבר קטן קרה לאחרונה, ולא היה לך למי לספר?',
        ],
        [
          'Where does it catch you: in the kitchen, in bed, in the middle of a crowd?',
          'איפה זה תופס אותך: במטבח, במיטה, באמצע המון אנשים?',
        ],
      ],
      ED: [
        [
          'When was it last a bit less lonely, even for half an hour?',
          'מתי לאחרונה היה קצת פחות בודד, אפילו לחצי שעה?',
        ],
        [
          'A neighbour on the stairs, somebody at the till: thin threads count too. Who already knows your face?',
          'שכן בחדר המדרגות, מישהי בקופה: גם קשר דק הוא קשר. מי כבר מכיר את הפנים שלך?',
        ],
        [
          'Who else might be sitting at home tonight, hoping that somebody writes?',
          'מי עוד אולי בבית הערב, ומחכה שמישהו יכתוב?',
        ],
        [
          'People look for different things in each other: a laugh, an ear, good advice. What did they once find in you?',
          'אנשים מחפשים זה אצל זה דברים שונים: צחוק, אוזן, עצה טובה. מה מצאו פעם אצלך?',
        ],
      ],
      FC: [
        [
          'Many people, one close person, or simply voices around: which do you miss most?',
          'הרבה אנשים, אדם קרוב אחד, או סתם קולות מסביב: מה הכי חסר לך?',
        ],
        [
          'Which two hours of the week would you most like to spend with somebody?',
          'אילו שעתיים בשבוע הכי היה טוב לא להיות לבד?',
        ],
        [
          'What makes it harder to reach out: that there is hardly anyone, or the fear of a no?',
          'מה מקשה יותר לפנות לאנשים: שכמעט אין למי, או הפחד שיגידו לא?',
        ],
      ],
      DG: [
        [
          'There is sometimes one name in the phone, far down the list. Which name could it be?',
          'לפעמים יש בטלפון שם אחד, רחוק למטה ברשימה. איזה שם זה יכול להיות?',
        ],
        [
          'Where could you be at the same hour every week, until faces turn into names?',
          'איפה אפשר להיות כל שבוע באותה שעה, עד שפרצופים נהיים שמות?',
        ],
        [
          'What small thing outside the house could go into the next few days?',
          'איזה דבר קטן מחוץ לבית אפשר להכניס לימים הקרובים?',
        ],
      ],
    },
  },
  {
    key: 'moving_place',
    tone: 'open',
    words: {
      en: 'moving house, move to another city, new flat, new apartment, new house, new city, new town, new place, boxes, packing, unpacking, movers, removal van, landlord, lease, rent, relocate, relocating, relocation, move back, selling the house, leaving the city, leaving this house, countryside, new neighbourhood, moving in, moving day, keys, i’m moving to, we’re moving to, we moved to, i moved to, have to move, had to move',
      he: 'מעבר דירה, עוברת דירה, עובר דירה, עוברים דירה, עברנו דירה, עברתי דירה, לעבור דירה, לעבור עיר, עוברים לעיר, עברתי לעיר, בית חדש, דירה חדשה, עיר חדשה, שכונה חדשה, ארגזים, קרטונים, לארוז, אריזה, לפרוק, מובילים, הובלה, בעל הבית, חוזה שכירות, שכירות, רילוקיישן, למכור את הבית, מוכרים את הבית, לעזוב את תל אביב, לעזוב את ירושלים, לעבור לצפון, לעבור לדרום, לעבור למושב, לעבור לקיבוץ, מפתחות',
    },
    lines: {
      PS: [
        [
          'A move shifts more than furniture. What comes to mind first when you think of it?',
          'מעבר מזיז יותר מרהיטים. מה עולה קודם כשחושבים עליו?',
        ],
        [
          'A place is full of habits nobody notices until they’re gone. Which of them would you miss?',
          'כל מקום מלא בהרגלים שלא שמים לב אליהם עד שהם חסרים. איזה מהם יחסר לך?',
        ],
        ['How much of this move is your own wish?', 'כמה מהמעבר הזה בא מהרצון שלך?'],
        [
          'What is heaviest about it just now: the arranging, the goodbye, or what comes after?',
          'מה הכי כבד בזה כרגע: הסידורים, הפרידה, או מה שאחרי?',
        ],
      ],
      ED: [
        [
          'In a new place there comes a first moment that feels like home. What might it be this time?',
          'במקום חדש מגיע פעם ראשונה רגע של בית. מה זה אולי יהיה הפעם?',
        ],
        ['Who else does this move touch?', 'על מי עוד המעבר הזה משפיע?'],
        [
          'What might be possible there that never fitted in here?',
          'מה אולי יהיה אפשרי שם, ולא היה לו מקום כאן?',
        ],
        [
          'Picture an ordinary Tuesday in a year, in the new place. What is on the kitchen table?',
          'יום שלישי רגיל, בעוד שנה, במקום החדש. מה מונח על שולחן המטבח?',
        ],
      ],
      FC: [
        [
          'Walls, people, streets, a routine: which of these is the real home for you?',
          'קירות, אנשים, רחובות, שגרה: מה מאלה הוא הבית בשבילך?',
        ],
        [
          'What has to come along, even if it fits into no box?',
          'מה חייב לעבור איתך, גם אם זה לא נכנס לשום קרטון?',
        ],
        [
          'Which question about this move won’t leave you alone?',
          'איזו שאלה על המעבר הזה לא מרפה?',
        ],
      ],
      DG: [
        [
          'Some people say goodbye to a place with a slow walk down one street. How would you like to do it?',
          'יש מי שנפרדים ממקום בהליכה איטית ברחוב אחד. איך טוב לך להיפרד?',
        ],
        [
          'A lamp, a chair, a picture: what, put up first, would make a room yours?',
          'מנורה, כיסא, תמונה: מה, ברגע שהוא במקום, כבר הופך חדר לשלך?',
        ],
        [
          'Which piece of all this could you finish this week in under an hour?',
          'איזה חלק מכל זה אפשר לסגור השבוע בפחות משעה?',
        ],
      ],
    },
  },
  {
    key: 'immigration',
    tone: 'hard',
    words: {
      en: "immigrant, immigrated, immigration, emigrated, emigrating, expat, homesick, homesickness, new country, foreign country, foreigner, accent, my accent, the language, language school, language course, mother tongue, native language, visa, residence permit, green card, citizenship, asylum, refugee, back home, home country, old country, made aliyah, aliyah, ulpan, don't understand the language, broken english, integrate, my parents are far, time difference, oleh, far from family",
      he: 'עלייה, עולה חדשה, עולה חדש, עליתי לארץ, עלינו לארץ, הגירה, היגרתי, היגרנו, מהגרת, מהגר, מהגרים, ארץ זרה, מדינה חדשה, ארץ חדשה, זרה, זר, געגועים הביתה, מתגעגעת לארץ, מתגעגע לארץ, מבטא, המבטא שלי, השפה, שפה חדשה, שפת אם, אולפן, ויזה, אשרה, גרין קארד, אזרחות, לחזור לארץ, ירידה מהארץ, ירדנו מהארץ, הפרש שעות, רחוקה מהמשפחה, רחוק מהמשפחה, גרה בחוץ לארץ, גר בחוץ לארץ, געגועים לארץ',
    },
    lines: {
      PS: [
        [
          'Between two countries small things weigh a lot: a smell, a word, the way people queue. Which do you feel most now?',
          'בין שתי ארצות דברים קטנים תופסים מקום גדול: ריח, מילה, איך עומדים בתור. מה הכי מורגש לך עכשיו?',
        ],
        [
          'Homesickness has an address: a room, a street, a voice. What is yours for?',
          'לגעגוע יש כתובת: חדר, רחוב, קול. מה הכתובת של הגעגוע שלך?',
        ],
        [
          'In another language it’s easy to feel like a smaller person. What of you gets lost on the way?',
          'בשפה אחרת קל להרגיש קטנים יותר. מה ממך הולך לאיבוד בדרך?',
        ],
        [
          'At which moment of the day do you feel most like a stranger?',
          'באיזה רגע ביום ההרגשה של זרות הכי חזקה?',
        ],
      ],
      ED: [
        [
          'What do people there know and like in you that hardly anybody here has seen?',
          'מה מכירים בך שם, וכאן כמעט אף אחד לא מכיר?',
        ],
        ['Which corner here has become a little bit yours?', 'איזו פינה כאן כבר נהייתה קצת שלך?'],
        [
          'The place left behind goes on changing too. How much of what you miss is still there?',
          'גם המקום שעזבנו ממשיך להשתנות. כמה ממה שחסר לך עוד קיים שם?',
        ],
        [
          'What do you notice here that the locals don’t?',
          'מה בולט לך כאן, שמי שתמיד גר כאן כבר לא רואה?',
        ],
      ],
      FC: [
        [
          'Language, people, work, food, family: which one, if it got easier, would help most with the rest?',
          'שפה, אנשים, עבודה, אוכל, משפחה: מה מאלה, אם יהיה קל יותר, יקל גם על השאר?',
        ],
        [
          'What from the old place are you not willing to give up?',
          'על מה מהמקום הקודם אין מצידך ויתור?',
        ],
        [
          'What would have to be here for it to feel like home?',
          'מה צריך להיות כאן כדי שזה ירגיש בית?',
        ],
      ],
      DG: [
        [
          'It helps to have one sentence ready in the new language. For which situation would you want it?',
          'משפט אחד מוכן מראש בשפה החדשה יכול להקל. לאיזה מצב הוא הכי נחוץ לך?',
        ],
        [
          'Which dish, song or custom from there could get a fixed evening here?',
          'איזה מאכל, שיר או מנהג משם יכול לקבל כאן ערב קבוע?',
        ],
        [
          'A second visit makes a place a bit more familiar. Where could you go back to this week?',
          'בפעם השנייה מקום כבר קצת מוכר. לאן אפשר לחזור השבוע?',
        ],
      ],
    },
  },
  {
    key: 'shyness',
    tone: 'hard',
    words: {
      en: 'shy, shyness, social anxiety, socially awkward, awkward, small talk, parties, party, blush, blushing, go red, freeze up, mind goes blank, introvert, introverted, talking to people, talking to strangers, speak up, in a group, public speaking, presentation, make conversation, everyone looking at me, people staring, embarrassed, embarrassing, stutter, nervous around people, eye contact, phone calls, what will they think, wallflower',
      he: 'ביישנית, ביישן, ביישנות, מתביישת, מתבייש, חרדה חברתית, סמול טוק, מסיבה, מסיבות, אירועים חברתיים, מסמיקה, מסמיק, להסמיק, נתקעת, נתקע, קופאת, קופא, מופנמת, מופנם, לדבר עם אנשים, לדבר עם זרים, מול קהל, לדבר מול אנשים, פרזנטציה, מצגת, מביך, מובכת, נבוך, פאדיחה, פאדיחות, מגמגמת, מגמגם, קשר עין, מה יחשבו עליי, כולם מסתכלים עליי, אין לי מה להגיד, בקבוצה, שיחת חולין',
    },
    lines: {
      PS: [
        [
          'Among people we sometimes start watching ourselves from outside. What do you notice first?',
          'בין אנשים מתחילים לפעמים להסתכל על עצמנו מהצד. מה בולט לך קודם?',
        ],
        [
          'Where in the body do you feel it first: the face, the throat, the hands?',
          'איפה בגוף זה מתחיל: בפנים, בגרון, בידיים?',
        ],
        [
          'Before, during or after: when is it at its worst?',
          'לפני, תוך כדי או אחרי: מתי זה הכי קשה?',
        ],
        [
          'Shy people often show only a small part. What would people find if they knew you better?',
          'ביישנות מראה לא פעם רק חלק קטן. מה היו מגלים אילו הכירו אותך יותר?',
        ],
      ],
      ED: [
        [
          'Next to some people it’s easy to talk. With whom does that happen to you?',
          'ליד אנשים מסוימים הדיבור זורם. עם מי זה קורה לך?',
        ],
        [
          'There are quiet people who are good to be with. What do you like about them?',
          'יש אנשים שקטים שנעים להיות לידם. מה נעים בהם?',
        ],
        [
          'Most people in a room are busy with how they come across. Who else there may be unsure?',
          'רוב האנשים בחדר עסוקים באיך הם נראים. מי עוד שם אולי במבוכה?',
        ],
        [
          'The hours before can be worse than the thing itself. When did it turn out better than you feared?',
          'השעות שלפני קשות לפעמים יותר מהדבר עצמו. מתי זה יצא טוב יותר ממה שחששת?',
        ],
      ],
      FC: [
        [
          'To be liked, not to be laughed at, to be left in peace: which matters most to you there?',
          'שיאהבו, שלא יצחקו, שיניחו לי: מה מאלה הכי חשוב לך שם?',
        ],
        [
          'Which one situation, if it got easier, would change your week the most?',
          'איזה מצב אחד, אם יהיה קל יותר, הכי ישנה לך את השבוע?',
        ],
        [
          'A few real words with one person, or a whole evening with everybody: what would be enough for you?',
          'כמה מילים אמיתיות עם אדם אחד, או ערב שלם עם כולם: מה יספיק לך?',
        ],
      ],
      DG: [
        [
          'Asking is often easier than telling. Which question could you have ready?',
          'קל יותר לשאול מאשר לספר. איזו שאלה אפשר להכין מראש?',
        ],
        [
          'Going in for ten minutes and then leaving counts too. Where would you try that?',
          'גם להיכנס לעשר דקות וללכת זה משהו. איפה שווה לנסות את זה?',
        ],
        [
          'With whom could you try it first, where there’s little to lose?',
          'עם מי אפשר לנסות את זה קודם, במקום שאין בו הרבה מה להפסיד?',
        ],
      ],
    },
  },
  {
    key: 'saying_no',
    tone: 'hard',
    words: {
      en: "say no, saying no, can't say no, never say no, couldn't say no, people pleaser, people-pleasing, pleaser, pushover, doormat, walk all over me, can't refuse, refuse, said yes again, agreed again, boundaries, set boundaries, feel obliged, obligation, disappoint people, let people down, make excuses, favour, favor, asks me for, take advantage, taken advantage of, too nice, feel bad saying no, afraid they'll be angry, keep everyone happy",
      he: 'להגיד לא, לומר לא, לא יודעת להגיד לא, לא יודע להגיד לא, לא מצליחה לסרב, לא מצליח לסרב, לסרב, קשה לי לסרב, מרצה את כולם, ריצוי, לרצות את כולם, לרצות אחרים, שוב הסכמתי, שוב אמרתי כן, גבולות, להציב גבולות, לשים גבול, מנצלים אותי, מנצלת אותי, מנצל אותי, פראיירית, פראייר, סמרטוט, שטיח, לא נעים לי, לא נעים, לאכזב, מבקשים ממני טובה, תמיד אומרת כן, תמיד אומר כן, ממציאה תירוצים',
    },
    lines: {
      PS: [
        [
          'There is a second before the yes comes out. What happens in you in that second?',
          'יש שנייה אחת לפני שה״כן״ יוצא. מה קורה אצלך בשנייה הזאת?',
        ],
        [
          'A no that isn’t said doesn’t disappear. Where do you feel it by evening?',
          '״לא״ שלא נאמר לא נעלם. איפה זה מורגש אצלך בערב?',
        ],
        ['Whom is it hardest for you to disappoint?', 'את מי הכי קשה לך לאכזב?'],
        ['What do you imagine happens right after a no?', 'מה קורה בדמיון שלך, רגע אחרי ה״לא״?'],
      ],
      ED: [
        [
          'Saying yes is often learned early, to keep the peace. Where did you learn it?',
          'להגיד ״כן״ לומדים לא פעם מוקדם, כדי שיהיה שקט. איפה למדת את זה?',
        ],
        [
          'Some people say no and are liked all the same. Whom do you know like that?',
          'יש אנשים שאומרים ״לא״ ועדיין אוהבים אותם. מי כזה בסביבה שלך?',
        ],
        ['When did you say no, and it simply passed?', 'מתי אמרת ״לא״, וזה פשוט עבר בשקט?'],
        [
          'Those who always hear yes don’t know what it costs you. What don’t they know here?',
          'מי שתמיד שומעים ״כן״ לא יודעים כמה זה עולה. מה לא יודעים כאן?',
        ],
      ],
      FC: [
        [
          'Of all the times you’ve said yes lately, which was one too many?',
          'מכל הפעמים שאמרת ״כן״ לאחרונה, איזו הייתה אחת יותר מדי?',
        ],
        [
          'Every yes is also a no to something else. What is it that loses out with you?',
          'כל ״כן״ הוא גם ״לא״ למשהו אחר. מה נדחק הצידה אצלך?',
        ],
        ['What here is really yours to take care of?', 'מה כאן באמת באחריות שלך?'],
      ],
      DG: [
        [
          '“I’ll let you know tomorrow” is an answer too. How would you put it in your own words?',
          'גם ״אחזור אליכם מחר״ זו תשובה. איך זה נשמע במילים שלך?',
        ],
        [
          'What is the smallest no of this week, one that would hardly bother anybody?',
          'מה ה״לא״ הכי קטן של השבוע, כזה שכמעט לא יפריע לאף אחד?',
        ],
        [
          'A no doesn’t need three reasons. How would it sound, word for word?',
          '״לא״ לא חייב שלושה נימוקים. איך הוא נשמע, מילה במילה?',
        ],
      ],
    },
  },
  {
    key: 'envy',
    tone: 'hard',
    words: {
      en: "envy, envious, jealous of, jealous of my friend, jealousy, compare myself, comparing myself, comparison, everyone else has, everybody has, instagram, facebook, tiktok, scrolling, her perfect life, his perfect life, perfect family, bigger house, new car, earns more, she got promoted, they bought a house, why not me, why her, why him, left behind, everyone is ahead, ahead of me, can't be happy for, not happy for her, green with envy, fomo",
      he: 'מקנאה, מקנא, קנאה, קנאית, מקנאת, עין צרה, מפרגנת, לפרגן, לא מצליחה לפרגן, לא מצליח לפרגן, משווה את עצמי, השוואות, להשוות, לכולם יש, לכולן יש, אינסטגרם, אינסטוש, פייסבוק, טיקטוק, גוללת, סטורי, סטוריז, החיים המושלמים, משפחה מושלמת, בית יותר גדול, אוטו חדש, מרוויחה יותר, מרוויח יותר, למה לה, למה לו, למה לא אני, נשארתי מאחור, כולם מתקדמים, פומו, קנו בית',
    },
    lines: {
      PS: [
        [
          'Envy is precise: out of everything others have, it picks one thing. What is it for you?',
          'קנאה היא מדויקת: מכל מה שיש לאחרים היא בוחרת דבר אחד. מה הדבר הזה אצלך?',
        ],
        [
          'Envy often comes together with shame. Which of the two is stronger now?',
          'עם הקנאה מגיעה לא פעם גם בושה. מה מהן חזק עכשיו יותר?',
        ],
        [
          'When does it catch you: at the screen at night, at a table, when you hear their news?',
          'מתי זה תופס אותך: מול המסך בלילה, ליד שולחן, כששומעים חדשות מהם?',
        ],
        [
          'Under envy there is sometimes sorrow about something missing. What do you miss?',
          'מתחת לקנאה יש לפעמים צער על משהו שחסר. מה חסר לך?',
        ],
      ],
      ED: [
        [
          'Which part of that life would you not want to have?',
          'איזה חלק מהחיים ההם לא היה מתאים לך?',
        ],
        ['What might somebody quietly envy in your life?', 'במה מישהו אולי מקנא בך, בשקט?'],
        [
          'Some of what we have now once looked like other people’s luck. What is it in your life?',
          'חלק ממה שיש לנו היום נראה פעם כמו מזל של אחרים. מה זה בחיים שלך?',
        ],
        [
          'From the street you only see the lit window. What may be going on behind that one?',
          'מהרחוב רואים רק חלון מואר. מה אולי קורה שם בפנים?',
        ],
      ],
      FC: [
        [
          'The thing itself, the ease of it, or being admired: what is it really about for you?',
          'הדבר עצמו, הקלות שבה זה בא, או מה שאחרים רואים: על מה זה באמת אצלך?',
        ],
        [
          'If nobody ever knew you had it, how much of the wish would be left?',
          'אם אף אחד לא היה יודע שזה שלך, כמה מהרצון היה נשאר?',
        ],
        [
          'Which part of this can still be yours in some form?',
          'איזה חלק מזה עוד יכול להיות שלך, בצורה כלשהי?',
        ],
      ],
      DG: [
        [
          'What would a small version of that thing look like, one for next week?',
          'איך נראית גרסה קטנה של הדבר הזה, כזאת שאפשר כבר בשבוע הבא?',
        ],
        [
          'Scrolling, shop windows, certain talks: what feeds it most in your week?',
          'גלילה בטלפון, חלונות ראווה, שיחות מסוימות: מה מזין את זה הכי הרבה השבוע?',
        ],
        [
          'What could you say to that person that is both friendly and true?',
          'איזה משפט אפשר לומר שם, שהוא גם חברי וגם אמיתי?',
        ],
      ],
    },
  },
  {
    key: 'low_worth',
    tone: 'hard',
    words: {
      en: "worthless, not good enough, never good enough, not enough, self-esteem, low self esteem, confidence, no confidence, self-critical, inner critic, imposter, impostor, stupid, i'm an idiot, failure, i'm a failure, loser, useless, hate myself, i'm nothing, nothing special, mediocre, ugly and stupid, don't deserve, put myself down, hard on myself, ashamed of myself, compliment, can't take a compliment, everyone is better, i ruin everything",
      he: 'לא שווה, לא שווה כלום, לא מספיק טובה, לא מספיק טוב, ביטחון עצמי, דימוי עצמי, ערך עצמי, ביקורת עצמית, המבקר הפנימי, מתחזה, מתחזה שתיכף יגלו, טיפשה, טיפש, מטומטמת, מטומטם, כישלון, אני כישלון, לוזרית, לוזר, אפס, אני אפס, חסרת תועלת, חסר תועלת, שונאת את עצמי, שונא את עצמי, לא מגיע לי, בינונית, בינוני, מחמאה, מחמאות, קשה עם עצמי, מלקה את עצמי, כולם יותר טובים, הורסת הכול',
    },
    lines: {
      PS: [
        [
          'There seems to be a strict inner voice at work here. What does it say, word for word?',
          'נדמה שמדבר כאן קול פנימי קפדן. מה הוא אומר, מילה במילה?',
        ],
        [
          'A voice like that often comes from somewhere. Whom does its tone remind you of?',
          'קול כזה לא פעם בא מאיפשהו. את מי הטון שלו מזכיר לך?',
        ],
        ['When or where is that voice loudest?', 'מתי או איפה הקול הזה הכי חזק?'],
        ['What happened just before this thought came?', 'מה קרה רגע לפני שהמחשבה הזאת הגיעה?'],
      ],
      ED: [
        [
          'Somebody, now or once, was glad when you came in. What did they see in you?',
          'מישהו, היום או פעם, שמח כשנכנסת. מה ראו בך?',
        ],
        [
          'If somebody you love told you this same story, what would you answer?',
          'אם אדם אהוב היה מספר לך את אותו סיפור, מה היה יוצא לך לענות?',
        ],
        ['When did it turn out that this voice was simply wrong?', 'מתי התברר שהקול הזה פשוט טעה?'],
        [
          'What do you do almost without noticing that others find difficult?',
          'מה יוצא לך כמעט בלי לשים לב, ולאחרים דווקא קשה?',
        ],
      ],
      FC: [
        [
          '“Good enough” is always measured by somebody’s standard. Whose is this one?',
          '״מספיק טוב״ נמדד תמיד לפי סרגל של מישהו. של מי הסרגל הזה?',
        ],
        [
          'If you take the tone away, what in this harsh sentence is a fact?',
          'אם מורידים את הטון, מה במשפט הקשה הזה הוא עובדה?',
        ],
        [
          'What would count as enough on an ordinary Wednesday?',
          'מה נחשב ״מספיק״ ביום רביעי רגיל?',
        ],
      ],
      DG: [
        [
          'If you wrote one line about today that is true and not cruel, what would it say?',
          'אם כותבים על היום שורה אחת, נכונה ולא אכזרית, מה כתוב בה?',
        ],
        [
          'Which small thing could you finish this week and leave as it is?',
          'איזה דבר קטן אפשר לסיים השבוע ולהשאיר כמו שהוא?',
        ],
        [
          'When the voice starts up again tomorrow, what short answer could be ready for it?',
          'כשהקול הזה יתחיל שוב מחר, איזו תשובה קצרה תחכה לו?',
        ],
      ],
    },
  },
  {
    key: 'guilt',
    tone: 'hard',
    words: {
      en: "guilt, guilty, feel guilty, my fault, it's my fault, blame myself, can't forgive myself, forgive myself, regret, regrets, i hurt her, i hurt him, i did something, did something terrible, bad conscience, conscience, remorse, wish i hadn't, should have been there, should never have, if only i had, make amends, make up for it, cheated on, let her down, let him down, wasn't there when, ashamed of what i did, haunts me, made a mistake, my mistake, a mistake at work, forgot a dose, wrong dose, nobody noticed but i did, i should have told",
      he: 'אשמה, אשם, רגשות אשם, רגשות אשמה, רגש אשמה, באשמתי, זאת אשמתי, מאשימה את עצמי, מאשים את עצמי, לא סולחת לעצמי, לא סולח לעצמי, לסלוח לעצמי, חרטה, אני מתחרטת, אני מתחרט, מצפון, נקיפות מצפון, ייסורי מצפון, פגעתי בה, פגעתי בו, עשיתי משהו נורא, עשיתי טעות, טעות נוראה, הייתי צריכה להיות שם, הייתי צריך להיות שם, לא הייתי שם, לכפר, רודף אותי, בגדתי, נטשתי, אכזבתי',
    },
    lines: {
      PS: [
        [
          'Guilt often gets stuck on one picture. Which one is it for you?',
          'אשמה נתקעת לא פעם על תמונה אחת. מה התמונה אצלך?',
        ],
        ['Toward whom, or toward what, do you feel it most?', 'כלפי מי, או כלפי מה, זה הכי חזק?'],
        ['What did you not know yet at that moment?', 'מה עוד לא ידעת באותו רגע?'],
        [
          'When does it come: at night, on the road, in the middle of something good?',
          'מתי זה מגיע: בלילה, בנסיעה, באמצע משהו טוב?',
        ],
      ],
      ED: [
        [
          'Guilt also shows what matters to us. What mattered to you there?',
          'אשמה מראה גם מה חשוב לנו. מה היה חשוב לך שם?',
        ],
        [
          'What else was weighing on you back then that you tend to forget now?',
          'מה עוד היה לך אז על הראש, וקל לשכוח היום?',
        ],
        [
          'How would somebody tell this who is on nobody’s side?',
          'איך היה מספר את זה מי שלא בצד של אף אחד?',
        ],
        ['What do you do differently since then?', 'מה נעשה אצלך אחרת מאז?'],
      ],
      FC: [
        [
          'If the whole of it is a hundred percent, how much is really yours?',
          'אם כל העניין הוא מאה אחוז, כמה מזה באמת שלך?',
        ],
        [
          'Punishing looks back, repairing looks ahead. Which of the two is your mind busy with?',
          'עונש מסתכל אחורה, תיקון מסתכל קדימה. במה מהם הראש עסוק רוב הזמן?',
        ],
        [
          'What would have to happen so that you could put this down for one evening?',
          'מה צריך לקרות כדי שאפשר יהיה להניח את זה לערב אחד?',
        ],
      ],
      DG: [
        [
          'Some amends can go to whoever was hurt, others only to somebody else. What could yours be?',
          'לפעמים אפשר לתקן מול מי שנפגע, ולפעמים רק במקום אחר. מה אפשר לתקן כאן?',
        ],
        [
          'A sorry without a “but” is the hardest kind. How would yours begin?',
          'סליחה בלי ״אבל״ היא הכי קשה. איך מתחילה שלך?',
        ],
        ['To whom could you tell this whole story?', 'למי אפשר לספר את כל הסיפור הזה?'],
      ],
    },
  },
  {
    key: 'secret',
    tone: 'hard',
    words: {
      en: 'secret, a secret, keeping a secret, secretly, hiding something, hide it, hiding it, lie, lied, lying, living a lie, white lie, nobody knows, no one knows, never told anyone, tell the truth, come clean, confess, confession, be found out, double life, in the closet, closeted, come out, coming out, hidden debt, promised not to tell, swore not to tell, keep quiet about, pretend',
      he: 'סוד, סודות, שומרת סוד, שומר סוד, מסתירה, מסתיר, להסתיר, בהיחבא, שקר, שקרים, שיקרתי, משקרת, משקר, חיה בשקר, חי בשקר, אף אחד לא יודע, אף אחד לא יודע על זה, לא סיפרתי לאף אחד, לא סיפרתי לעולם, להגיד את האמת, לספר את האמת, להתוודות, וידוי, שיגלו, יגלו, יתגלה, חיים כפולים, בארון, לצאת מהארון, יציאה מהארון, חובות בסתר, נשבעתי לא לספר, הבטחתי לא לספר, מעמידה פנים, מעמיד פנים',
    },
    lines: {
      PS: [
        [
          'Carrying something nobody sees takes strength every day. When is it heaviest?',
          'לסחוב משהו שאף אחד לא רואה לוקח כוח כל יום. מתי זה הכי כבד?',
        ],
        [
          'A secret often begins as a way to protect somebody. Whom was this one for?',
          'סוד מתחיל הרבה פעמים כדי להגן על מישהו. על מי הוא הגן כאן?',
        ],
        [
          'Which question are you most afraid somebody will ask?',
          'מאיזו שאלה הפחד הכי גדול, אם מישהו ישאל פתאום?',
        ],
        [
          'When the talk comes near it, where in the body do you feel it?',
          'כששיחה מתקרבת לזה, איפה זה מורגש בגוף?',
        ],
      ],
      ED: [
        [
          'People close to us sometimes sense that something is kept from them. What may they have noticed?',
          'אנשים קרובים חשים לפעמים שיש משהו שלא מספרים. במה אולי כבר הבחינו?',
        ],
        [
          'Secrets cost something: sleep, closeness, quiet evenings. What does this one cost you?',
          'סודות עולים משהו: שינה, קרבה, ערבים רגועים. מה הסוד הזה עולה לך?',
        ],
        [
          'Imagine that it’s known and the first storm is over. What might be easier then?',
          'נניח שזה כבר ידוע והסערה הראשונה עברה. מה אולי יהיה אז קל יותר?',
        ],
        ['How did this look to you on the day it began?', 'איך זה נראה לך ביום שזה התחיל?'],
      ],
      FC: [
        [
          'Some of it may be yours to tell, and some may belong to others. What is yours?',
          'חלק מזה אולי שלך לספר, וחלק שייך לאחרים. מה החלק שלך?',
        ],
        [
          'There is the thing itself, and there is the hiding. Which is heavier by now?',
          'יש הדבר עצמו, ויש ההסתרה. מה כבר כבד יותר?',
        ],
        [
          'Telling everybody, telling one person, or choosing to keep it: what could you live with best?',
          'לספר לכולם, לספר לאדם אחד, או לבחור לשמור: עם מה הכי אפשר לחיות?',
        ],
      ],
      DG: [
        [
          'If one person were to know, with whom would it be in good hands?',
          'אם אדם אחד ידע, אצל מי זה בידיים טובות?',
        ],
        [
          'The first sentence is the hardest to get out. How might it go?',
          'המשפט הראשון הכי קשה להוציא. איך הוא אולי נשמע?',
        ],
        ['What has to be settled before a word is said?', 'מה צריך להיות מסודר לפני שנאמרת מילה?'],
      ],
    },
  },
  {
    key: 'temper',
    tone: 'hard',
    words: {
      en: 'temper, my temper, lose my temper, lost my temper, short fuse, snap, snapped, i snap, outburst, outbursts, explode, exploded, blow up, blew up, rage, raging, road rage, shout, shouted, shouting, scream, screamed at, yell, yelled, yelling, slam the door, slammed the door, threw a plate, smashed, punched the wall, anger, anger issues, anger management, furious, lose it, lost it, see red, boiling, irritable',
      he: 'עצבים, יש לי עצבים, מתעצבנת, מתעצבן, התפרצות, התפרצויות, מתפרצת, מתפרץ, התפרצתי, מתפוצצת, מתפוצץ, התפוצצתי, פתיל קצר, צעקתי, צועקת, צועק, צרחתי, צורחת, צורח, צעקות, איבדתי את זה, מאבדת את זה, מאבד את זה, איבדתי שליטה, זעם, התקפי זעם, זעם בכביש, טרקתי את הדלת, לטרוק דלת, זרקתי צלחת, שברתי, דפקתי על השולחן, עצבנית, עצבני, רותחת מכעס, רותח מכעס, חמת מוח, חם מזג',
    },
    lines: {
      PS: [
        [
          'Anger often starts hours before it’s heard. Where did it begin this time?',
          'כעס מתחיל לא פעם שעות לפני ששומעים אותו. איפה זה התחיל הפעם?',
        ],
        [
          'What is the first sign in your body: the jaw, the heat, the breath?',
          'מה הסימן הראשון בגוף שלך: הלסת, החום, הנשימה?',
        ],
        [
          'In the second before it bursts out, what feels unbearable?',
          'בשנייה שלפני ההתפרצות, מה כבר בלתי נסבל?',
        ],
        [
          'What comes right afterwards: relief, shame, tiredness?',
          'מה מגיע מיד אחר כך: הקלה, בושה, עייפות?',
        ],
      ],
      ED: [
        [
          'Anger like this often looks familiar. Where have you seen it before?',
          'כעס כזה נראה לא פעם מוכר. איפה כבר ראית אותו?',
        ],
        ['When did it nearly burst out, and then didn’t?', 'מתי זה כמעט התפרץ, ובסוף לא?'],
        [
          'The same minute looks different from across the room. What might people see from there?',
          'אותה דקה נראית אחרת מהצד השני של החדר. מה אולי רואים משם?',
        ],
        [
          'Anger often protects something: sleep, fairness, being heard. What is yours protecting?',
          'כעס שומר לא פעם על משהו: שינה, צדק, הרצון שיקשיבו. על מה שומר הכעס שלך?',
        ],
      ],
      FC: [
        [
          'Of all the things that make you angry, which are really worth it?',
          'מכל מה שמכעיס, על מה באמת שווה לך לכעוס?',
        ],
        [
          'Which hour or situation brings it on most often?',
          'איזו שעה או איזה מצב הכי מדליקים את זה?',
        ],
        [
          'Behind a shout there is often a quiet request. What is yours?',
          'מאחורי צעקה יש לא פעם בקשה שקטה. מה הבקשה שלך?',
        ],
      ],
      DG: [
        [
          'A door, a tap, the stairs: where could you go for the first thirty seconds?',
          'דלת, ברז, מדרגות: לאן אפשר ללכת בשלושים השניות הראשונות?',
        ],
        [
          'What could still be put right today, in a few words?',
          'מה אפשר לתקן עוד היום, בכמה מילים?',
        ],
        [
          'Which sentence, said early and quietly, might come instead of the shout?',
          'איזה משפט, מוקדם ובשקט, יכול לבוא במקום הצעקה?',
        ],
      ],
    },
  },
  {
    key: 'midlife',
    tone: 'open',
    words: {
      en: 'midlife, mid-life, midlife crisis, turning forty, turning fifty, turning 40, turning 50, about to turn 50, in my forties, in my fifties, at 45, at 52, half my life, halfway, second half, is this all, is that it, is this it, what now, what next, too late for me, too late to start, start over, same routine, stuck in a rut, treadmill, wasted years, bucket list, dreams i had, reinvent myself, time is running',
      he: 'אמצע החיים, משבר גיל הארבעים, משבר אמצע החיים, גיל ארבעים, גיל חמישים, בן ארבעים, בת ארבעים, בן חמישים, בת חמישים, יומולדת חמישים, חצי מהחיים, המחצית השנייה, זה הכול, זה מה יש, מה עכשיו, מה הלאה, מאוחר מדי בשבילי, מאוחר מדי להתחיל, להתחיל מחדש, אותה שגרה, תקועה, תקוע, על אוטומט, פספסתי, פספוס, החמצה, שנים מבוזבזות, החלומות שהיו לי, להמציא את עצמי מחדש, הזמן רץ',
    },
    lines: {
      PS: [
        [
          '“What now” often turns up on quite ordinary days. When did it last come to you?',
          '״מה עכשיו״ מגיע לא פעם דווקא ביום רגיל. מתי זה עלה אצלך לאחרונה?',
        ],
        ['What in your days is still really yours?', 'מה בימים האלה עוד באמת שלך?'],
        [
          'Restless, sad, curious, tired: which word comes closest?',
          'חוסר שקט, עצב, סקרנות, עייפות: מה הכי קרוב?',
        ],
        ['Which old wish has come back lately?', 'איזה רצון ישן חזר לאחרונה?'],
      ],
      ED: [
        [
          'If a younger version of you came to visit, what would please them here?',
          'נניח שהגרסה הצעירה שלך באה לביקור. מה משמח אותה כאן?',
        ],
        ['Whom do you know who started something late?', 'מי אצלך בסביבה התחיל משהו מאוחר?'],
        [
          'Some things people gave up turned out to be a relief. Which of yours is like that?',
          'יש ויתורים שהיו גם הקלה. איזה כזה יש אצלך?',
        ],
        [
          'What can you do now that you couldn’t have done ten years ago?',
          'מה אפשרי לך היום, ולפני עשר שנים עוד לא היה?',
        ],
      ],
      FC: [
        [
          'More of something, less of something, or something else altogether: what are you drawn to?',
          'יותר ממשהו, פחות ממשהו, או משהו אחר לגמרי: לאן זה מושך אותך?',
        ],
        [
          'Which part of your life would you choose again exactly as it is?',
          'איזה חלק בחיים שלך שווה לבחור שוב, בדיוק כמו שהוא?',
        ],
        [
          'If only one thing were to be new in the next two years, what would you want it to be?',
          'אם רק דבר אחד יהיה חדש בשנתיים הקרובות, מה היה טוב שזה יהיה?',
        ],
      ],
      DG: [
        [
          'A big question can be given a small hour. Which hour of the week could it have?',
          'לשאלה גדולה אפשר לתת שעה קטנה. איזו שעה בשבוע?',
        ],
        [
          'What is the cheapest way to try it once, with nobody watching?',
          'מה הדרך הכי פשוטה לנסות את זה פעם אחת, בלי שאף אחד רואה?',
        ],
        [
          'What have you carried for years that you could put down before this year ends?',
          'מה נסחב אצלך כבר שנים, ואפשר להניח עד סוף השנה?',
        ],
      ],
    },
  },
  {
    key: 'meaning_and_faith',
    tone: 'open',
    words: {
      en: "meaning, meaning of life, meaningless, what's the point of it all, purpose, purpose in life, what for, faith, lost my faith, losing my faith, god, believe in god, stopped believing, believer, atheist, religion, religious, church, mosque, synagogue, pray, prayer, praying, leaving the church, ex-religious, convert, conversion, spiritual, soul, bible, ritual, doubt god, rabbi, priest",
      he: 'משמעות, משמעות החיים, חסר משמעות, בשביל מה, לשם מה, תכלית, ייעוד, אמונה, איבדתי את האמונה, אלוהים, השם, הקדוש ברוך הוא, מאמינה, מאמין, הפסקתי להאמין, דתייה, דתי, דת, חילונית, חילוני, חרדית, חרדי, חזרה בתשובה, חוזרת בתשובה, חזר בתשובה, יצאתי בשאלה, יוצאת בשאלה, דתלש, דתלשית, בית כנסת, תפילה, להתפלל, כיסוי ראש, כיפה, הורדתי כיפה, שומרת שבת, שומר שבת, רב, רוחניות, נשמה',
    },
    lines: {
      PS: [
        [
          'A question like this usually has an occasion. What brought it up for you?',
          'לשאלה כזאת יש בדרך כלל התחלה. מה העלה אותה אצלך?',
        ],
        [
          'When is it strongest: in the quiet, among people, on a holiday?',
          'מתי זה הכי חזק: בשקט, בין אנשים, בחג?',
        ],
        ['What used to give you something to hold on to?', 'במה היה לך פעם על מה להישען?'],
        [
          '“What is true” and “where do I belong” are often two questions. Which one is yours now?',
          '״מה נכון״ ו״לאן שייכים״ הן לא פעם שתי שאלות שונות. איזו מהן שלך עכשיו?',
        ],
      ],
      ED: [
        [
          'When did something last feel meaningful without your asking why?',
          'מתי לאחרונה היה למשהו טעם, בלי לשאול למה?',
        ],
        [
          'Who knows this question from the inside and lives well with it?',
          'מי מכיר את השאלה הזאת מבפנים, וחי איתה טוב?',
        ],
        [
          'What would you want to keep, whatever you end up believing?',
          'מה חשוב לך לשמור, לא משנה במה מאמינים בסוף?',
        ],
        ['Who around you is affected by your answer?', 'על מי בסביבה משפיעה התשובה שלך?'],
      ],
      FC: [
        [
          'What in this is your own, and not loyalty to others?',
          'מה בזה באמת שלך, ולא נאמנות לאחרים?',
        ],
        [
          'Certainty, comfort, belonging, honesty: which of these can you least do without?',
          'ודאות, נחמה, שייכות, יושר: על מה מאלה הכי קשה לך לוותר?',
        ],
        [
          'For whom or what would you get up early, even unpaid and unseen?',
          'בשביל מי או מה שווה לך לקום מוקדם, גם בלי כסף ובלי שיראו?',
        ],
      ],
      DG: [
        [
          'A small weekly custom of your own can be a beginning. What would it look like?',
          'מנהג שבועי קטן משלך יכול להיות התחלה. איך הוא נראה?',
        ],
        [
          'With whom could you talk about it for an hour, without their trying to persuade you?',
          'עם מי אפשר לדבר על זה שעה, בלי שינסו לשכנע?',
        ],
        [
          'What could you do in the coming days that would feel meaningful, whatever the big answer is?',
          'מה אפשר לעשות בימים הקרובים שיהיה בו טעם, לא משנה מה התשובה הגדולה?',
        ],
      ],
    },
  },
  {
    key: 'ageing',
    tone: 'hard',
    words: {
      en: "ageing, aging, getting old, getting older, growing old, old age, i'm old, feel old, wrinkles, grey hair, gray hair, going bald, bald, menopause, hot flushes, hot flashes, my knees, reading glasses, hearing aid, my memory, forgetful, forget names, slower, can't do what i used to, retirement home, in the mirror, my face, old man, old woman, seventy, eighty, at my age, invisible at my age, walking stick",
      he: 'מזדקנת, מזדקן, להזדקן, הזדקנות, זקנה, זקן, גיל הזהב, בגילי, בגיל שלי, מרגישה זקנה, מרגיש זקן, קמטים, שיער לבן, שערות לבנות, מקריחה, מקריח, קירחת, גיל המעבר, גלי חום, הברכיים, משקפי קריאה, מכשיר שמיעה, הזיכרון שלי, שוכחת שמות, שוכח שמות, שכחנית, הגוף כבר לא, הגוף משתנה, במראה, בת שבעים, בן שבעים, בת שמונים, בן שמונים, מקל הליכה, דיור מוגן, כבר לא צעירה, כבר לא צעיר',
    },
    lines: {
      PS: [
        [
          'Age often shows itself first in one small thing. What was it for you?',
          'הגיל מתגלה לא פעם קודם בדבר קטן אחד. מה זה היה אצלך?',
        ],
        [
          'Inside, people are often another age than on paper. What age are you inside?',
          'בפנים הגיל לא פעם שונה ממה שכתוב בתעודה. באיזה גיל חיים אצלך בפנים?',
        ],
        [
          'What hurts more: what the body no longer does, or how people look at it?',
          'מה כואב יותר: מה שהגוף כבר לא עושה, או איך שמסתכלים?',
        ],
        ['Which goodbye in this is the hardest for you?', 'איזו פרידה בתוך זה הכי קשה לך?'],
      ],
      ED: [
        [
          'What has become easier with the years, even if only one thing?',
          'מה נעשה קל יותר עם השנים, גם אם רק דבר אחד?',
        ],
        [
          'Some people grow older in a way others like to watch. Whom do you know like that?',
          'יש אנשים שנעים לראות איך השנים עוברות עליהם. מי כזה בסביבה שלך?',
        ],
        [
          'What do your hands, or your eyes, know today that they once didn’t?',
          'מה הידיים או העיניים יודעות היום, ופעם לא ידעו?',
        ],
        [
          'In ten years, what about today might you look back on with longing?',
          'בעוד עשר שנים, למה מהיום הזה אולי יהיה געגוע?',
        ],
      ],
      FC: [
        [
          'What do you most want to keep doing yourself for as long as possible?',
          'מה הכי חשוב שיישאר בידיים שלך כמה שיותר זמן?',
        ],
        [
          'Some things can be let go, and some are worth insisting on. Which is yours to insist on?',
          'יש מה לשחרר, ויש על מה להתעקש. על מה חשוב לך להתעקש?',
        ],
        ['What would you like people to see in you now?', 'מה היה טוב שיראו בך היום?'],
      ],
      DG: [
        [
          'What you once loved can sometimes be done on a smaller scale. What could it be this week?',
          'דבר שאהבת פעם אפשר לעשות לפעמים במידה קטנה יותר. מה זה יכול להיות השבוע?',
        ],
        [
          'Help with one thing leaves strength for another. What could you hand over?',
          'עזרה בדבר אחד משאירה כוח לדבר אחר. מה אפשר להעביר למישהו?',
        ],
        [
          'Sometimes others begin to decide for us. Which sentence could keep the decision with you?',
          'לפעמים אחרים מתחילים להחליט במקומנו. איזה משפט משאיר את ההחלטה אצלך?',
        ],
      ],
    },
  },
  {
    key: 'body_and_weight',
    tone: 'hard',
    words: {
      en: "my body, body image, weight, gained weight, put on weight, lose weight, losing weight, overweight, fat, feel fat, too thin, skinny, ugly, hate my body, my belly, my thighs, my nose, mirror, scales, bathroom scales, clothes don't fit, dress size, swimsuit, bikini, beach body, binge, bingeing, emotional eating, eat at night, overeating, chocolate, hide food, acne, my skin, photos of me, my looks, ate a whole, whole tub, ice cream, about food, overate, ate everything, stuffed myself, raid the fridge, comfort eating, eat my feelings",
      he: 'הגוף שלי, דימוי גוף, משקל, עליתי במשקל, השמנתי, לרדת במשקל, ירדתי במשקל, שמנה, שמן, מרגישה שמנה, מרגיש שמן, רזה מדי, מכוערת, מכוער, שונאת את הגוף, שונא את הגוף, הבטן שלי, הירכיים, האף שלי, מראה, משקל באמבטיה, לעלות על המשקל, הבגדים לא עולים עליי, מידה, בגד ים, ביקיני, בולמוס, אכילה רגשית, אוכלת בלילה, אוכל בלילה, אוכלת בלילות, אוכל בלילות, זוללת, זולל, שוקולד, מקרר, פצעונים, אקנה, תמונות שלי, איך אני נראית, איך אני נראה',
    },
    lines: {
      PS: [
        [
          'We often look at ourselves through other people’s eyes. Whose eyes are they for you?',
          'לא פעם מסתכלים על עצמנו דרך העיניים של אחרים. של מי העיניים אצלך?',
        ],
        [
          'Where does it hit you hardest: at the wardrobe, at the table, in a photo, in the street?',
          'איפה זה הכי תופס אותך: מול הארון, ליד השולחן, בתמונה, ברחוב?',
        ],
        [
          'What is the first sentence about your body that you remember hearing?',
          'מה המשפט הראשון על הגוף שלך שזכור לך?',
        ],
        [
          'What was going on today, just before this thought came up?',
          'מה קרה היום, רגע לפני שהמחשבה הזאת עלתה?',
        ],
      ],
      ED: [
        ['When do you forget altogether how you look?', 'מתי נשכח לגמרי העניין של איך נראים?'],
        [
          'What has this body carried, made or come through that no mirror shows?',
          'מה הגוף הזה סחב, יצר או עבר, ובמראה לא רואים?',
        ],
        [
          'Next to food there are other hungers: for rest, for touch, for a kind look. Which is there with you?',
          'חוץ מאוכל יש עוד סוגי רעב: למנוחה, למגע, למבט טוב. איזה מהם יש אצלך?',
        ],
        [
          'If this took up only half as much room in your head, what would you fill it with?',
          'אם זה היה תופס בראש רק חצי מהמקום, מה היה נכנס לשם?',
        ],
      ],
      FC: [
        [
          'Health, peace of mind, clothes, what others say: what is it mostly about for you?',
          'בריאות, שקט, בגדים, מה שאחרים אומרים: על מה זה בעיקר אצלך?',
        ],
        [
          'What in this is your own wish, and not somebody else’s?',
          'מה בזה הוא באמת רצון שלך, ולא של אחרים?',
        ],
        [
          'What in your life is waiting until the body is “ready”?',
          'מה אצלך מחכה עד שהגוף יהיה ״מוכן״?',
        ],
      ],
      DG: [
        [
          'Of all that waits for “once I look different”, what could begin now?',
          'מכל מה שמחכה ל״אחרי שהגוף ישתנה״, מה אפשר להתחיל כבר עכשיו?',
        ],
        [
          'The next remark may well come. What short answer could you have ready?',
          'ההערה הבאה אולי תגיע. איזו תשובה קצרה כדאי שתהיה מוכנה?',
        ],
        [
          'Some things feel good to the body, even small ones. What could it get this week?',
          'יש דברים קטנים שעושים לגוף טוב. מה אפשר לתת לו השבוע?',
        ],
      ],
    },
  },
  {
    key: 'diagnosis',
    tone: 'hard',
    words: {
      en: "diagnosis, diagnosed, diagnosed with, i have cancer, cancer, tumour, tumor, chemo, chemotherapy, radiation, surgery, operation, multiple sclerosis, parkinson's, diabetes, lupus, crohn's, heart attack, heart disease, stroke, chronic illness, ill, illness, sick, my illness, oncologist, treatment, side effects, remission, relapse, prognosis, specialist, adhd diagnosis, autoimmune",
      he: 'אבחנה, אובחנתי, אבחון, אבחנו אותי, גילו לי, סרטן, גידול, כימו, כימותרפיה, הקרנות, ניתוח, טרשת נפוצה, פרקינסון, סוכרת, סכרת, לופוס, קרוהן, התקף לב, שבץ, מחלה, מחלה כרונית, המחלה שלי, חולה, חליתי, אונקולוג, אונקולוגית, טיפולים, תופעות לוואי, רמיסיה, נסיגה, חזרה של המחלה, פרוגנוזה, אוטואימונית, קשב וריכוז, מומחה',
    },
    lines: {
      PS: [
        [
          'After such news, for many, the rest is a blur. What do you remember of that moment?',
          'אחרי בשורה כזאת הכול מיטשטש לא פעם. מה זכור לך מהרגע ההוא?',
        ],
        ['At which hour does it come closest?', 'באיזו שעה ביום זה הכי חזק?'],
        [
          'Fear, anger, relief, nothing at all: what is there today?',
          'פחד, כעס, הקלה, כלום: מה יש היום?',
        ],
        [
          'What has it already changed in your ordinary morning?',
          'מה זה כבר שינה בבוקר הרגיל שלך?',
        ],
      ],
      ED: [
        ['With whom is it easiest to talk about it?', 'עם מי הכי קל לדבר על זה?'],
        [
          'A diagnosis isn’t a whole person. What in you hasn’t changed at all?',
          'אבחנה היא לא אדם שלם. מה בך לא השתנה בכלל?',
        ],
        [
          'Which earlier hard time taught you how you get through things?',
          'איזו תקופה קשה מפעם לימדה אותך איך עוברים דברים?',
        ],
        [
          'What do the people around you not understand about this?',
          'מה הסביבה לא מבינה בעניין הזה?',
        ],
      ],
      FC: [
        [
          'Much is up to the doctors now. What stays in your hands?',
          'הרבה נמצא עכשיו בידיים של הרופאים. מה נשאר בידיים שלך?',
        ],
        ['Which of the fears is the biggest one?', 'איזה מהפחדים הוא הכי גדול?'],
        ['What must not get lost for you in all this?', 'מה חשוב לך שלא ילך לאיבוד בתוך כל זה?'],
      ],
      DG: [
        [
          'Which question must be on the list for the next appointment?',
          'איזו שאלה חייבת להיות ברשימה לתור הבא?',
        ],
        [
          'People often ask how they can help. What exactly could you give them to do?',
          'אנשים שואלים לא פעם איך לעזור. איזה דבר ממשי אפשר לתת להם לעשות?',
        ],
        [
          'Which hour of this week could be kept free of all this?',
          'איזו שעה השבוע אפשר לשמור נקייה מכל זה?',
        ],
      ],
    },
  },
  {
    key: 'chronic_pain',
    tone: 'hard',
    words: {
      en: "chronic pain, pain, in pain, constant pain, back pain, my back, slipped disc, migraine, migraines, headache, headaches, fibromyalgia, fibro, arthritis, endometriosis, endo, long covid, chronic fatigue, fatigue, exhausted all the time, always tired, no energy, painkillers, flare, flare up, hurts all the time, aches, physio, physiotherapy, pain clinic, invisible illness, doctors don't believe me, my knee, knee, hurting for, has been hurting, my back hurts, it hurts every, doctor shrugs, doctors shrug",
      he: 'כאב כרוני, כאבים כרוניים, כאבים, כואב לי, כואב לי כל הזמן, כאבי גב, הגב שלי, פריצת דיסק, דיסק, מיגרנה, מיגרנות, כאבי ראש, פיברומיאלגיה, פיברו, דלקת פרקים, אנדומטריוזיס, קוביד ארוך, לונג קוביד, תשישות, תשישות כרונית, תשושה, תשוש, עייפות, עייפה כל הזמן, עייף כל הזמן, אין לי אנרגיה, אין לי כוח לזוז, משככי כאבים, התקף כאב, התלקחות, פיזיותרפיה, מרפאת כאב, לא מאמינים לי שכואב',
    },
    lines: {
      PS: [
        [
          'What goes on for long becomes invisible to others. What of your day do they not see?',
          'מה שנמשך הרבה זמן, אחרים מפסיקים לראות. מה לא רואים ביום שלך?',
        ],
        [
          'How is it right now, at this hour, compared with this morning?',
          'איך זה עכשיו, בשעה הזאת, לעומת הבוקר?',
        ],
        ['Besides the body, what hurts most in this?', 'חוץ מהגוף, מה הכי כואב בזה?'],
        [
          'What has it taken from you that others don’t notice?',
          'מה זה לקח לך, שאחרים לא שמים לב?',
        ],
      ],
      ED: [
        [
          'Some days leave a little more room. What is different on those?',
          'יש ימים עם קצת יותר אוויר. מה שונה בהם?',
        ],
        ['Who manages to be near you without giving advice?', 'מי מצליח להיות לידך בלי לתת עצות?'],
        [
          'What have you learned about strength that healthy people don’t know?',
          'מה למדת על כוח, שאנשים בריאים לא יודעים?',
        ],
        [
          'If your body could say one sentence to the people around you, what would it be?',
          'אם הגוף היה אומר משפט אחד לאנשים שמסביב, מה הוא היה?',
        ],
      ],
      FC: [
        [
          'On a so-so day there isn’t strength for everything. What comes first for you?',
          'ביום בינוני אין כוח להכול. מה בא אצלך קודם?',
        ],
        [
          'Being believed, some relief, quiet, help: what do you miss most at present?',
          'שיאמינו לך, הקלה, שקט, עזרה: מה הכי חסר לך עכשיו?',
        ],
        ['What is hardest for you to give up because of this?', 'על מה הכי קשה לך לוותר בגלל זה?'],
      ],
      DG: [
        [
          'Which short sentence could tell others how you are today?',
          'איזה משפט קצר יכול לומר לאחרים מה המצב היום?',
        ],
        ['Which task this week could be made half as big?', 'איזו משימה השבוע אפשר לחתוך לחצי?'],
        [
          'What small good thing fits even into a bad day, lying down if need be?',
          'איזה דבר קטן וטוב נכנס גם ביום רע, אפילו בשכיבה?',
        ],
      ],
    },
  },
  {
    key: 'waiting_for_results',
    tone: 'hard',
    words: {
      en: "waiting for results, test results, results come, biopsy, scan, mri, ct, blood test, mammogram, waiting for an answer, waiting to hear, waiting for the call, they said two weeks, haven't heard back, still no answer, no news yet, limbo, in limbo, uncertain, verdict, court decision, exam results, exam grade, acceptance letter, application, refresh my email, checking my phone, the waiting, the wait, waiting room, any day now",
      he: 'מחכה לתוצאות, מחכים לתוצאות, תוצאות, תוצאות של בדיקה, בדיקות, ביופסיה, אמ אר איי, סיטי, בדיקת דם, ממוגרפיה, מחכה לתשובה, מחכים לתשובה, מחכה לטלפון, עוד אין תשובה, אין תשובה, לא חזרו אליי, לא חוזרים אליי, אמרו שבועיים, אי ודאות, באוויר, בלימבו, לימבו, פסק דין, החלטת בית המשפט, ציון, ציונים, מכתב קבלה, התקבלתי או לא, מרעננת את המייל, מרענן את המייל, בודקת את הטלפון, ההמתנה, חדר המתנה',
    },
    lines: {
      PS: [
        [
          'Not knowing can be harder than a bad answer. When in the day is it hardest?',
          'לא לדעת זה לפעמים קשה יותר מתשובה רעה. מתי ביום זה הכי קשה?',
        ],
        [
          'Which version of the answer do you keep rehearsing?',
          'לאיזו גרסה של התשובה הראש חוזר שוב ושוב?',
        ],
        [
          'What does the waiting do to the body: sleep, stomach, hands?',
          'מה ההמתנה עושה לגוף: לשינה, לבטן, לידיים?',
        ],
        [
          'Waiting alone and waiting with somebody are two different things. Who knows that you’re waiting?',
          'לחכות לבד ולחכות עם מישהו זה לא אותו דבר. מי יודע על ההמתנה הזאת?',
        ],
      ],
      ED: [
        [
          'What got you through the evenings when you had to wait for something before?',
          'בהמתנות קודמות, מה עזר לך להעביר את הערבים?',
        ],
        [
          'If the answer is the hard one, who will be with you on the first day?',
          'אם התשובה תהיה הקשה, מי יהיה איתך ביום הראשון?',
        ],
        [
          'If it’s the good answer, who will hear it first?',
          'אם תגיע התשובה הטובה, מי שומע ראשון?',
        ],
        [
          'What stays true for you, whatever the answer is?',
          'מה נשאר נכון אצלך, לא משנה מה תהיה התשובה?',
        ],
      ],
      FC: [
        ['What really depends on this answer for you?', 'מה באמת תלוי בשבילך בתשובה הזאת?'],
        [
          'The answer is decided elsewhere. What is still up to you until then?',
          'התשובה נקבעת במקום אחר. מה עד אז עוד תלוי בך?',
        ],
        [
          'Company, quiet, facts, distraction: what helps you most in the hard hour?',
          'חברה, שקט, עובדות, הסחת דעת: מה הכי עוזר לך בשעה הקשה?',
        ],
      ],
      DG: [
        [
          'One evening until then could have something planned in it. What would you choose?',
          'לערב אחד עד אז אפשר לתכנן משהו. מה הכי מתאים לך?',
        ],
        [
          'Where would you like to be when the answer comes?',
          'איפה הכי טוב לך להיות כשהתשובה תגיע?',
        ],
        [
          'How many times a day would you like to check, at most?',
          'כמה פעמים ביום זה בסדר לבדוק, לכל היותר?',
        ],
      ],
    },
  },
  {
    key: 'smoking_or_drinking',
    tone: 'open',
    words: {
      en: 'smoking, smoke, quit smoking, stop smoking, cigarette, cigarettes, a pack a day, vape, vaping, nicotine, nicotine patch, drinking, drink too much, stop drinking, quit drinking, cut down, alcohol, alcoholic, wine, beer, whisky, vodka, glass of wine, hangover, hungover, drunk, sober, sobriety, aa meeting, relapsed, weed, joint',
      he: 'מעשנת, מעשן, לעשן, עישון, להפסיק לעשן, הפסקתי לעשן, סיגריה, סיגריות, קופסה ביום, וייפ, ניקוטין, מדבקות ניקוטין, שותה, שותה יותר מדי, שתייה, להפסיק לשתות, הפסקתי לשתות, לשתות פחות, אלכוהול, אלכוהוליסט, אלכוהוליסטית, יין, כוס יין, בירה, וויסקי, וודקה, הנגאובר, שיכורה, שיכור, פיכח, פיכחת, נקייה, חזרתי לעשן, חזרתי לשתות, גראס, ג׳וינט, להיגמל, גמילה',
    },
    lines: {
      PS: [
        [
          'A habit like this usually does a job: calm, company, a pause. What does it do for you?',
          'הרגל כזה בדרך כלל נותן משהו: רוגע, חברה, הפסקה. מה הוא נותן לך?',
        ],
        ['At which hour of the day is the pull strongest?', 'באיזו שעה ביום המשיכה הכי חזקה?'],
        [
          'When the urge comes and waits for a few minutes, what comes up first?',
          'כשמתחשק, ומחכים עם זה כמה דקות, מה עולה ראשון?',
        ],
        [
          'Most people who change such a habit have tried it before. What has worked best so far, even for a while?',
          'רוב מי שמשנים הרגל כזה כבר ניסו פעם. מה עבד עד עכשיו הכי טוב, אפילו לזמן קצר?',
        ],
      ],
      ED: [
        ['When did a moment like that go well without it?', 'מתי רגע כזה עבר טוב בלי זה?'],
        ['Who else would be glad if this changed?', 'מי עוד ישמח אם זה ישתנה?'],
        [
          'Such a moment often begins hours before. What happened earlier that day, the last time?',
          'רגע כזה מתחיל לא פעם שעות קודם. מה קרה באותו יום, בפעם האחרונה?',
        ],
        [
          'An ordinary evening a year from now, with less of it. What is there in its place?',
          'ערב רגיל בעוד שנה, עם פחות מזה. מה יש שם במקום?',
        ],
      ],
      FC: [
        [
          'For what, or for whom, would a hard week be worth it to you?',
          'בשביל מה, או בשביל מי, שווה לך לעבור שבוע קשה?',
        ],
        [
          'None at all, less, or only at certain hours: which rule could you keep?',
          'בכלל לא, פחות, או רק בשעות מסוימות: באיזה כלל אפשר לעמוד?',
        ],
        [
          'Of all the times in a week, which would you really miss?',
          'מכל הפעמים בשבוע, איזו באמת תחסר לך?',
        ],
      ],
      DG: [
        [
          'A cup of tea, a walk, a number to call: what could be within reach at the hard hour?',
          'כוס תה, סיבוב בחוץ, מספר להתקשר אליו: מה יכול להיות בהישג יד בשעה הקשה?',
        ],
        [
          'It can help when one person knows. Whom would you tell?',
          'לפעמים עוזר שאדם אחד יודע. למי היה טוב לספר?',
        ],
        [
          'Sooner or later somebody offers. Which sentence could be ready?',
          'מתישהו מישהו יציע. איזה משפט יכול להיות מוכן?',
        ],
      ],
    },
  },
  {
    key: 'neighbours',
    tone: 'hard',
    words: {
      en: 'neighbour, neighbor, neighbours, neighbors, upstairs, downstairs, next door, noise, noisy, loud music, barking, dog barks, thin walls, stairwell, parking space, fence, hedge, flatmate, flatmates, roommate, roommates, housemate, shared house, shared kitchen, dirty dishes, dishes in the sink, building committee, landlady, footsteps, drilling, renovation, complaint, called the police, smoke from the balcony, my roommate, my flatmate, the dishes, does the dishes',
      he: 'שכנה, שכן, שכנים, השכן מעלה, השכנה מעלה, השכן מעליי, השכן מנגן, תופים, באחת עשרה בלילה, השכנים מלמעלה, השכן מלמעלה, השכנה מלמטה, קומה מעל, רעש, רעשים, מוזיקה בקולי קולות, נביחות, הכלב נובח, קירות דקים, חדר מדרגות, ועד בית, ועד הבית, חניה, תפסו לי את החניה, גדר, שותפה, שותף, שותפים, שותפות, דירת שותפים, כלים בכיור, כלים מלוכלכים, מטבח משותף, שיפוצים, קידוחים, קודחים, צעדים, תלונה, הזמנתי משטרה, ריח של סיגריות, מרפסת',
    },
    lines: {
      PS: [
        [
          'Home is where people want to let go of the day. Which moment there is spoilt most for you?',
          'בבית רוצים סוף סוף להוריד הילוך. איזה רגע שם הכי נהרס לך?',
        ],
        [
          'What is worse: the thing itself, or that nobody seems to care?',
          'מה יותר גרוע: הדבר עצמו, או ההרגשה שלאף אחד לא אכפת?',
        ],
        ['When you run into them, what happens in your body?', 'כשנתקלים בהם, מה קורה לך בגוף?'],
        [
          'When did it turn from a nuisance into something more?',
          'מתי זה הפך ממטרד למשהו יותר גדול?',
        ],
      ],
      ED: [
        [
          'How might this story be told on the other side of the wall?',
          'איך הסיפור הזה נשמע אולי מעבר לקיר?',
        ],
        ['What was it like there before this began?', 'איך היה שם לפני שזה התחיל?'],
        ['Who else around there lives with it?', 'מי עוד שם חי עם זה?'],
        [
          'Some quarrels of this kind end well enough. What helped in one you know of?',
          'יש סכסוכים כאלה שנגמרים בסדר. מה עזר באחד שמוכר לך?',
        ],
      ],
      FC: [
        [
          'Quiet, fairness, an apology, moving out of it: what matters most to you here?',
          'שקט, צדק, התנצלות, לצאת מזה: מה הכי חשוב לך כאן?',
        ],
        [
          'If only one thing changed there, what would already be enough?',
          'אם רק דבר אחד היה משתנה שם, מה כבר היה מספיק?',
        ],
        ['How much room in your head is this worth to you?', 'כמה מקום בראש מגיע לזה, מבחינתך?'],
      ],
      DG: [
        [
          'A knock, a note, a chat on the stairs, a third person: which way has the best chance?',
          'דפיקה בדלת, פתק, שיחה במדרגות, אדם שלישי: לאיזו דרך יש הכי הרבה סיכוי?',
        ],
        [
          'A request is easier to grant when it’s exact: what, and from which hour. How would yours go?',
          'בקשה מדויקת קל יותר למלא: מה בדיוק, ומאיזו שעה. איך נשמעת הבקשה שלך?',
        ],
        [
          'Until something changes there, what could make one corner at home calmer for you?',
          'עד שמשהו ישתנה שם, מה יכול להרגיע פינה אחת בבית?',
        ],
      ],
    },
  },
  {
    key: 'news_and_war',
    tone: 'hard',
    words: {
      en: 'war, the war, the news, news, doomscrolling, headlines, sirens, siren, rockets, missiles, shelter, bomb shelter, air raid, drones, terror attack, hostages, reservist, reserve duty, called up, soldier, my son is a soldier, front, ceasefire, bombing, politics, elections, climate, climate change, state of the world, the world is, world is ending, world war, nuclear',
      he: 'מלחמה, המלחמה, חדשות, החדשות, מבזקים, כותרות, גוללת חדשות, אזעקה, אזעקות, צבע אדום, טילים, רקטות, יירוטים, בומים, ממד, ממ״ד, מקלט, כטבמים, פיגוע, פיגועים, חטופים, חטופה, מילואים, מילואימניק, צו שמונה, צו 8, חייל, הבן שלי חייל, הבן בצבא, חזית, הפסקת אש, פינו אותנו, מפונים, פוליטיקה, בחירות, משבר האקלים, המצב, המצב בארץ, מצב העולם, פיקוד העורף',
    },
    lines: {
      PS: [
        [
          'On days like these the body stays on guard. Where do you feel it just now?',
          'בימים כאלה הגוף נשאר בכוננות. איפה זה מורגש אצלך עכשיו?',
        ],
        ['For whom, or for what, are you most afraid?', 'על מי, או על מה, הפחד הכי גדול?'],
        [
          'Which picture or sound stays with you when the screen is off?',
          'איזו תמונה או איזה צליל נשארים איתך כשהמסך כבוי?',
        ],
        ['What has it changed in your evenings?', 'מה זה שינה בערבים שלך?'],
      ],
      ED: [
        [
          'When, in these days, did you forget it for a few minutes?',
          'מתי בימים האלה זה נשכח לכמה דקות?',
        ],
        ['Who near you is holding up fairly well?', 'מי בסביבה מחזיק מעמד לא רע?'],
        [
          'What goes on around you in spite of it all: a shop, a school, a tree?',
          'מה ממשיך סביבך למרות הכול: המכולת, גן הילדים, העץ בחצר?',
        ],
        [
          'What are you looking for each time you open the news?',
          'מה מחפשים אצלך בכל פעם שפותחים את החדשות?',
        ],
      ],
      FC: [
        [
          'Most of this isn’t up to us. What in it is up to you?',
          'רוב זה לא תלוי בנו. מה בכל זאת תלוי בך?',
        ],
        [
          'Some of the news we need to know, and some is only waiting for the next bang. How much do you need?',
          'חלק מהחדשות באמת נחוץ, וחלק זה רק לחכות לבום הבא. כמה באמת נחוץ לך?',
        ],
        [
          'What do you want to keep safe in your home or your day, whatever goes on outside?',
          'על מה חשוב לך לשמור בבית או ביום שלך, לא משנה מה קורה בחוץ?',
        ],
      ],
      DG: [
        [
          'Which hour of the day could you keep free of news?',
          'איזו שעה ביום אפשר להשאיר בלי חדשות?',
        ],
        [
          'Whom could you call tonight, just to ask how things are?',
          'למי אפשר להתקשר הערב, סתם לשאול מה נשמע?',
        ],
        [
          'What small useful thing could you do tomorrow, close to home?',
          'איזה דבר קטן ומועיל אפשר לעשות מחר, קרוב לבית?',
        ],
      ],
    },
  },
  {
    key: 'helping_too_much',
    tone: 'hard',
    words: {
      en: "always there for, always there for everyone, always helping, help everyone, helper, caretaker, fixer, rescuer, rescue, saviour, therapist friend, everyone's therapist, the strong one, strong one, everyone leans on me, lean on me, they all call me, call me at night, giver, i give and give, one-sided, nobody asks how i am, who is there for me, drained, running on empty, caregiver, save everyone, their problems, carry everyone, rely on me, depend on me",
      he: 'תמיד שם בשביל, שם בשביל כולם, עוזרת לכולם, עוזר לכולם, מצילה את כולם, מציל את כולם, להציל, הפסיכולוגית של כולם, הפסיכולוג של כולם, החזקה, החזק, אני החזקה, כולם נשענים עליי, נשענים עליי, כולם מתקשרים אליי, נותנת ונותנת, נותן ונותן, חד צדדי, אף אחד לא שואל מה איתי, מי שם בשבילי, ומי דואג לי, סחוטה, סחוט, מרוקנת, נשאבת, נשאב, לוקחת על עצמי, לוקח על עצמי, הבעיות של כולם, סוחבת את כולם, סוחב את כולם, תלויים בי',
    },
    lines: {
      PS: [
        [
          'Those who hold everybody else up often get asked last. If somebody asked you today, what would you answer?',
          'מי שמחזיקים את כולם נשאלים בדרך כלל אחרונים. אם היו שואלים אותך היום ״מה איתך״, מה הייתה התשובה?',
        ],
        [
          'How does your body let you know that it’s been too much?',
          'איך הגוף שלך מודיע שזה כבר יותר מדי?',
        ],
        [
          'When the phone lights up with another request, what do you feel?',
          'כשהטלפון נדלק עם עוד בקשה, מה עולה בך?',
        ],
        [
          'Helping can be good and bitter at once. What in it has turned bitter for you?',
          'לעזור זה לפעמים גם טוב וגם מריר. מה בזה כבר מריר לך?',
        ],
      ],
      ED: [
        [
          'Many people learn early to look after others. Where did you learn it?',
          'הרבה אנשים לומדים מוקדם לדאוג לאחרים. איפה למדת את זה?',
        ],
        [
          'Other people are stronger than they seem, too. When did somebody surprise you by managing alone?',
          'גם לאחרים יש כוח. מתי מישהו הפתיע אותך והסתדר לבד?',
        ],
        [
          'Who would come and help, if they knew how things are with you?',
          'מי היה בא לעזור, אילו ידע מה קורה אצלך?',
        ],
        [
          'If nobody could reach you for a week, what would really happen?',
          'אם לא היה אפשר להשיג אותך שבוע, מה באמת היה קורה?',
        ],
      ],
      FC: [
        [
          'Of all those you help, whom do you help gladly?',
          'מכל מי שמקבל ממך עזרה, למי זה בא לך בשמחה?',
        ],
        [
          'When does it stop being caring and become doing it for them?',
          'מתי זה כבר לא אכפתיות, אלא לעשות במקומם?',
        ],
        ['How many hours of the week are left for you?', 'כמה שעות בשבוע נשארות לך?'],
      ],
      DG: [
        [
          'Half the help is help too. What would half be, this time?',
          'גם חצי עזרה היא עזרה. מה יהיה חצי הפעם?',
        ],
        [
          'What small thing could you ask of somebody this week?',
          'איזו בקשה קטנה אפשר להפנות השבוע למישהו?',
        ],
        ['Which hour could you be without a phone?', 'באיזו שעה אפשר להיות בלי טלפון?'],
      ],
    },
  },
  {
    key: 'birthday',
    tone: 'hard',
    words: {
      en: "birthday, my birthday, forgot my birthday, turned thirty, turning thirty, new year, new year's, new year's eve, nye, christmas, xmas, christmas alone, holidays alone, the holidays, thanksgiving, easter, valentine's, valentine's day, anniversary, mother's day, father's day, festive, celebrate, celebration, cake, candles, nobody remembered, no one remembered, spend it alone, empty chair, family gathering",
      he: 'יום הולדת, יומולדת, ביום ההולדת שלי, שכחו את היום הולדת, שכחו לי את היומולדת, בת שלושים, בן שלושים, חג, חגים, החגים, ערב חג, ליל הסדר, סדר פסח, ראש השנה, פסח, חנוכה, סילבסטר, שנה חדשה, השנה החדשה, חג המולד, כריסמס, יום האהבה, יום נישואים, יום השנה, יום האם, יום המשפחה, לחגוג, חגיגה, עוגה, נרות, אף אחד לא זכר, לבד בחג, כיסא ריק',
    },
    lines: {
      PS: [
        [
          'On days like this many things are felt more. What is felt most with you?',
          'בימים כאלה הרבה דברים מורגשים יותר. מה הכי מורגש אצלך?',
        ],
        [
          'Which part of that day is on your mind most?',
          'איזה חלק של היום הזה תופס הכי הרבה מקום במחשבות?',
        ],
        [
          'Secretly people often hope for something on such a day. What is it for you?',
          'ביום כזה מקווים הרבה פעמים למשהו בשקט. מה זה אצלך?',
        ],
        [
          'Such days make people count: years, friends, things that didn’t happen. What do you count?',
          'בימים כאלה סופרים: שנים, אנשים, דברים שלא קרו. מה בספירה שלך?',
        ],
      ],
      ED: [
        [
          'One such day may once have been good. What made it so?',
          'אולי היה פעם יום כזה שהיה טוב. מה עשה אותו טוב?',
        ],
        [
          'Who else may just be getting through that day, and not really celebrating?',
          'מי עוד אולי רק עובר את היום הזה, ולא ממש חוגג?',
        ],
        [
          'If nobody expected anything of that day, what would you do with it?',
          'אם אף אחד לא היה מצפה לכלום מהיום הזה, מה היה נכנס בו?',
        ],
        [
          'When somebody doesn’t call, there can be many reasons. What else might it mean here?',
          'כשלא מתקשרים יכולות להיות הרבה סיבות. מה עוד זה אולי אומר כאן?',
        ],
      ],
      FC: [
        [
          'To be remembered, to be together, to be left alone: which matters most to you?',
          'שיזכרו, שיהיה ביחד, שיניחו לי: מה מאלה הכי חשוב לך?',
        ],
        [
          'What one thing would make it a day of your own?',
          'איזה דבר אחד היה הופך את זה ליום שלך?',
        ],
        [
          'What about the usual way of celebrating would you like to keep?',
          'מה מהדרך הרגילה לחגוג חשוב לך לשמור?',
        ],
      ],
      DG: [
        [
          'A dish, a walk, a candle, a call: what could be at the centre of that day?',
          'מאכל, הליכה, נר, שיחה: מה יכול להיות במרכז היום הזה?',
        ],
        ['Whom could you tell what that day means to you?', 'למי אפשר לספר מה היום הזה בשבילך?'],
        [
          'Hints often go unheard. How would you say it plainly?',
          'רמזים לא תמיד נקלטים. איך אומרים את זה פשוט?',
        ],
      ],
    },
  },
  {
    key: 'forgiving',
    tone: 'open',
    words: {
      en: "forgive, forgiving, forgiveness, forgave, can't forgive, forgive him, forgive her, forgive them, forgive my father, forgive my mother, should i forgive, never forgive, let it go, letting go, move past it, get over it, grudge, hold a grudge, resentment, resent, bitter, bitterness, he apologised, she apologised, asked for forgiveness, wants back, second chance, another chance, reconcile, reconciliation, what he did, what she did, revenge",
      he: 'לסלוח, סליחה, סולחת, סולח, סלחתי, לא סולחת, לא סולח, לא מסוגלת לסלוח, לא מסוגל לסלוח, לסלוח לו, לסלוח לה, לסלוח להם, לסלוח לאבא, לסלוח לאמא, מחילה, למחול, לשחרר, להמשיך הלאה, טינה, נוטרת טינה, נוטר טינה, שומרת טינה, מרירה, מריר, מרירות, ביקש סליחה, ביקשה סליחה, התנצל, התנצלה, הזדמנות שנייה, עוד הזדמנות, מה שעשה לי, מה שעשתה לי, נקמה, להתפייס, פיוס',
    },
    lines: {
      PS: [
        [
          'Before forgiving, it often helps to know what was hurt. What was it for you?',
          'לפני שסולחים, לא פעם צריך לדעת מה בדיוק נפגע. מה זה אצלך?',
        ],
        ['When it comes up, which picture comes with it?', 'כשזה עולה, איזו תמונה עולה יחד עם זה?'],
        [
          'The other side, those around, something in you: who is pressing for forgiveness here?',
          'הצד השני, הסביבה, משהו בך: מי לוחץ כאן לסלוח?',
        ],
        [
          'Anger can protect. What does it still protect in you?',
          'כעס יכול לשמור. על מה הוא עוד שומר אצלך?',
        ],
      ],
      ED: [
        ['What would the other side have to understand?', 'מה חשוב שיבינו בצד השני?'],
        ['What does it cost you to go on carrying this?', 'מה עולה לך להמשיך לסחוב את זה?'],
        [
          'Sometimes forgiving happens almost by itself. When was it like that for you?',
          'לפעמים סליחה קורית כמעט מעצמה. מתי זה היה ככה אצלך?',
        ],
        [
          'In five years, what place would you like this to have in your life?',
          'בעוד חמש שנים, איזה מקום היה טוב שיהיה לזה בחיים שלך?',
        ],
      ],
      FC: [
        [
          'Not everything has to be forgiven together. Which part, if any, could be?',
          'לא חייבים לסלוח על הכול ביחד. על איזה חלק, אם בכלל, אפשר?',
        ],
        [
          'Peace with them, peace without them, or just sleeping at night: which matters most to you?',
          'שלום איתם, שקט בלעדיהם, או פשוט לישון בלילה: מה הכי חשוב לך?',
        ],
        [
          'What would you need before any step in that direction?',
          'מה צריך לקרות לפני כל צעד בכיוון הזה?',
        ],
      ],
      DG: [
        [
          'A letter need not be sent. What would be in its first line?',
          'מכתב לא חייבים לשלוח. מה כתוב בשורה הראשונה?',
        ],
        [
          'What small step could you try without committing to more?',
          'איזה צעד קטן אפשר לנסות, בלי להתחייב ליותר?',
        ],
        [
          'A song, a street, a café: what did you give up because of this that you’d like back?',
          'שיר, רחוב, בית קפה: על מה ויתרת בגלל זה, והיה טוב להחזיר?',
        ],
      ],
    },
  },
  {
    key: 'boredom_and_emptiness',
    tone: 'hard',
    words: {
      en: "bored, boredom, so bored, boring, empty, emptiness, feel empty, flat, everything is flat, numb, nothing interests me, nothing interests, no interest, don't feel like anything, don't enjoy anything, no joy, no motivation, unmotivated, can't be bothered, same every day, every day is the same, groundhog day, grey, gray days, meh, blah, lazy, on the sofa, on the couch, netflix, scrolling all day, nothing to do, nothing to look forward to",
      he: 'משעמם, משעמם לי, שעמום, משועממת, משועמם, ריקנות, ריק, ריקה, ריק לי, מרגישה ריקה, מרגיש ריק, הכול אפור, אפור, שטוח, קהות, כלום לא מעניין, שום דבר לא מעניין אותי, לא מעניין אותי כלום, אין לי חשק, אין חשק לכלום, בלי חשק, לא נהנית מכלום, לא נהנה מכלום, אין לי מוטיבציה, כל יום אותו דבר, אותו דבר כל יום, על הספה, נטפליקס, גוללת כל היום, גולל כל היום, אין למה לחכות, בא לי כלום',
    },
    lines: {
      PS: [
        [
          'A flat time can be many things: tiredness, too much of everything, waiting, distance. What comes nearest?',
          'תקופה כזאת היא לפעמים עייפות, לפעמים עומס, המתנה או ריחוק. מה הכי קרוב?',
        ],
        ['At which hour do you feel the emptiness most?', 'באיזו שעה הריק הכי מורגש אצלך?'],
        ['What was the last thing you stopped enjoying?', 'מה הדבר האחרון שהפסיק לעשות לך טוב?'],
        [
          'Under a flat mood there is sometimes another feeling. What might it be with you?',
          'מתחת לריק יש לפעמים רגש אחר. מה זה אולי אצלך?',
        ],
      ],
      ED: [
        [
          'When was there last a small spark, even of annoyance?',
          'מתי היה לאחרונה ניצוץ קטן, אפילו של עצבים?',
        ],
        [
          'What could keep you busy for hours when you were ten?',
          'מה היה מעסיק אותך שעות בגיל עשר?',
        ],
        [
          'Whose eyes light up these days when they talk about something?',
          'למי בסביבה נדלקות העיניים כשמדברים על משהו?',
        ],
        [
          'What has been missing since it went grey: people, a task, being tired in a good way?',
          'מה חסר מאז שנהיה אפור: אנשים, משימה, עייפות טובה?',
        ],
      ],
      FC: [
        [
          'Too little of something, or too much: which is it with you?',
          'מעט מדי ממשהו, או יותר מדי: מה זה אצלך?',
        ],
        [
          'Which one hour of the day would you like to change first?',
          'איזו שעה אחת ביום הכי שווה לשנות קודם?',
        ],
        ['What would be enough for it to be a bit less grey?', 'מה יספיק כדי שיהיה קצת פחות אפור?'],
      ],
      DG: [
        [
          'Interest sometimes comes only once you’ve started. What could you do for ten minutes?',
          'החשק בא לפעמים רק אחרי שמתחילים. מה אפשר לעשות עשר דקות, גם בלי חשק?',
        ],
        [
          'A different street, a different shop, a different face: what could be a little different tomorrow?',
          'רחוב אחר, חנות אחרת, פרצוף אחר: מה יכול להיות מחר קצת שונה?',
        ],
        [
          'What could you put in the calendar in the next two weeks, to have something to look forward to?',
          'מה אפשר להכניס ליומן בשבועיים הקרובים, כדי שיהיה למה לחכות?',
        ],
      ],
    },
  },
  {
    key: 'good_news',
    tone: 'glad',
    words: {
      en: "good news, great news, i got the job, got the job, got in, i passed, passed the exam, passed my test, i won, we won, i did it, we did it, finally did it, so happy, so proud, proud of myself, over the moon, it worked, it went well, went really well, went great, promoted, promotion, engaged, said yes, all clear, negative results, can't stop smiling, celebrating, best day, i got into, got into uni, got into university, got accepted, first in my family, got a place",
      he: 'חדשות טובות, בשורה טובה, בשורות טובות, קיבלו אותי, התקבלתי, קיבלתי את העבודה, עברתי את המבחן, עברתי טסט, עברתי את הטסט, הצלחתי, עשיתי את זה, עשינו את זה, ניצחתי, זכיתי, שמחה, שמח, כל כך שמחה, כל כך שמח, מאושרת, מאושר, גאה בעצמי, הלך מעולה, הלך טוב, היה מדהים, קידום, קודמתי, התארסנו, הציע לי, היא אמרה כן, הכול נקי, מתרגשת, מתרגש, יום מושלם, לא מפסיקה לחייך',
    },
    lines: {
      PS: [
        [
          'This is worth a second, slower telling. Which moment of it is the best?',
          'את זה שווה לספר שוב, לאט. איזה רגע בזה הכי טוב?',
        ],
        [
          'When it became real, what was the first thing you did?',
          'כשזה נהיה אמיתי, מה הדבר הראשון שעשית?',
        ],
        ['Where in your body do you feel it?', 'איפה בגוף מרגישים את זה אצלך?'],
        ['What about it surprised you?', 'מה בזה הפתיע אותך?'],
      ],
      ED: [
        [
          'Whose face would you most like to see when they hear this?',
          'את הפנים של מי הכי היה כיף לראות, כששומעים את זה?',
        ],
        [
          'Good things are often built on small days nobody saw. What led up to this one?',
          'דברים טובים נבנים לא פעם מימים קטנים שאף אחד לא ראה. מה הוביל לזה?',
        ],
        ['How would this have sounded to you a year ago?', 'איך זה היה נשמע לך לפני שנה?'],
        [
          'Who has a small share in it, perhaps without knowing?',
          'למי יש בזה חלק קטן, אולי בלי לדעת?',
        ],
      ],
      FC: [
        [
          'Which part of all this do you want never to forget?',
          'איזה חלק מכל זה הכי חשוב לך לזכור?',
        ],
        [
          'Which side of you does it show that you sometimes doubt?',
          'איזה צד שלך זה מראה, שלפעמים יש לך בו ספק?',
        ],
        [
          'What matters more to you: the thing itself, or what it makes possible?',
          'מה חשוב לך יותר: הדבר עצמו, או מה שהוא פותח?',
        ],
      ],
      DG: [
        [
          'How would you like to mark it this week, in your own way?',
          'איך היה כיף לציין את זה השבוע, בדרך שלך?',
        ],
        [
          'A line about today can be kept for a grey day. What would be in it?',
          'אפשר לשמור שורה אחת על זה, ליום אפור. מה כתוב בה?',
        ],
        ['What does this good moment give you the courage for?', 'למה הרגע הטוב הזה נותן לך אומץ?'],
      ],
    },
  },
  {
    key: 'travel',
    tone: 'open',
    words: {
      en: 'trip, travel, travelling, traveling, holiday abroad, vacation, flight, flights, flying, fear of flying, afraid of flying, scared of flying, plane, airplane, airport, turbulence, take-off, solo trip, travel alone, travelling alone, backpacking, backpack, hotel, hostel, airbnb, itinerary, passport, suitcase, packing list, road trip, train journey, camino, gap year, book the tickets, tickets, abroad',
      he: 'טיול, טיול לבד, טיול גדול, לטייל, לטוס, טסה, טס, טיסה, טיסות, פחד טיסה, פחד מטיסות, מפחדת לטוס, מפחד לטוס, מטוס, שדה תעופה, נתבג, כיסי אוויר, המראה, חופשה, חופשה בחו״ל, נסיעה לחו״ל, לנסוע לבד, טסה לבד, טס לבד, תרמילאית, תרמיל, מזרח, הודו, דרום אמריקה, מלון, הוסטל, דרכון, מזוודה, כרטיסים, להזמין כרטיסים, רואד טריפ, מסלול',
    },
    lines: {
      PS: [
        [
          'In every trip there are pictures that attract and pictures that frighten. Which comes up first?',
          'בכל נסיעה יש תמונות שמושכות ותמונות שמפחידות. איזו עולה ראשונה?',
        ],
        ['What do you hope to find there that isn’t here?', 'מה יש שם, לפחות בתקווה, שאין כאן?'],
        [
          'Fear and excitement often come together. Which is stronger today?',
          'פחד והתרגשות באים לא פעם ביחד. מה חזק יותר היום?',
        ],
        [
          'At which point does your stomach tighten: the booking, the journey, the first evening?',
          'באיזה שלב הבטן מתכווצת: ההזמנה, הדרך, הערב הראשון?',
        ],
      ],
      ED: [
        [
          'Which earlier trip, long or short, tells you something about this one?',
          'איזו נסיעה קודמת, ארוכה או קצרה, מלמדת משהו על זאת?',
        ],
        [
          'Years from now, which story about it would you like to tell?',
          'בעוד שנים, איזה סיפור מהנסיעה הזאת היה כיף לספר?',
        ],
        [
          'People have opinions about other people’s trips. Whose opinion weighs on you here?',
          'לאנשים יש דעות על נסיעות של אחרים. הדעה של מי שוקלת אצלך כאן?',
        ],
        [
          'If something went a bit wrong, what might still be good about it?',
          'אם משהו ישתבש קצת, מה עוד יהיה בזה טוב?',
        ],
      ],
      FC: [
        [
          'Rest, discovery, company, proving something: what is this one for, for you?',
          'מנוחה, גילוי, ביחד, להוכיח משהו: בשביל מה הפעם?',
        ],
        [
          'What must be in it, so that the rest can turn out as it likes?',
          'מה חייב להיות בה, כדי שכל השאר יהיה איך שייצא?',
        ],
        ['Which of the worries really needs a plan?', 'לאיזו מהדאגות באמת צריך תוכנית?'],
      ],
      DG: [
        [
          'What half hour’s work would make it a little more real?',
          'איזו חצי שעה של סידורים תהפוך את זה לקצת יותר אמיתי?',
        ],
        [
          'What comes along in your hand luggage for the hard moment?',
          'מה נכנס לתיק היד שלך בשביל הרגע הקשה?',
        ],
        [
          'A day, a night, an hour: what small trial run could come first?',
          'יום, לילה, שעה: איזה ניסיון קטן אפשר לעשות קודם?',
        ],
      ],
    },
  },
];
