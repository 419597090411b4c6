import type { Subject } from './subject.ts';

export const coupleSubjects: Subject[] = [
  {
    key: 'quarrel_with_partner',
    tone: 'hard',
    words: {
      en: 'fight with my husband, fight with my wife, fight with my partner, slept on the couch, same fight again, same argument, we keep fighting, bickering, snapped at each other, won’t apologise, had a row with, apologise to my wife, apologise to my husband, we argued again, argument with my husband, argument with my wife, argued with my husband, argued with my wife, argued with my partner, argued with my boyfriend, argued with my girlfriend, fight with my boyfriend, fight with my girlfriend, fought with my husband, fought with my wife, my husband and I argue, my wife and I argue, my husband and I fight, my wife and I fight, quarrel with my husband, quarrel with my wife, we fight all the time, we argue all the time, my husband yelled at me, my wife yelled at me',
      he: 'ישן בסלון, ישנה בסלון, אותה מריבה, רבים כל הזמן, רבים על שטויות, בלאגן עם אשתי, רבתי עם בעלי, רבתי עם אשתי, רבתי עם החבר, רבתי עם החברה, התווכחתי עם בעלי, התווכחתי עם אשתי, רבנו שוב, רבנו אתמול, ריב עם בעלי, ריב עם אשתי, ריב עם החבר, ריב עם החברה, ריב עם בן הזוג, ריב עם בת הזוג, מריבה עם בעלי, מריבה עם אשתי, מריבות עם בעלי, מריבות עם אשתי, בעלי צעק עליי, אשתי צעקה עליי, בעלי ואני רבים, אשתי ואני רבים, אני ובעלי רבים, אני ואשתי רבים, מריבות בזוגיות, רבנו אני ובעלי, רבנו אני ואשתי, רבתי עם בן הזוג, רבתי עם בת הזוג',
    },
    lines: {
      PS: [
        ['What from this quarrel is still with you?', 'מה מהמריבה הזאת עוד נשאר איתך?'],
        [
          'At which moment did it turn from a conversation into a fight?',
          'באיזה רגע זה הפך משיחה למריבה?',
        ],
        ['What hurt you most in it?', 'מה הכי כאב לך במריבה?'],
        ['What did you want to say and couldn’t?', 'מה היה חשוב לך לומר ולא יצא?'],
      ],
      ED: [
        [
          'How might the other side tell about this quarrel?',
          'איך הצד השני אולי מספר על המריבה הזאת?',
        ],
        ['What helps the two of you to make up?', 'מה עוזר לכם להשלים?'],
        ['What was each of you perhaps trying to protect?', 'על מה כל צד אולי ניסה לשמור?'],
        [
          'How would you like to look back on this quarrel in a year?',
          'איך היה טוב להסתכל על המריבה הזאת בעוד שנה?',
        ],
      ],
      FC: [
        ['What in this quarrel really matters to you?', 'מה במריבה הזאת באמת חשוב לך?'],
        [
          'What is more urgent for you now, being right or being close?',
          'מה דחוף לך יותר עכשיו, צדק או קרבה?',
        ],
        ['Which part of this quarrel is yours to mend?', 'איזה חלק במריבה הזאת הוא שלך לתקן?'],
      ],
      DG: [
        [
          'What could your first sentence be, the next time you talk?',
          'מה יכול להיות המשפט הראשון שלך בשיחה הבאה ביניכם?',
        ],
        ['When is there a quiet moment to talk about it?', 'מתי יש רגע שקט לדבר על זה ביניכם?'],
        [
          'What could you do differently when it starts again?',
          'מה אפשר לעשות אחרת כשזה מתחיל שוב?',
        ],
      ],
    },
  },
  {
    key: 'drifting_apart',
    tone: 'hard',
    words: {
      en: 'drifting apart, drifted apart, growing apart, grew apart, grown apart, like roommates, like flatmates, parallel lives, don’t talk anymore, fell out of love, spark is gone, no spark, spark died, lost the spark, lonely in my marriage, lonely in my relationship, lonely next to, just logistics, dead marriage, took each other for granted, grew distant, so distant lately, drifting from my husband, drifting from my wife, husband on his phone, wife on her phone, husband and I hardly talk, wife and I hardly talk, strangers in our own house, nothing to say to each other, my husband is distant, my wife is distant, boyfriend is distant, girlfriend is distant',
      he: 'התרחק ממני, התרחקה ממני, שותפים לדירה, כמו שותפים, חיים במקביל, נשחקנו, שחיקה בזוגיות, אין ניצוץ, הניצוץ נעלם, נגמרה האהבה, לא אוהבת אותו יותר, לא אוהב אותה יותר, בודדה בזוגיות, בודד בזוגיות, בודדה בנישואים, כל אחד בטלפון, בעלי בטלפון, אשתי בטלפון, בעלי כל הזמן בטלפון, אשתי כל הזמן בטלפון, כל אחד בעולם שלו, נישואים מתים, נכנסנו לשגרה, קרירות בינינו, ריחוק בינינו, ריחוק בזוגיות, ריחוק מבעלי, ריחוק מאשתי, התרחקנו בזוגיות, אני ובעלי מתרחקים, אני ואשתי מתרחקים, בעלי ואני התרחקנו, אשתי ואני התרחקנו, כמו זרים בבית, בעלי מרוחק, אשתי מרוחקת, החבר שלי מרוחק, החברה שלי מרוחקת, התרחקנו אחד מהשני, התרחקנו אחד מהשנייה, אין לנו על מה לדבר',
    },
    lines: {
      PS: [
        ['Where do you notice the distance most?', 'איפה הריחוק הזה הכי מורגש לך?'],
        ['What do you miss most between you?', 'מה הכי חסר לך ביניכם?'],
        [
          'When did you first feel that something had changed?',
          'מתי הרגשת בפעם הראשונה שמשהו השתנה?',
        ],
        ['What do you do with this feeling when it comes?', 'מה קורה אצלך כשההרגשה הזאת באה?'],
      ],
      ED: [
        [
          'When were you last close, even for a short while?',
          'מתי לאחרונה הייתה ביניכם קרבה, אפילו קצרה?',
        ],
        ['How might this time look from the other side?', 'איך התקופה הזאת אולי נראית מהצד השני?'],
        ['What has taken the place of closeness over time?', 'מה תפס עם הזמן את מקום הקרבה?'],
        [
          'What would it be like if nothing changed for another year?',
          'איך זה יהיה אם שום דבר לא ישתנה עוד שנה?',
        ],
      ],
      FC: [
        ['Which kind of closeness matters most to you?', 'איזה סוג של קרבה הכי חשוב לך?'],
        [
          'What is stronger lately, the wish to stay or to leave?',
          'מה חזק יותר לאחרונה, הרצון להישאר או הרצון ללכת?',
        ],
        [
          'What would you like to be able to tell each other again?',
          'מה היה טוב שאפשר יהיה שוב לספר זה לזה?',
        ],
      ],
      DG: [
        [
          'What would you like to ask, apart from everyday matters?',
          'מה היה טוב לשאול, מעבר לענייני היומיום?',
        ],
        [
          'When and where could you have half an hour together?',
          'מתי ואיפה יכולה להיות לכם חצי שעה יחד?',
        ],
        [
          'How could you say that you miss the closeness, in your own words?',
          'איך אפשר לומר שחסרה לך הקרבה, במילים שלך?',
        ],
      ],
    },
  },
  {
    key: 'breakup',
    tone: 'hard',
    words: {
      en: "broke up, break up, breakup, breaking up, broken up, dumped me, got dumped, my ex, the ex, exes, ghosted after, get over him, get over her, heartbroken, heartbreak, moved on already, seeing someone new, gave the ring back, want him back, want her back, the breakup, since the breakup, since we broke up, he left me, she left me, my boyfriend left me, my girlfriend left me, my husband left me, my wife left me, she ended it, he ended it, ended the relationship, ended our relationship, it's over between us, she dumped me, he dumped me, we split up, ended things, we ended it",
      he: 'נפרדנו, נפרד ממני, נפרדה ממני, זרק אותי, זרקה אותי, עזב אותי, עזבה אותי, האקס, האקסית, האקס שלי, האקסית שלי, נגמר בינינו, סיים את הקשר, סיימה את הקשר, לב שבור, שבר לי את הלב, שברה לי את הלב, להתגבר עליו, להתגבר עליה, יש לו מישהי חדשה, יש לה מישהו חדש, החזיר לי את הדברים, ביטלנו את החתונה, אחרי הפרידה, מאז הפרידה, הפרידה מ, נפרדתי מהחבר, נפרדתי מהחברה, נפרדתי מבן הזוג, נפרדתי מבת הזוג, להיפרד ממנו, להיפרד ממנה, החבר שלי עזב אותי, החברה שלי עזבה אותי, נגמר לנו הקשר, לחזור לאקס, לחזור לאקסית, סיימנו את הקשר',
    },
    lines: {
      PS: [
        ['When in the day do you feel the breakup most?', 'מתי במשך היום הפרידה הכי מורגשת?'],
        ['Which feeling is strongest at the moment?', 'איזה רגש סביב הפרידה הכי חזק כרגע?'],
        [
          'What do you miss, and what are you glad to be without?',
          'מה חסר לך מאז, ומה דווקא הוקל?',
        ],
        ['What would you still like to say, if you could?', 'מה עוד חשוב לך לומר, אילו היה אפשר?'],
      ],
      ED: [
        ['What was good in this relationship, and what was not?', 'מה היה טוב בקשר הזה, ומה לא?'],
        [
          'What had too little room in you during this relationship?',
          'למה בך לא היה מספיק מקום בקשר הזה?',
        ],
        [
          'Who around you can hear about it once more without offering a solution?',
          'מי בסביבה שלך יכול לשמוע על זה עוד פעם, בלי להציע פתרון?',
        ],
        [
          'What do you hope to say about this time in a year?',
          'מה היה טוב לומר על התקופה הזאת בעוד שנה?',
        ],
      ],
      FC: [
        [
          'What do you miss more, this person or being a couple?',
          'מה חסר לך יותר, האדם הזה או הזוגיות?',
        ],
        [
          'Which question about the end is still open for you?',
          'איזו שאלה על הסוף עוד פתוחה אצלך?',
        ],
        ['What would you like to keep from this relationship?', 'מה חשוב לך לקחת איתך מהקשר הזה?'],
      ],
      DG: [
        ['What could help you through the hardest hours?', 'מה יכול לעזור לך בשעות הקשות?'],
        ['How much contact is good for you now?', 'כמה קשר ביניכם עושה לך טוב עכשיו?'],
        [
          'With whom would you like to spend some time this week?',
          'עם מי היה טוב לבלות קצת זמן השבוע?',
        ],
      ],
    },
  },
  {
    key: 'divorce',
    tone: 'hard',
    words: {
      en: "divorce, divorcing, get divorced, custody, joint custody, child support, wants a divorce, filed for divorce, leave my husband, leave my wife, end my marriage, marriage is over, marriage is ending, staying for the kids, stay for the kids, moved out of our house, co-parenting, divorce lawyer, we're getting divorced, getting a divorce, we separated, we are separating, we're separated, separated from my husband, separated from my wife, separation from my husband, separation from my wife, divorce mediator, tell the kids about the divorce, since the divorce, after the divorce, sign the divorce, divorce papers, my ex husband, my ex wife, we divorced",
      he: 'גירושים, גירושין, להתגרש, מתגרשים, מתגרשת, התגרשנו, התגרשתי, הגרוש שלי, הגרושה שלי, הסכם גירושין, משמורת, משמורת משותפת, הסדרי ראייה, זמני שהות, לפרק את הבית, לפרק את המשפחה, נשארת בגלל הילדים, נשאר בגלל הילדים, הנישואים נגמרו, עורך דין לגירושין, גרים בנפרד, תהליך גירושים, גישור בגירושים, הליך גירושין, דמי מזונות, מאז הגירושים, אחרי הגירושים, להגיד לילדים שאנחנו מתגרשים, אנחנו בפירוד, פירוד מבעלי, פירוד מאשתי, תיק גירושין, בעלי רוצה להתגרש, אשתי רוצה להתגרש, לתת גט, מסרב גט',
    },
    lines: {
      PS: [
        ['What about the divorce weighs most right now?', 'מה בגירושים הכי כבד עכשיו?'],
        ['Which feeling about it gets too little room?', 'לאיזה רגש בתוך זה יש פחות מדי מקום?'],
        ['What goes round in your head most?', 'מה מסתובב לך בראש הכי הרבה?'],
        [
          'What about this marriage do you find hard to let go?',
          'על מה בנישואים האלה קשה לך לוותר?',
        ],
      ],
      ED: [
        [
          'How would you like to deal with each other later on?',
          'איך היה טוב שתתנהלו זה מול זה בהמשך?',
        ],
        [
          'What from your life before the marriage would you like to have back?',
          'מה מהחיים שלפני הנישואים היה טוב שיחזור?',
        ],
        [
          'What could an ordinary day look like in two years?',
          'איך יכול להיראות יום רגיל בעוד שנתיים?',
        ],
        ['How might the other side see all this?', 'איך הצד השני אולי רואה את כל זה?'],
      ],
      FC: [
        [
          'Which matter in this is really worth a fight to you?',
          'על איזה עניין כאן באמת שווה לך להיאבק?',
        ],
        [
          'What do you fear more, the change or that all stays the same?',
          'מה מפחיד אותך יותר, השינוי או שהכול יישאר אותו דבר?',
        ],
        ['What matters most to you to protect in all this?', 'על מה הכי חשוב לך לשמור בתוך כל זה?'],
      ],
      DG: [
        [
          'What is the next small matter to be settled, and with whom?',
          'מה הדבר הקטן הבא שצריך לסדר, ועם מי?',
        ],
        [
          'Which question do you need answered first, and who could answer it?',
          'לאיזו שאלה נחוצה לך תשובה קודם, ומי יכול לענות?',
        ],
        [
          'Which hour this week could be free of the subject?',
          'איזו שעה השבוע יכולה להיות פנויה מהנושא הזה?',
        ],
      ],
    },
  },
  {
    key: 'dating',
    tone: 'open',
    words: {
      en: 'dating, dating apps, tinder, bumble, grindr, okcupid, first date, second date, blind date, went on a date, still single, being single, situationship, talking stage, all my friends are married, relationship material, never had a girlfriend, never had a boyfriend, dating profile, everyone but me is in a relationship, never kissed, got a date, have a date, going on a date, a date on, a date with, first date in, ghosted me after, he ghosted me, she ghosted me, still single at, meet someone new, find a partner, find a boyfriend, find a girlfriend',
      he: 'דייט, דייטים, דייט ראשון, דייט שני, דייט עיוור, טינדר, הינג׳, באמבל, אוקיקיופיד, גריינדר, ג׳יידייט, אפליקציות היכרויות, היכרויות, שידוך, שידוכים, שדכנית, רווקות, מחפש מישהי, מחפשת מישהו, גוסטינג, מאצ׳, לא מוצאת אף אחד, לא מוצא אף אחת, כולם כבר נשואים, מתי תתחתני, מתי תתחתן, פרופיל היכרויות, אני רווק, אני רווקה, רווקה בת, רווק בן, להכיר בן זוג, להכיר בת זוג, למצוא זוגיות, למצוא בן זוג, למצוא בת זוג, אפליקציית היכרויות',
    },
    lines: {
      PS: [
        [
          'What about meeting somebody is most on your mind now?',
          'מה בהיכרות עם מישהו חדש הכי מעסיק אותך עכשיו?',
        ],
        ['What makes a first meeting good for you?', 'מה עושה פגישה ראשונה טובה בשבילך?'],
        ['What about dating makes you most nervous?', 'מה בדייטים הכי מלחיץ אותך?'],
        ['What do you hope for, in plain words?', 'מה היה טוב שיקרה, במילים פשוטות?'],
      ],
      ED: [
        ['With whom in your life are you most yourself?', 'ליד מי הכי קל לך להיות בלי מסכות?'],
        [
          'How might the other person see such a first meeting?',
          'איך הצד השני אולי רואה פגישה ראשונה כזאת?',
        ],
        [
          'What have earlier meetings or loves taught you?',
          'מה לימדו אותך היכרויות או אהבות קודמות?',
        ],
        [
          'What already goes well when you meet new people?',
          'מה כבר הולך לך טוב בהיכרות עם אנשים?',
        ],
      ],
      FC: [
        [
          'Which two things in a partner really matter to you?',
          'אילו שני דברים בבן או בת זוג באמת חשובים לך?',
        ],
        [
          'What counts more for you now, to be liked or to feel at ease?',
          'מה חשוב לך יותר עכשיו, למצוא חן או שיהיה נעים?',
        ],
        ['Which part of this is really your own wish?', 'איזה חלק בזה הוא באמת הרצון שלך?'],
      ],
      DG: [
        [
          'Where is it easiest for you to talk to new people?',
          'איפה הכי קל לך לדבר עם אנשים חדשים?',
        ],
        [
          'What would you like a new person to know about you first?',
          'מה טוב שאדם חדש ידע קודם כול?',
        ],
        [
          'What could make the next meeting a little easier for you?',
          'מה יכול לעשות את הפגישה הבאה קצת יותר קלה?',
        ],
      ],
    },
  },
  {
    key: 'jealousy',
    tone: 'hard',
    words: {
      en: "possessive, checking his phone, checking her phone, went through his phone, went through her phone, snooping, likes her photos, liked his post, don’t trust him, don’t trust her, out without me, jealous of his, jealous of her ex, jealous boyfriend, jealous girlfriend, jealous husband, jealous wife, my jealousy, I get jealous when, I'm so jealous when, flirting with my boyfriend, flirts with my husband, flirting with other women, flirting with other men, my boyfriend is jealous, my girlfriend is jealous, jealous in my relationship, texting another woman, texting another man, jealous when he, jealous when she, friends with his ex, friends with her ex",
      he: 'רכושני, רכושנית, בודקת לו את הטלפון, בודק לה את הטלפון, לחטט בטלפון, חיטטתי, פלרטט, מפלרטט, מפלרטטת, האקסית שלו, האקס שלה, ידידה שלו, ידיד שלה, לא סומכת עליו, לא סומך עליה, עוקבת אחריו, מתכתב עם מישהי, מתכתבת עם מישהו, משווה את עצמי אליה, קנאה בזוגיות, החבר שלי קנאי, בעלי קנאי, אשתי קנאית, החברה שלי קנאית, קנאי לי, מקנאה לבעלי, מקנא לאשתי, מקנאה לחבר שלי, מקנא לחברה שלי, מקנאה לו, מקנא לה, מקנאה כשהוא, מקנא כשהיא, הקנאה שלי, הקנאה שלו, הקנאה שלה, חושדת בבעלי, חושד באשתי, חושדת בו, חושד בה, מקנאה באקסית, מקנא באקס',
    },
    lines: {
      PS: [
        ['When does the jealousy come up most?', 'מתי הקנאה הכי עולה?'],
        ['What do you imagine when it comes?', 'מה עולה בדמיון כשהיא באה?'],
        ['What are you most afraid of in it?', 'מה הפחד הכי גדול שמאחורי הקנאה?'],
        [
          'Where do you know this feeling from, apart from here?',
          'מאיפה עוד ההרגשה הזאת מוכרת לך?',
        ],
      ],
      ED: [
        ['When is the jealousy quiet, and what is different then?', 'מתי הקנאה שקטה, ומה אחרת אז?'],
        ['What do you really know, and what is only a fear?', 'מה באמת ידוע, ומה רק פחד?'],
        [
          'How might the other side live with this jealousy?',
          'איך הצד השני אולי חי עם הקנאה הזאת?',
        ],
        ['What has the jealousy changed between you?', 'מה הקנאה הזאת שינתה ביניכם?'],
      ],
      FC: [
        ['What do you need in order to trust?', 'מה נחוץ לך כדי לתת אמון?'],
        [
          'Which part of this is yours, and which belongs to both of you?',
          'איזה חלק בזה הוא שלך, ואיזה שייך לשניכם?',
        ],
        [
          'Where is the line for you between trust and control?',
          'איפה עובר אצלך הגבול בין אמון לשליטה?',
        ],
      ],
      DG: [
        [
          'What could you do instead, the next time it comes up?',
          'מה אפשר לעשות במקום, בפעם הבאה שזה עולה?',
        ],
        [
          'How would the fear sound in one sentence, with no accusation in it?',
          'איך אפשר לומר את הפחד הזה במשפט אחד, בלי להאשים?',
        ],
        [
          'Which small agreement between you two could be tried for one week?',
          'איזו הסכמה קטנה ביניכם אפשר לנסות לשבוע אחד?',
        ],
      ],
    },
  },
  {
    key: 'betrayal',
    tone: 'hard',
    words: {
      en: "cheated, cheated on me, cheater, having an affair, infidelity, unfaithful, slept with someone, slept with somebody else, kissed someone else, one night stand, the other woman, the other man, found messages, found the texts, hotel receipt, emotional affair, sexting, on tinder behind my back, I cheated, broke my trust, trust him again, trust her again, he cheated, she cheated, cheating on, an affair with, had an affair, his affair, her affair, my affair, betrayed by my husband, betrayed by my wife, husband lied to me, wife lied to me, forgive him for cheating, forgive her for cheating, husband's betrayal, wife's betrayal",
      he: 'בגידה, בגד בי, בגדה בי, בגדתי, מנהל רומן, מנהלת רומן, מאהב, מאהבת, שכב עם, שכבה עם, שכבתי עם, התנשק עם, התנשקה עם, סטוץ, חיים כפולים, חיים כפולות, גיליתי הודעות, מישהי אחרת, מישהו אחר, אישה אחרת, גבר אחר, שבר לי את האמון, לסלוח לו, לסלוח לה, רומן עם, היה לו רומן, היה לה רומן, הרומן שלו, הרומן שלה, בעלי שיקר לי, אשתי שיקרה לי, בעלי בגד, אשתי בגדה, החבר שלי בגד, החברה שלי בגדה, בעלי בוגד, אשתי בוגדת, מאחורי הגב שלי עם',
    },
    lines: {
      PS: [
        ['What in this is hardest for you now?', 'מה בבגידה הזאת הכי קשה לך עכשיו?'],
        [
          'What weighs more, what was done or that it was hidden?',
          'מה כבד יותר, מה שנעשה או שזה הוסתר?',
        ],
        ['Which feeling is nearest to you right now?', 'איזה רגש הכי נוכח אצלך ברגע זה?'],
        ['Which question about it comes back again and again?', 'איזו שאלה על זה חוזרת שוב ושוב?'],
      ],
      ED: [
        [
          'What do you see differently now, looking back?',
          'מה נראה לך אחרת עכשיו, כשמסתכלים אחורה?',
        ],
        [
          'What do you know about the two of you that others can’t see?',
          'מה ידוע לך על שניכם, שאחרים לא רואים?',
        ],
        ['What between you has held, in spite of it?', 'מה ביניכם החזיק מעמד, למרות הכול?'],
        [
          'How would you like to have acted in this, looking back one day?',
          'איך חשוב לך שייראה החלק שלך בזה, במבט לאחור?',
        ],
      ],
      FC: [
        ['How much do you need to know, and what rather not?', 'כמה נחוץ לך לדעת, ומה עדיף שלא?'],
        ['What in this is your responsibility, and what isn’t?', 'מה כאן באחריות שלך, ומה לא?'],
        [
          'What would have to happen for trust to be possible?',
          'מה צריך לקרות כדי שאמון יהיה אפשרי?',
        ],
      ],
      DG: [
        ['Which decision about this can wait for now?', 'איזו החלטה בעניין הזה יכולה עוד לחכות?'],
        ['What has to be said in an honest talk about it?', 'מה חייב להיאמר בשיחה כנה על זה?'],
        ['With whom could you talk about it in confidence?', 'עם מי אפשר לדבר על זה בדיסקרטיות?'],
      ],
    },
  },
  {
    key: 'housework',
    tone: 'hard',
    words: {
      en: "housework, chores, mental load, invisible work, help around the house, cleaning up after, division of labour, not your maid, pull his weight, pull her weight, lifts a finger, leaves a mess, clean up his mess, never helps at home, doesn't help at home, does nothing at home, doesn't do the dishes, who does the dishes, I do all the cleaning, I do all the laundry, all the cooking, all the cleaning, doing all the housework, husband never helps, wife never helps, husband does nothing, leaves the dishes, share the chores, split the chores",
      he: 'עבודות בית, מטלות הבית, בלאגן בבית, עומס מנטלי, עבודה שקופה, לא עוזר בבית, מי מבשל, חלוקה בבית, חלוקת תפקידים, שוויון בבית, אני לא השפחה, לא מזיז אצבע, לא מזיזה אצבע, נודניקית, רק תגידי מה לעשות, מנקה אחריו, מנקה אחריה, לא עוזר לי בבית, לא עוזרת לי בבית, לא שוטף כלים, לא שוטפת כלים, מי שוטף כלים, כל הניקיונות עליי, כל הכביסות עליי, כל הבית עליי, עושה הכול בבית, עושה הכל בבית, הבישולים והניקיונות, חלוקת המטלות, בעלי לא עוזר, אשתי לא עוזרת, ריב על הכלים, רבים על הכלים',
    },
    lines: {
      PS: [
        ['What about the housework bothers you most?', 'מה בעבודות הבית הכי מפריע לך?'],
        ['What is it about for you, apart from the chores?', 'על מה זה בשבילך, מעבר למטלות?'],
        [
          'What weighs more on you, doing it all or thinking of it all?',
          'מה כבד לך יותר, לעשות הכול או לזכור הכול?',
        ],
        ['When does it feel most unfair?', 'מתי זה נראה לך הכי לא הוגן?'],
      ],
      ED: [
        ['Who did what in the home you grew up in?', 'מי עשה מה בבית שבו גדלת?'],
        ['What would the others at home say they do?', 'מה היו אומרים אחרים בבית על מה שהם עושים?'],
        ['What at home already works well between you?', 'מה בבית כבר עובד טוב ביניכם?'],
        [
          'What would change between you if the housework were shared fairly?',
          'מה היה משתנה ביניכם אם החלוקה בבית הייתה הוגנת?',
        ],
      ],
      FC: [
        [
          'What do you need more, help with the work or being seen?',
          'מה נחוץ לך יותר, עזרה בעבודה או שיראו אותה?',
        ],
        [
          'Which single task would you most like to be rid of?',
          'מאיזו מטלה אחת הכי בא לך להשתחרר?',
        ],
        ['Where could you be less strict with yourself or others?', 'איפה אפשר להקפיד קצת פחות?'],
      ],
      DG: [
        [
          'Which task could somebody else take over completely?',
          'איזו מטלה מישהו אחר יכול לקחת לגמרי?',
        ],
        [
          'When would be a calm time to talk about who does what?',
          'מתי יהיה זמן רגוע לדבר על חלוקת העבודה?',
        ],
        ['How would you put your request in one sentence?', 'איך מנסחים את הבקשה הזאת במשפט אחד?'],
      ],
    },
  },
  {
    key: 'money_in_couple',
    tone: 'hard',
    words: {
      en: 'joint account, shared account, separate accounts, our money, my money your money, cheap husband, controls the money, earns more than me, I earn more, his debt, her debt, debts he hid, secret purchases, prenup, financially dependent, ask him for money, ask her for money, budget together, husband spends too much, wife spends too much, my husband is stingy, my wife is stingy, he spends our money, she spends our money, split the bills with my, rent with my boyfriend, rent with my girlfriend, fight about money, argue about money',
      he: 'חשבון משותף, חשבון נפרד, חשבונות נפרדים, הכסף שלנו, שולט בכסף, שולטת בכסף, מרוויחה יותר ממנו, מרוויח יותר ממנה, מרוויח פחות ממנה, מרוויחה פחות ממנו, מפרנס יחיד, מפרנסת יחידה, החובות שלו, החובות שלה, הסתיר חובות, קניות בסתר, הסכם ממון, לבקש ממנו כסף, לבקש ממנה כסף, תקציב זוגי, בעלי מבזבז, אשתי מבזבזת, בעלי קמצן, אשתי קמצנית, בעלי בזבזן, אשתי בזבזנית, רבים על כסף, ריב על כסף, מריבות על כסף, מתחלקים בהוצאות עם בן הזוג, חצי חצי בזוגיות, הכסף שלנו בזוגיות',
    },
    lines: {
      PS: [
        ['What in these money matters bothers you most?', 'מה בענייני הכסף ביניכם הכי מפריע לך?'],
        [
          'What does money mean to you in this, safety or freedom or something else?',
          'מה הכסף אומר לך בעניין הזה, ביטחון, חופש או משהו אחר?',
        ],
        [
          'What do you feel when the two of you talk about money?',
          'מה עולה בך כשמדברים ביניכם על כסף?',
        ],
        ['What about money is hard to say between you?', 'מה בענייני כסף קשה לומר ביניכם?'],
      ],
      ED: [
        ['How was money talked about in the home you grew up in?', 'איך דיברו אצלך בבית על כסף?'],
        [
          'What might the other side be afraid of, where money is concerned?',
          'ממה אולי מפחד הצד השני בענייני כסף?',
        ],
        [
          'On what do you two agree where money is concerned?',
          'על מה יש ביניכם הסכמה בענייני כסף?',
        ],
        [
          'What between you would be different if there were enough money?',
          'מה היה אחרת ביניכם אילו היה מספיק כסף?',
        ],
      ],
      FC: [
        [
          'What is it more about, the sum, the trust, or who decides?',
          'על מה זה יותר, הסכום, האמון או מי מחליט?',
        ],
        ['What would be fair between you, in your eyes?', 'מה היה הוגן ביניכם, בעיניים שלך?'],
        ['What do you want to be able to decide alone?', 'על מה חשוב לך להחליט לבד?'],
      ],
      DG: [
        ['Which figures would you like to look at together?', 'על אילו מספרים טוב להסתכל יחד?'],
        ['How could you open this talk, and when?', 'איך אפשר לפתוח את השיחה על הכסף, ומתי?'],
        [
          'Which one rule about money could you try for a month?',
          'איזה כלל אחד לגבי כסף אפשר לנסות לחודש?',
        ],
      ],
    },
  },
  {
    key: 'committing',
    tone: 'open',
    words: {
      en: "marry him, marry her, marry me, get married, moving in together, move in together, move in with, afraid to commit, ready to marry, is he the one, is she the one, define the relationship, waiting for a ring, not ready to marry, engagement ring, bought a ring, propose to her, propose to him, proposed to me, marriage proposal, got engaged, we're engaged, I'm engaged, say yes to him, say yes to her, doubts about marrying, doubts about our relationship, doubts about my relationship, commit to him, commit to her, cold feet about, where is this relationship going, wants an exclusive relationship, marriage ultimatum, commitment issues in relationships, commitment issues with my boyfriend, commitment issues with my girlfriend",
      he: 'הצעת נישואים, הצעת נישואין, להתחתן איתו, להתחתן איתה, להתחתן, להתארס, התארסנו, אירוסים, אירוסין, לעבור לגור ביחד, עוברים לגור יחד, לגור איתו, לגור איתה, פחד ממחויבות, להתמסד, לא מוכן להתחתן, לא מוכנה להתחתן, מחכה להצעה, קשר רציני, טבעת אירוסין, להתחייב אליו, להתחייב אליה, הציע לי נישואים, הציעה לי נישואים, להציע לה נישואים, להציע לו נישואים, לגור ביחד עם החבר, לגור ביחד עם החברה, לגור יחד עם החבר, לגור יחד עם החברה, ספקות לגביו, ספקות לגביה, ספקות לפני החתונה, לא בטוחה שהוא האחד, לא בטוח שהיא האחת, לאן הקשר הולך, מחויבות בזוגיות',
    },
    lines: {
      PS: [
        ['What about this step is heaviest for you?', 'מה בצעד הזה הכי כבד לך?'],
        [
          'What is your first answer, before the thinking begins?',
          'מה התשובה הראשונה שלך, עוד לפני שמתחילים לחשוב?',
        ],
        ['What attracts you in it, and what scares you?', 'מה מושך אותך בזה, ומה מפחיד?'],
        ['What would you need in order to feel sure?', 'מה נחוץ לך כדי להרגיש ביטחון בצעד הזה?'],
      ],
      ED: [
        [
          'What has gone well in earlier steps that you took together?',
          'מה הלך טוב בצעדים קודמים שעשיתם ביחד?',
        ],
        [
          'What would be different in daily life after this step?',
          'מה יהיה אחרת ביומיום אחרי הצעד הזה?',
        ],
        ['How might the other side see this step?', 'איך הצד השני אולי רואה את הצעד הזה?'],
        ['When are you surest of the two of you?', 'מתי יש לך הכי הרבה ביטחון בשניכם?'],
      ],
      FC: [
        [
          'What do you doubt more, the person, the step or the time?',
          'במה יש לך יותר ספק, באדם, בצעד או בזמן?',
        ],
        ['What do you still need to know before you decide?', 'מה עוד נחוץ לך לדעת לפני שמחליטים?'],
        ['What in your life must not be lost by it?', 'על מה בחיים שלך אסור לוותר בשביל זה?'],
      ],
      DG: [
        [
          'What should the two of you talk about before this step?',
          'על מה כדאי לדבר ביניכם לפני הצעד הזה?',
        ],
        ['How could you try out a small part of it?', 'איך אפשר לנסות חלק קטן מזה?'],
        [
          'By what day would you like to know more than you do now?',
          'עד איזה יום טוב לדעת יותר ממה שידוע עכשיו?',
        ],
      ],
    },
  },
  {
    key: 'long_distance',
    tone: 'hard',
    words: {
      en: 'long distance, long-distance, ldr, airport goodbye, flight to see, fly to see, see each other once a month, close the distance, goodnight calls, partner abroad, visa for him, visa for her, my boyfriend lives in, my girlfriend lives in, my husband lives in, my wife lives in, my partner lives in, my boyfriend moved to, my girlfriend moved to, my partner moved abroad, boyfriend is abroad, girlfriend is abroad, husband works abroad, in different countries, in different cities, we live in different, time difference',
      he: 'זוגיות בשלט רחוק, קשר ממרחק, טיסה אליו, טיסה אליה, טסה אליו, טס אליה, נפגשים פעם בחודש, לצמצם את המרחק, חברה בחו״ל, בעלי בחו״ל, מחכים לוויזה, החבר שלי בחו״ל, החברה שלי בחו״ל, החבר שלי גר בחו״ל, החברה שלי גרה בחו״ל, בן הזוג בחו״ל, בת הזוג בחו״ל, אשתי בחו״ל, קשר בשלט רחוק, הוא גר בחו״ל ואני, היא גרה בחו״ל ואני, חבר בחו״ל, זוגיות ממרחק, זוגיות מרחוק, קשר מרחוק, הרילוקיישן שלו, הרילוקיישן שלה',
    },
    lines: {
      PS: [
        ['When do you feel the distance most?', 'מתי המרחק הכי מורגש לך?'],
        ['What do you miss most when you’re apart?', 'מה הכי חסר לך כשאתם רחוקים?'],
        [
          'What is harder, the distance or not knowing how long?',
          'מה קשה יותר, המרחק או חוסר הידיעה עד מתי?',
        ],
        ['What about it do you not say to each other?', 'מה לא אומרים על זה ביניכם?'],
      ],
      ED: [
        [
          'What have you learnt about the two of you from the distance?',
          'מה המרחק לימד אותך על שניכם?',
        ],
        [
          'What do you have here that you would miss elsewhere?',
          'מה יש לך כאן, שיהיה חסר במקום אחר?',
        ],
        ['How might the other side live with the distance?', 'איך הצד השני אולי חי עם המרחק?'],
        ['What makes you feel close, even from far away?', 'מה יוצר קרבה, גם מרחוק?'],
      ],
      FC: [
        ['What would you need to know about the future?', 'מה נחוץ לך לדעת על ההמשך של הקשר הזה?'],
        [
          'What would be hardest to give up for living in one place?',
          'על מה הכי קשה לוותר כדי לגור באותו מקום?',
        ],
        [
          'What is missing more, time together or real talk?',
          'מה חסר יותר, זמן ביחד או שיחה אמיתית?',
        ],
      ],
      DG: [
        [
          'What could the two of you do at the same time this week?',
          'מה אפשר לעשות השבוע באותו זמן, כל צד במקום שלו?',
        ],
        [
          'What small thing could you share today or tomorrow?',
          'איזה דבר קטן אפשר לשתף היום או מחר?',
        ],
        ['How and when could you talk about “until when”?', 'איך ומתי אפשר לדבר על ״עד מתי״?'],
      ],
    },
  },
  {
    key: 'in_laws',
    tone: 'hard',
    words: {
      en: "in-laws, in laws, inlaws, mother in law, mother-in-law, MIL, father in law, father-in-law, mama’s boy, mummy’s boy, takes his mother’s side, takes her mother’s side, family dinners at theirs, my husband's mother, my husband's mum, my husband's mom, my wife's mother, my wife's mum, my wife's mom, my husband's parents, my wife's parents, my husband's family, my wife's family, my partner's parents, my boyfriend's mother, my boyfriend's mom, my boyfriend's parents, my girlfriend's parents, his mother hates me, her mother hates me, his parents don't like me, her parents don't like me",
      he: 'חמותי, חמות, החמות, חמי, החותנת, חותנת, חותן, גיסתי, גיסה, גיסי, גיס, ילד של אמא, ילדה של אבא, לוקח את הצד של אמא שלו, ארוחות שישי אצלם, סדר אצלם, אמא של בעלי, אמא של אשתי, אבא של בעלי, אבא של אשתי, ההורים של בעלי, ההורים של אשתי, המשפחה של בעלי, המשפחה של אשתי, אחות של בעלי, אחות של אשתי, אמא של החבר שלי, ההורים של החבר שלי, ההורים של החברה שלי, ההורים שלו לא אוהבים אותי, ההורים שלה לא אוהבים אותי, אמא שלו לא אוהבת אותי, אמא שלו מתערבת, אמא שלה מתערבת, חמותי מתערבת',
    },
    lines: {
      PS: [
        ['What in this family tie bothers you most?', 'מה בקשר המשפחתי הזה הכי מפריע לך?'],
        [
          'What does this say to you about your place in that family?',
          'מה זה אומר לך על המקום שלך במשפחה הזאת?',
        ],
        ['What do you feel before you all meet?', 'מה עולה בך לפני שכולם נפגשים?'],
        ['What do you miss from your partner in this?', 'מה חסר לך בעניין הזה בתוך הזוגיות?'],
      ],
      ED: [
        ['What might that family be afraid to lose?', 'מה במשפחה ההיא אולי חוששים לאבד?'],
        [
          'How was it in your family when somebody new came in?',
          'איך זה היה במשפחה שלך כשנכנס אליה מישהו חדש?',
        ],
        ['When is it easier between you and them?', 'מתי קל יותר בינך לבינם?'],
        [
          'How might it look to somebody between the two sides?',
          'איך זה נראה למי שעומד בין שני הצדדים?',
        ],
      ],
      FC: [
        ['What can you let pass, and what not?', 'מה אפשר לעבור עליו בשתיקה, ומה לא?'],
        ['What of this is between the two of you as a couple?', 'מה מזה הוא בעצם ביניכם בזוגיות?'],
        [
          'What would be enough for you, respect or more than that?',
          'מה יספיק לך, כבוד או יותר מזה?',
        ],
      ],
      DG: [
        ['How could you say a friendly no to them?', 'איך אפשר לומר להם ״לא״ בנעימות?'],
        [
          'What could you two agree on before the next visit?',
          'על מה אפשר להסכים ביניכם לפני הביקור הבא?',
        ],
        [
          'Who of the two of you should talk to them, and about what?',
          'מי משניכם צריך לדבר איתם, ועל מה?',
        ],
      ],
    },
  },
  {
    key: 'intimacy',
    tone: 'hard',
    words: {
      en: "intimacy, sex, sex life, no sex, sexless, libido, low libido, sex drive, don’t want sex, not in the mood, rejected in bed, doesn’t touch me, touch starved, cuddle, cuddling, orgasm, erection, pain during sex, avoid being touched, dead bedroom, undress in front of, in bed with my husband, in bed with my wife, no intimacy, doesn't kiss me, never touches me, won't touch me, no desire for, no desire for sex, husband rejects me, wife rejects me, he never initiates, she never initiates, we sleep in separate, no hugs, doesn't hug me",
      he: 'אינטימיות, סקס, יחסי מין, חיי מין, בלי סקס, אין סקס, חשק מיני, לא נוגע בי, לא נוגעת בי, לא מחבקת אותי, לא מחבק אותי, לא מנשקת אותי, לא מנשק אותי, לא נוגעים, לא מתנשקים, חדרים נפרדים, מיטות נפרדות, מפנה לי את הגב, קרבה פיזית, זקפה, כאבים ביחסים, אורגזמה, רעב למגע, לא נמשכת אליו, לא נמשך אליה, במיטה עם בעלי, במיטה עם אשתי, אין לי חשק אליו, אין לי חשק אליה, אין לי חשק לסקס, אין לו חשק אליי, אין לה חשק אליי, בעלי דוחה אותי, אשתי דוחה אותי, אין מגע בינינו, בלי מגע, אין חיבוקים, אין משיכה, אף פעם לא יוזם, אף פעם לא יוזמת, אין בינינו מין, אין בינינו מגע, החשק שלי, החשק שלו, החשק שלה',
    },
    lines: {
      PS: [
        [
          'What about closeness is hardest for you at the moment?',
          'מה בעניין הקרבה הכי קשה לך כרגע?',
        ],
        [
          'When did you notice that something changed in the closeness?',
          'מתי שמת לב שמשהו בקרבה השתנה?',
        ],
        ['What thoughts about yourself does it bring up?', 'אילו מחשבות זה מעלה לך על עצמך?'],
        ['What feeling about it do you keep to yourself?', 'איזה רגש סביב זה נשאר רק אצלך?'],
      ],
      ED: [
        ['What makes it easier for you to feel close?', 'מה מקל על הקרבה בשבילך?'],
        ['How might the other side feel about this?', 'מה אולי עולה בצד השני לגבי זה?'],
        [
          'What have you learnt about closeness that no longer suits you?',
          'מה למדת פעם על אינטימיות, וכבר לא מתאים לך?',
        ],
        ['What is good between you, apart from this?', 'מה טוב ביניכם, מעבר לזה?'],
      ],
      FC: [
        [
          'What do you need most now, tenderness, desire or peace?',
          'מה הכי נחוץ לך עכשיו, רוך, תשוקה או שקט?',
        ],
        [
          'Which kind of touch is welcome to you, with nothing expected?',
          'איזה מגע נעים לך, בלי ציפייה להמשך?',
        ],
        ['What don’t you want at all?', 'מה בשום אופן לא מתאים לך כאן?'],
      ],
      DG: [
        [
          'Where and when would it be easiest to talk about it?',
          'איפה ומתי יהיה הכי קל לדבר על זה ביניכם?',
        ],
        [
          'Which sentence says what you miss and blames nobody?',
          'איזה משפט אומר מה חסר לך, בלי להאשים?',
        ],
        [
          'What small closeness would be pleasant in the coming days?',
          'איזו קרבה קטנה תהיה נעימה בימים הקרובים?',
        ],
      ],
    },
  },
  {
    key: 'children_or_not',
    tone: 'open',
    words: {
      en: 'want kids, wants kids, don’t want kids, doesn’t want kids, want children, doesn’t want children, childfree, child free, childless by choice, one more baby, one and done, biological clock, too old for kids, single mother by choice, not ready for kids, regret not having kids, grandchildren pressure, maternal instinct, whether to have kids, whether to have children, whether to have a baby, whether to have another, should I have kids, should we have kids, have another child, want a second child, want another baby, want a baby, wants a baby, decide about kids, decide about children, start a family or not',
      he: 'רוצה ילדים, לא רוצה ילדים, רוצים ילדים, להביא ילדים, להביא ילד, להביא לעולם, אל הורות, אלהורות, שעון ביולוגי, הורות משותפת, לא מוכן לילדים, לא מוכנה לילדים, מתי כבר נכד, לחץ לנכדים, להתחרט על ילדים, סגרנו את הבאסטה, אם להביא ילדים, אם להביא ילד, להביא עוד ילד, רוצה עוד ילד, רוצים עוד ילד, רוצה ילד שני, רוצה תינוק, לא רוצה להיות אמא, לא רוצה להיות אבא, רוצה להיות אמא, רוצה להיות אבא, חיים בלי ילדים, להישאר בלי ילדים',
    },
    lines: {
      PS: [
        ['What about this question is most on your mind?', 'מה בשאלת הילדים הכי מעסיק אותך?'],
        [
          'What picture comes to you first when you think of it?',
          'איזו תמונה עולה לך קודם במחשבה על זה?',
        ],
        ['What about it is hardest to say out loud?', 'מה בזה הכי קשה לומר בקול?'],
        ['What do you wish for, and what do you fear?', 'מה היה טוב שיקרה, וממה יש חשש?'],
      ],
      ED: [
        [
          'How do you see your life in ten years, with and without?',
          'איך נראים החיים שלך בעוד עשר שנים, כך או כך?',
        ],
        [
          'What reasons might there be for the other answer?',
          'אילו סיבות טובות יש אולי לתשובה האחרת?',
        ],
        [
          'What from your own childhood would you pass on, and what not?',
          'מה מהילדות שלך שווה להעביר הלאה, ומה לא?',
        ],
        [
          'If nobody ever asked about it again, what would change in your answer?',
          'אם אף אחד לא היה שואל על זה יותר, מה היה משתנה בתשובה שלך?',
        ],
      ],
      FC: [
        ['Which regret could you live with more easily?', 'עם איזו חרטה יהיה לך קל יותר לחיות?'],
        [
          'What lies behind your wish, one way or the other?',
          'מה עומד מאחורי הרצון שלך, לכאן או לכאן?',
        ],
        [
          'What in this decision is your own, and what others’ expectation?',
          'מה בהחלטה הזאת שלך, ומה ציפייה של אחרים?',
        ],
      ],
      DG: [
        [
          'Who has made this choice and could tell you honestly about it?',
          'מי כבר בחר בעניין הזה, ויכול לספר לך בכנות?',
        ],
        [
          'What would you like to ask, without wanting to convince?',
          'מה היה טוב לשאול, בלי לנסות לשכנע?',
        ],
        [
          'Until when would you like to leave the question open?',
          'עד מתי טוב להשאיר את השאלה פתוחה?',
        ],
      ],
    },
  },
  {
    key: 'infertility',
    tone: 'hard',
    words: {
      en: 'infertility, infertile, ivf, iui, fertility, fertility clinic, fertility treatment, fertility treatments, embryo transfer, egg retrieval, two week wait, trying to conceive, ttc, trying for a baby, chemical pregnancy, low sperm count, sperm count, amh, clomid, can’t get pregnant, fertility hormones, another failed cycle, negative pregnancy test, had a miscarriage, after the miscarriage, since the miscarriage, I miscarried, we lost the baby, lost our baby, donor egg, fertility injections, no baby yet, trying for a year',
      he: 'טיפולי פוריות, פוריות, אי פוריות, הפריה, הפריה חוץ גופית, הזרעה, הזרעות, איי וי אף, החזרת עוברים, שאיבת ביציות, בדיקת בטא, מנסים להיכנס להיריון, לא נכנסת להיריון, לא מצליחים להיכנס להיריון, הפלה טבעית, איבדנו את ההיריון, ספירת זרע, פונדקאות, תרומת ביצית, רופא פוריות, יחידת הפריה, עוד סבב טיפולים, זריקות הורמונים, עברתי הפלה, הפלה בשבוע, אחרי ההפלה, מאז ההפלה, הטיפולים נכשלו, סבב טיפולים, החזרה של עוברים, בדיקת היריון שלילית, מנסים להביא ילד, מנסים כבר שנה להיכנס, טיפולי הפריה',
    },
    lines: {
      PS: [
        ['What in all this is heaviest for you now?', 'מה בכל התהליך הזה הכי כבד לך עכשיו?'],
        [
          'When does it come up most, in the middle of ordinary life?',
          'מתי זה הכי עולה, באמצע החיים הרגילים?',
        ],
        ['What about it do people around you not understand?', 'מה בזה אנשים סביבך לא מבינים?'],
        ['What would you like to be allowed to feel?', 'איזה רגש טוב שיהיה לו כאן מקום?'],
      ],
      ED: [
        [
          'What in your life still belongs only to you?',
          'מה בחיים שלך עדיין שייך רק לך, בלי קשר לזה?',
        ],
        [
          'How might others who hope with you carry this?',
          'איך מי שמקווים יחד איתך אולי חיים עם זה?',
        ],
        ['Who has said or done something that did you good?', 'מי אמר או עשה משהו שהיטיב איתך?'],
        ['What has helped you to hold on so far?', 'מה עזר לך להחזיק מעמד עד עכשיו?'],
      ],
      FC: [
        ['What of all this really needs a decision now?', 'מה בכל זה באמת דורש החלטה עכשיו?'],
        [
          'What do you want to protect in the midst of this?',
          'על מה חשוב לך לשמור באמצע התהליך הזה?',
        ],
        [
          'How far do you want to go, and what is too much?',
          'עד לאן נכון לך ללכת, ומה כבר יותר מדי?',
        ],
      ],
      DG: [
        [
          'What could you leave out this month, to make it easier?',
          'על מה אפשר לוותר החודש, כדי שיהיה קל יותר?',
        ],
        ['What would be good to have ready for hard days?', 'מה טוב שיהיה מוכן לימים הקשים?'],
        ['Who could be near you on a hard day?', 'מי יכול להיות לצידך ביום קשה?'],
      ],
    },
  },
  {
    key: 'pregnancy',
    tone: 'open',
    words: {
      en: 'pregnant, pregnancy, I’m pregnant, she’s pregnant, expecting a baby, trimester, first trimester, third trimester, weeks pregnant, ultrasound, due date, midwife, morning sickness, birth plan, giving birth, c-section, afraid of birth, unplanned pregnancy, accidentally pregnant, tell my boss I’m pregnant, baby shower, becoming a dad, becoming a mum, positive pregnancy test, expecting our, expecting my, unwanted pregnancy, have an abortion, high risk pregnancy, pregnant with, wife is pregnant, girlfriend is pregnant, two lines, my bump',
      he: 'היריון, הריון, בהיריון, בהריון, נכנסתי להיריון, נכנסה להיריון, אשתי בהיריון, שליש ראשון, שליש שלישי, טרימסטר, סקירת מערכות, שקיפות עורפית, מי שפיר, תאריך לידה, תל״מ, פחד מהלידה, מיילדת, קורס הכנה ללידה, שמירת היריון, היריון בסיכון, היריון לא מתוכנן, היריון לא רצוי, הפסקת היריון, להשאיר את ההיריון, לפני הלידה, פחד מלידה, לקראת הלידה, ניתוח קיסרי, בדיקת היריון חיובית, בת הזוג בהיריון, החברה שלי בהיריון, אני בהיריון, בחילות בהיריון',
    },
    lines: {
      PS: [
        [
          'What about this pregnancy is most on your mind now?',
          'מה בהיריון הזה הכי מעסיק אותך עכשיו?',
        ],
        ['Which feelings come up when you think of it?', 'אילו רגשות עולים בך במחשבה על זה?'],
        ['What about it does nobody ask you?', 'על מה בהיריון הזה אף אחד לא שואל אותך?'],
        ['What is different from what you had imagined?', 'מה בהיריון שונה ממה שדמיינת?'],
      ],
      ED: [
        [
          'What has changed between you and those close to you?',
          'מה השתנה בינך לבין האנשים הקרובים?',
        ],
        [
          'What from your own childhood comes to mind these days?',
          'מה מהילדות שלך עולה בימים האלה?',
        ],
        [
          'With whom can you talk about all of it, good and hard?',
          'עם מי אפשר לדבר על הכול, על הטוב ועל הקשה?',
        ],
        [
          'How might those close to you see this time?',
          'איך האנשים הקרובים אולי רואים את התקופה הזאת?',
        ],
      ],
      FC: [
        ['What in this can you influence, and what not?', 'על מה בזה יש לך השפעה, ועל מה לא?'],
        ['Which of your worries needs an answer first?', 'לאיזו מהדאגות שלך נחוצה תשובה קודם?'],
        ['What do you most need to be sure of just now?', 'במה הכי דרוש לך ביטחון עכשיו?'],
      ],
      DG: [
        ['What would you like to ask at the next appointment?', 'מה כדאי לשאול בתור הבא?'],
        [
          'What could somebody else take over for you this week?',
          'מה יכול מישהו אחר לעשות השבוע במקומך?',
        ],
        ['With whom is the next conversation about it?', 'עם מי תהיה השיחה הבאה על זה?'],
      ],
    },
  },
  {
    key: 'ill_partner',
    tone: 'hard',
    words: {
      en: "my husband is ill, my wife is ill, my husband is sick, my wife is sick, husband has cancer, wife has cancer, partner’s illness, partner is depressed, depressed husband, depressed wife, carer for my husband, carer for my wife, nurse to my husband, my husband’s stroke, my wife’s stroke, husband is in hospital, wife is in hospital, husband has dementia, wife has dementia, more nurse than wife, boyfriend is depressed, girlfriend is depressed, looking after my sick husband, my husband's illness, my wife's illness, my husband's depression, my wife's depression, husband's cancer, wife's cancer, my husband won't see a doctor, my wife won't see a doctor, my husband's chemo, my wife's chemo, my husband's PTSD, husband had a stroke, wife had a stroke, husband's stroke, wife's stroke, partner has cancer, partner has PTSD, husband has PTSD, wife has MS, husband has MS, husband has parkinson's, wife has parkinson's",
      he: 'בעלי קיבל אבחנה, אשתי קיבלה אבחנה, לבעלי יש פרקינסון, לאשתי יש פרקינסון, בעלי חלה, אשתי חלתה, בעלי חולה, אשתי חולה, בן זוג חולה, בת זוג חולה, בעלי בדיכאון, אשתי בדיכאון, בן הזוג בדיכאון, מטפלת בבעלי, מטפל באשתי, לבעלי יש סרטן, לאשתי יש סרטן, בעלי מאושפז, אשתי מאושפזת, הפוסט טראומה שלו, יותר אחות מאישה, החבר שלי בדיכאון, החברה שלי בדיכאון, חזר אחר מהמלחמה, לסעוד את בעלי, לסעוד את אשתי, המחלה של בעלי, המחלה של אשתי, הדיכאון של בעלי, הדיכאון של אשתי, בעלי לא קם מהמיטה, אשתי לא קמה מהמיטה, בעלי מסרב לטיפול, אשתי מסרבת לטיפול, בעלי הלום קרב, הכימו של בעלי, הכימו של אשתי, לבעלי היה שבץ, לאשתי היה שבץ, לבעלי יש פוסט טראומה, החבר שלי חולה, החברה שלי חולה',
    },
    lines: {
      PS: [
        ['How are you yourself in all this?', 'ומה שלומך בתוך כל זה?'],
        ['What is hardest for you these days?', 'מה הכי קשה לך עכשיו לצד המחלה?'],
        [
          'What between you has too little room because of it?',
          'למה ביניכם יש בגלל זה פחות מדי מקום?',
        ],
        ['Which thought about it is hard to say at home?', 'איזו מחשבה על זה קשה לומר בבית?'],
      ],
      ED: [
        ['When are you simply a couple, even for a moment?', 'מתי אתם פשוט זוג, אפילו לרגע?'],
        ['How might it be to be the one who needs care?', 'איך נראה הכול מהצד שזקוק לעזרה?'],
        ['Before all this, who looked after what between you?', 'לפני כל זה, מי דאג למה ביניכם?'],
        ['Who else helps, or would help if they knew?', 'מי עוד עוזר, או יכול לעזור אם רק יידע?'],
      ],
      FC: [
        [
          'What can you do here, and what is beyond you?',
          'מה כאן אפשר לעשות, ומה כבר לא בידיים שלך?',
        ],
        [
          'What in your week gives you strength and should stay?',
          'מה בשבוע שלך נותן לך כוח, וחשוב שיישאר?',
        ],
        ['What is most important to you between you two now?', 'מה הכי חשוב לך עכשיו ביניכם?'],
      ],
      DG: [
        ['Which two hours this week could be your own?', 'אילו שעתיים השבוע יכולות להיות רק שלך?'],
        [
          'What could you do together that has nothing to do with the illness?',
          'מה אפשר לעשות יחד, בלי שום קשר למחלה?',
        ],
        [
          'Which task could you ask somebody to take on, and whom?',
          'איזו משימה אפשר לבקש ממישהו לקחת, וממי?',
        ],
      ],
    },
  },
  {
    key: 'unanswered_love',
    tone: 'hard',
    words: {
      en: 'a crush on, huge crush, unrequited, unrequited love, in love with my best friend, in love with my friend, in love with a coworker, doesn’t love me back, doesn’t feel the same, doesn’t like me back, doesn’t know I exist, friendzone, friendzoned, friend zone, can’t stop thinking about her, can’t stop thinking about him, secretly in love, confess my feelings, limerence, pining for him, pining for her, secret crush, love with my bestfriend, in love w my best friend, in love with my mate, but she has a boyfriend, but he has a girlfriend, my crush, have a crush, got a crush, rejected my feelings, told her I love her, told him I love him, she just wants to be friends, he just wants to be friends, love her but she, love him but he, in love with someone who',
      he: 'מאוהב בה, מאוהבת בו, אהבה נכזבת, אהבה לא הדדית, קראש, דלוק עליה, דלוקה עליו, מאוהב בחברה, מאוהבת בחבר, מאוהבת בקולגה, מאוהב בקולגה, לא אוהב אותי בחזרה, לא אוהבת אותי בחזרה, לא מרגישה אותו דבר, לא מרגיש אותו דבר, רק כידיד, רק כידידה, פרנדזון, פרנד זון, לא יודע שאני קיימת, לא יודעת שאני קיים, להגיד לה מה אני מרגיש, להגיד לו מה אני מרגישה, מאוהבת בסתר, מאוהב בסתר, אהבה חד צדדית, מאוהב בה והיא, מאוהבת בו והוא, אוהבת אותו והוא לא, אוהב אותה והיא לא, רק ידידים מבחינתה, רק ידידים מבחינתו, הקראש שלי',
    },
    lines: {
      PS: [
        ['When do you feel this love most?', 'מתי האהבה הזאת הכי מורגשת אצלך?'],
        ['What hurts most in it?', 'מה באהבה הזאת הכי כואב?'],
        ['What draws you to this person?', 'מה מושך אותך אל האדם הזה?'],
        [
          'What happens in you when you meet or hear from each other?',
          'מה קורה בך כשנפגשים או מדברים?',
        ],
      ],
      ED: [
        ['What might this person know or guess of it?', 'מה האדם הזה אולי יודע או מנחש?'],
        ['What do you imagine would be different in your life?', 'מה בדמיון שלך היה אחרת בחיים?'],
        [
          'What do you know of this person that doesn’t fit the dream?',
          'מה ידוע לך על האדם הזה, שלא מתאים לחלום?',
        ],
        ['Where in your life do you feel loved?', 'איפה בחיים יש לך הרגשה שאוהבים אותך?'],
      ],
      FC: [
        [
          'What costs you more, hoping on or letting go?',
          'מה עולה לך יותר, להמשיך לקוות או לוותר?',
        ],
        ['What do you really know, and what do you hope?', 'מה באמת ידוע לך, ומה רק תקווה?'],
        [
          'What do you need more now, nearness or some distance?',
          'מה נחוץ לך יותר עכשיו, קרבה או קצת מרחק?',
        ],
      ],
      DG: [
        ['How much contact with this person is good for you?', 'כמה קשר עם האדם הזה עושה לך טוב?'],
        ['How would you say it, if you decided to?', 'איך זה ייאמר, אם תתקבל החלטה לומר?'],
        [
          'What would do you good this week, apart from this person?',
          'מה יעשה לך טוב השבוע, בלי קשר לאדם הזה?',
        ],
      ],
    },
  },
  {
    key: 'coming_out',
    tone: 'open',
    words: {
      en: "coming out, come out to, closeted, in the closet, gay, lesbian, bisexual, pansexual, asexual, queer, lgbt, lgbtq, transgender, nonbinary, non-binary, genderfluid, gender identity, dysphoria, pronouns, deadname, sexual orientation, questioning my sexuality, am I gay, am i bi, my parents don’t know I’m gay, come out as, came out as, come out to my, came out to my, I'm trans, I'm bi, coming out to my, tell my parents I'm gay, tell them I'm gay, I'm transitioning, I like girls, I like boys",
      he: 'יציאה מהארון, לצאת מהארון, יצאתי מהארון, בארון, הומו, גיי, לסבית, לסבית בארון, ביסקסואל, ביסקסואלית, דו מיני, דו מינית, פאנסקסואלית, אסקסואלית, קוויר, להט״ב, להטב, טרנס, טרנסית, טרנסג׳נדר, נון בינארי, נונבינארי, א בינארית, זהות מגדרית, דיספוריה, לשון פנייה, נטייה מינית, נמשך לגברים, נמשכת לנשים, ההורים לא יודעים, לספר להורים שאני, מצעד הגאווה, דתי והומו, הומו דתי, אני בי, נמשך גם לגברים, נמשכת גם לנשים, אני הומו, אני לסבית, אני טרנס, אני טרנסית, לספר להם שאני',
    },
    lines: {
      PS: [
        ['What in this is most on your mind now?', 'מה בעניין הזה הכי מעסיק אותך בימים האלה?'],
        ['With whom can you simply be yourself in this?', 'ליד מי הכי קל לך להיות בלי להסתיר?'],
        ['What is still hard to say, even to yourself?', 'מה עוד קשה לומר, גם בפנים?'],
        ['Of whose reaction do you think most?', 'על התגובה של מי יוצא לך לחשוב הכי הרבה?'],
      ],
      ED: [
        ['Who might take it better than you expect?', 'מי אולי יקבל את זה טוב יותר מהצפוי?'],
        [
          'How might people close to you see it with some time?',
          'איך אנשים קרובים אולי יראו את זה עם הזמן?',
        ],
        ['What does it cost you to keep it to yourself?', 'מה זה עולה לך לשמור את זה בפנים?'],
        ['What would be different if it were simply known?', 'מה היה אחרת אילו זה פשוט היה ידוע?'],
      ],
      FC: [
        [
          'What comes first for you, whether, whom or when to tell?',
          'מה קודם אצלך, אם לספר, למי או מתי?',
        ],
        [
          'What has to be safe for you before you tell more?',
          'מה חייב להיות בטוח לפני שמספרים עוד?',
        ],
        ['What would be enough for you for now?', 'מה מספיק לך בינתיים, מצד אחרים?'],
      ],
      DG: [
        [
          'With whom would it be easiest to talk about it next?',
          'עם מי יהיה הכי קל לדבר על זה עכשיו?',
        ],
        [
          'How would you like to say it, spoken or written?',
          'איך עדיף לך לומר את זה, בעל פה או בכתב?',
        ],
        ['What could you answer if somebody reacts badly?', 'מה אפשר לענות אם מישהו מגיב רע?'],
      ],
    },
  },
  {
    key: 'caring_partner_work',
    tone: 'hard',
    words: {
      en: 'married to his job, married to her job, travels for work, military wife, army wife, emails at dinner, alone with the kids again, no time for us, his night shifts, her night shifts, his startup, her startup, his long hours, my husband is always at work, my wife is always at work, my husband works all the time, my wife works all the time, my husband works late, my wife works late, husband is never home, wife is never home, husband is deployed, wife is deployed, husband is on reserve duty, wife is on reserve duty, husband is in the reserves, husband was called up, boyfriend is always working, girlfriend is always working, husband is a workaholic, wife is a workaholic, my partner is always working, my partner works late, husband comes home late, my husband is away',
      he: 'אשת מילואימניק, בעלי במילואים, איש קבע, אשת קבע, בצבא כל השבוע, נשוי לעבודה, נשואה לעבודה, כמו חד הורית, אין לו זמן אלינו, הסטארטאפ שלו, הסטארטאפ שלה, משמרות הלילה שלו, משמרות הלילה שלה, בעלי במילואים שוב, בן הזוג במילואים, החבר שלי במילואים, בעלי גויס, בעלי תמיד בעבודה, אשתי תמיד בעבודה, בעלי כל היום בעבודה, אשתי כל היום בעבודה, בעלי עובד עד, אשתי עובדת עד, בעלי חוזר מאוחר, אשתי חוזרת מאוחר, בעלי לא בבית, אשתי לא בבית, בעלי אף פעם לא בבית, בעלי בקבע, בעלי מכור לעבודה, אשתי מכורה לעבודה, בעלי וורקהוליק, לבד עם הילדים כי בעלי, לבד עם הילדים ובעלי, קצין בקבע, משרת בקבע',
    },
    lines: {
      PS: [
        ['When in the week do you feel the absence most?', 'מתי במשך השבוע ההיעדרות הכי מורגשת?'],
        ['What do you miss most, help, talk or closeness?', 'מה הכי חסר לך, עזרה, שיחה או קרבה?'],
        ['What do you leave unsaid so as not to be a burden?', 'מה לא נאמר אצלך, כדי לא להכביד?'],
        ['What happens in you when you are together again?', 'מה קורה בך כשאתם שוב ביחד?'],
      ],
      ED: [
        ['What might the other side miss in this?', 'מה אולי חסר בזה לצד השני?'],
        [
          'What have you learnt to manage that you’re glad of?',
          'מה למדת להסתדר איתו, ויש בזה גם טוב?',
        ],
        ['When is there enough time for the two of you?', 'מתי יש מספיק זמן לשניכם?'],
        ['What might the work mean to the other side?', 'מה העבודה אולי נותנת לצד השני?'],
      ],
      FC: [
        ['What is missing more, hours or attention?', 'מה חסר לך יותר, שעות או תשומת לב?'],
        [
          'For which times do you really need the other side here?',
          'באילו זמנים באמת נחוץ לך הצד השני בבית?',
        ],
        ['What is all right for a time, and what no longer?', 'מה בסדר לתקופה, ומה כבר לא?'],
      ],
      DG: [
        [
          'When this week could you have a quarter of an hour for two?',
          'מתי השבוע יכול להיות לשניכם רבע שעה יחד?',
        ],
        [
          'How would you say what you miss, without a reproach?',
          'איך אומרים ״חסר לי הביחד שלנו״, בלי טענה?',
        ],
        ['Who else could take a task off you this week?', 'מי עוד יכול לקחת ממך מטלה השבוע?'],
      ],
    },
  },
  {
    key: 'wedding',
    tone: 'open',
    words: {
      en: 'wedding, our wedding, my wedding, wedding planning, planning the wedding, bride, bridesmaid, bridesmaids, wedding dress, church wedding, elope, wedding budget, walk me down the aisle, wedding day, bridezilla, honeymoon, rabbi for the wedding, wedding photographer, wedding guest list, wedding venue, wedding invitations, wedding invites, wedding guests, wedding vows, invite to the wedding, invited to the wedding, wedding seating, uninvite from the wedding, wedding caterer',
      he: 'החתונה שלנו, החתונה שלי, מתחתנים, מתחתנת בקיץ, מתחתן בקיץ, שמלת כלה, חופה, חתונה אזרחית, סידור הושבה, סידורי הושבה, שושבינה, שושבינות, מסיבת רווקות, מסיבת רווקים, חינה, תאריך לחתונה, ירח דבש, שבירת הכוס, להוביל לחופה, צלם לחתונה, רב לחתונה, הזמנות לחתונה, החתונה הקרובה, לפני החתונה, לקראת החתונה, תכנון החתונה, ארגון החתונה, מוזמנים לחתונה, להזמין לחתונה, אולם לחתונה, שמלה לחתונה, חתונה בקפריסין, נישואים בקפריסין, חתונה קטנה, חתונה גדולה, מתחתנים בעוד, מתחתנת בעוד, מתחתן בעוד, החתונה',
    },
    lines: {
      PS: [
        [
          'What about the wedding takes up most of your thoughts?',
          'מה בחתונה הכי תופס לך את הראש?',
        ],
        [
          'What about the wedding are you looking forward to, and what not?',
          'מה משמח אותך לקראת החתונה, ומה פחות?',
        ],
        ['Whose wishes take up the most room?', 'הרצונות של מי תופסים הכי הרבה מקום?'],
        ['What about it is hard to say to the others?', 'מה סביב החתונה קשה לומר לאחרים?'],
      ],
      ED: [
        [
          'What does this day mean to those who care most about it?',
          'מה היום הזה אומר למי שהכי אכפת להם?',
        ],
        ['What makes a wedding beautiful in your eyes?', 'מה לדעתך עושה חתונה ליפה?'],
        [
          'What would you like to remember of this day in ten years?',
          'מה היה טוב לזכור מהיום הזה בעוד עשר שנים?',
        ],
        ['What is already settled, and good as it is?', 'מה כבר סגור, וטוב כמו שהוא?'],
      ],
      FC: [
        [
          'What would make the day a good one, whatever else happens?',
          'מה יעשה את היום הזה טוב, לא משנה מה עוד יקרה?',
        ],
        [
          'Where can you give way without losing anything important?',
          'על מה אפשר לוותר בלי להפסיד משהו חשוב?',
        ],
        ['What about it should only the couple decide?', 'מה בחתונה רק הזוג צריך להחליט?'],
      ],
      DG: [
        [
          'Which friendly sentence could close a subject with too many opinions?',
          'איזה משפט נעים יכול לסגור נושא שיש עליו יותר מדי דעות?',
        ],
        [
          'Which task could you hand over, and to which helper?',
          'איזו משימה לקראת החתונה אפשר להעביר, ולמי?',
        ],
        [
          'Which evening this week could be free of wedding talk?',
          'איזה ערב השבוע יכול להיות בלי דיבורים על החתונה?',
        ],
      ],
    },
  },
  {
    key: 'new_love',
    tone: 'glad',
    words: {
      en: "fell in love, falling in love, falling for her, falling for him, new boyfriend, new girlfriend, new relationship, head over heels, smitten, we kissed, she said I love you, he said I love you, said I love you, three months together, just started seeing, so happy with him, so happy with her, we’re together now, I'm in love with, so in love with, I met someone, met someone new, met a wonderful man, met a wonderful woman, met a great guy, met a great girl, butterflies in my stomach, think I'm in love",
      he: 'התאהבתי, מאוהבת מעל הראש, מאוהב מעל הראש, יש לי מישהו, יש לי מישהי, אהבה חדשה, קשר חדש, זוגיות חדשה, התחלה של קשר, פרפרים בבטן, נשיקה ראשונה, התנשקנו, אמר לי אני אוהב אותך, אמרה לי אני אוהבת אותך, אהבה ממבט ראשון, היה קליק, רשמית זוג, טוב לי איתו, טוב לי איתה, הכרתי מישהו מדהים, הכרתי מישהי מדהימה, פגשתי מישהו מדהים, פגשתי מישהי מדהימה, אני מאוהבת, אני מאוהב, כל כך מאוהבת, כל כך מאוהב, יש לי חבר חדש, יש לי חברה חדשה, החבר החדש שלי, החברה החדשה שלי',
    },
    lines: {
      PS: [
        [
          'Which moment with this person do you like to remember?',
          'לאיזה רגע עם האדם הזה נעים לך לחזור?',
        ],
        ['What has become lighter or better since then?', 'מה נעשה קל יותר או טוב יותר מאז?'],
        ['When did you notice that this was different?', 'מתי שמת לב שזה משהו אחר?'],
        [
          'What do you like about yourself with this person?',
          'מה מוצא חן בעיניך בעצמך, ליד האדם הזה?',
        ],
      ],
      ED: [
        ['What has come alive in you through this love?', 'מה התעורר בך בזכות האהבה הזאת?'],
        ['What do people close to you notice about you now?', 'מה אנשים קרובים רואים אצלך עכשיו?'],
        [
          'What do you know about love today that you once didn’t?',
          'מה ידוע לך היום על אהבה, ופעם עוד לא?',
        ],
        [
          'Which ordinary thing would you like to do together when it’s no longer new?',
          'איזה דבר רגיל לגמרי נחמד יהיה לעשות ביחד, כשזה כבר לא יהיה חדש?',
        ],
      ],
      FC: [
        ['What here would be a pity to rush?', 'עם מה כאן חבל למהר?'],
        [
          'What in your life do you want to keep for yourself?',
          'מה בחיים חשוב לך לשמור רק לך, גם עכשיו?',
        ],
        ['What matters most to you in this relationship?', 'מה הכי חשוב לך בקשר החדש הזה?'],
      ],
      DG: [
        ['What would you like to tell this person soon?', 'מה היה נעים לספר לאדם הזה בקרוב?'],
        ['What would you like to do together next?', 'מה היה נעים לעשות ביחד בפעם הבאה?'],
        ['With whom would you like to share your joy?', 'עם מי היה נעים לחלוק את השמחה הזאת?'],
      ],
    },
  },
];
