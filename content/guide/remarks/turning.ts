import type { Remark } from './remark.ts';

export const turningRemarks: Remark[] = [
  {
    key: 'place_in_body',
    patterns: {
      en: [
        '[mostly|right|deep|i think] in (my|the) (stomach|belly|gut|throat|shoulders|neck|jaw|head|back|legs|hands|face|forehead) [mostly|i think|i guess]',
        'in my (chest|heart|teeth|eyes|skin|bones)',
        'i [just|always] (clench|grind|tense) [up] [my jaw|my teeth|my fists|my shoulders|at night]',
        '[mostly|usually|probably] (jaw|stomach|throat|shoulders|chest|hands|neck|belly) [always|mostly|usually|actually|i think|i guess|definitely|and jaw|and stomach|and shoulders]',
        '[mostly] my (whole body|hands|back|legs|chest) [mostly|i think|i guess|actually]',
        'my (stomach|belly|throat|shoulders|neck|jaw)',
        'i feel it [mostly] in my (stomach|belly|gut|throat|shoulders|neck|jaw|chest|back|legs|hands) *',
        '* a (knot|lump|stone|weight) in my (stomach|throat|belly|chest) *',
        'it sits in my (stomach|throat|chest|shoulders|back) *',
      ],
      he: [
        '[בעיקר|עמוק] (בבטן|בגרון|בכתפיים|בצוואר|בלסת|בגב|ברגליים|בידיים) [בעיקר|נראה לי|אני חושב|אני חושבת]',
        '(בחזה|בלב)',
        '(הבטן|הגרון|הכתפיים|הצוואר|הלסת)',
        'אני (מרגיש|מרגישה) את זה (בבטן|בגרון|בכתפיים|בצוואר|בלסת|בחזה|בגב|ברגליים|בידיים) *',
        '* (גוש|אבן|קשר|מועקה|משקולת) (בבטן|בגרון|בחזה) *',
        'זה יושב לי (בבטן|בגרון|בחזה|בכתפיים|בגב|על הלב) *',
      ],
    },
    replies: [
      [
        'The body sometimes says things in its own way. If that spot could say one sentence, how would it begin?',
        'לגוף יש לפעמים דרך משלו לומר דברים. אם המקום הזה היה אומר משפט אחד, איך הוא היה מתחיל?',
      ],
      [
        'It may not be equally strong all day. When is it least noticeable?',
        'אולי זה לא חזק באותה מידה כל היום. מתי זה הכי פחות מורגש?',
      ],
      [
        'The body may notice before the words come. What usually happens just before you feel it there?',
        'אולי הגוף קולט את זה לפני המילים. מה קורה בדרך כלל רגע לפני שזה מופיע שם?',
      ],
    ],
  },
  {
    key: 'length_of_time',
    isAlone: true,
    patterns: {
      en: [
        "[for|it's been|about|around|almost|nearly|maybe|over] [about|around|almost|nearly|maybe|over] (a|one|two|three|four|five|six|seven|eight|nine|ten|twenty|2|3|4|5|6|7|8|9|10|12|15|20|a few|few|a couple of|many) (week|month|year|days|weeks|months|years) [now|already|ago|or so|i think]",
        'since (january|february|march|april|may|june|july|august|september|october|november|december|summer|winter|spring|christmas|childhood|forever|always|then|yesterday)',
        'since last (week|month|year|summer|winter|spring|autumn|fall)',
        'since (i was|i were) (a kid|a child|little|young|born|small)',
        '[for] (a long time|ages|a while|years|months|weeks) [now|already]',
        'as long as i can remember',
        '[since] (forever|ages|my whole life|all my life|always) [i think|really|honestly|actually]',
        'not (long|that long) [ago]',
      ],
      he: [
        '[כבר|בערך|איזה|משהו כמו|לפני] [בערך|איזה] (יומיים|שבוע|שבועיים|חודש|חודשיים|שנה|שנתיים|שלושה חודשים|שלושה שבועות|ארבעה חודשים|חצי שנה|שלוש שנים|ארבע שנים|חמש שנים|עשר שנים|שנים|חודשים) [בערך|כבר|ככה|נראה לי]',
        '[בערך] (מינואר|מפברואר|ממרץ|מאפריל|ממאי|מיוני|מיולי|מאוגוסט|מספטמבר|מאוקטובר|מנובמבר|מדצמבר|מפסח|מהחגים|מהקיץ|מהחורף|מאתמול|מאז) [בערך]',
        'מאז שאני (קטן|קטנה|ילד|ילדה|זוכר|זוכרת) [את עצמי]',
        '[כבר] (הרבה|המון|מלא) (זמן|שנים)',
        '(מהשבוע|מהחודש|מהשנה|מהקיץ|מהחורף) (שעבר|שעברה)',
        'מאז ומתמיד',
        'לא הרבה זמן',
      ],
    },
    replies: [
      ['And just before that, how did an ordinary week look?', 'ואיך נראה שבוע רגיל לפני כן?'],
      [
        'What is different about it today, compared with the beginning?',
        'במה זה שונה היום, לעומת ההתחלה?',
      ],
      [
        'Not all days in such a time are alike. Which one do you remember best?',
        'בתקופה כזאת לא כל הימים דומים. איזה יום זכור לך במיוחד?',
      ],
    ],
  },
  {
    key: 'a_person',
    isAlone: true,
    patterns: {
      en: [
        '[maybe|probably|mostly|only|just] my (sister|brother|mother|mom|mum|father|dad|wife|husband|partner|boyfriend|girlfriend|son|daughter|friend|best friend|grandmother|grandfather|grandma|boss|manager|therapist|aunt|uncle|cousin|neighbour|neighbor|colleague|teacher|ex) [i think|i guess|mostly|maybe|probably|actually|of course]',
        '[maybe|probably|mostly] (a|one|an old) (friend|colleague|neighbour|neighbor|teacher|cousin) [of mine|from work] [i think|i guess|maybe]',
        '[mostly|probably] (my|the) (parents|kids|children|friends|family|boys|girls) [i think|i guess|mostly|maybe|probably]',
        '[probably|mostly|maybe] (him|her|them) [probably|i think|i guess|mostly|definitely|of course]',
        "it's [mostly] my (sister|brother|mother|mom|mum|father|dad|wife|husband|partner|son|daughter|boss)",
      ],
      he: [
        '[אולי|כנראה|בעיקר|רק] (אחותי|אח שלי|אחי הגדול|אחי הקטן|אמא שלי|אמא|אבא שלי|אבא|אשתי|בעלי|בן הזוג שלי|בת הזוג שלי|החבר שלי|החברה שלי|הבן שלי|הבת שלי|סבתא שלי|סבא שלי|הבוס שלי|המנהלת שלי|המנהל שלי|דודה שלי|דוד שלי|בן דוד שלי|בת דודה שלי|השכן|השכנה|האקסית|האקס) [אני חושב|אני חושבת|נראה לי|אולי|כנראה|בעיקר]',
        '[אולי|כנראה] (חבר|חברה) (טוב|טובה|שלי|מהעבודה) [אני חושב|אני חושבת|נראה לי]',
        '(ההורים|הילדים|החברים|החברות|המשפחה) שלי [אני חושב|אני חושבת|נראה לי|בעיקר]',
        'זה [בעיקר] (אחותי|אחי|אמא שלי|אבא שלי|אשתי|בעלי|הבן שלי|הבת שלי|הבוס שלי)',
      ],
    },
    replies: [
      [
        'Of all people, this is who came to mind. What is special there?',
        'מכל האנשים, זה מי שעלה. מה יש שם שאין אצל אחרים?',
      ],
      ['Which moment comes to mind first?', 'איזה רגע עולה ראשון?'],
      ['What has so far stayed unsaid there?', 'מה עוד לא נאמר שם?'],
    ],
  },
  {
    key: 'nobody',
    isAlone: true,
    patterns: {
      en: [
        '(nobody|no one|noone|not anyone) [really|i think|i guess|probably|honestly|at all|comes to mind]',
        "there's [really] (nobody|no one) [really]",
        'there is [really] (nobody|no one) [really]',
        '(nobody|no one) i can think of',
        "i don't (have|know) anyone [like that|to ask|for that]",
        'not a single person',
      ],
      he: [
        '[בעצם|כנראה] אף אחד [בעצם|נראה לי|ממש|לא|באמת]',
        'אין (אף אחד|מישהו כזה|מישהי כזאת) [בעצם|באמת|כזה]',
        'אין לי (אף אחד|מישהו כזה) [כזה|בשביל זה]',
        'אין לי את מי לשאול',
        'לא עולה לי אף אחד',
        'אף אחד לא עולה לי [בראש]',
      ],
    },
    replies: [
      [
        'It may not always have been like that. Who was there once, even for a short time?',
        'אולי זה לא תמיד היה ככה. מי היה שם פעם, אפילו לזמן קצר?',
      ],
      [
        'If there were such a person, what would you most want them to understand without explanations?',
        'אם היה מישהו כזה, מה הכי חשוב שיהיה מובן שם בלי הסברים?',
      ],
      ['And what do you do with it when there’s nobody?', 'ומה קורה אצלך עם זה, כשאין אף אחד?'],
    ],
  },
  {
    key: 'time_of_day',
    isAlone: true,
    patterns: {
      en: [
        '[mostly|usually|always|mainly] (at night|in the morning|in the mornings|in the evening|in the evenings|in the afternoon|before bed|late at night|at noon|on weekends|at the weekend|at weekends|after work|before work) [mostly|usually|always|i think|mainly]',
        '[on] (sunday|monday|tuesday|wednesday|thursday|friday|saturday) (morning|mornings|evening|evenings|night|nights|afternoon|afternoons) [mostly|usually|i think]',
        '[mostly|usually] when i (wake up|go to bed|get home|come home) [from work]',
        '[mostly|usually] (around|at) (one|two|three|four|five|six|seven|2|3|4|5|6|7) (am|pm|in the morning|in the afternoon|at night)',
        'first thing in the morning',
        '[mostly|usually|always] [somewhere] between + and (lunch|dinner|supper|bed|bedtime|midnight|work|sleep|breakfast|noon|the news|tea|two|three|four|five|six|seven|eight|nine|ten) [o clock]',
        '[mostly|usually|always] (at night|in the morning|in the evening|after dinner|after school|after work) [in bed|when i|when im|when im|when everyone|when the] *',
        '(mornings|evenings|nights|weekends) [mostly|usually|are the worst|are the hardest|i think]',
      ],
      he: [
        '[בעיקר|לרוב|תמיד] (בלילה|בלילות|בבוקר|בבקרים|בערב|בערבים|בצהריים|אחרי הצהריים|לפני השינה|בסופי שבוע|בסוף השבוע|אחרי העבודה|לפני העבודה|בשבת|בשבתות) [בעיקר|לרוב|תמיד|נראה לי]',
        '(ערבי|בערבי) (שישי|שבת|ראשון|חג)',
        '(בימי|ביום|בערבי|בליל|בבוקר של) (ראשון|שני|שלישי|רביעי|חמישי|שישי|שבת) [בערב|בבוקר|בלילה|בצהריים] [בעיקר]',
        '[בעיקר] כשאני (מתעורר|מתעוררת|קם|קמה|חוזר הביתה|חוזרת הביתה|הולך לישון|הולכת לישון)',
        '[בערך] (בשלוש|בארבע|בחמש|בשתיים) (בלילה|לפנות בוקר|בבוקר)',
        'לפנות בוקר',
        'מוצאי שבת',
      ],
    },
    replies: [
      [
        'Not every hour is alike. What is different about that time?',
        'לא כל שעה דומה לאחרת. מה שונה דווקא בזמן הזה?',
      ],
      ['Where are you usually at that time?', 'איפה זה תופס אותך בדרך כלל?'],
      ['And how does the hour before it look?', 'ואיך נראית השעה שלפני?'],
    ],
  },
  {
    key: 'everything',
    isAlone: true,
    patterns: {
      en: [
        '[just|really|honestly|pretty much|basically] (everything|all of it|the whole thing|all of the above|all of that|all of them|the lot) [really|honestly|i guess|i think]',
        'just everything',
        'everything about it',
        '(everything|all of it) at once',
        'the whole (situation|package|lot)',
        "it's [just] (everything|all of it) [really]",
      ],
      he: [
        '[פשוט|בעצם|האמת] (הכול|הכל|כל זה|כל הדברים|כל העניין|כל הסיפור|הכל ביחד|הכול ביחד) [בעצם|האמת|ביחד|נראה לי]',
        'כל מה שיש',
        '(הכול|הכל) (בבת אחת|במקביל|יחד)',
        'כל (המצב|הסיטואציה|החבילה)',
        'זה [פשוט] (הכול|הכל)',
      ],
    },
    replies: [
      [
        'Within ‘everything’ one thing is usually nearest. What was it today?',
        'בתוך ״הכול״ יש בדרך כלל משהו אחד שהכי קרוב. מה זה היה היום?',
      ],
      [
        'If one part of it disappeared tonight, which would you notice first?',
        'אם חלק אחד מזה היה נעלם הלילה, מה היה מורגש ראשון?',
      ],
      ['Which part of it is the smallest?', 'מה החלק הכי קטן בזה?'],
    ],
  },
  {
    key: 'hard_to_say',
    patterns: {
      en: [
        "[it's|its|well|honestly] [really|very|a bit|kind of|a] (complicated|long story) [really|honestly|i guess]",
        "[it's|that's|it is] [really|very|a bit] (hard|difficult|tricky) to (say|explain|describe|put into words|answer)",
        "i (can't|cannot|don't know how to) (explain|describe|put it into words|say) [it|this|that]",
        "i don't have [the] words [for it|for this]",
        "i (can't|don't) find the words",
        'there are no words [for it]',
        '(no idea how to|hard to) (explain|describe|put) [it|this] [into words]',
      ],
      he: [
        '[זה|לי] [קצת|מאוד|ממש|די] קשה [לי] (לומר|להגיד|להסביר|לתאר|לנסח|לענות) [את זה|את זה במילים]',
        '[קצת] קשה לי (לומר|להגיד|להסביר|לתאר|לנסח) *',
        'אני לא (יודע|יודעת|מצליח|מצליחה) (איך להסביר|להסביר|איך לומר|לתאר|איך לתאר|לנסח) [את זה]',
        'אין לי מילים [לזה|בשביל זה]',
        'אני לא (מוצא|מוצאת) (מילים|את המילים)',
        'אין לזה מילים',
      ],
    },
    replies: [
      [
        'It doesn’t need a good sentence. What is the clumsiest way to put it?',
        'אין צורך במשפט יפה. מה הדרך הכי עקומה לומר את זה?',
      ],
      [
        'Sometimes a picture comes before the words. If it were weather, what would it be?',
        'לפעמים תמונה באה לפני המילים. אם זה היה מזג אוויר, איזה מזג אוויר זה היה?',
      ],
      [
        'Sometimes it’s easier from the other end. What is it definitely not?',
        'לפעמים קל יותר מהכיוון ההפוך. מה זה בטוח לא?',
      ],
    ],
  },
  {
    key: 'number_on_scale',
    isAlone: true,
    patterns: {
      en: [
        "[maybe|probably|about|around|like|i'd say|it's] (a|an) (zero|one|two|three|four|five|six|seven|eight|nine|ten|0|1|2|3|4|5|6|7|8|9|10) [maybe|i think|i guess|today|right now]",
        '(0|1|2|3|4|5|6|7|8|9|10)',
        '(0|1|2|3|4|5|6|7|8|9|10|two|three|four|five|six|seven|eight|nine) (out of|from|of) (ten|10)',
        '(1|2|3|4|5|6|7|8|9) 10',
        '[a] (0|1|2|3|4|5|6|7|8|9) or [a] (1|2|3|4|5|6|7|8|9|10)',
        '(between|somewhere between) [a] (0|1|2|3|4|5|6|7|8|9|four|five|six) and [a] (1|2|3|4|5|6|7|8|9|10|six|seven|eight)',
      ],
      he: [
        '[אולי|בערך|נראה לי|משהו כמו|הייתי אומר|הייתי אומרת] (אפס|אחת|שתיים|שלוש|ארבע|חמש|שש|שבע|שמונה|תשע|עשר|0|1|2|3|4|5|6|7|8|9|10) [אולי|בערך|נראה לי|היום|כרגע|עכשיו]',
        '(2|3|4|5|6|7|8|9|שתיים|שלוש|ארבע|חמש|שש|שבע|שמונה|תשע) (מתוך|על) (עשר|10)',
        '(1|2|3|4|5|6|7|8|9) 10',
        '(4|5|6|7|8|חמש|שש|שבע) או (5|6|7|8|9|שש|שבע|שמונה)',
        'בין (0|1|2|3|4|5|6|7|8|9|ארבע|חמש|שש|שבע) ל (1|2|3|4|5|6|7|8|9|10|שש|שבע|שמונה)',
      ],
    },
    replies: [
      [
        'What makes it that number and not the one below?',
        'מה הופך את זה למספר הזה, ולא לנמוך ממנו?',
      ],
      [
        'Numbers like that move a little. What shifts it by one point on an ordinary day?',
        'מספר כזה זז קצת. מה מזיז אותו בנקודה אחת ביום רגיל?',
      ],
      ['When was it last a different number?', 'מתי בפעם האחרונה זה היה מספר אחר?'],
    ],
  },
  {
    key: 'more_or_less',
    isAlone: true,
    patterns: {
      en: [
        '[yeah|yes|well|i guess] (more or less|kind of|sort of|kinda|sorta|roughly|pretty much|in a way|something like that|somewhat|partly|almost) [i guess|i think|yeah|yes]',
        '(kind of|sort of) but not (quite|exactly|really)',
        'close [enough] [but not quite]',
        'half and half',
        'yes and no',
      ],
      he: [
        '[כן|נו|טוב] (פחות או יותר|בערך|סוג של|איכשהו|במידה מסוימת|בגדול|משהו כזה|משהו בסגנון|חלקית|כמעט) [כן|נראה לי|אני מניח|אני מניחה]',
        '(בערך|סוג של) אבל לא (בדיוק|ממש)',
        'קרוב [לזה] [אבל לא בדיוק]',
        'חצי חצי',
        'כן ולא',
      ],
    },
    replies: [
      ['Close, and not exactly it. What is missing?', 'קרוב, אבל לא בדיוק. מה חסר?'],
      ['What would be the more exact word?', 'מה תהיה המילה המדויקת יותר?'],
      ['So part of it fits. Which part doesn’t?', 'אז חלק מזה מתאים. איזה חלק לא?'],
    ],
  },
  {
    key: 'it_depends',
    isAlone: true,
    patterns: {
      en: [
        '[well|i guess] (it depends|depends|that depends) [really|i guess]',
        '(it depends|depends) (on|who|what|when|how) *',
        '[only|just] (sometimes|occasionally|now and then|from time to time|on and off|some days|on some days) [i guess|not always|yes|yeah]',
        'sometimes yes [sometimes no|and sometimes no]',
        'it (comes and goes|varies|changes) [a lot]',
        'not always',
        'some days (yes|more than others) [some days no]',
      ],
      he: [
        '[טוב] (זה תלוי|תלוי|משתנה)',
        '[זה] תלוי (מתי|במי|במה|מי|מה|איך|באיזה|ביום|במצב) *',
        '[רק] (לפעמים|מדי פעם|פה ושם|מפעם לפעם|יש ימים) [כן|לא תמיד]',
        'לפעמים כן [לפעמים לא]',
        'לפעמים כן ולפעמים לא',
        'זה (בא והולך|משתנה) [מאוד]',
        'לא תמיד',
        'יש ימים שכן [ויש ימים שלא]',
      ],
    },
    replies: [
      [
        'So something makes the difference. What is it, most of the time?',
        'אז משהו עושה את ההבדל. מה זה, ברוב המקרים?',
      ],
      ['How does a day look when it’s easier?', 'איך נראה יום שבו זה קל יותר?'],
      ['And how was it today?', 'ואיך זה היה היום?'],
    ],
  },
  {
    key: 'yes_exactly',
    isAlone: true,
    patterns: {
      en: [
        "[yes|yeah|wow|oh] (exactly|precisely|spot on|bingo|that's it|that's exactly it|that's right|that is it|that's the one) [yes|yeah|exactly]",
        "[yes] that's exactly (it|right|how it is|how it feels|what it is)",
        'you (got|nailed) it',
        "(that's|that is) (so|very) true",
        "couldn't have said it better",
      ],
      he: [
        '[כן|וואו|יו] (בדיוק|בול|לגמרי|נכון|בדיוק ככה|בדיוק זה|זה זה|נכון מאוד|כל כך נכון) [כן|ככה]',
        'כן (בדיוק|לגמרי|נכון|בול)',
        'זה בדיוק (זה|העניין|הדבר|ככה|מה שזה)',
        'קלעת [בול] [לדבר|למטרה]',
        'בדיוק (למה שהתכוונתי|ככה זה|מה שהתכוונתי)',
      ],
    },
    replies: [
      ['And now that it’s clear, what comes next?', 'ועכשיו כשזה ברור, מה בא אחרי זה?'],
      ['What in it is the most exact for you?', 'מה בזה הכי מדויק בשבילך?'],
      ['How long have you known this?', 'כמה זמן זה כבר ידוע לך?'],
    ],
  },
  {
    key: 'not_really',
    isAlone: true,
    patterns: {
      en: [
        "[no|well] (not really|not exactly|not quite|not at all|i don't think so|that's not it|not that) [no|to be honest|i think]",
        "[no] that's not (it|quite it|really it|exactly it|what i mean|what i meant)",
        "i wouldn't (say|put it) (that|so|that way|like that)",
        "no it's something else",
        "it's not [really] that",
      ],
      he: [
        '[לא|טוב] (לא ממש|לא בדיוק|לא כל כך|ממש לא|לא באמת|לא נראה לי|אני לא חושב|אני לא חושבת) [לא|האמת]',
        '[לא] זה לא (זה|בדיוק זה|ממש זה|העניין|מה שאני מתכוון|מה שאני מתכוונת|מה שהתכוונתי)',
        'לא הייתי (אומר|אומרת|קורא|קוראת) (ככה|את זה ככה|לזה ככה|לזה כך)',
        'לא זה משהו אחר',
        'לא לזה התכוונתי',
        '[זה] [ממש] לא (נכון|מדויק) [מה שכתבת|מה שאמרת|מה שנכתב]',
        'לא (התכוונתי לזה|לזה הכוונה|זאת הכוונה|זו הכוונה)',
        'זה לא מה (שאמרתי|שכתבתי|שהתכוונתי) *',
      ],
    },
    replies: [
      ['All right, not that. What comes closer?', 'בסדר, לא זה. מה קרוב יותר?'],
      ['What is it instead, in your own words?', 'אז מה כן, במילים שלך?'],
      ['What didn’t fit?', 'מה לא התאים?'],
    ],
  },
  {
    key: 'probably',
    isAlone: true,
    patterns: {
      en: [
        '[yeah|yes|well] (probably|i guess|i guess so|i suppose|i suppose so|i think so|most likely|perhaps|maybe|could be|might be|possibly) [yeah|yes|so]',
        "[yeah] (you're|you are) probably right",
        "i guess (that's|it's|it is|that is) (true|right|it|so)",
        '(that|it) (could|might) be [it|true|so]',
      ],
      he: [
        '[כן|נו] (כנראה|כנראה שכן|אני מניח|אני מניחה|אני מניח שכן|אני מניחה שכן|נראה לי|נראה לי שכן|אולי|יכול להיות|ייתכן|יתכן|מן הסתם|סביר להניח|אפשר לומר) [כן|שכן]',
        'כנראה (צודק|צודקת|שזה נכון|שזה זה)',
        'אני (חושב|חושבת) שכן',
        'יכול להיות [שכן|שזה נכון|שזה זה]',
      ],
    },
    replies: [
      [
        'That sounds nearly sure, with a small doubt. What is the doubt?',
        'זה נשמע כמו ״כן״ עם ספק קטן. מה הספק?',
      ],
      ['What would make it surer?', 'מה היה הופך את זה ל״כן״ מלא?'],
      ['What in you is still not sure about it?', 'מה בך עוד לא בטוח בזה?'],
    ],
  },
  {
    key: 'too_much',
    isAlone: true,
    patterns: {
      en: [
        "[way|far|just|it's|that's|it's just|a bit] [way|far|just] too much [really|honestly|for me|at once|i think]",
        "(it's|it is|it's all|that's) [all|just] too much [for me|for one person|right now]",
        'more than i can (take|handle|carry|bear|hold|manage)',
        'too (many things|many|much of it) [at once]',
        "i can't handle (it|this|all this|any more|anymore)",
      ],
      he: [
        '[פשוט|זה|קצת|האמת] (יותר מדי|יותר מידי|מוגזם|הרבה מדי|הרבה יותר מדי) [בשבילי|בבת אחת|לי|האמת]',
        'זה [פשוט|כבר] (יותר מדי|יותר מידי|גדול עליי|גדול עלי) [בשבילי|בשביל בן אדם אחד]',
        'יותר ממה שאני (יכול|יכולה|מסוגל|מסוגלת) [לסחוב|לשאת|להכיל]',
        'יותר מדי דברים [בבת אחת]',
        'אני לא (עומד|עומדת) בזה [יותר]',
      ],
    },
    replies: [
      [
        'There is usually one last thing that makes it too much. What was it this time?',
        'בדרך כלל יש דבר אחד אחרון שהופך את זה ליותר מדי. מה זה היה הפעם?',
      ],
      ['Of all that’s there, what isn’t really yours?', 'מכל מה שיש שם, מה בעצם לא שלך?'],
      ['How was it when it was still bearable?', 'איך זה היה כשעוד היה אפשר לעמוד בזה?'],
    ],
  },
  {
    key: 'not_much',
    isAlone: true,
    patterns: {
      en: [
        '[honestly|really|just] (not much|not a lot|very little|hardly anything|almost nothing|not that much|next to nothing|barely anything|a little|a little bit|a bit) [really|honestly|to be honest|i guess]',
        '(nothing|not anything) (much|really)',
        '[just] a (tiny|little) bit [really]',
        "there's not much [to say|to tell|left]",
      ],
      he: [
        '[האמת|בעצם|רק] (לא הרבה|לא המון|מעט|מעט מאוד|קצת|כמעט כלום|כמעט ולא|כמעט שלא|ממש קצת|טיפה) [האמת|בעצם]',
        '(שום דבר|כלום) (מיוחד|גדול|רציני)',
        'אין הרבה [מה לומר|מה להגיד|מה לספר]',
        'לא יותר מדי',
      ],
    },
    replies: [
      ['What is the little that there is?', 'ומה כן יש, בתוך המעט הזה?'],
      ['And when was it more?', 'ומתי זה היה יותר?'],
      ['How much would be enough?', 'כמה היה מספיק?'],
    ],
  },
  {
    key: 'same_as_always',
    isAlone: true,
    patterns: {
      en: [
        "[just|it's|it's just] [the] same (as always|as ever|as usual|old|old story|old thing|as before|thing as always|again|every day) [really]",
        'same old [same old|story|thing]',
        '[just] (the usual|as usual|like always|like every day|as always|nothing new|nothing changed|nothing has changed)',
        "it's always (like this|like that|the same)",
        'it never changes',
      ],
      he: [
        '[אותו דבר|אותו הדבר|הכול|הכל] (כמו תמיד|כרגיל|כמו כל יום|כמו קודם) [האמת]',
        '[פשוט] (הרגיל|כרגיל|הסיפור הרגיל|אותו סיפור|אותו הסיפור|שום חדש|אין חדש|שום דבר חדש|שום דבר לא השתנה|שגרה)',
        'זה תמיד (ככה|כך|אותו דבר)',
        'זה אף פעם לא משתנה',
        'אותו דבר [כל יום|כל פעם]',
      ],
    },
    replies: [
      [
        'Even ‘always’ began at some point. When was it last different?',
        'גם ״תמיד״ התחיל מתישהו. מתי לאחרונה זה היה אחרת?',
      ],
      [
        'In what is always the same, what tires you most?',
        'בתוך מה שחוזר על עצמו, מה הכי מעייף אותך?',
      ],
      [
        'If one small thing were different tomorrow, what would you want it to be?',
        'אם מחר דבר קטן אחד היה אחרת, מה היה טוב שזה יהיה?',
      ],
    ],
  },
  {
    key: 'a_place',
    isAlone: true,
    patterns: {
      en: [
        '[mostly|usually|always|just] (in|at|on|before|during) (meetings|class|lessons|the meeting|calls|zoom calls|parties|family dinners|dinner|the table|the school gate|practice|training|church|the shop) [mostly|usually|i think]',
        '[mostly|usually|always|just] (in|at) [the|my] (kitchen|bathroom|shower|bedroom|living room|car|office|garden|balcony|corridor|hallway|stairs|bus|train|supermarket|gym|classroom|library|park|bed|couch|sofa) [mostly|usually|i think|alone]',
        "[mostly|usually] (at home|at work|at school|at my desk|on the bus|on the train|on the couch|on the sofa|on the balcony|on the stairs|by the sea|at the beach|in bed|outside|at my parents' house|at my parents) [mostly|usually|i think]",
        "[mostly] (at|in) my (mother's|mum's|mom's|parents'|sister's|grandmother's) [house|place|kitchen]",
      ],
      he: [
        '[בעיקר|לרוב|תמיד] (במטבח|באמבטיה|במקלחת|בחדר השינה|בחדר|בסלון|ברכב|באוטו|במשרד|בגינה|במרפסת|במסדרון|במדרגות|באוטובוס|ברכבת|בסופר|בחדר כושר|בכיתה|בספרייה|בפארק|במיטה|על הספה|בספה|בבית|בעבודה|בבית הספר|בים|על הים|בחוץ|ליד השולחן) [בעיקר|לרוב|נראה לי|לבד]',
        'אצל (ההורים|אמא|אבא|סבתא|אחותי|אחי|חבר|חברה) [בבית|שלי|במטבח|בסלון]',
        'בבית של (ההורים|אמא|אבא|סבתא) [שלי]',
      ],
    },
    replies: [
      [
        'Places remember things. What would somebody see there who came in just then?',
        'מקומות זוכרים דברים. מה היו רואים שם אם היו נכנסים באותו רגע?',
      ],
      ['Who else is usually there?', 'מי עוד נמצא שם בדרך כלל?'],
      [
        'What is different in you there, compared with other places?',
        'מה שונה אצלך שם, לעומת מקומות אחרים?',
      ],
    ],
  },
  {
    key: 'quiet_wanted',
    patterns: {
      en: [
        '(just|some|a bit of|a little|just some) (silence|quiet|peace|peace and quiet) [would be nice|please|i think|maybe]',
        '(silence|quiet|some quiet|peace and quiet|a bit of peace) would be (nice|good|enough|lovely|great)',
        'i [just] (want|need) [some|a bit of|a little] (silence|quiet|peace and quiet|peace) [for once|at home|for an hour|for a day]',
        'i wish it were quiet *',
        'an hour of (silence|quiet)',
      ],
      he: [
        '(רק|פשוט|קצת|רק קצת) (שקט|שלווה) [היה נחמד|היה טוב|אולי|בבקשה]',
        '[קצת] שקט (היה נחמד|היה טוב|היה מספיק|יהיה נחמד|יעשה טוב)',
        'אני [רק|פשוט] (רוצה|צריך|צריכה) [רק|קצת] (שקט|שלווה) [בבית|לשעה|ליום|פעם אחת]',
        'הלוואי שהיה [קצת] שקט *',
        '(שעה|יום|רגע|ערב) [אחת|אחד] של שקט',
      ],
    },
    replies: [
      ['What is loudest just now, around you or in your head?', 'מה הכי רועש כרגע, מסביב או בראש?'],
      ['When did you last have a quiet quarter of an hour?', 'מתי היה לך לאחרונה רבע שעה של שקט?'],
      [
        'Suppose it’s quiet. What would you do in the first minutes?',
        'נניח שיש שקט. מה יקרה בדקות הראשונות?',
      ],
    ],
  },
  {
    key: 'relief_lighter',
    patterns: {
      en: [
        "[i think|i guess|maybe|probably] (i'd|i would) (feel|be) (lighter|relieved|calmer|freer)",
        '[a|huge|big|such a] relief [i think|i guess|honestly|really]',
        'it would be a [huge|big|great] relief',
        'i (feel|felt) (lighter|relieved) [now|after|afterwards|already|somehow] *',
        '(a weight|a stone) off my (shoulders|chest|heart)',
        'i (could|can) breathe again',
      ],
      he: [
        '[כנראה|אולי|נראה לי] (הייתי מרגיש|הייתי מרגישה|ארגיש|אני ארגיש) (קל יותר|יותר קל|הקלה|הקלה גדולה|רגוע|רגועה|משוחרר|משוחררת|חופשי|חופשייה)',
        '(תהיה|הייתה|היתה|זו תהיה|זאת תהיה|זו הייתה) [לי] הקלה *',
        'הוקל לי [קצת|מאוד] [עכשיו|אחרי|אחר כך] *',
        'אבן (ירדה|יורדת|תרד) לי מהלב',
        '* (אוכל|אפשר|אני יכול|אני יכולה) לנשום שוב',
        'יורד לי משקל מהכתפיים',
        '[המון|כזאת] הקלה [גדולה] [נראה לי|כנראה|האמת]',
      ],
    },
    replies: [
      ['What is it that wouldn’t have to be carried any more?', 'מה כבר לא צריך לסחוב אז?'],
      [
        'Relief usually shows in small things: the morning, the meals, the voice. Which of them comes to mind first?',
        'הקלה רואים בדרך כלל בדברים קטנים. איפה רואים אותה קודם: בבוקר, באוכל, בקול?',
      ],
      ['When did you last feel something like that?', 'מתי הרגשת משהו כזה בפעם האחרונה?'],
    ],
  },
  {
    key: 'fear_of_answer',
    patterns: {
      en: [
        "[i'm|i am|i was|and i'm|but i'm|because i'm|mostly] [just|really|so|too|also|a bit] (scared|afraid|terrified|frightened) of (what|how) (they|he|she) (would|might|will) (say|answer|think|react|do) *",
        "[i'm|i am|i was|and i'm|but i'm|because i'm|mostly] [just|really|so|too|also|a bit] (scared|afraid|terrified|frightened) of the (answer|response|reaction|reply)",
        "[i'm|i am|i was|and i'm|but i'm|because i'm|mostly] [just|really|so|too|also|a bit] (scared|afraid|terrified) (they'd|he'd|she'd|they'll|he'll|she'll) (say|answer) *",
        "[i'm|i am|i was|and i'm|but i'm|because i'm|mostly] [just|really|so|too|also|a bit] (scared|afraid|terrified) to (ask|hear) *",
        "i don't want to (hear|know) the answer",
        'what if (they say|he says|she says) no',
      ],
      he: [
        '[אני|ואני|אבל אני|כי אני] [גם|קצת|מאוד|ממש|פשוט] (מפחד|מפחדת|פוחד|פוחדת|חושש|חוששת|מפחיד אותי) (ממה|מה|מאיך) (שהוא|שהיא|שהם|הוא|היא|הם) (יגיד|תגיד|יגידו|יענה|תענה|יענו|יחשוב|תחשוב|יחשבו|יגיב|תגיב|יגיבו) *',
        '[אני|ואני|אבל אני|כי אני] [גם|קצת|מאוד|ממש|פשוט] (מפחד|מפחדת|פוחד|פוחדת|חושש|חוששת) (מהתשובה|מהתגובה|לשאול|לשמוע) *',
        '[אני|ואני|אבל אני|כי אני] [גם|קצת|מאוד|ממש|פשוט] (מפחד|מפחדת|פוחד|פוחדת) ממה (שיגידו|שיגיד|שתגיד|שיענו|שיחשבו) *',
        '[אני|ואני|אבל אני|כי אני] [גם|קצת|מאוד|ממש|פשוט|נורא] (מפחד|מפחדת|פוחד|פוחדת|חושש|חוששת) (שהמנחה|שהבוס|שהבוסית|שהמנהל|שהמנהלת|שהמורה|שאמא|שאבא|שההורים|שהוא|שהיא|שהם|שאשתי|שבעלי) (יגיד|תגיד|יגידו|יחשוב|תחשוב|יחשבו|יענה|תענה) *',
        'אני לא רוצה (לשמוע|לדעת) את התשובה',
        'מה אם (יגידו|הוא יגיד|היא תגיד|הם יגידו) לא',
      ],
    },
    replies: [
      [
        'The answer people fear usually has exact words. What are they here?',
        'לתשובה שמפחדים ממנה יש בדרך כלל מילים מדויקות. מה הן כאן?',
      ],
      ['And which answer would you secretly hope for?', 'ולאיזו תשובה יש לך תקווה בסתר?'],
      [
        'If the hard answer came, whom would you want near you afterwards?',
        'ואם תבוא התשובה הקשה, מי טוב שיהיה לידך אחר כך?',
      ],
    ],
  },
  {
    key: 'money_holds',
    patterns: {
      en: [
        '* (money|the salary|the mortgage|the rent|the loan|my salary|the pay|the paycheck) (is|is all|is the only thing|is what) (keeping|keeps|that keeps|holding|holds|that holds) me *',
        '* i (stay|stayed|am staying) [only|just] (for|because of) the (money|salary|pay|paycheck|mortgage|rent) *',
        "* (can't|cannot|couldn't) (afford|allow myself) to (leave|quit|stop|move out|separate|divorce|resign) *",
        "it's [just|only|mostly] the (money|salary|mortgage|rent)",
        "if it (weren't|wasn't) for the (money|salary|mortgage|rent) *",
        '* (stuck|trapped) (here|there) because of (money|the money|the mortgage|the salary)',
      ],
      he: [
        '* (הכסף|המשכורת|המשכנתא|השכירות|ההלוואה|השכר) (מחזיק|מחזיקה|משאיר|משאירה|תוקע|תוקעת) אותי *',
        '* אני (נשאר|נשארת) [שם|כאן|פה] [רק] (בגלל|בשביל) (הכסף|המשכורת|המשכנתא|השכר) *',
        '* אין לי (אפשרות|יכולת) כלכלית (לעזוב|להתפטר|לעבור|להיפרד|להתגרש) *',
        '* לא (יכול|יכולה) להרשות לעצמי (לעזוב|להתפטר|להפסיק|לעבור|להתגרש|להיפרד) *',
        'זה [רק|בעיקר] (הכסף|המשכורת|המשכנתא)',
        '* אם לא (הכסף|המשכנתא|המשכורת|השכירות) *',
        '* (תקוע|תקועה) [שם|כאן|פה] בגלל (כסף|הכסף|המשכנתא|המשכורת) *',
      ],
    },
    replies: [
      [
        'Money matters. What is the most important thing it keeps safe each month?',
        'כסף זה דבר רציני. מה הדבר הכי חשוב שהוא מחזיק כל חודש?',
      ],
      [
        'If the money were the same elsewhere, what would still keep you?',
        'אם אותו כסף היה מחכה במקום אחר, מה עוד היה מחזיק אותך?',
      ],
      ['At what sum would you feel freer?', 'באיזה סכום כבר היה לך קל יותר לבחור?'],
    ],
  },
  {
    key: 'deadline',
    patterns: {
      en: [
        '* the deadline (is|was) *',
        '* i have [only|just] (until|till) (sunday|monday|tuesday|wednesday|thursday|friday|saturday|tomorrow|tonight|next week|the weekend|the end) *',
        "* (it's|it is) due (on|in|by|tomorrow|today|tonight|next) *",
        '* (have|need) to (hand it in|submit|send it|finish it|answer them|give an answer) (by|before|until|tomorrow|today|tonight) *',
        "there's a deadline *",
        '* (running out of|not enough) time (before|until) the *',
        '* i (missed|will miss|am going to miss) the deadline *',
      ],
      he: [
        '* (הדדליין|הדד ליין|המועד האחרון|תאריך ההגשה) *',
        '* יש לי [רק] עד (ראשון|שני|שלישי|רביעי|חמישי|שישי|מחר|הערב|יום ראשון|יום שני|יום שלישי|יום רביעי|יום חמישי|יום שישי|סוף השבוע|סוף החודש|סוף השנה|שבוע הבא) *',
        '* (צריך|צריכה|חייב|חייבת) (להגיש|לסיים|לשלוח|לתת תשובה|להחזיר תשובה) [את זה|הכול|הכל] (עד|מחר|היום|הערב|לפני) *',
        'יש [לי|לזה] דדליין *',
        '* ההגשה (מחר|ביום|בעוד|בשבוע|היא) *',
        '* נשארו לי [רק|עוד] (יומיים|שלושה ימים|שבוע|שבועיים|כמה ימים) *',
      ],
    },
    replies: [
      [
        'A date can press from all sides. What really has to be there by then?',
        'תאריך יכול ללחוץ מכל הכיוונים. מה באמת חייב להיות מוכן עד אז?',
      ],
      ['Who is waiting for it most?', 'מי הכי מחכה לזה?'],
      ['How will the first morning after it look?', 'איך ייראה הבוקר הראשון שאחרי?'],
    ],
  },
  {
    key: 'what_if',
    patterns: {
      en: [
        "[but|and|because] what if i (fail|lose|regret|get|never|don't|can't|make|choose|end up|leave|stay|miss|tell|say) *",
        "[but|and|because] what if (it|something|nothing|everything|nobody|they|he|she|we) (goes|happens|never|don't|doesn't|won't|isn't|aren't|gets|find|finds|leave|leaves|comes back) *",
        "[but|and] what if it's (too|not|the|already|all|my|me) *",
        'i keep (thinking|asking myself|asking) what if *',
        '[all] the what ifs *',
      ],
      he: [
        '[אבל|כי] (מה אם|ומה אם) אני (לא|אכשל|אתחרט|אפסיד|אשאר|אעזוב|אטעה|אגלה|אגיד|אף) *',
        '[אבל|כי] (מה אם|ומה אם) (זה|משהו|כלום|הכול|הכל|אף אחד|הם|הוא|היא) (לא|יקרה|ילך|ייגמר|יחזור|תחזור|יעזוב|תעזוב|יעזבו|כבר|יהיה|יגלו|יגלה|תגלה) *',
        '[אבל] (מה אם|ומה אם) (אכשל|אתחרט|אטעה|אפסיד|אאבד|אשאר) *',
        'אני (כל הזמן|כל הזמן רק) (חושב|חושבת|שואל|שואלת) (מה אם|ומה אם) *',
        'אני (שוכב|שוכבת|יושב|יושבת) [ער|ערה] עם כל ה מה אם *',
      ],
    },
    replies: [
      [
        'A question like that usually brings a picture. What do you see in it?',
        'שאלה כזאת מביאה בדרך כלל תמונה. מה רואים בה?',
      ],
      ['When does this question usually come up?', 'מתי השאלה הזאת עולה בדרך כלל?'],
      [
        'There may be a good ‘what if’ as well, only quieter. What would it be?',
        'אולי יש גם ״מה אם״ טוב, רק שקט יותר. מה הוא היה אומר?',
      ],
    ],
  },
  {
    key: 'two_hands',
    patterns: {
      en: [
        'on (the one|one) hand *',
        '* on the other hand *',
        '[a] part of me (wants|thinks|knows|feels|says|misses|hopes|is|would) *',
        '* torn between *',
        '* one part of me + and (the other|another) *',
        '* i have mixed feelings *',
      ],
      he: [
        'מצד אחד *',
        '* מצד שני *',
        'מצד שני *',
        'חלק ממני (רוצה|חושב|יודע|מרגיש|אומר|מתגעגע|מקווה) *',
        '* (קרוע|קרועה|נקרע|נקרעת) בין *',
        '* יש לי רגשות מעורבים *',
        'מחד *',
      ],
    },
    replies: [
      [
        'So there are two sides. Which one is louder today?',
        'אז יש שני צדדים. מי מהם חזק יותר היום?',
      ],
      ['What is each side trying to protect?', 'על מה כל צד מנסה לשמור?'],
      ['Which of the two gets listened to less?', 'לאיזה משני הצדדים מקשיבים פחות?'],
    ],
  },
  {
    key: 'decide_soon',
    patterns: {
      en: [
        '* i (need|have) to (decide|choose|make a decision|make up my mind) *',
        '* i (must|should) (decide|choose) (soon|by|before|until|this week|today|tomorrow) *',
        "i (can't|cannot|don't know how to) (decide|choose|make up my mind) *",
        '* i (have|need) to give (an|my) answer *',
        '* (they|he|she) (want|wants|need|needs) an answer *',
      ],
      he: [
        '* אני (צריך|צריכה|חייב|חייבת) (להחליט|לבחור|לקבל החלטה) *',
        '* אני לא (מצליח|מצליחה|יכול|יכולה|מסוגל|מסוגלת) (להחליט|לבחור) *',
        '* (צריך|צריכה|חייב|חייבת) (לתת|להחזיר) תשובה *',
        '* (מחכים|מחכה|רוצים|רוצה) (לתשובה|תשובה) (שלי|ממני) *',
        '* יש לי החלטה [גדולה|קשה] (לקבל|לקחת) *',
      ],
    },
    replies: [
      ['What do you still need to know?', 'מה עוד חסר לך לדעת?'],
      [
        'If you tossed a coin right now, what would you catch yourself hoping for?',
        'אם עכשיו מטילים מטבע, למה מקווים בסתר?',
      ],
      [
        'Each choice has its own regret. Which one would be easier to live with?',
        'לכל בחירה יש חרטה משלה. עם איזו מהן היה קל יותר לחיות?',
      ],
    ],
  },
  {
    key: 'stay_or_go',
    patterns: {
      en: [
        '[and|but] if i (leave|left|quit) [now|him|her|them|this|my job|the job|home|here] *',
        '[and|but] if i (stay|stayed) *',
        '* whether [to|i should] (stay or go|stay or leave|leave or stay|go or stay) *',
        "* (don't|can't) (know|decide) (if|whether) (i should|to) (stay|leave|quit|move out) *",
        '(stay or go|stay or leave|to stay or to go)',
        '* should i (stay|leave|quit) or (go|leave|stay|not) *',
      ],
      he: [
        '(אם|ואם|אבל אם) אני (עוזב|עוזבת|מתפטר|מתפטרת) *',
        '(אם|ואם|אבל אם) (אעזוב|אתפטר|אשאר) *',
        '(אם|ואם|אבל אם) אני (נשאר|נשארת|אשאר|אעזוב) *',
        '* אם (להישאר|לעזוב|ללכת) או (לעזוב|ללכת|להישאר|לא) *',
        '(להישאר|לעזוב|ללכת) או (ללכת|לעזוב|להישאר)',
        '* לא (יודע|יודעת|מצליח להחליט|מצליחה להחליט) אם (להישאר|לעזוב|להתפטר|לעבור) *',
      ],
    },
    replies: [
      [
        'Either way there will be ordinary days. In which of the two does an ordinary Tuesday look lighter?',
        'בכל מקרה יהיו גם ימים רגילים. באיזו משתי האפשרויות יום שלישי רגיל נראה קל יותר?',
      ],
      ['What will come along with you either way?', 'מה יבוא איתך בכל מקרה?'],
      [
        'Staying or going: which can you picture more clearly?',
        'להישאר או ללכת: מה מצטייר אצלך בצורה ברורה יותר?',
      ],
    ],
  },
  {
    key: 'tried_failed',
    patterns: {
      en: [
        "* (i|i've) (tried|already tried|have tried) * (didn't|doesn't|did not|hasn't) (work|help|change|last|make a difference) *",
        "* (i|i've) (tried|already tried|have tried) [that|it|this|everything|all that] (but|and) (it|nothing|that) (didn't|doesn't|did|failed|never|helped|worked|changed) *",
        "* (tried|done) (that|it|this) (and|but) it (didn't|did not|doesn't) (work|help) *",
        '* (nothing|none of it) i (try|tried|do) (works|worked|helps|helped) *',
        "[it|that] (didn't|doesn't|never) (work|worked|works|help|helps|helped) [at all|for me|last time|either]",
        "* i've tried everything *",
      ],
      he: [
        '* (ניסיתי|כבר ניסיתי) * (לא עזר|לא עבד|לא הצליח|לא עוזר|לא עובד|לא החזיק|לא הלך|לא השתנה) *',
        '* (ניסיתי|כבר ניסיתי) [את זה|הכול|הכל] (וזה|אבל זה|וכלום|אבל כלום|ושום דבר|אבל שום דבר) לא (עזר|עבד|הצליח|החזיק|השתנה|עוזר|עובד) *',
        '* (ניסיתי|כבר ניסיתי|ניסיתי כבר) (הכול|הכל|כל דבר) *',
        '* (שום דבר|כלום) (ממה|מכל מה) שניסיתי *',
        '[זה|וזה] לא (עזר|עבד|הצליח|עובד|עוזר) [בכלל|לי|בפעם הקודמת]',
      ],
    },
    replies: [
      ['How far did it get?', 'עד לאן זה הגיע?'],
      [
        'Even what doesn’t work teaches something. What did you learn from this?',
        'גם מה שלא עבד מלמד משהו. מה למדת מזה?',
      ],
      ['Which part of it was still in the right direction?', 'איזה חלק בזה בכל זאת היה בכיוון?'],
    ],
  },
  {
    key: 'tried_helped',
    patterns: {
      en: [
        "* (i|i've) (tried|have tried) * and it [actually|really] (helped|worked|works|helps) *",
        '[and] it [actually|really] (helped|worked) [a bit|a little|a lot|for a while|somehow]',
        '* (helped|helps) me [a lot|a bit|a little] [to] (sleep|breathe|calm down|relax|think|cope)',
        '* what (helps|helped) [me] [most|the most] (is|was) *',
        '* it did (help|work) *',
      ],
      he: [
        '* (ניסיתי|עשיתי) * (וזה|זה) [באמת|דווקא|קצת] (עזר|עבד|עוזר|עובד) *',
        '(זה|וזה) [באמת|דווקא|קצת|ממש] (עזר|עבד) [לי] [קצת|מאוד|לזמן מה]',
        '* (עזר|עוזר|עזרה|עוזרת) לי [קצת|מאוד|ממש] (לישון|לנשום|להירגע|לחשוב) *',
        '* מה (שעוזר|שעזר) לי *',
        '* זה כן (עזר|עבד|עוזר) *',
      ],
    },
    replies: [
      ['What in it helped most?', 'מה בזה עזר הכי הרבה?'],
      [
        'So there is something that helps. When is it hardest to get to it?',
        'אז יש משהו שעוזר. מתי הכי קשה להגיע אליו?',
      ],
      ['How long does it last?', 'לכמה זמן זה מספיק?'],
    ],
  },
  {
    key: 'i_did_it',
    isGlad: true,
    patterns: {
      en: [
        '[yes|so|well|today|yesterday|and] i (did it|finally did it|actually did it|went through with it|got it done) [today|yesterday|finally|in the end]',
        'i finally (told|called|asked|quit|sent|said|went|signed|finished|spoke|wrote|left|booked|applied) *',
        'i [actually] managed to (tell|call|ask|send|say|go|finish|speak|write|leave|sleep|start|get up|stop) *',
        'i (told|called|asked) (him|her|them) [today|yesterday|in the end|last night|this morning]',
      ],
      he: [
        '[כן|אז|היום|אתמול] (עשיתי את זה|סוף סוף עשיתי את זה|זה מאחוריי|זה מאחורי) [היום|אתמול|סוף סוף|בסוף]',
        'סוף סוף (אמרתי|התקשרתי|שאלתי|התפטרתי|שלחתי|הלכתי|חתמתי|סיימתי|דיברתי|כתבתי|עזבתי|קבעתי|נרשמתי) *',
        'הצלחתי (לומר|להגיד|להתקשר|לשאול|לשלוח|ללכת|לסיים|לדבר|לכתוב|לעזוב|לישון|להתחיל|לקום|להפסיק) *',
        '(אמרתי|סיפרתי) (לו|לה|להם) [היום|אתמול|בסוף|הבוקר]',
        '(דיברתי|שוחחתי) (איתו|איתה|איתם) [היום|אתמול|בסוף|הבוקר]',
      ],
    },
    replies: [
      ['How was the minute right after?', 'איך הייתה הדקה שמיד אחרי?'],
      [
        'Things like this often wait a long time. What made it possible this time?',
        'דברים כאלה מחכים הרבה פעמים זמן רב. מה אפשר את זה הפעם?',
      ],
      ['What was different from how you had imagined it?', 'מה היה אחרת ממה שדמיינת?'],
    ],
  },
  {
    key: 'went_well',
    isGlad: true,
    patterns: {
      en: [
        '[and|so|well|actually] (it|the meeting|the talk|the conversation|the interview|the exam|the date|the day|everything) [actually|all|really] went [really|very|surprisingly|pretty|quite] (well|great|fine|ok|okay|smoothly|better than i thought|better than expected) *',
        '* better than i (thought|expected|feared)',
        '* surprisingly well',
        'it was [actually|really] (good|great|nice|lovely|fine) [actually|in the end]',
        'it (turned out|worked out) (well|fine|great|okay|ok) [in the end]',
      ],
      he: [
        '[אז|בסוף] (זה|הפגישה|השיחה|הראיון|המבחן|הדייט|היום|הכול|הכל|וזה) (הלך|הלכה|עבר|עברה|היה|היתה|הייתה) [דווקא|ממש|מאוד|די|יחסית] (טוב|טובה|מצוין|מצוינת|נהדר|נהדרת|בסדר|חלק|סבבה|מעולה) *',
        '* יותר טוב ממה (שחשבתי|שציפיתי|שפחדתי) *',
        'בסוף (זה|הכול|הכל) (הסתדר|יצא טוב|היה בסדר|היה טוב)',
      ],
    },
    replies: [
      ['Which moment in it would you keep?', 'איזה רגע מתוך זה שווה לשמור?'],
      ['What part did you have in it?', 'מה היה החלק שלך בזה?'],
      ['What had you been expecting before it?', 'למה ציפית לפני זה?'],
    ],
  },
  {
    key: 'went_badly',
    patterns: {
      en: [
        '[and|so|well] (it|the meeting|the talk|the conversation|the interview|the exam|the date|everything) [really|all|just] (went|was) [really|very|so|pretty|quite] (badly|wrong|terribly|awful|terrible|horrible|bad|a disaster) *',
        'it was a [complete|total] (disaster|mess|catastrophe|nightmare)',
        '* i (blew|messed up|screwed up|ruined) (it|the interview|the exam|everything|the talk)',
        '* worse than i (thought|expected|feared) *',
        "it didn't go well *",
      ],
      he: [
        '[אז|בסוף] (זה|הפגישה|השיחה|הראיון|המבחן|הדייט|הכול|הכל|וזה) (הלך|הלכה|עבר|עברה|היה|היתה|הייתה) [ממש|מאוד|די] (רע|רעה|גרוע|גרועה|נורא|נוראה|נוראי|נוראית|על הפנים|אסון|קטסטרופה|זוועה|חרא) *',
        '* (פישלתי|פשלתי|דפקתי את זה|הרסתי את זה|הרסתי הכול|הרסתי הכל) *',
        '* יותר גרוע ממה (שחשבתי|שציפיתי|שפחדתי) *',
        'זה לא הלך (טוב|כל כך טוב|כמו שצריך|לי) *',
        'זה היה (אסון|קטסטרופה|סיוט)',
      ],
    },
    replies: [
      ['At what point did it change?', 'באיזה שלב זה התהפך?'],
      [
        'After something like this the head often goes back to one moment. Which one?',
        'אחרי דבר כזה הראש חוזר הרבה פעמים לרגע אחד. איזה?',
      ],
      ['What about it did nobody see?', 'מה בזה אף אחד לא ראה?'],
    ],
  },
  {
    key: 'every_time',
    patterns: {
      en: [
        '(it|this|that) [always] happens (every|each) (time|single time|year|week|month|night|morning|holiday) *',
        '(every|each) [single] time i (try|start|see|call|talk|go|say|ask|come|meet|visit|open|think|sit) *',
        '(every|each) [single] time (he|she|they|we) *',
        "it's (always|every time) the same (thing|story|fight|argument|pattern) *",
        '(here we go|there i go|it happened) again',
        'i always end up *',
      ],
      he: [
        'זה קורה [לי|לנו] (כל פעם|בכל פעם|תמיד|כל שנה|כל שבוע|כל חודש|כל לילה|כל בוקר|כל חג) *',
        '(כל פעם|בכל פעם) (שאני|כשאני|שהוא|שהיא|שהם|שאנחנו) *',
        '* (תמיד|כל פעם) (אותו דבר|אותו סיפור|אותו ריב|אותה שיחה|אותו הדבר) *',
        'שוב (פעם|אותו דבר|אותו סיפור|זה קרה)',
        'אני תמיד (מוצא|מוצאת) את עצמי *',
        'בסוף זה תמיד (נגמר|חוזר|קורה) *',
      ],
    },
    replies: [
      ['How does it usually begin?', 'איך זה מתחיל בדרך כלל?'],
      [
        'At which moment do you notice that it’s happening again?',
        'באיזה רגע שמים לב שזה שוב קורה?',
      ],
      [
        'Perhaps there was one time when it went differently. What was different then?',
        'אולי הייתה פעם אחת שבה זה הלך אחרת. מה היה שונה אז?',
      ],
    ],
  },
  {
    key: 'event_today',
    patterns: {
      en: [
        '(this morning|last night|yesterday|an hour ago|just now) (i|he|she|they|we|my|the|at|in|something|someone|somebody) *',
        'today (he|she|my|the|something|someone|somebody|at work|at school) *',
        '* (happened|called|came|told me|said|asked|wrote|shouted|left|texted) (this morning|last night|today|yesterday|an hour ago|just now|tonight)',
        'something happened (today|this morning|last night|yesterday|tonight) *',
        '* we (fought|argued|had a fight|talked) (today|last night|this morning|yesterday|again) *',
      ],
      he: [
        '(הבוקר|אתמול בלילה|אתמול בערב|לפני שעה|היום בבוקר) + *',
        '(אתמול|היום|הרגע) (הוא|היא|הם|אנחנו|מישהו|מישהי|משהו|קרה|קרתה|היה|היתה|הייתה|התקשר|התקשרה|התקשרו|הגיע|הגיעה|רבנו|דיברנו) *',
        '* (קרה|התקשר|התקשרה|באה|אמר לי|אמרה לי|כתב לי|כתבה לי|צעק|צעקה|עזב|עזבה) (הבוקר|אתמול|היום|הרגע|אתמול בלילה|לפני שעה)',
        'קרה [לי] משהו (היום|הבוקר|אתמול|בלילה) *',
        '* (רבנו|דיברנו|התווכחנו) (היום|אתמול|הבוקר|שוב) *',
      ],
    },
    replies: [
      [
        'What has stayed with you most from it: a sentence, a face, a sound?',
        'מה נשאר איתך הכי חזק: משפט, פנים, צליל?',
      ],
      ['What happened right after?', 'ומה קרה מיד אחר כך?'],
      ['And how was it just before?', 'ואיך זה היה רגע לפני?'],
    ],
  },
  {
    key: 'worst_part',
    patterns: {
      en: [
        "[and|but] (the worst|the hardest|the worst part|the hardest part|the worst thing|the saddest part|the most painful part|what's worst|what hurts most|what hurts the most) (is|was|of it|of all|about it) *",
        '* is the (worst|hardest|saddest|most painful) (part|thing|bit) *',
        'what (bothers|hurts|kills|gets|upsets) me [the] most is *',
        '[and] (worst|worse) of all *',
      ],
      he: [
        '(הכי גרוע|הדבר הכי גרוע|החלק הכי גרוע|החלק הכי קשה|הכי קשה|הדבר הכי קשה|הכי כואב|הכי עצוב) (זה|הוא|היה|בזה|שאני|שהוא|שהיא) *',
        'והכי (גרוע|קשה|כואב|עצוב) *',
        'מה (שהכי|שהכי הכי) (כואב|מפריע|קשה|הורג|מעצבן) *',
        '* (זה|הוא) החלק הכי (קשה|גרוע|כואב)',
      ],
    },
    replies: [
      [
        'So that’s where it is hardest. What does it touch in you?',
        'אז שם זה הכי קשה. במה זה נוגע אצלך?',
      ],
      ['Who knows that this is the hardest part?', 'מי יודע שזה החלק הכי קשה?'],
      [
        'If just this one part were gone, how would the rest be?',
        'אם רק החלק הזה היה נעלם, איך היה כל השאר?',
      ],
    ],
  },
  {
    key: 'good_part',
    patterns: {
      en: [
        '(the good|the good part|the best|the best part|the nice part|the good thing|the best thing|the bright side|the nice thing) (is|was|about it is|of it is|in it is) *',
        '[but] (on the bright side|luckily|thankfully) (i|we|she|he|they|it|there|the) *',
        '* is the (good|best|nice) (part|thing|bit) *',
        '* (one|a) good thing (is|about) *',
        'what i (like|love|enjoy) [most] (about|in) (it|this|that) is *',
      ],
      he: [
        '(הדבר הטוב|החלק הטוב|הטוב בזה|הכי טוב|הדבר הכי טוב|החלק היפה|היפה בזה|הצד הטוב) (זה|הוא|היה|בזה|שאני|שהוא|שהיא) *',
        '[אבל] (למזלי|לשמחתי|לשמחתנו|למזלנו) *',
        'מה (שטוב|שיפה|שכיף) [בזה] *',
        'מה שאני (אוהב|אוהבת) בזה *',
      ],
    },
    replies: [
      ['What does that look like on an ordinary day?', 'איך זה נראה ביום רגיל?'],
      ['What does it give you?', 'מה זה נותן לך?'],
      ['When did you last have enough time for it?', 'מתי לאחרונה היה לך מספיק זמן לזה?'],
    ],
  },
  {
    key: 'what_matters',
    patterns: {
      en: [
        'what [really] matters [most] [to me|for me|here] (is|are) *',
        '(the important thing|the most important thing|the main thing) [to me|for me] is *',
        '* (is|are) what [really] matters [most] [to me] *',
        '* (matters|matter) (to me|most to me|a lot to me|more to me) *',
        '* is [really|very|so] important (to|for) me *',
        'what i (care|really care) about [most] is *',
      ],
      he: [
        'מה (שחשוב|שבאמת חשוב|שהכי חשוב) [לי] *',
        '(הדבר החשוב|הכי חשוב|הדבר הכי חשוב|העיקר) [לי|בשבילי] (זה|הוא|שאני|שהם|שהוא|שהיא|שיהיה) *',
        '* (חשוב|חשובה|חשובים) לי (מאוד|יותר מהכול|יותר מהכל|יותר מכול|נורא|באמת) *',
        '[מאוד|נורא|ממש|באמת] חשוב לי (להיות|שיהיה|שהם|שהוא|שהיא|לא|לתת|לעשות) *',
        'אכפת לי (שהם|שהוא|שהיא|מזה|מהם|ממנה|ממנו) *',
      ],
    },
    replies: [
      ['Where could that be seen this week?', 'איפה ראו את זה השבוע?'],
      ['Where does it come from in you?', 'מאיפה זה הגיע אצלך?'],
      ['What makes it hard to hold on to?', 'מה מקשה לשמור על זה?'],
    ],
  },
  {
    key: 'i_realise',
    patterns: {
      en: [
        '[and|now|today|suddenly] i [just|suddenly|now|only now|finally] (realise|realize|realised|realized) *',
        "i'm [just|only now|starting to|beginning to] (realising|realizing|realise|realize) *",
        '[and] (it|something) [just|suddenly] (hit|struck|dawned on) me [that] *',
        'i [only] (now|just) (understand|understood|see|noticed|notice) (that|why|how|what) *',
        "i (never|hadn't) (realised|realized|noticed|seen) (that|it|how) * (before|until now|till now)",
      ],
      he: [
        '[פתאום|היום|עכשיו] (אני|אני פתאום) (מבין|מבינה|קולט|קולטת) (שאני|שזה|שהוא|שהיא|כמה|למה|שבעצם) *',
        '(פתאום|רק עכשיו|עכשיו|היום|ואז) (הבנתי|קלטתי) + *',
        '(הבנתי|קלטתי) (שאני|שזה|שהוא|שהיא|כמה|למה|שבעצם|שכבר|שאין) *',
        '[פתאום|ואז] (נפל|ירד) לי האסימון *',
        'אני [רק] (עכשיו|פתאום) (מבין|מבינה|קולט|קולטת|רואה|שם לב|שמה לב) *',
        'אני (מתחיל|מתחילה) (להבין|לקלוט|לראות) (שאני|שזה|כמה|למה|שבעצם) *',
        '* אף פעם לא (שמתי לב|הבנתי|ראיתי) * (עד עכשיו|קודם|לפני כן)',
      ],
    },
    replies: [
      ['What looks different now?', 'מה נראה אחרת עכשיו?'],
      ['And what made it hard to see until now?', 'ומה הקשה לראות את זה עד עכשיו?'],
      [
        'What does that bring with it: relief, a sting, both?',
        'מה זה מביא איתו: הקלה, צביטה, או גם וגם?',
      ],
    ],
  },
  {
    key: 'not_x_but_y',
    patterns: {
      en: [
        "(it's|it is|it was) not [even|really|just] about + (it's|it is|it was) about *",
        "(it's|it is|this is|that's) not [even|really|just] about (the|him|her|them|money|work|food|winning|being|that|this|who) *",
        "(it isn't|it wasn't|this isn't) [even|really|just] about *",
        "it's (actually|really) about *",
        "the [real] (problem|issue|point|question) (isn't|is not) + (it's|but) *",
      ],
      he: [
        'זה לא [בכלל|באמת|רק] (עניין של|קשור ל|בגלל|על) + (זה|אלא) *',
        'זה (בכלל|באמת) לא (עניין של|על|קשור ל|בגלל) *',
        '(הבעיה|העניין|הסיפור|השאלה) (היא|הוא|זה) לא + (אלא|זה) *',
        'זה לא + אלא *',
        '(העניין|הסיפור) הוא (בכלל|בעצם|באמת) *',
        'זה (בכלל|בעצם) (על|עניין של) *',
      ],
    },
    replies: [
      [
        'So the real thing is something else. When did it begin?',
        'אז העניין האמיתי הוא אחר. מתי זה התחיל?',
      ],
      [
        'If the real thing got a little better, where would you notice it?',
        'אם העניין האמיתי היה משתפר קצת, איפה היו רואים את זה?',
      ],
      ['Who still thinks it’s about the other thing?', 'מי עדיין בטוחים שמדובר בדבר השני?'],
    ],
  },
  {
    key: 'truth_is',
    patterns: {
      en: [
        "[and|but|well] (the truth is|truth is|the truth is that|to tell the truth|if i'm honest|if i'm being honest|the real reason is|deep down) (i|i'm|it|it's|we|he|she|they|nobody|part|there) *",
        "[but] if i'm [really|completely] honest [with myself] *",
        "i've never (admitted|said) (it|this|that) *",
        'i (have|hate) to admit [that|it] *',
        'deep down i (know|knew|think|want|feel) *',
      ],
      he: [
        '[אבל] (האמת היא|אם להגיד את האמת|אם לומר את האמת|עמוק בפנים|הסיבה האמיתית היא) + *',
        '(אם להיות|אם אני) (כנה|כן|כנה עם עצמי|כן עם עצמי) [עם עצמי] *',
        'אני (חייב|חייבת) להודות *',
        '(קשה|לא נעים) לי להודות *',
        'בתוך תוכי *',
      ],
    },
    replies: [
      ['How does it sound, now that it’s written?', 'איך זה נשמע, עכשיו כשזה כתוב?'],
      ['What made it hard to say until now?', 'מה הקשה לומר את זה עד עכשיו?'],
      ['And what would the next sentence be?', 'ומה המשפט הבא?'],
    ],
  },
  {
    key: 'reminds_me',
    patterns: {
      en: [
        '* (it|this|that|which|he|she) reminds me of *',
        '* (reminded|reminds) me of (my|when|the|how|something|someone|a) *',
        '* (just|exactly) like my (father|mother|dad|mum|mom|ex|brother|sister|grandmother) *',
        '* (just|exactly) like when i was *',
        "i've been here before *",
        '* takes me [right] back to *',
        "it's like (when i was|being) (a kid|a child|little|small|at school|back) *",
      ],
      he: [
        '* (זה|וזה) מזכיר לי *',
        '* (הוא|היא) (מזכיר|מזכירה) לי את *',
        '* הזכיר לי את *',
        '* (בדיוק כמו|ממש כמו) (אבא שלי|אמא שלי|אבא|אמא|האקס|האקסית|סבתא|אחי|אחותי|כשהייתי) *',
        '* (מחזיר|מחזירה|החזיר|החזירה) אותי (אחורה|לילדות|לבית הספר|לבית ספר|לצבא|לימים|לתקופה|לאותו|לאותה|לשם) *',
        '* כאילו אני שוב (ילד|ילדה|בן|בת|בבית ספר) *',
        'כבר הייתי (פה|כאן|שם) [פעם] *',
      ],
    },
    replies: [
      ['What do you see first in that memory?', 'מה רואים קודם בזיכרון הזה?'],
      ['And what is different this time?', 'ומה שונה הפעם?'],
      ['What from then is still with you?', 'מה משם עוד נשאר איתך?'],
    ],
  },
  {
    key: 'year_from_now',
    patterns: {
      en: [
        '* (a|one) year from now *',
        "* in a year [or two] (i|i'd|we|it|he|she|from now|everything) *",
        "(in|within) (a year|one year|two years|five years|ten years|six months) [i|i'd|maybe|hopefully|from now] *",
        '* (this time|by) next year *',
        '* five years from now *',
        "where (will i|i will|i'll) be in (a|five|ten) (year|years)",
      ],
      he: [
        '* (בעוד|עוד) (שנה|שנתיים|חצי שנה|חמש שנים|עשר שנים) (אני|אהיה|נהיה|זה|הוא|היא|אולי|מהיום|מעכשיו|הכול|הכל|אנחנו) *',
        '(בעוד|עוד) (שנה|שנתיים|חמש שנים|עשר שנים|חצי שנה)',
        '* שנה (מהיום|מעכשיו) *',
        '* בשנה הבאה (אני|אהיה|נהיה|אולי|בתקופה|בזמן) *',
        'איפה אהיה (בעוד|עוד) (שנה|שנתיים|חמש שנים|עשר שנים)',
      ],
    },
    replies: [
      ['How does an ordinary morning look then?', 'איך נראה אז בוקר רגיל?'],
      ['What would still be the same as today?', 'ומה עוד יהיה כמו היום?'],
      [
        'Looking back from then, what will have mattered most about this week?',
        'במבט לאחור משם, מה היה הכי חשוב בשבוע הזה?',
      ],
    ],
  },
  {
    key: 'tell_a_friend',
    patterns: {
      en: [
        "* i'd (tell|say to|advise) (a friend|any friend|my best friend|someone else|anyone else) *",
        '* i would (tell|say to|advise) (a friend|any friend|my best friend|someone else|anyone else) *',
        'if (a friend|my friend|someone else) (told me|said this|said that|were in|was in) *',
        "to (a friend|someone else|anyone else) i'd say *",
        "i'd never (say|talk) (that|like that) to (a friend|someone else|anyone)",
      ],
      he: [
        '* הייתי (אומר|אומרת|מייעץ|מייעצת|מציע|מציעה) (לחבר|לחברה|למישהו אחר|למישהי אחרת|לכל אחד אחר) *',
        'אם (חבר|חברה|מישהו אחר|מישהי אחרת) [שלי] (היה|היתה|הייתה) (מספר|מספרת|אומר|אומרת|במצב|במקומי|שואל|שואלת) *',
        '(לחבר|לחברה|למישהו אחר) הייתי (אומר|אומרת) *',
        '* לא הייתי (אומר|אומרת|מדבר|מדברת) ככה (לחבר|לחברה|לאף אחד) *',
      ],
    },
    replies: [
      [
        'And what happens when you say the same to yourself?',
        'ומה קורה כשאומרים את אותו דבר לעצמנו?',
      ],
      ['In what tone would you say it to a friend?', 'באיזה טון זה היה נאמר לחבר או לחברה?'],
      ['What makes it harder to apply to you?', 'מה מקשה לקבל את זה כשזה נוגע לך?'],
    ],
  },
  {
    key: 'ask_somebody',
    patterns: {
      en: [
        '[maybe|perhaps] i (could|can|might|should) [just|always] ask (my|a|someone|somebody|him|her|them|at) *',
        '* i could (talk|speak|turn|reach out) to (my|a|someone|somebody|the) *',
        "[maybe] (someone|somebody|there's someone|there is someone) i could (ask|call|talk to) *",
        "(i will|i'll|i am going to|i'm going to) ask (my|a|someone|somebody|him|her|them) *",
      ],
      he: [
        '[אולי] אני (יכול|יכולה) [פשוט|תמיד] לשאול את *',
        '[אולי] (אפשר|אוכל|אני יכול|אני יכולה) (לשאול את|לבקש ממישהו|לדבר עם|לפנות למישהו|להתייעץ עם) *',
        '[אולי] יש (מישהו|מישהי) (שאפשר|שאני יכול|שאני יכולה) (לשאול|לדבר|להתקשר|לפנות) *',
        '[אולי] (אשאל|אבקש) (את|ממישהו|מישהו|אותו|אותה|אותם) *',
      ],
    },
    replies: [
      ['How would the question go, word for word?', 'איך השאלה תישמע, מילה במילה?'],
      ['What makes this the right person to ask?', 'מה הופך דווקא את האדם הזה למתאים?'],
      [
        'Where would it be easiest: face to face, on the phone, in writing?',
        'איך זה יהיה הכי קל: פנים אל פנים, בטלפון, בכתב?',
      ],
    ],
  },
  {
    key: 'maybe_i_should',
    patterns: {
      en: [
        '[so|and|but] (maybe|perhaps) i (should|ought to|need to|have to) (call|talk|tell|ask|go|leave|stay|stop|start|try|write|rest|wait|say|apologise|apologize|let|take|find|move|look|speak|just) *',
        'i (should|ought to) (probably|maybe|really) (call|talk|tell|ask|go|leave|stay|stop|start|try|write|rest|wait|say|take|find) *',
        'i (think|guess|suppose) i should (call|talk|tell|ask|go|leave|stay|stop|start|try|write|rest|wait|say|take|find) *',
        "(maybe|perhaps) it's time (to|for me to) (call|talk|tell|ask|leave|stop|start|try|rest|move|look) *",
      ],
      he: [
        '[אז|אבל] אולי (כדאי|כדאי לי|אני צריך|אני צריכה|הייתי צריך|הייתי צריכה|עליי|עלי) (להתקשר|לדבר|לומר|להגיד|לשאול|ללכת|לעזוב|להישאר|להפסיק|להתחיל|לנסות|לכתוב|לנוח|לחכות|להתנצל|לשחרר|לקחת|למצוא|לעבור|לבדוק|פשוט) *',
        'אני (כנראה|אולי|באמת) (צריך|צריכה) (להתקשר|לדבר|לומר|להגיד|לשאול|ללכת|לעזוב|להפסיק|להתחיל|לנסות|לכתוב|לנוח|לחכות) *',
        'אולי הגיע הזמן (להתקשר|לדבר|לשאול|לעזוב|להפסיק|להתחיל|לנסות|לנוח|לעבור|לחפש) *',
        'כדאי לי (אולי|כנראה) *',
        'אולי כדאי (שאתקשר|שאדבר|שאני|שאלך|שאשאל|שאכתוב|שאפסיק|שאומר|שאגיד) *',
      ],
    },
    replies: [
      [
        'In a ‘maybe’ like that something pushes and something holds back. What holds back?',
        'ב״אולי״ כזה משהו דוחף ומשהו עוצר. מה עוצר?',
      ],
      ['Whose voice is it that says so?', 'של מי הקול שאומר את זה?'],
      [
        'If there were no ‘maybe’, what would be the first thing to do?',
        'בלי ה״אולי״, מה היה הדבר הראשון לעשות?',
      ],
    ],
  },
  {
    key: 'i_could',
    patterns: {
      en: [
        '[or|maybe|i guess|i suppose|well] i could (call|talk|tell|ask|go|try|write|start|take|send|say|speak|look|walk|invite|offer|meet|move|change|leave|begin) *',
        '(one|another) (option|possibility|thing) (is|would be) to *',
        'it (might|could) be possible to *',
        'i (might|may) (try|ask|call|talk|write|go) *',
      ],
      he: [
        '[או|אולי|נראה לי] אני (יכול|יכולה) [פשוט|אולי|תמיד] (להתקשר|לדבר|לומר|להגיד|לשאול|ללכת|לנסות|לכתוב|להתחיל|לקחת|לשלוח|לבדוק|להזמין|להציע|לפגוש|לעבור|לשנות) *',
        '[או|אולי] אפשר (להתקשר|לדבר|לשאול|לנסות|לכתוב|להתחיל|לשלוח|לבדוק) *',
        '(אפשרות אחת|עוד אפשרות|אפשרות אחרת) (היא|זה|זו) *',
        'אולי (אנסה|אתקשר|אשאל|אכתוב|אדבר|אלך|אשלח) *',
      ],
    },
    replies: [
      [
        'Suppose you did it. How would the next morning be?',
        'נניח שזה כבר קרה. איך היה נראה הבוקר שאחרי?',
      ],
      [
        'What does that thought bring with it: relief, effort, both?',
        'מה המחשבה הזאת מביאה איתה: הקלה, מאמץ, או גם וגם?',
      ],
      ['What would make it even a little easier?', 'מה היה עושה את זה קצת יותר קל?'],
    ],
  },
  {
    key: 'want_but',
    patterns: {
      en: [
        '[and] i [do|really|so] want to + but *',
        '[and] i [really] want to but *',
        "[and] (i'd like|i'd love|i would like|i would love) to + but *",
        'i wanted to + but (i|something|it|nothing) *',
        "i want to [but] (something stops me|i'm scared|i can't)",
      ],
      he: [
        '[גם] אני [מאוד|כן|ממש|באמת] רוצה + אבל *',
        '(בא לי|הייתי רוצה|הייתי שמח|הייתי שמחה) + אבל *',
        'אני [מאוד|כן|ממש] רוצה אבל *',
        'רציתי + אבל (לא|משהו|אני|זה|פחדתי|התביישתי) *',
      ],
    },
    replies: [
      [
        'What is the ‘but’ made of, more than anything: fear, tiredness, something else?',
        'ממה בעיקר עשוי ה״אבל״ הזה: פחד, עייפות, משהו אחר?',
      ],
      [
        'If it said ‘and’ instead of ‘but’, how would the sentence go on?',
        'מה הרצון הזה היה אומר, אם היו נותנים לו לסיים את המשפט?',
      ],
      ['What is that ‘but’ trying to protect?', 'ומה שעוצר, על מה הוא מנסה לשמור?'],
    ],
  },
  {
    key: 'decided',
    patterns: {
      en: [
        "[and|so] (i've|i have|i) [finally|already|just] decided to (leave|stay|quit|call|tell|ask|stop|start|try|move|go back|sign|apply|wait|talk|speak|write|sell|study|forgive|take) *",
        "[and|so] (i've|i have|i) [finally|already] (made|made up) (my mind|my decision|a decision) *",
        "[and|so] (i've|i have|i) decided",
        'the decision is made *',
        "it's decided",
      ],
      he: [
        '[אז] [סוף סוף|כבר|בסוף] החלטתי (לעזוב|להישאר|להתפטר|להתקשר|לומר|להגיד|לשאול|להפסיק|להתחיל|לנסות|לעבור|לחזור|לחתום|לחכות|לדבר|לכתוב|למכור|ללמוד|לסלוח|לקחת|שאני|שלא) *',
        '[אז] [סוף סוף|כבר] (קיבלתי החלטה|החלטתי|גמלה בי ההחלטה)',
        'ההחלטה (התקבלה|נפלה) *',
        '[זהו] החלטתי',
      ],
    },
    replies: [
      ['What tipped it in the end?', 'מה הכריע בסוף?'],
      ['Who doesn’t know about it yet?', 'מי עוד לא יודע על זה?'],
      ['What in you is still getting used to it?', 'מה בך עוד מתרגל להחלטה הזאת?'],
    ],
  },
  {
    key: 'know_what_to_do',
    patterns: {
      en: [
        '[and|but] i [already|actually] know [exactly] what (i have|i need|i should|i ought|needs) to (do|say|be done) *',
        '[and|but] i [already|actually] know what (to do|i should do|i have to do) *',
        '[and|but] i know the answer [already] *',
        "* it's [pretty|quite] clear what (i have|i need|has|needs) to *",
        'i know i (have|need) to (call|tell|talk|ask|stop|leave|let|say|start) *',
      ],
      he: [
        '[אבל] אני [כבר|בעצם] (יודע|יודעת) [בדיוק] מה (אני צריך|אני צריכה|צריך|לעשות|עליי|עלי|אני אמור|אני אמורה) *',
        '[אבל] אני [כבר] (יודע|יודעת) את התשובה *',
        '* (ברור לי|די ברור לי) מה (לעשות|צריך|אני צריך|אני צריכה) *',
        'אני (יודע|יודעת) שאני (צריך|צריכה|חייב|חייבת) (להתקשר|לומר|להגיד|לדבר|לשאול|להפסיק|לעזוב|לשחרר|להתחיל) *',
      ],
    },
    replies: [
      [
        'Between knowing and doing there’s usually something in the way. What is it here?',
        'בין לדעת לבין לעשות עומד בדרך כלל משהו. מה זה כאן?',
      ],
      ['How long have you known it?', 'כמה זמן זה כבר ברור לך?'],
      ['What made it clear?', 'מה הבהיר את זה?'],
    ],
  },
  {
    key: 'small_thing',
    patterns: {
      en: [
        '[maybe] (one|a|the) (small|little|tiny|smallest) (thing|step|start) (i could|i can|would be|could be) *',
        '* i could [just] (start small|do one small thing|take one small step|start with something small) *',
        '[maybe] just (five|ten|fifteen|5|10|15) minutes (a day|in the morning|at a time|every morning|every evening)',
        "(i could|i can|i'd) start with (one|a|five|ten|something|just) *",
      ],
      he: [
        '[אולי|איזה|יש] (דבר|צעד|משהו) קטן [אחד] (שאני יכול|שאני יכולה|שאפשר|שאוכל) *',
        '* (להתחיל|אתחיל) (בקטן|במשהו קטן|מדבר אחד|מדבר קטן|מצעד קטן) *',
        '[אולי] [רק] (חמש דקות|עשר דקות|רבע שעה|5 דקות|10 דקות) (ביום|כל בוקר|כל ערב|כל פעם)',
        '[אולי] אפשר להתחיל (בקטן|במשהו|מדבר|מצעד|בעשר|בחמש|ברבע) *',
      ],
    },
    replies: [
      ['At what time of day would it fit most easily?', 'באיזו שעה ביום זה ייכנס הכי בקלות?'],
      [
        'How would you notice that evening that it had been worth it?',
        'לפי מה היה אפשר לדעת בערב שזה היה שווה?',
      ],
      [
        'What usually gets in the way of small things like that?',
        'מה מפריע בדרך כלל לדברים קטנים כאלה?',
      ],
    ],
  },
  {
    key: 'where_to_start',
    patterns: {
      en: [
        "* i (don't|do not) [even|really] know where to (start|begin) *",
        '* (not sure|no idea) where to (start|begin) *',
        'where (do|should) i [even] (start|begin)',
        "* (don't|do not) [even] know how to (start|begin) [with it|this|the conversation]",
        "* i don't know what to do first *",
      ],
      he: [
        '* אני [אפילו|בכלל|כבר] לא (יודע|יודעת) (מאיפה|ממה|איפה|איך|במה) להתחיל *',
        '* אין לי מושג (מאיפה|ממה|איפה|איך) להתחיל *',
        '(מאיפה|ממה|איך) [בכלל] (מתחילים|להתחיל|אני מתחיל|אני מתחילה) *',
        '* לא (יודע|יודעת) מה לעשות קודם *',
        'לא (יודע|יודעת) (מאיפה|איפה|איך) להתחיל',
      ],
    },
    replies: [
      ['Which part of it is closest right now?', 'איזה חלק בזה הכי קרוב כרגע?'],
      [
        'It doesn’t have to be the beginning. What comes up most often?',
        'זה לא חייב להיות מההתחלה. מה עולה הכי הרבה?',
      ],
      ['What can definitely wait till next week?', 'מה בטוח יכול לחכות לשבוע הבא?'],
    ],
  },
  {
    key: 'cant_start',
    patterns: {
      en: [
        "* i (can't|cannot|can never|don't manage to|am unable to|couldn't) [seem to|even|get myself to|bring myself to] (start|begin|get started|get going) *",
        "* i (can't|cannot|couldn't) (bring|get|make) myself to *",
        '* (starting|getting started|beginning) is the (hard|hardest|problem|difficult) *',
        '* i [just] (sit|stare|sit there|keep staring|sat) (staring at|at) the (page|screen|file|paper|document|form) *',
      ],
      he: [
        '* אני לא (מצליח|מצליחה|מסוגל|מסוגלת|יכול|יכולה) [אפילו|בכלל] (להתחיל|להניע|להביא את עצמי) *',
        '* לא (מצליח|מצליחה) להביא את עצמי *',
        '* (להתחיל|ההתחלה) (זה|היא|הוא) (הכי קשה|הקושי|הבעיה|החלק הקשה|הקשה) *',
        '* אני (יושב|יושבת) (ובוהה|ומסתכל|ומסתכלת) (בדף|במסך|במחברת|בקובץ|במחשב) *',
        '* קשה לי להתחיל *',
      ],
    },
    replies: [
      [
        'What happens in the last minute before it would begin?',
        'מה קורה בדקה האחרונה, רגע לפני שזה אמור להתחיל?',
      ],
      [
        'As long as it hasn’t begun, it can’t go wrong. What could go wrong here?',
        'כל עוד זה לא התחיל, זה לא יכול להשתבש. מה עלול להשתבש כאן?',
      ],
      [
        'Perhaps something else once began easily. What was different there?',
        'אולי משהו אחר התחיל פעם בקלות. מה היה שם שונה?',
      ],
    ],
  },
  {
    key: 'dont_finish',
    patterns: {
      en: [
        "* i [always|often] (start|begin) [things|everything|a lot|projects|books|courses|so many things] (but|and) [i] (never|don't|can't|rarely) (finish|complete|end|get to the end) *",
        '* i never (finish|complete) (anything|things|what i start|what i begin) *',
        "* i (start|begin) [things|everything] and (then|don't|never|give up|stop|drop it) *",
        '* i (give up|lose interest|drop it|quit) (half way|halfway|in the middle|after a week|after a few days) *',
      ],
      he: [
        '* אני [תמיד] (מתחיל|מתחילה) [דברים|הכול|הכל|מלא דברים|פרויקטים] (ולא|ואף פעם לא|אבל לא|ותמיד לא) (מסיים|מסיימת|גומר|גומרת|ממשיך|ממשיכה) *',
        '* אני (אף פעם לא|לא) (מסיים|מסיימת|גומר|גומרת) (כלום|דברים|שום דבר|מה שהתחלתי|מה שאני) *',
        '* אני (מתחיל|מתחילה) [ואז] (נוטש|נוטשת|ונוטש|ונוטשת|מפסיק|מפסיקה|עוזב|עוזבת) *',
        '* אני [תמיד] (עוזב|עוזבת|מוותר|מוותרת|נשבר|נשברת) [הכול|הכל|דברים] באמצע *',
        '* אני [תמיד] (מתחיל ומפסיק|מתחילה ומפסיקה) *',
      ],
    },
    replies: [
      ['At which point does it usually stop?', 'באיזה שלב זה נעצר בדרך כלל?'],
      [
        'Finishing can bring something with it too: being judged, emptiness, having to choose the next thing. What is it for you?',
        'גם לסיים מביא איתו משהו: ביקורת, ריקנות, הצורך לבחור את הדבר הבא. מה זה אצלך?',
      ],
      ['And what did get finished, even long ago?', 'ומה כן הגיע לסוף, אפילו מזמן?'],
    ],
  },
  {
    key: 'putting_off',
    patterns: {
      en: [
        '* i keep (putting it off|postponing|putting this off|delaying|finding excuses|making excuses|avoiding it) *',
        "* (i|i've|i'm) (put|putting|have put) (it|this|that|everything) off *",
        "* (i'm|i am|i've been) (procrastinating|putting it off|putting this off|making excuses|postponing) *",
        '* i always (find|have|make) an excuse *',
        "* i keep (saying|telling myself) (tomorrow|next week|i'll do it) *",
        "(they're|it's|it's all) [just] (excuses|an excuse)",
      ],
      he: [
        '* אני [כל הזמן|תמיד|רק] (דוחה|דוחה ודוחה|מתחמק|מתחמקת|מושך|מושכת) (את זה|את הכול|את הכל|מזה|עם זה|זמן) *',
        '* אני (כל הזמן|תמיד) (מוצא|מוצאת) (תירוצים|תירוץ|סיבות|סיבה) *',
        '(זה|הכול|הכל) [סתם|רק] (תירוצים|תירוץ|דחיינות)',
        '* אני (דחיין|דחיינית) *',
        '* אני (אומר|אומרת) לעצמי (מחר|בשבוע הבא|אחר כך) *',
        '* אני דוחה (ודוחה|כבר|שוב) *',
      ],
    },
    replies: [
      [
        'Putting off usually protects from something. What from, here?',
        'דחייה שומרת בדרך כלל מפני משהו. ממה, כאן?',
      ],
      ['And what gets done in the meantime?', 'ומה נעשה בינתיים במקום?'],
      ['Which moment of it would you most like to skip?', 'על איזה רגע בזה הכי בא לך לדלג?'],
    ],
  },
  {
    key: 'too_late',
    patterns: {
      en: [
        "[but|and] (it's|it is|it feels|maybe it's|i think it's|i'm afraid it's) [already|probably] too late [now|for me|for that|for us]",
        "* (it's|it is) [already|probably] too late (to|for) (start|change|learn|study|fix|apologise|apologize|go back|ask|call|me|us|that|it) *",
        "* (i'm|i am) too old (for|to) *",
        '* (that ship has sailed|i missed my chance|i missed the boat|i missed the train) *',
        'at my age',
        "[i'm|i am] too (old|late) [for that|for it|now]",
      ],
      he: [
        '[אבל] (זה|כנראה|אולי) [כבר] (מאוחר מדי|מאוחר מידי) [בשבילי|בשביל זה|עכשיו|לי]',
        '* [כבר] (מאוחר מדי|מאוחר מידי) (להתחיל|לשנות|ללמוד|לתקן|להתנצל|לחזור|לשאול|בשבילי|בשביל זה) *',
        '* אני [כבר] (מבוגר|מבוגרת|זקן|זקנה|גדול|גדולה) מדי *',
        '* (הרכבת כבר עברה|הרכבת עברה|פספסתי את הרכבת|פספסתי את ההזדמנות|החמצתי את ההזדמנות|נסעה הרכבת) *',
        'בגיל שלי',
        '[כבר] (מאוחר מדי|מאוחר מידי)',
      ],
    },
    replies: [
      ['When would have been the right time?', 'מתי היה הזמן הנכון?'],
      ['What of it is really gone?', 'מה מזה באמת כבר לא אפשרי?'],
      ['What makes it feel too late?', 'מה גורם לזה להרגיש מאוחר מדי?'],
    ],
  },
  {
    key: 'no_energy',
    patterns: {
      en: [
        "[but|and|because] (i have|i had|i've got) (no|zero|little|so little) (energy|strength) [left|today|for it|for that|for this|for anything|after work|these days|right now]",
        "[but|and|because] i don't have [the] (energy|strength) [left|today|for it|for that|for this|for anything|after work|right now]",
        "i don't have [the] (energy|strength) to (start|cook|talk|call|try|do|go|argue|fight|think) *",
        '[but] (no energy|zero energy|no strength)',
        "* i'm too (tired|exhausted|drained) to (start|cook|talk|call|try|do|go|argue|think) *",
      ],
      he: [
        '[אבל|כי|פשוט] אין לי [כבר|בכלל|ממש|פשוט] (כוח|כח|כוחות|אנרגיה|אנרגיות) [היום|לזה|לכלום|בשביל זה|אחרי העבודה|עכשיו|יותר|לשום דבר|לאף אחד]',
        '[אבל|כי] אין לי [כבר|בכלל|ממש] (כוח|כח|כוחות|אנרגיה|אנרגיות) (להתחיל|לבשל|לדבר|להתקשר|לנסות|לצאת|להתווכח|לריב|לחשוב על זה|לעשות) *',
        'אני [פשוט] (עייף מדי|עייפה מדי|גמור|גמורה|סחוט|סחוטה|מרוקן|מרוקנת) (בשביל|מכדי|אחרי|בסוף) *',
        '[אבל] אין כוח [לזה|לכלום|היום]',
      ],
    },
    replies: [
      ['What takes most of it, on an ordinary day?', 'מה לוקח את רוב הכוח, ביום רגיל?'],
      ['When was there last a bit left over?', 'מתי לאחרונה נשאר לך קצת?'],
      [
        'There are different kinds of tired. Which is this: the body, the head, people?',
        'יש כל מיני סוגים של עייפות. מה זה כאן: הגוף, הראש, האנשים?',
      ],
    ],
  },
  {
    key: 'no_money',
    patterns: {
      en: [
        "* i (don't|do not) have [the|enough|any] money (for|to) (it|that|this|therapy|a|the|pay|move|study|go|do|leave|fix|buy) *",
        "* i (can't|cannot) afford (it|that|this|therapy|a|to) *",
        "* (it's|that's|therapy is|it is) too expensive [for me|for us|right now]",
        "[but|and] (no|there's no|there is no|we have no|i have no) money [for that|for it|left|right now]",
        "i'm (broke|skint) *",
      ],
      he: [
        '* אין לי [כרגע|מספיק|את|בכלל] (כסף|הכסף|תקציב) (לזה|בשביל|לטיפול|לעבור|ללמוד|לשלם|לקנות|לתקן|עכשיו) *',
        '* אני לא (יכול|יכולה) להרשות לעצמי (את זה|טיפול|דבר כזה|לשלם|לקנות|ללמוד) *',
        '* (זה|טיפול) [פשוט|ממש] יקר (לי|מדי|מידי|בשבילי|בשבילנו) *',
        '[אבל] אין [לי|לנו] כסף [לזה|עכשיו|בשביל זה|כרגע|לכלום]',
        'אני [ממש|לגמרי] (תפרן|תפרנית|במינוס) *',
      ],
    },
    replies: [
      [
        'If the money were there tomorrow morning, where would it go first?',
        'אם הכסף היה שם מחר בבוקר, לאן הוא היה הולך קודם?',
      ],
      ['Which part of this doesn’t depend on money?', 'איזה חלק בזה לא תלוי בכסף?'],
      ['Who else knows how things stand with money?', 'מי עוד יודע מה המצב עם הכסף?'],
    ],
  },
  {
    key: 'no_time',
    patterns: {
      en: [
        "* i (don't|do not|never) have [the|enough|any] time *",
        '* i have no time *',
        "[but|and] (no time|there's no time|there is no time|there's never time|there's never enough time) *",
        "* (can't|cannot) find [the] time *",
        "* there (aren't|are not) enough hours *",
        '* my (days|day|week|schedule|calendar) (are|is) [completely|so|too] (full|packed) *',
      ],
      he: [
        '* אין לי [כבר|בכלל|ממש|אף פעם|מספיק|את] (זמן|הזמן) *',
        '[אבל] אין [אף פעם|כבר] זמן *',
        '* לא (מוצא|מוצאת) [לזה|את] (זמן|הזמן) *',
        '* אין מספיק שעות ביום *',
        '* (הימים|היום|השבוע|הלוז|היומן) שלי (מלא|מלאים|מפוצץ|עמוס|עמוסים) *',
      ],
    },
    replies: [
      ['Which hour of the week is still most your own?', 'איזו שעה בשבוע עוד נשארת שלך?'],
      [
        'Who decides, in practice, what comes first in your day?',
        'מי קובע בפועל מה בא קודם ביום שלך?',
      ],
      [
        'What have you stopped doing without ever deciding to?',
        'מה הפסקת לעשות, בלי שאי פעם החלטת?',
      ],
    ],
  },
  {
    key: 'no_big_deal',
    patterns: {
      en: [
        "[but|anyway|i know] (it's|it is|that's|it was|it's really|it's probably) [really] (no big deal|not a big deal|not a big thing|nothing serious|not that bad|not important|silly|stupid|nothing|a small thing|not such a big deal) [really|anyway|i know]",
        "(no big deal|never mind|whatever|nevermind|forget it|doesn't matter|it doesn't matter|not important)",
        '* (others|other people|people) (have it|have) [much|far] worse *',
        "* i (shouldn't|can't|don't want to) complain *",
        "i'm (just|probably) (exaggerating|overreacting|being dramatic|being silly) *",
      ],
      he: [
        '[אבל|טוב|בקיצור] זה [באמת|כנראה|סתם] (לא סיפור|לא ביג דיל|לא כזה סיפור|לא משהו רציני|לא נורא|לא כזה נורא|לא חשוב|שטויות|שטות|כלום|דבר קטן|קטן|טיפשי|מטופש) [באמת|סתם]',
        '(לא נורא|לא חשוב|עזוב|עזבי|לא משנה|שטויות|בקטנה|תשכח מזה|תשכחי מזה)',
        '* (לאחרים|לאנשים אחרים|יש אנשים ש|לאחרים יש) * יותר (גרוע|קשה) *',
        '* (אסור|לא יפה|אין) לי (להתלונן|על מה להתלונן|זכות להתלונן) *',
        'אני [סתם|כנראה] (מגזים|מגזימה|עושה סיפור|עושה דרמה) *',
      ],
    },
    replies: [
      [
        'Small things sometimes have something bigger underneath. What might it be here?',
        'מתחת לדברים קטנים יש לפעמים משהו גדול יותר. מה זה אולי כאן?',
      ],
      [
        'It came up all the same. What brought it up today?',
        'ובכל זאת זה עלה. מה העלה את זה היום?',
      ],
      [
        'Where did you learn that a thing has to be big to count?',
        'מאיפה למדת שרק דברים גדולים נחשבים?',
      ],
    ],
  },
  {
    key: 'need_help',
    patterns: {
      en: [
        "* (i'd|i would) need [some|someone's|somebody's|a bit of|a little] (help|support) *",
        "* i (need|would need|could use|might need) [some|someone's|a bit of|a little|real] (help|support|a hand) (with|to|from|for|at) *",
        "* i (can't|cannot|won't manage to) do (it|this|that) (alone|by myself|on my own|without help) *",
        '* i need (someone|somebody) (to help|who can help|beside me|with me) *',
      ],
      he: [
        '* [אני] (אצטרך|צריך|צריכה|הייתי צריך|הייתי צריכה) [קצת|באמת|כנראה] עזרה (עם|בזה|ממישהו|מהצד|כדי|בשביל|של) *',
        '* (אצטרך|הייתי צריך|הייתי צריכה) [קצת] עזרה',
        '* לא (אצליח|אוכל|יכול|יכולה|מצליח|מצליחה) [לעשות] [את זה] לבד *',
        '* אני (צריך|צריכה) (מישהו|מישהי) (שיעזור|שתעזור|שיהיה|לידי|איתי) *',
        '* בלי עזרה (זה|אני|לא) *',
      ],
    },
    replies: [
      ['Which part of it is hardest alone?', 'באיזה חלק בזה הכי קשה לבד?'],
      [
        'When did somebody last help in a way that was right for you?',
        'מתי עזרו לך לאחרונה בדרך שהתאימה לך?',
      ],
      ['What would you rather keep doing yourself?', 'מה עדיף שיישאר אצלך?'],
    ],
  },
  {
    key: 'let_me_think',
    patterns: {
      en: [
        "[ok|okay|well|hmm|maybe] (i'll see|we'll see|i'll think about it|i will think about it|let me think|let me think about it|let me see|i need to think|i need to think about it|i'll have to think|i'll have to think about it|give me a minute|i need a moment|good question|that's a good question|interesting question) *",
        "i (don't|do not) know yet *",
        "i (haven't|have not) (thought|really thought) about (it|that) *",
        'never thought about (it|that) *',
      ],
      he: [
        '[טוב|אוקיי|אולי] (נראה|אני אראה|נחיה ונראה|אחשוב על זה|אני אחשוב על זה|צריך לחשוב על זה|אני צריך לחשוב על זה|אני צריכה לחשוב על זה|אני צריך לחשוב|אני צריכה לחשוב|רגע אני חושב|רגע אני חושבת|תן לי לחשוב|תני לי לחשוב|שאלה טובה|זו שאלה טובה)',
        '(אני|עוד|עדיין|אני עוד|אני עדיין) לא (יודע|יודעת) עדיין *',
        '(עוד|עדיין|אני עוד|אני עדיין) לא (יודע|יודעת)',
        '* (לא חשבתי|אף פעם לא חשבתי) על זה *',
      ],
    },
    replies: [
      ['It can take its time. What came to mind first?', 'אפשר לתת לזה זמן. מה עלה ראשון?'],
      [
        'Where do you think most clearly: on a walk, at the sink, in bed?',
        'איפה הכי נוח לך לחשוב: בהליכה, מול הכיור, במיטה?',
      ],
      [
        'What is important not to forget while thinking about it?',
        'מה חשוב לא לשכוח כשחושבים על זה?',
      ],
    ],
  },
  {
    key: 'not_ready',
    patterns: {
      en: [
        "* (i'm|i am|i feel|i don't feel|i don't think i'm) [just|still] (not|not yet|never) ready *",
        "* (i don't feel|i don't think i'm|i don't think i am) ready *",
        '(not ready|not ready yet)',
        "* (i'm|i am) not there yet *",
        'i need more time *',
      ],
      he: [
        '* אני [עוד|עדיין|פשוט] לא (מוכן|מוכנה|בשל|בשלה) *',
        '* (לא מרגיש|לא מרגישה) (מוכן|מוכנה|בשל|בשלה) *',
        '(עוד לא|עדיין לא|לא עכשיו|לא כרגע)',
        '* אני עוד לא שם *',
        'אני (צריך|צריכה) [עוד|קצת] (זמן|עוד זמן) *',
        'זה [עוד|עדיין] מוקדם (מדי|לי|מידי) *',
      ],
    },
    replies: [
      [
        'How would you notice that you are closer to it?',
        'לפי מה היה אפשר לדעת שזה כבר קרוב יותר?',
      ],
      ['What needs to happen first?', 'מה צריך לקרות קודם?'],
      ['Which part of it would already be possible?', 'איזה חלק בזה כבר אפשרי?'],
    ],
  },
  {
    key: 'scared_of_doing',
    patterns: {
      en: [
        '* what (scares|frightens|worries) me [most|the most] (is|about) *',
        "(i'm|i am) [just|really|so|too] (scared|afraid|terrified) (to|of) (start|starting|try|trying|leave|leaving|quit|quitting|change|changing|fail|failing|call|calling|tell|telling|choose|choosing|commit|committing|jump|jumping|move|moving|making|doing) *",
        "i'd (do it|go|leave|call|try) but i'm (scared|afraid) *",
        "* (i'm afraid|i'm scared|my fear|the fear|fear) of (failing|failure|making a mistake|regretting it|regret) *",
      ],
      he: [
        '* מה (שמפחיד|שהכי מפחיד|שמטריד) אותי [בזה|הכי] *',
        'אני [פשוט|ממש|נורא|קצת] (מפחד|מפחדת|פוחד|פוחדת|חושש|חוששת) (להתחיל|לנסות|לעזוב|להתפטר|לשנות|להיכשל|להתקשר|לספר|לבחור|להתחייב|לקפוץ|לעבור|לעשות|לטעות) *',
        '* מפחיד אותי (להתחיל|לנסות|לעזוב|להתפטר|לשנות|להיכשל|לספר|לבחור|לעבור) *',
        '* (הפחד|אני מפחד|אני מפחדת) (מכישלון|מלהיכשל|לטעות|מטעות|מחרטה|להתחרט) *',
      ],
    },
    replies: [
      [
        'A fear like that often has a picture. What is in it?',
        'לפחד כזה יש הרבה פעמים תמונה. מה רואים בה?',
      ],
      ['What is the fear trying to protect?', 'על מה הפחד מנסה לשמור?'],
      ['And what else is there, next to the fear?', 'ומה עוד יש שם, ליד הפחד?'],
    ],
  },
  {
    key: 'just_say_it',
    patterns: {
      en: [
        "* i (don't|do not) want to do anything (about it|with it|with this|about this) *",
        "* i (don't|do not) (want|need) (advice|solutions|a solution|to solve it|to fix it|tips|a plan) *",
        '* i just (want|wanted|need|needed) to (say it|vent|get it out|let it out|get it off my chest|be heard|write it down|unload) *',
        "[i'm] just venting *",
        '* (just|only) (wanted|needed) someone to (listen|hear|hear it|hear me) *',
      ],
      he: [
        '* אני לא רוצה לעשות (עם זה כלום|כלום עם זה|עם זה שום דבר|משהו עם זה) *',
        '* אני לא (רוצה|צריך|צריכה|מחפש|מחפשת) (עצות|עצה|פתרון|פתרונות|טיפים|לפתור) *',
        '* (רק רציתי|אני רק רוצה|רציתי רק|רק הייתי צריך|רק הייתי צריכה|אני רק צריך|אני רק צריכה) (לפרוק|לומר את זה|להגיד את זה|להוציא את זה|לשפוך|שישמעו|שיקשיבו|שמישהו ישמע) *',
        '[אני] (סתם|רק) (פורק|פורקת) *',
        '[רק|פשוט] שמישהו (יקשיב|ישמע) [לי|רגע|קצת|פעם אחת]',
        'לא (מחפש|מחפשת) (פתרון|עצות|פתרונות)',
      ],
    },
    replies: [
      [
        'Then nothing needs to come of it. What else is there that hasn’t been said?',
        'אז לא חייב לצאת מזה כלום. מה עוד יש שם שלא נאמר?',
      ],
      ['Which part of it needs saying most?', 'מה הכי חשוב שייאמר כאן?'],
      ['How does it sound to you, now that it’s written?', 'איך זה נשמע לך, עכשיו כשזה כתוב?'],
    ],
  },
  {
    key: 'change_a_lot',
    patterns: {
      en: [
        '(it|that|this) would (change|make|solve) (a lot|everything|so much|a big difference|a huge difference|all the difference|so many things) *',
        '(it|that) would be (life changing|a game changer|a whole new life|a big change|a huge change)',
        '[it|that] (would|could) (really|actually) change (things|my life|everything) *',
        'everything would (change|be different|look different) *',
        'a lot would (change|be different) *',
      ],
      he: [
        '(זה|וזה|זה כבר) (היה משנה|ישנה|יכול לשנות|עשוי לשנות|היה עושה) [לי] (הרבה|המון|הכול|הכל|את הכול|את הכל|את החיים|את חיי|הבדל גדול|הבדל ענק) *',
        '(הכול|הכל|הרבה) (היה משתנה|ישתנה|היה נראה אחרת|ייראה אחרת|היה אחרת) *',
        'זה (היה|יהיה) (שינוי|הבדל) (גדול|ענק|עצום) *',
      ],
    },
    replies: [
      ['Where would it show first?', 'איפה היו רואים את זה קודם?'],
      ['Who besides you would notice?', 'מי חוץ ממך היה שם לב?'],
      ['And what would stay exactly as it is?', 'ומה היה נשאר בדיוק כמו שהוא?'],
    ],
  },
  {
    key: 'small_steps_dont_help',
    patterns: {
      en: [
        "* small (steps|things|changes) (don't|won't|do not|will not|can't|never) (help|work|change|do|fix|solve|make) *",
        "* (it's|that's|this is|it would be) [just|only|like] (a drop in the ocean|a drop in the bucket|a band aid|a plaster|a sticking plaster|a bandaid) *",
        "* (wouldn't|won't) (fix|solve) the real problem *",
        "* [a] small steps (isn't|aren't|is not|are not) (enough|going to) *",
        '* (i need|it needs|it takes) something (big|bigger|radical|drastic) *',
      ],
      he: [
        '* (צעדים|דברים|שינויים) קטנים (לא|כבר לא) (עוזרים|יעזרו|עובדים|ישנו|משנים|מספיקים|יספיקו) *',
        '* (זה|זאת) [רק|כמו] (טיפה בים|פלסטר|אקמול|כוסות רוח) *',
        '* לא (יפתור|פותר) את הבעיה האמיתית *',
        '* (צריך|צריכה) (משהו גדול|שינוי גדול|מהפכה|שינוי דרסטי) *',
        'זה לא יספיק *',
      ],
    },
    replies: [
      [
        'Then let’s leave ‘small’ aside. What would really count?',
        'אז נניח את ה״קטן״ בצד. מה באמת היה נחשב?',
      ],
      ['What is the real problem underneath?', 'מה הבעיה האמיתית מתחת לזה?'],
      [
        'What do people not see when they suggest something small?',
        'מה לא רואים כשמציעים משהו קטן?',
      ],
    ],
  },
  {
    key: 'made_a_list',
    patterns: {
      en: [
        "* (i|i've) (made|wrote|have made|written|drew up) (a|the|my) [long|little|small|detailed] (list|schedule|to do list|timetable|budget) *",
        '* i (wrote|put) (it|everything|it all) (down|in a list|on a list|on paper) *',
        '* i (made|drew up|wrote) a [work|study|weekly|savings] plan (for|to|with) (the|my|work|school|week|studying|next|saving|moving) *',
        '* i have a [long] (list|to do list|schedule) *',
      ],
      he: [
        '* (עשיתי|כתבתי|הכנתי|רשמתי|בניתי) [לי|לעצמי] (רשימה|רשימת|לוז|לוח זמנים|טבלה|תקציב|תוכנית עבודה|תוכנית לשבוע|תכנית עבודה) *',
        '* (רשמתי|כתבתי) [לי] (הכול|הכל|את הכול|את הכל) (על דף|ברשימה|במחברת|בפתק) *',
        '* יש לי רשימה [ארוכה] *',
      ],
    },
    replies: [
      ['Which line on it do you like looking at least?', 'על איזו שורה שם הכי פחות נעים להסתכל?'],
      [
        'What isn’t on it, though it takes up half your head?',
        'מה לא כתוב שם, אף שהוא תופס חצי מהראש?',
      ],
      ['How is it to see it written down?', 'איך זה לראות את זה כתוב?'],
    ],
  },
  {
    key: 'both_of_them',
    isAlone: true,
    patterns: {
      en: [
        '[honestly|probably|maybe|oh] both [of them] [really|honestly|i think|i guess|probably|at once|equally|at the same time]',
        '[a] (bit|little) of both [really|i think|i guess]',
        '(all three|the two together|both together) [really|i think|i guess]',
      ],
      he: [
        '[כנראה|האמת|אולי] (שניהם|שתיהן|גם וגם|גם זה וגם זה) [האמת|נראה לי|אני חושב|אני חושבת|ביחד|באותה מידה]',
        '[קצת] (משניהם|משתיהן|מזה ומזה)',
        '[את] (שניהם|שתיהן|שלושתם) [ביחד]',
      ],
    },
    replies: [
      [
        'Two things at once take up a lot of room. Which of them speaks first in the morning?',
        'שני דברים בבת אחת תופסים הרבה מקום. מי מהם מדבר ראשון בבוקר?',
      ],
      ['Where do the two get in each other’s way?', 'איפה השניים מפריעים זה לזה?'],
      [
        'If one of them grew quieter for a week, which one would make more of a difference?',
        'אם אחד מהם היה נחלש לשבוע, איזה מהם היה משנה יותר?',
      ],
    ],
  },
  {
    key: 'neither_of_them',
    isAlone: true,
    patterns: {
      en: [
        '[honestly|no] (neither|none) [of them|of these|of those|of the two] [really|honestly|i think|i guess|to be honest]',
        'not (either|any) [one] [of them|of these|of those]',
        '(something else|another one) [entirely|altogether|really|i think]',
      ],
      he: [
        '[אף] לא זה ולא זה',
        '(אף אחד מהם|אף אחת מהן|אף אחד מהשניים|אף אחת מהשתיים|שום דבר מזה) [האמת|נראה לי]',
        '(משהו אחר|דבר אחר) [לגמרי|האמת|נראה לי]',
      ],
    },
    replies: [
      [
        'Then it goes by another name. What would you call it?',
        'אז יש לזה שם אחר. איך זה נקרא אצלך?',
      ],
      [
        'Those words weren’t right. Which ones come closer?',
        'המילים האלה לא קלעו. אילו מילים מתקרבות יותר?',
      ],
      ['If it’s something else, where does it show?', 'אם זה משהו אחר, איפה זה ניכר?'],
    ],
  },
  {
    key: 'the_first_one',
    isAlone: true,
    patterns: {
      en: [
        '[definitely|probably|mostly|maybe|more] the (first|second|third|last|former|latter|other) [one] [definitely|probably|mostly|i think|i guess|for sure|of course]',
        '(option|number) (one|two|three|1|2|3|a|b) [i think|i guess|definitely]',
      ],
      he: [
        '[בטח|כנראה|אולי|יותר] [את] (הראשון|הראשונה|השני|השנייה|השניה|האחרון|האחרונה|השלישי|השלישית) [כנראה|נראה לי|בטוח|אני חושב|אני חושבת]',
        '(אפשרות|מספר) (אחת|שתיים|א|ב|1|2)',
      ],
    },
    replies: [
      [
        'That came without much doubt, it seems. How does it show, on an ordinary day?',
        'נדמה שזה בא בלי הרבה היסוס. איך זה נראה ביום רגיל?',
      ],
      ['And what makes it this one rather than the other?', 'ומה עושה את זה דווקא זה ולא האחר?'],
      ['When was that clearest, most recently?', 'מתי זה היה הכי ברור לאחרונה?'],
    ],
  },
  {
    key: 'one_feeling_word',
    isAlone: true,
    patterns: {
      en: [
        '[just|mostly|honestly|kind of|a bit|so|very|really|mainly|pretty|i think|still] (sad|sadness|scared|fear|afraid|tired|tiredness|exhausted|guilty|guilt|shame|rage|dread|panic|worry|worried|anxious|anxiety|hurt|bitter|helpless|powerless|lost|frustrated|frustration|resentful|resentment|nervous|grief|longing|emptiness|restless) [mostly|i think|i guess|really|honestly|probably|more than anything|most of all|actually]',
        "(it's|its|it was|it is) [just|mostly|more] (sadness|fear|tiredness|exhaustion|guilt|shame|rage|dread|panic|worry|anxiety|hurt|frustration|resentment|grief|longing) [mostly|i think|i guess|really|honestly]",
      ],
      he: [
        '[בעיקר|פשוט|האמת|קצת|מאוד|ממש|נראה לי] (עצב|עצוב|עצובה|פחד|מפחד|מפחדת|עייף|עייפה|עייפות|אשמה|אשם|בושה|זעם|חרדה|פאניקה|דאגה|מודאג|מודאגת|תסכול|מתוסכל|מתוסכלת|עלבון|מרירות|געגוע|ייאוש|חוסר אונים|ריקנות|לחץ|לחוץ|לחוצה) [בעיקר|נראה לי|האמת|כנראה|יותר מהכל]',
      ],
    },
    replies: [
      [
        'One word can hold a good deal. What was the last moment that brought it up?',
        'מילה אחת יכולה להחזיק לא מעט. איזה רגע העלה את זה לאחרונה?',
      ],
      [
        'Where do you notice it first: in the body, in the thoughts, in how you answer people?',
        'איפה זה מורגש קודם: בגוף, במחשבות, באיך שעונים לאנשים?',
      ],
      [
        'If it could say one sentence, what would it say?',
        'לו זה היה יכול לומר משפט אחד, מה היה נאמר?',
      ],
    ],
  },
  {
    key: 'one_then_other',
    isAlone: true,
    patterns: {
      en: [
        '[first|at first] (relief|anger|rage|shame|guilt|sadness|fear|tiredness|panic|dread|joy|nothing|numbness|hope|pride|love) [and] [then|after that|followed by|later] (relief|anger|rage|shame|guilt|sadness|fear|tiredness|panic|dread|joy|nothing|numbness|hope|pride|love) *',
      ],
      he: [
        '[קודם|בהתחלה] (הקלה|כעס|זעם|בושה|אשמה|עצב|פחד|עייפות|פאניקה|שמחה|כלום|תקווה|גאווה) [ו] (ואז|אחר כך|ואחר כך|אחרי זה|ואחרי זה) (הקלה|כעס|זעם|בושה|אשמה|עצב|פחד|עייפות|פאניקה|שמחה|כלום|תקווה|גאווה) *',
      ],
    },
    replies: [
      [
        'One makes way for the next. How much time lies between the two?',
        'אחד מפנה מקום לבא אחריו. כמה זמן עובר בין השניים?',
      ],
      ['Which of the two stays longer?', 'מי מהשניים נשאר יותר זמן?'],
      [
        'What happens at the point where one turns into the other?',
        'מה קורה בנקודה שבה אחד הופך לאחר?',
      ],
    ],
  },
  {
    key: 'got_worse',
    isAlone: true,
    patterns: {
      en: [
        "[it's|its|it|it just|things] [only] (got|gets|getting|is getting|has got|has gotten|gotten|been getting) (worse|harder|heavier) [lately|recently|now|every year|every week|every day|i think|actually]",
        '[much|a lot|even|just|only] (worse|harder) [lately|recently|now|i think|actually|honestly]',
      ],
      he: [
        '[זה] [רק] (נהיה|נעשה|הולך ונהיה) [יותר] (גרוע|קשה|כבד) [יותר|לאחרונה|עכשיו]',
        '[זה] [רק] (מחמיר|החמיר|מתדרדר|התדרדר|הידרדר) [לאחרונה|עם הזמן]',
        'יותר (גרוע|קשה) [לאחרונה|עכשיו|האמת]',
      ],
    },
    replies: [
      ['When did it take the last turn for the worse?', 'מתי זה החמיר בפעם האחרונה?'],
      [
        'What used to keep it in check, and doesn’t any more?',
        'מה פעם החזיק את זה במידה, וכבר לא?',
      ],
      ['Where would somebody from outside notice the difference?', 'איפה היו שמים לב להבדל מבחוץ?'],
    ],
  },
  {
    key: 'only_me',
    isAlone: true,
    patterns: {
      en: [
        '[just|only|mostly|probably] me [i think|i guess|really|honestly|probably|of course|mostly]',
        "[just|only|mostly|well|probably|it's|its|that's|thats] (myself|just me|only me|me myself) [i think|i guess|really|honestly|probably|of course|mostly]",
        "[i think] (it's|its|that's|thats) (me|just me|all me) [i guess|i think]",
        '[just|only] me and (myself|my thoughts)',
      ],
      he: [
        '[רק|בעיקר|כנראה|זה] (אני|אני עצמי|אני לבד|רק אני) [כנראה|נראה לי|האמת|בעצם]',
        '[את] עצמי [כנראה|נראה לי|האמת|בעצם]',
        'אני והמחשבות שלי',
      ],
    },
    replies: [
      ['When did it begin to rest with you?', 'מתי זה התחיל ליפול על הכתפיים שלך?'],
      [
        'What would you say to somebody else in the same place?',
        'מה היה נאמר מצדך למישהו אחר באותו מקום?',
      ],
      ['Who would be surprised to hear that?', 'את מי זה היה מפתיע?'],
    ],
  },
  {
    key: 'somebody_knows',
    patterns: {
      en: [
        '[only|just|maybe|i think] my (sister|brother|mother|mom|mum|father|dad|wife|husband|partner|boyfriend|girlfriend|son|daughter|friend|best friend|doctor|therapist|aunt|cousin|colleague|boss|manager|parents|kids) (knows|know|found out|noticed|has noticed) [about it|about this|a bit|a little|some of it|everything|i think|already]',
        'i [only|just|finally|already] told (my|a) (sister|brother|mother|mom|mum|father|dad|wife|husband|partner|boyfriend|girlfriend|son|daughter|friend|best friend|doctor|therapist|aunt|cousin|colleague) [about it|about this|everything|yesterday|last night|last week|some of it]',
        '(one|a|only one) (friend|person) knows [about it|about this|i think]',
      ],
      he: [
        '[רק|אולי|נראה לי ש] (אחותי|אחי|אמא שלי|אבא שלי|אשתי|בעלי|בן הזוג שלי|בת הזוג שלי|חבר שלי|חברה שלי|החברה הכי טובה שלי|החבר הכי טוב שלי) (יודע|יודעת|גילה|גילתה) [על זה|הכל|הכול|קצת]',
        '[רק] סיפרתי (לאחותי|לאחי|לאמא|לאבא|לאשתי|לבעלי|לחבר|לחברה) [על זה|הכל|הכול|אתמול]',
        '(חבר אחד|חברה אחת|רק אדם אחד) (יודע|יודעת) [על זה]',
      ],
    },
    replies: [
      [
        'What was the reaction there, as far as you could see?',
        'מה הייתה שם התגובה, עד כמה שאפשר היה לראות?',
      ],
      ['What did you leave out in the telling?', 'מה לא סופר שם?'],
      ['What has been different since somebody knows?', 'מה שונה מאז שעוד מישהו יודע?'],
    ],
  },
  {
    key: 'how_they_would_react',
    isAlone: true,
    patterns: {
      en: [
        "[probably|maybe|oh|i think|he|she|they] (he'd|she'd|they'd|he would|she would|they would) [probably|just|only|maybe] (laugh|cry|be shocked|be surprised|be angry|be furious|be mad|be hurt|be disappointed|be proud|be happy|be sad|freak out|kill me|say nothing|go quiet|shrug|smile|be relieved|understand|not understand|hate it|love it|leave|walk out|say no|say yes) [i think|i guess|probably|at first|about it]",
      ],
      he: [
        '[כנראה|אולי|נראה לי] (הוא|היא|הם) [כנראה|בטח|פשוט] (יצחק|תצחק|יצחקו|יבכה|תבכה|יבכו|יכעס|תכעס|יכעסו|ייפגע|תיפגע|ייפגעו|ישתוק|תשתוק|ישתקו|יבין|תבין|יבינו|לא יבין|לא תבין|לא יבינו|ישמח|תשמח|ישמחו|יתאכזב|תתאכזב|יתאכזבו) [כנראה|נראה לי|בהתחלה]',
      ],
    },
    replies: [
      ['And the sentence after that, from you?', 'והמשפט שאחרי זה, מצדך?'],
      ['What is that guess built on?', 'על מה בנוי הניחוש הזה?'],
      [
        'Suppose it went exactly like that. What would you need in that minute?',
        'נניח שזה קורה בדיוק ככה. מה נחוץ לך באותה דקה?',
      ],
    ],
  },
  {
    key: 'time_in_the_past',
    isAlone: true,
    patterns: {
      en: [
        '[i think|maybe|probably|back] (when i was|since i was) (a kid|a child|little|young|younger|small|a teenager|a student|pregnant|at school|at uni|at university) [i think|maybe]',
        '[i think|maybe|probably|back] (when i was|since i was) [about|around|like] (six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|twenty|thirty|5|6|7|8|9|10|11|12|13|14|15|16|17|18|19|20|21|25|30) [years old|i think|maybe]',
        '[maybe|probably|sometime] (last year|last summer|last winter|last spring|last autumn|two years ago|three years ago|a year ago|years ago|long ago|ages ago|as a kid|as a child|in school|in high school|at school|in my twenties|in my thirties|before the kids|before covid) [i think|maybe|probably]',
        '(in|around) (2010|2011|2012|2013|2014|2015|2016|2017|2018|2019|2020|2021|2022|2023|2024|2025) [i think|maybe]',
      ],
      he: [
        '[נראה לי|אולי|כנראה] (כשהייתי|מאז שהייתי) (ילד|ילדה|קטן|קטנה|צעיר|צעירה|סטודנט|סטודנטית|בצבא|בתיכון|בן +|בת +)',
        '[אולי|כנראה] (בשנה שעברה|בקיץ שעבר|לפני שנה|לפני שנתיים|לפני שנים|מזמן|בילדות|בתיכון|בצבא|לפני הילדים|לפני הקורונה) [נראה לי|אולי]',
      ],
    },
    replies: [
      ['What was different around you in those days?', 'מה היה אחר סביבך בימים ההם?'],
      ['Which picture from that time comes up?', 'איזו תמונה מהזמן ההוא עולה?'],
      [
        'What from then would you like to have within reach again, or to leave where it is?',
        'מה משם היה טוב להשיג שוב, או להשאיר שם?',
      ],
    ],
  },
  {
    key: 'both',
    isAlone: true,
    patterns: {
      en: [
        '[it is|its|maybe|honestly] both [of them|equally|really|i think|at once|of those]',
        '(both|a bit of both|a mix of both|all three|all of them|all of the above) [really|i think|honestly|probably]',
        'half and half',
      ],
      he: [
        '[גם|אולי|האמת|קצת] (שניהם|שתיהן|שניהם ביחד|שתיהן ביחד|שני הדברים|קצת משניהם|קצת משתיהן|גם וגם) [ביחד|באותה מידה|האמת|נראה לי|אני חושב|אני חושבת|כנראה]',
        '(כל השלושה|שלושתם|שלושתן|כולם ביחד|הכול ביחד|הכל ביחד)',
        'גם זה וגם זה',
        '[גם] שניהם (ביחד|באותה מידה)',
      ],
    },
    replies: [
      [
        'Then they come together. Which of them was louder today?',
        'אז הם באים יחד. מה מהם היה חזק יותר היום?',
      ],
      ['How do the two get along with each other?', 'איך השניים האלה מסתדרים זה עם זה?'],
      [
        'If one of them could rest for a week, what would be left?',
        'אם אחד מהם היה נח שבוע, מה היה נשאר?',
      ],
    ],
  },
  {
    key: 'about_them_not_me',
    patterns: {
      en: [
        "* i'm talking about (him|her|them|my husband|my wife|my partner|my boss|my mother|my father|my son|my daughter) not (me|myself)",
        "* (it's|its|it is) not about me *",
        "(it's|its|it is) not me [it's|its|it is] (him|her|them)",
        'i meant (him|her|them) not (me|you)',
      ],
      he: [
        '* אני (מדבר|מדברת) על (בעלי|אשתי|אמא|אבא|אחי|אחותי|הבן שלי|הבת שלי|הבוס|החבר שלי|החברה שלי|המנהל|המנהלת) לא (עליי|עלי|על עצמי) *',
        '* אני (מדבר|מדברת) (עליו|עליה|עליהם) לא (עליי|עלי|על עצמי) *',
        'לא אני [בטלפון] (הוא|היא|הם)',
        'לא (עליי|עלי) (עליו|עליה|עליהם)',
        '[זה] לא (קשור אליי|קשור אלי) זה (הוא|היא|הם)',
        'התכוונתי (אליו|אליה|אליהם) [לא אליי|לא אלי]',
        'זה לא אני זה (הוא|היא|הם)',
      ],
    },
    replies: [
      [
        'Then it is about the other side. What is that like to stand next to?',
        'אז זה על הצד השני. ואיך זה לעמוד ליד זה?',
      ],
      [
        'Clear: that is theirs. What of it lands on your side?',
        'ברור, זה של הצד השני. מה מזה מגיע עד המקום שלך?',
      ],
      ['And what do they not see, from where they are?', 'ומה לא רואים משם, מהצד השני?'],
    ],
  },
  {
    key: 'as_a_child',
    patterns: {
      en: [
        '* when i was (little|a kid|a child|a boy|a girl|in school|at school|seven|eight|nine|ten|eleven|twelve) *',
        '* [as a] (kid|child) i (was|used|had|always) *',
        '* i grew up (with|in) *',
      ],
      he: [
        '* כשהייתי (קטן|קטנה|ילד|ילדה|בבית ספר|ביסודי|בתיכון|בחטיבה|בן עשר|בת עשר) *',
        '* (בתור|בתור ה) (ילד|ילדה) *',
        '(כילד|כילדה) [תמיד|אני|הייתי] *',
        '* (גדלתי|גדלנו) (בבית|עם|ב) *',
      ],
    },
    replies: [
      [
        'A child keeps things exactly as they were. What does that child still know about it?',
        'ילדים שומרים דברים בדיוק כמו שהיו. מה נשמר אצלך משם?',
      ],
      ['Who was near then?', 'מי היה שם אז, בסביבה?'],
      ['What was missing then, and can be had today?', 'מה היה חסר אז, ואפשרי היום?'],
    ],
  },
  {
    key: 'angry_at_myself',
    patterns: {
      en: [
        "* (i'm|im|i am) [just|more|really|mostly] (mad|angry|furious|annoyed|pissed off|pissed) (at|with) me",
        "* i'm [so|just|really] (angry|mad|furious) (with|at) myself *",
        '* (angry|mad|furious|annoyed) (with|at) myself *',
        "* i (can't|cannot) forgive myself *",
      ],
      he: [
        '* (כועס|כועסת|עצבני|עצבנית|מתעצבן|מתעצבנת|כעסתי|התעצבנתי) על עצמי *',
        '* לא (סולח|סולחת|אסלח|מצליח לסלוח|מצליחה לסלוח) לעצמי *',
      ],
    },
    replies: [
      [
        'Anger turned inward usually guards something that matters. What does it guard here?',
        'כעס שפונה פנימה שומר בדרך כלל על משהו חשוב. על מה הוא שומר כאן?',
      ],
      ['Which moment would you take back first?', 'איזה רגע בא לך הכי הרבה להחזיר אחורה?'],
      ['Whose tone does that anger speak in?', 'באיזה טון הכעס הזה מדבר, ושל מי הטון?'],
    ],
  },
  {
    key: 'good_result',
    isGlad: true,
    patterns: {
      en: [
        "* i don't have cancer *",
        '* (test|tests|result|results|scan|biopsy) (came back|were|was|is|are) (clear|clean|negative|fine|good|benign) *',
        "* it's benign *",
        '* i (got|am) (in|accepted) *',
        '* i got the (job|place|part|flat) *',
        '* i passed [the|my] (test|exam|driving test|course) *',
      ],
      he: [
        '* אין לי סרטן *',
        '* (זה|הכל|הכול|יצא) [יצא] (שפיר|נקי|תקין) [תודה לאל|ברוך השם] *',
        '* (התוצאות|הבדיקות|התשובות|הבדיקה|הביופסיה) (תקינות|טובות|נקיות|תקינה|נקייה|יצאו טובות|יצאו תקינות|יצאה תקינה|חזרו טובות) *',
        '* (התקבלתי|קיבלו אותי) (לעבודה|ללימודים|לתואר|לאוניברסיטה|לתפקיד|לקורס|ליחידה) *',
        '* עברתי (את הטסט|טסט|את המבחן|את הבחינה) *',
      ],
    },
    replies: [
      ['Which second was it when you knew?', 'איפה זה תפס אותך, ברגע שזה נודע?'],
      ['Who heard it first?', 'מי היה הראשון לשמוע?'],
      ['What is possible tonight that wasn’t yesterday?', 'מה אפשרי הערב, שאתמול עוד לא?'],
    ],
  },
  {
    key: 'what_people_will_say',
    patterns: {
      en: [
        '[that] (people|everyone|everybody|they) will (say|think) *',
        '* what (will|would) (people|everyone|the neighbours|the neighbors|they) (say|think) *',
        "* i'm (afraid|scared) of what (people|everyone|they) (will|would|might) (say|think) *",
      ],
      he: [
        '(שיגידו|שיחשבו|שכולם יגידו|שכולם יחשבו|שאנשים יגידו|שאנשים יחשבו) (שאני|שהשתגעתי|שזה|ש) *',
        '(שיגידו|שיחשבו) (שהשתגעתי|שנכשלתי|עליי|עלי) *',
        '* מה (יגידו|יחשבו) (אנשים|השכנים|כולם|עליי|עלי|במשפחה|בעבודה) *',
        'מה (יגידו|יחשבו)',
        '* לא (רוצה|רציתי) (שהם|שאנשים|שכולם|שהילדים|שהמשפחה) (יחשבו|יגידו|תחשוב|תגיד) *',
      ],
    },
    replies: [
      [
        '“People” usually have one face. Whose is it?',
        'בקהל כזה יש בדרך כלל פנים של מישהו אחד שבולטות. של מי?',
      ],
      ['Which of their sentences would sting most?', 'איזה משפט שלהם יצרוב הכי הרבה?'],
      [
        'And whose word would weigh more than all of theirs?',
        'והמילה של מי שווה יותר מכל מה שהם יגידו?',
      ],
    ],
  },
  {
    key: 'maybe_they_are_right',
    patterns: {
      en: [
        "[and|but|well] maybe (he's|she's|they're|he is|she is|they are) right *",
        '[and|but] (perhaps|maybe) (my|the) + (is|are) right *',
        '* (he|she|they) (might|may|could) be right *',
      ],
      he: [
        '[אבל|ו] (אולי|ואולי|יכול להיות) (הוא|היא|הם|שהוא|שהיא|שהם) (צודק|צודקת|צודקים) *',
        '(אולי|ואולי) (אמא|אבא|אשתי|בעלי|ההורים|הבוס|המנהלת|המנהל) [שלי] (צודק|צודקת|צודקים) *',
        '* יש (בזה|במה שהוא אמר|במה שהיא אמרה) משהו *',
      ],
    },
    replies: [
      [
        'Seldom is all of it right. Which part is, and which isn’t?',
        'לעיתים רחוקות הכול נכון. איזה חלק כן, ואיזה חלק לא?',
      ],
      ['If it were true, what would follow from it?', 'ואם זה נכון, מה נובע מזה?'],
      [
        'What do you know about it that they can’t know?',
        'מה ידוע לך על זה, שהצד השני לא יכול לדעת?',
      ],
    ],
  },
  {
    key: 'nothing_to_write',
    isAlone: true,
    patterns: {
      en: [
        "i (don't|dont|do not) [really] know what to (write|say|type) [here]",
        '[i have] nothing to (write|say|tell) [here]',
        'no idea what to (write|say|type) [here]',
        'just (trying|testing) (it|this) [out]',
      ],
      he: [
        '[אני] לא (יודע|יודעת) מה (לכתוב|להגיד|לומר|לרשום) [פה|כאן]',
        'אין לי [ממש|כל כך] מה (לכתוב|להגיד|לומר|לספר) [פה|כאן|האמת]',
        'אין לי מושג מה (לכתוב|להגיד|לרשום) [פה|כאן]',
        '[אני] (סתם|רק) (מנסה|בודק|בודקת) [את זה|את האפליקציה|מה זה]',
      ],
    },
    replies: [
      [
        'It needn’t be a big thing. What took up most of today?',
        'זה לא חייב להיות משהו גדול. מה תפס הכי הרבה מקום היום?',
      ],
      [
        'Then something small. What was the last thing on your mind before you opened this?',
        'אז משהו קטן. מה היה לך בראש רגע לפני שנפתח המסך הזה?',
      ],
      ['Who crossed your mind today more than once?', 'מי עבר לך היום בראש יותר מפעם אחת?'],
    ],
  },
  {
    key: 'they_are_against_it',
    patterns: {
      en: [
        "* (he|she|my wife|my husband|my partner|my mother|my father|my family) (isn't|is not|is less) (keen|thrilled|convinced|enthusiastic) *",
        '* (is|are) [totally|completely] against (it|the idea|this) *',
        "* (thinks|think|says|say) (it is|its|it's|i am|i'm) (a mistake|crazy|madness|nonsense|unrealistic|too old) *",
      ],
      he: [
        '* (פחות|לא) (מתלהב|מתלהבת|מתלהבים) [מזה|מהרעיון] *',
        '* (נגד הרעיון|נגד זה|לא בעד|לא תומך|לא תומכת|לא תומכים) [ברעיון|בזה] *',
        '* (אומר|אומרת|אומרים|חושב|חושבת|חושבים) (שזו טעות|שזאת טעות|שזה שטות|שזו שטות|שזה שיגעון|שאני משוגע|שאני משוגעת|שהשתגעתי|שזה לא ריאלי|שבגיל) *',
      ],
    },
    replies: [
      [
        'Behind a “no” there is usually a worry. Which worry is it there?',
        'מאחורי ״לא״ כזה יש בדרך כלל דאגה. מה הדאגה שם?',
      ],
      [
        'What would have to be clear, for that doubt to shrink a little?',
        'מה היה צריך להתברר, כדי שהספק הזה יקטן קצת?',
      ],
      ['How much does that voice weigh against your own?', 'כמה שוקל הקול הזה, לעומת הקול שלך?'],
    ],
  },
  {
    key: 'feels_like_role',
    patterns: {
      en: [
        '[that|and|but|so|now|lately|honestly] (i feel|i felt|i just feel|it makes me feel|makes me feel|she makes me feel|he makes me feel|they make me feel|i feel more) [just|more] like (a|an|the|his|her|their|my own) (guest|mum|mom|mother|dad|maid|servant|cleaner|carer|nurse|secretary|stranger|lodger|tenant|visitor|ghost|machine|robot|taxi|taxi driver|bank|wallet|babysitter|therapist|referee|policeman|tourist|intruder|doormat|prop|actor) *',
        '[just|more] like (a|an|the|his|her|their) (guest|mum|mom|mother|dad|maid|servant|cleaner|carer|nurse|secretary|stranger|lodger|tenant|visitor|ghost|machine|robot|taxi driver|bank|wallet|babysitter|therapist|referee|tourist|intruder|doormat|actor) [in my own +|really|honestly|i guess]',
      ],
      he: [
        '* (מרגיש|מרגישה|הרגשתי) כמו (אורח|אורחת|אמא שלו|אמא שלה|אבא שלו|אבא שלה|עוזרת|משרתת|מנקה|מטפלת|מטפל|מזכירה|מזכיר|זר|זרה|רוח רפאים|מכונה|רובוט|נהג מונית|נהגת מונית|כספומט|בייביסיטר|שופט|שופטת|תייר|תיירת|סמרטוט|שחקן|שחקנית) *',
        'כמו (אורח|אורחת|עוזרת|משרתת|זר|זרה|רובוט|מכונה|כספומט|סמרטוט) [בבית שלי|האמת|נראה לי]',
      ],
    },
    replies: [
      [
        'Some parts are taken on so slowly that nobody hands them out. When was this one first played?',
        'יש תפקידים שנכנסים אליהם לאט, בלי שמישהו חילק אותם. מתי זה היה בפעם הראשונה?',
      ],
      ['And which part would you like to have there instead?', 'ואיזה מקום היית רוצה שם במקום זה?'],
      [
        'When did it last feel different there, even for a few minutes?',
        'מתי זה הרגיש שם אחרת, אפילו לכמה דקות?',
      ],
    ],
  },
  {
    key: 'harsh_name',
    patterns: {
      en: [
        '[that|and|but|so|because|honestly] [i feel|i felt|i am|makes me feel] like the worst (mother|mum|mom|father|dad|parent|person|friend|daughter|son|wife|husband) [in the world|ever|alive]',
        "[that|and|but|so|because|honestly|i guess|i think] [i feel|i felt|i'm|im|i am] like (a|an|the) (traitor|monster|hypocrite|liar|villain|bad guy|cheat|thief|bad person) [really|honestly|i guess|sometimes]",
        "[that|and|but|because|honestly|i guess|i think] (i'm|im|i am|i'm just|im just) [just|always|basically|simply|such] [a|an|the|such a] [total|complete|massive|absolute|stupid] (screwup|screw up|failure|loser|idiot|mess|disaster|burden|disappointment|coward|fraud|lazy|useless|worthless|pathetic|stupid|weak|selfish|hopeless case|black sheep|waste of space|bad mother|bad mum|bad mom|bad father|bad dad|bad parent|bad friend|bad person|bad daughter|bad son|terrible mother|terrible person|joke) [again|really|honestly|i guess|i think|lol|haha]",
        '[that|and|but|so|because|honestly] [i feel|i felt|i just feel|it makes me feel|makes me feel] like (a|an|such a|a total|a complete|the worst) (failure|loser|idiot|fraud|burden|mess|coward|disappointment|bad mother|bad mum|bad mom|bad father|bad dad) [really|honestly|i guess|again]',
      ],
      he: [
        '* (שאני|אני) [פשוט|סתם|תמיד] (כישלון|לוזר|לוזרית|אידיוט|אידיוטית|עצלן|עצלנית|נטל|אכזבה|פחדן|פחדנית|טיפש|טיפשה|אפס|אגואיסט|אגואיסטית|אמא רעה|אבא רע|אמא גרועה|אבא גרוע|בן אדם רע|חברה גרועה|חבר גרוע|כבשה שחורה)',
        'כמו (כישלון|לוזר|לוזרית|אידיוט|אידיוטית|נטל|אפס)',
      ],
    },
    replies: [
      [
        'That’s a hard word to carry about. Who said it first?',
        'זו מילה קשה לסחוב. מי אמר אותה ראשון?',
      ],
      ['What does that word leave out?', 'מה המילה הזאת משמיטה?'],
      ['At which moment of the day does that sentence speak up?', 'באיזה רגע ביום המשפט הזה נשמע?'],
    ],
  },
  {
    key: 'voice_of_somebody',
    patterns: {
      en: [
        "[it's|its|i hear|i can hear|i still hear|i keep hearing|mostly|always] (my) (mum's|mums|mom's|moms|mother's|mothers|dad's|dads|father's|fathers|grandmother's|gran's|teacher's|teachers|sister's|brother's|ex's|exes|boss's|coach's|husband's|wife's) voice *",
        "[it's|its|i hear|i can hear|i still hear|i keep hearing] (mum's|mums|mom's|moms|dad's|dads) voice *",
      ],
      he: [
        '[זה|אני שומע|אני שומעת|עדיין שומע|עדיין שומעת|שומע|שומעת] [את] הקול של (אמא|אבא|סבתא|סבא|אחותי|אחי|המורה|האקס|האקסית|הבוס|הבוסית|אשתי|בעלי) *',
        '[זה] בקול של (אמא|אבא|סבתא|סבא|אחותי|אחי|המורה|האקס|הבוס) *',
      ],
    },
    replies: [
      ['How old are you when you hear it?', 'איזה גיל עולה אצלך כשהקול הזה נשמע?'],
      ['What would you answer that voice today?', 'מה היה אפשר לענות לקול הזה היום?'],
      ['When does it fall silent?', 'מתי הוא שותק?'],
    ],
  },
  {
    key: 'not_yet_alone',
    isAlone: true,
    patterns: {
      en: [
        '[no|well|honestly|um] (not yet|not now|not quite yet|not just yet) [really|i think|no|sorry]',
        "[i] (haven't|havent) yet",
      ],
      he: ['[לא|האמת|טוב] (עוד לא|עדיין לא|לא עכשיו|לא כרגע) [ממש|נראה לי|האמת]'],
    },
    replies: [
      ['What would have to come first?', 'מה צריך לבוא קודם?'],
      ['Which part of it is there already?', 'איזה חלק מזה כבר ישנו?'],
      ['What makes this the wrong moment for it?', 'מה עושה את הרגע הזה ללא מתאים?'],
    ],
  },
  {
    key: 'all_is_well',
    isGlad: true,
    isAlone: true,
    patterns: {
      en: [
        "[it's|its|everything is|all is|i'm|im] [all|really] (fine|good|okay|ok|alright) [really|thanks|today]",
        "[everything|everything's|all] (fine|good|okay|ok|well|alright)",
        "(no complaints|can't complain|cant complain|nothing to complain about)",
      ],
      he: [
        '(הכל|הכול) [באמת|ממש|בגדול|פה|אצלי] (טוב|בסדר|סבבה|אחלה|מעולה|רגיל) [באמת|תודה לאל|ברוך השם|היום|אצלי]',
        '[אני] (בסדר|סבבה|אחלה) [גמור|האמת]',
        'ברוך השם [הכל|הכול] [טוב|בסדר]',
        'אין תלונות',
        'אי אפשר להתלונן',
      ],
    },
    replies: [
      [
        'A plain day has its details too. Which quarter of an hour of it was the best?',
        'גם ליום רגיל יש פרטים. איזו רבע שעה הייתה הכי טובה בו?',
      ],
      [
        'And what would you like to look at, now that nothing is burning?',
        'ועל מה בא לך להסתכל, כשאין שריפות?',
      ],
      [
        'What has been helping lately, for it to be like this?',
        'מה עוזר לזה להיות ככה בזמן האחרון?',
      ],
    ],
  },
  {
    key: 'no_reason',
    isAlone: true,
    patterns: {
      en: [
        "[there is|there's] no [real|particular] reason [really]",
        '[for] no reason [at all]',
        "(just because|just like that|no idea why|i don't know why|i dont know why|out of nowhere)",
      ],
      he: [
        'אין [לזה] [שום|איזו] סיבה [מיוחדת|אמיתית]',
        '(בלי|ללא) [שום] סיבה',
        'סתם ככה',
        '(לא יודע|לא יודעת|אין לי מושג) למה',
        '(משום מקום|בלי שום סיבה נראית לעין)',
      ],
    },
    replies: [
      [
        'It can be there without a reason. When in the day did it come?',
        'זה יכול להיות שם גם בלי סיבה. מתי במהלך היום זה הגיע?',
      ],
      [
        'Leaving reasons aside: what is it like while it is there?',
        'בלי סיבות, אז. איך זה, כשזה שם?',
      ],
      ['What does it make you do, or leave undone?', 'מה זה גורם לעשות, או לא לעשות?'],
    ],
  },
  {
    key: 'a_look',
    isAlone: true,
    patterns: {
      en: [
        "[mostly|just|i think] [it's|its|it was] (the|that) look [on|in] [his|her|their|my] [face|eyes] [mostly|i think]",
        '[mostly|just|i think] (his|her|their) (face|eyes|smile|look|hands|back|voice) [mostly|i think|i guess]',
        'the (way|look) (he|she|they) looked at me',
      ],
      he: [
        '[בעיקר|רק] (המבט|הפנים|העיניים|החיוך|הקול|הידיים) (שלו|שלה|שלהם) [בעיקר|נראה לי]',
        'המבט הזה [שלו|שלה]',
        'איך ש(הוא|היא) (הסתכל|הסתכלה) עליי',
      ],
    },
    replies: [
      ['What could be read in it?', 'מה היה אפשר לקרוא בזה?'],
      ['What did that do to you, in the second you saw it?', 'מה זה עשה לך, באותה שנייה?'],
      ['If it had been a sentence, which one?', 'לו זה היה משפט, איזה משפט?'],
    ],
  },
  {
    key: 'because_answer',
    isAlone: true,
    patterns: {
      en: [
        "[just|mostly|maybe|probably|i guess] (because|cos|cuz|bc|coz) (i|it's|its|it|he|she|they|we|i'm|im|he's|shes|she's|hes|then|that's|thats|there's|theres|nobody|everyone|my) +",
      ],
      he: ['[פשוט|בעיקר|אולי|כנראה] (כי|בגלל ש) (אני|זה|הוא|היא|הם|אנחנו|אין|יש|אף אחד|כולם) +'],
    },
    replies: [
      [
        'And if that reason fell away one day, what would be left?',
        'ואם הסיבה הזאת הייתה נעלמת יום אחד, מה היה נשאר?',
      ],
      [
        'Behind a reason there is often a second one. What might it be here?',
        'מאחורי סיבה יש לפעמים עוד אחת. מה היא אולי כאן?',
      ],
      ['How long has that been so?', 'ממתי זה ככה?'],
    ],
  },
  {
    key: 'would_tell_them',
    isAlone: true,
    patterns: {
      en: [
        "[probably|maybe] (i'd|id|i would) [just|probably] (tell|say to) (him|her|them) [that] [it|to|he|she|they|i|it's|its|he's|she's|i'm|not] *",
        "[probably|maybe] (i'd|id|i would) [just|probably] say (sorry|i'm sorry|im sorry|thank you|i love you|i miss you|enough|stop|no|it's ok|its ok|you're enough|youre not alone|you did your best) *",
      ],
      he: [
        '[כנראה|אולי] הייתי (אומר|אומרת) (לו|לה|להם) [ש|את] *',
        '[כנראה|אולי] הייתי (אומר|אומרת) (סליחה|תודה|די|לא|שאני מצטער|שאני מצטערת)',
      ],
    },
    replies: [
      ['And what comes back, as you imagine it?', 'ומה חוזר משם, בדמיון שלך?'],
      ['In what tone is it said?', 'באיזה טון זה נאמר?'],
      ['What has kept that sentence from being said so far?', 'מה עצר את המשפט הזה עד עכשיו?'],
    ],
  },
];
