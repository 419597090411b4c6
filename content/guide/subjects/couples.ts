import type { Subject } from './subject.ts';

export const coupleSubjects: Subject[] = [
  {
    key: 'quarrel_with_partner',
    tone: 'hard',
    words: {
      en: 'fight with my husband, fight with my wife, fight with my partner, fought, fighting, argued, argument, arguing, quarrel, quarrelled, screamed at me, shouting match, yelled, slammed the door, slept on the couch, silent treatment, not speaking, same fight again, same argument, we keep fighting, big fight, stormed out, bickering, had it out, blew up, snapped at each other, won’t apologise, hung up on me, we argued, had a row with, apologise to my wife, apologise to my husband',
      he: 'רבנו, ריב, מריבה, מריבות, ויכוח, ויכוחים, מתווכחים, התווכחנו, צעקות, צעקנו, צעקתי עליה, צעק עליי, צועקת עליי, טרק את הדלת, טרקה את הדלת, לא מדברים, ברוגז, שתיקות, ישן בסלון, ישנה בסלון, אותה מריבה, רבים כל הזמן, רבים על שטויות, התפוצץ עליי, התפוצצה עליי, פיצוץ, בלאגן עם אשתי, רבתי עם בעלי, רבתי עם אשתי, רבתי עם החבר, רבתי עם החברה, התווכחתי עם בעלי, התווכחתי עם אשתי',
    },
    lines: {
      PS: [
        [
          'A quarrel often leaves one sentence in the ear. Which one is still there?',
          'ממריבה נשאר לפעמים משפט אחד באוזן. איזה משפט נשאר אצלך?',
        ],
        [
          'Beneath the anger there may be something softer that didn’t get said. What was it this time?',
          'מתחת לכעס יש לפעמים משהו רך יותר, שלא הספיק להיאמר. מה היה שם הפעם?',
        ],
        [
          'At which moment did it turn from a conversation into a fight?',
          'באיזה רגע זה הפך משיחה למריבה?',
        ],
        [
          'The words end, and the body goes on fighting for a while. Where does it still sit in yours?',
          'המילים נגמרות, והגוף ממשיך לריב עוד קצת. איפה זה יושב אצלך עכשיו?',
        ],
      ],
      ED: [
        [
          'If the other side told a good friend about this, how would that version begin?',
          'אם הצד השני היה מספר לחבר טוב על זה, איך הסיפור היה מתחיל?',
        ],
        [
          'Perhaps something between you was once put right. What was different there?',
          'אולי פעם משהו ביניכם כבר בא על תיקונו. מה היה שם אחרת?',
        ],
        [
          'Fights tend to have a place of their own. Where does this one usually begin?',
          'למריבות יש מקום קבוע משלהן. איפה זאת מתחילה בדרך כלל?',
        ],
        [
          'Looking back in a year, how would you like to have come out of this one?',
          'במבט לאחור, בעוד שנה, איך היה טוב לצאת מהמריבה הזאת?',
        ],
      ],
      FC: [
        [
          'Out of everything that was thrown into the air, which single thing really matters to you?',
          'מכל מה שנזרק שם לאוויר, מה הדבר האחד שבאמת חשוב לך?',
        ],
        [
          'Being right and being close don’t always fit into one evening. Which of the two is more urgent for you here?',
          'לצאת צודקים וגם להישאר קרובים, זה לא תמיד הולך באותו ערב. מה מהשניים דחוף לך יותר?',
        ],
        ['Which part of this quarrel is yours to mend?', 'איזה חלק במריבה הזאת הוא שלך לתקן?'],
      ],
      DG: [
        [
          'The first sentence after a fight can be very small. How might yours go?',
          'המשפט הראשון אחרי מריבה יכול להיות קטן מאוד. איך יישמע המשפט שלך?',
        ],
        [
          'Which hour in the coming days is quiet enough to talk about it for ten minutes?',
          'איזו שעה בימים הקרובים שקטה מספיק לעשר דקות של שיחה על זה?',
        ],
        [
          'When it starts to climb again, which word could stop it for a quarter of an hour?',
          'כשזה מתחיל שוב לטפס, איזו מילה תעצור הכול לרבע שעה?',
        ],
      ],
    },
  },
  {
    key: 'drifting_apart',
    tone: 'hard',
    words: {
      en: 'drifting apart, drifted apart, growing apart, grew apart, grown apart, like roommates, like flatmates, like strangers, side by side, parallel lives, separate lives, nothing to talk about, don’t talk anymore, distance between us, fell out of love, spark is gone, no spark, spark died, lost the spark, lonely in my marriage, lonely in my relationship, lonely next to, on our phones, on his phone, on her phone, just logistics, dead marriage, disconnected, no connection, took each other for granted, grew distant, so distant lately, stuck in a routine together, left me on read, leaves me on read, my bf, my gf, he goes quiet, ignores my texts',
      he: 'התרחקנו, מתרחקים, התרחק ממני, התרחקה ממני, ריחוק, מרוחק, מרוחקת, שותפים לדירה, כמו שותפים, כמו זרים, זה לצד זה, חיים במקביל, אין על מה לדבר, לא מדברים יותר, נגמרו המילים, נשחקנו, שחיקה בזוגיות, אין ניצוץ, הניצוץ נעלם, נגמרה האהבה, לא אוהבת אותו יותר, לא אוהב אותה יותר, בודדה בזוגיות, בודד בזוגיות, בודדה בנישואים, לבד ביחד, כל אחד בטלפון, בעלי בטלפון, אשתי בטלפון, בעלי כל הזמן בטלפון, אשתי כל הזמן בטלפון, תמיד בטלפון, כל אחד בעולם שלו, לוגיסטיקה, נישואים מתים, נכנסנו לשגרה, קרירות בינינו',
    },
    lines: {
      PS: [
        [
          'Distance between two people shows in small things. Where do you notice it most?',
          'ריחוק בין שניים רואים בדברים קטנים. איפה זה הכי מורגש אצלך?',
        ],
        [
          'In better days, what was there between you that was only yours?',
          'בימים טובים יותר, מה היה ביניכם שהיה רק שלכם?',
        ],
        [
          'What do you miss more: the person, or who you were next to them?',
          'מה חסר לך יותר: האדם עצמו, או מי שהיית לידו?',
        ],
        [
          'Some silences are tired, some are hurt, some are only habit. Which kind is this one?',
          'יש שתיקה עייפה, יש שתיקה פגועה, ויש סתם הרגל. איזו מהן זאת?',
        ],
      ],
      ED: [
        [
          'Even a faded closeness has a good minute now and then. When was the last one between you?',
          'גם בקרבה שדהתה יש פה ושם דקה טובה. מתי הייתה האחרונה ביניכם?',
        ],
        [
          'How might the other side describe the same evenings?',
          'איך הצד השני היה מתאר את אותם ערבים?',
        ],
        [
          'Somewhere along the way something took the place of talking. What was it?',
          'איפשהו בדרך משהו תפס את המקום של השיחות. מה זה היה?',
        ],
        [
          'Suppose nothing changes for another year. What would weigh most by then?',
          'נניח ששום דבר לא זז עוד שנה. מה יכביד אז הכי הרבה?',
        ],
      ],
      FC: [
        [
          'Closeness is a big word. Which small piece of it is most missing?',
          'קרבה זו מילה גדולה. איזו חתיכה קטנה ממנה הכי חסרה לך?',
        ],
        [
          'Wanting it back and wanting out can live side by side. Which of them is stronger lately?',
          'הרצון להחזיר והרצון ללכת יכולים לבוא יחד. מה מהם חזק אצלך יותר לאחרונה?',
        ],
        [
          'What did you stop telling, that would be good to tell again?',
          'מה הפסקת לספר, והיה טוב לחזור ולספר?',
        ],
      ],
      DG: [
        [
          'One question that isn’t about errands can change a supper. Which one would you ask?',
          'שאלה אחת שהיא לא על סידורים משנה לפעמים ארוחת ערב שלמה. איזו שאלה מתאימה לכם?',
        ],
        [
          'Where could you two be for half an hour without screens and without a list?',
          'איפה אפשר לשבת שניכם חצי שעה, בלי מסכים ובלי רשימה?',
        ],
        [
          'How could it be said that things have gone quiet, in words that sound like you?',
          'איך אפשר לומר בקול שנהיה שקט ביניכם, במילים שנשמעות כמוך?',
        ],
      ],
    },
  },
  {
    key: 'breakup',
    tone: 'hard',
    words: {
      en: 'broke up, break up, breakup, breaking up, broken up, split up, we split, dumped me, dumped, got dumped, left me, ended it, ended things, it’s over, it is over, my ex, the ex, exes, blocked me, unfollowed, ghosted after, get over him, get over her, heartbroken, heartbreak, moved on already, seeing someone new, gave the ring back, his stuff, her stuff, no contact, want him back, want her back, called it off, the breakup, since the breakup, since we broke up, since he left, since she left',
      he: 'נפרדנו, פרידה, נפרדתי, נפרד ממני, נפרדה ממני, להיפרד, זרק אותי, זרקה אותי, עזב אותי, עזבה אותי, האקס, האקסית, האקס שלי, האקסית שלי, נגמר בינינו, זה נגמר, סיימנו, סיים את הקשר, סיימה את הקשר, לב שבור, שבר לי את הלב, שברה לי את הלב, חסם אותי, חסמה אותי, להתגבר עליו, להתגבר עליה, המשיך הלאה, המשיכה הלאה, יש לו מישהי חדשה, יש לה מישהו חדש, לחזור אליו, לחזור אליה, החזיר לי את הדברים, ביטלנו את החתונה',
    },
    lines: {
      PS: [
        [
          'An ending shows up in small places: a song, a mug, a Friday. Where does it catch you most?',
          'פרידה צצה בדברים הקטנים: שיר, כוס, יום שישי. איפה היא תופסת אותך הכי חזק?',
        ],
        [
          'After an ending, the feelings don’t wait in line. Which one came first today?',
          'אחרי פרידה הרגשות לא מחכים בתור. איזה מהם הגיע היום ראשון?',
        ],
        [
          'What ended here besides the couple: a plan, a home, a nickname?',
          'מה עוד נגמר כאן חוץ מהזוגיות: תוכנית, בית, כינוי חיבה?',
        ],
        ['What is the sentence that never got said?', 'מה המשפט שלא הספיק להיאמר?'],
      ],
      ED: [
        [
          'Memory edits the film: only the good scenes, or only the bad. Which scene does it leave out?',
          'הזיכרון עורך את הסרט: רק הסצנות הטובות, או רק הרעות. איזו סצנה הוא משמיט?',
        ],
        [
          'Perhaps something in you had grown quiet in that relationship. What was it?',
          'אולי משהו בך השתתק בתוך הקשר הזה. מה זה היה?',
        ],
        [
          'Who around you can hear about it once more without offering a solution?',
          'מי בסביבה שלך יכול לשמוע על זה עוד פעם, בלי להציע פתרון?',
        ],
        [
          'A year from now this will be a story. What title would you like it to have?',
          'בעוד שנה זה כבר יהיה סיפור. איזה שם היה טוב לתת לו?',
        ],
      ],
      FC: [
        [
          'Missing the person and missing having somebody feel alike at night. Which is it more?',
          'בלילה קשה להבדיל בין געגוע לאדם לבין געגוע לביחד. מה מהשניים חזק יותר?',
        ],
        [
          'Which question about the ending still circles in your head?',
          'איזו שאלה על הסוף עוד מסתובבת לך בראש?',
        ],
        [
          'Something may be worth keeping from this one, even if it’s small. What comes along with you?',
          'אולי יש משהו קטן ששווה לקחת מהקשר הזה. מה ממשיך איתך הלאה?',
        ],
      ],
      DG: [
        [
          'There are hours when the thumb is closest to “send”. What could fill the worst of them?',
          'יש שעות שבהן האצבע הכי קרובה ל״שלח״. מה יכול למלא את השעה הקשה ביותר?',
        ],
        [
          'Which object, photo or chat would be a relief to move out of sight this week?',
          'את מה יהיה קל יותר לא לראות השבוע: חפץ, תמונה, צ׳אט?',
        ],
        [
          'A letter needn’t be sent. What would its first line say?',
          'מכתב לא חייב להישלח. מה כתוב בשורה הראשונה שלו?',
        ],
      ],
    },
  },
  {
    key: 'divorce',
    tone: 'hard',
    words: {
      en: 'divorce, divorced, divorcing, get divorced, separation, separated, separating, custody, joint custody, alimony, child support, mediator, mediation, ex-husband, ex-wife, ex husband, ex wife, wants a divorce, filed for divorce, leave my husband, leave my wife, end my marriage, marriage is over, marriage is ending, staying for the kids, stay for the kids, tell the kids, every other weekend, two homes, signed the papers, moved out of our house, co-parenting, divorce lawyer, his lawyer, her lawyer',
      he: 'גירושים, גירושין, להתגרש, מתגרשים, מתגרשת, התגרשנו, התגרשתי, גרוש, גרושה, הגרוש שלי, הגרושה שלי, גט, רבנות, הסכם גירושין, משמורת, משמורת משותפת, מזונות, הסדרי ראייה, זמני שהות, גישור, מגשרת, מגשר, פירוד, לפרק את הבית, לפרק את המשפחה, נשארת בגלל הילדים, נשאר בגלל הילדים, להגיד לילדים, למכור את הבית, שני בתים, הנישואים נגמרו, פתח תיק, עורך דין לגירושין, עורכת הדין שלה, עורך הדין שלו, גרים בנפרד',
    },
    lines: {
      PS: [
        [
          'A word this big holds many smaller ones: home, money, holidays, mornings. Which one presses most right now?',
          'במילה גדולה כזאת יש הרבה קטנות: בית, כסף, חגים, בקרים. איזו מהן לוחצת עכשיו הכי הרבה?',
        ],
        [
          'Between the papers and the arrangements, which feeling gets no time?',
          'בין הניירות לסידורים, לאיזה רגש לא נשאר זמן?',
        ],
        [
          'What comes back at night: something that was, or something still to come?',
          'מה חוזר בלילה: משהו שהיה, או משהו שעוד יבוא?',
        ],
        [
          'Some of it may have ended long before anybody said so. When did you first sense something?',
          'אולי משהו נגמר הרבה לפני שמישהו אמר. מתי הרגשת את זה לראשונה?',
        ],
      ],
      ED: [
        [
          'When the dust has settled, what would you like to remain between you?',
          'כשהאבק ישקע, מה חשוב לך שיישאר ביניכם?',
        ],
        [
          'You had a life before this marriage too. What of it would you be glad to meet again?',
          'גם לפני הנישואים האלה היו לך חיים. מה מהם היה נעים לפגוש שוב?',
        ],
        [
          'Picture an ordinary Tuesday two years on. What is on the kitchen table?',
          'יום שלישי רגיל, עוד שנתיים. מה יש על השולחן במטבח?',
        ],
        [
          'Everybody around has an opinion about a marriage. Whose voice is the loudest in your head?',
          'לכל הסביבה יש דעה על נישואים. הקול של מי הכי חזק אצלך בראש?',
        ],
      ],
      FC: [
        [
          'Not every battle in it is worth the same. Which one really matters to you?',
          'לא כל מאבק שם שווה אותו דבר. איזה מהם באמת חשוב לך?',
        ],
        [
          'There’s a fear of leaving and a fear of staying. Which of them is louder these days?',
          'יש פחד ללכת ויש פחד להישאר. איזה מהם חזק יותר בימים אלה?',
        ],
        [
          'Of all you built there, what would you most want to keep whole?',
          'מכל מה שנבנה שם, מה הכי חשוב לך שיישאר שלם?',
        ],
      ],
      DG: [
        [
          'Something this big comes apart into small errands. Which one is next?',
          'דבר גדול כזה מתפרק לסידורים קטנים. מה הסידור הבא בתור?',
        ],
        [
          'What is the one question you need answered before anything else?',
          'מה השאלה האחת שחייבת תשובה לפני כל השאר?',
        ],
        [
          'Which hour of this week could be entirely free of the subject?',
          'איזו שעה השבוע תישאר נקייה לגמרי מהנושא הזה?',
        ],
      ],
    },
  },
  {
    key: 'dating',
    tone: 'open',
    words: {
      en: 'dating, dating apps, tinder, hinge, bumble, grindr, okcupid, swipe, swiping, matched, first date, second date, blind date, went on a date, dates, single, still single, being single, ghosted, ghosting, situationship, talking stage, left on read, looking for someone, meet someone, find someone, can’t find anyone, no one to love, set me up, the one, red flags, all my friends are married, relationship material, never had a girlfriend, never had a boyfriend, dating profile, everyone has someone, has someone except me, everyone but me is in a relationship, never kissed',
      he: 'דייט, דייטים, דייט ראשון, דייט שני, דייט עיוור, טינדר, הינג׳, באמבל, אוקיקיופיד, גריינדר, ג׳יידייט, אפליקציות היכרויות, אפליקציות, היכרויות, שידוך, שידוכים, שדכנית, רווק, רווקה, רווקות, מחפש מישהי, מחפשת מישהו, להכיר מישהו, להכיר מישהי, אין עם מי, סינן אותי, סיננה אותי, מסנן, גוסטינג, נעלם לי, נעלמה לי, מאצ׳, לא מוצאת אף אחד, לא מוצא אף אחת, כולם כבר נשואים, יצאנו פעמיים, מתי תתחתני, מתי תתחתן, פרופיל היכרויות',
    },
    lines: {
      PS: [
        [
          'Meeting somebody new brings hope, and often some nerves too. Which of them takes more room at the moment?',
          'במפגש עם מישהו חדש יש תקווה, והרבה פעמים גם לחץ. מה מהשניים תופס יותר מקום עכשיו?',
        ],
        [
          'What about it is hardest at the moment: before, during, or afterwards?',
          'מה הכי קשה בזה כרגע: לפני, תוך כדי, או אחרי?',
        ],
        [
          'A good meeting isn’t the same for everybody. What makes one good for you?',
          'פגישה טובה היא לא אותו דבר אצל כולם. מה עושה אותה טובה בשבילך?',
        ],
        [
          'On a date one part of you talks, and another watches from the side. What does the watching part say?',
          'בדייט, חלק אחד מדבר וחלק אחר מסתכל מהצד. מה אומר החלק שמסתכל?',
        ],
      ],
      ED: [
        ['With whom in your life are you most yourself?', 'ליד מי הכי קל לך להיות בלי מסכות?'],
        [
          'Apart from romance, where does warmth come into your week?',
          'חוץ מזוגיות, מאיפה נכנס חום לשבוע שלך?',
        ],
        [
          'Earlier loves teach a little too, also those that came to nothing. What do you know today that you didn’t once?',
          'גם אהבות קודמות מלמדות משהו, אפילו כשלא יצא מהן דבר. מה ידוע לך היום, ופעם עוד לא?',
        ],
        [
          'Suppose love turned up next spring. What would you be sorry not to have done by then?',
          'נניח שתגיע אהבה באביב הבא. מה יהיה חבל לא להספיק עד אז?',
        ],
      ],
      FC: [
        [
          'Nobody fits a whole list of wishes. Which two things really matter to you?',
          'אף אחד לא מתאים לרשימה שלמה. אילו שני דברים באמת חשובים לך?',
        ],
        [
          'Choosing is one thing, being chosen is another. Which of them is more on your mind?',
          'לבחור זה דבר אחד, ולהיבחר זה דבר אחר. מה מהם מעסיק אותך יותר?',
        ],
        ['Which part of this is really your own wish?', 'איזה חלק בזה הוא באמת הרצון שלך?'],
      ],
      DG: [
        [
          'Where is it easiest for you to talk with somebody you hardly know?',
          'איפה הכי קל לך לדבר עם מישהו שכמעט לא מכירים?',
        ],
        ['What would you like somebody new to know first?', 'מה טוב שמישהו חדש ידע קודם?'],
        [
          'What could make the next meeting a little easier: the place, the hour, one sentence kept ready?',
          'מה יכול להקל קצת על הפגישה הבאה: המקום, השעה, משפט אחד מוכן?',
        ],
      ],
    },
  },
  {
    key: 'jealousy',
    tone: 'hard',
    words: {
      en: 'jealous, jealousy, so jealous, possessive, insecure, checking his phone, checking her phone, went through his phone, went through her phone, snooping, his coworker, her coworker, female friend, male friend, his ex, her ex, likes her photos, liked his post, following her, who is she, who is he, flirting, flirts, flirty, texting another, don’t trust him, don’t trust her, trust issues, paranoid, suspicious, controlling, where were you, out without me, other women, other men, compare myself to her, compare myself to him',
      he: 'קנאה, קנאי, קנאית, מקנא, מקנאת, מקנאה, קינאתי, רכושני, רכושנית, חשדן, חשדנית, חושדת, חושד, בודקת לו את הטלפון, בודק לה את הטלפון, לחטט בטלפון, חיטטתי, פלרטט, מפלרטט, מפלרטטת, לייקים, עושה לייקים, האקסית שלו, האקס שלה, ידידה שלו, ידיד שלה, הקולגה שלו, הקולגה שלה, חוסר ביטחון, לא סומכת עליו, לא סומך עליה, פרנואידית, פרנואיד, עוקבת אחריו, מי זאת, מתכתב עם מישהי, מתכתבת עם מישהו, משווה את עצמי אליה',
    },
    lines: {
      PS: [
        [
          'Jealousy tends to start with something small: a name, a light on a phone. Where does it usually begin here?',
          'קנאה מתחילה לרוב במשהו קטן: שם, אור של טלפון. במה זה מתחיל כאן בדרך כלל?',
        ],
        ['In its worst minute, which film does it run?', 'ברגע הכי קשה, איזה סרט רץ שם בראש?'],
        [
          'What is it afraid of, in the plainest words?',
          'ממה הקנאה הזאת מפחדת, במילים הכי פשוטות?',
        ],
        [
          'Part of it may be older than this relationship. Where have you met this feeling before?',
          'אולי חלק מזה ישן יותר מהקשר הזה. איפה עוד פגשת את ההרגשה הזאת?',
        ],
      ],
      ED: [
        [
          'There are probably hours when it’s quiet. What goes on in them?',
          'יש בטח גם שעות שבהן זה שקט. מה קורה בהן?',
        ],
        [
          'What gets lost each time it takes over the evening?',
          'מה הולך לאיבוד בכל פעם שזה משתלט על הערב?',
        ],
        [
          'Facts fit on a small note, fears fill the page. What would be on the note?',
          'העובדות נכנסות בפתק קטן, הפחדים ממלאים דף. מה כתוב בפתק?',
        ],
        [
          'If the jealousy could ask for one thing politely, what might it ask for?',
          'אם הקנאה הייתה מבקשת דבר אחד בנימוס, מה היא הייתה מבקשת?',
        ],
      ],
      FC: [
        ['Where does trust end for you and watching begin?', 'איפה אצלך נגמר האמון ומתחיל המעקב?'],
        [
          'Part of this belongs to both sides, and part to one only. Which part is only yours?',
          'חלק מזה שייך לשני הצדדים, וחלק רק לאחד. איזה חלק הוא רק שלך?',
        ],
        ['What would be enough for a calm evening?', 'מה יספיק בשביל ערב רגוע?'],
      ],
      DG: [
        [
          'Some minutes itch to check, to ask, to scroll. What could hands be busy with for ten of those?',
          'יש דקות שמושך בהן לבדוק, לשאול, לגלול. במה אפשר להעסיק את הידיים לעשר דקות כאלה?',
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
      en: 'cheated, cheating, cheated on me, cheater, affair, having an affair, infidelity, unfaithful, betrayed, betrayal, slept with someone, slept with somebody else, kissed someone else, kissed another, one night stand, the other woman, the other man, mistress, lied to me, lying to me, double life, secret account, found messages, found the texts, hotel receipt, caught him, caught her, emotional affair, sexting, on tinder behind my back, behind my back, I cheated, broke my trust, forgive him, forgive her, trust him again, trust her again',
      he: 'בגידה, בגד בי, בגדה בי, בוגד, בוגדת, בגדתי, רומן, מנהל רומן, מנהלת רומן, מאהב, מאהבת, שכב עם, שכבה עם, שכבתי עם, התנשק עם, התנשקה עם, התנשקתי, סטוץ, שיקר לי, שיקרה לי, שקרים, משקר לי, משקרת לי, חיים כפולים, חיים כפולות, גיליתי הודעות, מצאתי הודעות, תפסתי אותו, תפסתי אותה, מאחורי הגב, מישהי אחרת, מישהו אחר, אישה אחרת, גבר אחר, שבר לי את האמון, לסלוח לו, לסלוח לה, הסתיר ממני, הסתירה ממני',
    },
    lines: {
      PS: [
        [
          'When trust cracks, one moment tends to replay. Which moment comes back?',
          'כשאמון נסדק, רגע אחד נוטה לחזור שוב ושוב. איזה רגע זה אצלך?',
        ],
        [
          'There’s the deed, and there’s the hiding of it. Which of them weighs more here?',
          'יש את המעשה ויש את ההסתרה שלו. מה כבד כאן יותר?',
        ],
        [
          'Shame, rage, grief, numbness: which of these is here right now?',
          'בושה, זעם, צער, קהות: מה מאלה נמצא כאן עכשיו?',
        ],
        ['What hasn’t been said aloud to anybody yet?', 'מה עוד לא נאמר בקול לאף אחד?'],
      ],
      ED: [
        [
          'In the light of this, which small thing from before reads differently?',
          'איזה דבר קטן מלפני כן נראה עכשיו אחרת?',
        ],
        [
          'From outside a verdict comes easily. What do you know from inside that can’t be seen there?',
          'מבחוץ קל להגיד מה נכון. מה ידוע לך מבפנים, שמבחוץ לא רואים?',
        ],
        [
          'Trust has more than one part. Which part of it has held?',
          'לאמון יש יותר מחלק אחד. איזה חלק בכל זאת החזיק?',
        ],
        [
          'Some day this will lie further back. How would you like to remember yourself in it?',
          'יבוא יום וזה יהיה רחוק יותר. איך היה טוב לך לזכור את עצמך בתוך זה?',
        ],
      ],
      FC: [
        [
          'Knowing everything and knowing enough are different. How much truth does this need now?',
          'לדעת הכול ולדעת מספיק הם שני דברים. כמה אמת צריך כאן עכשיו?',
        ],
        [
          'Which part of this story isn’t yours to carry at all?',
          'איזה חלק בסיפור הזה בכלל לא שלך לשאת?',
        ],
        [
          'What would have to be clear before choosing to stay or to go?',
          'מה צריך להתברר לפני שבוחרים להישאר או ללכת?',
        ],
      ],
      DG: [
        [
          'Not every decision has to be made tonight. Which one can wait?',
          'לא כל החלטה חייבת ליפול הלילה. איזו מהן אפשר לדחות?',
        ],
        [
          'If there’s one honest conversation ahead, which sentence has to be in it?',
          'אם תהיה שיחה כנה אחת, איזה משפט חייב להיות בה?',
        ],
        [
          'With whom could you sit for an hour this week and not have to explain?',
          'עם מי אפשר לשבת השבוע שעה, בלי צורך להסביר?',
        ],
      ],
    },
  },
  {
    key: 'housework',
    tone: 'hard',
    words: {
      en: 'housework, chores, cleaning, laundry, dishes, dishwasher, hoovering, vacuum, trash, mental load, invisible work, doesn’t help, never helps, help around the house, just ask me, I do everything, do everything myself, his socks, cooking every day, who cooks, grocery list, groceries, ironing, tidy up, cleaning up after, packed lunches, division of labour, fair share, not your maid, I’m his mother, nagging, nag, pull his weight, pull her weight, lifts a finger, leaves a mess, clean up his mess',
      he: 'עבודות בית, מטלות, מטלות הבית, ניקיון, ניקיונות, כביסה, כביסות, כלים, מדיח, שטיפה, לקפל כביסה, זבל, בלגן, בלאגן בבית, עומס מנטלי, עבודה שקופה, לא עוזר, לא עוזרת, לא עוזר בבית, הכול עליי, הכל עליי, עושה הכול לבד, עושה הכל לבד, גרביים, בישולים, מי מבשל, חלוקה בבית, חלוקת תפקידים, שוויון בבית, עוזרת בית, אני לא השפחה, לא מזיז אצבע, לא מזיזה אצבע, נודניקית, רק תגידי מה לעשות, קניות בסופר, מנקה אחריו, מנקה אחריה',
    },
    lines: {
      PS: [
        [
          'Chores are sometimes only the headline. What is it really about here?',
          'מטלות הבית הן לפעמים רק הכותרת. על מה זה באמת כאן?',
        ],
        [
          'Often it’s a small thing that makes the cup run over. Which was it this time?',
          'לפעמים דווקא דבר קטן ממלא את הכוס. מה זה היה הפעם?',
        ],
        [
          'What is heavier for you: the doing, the remembering, or nobody noticing?',
          'מה כבד לך יותר: לעשות, לזכור, או שאף אחד לא שם לב?',
        ],
        [
          'At which hour of the day does it seem most unfair?',
          'באיזו שעה ביום זה נראה הכי לא הוגן?',
        ],
      ],
      ED: [
        [
          'Everybody brings along the home they grew up in. Who did what in yours?',
          'כל אחד מביא איתו את הבית שבו גדל. מי עשה מה בבית שלך?',
        ],
        [
          'If the other side wrote their own list of what they carry, what would be on it?',
          'אם הצד השני היה כותב רשימה של מה שעליו, מה היה כתוב בה?',
        ],
        [
          'Perhaps one thing at home goes well without a word. How did that come about?',
          'יש אולי דבר אחד בבית שעובד גם בלי מילים. איך זה קרה?',
        ],
        [
          'Suppose a stranger watched the house for a week. What would surprise them?',
          'נניח שמישהו זר צופה בבית הזה שבוע שלם. מה יפתיע אותו?',
        ],
      ],
      FC: [
        [
          'Half of the work, or half of the worry: which half do you need more?',
          'חצי מהעבודה או חצי מהדאגה: איזה חצי נחוץ לך יותר?',
        ],
        [
          'Which single task, if it left your hands for good, would change your week?',
          'איזו מטלה אחת, אם תרד מהכתפיים לתמיד, תשנה לך את השבוע?',
        ],
        [
          'Clean enough, early enough, your way: which of these could bend a little?',
          'נקי מספיק, מוקדם מספיק, בדיוק בדרך שלך: איפה יש כאן קצת גמישות?',
        ],
      ],
      DG: [
        [
          'A task handed over whole is different from help. Which one could go over whole?',
          'למסור מטלה שלמה זה לא כמו לקבל עזרה. איזו מטלה אפשר למסור כולה?',
        ],
        [
          'When in the week is nobody angry yet, and there’s time for pen and paper?',
          'מתי בשבוע אף אחד עוד לא כועס, ואפשר לשבת על זה עם דף ועט?',
        ],
        [
          'How might the request sound with one thing in it, and no “always” or “never”?',
          'איך תישמע בקשה שיש בה דבר אחד, בלי ״תמיד״ ובלי ״אף פעם״?',
        ],
      ],
    },
  },
  {
    key: 'money_in_couple',
    tone: 'hard',
    words: {
      en: 'joint account, shared account, separate accounts, our money, his money, her money, my money your money, spends too much, overspending, spender, saver, stingy, cheap husband, controls the money, earns more than me, I earn more, breadwinner, allowance, his debt, her debt, debts he hid, credit card bill, secret purchases, split the bills, splitting the rent, fifty fifty, 50/50, pays for everything, prenup, financially dependent, ask him for money, ask her for money, budget together',
      he: 'חשבון משותף, חשבון נפרד, חשבונות נפרדים, הכסף שלי, הכסף שלו, הכסף שלה, הכסף שלנו, בזבזן, בזבזנית, מבזבז, מבזבזת, קמצן, קמצנית, שולט בכסף, שולטת בכסף, מרוויחה יותר ממנו, מרוויח יותר ממנה, מרוויח פחות ממנה, מרוויחה פחות ממנו, מפרנס יחיד, מפרנסת יחידה, מינוס, אוברדרפט, החובות שלו, החובות שלה, הסתיר חובות, כרטיס אשראי, קניות בסתר, חצי חצי, מתחלקים בהוצאות, שכר דירה משותף, הסכם ממון, לבקש ממנו כסף, לבקש ממנה כסף, תקציב זוגי',
    },
    lines: {
      PS: [
        [
          'When couples talk about money, something else often sits underneath. What is it for you: safety, freedom, fairness?',
          'כשזוג מדבר על כסף, יושב שם לרוב עוד משהו. מה זה אצלך: ביטחון, חופש, הגינות?',
        ],
        [
          'Which amount, purchase or bill does it mostly turn on?',
          'סביב איזה סכום, קנייה או חשבון זה מסתובב בעיקר?',
        ],
        [
          'A bank notification can be felt in the stomach. What goes through you when one comes in?',
          'הודעה מהבנק מגיעה לפעמים ישר לבטן. מה עובר בך כשהיא נכנסת?',
        ],
        [
          'What about money has never been said aloud between you two?',
          'מה בענייני כסף אף פעם לא נאמר ביניכם בקול?',
        ],
      ],
      ED: [
        [
          'How was money talked about at the table where you grew up?',
          'איך דיברו על כסף ליד השולחן שבו גדלת?',
        ],
        ['What might money be protecting the other side from?', 'ממה הכסף אולי מגן על הצד השני?'],
        [
          'Perhaps there was a purchase you were both glad of. What was different there?',
          'אולי הייתה קנייה ששימחה את שניכם. מה היה שם אחרת?',
        ],
        [
          'Suppose there were enough of it tomorrow. What between you would still be open?',
          'נניח שמחר יש מספיק. מה ביניכם עדיין יישאר פתוח?',
        ],
      ],
      FC: [
        [
          'There is the sum, and there is the trust. Which of them is this really about?',
          'יש את הסכום ויש את האמון. מה מהם באמת הסיפור כאן?',
        ],
        [
          'Fair can mean equal, or according to means, or according to need. Which one is yours?',
          'הוגן זה לפעמים שווה בשווה, לפעמים לפי היכולת ולפעמים לפי הצורך. מה מאלה נקרא אצלך הוגן?',
        ],
        ['What do you want to be able to decide alone?', 'על מה חשוב לך להחליט לבד?'],
      ],
      DG: [
        [
          'Numbers are calmer on paper than in a quarrel. Which three would you put on the table first?',
          'מספרים רגועים יותר על דף מאשר בוויכוח. אילו שלושה מספרים כדאי להניח קודם?',
        ],
        [
          'How could the talk open with what matters to you, and not with a bill?',
          'איך אפשר לפתוח את השיחה הזאת במה שחשוב לך, ולא בחשבונות?',
        ],
        ['Up to what sum does nobody have to ask?', 'עד איזה סכום אף אחד לא צריך לשאול?'],
      ],
    },
  },
  {
    key: 'committing',
    tone: 'open',
    words: {
      en: 'propose, proposed, proposing, proposal, get engaged, engaged, engagement, marry him, marry her, marry me, get married, moving in together, move in together, move in with, living together, next step, take the next step, commitment, commitment issues, afraid to commit, cold feet, ready to marry, say yes, said yes, is he the one, is she the one, doubts about, settle down, where is this going, ultimatum, exclusive, define the relationship, waiting for a ring, not ready to marry, engagement ring, bought a ring',
      he: 'הצעת נישואים, הצעת נישואין, להציע לה, להציע לו, הציע לי, הציעה לי, טבעת, להתחתן איתו, להתחתן איתה, להתחתן, להתארס, התארסנו, אירוסים, אירוסין, לעבור לגור ביחד, לגור ביחד, עוברים לגור יחד, לגור איתו, לגור איתה, הצעד הבא, להתחייב, מחויבות, פחד ממחויבות, להתמסד, רגליים קרות, לא בטוחה בו, לא בטוח בה, הוא האחד, היא האחת, ספקות, לאן זה הולך, אולטימטום, לא מוכן להתחתן, לא מוכנה להתחתן, מחכה להצעה, בלעדיות, קשר רציני, טבעת אירוסין',
    },
    lines: {
      PS: [
        [
          'A step like this has some weight. Which part of it is heaviest for you?',
          'לצעד כזה יש משקל. איזה חלק בו הכי כבד לך?',
        ],
        [
          'Yes, no, not yet: which one shows up first, before the thinking begins?',
          'כן, לא, עוד לא: מה מהם מופיע ראשון, לפני שמתחילים לחשוב?',
        ],
        [
          'When did this question last come by itself, in the middle of an ordinary day?',
          'מתי בפעם האחרונה השאלה הזאת הגיעה לבד, באמצע יום רגיל?',
        ],
        [
          'If there’s a fear in here, what is it of, in three or four words?',
          'אם יש כאן פחד, ממה הוא, בשלוש או ארבע מילים?',
        ],
      ],
      ED: [
        [
          'Everyone has seen some couple from close by. Which one taught you what a promise is?',
          'כל אחד ראה פעם זוג מקרוב. איזה זוג לימד אותך מה זו הבטחה?',
        ],
        [
          'Imagine the step already taken, on a grey Wednesday. What is different at home?',
          'נניח שהצעד כבר נעשה, יום רביעי אפור. מה אחרת בבית?',
        ],
        [
          'If nobody were waiting for an answer, how would the question change?',
          'אם אף אחד לא היה מחכה לתשובה, איך השאלה הייתה משתנה?',
        ],
        [
          'In which moments are you surest of the two of you?',
          'באילו רגעים יש לך הכי הרבה ביטחון בשניכם?',
        ],
      ],
      FC: [
        [
          'The person, the form, the timing: where does most of the hesitation sit?',
          'האדם, הצורה, העיתוי: איפה יושב עיקר ההיסוס?',
        ],
        ['What do you still need to know before you can answer?', 'מה עוד צריך לדעת לפני שעונים?'],
        [
          'Which piece of your life as it is now has to come along, whatever you choose?',
          'מה מהחיים של עכשיו חייב לבוא איתך, בכל בחירה?',
        ],
      ],
      DG: [
        [
          'Some conversations are better had before a step like this. Which one is it here?',
          'יש שיחות שעדיף שיקרו לפני צעד כזה. איזו שיחה זאת כאן?',
        ],
        [
          'How could you try out a small piece of it, for a weekend or a month?',
          'איך אפשר לטעום קצת מזה, לסוף שבוע או לחודש?',
        ],
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
      en: 'long distance, long-distance, ldr, far away, miles away, different cities, different countries, time zone, time zones, time difference, facetime, video calls, airport, airport goodbye, flight to see, fly to see, next visit, see each other once a month, he lives in, she lives in, relocated, moved abroad, close the distance, weekends only, miss her so much, miss him so much, bad connection, goodnight calls, countdown, counting the days until, partner abroad, visa for him, visa for her',
      he: 'זוגיות בשלט רחוק, שלט רחוק, מרחק, ממרחקים, קשר ממרחק, גר בחו״ל, גרה בחו״ל, ארץ אחרת, עיר אחרת, הפרשי שעות, הפרש שעות, שיחות וידאו, פייסטיים, שדה תעופה, נתב״ג, טיסה אליו, טיסה אליה, טסה אליו, טס אליה, נפגשים פעם בחודש, רק בסופי שבוע, ויזה, רילוקיישן, עבר לחו״ל, עברה לחו״ל, מתגעגעת אליו, מתגעגע אליה, געגוע, געגועים, סופרת ימים, סופר ימים, לצמצם את המרחק, הביקור הבא, חברה בחו״ל, בעלי בחו״ל, מחכים לוויזה',
    },
    lines: {
      PS: [
        [
          'Missing somebody has its own hours. At which hour is the distance felt most?',
          'לגעגוע יש שעות משלו. באיזו שעה המרחק הכי מורגש?',
        ],
        ['What is it that no screen can bring over?', 'מה הדבר שאף מסך לא מצליח להעביר?'],
        [
          'When a call ends, there’s the minute after it. What happens in that minute?',
          'כשהשיחה נגמרת, יש את הדקה שאחריה. מה קורה בדקה הזאת?',
        ],
        [
          'Which is harder to bear: the distance itself, or not knowing how long it lasts?',
          'מה קשה יותר: המרחק עצמו, או שלא ידוע כמה זמן הוא יימשך?',
        ],
      ],
      ED: [
        [
          'Distance may have taught you two something that couples under one roof don’t learn. What is it?',
          'אולי המרחק לימד את שניכם משהו שזוגות שגרים יחד לא לומדים. מה זה?',
        ],
        [
          'What does life here hold that you would be sorry to leave?',
          'מה יש בחיים כאן, שיהיה חבל לעזוב?',
        ],
        [
          'On the other end there’s a room too, with its own evenings. How do you picture them?',
          'גם בצד השני יש חדר, עם ערבים משלו. איך הם נראים בדמיון שלך?',
        ],
        [
          'Perhaps there was a close moment even from afar. What made it close?',
          'אולי היה רגע קרוב גם מרחוק. מה עשה אותו קרוב?',
        ],
      ],
      FC: [
        [
          'How much of the future would be enough to know, for the present to get easier?',
          'כמה מספיק לדעת על ההמשך, כדי שיהיה קל יותר עכשיו?',
        ],
        [
          'If the move were yours, what would be hardest to give up?',
          'אם המעבר יהיה שלך, על מה הכי קשה יהיה לוותר?',
        ],
        [
          'More calls, or different ones: which of them is missing?',
          'יותר שיחות, או שיחות אחרות: מה מהשניים חסר?',
        ],
      ],
      DG: [
        [
          'Cooking the same dish, watching the same thing: what could you two do at one time in two places?',
          'לבשל אותו דבר, לראות אותו סרט: מה אפשר לעשות בו בזמן, בשני מקומות?',
        ],
        [
          'Which unimportant thing from today is worth sending over tonight?',
          'איזה דבר לא חשוב מהיום שווה לשלוח לשם הערב?',
        ],
        ['How could the question “until when” be opened?', 'איך אפשר לפתוח את השאלה ״עד מתי״?'],
      ],
    },
  },
  {
    key: 'in_laws',
    tone: 'hard',
    words: {
      en: 'in-laws, in laws, inlaws, mother in law, mother-in-law, MIL, father in law, father-in-law, sister in law, sister-in-law, brother in law, brother-in-law, his mother, his mum, his mom, her mother, her mum, her mom, his parents, her parents, his family, her family, mama’s boy, mummy’s boy, takes his mother’s side, takes her mother’s side, never good enough for them, shows up unannounced, family dinners at theirs, comments on my cooking, meddling, daughter in law, son in law',
      he: 'חמותי, חמות, החמות, חמי, החותנת, חותנת, חותן, גיסתי, גיסה, גיסי, גיס, כלתי, כלה שלי, חתן שלי, אמא שלו, אמא שלה, אבא שלו, אבא שלה, ההורים שלו, ההורים שלה, המשפחה שלו, המשפחה שלה, הצד שלו, הצד שלה, אחותו, אחותה, ילד של אמא, ילדה של אבא, לוקח את הצד של אמא שלו, מתערבת, מתערבים, באה בלי להודיע, באים בלי להודיע, ארוחות שישי אצלם, סדר אצלם, לא מקבלים אותי',
    },
    lines: {
      PS: [
        [
          'Often it’s less the deed than what it says about one’s place there. What does this say to you?',
          'לפעמים זה פחות המעשה, ויותר מה שהוא אומר על המקום שלך שם. מה זה אומר לך?',
        ],
        [
          'Which remark or gesture came home with you and stayed?',
          'איזו הערה או תנועה חזרה איתך הביתה ונשארה?',
        ],
        [
          'What does your body do shortly before you all meet?',
          'מה קורה לך בגוף רגע לפני שנפגשים?',
        ],
        [
          'At which moment there do you miss somebody standing next to you?',
          'באיזה רגע שם חסר לך מישהו לצידך?',
        ],
      ],
      ED: [
        ['What might they be afraid to lose?', 'מה אולי הם מפחדים לאבד?'],
        [
          'In the family you come from, how much did people get involved in each other’s lives?',
          'במשפחה שבה גדלת, כמה התערבו זה בחיים של זה?',
        ],
        [
          'Even a hard family tie has its bearable moments. When is it easier between you?',
          'גם בקשר משפחתי קשה יש רגעים נסבלים. מתי קל יותר ביניכם?',
        ],
        [
          'Whoever stands in the middle gets pulled from both sides. What does it look like from there?',
          'מי שעומד באמצע, מושכים בו משני הצדדים. איך זה נראה משם?',
        ],
      ],
      FC: [
        [
          'Some of it can be shrugged off and some can’t. Where exactly does your line run?',
          'חלק מזה אפשר לבלוע וחלק לא. איפה בדיוק עובר הקו שלך?',
        ],
        [
          'Part of this is with the family, and part inside the couple. Which part is really between the two of you?',
          'חלק מזה הוא מול המשפחה, וחלק בתוך הזוג. איזה חלק הוא בעצם ביניכם?',
        ],
        [
          'Being liked there or being respected there: what would be enough?',
          'שיאהבו אותך שם או שיכבדו אותך שם: מה יספיק?',
        ],
      ],
      DG: [
        [
          'How could a “no” to them sound that still leaves the door open?',
          'איך אפשר לומר להם ״לא״ ועדיין להשאיר דלת פתוחה?',
        ],
        [
          'What’s worth agreeing on before the next visit?',
          'על מה כדאי להסכים עוד לפני הביקור הבא?',
        ],
        [
          'Which one custom would you like to have in your own home, beginning with the next holiday?',
          'איזה מנהג אחד חשוב לך שיהיה בבית שלך, כבר מהחג הבא?',
        ],
      ],
    },
  },
  {
    key: 'intimacy',
    tone: 'hard',
    words: {
      en: 'intimacy, intimate, sex, sex life, no sex, sexless, libido, low libido, sex drive, desire, don’t want sex, not in the mood, turned me down, rejects me, rejected in bed, touch, touch me, doesn’t touch me, touch starved, hugs, cuddle, cuddling, kiss me, separate bedrooms, separate beds, turns his back, turns her back, initiate, initiating, physical affection, affection, orgasm, erection, pain during sex, avoid being touched, dead bedroom, undress in front of, in bed with my husband, in bed with my wife',
      he: 'אינטימיות, סקס, מין, יחסי מין, חיי מין, בלי סקס, אין סקס, חשק, חשק מיני, אין לי חשק, אין לו חשק, אין לה חשק, דוחה אותי, דחתה אותי, מגע, לא נוגע בי, לא נוגעת בי, לא מחבקת אותי, לא מחבק אותי, לא מנשקת אותי, לא מנשק אותי, לא נוגעים, חיבוק, חיבוקים, להתחבק, נשיקה, לא מתנשקים, חדרים נפרדים, מיטות נפרדות, מפנה לי את הגב, מפנה גב, לגעת, ליזום, יוזמת, יוזם, להתפשט, קרבה פיזית, זקפה, כאבים ביחסים, אורגזמה, רעב למגע, משיכה, לא נמשכת אליו, לא נמשך אליה, במיטה עם בעלי, במיטה עם אשתי',
    },
    lines: {
      PS: [
        [
          'This is seldom spoken of aloud, and yet it’s felt all day. What about it weighs most?',
          'על זה כמעט לא מדברים בקול, ובכל זאת זה מורגש כל היום. מה בזה הכי כבד?',
        ],
        [
          'Closeness can fade without a date in the calendar. When did you first notice it?',
          'קרבה נעלמת לפעמים לאט, בלי תאריך. מתי שמת לב לזה לראשונה?',
        ],
        ['Which thoughts does this distance bring at night?', 'אילו מחשבות מביא המרחק הזה בלילה?'],
        [
          'Shame, longing, tiredness, anger: which of these is there the most?',
          'בושה, געגוע, עייפות, כעס: מה מאלה נמצא שם הכי הרבה?',
        ],
      ],
      ED: [
        [
          'What was around it the last time closeness came easily?',
          'מה היה מסביב בפעם האחרונה שהקרבה באה בקלות?',
        ],
        [
          'The other side may have a version of this too, hard to say aloud. How might it go?',
          'גם לצד השני יש אולי גרסה משלו, שקשה לומר בקול. איך היא נשמעת?',
        ],
        [
          'A body comes to the evening after a whole day. What does yours bring along?',
          'הגוף מגיע לערב אחרי יום שלם. מה הגוף שלך מביא איתו?',
        ],
        [
          'Of all that was ever said to you about touch and desire, what would you like to unlearn?',
          'מכל מה שנאמר לך פעם על מגע ועל תשוקה, מה טוב היה לשכוח?',
        ],
      ],
      FC: [
        [
          'Tenderness, desire, a sign of being wanted, being left in peace: which one is most needed now?',
          'רוך, תשוקה, סימן שרוצים אותך, או שיניחו רגע: מה הכי נחוץ עכשיו?',
        ],
        [
          'Which kind of touch is good and welcome, with nothing expected after it?',
          'איזה מגע נעים ורצוי, בלי שמצפים ממנו להמשך?',
        ],
        ['What is a clear “no” for you in all this?', 'מה בשבילך ״לא״ ברור בכל זה?'],
      ],
      DG: [
        [
          'In bed it’s hardest to talk about. Where would it be easier to say?',
          'במיטה הכי קשה לדבר על זה. איפה יהיה קל יותר לומר?',
        ],
        [
          'Which first sentence says what you miss, and blames nobody?',
          'איזה משפט ראשון אומר מה חסר לך, ולא מאשים אף אחד?',
        ],
        [
          'What small closeness would be pleasant tomorrow, in the kitchen or at the door?',
          'איזו קרבה קטנה תהיה נעימה מחר, במטבח או ליד הדלת?',
        ],
      ],
    },
  },
  {
    key: 'children_or_not',
    tone: 'open',
    words: {
      en: 'want kids, wants kids, don’t want kids, doesn’t want kids, want children, doesn’t want children, have a baby, have kids, childfree, child free, childless by choice, another child, second child, third child, one more baby, one and done, biological clock, clock is ticking, too old for kids, freeze my eggs, egg freezing, single mother by choice, sperm donor, start a family, become a parent, not ready for kids, regret not having kids, vasectomy, adoption, adopt, grandchildren pressure, maternal instinct',
      he: 'רוצה ילדים, לא רוצה ילדים, רוצים ילדים, להביא ילדים, להביא ילד, להביא לעולם, ילד שני, ילד שלישי, ילדה שנייה, עוד ילד, עוד תינוק, בלי ילדים, אל הורות, אלהורות, שעון ביולוגי, השעון מתקתק, הקפאת ביציות, להקפיא ביציות, תרומת זרע, הורות משותפת, אם יחידנית, חד הורית מבחירה, להיות אמא, להיות אבא, להיות הורה, לא מוכן לילדים, לא מוכנה לילדים, אימוץ, לאמץ, מתי כבר נכד, לחץ לנכדים, להתחרט על ילדים, הורות, סגרנו את הבאסטה',
    },
    lines: {
      PS: [
        [
          'This question tends to turn up by itself, at a playground, at a birthday. Where did it last meet you?',
          'השאלה הזאת נוטה להופיע לבד, ליד גן שעשועים, ביום הולדת. איפה היא פגשה אותך לאחרונה?',
        ],
        [
          'Before any arguments, what does the first picture in your head look like?',
          'עוד לפני הנימוקים, איך נראית התמונה הראשונה שעולה בראש?',
        ],
        ['What about it is hardest to say out loud?', 'מה בזה הכי קשה לומר בקול?'],
        [
          'Some of it is wish, some of it is fear of missing or of losing. How much is there of each?',
          'יש בזה רצון, ויש פחד להחמיץ או לאבד. כמה יש מכל אחד?',
        ],
      ],
      ED: [
        [
          'Picture the house at six in the evening, ten years on, one way and then the other. What do you see?',
          'הבית בשש בערב, בעוד עשר שנים, פעם כך ופעם אחרת. מה רואים שם?',
        ],
        [
          'Behind the other answer in this there’s a reason too. What might it be protecting?',
          'גם מאחורי התשובה האחרת יש סיבה. על מה היא אולי שומרת?',
        ],
        [
          'From what you saw as a child, what is worth passing on?',
          'ממה שראית בילדות, מה שווה להעביר הלאה?',
        ],
        [
          'If nobody ever asked about it again, what would change in your answer?',
          'אם אף אחד לא היה שואל על זה יותר, מה היה משתנה בתשובה שלך?',
        ],
      ],
      FC: [
        ['Which regret could you live with more easily?', 'עם איזו חרטה יהיה לך קל יותר לחיות?'],
        [
          'What lies beneath the wish: somebody to care for, continuity, freedom, rest?',
          'מה יש מתחת לרצון: מישהו לגדל, המשכיות, חופש, מנוחה?',
        ],
        ['In this decision, which voice is really yours?', 'בהחלטה הזאת, איזה קול הוא באמת שלך?'],
      ],
      DG: [
        [
          'Who has lived one of these answers and would tell you about it honestly?',
          'מי כבר חי אחת מהתשובות האלה, ויספר על זה ביושר?',
        ],
        [
          'An hour of only asking, with no convincing: what would your first question be?',
          'שעה שבה רק שואלים ולא משכנעים: מה השאלה הראשונה שלך?',
        ],
        [
          'Until which date could the question rest, so that the days are days again?',
          'עד איזה תאריך אפשר להניח לשאלה, כדי שהימים יחזרו להיות ימים?',
        ],
      ],
    },
  },
  {
    key: 'infertility',
    tone: 'hard',
    words: {
      en: 'infertility, infertile, ivf, iui, fertility, fertility clinic, fertility treatment, fertility treatments, embryo, embryos, embryo transfer, transfer day, egg retrieval, follicles, injections, two week wait, trying to conceive, ttc, trying for a baby, negative test, another negative, period came, ovulation, miscarriage, miscarried, lost the baby, lost the pregnancy, no heartbeat, chemical pregnancy, low sperm count, sperm count, amh, clomid, surrogate, surrogacy, donor eggs, can’t get pregnant, fertility hormones, another failed cycle',
      he: 'טיפולי פוריות, פוריות, אי פוריות, הפריה, הפריה חוץ גופית, הזרעה, הזרעות, איי וי אף, עובר, עוברים, החזרת עוברים, שאיבה, שאיבת ביציות, זקיקים, הורמונים, בטא, בדיקת בטא, בדיקה שלילית, שוב שלילי, קיבלתי מחזור, ביוץ, מנסים להיכנס להיריון, לא נכנסת להיריון, לא מצליחים להיכנס להיריון, הפלה, הפלה טבעית, איבדנו את ההיריון, אין דופק, גרידה, ספירת זרע, פונדקאות, תרומת ביצית, רופא פוריות, יחידת הפריה, עוד סבב טיפולים, זריקות הורמונים',
    },
    lines: {
      PS: [
        [
          'This kind of ache goes on quietly beneath everything else. Where in the day does it come up?',
          'כאב כזה ממשיך בשקט מתחת לכול. איפה במשך היום הוא עולה?',
        ],
        [
          'What about all this hardly anyone around you knows?',
          'מה בכל זה כמעט אף אחד סביבך לא יודע?',
        ],
        [
          'Some things sting more than others: a waiting room, a message, a pram in the street. Which was the last?',
          'יש דברים שדוקרים יותר: חדר המתנה, הודעה, עגלה ברחוב. מה היה האחרון?',
        ],
        [
          'If the tiredness could say one sentence tonight, what would it be?',
          'אם העייפות הייתה אומרת הערב משפט אחד, מה הוא היה?',
        ],
      ],
      ED: [
        [
          'Apart from the dates and the tests, what in your life still belongs only to you?',
          'מעבר לתאריכים ולבדיקות, מה בחיים עדיין שייך רק לך?',
        ],
        [
          'People who share a hope may carry it in different ways. How do you carry yours?',
          'גם מי שחולקים תקווה חיים איתה אחרת. איך נראית הדרך שלך?',
        ],
        [
          'Who has said something, or kept silent, in a way that did you good?',
          'מי אמר משהו, או שתק, בדרך שעשתה לך טוב?',
        ],
        [
          'All this has taken strength. Where has it come from so far?',
          'כל הכוח שזה לקח עד עכשיו, מאיפה הוא הגיע?',
        ],
      ],
      FC: [
        ['What of all this really needs a decision now?', 'מה בכל זה באמת דורש החלטה עכשיו?'],
        [
          'Guilt often looks for an owner even where there’s none. What does it say to you?',
          'אשמה מחפשת לפעמים בעלים גם כשאין. מה היא אומרת לך?',
        ],
        [
          'In the midst of this, what do you want to keep from wearing out?',
          'בתוך כל זה, על מה חשוב לך לשמור שלא יישחק?',
        ],
      ],
      DG: [
        [
          'Which gathering or question can be skipped this month?',
          'על איזה מפגש או איזו שאלה אפשר לדלג החודש?',
        ],
        [
          'Some losses ask for a small sign: a candle, a name, a stone, a walk. What would suit this?',
          'יש כאב שמבקש סימן קטן: נר, אבן, הליכה, כמה מילים. מה יתאים כאן?',
        ],
        [
          'Who could be near on the hardest day of the coming weeks?',
          'מי יכול להיות קרוב ביום הכי קשה בשבועות הקרובים?',
        ],
      ],
    },
  },
  {
    key: 'pregnancy',
    tone: 'open',
    words: {
      en: 'pregnant, pregnancy, I’m pregnant, she’s pregnant, positive test, two lines, expecting, expecting a baby, trimester, first trimester, third trimester, weeks pregnant, week 12, week 20, ultrasound, due date, due in, midwife, morning sickness, belly, bump, kicks, birth plan, giving birth, labour, c-section, afraid of birth, unplanned pregnancy, accidentally pregnant, abortion, terminate, keep it, tell my boss I’m pregnant, baby shower, bed rest, high risk, becoming a dad, becoming a mum',
      he: 'היריון, הריון, בהיריון, בהריון, נכנסתי להיריון, נכנסה להיריון, אשתי בהיריון, שני פסים, בדיקה חיובית, שבוע 12, שבוע 20, שליש ראשון, שליש שלישי, טרימסטר, אולטרסאונד, סקירה, סקירת מערכות, שקיפות עורפית, מי שפיר, בחילות, הקאות, בעיטות, תאריך לידה, תל״מ, לידה, פחד מהלידה, קיסרי, מיילדת, קורס הכנה ללידה, שמירת היריון, היריון בסיכון, היריון לא מתוכנן, היריון לא רצוי, הפסקת היריון, להשאיר את ההיריון, להפוך לאבא, להפוך לאמא, בטן של היריון',
    },
    lines: {
      PS: [
        [
          'News like this lands in stages. Where has it landed by now: head, belly, calendar?',
          'דבר כזה נוחת בשלבים. לאן הוא כבר הגיע: לראש, לבטן, ליומן?',
        ],
        [
          'What comes up at night that nobody asks about by day?',
          'מה עולה בלילה, ואף אחד לא שואל עליו ביום?',
        ],
        [
          'Everyone seems to know which feeling belongs here. Which one is really there?',
          'כולם כאילו יודעים מה אמור להיות כאן. איזה רגש באמת יש?',
        ],
        [
          'What about these weeks is different from how you had pictured it?',
          'מה בשבועות האלה שונה מאיך שזה נראה בדמיון?',
        ],
      ],
      ED: [
        [
          'What has already shifted between you and the people close to you?',
          'מה כבר זז בינך לבין האנשים הקרובים?',
        ],
        [
          'Which sentence from your own childhood comes to mind these days?',
          'איזה משפט מהילדות שלך עולה בימים האלה?',
        ],
        [
          'With whom can both be said, the glad part and the frightening one?',
          'עם מי אפשר לומר גם את מה ששמח וגם את מה שמפחיד?',
        ],
        [
          'A year from today, what would you want to remember about this very week?',
          'עוד שנה מהיום, מה חשוב לך לזכור דווקא מהשבוע הזה?',
        ],
      ],
      FC: [
        [
          'Some of this is in nobody’s hands. What is in yours?',
          'חלק מזה לא נמצא בידיים של אף אחד. מה כן בידיים שלך?',
        ],
        [
          'Of all the worries in line, which one is really about tomorrow?',
          'מכל הדאגות שבתור, איזו היא באמת על מחר?',
        ],
        ['What do you most need to be sure of just now?', 'במה הכי דרוש לך ביטחון עכשיו?'],
      ],
      DG: [
        [
          'Which question belongs on a note for the next appointment?',
          'איזו שאלה כדאי לרשום על פתק לפני התור הבא?',
        ],
        ['What could somebody else take over this week?', 'מה מישהו אחר יכול לקחת על עצמו השבוע?'],
        ['With whom is the next conversation about it?', 'עם מי תהיה השיחה הבאה על זה?'],
      ],
    },
  },
  {
    key: 'ill_partner',
    tone: 'hard',
    words: {
      en: 'my husband is ill, my wife is ill, my husband is sick, my wife is sick, husband has cancer, wife has cancer, partner’s illness, partner is depressed, his depression, her depression, depressed husband, depressed wife, his PTSD, her anxiety, his chemo, her chemo, his diagnosis, her diagnosis, her pain, his pain, carer for my husband, carer for my wife, caregiver, nurse to my husband, won’t get out of bed, won’t see a doctor, his meds, her meds, my husband’s stroke, my wife’s stroke, husband is in hospital, wife is in hospital, husband has dementia, wife has dementia, his panic attacks, her panic attacks, more nurse than wife, boyfriend is depressed, girlfriend is depressed, since he came back from the war, looking after my sick husband',
      he: 'בעלי קיבל אבחנה, אשתי קיבלה אבחנה, לבעלי יש פרקינסון, לאשתי יש פרקינסון, בעלי חלה, אשתי חלתה, בעלי חולה, אשתי חולה, בן זוג חולה, בת זוג חולה, המחלה שלו, המחלה שלה, הדיכאון שלו, הדיכאון שלה, בעלי בדיכאון, אשתי בדיכאון, בן הזוג בדיכאון, הלום קרב, הלם קרב, חרדות שלו, חרדות שלה, הכימו שלו, הכימו שלה, הכאבים שלה, הכאבים שלו, מטפלת בבעלי, מטפל באשתי, לא קם מהמיטה, לא קמה מהמיטה, מסרב ללכת לטיפול, מסרבת ללכת לטיפול, לבעלי יש סרטן, לאשתי יש סרטן, בעלי מאושפז, אשתי מאושפזת, האשפוז שלו, האשפוז שלה, הפוסט טראומה שלו, האבחנה שלו, האבחנה שלה, השבץ שלו, יותר אחות מאישה, החבר שלי בדיכאון, החברה שלי בדיכאון, חזר אחר מהמלחמה, לסעוד את בעלי, לסעוד את אשתי',
    },
    lines: {
      PS: [
        [
          'People mostly ask about the illness. What’s the true answer when the question is about you?',
          'בדרך כלל שואלים על המחלה. מה התשובה האמיתית ל״ומה איתך״?',
        ],
        [
          'Love and weariness can come in the same minute. At which moment do both show up?',
          'אהבה ועייפות באות לפעמים באותה דקה. באיזה רגע שתיהן מופיעות אצלך?',
        ],
        ['What in your life as a couple has been pushed aside?', 'מה מהביחד שלכם נדחק הצידה?'],
        [
          'There may be a thought that’s hard to say at home. What is it?',
          'אולי יש מחשבה שקשה לומר בבית. מה היא?',
        ],
      ],
      ED: [
        [
          'When did the person behind the illness last show, even for a minute?',
          'מתי בפעם האחרונה הציץ האדם שמאחורי המחלה, אפילו לדקה?',
        ],
        [
          'How might it look from the side of the one who is being looked after?',
          'איך זה נראה אולי מהצד של מי שדואגים לו?',
        ],
        ['Before all this, who looked after what between you?', 'לפני כל זה, מי דאג למה ביניכם?'],
        [
          'Who else holds a corner of this, or could hold one if they knew?',
          'מי עוד מחזיק פינה של זה, או יחזיק אם רק יידע?',
        ],
      ],
      FC: [
        [
          'You can carry water to somebody; you can’t drink it for them. Where does that border run here?',
          'אפשר להביא מים, אי אפשר לשתות במקום מישהו. איפה עובר כאן הגבול הזה?',
        ],
        [
          'What in your week keeps you upright, and can’t be given up?',
          'מה בשבוע שלך מחזיק אותך, ואסור לבטל אותו?',
        ],
        [
          'Which part of the caring is fear working overtime?',
          'איזה חלק מהדאגה הוא כבר פחד שעובד שעות נוספות?',
        ],
      ],
      DG: [
        [
          'Two hours that belong to nobody but you: when this week?',
          'שעתיים שהן רק שלך: מתי השבוע?',
        ],
        [
          'What small thing could you two still do together that has nothing to do with it?',
          'איזה דבר קטן עוד אפשר לעשות ביחד, שלא קשור לזה בכלל?',
        ],
        [
          'Asking for help is easier with a task in hand. Which task could be the first?',
          'קל יותר לבקש עזרה כשיש משימה מוגדרת. איזו משימה תהיה הראשונה?',
        ],
      ],
    },
  },
  {
    key: 'unanswered_love',
    tone: 'hard',
    words: {
      en: 'crush, a crush on, huge crush, unrequited, unrequited love, in love with my best friend, in love with my friend, in love with a coworker, love someone who, doesn’t love me back, doesn’t feel the same, doesn’t like me back, doesn’t know I exist, friendzone, friendzoned, friend zone, just friends, only as a friend, can’t stop thinking about her, can’t stop thinking about him, secretly in love, confess my feelings, tell her how I feel, tell him how I feel, turned me down, rejected me, he’s taken, she’s taken, she has a boyfriend, he has a girlfriend, out of my league, limerence, pining for him, pining for her, secret crush, bestfriend, love with my bestfriend, in love w my best friend, in love with my mate, but she has a boyfriend, but he has a girlfriend',
      he: 'מאוהב בה, מאוהבת בו, אהבה נכזבת, אהבה לא הדדית, לא הדדי, חד צדדי, קראש, דלוק עליה, דלוקה עליו, מאוהב בחברה, מאוהבת בחבר, מאוהבת בקולגה, מאוהב בקולגה, לא אוהב אותי בחזרה, לא אוהבת אותי בחזרה, לא מרגישה אותו דבר, לא מרגיש אותו דבר, רק ידידים, רק כידיד, רק כידידה, פרנדזון, פרנד זון, לא יודע שאני קיימת, לא יודעת שאני קיים, לא מפסיק לחשוב עליה, לא מפסיקה לחשוב עליו, להגיד לה מה אני מרגיש, להגיד לו מה אני מרגישה, יש לה חבר, יש לו חברה, תפוס, תפוסה, מאוהבת בסתר, מאוהב בסתר, דחתה אותי בעדינות',
    },
    lines: {
      PS: [
        [
          'Loving in one direction takes strength, mostly unseen. At what time of day is it loudest?',
          'לאהוב בכיוון אחד דורש הרבה כוח, ובשקט. באיזו שעה ביום זה הכי חזק?',
        ],
        [
          'Which look or word of theirs do you keep going back to?',
          'איזה מבט או מילה מהצד ההוא חוזרים אצלך שוב ושוב?',
        ],
        [
          'What hurts most: not being seen, not being chosen, or not having said it?',
          'מה כואב יותר: שלא רואים, שלא בוחרים, או שזה לא נאמר?',
        ],
        [
          'What happens in you when that person walks into the room?',
          'מה קורה בך כשהאדם הזה נכנס לחדר?',
        ],
      ],
      ED: [
        [
          'A person we long for often carries something we miss. What does this one carry?',
          'מי שמתגעגעים אליו, יש אצלו לפעמים משהו שחסר לנו. מה יש שם שחסר לך?',
        ],
        ['In the daydream, what is different about you?', 'בחלום בהקיץ, מה אצלך אחרת?'],
        [
          'The real person has bad mornings too. What do you know about them that the longing leaves out?',
          'לאדם האמיתי יש גם בקרים רעים. מה ידוע לך עליו, שהגעגוע משמיט?',
        ],
        [
          'Where has your heart had an answer: with friends, with a dog, in a song, in an old love?',
          'איפה הלב שלך כן קיבל תשובה: אצל חברים, אצל כלב, בשיר, באהבה ישנה?',
        ],
      ],
      FC: [
        [
          'Going on hoping costs something, and so does letting go. Which price is higher by now?',
          'להמשיך לקוות עולה משהו, וגם להרפות. איזה מחיר כבר גבוה יותר?',
        ],
        ['Which signs did the hope perhaps add by itself?', 'אילו סימנים התקווה אולי הוסיפה לבד?'],
        [
          'Being near at any price, or being at peace: what do you need more this month?',
          'קרבה בכל מחיר או שקט בלב: מה נחוץ לך יותר החודש?',
        ],
      ],
      DG: [
        [
          'How much contact is bearable, before it takes too much?',
          'כמה קשר אפשר לשאת, לפני שזה לוקח יותר מדי?',
        ],
        [
          'If it were to be said in two plain sentences, how would they go?',
          'אם זה ייאמר בשני משפטים פשוטים, איך הם יישמעו?',
        ],
        [
          'Which evening this week could go back to something you enjoyed before?',
          'איזה ערב השבוע יכול לחזור למשהו ששימח אותך קודם?',
        ],
      ],
    },
  },
  {
    key: 'coming_out',
    tone: 'open',
    words: {
      en: 'coming out, come out, came out, come out to, closeted, in the closet, gay, lesbian, bi, bisexual, pansexual, asexual, queer, lgbt, lgbtq, trans, transgender, transitioning, nonbinary, non-binary, genderfluid, gender identity, dysphoria, pronouns, deadname, sexual orientation, into girls, into guys, like girls, like boys, questioning my sexuality, am I gay, am i bi, my parents don’t know I’m gay, religious parents, hormones for transition, pride, gender transition',
      he: 'יציאה מהארון, לצאת מהארון, יצאתי מהארון, יצא מהארון, יצאה מהארון, בארון, הומו, גיי, לסבית, לסבית בארון, ביסקסואל, ביסקסואלית, דו מיני, דו מינית, פאנסקסואלית, אסקסואלית, קוויר, להט״ב, להטב, טרנס, טרנסית, טרנסג׳נדר, נון בינארי, נונבינארי, א בינארית, זהות מגדרית, דיספוריה, לשון פנייה, נטייה מינית, נמשך לגברים, נמשכת לנשים, אוהב בנים, אוהבת בנות, ההורים לא יודעים, לספר להורים שאני, מצעד הגאווה, דתי והומו, הומו דתי, בת קול, אני בי, נמשך גם לגברים, נמשכת גם לנשים',
    },
    lines: {
      PS: [
        [
          'There’s what is known inside and what’s said outside. What is still only inside?',
          'יש מה שידוע בפנים ויש מה שנאמר בחוץ. מה עדיין נשאר רק בפנים?',
        ],
        ['In which rooms is it easy to breathe with this?', 'באילו חדרים קל לנשום עם זה?'],
        ['Which word fits best so far?', 'איזו מילה הכי מתאימה בינתיים?'],
        [
          'Whose face comes up first when you think of it being known?',
          'הפנים של מי עולות ראשונות במחשבה שזה יהיה ידוע?',
        ],
      ],
      ED: [
        ['Who perhaps already knows, even without words?', 'מי אולי כבר יודע, גם בלי מילים?'],
        [
          'A first reaction is sometimes only the first. What might people need time for?',
          'תגובה ראשונה היא לפעמים רק ראשונה. למה אולי נחוץ לאנשים זמן?',
        ],
        [
          'Keeping something like this inside takes strength. What has it cost you so far?',
          'לשמור דבר כזה בפנים לוקח כוח. מה זה עלה לך עד עכשיו?',
        ],
        [
          'A dinner in some years where all of it is simply known: who sits there?',
          'ארוחת ערב בעוד כמה שנים, שבה הכול פשוט ידוע: מי יושב שם?',
        ],
      ],
      FC: [
        [
          'Whether to tell, whom, and when are three questions. Which of them comes first for you?',
          'אם לספר, למי ומתי: אלה שלוש שאלות. איזו מהן קודמת אצלך?',
        ],
        [
          'What has to be safe before a word is said: a roof, money, one sure friend?',
          'מה חייב להיות בטוח לפני שנאמרת מילה: בית, כסף, אדם אחד קרוב?',
        ],
        [
          'Being understood, being accepted, being left alone: what would be enough for now?',
          'שיבינו, שיקבלו, או שפשוט יניחו: מה מספיק בינתיים?',
        ],
      ],
      DG: [
        ['With whom would it be easiest to talk first?', 'עם מי הכי קל יהיה לדבר קודם?'],
        [
          'Spoken, written, in the car with eyes on the road: which form suits this sentence?',
          'בעל פה, בכתב, באוטו כשהעיניים על הכביש: איזו צורה מתאימה למשפט הזה?',
        ],
        [
          'What might be the words for the minute in which somebody reacts badly?',
          'אילו מילים טוב להכין לרגע שבו התגובה תהיה רעה?',
        ],
      ],
    },
  },
  {
    key: 'caring_partner_work',
    tone: 'hard',
    words: {
      en: 'always at work, always working, works late, works all the time, workaholic, never home, never at home, married to his job, married to her job, comes home late, business trips, travels for work, on reserve duty, reserves, called up, deployed, deployment, military wife, army wife, emergency duty, laptop in bed, emails at dinner, alone with the kids again, like a single parent, work comes first, misses everything, no time for us, away all week, his night shifts, her night shifts, his startup, her startup, his long hours',
      he: 'מילואים, מילואימניק, אשת מילואימניק, צו 8, צו שמונה, סבב מילואים, סבב נוסף, גויס, בעלי במילואים, קבע, איש קבע, אשת קבע, בצבא כל השבוע, תמיד בעבודה, כל היום בעבודה, עובד עד מאוחר, עובדת עד מאוחר, חוזר מאוחר, חוזרת מאוחר, וורקהוליק, מכור לעבודה, מכורה לעבודה, נשוי לעבודה, נשואה לעבודה, אף פעם לא בבית, לא נמצא בבית, נסיעות עבודה, טיסות עבודה, תורנויות, לפטופ במיטה, לבד עם הילדים, כמו חד הורית, אין לו זמן אלינו, הסטארטאפ שלו, הסטארטאפ שלה, משמרות הלילה שלו, משמרות הלילה שלה',
    },
    lines: {
      PS: [
        [
          'An absence has its hour. When in the day is the empty chair most noticeable?',
          'לכל היעדרות יש שעה. מתי ביום הכיסא הריק הכי מורגש?',
        ],
        [
          'What do you leave unsaid because there’s such a good reason for it all?',
          'מה לא נאמר אצלך, כי יש לכל זה סיבה כל כך טובה?',
        ],
        [
          'What is missing most: hands, talk, a body beside you, somebody to decide with?',
          'מה הכי חסר: ידיים, שיחה, גוף לידך, מישהו להחליט איתו?',
        ],
        [
          'The moment of “I’m home” isn’t always simple. What goes on in you then?',
          'הרגע של ״הגעתי״ לא תמיד פשוט. מה קורה בך אז?',
        ],
      ],
      ED: [
        [
          'What may the other side be missing out there, and not saying?',
          'מה אולי חסר לצד השני שם, ולא נאמר?',
        ],
        [
          'By now a good deal works without them. What of that would you want to keep?',
          'בינתיים הרבה עובד גם בלי הצד השני. מה מזה חשוב לך שיישאר?',
        ],
        [
          'When was there last enough time for the two of you?',
          'מתי בפעם האחרונה היה מספיק זמן לשניכם?',
        ],
        [
          'Who else could be there for you at six in the evening?',
          'מי עוד יכול להיות שם בשבילך בשש בערב?',
        ],
      ],
      FC: [
        [
          'More hours, or more presence in the hours there are: which of the two is missing?',
          'יותר שעות, או יותר נוכחות בשעות שיש: מה מהשתיים חסר לך?',
        ],
        [
          'Which occasion can’t be missed, whatever the work says?',
          'איזה אירוע אסור לפספס, לא משנה מה אומרים בעבודה?',
        ],
        [
          'What here was meant to be a phase and has become the way things are?',
          'מה כאן היה אמור להיות תקופה, וכבר נהיה שגרה?',
        ],
      ],
      DG: [
        [
          'A quarter of an hour only for the two of you: when in the week could it be fixed?',
          'רבע שעה רק לשניכם: מתי אפשר לקבוע אותו בשבוע?',
        ],
        [
          'How might “I miss you” sound before it turns into a complaint?',
          'איך יישמע ״חסר לי הביחד שלנו״, לפני שזה הופך לטענה?',
        ],
        [
          'Which task could leave your list this week, to neighbours, family, a delivery, or to nobody?',
          'איזו מטלה אפשר להוריד השבוע מהרשימה: לשכנים, למשפחה, למשלוח, או סתם לאף אחד?',
        ],
      ],
    },
  },
  {
    key: 'wedding',
    tone: 'open',
    words: {
      en: 'wedding, our wedding, my wedding, wedding planning, planning the wedding, bride, groom, bridesmaid, bridesmaids, best man, guest list, seating plan, seating chart, venue, caterer, invitations, invites, save the date, wedding dress, vows, church wedding, registry office, elope, hen party, bachelorette, stag do, bachelor party, wedding budget, plus one, who to invite, walk me down the aisle, wedding day, bridezilla, honeymoon, first dance, uninvite, rabbi for the wedding, wedding photographer',
      he: 'חתונה, החתונה, החתונה שלנו, החתונה שלי, מתחתנים, מתחתנת בקיץ, מתחתן בקיץ, כלה, חתן, שמלת כלה, שמלה, חופה, רבנות, חתונה אזרחית, קפריסין, אולם, גן אירועים, קייטרינג, רשימת מוזמנים, מוזמנים, סידור הושבה, סידורי הושבה, אישורי הגעה, תקליטן, די ג׳יי, שושבינה, שושבינות, מסיבת רווקות, מסיבת רווקים, חינה, תאריך לחתונה, ירח דבש, צ׳קים, כמה מוזמנים, שבירת הכוס, נדרים, להוביל לחופה, צלם לחתונה, רב לחתונה, הזמנות לחתונה',
    },
    lines: {
      PS: [
        [
          'A wedding has one day on the stage and months behind it. What back there takes the most out of you?',
          'לחתונה יש יום אחד על הבמה וחודשים מאחורי הקלעים. מה שם לוקח ממך הכי הרבה?',
        ],
        ['Which detail makes your throat tightest?', 'איזה פרט הכי מכווץ לך את הגרון?'],
        [
          'In all the planning, when did you last remember what it’s for?',
          'בתוך כל התכנונים, מתי נזכרת בפעם האחרונה בשביל מה כל זה?',
        ],
        ['Whose wishes take up the most room?', 'הרצונות של מי תופסים הכי הרבה מקום?'],
      ],
      ED: [
        [
          'What does that day mean to the one who presses the hardest?',
          'מה היום הזה אומר למי שלוחץ הכי חזק?',
        ],
        [
          'There may be a wedding you were glad to be at. What made it so?',
          'אולי הייתה חתונה ששימחה אותך במיוחד. מה עשה אותה כזאת?',
        ],
        [
          'Somebody may be missing on that day. What place could be given to that?',
          'אולי מישהו יחסר שם ביום הזה. איזה מקום אפשר לתת לזה?',
        ],
        [
          'Ten years on, which three minutes of that day would you like to still have?',
          'בעוד עשר שנים, אילו שלוש דקות מהיום הזה היה טוב לזכור?',
        ],
      ],
      FC: [
        [
          'Of everything on the list, what would make the day a good one even if the rest went wrong?',
          'מכל מה שברשימה, מה יספיק כדי שהיום הזה יהיה טוב, גם אם כל השאר ישתבש?',
        ],
        ['Where can you give way without losing anything?', 'איפה אפשר לוותר בלי להפסיד כלום?'],
        [
          'Which decision is for two alone, before any family hears of it?',
          'איזו החלטה היא רק של שניכם, עוד לפני שהמשפחות שומעות?',
        ],
      ],
      DG: [
        [
          'A friendly sentence that closes a subject is worth a lot now. How would yours go?',
          'משפט נעים שסוגר נושא שווה עכשיו הרבה. איך הוא נשמע אצלך?',
        ],
        [
          'Which task could you hand to somebody who keeps asking how to help?',
          'איזו משימה אפשר למסור למי ששואל כל הזמן במה לעזור?',
        ],
        [
          'Which evening this week could go by without the word wedding?',
          'איזה ערב השבוע יכול לעבור בלי המילה חתונה?',
        ],
      ],
    },
  },
  {
    key: 'new_love',
    tone: 'glad',
    words: {
      en: 'fell in love, falling in love, in love, so in love, falling for her, falling for him, met someone, met somebody, met a guy, met a girl, met a woman, met a man, new boyfriend, new girlfriend, new relationship, butterflies, can’t stop smiling, head over heels, smitten, first kiss, we kissed, honeymoon phase, she said I love you, he said I love you, said I love you, three months together, just started seeing, soulmate, so happy with him, so happy with her, we’re together now, giddy, we clicked, made it official',
      he: 'התאהבתי, מאוהבת, מאוהב, מאוהבת מעל הראש, מאוהב מעל הראש, הכרתי מישהי, הכרתי מישהו, פגשתי מישהי, פגשתי מישהו, יש לי מישהו, יש לי מישהי, חבר חדש, חברה חדשה, אהבה חדשה, קשר חדש, זוגיות חדשה, התחלה של קשר, פרפרים, פרפרים בבטן, נשיקה ראשונה, התנשקנו, לא מפסיקה לחייך, לא מפסיק לחייך, אמר לי אני אוהב אותך, אמרה לי אני אוהבת אותך, אהבה ממבט ראשון, נפש תאומה, קליק, היה קליק, אנחנו ביחד, רשמית זוג, טוב לי איתו, טוב לי איתה, מרחפת, מרחף',
    },
    lines: {
      PS: [
        [
          'A beginning like this lives in small things. Which moment do you keep replaying?',
          'התחלה כזאת גרה בדברים הקטנים. איזה רגע מתנגן אצלך שוב ושוב?',
        ],
        [
          'What has become lighter since this person turned up?',
          'מה נעשה קל יותר מאז שהאדם הזה הופיע?',
        ],
        ['When did you notice that this was different?', 'מתי שמת לב שזה משהו אחר?'],
        ['How does the morning start now?', 'איך הבוקר מתחיל עכשיו?'],
      ],
      ED: [
        [
          'Next to somebody new, forgotten parts wake up. Which one has stirred in you?',
          'ליד אדם חדש מתעוררים חלקים שנשכחו. איזה חלק התעורר בך?',
        ],
        ['Who has already noticed that something happened?', 'מי כבר שם לב שמשהו קרה?'],
        [
          'What do you know about love today that the you of ten years ago didn’t?',
          'מה ידוע לך היום על אהבה, שלא היה ידוע לך לפני עשר שנים?',
        ],
        [
          'Which ordinary thing would you like to do together when it’s no longer new?',
          'איזה דבר רגיל לגמרי נחמד יהיה לעשות ביחד, כשזה כבר לא יהיה חדש?',
        ],
      ],
      FC: [
        ['What here would be a pity to rush?', 'עם מה כאן חבל למהר?'],
        [
          'Which corner of your life stays yours alone, with all this happiness around?',
          'איזו פינה בחיים נשארת רק שלך, עם כל האושר הזה מסביב?',
        ],
        [
          'If there’s a small fear beneath the gladness, what does it say?',
          'אם יש פחד קטן מתחת לשמחה, מה הוא אומר?',
        ],
      ],
      DG: [
        [
          'What would you like to tell this person that hasn’t been said yet?',
          'מה עוד לא סיפרת לאדם הזה, והיה נעים לספר?',
        ],
        [
          'How could one of these days be kept: a photo, a line in a notebook, a ticket in a drawer?',
          'איך שומרים יום אחד מהימים האלה: תמונה, שורה במחברת, כרטיס במגירה?',
        ],
        ['Where would you like to go together first?', 'לאן היה נעים ללכת ביחד קודם?'],
      ],
    },
  },
];
