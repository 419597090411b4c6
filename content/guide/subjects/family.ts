import type { Subject } from './subject.ts';

export const familySubjects: Subject[] = [
  {
    key: 'child_leaves_home',
    tone: 'hard',
    words: {
      en: 'leaving home, left home, leaves home, empty nest, left for college, off to college, dropped her off, dropped him off, last one left, youngest left, freshman, freshers, boarding school, flown the nest, packing her room, packing his room, house is so quiet since, daughter is moving out, son is moving out, daughter moved out, son moved out, kids moved out, daughter moves out, son moves out, daughter left for, son left for, son starts uni, daughter starts uni',
      he: 'עזבו את הבית, יוצאת מהבית, קן ריק, קן מתרוקן, בית התרוקן, פנימייה, שנת שירות, טיול אחרי צבא, ילד אחרון, אחרונה שיצאה, פורחים מהקן, הבן עוזב את הבית, הבת עוזבת את הבית, הבת שלי עוזבת, הבן שלי עוזב, הבן עבר לדירה, הבת עברה לדירה, הבן שלי עבר לגור, הבת שלי עברה לגור, הילדים יצאו מהבית',
    },
    lines: {
      PS: [
        ['What about this leaving touches you most?', 'מה ביציאה הזאת מהבית הכי נוגע בך?'],
        [
          'Which hour of the day is the emptiest, or is going to be?',
          'איזו שעה ביום היא הכי ריקה, או עומדת להיות?',
        ],
        ['What will you miss most, or what is missing already?', 'מה הכי יחסר לך, או כבר חסר?'],
        ['What does this change stir in you about yourself?', 'מה השינוי הזה מעורר בך לגבי עצמך?'],
      ],
      ED: [
        ['What do you remember of your own leaving home?', 'מה זכור לך מהיציאה שלך מהבית?'],
        ['What in your own life may get more room now?', 'מה בחיים שלך אולי יקבל עכשיו יותר מקום?'],
        [
          'How could the two of you be close a year from now?',
          'איך הקרבה ביניכם יכולה להיראות בעוד שנה?',
        ],
        [
          'How might this step look to the one who takes it?',
          'איך הצעד הזה אולי נראה למי שעושים אותו?',
        ],
      ],
      FC: [
        [
          'Of all that is changing, what matters most to you to keep just as it is?',
          'מכל מה שמשתנה, מה הכי חשוב לך לשמור בדיוק כמו שהוא?',
        ],
        ['How much contact would feel right to you, honestly?', 'כמה קשר מתאים לך, בכנות?'],
        [
          'What is stronger at the moment, the worry or the missing?',
          'מה חזק יותר כרגע, הדאגה או הגעגוע?',
        ],
      ],
      DG: [
        [
          'What would you like to do with the next quiet evening?',
          'מה היה נעים לעשות בערב השקט הבא?',
        ],
        [
          'What would you like to be said between you this week?',
          'מה חשוב לך שייאמר ביניכם השבוע?',
        ],
        [
          'With whom could you talk about this change of home?',
          'עם מי אפשר לדבר על השינוי הזה בבית?',
        ],
      ],
    },
  },
  {
    key: 'new_baby',
    tone: 'hard',
    words: {
      en: "newborn, new baby, infant, breastfeeding, nursing her, nursing him, baby bottle, colic, night feeds, diaper, diapers, nappy, maternity leave, paternity leave, postpartum, first time mom, first time dad, new mum, new dad, crib, teething, baby blues, the baby cries, baby won't sleep, baby wakes, baby is, baby was born, with the baby, with a baby, since the baby, since I gave birth, weeks old baby, month old baby, newborn twins",
      he: 'אחרי לידה, הנקה, מניקה, להניק, תמ״ל, קוליק, חיתול, חיתולים, חופשת לידה, חל״ד, בן שבועיים, בת חודש, בן חודשיים, בת שלושה חודשים, עריסה, צומחות שיניים, אמא טרייה, אבא טרי, דכדוך אחרי לידה, משכב לידה, התינוק בוכה, התינוק לא, התינוקת לא, התינוק קם, התינוקת קמה, עם התינוק, עם תינוק, תינוק בן, תינוקת בת, התינוק שלי, התינוק שלנו, מאז הלידה, תאומים קטנים',
    },
    lines: {
      PS: [
        [
          'Which hour of the day or night is the hardest to get through?',
          'איזו שעה ביממה הכי קשה לעבור?',
        ],
        ['What does this time take from you most?', 'מה התקופה הזאת הכי לוקחת ממך?'],
        ['What do you miss from life before the birth?', 'מה חסר לך מהחיים שלפני הלידה?'],
        ['Which feeling about it is hardest to say aloud?', 'איזה רגש סביב זה הכי קשה לומר בקול?'],
      ],
      ED: [
        [
          'What is there in the day, even for ten seconds, that is good?',
          'מה יש ביממה הזאת, אפילו לעשר שניות, שהוא טוב?',
        ],
        [
          'What had you imagined differently about these months?',
          'מה בחודשים האלה נראה אחרת ממה שדמיינת?',
        ],
        ['Who around you knows such months from close by?', 'מי סביבך מכיר חודשים כאלה מקרוב?'],
        [
          'What might you want to remember of these weeks later on?',
          'מה היה טוב לזכור אחר כך מהשבועות האלה?',
        ],
      ],
      FC: [
        [
          'Which one change would give you the most relief right now?',
          'איזה שינוי אחד יביא לך הכי הרבה הקלה כרגע?',
        ],
        [
          'What at home is it all right to leave half done?',
          'מה בבית אפשר להשאיר בינתיים לא גמור?',
        ],
        [
          'Of all that lands on you, what can really be done only by you?',
          'מכל מה שיש לעשות, מה באמת אף אחד לא יכול לעשות במקומך?',
        ],
      ],
      DG: [
        [
          'Which hour this week could somebody else take over?',
          'איזו שעה השבוע יכול מישהו אחר לקחת?',
        ],
        [
          'What small, exact help could you ask for, and whom?',
          'איזו עזרה קטנה ומדויקת אפשר לבקש, וממי?',
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
      en: 'teenager, teen, teenage, locks himself, locks herself, shuts himself, shuts herself, rolls her eyes, talks back, one word answers, grunts, puberty, skipping school, bad crowd, vaping, curfew, rebellious, 15 year old, 14 year old, 16 year old, 13 year old, my fifteen year old, my sixteen year old, my fourteen year old, teenage son, teenage daughter, son slams the door, daughter slams the door, stays in her room, stays in his room',
      he: 'מתבגר, מתבגרת, מתבגרים, גיל ההתבגרות, סגור בחדר, סגורה בחדר, נועל את עצמו, נועלת את עצמה, בן 13, בת 14, בן 15, בת 15, בן 16, בת 16, לא קם לבית ספר, חברים לא טובים, מבריז, מבריזה, וייפ, הבן שלי מסתגר, הבת שלי מסתגרת, עונה לי בחוצפה, הבן שלי בתיכון, הבת שלי בתיכון, הבן המתבגר, הבת המתבגרת, חוצפה של מתבגרים',
    },
    lines: {
      PS: [
        [
          'What has changed most between you in the last year?',
          'מה הכי השתנה ביניכם בשנה האחרונה?',
        ],
        ['What hurts you most in this, and what worries you?', 'מה הכי כואב לך בזה, ומה מדאיג?'],
        [
          'When it gets tense between you, what do you usually do?',
          'כשנהיה מתוח ביניכם, מה קורה בדרך כלל מהצד שלך?',
        ],
        ['What are you most afraid of when you think ahead?', 'מה הכי מפחיד אותך כשחושבים קדימה?'],
      ],
      ED: [
        ['When does it go a little more easily between you?', 'מתי זה הולך ביניכם קצת יותר בקלות?'],
        ['What was important to you at that age?', 'מה היה חשוב לך בגיל הזה?'],
        [
          'How might all this look through the eyes of a teenager?',
          'איך כל זה אולי נראה בעיניים של גיל ההתבגרות?',
        ],
        [
          'What is going well at this age, next to all that is hard?',
          'מה הולך טוב בגיל הזה, לצד מה שקשה?',
        ],
      ],
      FC: [
        ['What here is really worth a fight to you?', 'על מה כאן באמת שווה לך לריב?'],
        [
          'What here is truly dangerous, and not just hard to watch?',
          'מה כאן באמת מסוכן, ולא רק קשה לראות?',
        ],
        [
          'Which of your worries is the one that counts most?',
          'איזו מהדאגות שלך היא החשובה ביותר?',
        ],
      ],
      DG: [
        [
          'What could you do together this week without any lecture?',
          'מה אפשר לעשות יחד השבוע, בלי שום הטפה?',
        ],
        ['Which small thing could you let pass this week?', 'על איזה דבר קטן אפשר לוותר השבוע?'],
        [
          'If you said just one sentence about it, what would it be?',
          'אם אומרים על זה רק משפט אחד, מה יהיה המשפט?',
        ],
      ],
    },
  },
  {
    key: 'child_at_school',
    tone: 'hard',
    words: {
      en: "bullied, bullying, bullies, kindergarten, preschool, first grade, second grade, teacher called, school called, cries every morning, school refusal, lunch alone, sits alone, new school, parents evening, teased, son has no friends, daughter has no friends, refuses to go to school, son is bullied, daughter is bullied, kids in his class, kids in her class, her teacher called, his teacher called, doesn't want to go to school",
      he: 'חרם, הציקו לו, מציקים לו, מציקים לה, בריונות, צוחקים עליו, צוחקים עליה, אין לו חברים, אין לה חברים, לא הוזמן, לא הוזמנה, גננת, כיתה א, כיתה ב, כיתה ג, מחנכת, יושב לבד, יושבת לבד, קשיים בלימודים, לא רוצה ללכת לבית ספר, לא רוצה ללכת לגן, בוכה כל בוקר, ילדים בכיתה, הגננת אמרה, המורה אמרה, המורה התקשרה, לא רוצה לבית ספר, הציקו לה, לא רוצה לקום לבית ספר, לא מזמינים אותו, לא מזמינים אותה',
    },
    lines: {
      PS: [
        [
          'What about these days at school or kindergarten worries you most?',
          'מה במה שקורה שם הכי מדאיג אותך?',
        ],
        ['What is known by now about what happens there?', 'מה כבר ידוע על מה שקורה שם?'],
        ['What is it like for you to watch this from home?', 'איך זה בשבילך לראות את זה מהבית?'],
        ['What are you most afraid could come of it?', 'מה הכי מפחיד אותך שיצא מזה?'],
      ],
      ED: [
        [
          'Where, or with whom, does it look a little better?',
          'איפה, או עם מי, זה נראה קצת יותר טוב?',
        ],
        [
          'What would the teachers say if they were asked about this?',
          'מה היו אומרים על זה אנשי הצוות?',
        ],
        ['What does this bring up from your own time at that age?', 'מה זה מעלה לך מהילדות שלך?'],
        [
          'How might this time look through a child’s eyes?',
          'איך התקופה הזאת אולי נראית בעיניים של ילדים?',
        ],
      ],
      FC: [
        [
          'What can the teachers do here, and what only home?',
          'מה כאן הצוות יכול לעשות, ומה רק הבית?',
        ],
        [
          'If just one thing got better by next month, which should it be?',
          'אם רק דבר אחד ישתפר עד החודש הבא, מה הכי חשוב שזה יהיה?',
        ],
        [
          'What is it most important that your child hears from you?',
          'מה הכי חשוב שיישמע ממך בבית?',
        ],
      ],
      DG: [
        [
          'With which of the teachers could you talk, and about what first?',
          'עם מי מהצוות אפשר לדבר, ועל מה קודם?',
        ],
        [
          'Which afternoon this week could be simply good, without a word about all this?',
          'איזה אחר צהריים השבוע יכול להיות סתם נעים, בלי מילה על כל זה?',
        ],
        [
          'Who could help you think this through in the coming days?',
          'מי יכול לעזור לך לחשוב על זה בימים הקרובים?',
        ],
      ],
    },
  },
  {
    key: 'anger_at_child',
    tone: 'hard',
    words: {
      en: 'shouting at the kids, yelling at the kids, scream at my kids, bad mother, bad father, bad mom, bad dad, terrible parent, mom guilt, tantrum, tantrums, turning into my mother, turning into my father, the way I talk to my kids, yelled at my kid, yelled at my kids, yelled at my son, yelled at my daughter, shouted at my kids, shouted at my son, shouted at my daughter, snapped at my son, snapped at my daughter, snapped at the kids, lost it with the kids, slapped my son, slapped my daughter, hit my son, hit my daughter, hit my child, no patience with the kids, kids are scared of me, screamed at my kids, screamed at my son, screamed at my daughter, grabbed her arm, grabbed his arm, grabbed my son, grabbed my daughter',
      he: 'פליק, דפקתי לו פליק, נתתי לו פליק, נתתי לה פליק, הרמתי עליו יד, הרמתי עליה יד, נתתי לו סטירה, צעקתי על הילדה, צעקתי על הילד, צעקתי על הילדים, צעקתי על הילד, צעקתי על הבת, צועקת על הילדים, צועק על הילדים, אין לי סבלנות לילדים, התפוצצתי עליהם, נתתי לו מכה, נתתי לה מכה, אמא רעה, אבא רע, אמא גרועה, אבא גרוע, נהייתי כמו אמא שלי, נהייתי כמו אבא שלי, התקפי זעם, עצבים על הילדים, צרחתי על הילדים, צרחתי על הבן, צרחתי על הבת, התפרצתי על הילדים, איבדתי סבלנות עם הילדים, הרמתי יד על הילד, צעקתי על הבן, הילדים מפחדים ממני, הילד מפחד ממני, הילדה מפחדת ממני, איבדתי את זה על הבן, איבדתי את זה על הבת, איבדתי את זה על הילדים, איבדתי את זה עם הילדים',
    },
    lines: {
      PS: [
        ['What stays with you after such a moment?', 'מה נשאר איתך אחרי רגע כזה?'],
        ['What had already piled up in you before it?', 'מה כבר הצטבר אצלך לפני כן?'],
        ['What do you feel, apart from the anger?', 'מה יש אצלך, חוץ מהכעס?'],
        ['What scares you most about this anger?', 'מה הכי מפחיד אותך בכעס הזה?'],
      ],
      ED: [
        [
          'When does the same thing happen and you stay calmer?',
          'מתי קורה אותו דבר, והתגובה שלך רגועה יותר?',
        ],
        ['How was anger handled in the home you grew up in?', 'מה עשו עם כעס בבית שבו גדלת?'],
        [
          'How might such a moment look through a child’s eyes?',
          'איך רגע כזה אולי נראה בעיניים של ילדים?',
        ],
        [
          'What goes well between you and the children, apart from this?',
          'מה הולך טוב בינך לבין הילדים, חוץ מזה?',
        ],
      ],
      FC: [
        [
          'How much of the anger has really to do with the children?',
          'כמה מהכעס באמת קשור לילדים?',
        ],
        [
          'Which quarter of an hour of the day is the riskiest one?',
          'איזה רבע שעה ביום הוא הכי מועד לפיצוץ?',
        ],
        [
          'What did you really want the children to understand?',
          'מה באמת היה חשוב לך שהילדים יבינו?',
        ],
      ],
      DG: [
        ['What would you like to say to the children about it?', 'מה חשוב לך לומר על זה לילדים?'],
        [
          'What could you do in the second before your voice goes up?',
          'מה אפשר לעשות בשנייה שלפני שהקול עולה?',
        ],
        ['Who could give you a break at the hardest hour?', 'מי יכול לתת לך הפוגה בשעה הכי קשה?'],
      ],
    },
  },
  {
    key: 'demanding_parent',
    tone: 'hard',
    words: {
      en: 'controlling mother, controlling father, guilt tripping, needy mother, after everything I did for you, narcissistic mother, still treats me like a child, my mum moved in, my mom moved in, my mother moved in, my mum is driving me, overbearing mum, my mother calls me every, my mom calls me every, my mum calls me every, my mother guilt trips, my mom guilt trips, my mother criticises, my mother criticizes, my dad criticizes, my father criticises, my mother interferes, controlling mum, controlling mom, controlling dad, demanding mother, demanding father',
      he: 'אמא שלי מתקשרת, אבא שלי מתקשר, מתקשרת חמש פעמים, אמא שתלטנית, אבא שתלטן, נכנסת לי לוורידים, נכנסת לי לחיים, פולניה, אחרי כל מה שעשיתי בשבילך, עושה לי מצפון, אמא שלי מאשימה, אבא שלי מאשים, אמא שלי מתערבת, אבא שלי מתערב, אמא שלי מעירה, אבא שלי מעיר, אמא שלי נעלבת, אמא ביקורתית, אבא ביקורתי, אמא שלי חונקת, גבולות עם אמא, גבולות עם ההורים, אמא נעלבת, אמא תמיד נעלבת',
    },
    lines: {
      PS: [
        ['What in this is hardest for you to take?', 'מה בזה הכי קשה לך לקבל?'],
        ['What happens in you during such a talk?', 'מה קורה בך בזמן שיחה כזאת?'],
        ['How much is anger, and how much is guilt?', 'כמה מזה כעס, וכמה אשמה?'],
        [
          'What have you long wanted to say in this matter?',
          'מה כבר מזמן חשוב לך לומר בעניין הזה?',
        ],
      ],
      ED: [
        ['What might lie behind these demands?', 'מה אולי עומד מאחורי הדרישות האלה?'],
        ['What happens when you say no?', 'מה קורה כשיוצא ממך ״לא״?'],
        ['How do others in the family get by with this?', 'איך אחרים במשפחה מסתדרים עם זה?'],
        ['What is good between you, next to all this?', 'מה טוב ביניכם, לצד כל זה?'],
      ],
      FC: [
        [
          'Where does your responsibility for their feelings end?',
          'איפה נגמרת האחריות שלך לרגשות של הצד השני?',
        ],
        [
          'How much of this would you give gladly, if nobody demanded it?',
          'כמה מזה היה בא ממך ברצון, אם אף אחד לא היה דורש?',
        ],
        ['Where do you need a limit most?', 'איפה הכי נחוץ לך גבול?'],
      ],
      DG: [
        [
          'Which short answer would you like to have ready next time?',
          'איזו תשובה קצרה כדאי שתהיה מוכנה לפעם הבאה?',
        ],
        [
          'How often would you like to be in touch, and when?',
          'באיזו תדירות טוב לך להיות בקשר, ומתי?',
        ],
        [
          'Which one limit could you set this week, and how?',
          'איזה גבול אחד אפשר להציב השבוע, ואיך?',
        ],
      ],
    },
  },
  {
    key: 'parent_with_dementia',
    tone: 'hard',
    words: {
      en: "dementia, alzheimer, alzheimer's, alzheimers, doesn't recognise me, doesn't recognize me, doesn't know who I am, didn't know my name, asks the same question, wandered off, memory clinic, memory care, mistook me for, thinks I'm her sister, left the stove on, sundowning, vascular dementia, accuses me of stealing, mum forgets, mom forgets, dad forgets, mother forgets, father forgets, grandma forgets, losing her memory, losing his memory, memory loss",
      he: 'דמנציה, אלצהיימר, אמא שוכחת, אבא שוכח, אמא שלי שוכחת, אבא שלי שוכח, סבתא שוכחת, סבא שוכח, מאבדת את הזיכרון, מאבד את הזיכרון, לא מזהה אותי, לא זיהתה אותי, לא זיהה אותי, לא יודעת מי אני, אמא מבולבלת, אבא מבולבל, משוטט, משוטטת, מרפאת זיכרון, תשוש נפש, תשושת נפש, השאירה את הגז, קוראת לי בשם של, מאשימה שגנבו, אמא דועכת, אבא דועך, אמא לא זוכרת, אבא לא זוכר, סבתא לא זוכרת, שואלת אותה שאלה שוב ושוב, שואל אותה שאלה שוב ושוב',
    },
    lines: {
      PS: [
        ['What do you miss most these days?', 'מה הכי חסר לך בימים אלה?'],
        ['What happens in you when something is forgotten again?', 'מה קורה בך כששוב משהו נשכח?'],
        ['What stays with you after you have been together?', 'מה נשאר איתך אחרי שהייתם יחד?'],
        ['Which feeling about it is hard to admit?', 'באיזה רגש סביב זה קשה להודות?'],
      ],
      ED: [
        ['What is still there, in spite of the forgetting?', 'מה עוד קיים, למרות השכחה?'],
        [
          'What would you like others to know about who this person was?',
          'מה חשוב לך שאחרים יידעו על האדם הזה שלפני המחלה?',
        ],
        ['What makes a good minute between you possible?', 'מה מאפשר דקה טובה ביניכם?'],
        [
          'What might the day be like for somebody who forgets?',
          'איך נראה אולי היום של מי ששוכחים?',
        ],
      ],
      FC: [
        ['What of this can you still change, and what not?', 'מה מזה עוד אפשר לשנות, ומה כבר לא?'],
        [
          'How much of your week can go to this without breaking you?',
          'כמה מהשבוע שלך יכול ללכת לזה, בלי להישבר?',
        ],
        ['What matters most to you in the time that remains?', 'מה הכי חשוב לך בזמן שנשאר?'],
      ],
      DG: [
        [
          'What small good thing could you bring along the next time?',
          'איזה דבר קטן וטוב אפשר להביא בפעם הבאה?',
        ],
        [
          'What would you like to ask or write down while it’s still possible?',
          'מה חשוב לך לשאול או לרשום, כל עוד אפשר?',
        ],
        [
          'Who could take one task of this off you this week?',
          'מי יכול לקחת ממך השבוע משימה אחת מזה?',
        ],
      ],
    },
  },
  {
    key: 'ageing_parent',
    tone: 'hard',
    words: {
      en: "aging parents, ageing parents, old age, nursing home, care home, assisted living, my father is 85, my mother is 88, home help, refuses help, won't accept help, brother doesn't help, sister doesn't help, sandwich generation, power of attorney, chores for my parents, hip op, hip operation, hip replacement, moved in with us after, elderly mother, elderly father, elderly parents, mum fell, mom fell, dad fell, mum is in hospital, dad is in hospital, mom is in the hospital, dad is in the hospital, dad had a stroke, mum had a stroke, mom had a stroke, frail mother, frail father, carer for my mum, carer for my dad, old parents",
      he: 'הורים מזדקנים, הזדקנות, אבא זקן, בית אבות, דיור מוגן, סיעודי, סיעודית, עובדת זרה, פיליפינית, הליכון, בן 85, בת 88, הורים מבוגרים, אחים לא עוזרים, אחי לא עוזר, אחותי לא עוזרת, ייפוי כוח, מטפל בהורים, מטפלת בהורים, אמא אושפזה, אבא אושפז, אמא בבית חולים, אבא בבית חולים, אמא נפלה, אבא נפל, אמא זקנה, ההורים הזדקנו, ההורים מזדקנים, להורים המבוגרים, מטפלת לאמא, מטפלת לאבא, אבא מסרב לעזרה, אמא מסרבת לעזרה',
    },
    lines: {
      PS: [
        ['What is heaviest for you in this at the moment?', 'מה הכי כבד לך בזה כרגע?'],
        [
          'What is it like for you to see a parent grow old?',
          'איך זה בשבילך לראות את הזקנה מקרוב?',
        ],
        [
          'What worries you most when you think of what comes next?',
          'מה הכי מדאיג אותך כשחושבים על ההמשך?',
        ],
        ['What about it do you keep to yourself?', 'מה בזה נשאר רק אצלך?'],
      ],
      ED: [
        ['How might all this look from their side?', 'איך כל זה אולי נראה מהצד השני?'],
        [
          'Who could carry a part of this, if asked clearly?',
          'מי יכול לקחת חלק מזה, אם יבקשו בצורה ברורה?',
        ],
        ['When is it simply good to be together?', 'מתי פשוט טוב להיות יחד?'],
        [
          'Looking back one day, what would you be glad to have done in this time?',
          'בעוד הרבה שנים, במבט לאחור, מה יהיה טוב שעשית בתקופה הזאת?',
        ],
      ],
      FC: [
        ['What of all this can you do, honestly?', 'מה מכל זה באמת אפשר מצידך?'],
        [
          'What is most important to them in this, as far as you know?',
          'מה הכי חשוב לצד השני, עד כמה שידוע לך?',
        ],
        ['Which decision really can’t wait?', 'איזו החלטה באמת לא יכולה לחכות?'],
      ],
      DG: [
        ['Which one task could you hand over, and to whom?', 'איזו משימה אחת אפשר להעביר, ולמי?'],
        [
          'Which evening this week could you keep free of it?',
          'איזה ערב השבוע אפשר לשמור פנוי מזה?',
        ],
        ['What would you like to ask or tell them soon?', 'מה חשוב לך לשאול או לספר בקרוב?'],
      ],
    },
  },
  {
    key: 'sibling_conflict',
    tone: 'hard',
    words: {
      en: "golden child, my parents favourite, my parents favorite, jealous of my sister, jealous of my brother, fight with my brother, fight with my sister, argued with my sister, family group chat, always the responsible one, bossy sister, fight with my sibling, my sister and I argue, my sister and I fight, my brother and I fight, my brother and I don't talk, my sister and I don't talk, argued with my brother, fell out with my sister, fell out with my brother, quarrel with my brother, quarrel with my sister, my brother never helps, my sister never helps, angry at my brother, angry at my sister, sibling rivalry, row with my sister, row with my brother",
      he: 'הבן המועדף, הבת המועדפת, קנאה באחות, קנאה באח, רבתי עם אחותי, רבתי עם אחי, ריב עם אחי, ריב עם אחותי, תחרות בין אחים, האחראית במשפחה, אחי לא מדבר איתי, אחותי לא מדברת איתי, כועסת על אחותי, כועס על אחי, כועסת על אחי, כועס על אחותי, מסוכסכת עם אחותי, מסוכסך עם אחי, רבה עם אחותי, רב עם אחי, רבים עם האחים, אח שלי פגע בי, אחותי פגעה בי, יחסים עם אחותי, יחסים עם אחי',
    },
    lines: {
      PS: [
        ['What between the two of you bothers you most?', 'מה בקשר הזה הכי מפריע לך?'],
        ['What in this is old, from long before?', 'מה בזה ישן, עוד מלפני שנים?'],
        ['Which feeling between you is hardest to say?', 'איזה רגש ביניכם הכי קשה לומר?'],
        [
          'What place did you have among the children at home?',
          'איזה מקום היה לך בין הילדים בבית?',
        ],
      ],
      ED: [
        ['How might the other side tell the same story?', 'איך הצד השני אולי מספר את אותו סיפור?'],
        ['What was good between you at some time?', 'מה היה טוב ביניכם בתקופה אחרת?'],
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
          'What do you want most here, to be right or to be close?',
          'מה חשוב לך יותר כאן, להיות צודקים או להיות קרובים?',
        ],
        [
          'How much of this is only between you, and how much the whole family’s?',
          'כמה מזה רק ביניכם, וכמה של כל המשפחה?',
        ],
        [
          'What would you most need to hear from the other side?',
          'מה הכי חשוב לך לשמוע מהצד השני?',
        ],
      ],
      DG: [
        [
          'What small friendly thing could you send or say this week?',
          'איזה דבר קטן וידידותי אפשר לשלוח או לומר השבוע?',
        ],
        [
          'If you began with your own part in it, how would the first sentence go?',
          'אם מתחילים מהחלק שלך בזה, איך נשמע המשפט הראשון?',
        ],
        [
          'Where and when could you talk about it in peace?',
          'איפה ומתי אפשר לדבר על זה ביניכם בשקט?',
        ],
      ],
    },
  },
  {
    key: 'estranged',
    tone: 'hard',
    words: {
      en: "estranged, estrangement, cut me off, cut him off, cut her off, cut ties, haven't spoken in years, disowned, won't let me see, returned my letter, years of silence, reconcile, reconciliation, went no contact, low contact, not on speaking terms, cut off contact, cut all contact, no contact with my, haven't spoken for years, hasn't spoken to me, don't speak to my, cut off my family, cut off my parents, daughter blocked me, son blocked me, mother blocked me, sister blocked me, cut contact",
      he: 'נתק, ניתוק קשר, ניתקה קשר, ניתק קשר, ניתקתי קשר, ניתקו קשר, לא מדברת איתי שנים, לא מדבר איתי שנים, שנים לא דיברנו, סכסוך משפחתי, פיוס, להתפייס, ניכור, ניכור הורי, לא ראיתי אותו שנים, לא ראיתי אותה שנים, מכתב שחזר, אין בינינו קשר, לא בקשר עם, אין לי קשר עם, לא מדברים כבר שנים, בלי קשר שנים, הבת שלי חסמה אותי, הבן שלי חסם אותי',
    },
    lines: {
      PS: [
        ['When do you feel this distance most?', 'מתי המרחק הזה הכי מורגש אצלך?'],
        [
          'What do you answer when somebody asks about this person?',
          'מה יוצא לך לענות כששואלים על הקשר הזה?',
        ],
        ['Which feeling about it is strongest today?', 'איזה רגש לגבי זה הכי חזק היום?'],
        ['What was never said between you?', 'מה אף פעם לא נאמר ביניכם?'],
      ],
      ED: [
        ['How might the other side explain this break?', 'איך הצד השני אולי מסביר את הנתק הזה?'],
        [
          'What was good between you, before or beneath all this?',
          'מה היה טוב ביניכם, לפני כל זה?',
        ],
        [
          'What kind of contact, however small, could you imagine?',
          'איזה קשר, אפילו קטן, אפשר לדמיין?',
        ],
        ['What has the distance made possible for you?', 'מה המרחק הזה אפשר לך?'],
      ],
      FC: [
        [
          'What matters most to you here, peace, the truth or contact?',
          'מה הכי חשוב לך כאן, שקט, אמת או קשר?',
        ],
        [
          'What would have to be different for a first word?',
          'מה צריך להיות אחרת בשביל מילה ראשונה?',
        ],
        [
          'If nothing changed on the other side, how would you want to live with it?',
          'אם בצד השני שום דבר לא ישתנה, איך היה טוב לך לחיות עם זה?',
        ],
      ],
      DG: [
        [
          'If you wrote a letter, even one you never send, how would it begin?',
          'איך היה מתחיל מכתב ממך, גם כזה שלא נשלח?',
        ],
        [
          'What could help you through the next family occasion?',
          'מה יכול לעזור לך באירוע המשפחתי הבא?',
        ],
        [
          'With whom could you talk about this person this week?',
          'עם מי אפשר לדבר השבוע על האדם הזה?',
        ],
      ],
    },
  },
  {
    key: 'parents_dont_accept',
    tone: 'hard',
    words: {
      en: "my parents don't accept, don't approve, won't come to the wedding, left religion, left the faith, different religion, interfaith, wanted me to be a doctor, disappointed in me, shame on the family, family reputation, boyfriend my parents, girlfriend my parents, parents disapprove, my mother disapproves, my father disapproves, parents are ashamed of me, parents are disappointed in me, parents won't meet, came out to my parents, told my parents I'm, my family doesn't accept, my parents won't accept, parents don't like my boyfriend, parents don't like my girlfriend",
      he: 'ההורים לא מקבלים, לא מקבלים אותו, לא מקבלים אותה, לא יבואו לחתונה, יצאתי בשאלה, דתל״ש, רצו שאהיה רופא, רצו שאהיה רופאה, מאוכזבים ממני, אכזבתי אותם, מתביישים בי, בושה למשפחה, חבר שלי וההורים, חברה שלי וההורים, ההורים שלי לא מקבלים, ההורים שלי לא מוכנים, ההורים שלי מתביישים, ההורים שלי מאוכזבים, אבא שלי לא מקבל, אמא שלי לא מקבלת, המשפחה לא מקבלת, ההורים נגד, ההורים שלי נגד',
    },
    lines: {
      PS: [
        ['What hurts you most in how they take it?', 'מה הכי כואב לך באיך שהם מקבלים את זה?'],
        ['What do you leave out when you talk to them?', 'על מה לא מספרים להם, כשכבר מדברים?'],
        [
          'What do you miss more, their love or their agreement?',
          'מה חסר לך יותר, האהבה שלהם או ההסכמה שלהם?',
        ],
        ['What do you feel before you meet or call them?', 'מה עולה בך לפני פגישה או שיחה איתם?'],
      ],
      ED: [
        ['What might they be afraid of in this?', 'ממה הם אולי מפחדים בזה?'],
        [
          'What might your choice mean in the world they come from?',
          'מה הבחירה שלך אולי אומרת בעולם שממנו הם באים?',
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
        ['What is the least you would need from them?', 'מה המינימום שנחוץ לך מהם?'],
        ['How much of their view still counts for you?', 'כמה הדעה שלהם עדיין קובעת אצלך?'],
        ['What in this choice will you not give up?', 'על מה בבחירה הזאת אין מצידך ויתור?'],
      ],
      DG: [
        [
          'Without convincing anybody, what one thing from your life could you show them?',
          'בלי לשכנע אף אחד, איזה דבר אחד מהחיים שלך אפשר להראות להם?',
        ],
        [
          'Which calm sentence would you like to have ready for the next remark?',
          'איזה משפט רגוע כדאי שיהיה מוכן להערה הבאה?',
        ],
        [
          'Who could stand by you before or after the next talk with them?',
          'מי יכול להיות לצידך לפני השיחה הבאה איתם או אחריה?',
        ],
      ],
    },
  },
  {
    key: 'distant_father_or_mother',
    tone: 'hard',
    words: {
      en: 'never said I love you, never said he loved me, never said she loved me, never hugged me, cold father, cold mother, distant father, distant mother, absent father, never proud of me, father wound, strict father, silent father, unloved, never came to my, walked on eggshells, my father was never there, my mother was never there, father was cold, mother was cold, dad was never there, mum was never there, mom was never there, dad never said, father never said, mother never said, mum never said, mom never said, cold childhood, emotionally unavailable father, emotionally unavailable mother, dad never asked',
      he: 'לא אמר שהוא אוהב, לא אמרה שהיא אוהבת, לא חיבק אותי, לא חיבקה אותי, אבא קר, אמא קרה, אבא שתק, אבא נעדר, לא היה נוכח, לא הייתה נוכחת, לא גאה בי, לא שיבח, מילה חמה, חום ואהבה, לא ראו אותי, בית קר, הזנחה, אבא אף פעם לא, אמא אף פעם לא, אבא שלי אף פעם לא, אמא שלי אף פעם לא, אבא מרוחק, אמא מרוחקת, אבא היה קשוח, אבא קשוח, אמא קשוחה, ילדות קרה',
    },
    lines: {
      PS: [
        ['What did you miss most from this parent?', 'מה הכי חסר לך בקשר הזה עם ההורה?'],
        [
          'Which sentence would you have wanted to hear, word for word?',
          'איזה משפט היה חסר לך לשמוע, מילה במילה?',
        ],
        ['When do you feel this lack today?', 'מתי החוסר הזה מורגש אצלך היום?'],
        ['What do you feel towards this parent now?', 'מה יש אצלך היום כלפי ההורה הזה?'],
      ],
      ED: [
        [
          'What might have made it hard for this parent to be close?',
          'מה אולי הקשה על ההורה הזה להתקרב?',
        ],
        ['Who did give you warmth in those years?', 'מי כן נתן לך חום באותן שנים?'],
        [
          'What do you know about the childhood of this parent?',
          'מה ידוע לך על הילדות של ההורה הזה?',
        ],
        [
          'What do you do differently with the people you love?',
          'מה נעשה אצלך אחרת עם אנשים אהובים?',
        ],
      ],
      FC: [
        [
          'Whether or not it can still come from this parent, what do you need most now?',
          'בין שזה עוד יכול לבוא מההורה הזה ובין שלא, מה הכי נחוץ לך עכשיו?',
        ],
        [
          'Where in your life today does this old distance still have a say?',
          'איפה בחיים שלך היום המרחק ההוא עדיין משפיע?',
        ],
        [
          'What could you stop waiting for, and what not?',
          'לאיזה דבר כבר אפשר להפסיק לחכות, ולאיזה לא?',
        ],
      ],
      DG: [
        [
          'How would a letter from you to the child you were begin?',
          'איך היה מתחיל מכתב ממך למי שהיית בילדות?',
        ],
        ['To whom could you say a warm word this week?', 'למי אפשר לומר השבוע מילה חמה?'],
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
      en: "stepmother, stepfather, stepmom, stepdad, stepson, stepdaughter, stepchild, stepkids, step kids, stepfamily, blended family, his children from, her children from, my partner's kids, from his first marriage, from her first marriage, you're not my mother, you're not my father, not my real dad, not my real mom, new husband of my mother, new wife of my father, bonus mom, bonus dad, moved in with his kids, his kids don't like me, her kids don't like me, his kids hate, her kids hate, living with his kids, living with her kids, his daughter hates me, her son hates me, my boyfriend's kids, my girlfriend's kids, my husband's kids, my wife's kids",
      he: 'אמא חורגת, אבא חורג, בן חורג, בת חורגת, ילדים חורגים, אם חורגת, משפחה מורכבת, משפחה משולבת, הבן שלו מ, הבת שלה מ, מנישואים קודמים, מהנישואים הראשונים, את לא אמא שלי, אתה לא אבא שלי, סופש עם הילדים שלו, ילדים של בן הזוג, ילדים של בת הזוג, עברנו לגור יחד עם הילדים, שלי שלך ושלנו, הילדים שלו לא מקבלים אותי, הילדים שלה לא מקבלים אותי, לגור עם הילדים שלו, לגור עם הילדים שלה, הבת שלו לא, הבן שלו לא, הבן שלה לא, הבת שלה לא, זוגיות פרק ב, פרק ב עם ילדים, בעלה החדש של אמא, אשתו החדשה של אבא, ילדים משני בתים, ילדים משני הצדדים',
    },
    lines: {
      PS: [
        ['When do you feel least at home in this family?', 'מתי הכי פחות נוח לך במשפחה הזאת?'],
        ['What in living together is hardest for you?', 'מה בחיים המשותפים הכי קשה לך?'],
        ['What can’t you say aloud at home?', 'מה אי אפשר לומר בקול בבית?'],
        ['What do you wish for most in this family?', 'מה הכי היה טוב לך שיהיה במשפחה הזאת?'],
      ],
      ED: [
        [
          'How might it look to those who had another family before?',
          'איך זה אולי נראה למי שהייתה להם משפחה אחרת קודם?',
        ],
        [
          'When does it go well between you all, even briefly?',
          'מתי הולך טוב בין כולכם, אפילו לזמן קצר?',
        ],
        [
          'Which habit from the earlier home is hard to let go of?',
          'על איזה הרגל מהבית הקודם קשה לוותר?',
        ],
        ['What could you be to each other with more time?', 'מה יכול להיות ביניכם עם יותר זמן?'],
      ],
      FC: [
        [
          'What matters more to you here, respect or closeness?',
          'מה חשוב לך יותר כאן, כבוד או קרבה?',
        ],
        [
          'What in this family is your responsibility, and what isn’t?',
          'מה במשפחה הזאת באחריותך, ומה לא?',
        ],
        [
          'How close would be close enough, without anybody having to pretend?',
          'כמה קרוב זה מספיק קרוב, בלי שאף אחד יצטרך להעמיד פנים?',
        ],
      ],
      DG: [
        [
          'What small thing could you do together this week?',
          'איזה דבר קטן אפשר לעשות במשפחה הזאת ביחד השבוע?',
        ],
        [
          'What one thing would you like to ask for in this home?',
          'איזו בקשה אחת חשוב לך להעלות בבית הזה?',
        ],
        ['With whom in the family would it be good to talk first?', 'עם מי במשפחה כדאי לדבר קודם?'],
      ],
    },
  },
  {
    key: 'single_parent',
    tone: 'hard',
    words: {
      en: "single mom, single mum, single mother, single dad, single father, single parent, solo parent, raising him alone, raising her alone, raising them alone, on my own with, no one to take over, their father doesn't, their mother doesn't, widowed with kids, only parent, co-parent doesn't, deadbeat dad, sole custody, raising my son alone, raising my daughter alone, raising my kids alone, raise them alone, parent alone",
      he: 'אם חד הורית, אמא חד הורית, חד הורית, חד הורי, אבא חד הורי, חד הוריות, הורה יחיד, אמא יחידנית, יחידנית, מגדלת לבד, מגדל לבד, לבד עם הילד, לבד עם הילדה, אין מי שיחליף אותי, אבא שלהם לא, אמא שלהם לא, משמורת מלאה, אלמנה עם ילדים, גרוש עם ילדים, גרושה עם ילדים, מגדלת אותם לבד, מגדל אותם לבד, מגדלת את הילדים לבד, מגדל את הילדים לבד',
    },
    lines: {
      PS: [
        [
          'At what time of day is it too much for one person?',
          'באיזו שעה ביום זה יותר מדי בשביל אדם אחד?',
        ],
        [
          'When do you most miss having somebody to share it with?',
          'מתי הכי חסר לך מישהו לחלוק איתו את זה?',
        ],
        ['What of all you do goes unseen?', 'מה מכל מה שנעשה אצלך אף אחד לא רואה?'],
        ['Which worry do you carry alone?', 'איזו דאגה נשארת רק אצלך?'],
      ],
      ED: [
        ['What is good in your home just as it is?', 'מה טוב אצלכם בבית, בדיוק כמו שהוא?'],
        ['Who already makes some things a bit easier for you?', 'מי כבר עוזר לך, אפילו קצת?'],
        [
          'What might the children remember with joy from these years?',
          'מה הילדים אולי יזכרו בשמחה מהשנים האלה?',
        ],
        ['What do you enjoy apart from being a parent?', 'מה עושה לך טוב, מעבר להורות?'],
      ],
      FC: [
        [
          'What would make most of the rest easier, more time or more money?',
          'מה יקל יותר על כל השאר, יותר זמן או יותר כסף?',
        ],
        [
          'What really has to be good, and what may be just enough?',
          'מה באמת חייב להיות טוב, ומה מספיק שיהיה בסדר?',
        ],
        [
          'For which decision would you most like another opinion?',
          'לאיזו החלטה הכי חשובה לך דעה נוספת?',
        ],
      ],
      DG: [
        [
          'What would you name first, if somebody offered to help?',
          'מה הדבר הראשון שכדאי לבקש, אם מציעים עזרה?',
        ],
        ['Which hour this week could be nobody’s but yours?', 'איזו שעה השבוע אפשר לשמור רק לך?'],
        ['With which other parent could you share a task?', 'עם איזה הורה אחר אפשר להתחלק במשימה?'],
      ],
    },
  },
  {
    key: 'screens',
    tone: 'hard',
    words: {
      en: 'screen time, roblox, fortnite, minecraft, addicted to his phone, addicted to her phone, addicted to the screen, take away the phone, took his phone, took her phone, takes the tablet, first phone, whatsapp group of the class, social media kids, snapchat, just five more minutes, parental control, kids and screens, my son games all, my son is gaming, my son plays, my daughter is on her phone, my son is on his phone, kids on the tablet, kids on the ipad, kids are on their phones, son on the playstation, son on youtube, daughter on tiktok, screen rules, screen fights',
      he: 'זמן מסך, רובלוקס, פורטנייט, מיינקראפט, פלייסטיישן, אקסבוקס, דבוק לטלפון, דבוקה לטלפון, דבוק למסך, מכור לטלפון, מכורה לטלפון, מכור למסכים, לקחתי לו את הטלפון, לקחתי לה את הטלפון, טלפון ראשון, קבוצת וואטסאפ של הכיתה, סנאפצ׳אט, אינסטגרם ילדים, בקרת הורים, ילדים ומסכים, הילדים על המסכים, הילדים במסכים, מכורים למסכים, הבן שלי בטלפון, הבת שלי בטלפון, הילדים בטלפון, הבן שלי משחק, הילד בטאבלט, הילדים בטאבלט, ריבים על מסכים, ריב על המסך, מלחמה על המסכים, הילדים בטיקטוק, הילדים ביוטיוב, הבת שלי בטיקטוק, הבן שלי ביוטיוב, שעות ביום בטיקטוק',
    },
    lines: {
      PS: [
        ['What bothers you most about these screens?', 'מה הכי מפריע לך במסכים האלה?'],
        ['Which moment around them is the hardest?', 'איזה רגע סביב המסכים הוא הכי קשה?'],
        ['What do you miss when the screen is on?', 'מה חסר לך כשהמסך דולק?'],
        [
          'What exactly do you fear this will lead to in a few years?',
          'מה בדיוק מפחיד כאן, כשחושבים כמה שנים קדימה?',
        ],
      ],
      ED: [
        ['What is so good in there, as far as you know?', 'מה כל כך טוב שם במסך, עד כמה שידוע לך?'],
        ['When are the screens forgotten all by themselves?', 'מתי המסכים נשכחים מעצמם?'],
        ['What were you busy with for hours at that age?', 'מה היה מעסיק אותך שעות בגיל הזה?'],
        ['How do others you know deal with screens?', 'איך אחרים שמוכרים לך מסתדרים עם מסכים?'],
      ],
      FC: [
        ['On what in this will you not give way?', 'על מה בעניין הזה אין מצידך פשרות?'],
        [
          'What do the grown-ups around already agree on here?',
          'על מה המבוגרים בסביבה כבר מסכימים בעניין הזה?',
        ],
        ['How much screen time would be all right for you?', 'כמה זמן מסך הוא בסדר מבחינתך?'],
      ],
      DG: [
        [
          'Which hour at home could be without screens, for everybody?',
          'איזו שעה בבית יכולה להיות בלי מסכים, לכולם?',
        ],
        [
          'How would you say the rule in one sentence, at a calm moment?',
          'איך אומרים את הכלל במשפט אחד, ברגע רגוע?',
        ],
        [
          'What good thing could come right after switching off?',
          'איזה דבר טוב יכול לבוא מיד אחרי שמכבים?',
        ],
      ],
    },
  },
  {
    key: 'child_diagnosed',
    tone: 'hard',
    words: {
      en: "developmental delay, speech delay, special needs, special education, occupational therapy, speech therapy, therapist for my son, therapist for my daughter, type 1 diabetes, cystic fibrosis, down syndrome, oncology ward, children's hospital, paediatric, pediatric, IEP, son was diagnosed, daughter was diagnosed, child was diagnosed, son is autistic, daughter is autistic, son has autism, daughter has autism, son has adhd, daughter has adhd, my child is autistic, son has dyslexia, daughter has dyslexia, my son's diagnosis, my daughter's diagnosis, ritalin for my son, ritalin for my daughter, autism",
      he: 'לקות למידה, עיכוב התפתחותי, עיכוב שפתי, צרכים מיוחדים, חינוך מיוחד, ועדת השמה, ועדת זכאות, סייעת, גן תקשורת, כיתת תקשורת, ריפוי בעיסוק, קלינאית תקשורת, התפתחות הילד, סוכרת נעורים, מחלקה אונקולוגית ילדים, שניידר, ויסות חושי, מלטדאון, הבן שלי אובחן, הבת שלי אובחנה, הילד אובחן, הילדה אובחנה, אבחון לילד, אבחון לילדה, אבחון של הבן, אבחון של הבת, הבן שלי על הרצף, הבת שלי על הרצף, הילד על הרצף, הילדה על הרצף, הבן שלי אוטיסט, לבן שלי יש הפרעת קשב, לבת שלי יש הפרעת קשב, ריטלין לילד, אבחון בגן, אוטיזם, אבחנו את הבן, אבחנו את הבת, אבחנו את הילד, אבחנו את הילדה, לילד יש אפילפסיה, לילדה יש אפילפסיה',
    },
    lines: {
      PS: [
        ['What about all this weighs on you most?', 'מה בכל העניין הזה הכי כבד לך?'],
        ['Which words about it do you still hear?', 'אילו מילים שנאמרו על זה עוד נשמעות אצלך?'],
        ['What do you feel about it today?', 'מה יש אצלך היום לגבי זה?'],
        [
          'Which question about the future comes back again and again?',
          'איזו שאלה על העתיד חוזרת אצלך שוב ושוב?',
        ],
      ],
      ED: [
        ['What about your child stands in no report?', 'מה לא כתוב בשום דוח או אבחון?'],
        ['When does an ordinary day simply go well?', 'מתי יום רגיל פשוט הולך טוב?'],
        [
          'What looks different to you now when you look back?',
          'מה נראה לך אחרת עכשיו, במבט לאחור?',
        ],
        [
          'Who looks past this and sees the rest of your child?',
          'מי מסתכל מעבר לאבחון ורואה את כל השאר?',
        ],
      ],
      FC: [
        [
          'Which single thing would make daily life easier?',
          'איזה דבר אחד היה מקל עכשיו על היומיום?',
        ],
        [
          'What is most important to you that your child feels?',
          'איזו הרגשה הכי חשוב לך לתת לילדים?',
        ],
        ['Which hope is it important to you to keep?', 'איזו תקווה חשוב לך לשמור?'],
      ],
      DG: [
        ['Which question would you ask first, and whom?', 'איזו שאלה כדאי לשאול קודם, ואת מי?'],
        [
          'From which other parents could you hear how they manage?',
          'מאילו הורים אחרים אפשר לשמוע איך מסתדרים?',
        ],
        [
          'What could you do together this week that has nothing to do with it?',
          'מה אפשר לעשות ביחד השבוע, בלי שום קשר לזה?',
        ],
      ],
    },
  },
  {
    key: 'soldier',
    tone: 'hard',
    words: {
      en: 'soldier, army, enlisted, enlists, enlisting, conscription, IDF, reserve duty, reservist, miluim, deployed, combat unit, at the front, marines, basic training, boot camp, on leave from the army, home front, veteran, son is in the army, daughter is in the army, called up to reserve, called up to the army, son in gaza, son in lebanon, drafted to the army, military service, combat soldier, is a soldier, joins the army',
      he: 'חייל, חיילת, צבא, צה״ל, מתגייס, מתגייסת, התגייס, התגייסה, מילואים, מילואימניק, אשת מילואים, צו 8, צו שמונה, טירונות, סוגר שבת, סיירת, גולני, צנחנים, גבעתי, בקו״ם, הותר לפרסום, קב״ן, שחרור מהצבא, הבן שלי בצבא, הבת שלי בצבא, הבן שלי בעזה, הבן בלבנון, שירות סדיר, שירות קרבי, חייל קרבי, לוחם בצבא, גיוס לצבא, לפני גיוס, בסיס צבאי, מפקד בצבא, סבב מילואים, על מדים',
    },
    lines: {
      PS: [
        ['What is hardest for you in this time?', 'מה הכי קשה לך בתקופת הצבא הזאת?'],
        ['When in the day does it take hold of you most?', 'מתי במשך היום זה הכי תופס אותך?'],
        [
          'What do you keep to yourself when people ask how things are?',
          'מה לא נאמר, כששואלים אותך מה המצב?',
        ],
        ['What has this time changed in you?', 'מה התקופה הזאת שינתה בך?'],
      ],
      ED: [
        ['What gives you strength on such days?', 'מה נותן לך כוח בימים כאלה?'],
        [
          'Who else is living through this and needs no explanations?',
          'מי עוד בתוך זה עכשיו, ולא צריך הסברים?',
        ],
        [
          'How might this time look to the others at home?',
          'איך התקופה הזאת אולי נראית לאחרים בבית?',
        ],
        [
          'What has become more important to you since it began?',
          'מה נעשה חשוב לך יותר מאז שזה התחיל?',
        ],
      ],
      FC: [
        ['What in all this does depend on you?', 'מה בתוך כל זה כן תלוי בך?'],
        [
          'In the middle of all this, what is it important to you to say to somebody?',
          'בתוך כל זה, מה חשוב לך לומר למישהו?',
        ],
        [
          'What do you need most to get through this time?',
          'מה הכי נחוץ לך כדי לעבור את התקופה הזאת?',
        ],
      ],
      DG: [
        [
          'What would you like to agree on about keeping in touch?',
          'מה כדאי לסכם על שמירת הקשר בתקופה הזאת?',
        ],
        [
          'What would you like to have in the next quiet hours?',
          'מה טוב שיהיה בשעות השקטות הבאות?',
        ],
        [
          'Which task could somebody take off you this week?',
          'איזו משימה יכול מישהו לקחת ממך בשבוע הזה?',
        ],
      ],
    },
  },
  {
    key: 'family_gathering',
    tone: 'hard',
    words: {
      en: 'thanksgiving, seder, passover, rosh hashanah, holidays with family, family dinner, family gathering, family reunion, friday dinner, friday night dinner, sunday lunch, politics at the table, bar mitzvah, bat mitzvah, family vacation, dread the holidays, when are you getting married, christmas dinner, christmas with, christmas at, easter lunch, easter dinner, eid with, hosting the family, hosting christmas, hosting thanksgiving, hosting dinner, the whole family is coming, all my relatives, christmas lunch, home for christmas, hanukkah with, diwali with, holiday dinner with my family, holiday dinner at my parents, family holiday dinner',
      he: 'ליל הסדר, סדר פסח, ארוחת חג, ערב חג, ארוחת שישי, ארוחה משפחתית, מפגש משפחתי, כל השבט, אצל מי עושים, מתי תתחתני, מתי חתונה, פוליטיקה בשולחן, בר מצווה, בת מצווה, נופש משפחתי, חופשה משפחתית, כריסמס, חג עם המשפחה, החגים עם המשפחה, ערב ראש השנה, ראש השנה אצל, פסח אצל, חג אצל, כל המשפחה מגיעה, כל המשפחה באה, לארח את המשפחה, מארחת את המשפחה, מארח את המשפחה, קידוש אצל, לקראת החגים',
    },
    lines: {
      PS: [
        ['What about this gathering concerns you most?', 'מה במפגש הזה הכי מעסיק אותך?'],
        [
          'What is it usually like when the family comes together?',
          'איך זה בדרך כלל כשהמשפחה מתכנסת?',
        ],
        ['Which role falls to you among them?', 'איזה תפקיד נופל לך ביניהם?'],
        ['What do you feel there that you don’t show?', 'מה עולה בך שם, ולא רואים?'],
      ],
      ED: [
        ['With whom there is it easier for you?', 'עם מי שם יותר קל לך?'],
        ['What was different at a gathering that went well?', 'מה היה אחרת במפגש משפחתי שעבר טוב?'],
        [
          'How might this gathering be for somebody else in the family?',
          'איך המפגש הזה אולי נראה למישהו אחר במשפחה?',
        ],
        ['What is good about it, in spite of everything?', 'מה בכל זאת טוב במפגש הזה?'],
      ],
      FC: [
        ['What part of it do you do for yourself?', 'איזה חלק מזה הוא בשביל עצמך?'],
        [
          'If only one thing goes well there, what should it be?',
          'אם רק דבר אחד יילך שם טוב, מה הכי חשוב שזה יהיה?',
        ],
        ['What are you not willing to go along with there?', 'מה שם כבר לא מתאים לך?'],
      ],
      DG: [
        [
          'Which short answer would you like to have ready for awkward questions?',
          'איזו תשובה קצרה כדאי להכין לשאלות לא נעימות?',
        ],
        ['What could you agree on beforehand, and with whom?', 'על מה אפשר לסכם מראש, ועם מי?'],
        [
          'What good thing could you plan for yourself afterwards?',
          'איזה דבר טוב אפשר לתכנן לעצמך לאחר מכן?',
        ],
      ],
    },
  },
  {
    key: 'inheritance',
    tone: 'hard',
    words: {
      en: "inheritance, inherit, inherited, in the will, executor, probate, mother's ring, equal shares, share of the house, contest the will, left everything to, left me nothing, siblings fight over, heirs, heir, lent my brother money, parents gave my sister, paid for my brother's house, power over the money, sell our parents’ house, dad's will, mum's will, mom's will, father's will, mother's will, left a will, no will, his estate, her estate, the estate of, sell my parents' house, selling my parents' house, divide the inheritance, sell mum's house, sell dad's house",
      he: 'ירושה, צוואה, עיזבון, יורשים, יורש, יורשת, חלקים שווים, נישל, נישלו אותי, הורישו, הורישה, צו ירושה, צו קיום צוואה, התנגדות לצוואה, תכשיטים של אמא, טבעת של אמא, טבעת של סבתא, כסף בין אחים, קנו לאחי דירה, נתנו לאחותי כסף, השאיר הכול ל, השאירה הכול ל, למכור את הדירה של ההורים, למכור את הבית של ההורים, לפנות את הדירה של ההורים, לפנות את הבית של ההורים, חלוקת הירושה, אחים רבים על הכסף, ריב על הירושה',
    },
    lines: {
      PS: [
        ['What in this matter hurts or angers you most?', 'מה בעניין הזה הכי כואב או מכעיס אותך?'],
        ['What does it mean to you, apart from the money?', 'מה זה אומר לך, מעבר לכסף?'],
        ['What old matter between you does it bring up?', 'איזה עניין ישן ביניכם זה מעלה?'],
        ['What does it change in how you see your family?', 'מה זה משנה באיך שהמשפחה נראית לך?'],
      ],
      ED: [
        [
          'How might the others in the family see what is fair?',
          'מה אולי נראה הוגן בעיני אחרים במשפחה?',
        ],
        [
          'What might have been going through the mind of whoever decides here?',
          'מה אולי עבר בראש של מי שמחליטים כאן?',
        ],
        [
          'How would you like to stand with each other in ten years?',
          'איך טוב שייראה הקשר ביניכם בעוד עשר שנים?',
        ],
        [
          'What did you get from home that nobody can divide?',
          'מה קיבלת מהבית, שאף אחד לא יכול לחלק?',
        ],
      ],
      FC: [
        ['What matters most to you here, fairness or peace?', 'מה הכי חשוב לך כאן, צדק או שקט?'],
        ['Up to what point is this worth a quarrel to you?', 'עד איפה זה שווה לך ריב?'],
        ['What of this needs a lawyer, and what a talk?', 'מה מזה דורש עורכי דין, ומה דורש שיחה?'],
      ],
      DG: [
        [
          'What would you like the others to hear from you first?',
          'מה חשוב לך שהאחרים ישמעו ממך קודם?',
        ],
        [
          'With whom in this would it be good to talk alone?',
          'עם מי בעניין הזה כדאי לדבר ביחידות?',
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
      en: "puppy, kitten, old dog, old cat, rescue dog, shelter dog, adopted a dog, adopted a cat, barking, peeing, pees on, litter box, dog walks, rehome, rehoming, hamster, guinea pig, aggressive dog, my dog is, my dog has, my dog was, my dog died, my cat is, my cat has, my cat was, my cat died, my dog won't, my cat won't, my dog barks, dog keeps, cat keeps, dog bites, dog bit, the dog is sick, the cat is sick, take the dog to the vet, take the cat to the vet, the vet says, the vet said, dog trainer, my horse is, my rabbit is, our dog, our cat, my old dog, my pet, put my dog down, put the dog down, put my cat down, my cat, my dog",
      he: 'גור כלבים, גורה קטנה, וטרינר, וטרינרית, כלב זקן, כלבה זקנה, חתול זקן, אימצתי כלב, אימצנו כלבה, אימצתי חתולה, נובח, נובחת, אוכל את הספה, משתין בבית, משתינה בבית, ארגז חול, טיולים עם הכלב, למסור את הכלב, למסור את הכלבה, ניתוח לכלב, אוגר, חיית מחמד, הכלב שלי, הכלבה שלי, החתול שלי, החתולה שלי, הכלב שלנו, הכלבה שלנו, החתול שלנו, החתולה שלנו, הכלב חולה, הכלבה חולה, החתול חולה, הכלב נובח, הכלב נושך, הכלב נשך, הכלבה נשכה, מאלף כלבים, הכלב הפסיק לאכול, החתול הפסיק לאכול, הסוס שלי, הארנב שלי, להרדים את הכלב, להרדים את הכלבה, להרדים את החתול',
    },
    lines: {
      PS: [
        ['What about your animal is most on your mind?', 'מה לגבי החיה שלך הכי מעסיק אותך?'],
        ['What is hardest for you in this?', 'מה הכי קשה לך כאן, עם החיה?'],
        ['What does this animal mean to you?', 'מה החיה הזאת בשבילך?'],
        ['What about it is hard to explain to others?', 'מה בקשר הזה קשה להסביר לאחרים?'],
      ],
      ED: [
        [
          'What might the animal need most, as far as you can see?',
          'מה אולי הכי נחוץ לחיה, עד כמה שאפשר לראות?',
        ],
        ['When is it simply good to be together with the animal?', 'מתי פשוט נעים להיות עם החיה?'],
        [
          'What came into your days with this animal that wasn’t there before?',
          'מה נכנס לחיים שלך עם החיה הזאת, שלא היה קודם?',
        ],
        ['Who looks at this differently from you?', 'מי מסתכל על העניין הזה אחרת ממך?'],
      ],
      FC: [
        [
          'How far can you go in this, in time, money and strength?',
          'עד איפה אפשר מצידך, בזמן, בכסף ובכוחות?',
        ],
        ['What matters most to you for the animal now?', 'מה הכי חשוב לך עכשיו בשביל החיה?'],
        ['Which sign would make a decision easier for you?', 'איזה סימן היה עוזר לך להחליט?'],
      ],
      DG: [
        [
          'What would you like to ask somebody who knows animals?',
          'מה כדאי לשאול מישהו שמבין בחיות?',
        ],
        ['Who could help you with the animal this week?', 'מי יכול לעזור לך השבוע עם החיה?'],
        [
          'What good thing could you do for the animal today?',
          'איזה דבר טוב אפשר לעשות היום בשביל החיה?',
        ],
      ],
    },
  },
  {
    key: 'grandparent',
    tone: 'open',
    words: {
      en: "grandchild, grandchildren, grandkids, granddaughter, grandson, first grandchild, became a grandmother, became a grandfather, going to be a grandmother, going to be a grandfather, babysit the grandkids, looking after the grandchildren, abroad with the grandchildren, video call with the grandkids, daughter in law doesn't let, the other grandmother, great grandchild, not allowed to see my grandchildren, my daughter's baby, my son's baby, my grandchild, I'm a grandmother, I'm a grandfather, I'm a grandma, I'm a grandpa, as a grandmother, as a grandfather",
      he: 'נכד, נכדה, נכדים, נכדות, נכד ראשון, נכדה ראשונה, להיות סבתא, להיות סבא, סבתא טרייה, סבא טרי, נהייתי סבתא, נהייתי סבא, עומדת להיות סבתא, עומד להיות סבא, שומרת על הנכדים, שומר על הנכדים, בייביסיטר לנכדים, נכדים בחו״ל, נכדים רחוקים, זום עם הנכדים, וידאו עם הנכדים, לא נותנים לי לראות את הנכדים, הסבתא השנייה, התינוק של הבת שלי, התינוקת של הבן שלי, אני סבתא, אני סבא, בתור סבתא, בתור סבא, הנכדים שלי, הנכד שלי, הנכדה שלי',
    },
    lines: {
      PS: [
        ['What is it like for you with the grandchildren?', 'איך לך עם הנכדים?'],
        ['What would you like more of in that bond?', 'מה היית רוצה שיהיה יותר בקשר הזה?'],
        [
          'What about being a grandparent is different from how you pictured it?',
          'מה בקשר עם נכדים שונה ממה שדמיינת?',
        ],
        ['What do you hold back, for the sake of peace?', 'מה נשאר אצלך בפנים, בשביל השקט?'],
      ],
      ED: [
        ['What do you remember of your own grandparents?', 'מה זכור לך מהסבים והסבתות שלך?'],
        ['How might things look from the parents’ side?', 'איך הדברים אולי נראים מהצד של ההורים?'],
        ['What do you give that only you can give?', 'מה יש לך לתת, שאין לאף אחד אחר?'],
        ['What would you like grandchildren to remember of you?', 'מה היה טוב שנכדים יזכרו ממך?'],
      ],
      FC: [
        ['What matters most to you in this bond?', 'מה הכי חשוב לך בקשר הזה עם הנכדים?'],
        [
          'How much can you give gladly, before it turns into duty?',
          'כמה אפשר לתת בשמחה, לפני שזה הופך לחובה?',
        ],
        [
          'What is for the parents to decide, and what for you?',
          'מה כאן ההורים מחליטים, ומה בידיים שלך?',
        ],
      ],
      DG: [
        [
          'Which small thing could become a habit between you and them?',
          'איזה דבר קטן יכול להפוך להרגל בינך לביניהם?',
        ],
        ['How would you say it to the parents, as a wish?', 'איך אומרים את זה להורים, כבקשה?'],
        [
          'What would you like to do at the next meeting or call?',
          'מה היה כיף לעשות בפגישה או בשיחה הבאה?',
        ],
      ],
    },
  },
  {
    key: 'grown_child',
    tone: 'hard',
    words: {
      en: "adult son, adult daughter, grown son, grown daughter, grown up son, grown children, adult children, my son is 30, my daughter is 28, only calls when he needs money, only calls when she needs money, still lives at home, lives in the basement, failure to launch, doesn't tell me anything, his life choices, her life choices, my son never calls, my daughter never calls, my son hardly calls, my daughter hardly calls, my son rarely calls, my daughter rarely calls, my son's wife, my daughter's husband, my son moved abroad, my daughter moved abroad, son in his thirties, daughter in her thirties, my son drinks, my daughter drinks, son can't hold a job",
      he: 'בן בוגר, בת בוגרת, ילדים בוגרים, מתקשר רק כשצריך כסף, מתקשרת רק כשצריכה, גר אצלנו עדיין, גרה אצלנו עדיין, בעלה של הבת, לא מספר לי כלום, לא מספרת לי כלום, חובות של הבן, דואגת לבן שלי, דואגת לבת שלי, דואג לבן שלי, דואג לבת שלי, הבן שלי בן 30, הבן שלי לא מתקשר, הבת שלי לא מתקשרת, הבן שלי כמעט לא מתקשר, הבת שלי כמעט לא מתקשרת, הבן שלי לא מוצא את עצמו, הבת שלי לא מוצאת את עצמה, החבר של הבת שלי, אשתו של הבן שלי, הבן שלי גר בחו״ל, הבת שלי גרה בחו״ל',
    },
    lines: {
      PS: [
        ['What in this concerns you most?', 'מה בעניין הזה הכי מטריד אותך?'],
        ['What is it like between you at the moment?', 'איך זה ביניכם כרגע?'],
        ['What lies behind your worry or your hurt?', 'מה עומד מאחורי הדאגה או העלבון?'],
        ['What do you keep yourself from saying?', 'מה נשאר אצלך ולא נאמר?'],
      ],
      ED: [
        ['How might your interest sound on the other side?', 'איך העניין שלך אולי נשמע בצד השני?'],
        [
          'What were you like with your own parents at that age?',
          'איך היה הקשר עם ההורים שלך בגיל הזה?',
        ],
        [
          'Which part of this grown-up life is going well?',
          'איזה חלק בחיים הבוגרים האלה הולך טוב?',
        ],
        ['When is it easy between you?', 'מתי קל ביניכם?'],
      ],
      FC: [
        [
          'What matters more to you, to help or to be close?',
          'מה חשוב לך יותר, לעזור או להיות בקשר קרוב?',
        ],
        ['Where does your responsibility end today?', 'איפה האחריות שלך כהורה נגמרת היום?'],
        ['What would help you to worry less?', 'מה יעזור לך לדאוג פחות?'],
      ],
      DG: [
        [
          'What friendly message could you send that asks for nothing?',
          'איזו הודעה נעימה אפשר לשלוח, בלי לבקש בה כלום?',
        ],
        [
          'How would you say your worry once, in one sentence?',
          'איך אומרים את הדאגה פעם אחת, במשפט אחד?',
        ],
        ['What could you do together the next time?', 'מה אפשר לעשות יחד בפעם הבאה שנפגשים?'],
      ],
    },
  },
];
