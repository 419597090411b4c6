import type { Subject } from './subject.ts';

export const familySubjects: Subject[] = [
  {
    key: 'child_leaves_home',
    tone: 'hard',
    words: {
      en: 'moving out, moves out, moved out, leaving home, left home, leaves home, empty nest, empty room, empty house, uni, university, college, dorm, dorms, campus, left for college, off to college, dropped her off, dropped him off, own place, first apartment, flat share, last one left, youngest left, freshman, freshers, gap year, boarding school, flown the nest, packing her room, packing his room, house is so quiet since',
      he: 'עוזבת את הבית, עוזב את הבית, עזבה את הבית, עזב את הבית, עזבו את הבית, יוצאת מהבית, יצא מהבית, יצאה מהבית, קן ריק, קן מתרוקן, חדר ריק, בית ריק, בית שקט, בית התרוקן, עברה לדירה, עבר לדירה, עובר לגור, עוברת לגור, דירת שותפים, אוניברסיטה, לימודים בחוץ לארץ, מעונות, פנימייה, מכינה, שנת שירות, טיול אחרי צבא, ילד אחרון, אחרונה שיצאה, ארגזים, פורחים מהקן',
    },
    lines: {
      PS: [
        [
          'Often it isn’t the big goodbye that stings but something small, like one plate fewer. Which small thing gets to you most?',
          'לפעמים מה שצובט הוא לא הפרידה הגדולה אלא משהו קטן, כמו צלחת אחת פחות. איזה דבר קטן הכי תופס אותך?',
        ],
        [
          'Which hour of the day is the emptiest, or is going to be?',
          'איזו שעה ביום היא הכי ריקה, או עומדת להיות?',
        ],
        [
          'Part of this is about the one who goes, and part about the one who stays. Which part is louder today?',
          'חלק מזה קשור למי שיוצאים, וחלק למי שנשארים. איזה חלק חזק יותר היום?',
        ],
        ['When you walk past that room, what happens in you?', 'כשעוברים ליד החדר, מה קורה בך?'],
      ],
      ED: [
        [
          'Almost everybody left a home once. What would it have been good to hear back then?',
          'כמעט כולם יצאו פעם מהבית. מה היה טוב לשמוע אז ממי שנשאר שם?',
        ],
        [
          'What has been waiting a long while for you to have a free evening?',
          'מה מחכה כבר הרבה זמן שיהיה לך ערב פנוי?',
        ],
        [
          'A year from now, closeness may look different. What could it look like on an ordinary Tuesday?',
          'בעוד שנה הקרבה אולי תהיה אחרת. איך היא תיראה ביום שלישי רגיל?',
        ],
        [
          'Some of a home goes along with the clothes and the boxes. What of yours goes along?',
          'יחד עם הבגדים והארגזים לוקחים גם משהו מהבית. מה נלקח ממך?',
        ],
      ],
      FC: [
        [
          'Of all that is changing, what matters most to you to keep just as it is?',
          'מכל מה שמשתנה, מה הכי חשוב לך לשמור בדיוק כמו שהוא?',
        ],
        [
          'Worry, missing them, or a whole evening with nothing to fill it. Which of the three is strongest?',
          'דאגה, געגוע, או ערב שלם שלא ברור מה עושים בו. מה מהשלושה הכי חזק?',
        ],
        [
          'How much contact would be enough for you, honestly: how many calls a week?',
          'כמה קשר יספיק לך, בכנות: כמה שיחות בשבוע?',
        ],
      ],
      DG: [
        [
          'The next quiet evening is coming anyway. What could be in it, if that is decided beforehand?',
          'הערב השקט הבא יגיע בכל מקרה. מה יכול להיות בו, אם מחליטים מראש?',
        ],
        [
          'A short note from home can travel in a coat pocket. How would yours begin?',
          'פתק קטן מהבית יכול לנסוע בכיס של המעיל. איך מתחיל הפתק שלך?',
        ],
        [
          'Which corner of the home could become a bit more yours this month?',
          'איזו פינה בבית אפשר להפוך החודש לקצת יותר שלך?',
        ],
      ],
    },
  },
  {
    key: 'new_baby',
    tone: 'hard',
    words: {
      en: "newborn, new baby, baby, infant, breastfeeding, nursing her, nursing him, formula, baby bottle, colic, night feeds, wakes up every, diaper, diapers, nappy, maternity leave, paternity leave, postpartum, gave birth, birth, twins, sleep deprived, no sleep, haven't slept, first time mom, first time dad, new mum, new dad, weeks old, months old, crib, teething, baby blues, pumping",
      he: 'תינוק, תינוקת, תינוקי, תאומים, לידה, ילדתי, אחרי לידה, הנקה, מניקה, להניק, בקבוק, תמ״ל, גזים, קוליק, חיתול, חיתולים, חופשת לידה, חל״ד, בן שבועיים, בת חודש, בן חודשיים, בת שלושה חודשים, לא ישנה, לא ישן, לילות לבנים, קם כל שעה, קמה כל שעה, עריסה, עגלה, צומחות שיניים, אמא טרייה, אבא טרי, דכדוך אחרי לידה, משכב לידה',
    },
    lines: {
      PS: [
        [
          'Tiredness of this kind gets into everything, even into love. What does it take from you most?',
          'עייפות כזאת נכנסת לכול, גם לאהבה. מה היא הכי לוקחת ממך?',
        ],
        [
          'Which hour of the day or night is the hardest to get through?',
          'איזו שעה ביממה הכי קשה לעבור?',
        ],
        [
          'Next to the tiredness there is often something people don’t say aloud: anger, boredom, missing the old life. What is there with you?',
          'ליד העייפות יש לא פעם משהו שלא אומרים בקול: כעס, שעמום, געגוע לחיים שלפני. מה יש אצלך?',
        ],
        [
          'Everybody asks about the baby. When did somebody last ask about you?',
          'כשיש תינוק בבית שואלים בעיקר עליו. מתי לאחרונה שאלו לשלומך?',
        ],
      ],
      ED: [
        [
          'What is there in the day, even for ten seconds, that is good?',
          'מה יש ביממה הזאת, אפילו לעשר שניות, שהוא טוב?',
        ],
        [
          'What people imagine beforehand and the room at night can be far apart. What had you imagined?',
          'בין מה שמדמיינים מראש לבין החדר בלילה יש לפעמים מרחק גדול. איך זה נראה אצלך בדמיון?',
        ],
        [
          'Who has been through such months and would tell you the truth about them?',
          'מי כבר עברו חודשים כאלה, ויספרו לך עליהם את האמת?',
        ],
        [
          'A year from now these nights may be a story. What would you want to be in it?',
          'בעוד שנה הלילות האלה אולי יהיו סיפור. מה היה טוב שיסופר בו?',
        ],
      ],
      FC: [
        [
          'Sleep, help, quiet, a grown-up talk. Which of these, if it came today, would change most?',
          'שינה, עזרה, שקט, שיחה עם מבוגרים. מה מאלה, אם היה מגיע היום, היה משנה הכי הרבה?',
        ],
        [
          'Plenty at home only gets half done now. What is it all right to leave half done?',
          'הרבה דברים בבית נעשים עכשיו רק חצי. מה מהם זה בסדר להשאיר חצי?',
        ],
        [
          'Of all that lands on you, what can really be done only by you?',
          'מכל מה שמונח לך על הכתפיים, מה באמת אף אחד אחר לא יכול לעשות?',
        ],
      ],
      DG: [
        [
          'Which two hours this week could somebody else take over?',
          'אילו שעתיים השבוע מישהו אחר יכול לקחת?',
        ],
        [
          'It’s easier to help when the request is exact. What is the smallest exact thing you could ask of somebody?',
          'קל יותר לעזור כשהבקשה מדויקת. מה הדבר הכי קטן והכי מדויק שאפשר לבקש ממישהו?',
        ],
        [
          'If you had twenty quiet minutes to yourself, what would you do in them?',
          'אם היו לך עשרים דקות שקטות לעצמך, מה היה קורה בהן?',
        ],
      ],
    },
  },
  {
    key: 'teenager',
    tone: 'hard',
    words: {
      en: "teenager, teen, teenage, fifteen, sixteen, fourteen, slams the door, slammed the door, locks himself, locks herself, shuts himself, shuts herself, in her room, in his room, rolls her eyes, rude, attitude, talks back, won't talk to me, one word answers, grunts, puberty, hormones, high school, skipping school, bad crowd, vaping, weed, curfew, rebellious, disrespectful, moody, 15 year old, 14 year old, 16 year old, 13 year old",
      he: 'מתבגר, מתבגרת, מתבגרים, גיל ההתבגרות, נוער, נער, נערה, טורק דלת, טורקת דלת, טריקת דלת, סגור בחדר, סגורה בחדר, מסתגר, מסתגרת, נועל את עצמו, נועלת את עצמה, חוצפה, חצוף, חצופה, מזלזל, מזלזלת, עונה לי, לא מדבר איתי, לא מדברת איתי, בן 13, בת 14, בן 15, בת 15, בן 16, בת 16, תיכון, חטיבה, לא קם לבית ספר, חברים לא טובים, מבריז, מבריזה, עישון, וייפ',
    },
    lines: {
      PS: [
        [
          'At that age a lot can change within a year. What has changed most between you?',
          'בגיל הזה הרבה יכול להשתנות בשנה אחת. מה הכי השתנה ביניכם?',
        ],
        [
          'Which sentence, or which silence, hurt the most lately?',
          'איזה משפט, או איזו שתיקה, הכי כאבו לך בזמן האחרון?',
        ],
        [
          'Being pushed away hurts, and worry is something else again. Which of the two keeps you up at night?',
          'לפעמים כואב שדוחים אותנו, ולפעמים פשוט דואגים. מה מהשניים לא נותן לך לישון?',
        ],
        [
          'When it gets tense between you, what happens in your body in the first ten seconds?',
          'כשזה נהיה מתוח ביניכם, מה קורה לך בגוף בעשר השניות הראשונות?',
        ],
      ],
      ED: [
        [
          'Sometimes talking works better on the side: in the car, by the stove, at midnight. When did it last go a little easier?',
          'לפעמים קל יותר לדבר אגב משהו אחר: באוטו, ליד הסיר, בחצות. מתי לאחרונה זה הלך קצת יותר בקלות?',
        ],
        ['At that age, which grown-up could you bear?', 'בגיל הזה, איזה מבוגר היה נסבל בשבילך?'],
        [
          'If one honest sentence came from over there, what might it say?',
          'אם היה מגיע משם משפט אחד אמיתי, מה אולי היה נאמר בו?',
        ],
        [
          'What do other people, a teacher or a friend’s parents, get to see that you don’t see at home?',
          'מה אנשים אחרים, מורים או הורים של חברים, רואים שם, ובבית לא רואים?',
        ],
      ],
      FC: [
        [
          'Room, grades, tone, friends, hours: there is a lot to fight over. Which one is really worth it to you?',
          'חדר, ציונים, טון, חברים, שעות: יש על מה לריב. על מה מאלה באמת שווה לך לריב?',
        ],
        [
          'What here is truly dangerous, and not just hard to watch?',
          'מה כאן באמת מסוכן, ולא רק קשה לראות?',
        ],
        [
          'In these years parents lose some of their influence and keep some. Where is yours still felt?',
          'בשנים האלה חלק מההשפעה של ההורים הולך וחלק נשאר. איפה עדיין מקשיבים לך?',
        ],
      ],
      DG: [
        [
          'If you knocked on that door once without asking for anything, what could you bring along?',
          'אם דופקים פעם אחת על הדלת בלי לבקש כלום, מה אפשר להביא?',
        ],
        [
          'Which small thing could you let pass this week, so that there is room for the important one?',
          'על איזה דבר קטן אפשר לוותר השבוע, כדי שהדבר החשוב יישמע?',
        ],
        [
          'A note can say what a talk can’t. If you left one on the pillow, what would be on it?',
          'לפעמים פתק אומר מה ששיחה לא מצליחה. מה היה כתוב בפתק שלך?',
        ],
      ],
    },
  },
  {
    key: 'child_at_school',
    tone: 'hard',
    words: {
      en: "bullied, bullying, bullies, picked on, no friends, left out, not invited, birthday party, kindergarten, preschool, first grade, second grade, teacher says, teacher called, school called, homework, falling behind, can't read, refuses to go, cries every morning, school refusal, stomach ache, playground, recess, lunch alone, sits alone, classmates, new school, excluded, parents evening, teased",
      he: 'חרם, הציקו לו, מציקים לו, מציקים לה, בריונות, לועגים, צוחקים עליו, צוחקים עליה, אין לו חברים, אין לה חברים, לא מזמינים, לא הוזמן, לא הוזמנה, יום הולדת של, גן, גננת, כיתה א, כיתה ב, כיתה ג, מורה, מחנכת, יועצת, הפסקה, יושב לבד, יושבת לבד, שיעורי בית, לא קורא, קשיים בלימודים, פערים, לא רוצה ללכת לבית ספר, לא רוצה ללכת לגן, בוכה כל בוקר, כאבי בטן, ילדים בכיתה',
    },
    lines: {
      PS: [
        [
          'A child’s bad day often goes on in the parent long after bedtime. What stays with you in the evening?',
          'אחרי יום רע בבית הספר הילדים כבר ישנים, ואצל ההורים זה עוד ממשיך. מה נשאר איתך בערב?',
        ],
        [
          'Which picture comes up when you think of that place: the yard, the corridor, the gate in the morning?',
          'איזו תמונה עולה כשחושבים על המקום הזה: החצר, המסדרון, השער בבוקר?',
        ],
        [
          'Such a time usually begins somewhere. What is known by now about what happens there?',
          'לתקופה כזאת יש בדרך כלל התחלה. מה כבר ידוע על מה שקורה שם?',
        ],
        [
          'Helpless, furious, ashamed, afraid of what comes: which of these is nearest right now?',
          'חוסר אונים, זעם, בושה, פחד ממה שיבוא: מה מאלה הכי קרוב עכשיו?',
        ],
      ],
      ED: [
        [
          'With one person or in one corner it may look different. Where do you get to see that?',
          'עם מישהו אחד, או במקום אחר, זה אולי נראה אחרת. איפה יוצא לך לראות את זה?',
        ],
        [
          'What is known at home about your child that nobody there has found out yet?',
          'מה יודעים בבית, ושם עוד לא גילו?',
        ],
        [
          'How would your child tell this story, in words of that age?',
          'איך הסיפור הזה היה נשמע מגובה של ילדים, במילים שלהם?',
        ],
        [
          'Which grown-up there really sees the child, whatever their job is?',
          'מי מהמבוגרים שם באמת רואה מה קורה, לא משנה באיזה תפקיד?',
        ],
      ],
      FC: [
        [
          'There is what the school has to do, and there is what home can give. What can only home give here?',
          'יש מה שבית הספר צריך לעשות, ויש מה שהבית נותן. מה כאן רק הבית יכול לתת?',
        ],
        [
          'If just one thing got better by next month, which would make the mornings lighter?',
          'אם רק דבר אחד ישתפר עד החודש הבא, מה הכי יקל על הבקרים?',
        ],
        [
          'What is it most important that your child hears from you?',
          'מה הכי חשוב שיישמע ממך בבית?',
        ],
      ],
      DG: [
        [
          'Some people go into a talk with the school with one sentence ready. What would yours be?',
          'יש מי שבאים לשיחה עם בית הספר עם משפט אחד מוכן. מה המשפט שלך?',
        ],
        [
          'Which afternoon this week could be simply good, without a word about school?',
          'איזה אחר צהריים השבוע יכול להיות סתם נעים, בלי מילה על בית הספר?',
        ],
        [
          'Carrying this alone is heavy. Whom could you tell the whole of it this week?',
          'כבד לסחוב את זה לבד. למי אפשר לספר השבוע את כל הסיפור?',
        ],
      ],
    },
  },
  {
    key: 'anger_at_child',
    tone: 'hard',
    words: {
      en: 'yelled at my, yelled at him, yelled at her, shouted at my, shouting at the kids, yelling at the kids, screamed at my, scream at my kids, lost it with, lost my temper, snapped at, lose my patience, no patience, bad mother, bad father, bad mom, bad dad, terrible parent, mom guilt, hit my, slapped, grabbed his arm, grabbed her arm, scared of me, flinched, blew up at, bedtime, tantrum, tantrums, turning into my mother, turning into my father, the way I talk to my kids',
      he: 'פליק, דפקתי לו פליק, נתתי לו פליק, נתתי לה פליק, הרמתי עליו יד, הרמתי עליה יד, נתתי לו סטירה, צעקתי על הילדה, צעקתי על הילד, צעקתי על הילדים, צעקתי על הילד, צעקתי על הבת, צעקתי עליו, צעקתי עליה, צועקת על הילדים, צועק על הילדים, צרחתי, התפרצתי, איבדתי את זה, איבדתי סבלנות, אין לי סבלנות לילדים, התפוצצתי עליהם, הרמתי יד, נתתי לו מכה, נתתי לה מכה, תפסתי אותו חזק, אמא רעה, אבא רע, אמא גרועה, אבא גרוע, רגשות אשם, ייסורי מצפון, מפחדים ממני, פחד בעיניים, מאבד שליטה, מאבדת שליטה, נהייתי כמו אמא שלי, נהייתי כמו אבא שלי, השכבות, התקפי זעם, עצבים על הילדים',
    },
    lines: {
      PS: [
        [
          'The moment itself is short, and what comes after it can last all day. What stays with you now?',
          'הרגע עצמו קצר, ומה שבא אחריו יכול להימשך יום שלם. מה נשאר איתך עכשיו?',
        ],
        [
          'Just before it burst, what had already been piling up in you?',
          'רגע לפני שזה התפרץ, מה כבר הצטבר אצלך?',
        ],
        [
          'Which moment do you keep seeing: the face, the door, your own voice?',
          'איזה רגע חוזר שוב ושוב: הפנים, הדלת, הקול שלך?',
        ],
        [
          'Beneath such anger there is sometimes tiredness, sometimes fear, sometimes being alone with everything. What was beneath yours?',
          'מתחת לכעס כזה יש לפעמים עייפות, לפעמים פחד, ולפעמים ההרגשה שהכול נופל עליי. מה היה מתחת לכעס שלך?',
        ],
      ],
      ED: [
        [
          'Some days have the same mess and no explosion. What is different on those?',
          'יש ימים עם אותו בלגן ובלי פיצוץ. מה שונה בימים האלה?',
        ],
        [
          'In such moments people sometimes hear an old voice coming out of them. Whose voice does yours remind you of?',
          'ברגעים כאלה יוצא לפעמים קול ישן ומוכר. את מי הקול הזה מזכיר לך?',
        ],
        [
          'How might the same moment have looked from a child’s height?',
          'איך אותו רגע נראה אולי מהגובה של ילדים?',
        ],
        [
          'Besides this, what else do the children know you by: a song, a joke, a way of cutting an apple?',
          'חוץ מזה, מה עוד הילדים מכירים אצלך: שיר, בדיחה, איך חותכים תפוח?',
        ],
      ],
      FC: [
        [
          'How much of it was really about what happened with the child?',
          'כמה מזה באמת היה בגלל מה שקרה עם הילדים?',
        ],
        [
          'Which quarter of an hour of the day is the riskiest one?',
          'איזה רבע שעה ביום הוא הכי מועד לפיצוץ?',
        ],
        [
          'There is what was said and there is what you meant. What did you really mean?',
          'יש מה שנאמר ויש מה שהייתה הכוונה. מה באמת היה חשוב לך לומר?',
        ],
      ],
      DG: [
        [
          'Going back to a child after a quarrel is no small thing. What would your first sentence be?',
          'לחזור לילדים אחרי ריב זה לא דבר קטן. מה המשפט הראשון שלך?',
        ],
        [
          'What could your hands do in the second before the voice goes up?',
          'מה הידיים יכולות לעשות בשנייה שלפני שהקול עולה?',
        ],
        [
          'Which one thing in that hour could be dropped, so there is less to blow up over?',
          'על איזה דבר אחד אפשר לוותר בשעה הזאת, כדי שיהיה פחות על מה להתפוצץ?',
        ],
      ],
    },
  },
  {
    key: 'demanding_parent',
    tone: 'hard',
    words: {
      en: 'my mother calls, my mom calls, calls me every day, calls five times, controlling mother, controlling father, guilt trip, guilt trips, guilt tripping, interferes, overbearing, nothing is good enough, criticises, criticizes, manipulative, needy mother, never calls me back, after everything I did for you, comes unannounced, comments on my, boundaries, narcissistic mother, smothering, suffocating, blames me, plays the victim, silent treatment, wants to know everything, still treats me like a child, mother in law, MIL, my mum moved in, my mom moved in, my mother moved in, my mum calls, driving me up the wall, my mum is driving me, overbearing mum',
      he: 'אמא שלי מתקשרת, אבא שלי מתקשר, מתקשרת כל יום, מתקשרת חמש פעמים, אמא שתלטנית, אבא שתלטן, שתלטנית, מתערבת, מתערב, מתערבים לי, נכנסת לי לוורידים, נכנסת לי לחיים, רגשי אשם, מאשימה אותי, מאשים אותי, פולניה, אחרי כל מה שעשיתי בשבילך, גבולות, חונקת, חונק, ביקורתית, מעירה לי, מעיר לי, מניפולטיבית, עושה לי מצפון, לא מספיק טוב, באה בלי להודיע, שותקת לי, נעלבת, חמותי, חמות',
    },
    lines: {
      PS: [
        [
          'With some people it takes a minute to feel small again. Which sentence does that to you fastest?',
          'יש אנשים שלידם מרגישים קטנים תוך דקה. איזה משפט עושה לך את זה הכי מהר?',
        ],
        [
          'When the phone rings and it’s that name, what does your body do first?',
          'כשהטלפון מצלצל וזה השם הזה, מה קורה קודם בגוף?',
        ],
        [
          'Irritation and guilt often take turns here. Which of them is with you now?',
          'עצבים ואשמה מתחלפים כאן לא פעם. מה מהם נמצא אצלך עכשיו?',
        ],
        [
          'What happens to you in such talks that happens with nobody else?',
          'מה קורה לך בשיחות כאלה שלא קורה עם אף אחד אחר?',
        ],
      ],
      ED: [
        [
          'Behind a demand there is sometimes a fear that doesn’t know how to ask. What might they be afraid of?',
          'מאחורי דרישה יש לפעמים פחד שלא יודע לבקש. ממה אולי מפחדים שם?',
        ],
        [
          'Perhaps you did say no there once. What really happened the day after?',
          'אולי פעם אחת כן אמרת שם ״לא״. מה קרה למחרת?',
        ],
        ['How do others in the family get by with this?', 'איך אחרים במשפחה מסתדרים עם זה?'],
        [
          'If things stay as they are, what will this look like in five years?',
          'אם הכול יישאר ככה, איך זה ייראה בעוד חמש שנים?',
        ],
      ],
      FC: [
        [
          'Their disappointment isn’t yet a task of yours. Where does your part end?',
          'אכזבה של מישהו אחר היא עוד לא משימה שלך. איפה נגמר החלק שלך?',
        ],
        [
          'How much of this would you give gladly, if nobody demanded it?',
          'כמה מזה היה בא ממך ברצון, אם אף אחד לא היה דורש?',
        ],
        [
          'Calls, visits, opinions, money, guilt: in which of these do you most need a limit?',
          'שיחות, ביקורים, הערות, כסף, אשמה: באיזה מאלה הכי נחוץ לך גבול?',
        ],
      ],
      DG: [
        [
          'A short answer, said calmly twice, often does more than a long explanation. What could yours be?',
          'תשובה קצרה, שאומרים בנחת פעמיים, עובדת לפעמים יותר מהסבר ארוך. מה התשובה שלך?',
        ],
        [
          'If you were the one to call, at a time you chose, when would it be?',
          'אם השיחה הייתה יוצאת ממך, בזמן שנוח לך, מתי היא הייתה?',
        ],
        [
          'Some questions don’t have to be answered. What could you say instead next time?',
          'יש שאלות שלא חייבים לענות עליהן. מה אפשר לומר במקום בפעם הבאה?',
        ],
      ],
    },
  },
  {
    key: 'parent_with_dementia',
    tone: 'hard',
    words: {
      en: "dementia, alzheimer, alzheimer's, alzheimers, forgets, forgetting, memory, doesn't recognise me, doesn't recognize me, doesn't know who I am, didn't know my name, asks the same question, repeats herself, repeats himself, wanders, wandered off, got lost, memory clinic, memory care, mistook me for, thinks I'm her sister, left the stove on, car keys, sundowning, early onset, vascular dementia, disoriented, hides things, accuses me of stealing, slipping away",
      he: 'דמנציה, אלצהיימר, אמא שוכחת, אבא שוכח, אמא שלי שוכחת, אבא שלי שוכח, סבתא שוכחת, סבא שוכח, מאבדת את הזיכרון, מאבד את הזיכרון, לא מזהה אותי, לא זיהתה אותי, לא זיהה אותי, לא יודעת מי אני, שואלת אותה שאלה, שואל אותה שאלה, חוזרת על עצמה, אמא מבולבלת, אבא מבולבל, הלכה לאיבוד, הלך לאיבוד, משוטט, משוטטת, מרפאת זיכרון, תשוש נפש, תשושת נפש, השאירה את הגז, קוראת לי בשם של, חושבת שאני, מחביאה דברים, מאשימה שגנבו, דועכת, דועך, הולכת ונעלמת',
    },
    lines: {
      PS: [
        [
          'Losing somebody little by little is its own kind of sorrow. What do you miss most lately?',
          'לאבד מישהו לאט לאט זה צער מסוג אחר. מה הכי חסר לך בזמן האחרון?',
        ],
        [
          'What goes through you in the second when something is forgotten again?',
          'מה עובר בך בשנייה שבה שוב משהו נשכח?',
        ],
        [
          'Sorrow, impatience, tenderness, relief when the door closes: which of them is hardest to admit?',
          'צער, חוסר סבלנות, רוך, הקלה כשהדלת נסגרת: במה מאלה הכי קשה להודות?',
        ],
        [
          'After a visit or a call, what stays with you on the way to the next thing?',
          'אחרי ביקור או שיחה, מה נשאר איתך בדרך הלאה?',
        ],
      ],
      ED: [
        [
          'What is still there: in the hands, in a song, in the way a cup is held?',
          'מה עוד נשאר שם: בידיים, בשיר, בדרך להחזיק כוס?',
        ],
        [
          'Which story shows who this person was to you long before all this?',
          'איזה סיפור מראה מי זה היה בשבילך, הרבה לפני כל זה?',
        ],
        ['When was there last a good minute?', 'מתי הייתה לאחרונה דקה טובה?'],
        [
          'In their mind it may be another year altogether. What seems to matter there?',
          'אצלם בראש זו אולי שנה אחרת לגמרי. מה נראה שחשוב להם שם?',
        ],
      ],
      FC: [
        [
          'Even when a name is forgotten, something may still be felt. What of you still seems to reach them?',
          'גם כששם נשכח, משהו אולי עדיין מורגש. מה ממך נראה שעוד מגיע אליהם?',
        ],
        [
          'Some of this can still be put right, and some can only be kept company. What needs you now?',
          'חלק מזה עוד אפשר לסדר, ולצד חלק אפשר רק להיות. מה מזה דורש אותך עכשיו?',
        ],
        [
          'How much of your week can really go there, without breaking you?',
          'כמה מהשבוע שלך באמת יכול ללכת לשם, בלי להישבר?',
        ],
      ],
      DG: [
        [
          'Which song, photo or smell could come along the next time?',
          'איזה שיר, תמונה או ריח יכולים לבוא איתך בפעם הבאה?',
        ],
        [
          'The same question will come again. What short answer would you like to have ready?',
          'אותה שאלה עוד תחזור. איזו תשובה קצרה כדאי שתהיה מוכנה?',
        ],
        [
          'What would you like to ask or write down while it’s still possible?',
          'מה חשוב לך לשאול או לרשום, כל עוד אפשר?',
        ],
      ],
    },
  },
  {
    key: 'ageing_parent',
    tone: 'hard',
    words: {
      en: "elderly, aging parents, ageing parents, old age, nursing home, care home, assisted living, caregiver, carer, caretaker, hospital, stroke, hip, walker, wheelchair, fell again, had a fall, frail, my father is 85, my mother is 88, in his eighties, in her eighties, appointments, medication, pills, home help, refuses help, won't accept help, siblings don't help, brother doesn't help, sister doesn't help, discharged, palliative, sandwich generation, power of attorney, chores for my parents, hip op, hip operation, hip replacement, moved in with us after",
      he: 'הורים מזדקנים, הזדקנות, זקנה, אבא זקן, בית אבות, דיור מוגן, סיעודי, סיעודית, מטפלת, עובדת זרה, פיליפינית, אשפוז, אושפז, אושפזה, בית חולים, שבץ, נפלה שוב, נפל שוב, אגן, הליכון, כיסא גלגלים, ביטוח לאומי, בן 85, בת 88, הורים מבוגרים, תרופות, תורים לרופאים, מסרב לעזרה, מסרבת לעזרה, אחים לא עוזרים, אחי לא עוזר, אחותי לא עוזרת, הכול עליי, ייפוי כוח, מטפל בהורים, מטפלת בהורים',
    },
    lines: {
      PS: [
        [
          'Besides all there is to arrange, there is watching them grow weaker. What did you see lately that stayed with you?',
          'חוץ מכל הסידורים, יש גם לראות איך הם נחלשים. מה ראית לאחרונה ונשאר איתך?',
        ],
        [
          'What is heavier at the moment: all there is to do, the worry, or that it all falls on you?',
          'מה כבד יותר עכשיו: כל מה שיש לעשות, הדאגה, או שהכול על הכתפיים שלך?',
        ],
        [
          'When the phone rings late, what do you think before you pick up?',
          'כשהטלפון מצלצל מאוחר, מה עובר בראש לפני שעונים?',
        ],
        [
          'Anger can come up here too, at them, at others, at the whole business. Where does yours go?',
          'לפעמים עולה כאן גם כעס: עליהם, על אחרים, על כל המצב. לאן הולך הכעס שלך?',
        ],
      ],
      ED: [
        [
          'Being helped can be harder than helping. What may it be like from their side?',
          'לקבל עזרה קשה לפעמים יותר מלתת. איך זה אולי נראה מהצד שלהם?',
        ],
        [
          'Which part of this would somebody else do willingly, if asked clearly?',
          'איזה חלק מזה מישהו אחר היה עושה ברצון, אם היו מבקשים בצורה ברורה?',
        ],
        [
          'Between errands there are sometimes a few minutes of just being together. When was there last such a moment?',
          'בין סידור לסידור יש לפעמים כמה דקות של סתם ביחד. מתי היה לאחרונה רגע כזה?',
        ],
        [
          'Looking back one day, what would you be glad to have done in this time?',
          'בעוד הרבה שנים, במבט לאחור, מה יהיה טוב שעשית בתקופה הזאת?',
        ],
      ],
      FC: [
        [
          'There is what they need, there is what they want, and there is what you can do. What can you do, honestly?',
          'יש מה שנחוץ להם, יש מה שהם רוצים, ויש מה שאפשר מצידך. מה באמת אפשר מצידך?',
        ],
        [
          'Some promises were made long ago, aloud or silently. Which of yours still holds?',
          'יש הבטחות שניתנו מזמן, בקול או בלב. מה מהן עדיין תקף אצלך?',
        ],
        ['Which decision really has to be made this month?', 'איזו החלטה באמת צריך לקבל החודש?'],
      ],
      DG: [
        [
          'One exact task is easier to hand over than “help”. Which task could it be?',
          'משימה אחת מדויקת קל יותר לקבל מאשר ״תעזרו לי״. איזו משימה אפשר להעביר?',
        ],
        [
          'Who could answer the phone for one evening this week, so that you’re off duty?',
          'מי יכול לענות לטלפון ערב אחד השבוע, כדי שלך יהיה ערב חופשי?',
        ],
        [
          'Apart from pills and appointments, what would you like to ask or tell them?',
          'חוץ מכדורים ותורים, מה היה חשוב לך לשאול או לספר להם?',
        ],
      ],
    },
  },
  {
    key: 'sibling_conflict',
    tone: 'hard',
    words: {
      en: 'my brother, my sister, my siblings, sibling, siblings, big brother, little brother, older sister, younger sister, older brother, twin, twin sister, twin brother, half brother, half sister, golden child, my parents favourite, my parents favorite, favoured, jealous of my sister, jealous of my brother, sister in law, brother in law, fight with my brother, fight with my sister, argued with my sister, family group chat, black sheep, always the responsible one, grew up together, bossy sister',
      he: 'אחי הגדול, אחי הקטן, אחותי, אח שלי, אחות שלי, אחים שלי, אחיות שלי, אח גדול, אחות גדולה, אח קטן, אחות קטנה, תאומה, תאום, אחיות, אחים, מועדפת, מועדף, הבן המועדף, הבת המועדפת, כבשה שחורה, קנאה באחות, קנאה באח, גיסתי, גיסי, רבתי עם אחותי, רבתי עם אחי, ריב עם אחי, ריב עם אחותי, לא מדברים כמו פעם, קבוצה המשפחתית, תחרות בין אחים, האחראית במשפחה',
    },
    lines: {
      PS: [
        [
          'Between siblings it’s seldom only about today. Which old thing is in it too?',
          'בין אחים זה כמעט אף פעם לא רק על היום. איזה דבר ישן נמצא בו גם?',
        ],
        [
          'Which sentence between you, old or new, do you still hear?',
          'איזה משפט ביניכם, ישן או חדש, עוד נשמע אצלך?',
        ],
        [
          'Hurt, jealousy, feeling used, simply missing them: which of these is hardest to say aloud?',
          'פגיעה, קנאה, תחושת ניצול, סתם געגוע: מה מאלה הכי קשה לומר בקול?',
        ],
        [
          'Making everyone laugh, keeping the peace, causing trouble: what was your role in the family?',
          'להצחיק, לפשר, לעשות בעיות: איזה תפקיד היה לך במשפחה?',
        ],
      ],
      ED: [
        [
          'Two children can grow up in one home and live through two different ones. What was it like for the other side?',
          'שני ילדים יכולים לגדול באותו בית ולעבור בו שתי ילדויות שונות. איך היה הבית הזה מהצד השני?',
        ],
        [
          'When did the two of you last laugh at the same thing?',
          'מתי בפעם האחרונה צחקתם מאותו דבר?',
        ],
        [
          'What would somebody who loves you both say this is about?',
          'מה היה אומר על זה מי שאוהב את שניכם?',
        ],
        [
          'Ten years from now, what would you like there to be between you?',
          'בעוד עשר שנים, מה היה טוב שיהיה ביניכם?',
        ],
      ],
      FC: [
        [
          'Being right, being understood, being close, having peace. Which of these do you want most here?',
          'צדק, הבנה, קרבה, שקט. מה מאלה הכי חשוב לך כאן?',
        ],
        [
          'Some of it may come from others in the family. How much is really between the two of you?',
          'חלק מזה אולי מגיע מאחרים במשפחה. כמה מזה באמת רק ביניכם?',
        ],
        ['What are you still waiting to hear?', 'מה עוד חסר לך לשמוע משם?'],
      ],
      DG: [
        [
          'An old joke, a photo, a question about a recipe: what small thing could you send that doesn’t touch the quarrel?',
          'בדיחה ישנה, תמונה, שאלה על מתכון: איזה דבר קטן אפשר לשלוח לשם בלי לגעת בריב?',
        ],
        [
          'If you began with your own part in it, how would the first sentence go?',
          'אם מתחילים מהחלק שלך בזה, איך נשמע המשפט הראשון?',
        ],
        [
          'Phone, kitchen, a walk: where would such a talk have the best chance?',
          'טלפון, מטבח, הליכה: איפה לשיחה כזאת יש הכי הרבה סיכוי?',
        ],
      ],
    },
  },
  {
    key: 'estranged',
    tone: 'hard',
    words: {
      en: "estranged, estrangement, no contact, cut off, cut me off, cut him off, cut her off, cut ties, blocked me, blocked my number, haven't spoken in years, don't speak, not speaking, doesn't speak to me, stopped talking, disowned, won't see me, won't let me see, returned my letter, years of silence, reconcile, reconciliation, reach out, went no contact, low contact, lost contact, not on speaking terms, erased me, haven't seen my, unanswered messages",
      he: 'נתק, ניתוק קשר, ניתקה קשר, ניתק קשר, ניתקתי קשר, ניתקו קשר, לא מדברים, לא מדברת איתי שנים, לא מדבר איתי שנים, חסמה אותי, חסם אותי, לא בקשר, אין קשר, בלי קשר, שנים לא דיברנו, הפסיקה לדבר איתי, הפסיק לדבר איתי, מחקה אותי, מחק אותי, ברוגז, סכסוך משפחתי, פיוס, להתפייס, לא עונה להודעות שלי, לא נותנים לי לראות, ניכור, ניכור הורי, לא ראיתי אותו שנים, לא ראיתי אותה שנים, מכתב שחזר',
    },
    lines: {
      PS: [
        [
          'Somebody who isn’t there can still take up a lot of room. When do you notice it most?',
          'גם מי שלא נמצא יכול לתפוס הרבה מקום. מתי זה הכי מורגש אצלך?',
        ],
        [
          'What do you answer when people ask about this person?',
          'מה יוצא לך לענות כששואלים על הקשר הזה?',
        ],
        [
          'Missing, anger, shame, relief: more than one can be true here. Which is strongest today?',
          'געגוע, כעס, בושה, הקלה: כאן כמה דברים יכולים להיות נכונים יחד. מה הכי חזק היום?',
        ],
        [
          'Think of the last time you were together. What do you see?',
          'כשחוזרים לפעם האחרונה שהייתם יחד, מה רואים?',
        ],
      ],
      ED: [
        [
          'A silence often says something. What does it say from your side?',
          'שתיקה היא לפעמים דרך לומר משהו. מה היא אומרת מהצד שלך?',
        ],
        [
          'What was good between you, before or beneath all this?',
          'מה היה טוב ביניכם, לפני כל זה?',
        ],
        [
          'Contact needn’t be all or nothing; there is also a card once a year. What lies in between for you?',
          'קשר הוא לא תמיד הכול או כלום, יש גם ברכה פעם בשנה. מה נמצא באמצע בשבילך?',
        ],
        ['What has the distance made possible for you?', 'מה המרחק הזה אפשר לך?'],
      ],
      FC: [
        [
          'Some want to be understood, some want peace, some only want to know the other is well. What matters most to you?',
          'יש מי שרוצים שיבינו אותם, יש מי שרוצים שקט, ויש שרק רוצים לדעת ששם בסדר. מה הכי חשוב לך?',
        ],
        [
          'What would have to be different for there to be one first word?',
          'מה היה צריך להיות אחרת, בשביל מילה ראשונה אחת?',
        ],
        [
          'If nothing changed on the other side, how would you want to live with it?',
          'אם בצד השני שום דבר לא ישתנה, איך היה טוב לך לחיות עם זה?',
        ],
      ],
      DG: [
        [
          'There are letters people write and don’t send. How would yours begin?',
          'יש מכתבים שכותבים ולא שולחים. איך מתחיל המכתב שלך?',
        ],
        [
          'A birthday, a holiday: certain dates are harder. How would you like to spend the next one?',
          'יום הולדת, חג: יש תאריכים קשים יותר. איך טוב לך להעביר את הקרוב?',
        ],
        [
          'With whom could you talk about this person this week, by name?',
          'עם מי אפשר השבוע לדבר על זה, ולומר את השם בקול?',
        ],
      ],
    },
  },
  {
    key: 'parents_dont_accept',
    tone: 'hard',
    words: {
      en: "my parents don't accept, don't approve, disapprove, disapproves, won't come to the wedding, won't meet him, won't meet her, came out, coming out, gay, lesbian, trans, bisexual, left religion, left the faith, not religious anymore, converted, different religion, not Jewish, interfaith, different culture, dropped out, changed majors, wanted me to be a doctor, disappointment, disappointed in me, ashamed of me, shame on the family, family reputation, black sheep, tattoo, vegan, lifestyle, boyfriend my parents, girlfriend my parents",
      he: 'ההורים לא מקבלים, לא מקבלים אותי, לא מקבלים אותו, לא מקבלים אותה, לא מאשרים, לא יבואו לחתונה, לא מוכנים לפגוש, יצאתי מהארון, לצאת מהארון, הומו, לסבית, טרנס, ביסקסואל, יצאתי בשאלה, חזרתי בתשובה, חזרה בתשובה, יציאה בשאלה, דתל״ש, לא יהודייה, לא יהודי, גויה, מתגייר, עזבתי את הלימודים, פרשתי מהתואר, רצו שאהיה רופא, רצו שאהיה רופאה, מאוכזבים ממני, אכזבתי אותם, מתביישים בי, בושה למשפחה, חבר שלי וההורים, חברה שלי וההורים, קעקוע, אורח חיים',
    },
    lines: {
      PS: [
        [
          'It’s possible to be quite sure of a choice and still be hurt by one look or word. Which one went deepest?',
          'אפשר להיות שלמים עם הבחירה, ועדיין להיפגע ממבט או ממילה. מה מאלה נכנס הכי עמוק?',
        ],
        ['What do you leave out when you talk to them?', 'על מה לא מספרים להם, כשכבר מדברים?'],
        [
          'Being loved and being agreed with aren’t the same, but they can feel alike. Which of the two do you miss here?',
          'שיאהבו אותך ושיסכימו איתך זה לא אותו דבר, אבל לפעמים קשה להבדיל. מה מהשניים חסר לך?',
        ],
        [
          'Next to parents people can feel five or fifteen again. How old do you feel in such a conversation?',
          'ליד ההורים אפשר לחזור לגיל חמש או חמש עשרה. לאיזה גיל זה מחזיר אותך?',
        ],
      ],
      ED: [
        [
          'Behind parents’ no there may be a fear: of neighbours, of God, of losing their child. What could it be with them?',
          'מאחורי ה״לא״ של הורים מסתתר לפעמים פחד: מהשכנים, מאלוהים, מלאבד ילד. מה זה יכול להיות אצלם?',
        ],
        [
          'They too may once have chosen something that others found hard to accept. What do you know about that?',
          'אולי גם הם בחרו פעם משהו שהיה קשה לאחרים לקבל. מה ידוע לך על זה?',
        ],
        [
          'Who in the family, near or distant, sees this differently?',
          'מי במשפחה, קרוב או רחוק, רואה את זה אחרת?',
        ],
        [
          'What in your life today comes from their home after all?',
          'מה בחיים שלך היום הגיע בכל זאת מהבית שלהם?',
        ],
      ],
      FC: [
        [
          'Blessing, respect, politeness, silence: what is the least you could live with?',
          'ברכה, כבוד, נימוס, שתיקה: מה המינימום שאפשר לחיות איתו?',
        ],
        [
          'Some of this is theirs to digest. What is yours to say?',
          'חלק מזה הם צריכים לעכל בעצמם. מה מזה שלך לומר?',
        ],
        [
          'Where do you still find yourself asking for their permission?',
          'איפה עדיין יוצא לך לבקש מהם רשות?',
        ],
      ],
      DG: [
        [
          'Without convincing anybody, what one thing from your life could you show them?',
          'בלי לשכנע אף אחד, איזה דבר אחד מהחיים שלך אפשר להראות להם?',
        ],
        [
          'The next remark will probably come. Which calm sentence would you like to have ready?',
          'ההערה הבאה כנראה תגיע. איזה משפט רגוע כדאי שיהיה מוכן?',
        ],
        [
          'Whom would you like to have by your side before the next talk with them?',
          'מי יכול להיות לצידך לפני השיחה הבאה איתם?',
        ],
      ],
    },
  },
  {
    key: 'distant_father_or_mother',
    tone: 'hard',
    words: {
      en: 'never said I love you, never said he loved me, never said she loved me, never hugged me, cold father, cold mother, distant father, distant mother, emotionally unavailable, absent father, absent, never there, never proud of me, never praised, childhood, growing up, when I was a kid, when I was little, when I was a child, as a child, father wound, strict father, silent father, always working, never asked, never saw me, unloved, affection, warmth, neglected, never came to my, walked on eggshells',
      he: 'אף פעם לא אמר, אף פעם לא אמרה, לא אמר שהוא אוהב, לא אמרה שהיא אוהבת, לא חיבק אותי, לא חיבקה אותי, אבא קר, אמא קרה, מרוחק, מרוחקת, אבא שתק, אבא נעדר, לא היה בבית, לא היה נוכח, לא הייתה נוכחת, ילדות, ילדות שלי, כשהייתי ילד, כשהייתי ילדה, בתור ילד, בתור ילדה, לא גאה בי, לא שיבח, מילה טובה, מילה חמה, חום ואהבה, לא ראו אותי, קשוח, בית קר, הזנחה, תמיד בעבודה, לא שאל אותי',
    },
    lines: {
      PS: [
        [
          'What was missing leaves no photograph, and still it’s remembered. When did you first notice it?',
          'ממה שהיה חסר לא נשארת תמונה, ובכל זאת זוכרים. מתי זה התגלה לך בפעם הראשונה?',
        ],
        [
          'Which sentence would you have wanted to hear, word for word?',
          'איזה משפט היה חסר לך לשמוע, מילה במילה?',
        ],
        [
          'When you think of that home, which room comes up first?',
          'כשעולה הבית ההוא, איזה חדר רואים קודם?',
        ],
        [
          'Sorrow for the child you were, anger, some hope: which is there today?',
          'צער על הילדות ההיא, כעס, קצת תקווה: מה מאלה נמצא היום?',
        ],
      ],
      ED: [
        [
          'Some people show love in a roundabout way: a full tank, peeled fruit, a mended bicycle. Where might it have been hidden?',
          'יש מי שמראים אהבה בדרך עקיפה: מכל דלק מלא, תפוז מקולף, אופניים מתוקנים. איפה היא אולי הסתתרה שם?',
        ],
        [
          'Who did give warmth back then, even a neighbour, a teacher, a dog?',
          'מי כן נתן אז קצת חום, אפילו שכנה, מורה או כלב?',
        ],
        [
          'Parents had a childhood of their own. What do you know about it?',
          'גם להורים הייתה פעם ילדות. מה ידוע לך עליה?',
        ],
        [
          'In such a home people sometimes learn to notice what others miss. Where does that show in you today?',
          'בבית כזה לומדים לפעמים לראות מה שאחרים לא רואים. במה זה מורגש אצלך היום?',
        ],
      ],
      FC: [
        [
          'Whether or not it can still come from there, what do you need most now?',
          'בין שזה עוד יכול לבוא משם ובין שלא, מה הכי נחוץ לך עכשיו?',
        ],
        [
          'Where in your life today does that old coldness still decide for you?',
          'איפה בחיים של היום הקור ההוא עוד מחליט במקומך?',
        ],
        [
          'What of this is that parent’s own, and not yours to carry?',
          'מה מכל זה שייך לשם, ולא לך לסחוב?',
        ],
      ],
      DG: [
        [
          'If you wrote a few lines to the child you were, what would come first?',
          'אם כותבים כמה שורות למי שהיית אז, מה השורה הראשונה?',
        ],
        [
          'Which warm word of the kind you missed could you say to somebody this week?',
          'איזו מילה חמה, כזאת שהייתה חסרה לך, אפשר לומר השבוע למישהו?',
        ],
        [
          'What would you still like to know about those years?',
          'מה עוד היה טוב לדעת על השנים ההן?',
        ],
      ],
    },
  },
  {
    key: 'stepfamily',
    tone: 'hard',
    words: {
      en: "stepmother, stepfather, stepmom, stepdad, stepson, stepdaughter, stepchild, stepkids, step kids, stepfamily, blended family, his kids, her kids, his children from, her children from, my partner's kids, from his first marriage, from her first marriage, you're not my mother, you're not my father, not my real dad, not my real mom, his ex wife, her ex husband, new husband of my mother, new wife of my father, half siblings, bonus mom, bonus dad, every other weekend, custody weekend, moved in with his kids",
      he: 'אמא חורגת, אבא חורג, בן חורג, בת חורגת, ילדים חורגים, אם חורגת, משפחה מורכבת, משפחה משולבת, ילדים שלו, ילדים שלה, הבן שלו מ, הבת שלה מ, מנישואים קודמים, מהנישואים הראשונים, פרק ב, את לא אמא שלי, אתה לא אבא שלי, הגרושה שלו, הגרוש שלה, אשתו החדשה, בעלה החדש, אחים למחצה, סופש עם הילדים שלו, ילדים של בן הזוג, ילדים של בת הזוג, עברנו לגור יחד עם הילדים, שלו ושלי, שלי שלך ושלנו',
    },
    lines: {
      PS: [
        [
          'In a family put together from two, nearly everyone feels like a guest at times. When does it happen to you?',
          'במשפחה שמורכבת משתיים, כמעט כולם אורחים לפעמים. מתי זה קורה לך?',
        ],
        [
          'What is it that can’t be said aloud at that table?',
          'מה אי אפשר לומר בקול ליד השולחן הזה?',
        ],
        [
          'Which moment of the week do you brace for: the arrival, the meal, the handover?',
          'לקראת איזה רגע בשבוע הגוף כבר נדרך: ההגעה, הארוחה, ההחלפה?',
        ],
        [
          'Hurt, jealousy, guilt, being tired of trying: which is nearest?',
          'פגיעה, קנאה, אשמה, עייפות מלנסות: מה הכי קרוב?',
        ],
      ],
      ED: [
        [
          'Coldness here can be loyalty to somebody who isn’t in the room. To whom might they be loyal?',
          'קרירות כאן היא לפעמים נאמנות למישהו שלא בחדר. למי אולי נאמנים שם?',
        ],
        ['When did it go well, even for ten minutes?', 'מתי זה הלך טוב, אפילו לעשר דקות?'],
        [
          'Every earlier home leaves its habits. Which habit here is hard to let go of?',
          'כל בית קודם משאיר הרגלים. על איזה הרגל כאן הכי קשה לוותר?',
        ],
        [
          'If the word “step” didn’t exist, what could you simply be to each other?',
          'אם המילה ״חורג״ לא הייתה קיימת, מה אפשר היה פשוט להיות זה לזה?',
        ],
      ],
      FC: [
        [
          'Respect, closeness, a say in things, a door that closes. Which of these comes first for you?',
          'כבוד, קרבה, זכות להחליט, דלת שאפשר לסגור. מה מאלה הכי חשוב לך?',
        ],
        ['What in this home is really yours to carry?', 'מה בבית הזה באמת באחריותך?'],
        [
          'How close would be close enough, without anybody having to pretend?',
          'כמה קרוב זה מספיק קרוב, בלי שאף אחד יצטרך להעמיד פנים?',
        ],
      ],
      DG: [
        [
          'Small things done side by side sometimes do more than a talk. What could that be with you?',
          'דברים קטנים שעושים זה ליד זה עובדים לפעמים יותר משיחה. מה זה יכול להיות אצלכם?',
        ],
        [
          'What one thing would you like to ask for in this home?',
          'איזו בקשה אחת חשוב לך להעלות בבית הזה?',
        ],
        [
          'What in the house could become clearly yours by next weekend?',
          'מה בבית יכול להיות עד הסופש הבא לגמרי שלך?',
        ],
      ],
    },
  },
  {
    key: 'single_parent',
    tone: 'hard',
    words: {
      en: "single mom, single mum, single mother, single dad, single father, single parent, solo parent, raising him alone, raising her alone, raising them alone, on my own with, by myself with the kids, no one to take over, no backup, babysitter, child support, alimony, their father doesn't, their mother doesn't, sperm donor, widowed with kids, doing it all alone, two jobs, no village, only parent, co-parent doesn't, deadbeat dad, sole custody, pick up and drop off",
      he: 'אם חד הורית, אמא חד הורית, חד הורית, חד הורי, אבא חד הורי, חד הוריות, הורה יחיד, אמא יחידנית, יחידנית, מגדלת לבד, מגדל לבד, לבד עם הילדים, לבד עם הילד, לבד עם הילדה, אין מי שיחליף אותי, אין לי גב, בייביסיטר, מזונות, אבא שלהם לא, אמא שלהם לא, לא לוקח אותם, תרומת זרע, הכול לבד, שתי עבודות, משמורת מלאה, משמורת, אין לי עזרה, אלמנה עם ילדים, גרוש עם ילדים, גרושה עם ילדים',
    },
    lines: {
      PS: [
        [
          'It may not only be the work, but having nobody there to exchange a glance with. When do you miss that most?',
          'אולי זו לא רק העבודה, אלא שאין עם מי להחליף מבט. מתי זה הכי חסר לך?',
        ],
        [
          'At what time of day is it too much for one person?',
          'באיזו שעה ביום זה יותר מדי בשביל אדם אחד?',
        ],
        [
          'Much of what one parent does, nobody sees. What of it goes unnoticed with you?',
          'הרבה ממה שהורה אחד עושה, אף אחד לא רואה. מה אצלך לא רואים?',
        ],
        [
          'Which worry comes only once the light is off?',
          'איזו דאגה מגיעה רק אחרי שמכבים את האור?',
        ],
      ],
      ED: [
        [
          'What good thing is there in your home precisely because there’s one grown-up in it?',
          'מה טוב יש אצלכם בבית, דווקא בגלל שיש בו מבוגר אחד?',
        ],
        [
          'Who already helps a little: a neighbour, a teacher, somebody who’s like an aunt?',
          'מי כבר קצת עוזר: שכנה, גננת, מישהי שהיא כמו דודה?',
        ],
        [
          'Years from now the children may tell about these evenings. What would you like to be in the story?',
          'בעוד שנים הילדים אולי יספרו על הערבים האלה. מה היה טוב שיהיה בסיפור?',
        ],
        [
          'There is also a part of you that isn’t a parent. When did it last get an hour?',
          'יש בך גם חלק שהוא לא הורה. מתי הוא קיבל לאחרונה שעה?',
        ],
      ],
      FC: [
        [
          'Money, time, sleep, company: a bit more of which would make the rest easier?',
          'כסף, זמן, שינה, חברה: מה מאלה, אם היה ממנו קצת יותר, היה מקל על השאר?',
        ],
        [
          'Which of the things you do are really an attempt to make up for something?',
          'אילו מהדברים שנעשים אצלך הם בעצם ניסיון לפצות על משהו?',
        ],
        [
          'One person can’t do everything two would do. Which three things really have to be good?',
          'אדם אחד לא יכול לעשות הכול כמו שניים. אילו שלושה דברים חייבים להיות טובים?',
        ],
      ],
      DG: [
        [
          'If somebody said “just tell me what to do”, what would you name first?',
          'אם מישהו היה אומר ״רק תגידו לי במה לעזור״, מה הדבר הראשון?',
        ],
        ['Which hour this week could be nobody’s but yours?', 'איזו שעה השבוע אפשר לשמור רק לך?'],
        [
          'What could be swapped with another parent: a drive, a supper, an afternoon?',
          'מה אפשר להחליף עם הורה אחר: הסעה, ארוחת ערב, אחר צהריים?',
        ],
      ],
    },
  },
  {
    key: 'screens',
    tone: 'hard',
    words: {
      en: 'screen time, screens, screen, tablet, ipad, phone all day, on his phone, on her phone, tiktok, youtube, roblox, fortnite, minecraft, video games, gaming, playstation, xbox, console, addicted to his phone, addicted to her phone, addicted to the screen, take away the phone, took his phone, took her phone, takes the tablet, smartphone, first phone, wifi, whatsapp group of the class, social media kids, snapchat, just five more minutes, scrolling, parental control',
      he: 'מסכים, מסך, זמן מסך, טאבלט, אייפד, טיקטוק, יוטיוב, רובלוקס, פורטנייט, מיינקראפט, משחקי מחשב, גיימר, פלייסטיישן, סוני, אקסבוקס, כל היום בטלפון, כל היום בפלאפון, דבוק לטלפון, דבוקה לטלפון, דבוק למסך, מכור לטלפון, מכורה לטלפון, מכור למסכים, לקחתי לו את הטלפון, לקחתי לה את הטלפון, סמארטפון, טלפון ראשון, רק עוד חמש דקות, קבוצת וואטסאפ של הכיתה, סנאפצ׳אט, סנאפ, אינסטגרם ילדים, בקרת הורים',
    },
    lines: {
      PS: [
        [
          'The fight is about minutes, and often about something else as well. What do you miss when the screen is on?',
          'הריב הוא על דקות, ולא פעם גם על משהו אחר. מה חסר לך כשהמסך דולק?',
        ],
        [
          'Which moment is the worst: switching off, the night, the table, the morning after?',
          'איזה רגע הכי קשה: הכיבוי, הלילה, השולחן, הבוקר שאחרי?',
        ],
        [
          'What exactly do you fear this will lead to in a few years?',
          'מה בדיוק מפחיד כאן, כשחושבים כמה שנים קדימה?',
        ],
        [
          'When you see that head bent over the screen, what is your first feeling?',
          'כשרואים את הראש רכון מעל המסך, איזה רגש עולה קודם?',
        ],
      ],
      ED: [
        [
          'People find something in there: friends, success, rest, a hiding place. What might it be here?',
          'מוצאים שם משהו: חברים, הצלחה, מנוחה, מקום להסתתר. מה זה אולי כאן?',
        ],
        [
          'When does the device get forgotten all by itself?',
          'מתי המכשיר נשכח לגמרי, בלי שאף אחד ביקש?',
        ],
        [
          'Every childhood had something the grown-ups couldn’t stand: television, comics, the phone. What was it for you?',
          'בכל ילדות היה משהו שהמבוגרים לא סבלו: טלוויזיה, קומיקס, שעות בטלפון. מה זה היה אצלך?',
        ],
        [
          'If somebody explained to you what is so good in there, what would you be most curious about?',
          'אם היו מסבירים לך מה כל כך טוב שם, מה הכי היה מסקרן אותך?',
        ],
      ],
      FC: [
        [
          'Sleep, school, friends, talking, content: on which of these will you not give way?',
          'שינה, לימודים, חברים, שיחה, תוכן: על מה מאלה אין מצידך ויתור?',
        ],
        [
          'What do the grown-ups around already agree on here?',
          'על מה המבוגרים בסביבה כבר מסכימים בעניין הזה?',
        ],
        [
          'What would be enough, so that the rest of the time it wouldn’t bother you?',
          'מה היה מספיק, כדי שבשאר הזמן זה כבר לא יפריע לך?',
        ],
      ],
      DG: [
        [
          'One place or one hour without screens, also for the grown-ups: which would last in your home?',
          'מקום אחד או שעה אחת בלי מסכים, גם למבוגרים: מה היה מחזיק מעמד אצלכם?',
        ],
        [
          'How would you say the rule in one sentence, before anyone is holding the device?',
          'איך אומרים את הכלל במשפט אחד, לפני שהמכשיר כבר ביד?',
        ],
        [
          'What good thing could come right after switching off?',
          'איזה דבר טוב יכול לבוא מיד אחרי הכיבוי?',
        ],
      ],
    },
  },
  {
    key: 'child_diagnosed',
    tone: 'hard',
    words: {
      en: "diagnosed, diagnosis, autism, autistic, on the spectrum, spectrum, asperger, adhd, attention deficit, ritalin, dyslexia, developmental delay, speech delay, special needs, special education, occupational therapy, speech therapy, therapist for my son, therapist for my daughter, assessment, sensory, meltdown, meltdowns, epilepsy, type 1 diabetes, diabetes, cystic fibrosis, down syndrome, chronic illness, oncology ward, children's hospital, paediatric, pediatric, IEP, aide",
      he: 'אבחון, אבחנה, אובחן, אובחנה, אוטיזם, אוטיסט, אוטיסטית, על הרצף, ספקטרום, אספרגר, הפרעת קשב, קשב וריכוז, ריטלין, דיסלקציה, לקות למידה, עיכוב התפתחותי, עיכוב שפתי, צרכים מיוחדים, חינוך מיוחד, ועדת השמה, ועדת זכאות, סייעת, גן תקשורת, כיתת תקשורת, ריפוי בעיסוק, קלינאית תקשורת, התפתחות הילד, סוכרת נעורים, אפילפסיה, תסמונת, מחלה כרונית, מחלקה אונקולוגית ילדים, שניידר, ויסות חושי, מלטדאון',
    },
    lines: {
      PS: [
        [
          'One word can shift a whole picture of the future. What shifted for you first?',
          'לפעמים מילה אחת מזיזה תמונה שלמה של העתיד. מה זז אצלך קודם?',
        ],
        [
          'Which words from the talks about this do you still hear?',
          'אילו מילים מהשיחות על זה עדיין מהדהדות אצלך?',
        ],
        [
          'Fear, relief, guilt, anger at the waiting: what is strongest today?',
          'פחד, הקלה, אשמה, כעס על ההמתנה: מה הכי חזק היום?',
        ],
        [
          'When everybody is asleep, what do you go over again, or look up?',
          'כשכולם ישנים, מה חוזר אצלך בראש או בחיפוש בגוגל?',
        ],
      ],
      ED: [
        [
          'A report knows some things, and you know others. What about your child is in no report?',
          'אבחון יודע כמה דברים, והבית יודע דברים אחרים. מה לא כתוב בשום אבחון?',
        ],
        [
          'When in an ordinary day does all this disappear for a while?',
          'מתי ביום רגיל כל זה נעלם לכמה רגעים?',
        ],
        [
          'Who hears the word and still sees the child first?',
          'מי שומעים את המילה, ועדיין רואים קודם כל ילד או ילדה?',
        ],
        [
          'Now that it may have a name, what looks different when you look back?',
          'עכשיו, כשאולי יש לזה שם, מה נראה אחרת במבט לאחור?',
        ],
      ],
      FC: [
        [
          'The list of things to do can be endless. Which single one would make daily life easier?',
          'רשימת הדברים לעשות נראית לפעמים אינסופית. איזה דבר אחד היה מקל על היומיום?',
        ],
        [
          'Some of this is hard for the child, and some for the grown-ups around. What is hardest for you?',
          'חלק מזה קשה לילד או לילדה, וחלק למבוגרים מסביב. מה הכי קשה לך?',
        ],
        [
          'Some hopes change at such a time. Which one is it important to you to keep?',
          'יש תקוות שמשתנות בתקופה כזאת. איזו תקווה חשוב לך לשמור?',
        ],
      ],
      DG: [
        [
          'If you had five minutes with the right person, which question would you ask first?',
          'אם היו לך חמש דקות מול האדם הנכון, איזו שאלה באה ראשונה?',
        ],
        [
          'Parents who are some years further along know a lot about this. Who might know such a parent?',
          'הורים שכבר כמה שנים בתוך זה יודעים המון. מי אולי מכיר הורים כאלה?',
        ],
        [
          'What could the two of you do this week that has nothing to do with all this?',
          'מה אפשר לעשות השבוע ביחד, בלי שום קשר לכל זה?',
        ],
      ],
    },
  },
  {
    key: 'soldier',
    tone: 'hard',
    words: {
      en: 'soldier, army, enlisted, enlists, enlisting, drafted, draft, conscription, IDF, reserve duty, reserves, reservist, miluim, called up, call up, deployed, deployment, combat, combat unit, base, at the front, gaza, lebanon, border, uniform, military, marines, navy, basic training, boot camp, on leave from the army, discharged from the army, war, commander, home front, knock on the door, veteran',
      he: 'חייל, חיילת, צבא, צה״ל, גיוס, מתגייס, מתגייסת, התגייס, התגייסה, מילואים, מילואימניק, אשת מילואים, צו 8, צו שמונה, סבב, קרבי, קרבית, לוחם, לוחמת, עזה, לבנון, בסיס, טירונות, סדיר, מדים, יוצא הביתה מהצבא, סוגר שבת, מפקד, מפקדת, סיירת, גולני, צנחנים, גבעתי, בקו״ם, חזית, דפיקה בדלת, הותר לפרסום, קב״ן, שחרור מהצבא',
    },
    lines: {
      PS: [
        [
          'Around a uniform people get practical: lists, socks, chargers. What lies under that with you?',
          'סביב המדים נהיים מעשיים: רשימות, גרביים, מטענים. מה נמצא אצלך מתחת לזה?',
        ],
        [
          'At what moment of the day does it take hold of you: the news, the night, the phone that doesn’t ring?',
          'באיזה רגע ביום זה תופס אותך: החדשות, הלילה, הטלפון שלא מצלצל?',
        ],
        [
          'Pride, fear, anger, weariness: which of these is hardest to say aloud around you?',
          'גאווה, פחד, כעס, שחיקה: מה מאלה הכי קשה לומר אצלכם בקול?',
        ],
        [
          'What do you leave out when people ask how things are?',
          'מה לא נאמר, כששואלים אותך מה המצב?',
        ],
      ],
      ED: [
        [
          'Those at home and those out there often keep things from each other, to protect each other. What stays unsaid with you?',
          'מי שבבית ומי ששם לא פעם לא מספרים הכול, כדי לשמור אחד על השני. מה לא נאמר אצלכם?',
        ],
        [
          'What keeps you going for ten minutes: a run, a prayer, cooking, a silly series?',
          'מה מחזיק אותך לעשר דקות: ריצה, תפילה, בישול, סדרה מטופשת?',
        ],
        [
          'Who else is living through this and needs no explanations?',
          'מי עוד בתוך זה עכשיו, ולא צריך הסברים?',
        ],
        [
          'What looks different to you about an ordinary day since this began?',
          'מה נראה לך אחרת ביום רגיל, מאז שזה התחיל?',
        ],
      ],
      FC: [
        [
          'So little here depends on us. What does depend on you, all the same?',
          'כל כך מעט כאן תלוי בנו. מה בכל זאת תלוי בך?',
        ],
        [
          'In the middle of all this, what is it important to you to say to somebody?',
          'בתוך כל זה, מה חשוב לך לומר למישהו?',
        ],
        [
          'Which task of these days would it help most to have somebody take over?',
          'איזו משימה של הימים האלה הכי טוב שמישהו ייקח ממך?',
        ],
      ],
      DG: [
        [
          'A small agreement can help: when to write, what a short sign means. Which one would make things lighter with you?',
          'סיכום קטן יכול לעזור: מתי כותבים, מה אומר סימן קצר. איזה סיכום היה מקל אצלכם?',
        ],
        [
          'In the next quiet hours at home, what one thing do you want to be there?',
          'בשעות השקטות הבאות בבית, איזה דבר אחד חשוב לך שיהיה?',
        ],
        [
          'How many times a day do you really need the news?',
          'כמה פעמים ביום החדשות באמת נחוצות לך?',
        ],
      ],
    },
  },
  {
    key: 'family_gathering',
    tone: 'hard',
    words: {
      en: 'christmas, thanksgiving, seder, passover, rosh hashanah, hanukkah, easter, eid, diwali, holiday dinner, holidays with family, family dinner, family gathering, family reunion, friday dinner, friday night dinner, sunday lunch, hosting, host, whole family, in laws, uncle, aunt, cousins, relatives, seating, politics at the table, family wedding, bar mitzvah, bat mitzvah, baptism, anniversary party, family vacation, who sits where, passive aggressive, dread the holidays, when are you getting married',
      he: 'ליל הסדר, סדר פסח, פסח, ראש השנה, ארוחת חג, ערב חג, חגים, חג, חנוכה, סוכות, חג שבועות, ארוחת שישי, קידוש, ארוחה משפחתית, מפגש משפחתי, כל המשפחה, כל השבט, מארחת, מארחים, מארח, לארח, דודה, דוד שלי, דודים, בני דודים, הורים של בעלי, הורים של אשתי, אצל מי עושים, מתי תתחתני, מתי חתונה, פוליטיקה בשולחן, בר מצווה, בת מצווה, ברית, חתונה במשפחה, נופש משפחתי, חופשה משפחתית, כריסמס',
    },
    lines: {
      PS: [
        [
          'Often there is one moment to dread more than the whole evening. Which is yours?',
          'לפעמים יש רגע אחד שחוששים ממנו יותר מכל הערב. מה הרגע שלך?',
        ],
        [
          'Families hand out roles: the funny one, the helper, the quiet one. Which is waiting for you there?',
          'משפחות מחלקות תפקידים: מי שמצחיק, מי שעוזר, מי ששותק. איזה תפקיד מחכה לך שם?',
        ],
        [
          'Next to whom at that table do your shoulders go up?',
          'ליד מי בשולחן הזה הכתפיים שלך נדרכות?',
        ],
        [
          'What does such an evening bring up in you that nobody there will mention?',
          'מה ערב כזה מעלה אצלך, שאף אחד שם לא יזכיר?',
        ],
      ],
      ED: [
        [
          'There may be one corner that’s bearable: the children, the dishes, the balcony. Where is yours?',
          'יש אולי פינה אחת נסבלת: הילדים, הכלים, המרפסת. איפה הפינה שלך?',
        ],
        [
          'One such evening may once have been better. What was different about it?',
          'אולי היה פעם ערב כזה שהיה טוב יותר. מה היה בו אחרת?',
        ],
        [
          'If a stranger looked in through the window, what would they see?',
          'אם מישהו זר היה מציץ מהחלון, מה היה רואה?',
        ],
        ['Who else there may be counting the hours?', 'מי עוד שם אולי סופר את השעות?'],
      ],
      FC: [
        [
          'Much of it is done for others. What part of it is for you?',
          'הרבה מזה נעשה בשביל אחרים. מה מזה בשבילך?',
        ],
        [
          'How long, who sits next to whom, how much cooking: up to where is it still all right for you?',
          'כמה שעות, ליד מי יושבים, כמה מבשלים: עד איפה זה עוד בסדר מבחינתך?',
        ],
        [
          'If only one thing goes well that evening, what matters most that it be?',
          'אם רק דבר אחד יילך טוב בערב הזה, מה הכי חשוב שזה יהיה?',
        ],
      ],
      DG: [
        [
          'The question or remark will probably come. Which light answer could close the subject?',
          'השאלה או ההערה כנראה תגיע. איזו תשובה קלילה סוגרת את הנושא?',
        ],
        [
          'What can be agreed beforehand: a sign, a leaving time, who brings what?',
          'מה אפשר לסכם מראש: סימן, שעת יציאה, מי מביא מה?',
        ],
        [
          'And afterwards, when the door closes behind it all: what would be good to have waiting for you?',
          'ואחר כך, כשהדלת נסגרת על כל זה: מה היה טוב שיחכה לך?',
        ],
      ],
    },
  },
  {
    key: 'inheritance',
    tone: 'hard',
    words: {
      en: "inheritance, inherit, inherited, his will, her will, in the will, testament, estate, executor, probate, lawyer letter, parents' house, parents' flat, parents' apartment, clear out the house, heirloom, mother's ring, jewellery, jewelry, equal shares, share of the house, contest the will, left everything to, left me nothing, siblings fight over, divided, heirs, heir, trust fund, lent my brother money, parents gave my sister, paid for my brother's house, power over the money, sell our parents’ house",
      he: 'ירושה, צוואה, עיזבון, יורשים, יורש, יורשת, ירש, ירשה, הדירה של ההורים, הבית של ההורים, למכור את הדירה, למכור את הבית, חלוקה, חלקים שווים, נישל, נישלו אותי, הורישו, הוריש, הורישה, עורך דין, צו ירושה, צו קיום צוואה, התנגדות לצוואה, תכשיטים של אמא, טבעת של אמא, טבעת של סבתא, כסף בין אחים, רבים על הכסף, קנו לאחי דירה, נתנו לאחותי כסף, מתנה בחיים, לפנות את הדירה, לפנות את הבית, השאיר הכול ל, השאירה הכול ל',
    },
    lines: {
      PS: [
        [
          'There is what a thing is worth in money, and what it means. What does it mean to you?',
          'יש כמה שדבר שווה בכסף, ויש מה שהוא אומר. מה הוא אומר לך?',
        ],
        [
          'Which moment in it stays with you: a line on paper, a tone, a look?',
          'איזה רגע בזה נשאר איתך: שורה בנייר, טון, מבט?',
        ],
        ['Besides the money, what else is being divided here?', 'חוץ מהכסף, מה עוד מתחלק כאן?'],
        [
          'Such matters often wake something old. What do they wake in you?',
          'עניינים כאלה מעירים לא פעם משהו ישן. מה הם מעירים אצלך?',
        ],
      ],
      ED: [
        [
          'Everybody keeps a different account: care, years, loans, love. What may be in the account of the other side?',
          'לכל אחד יש חשבון אחר: טיפול, שנים, הלוואות, אהבה. מה אולי כתוב בחשבון של הצד השני?',
        ],
        [
          'What might have been going through the mind of whoever decides here?',
          'מה אולי עבר בראש של מי שמחליטים כאן?',
        ],
        [
          'Ten years on, whatever the papers say, whom would you still like to be able to call?',
          'בעוד עשר שנים, ולא משנה מה כתוב בניירות, למי חשוב לך שאפשר יהיה להתקשר?',
        ],
        [
          'What did you get from that home that nobody can divide?',
          'מה קיבלת מהבית הזה, שאף אחד לא יכול לחלק?',
        ],
      ],
      FC: [
        [
          'Fairness, recognition, the thing itself, peace: if you could have only one, which?',
          'צדק, הכרה, הדבר עצמו, שקט: אם אפשר רק אחד, מה הכי חשוב לך?',
        ],
        ['Up to what point is this worth a quarrel to you?', 'עד איפה זה שווה לך ריב?'],
        [
          'Some of this is for a lawyer, and some for a talk in the kitchen. What belongs in the kitchen?',
          'חלק מזה הוא עניין לעורכי דין, וחלק לשיחה במטבח. מה שייך למטבח?',
        ],
      ],
      DG: [
        [
          'Before any numbers, what one sentence would you like the others to hear from you?',
          'עוד לפני המספרים, איזה משפט אחד חשוב לך שהאחרים ישמעו ממך?',
        ],
        [
          'How would you say in one sentence what matters to you here?',
          'איך אומרים במשפט אחד מה חשוב לך כאן?',
        ],
        [
          'What has to be clear to you before the next talk?',
          'מה צריך להיות לך ברור לפני השיחה הבאה?',
        ],
      ],
    },
  },
  {
    key: 'pet',
    tone: 'hard',
    words: {
      en: 'my dog, my cat, the dog, the cat, puppy, kitten, vet, old dog, old cat, rescue dog, shelter dog, adopted a dog, adopted a cat, barks, barking, bites, bit me, chews, peeing, pees on, litter box, scratches, leash, dog walks, kennel, separation anxiety, trainer, rehome, rehoming, surgery for my dog, kidney, limping, stopped eating, parrot, rabbit, hamster, horse, guinea pig, aggressive dog, pet',
      he: 'כלב, כלבה, חתול, חתולה, גור כלבים, גורה קטנה, וטרינר, וטרינרית, כלב זקן, כלבה זקנה, חתול זקן, אימצתי כלב, אימצנו כלבה, אימצתי חתולה, נובח, נובחת, נביחות, נושך, נושכת, נשך, נשכה, הורס את הבית, אוכל את הספה, משתין בבית, משתינה בבית, ארגז חול, רצועה, טיולים עם הכלב, חרדת נטישה, מאלף, מאלפת, למסור את הכלב, למסור את הכלבה, צולע, צולעת, הפסיק לאכול, הפסיקה לאכול, ניתוח לכלב, תוכי, ארנב, אוגר, סוס, חיית מחמד',
    },
    lines: {
      PS: [
        [
          'With an animal people worry for two. What do you keep checking?',
          'עם חיה דואגים גם בשבילה. מה נבדק אצלך שוב ושוב?',
        ],
        [
          'Which part of the day has become hardest with this?',
          'איזה חלק ביום נהיה הכי קשה בגלל זה?',
        ],
        [
          'Love, guilt, being fed up, money: which one is hard to say to others?',
          'אהבה, אשמה, ״נמאס לי״, כסף: מה מאלה קשה לומר לאחרים?',
        ],
        [
          'What is this animal in your life: company, family, a daily rhythm, a shoulder?',
          'מה החיה הזאת בחיים שלך: חברה, משפחה, סדר יום, כתף?',
        ],
      ],
      ED: [
        [
          'How might this day look from the animal’s height?',
          'איך היום הזה אולי נראה מהגובה של החיה?',
        ],
        [
          'When were the two of you last simply at ease together?',
          'מתי לאחרונה היה לכם פשוט נעים יחד?',
        ],
        [
          'What came into your days with this animal that wasn’t there before?',
          'מה נכנס לחיים שלך עם החיה הזאת, שלא היה קודם?',
        ],
        ['Who looks at this quite differently from you?', 'מי מסתכל על זה אחרת לגמרי ממך?'],
      ],
      FC: [
        [
          'Some of this is hard for the animal, and some for you. What is hardest for you?',
          'חלק מזה קשה לחיה, וחלק קשה לך. מה הכי קשה לך?',
        ],
        [
          'How far can you go with this, in money, nights and strength?',
          'עד איפה אפשר מצידך, בכסף, בלילות ובכוחות?',
        ],
        ['Which sign would tell you that it’s getting better?', 'איזה סימן יראה לך שזה משתפר?'],
      ],
      DG: [
        [
          'What one question would you like to put to somebody who knows animals?',
          'איזו שאלה אחת חשוב לך לשאול מישהו שמבין בחיות?',
        ],
        [
          'Which part of the daily care could go to somebody else this week?',
          'איזה חלק מהטיפול היומיומי יכול לעבור השבוע למישהו אחר?',
        ],
        [
          'What could the two of you do for a quarter of an hour today, with nothing to fix?',
          'מה אפשר לעשות יחד היום רבע שעה, בלי לתקן שום דבר?',
        ],
      ],
    },
  },
  {
    key: 'grandparent',
    tone: 'open',
    words: {
      en: "grandchild, grandchildren, grandkids, granddaughter, grandson, grandmother, grandfather, grandma, grandpa, nana, first grandchild, became a grandmother, became a grandfather, going to be a grandmother, going to be a grandfather, babysit the grandkids, looking after the grandchildren, live far away, abroad with the grandchildren, video call with the grandkids, daughter in law doesn't let, the other grandmother, other grandparents, great grandchild, spoil them, not allowed to see my grandchildren, my daughter's baby, my son's baby",
      he: 'נכד, נכדה, נכדים, נכדות, נכד ראשון, נכדה ראשונה, להיות סבתא, להיות סבא, סבתא טרייה, סבא טרי, נהייתי סבתא, נהייתי סבא, עומדת להיות סבתא, עומד להיות סבא, נין, נינה, שומרת על הנכדים, שומר על הנכדים, בייביסיטר לנכדים, נכדים בחו״ל, נכדים רחוקים, זום עם הנכדים, וידאו עם הנכדים, כלתי, הכלה שלי, לא נותנים לי לראות את הנכדים, הסבתא השנייה, התינוק של הבת שלי, התינוקת של הבן שלי, סבתאות',
    },
    lines: {
      PS: [
        [
          'Grandchildren often stir something in our own story too. What does it stir in you?',
          'נכדים מזיזים לא פעם משהו גם בסיפור שלנו. מה זה מזיז אצלך?',
        ],
        [
          'What would you most like more of here: an hour, a call, a word?',
          'מה היה טוב שיהיה כאן יותר: שעה, שיחה, מילה?',
        ],
        [
          'Grandparents often swallow a sentence. Which one do you nearly say?',
          'סבים וסבתות בולעים לא פעם משפט. איזה משפט כמעט יוצא לך?',
        ],
        ['What turned out different from what you had imagined?', 'מה יצא אחרת ממה שדמיינת?'],
      ],
      ED: [
        [
          'Many people remember a grandparent by one small gesture. Which one do you remember?',
          'הרבה אנשים זוכרים סבא או סבתא בזכות מחווה קטנה אחת. מה זכור לך?',
        ],
        [
          'Young parents are busy finding their own way. How may things look from their side?',
          'הורים צעירים עסוקים בלמצוא דרך משלהם. איך זה אולי נראה מהצד שלהם?',
        ],
        [
          'What can you give that nobody else in the family can?',
          'מה יש לך לתת, שאין לאף אחד אחר במשפחה?',
        ],
        [
          'In fifteen years somebody may tell a story about you. What would you like to be in it?',
          'בעוד חמש עשרה שנה אולי ייזכרו בך דרך סיפור אחד. מה היה טוב שיהיה בו?',
        ],
      ],
      FC: [
        [
          'Being near, being asked, being free, being thanked: what matters most to you in this?',
          'קרבה, ששואלים אותך, חופש, תודה: מה מאלה הכי חשוב לך כאן?',
        ],
        [
          'How much can you give gladly, before it turns into duty?',
          'כמה אפשר לתת בשמחה, לפני שזה הופך לחובה?',
        ],
        [
          'A good deal is for the parents to decide. What is just between you and the child?',
          'הרבה דברים הם של ההורים להחליט. מה נשאר רק בינך לבין הנכדים?',
        ],
      ],
      DG: [
        [
          'A small thing that comes back each week brings people closer: a song, a postcard, a joke. What could yours be?',
          'דבר קטן שחוזר כל שבוע מקרב: שיר, גלויה, בדיחה. מה זה יכול להיות אצלך?',
        ],
        [
          'How would you put it to the parents in one sentence, as a wish and not as a complaint?',
          'איך אומרים את זה להורים במשפט אחד, כבקשה ולא כתלונה?',
        ],
        [
          'What would you like to do the next time you’re together, or next on the screen?',
          'מה היה כיף לעשות בפעם הבאה, ביחד או דרך המסך?',
        ],
      ],
    },
  },
  {
    key: 'grown_child',
    tone: 'hard',
    words: {
      en: "adult son, adult daughter, grown son, grown daughter, grown up son, grown children, adult children, my son is 30, my daughter is 28, in his thirties, in her thirties, never calls, hardly calls, rarely calls, only calls when he needs money, only calls when she needs money, still lives at home, lives in the basement, can't hold a job, no partner, bad boyfriend, bad marriage, his wife, her husband, drinks too much, drifting, failure to launch, asks for money, moved abroad, doesn't tell me anything, lives far, his life choices, her life choices",
      he: 'בן בוגר, בת בוגרת, ילדים בוגרים, ילדים גדולים, בן 30, בת 28, בן 35, בת 32, בן ארבעים, לא מתקשר, לא מתקשרת, כמעט לא מתקשר, כמעט לא מתקשרת, מתקשר רק כשצריך כסף, מתקשרת רק כשצריכה, גר אצלנו עדיין, גרה אצלנו עדיין, לא מחזיק בעבודה, לא מחזיקה בעבודה, לא מוצא את עצמו, לא מוצאת את עצמה, בלי זוגיות, החבר שלה, אשתו, בעלה של הבת, לא מספר לי כלום, לא מספרת לי כלום, חובות של הבן, חי בחו״ל, חיה בחו״ל, דואגת לבן שלי, דואגת לבת שלי, דואג לבן שלי, דואג לבת שלי',
    },
    lines: {
      PS: [
        [
          'It matters so much, and so little of it is yours to decide. What is hardest for you to watch?',
          'כל כך אכפת, וכל כך מעט תלוי בך. על מה הכי קשה לך להסתכל?',
        ],
        [
          'What do you hear between the words when you do talk?',
          'מה שומעים בין המילים, כשכבר מדברים?',
        ],
        [
          'Fear, hurt, guilt, longing: which of these lies under the worry?',
          'פחד, עלבון, אשמה, געגוע: מה מאלה נמצא מתחת לדאגה?',
        ],
        ['Which question do you keep holding back?', 'איזו שאלה נבלעת אצלך כל פעם מחדש?'],
      ],
      ED: [
        [
          'To a grown child a question can sound like an exam. How might yours sound over there?',
          'אצל ילדים בוגרים שאלה נשמעת לפעמים כמו מבחן. איך השאלות שלך אולי נשמעות שם?',
        ],
        [
          'Hardly anyone tells parents everything. What did you keep from yours at that age?',
          'כמעט אף אחד לא מספר להורים הכול. מה לא סיפרת בגיל הזה?',
        ],
        [
          'Which part of that life is going all right, even if it’s not what you’d have chosen?',
          'איזה חלק בחיים שם דווקא בסדר, גם אם הבחירה שלך הייתה אחרת?',
        ],
        ['When was there last an easy moment between you?', 'מתי היה לאחרונה רגע קליל ביניכם?'],
      ],
      FC: [
        [
          'Helping, knowing, being close, making peace with it: which matters most to you?',
          'לעזור, לדעת, להיות בקשר קרוב, להשלים: מה מאלה הכי חשוב לך?',
        ],
        [
          'Worry has no limits, and responsibility does. Where does yours really end today?',
          'לדאגה אין גבול, ולאחריות יש. איפה האחריות שלך באמת נגמרת היום?',
        ],
        [
          'What would be enough for you to sleep: one call, one fact, one sign?',
          'מה היה מספיק כדי לישון: שיחה אחת, עובדה אחת, סימן אחד?',
        ],
      ],
      DG: [
        [
          'A message that asks for nothing is easy to receive. What could yours say?',
          'הודעה שלא מבקשת כלום קל לקבל. מה יכול להיות כתוב בשלך?',
        ],
        [
          'If you could say the worry only once, in which words would you say it?',
          'אם אפשר לומר את הדאגה רק פעם אחת, באילו מילים?',
        ],
        [
          'What could you do together, side by side, without having to talk?',
          'מה אפשר לעשות יחד, זה ליד זה, בלי שחייבים לדבר?',
        ],
      ],
    },
  },
];
