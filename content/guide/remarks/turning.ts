import type { Remark } from './remark.ts';

export const turningRemarks: Remark[] = [
  {
    key: 'place_in_body',
    patterns: {
      en: [
        '[mostly|usually|probably] (jaw|stomach|throat|shoulders|chest|hands|neck|belly) [always|mostly|usually|actually|i think|i guess|definitely|and jaw|and stomach|and shoulders]',
        'my (stomach|belly|throat|shoulders|neck|jaw)',
        'i feel it [mostly] in my (stomach|belly|gut|throat|shoulders|neck|jaw|chest|back|legs|hands) *',
        'it sits in my (stomach|throat|chest|shoulders|back) *',
        '[mostly|right|deep|yeah|well] in (my|the) (stomach|belly|gut|throat|shoulders|neck|jaw|chest) [mostly|i think|i guess|i suppose|probably|actually]',
        '* (a|this) (knot|lump) in (my|the) (stomach|throat|belly|chest) *',
        'i (clench|grind|tense) [up] (my jaw|my teeth|my shoulders) *',
      ],
      he: [
        '[בעיקר|עמוק] (בבטן|בגרון|בכתפיים|בצוואר|בלסת|בחזה) [בעיקר|נראה לי|אני חושב|אני חושבת]',
        '(הבטן|הגרון|הכתפיים|הצוואר|הלסת)',
        'אני (מרגיש|מרגישה) את זה (בבטן|בגרון|בכתפיים|בצוואר|בלסת|בחזה|בגב|ברגליים|בידיים) *',
        'זה יושב לי (בבטן|בגרון|בחזה|בכתפיים|בגב|על הלב) *',
        '* (גוש|קשר|מועקה) (בבטן|בגרון|בחזה) *',
      ],
    },
    replies: [
      ['What does it feel like when it comes?', 'ואיך זה, כשזה מגיע?'],
      ['When do you notice it most?', 'מתי זה הכי מורגש?'],
      ['What was going on the last time you noticed it?', 'מה קרה מסביב בפעם האחרונה שזה הופיע?'],
      ['What eases it, even a little?', 'מה מקל על זה, אפילו קצת?'],
    ],
  },
  {
    key: 'length_of_time',
    isAlone: true,
    patterns: {
      en: [
        "[for|it's been|about|around|almost|nearly|maybe|over] [about|around|almost|nearly|maybe|over] (a|one|two|three|four|five|six|seven|eight|nine|ten|twenty|2|3|4|5|6|7|8|9|10|12|15|20|a few|few|a couple of|many) (month|year|months|years) [now|already|or so|i think|i guess]",
        'since (january|february|march|april|may|june|july|august|september|october|november|december|summer|winter|spring|christmas|childhood|forever|always|then|yesterday)',
        'since last (week|month|year|summer|winter|spring|autumn|fall)',
        'since (i was|i were) (a kid|a child|little|young|born|small)',
        '[for] (a long time|ages|a while|years|months|weeks) [now|already]',
        'as long as i can remember',
        '[since] (forever|ages|my whole life|all my life|always) [i think|really|honestly|actually]',
        "(for|it's been|its been|over) [about|around|almost|nearly|maybe|over] (a|one|two|three|four|five|six|2|3|4|5|6|10|a few|few|a couple of|many) (day|days|week|weeks|weekend|nights) [now|already|or so|i think]",
      ],
      he: [
        '[כבר|בערך|איזה|משהו כמו] [בערך|איזה|איזו] (חודש|חודשיים|שנה|שנתיים|שלושה חודשים|כמה חודשים|כמה שנים|ארבעה חודשים|חצי שנה|שלוש שנים|ארבע שנים|חמש שנים|עשר שנים|שנים|חודשים) [בערך|כבר|ככה|נראה לי]',
        '[בערך] (מינואר|מפברואר|ממרץ|מאפריל|ממאי|מיוני|מיולי|מאוגוסט|מספטמבר|מאוקטובר|מנובמבר|מדצמבר|מפסח|מהחגים|מהקיץ|מהחורף|מאתמול|מאז) [בערך]',
        'מאז שאני (קטן|קטנה|ילד|ילדה|זוכר|זוכרת) [את עצמי]',
        'מאז ומתמיד',
        '(כבר הרבה|המון|כבר המון|מלא|כבר מלא) (זמן|שנים)',
        'כבר [בערך|איזה] (יומיים|שבוע|שבועיים|שלושה שבועות|כמה ימים|כמה שבועות) [בערך|ככה|נראה לי]',
        '(מהשבוע שעבר|מהחודש שעבר|מהשנה שעברה|מהקיץ שעבר|מהחורף שעבר) [בערך|נראה לי]',
      ],
    },
    replies: [
      ['What has that time been like for you?', 'איך הזמן הזה היה בשבילך?'],
      ['What has changed in it since the beginning?', 'מה השתנה בזה מאז ההתחלה?'],
      ['What has kept it going all this time?', 'מה מחזיק את זה כל הזמן הזה?'],
      ['When in all that time was it a little different?', 'מתי בכל הזמן הזה זה היה קצת אחרת?'],
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
      ['What comes to mind first when you think of them?', 'מה עולה ראשון במחשבה על הקשר הזה?'],
      ['What matters most to you about them?', 'מה הכי חשוב לך בקשר הזה?'],
      ['How was it the last time you talked?', 'איך הייתה הפעם האחרונה שדיברתם?'],
      ['What would you like to happen between you?', 'מה היית רוצה שיקרה ביניכם?'],
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
        '[בעצם|כנראה] אף אחד [בעצם|נראה לי|באמת|האמת]',
        'אין (אף אחד|מישהו כזה|מישהי כזאת) [בעצם|באמת|כזה]',
        'אין לי (אף אחד|מישהו כזה) [כזה|בשביל זה]',
        'אין לי את מי לשאול',
        'לא עולה לי אף אחד',
        'אף אחד לא עולה לי [בראש]',
      ],
    },
    replies: [
      ['And how is it for you, that there’s nobody?', 'ואיך זה בשבילך, שאין אף אחד?'],
      ['What would be different if there were somebody?', 'מה היה שונה אם היה מישהו?'],
      ['Who comes closest to it, even a little?', 'מי בכל זאת הכי קרוב לזה, אפילו קצת?'],
      ['What kind of person would fit here?', 'איזה אדם היה מתאים כאן?'],
    ],
  },
  {
    key: 'time_of_day',
    isAlone: true,
    patterns: {
      en: [
        '[mostly|usually|always|mainly] (at night|in the morning|in the mornings|in the evening|in the evenings|in the afternoon|before bed|late at night|at noon|on weekends|at the weekend|at weekends|after work|before work) [mostly|usually|always|i think|mainly]',
        '[mostly|usually] when i (wake up|go to bed|get home|come home) [from work]',
        'first thing in the morning',
        '[mostly|usually|always] [somewhere] between + and (lunch|dinner|supper|bed|bedtime|midnight|work|sleep|breakfast|noon|the news|tea|two|three|four|five|six|seven|eight|nine|ten) [o clock]',
        '[mostly|usually|always] (at night|in the morning|in the evening|after dinner|after school|after work) [in bed|when i|when im|when im|when everyone|when the] *',
        '(mornings|evenings|nights|weekends) [mostly|usually|are the worst|are the hardest|i think]',
        '[mostly|usually|always] [on] (sunday|monday|tuesday|wednesday|thursday|friday|saturday|weekday|work) (mornings|evenings|nights|afternoons) [mostly|usually|i think]',
        '[mostly|usually|always|around] [at|around] (one|two|three|four|five|2|3|4|5) (am|in the morning|at night) [mostly|usually|i think]',
      ],
      he: [
        '[בעיקר|לרוב|תמיד] (בלילה|בלילות|בבוקר|בבקרים|בערב|בערבים|בצהריים|אחרי הצהריים|לפני השינה|בסופי שבוע|בסוף השבוע|אחרי העבודה|לפני העבודה|בשבת|בשבתות) [בעיקר|לרוב|תמיד|נראה לי]',
        '[בעיקר] כשאני (מתעורר|מתעוררת|קם|קמה|חוזר הביתה|חוזרת הביתה|הולך לישון|הולכת לישון)',
        '[בערך] (בשלוש|בארבע|בחמש|בשתיים) (בלילה|לפנות בוקר|בבוקר)',
        'לפנות בוקר',
        'מוצאי שבת',
        '[בעיקר] (ערבי|בערבי) (שישי|שבת|ראשון|חג)',
        '[בעיקר] (בימי|בערבי) (ראשון|שני|שלישי|רביעי|חמישי|שישי|שבת) [בערב|בבוקר|בלילה|בצהריים] [בעיקר]',
      ],
    },
    replies: [
      ['What is different at that time?', 'מה שונה בזמן הזה?'],
      ['What is usually going on around you then?', 'מה קורה סביבך בדרך כלל בשעה הזאת?'],
      ['What would be good to have at that hour?', 'מה היה עושה לך טוב בשעה הזאת?'],
      ['And how is it the rest of the time?', 'ואיך זה בשאר הזמן?'],
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
      ['What of it comes to mind first?', 'מה מכל זה עולה ראשון?'],
      ['What of it matters most to you?', 'מה מכל זה הכי חשוב לך?'],
      ['What does that look like on a day like today?', 'איך זה נראה ביום כמו היום?'],
      ['And what is not part of it?', 'ומה בכל זאת לא שייך לזה?'],
    ],
  },
  {
    key: 'hard_to_say',
    patterns: {
      en: [
        "[it's|its|well|honestly] [really|very|a bit|kind of|a] (complicated|long story|hard to explain) [really|honestly|i guess]",
        "[it's|that's|it is] [really|very|a bit] (hard|difficult|tricky) to (say|explain|describe|put into words|answer)",
        "i don't have [the] words [for it|for this]",
        "i (can't|don't|couldn't) find [the] [right] words [for it]",
        'there are no words [for it]',
        '(no idea how to|hard to) (explain|describe|put) [it|this] [into words]',
        "i (can't|cannot|don't know how to|can't really) [really] (explain|describe|put it into words|put into words|put that into words) [it|this|that]",
      ],
      he: [
        '[אני] לא (יודע|יודעת|מצליח|מצליחה) (איך להסביר|להסביר|איך לומר|לתאר|איך לתאר|לנסח) [את זה]',
        'אין לי מילים [לזה|בשביל זה]',
        'אני לא (מוצא|מוצאת) (מילים|את המילים)',
        'אין לזה מילים',
        '[זה] [קצת|מאוד|ממש|די] קשה [לי] (להסביר|לתאר|לנסח) [את זה|את זה במילים]',
        '[זה] [קצת|מאוד|ממש|די] קשה [לי] (לומר|להגיד) את זה במילים',
        'זה (מסובך|מורכב|סיפור ארוך) [קצת|האמת]',
      ],
    },
    replies: [
      [
        'It needn’t sound good. What words come first?',
        'זה לא חייב להישמע יפה. אילו מילים באות קודם?',
      ],
      ['What would be an example of it?', 'מה יכולה להיות דוגמה לזה?'],
      ['What makes it hard to put into words?', 'מה מקשה להכניס את זה למילים?'],
      ['What about it is easier to say?', 'מה מזה קל יותר להגיד?'],
    ],
  },
  {
    key: 'number_on_scale',
    isAlone: true,
    patterns: {
      en: [
        '(0|1|2|3|4|5|6|7|8|9|10)',
        '(0|1|2|3|4|5|6|7|8|9|10|two|three|four|five|six|seven|eight|nine) (out of|from|of) (ten|10)',
        '(1|2|3|4|5|6|7|8|9) 10',
        '[a] (0|1|2|3|4|5|6|7|8|9) or [a] (1|2|3|4|5|6|7|8|9|10)',
        '(between|somewhere between) [a] (0|1|2|3|4|5|6|7|8|9|four|five|six) and [a] (1|2|3|4|5|6|7|8|9|10|six|seven|eight)',
        "[maybe|probably|about|around|like|i'd say|it's] a (zero|one|two|three|four|five|six|seven|nine|ten) [maybe|i think|i guess|today|right now]",
        "[maybe|probably|i'd say] an (eight|8)",
      ],
      he: [
        '(2|3|4|5|6|7|8|9|שתיים|שלוש|ארבע|חמש|שש|שבע|שמונה|תשע) (מתוך|על) (עשר|10)',
        '(1|2|3|4|5|6|7|8|9) 10',
        '(4|5|6|7|8|חמש|שש|שבע) או (5|6|7|8|9|שש|שבע|שמונה)',
        'בין (0|1|2|3|4|5|6|7|8|9|ארבע|חמש|שש|שבע) ל (1|2|3|4|5|6|7|8|9|10|שש|שבע|שמונה)',
        '[אולי|בערך|נראה לי|משהו כמו|הייתי אומר|הייתי אומרת] (0|1|2|3|4|5|6|7|8|9|10) [אולי|בערך|נראה לי|היום|כרגע|עכשיו]',
      ],
    },
    replies: [
      ['What does that number stand for, in words?', 'מה המספר הזה אומר, במילים?'],
      ['What makes it exactly that number?', 'מה הופך את זה דווקא למספר הזה?'],
      ['What would move it by one point?', 'מה היה מזיז את זה בנקודה אחת?'],
      ['What number was it a month ago?', 'איזה מספר זה היה לפני חודש?'],
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
        'yes and no',
      ],
      he: [
        '[כן|נו|טוב] (פחות או יותר|בערך|סוג של|איכשהו|במידה מסוימת|בגדול|משהו כזה|משהו בסגנון|חלקית|כמעט) [כן|נראה לי|אני מניח|אני מניחה]',
        '(בערך|סוג של) אבל לא (בדיוק|ממש)',
        'קרוב [לזה] [אבל לא בדיוק]',
        'כן ולא',
      ],
    },
    replies: [
      ['How would you put it yourself?', 'ואיך זה נשמע במילים שלך?'],
      ['What of it fits best?', 'מה מזה הכי מתאים?'],
      ['What is still missing in it?', 'מה עוד חסר בזה?'],
      ['What would make it wholly so?', 'מה היה צריך כדי שזה יהיה לגמרי ככה?'],
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
      ['What makes the difference, most of the time?', 'מה עושה את ההבדל, ברוב הפעמים?'],
      ['And how was it today?', 'ואיך זה היה היום?'],
      ['When was it last like that?', 'מתי זה היה ככה בפעם האחרונה?'],
      ['What is it like on the other days?', 'ואיך זה בימים האחרים?'],
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
      ['What in it is truest for you?', 'מה בזה הכי נכון בשבילך?'],
      ['What does it bring up for you?', 'מה זה מעלה אצלך?'],
      ['What else belongs to it?', 'מה עוד שייך לזה?'],
      ['And what would you like to do with that?', 'ומה בא לך לעשות עם זה?'],
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
      ['What about it doesn’t fit?', 'מה בזה לא מתאים?'],
      ['What would you rather talk about?', 'על מה עדיף לדבר?'],
    ],
  },
  {
    key: 'probably',
    isAlone: true,
    patterns: {
      en: [
        '[yeah|yes|well] (probably|prolly|i guess|i guess so|i suppose|i suppose so|i think so|most likely|perhaps|maybe|could be|might be|possibly) [yeah|yes|so]',
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
      ['What makes you think so?', 'מה מביא אותך לחשוב שכן?'],
      ['What are you still unsure about?', 'במה יש לך עוד ספק?'],
      ['Suppose it is so. What then?', 'נניח שזה ככה. מה אז?'],
      ['What would help you to be sure?', 'מה היה עוזר לדעת בוודאות?'],
    ],
  },
  {
    key: 'too_much',
    isAlone: true,
    patterns: {
      en: [
        "(it's|it is|it's all|that's) [all|just] too much [for me|for one person|right now]",
        'more than i can (take|handle|carry|bear|hold|manage)',
        'too (many things|many|much of it) [at once]',
        "i can't handle (it|this|all this|any more|anymore)",
        "(it's|its|that's|it's just|its just|it's all) [just|all|way|far|really] too much [really|honestly|for me|at once|i think]",
        '[just|way|far] too much [for me|at once|all at once|right now]',
      ],
      he: [
        'זה [פשוט|כבר] (יותר מדי|יותר מידי|גדול עליי|גדול עלי) [בשבילי|בשביל בן אדם אחד]',
        'יותר ממה שאני (יכול|יכולה|מסוגל|מסוגלת) [לסחוב|לשאת|להכיל]',
        'יותר מדי דברים [בבת אחת]',
        '[אני] [כבר] לא (עומד|עומדת) בזה [יותר]',
        'זה [פשוט|כבר|ממש] (יותר מדי|יותר מידי|הרבה מדי) [בבת אחת|לי|האמת|בשבילי]',
        '(יותר מדי|יותר מידי|הרבה יותר מדי) [בשבילי|בבת אחת|לי]',
      ],
    },
    replies: [
      ['What in it is the hardest just now?', 'מה הכי קשה בזה כרגע?'],
      ['How long has it been this much?', 'כמה זמן זה כבר ככה?'],
      ['What would be the first thing to take away?', 'מה הדבר הראשון שהיה טוב להוריד?'],
      ['And how much would be manageable?', 'וכמה כן היה אפשרי?'],
    ],
  },
  {
    key: 'not_much',
    isAlone: true,
    patterns: {
      en: [
        '[honestly|really|just] (not much|not a lot|very little|hardly anything|almost nothing|not that much|next to nothing|barely anything|a little|a little bit|a bit) [really|honestly|to be honest|i guess]',
        'nothing much [really]',
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
      ['And what is that little?', 'ומה כן יש?'],
      ['How is it for you, that it’s only a little?', 'ואיך זה בשבילך, שזה רק קצת?'],
      ['How much would you like it to be?', 'כמה היית רוצה שזה יהיה?'],
      ['And when was it more?', 'ומתי זה היה יותר?'],
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
      ['What does the usual look like for you?', 'איך נראית אצלך השגרה?'],
      ['How is it for you, that it stays the same?', 'ואיך לך עם זה שזה נשאר אותו דבר?'],
      ['What would you like to be different for once?', 'מה היית רוצה שיהיה אחרת, פעם אחת?'],
      ['When was it last different, even slightly?', 'מתי לאחרונה זה היה אחרת, אפילו במקצת?'],
    ],
  },
  {
    key: 'a_place',
    isAlone: true,
    patterns: {
      en: [
        '[mostly|usually|always|just] (in|at|during) (meetings|class|lessons|the meeting|calls|zoom calls|parties|family dinners|dinner|the school gate|practice|training|church|the shop) [mostly|usually|i think]',
        '[mostly|usually|always|just] (in|at) [the|my] (kitchen|bathroom|shower|bedroom|living room|car|office|garden|balcony|corridor|hallway|stairs|bus|train|supermarket|gym|classroom|library|park|bed|couch|sofa) [mostly|usually|i think|alone]',
        "[mostly|usually] (at home|at work|at school|at my desk|on the bus|on the train|on the couch|on the sofa|on the balcony|on the stairs|by the sea|at the beach|in bed|outside|at my parents' house|at my parents) [mostly|usually|i think]",
        "[mostly] (at|in) my (mother's|mum's|mom's|parents'|sister's|grandmother's) [house|place|kitchen]",
      ],
      he: [
        '[בעיקר|לרוב|תמיד] (במטבח|באמבטיה|במקלחת|בחדר השינה|בחדר|בסלון|ברכב|באוטו|במשרד|בגינה|במרפסת|במסדרון|במדרגות|באוטובוס|ברכבת|בסופר|בחדר כושר|בכיתה|בספרייה|בפארק|במיטה|על הספה|בספה|בבית|בעבודה|בבית הספר|בים|על הים|בחוץ) [בעיקר|לרוב|נראה לי|לבד]',
        'אצל (ההורים|אמא|אבא|סבתא|אחותי|אחי|חבר|חברה) [בבית|שלי|במטבח|בסלון]',
        'בבית של (ההורים|אמא|אבא|סבתא) [שלי]',
      ],
    },
    replies: [
      ['What is it like to be there?', 'איך זה להיות שם?'],
      ['What happens there, most of the time?', 'מה קורה שם בדרך כלל?'],
      ['What is different there from elsewhere?', 'מה שונה שם לעומת מקומות אחרים?'],
      ['And how is it when you’re somewhere else?', 'ואיך זה במקום אחר?'],
    ],
  },
  {
    key: 'quiet_wanted',
    patterns: {
      en: [
        '(silence|quiet|some quiet|peace and quiet|a bit of peace) would be (nice|good|enough|lovely|great)',
        'i [just] (want|need) [some|a bit of|a little] (silence|quiet|peace and quiet|peace) [for once|at home|for an hour|for a day]',
        'an hour of (silence|quiet)',
        '(some|a bit of|a little|just some|just a bit of|just a little) (silence|quiet|peace|peace and quiet) [would be nice|please|i think|maybe]',
        'i wish it (were|was) [a bit|a little] (quiet|quieter) [for once|at home|here]',
      ],
      he: [
        '(רק|קצת|רק קצת|טיפה) (שקט|שלווה) [היה נחמד|היה טוב|אולי|בבקשה]',
        '[קצת] שקט (היה נחמד|היה טוב|היה מספיק|יהיה נחמד|יעשה טוב)',
        'אני [רק|פשוט] (רוצה|צריך|צריכה) [רק|קצת] (שקט|שלווה) [בבית|לשעה|ליום|פעם אחת]',
        'הלוואי שהיה [פה|כאן|בבית] [קצת] שקט [פה|כאן|בבית|לשעה]',
        '(שעה|יום|רגע|ערב) [אחת|אחד] של שקט',
      ],
    },
    replies: [
      ['What is loudest just now?', 'מה הכי רועש עכשיו?'],
      ['What would you do with that quiet?', 'מה היית עושה עם השקט הזה?'],
      ['Where could you find a bit of it today?', 'איפה אפשר למצוא קצת ממנו היום?'],
      ['When did you last have a quiet hour?', 'מתי הייתה לך לאחרונה שעה שקטה?'],
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
      ['What is the biggest relief in it?', 'מה ההקלה הכי גדולה בזה?'],
      ['What has been the heaviest until now?', 'מה היה הכי כבד עד עכשיו?'],
      ['What does it make room for?', 'למה זה מפנה מקום?'],
      ['When did you last feel something like that?', 'מתי הרגשת משהו כזה בפעם האחרונה?'],
    ],
  },
  {
    key: 'fear_of_answer',
    patterns: {
      en: [
        "[i'm|i am|i was|and i'm|but i'm|because i'm|mostly] [just|really|so|too|also|a bit] (scared|afraid|terrified|frightened) of (what|how) (they|he|she) (would|might|will) (say|answer|think|react) *",
        "[i'm|i am|i was|and i'm|but i'm|because i'm|mostly] [just|really|so|too|also|a bit] (scared|afraid|terrified|frightened) of the (answer|response|reaction|reply)",
        "[i'm|i am|i was|and i'm|but i'm|because i'm|mostly] [just|really|so|too|also|a bit] (scared|afraid|terrified) (they'd|he'd|she'd|they'll|he'll|she'll) (say|answer) *",
        "[i'm|i am|i was|and i'm|but i'm|because i'm|mostly] [just|really|so|too|also|a bit] (scared|afraid|terrified) to (ask|hear the answer|hear what) *",
        "i don't want to (hear|know) the answer",
        "[but|and] what if (they say|he says|she says|they'd say) no",
        "[i'm|i am|i was|and i'm|but i'm|because i'm] [just|really|so|too|also|a bit] (scared|afraid|terrified|frightened) of (what|how) (they'll|he'll|she'll) (say|answer|think|react) *",
      ],
      he: [
        '[אני|ואני|אבל אני|כי אני] [גם|קצת|מאוד|ממש|פשוט] (מפחד|מפחדת|פוחד|פוחדת|חושש|חוששת|מפחיד אותי) (ממה|מה|מאיך) (שהוא|שהיא|שהם|הוא|היא|הם) (יגיד|תגיד|יגידו|יענה|תענה|יענו|יחשוב|תחשוב|יחשבו|יגיב|תגיב|יגיבו) *',
        '[אני|ואני|אבל אני|כי אני] [גם|קצת|מאוד|ממש|פשוט] (מפחד|מפחדת|פוחד|פוחדת|חושש|חוששת) (מהתשובה|מהתגובה|לשאול|לשמוע מה|לשמוע את התשובה) *',
        '[אני|ואני|אבל אני|כי אני] [גם|קצת|מאוד|ממש|פשוט] (מפחד|מפחדת|פוחד|פוחדת) ממה (שיגידו|שיגיד|שתגיד|שיענו|שיחשבו) *',
        '[אני|ואני|אבל אני|כי אני] [גם|קצת|מאוד|ממש|פשוט|נורא] (מפחד|מפחדת|פוחד|פוחדת|חושש|חוששת) (שהמנחה|שהבוס|שהבוסית|שהמנהל|שהמנהלת|שהמורה|שאמא|שאבא|שההורים|שהוא|שהיא|שהם|שאשתי|שבעלי) (יגיד|תגיד|יגידו|יחשוב|תחשוב|יחשבו|יענה|תענה) *',
        'אני לא רוצה (לשמוע|לדעת) את התשובה',
        'מה אם (יגידו|הוא יגיד|היא תגיד|הם יגידו) לא',
      ],
    },
    replies: [
      ['What answer are you most afraid of?', 'איזו תשובה הכי מפחידה?'],
      ['And what answer would you like to get?', 'ואיזו תשובה היה טוב לקבל?'],
      ['What would help you at that moment?', 'מה יעזור לך ברגע הזה?'],
      ['What stays the same, whatever the answer is?', 'מה נשאר אותו דבר, לא משנה מה התשובה?'],
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
        '* (תקוע|תקועה) [שם|כאן|פה] בגלל (כסף|הכסף|המשכנתא|המשכורת) *',
        '[אבל] אם לא (היה|הייתה|היתה) [לי] (הכסף|המשכנתא|המשכורת|השכירות|משכנתא) *',
      ],
    },
    replies: [
      ['How do things stand with money right now?', 'מה המצב עם הכסף כרגע?'],
      ['Besides the money, what else keeps you?', 'חוץ מהכסף, מה עוד מחזיק אותך?'],
      ['What would you do if money were no question?', 'מה היית עושה אם כסף לא היה שיקול?'],
      ['How much would it take to feel a little freer?', 'כמה היה צריך כדי להרגיש קצת יותר חופש?'],
    ],
  },
  {
    key: 'deadline',
    patterns: {
      en: [
        '* the deadline is *',
        '* i have [only|just] (until|till) (sunday|monday|tuesday|wednesday|thursday|friday|saturday|tomorrow|tonight|next week|the weekend|the end) *',
        "* (it's|it is) due (by|tomorrow|today|tonight|next) *",
        '* (have|need) to (hand it in|submit|send it|finish it|answer them|give an answer) (by|before|until|tomorrow|today|tonight) *',
        "there's a deadline *",
        '* (running out of|not enough) time (before|until) the *',
      ],
      he: [
        '* (הדדליין|הדד ליין|המועד האחרון|תאריך ההגשה) (הוא|זה|מחר|היום|בעוד|ביום|בשבוע|בסוף) *',
        '* יש לי [רק] עד (ראשון|שני|שלישי|רביעי|חמישי|שישי|מחר|הערב|יום ראשון|יום שני|יום שלישי|יום רביעי|יום חמישי|יום שישי|סוף השבוע|סוף החודש|סוף השנה|שבוע הבא) *',
        '* (צריך|צריכה|חייב|חייבת) (להגיש|לסיים|לשלוח|לתת תשובה|להחזיר תשובה) [את זה|הכול|הכל] (עד|מחר|היום|הערב|לפני) *',
        'יש [לי|לזה] דדליין *',
        '* ההגשה (מחר|ביום|בעוד|בשבוע|היא) *',
        '* נשארו לי [רק|עוד] (יומיים|שלושה ימים|שבוע|שבועיים|כמה ימים) (להגיש|לסיים|עד) *',
      ],
    },
    replies: [
      ['What really has to be ready by then?', 'מה באמת חייב להיות מוכן עד אז?'],
      ['How much of it is there already?', 'כמה מזה כבר מוכן?'],
      ['What would make the time until then easier?', 'מה היה מקל על הזמן שנשאר?'],
      ['What could be left out this time?', 'על מה אפשר לוותר הפעם?'],
    ],
  },
  {
    key: 'what_if',
    patterns: {
      en: [
        "[but|and|because] what if i (fail|lose|regret|never|don't|can't|couldn't|end up|miss|mess up|am wrong) *",
        "[but|and|because] what if (it|something|nothing|everything|nobody|they|he|she|we) (goes|happens|never|don't|doesn't|won't|isn't|aren't|gets|find|finds|leave|leaves|comes back) *",
        'i keep (thinking|asking myself|asking) what if *',
        '[all] the what ifs *',
        "[but|and] what if it's (too|not|already) *",
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
      ['What do you picture with that question?', 'מה עולה לך בראש עם השאלה הזאת?'],
      ['What would be the hardest about it?', 'מה היה הכי קשה בזה, אם זה יקרה?'],
      ['And what would you do then?', 'ומה היית עושה אז?'],
      ['And what if it goes differently?', 'ומה אם זה יתגלגל אחרת?'],
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
        "* (i have|i've got|i've|i got) [really|very|such] mixed feelings *",
      ],
      he: [
        'מצד אחד *',
        '* מצד שני *',
        'מצד שני *',
        'חלק ממני (רוצה|חושב|יודע|מרגיש|אומר|מתגעגע|מקווה) *',
        '* (קרוע|קרועה|נקרע|נקרעת) בין *',
        '* יש לי רגשות מעורבים *',
        'מחד (גיסא|אני|זה|הוא|היא) *',
      ],
    },
    replies: [
      ['Which side is stronger today?', 'איזה צד חזק יותר היום?'],
      ['What matters to you on each side?', 'מה חשוב לך בכל אחד מהצדדים?'],
      ['What would tip it one way?', 'מה היה מטה את הכף?'],
      ['What would suit both sides a little?', 'מה היה מתאים קצת לשני הצדדים?'],
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
      ['What makes it hard to decide?', 'מה מקשה להחליט?'],
      ['What is most important to you in this decision?', 'מה הכי חשוב לך בהחלטה הזאת?'],
      ['What do you still need to know for it?', 'מה עוד חסר לך לדעת בשביל זה?'],
      ['Which way do you lean today?', 'לאן זה נוטה היום?'],
    ],
  },
  {
    key: 'stay_or_go',
    patterns: {
      en: [
        '* whether [to|i should] (stay or go|stay or leave|leave or stay|go or stay) *',
        "* (don't|can't) (know|decide) (if|whether) (i should|to) (stay|leave|quit|move out) *",
        '(stay or go|stay or leave|to stay or to go)',
        '* should i (stay|leave|quit) or (go|leave|stay|not) *',
        '[and|but] if i quit',
        '[and|but] if i (leave|left|quit) (him|her|them|my job|the job|my husband|my wife|home for good) *',
        '[and|but] if i (stay|stayed) (with him|with her|with them|in this job|in the job|in this marriage|in this relationship|where i am) *',
      ],
      he: [
        '* אם (להישאר|לעזוב|ללכת) או (לעזוב|ללכת|להישאר|לא) *',
        '(להישאר|לעזוב|ללכת) או (ללכת|לעזוב|להישאר)',
        '* לא (יודע|יודעת|מצליח להחליט|מצליחה להחליט) אם (להישאר|לעזוב|להתפטר|לעבור) *',
        '(אם|ואם|אבל אם) אני (עוזב|עוזבת) (אותו|אותה|אותם|את העבודה|את הבית) *',
        '(אם|ואם|אבל אם) (אעזוב|אני אעזוב) (אותו|אותה|אותם|את העבודה|את הבית) *',
        '(אם|ואם|אבל אם) (אתפטר|אני אתפטר|אני מתפטר|אני מתפטרת) *',
        '(אם|ואם|אבל אם) (אשאר|אני אשאר|אני נשאר|אני נשארת) (איתו|איתה|איתם|בעבודה|בזוגיות|בנישואים|בתפקיד) *',
      ],
    },
    replies: [
      ['What speaks for staying?', 'מה יש בעד להישאר?'],
      ['And what draws you away?', 'ומה מושך לעזוב?'],
      [
        'What would have to change for you to stay gladly?',
        'מה היה צריך להשתנות כדי להישאר בלב שלם?',
      ],
      ['Which of the two is easier to imagine?', 'איזו משתי האפשרויות קל יותר לדמיין?'],
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
        "* i've tried everything *",
        "[it|that|this] (didn't|did not|never|hasn't) [really|actually|even] (work|worked|help|helped) [at all|for me|last time|either|much|so far]",
      ],
      he: [
        '* (ניסיתי|כבר ניסיתי) * (לא עזר|לא עבד|לא הצליח|לא עוזר|לא עובד|לא החזיק|לא הלך|לא השתנה) *',
        '* (ניסיתי|כבר ניסיתי) [את זה|הכול|הכל] (וזה|אבל זה|וכלום|אבל כלום|ושום דבר|אבל שום דבר) לא (עזר|עבד|הצליח|החזיק|השתנה|עוזר|עובד) *',
        '* (ניסיתי|כבר ניסיתי|ניסיתי כבר) (הכול|הכל|כל דבר) *',
        '* (שום דבר|כלום) (ממה|מכל מה) שניסיתי *',
        '[זה|וזה] (לא|ממש לא|לא ממש) (עזר|עבד|הצליח) [בכלל|לי|בפעם הקודמת|הרבה|עד עכשיו]',
      ],
    },
    replies: [
      ['How far did it get?', 'עד לאן זה הגיע?'],
      ['What was missing in it?', 'מה היה חסר בזה?'],
      ['What is clear now that wasn’t before?', 'מה ברור עכשיו, שלא היה ברור קודם?'],
      ['What should be different another time?', 'מה כדאי שיהיה אחרת בפעם אחרת?'],
    ],
  },
  {
    key: 'tried_helped',
    patterns: {
      en: [
        "* (i|i've) (tried|have tried) * and it [actually|really] (helped|worked|works|helps) *",
        '[and] it [actually|really] (helped|worked) [a bit|a little|a lot|for a while|somehow]',
        '* what (helps|helped) [me] [most|the most] (is|was) *',
        '* it did (help|work) *',
        '(it|that|this|which|walking|running|music|talking|writing|reading|swimming|yoga) [really|always|actually] (helped|helps) me [a lot|a bit|a little] [to] (sleep|breathe|calm down|relax|think|cope) *',
      ],
      he: [
        '* (ניסיתי|עשיתי) * (וזה|זה) [באמת|דווקא|קצת] (עזר|עבד|עוזר|עובד) *',
        '(זה|וזה) [באמת|דווקא|קצת|ממש] (עזר|עבד) [לי] [קצת|מאוד|לזמן מה]',
        '* מה (שעוזר|שעזר) לי *',
        '* זה כן (עזר|עבד|עוזר) *',
        '(זה|וזה|ההליכה|הליכה|המוזיקה|מוזיקה|הריצה|לרוץ|ללכת|לכתוב|לדבר) [באמת|תמיד|דווקא] (עזר|עוזר|עזרה|עוזרת) לי [קצת|מאוד|ממש] (לישון|לנשום|להירגע|לחשוב) *',
      ],
    },
    replies: [
      ['What in it does you good?', 'מה בזה עושה לך טוב?'],
      ['What is different afterwards?', 'מה שונה אחרי זה?'],
      ['When could you use it next?', 'מתי זה יכול לעזור שוב?'],
      ['What else has helped, even a little?', 'מה עוד עזר, אפילו קצת?'],
    ],
  },
  {
    key: 'i_did_it',
    isGlad: true,
    patterns: {
      en: [
        'i finally (told|called|asked|quit|sent|said|went|signed|finished|spoke|wrote|left|booked|applied) *',
        'i [actually] managed to (tell|call|ask|send|say|go|finish|speak|write|leave|sleep|start|get up|stop) *',
        '(yes|so|well|today|yesterday) i did it [today|yesterday|finally|in the end]',
        '[yes|so|well|today|yesterday|and] i (finally did it|actually did it|went through with it|got it done) [today|yesterday|in the end]',
      ],
      he: [
        'סוף סוף (אמרתי|התקשרתי|שאלתי|התפטרתי|שלחתי|הלכתי|חתמתי|סיימתי|דיברתי|כתבתי|עזבתי|קבעתי|נרשמתי) *',
        'הצלחתי (לומר|להגיד|להתקשר|לשאול|לשלוח|ללכת|לסיים|לדבר|לכתוב|לעזוב|לישון|להתחיל|לקום|להפסיק) *',
        '(כן|אז|היום|אתמול) עשיתי את זה [היום|אתמול|סוף סוף|בסוף]',
        '[כן|אז] (סוף סוף עשיתי את זה|זה מאחוריי|זה מאחורי) [סוף סוף|בסוף]',
      ],
    },
    replies: [
      ['How was it, right afterwards?', 'ואיך זה היה, מיד אחרי?'],
      ['What made it possible this time?', 'מה אפשר את זה הפעם?'],
      ['What does it mean to you?', 'מה המשמעות של זה בשבילך?'],
      ['And what comes next?', 'ומה הלאה, אחרי שזה קרה?'],
    ],
  },
  {
    key: 'went_well',
    isGlad: true,
    patterns: {
      en: [
        '[and|so|well|actually] (it|the meeting|the talk|the conversation|the interview|the exam|the date|the day|everything) [actually|all|really] went [really|very|surprisingly|pretty|quite] (well|great|fine|ok|okay|smoothly|better than i thought|better than expected) *',
        '* surprisingly well',
        'it (turned out|worked out) (well|fine|great|okay|ok) [in the end]',
        '(it|that|this|the day|the first day|the evening|the meeting|the talk) [was|went|is|turned out|all went] [so|much|a lot|way|far] better than [i|we] (thought|expected|feared) *',
        'it was [actually|really] (good|great|lovely) [actually|in the end]',
      ],
      he: [
        '[אז|בסוף] (זה|הפגישה|השיחה|הראיון|המבחן|הדייט|היום|הכול|הכל|וזה) (הלך|הלכה|עבר|עברה|היה|היתה|הייתה) [דווקא|ממש|מאוד|די|יחסית] (טוב|טובה|מצוין|מצוינת|נהדר|נהדרת|בסדר|חלק|סבבה|מעולה) *',
        'בסוף (זה|הכול|הכל) (הסתדר|יצא טוב|היה בסדר|היה טוב)',
        '(זה|הכול|הכל|השיחה|הפגישה|הראיון|המבחן|היום) [היה|הלך|עבר|הלכה|עברה|הייתה|היתה] יותר טוב ממה (שחשבתי|שציפיתי|שפחדתי) *',
      ],
    },
    replies: [
      ['What was the best moment of it?', 'מה היה הרגע הכי טוב בזה?'],
      ['What had you been expecting?', 'למה ציפית מראש?'],
      ['What helped it turn out like that?', 'מה עזר לזה לצאת ככה?'],
      ['What would you like to keep from it?', 'מה טוב לקחת מזה הלאה?'],
    ],
  },
  {
    key: 'went_badly',
    patterns: {
      en: [
        '[and|so|well] (it|the meeting|the talk|the conversation|the interview|the exam|the date|everything) [really|all|just] (went|was) [really|very|so|pretty|quite] (badly|wrong|terribly|awful|terrible|horrible|bad|a disaster) *',
        '(it|that) was a [complete|total|real|bit of a] (disaster|catastrophe|nightmare)',
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
      ['What exactly happened?', 'מה בדיוק קרה?'],
      ['What was the hardest moment of it?', 'מה היה הרגע הכי קשה בזה?'],
      ['What would do you good after something like that?', 'מה היה עושה לך טוב אחרי דבר כזה?'],
      ['And what was all right, all the same?', 'ומה בכל זאת היה בסדר?'],
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
        '[and] (here we go|there i go|it happened) again',
        'i always end up *',
      ],
      he: [
        'זה קורה [לי|לנו] (כל פעם|בכל פעם|תמיד|כל שנה|כל שבוע|כל חודש|כל לילה|כל בוקר|כל חג) *',
        '(כל פעם|בכל פעם) (שאני|כשאני|שהוא|שהיא|שהם|שאנחנו) *',
        '* (תמיד|כל פעם) (אותו דבר|אותו סיפור|אותו ריב|אותה שיחה|אותו הדבר) *',
        '(שוב|ושוב) (פעם|אותו דבר|אותו סיפור|זה קרה)',
        'אני תמיד (מוצא|מוצאת) את עצמי *',
        'בסוף זה תמיד (נגמר|חוזר|קורה) *',
      ],
    },
    replies: [
      ['How did it go the last time?', 'איך זה היה בפעם האחרונה?'],
      ['What usually happens just before?', 'מה קורה בדרך כלל רגע לפני?'],
      ['How would you like it to go next time?', 'איך היית רוצה שזה יהיה בפעם הבאה?'],
      ['When did it go differently, even once?', 'מתי זה הלך אחרת, אפילו פעם אחת?'],
    ],
  },
  {
    key: 'event_today',
    patterns: {
      en: [
        '(this morning|last night|yesterday|an hour ago|just now) (i|he|she|they|we|something|someone|somebody) *',
        'today (he|she|something|someone|somebody) *',
        '* (happened|called|came|told me|said|asked|wrote|shouted|left|texted) (this morning|last night|today|yesterday|an hour ago|just now|tonight)',
        'something happened (today|this morning|last night|yesterday|tonight) *',
        '* we (fought|argued|had a fight|talked) (today|last night|this morning|yesterday|again) *',
      ],
      he: [
        '(הבוקר|אתמול בלילה|אתמול בערב|לפני שעה|היום בבוקר) (הוא|היא|הם|אנחנו|אני|מישהו|מישהי|משהו|קרה|קרתה|התקשר|התקשרה|הגיע|הגיעה|רבנו|דיברנו|קמתי|הלכתי|ראיתי|קיבלתי|שמעתי|פגשתי) *',
        '(אתמול|היום|הרגע) (הוא|היא|הם|אנחנו|מישהו|מישהי|משהו|קרה|קרתה|התקשר|התקשרה|התקשרו|הגיע|הגיעה|רבנו|דיברנו) *',
        '* (קרה|התקשר|התקשרה|באה|אמר לי|אמרה לי|כתב לי|כתבה לי|צעק|צעקה|עזב|עזבה) (הבוקר|אתמול|היום|הרגע|אתמול בלילה|לפני שעה)',
        'קרה [לי] משהו (היום|הבוקר|אתמול|בלילה) *',
        '* (רבנו|דיברנו|התווכחנו) (היום|אתמול|הבוקר|שוב) *',
      ],
    },
    replies: [
      ['And how was that for you?', 'ואיך זה היה בשבילך?'],
      ['What happened after that?', 'ומה קרה אחר כך?'],
      ['What of it has stayed with you?', 'מה מזה נשאר איתך?'],
      ['And what would you like to happen now?', 'ומה היית רוצה שיקרה עכשיו?'],
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
      ['What makes that part so hard?', 'מה עושה את החלק הזה לכל כך קשה?'],
      ['What would ease just that?', 'מה היה מקל רק על זה?'],
      ['Who knows how hard that part is?', 'מי יודע כמה החלק הזה קשה?'],
      ['If that were gone, how would the rest be?', 'אם זה היה נעלם, איך היה כל השאר?'],
    ],
  },
  {
    key: 'good_part',
    patterns: {
      en: [
        '(the good|the good part|the best|the best part|the nice part|the good thing|the best thing|the bright side|the nice thing) (is|was|about it is|of it is|in it is) *',
        '* is the (good|best|nice) (part|thing|bit) *',
        'what i (like|love|enjoy) [most] (about|in) (it|this|that) is *',
        '[the] one good thing (is|about it is|about this is|about that is) *',
      ],
      he: [
        '(הדבר הטוב|החלק הטוב|הטוב בזה|הכי טוב|הדבר הכי טוב|החלק היפה|היפה בזה|הצד הטוב) (זה|הוא|היה|בזה|שאני|שהוא|שהיא) *',
        'מה (שטוב|שיפה|שכיף) בזה *',
        'מה שאני (אוהב|אוהבת) בזה *',
      ],
    },
    replies: [
      ['What makes it good for you?', 'מה בזה טוב בשבילך?'],
      ['What does it give you?', 'מה זה נותן לך?'],
      ['When did you last notice it?', 'מתי זה הורגש בפעם האחרונה?'],
      ['How could there be more of it?', 'איך יכול להיות מזה יותר?'],
    ],
  },
  {
    key: 'what_matters',
    patterns: {
      en: [
        'what [really] matters [most] [to me|for me|here] (is|are) *',
        '(the important thing|the most important thing|the main thing) [to me|for me] is *',
        '* (is|are) what [really] matters [most] [to me] *',
        '* is [really|very|so] important (to|for) me *',
        'what i (care|really care) about [most] is *',
        '(it|this|that|he|she|family|work|honesty|being honest) [really] matters (to me|a lot to me|so much to me) *',
      ],
      he: [
        'מה (שחשוב|שבאמת חשוב|שהכי חשוב) [לי] *',
        '(הדבר החשוב|הכי חשוב|הדבר הכי חשוב|העיקר) [לי|בשבילי] (זה|הוא|שאני|שהם|שהוא|שהיא|שיהיה) *',
        '[מאוד|נורא|ממש|באמת] חשוב לי (להיות|שיהיה|שהם|שהוא|שהיא|לא|לתת|לעשות) *',
        'אכפת לי (שהם|שהוא|שהיא|מזה|מהם|ממנה|ממנו) *',
        '(זה|הוא|היא|הם) [מאוד|נורא|ממש|באמת|כל כך] (חשוב|חשובה|חשובים) לי [מאוד|יותר מהכול|יותר מהכל|יותר מכול|נורא|באמת]',
        '* (חשוב|חשובה|חשובים) לי (יותר מהכול|יותר מהכל|יותר מכול) *',
      ],
    },
    replies: [
      ['What makes it so important to you?', 'מה עושה את זה כל כך חשוב לך?'],
      ['Where is it in your life at the moment?', 'איפה זה נמצא בחיים שלך עכשיו?'],
      ['What gets in its way at times?', 'מה לפעמים מפריע לזה?'],
      ['What would help to give it more room?', 'מה היה עוזר לתת לזה יותר מקום?'],
    ],
  },
  {
    key: 'i_realise',
    patterns: {
      en: [
        '[and|now|today|suddenly] i [just|suddenly|now|only now|finally] (realise|realize|realised|realized) *',
        "i'm [just|only now|starting to|beginning to] (realising|realizing|realise|realize) *",
        'i [only] (now|just) (understand|understood|see|noticed|notice) (that|why|how|what) *',
        "i (never|hadn't) (realised|realized|noticed|seen) (that|it|how) * (before|until now|till now)",
        '[and|then|suddenly] it (just|suddenly) (hit|struck|dawned on) me *',
        '[and|then|suddenly] it (hit|struck|dawned on) me (that|how|why) *',
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
      ['How is it to know that?', 'ואיך זה לדעת את זה?'],
      ['What made it clear to you?', 'מה גרם לזה להתבהר?'],
      ['What changes with it?', 'מה זה משנה בשבילך?'],
      ['What could you do with that now?', 'מה אפשר לעשות עם זה עכשיו?'],
    ],
  },
  {
    key: 'not_x_but_y',
    patterns: {
      en: [
        "(it's|it is|it was) not [even|really|just] about + (it's|it is|it was) about *",
        "(it's|it is|this is|that's) not [even|really|just] about (the|him|her|them|money|work|food|winning|being|that|this|who) *",
        "(it isn't|it wasn't|this isn't) [even|really|just] about *",
        "the [real] (problem|issue|point|question) (isn't|is not) + (it's|but) *",
      ],
      he: [
        'זה לא [בכלל|באמת|רק] (עניין של|קשור ל|בגלל|על) + (זה|אלא) *',
        'זה (בכלל|באמת) לא (עניין של|על|קשור ל|בגלל) *',
        '(הבעיה|העניין|הסיפור|השאלה) (היא|הוא|זה) לא + (אלא|זה) *',
        'זה לא + אלא *',
        '(העניין|הסיפור) הוא (בכלל|בעצם|באמת) *',
      ],
    },
    replies: [
      ['When did that become clear?', 'מתי זה התברר לך?'],
      ['How does it show?', 'איפה רואים את זה?'],
      ['What would really help, then?', 'מה באמת היה עוזר, אם כך?'],
      ['How did it look at first?', 'ואיך זה נראה בהתחלה?'],
    ],
  },
  {
    key: 'truth_is',
    patterns: {
      en: [
        "[and|but|well] (the truth is|the truth is that|the real reason is|the real reason is that|deep down) (i|i'm|it|it's|we|he|she|they|nobody|part|there) *",
        "[but] if i'm [really|completely|being] honest with myself *",
        "i've never (admitted|said) (it|this|that) *",
        'i (have|hate) to admit [that|it] *',
        'deep down i (know|knew|think|want|feel) *',
      ],
      he: [
        '[אבל] (האמת היא שאני|עמוק בפנים|הסיבה האמיתית היא|הסיבה האמיתית היא שאני) + *',
        '(אם להיות|אם אני) (כנה|כן) עם עצמי *',
        'אני (חייב|חייבת) להודות *',
        '(קשה|לא נעים) לי להודות *',
        'בתוך תוכי *',
      ],
    },
    replies: [
      ['How is it to say that?', 'איך זה להגיד את זה?'],
      ['What more is there to it?', 'מה עוד יש בזה?'],
      ['Since when have you known it?', 'ממתי זה ידוע לך?'],
      [
        'What would change if it could be said openly?',
        'מה היה משתנה אם היה אפשר להגיד את זה בגלוי?',
      ],
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
      ],
    },
    replies: [
      ['What memory comes first?', 'איזה זיכרון עולה ראשון?'],
      ['How is it for you to remember that?', 'איך זה להיזכר בזה?'],
      ['What is alike in the two?', 'מה דומה בין השניים?'],
      ['And what is different this time?', 'ומה שונה הפעם?'],
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
      ['How would you like it to look then?', 'איך היית רוצה שזה ייראה אז?'],
      ['What will be different from today?', 'מה יהיה שונה מהיום?'],
      ['What matters most to you on the way there?', 'מה הכי חשוב לך בדרך לשם?'],
      ['What could be the first sign of it?', 'מה יכול להיות הסימן הראשון לזה?'],
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
      ],
      he: [
        '[כנראה|אני] הייתי (אומר|אומרת|מייעץ|מייעצת|מציע|מציעה) (לחבר|לחברה|למישהו אחר|למישהי אחרת|לכל אחד אחר) *',
        'אם (חבר|חברה|מישהו אחר|מישהי אחרת) [שלי] (היה|היתה|הייתה) (מספר|מספרת|אומר|אומרת|במצב|במקומי|שואל|שואלת) *',
        '(לחבר|לחברה|למישהו אחר) הייתי (אומר|אומרת) *',
      ],
    },
    replies: [
      ['What is it like to hear that yourself?', 'ואיך זה לשמוע את זה בעצמך?'],
      ['What makes it harder to say to yourself?', 'מה מקשה להגיד את זה לעצמך?'],
      ['What of it could hold for you too?', 'מה מזה יכול להיות נכון גם בשבילך?'],
      ['In what tone would you say it?', 'באיזה טון זה היה נאמר?'],
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
      ['What do you hope would come of it?', 'מה היית רוצה שייצא מזה?'],
      ['How would you begin?', 'איך אפשר להתחיל את זה?'],
      ['What would make it easier?', 'מה היה עושה את זה קל יותר?'],
      ['When would be a good moment for it?', 'מתי יהיה רגע טוב לזה?'],
    ],
  },
  {
    key: 'maybe_i_should',
    patterns: {
      en: [
        '[so|and|but] (maybe|perhaps) i (should|ought to|need to|have to) (just|make|give|see|do|invite|send|get|quit|change|forgive|listen|call|talk|tell|ask|go to|go back|go and|go see|leave|stay|stop|start|try|write|rest|wait|say|apologise|apologize|let|take|find|move|look|speak|just) *',
        'i (should|ought to|probably should|really should) [probably|maybe|really] [just] (call|talk|tell|ask|go to|go back|go and|go see|make|send|quit|invite|change|leave him|leave her|leave my|leave the|stay|stop|start|try|write|rest|wait|say|take|find) *',
        'i (think|guess|suppose) i should [probably|really|just] (call|talk|tell|ask|go to|go back|go and|go see|make|send|quit|invite|change|leave him|leave her|leave my|leave the|stay|stop|start|try|write|rest|wait|say|take|find) *',
        "(maybe|perhaps) it's time (to|for me to) (call|talk|tell|ask|leave|stop|start|try|rest|move|look) *",
      ],
      he: [
        '[אז|אבל] אולי (כדאי|כדאי לי|אני צריך|אני צריכה|הייתי צריך|הייתי צריכה|עליי|עלי) (להתקשר|לדבר|לומר|להגיד|לשאול|ללכת|לעזוב|להישאר|להפסיק|להתחיל|לנסות|לכתוב|לנוח|לחכות|להתנצל|לשחרר|לקחת|למצוא|לעבור|לבדוק|לשלוח|להכין|להזמין|לוותר|פשוט) *',
        'אני (כנראה|אולי|באמת) (צריך|צריכה) [פשוט] (לשלוח|להכין|להזמין|להתקשר|לדבר|לומר|להגיד|לשאול|ללכת|לעזוב|להפסיק|להתחיל|לנסות|לכתוב|לנוח|לחכות) *',
        'אולי הגיע הזמן (להתקשר|לדבר|לשאול|לעזוב|להפסיק|להתחיל|לנסות|לנוח|לעבור|לחפש) *',
        'כדאי לי (אולי|כנראה) *',
        'אולי כדאי (שאתקשר|שאדבר|שאני|שאלך|שאשאל|שאכתוב|שאפסיק|שאומר|שאגיד) *',
      ],
    },
    replies: [
      ['What makes you think of that?', 'מה מעלה את המחשבה הזאת?'],
      ['What would be good about it?', 'מה היה טוב בזה?'],
      ['And what still holds you back?', 'ומה בכל זאת עוצר?'],
      ['How could it begin, quite small?', 'איך זה יכול להתחיל, בקטן?'],
    ],
  },
  {
    key: 'i_could',
    patterns: {
      en: [
        '[or|maybe|i guess|i suppose|well] i could [just|always|also] (call|talk to|tell him|tell her|tell them|tell my|ask|go to|go back|go and|try|write|start with|start by|start a|send|speak to|speak with|look for|invite|offer|meet) *',
        '(one|another) (option|possibility|thing) (is|would be) to *',
        'it (might|could) be possible to *',
        'i (might|may) (try|ask|call|talk|write|go) *',
      ],
      he: [
        '[או|אולי|נראה לי] אני (יכול|יכולה) [פשוט|אולי|תמיד|גם] (להתקשר|לדבר עם|לומר לו|לומר לה|לומר להם|להגיד לו|להגיד לה|להגיד להם|לשאול|ללכת|לנסות|לכתוב|להתחיל|לקחת|לשלוח|לבדוק|להזמין|להציע|לפגוש|לעבור|לשנות) *',
        '[או|אולי] אפשר [פשוט|גם] (להתקשר|לדבר עם|להציע|להזמין|לשאול|לנסות|לכתוב|להתחיל|לשלוח|לבדוק) *',
        '(אפשרות אחת|עוד אפשרות|אפשרות אחרת) (היא|זה|זו) *',
        'אולי (אנסה|אתקשר|אשאל|אכתוב|אדבר|אלך|אשלח) *',
      ],
    },
    replies: [
      ['What do you like about that idea?', 'מה טוב ברעיון הזה?'],
      ['What could come of it?', 'מה יכול לצאת מזה?'],
      ['What would make it a little easier?', 'מה היה עושה את זה קצת יותר קל?'],
      ['When could that be?', 'מתי זה יכול להיות?'],
    ],
  },
  {
    key: 'want_but',
    patterns: {
      en: [
        '[and] i [do|really|so] want to + but *',
        '[and] i [really] want to but *',
        "[and] (i'd like|i'd love|i would like|i would love) to + but *",
        "i want to [but] (something stops me|i'm scared|i can't)",
      ],
      he: [
        '[גם] אני [מאוד|כן|ממש|באמת] רוצה + אבל *',
        '(בא לי|הייתי רוצה|הייתי שמח|הייתי שמחה) + אבל *',
        'אני [מאוד|כן|ממש] רוצה אבל *',
      ],
    },
    replies: [
      ['What makes you want it?', 'מה מושך בזה?'],
      ['How strong is that ‘but’ today?', 'כמה חזק ה״אבל״ הזה היום?'],
      ['What would it take to go ahead all the same?', 'מה היה צריך כדי שזה יקרה בכל זאת?'],
      ['What of it is possible even so?', 'מה מזה אפשרי גם ככה?'],
    ],
  },
  {
    key: 'decided',
    patterns: {
      en: [
        "[and|so] (i've|i have|i) [finally|already|just] decided to (leave|stay|quit|call|tell|ask|do|end|keep|change|go|give|stop|start|try|move|go back|sign|apply|wait|talk|speak|write|sell|study|forgive|take) *",
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
      ['How does it feel, now that it’s decided?', 'ואיך זה עכשיו, אחרי ההחלטה?'],
      ['What will you need for it?', 'מה יידרש בשביל זה?'],
      ['What is the first thing to do now?', 'מה הדבר הראשון לעשות עכשיו?'],
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
        'אני (יודע|יודעת) שאני (צריך|צריכה|חייב|חייבת) (להתקשר|לומר|להגיד|לדבר|לשאול|להפסיק|לעזוב|לשחרר|להתחיל) *',
        '[אבל|בעצם] (כבר|די|לגמרי|מאוד) ברור לי מה (לעשות|צריך|אני צריך|אני צריכה) *',
      ],
    },
    replies: [
      ['What makes it hard to do?', 'מה מקשה לעשות את זה?'],
      ['What will be better once it’s done?', 'מה יהיה טוב יותר אחרי זה?'],
      ['What would help you do it?', 'מה היה עוזר לך לעשות את זה?'],
      ['What is the smallest piece to begin with?', 'מה הדבר הכי קטן להתחיל בו?'],
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
      ['What would that small thing change?', 'מה הדבר הקטן הזה היה משנה?'],
      ['When in the day would it fit best?', 'מתי ביום זה הכי מתאים?'],
      ['What could get in its way?', 'מה עלול להפריע לזה?'],
      ['What would help you remember it?', 'מה יעזור לזכור את זה?'],
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
      ['What is the most urgent part of it?', 'מה מזה הכי דחוף?'],
      ['What makes it hard to find a beginning?', 'מה מקשה למצוא התחלה?'],
      ['What can safely wait?', 'מה בטוח יכול לחכות?'],
      ['What would be the easiest part?', 'מה החלק הכי קל בזה?'],
    ],
  },
  {
    key: 'cant_start',
    patterns: {
      en: [
        "* i (can't|cannot|couldn't) (bring|get|make) myself to *",
        '* (starting|getting started|beginning) is the (hard|hardest|problem|difficult) *',
        '* i [just] (sit|stare|sit there|keep staring|sat) (staring at|at) the (page|screen|file|paper|document|form) *',
        "* i (can't|cannot|can never|couldn't|don't manage to) [seem to|even|get myself to|bring myself to] (start|begin|get started|get going) [with it|with this|on it|writing|working|anything|studying|again]",
        "* i (can't|cannot|can never|couldn't) (get|bring) myself to (start|begin) *",
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
      ['What happens when you try?', 'מה קורה כשמנסים?'],
      ['What is the hardest thing about beginning?', 'מה הכי קשה בהתחלה הזאת?'],
      ['What would help in the first five minutes?', 'מה היה עוזר בחמש הדקות הראשונות?'],
      ['When did beginning come more easily?', 'מתי היה קל יותר להתחיל?'],
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
      ['What changes at that point?', 'מה משתנה בנקודה הזאת?'],
      ['What would you most like to finish?', 'מה הכי היית רוצה לסיים?'],
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
        "(it's|its|it's all|they're) [just] my [usual] excuses",
      ],
      he: [
        '* אני [כל הזמן|תמיד|רק] (דוחה|דוחה ודוחה|מתחמק|מתחמקת|מושך|מושכת) (את זה|את הכול|את הכל|מזה|עם זה|זמן) *',
        '* אני (כל הזמן|תמיד) (מוצא|מוצאת) (תירוצים|תירוץ|סיבות|סיבה) *',
        '* אני (דחיין|דחיינית) *',
        '* אני (אומר|אומרת) לעצמי (מחר|בשבוע הבא|אחר כך) *',
        '* אני דוחה (ודוחה|כבר|שוב) *',
        '(זה|הכול|הכל) [סתם|רק] (תירוצים שלי|התירוצים שלי|דחיינות)',
      ],
    },
    replies: [
      ['What is the most unpleasant bit of it?', 'מה החלק הכי לא נעים בזה?'],
      ['What happens instead?', 'מה קורה במקום?'],
      ['What would make it lighter?', 'מה היה עושה את זה פחות כבד?'],
      ['What will be different once it’s done?', 'מה ישתנה כשזה כבר יהיה גמור?'],
    ],
  },
  {
    key: 'too_late',
    patterns: {
      en: [
        '* (that ship has sailed|i missed my chance|i missed the boat|i missed the train) *',
        "[but|and] [it's|it is|it feels|maybe it's|i think it's|i'm afraid it's] [already|probably] too late (for me|for that|for us|to change|to change anything)",
        "* (it's|it is|it's probably|it feels) [already|probably] too late to (change|learn|study|fix|apologise|apologize|go back|start over|start again) *",
        "* (i'm|i am|i'm just|i'm already) too old to (start|learn|study|change|begin|find|have) *",
      ],
      he: [
        '* (הרכבת כבר עברה|הרכבת עברה|פספסתי את הרכבת|פספסתי את ההזדמנות|החמצתי את ההזדמנות|נסעה הרכבת) *',
        '[אבל] [זה|כנראה|אולי] [כבר] (מאוחר מדי|מאוחר מידי) (בשבילי|בשביל זה|בשבילנו)',
        '* [כבר] (מאוחר מדי|מאוחר מידי) (לשנות|ללמוד|לתקן|להתנצל|לחזור אחורה|להתחיל מחדש|להתחיל מההתחלה) *',
        '* אני [כבר|פשוט] (מבוגר|מבוגרת|זקן|זקנה) מדי (בשביל להתחיל|בשביל ללמוד|להתחיל|ללמוד|להשתנות|לשנות|לזה) *',
      ],
    },
    replies: [
      ['What had you hoped for?', 'למה קיווית?'],
      ['What makes it feel too late?', 'מה גורם לזה להרגיש מאוחר מדי?'],
      ['What would you do if it weren’t too late?', 'מה היית עושה אם זה לא היה מאוחר?'],
      ['What is still possible, even now?', 'מה עוד אפשרי, גם עכשיו?'],
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
      ['What takes most of your strength?', 'מה לוקח את רוב הכוח?'],
      ['What could wait until there’s been some rest?', 'מה יכול לחכות עד שתהיה קצת מנוחה?'],
      ['What gives you a little strength?', 'מה נותן לך קצת כוח?'],
      ['When was there last a bit left over?', 'מתי לאחרונה נשאר לך קצת כוח?'],
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
        '* (זה|טיפול) [פשוט|ממש] יקר (מדי|מידי|לי מדי|בשבילי|בשבילנו) *',
        '[אבל] אין [לי|לנו] כסף [לזה|עכשיו|בשביל זה|כרגע|לכלום]',
        'אני [ממש|לגמרי] (תפרן|תפרנית|במינוס) *',
      ],
    },
    replies: [
      ['How tight is money at the moment?', 'עד כמה המצב הכספי לחוץ?'],
      ['What is hardest to go without?', 'על מה הכי קשה לוותר?'],
      ['What would be possible with less?', 'מה היה אפשרי גם בפחות כסף?'],
      ['What would come first if the money were there?', 'מה היה הדבר הראשון, אם היה כסף?'],
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
        '* (הימים|היום|השבוע|הלוז|היומן) שלי [ממש|תמיד|נורא] (מלא|מלאים|מפוצץ|עמוס|עמוסים) *',
      ],
    },
    replies: [
      ['What takes up most of your time?', 'מה תופס את רוב הזמן?'],
      ['What suffers most from that?', 'מה הכי נפגע מזה?'],
      ['What would you do with one free hour?', 'מה היית עושה עם שעה פנויה אחת?'],
      ['What could go this week?', 'מה אפשר להוריד השבוע?'],
    ],
  },
  {
    key: 'no_big_deal',
    patterns: {
      en: [
        "[but|anyway|i know] (it's|it is|that's|it was|it's really|it's probably) [really] (no big deal|not a big deal|not a big thing|nothing serious|not that bad|not important|silly|a small thing|not such a big deal) [really|anyway|i know]",
        '* (others|other people|people) (have it|have) [much|far] worse *',
        "i'm (just|probably) (exaggerating|overreacting|being dramatic|being silly) *",
        '(no big deal|not a big deal|not important)',
        "* i (shouldn't|should not) complain *",
      ],
      he: [
        '[אבל|טוב|בקיצור] זה [באמת|כנראה|סתם] (לא סיפור|לא ביג דיל|לא כזה סיפור|לא משהו רציני|לא נורא|לא כזה נורא|לא חשוב|שטויות|שטות|דבר קטן) [באמת|סתם]',
        '* (לאחרים|לאנשים אחרים|יש אנשים ש|לאחרים יש) * יותר (גרוע|קשה) *',
        'אני [סתם|כנראה] (מגזים|מגזימה|עושה סיפור|עושה דרמה) *',
        '(לא נורא|לא חשוב|לא סיפור|שטויות)',
        '* (אסור לי|לא יפה לי|אין לי זכות|לא נעים לי) להתלונן *',
      ],
    },
    replies: [
      [
        'It came up all the same. What about it is on your mind?',
        'ובכל זאת זה עלה. מה בזה מעסיק אותך?',
      ],
      ['When does it feel bigger?', 'מתי זה נראה גדול יותר?'],
      ['What would be good for somebody to understand about it?', 'מה היה טוב שיבינו בזה?'],
      ['And if it does matter a little, what then?', 'ואם זה כן חשוב קצת, מה אז?'],
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
      ['What would good help look like for you?', 'איך נראית עזרה טובה בשבילך?'],
      ['Who could lend a hand with it?', 'מי יכול לעזור בזה?'],
      ['What could you ask for first?', 'מה אפשר לבקש קודם?'],
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
        "i (still|really) (don't|do not) know yet *",
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
      ['What do you already know about it?', 'מה כבר ברור לך בזה?'],
      ['What would you think over first?', 'על מה הכי כדאי לחשוב קודם?'],
      ['What would help you think about it?', 'מה היה עוזר לחשוב על זה?'],
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
        '* אני עוד לא שם *',
        'אני (צריך|צריכה) [עוד|קצת] (זמן|עוד זמן) *',
        'זה [עוד|עדיין] מוקדם (מדי|לי|מידי) *',
      ],
    },
    replies: [
      ['What feels too soon about it?', 'מה בזה עוד מוקדם מדי?'],
      ['What needs to happen first?', 'מה צריך לקרות קודם?'],
      ['How would you notice that it’s time?', 'לפי מה יהיה אפשר לדעת שהגיע הזמן?'],
      ['What of it could you do already?', 'מה מזה כבר אפשרי עכשיו?'],
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
      ['When is that fear strongest?', 'מתי הפחד הזה הכי חזק?'],
      ['How likely does it seem to you?', 'כמה זה נראה לך סביר?'],
      ['What would make it less frightening?', 'מה היה עושה את זה פחות מפחיד?'],
      [
        'What have you managed before, though it was frightening?',
        'מה כבר הצליח לך פעם, למרות הפחד?',
      ],
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
      ['All right, no advice. What else is there to say?', 'בסדר, בלי עצות. מה עוד יש להגיד?'],
      ['What do you most want heard?', 'מה הכי חשוב שיישמע?'],
      ['How is it, now that it’s said?', 'ואיך זה עכשיו, אחרי שזה נאמר?'],
      ['Who else would you like to hear it?', 'מי עוד היית רוצה שישמע את זה?'],
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
      ['What would change first?', 'מה היה משתנה קודם?'],
      ['What of that matters most to you?', 'מה מזה הכי משנה לך?'],
      ['What would you do then that you don’t do now?', 'מה היית עושה אז, שלא קורה עכשיו?'],
      ['And what would stay as it is?', 'ומה היה נשאר כמו שהוא?'],
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
        '* (i need|it needs|it takes) something (radical|drastic|much bigger) [than that|here|now]',
      ],
      he: [
        '* (צעדים|דברים|שינויים) קטנים (לא|כבר לא) (עוזרים|יעזרו|עובדים|ישנו|משנים|מספיקים|יספיקו) *',
        '* (זה|זאת) [רק|כמו] (טיפה בים|פלסטר|אקמול|כוסות רוח) *',
        '* לא (יפתור|פותר) את הבעיה האמיתית *',
        '* (צריך|צריכה) (שינוי גדול|מהפכה|שינוי דרסטי|משהו דרסטי) [כאן|פה|עכשיו]',
        'זה [פשוט|כבר] לא יספיק',
      ],
    },
    replies: [
      ['What would be enough?', 'מה כן היה מספיק?'],
      ['What is the real problem, then?', 'אז מה הבעיה האמיתית?'],
      ['What would change with a big step?', 'מה היה משתנה עם צעד גדול?'],
      ['What has helped a little, up to now?', 'מה עזר קצת עד עכשיו?'],
    ],
  },
  {
    key: 'made_a_list',
    patterns: {
      en: [
        "* (i|i've) (made|wrote|have made|written|drew up) (a|the|my) [long|little|small|detailed] (list|schedule|to do list|timetable|budget) *",
        '* i (wrote|put) (it|everything|it all) (down|in a list|on a list|on paper) *',
        '* i (made|drew up|wrote) a [work|study|weekly|savings] plan (for|to|with) (the|my|work|school|week|studying|next|saving|moving) *',
        '* i have a [long] (list|to do list) [of things|of everything|on my phone|on the fridge|for tomorrow|for today]',
      ],
      he: [
        '* (עשיתי|כתבתי|הכנתי|רשמתי|בניתי) [לי|לעצמי] (רשימה|רשימת|לוז|לוח זמנים|טבלה|תקציב|תוכנית עבודה|תוכנית לשבוע|תכנית עבודה) *',
        '* (רשמתי|כתבתי) [לי] (הכול|הכל|את הכול|את הכל) (על דף|ברשימה|במחברת|בפתק) *',
        '* יש לי רשימה [ארוכה] [של דברים|למחר|להיום|בטלפון|על המקרר]',
      ],
    },
    replies: [
      ['How is it to see it written down?', 'איך זה לראות את זה כתוב?'],
      ['What stands first on it?', 'מה כתוב שם ראשון?'],
      ['What on it is the hardest?', 'מה מכל הרשום הכי קשה?'],
      ['What on it could be done today?', 'מה מזה אפשר לעשות היום?'],
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
        "[it's|it is|its|maybe|honestly] both [of them|of those|equally|really|i think|at once]",
        '[honestly|maybe] a mix of both [really|i think|probably]',
      ],
      he: [
        '[כנראה|האמת|אולי] (שניהם|שתיהן|גם וגם|גם זה וגם זה) [האמת|נראה לי|אני חושב|אני חושבת|ביחד|באותה מידה]',
        '[קצת] (משניהם|משתיהן|מזה ומזה)',
        '[את] (שניהם|שתיהן|שלושתם) [ביחד]',
        '[גם|אולי|האמת|קצת] (שניהם|שתיהן|שני הדברים) [ביחד|באותה מידה|האמת|נראה לי|אני חושב|אני חושבת|כנראה]',
        '(כל השלושה|שלושתם|שלושתן|כולם ביחד)',
      ],
    },
    replies: [
      ['Which is the strongest today?', 'מה מזה הכי חזק היום?'],
      ['How do they go together for you?', 'איך זה מסתדר ביחד אצלך?'],
      ['Which would be good to talk about first?', 'על מה טוב לדבר קודם?'],
      ['When is it only one of them?', 'מתי זה רק אחד מהם?'],
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
      ['What is it, then?', 'אז מה זה כן?'],
      ['What comes closest to it?', 'מה הכי קרוב לזה?'],
      ['What didn’t fit about them?', 'מה לא התאים בהם?'],
      ['And what would have been the right question?', 'ומה היה נכון לשאול?'],
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
      ['What makes it that one?', 'למה דווקא זה?'],
      ['How does it show, on an ordinary day?', 'ואיך זה נראה ביום רגיל?'],
      ['What would you like to happen with it?', 'מה היית רוצה שיקרה עם זה?'],
      ['And what about the other?', 'ומה עם האפשרות האחרת?'],
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
      ['What brings it up most?', 'מה הכי מעורר את זה?'],
      ['What is it like today?', 'איך זה היום?'],
      ['What would do you good right now?', 'מה היה עושה לך טוב עכשיו?'],
      ['When is it a little less?', 'מתי זה קצת פחות?'],
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
      ['What happens between the two?', 'מה קורה בין השניים?'],
      ['Which of them stays longer?', 'מה מהשניים נשאר יותר זמן?'],
      ['What would help when the second comes?', 'מה היה עוזר כשמגיע השני?'],
      ['And when is it the other way round?', 'ומתי זה הפוך?'],
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
      ['What is harder than before?', 'מה קשה יותר מקודם?'],
      ['When did that begin to show?', 'מתי זה התחיל להיות מורגש?'],
      ['What would stop it getting worse?', 'מה היה עוצר את זה?'],
      ['On which days is it milder?', 'באילו ימים זה פחות קשה?'],
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
      ['And how is it for you, that it’s you?', 'ואיך זה בשבילך, שזה רק אצלך?'],
      ['How did it come to be you?', 'איך יצא שזה רק אצלך?'],
      ['Who else could have a part in it?', 'למי עוד יכול להיות חלק בזה?'],
      ['What would you say to somebody else in your place?', 'מה היה אפשר לומר למישהו אחר במקומך?'],
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
      ['How is it, that they know?', 'ואיך זה, שעוד מישהו יודע?'],
      ['What was the reaction?', 'מה הייתה התגובה?'],
      ['What would you like from them now?', 'ומה היית רוצה לקבל עכשיו?'],
      ['And what is still unsaid?', 'ומה עוד לא סופר?'],
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
      ['And how would that be for you?', 'ואיך זה יהיה בשבילך?'],
      ['What makes you expect that?', 'מה גורם לצפות לזה?'],
      ['What would you answer then?', 'ומה אפשר לענות אז?'],
      ['And what else could happen?', 'ומה עוד יכול לקרות?'],
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
        '[about|around|maybe|almost] (a|one|two|three|four|five|six|ten|2|3|4|5|6|10|a few|a couple of|many|some) (week|month|year|weeks|months|years) ago [now|already|i think|or so|maybe]',
      ],
      he: [
        '[נראה לי|אולי|כנראה] (כשהייתי|מאז שהייתי) (ילד|ילדה|קטן|קטנה|צעיר|צעירה|סטודנט|סטודנטית|בצבא|בתיכון|בן +|בת +)',
        '[אולי|כנראה] (בשנה שעברה|בקיץ שעבר|לפני שנים|מזמן|בילדות|בתיכון|בצבא|לפני הילדים|לפני הקורונה) [נראה לי|אולי]',
        '[בערך|אולי] לפני [בערך|איזה] (שבועיים|חודש|חודשיים|חצי שנה|שנה|שנתיים|שלוש שנים|כמה שנים|כמה חודשים|חמש שנים|עשר שנים) [בערך|נראה לי|אולי]',
      ],
    },
    replies: [
      ['What was going on in your life then?', 'מה קרה בחיים שלך אז?'],
      ['What do you remember best from it?', 'מה הכי זכור לך מאז?'],
      ['What has changed since?', 'מה השתנה מאז?'],
      ['What of that time is still with you?', 'מה נשאר איתך מהתקופה הזאת?'],
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
      ['Not you, then. What is going on with them?', 'אז זה לא אצלך. מה קורה?'],
      ['How is it for you to see that?', 'איך זה לראות את זה מקרוב?'],
      ['What would you like to see happen?', 'מה היה טוב שיקרה?'],
      ['What has been said about it so far?', 'מה נאמר על זה עד עכשיו?'],
    ],
  },
  {
    key: 'as_a_child',
    patterns: {
      en: [
        '* when i was (little|a kid|a child|a boy|a girl|in school|at school|seven|eight|nine|ten|eleven|twelve) *',
        '* as a (kid|child) i (was|used|had|always) *',
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
      ['And how was that for you then?', 'ואיך זה היה אז בשבילך?'],
      ['What do you remember most from those years?', 'מה הכי זכור לך מהשנים ההן?'],
      ['What do you have today that you didn’t have then?', 'מה יש לך היום, שלא היה אז?'],
      ['What from then has stayed until today?', 'מה מאז נשאר עד היום?'],
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
      ['Which moment would you take back first?', 'איזה רגע היית רוצה להחזיר?'],
      ['What mattered so much to you in it?', 'מה היה לך כל כך חשוב בזה?'],
      ['What would help to let go of it a little?', 'מה היה עוזר לשחרר קצת?'],
      ['What would somebody say who loves you?', 'מה היה אומר על זה מישהו שאוהב אותך?'],
    ],
  },
  {
    key: 'good_result',
    isGlad: true,
    patterns: {
      en: [
        "* i don't have cancer *",
        '* (test|tests|result|results|scan|biopsy) (came back|were|was|is|are) (clear|clean|fine|good|benign) *',
        "* it's benign *",
        '* i [actually|finally|just] got the (job|place|part|flat|role|scholarship) *',
        '* i passed [the|my] (test|exam|driving test|course) *',
        '* i (got accepted|was accepted|am accepted|got into college|got into university|got into uni|have been accepted|was admitted) *',
        "[and|so|yes] (i got in|they took me|they accepted me|i've been accepted|i'm accepted)",
      ],
      he: [
        '* אין לי סרטן *',
        '* (התוצאות|הבדיקות|התשובות|הבדיקה|הביופסיה) (תקינות|טובות|נקיות|תקינה|נקייה|יצאו טובות|יצאו תקינות|יצאה תקינה|חזרו טובות) *',
        '* (התקבלתי|קיבלו אותי) (לעבודה|ללימודים|לתואר|לאוניברסיטה|לתפקיד|לקורס|ליחידה) *',
        '* עברתי (את הטסט|טסט|את המבחן|את הבחינה) *',
        '* (זה|הכל|הכול) יצא (שפיר|נקי|תקין) [תודה לאל|ברוך השם]',
        'זה שפיר [תודה לאל|ברוך השם]',
      ],
    },
    replies: [
      ['What went through you when you heard?', 'מה עבר בך כשזה נודע?'],
      ['Who did you tell first?', 'מי שמע את זה ראשון?'],
      ['What does it make possible now?', 'מה זה מאפשר עכשיו?'],
      ['How could you celebrate it?', 'איך אפשר לחגוג את זה?'],
    ],
  },
  {
    key: 'what_people_will_say',
    patterns: {
      en: [
        '[that] (people|everyone|everybody) will (say|think) *',
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
      ['Whose opinion matters most to you in this?', 'הדעה של מי הכי חשובה לך בזה?'],
      ['What would be the hardest to hear?', 'מה היה הכי קשה לשמוע?'],
      ['And what do you think of it yourself?', 'ומה דעתך על זה?'],
      ['Who would stand by you?', 'מי היה לצידך?'],
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
      ['What in it seems right to you?', 'מה בזה נראה לך נכון?'],
      ['And what seems less right?', 'ומה בזה פחות נכון?'],
      ['If it were so, what would follow?', 'ואם זה נכון, מה אז?'],
      ['What do you know that they don’t?', 'מה ידוע רק לך על זה?'],
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
      ['What was on your mind before you came here?', 'מה היה לך בראש רגע לפני הכניסה לכאן?'],
      ['Who crossed your mind today?', 'מי עבר לך היום בראש?'],
      ['What would be nice to talk about?', 'על מה היה נחמד לדבר?'],
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
        '* (הוא|היא|הם|בעלי|אשתי|אמא|אבא|ההורים|המשפחה) [שלי] (פחות|לא|ממש לא) (מתלהב|מתלהבת|מתלהבים) [מזה|מהרעיון]',
        '* (הוא|היא|הם|בעלי|אשתי|אמא|אבא|ההורים|המשפחה) [שלי] [לגמרי] (נגד הרעיון|נגד זה|לא בעד|לא תומך|לא תומכת|לא תומכים) [ברעיון|בזה]',
        '* (הוא|היא|הם|בעלי|אשתי|אמא|אבא|ההורים|המשפחה|כולם) [שלי] (אומר|אומרת|אומרים|חושב|חושבת|חושבים) (שזו טעות|שזאת טעות|שזה שטות|שזו שטות|שזה שיגעון|שאני משוגע|שאני משוגעת|שהשתגעתי|שזה לא ריאלי|שבגיל) *',
      ],
    },
    replies: [
      ['And how do you see it yourself?', 'ואיך זה נראה לך?'],
      ['What is behind their doubts?', 'מה עומד מאחורי ההתנגדות הזאת?'],
      ['What would you like them to understand?', 'מה היית רוצה שיהיה מובן בזה?'],
      ['What would happen if they were for it?', 'ומה היה קורה אם הייתה הסכמה?'],
    ],
  },
  {
    key: 'feels_like_role',
    patterns: {
      en: [
        '[that|and|but|so|now|lately|honestly] (i feel|i felt|i just feel|it makes me feel|makes me feel|she makes me feel|he makes me feel|they make me feel|i feel more) [just|more] like (a|an|the|his|her|their|my own) (guest|mum|mom|mother|dad|maid|servant|cleaner|carer|nurse|secretary|stranger|lodger|tenant|visitor|ghost|machine|robot|taxi|taxi driver|bank|wallet|babysitter|therapist|referee|policeman|tourist|intruder|doormat|prop|actor) *',
        '[just|more] like (a|an) (guest|maid|servant|cleaner|nurse|secretary|stranger|lodger|tenant|visitor|ghost|machine|robot|taxi driver|babysitter|referee|tourist|intruder|doormat) [in my own +|really|honestly|i guess]',
      ],
      he: [
        '* (מרגיש|מרגישה|הרגשתי) כמו (אורח|אורחת|אמא שלו|אמא שלה|אבא שלו|אבא שלה|עוזרת|משרתת|מנקה|מטפלת|מטפל|מזכירה|מזכיר|זר|זרה|רוח רפאים|מכונה|רובוט|נהג מונית|נהגת מונית|כספומט|בייביסיטר|שופט|שופטת|תייר|תיירת|סמרטוט|שחקן|שחקנית) *',
        'כמו (אורח|אורחת|עוזרת|משרתת|זר|זרה|רובוט|מכונה|כספומט|סמרטוט) [בבית שלי|האמת|נראה לי]',
      ],
    },
    replies: [
      ['What makes it feel like that?', 'מה גורם לזה להרגיש ככה?'],
      ['When was it strongest lately?', 'מתי זה הורגש הכי חזק לאחרונה?'],
      ['What would you like to be instead?', 'ומה היית רוצה להיות במקום זה?'],
      ['And when does it feel different?', 'ומתי ההרגשה אחרת?'],
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
      ['That’s a hard word. What brought it up today?', 'זו מילה קשה. מה העלה אותה היום?'],
      ['What does that word leave out?', 'מה המילה הזאת לא מספרת?'],
      ['What would be good to hear instead?', 'מה היה טוב לשמוע במקום זה?'],
      ['When do you see yourself differently?', 'ומתי יש לך מבט אחר על עצמך?'],
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
      ['What is it like to hear it?', 'איך זה לשמוע אותו?'],
      ['When is it loudest?', 'מתי הוא נשמע הכי חזק?'],
      ['What would you answer it today?', 'מה היה אפשר לענות לו היום?'],
      ['And what would your own voice say?', 'ומה היה אומר הקול שלך?'],
    ],
  },
  {
    key: 'not_yet_alone',
    isAlone: true,
    patterns: {
      en: [
        '[no|well|honestly|um] (not yet|not quite yet|not just yet) [really|i think|no|sorry]',
        "[i] (haven't|havent) yet",
      ],
      he: ['[לא|האמת|טוב] (עוד לא|עדיין לא) [ממש|נראה לי|האמת]'],
    },
    replies: [
      ['What would have to come first?', 'מה צריך לבוא קודם?'],
      ['What is still missing for it?', 'מה עוד חסר בשביל זה?'],
      ['What of it is there already?', 'ומה מזה כבר יש?'],
      ['When might be a better time?', 'מתי יהיה זמן טוב יותר?'],
    ],
  },
  {
    key: 'all_is_well',
    isGlad: true,
    isAlone: true,
    patterns: {
      en: [
        "(it's|its|everything is|all is|i'm|im) [all|really] (fine|good|okay|ok|alright) [really|thanks|today]",
        "(everything|everything's|all) (fine|good|okay|ok|well|alright)",
        "(no complaints|can't complain|cant complain|nothing to complain about)",
      ],
      he: [
        '(הכל|הכול) [באמת|ממש|בגדול|פה|אצלי] (טוב|בסדר|סבבה|אחלה|מעולה|רגיל) [באמת|תודה לאל|ברוך השם|היום|אצלי]',
        'אני (בסדר|סבבה|אחלה) [גמור|האמת]',
        'ברוך השם [הכל|הכול] [טוב|בסדר]',
        'אין תלונות',
        'אי אפשר להתלונן',
      ],
    },
    replies: [
      ['Good to hear. What was nice today?', 'טוב לשמוע. מה היה נחמד היום?'],
      ['What has been doing you good lately?', 'מה עושה לך טוב לאחרונה?'],
      ['What would you like to talk about?', 'על מה בא לך לדבר?'],
      ['What would make it a bit better still?', 'ומה היה עושה את זה עוד קצת יותר טוב?'],
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
      ['It needs no reason. What is it like?', 'זה יכול להיות גם בלי סיבה. איך זה עכשיו?'],
      ['What were you doing when it came?', 'מה קרה מסביב כשזה הגיע?'],
      ['What would you like to do about it?', 'מה היית רוצה לעשות עם זה?'],
      ['And when is it not so?', 'ומתי זה לא ככה?'],
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
      ['What about it stays with you?', 'מה בזה נשאר איתך?'],
      ['What does it say to you?', 'מה זה אומר לך?'],
      ['What goes on in you when you think of it?', 'מה עובר בך כשזה עולה?'],
      ['And when was it different?', 'ומתי זה נראה אחר?'],
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
      ['And what does that mean for you?', 'ומה זה אומר בשבילך?'],
      ['How does that show, day to day?', 'איך זה נראה ביום יום?'],
      ['What other reason could there be?', 'איזו עוד סיבה יכולה להיות?'],
      ['What would be different without that reason?', 'מה היה אחרת בלי הסיבה הזאת?'],
    ],
  },
  {
    key: 'would_tell_them',
    isAlone: true,
    patterns: {
      en: [
        "[probably|maybe] (i'd|id|i would) [just|probably] (tell|say to) (him|her|them) [that] [it|to|he|she|they|i|it's|its|he's|she's|i'm|not] *",
        "[probably|maybe] (i'd|id|i would) [just|probably] say (sorry|i'm sorry|im sorry|thank you|i love you|i miss you|enough|stop|no|it's ok|its ok|you're enough|youre not alone|you did your best) *",
        "[probably|maybe] (i'd|id|i would) [just|probably] tell (him|her|them) [everything|the truth|that|how i feel]",
      ],
      he: [
        '[כנראה|אולי] הייתי (אומר|אומרת) (לו|לה|להם) [ש|את] *',
        '[כנראה|אולי] הייתי (אומר|אומרת) (סליחה|תודה|די|לא|שאני מצטער|שאני מצטערת)',
      ],
    },
    replies: [
      ['What makes it important to say?', 'מה עושה את זה חשוב להגיד?'],
      ['What answer might come?', 'איזו תשובה אולי תבוא?'],
      ['What would help you say it?', 'מה היה עוזר להגיד את זה?'],
      ['What would change once it’s said?', 'מה היה משתנה אחרי שזה נאמר?'],
    ],
  },
];
