import type { Subject } from './subject.ts';

export const selfSubjects: Subject[] = [
  {
    key: 'friend_faded',
    tone: 'hard',
    words: {
      en: "lost touch, used to be close, stopped texting, left on read, never writes back, doesn't text back, haven't heard from, faded out, cancels on me, always me who writes, rekindle, my friend stopped, she stopped texting, he stopped texting, friend ghosted me, friend never replies, doesn't answer my messages, never answers my messages, doesn't reply to me, friend went quiet, friend has gone quiet, we used to be close, used to be best friends, friends drifted apart, drifted apart from my friend, lost touch with my friend, friendship is fading, friendship faded, only i ever write, i'm always the one who calls, i'm always the one who writes, friend disappeared, ghosted by my friend, ghosted by a friend, stopped calling, stopped answering my messages, stopped replying, stopped answering me, doesn't answer me anymore, friend stopped answering, friend stopped replying",
      he: 'התרחקה ממני, התרחק ממני, הקשר דעך, הקשר נחלש, איבדנו קשר, לא עונה לי, לא מחזירה הודעה, לא מחזיר הודעה, הפסיקה לכתוב, הפסיק לכתוב, הפסיקה להתקשר, הפסיק להתקשר, נעלמה לי, נעלם לי, נתנה לי גוסטינג, גוסטינג, סיננה אותי, סינן אותי, וי כחול, לחדש קשר, תמיד אני יוזמת, תמיד אני יוזם, חברה שלי נעלמה, חבר שלי נעלם, החברה שלי לא עונה, החבר שלי לא עונה, חברה שלא עונה, חבר שלא עונה, לא עונה להודעות שלי, התרחקנו כחברות, התרחקנו כחברים, החברות שלנו דעכה, החברות דעכה, הקשר בינינו דעך, הקשר בינינו נחלש, כבר לא בקשר, היינו חברות טובות, היינו חברים טובים, רק אני כותבת, רק אני כותב, תמיד אני זאת שמתקשרת, תמיד אני זה שמתקשר, הפסיקה לענות, הפסיק לענות, לא עונה לי יותר, חברה שלי הפסיקה, חבר שלי הפסיק',
    },
    lines: {
      PS: [
        ['When did you first notice the change?', 'מתי השינוי הורגש אצלך לראשונה?'],
        ['When do you miss this friendship most?', 'מתי החברות הזאת הכי חסרה לך?'],
        [
          'What could the two of you talk about, and hardly with anybody else?',
          'על מה היה אפשר לדבר ביניכם, וכמעט עם אף אחד אחר לא?',
        ],
        ['Which explanation do you keep coming back to?', 'לאיזה הסבר המחשבה חוזרת אצלך שוב ושוב?'],
      ],
      ED: [
        ['How might it look from your friend’s side?', 'איך זה אולי נראה מהצד השני?'],
        ['What has this friendship been built on, for you?', 'על מה נבנתה החברות הזאת אצלך?'],
        [
          'What in this friendship is still alive, as you see it?',
          'מה בחברות הזאת עוד חי, מבחינתך?',
        ],
        [
          'If nothing changes in a year, what would you be sorry not to have said?',
          'אם שום דבר לא ישתנה בעוד שנה, מה יהיה חבל שלא נאמר?',
        ],
      ],
      FC: [
        ['What do you miss most about it?', 'מה הכי חסר לך בחברות הזאת?'],
        ['What would be enough for you in this friendship now?', 'מה יספיק לך היום בחברות הזאת?'],
        ['What may have been your part in the change?', 'מה אולי היה החלק שלך בשינוי?'],
      ],
      DG: [
        [
          'What could a first, light line to your friend be?',
          'מה יכולה להיות שורה ראשונה וקלילה לאדם הזה?',
        ],
        [
          'What small shared thing could be a way back in?',
          'איזה דבר קטן ומשותף יכול לחדש את הקשר?',
        ],
        [
          'What would you be glad to have done by the end of the month, answer or no answer?',
          'מה היה טוב לעשות עד סוף החודש, גם אם לא תגיע תשובה?',
        ],
      ],
    },
  },
  {
    key: 'friend_far',
    tone: 'hard',
    words: {
      en: 'friend moved away, friend is moving away, best friend moved, best friend is moving, friend moved abroad, friend is moving abroad, friend lives abroad, friend lives far, friend lives in another, long distance friendship, long-distance friendship, miss my friend, miss my best friend, missing my friend, miss my friends back, my friend emigrated, friend left the country, friend left for, best friend left, friend is leaving the city, since my friend moved, since she moved away, since he moved away, miss having her around, miss having him around, her going away party, only see each other once a year, different time zones, my friend is moving, my friend moved, friend is moving to, friend moved to',
      he: 'חברה שלי עברה לחו״ל, חבר שלי עבר לחו״ל, החברה הכי טובה שלי עברה, החבר הכי טוב שלי עבר, החברה הכי טובה שלי עוברת, החבר הכי טוב שלי עובר, חברה שעברה, חבר שעבר, חברה שלי גרה רחוק, חבר שלי גר רחוק, חברה שלי עוברת, חבר שלי עובר, חברה שלי נוסעת לשנה, חבר שלי נוסע לשנה, חברה שלי עזבה, חבר שלי עזב, מתגעגעת לחברה שלי, מתגעגע לחבר שלי, מתגעגעת לחברה, מתגעגע לחבר, מתגעגעת לחברות, מתגעגע לחברים, חברות בין מדינות, חברות מרחוק, מאז שהיא עברה, מאז שהוא עבר, חברה בחו״ל, חבר בחו״ל, נפרדת מחברה, נפרד מחבר, חברה שלי עברה, חבר שלי עבר, החברה הכי טובה שלי גרה, החבר הכי טוב שלי גר',
    },
    lines: {
      PS: [
        ['When do you miss your friend most?', 'מתי הגעגוע לאדם הזה הכי חזק?'],
        ['What about the time together do you miss most?', 'מה מהזמן ביחד הכי חסר לך עכשיו?'],
        ['What has changed between you with the distance?', 'מה השתנה ביניכם עם המרחק?'],
        ['What of you had its place only in this friendship?', 'למה אצלך היה מקום רק בחברות הזאת?'],
      ],
      ED: [
        [
          'What has stayed the same between you, far apart or not?',
          'מה נשאר ביניכם אותו דבר, גם מרחוק?',
        ],
        ['What might this distance be like for your friend?', 'איך נראה אולי המרחק הזה מהצד השני?'],
        [
          'What would you like to be able to say about this friendship in ten years?',
          'מה היה טוב להגיד על החברות הזאת בעוד עשר שנים?',
        ],
        [
          'Who else gives you a little of what this friend gives?',
          'מי עוד נותן לך קצת ממה שיש בחברות הזאת?',
        ],
      ],
      FC: [
        ['What matters most to keep between you?', 'מה הכי חשוב לך לשמור ביניכם?'],
        [
          'What of it can live at a distance, and what can’t?',
          'מה מזה יכול להמשיך גם מרחוק, ומה לא?',
        ],
        ['How often would contact be good for you?', 'כמה קשר, ובאיזו תדירות, יהיה טוב לך?'],
      ],
      DG: [
        [
          'What would you like to write or send to your friend this week?',
          'מה היה טוב לכתוב או לשלוח לאדם הזה השבוע?',
        ],
        [
          'Which small custom could the two of you have at a distance?',
          'איזה מנהג קטן אפשר לקבוע ביניכם גם מרחוק?',
        ],
        ['When could the next talk or visit be?', 'מתי אפשר לקבוע את השיחה או הביקור הבאים?'],
      ],
    },
  },
  {
    key: 'quarrel_with_friend',
    tone: 'hard',
    words: {
      en: "fight with a friend, argument with a friend, fallen out, falling out, friend betrayed, friend lied, angry at my friend, fight with my friend, fight with my best friend, argument with my friend, argument with my best friend, argued with my friend, quarrel with my friend, quarrel with a friend, quarrelled with my friend, fell out with my friend, fell out with a friend, fell out with my best friend, falling out with a friend, had a fight with my best friend, my friend betrayed me, friend talked behind my back, friends talk behind my back, friend isn't speaking to me, not speaking to my friend, my friend insulted me, my friend lied to me, mad at my friend, apologise to my friend, apologize to my friend, friend blocked me, make up with my friend, friend owes me money, row with my friend, row with a friend, fell out",
      he: 'רבתי עם חברה, רבתי עם חבר, הסתכסכתי, בברוגז, ברוגז, בגדה באמון, ריכלה עליי, ריכל עליי, סליחה ממנה, סליחה ממנו, העיפו אותי מהקבוצה, רבתי עם חברה טובה, רבתי עם חבר טוב, רבתי עם החברה, רבתי עם החבר הכי טוב, רבתי עם החברה הכי טובה, ריב עם חברה, ריב עם חבר, ויכוח עם חברה, ויכוח עם חבר, הסתכסכתי עם חברה, הסתכסכתי עם חבר, חברה שלי פגעה בי, חבר שלי פגע בי, חברה שלי העליבה אותי, חבר שלי העליב אותי, חברה בגדה בי, חברה שלי ריכלה, חבר שלי ריכל, חברות לא מדברות איתי, כועסת על חברה, כועס על חבר, כועסת על חברה שלי, כועס על חבר שלי, להתנצל בפני חברה, להתנצל בפני חבר, להשלים עם חברה, להשלים עם חבר, חברה שלי חסמה אותי, חבר שלי חסם אותי, חבר שחייב לי כסף',
    },
    lines: {
      PS: [
        ['Which moment of the quarrel keeps coming back?', 'איזה רגע מהריב חוזר לך לראש שוב ושוב?'],
        [
          'What hurts more: what happened, or who it came from?',
          'מה כואב יותר: מה שקרה, או ממי זה בא?',
        ],
        [
          'What do you feel when you think of your friend now?',
          'מה עולה אצלך עכשיו במחשבה על האדם הזה?',
        ],
        [
          'What would you have needed from your friend in that moment?',
          'מה היה חסר לך מהצד השני באותו רגע?',
        ],
      ],
      ED: [
        [
          'How might the same quarrel be told from the other side?',
          'איך אותו ריב היה נשמע מהצד השני?',
        ],
        ['What had been piling up before this quarrel?', 'מה הצטבר כבר לפני הריב הזה?'],
        [
          'What is there between you that even this quarrel doesn’t change?',
          'מה יש ביניכם שגם הריב הזה לא משנה?',
        ],
        [
          'If you are close again in a year, what has helped?',
          'אם בעוד שנה שוב קרובים, מה עזר בדרך?',
        ],
      ],
      FC: [
        [
          'What matters more to you here, being right or staying close?',
          'מה חשוב לך כאן יותר, לצאת צודקים או להישאר קרובים?',
        ],
        ['What is your own part in this quarrel?', 'מה החלק שלך בריב הזה?'],
        ['What would you need in order to make peace?', 'מה נחוץ לך כדי להתפייס?'],
      ],
      DG: [
        [
          'What plain first sentence could you say to your friend?',
          'איזה משפט פשוט אפשר לומר ראשון?',
        ],
        [
          'Where and when would this talk have the best chance?',
          'איפה ומתי לשיחה הזאת יש הכי הרבה סיכוי?',
        ],
        ['What is better left out of that talk?', 'מה עדיף להשאיר מחוץ לשיחה הזאת?'],
      ],
    },
  },
  {
    key: 'loneliness',
    tone: 'hard',
    words: {
      en: "lonely, loneliness, so alone, all alone, no friends, have no friends, nobody to talk to, no one to talk to, no one to call, empty weekend, weekend alone, single and alone, nobody would notice, phone doesn't ring, don't belong, feel alone, feeling alone, always alone, feel so lonely, feel lonely, i feel isolated, eat alone every, nobody ever calls me, don't have any friends, don't have friends, spend weekends alone, hard to make friends, make new friends, nobody invites me, no one invites me, i have nobody, i have no one, come home to an empty, i don't belong, live alone and, nobody to call",
      he: 'בודדה, בודד, בדידות, לבד בבית, לגמרי לבד, אין לי חברים, אין לי חברות, בלי חברים, אין לי אף אחד, אין לי עם מי לדבר, אף אחד לא מתקשר, אף אחד לא מזמין, שבת לבד, אוכלת לבד, אוכל לבד, הטלפון לא מצלצל, חברים חדשים, אין לי חבורה, הבדידות, בודדה מאוד, מרגיש בודד, מרגישה בודדה, כל הזמן לבד, תמיד לבד, אני כל כך לבד, נשארת לבד, נשאר לבד, סוף שבוע לבד, סופש לבד, שישי לבד, מרגישה לבד, מרגיש לבד, מרגישה שקופה, מרגיש שקוף, אין לי עם מי לצאת, אין לי למי להתקשר, אף אחד לא מתקשר אליי, אף אחד לא מזמין אותי, קשה לי להכיר חברים, להכיר חברים, חוזרת לבית ריק, חוזר לבית ריק, אין לי חברה, לא מרגישה שייכת, לא מרגיש שייך',
    },
    lines: {
      PS: [
        ['When in the week is the loneliness strongest?', 'מתי בשבוע הבדידות הכי חזקה?'],
        ['What do you miss most when you’re lonely?', 'מה הכי חסר לך כשמגיעה הבדידות?'],
        [
          'What small thing lately would you have liked to tell somebody?',
          'איזה דבר קטן מהזמן האחרון היה טוב לספר למישהו?',
        ],
        ['What is it about you that people around don’t see?', 'מה בך לא רואים מסביב?'],
      ],
      ED: [
        [
          'When was it last a bit less lonely, even for half an hour?',
          'מתי לאחרונה היה קצת פחות בודד, אפילו לחצי שעה?',
        ],
        [
          'With whom do you exchange a few words, even in passing?',
          'עם מי יוצא לך להחליף כמה מילים, אפילו דרך אגב?',
        ],
        ['What have people liked about being with you?', 'מה אנשים אהבו בחברתך?'],
        [
          'Who else might be glad if somebody wrote tonight?',
          'מי עוד אולי ישמח אם מישהו יכתוב לו הערב?',
        ],
      ],
      FC: [
        ['Which kind of company do you miss most?', 'איזה סוג של חברה הכי חסר לך?'],
        [
          'Which two hours of the week would you most like to spend with somebody?',
          'באילו שעתיים בשבוע הכי היה טוב לא להיות לבד?',
        ],
        ['What makes it hard to reach out to people?', 'מה מקשה לפנות לאנשים?'],
      ],
      DG: [
        [
          'Who from earlier in your life could you write one line to?',
          'למי מפעם אפשר לכתוב שורה אחת?',
        ],
        [
          'Where could you be at the same hour every week, among the same people?',
          'איפה אפשר להיות כל שבוע באותה שעה, עם אותם אנשים?',
        ],
        [
          'What small thing among people could go into the next few days?',
          'איזה דבר קטן בין אנשים אפשר להכניס לימים הקרובים?',
        ],
      ],
    },
  },
  {
    key: 'moving_place',
    tone: 'open',
    words: {
      en: 'moving house, move to another city, new city, new town, movers, removal van, relocate, relocating, relocation, selling the house, leaving the city, leaving this house, new neighbourhood, moving day, i’m moving to, we’re moving to, we moved to, moving to a new, moving to another, move to a new city, moved to a new city, moving to the countryside, move to the countryside, moving out of, moving back home, move back home, packing up the house, pack up, packing boxes, we have to move, move house, moved house, just moved, since we moved, since i moved',
      he: 'מעבר דירה, עוברת דירה, עובר דירה, עוברים דירה, עברנו דירה, עברתי דירה, לעבור דירה, לעבור עיר, עוברים לעיר, עברתי לעיר, עיר חדשה, שכונה חדשה, למכור את הבית, מוכרים את הבית, לעזוב את תל אביב, לעזוב את ירושלים, לעבור לצפון, לעבור לדרום, לעבור למושב, לעבור לקיבוץ, עוברים דירה בעוד, אורזים את הבית, לארוז את הבית, לארוז את הדירה, אנחנו עוברים, עוברת עיר, עובר עיר, עוברים עיר, מעבר לעיר אחרת, לעזוב את העיר, לעזוב את הבית, עזבנו את הבית, לחזור לגור, מאז שעברנו, מאז שעברתי, עברנו לשכונה, לעבור למקום אחר, המעבר לדירה, המעבר לעיר, המעבר לבית, המעבר הזה',
    },
    lines: {
      PS: [
        [
          'What comes to mind first when you think of this move?',
          'מה עולה לך קודם במחשבה על המעבר?',
        ],
        ['What about the move is heaviest just now?', 'מה הכי כבד במעבר הזה כרגע?'],
        ['How much of this move is your own wish?', 'כמה מהמעבר הזה בא מהרצון שלך?'],
        ['What from the old place means most to you?', 'מה מהמקום הקודם הכי יקר לך?'],
      ],
      ED: [
        ['What helped you to settle in somewhere before?', 'מה עזר לך פעם להתרגל למקום חדש?'],
        [
          'What does this move mean for the people close to you?',
          'מה המעבר הזה אומר לאנשים הקרובים?',
        ],
        [
          'What may be possible in the new place that wasn’t in the old one?',
          'מה אולי אפשרי במקום החדש, ולא היה אפשרי בקודם?',
        ],
        [
          'What would a good ordinary day be like for you in the new place?',
          'איך נראה יום רגיל וטוב במקום החדש?',
        ],
      ],
      FC: [
        ['What makes a place a home for you?', 'מה הופך מקום לבית בשבילך?'],
        ['What has to come along into the new life?', 'מה חייב לעבור איתך לחיים החדשים?'],
        [
          'Which question about this move won’t leave you alone?',
          'איזו שאלה על המעבר לא נותנת לך מנוח?',
        ],
      ],
      DG: [
        ['How would you like to say goodbye to the old place?', 'איך טוב לך להיפרד מהמקום הקודם?'],
        [
          'What would make the new place yours from the beginning?',
          'מה יכול להפוך את המקום החדש לשלך, כבר מההתחלה?',
        ],
        [
          'Which part of the move could you finish this week in under an hour?',
          'איזה חלק במעבר אפשר לסגור השבוע בפחות משעה?',
        ],
      ],
    },
  },
  {
    key: 'immigration',
    tone: 'hard',
    words: {
      en: "immigrant, immigrated, immigration, emigrated, emigrating, expat, homesick, homesickness, new country, foreign country, my accent, mother tongue, native language, residence permit, green card, asylum, refugee, old country, made aliyah, aliyah, ulpan, don't understand the language, broken english, oleh, far from family, moved to this country, moved to a new country, my visa, new language and, people laugh at my accent, since i came to this country, came to this country, feel foreign, feel like a foreigner, miss my country, miss home, back in my country, since we made aliyah, moved countries, language barrier, far from my family, far away from my family, don't speak the language, foreigner",
      he: 'עולה חדשה, עולה חדש, עליתי לארץ, עלינו לארץ, היגרתי, היגרנו, מהגרת, מהגר, מהגרים, ארץ זרה, מדינה חדשה, ארץ חדשה, געגועים הביתה, מתגעגעת לארץ, מתגעגע לארץ, המבטא שלי, שפת אם, גרין קארד, לחזור לארץ, ירידה מהארץ, ירדנו מהארץ, רחוקה מהמשפחה, רחוק מהמשפחה, געגועים לארץ, מרגיש זר, מרגישה זרה, עשיתי עלייה, עשינו עלייה, מאז שעליתי, מאז שעלינו, עברתי לחו״ל, עברנו לחו״ל, גרה בחו״ל, גר בחו״ל, גרים בחו״ל, רילוקיישן לחו״ל, לחזור לישראל, מתגעגעת הביתה, מתגעגע הביתה, מתגעגעת לארץ שלי, לא מדברת את השפה, לא מדבר את השפה, קשיי שפה, צוחקים על המבטא, המשפחה שלי רחוקה, מדינה זרה, העלייה לארץ, אחרי העלייה, מאז העלייה',
    },
    lines: {
      PS: [
        ['What do you miss most from the country you came from?', 'מה הכי חסר לך מהמקום הקודם?'],
        [
          'At which moments do you feel most like a stranger?',
          'באילו רגעים ההרגשה של זרות הכי חזקה?',
        ],
        [
          'What of you gets lost in the new language or place?',
          'מה ממך הולך לאיבוד בשפה או במקום החדש?',
        ],
        ['What did you hope for when you came?', 'מה הייתה התקווה שלך כשהגעת?'],
      ],
      ED: [
        [
          'What did people know and like in you before you came here?',
          'מה הכירו ואהבו בך לפני שהגעת לכאן?',
        ],
        ['What here has become a little bit yours?', 'מה כאן כבר נהיה קצת שלך?'],
        [
          'What do you notice here that the locals don’t?',
          'מה בולט לך כאן, שמי שגדל כאן כבר לא רואה?',
        ],
        [
          'What has become easier since your first days here?',
          'מה נעשה קל יותר מאז הימים הראשונים כאן?',
        ],
      ],
      FC: [
        [
          'Which one thing, if it got easier here, would help with the rest?',
          'איזה דבר אחד, אם יהיה כאן קל יותר, יקל גם על השאר?',
        ],
        ['What from the old place will you not give up?', 'על מה מהמקום הקודם חשוב לך לא לוותר?'],
        [
          'What would have to be here for it to feel like home?',
          'מה צריך להיות כאן כדי שזה ירגיש בית?',
        ],
      ],
      DG: [
        [
          'For which situation would you like to have a sentence ready?',
          'לאיזה מצב היה טוב שיהיה לך משפט מוכן?',
        ],
        [
          'Which custom from home could get a fixed place in your week?',
          'איזה מנהג מהבית הקודם יכול לקבל מקום קבוע בשבוע?',
        ],
        [
          'Whom here could you ask for a coffee or a walk?',
          'את מי כאן אפשר להזמין לקפה או לסיבוב?',
        ],
      ],
    },
  },
  {
    key: 'shyness',
    tone: 'hard',
    words: {
      en: "shy, shyness, social anxiety, socially awkward, small talk, blush, blushing, go red, freeze up, introvert, introverted, talking to strangers, public speaking, make conversation, people staring, nervous around people, eye contact, wallflower, scared of parties, hate parties, at parties i, afraid to speak, scared to speak, too shy, i'm shy, so shy, speak in public, speaking in public, speak up in meetings, speaking in front of people, talk in front of people, scared of public speaking, don't know what to say to people, afraid of what people think, i blush, nobody talks to me at, scared to talk to, afraid to talk to, hate small talk, bad at small talk, freeze when people",
      he: 'ביישנית, ביישן, ביישנות, חרדה חברתית, סמול טוק, אירועים חברתיים, מסמיקה, מסמיק, להסמיק, מופנמת, מופנם, לדבר עם זרים, מול קהל, לדבר מול אנשים, מובכת, נבוך, מגמגמת, מגמגם, קשר עין, מה יחשבו עליי, כולם מסתכלים עליי, שיחת חולין, ביישן מדי, ביישנית מדי, הביישנות שלי, מתביישת לדבר, מתבייש לדבר, פחד קהל, לדבר מול קהל, מפחדת לדבר, מפחד לדבר, לא מעז לדבר, לא מעזה לדבר, קשה לי לדבר עם אנשים, קשה לי עם אנשים, שונא מסיבות, שונאת מסיבות, נבוכה, מבוכה, במבוכה, חרדה מאנשים, חרדה במצבים חברתיים, לא יודעת מה להגיד לאנשים, לא יודע מה להגיד לאנשים, קופאת מול אנשים, קופא מול אנשים, מתביישת מאנשים, מתבייש מאנשים',
    },
    lines: {
      PS: [
        ['In which situation is the shyness strongest?', 'באיזה מצב הביישנות הכי חזקה?'],
        ['What goes through your head in such a moment?', 'מה עובר לך בראש ברגע כזה?'],
        ['What do you fear the others might think?', 'מה מפחיד אותך שיחשבו?'],
        [
          'What would people find if they knew you better?',
          'מה היו מגלים בך אילו הכירו אותך יותר?',
        ],
      ],
      ED: [
        ['With whom is it easy for you to talk?', 'עם מי קל לך לדבר?'],
        ['When did it turn out better than you feared?', 'מתי זה יצא טוב יותר ממה שהיה נדמה מראש?'],
        ['What do you like in people who don’t say much?', 'מה נעים לך באנשים שלא מדברים הרבה?'],
        ['What good sides does this quiet way have?', 'אילו צדדים טובים יש לשקט הזה שלך?'],
      ],
      FC: [
        ['What matters most to you when you’re among people?', 'מה הכי חשוב לך כשיש אנשים מסביב?'],
        [
          'Which one situation, if it got easier, would change most for you?',
          'איזה מצב אחד, אם יהיה קל יותר, ישנה לך הכי הרבה?',
        ],
        [
          'What would be enough for a good evening among people?',
          'מה יספיק לך כדי לצאת בטוב ממפגש עם אנשים?',
        ],
      ],
      DG: [
        [
          'Which question could you have ready for the next time?',
          'איזו שאלה אפשר להכין לפעם הבאה?',
        ],
        [
          'Where could you go in for ten minutes, just to try?',
          'לאן אפשר להיכנס לעשר דקות, רק כדי לנסות?',
        ],
        ['With whom could you try it first?', 'עם מי הכי קל לנסות את זה קודם?'],
      ],
    },
  },
  {
    key: 'saying_no',
    tone: 'hard',
    words: {
      en: "can't say no, never say no, couldn't say no, people pleaser, people-pleasing, pushover, doormat, walk all over me, can't refuse, said yes again, set boundaries, feel obliged, disappoint people, let people down, taken advantage of, feel bad saying no, afraid they'll be angry, keep everyone happy, how to say no, hard to say no, afraid to say no, learn to say no, say no to people, say no to my, saying no to, my boundaries, set a boundary, i'm too nice, people take advantage, they take advantage of me, asked me for a favour, asked me for a favor, always say yes, i always agree, end up saying yes, i said yes again, feel guilty saying no, feel guilty when i say no, please everyone, pleaser, boundaries",
      he: 'לא יודעת להגיד לא, לא יודע להגיד לא, לא מצליחה לסרב, לא מצליח לסרב, קשה לי לסרב, מרצה את כולם, ריצוי, לרצות את כולם, לרצות אחרים, שוב הסכמתי, שוב אמרתי כן, להציב גבולות, לשים גבול, מנצלים אותי, פראיירית, פראייר, מבקשים ממני טובה, תמיד אומרת כן, תמיד אומר כן, ממציאה תירוצים, להגיד לא לאנשים, להגיד לו לא, להגיד לה לא, להגיד להם לא, קשה לי להגיד לא, קשה לי לומר לא, לא מצליחה להגיד לא, לא מצליח להגיד לא, לא מסוגלת להגיד לא, לא מסוגל להגיד לא, לא נעים לי לסרב, לא נעים לי להגיד לא, שמה גבולות, שם גבולות, הגבולות שלי, לסרב לאנשים, לסרב לבקשה, מרצה אנשים, אני פראייר, אני פראיירית, יוצאת פראיירית, יוצא פראייר, כולם מנצלים אותי, מסכימה לכל, מסכים לכל, אומרת כן לכל, אומר כן לכל, מפחדת לאכזב, מפחד לאכזב',
    },
    lines: {
      PS: [
        ['What happens in you just before the yes comes out?', 'מה קורה אצלך רגע לפני שיוצא ״כן״?'],
        ['Whom is it hardest for you to disappoint?', 'את מי הכי קשה לך לאכזב?'],
        ['What do you fear would happen after a no?', 'מה מפחיד אותך שיקרה אחרי ״לא״?'],
        ['What does each of these yeses cost you?', 'כמה עולה לך כל ״כן״ כזה?'],
      ],
      ED: [
        ['Where did you learn to say yes?', 'איפה למדת להגיד ״כן״?'],
        [
          'Whom do you know who says no and is liked all the same?',
          'מי בסביבה שלך אומר ״לא״ ועדיין אוהבים אותו?',
        ],
        ['When did you say no, and it went well?', 'מתי אמרת ״לא״, וזה עבר בסדר?'],
        ['What don’t the others know about your yes?', 'מה לא יודעים מסביב על ה״כן״ שלך?'],
      ],
      FC: [
        [
          'Which of your yeses is the heaviest for you at the moment?',
          'איזה ״כן״ הכי כבד לך בתקופה הזאת?',
        ],
        ['What gets pushed aside when you say yes?', 'מה נדחק הצידה אצלך כשיוצא ״כן״?'],
        ['What here is really yours to take care of?', 'מה כאן באמת באחריות שלך?'],
      ],
      DG: [
        ['How could you ask for time before answering?', 'איך אפשר לבקש זמן לפני שעונים?'],
        [
          'What is the smallest no you could say this week, and to whom?',
          'מה ה״לא״ הכי קטן שאפשר לומר השבוע, ולמי?',
        ],
        [
          'How would a short, friendly no sound, word for word?',
          'איך נשמע ״לא״ קצר וידידותי, מילה במילה?',
        ],
      ],
    },
  },
  {
    key: 'envy',
    tone: 'hard',
    words: {
      en: "envy, envious, jealous of my friend, compare myself, comparing myself, everyone else has, everybody has, her perfect life, his perfect life, everyone is ahead, can't be happy for, not happy for her, green with envy, i'm envious, envy my friend, envy my sister, envy my brother, envy her, envy him, envy them, i envy, jealous of her, jealous of him, jealous of my sister, jealous of my brother, jealous of people, jealous of her life, why do they have, everyone has more than, comparing my life, compare my life, comparing myself to, compare myself to, everyone else is ahead, i feel left behind, can't be happy for her, can't be happy for him, everybody else has, everyone my age has",
      he: 'מקנאה, מקנא, קנאה, קנאית, מקנאת, עין צרה, לפרגן, לא מצליחה לפרגן, לא מצליח לפרגן, משווה את עצמי, החיים המושלמים, משפחה מושלמת, למה לא אני, נשארתי מאחור, מקנאה בה, מקנאה בו, מקנא בו, מקנא בה, מקנאה בחברה, מקנא בחבר, מקנאה באחותי, מקנא באחי, מקנא באחרים, מקנאה באחרות, מתה מקנאה, מת מקנאה, קנאה בחברה, קשה לי לפרגן, לא מפרגנת, לא מפרגן, למה להם יש, לכולם יש ולי אין, לכולן יש ולי אין, משווה את החיים שלי, משווה את עצמי לאחרים, כולם מתקדמים ואני, להשוות את עצמי, אצל כולם הכול מסתדר',
    },
    lines: {
      PS: [
        [
          'What exactly do you envy, out of everything others have?',
          'מה בדיוק מעורר בך קנאה, מכל מה שיש לאחרים?',
        ],
        ['When does the envy catch you most?', 'מתי הקנאה הכי תופסת אותך?'],
        ['What do you tell yourself when it comes?', 'מה עובר לך בראש כשהקנאה מגיעה?'],
        [
          'What do you miss in your own life when you look at theirs?',
          'מה חסר לך בחיים שלך כשרואים את שלהם?',
        ],
      ],
      ED: [
        [
          'Which part of that other life would you not want?',
          'איזה חלק מהחיים האלה לא היה מתאים לך?',
        ],
        ['What might somebody envy in your life?', 'במה מישהו אולי מקנא בך?'],
        [
          'What do you have today that you once only wished for?',
          'מה יש לך היום, שפעם היה רק משאלה?',
        ],
        [
          'What don’t you know about how things are for them?',
          'מה לא יודעים מבחוץ על מה שקורה אצלם?',
        ],
      ],
      FC: [
        ['What is it really about for you?', 'על מה הקנאה הזאת באמת, אצלך?'],
        [
          'How much of the wish would be left if nobody saw it?',
          'כמה מהרצון היה נשאר אם אף אחד לא היה רואה?',
        ],
        [
          'Which part of it can still be yours in some form?',
          'איזה חלק מזה עוד יכול להיות שלך, בצורה כלשהי?',
        ],
      ],
      DG: [
        [
          'What would a small version of it look like next week?',
          'איך נראית גרסה קטנה של הדבר הזה, כבר בשבוע הבא?',
        ],
        [
          'What feeds the envy in your week that you could leave out?',
          'מה מזין את הקנאה בשבוע שלך, ואפשר להוריד?',
        ],
        [
          'Who could help you get a little closer to what you wish for?',
          'מי יכול לעזור לך להתקרב קצת למה שחסר?',
        ],
      ],
    },
  },
  {
    key: 'low_worth',
    tone: 'hard',
    words: {
      en: "worthless, self-esteem, low self esteem, no confidence, self-critical, inner critic, i'm an idiot, i'm a failure, hate myself, i'm nothing, nothing special, ugly and stupid, don't deserve, put myself down, hard on myself, ashamed of myself, can't take a compliment, everyone is better, i ruin everything, i'm not good enough, i feel worthless, i feel stupid, i'm stupid, i'm so stupid, i'm useless, feel useless, i'm a loser, feel like a failure, feel like an imposter, feel like an impostor, no self-esteem, my self-esteem, my self esteem, self-confidence, lack confidence, my confidence, don't believe in myself, i never believe compliments, i'm not worth, not smart enough, not worth anything, don't like myself, i'm the worst, never enough for",
      he: 'לא שווה כלום, ביטחון עצמי, דימוי עצמי, ערך עצמי, המבקר הפנימי, מתחזה שתיכף יגלו, מטומטמת, מטומטם, אני כישלון, לוזרית, לוזר, אני אפס, חסרת תועלת, חסר תועלת, שונאת את עצמי, שונא את עצמי, לא מגיע לי, קשה עם עצמי, מלקה את עצמי, כולם יותר טובים, הורסת הכול, אני לא שווה, לא שווה מספיק, אני לא מספיק טוב, אני לא מספיק טובה, מרגישה לא מספיק טובה, מרגיש לא מספיק טוב, מרגישה כישלון, מרגיש כישלון, מרגישה אפס, מרגיש אפס, אני טיפש, אני טיפשה, מרגישה טיפשה, מרגיש טיפש, מרגיש מתחזה, מרגישה מתחזה, הביטחון העצמי שלי, אין לי ביטחון, חוסר ביטחון, הערך העצמי שלי, לא מאמין בעצמי, לא מאמינה בעצמי, לא אוהבת את עצמי, לא אוהב את עצמי, יורד על עצמי, יורדת על עצמי',
    },
    lines: {
      PS: [
        [
          'What do you say to yourself in such moments, word for word?',
          'מה נאמר אצלך בראש ברגעים כאלה, מילה במילה?',
        ],
        ['When is this thought about yourself the strongest?', 'מתי המחשבה הזאת על עצמך הכי חזקה?'],
        ['What usually brings it on?', 'מה בדרך כלל מעורר אותה?'],
        ['Since when have you thought so of yourself?', 'ממתי יש אצלך מחשבה כזאת על עצמך?'],
      ],
      ED: [
        ['What do the people who like you see in you?', 'מה רואים בך האנשים שאוהבים אותך?'],
        [
          'What would you answer if somebody you love said this about themselves?',
          'מה היה חשוב לך לענות לאדם אהוב שמדבר ככה על עצמו?',
        ],
        [
          'When did it turn out that you were too hard on yourself?',
          'מתי התברר שהשיפוט שלך את עצמך היה קשה מדי?',
        ],
        [
          'What comes easily to you that others find difficult?',
          'מה בא לך בקלות, ולאחרים דווקא קשה?',
        ],
      ],
      FC: [
        ['Whose standard do you measure yourself by?', 'הציפיות של מי קובעות כאן מה מספיק טוב?'],
        [
          'What in it is a fact, and what is only harshness?',
          'מה מזה עובדה, ומה סתם קשיחות כלפי עצמך?',
        ],
        ['What would count as enough on an ordinary day?', 'מה ייחשב מספיק ביום רגיל?'],
      ],
      DG: [
        [
          'Which true and kind sentence about yourself could you write down today?',
          'איזה משפט נכון וטוב על עצמך אפשר לכתוב היום?',
        ],
        [
          'Which small thing could you finish this week and leave as it is?',
          'איזה דבר קטן אפשר לסיים השבוע ולהשאיר כמו שהוא?',
        ],
        ['Whom could you ask what they value in you?', 'את מי אפשר לשאול מה מעריכים בך?'],
      ],
    },
  },
  {
    key: 'guilt',
    tone: 'hard',
    words: {
      en: "guilt, feel guilty, it's my fault, blame myself, can't forgive myself, forgive myself, i hurt her, i hurt him, did something terrible, bad conscience, remorse, wish i hadn't, should never have, if only i had, make amends, let her down, let him down, ashamed of what i did, i feel so guilty, feeling guilty, feel guilty about, guilt about, my guilt, it was my fault, it is all my fault, i blame myself, my conscience, guilty conscience, i can't forgive myself, i regret what i, regret what i did, regret what i said, i hurt someone, i hurt my, i shouldn't have said, i shouldn't have done, i should have been there for, i wasn't there when, i let my, make it up to, it haunts me, what i did to her, what i did to him, because of me",
      he: 'רגשות אשם, רגשות אשמה, רגש אשמה, באשמתי, זאת אשמתי, מאשימה את עצמי, מאשים את עצמי, לא סולחת לעצמי, לא סולח לעצמי, לסלוח לעצמי, אני מתחרטת, אני מתחרט, נקיפות מצפון, ייסורי מצפון, פגעתי בה, פגעתי בו, עשיתי משהו נורא, טעות נוראה, הייתי צריכה להיות שם, הייתי צריך להיות שם, רודף אותי, אני אשם, אני אשמה, מרגיש אשם, מרגישה אשמה, תחושת אשמה, תחושות אשמה, האשמה הזאת, בגללי זה קרה, זה בגללי, הכול בגללי, אני מאשים את עצמי, אני מאשימה את עצמי, המצפון שלי, המצפון מציק, מתחרט על מה שעשיתי, מתחרטת על מה שעשיתי, מתחרט על מה שאמרתי, מתחרטת על מה שאמרתי, לא הייתי צריך להגיד, לא הייתי צריכה להגיד, לא הייתי צריך לעשות, לא הייתי צריכה לעשות, אכזבתי אותה, אכזבתי אותו, לא הייתי שם בשבילה, לא הייתי שם בשבילו, פגעתי במישהו, פגעתי במישהי, לכפר על, לתקן את מה שעשיתי',
    },
    lines: {
      PS: [
        ['Which moment of it keeps coming back to you?', 'איזה רגע מכל זה חוזר לך לראש?'],
        ['Towards whom, or what, is the guilt strongest?', 'כלפי מי, או כלפי מה, האשמה הכי חזקה?'],
        ['What exactly do you blame yourself for?', 'על מה בדיוק רגש האשמה שלך?'],
        ['What did you not know yet at that moment?', 'מה עוד לא ידעת באותו רגע?'],
      ],
      ED: [
        ['What mattered to you then?', 'מה היה חשוב לך אז?'],
        ['What else was weighing on you at that time?', 'מה עוד הכביד אז, באותה תקופה?'],
        [
          'How would somebody who is on nobody’s side see it?',
          'איך היה רואה את זה מי שלא בצד של אף אחד?',
        ],
        [
          'What would you say to a friend who carried the same guilt?',
          'מה היה נכון לומר לחבר או לחברה עם אותה אשמה?',
        ],
      ],
      FC: [
        ['How much of it is really yours?', 'כמה מכל זה הוא באמת באחריותך?'],
        [
          'What matters more to you now, being punished or putting something right?',
          'מה חשוב לך יותר עכשיו, לקבל עונש או לתקן משהו?',
        ],
        [
          'What would allow you to put the guilt down for one evening?',
          'מה יאפשר לך להניח את האשמה לערב אחד?',
        ],
      ],
      DG: [
        ['What could still be put right, and with whom?', 'מה עוד אפשר לתקן, ומול מי?'],
        ['How would an honest sorry begin?', 'איך תתחיל התנצלות כנה?'],
        ['To whom could you tell the whole of it?', 'למי אפשר לספר את הכול?'],
      ],
    },
  },
  {
    key: 'secret',
    tone: 'hard',
    words: {
      en: "keeping a secret, hiding something, living a lie, never told anyone, come clean, be found out, double life, in the closet, closeted, hidden debt, swore not to tell, my secret, have a secret, carrying a secret, big secret, kept it secret, keep it secret, keep this secret, nobody knows about, nobody knows that i, no one knows that i, nobody knows i, haven't told anybody, i never told my, never told my wife, never told my husband, i lied to my, i've been hiding, hiding it from, afraid they'll find out, scared they'll find out, if they find out, if anyone finds out, i'm in the closet, come out to my, coming out to my, tell my parents i'm gay",
      he: 'שומרת סוד, שומר סוד, חיה בשקר, חי בשקר, אף אחד לא יודע על זה, לא סיפרתי לאף אחד, לא סיפרתי לעולם, לספר את האמת, להתוודות, חיים כפולים, לצאת מהארון, יציאה מהארון, נשבעתי לא לספר, הבטחתי לא לספר, מעמידה פנים, מעמיד פנים, הסוד שלי, יש לי סוד, סוד גדול, לשמור סוד, לגלות את הסוד, אף אחד לא יודע שאני, לא סיפרתי לאיש, לא סיפרתי לאשתי, לא סיפרתי לבעלי, לא סיפרתי להורים, מסתירה מבעלי, מסתיר מאשתי, מסתיר מההורים, מסתירה מההורים, מסתיר מכולם, מסתירה מכולם, שיקרתי להם, שיקרתי לה, שיקרתי לו, אני חיה בשקר, אני חי בשקר, מפחדת שיגלו, מפחד שיגלו, אם יגלו, אני בארון, לספר להם את האמת',
    },
    lines: {
      PS: [
        ['When is the secret heaviest to carry?', 'מתי הכי כבד לשאת את הסוד הזה?'],
        ['Whom has the secret protected so far?', 'על מי הסוד הזה הגן עד עכשיו?'],
        ['What does keeping it cost you?', 'מה המחיר של השמירה על הסוד הזה בשבילך?'],
        ['Which question about it are you most afraid of?', 'מאיזו שאלה על זה הפחד שלך הכי גדול?'],
      ],
      ED: [
        ['What might be easier once it is known?', 'מה אולי יהיה קל יותר אחרי שזה ייוודע?'],
        ['How did this look to you when it began?', 'איך זה נראה לך כשזה התחיל?'],
        [
          'What may the people close to you have noticed already?',
          'במה אולי כבר הבחינו האנשים הקרובים?',
        ],
        [
          'What would you wish for somebody else who carried such a secret?',
          'מה היה טוב לאחל למישהו אחר עם סוד כזה?',
        ],
      ],
      FC: [
        ['Which part of it is yours to tell?', 'איזה חלק מזה הוא שלך לספר?'],
        [
          'What is heavier by now, the thing itself or the hiding?',
          'מה כבר כבד יותר, הדבר עצמו או ההסתרה?',
        ],
        [
          'With which way of dealing with it could you live best?',
          'עם איזו דרך, לספר או לשמור, הכי אפשר לחיות?',
        ],
      ],
      DG: [
        [
          'If one person were to know, with whom would it be in good hands?',
          'אם אדם אחד ידע, אצל מי זה בידיים טובות?',
        ],
        ['How might the first sentence of it go?', 'איך אולי נשמע המשפט הראשון, אם מספרים?'],
        [
          'What has to be settled before you say anything?',
          'מה צריך להיות מסודר לפני שמספרים משהו?',
        ],
      ],
    },
  },
  {
    key: 'temper',
    tone: 'hard',
    words: {
      en: "my temper, lose my temper, lost my temper, short fuse, i snap, outburst, outbursts, road rage, slam the door, slammed the door, threw a plate, punched the wall, anger issues, anger management, see red, i lose it, i lost it with, i explode, i exploded at, i blow up at, i blew up at, i yell at, i yelled at, i scream at, i screamed at, snap at everyone, i snap at, get so angry, i get angry so, my anger, control my anger, anger problem, can't control my anger, bad temper, fly off the handle, hot-headed, regret what i say when angry, angry all the time, always angry, fits of rage, short-tempered",
      he: 'התפרצויות, מתפרצת, מתפרץ, התפרצתי, פתיל קצר, איבדתי את זה, מאבדת את זה, מאבד את זה, איבדתי שליטה, התקפי זעם, זעם בכביש, טרקתי את הדלת, לטרוק דלת, זרקתי צלחת, דפקתי על השולחן, רותחת מכעס, רותח מכעס, חמת מוח, חם מזג, הכעס שלי, לשלוט בכעס, לא שולט בכעס, לא שולטת בכעס, לשלוט בעצמי, לא שולט בעצמי, לא שולטת בעצמי, התפרצויות זעם, התפרצתי עליה, התפרצתי עליו, התפרצתי על, התפוצצתי עליה, התפוצצתי עליו, התפוצצתי על, אני צועק על, אני צועקת על, צרחתי עליה, צרחתי עליו, מתעצבן מהר, מתעצבנת מהר, מתעצבן מכל דבר, מתעצבנת מכל דבר, מתעצבן על כל דבר, מתעצבנת על כל דבר, עצבני כל הזמן, עצבנית כל הזמן, כועס כל הזמן, כועסת כל הזמן, קצר פתיל, קצרת פתיל',
    },
    lines: {
      PS: [
        ['What usually sets the anger off?', 'מה בדרך כלל מצית את הכעס?'],
        [
          'What is the first sign by which you notice it coming?',
          'לפי איזה סימן ראשון אפשר לדעת שהכעס מגיע?',
        ],
        ['How do you feel right after an outburst?', 'מה ההרגשה שלך מיד אחרי התפרצות?'],
        ['What do you need most in the moment before it?', 'מה הכי חסר לך ברגע שלפני?'],
      ],
      ED: [
        ['When did it nearly burst out, and then didn’t?', 'מתי זה כמעט התפרץ, ובסוף לא?'],
        ['How do the others see such a moment?', 'איך רגע כזה נראה בעיני מי שנמצא בו איתך?'],
        ['What is your anger trying to protect?', 'על מה הכעס שלך מנסה לשמור?'],
        [
          'How did people around you deal with anger when you were young?',
          'איך התנהגו עם כעס סביבך בילדות?',
        ],
      ],
      FC: [
        [
          'Which of the things that anger you are really worth it?',
          'מכל מה שמכעיס, על מה באמת שווה לכעוס?',
        ],
        [
          'In which situation does it matter most to you to stay calm?',
          'באיזה מצב הכי חשוב לך להישאר ברוגע?',
        ],
        ['What request of yours is behind the anger?', 'איזו בקשה שלך עומדת מאחורי הכעס?'],
      ],
      DG: [
        ['Where could you go for the first half minute?', 'לאן אפשר ללכת בחצי הדקה הראשונה?'],
        [
          'What could still be put right in a few words, and with whom?',
          'מה אפשר עוד לתקן בכמה מילים, ומול מי?',
        ],
        [
          'Which calm sentence could you say early, before it bursts out?',
          'איזה משפט רגוע אפשר לומר מוקדם, לפני שזה מתפרץ?',
        ],
      ],
    },
  },
  {
    key: 'midlife',
    tone: 'open',
    words: {
      en: "midlife, mid-life, midlife crisis, turning forty, turning fifty, turning 40, turning 50, half my life, second half, is this all, too late for me, too late to start, wasted years, dreams i had, reinvent myself, time is running, i'm turning 40, i'm turning 50, i turned 40, i turned 50, i turned forty, i turned fifty, in my forties and, in my fifties and, middle age, middle-aged, half of my life, half my life is over, is this all there is, is this it for me, is this my life, is it too late for me, too late to change, second half of life, my life is half, life is passing me by, life is passing by, what have i done with my life, what do i still want",
      he: 'אמצע החיים, משבר גיל הארבעים, משבר אמצע החיים, גיל ארבעים, גיל חמישים, יומולדת חמישים, חצי מהחיים, המחצית השנייה, מאוחר מדי בשבילי, מאוחר מדי להתחיל, שנים מבוזבזות, החלומות שהיו לי, להמציא את עצמי מחדש, אני בן ארבעים, אני בת ארבעים, אני בן חמישים, אני בת חמישים, בן ארבעים ומשהו, בת ארבעים ומשהו, בגיל ארבעים, בגיל חמישים, מגיע לגיל, מגיעה לגיל, משבר גיל, משבר גיל החמישים, חצי חיים, חצי מהחיים מאחוריי, החיים עוברים, החיים חולפים, מה עשיתי עם החיים, מה עשיתי בחיים, זה הכול בחיים, זה מה יהיה, פספסתי את החיים, מה אני עוד רוצה, מאוחר מדי לשנות, החיים על אוטומט, החצי השני של החיים',
    },
    lines: {
      PS: [
        ['What brought the question up for you now?', 'מה העלה אצלך את השאלה הזאת דווקא עכשיו?'],
        ['What in your days is still really yours?', 'מה בימים האלה באמת שלך?'],
        ['What do you miss most in your life as it is?', 'מה הכי חסר לך בחיים כמו שהם היום?'],
        ['Which old wish has come back lately?', 'איזה רצון ישן חזר לאחרונה?'],
      ],
      ED: [
        [
          'What in your life today would have pleased you at twenty?',
          'מה בחיים שלך היום היה משמח אותך בגיל עשרים?',
        ],
        ['Whom do you know who started something late?', 'מי בסביבה שלך התחיל משהו מאוחר?'],
        [
          'What can you do now that you couldn’t have done ten years ago?',
          'מה אפשרי לך היום, ולפני עשר שנים עוד לא היה?',
        ],
        [
          'What have you let go of over the years and been relieved?',
          'על איזה ויתור במשך השנים הוקל לך?',
        ],
      ],
      FC: [
        [
          'What would you like more of in the years to come?',
          'ממה היה טוב שיהיה לך יותר בשנים הקרובות?',
        ],
        ['Which part of your life would you choose again?', 'איזה חלק בחיים שלך שווה לבחור שוב?'],
        [
          'If only one thing were new in two years, what should it be?',
          'אם רק דבר אחד יהיה חדש בעוד שנתיים, מה חשוב שזה יהיה?',
        ],
      ],
      DG: [
        [
          'Which hour of the week could you give to this question?',
          'איזו שעה בשבוע אפשר לתת לשאלה הזאת?',
        ],
        [
          'How could you try something of it once, in a small way?',
          'איך אפשר לנסות משהו מזה פעם אחת, בקטן?',
        ],
        ['With whom of about your age could you talk about it?', 'עם מי בגיל שלך אפשר לדבר על זה?'],
      ],
    },
  },
  {
    key: 'meaning_and_faith',
    tone: 'open',
    words: {
      en: "meaning of life, what's the point of it all, purpose in life, lost my faith, losing my faith, believe in god, stopped believing, believer, atheist, synagogue, praying, leaving the church, ex-religious, convert, spiritual, doubt god, the meaning of my life, meaning in my life, no meaning, life has no meaning, life is meaningless, everything is meaningless, my faith, my religion, don't believe anymore, no longer believe, i believe in god, does god, doubt my faith, doubting my faith, can't pray, stopped praying, stopped going to church, raised religious, grew up religious, no longer religious, becoming religious, what's the point of life, what is the point of life, my purpose, a sense of purpose, go to church anymore, go to synagogue, prayer",
      he: 'משמעות החיים, חסר משמעות, איבדתי את האמונה, אלוהים, הקדוש ברוך הוא, הפסקתי להאמין, חזרה בתשובה, חוזרת בתשובה, חזר בתשובה, יצאתי בשאלה, יוצאת בשאלה, דתלש, דתלשית, בית כנסת, להתפלל, כיסוי ראש, הורדתי כיפה, שומרת שבת, שומר שבת, רוחניות, אין משמעות, שיש משמעות, משמעות לחיים, לחיים אין משמעות, המשמעות של החיים, בשביל מה אני חי, בשביל מה אני חיה, בשביל מה לחיות, הייעוד שלי, האמונה שלי, מאמין באלוהים, מאמינה באלוהים, לא מאמין באלוהים, לא מאמינה באלוהים, כבר לא מאמין, כבר לא מאמינה, ספקות באמונה, לא מצליח להתפלל, לא מצליחה להתפלל, הפסקתי להתפלל, גדלתי בבית דתי, גדלתי דתי, גדלתי דתייה, לחזור בתשובה, לצאת בשאלה, חזרתי בתשובה, להוריד כיפה, כבר לא דתי, כבר לא דתייה, להתחזק, מתחזק, מתחזקת',
    },
    lines: {
      PS: [
        ['What brought this question up for you?', 'מה העלה אצלך את השאלה הזאת?'],
        ['When is this question strongest?', 'מתי השאלה הזאת הכי חזקה?'],
        ['What used to give you something to hold on to?', 'מה נתן לך פעם משהו להישען בו?'],
        ['What are you most afraid of losing here?', 'מה הכי מפחיד אותך לאבד כאן?'],
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
        [
          'What does your answer mean to the people close to you?',
          'מה התשובה שלך אומרת לאנשים הקרובים?',
        ],
      ],
      FC: [
        ['What in this is really your own?', 'מה בכל זה באמת שלך?'],
        ['What can you least do without here?', 'על מה הכי קשה לך לוותר כאן?'],
        [
          'For whom or what would you get up early, even unpaid and unseen?',
          'בשביל מי או מה שווה לך לקום מוקדם, גם בלי כסף ובלי שיראו?',
        ],
      ],
      DG: [
        [
          'Which small weekly custom of your own could you try?',
          'איזה מנהג שבועי קטן משלך אפשר לנסות?',
        ],
        [
          'With whom could you talk about it without being persuaded of anything?',
          'עם מי אפשר לדבר על זה, בלי שינסו לשכנע?',
        ],
        [
          'What could you do in the coming days that would feel meaningful?',
          'מה אפשר לעשות בימים הקרובים שיהיה בו טעם?',
        ],
      ],
    },
  },
  {
    key: 'ageing',
    tone: 'hard',
    words: {
      en: "getting old, getting older, growing old, old age, feel old, wrinkles, grey hair, gray hair, hot flushes, hot flashes, hearing aid, forget names, can't do what i used to, invisible at my age, walking stick, i'm getting old, i'm getting older, feel so old, feeling old, i feel old, too old for, my age shows, at my age i, turning 70, turning seventy, turning eighty, i'm 70 and, in my seventies, in my eighties, body is getting older, not as young, no longer young, afraid of ageing, afraid of aging, afraid of getting old, my wrinkles, grey hairs, my memory isn't, my hair is falling, my body is ageing, my body is aging, fear of old age, hearing aids",
      he: 'מזדקנת, מזדקן, להזדקן, הזדקנות, גיל הזהב, בגיל שלי, מרגישה זקנה, מרגיש זקן, קמטים, שיער לבן, מקריחה, מקריח, גיל המעבר, גלי חום, משקפי קריאה, מכשיר שמיעה, שוכחת שמות, שוכח שמות, הגוף כבר לא, הגוף משתנה, מקל הליכה, כבר לא צעירה, כבר לא צעיר, אני מזדקן, אני מזדקנת, מפחד להזדקן, מפחדת להזדקן, הגיל שלי, הגיל עושה, בגיל שלי כבר, בגילי כבר, אני כבר לא צעיר, אני כבר לא צעירה, אני זקן, אני זקנה, אני בת שבעים, אני בן שבעים, אני בן שמונים, אני בת שמונים, הגוף מזדקן, הגוף כבר לא מה שהיה, הגוף כבר לא כמו פעם, לא כמו פעם בגוף, הזיכרון שלי נחלש, הזיכרון כבר לא, מתקרב לגיל, מתקרבת לגיל, שיער שיבה',
    },
    lines: {
      PS: [
        ['In what do you notice the years most?', 'במה השנים הכי מורגשות אצלך?'],
        ['How old do you feel inside?', 'מה הגיל שלך מבפנים, בהרגשה?'],
        ['What hurts most about getting older?', 'מה הכי כואב לך בזה שהשנים עוברות?'],
        ['What is the hardest thing for you to give up?', 'ממה הכי קשה לך להיפרד?'],
      ],
      ED: [
        ['What has become easier with the years?', 'מה נעשה קל יותר עם השנים?'],
        [
          'Whom do you know who grows older in a way that you like?',
          'מי בסביבה שלך מתבגר בדרך שנעים לראות?',
        ],
        [
          'What do you know today that you didn’t twenty years ago?',
          'מה ידוע לך היום, ולפני עשרים שנה עוד לא?',
        ],
        [
          'What about today might you think of with longing in ten years?',
          'למה מהיום הזה אולי יהיה געגוע בעוד עשר שנים?',
        ],
      ],
      FC: [
        [
          'What matters most to you to go on doing yourself?',
          'מה הכי חשוב לך להמשיך לעשות בכוחות עצמך?',
        ],
        ['What can you let go of without much regret?', 'על מה אפשר לוותר בלי הרבה צער?'],
        ['What would you like people to see in you now?', 'מה היה טוב שיראו בך היום?'],
      ],
      DG: [
        [
          'What that you love could you do this week on a smaller scale?',
          'איזה דבר אהוב אפשר לעשות השבוע, במידה קטנה יותר?',
        ],
        ['With what could somebody help you, and who?', 'במה אפשר לקבל עזרה, וממי?'],
        [
          'With whom could you talk openly about getting older?',
          'עם מי אפשר לדבר בגלוי על השנים שעוברות?',
        ],
      ],
    },
  },
  {
    key: 'body_and_weight',
    tone: 'hard',
    words: {
      en: "body image, gained weight, put on weight, lose weight, losing weight, overweight, feel fat, too thin, hate my body, my belly, my thighs, bathroom scales, dress size, beach body, bingeing, emotional eating, eat at night, overeating, hide food, acne, overate, ate everything, stuffed myself, raid the fridge, comfort eating, eat my feelings, my weight, too fat, i'm fat, look fat, i'm overweight, i feel ugly, i'm ugly, in the mirror i, look in the mirror, look at my body, my body looks, how my body, ashamed of my body, go on a diet, on a diet, another diet, my diet, lose ten kilos, lose five kilos, lost weight, gaining weight, what i weigh, i binge, i overeat, can't stop eating, eating at night, step on the scales, my clothes don't fit, my acne, hate how i look, hate the way i look, how i look in",
      he: 'דימוי גוף, עליתי במשקל, השמנתי, לרדת במשקל, ירדתי במשקל, מרגישה שמנה, מרגיש שמן, רזה מדי, שונאת את הגוף, שונא את הגוף, הירכיים, משקל באמבטיה, לעלות על המשקל, הבגדים לא עולים עליי, ביקיני, בולמוס, אכילה רגשית, אוכלת בלילה, אוכל בלילה, אוכלת בלילות, אוכל בלילות, פצעונים, אקנה, איך אני נראית, איך אני נראה, המשקל שלי, עודף משקל, להוריד במשקל, להוריד משקל, להוריד קילו, להוריד עשרה קילו, דיאטה, דיאטות, בדיאטה, השמנתי מאוד, אני שמן, אני שמנה, נראה שמן, נראית שמנה, אני מכוער, אני מכוערת, מרגיש מכוער, מרגישה מכוערת, הגוף שלי נראה, לא אוהב את הגוף שלי, לא אוהבת את הגוף שלי, מתביישת בגוף, מתבייש בגוף, מסתכל במראה, מסתכלת במראה, במראה ואני, להסתכל במראה, לא מפסיק לאכול, לא מפסיקה לאכול, אוכל רגשית, אוכלת רגשית, התקפי אכילה, בולמוסים, בגדים לא עולים עליי',
    },
    lines: {
      PS: [
        ['At what hour of the day is it strongest?', 'באיזו שעה ביום זה הכי חזק?'],
        ['What do you say to yourself about it?', 'מה רץ לך בראש על זה?'],
        ['Whose words about it have stayed with you?', 'של מי המילים שנשארו איתך?'],
        ['What would be easier if it were different?', 'מה היה קל יותר אם זה היה אחרת?'],
      ],
      ED: [
        ['When do you forget about it altogether?', 'מתי זה יוצא לך לגמרי מהראש?'],
        [
          'What does it give you, beside all that it takes?',
          'מה זה גם נותן לך, לצד כל מה שזה לוקח?',
        ],
        [
          'What would you say to a friend who spoke like that of themselves?',
          'מה היה נכון לומר לחבר או לחברה שמדברים ככה על עצמם?',
        ],
        [
          'What would you fill your head with if this took up half the room?',
          'מה היה נכנס לראש, אם זה היה תופס בו רק חצי מהמקום?',
        ],
      ],
      FC: [
        ['What is it mostly about for you?', 'על מה זה בעיקר, בשבילך?'],
        [
          'What in this is your own wish, and not somebody else’s?',
          'מה בזה הוא באמת רצון שלך, ולא של אחרים?',
        ],
        ['What good thing would you like to give your body?', 'איזה דבר טוב חשוב לך לתת לגוף?'],
      ],
      DG: [
        [
          'What have you put off because of it that could begin now?',
          'מה דחית בגלל זה, ואפשר להתחיל כבר עכשיו?',
        ],
        [
          'What could stand in its place, at the hour when it is strongest?',
          'מה יכול לבוא במקום זה, בשעות שבהן זה הכי חזק?',
        ],
        [
          'With whom could you talk about it kindly this week?',
          'עם מי אפשר לדבר על זה השבוע בעדינות?',
        ],
      ],
    },
  },
  {
    key: 'diagnosis',
    tone: 'hard',
    words: {
      en: "i have cancer, cancer, tumour, tumor, chemotherapy, multiple sclerosis, parkinson's, diabetes, lupus, crohn's, heart attack, heart disease, chronic illness, my illness, oncologist, relapse, prognosis, autoimmune, my diagnosis, i was diagnosed, i got diagnosed, i've been diagnosed, got my diagnosis, diagnosed me, i have diabetes, i have ms, my cancer, breast cancer, prostate cancer, my chemo, my treatment, my surgery, i need surgery, i'm having surgery, my operation, my tumour, my tumor, found a tumour, found a tumor, found a lump, doctor said i have, doctors found, i'm seriously ill, since my diagnosis, i had a stroke, i had a heart attack",
      he: 'אובחנתי, אבחנו אותי, גילו לי, סרטן, כימותרפיה, טרשת נפוצה, פרקינסון, סוכרת, סכרת, לופוס, קרוהן, התקף לב, מחלה כרונית, המחלה שלי, חליתי, אונקולוג, אונקולוגית, רמיסיה, חזרה של המחלה, פרוגנוזה, אוטואימונית, האבחנה שלי, קיבלתי אבחנה, אובחנתי עם, יש לי סרטן, סרטן השד, סרטן הערמונית, חליתי בסרטן, חולת סרטן, חולה סרטן, חולה בסרטן, מצאו לי גידול, גילו לי גידול, גילו אצלי, מצאו אצלי, הטיפולים שלי, אני בטיפולים, הניתוח שלי, אני צריך ניתוח, אני צריכה ניתוח, לפני ניתוח, עברתי ניתוח, יש לי סוכרת, חולה בסוכרת, הרופא אמר שיש לי, הרופאה אמרה שיש לי, עברתי שבץ, עברתי התקף לב, מאז האבחנה, מאז שחליתי',
    },
    lines: {
      PS: [
        ['What is heaviest for you in it just now?', 'מה הכי כבד לך בזה עכשיו?'],
        ['At which hours does it come closest?', 'באילו שעות זה הכי מורגש?'],
        ['What has it already changed in your ordinary day?', 'מה זה כבר שינה ביום הרגיל שלך?'],
        ['What in it frightens you most?', 'מה הכי מפחיד אותך בזה?'],
      ],
      ED: [
        ['With whom is it easiest to talk about it?', 'עם מי הכי קל לדבר על זה?'],
        ['What about you has it not changed at all?', 'מה בך לא השתנה בכלל?'],
        ['What helped you through an earlier hard time?', 'מה עזר לך לעבור תקופה קשה קודמת?'],
        [
          'What would you like the people around you to understand?',
          'מה חשוב לך שהסביבה תבין על המצב שלך?',
        ],
      ],
      FC: [
        ['What in all this is in your own hands?', 'מה בכל זה נמצא בידיים שלך?'],
        ['What must not get lost for you in all this?', 'מה חשוב לך שלא ילך לאיבוד בתוך כל זה?'],
        ['What do you most need right now from others?', 'מה הכי נחוץ לך עכשיו מאחרים?'],
      ],
      DG: [
        [
          'Which question should be on the list for the next appointment?',
          'איזו שאלה צריכה להיות ברשימה לתור הבא?',
        ],
        [
          'What could you ask somebody to do for you, and whom?',
          'איזו עזרה ממשית אפשר לבקש, וממי?',
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
      en: "chronic pain, in pain, constant pain, back pain, slipped disc, migraine, migraines, fibromyalgia, fibro, arthritis, endometriosis, endo, long covid, chronic fatigue, exhausted all the time, painkillers, flare up, hurts all the time, physiotherapy, pain clinic, invisible illness, doctors don't believe me, my back hurts, it hurts every, doctor shrugs, doctors shrug, the pain, my pain, pain every day, in pain all, pain all the time, live with pain, living with pain, constant headaches, chronic headaches, bad back, back hurts, my back pain, knee pain, my knee hurts, pain won't go away, pain doesn't go away, chronic illness and pain, neck pain, shoulder pain, hip pain, my migraine, my migraines, pain for years, hurts for months, tired all the time from pain, nerve pain, joint pain",
      he: 'כאב כרוני, כאבים כרוניים, כואב לי כל הזמן, כאבי גב, פריצת דיסק, מיגרנה, מיגרנות, כאבי ראש, פיברומיאלגיה, פיברו, דלקת פרקים, אנדומטריוזיס, קוביד ארוך, לונג קוביד, תשישות כרונית, עייפה כל הזמן, עייף כל הזמן, משככי כאבים, התקף כאב, התלקחות, פיזיותרפיה, מרפאת כאב, לא מאמינים לי שכואב, הכאבים שלי, כאבים כל הזמן, כאבים כל יום, כאבים חזקים, חי עם כאב, חיה עם כאב, חי עם כאבים, חיה עם כאבים, כאבים בגב, הגב שלי הורג, כואב לי הגב, הגב כואב לי, כאבי ברכיים, כואבת לי הברך, כאבי ראש כל, כואב לי הראש כל, הכאב לא עובר, הכאב לא נגמר, כאבי צוואר, כאבי פרקים, כאב שלא עובר, כאבים שלא עוברים, הרופאים לא מוצאים, כאבים נוירופתיים',
    },
    lines: {
      PS: [
        ['What is hardest about the pain these days?', 'מה הכי קשה בכאב בימים האלה?'],
        ['How is it right now compared with this morning?', 'איך זה עכשיו, לעומת הבוקר?'],
        ['What do others not see of it?', 'מה לא רואים מזה מסביב?'],
        ['What do you miss most since the pain came?', 'מה הכי חסר לך מאז שהכאב כאן?'],
      ],
      ED: [
        [
          'What is different on the days that are a little easier?',
          'מה שונה בימים שקצת יותר קלים?',
        ],
        ['Who manages to be near you without giving advice?', 'מי מצליח להיות לידך בלי לתת עצות?'],
        [
          'What have you learnt about yourself from living with pain?',
          'מה למדת על עצמך מהחיים עם הכאב?',
        ],
        ['What would you like people to understand about it?', 'מה חשוב לך שיבינו לגבי הכאב?'],
      ],
      FC: [
        [
          'What comes first for you on a day with little strength?',
          'מה בא אצלך קודם, ביום עם מעט כוח?',
        ],
        ['What do you need most from the people around you?', 'מה הכי נחוץ לך מהאנשים סביבך?'],
        [
          'What is hardest for you to give up because of the pain?',
          'על מה הכי קשה לך לוותר בגלל הכאב?',
        ],
      ],
      DG: [
        [
          'Which short sentence could tell others how you are today?',
          'איזה משפט קצר יכול לומר לאחרים מה המצב היום?',
        ],
        ['Which task this week could be made half as big?', 'איזו משימה השבוע אפשר לחתוך לחצי?'],
        [
          'What small good thing is possible even on a bad day?',
          'איזה דבר קטן וטוב אפשרי גם ביום רע?',
        ],
      ],
    },
  },
  {
    key: 'waiting_for_results',
    tone: 'hard',
    words: {
      en: "waiting for results, test results, biopsy, mri, mammogram, waiting for an answer, waiting to hear, waiting for the call, they said two weeks, haven't heard back, still no answer, no news yet, in limbo, refresh my email, the waiting, waiting for the results, waiting for my results, waiting for test results, results of the biopsy, results of the scan, my scan results, my biopsy, blood test results, when the results come, get the results, no results yet, waiting for their answer, waiting for a decision, waiting for the verdict, waiting for a reply from, haven't heard anything yet, still waiting for, still haven't heard, waiting is killing me, can't stand the waiting, the not knowing, waiting to find out, keep refreshing",
      he: 'מחכה לתוצאות, מחכים לתוצאות, תוצאות של בדיקה, ביופסיה, אמ אר איי, ממוגרפיה, מחכה לתשובה, מחכים לתשובה, מחכה לטלפון, עוד אין תשובה, לא חזרו אליי, אמרו שבועיים, בלימבו, לימבו, החלטת בית המשפט, מכתב קבלה, התקבלתי או לא, מרעננת את המייל, מרענן את המייל, ההמתנה, מחכה לתוצאות של, התוצאות של הבדיקה, תוצאות הבדיקה, תוצאות הביופסיה, תוצאות בדיקות, התוצאות עוד לא, עוד אין תוצאות, מתי יגיעו התוצאות, לקבל תוצאות, לחכות לתוצאות, לחכות לתשובה, מחכה להחלטה, מחכים להחלטה, ממתין לתשובה, ממתינה לתשובה, ממתין לתוצאות, ממתינה לתוצאות, עוד לא חזרו אליי, עדיין אין תשובה, ההמתנה הורגת, ההמתנה הזאת, חוסר הוודאות, אי הידיעה, מחכה לציון',
    },
    lines: {
      PS: [
        ['When in the day is the waiting hardest?', 'מתי ביום ההמתנה הכי קשה?'],
        ['Which answer do your thoughts keep going to?', 'לאיזו תשובה המחשבות הולכות שוב ושוב?'],
        ['Who knows that you’re waiting?', 'מי יודע על ההמתנה הזאת?'],
        ['What are you most afraid of in the answer?', 'מה הכי מפחיד אותך בתשובה?'],
      ],
      ED: [
        ['What helped you when you had to wait for something before?', 'מה עזר לך בהמתנות קודמות?'],
        [
          'If the hard answer comes, who will be with you on the first day?',
          'אם תגיע התשובה הקשה, מי יהיה איתך ביום הראשון?',
        ],
        [
          'If the good answer comes, what will you do first?',
          'אם תגיע התשובה הטובה, מה יהיה הדבר הראשון?',
        ],
        [
          'What stays true for you, whatever the answer is?',
          'מה נשאר נכון אצלך, לא משנה מה תהיה התשובה?',
        ],
      ],
      FC: [
        ['What really depends on this answer for you?', 'מה באמת תלוי בשבילך בתשובה הזאת?'],
        ['What is up to you until the answer comes?', 'מה תלוי בך עד שתגיע התשובה?'],
        [
          'What helps you most in the hard hours of waiting?',
          'מה הכי עוזר לך בשעות הקשות של ההמתנה?',
        ],
      ],
      DG: [
        ['What could you plan for one evening until then?', 'מה אפשר לתכנן לערב אחד עד אז?'],
        [
          'Where, and with whom, would you like to be when the answer comes?',
          'איפה ועם מי טוב לך להיות כשהתשובה תגיע?',
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
      en: 'quit smoking, stop smoking, cigarette, cigarettes, a pack a day, vape, vaping, nicotine, nicotine patch, drink too much, stop drinking, quit drinking, alcohol, alcoholic, hungover, sobriety, aa meeting, i smoke, my smoking, smoking again, started smoking, smoked again, smoke a pack, my drinking, i drink too much, drinking too much, i drink every, drink every night, drinking every, too much wine, wine every night, bottle of wine, a beer every, beers every, stopped drinking, stopped smoking, give up smoking, give up drinking, gave up smoking, gave up drinking, days sober, staying sober, get sober, smoke weed, smoking weed, cut down on drinking, cut down on smoking, get drunk, got drunk again, alcohol problem, drink less, smoke less, i vape, smoking',
      he: 'מעשנת, מעשן, לעשן, עישון, להפסיק לעשן, הפסקתי לעשן, סיגריה, סיגריות, קופסה ביום, וייפ, ניקוטין, מדבקות ניקוטין, שותה יותר מדי, להפסיק לשתות, הפסקתי לשתות, לשתות פחות, אלכוהול, אלכוהוליסט, אלכוהוליסטית, הנגאובר, פיכח, פיכחת, חזרתי לעשן, חזרתי לשתות, ג׳וינט, שותה יין כל, שותה כל ערב, שותה כל יום, שותה הרבה, שותה אלכוהול, בקבוק יין, כוס יין כל, בירה כל ערב, בירות כל ערב, השתייה שלי, העישון שלי, להפחית בשתייה, להפחית בעישון, לעשן פחות, להיגמל מסיגריות, להיגמל מעישון, להיגמל מאלכוהול, גמילה מעישון, גמילה מאלכוהול, השתכרתי, משתכר, משתכרת, מעשן קופסה, מעשנת קופסה, מעשן גראס, מעשנת גראס, מעשן ירוק, מעשנת ירוק, התחלתי לעשן, להפסיק עם הסיגריות, להפסיק עם האלכוהול',
    },
    lines: {
      PS: [
        ['What has it given you over time?', 'מה זה נתן לך לאורך הזמן?'],
        ['At which hour of the day is the pull strongest?', 'באיזו שעה ביום המשיכה הכי חזקה?'],
        ['What usually happens just before the urge comes?', 'מה קורה בדרך כלל רגע לפני שבא החשק?'],
        ['What would you like to be different about it?', 'מה חשוב לך שיהיה בזה אחרת?'],
      ],
      ED: [
        [
          'What has worked best so far, even for a while?',
          'מה עבד עד עכשיו הכי טוב, אפילו לזמן קצר?',
        ],
        ['When did a moment like that go well without it?', 'מתי רגע כזה עבר טוב בלי זה?'],
        ['Who would be glad if this changed?', 'מי ישמח אם זה ישתנה?'],
        [
          'What would there be more room for in a year, with less of it?',
          'למה יהיה יותר מקום בעוד שנה, אם יהיה פחות מזה?',
        ],
      ],
      FC: [
        [
          'For what, or for whom, would a hard week be worth it to you?',
          'בשביל מה, או בשביל מי, שווה לך לעבור שבוע קשה?',
        ],
        ['Which rule about it could you really keep?', 'באיזה כלל בעניין הזה אפשר באמת לעמוד?'],
        ['Which of the times in a week would you really miss?', 'איזו מהפעמים בשבוע באמת תחסר לך?'],
      ],
      DG: [
        [
          'What could be within reach at the hard hour in its place?',
          'מה יכול להיות בהישג יד בשעה הקשה, במקום זה?',
        ],
        ['Whom could you ask to support you in this?', 'ממי אפשר לבקש תמיכה בזה?'],
        [
          'Which sentence could be ready for when somebody offers?',
          'איזה משפט יכול להיות מוכן למקרה שמציעים?',
        ],
      ],
    },
  },
  {
    key: 'neighbours',
    tone: 'hard',
    words: {
      en: "loud music, thin walls, housemate, shared house, shared kitchen, building committee, smoke from the balcony, our neighbour, our neighbor, neighbour's dog, neighbor's dog, noise from upstairs, people upstairs, guy upstairs, woman upstairs, people next door, noise next door, neighbour parks, neighbor parks, their music all night, living with roommates, my housemate, my housemates, roommate never, flatmate never, roommate leaves, flatmate leaves, people i live with, next door, dog barks, neighbour upstairs, neighbor upstairs, upstairs neighbour, upstairs neighbor, upstairs neighbours, upstairs neighbors, noisy neighbours, noisy neighbors, neighbour keeps, neighbor keeps, neighbours keep, neighbors keep, problem with my neighbour, problem with my neighbor, fight with my neighbour, fight with my neighbor, neighbour complains, neighbor complains, roommate doesn't, flatmate doesn't, roommate keeps, flatmate keeps, problem with my roommate, problem with my flatmate, neighbour won't, neighbor won't",
      he: 'השכן מעלה, השכנה מעלה, השכן מעליי, השכנים מלמעלה, השכן מלמעלה, השכנה מלמטה, קומה מעל, מוזיקה בקולי קולות, הכלב נובח, קירות דקים, ועד בית, ועד הבית, תפסו לי את החניה, דירת שותפים, מטבח משותף, הזמנתי משטרה, ריח של סיגריות, השכן שלי, השכנה שלי, השכנים שלי, השכנים שלנו, השכן שלנו, השכנה שלנו, השכן ממול, השכנה ממול, השכנה מעליי, השכנים מעליי, שכן רועש, שכנים רועשים, רעש מהשכנים, רעש של השכנים, הרעש מלמעלה, הכלב של השכנים, הכלב של השכן, הכלב של השכנה, ריב עם השכן, ריב עם השכנה, ריב עם השכנים, השותף שלי לדירה, השותפה שלי לדירה, השותפים לדירה, חניה של השכן',
    },
    lines: {
      PS: [
        ['What about it disturbs you most?', 'מה בעניין הזה הכי מפריע לך?'],
        ['When is it worst for you?', 'מתי זה הכי מפריע?'],
        [
          'When did it turn from a nuisance into something more?',
          'מתי זה הפך ממטרד למשהו יותר גדול?',
        ],
        [
          'What hurts or angers you in it, apart from the thing itself?',
          'מה פוגע או מכעיס בזה, חוץ מהדבר עצמו?',
        ],
      ],
      ED: [
        ['How might the other side tell this story?', 'איך הסיפור הזה נשמע אולי מהצד השני?'],
        ['What was it like at home before this began?', 'איך היה בבית לפני שזה התחיל?'],
        ['Who else in the house lives with it?', 'מי עוד בבניין או בדירה חי עם זה?'],
        ['What has worked, even a little, so far?', 'מה כבר עזר בעניין הזה, אפילו קצת?'],
      ],
      FC: [
        [
          'What matters most to you about it in the end?',
          'מה הכי חשוב לך בעניין הזה, בסופו של דבר?',
        ],
        [
          'If only one thing changed at home, what would be enough?',
          'אם רק דבר אחד ישתנה בבית, מה יספיק?',
        ],
        [
          'How much of your strength is this matter worth to you?',
          'כמה כוח שווה לך להשקיע בעניין הזה?',
        ],
      ],
      DG: [
        [
          'Which way of raising it has the best chance?',
          'לאיזו דרך להעלות את זה יש הכי הרבה סיכוי?',
        ],
        ['What exactly could you ask for, in one sentence?', 'מה בדיוק אפשר לבקש, במשפט אחד?'],
        [
          'What could make home a little calmer for you until something changes?',
          'מה יכול להרגיע קצת בבית, עד שמשהו ישתנה?',
        ],
      ],
    },
  },
  {
    key: 'news_and_war',
    tone: 'hard',
    words: {
      en: "doomscrolling, sirens, rockets, bomb shelter, air raid, terror attack, hostages, ceasefire, bombing, climate change, state of the world, world is ending, world war, watching the news, reading the news, read the news, the news is, news all day, all the news, bad news from the war, because of the war, this war, the situation in the world, the state of the country, my husband is in the reserves, called up for reserve, called up to the reserves, afraid of war, scared of war, the sirens, in the shelter, rockets fell, climate crisis, climate anxiety, nuclear war, world is falling apart, the world is going, the elections, scared of the war, afraid of the war, war in my country, obsessed with the news, addicted to the news, can't stop reading the news, can't stop watching the news, climate, the headlines",
      he: 'גוללת חדשות, אזעקה, אזעקות, צבע אדום, טילים, רקטות, בומים, כטבמים, פיגועים, חטופים, חטופה, מילואימניק, צו שמונה, הפסקת אש, פינו אותנו, משבר האקלים, המצב בארץ, מצב העולם, פיקוד העורף, לראות חדשות, רואה חדשות, מכור לחדשות, מכורה לחדשות, חדשות כל היום, לא מפסיק לראות חדשות, לא מפסיקה לראות חדשות, בגלל המלחמה, המלחמה הזאת, בזמן המלחמה, המצב בעולם, המצב הביטחוני, בממ״ד, במקלט, לממ״ד, רצים לממ״ד, קראו לי למילואים, מפחדת מהאזעקות, מפחד מהאזעקות, פחד מאזעקות, חרדה מהמצב, מצב המדינה, פינו אותנו מהבית, פחד מהמלחמה, מפחד מהמלחמה, מפחדת מהמלחמה, המלחמה לא נגמרת',
    },
    lines: {
      PS: [
        ['What of all this touches you most these days?', 'מה מכל זה הכי נוגע בך בימים האלה?'],
        ['For whom, or for what, are you most afraid?', 'על מי, או על מה, הפחד הכי גדול?'],
        ['What has it changed in your days?', 'מה המצב הזה שינה בימים שלך?'],
        ['What goes on in you when the news comes in?', 'מה קורה אצלך כשמגיעות חדשות?'],
      ],
      ED: [
        [
          'When, these days, did you forget it for a few minutes?',
          'מתי בימים האלה זה נשכח לכמה דקות?',
        ],
        ['Who around you is holding up fairly well, and how?', 'מי בסביבה מחזיק מעמד לא רע, ואיך?'],
        ['What around you goes on well in spite of it all?', 'מה ממשיך סביבך טוב, למרות הכול?'],
        ['What helped you through an earlier time of worry?', 'מה עזר לך בתקופת דאגה קודמת?'],
      ],
      FC: [
        ['What in all this is up to you?', 'מה מכל זה תלוי בך?'],
        ['How much news do you really need in a day?', 'כמה חדשות באמת נחוצות לך ביום?'],
        [
          'What do you want to keep safe in your day, whatever goes on outside?',
          'על מה חשוב לך לשמור ביום שלך, לא משנה מה קורה בחוץ?',
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
      en: "always there for, always there for everyone, always helping, help everyone, rescuer, therapist friend, everyone's therapist, the strong one, everyone leans on me, they all call me, i give and give, nobody asks how i am, who is there for me, save everyone, carry everyone, i'm always there for, i'm the one who helps, always helping everyone, always helping others, take care of everyone, taking care of everyone, care for everyone, everyone comes to me, everyone calls me when, everybody calls me, everyone relies on me, everybody relies on me, everyone depends on me, help everybody, solve everyone's problems, everyone's problems, friends' problems, be the strong one, always the strong one, nobody helps me, no one helps me, who helps me, no one asks how i am, nobody asks me how, i give everyone, take on everyone's",
      he: 'תמיד שם בשביל, שם בשביל כולם, עוזרת לכולם, עוזר לכולם, מצילה את כולם, מציל את כולם, הפסיכולוגית של כולם, הפסיכולוג של כולם, אני החזקה, כולם נשענים עליי, נשענים עליי, כולם מתקשרים אליי, נותנת ונותנת, נותן ונותן, אף אחד לא שואל מה איתי, מי שם בשבילי, ומי דואג לי, הבעיות של כולם, סוחבת את כולם, סוחב את כולם, אני תמיד עוזר, אני תמיד עוזרת, תמיד עוזר לכולם, תמיד עוזרת לכולם, דואג לכולם, דואגת לכולם, מטפל בכולם, מטפלת בכולם, אני שם לכולם, אני שם בשביל כולם, תמיד שם בשביל כולם, כולם באים אליי, כולם פונים אליי, כולם נשענים, פותר לכולם, פותרת לכולם, לוקח על עצמי את כולם, לוקחת על עצמי את כולם, הבעיות של אחרים, הצרות של כולם, אף אחד לא שואל אותי, אף אחד לא שואל מה שלומי, אף אחד לא דואג לי, אף אחד לא עוזר לי, מי עוזר לי, תמיד להיות החזקה, תמיד להיות החזק, כולם תלויים בי',
    },
    lines: {
      PS: [
        ['Whose troubles weigh on you most just now?', 'הצרות של מי הכי מכבידות עכשיו?'],
        ['How do you notice that it has been too much?', 'לפי מה אפשר לדעת שזה כבר יותר מדי?'],
        ['What do you feel when the next request comes?', 'מה עולה בך כשמגיעה הבקשה הבאה?'],
        ['What would you like somebody to ask you?', 'מה היה טוב שמישהו ישאל אותך?'],
      ],
      ED: [
        ['Where did you learn to look after others?', 'איפה למדת לדאוג לאחרים?'],
        ['When did somebody surprise you by managing alone?', 'מתי מישהו הפתיע אותך והסתדר לבד?'],
        [
          'Who would help you, if they knew how things are with you?',
          'מי היה בא לעזור, אילו ידע מה קורה אצלך?',
        ],
        [
          'What would really happen if you couldn’t be reached for a week?',
          'מה באמת היה קורה אם לא היה אפשר להשיג אותך שבוע?',
        ],
      ],
      FC: [
        ['Whom do you help gladly?', 'למי נעים לך לעזור?'],
        [
          'When does it stop being help and become doing it for them?',
          'מתי זו כבר לא עזרה, אלא לעשות במקומם?',
        ],
        [
          'How much of your week would you like to have for yourself?',
          'כמה מהשבוע חשוב לך שיישאר לעצמך?',
        ],
      ],
      DG: [
        ['What would half the help be, this time?', 'מה יהיה הפעם חצי מהעזרה?'],
        [
          'What small thing could you ask of somebody this week?',
          'איזו בקשה קטנה אפשר להפנות השבוע למישהו?',
        ],
        [
          'During which hour could you be out of reach?',
          'איזו שעה אפשר לשמור בלי שאף אחד יוכל להשיג אותך?',
        ],
      ],
    },
  },
  {
    key: 'birthday',
    tone: 'hard',
    words: {
      en: "my birthday, forgot my birthday, turned thirty, turning thirty, new year's eve, xmas, christmas alone, valentine's, valentine's day, mother's day, father's day, nobody remembered, no one remembered, spend it alone, my birthday is, on my birthday, for my birthday, birthday alone, turning thirty soon, celebrate my birthday, celebrating my birthday, hate my birthday, hate birthdays, birthday coming up, new year's eve alone, christmas is coming, alone at christmas, alone on christmas, christmas this year, christmas without, before christmas, this christmas, alone for the holidays, hate the holidays, the holidays are, holidays are coming, holidays without, first holiday without, easter alone, wished me happy birthday, christmas day, my 30th birthday, my 40th birthday, my 50th birthday, dreading christmas, dread christmas, dreading the holidays, dread the holidays, dreading my birthday",
      he: 'ביום ההולדת שלי, שכחו את היום הולדת, שכחו לי את היומולדת, סדר פסח, סילבסטר, חג המולד, כריסמס, יום האהבה, יום האם, יום המשפחה, אף אחד לא זכר, לבד בחג, יום ההולדת שלי, ליום ההולדת שלי, לפני החג, לפני החגים, ערב חג לבד, ערב החג, החג הזה, חג לבד, החגים קשים, החגים האלה, שונא חגים, שונאת חגים, שונא ימי הולדת, שונאת ימי הולדת, יום הולדת לבד, לחגוג יום הולדת, לחגוג את יום ההולדת, ליל הסדר לבד, ארוחת חג, ארוחת החג, ערב ראש השנה, החג הראשון בלי, בפסח הזה, חגים בלי, יומולדת שלושים, יום הולדת שלי, היום הולדת שלי, בחגים אני לבד, החגים מתקרבים, החגים מגיעים',
    },
    lines: {
      PS: [
        ['What about this day is on your mind most?', 'מה ביום הזה הכי מעסיק אותך?'],
        ['What do you hope for on this day?', 'מה התקווה שלך ליום הזה?'],
        ['What is hardest about such a day for you?', 'מה הכי קשה לך ביום כזה?'],
        ['What does this day remind you of?', 'מה היום הזה מזכיר לך?'],
      ],
      ED: [
        ['What made such a day good for you once?', 'מה עשה לך טוב פעם, ביום כזה?'],
        [
          'What would you do with the day if nobody expected anything?',
          'מה היה נכנס ליום הזה, אם אף אחד לא היה מצפה לכלום?',
        ],
        ['Who else might find this day hard?', 'למי עוד היום הזה אולי לא קל?'],
        [
          'How would you like to think back to it a week later?',
          'איך היה טוב להיזכר ביום הזה שבוע אחר כך?',
        ],
      ],
      FC: [
        ['What matters most to you on that day?', 'מה הכי חשוב לך ביום הזה?'],
        ['What one thing would make it a day of your own?', 'איזה דבר אחד יהפוך את זה ליום שלך?'],
        [
          'What of the usual way of celebrating would you like to keep?',
          'מה מהדרך הרגילה לחגוג חשוב לך לשמור?',
        ],
      ],
      DG: [
        [
          'What small thing could be at the centre of that day?',
          'איזה דבר קטן יכול להיות במרכז היום הזה?',
        ],
        ['Whom could you tell what that day means to you?', 'למי אפשר לספר מה היום הזה בשבילך?'],
        ['With whom would you like to spend an hour of it?', 'עם מי היה טוב להעביר שעה מהיום הזה?'],
      ],
    },
  },
  {
    key: 'forgiving',
    tone: 'open',
    words: {
      en: "forgive, forgiving, forgiveness, forgave, can't forgive, forgive him, forgive her, forgive them, forgive my father, forgive my mother, should i forgive, never forgive, grudge, hold a grudge, resentment, resent, asked for forgiveness, revenge, forgive someone, forgive somebody, forgive my sister, forgive my brother, forgive my ex, forgive my friend, forgive what he did, forgive what she did, forgive what they did, don't want to forgive, not ready to forgive, how do i forgive, how to forgive, do i have to forgive, he asked me to forgive, she asked me to forgive, he wants forgiveness, she wants forgiveness, after what he did to me, after what she did to me, still can't forgive, still resent, i resent my, i still hold a grudge, give him another chance, give her another chance, give him a second chance, give her a second chance",
      he: 'לסלוח, סולחת, סולח, סלחתי, לא סולחת, לא סולח, לא מסוגלת לסלוח, לא מסוגל לסלוח, לסלוח לו, לסלוח לה, לסלוח להם, לסלוח לאבא, לסלוח לאמא, למחול, טינה, נוטרת טינה, נוטר טינה, שומרת טינה, ביקש סליחה, ביקשה סליחה, מה שעשה לי, מה שעשתה לי, נקמה, לסלוח למישהו, לסלוח לאבא שלי, לסלוח לאמא שלי, לסלוח לאחותי, לסלוח לאחי, לסלוח לאקס, לסלוח לאקסית, לסלוח לחברה, לסלוח לחבר, לסלוח על, לא סלחתי, עוד לא סלחתי, לא יכול לסלוח, לא יכולה לסלוח, לא מצליח לסלוח, לא מצליחה לסלוח, איך סולחים, איך לסלוח, צריך לסלוח, צריכה לסלוח, רוצה שאסלח, לתת לו עוד הזדמנות, לתת לה עוד הזדמנות, לתת לו הזדמנות שנייה, לתת לה הזדמנות שנייה, אחרי מה שעשה לי, אחרי מה שעשתה לי, ביקש ממני סליחה, ביקשה ממני סליחה, ביקשו סליחה',
    },
    lines: {
      PS: [
        ['What exactly was hurt in you?', 'מה בדיוק נפגע אצלך?'],
        ['Which moment comes up when you think of it?', 'איזה רגע עולה במחשבה על זה?'],
        ['What makes forgiving hard here?', 'מה מקשה כאן על הסליחה?'],
        ['What does the anger still protect in you?', 'על מה הכעס עוד שומר אצלך?'],
      ],
      ED: [
        ['What would the other side have to understand?', 'מה חשוב שיבינו בצד השני?'],
        ['What does it cost you to go on carrying this?', 'מה עולה לך להמשיך לסחוב את זה?'],
        [
          'When did you forgive something, and how did that come about?',
          'מתי יצא לך לסלוח על משהו, ואיך זה קרה?',
        ],
        [
          'What place would you like this to have in your life in five years?',
          'איזה מקום היה טוב שיהיה לזה בחיים שלך בעוד חמש שנים?',
        ],
      ],
      FC: [
        ['Which part of it, if any, could you forgive?', 'על איזה חלק מזה, אם בכלל, אפשר לסלוח?'],
        [
          'What matters most to you here, with them or without them?',
          'מה הכי חשוב לך כאן, ביחד או בנפרד?',
        ],
        [
          'What would you need before any step in that direction?',
          'מה צריך לקרות לפני כל צעד בכיוון הזה?',
        ],
      ],
      DG: [
        [
          'What would you write in a letter that need not be sent?',
          'מה היה כתוב במכתב שלא חייבים לשלוח?',
        ],
        [
          'What small step could you try without committing to more?',
          'איזה צעד קטן אפשר לנסות, בלי להתחייב ליותר?',
        ],
        [
          'With whom could you talk it over who is on nobody’s side?',
          'עם מי, שלא בצד של אף אחד, אפשר לדבר על זה?',
        ],
      ],
    },
  },
  {
    key: 'boredom_and_emptiness',
    tone: 'hard',
    words: {
      en: "boredom, so bored, emptiness, feel empty, everything is flat, nothing interests me, nothing interests, don't feel like anything, don't enjoy anything, no joy, no motivation, same every day, every day is the same, groundhog day, gray days, scrolling all day, nothing to look forward to, i'm bored, bored with my life, bored of my life, bored all the time, life is boring, my life is boring, everything is boring, everything bores me, i feel empty, feeling empty, empty inside, i feel flat, feel numb, feeling numb, no motivation for anything, nothing excites me, nothing makes me happy, nothing feels, everything feels grey, everything feels flat, don't feel anything, don't enjoy anything anymore, no desire to do anything, don't want to do anything, days are all the same, all days are the same, lost interest in everything, no energy for anything",
      he: 'משעמם לי, שעמום, ריקנות, ריק לי, מרגישה ריקה, מרגיש ריק, הכול אפור, כלום לא מעניין, שום דבר לא מעניין אותי, לא מעניין אותי כלום, אין חשק לכלום, לא נהנית מכלום, לא נהנה מכלום, אין לי מוטיבציה, כל יום אותו דבר, אותו דבר כל יום, גוללת כל היום, גולל כל היום, בא לי כלום, משעמם לי בחיים, החיים משעממים, החיים שלי משעממים, משועמם מהחיים, משועממת מהחיים, ריק בפנים, ריקה בפנים, תחושת ריקנות, הריקנות, הריק הזה, אני מרגיש ריק, אני מרגישה ריקה, לא מרגיש כלום, לא מרגישה כלום, הכול שטוח, הכול משעמם, אין לי חשק לכלום, אין לי חשק לשום דבר, אין לי כוח לכלום, שום דבר לא עושה לי, כלום לא עושה לי, כלום לא משמח אותי, שום דבר לא משמח אותי, לא בא לי כלום, לא בא לי לעשות כלום, הימים אותו דבר, הכול אותו דבר, חיים אפורים',
    },
    lines: {
      PS: [
        ['At which hour do you feel the emptiness most?', 'באיזו שעה הריקנות הכי מורגשת אצלך?'],
        ['When did it begin to be like this?', 'ממתי זה ככה אצלך?'],
        ['What did you stop enjoying?', 'מה הפסיק לעשות לך טוב?'],
        ['What else might be there under the emptiness?', 'מה עוד אולי נמצא מתחת לריקנות?'],
      ],
      ED: [
        ['When did something last interest you a little?', 'מתי משהו עניין אותך קצת בזמן האחרון?'],
        ['What could keep you busy for hours as a child?', 'מה היה מעסיק אותך שעות בילדות?'],
        [
          'Who around you really enjoys something, and what is it?',
          'מי בסביבה שלך נהנה ממשהו באמת, וממה?',
        ],
        [
          'What would a day be like that you’d look forward to?',
          'איך היה נראה יום ששווה לחכות לו?',
        ],
      ],
      FC: [
        ['What is missing most these days?', 'מה הכי חסר לך בימים האלה?'],
        [
          'Which hour of the day would you like to change first?',
          'איזו שעה ביום הכי שווה לשנות קודם?',
        ],
        ['What would be enough for a slightly better day?', 'מה יספיק כדי שיום יהיה קצת יותר טוב?'],
      ],
      DG: [
        [
          'What could you do for ten minutes, even without feeling like it?',
          'מה אפשר לעשות עשר דקות, גם בלי חשק?',
        ],
        ['What could be a little different tomorrow?', 'מה יכול להיות מחר קצת שונה?'],
        [
          'What could you plan with somebody in the next two weeks?',
          'מה אפשר לקבוע עם מישהו לשבועיים הקרובים?',
        ],
      ],
    },
  },
  {
    key: 'good_news',
    tone: 'glad',
    words: {
      en: "good news, great news, i got the job, got the job, i passed, passed the exam, passed my test, i won, we won, we did it, finally did it, so proud, proud of myself, over the moon, went really well, went great, can't stop smiling, i got into, got into uni, got into university, got accepted, i got promoted, i'm engaged, we got engaged, i got in, got the promotion, got a raise, got my degree, i finished my, i've finished my, i made it, we made it, they accepted me, they said yes, it went better than, i'm so happy, i'm so proud, i'm thrilled, so excited, best news, wonderful news, amazing news, happy news, test came back negative, results came back clear, we're expecting, i'm pregnant and so happy, got the all clear, i nailed it",
      he: 'חדשות טובות, בשורה טובה, בשורות טובות, התקבלתי, קיבלתי את העבודה, עברתי את המבחן, עברתי טסט, עברתי את הטסט, ניצחתי, כל כך שמחה, כל כך שמח, גאה בעצמי, הלך מעולה, היה מדהים, התארסנו, היא אמרה כן, יום מושלם, לא מפסיקה לחייך, אני שמח, אני שמחה, אני כל כך שמח, אני כל כך שמחה, אני מאושר, אני מאושרת, קיבלתי קידום, קודמתי בעבודה, קיבלו אותי לעבודה, קיבלו אותי ללימודים, התקבלתי לעבודה, התקבלתי ללימודים, התקבלתי לאוניברסיטה, הציע לי נישואים, הצעתי לה והיא, הלך לי מעולה, הלך לי טוב, הלך לי מדהים, הצלחתי סוף סוף, סוף סוף הצלחתי, סיימתי את התואר, אני גאה, התוצאות תקינות, הבדיקות תקינות, הכול תקין, חדשות משמחות, בשורה משמחת, חדשות מעולות, זכיתי במקום, מתרגשת כל כך, מתרגש כל כך',
    },
    lines: {
      PS: [
        ['Which moment of it is the best for you?', 'איזה רגע בזה הכי טוב בשבילך?'],
        [
          'What was the first thing you did when it became real?',
          'מה הדבר הראשון שעשית כשזה נהיה אמיתי?',
        ],
        ['What about it makes you happiest?', 'מה בזה הכי משמח אותך?'],
        ['What about it surprised you?', 'מה בזה הפתיע אותך?'],
      ],
      ED: [
        ['Who would be happiest to hear this?', 'מי הכי ישמח לשמוע את זה?'],
        ['What did you do that led to this?', 'מה עשית שהוביל לזה?'],
        ['How would this have sounded to you a year ago?', 'איך זה היה נשמע לך לפני שנה?'],
        ['Who has a share in it?', 'למי עוד יש בזה חלק?'],
      ],
      FC: [
        [
          'Which part of all this do you most want to remember?',
          'איזה חלק מכל זה הכי חשוב לך לזכור?',
        ],
        ['What does it show you about yourself?', 'מה זה מראה לך על עצמך?'],
        ['What does it make possible for you now?', 'מה זה מאפשר לך עכשיו?'],
      ],
      DG: [
        ['How would you like to mark it this week?', 'איך היה כיף לציין את זה השבוע?'],
        [
          'Which line about it could you write down for a grey day?',
          'איזו שורה על זה אפשר לכתוב לעצמך, ליום אפור?',
        ],
        ['What does this good moment give you the courage for?', 'למה הרגע הטוב הזה נותן לך אומץ?'],
      ],
    },
  },
  {
    key: 'travel',
    tone: 'open',
    words: {
      en: 'holiday abroad, vacation, fear of flying, afraid of flying, scared of flying, airplane, turbulence, solo trip, travel alone, travelling alone, backpacking, hostel, itinerary, packing list, road trip, camino, book the tickets, my trip, a trip to, plan a trip, planning a trip, big trip, going on a trip, trip around the world, travel the world, travel by myself, travelling by myself, traveling by myself, traveling alone, travel to, travelling to, traveling to, go travelling, go traveling, my flight, flight to, fly to, flying to, scared to fly, afraid to fly, get on a plane, get on the plane, fly alone, first time abroad, our holiday, our vacation, book a flight, book the flight, booked a ticket, booked my ticket, booked a flight',
      he: 'טיול לבד, טיול גדול, לטוס, פחד טיסה, פחד מטיסות, מפחדת לטוס, מפחד לטוס, כיסי אוויר, חופשה בחו״ל, נסיעה לחו״ל, לנסוע לבד, טסה לבד, טס לבד, תרמילאית, דרום אמריקה, הוסטל, להזמין כרטיסים, רואד טריפ, הטיול שלי, טיול לחו״ל, טיול אחרי צבא, טיול אחרי הצבא, טיול במזרח, לטייל במזרח, לטייל לבד, לטייל בעולם, מתכננת טיול, מתכנן טיול, מתכננים טיול, נוסע לטיול, נוסעת לטיול, לנסוע לחו״ל, לטוס לחו״ל, לטוס לבד, טס להודו, טסה להודו, טיול להודו, טיסה ראשונה, הטיסה שלי, פחד מטיסה, חרדת טיסה, פחד לטוס, לעלות על מטוס, לעלות למטוס, החופשה שלנו, החופשה שלי, לצאת לחופשה, חופשה משפחתית, הזמנתי טיסה, הזמנתי כרטיס טיסה, טיסה לחו״ל',
    },
    lines: {
      PS: [
        [
          'What comes to mind first when you think of this trip?',
          'מה עולה לך קודם במחשבה על הנסיעה הזאת?',
        ],
        ['What do you hope to find on it?', 'מה התקווה שלך למצוא בנסיעה הזאת?'],
        ['What about the trip are you least sure of?', 'במה בנסיעה הזאת יש לך הכי פחות ביטחון?'],
        ['What would you like it to change for you?', 'מה חשוב לך שהנסיעה הזאת תשנה?'],
      ],
      ED: [
        [
          'What do you know about yourself from an earlier trip?',
          'מה ידוע לך על עצמך מנסיעה קודמת?',
        ],
        [
          'Years from now, which story about it would you like to tell?',
          'בעוד שנים, איזה סיפור מהנסיעה הזאת היה כיף לספר?',
        ],
        [
          'If something went a bit wrong, what might still be good about it?',
          'אם משהו ישתבש קצת, מה עוד יהיה בזה טוב?',
        ],
        [
          'What would someone who travels a lot ask you about it?',
          'מה היה שואל אותך על הנסיעה הזאת מי שנוסע הרבה?',
        ],
      ],
      FC: [
        ['What is this trip for, for you?', 'בשביל מה הנסיעה הזאת, מבחינתך?'],
        ['What must be in it for you?', 'מה חייב להיות בנסיעה הזאת בשבילך?'],
        ['What about the trip really needs a plan?', 'מה בנסיעה הזאת באמת דורש תכנון?'],
      ],
      DG: [
        [
          'What half hour’s work would make the trip a little more real?',
          'איזו חצי שעה של סידורים תקדם קצת את הנסיעה?',
        ],
        ['What could you take with you for a hard moment?', 'מה אפשר לקחת איתך בשביל רגע קשה?'],
        ['What small trial run could come first?', 'איזה ניסיון קטן אפשר לעשות קודם?'],
      ],
    },
  },
];
