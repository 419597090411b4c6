import type { Exercise } from './exercise.ts';

/** A talk that is still to come, in the person’s own sentences. */
const talk: Exercise = {
  key: 'talk',
  name: ['get what you want to say ready', 'להכין את מה שחשוב לך לומר'],
  offers: [
    [
      'We could get what you want to say ready: four short questions, and then your own sentences stand here in order. Would that help now, or is writing on better?',
      'אפשר להכין את מה שחשוב לך לומר: ארבע שאלות קצרות, ובסוף המשפטים שלך מסודרים כאן, אחד אחרי השני. זה יעזור עכשיו, או שכתיבה עדיפה?',
    ],
    [
      'Shall we find the words for it? I would ask four things, and you answer as you would say them. Or we leave it and you write on.',
      'לחפש לזה מילים? ארבע שאלות, והתשובות הן מה שאפשר יהיה לומר. ואם עדיף להמשיך לכתוב, גם זה טוב.',
    ],
    [
      'If you like, we work out what to say, from the first sentence to the answer that may come. Or go on as before?',
      'אם בא לך, אפשר לנסח מה לומר, מהמשפט הראשון ועד לתשובה שאולי תבוא. או שממשיכים לכתוב כרגיל?',
    ],
  ],
  pick: ['Get my words ready', 'להכין מה לומר'],
  picked: {
    en: / (?:words?|say|saying|talk|talking|speak|tell|prepare|ready|conversation) /u,
    he: / (?:ל?הכין|נכין|לומר|להגיד|לדבר|שיחה|השיחה|מילים|המילים|לאמר) /u,
  },
  signs: {
    en: / (?:how (?:do i|to|can i|should i|would i|i) (?:\S+ )?(?:tell|say|ask|bring|talk|explain|start|approach|put|answer|reply)|don't know how to (?:say|tell|ask|bring|talk|explain)|(?:haven't|didn't|never|can't|couldn't) (?:\S+ )?(?:said|say|told|tell|tell|talked|talk|asked|ask) (?:him|her|them|anyone|my|that|anything)|(?:need|have|want|going|ought) to (?:tell|talk to|talk with|say|ask|confront|speak)|should (?:i )?(?:tell|talk to|say|ask|speak)|(?:doesn't|don't|won't) (?:listen|hear me)|a talk with|conversation with|bring it up|say no to|stand up (?:to|for)|set (?:a )?(?:limits?|boundar\S+)|(?:don't|dont) know what to (?:say|put|write|text)|come clean|(?:a|an|another|the|this|our) (?:\S+ )?(?:row|fight|argument|quarrel|falling out) (?:with|about|between)|confess|apologi[sz]e|(?:tell|text|ask) (?:him|her|them) (?:the truth|that|about|if|whether)|want to tell|owe (?:him|her|them) an? (?:apology|explanation)|(?:asked|told|reminded) (?:him|her|them) (?:\S+ ){0,3}(?:times|again)|(?:all|only thing) (?:i'm|im|i am|i) (?:asking|ask|want)(?: for)?(?: is)?|laughed in my face|(?:said|saying|say) nothing|kept (?:quiet|it to myself)|(?:doesn't|don't|didn't|dont|doesnt) know (?:about|yet|that i|i've|i have|i)|behind (?:his|her|their|my) back|hid(?:ing)? (?:it|this|that)|been lying|(?:took|takes|taking) (?:the |all the )?credit|as if it (?:was|were) (?:his|hers|theirs)|as (?:his|her|their) own|(?:didn't|never|didnt) (?:send|reply|answer back|speak up|stand up)|(?:(?:i'd like|want|need) (?:him|her|them|my (?:\S+ ){1,2})to)|(?:he|she|they) (?:never|doesn't|don't) (?:help|ask|listen|notice)|nothing changes|stopped (?:replying|answering|talking)|gone quiet|went quiet|never helps|says? i never|who takes care) /u,
    he: / (?:(?:לא )?(?:יודע|יודעת|מוצא|מוצאת) (?:איך|מה|את המילים) ?(?:להגיד|לומר|לספר|לדבר|לבקש|לענות|לפנות|להסביר)|איך (?:אני )?(?:להגיד|לומר|לספר|לדבר|לבקש|אומר|אומרת|מדבר|מדברת|אומרים|מדברים|מספרים|מבקשים|להעלות|לענות|מגיב|מגיבה)|(?:צריך|צריכה|רוצה|חייב|חייבת|אמור|אמורה) (?:\S+ )?(?:לדבר|להגיד|לומר|לספר|לבקש) (?:עם|איתו|איתה|איתם|לו|לה|להם|ל\S+|ש\S+|ממנו|ממנה)|לא (?:אמרתי|סיפרתי|דיברתי|העזתי|מעז|מעזה)|לא (?:מקשיב|מקשיבה|מקשיבים|שומע|שומעת|שומעים) לי|להציב (?:לו |לה |להם )?(?:גבול|גבולות)|להגיד (?:לו |לה |להם )?לא|שיחה (?:עם|איתו|איתה)|לא (?:מוצא|מוצאת) (?:את ה)?מילים|לשים (?:לו |לה |להם )?(?:גבול|גבולות)|לסרב|להתעמת|עימות|אין לי (?:את ה)?אומץ|לא נעים לי|רבנו|רבתי|ריב (?:עם|גדול|קשה|איום)|רבים כל הזמן|(?:קשה לי|מפחד|מפחדת|פוחד|פוחדת|מתבייש|מתביישת) (?:להגיד|לומר|לספר|לדבר|לבקש)|לא הצלחתי (?:להגיד|לומר|לדבר|לספר)|(?:בולע|בולעת) (?:את זה|הכו?ל)|לא (?:מבין|מבינה|מבינים|סופר|סופרת|סופרים) אותי|מדבר(?:ת)? (?:אל|ל)קיר|בא לי להגיד|מה (?:להגיד|לומר|לענות|לכתוב) (?:לו|לה|להם|ל\S+)|לא (?:יודע|יודעת) להגיד לא|(?:אשתי|בעלי|אמא|אימא|אבא|הבן שלי|הבת שלי|החבר שלי|החברה שלי|ההורים(?: שלי)?|הוא|היא|הם|אף אחד) לא (?:יודע|יודעת|יודעים)|(?:מסתיר|מסתירה|הסתרתי|שיקרתי|משקר|משקרת)|(?:ביקשתי|אמרתי) (?:לו|לה|להם|ממנו|ממנה|מהם) (?:\S+ ){0,2}(?:פעמים|שוב)|דיברתי (?:איתו|איתה|איתם) (?:\S+ ){0,2}(?:פעמים|שוב)|כל מה שאני (?:מבקש|מבקשת|רוצה)|(?:צחק|צחקה) לי בפנים|שום דבר לא (?:משתנה|זז)|שתקתי|לא פתחתי את הפה|(?:לקח|לקחה|לקחו) (?:לי )?(?:את )?הקרדיט|כאילו זה (?:שלו|שלה|שלהם)|לא (?:הזכיר|הזכירה|הזכירו) אותי|לא (?:נוקף|נוקפת) אצבע|לא (?:עוזר|עוזרת|עוזרים)(?: לי)?|(?:רוצה|צריך|צריכה) (?:שהוא|שהיא|שהם|שאחי|שאחותי|שבעלי|שאשתי|שאבא|שאמא)|(?:יעזור|עוזר) לי זה שה\S+|בלי (?:להודיע|לשאול(?: אותי)?)) /u,
  },
  wanted: {
    en: /^(?!.* (?:don't|dont|not) know (?!when|if|whether)) (?:\S+ ){0,9}(?:help me (?:to )?(?:prepare|find the words|write (?:to )?(?:him|her|them)|figure out (?:what|how) to (?:say|tell)|with (?:what to say|how to say (?:it|that|this)|the words|words|my words)|with (?:the|this|that|a|my) (?:text|message|talk|conversation|email|mail|letter|call|reply))|(?:can|could) (?:we|you) (?:just |please )?(?:do|write|word|draft) (?:me |him |her |them |it |the |that |a |an |my )*(?:text|message|email|mail|letter|opening|opening line|line|first (?:line|sentence)|reply|apology)|(?:write|draft|word) me (?:a|an|the) (?:text|message|email|opening|line|first|reply|letter|apology)|(?:want|need|like|trying|have) to (?:know|work out|figure out|find out|find) (?:what|how) (?:to|i can|i could) (?:say|tell|put|ask|explain|talk|open|start)|for help with the words|words to say to|give me (?:a|some|one) (?:sentence|words|line)|what (?:do|should) i (?:even )?say (?:to \S+ )?when|what (?:do you (?:think|suppose) )?i (?:ought to|should|could|can) (?:say|write) (?:to \S+ )?(?:first|to (?:him|her|them))|(?:don't|dont) know how to begin with (?:him|her|them)|what would i even (?:ask|say to|write to|text|tell) (?:him|her|them)|prepare (?:the|a|my|that|this) (?:talk|conversation)) (?:\S+ ){0,18}$/u,
    he: /^(?!.* לא (?:יודע|יודעת|מצליח|מצליחה) ) (?:\S+ ){0,8}(?:(?:ש?תעזור|ש?תעזרי|תעזרו|לעזור|עזור|עזרי) לי (?:להכין|לנסח|לכתוב (?:לו|לה|להם|הודעה)|למצוא (?:את ה)?מילים|לחשוב מה (?:להגיד|לומר|לכתוב))|עזרה ב?(?:ניסוח|לנסח)|להכין (?:את )?(?:ה)?שיחה|לנסח (?:לו|לה|להם|הודעה|את זה)|עזרה במילים|(?:תנסח|תנסחי|תכתוב|תכתבי|תן|תני) לי (?:מילים|הודעה|משפט(?: פתיחה)?|שורה)|(?:מה|איך) (?:אני )?(?:אכתוב|לכתוב|כותב|כותבת|להגיד|לומר|אגיד) (?:לו|לה|להם)|(?:תגיד|תגידי) לי מה (?:להגיד|לומר|לכתוב)|(?:רוצה|צריך|צריכה|שאלתי|רציתי|מנסה) (?:לדעת |להבין )?(?:איך|מה) (?:להגיד|לומר|לספר|לפתוח|לדבר|לכתוב)) (?:\S+ ){0,14}$/u,
  },
  parts: [
    {
      key: 'clear',
      label: ['What should come across', 'מה שחשוב שיעבור'],
      asks: [
        ['What should be clear to {p} afterwards?', 'מה חשוב שיישאר אצל {p} אחרי השיחה?'],
        [
          'Who is it for, and what should be clear to them afterwards?',
          'למי חשוב לך לומר את זה, ומה חשוב שיעבור?',
        ],
      ],
      help: [
        'For example: “my sister, that I can’t do it alone any more”, or “my boss, that I need an answer”.',
        'למשל: ״אחותי, שקשה לי עם זה לבד״, או ״הבוס, שחשובה לי תשובה״.',
      ],
      namesPerson: true,
    },
    {
      key: 'begin',
      label: ['First sentence', 'המשפט הראשון'],
      asks: [
        [
          'So that is what matters: {a}. How would your first sentence sound, just as you’d say it?',
          'אז זה העיקר: {a}. מה יהיה המשפט הראשון שלך, מילה במילה?',
        ],
        [
          'Good, that is what matters. How would your first sentence sound, just as you’d say it?',
          'טוב, זה העיקר. מה יהיה המשפט הראשון שלך, מילה במילה?',
        ],
      ],
      help: [
        'It needn’t be clever. “There is something I’d like to talk about. Is this a good time?” is enough to begin.',
        'לא חייבים משפט חכם. ״יש משהו שחשוב לי לדבר עליו, זה זמן טוב?״ מספיק בשביל להתחיל.',
      ],
      isSpoken: true,
    },
    {
      key: 'reply',
      isFeared: true,
      label: ['If the answer is', 'אם התשובה תהיה'],
      asks: [
        [
          'And after {a}, which answer do you expect, or fear?',
          'ואחרי {a}, איזו תשובה כנראה תבוא, או הכי מפחידה אותך?',
        ],
        [
          'And after that, which answer do you expect, or fear?',
          'ואחרי המילים האלה, איזו תשובה כנראה תבוא, או הכי מפחידה אותך?',
        ],
      ],
      help: [
        'The first that comes to mind will do: silence, a joke, “you’re exaggerating”.',
        'מספיק מה שעולה ראשון: שתיקה, בדיחה, ״נו באמת״.',
      ],
      isSpoken: true,
    },
    {
      key: 'then',
      label: ['Then', 'ואז'],
      asks: [
        [
          'Say it goes like that: {a}. What would you like to be able to answer?',
          'נניח שזו התשובה: {a}. מה היית רוצה לענות?',
        ],
        [
          'Say it goes like that. What would you like to be able to answer?',
          'נניח שככה זה הולך. מה היית רוצה לענות?',
        ],
      ],
      help: [
        'For example: “I hear you, and it still matters to me”. Or, where there is something to own up to: “I see that this hurts, and you needn’t answer now”.',
        'למשל: ״שמעתי, וזה עדיין חשוב לי״. ואם יש כאן וידוי או בקשת סליחה: ״מובן לי שזה כואב, ולא חייבים לענות עכשיו״.',
      ],
      isSpoken: true,
    },
  ],
  ends: [['When would be a good moment to say it?', 'מתי יהיה רגע טוב לומר את זה?']],
  step: {
    withPerson: ['talk with {p}', 'לדבר עם {p}'],
    alone: ['say what I prepared', 'לומר את מה שהכנתי'],
  },
};

/** Something that happened, and does not let go. */
const scene: Exercise = {
  key: 'scene',
  name: ['look closely at one moment of it', 'להתעכב על רגע אחד מזה'],
  offers: [
    [
      'We could look closely at one moment of it: four short questions, and then it stands here as you see it. Do we begin, or do you simply write on?',
      'אפשר להתעכב על רגע אחד מזה: ארבע שאלות קצרות, ואז הוא כתוב כאן כמו שזה נראה מהצד שלך. מתחילים, או שממשיכים לכתוב?',
    ],
    [
      'Is there one moment in it that stands for the rest? We could look at it slowly, in four questions. Or simply write on.',
      'יש בזה רגע אחד שמספר את הכול? אפשר להסתכל עליו לאט, בארבע שאלות. ואפשר גם פשוט להמשיך לכתוב.',
    ],
    [
      'If you like, we pick one moment of it and look at it slowly, also from outside. Or leave it at writing?',
      'אם בא לך, אפשר לבחור מזה רגע אחד ולהסתכל עליו לאט, גם קצת מבחוץ. או שעדיף לכתוב כמו קודם?',
    ],
  ],
  pick: ['Look at one moment', 'להתעכב על רגע אחד'],
  picked: {
    en: / (?:moment|look|closely|closer|happened|scene) /u,
    he: / (?:רגע אחד|להתעכב|להסתכל|נסתכל|מקרוב|הרגע|מה שקרה) /u,
  },
  signs: {
    en: / (?:(?:he|she|they|my \S+|everyone|everybody) (?:just |even |really |always |then )?(?:said|told|yelled|shouted|screamed|laughed|ignored|left|forgot|lied|cancelled|canceled|blamed|walked out|hung up|snapped|didn't (?:invite|answer|call|come|show|ask|say|even|reply|thank))|i (?:yelled|shouted|snapped|screamed|lost it|said something|blew up|froze|hurt (?:him|her|them))|we (?:fought|argued|had (?:a|an|this|the) (?:huge |big |stupid |awful )?(?:fight|argument|row))|(?:can't|cannot|can not) stop thinking|keep (?:replaying|thinking|going over)|in front of|humiliat\S+|embarrass\S+|offended|(?:felt|feel) (?:hurt|betrayed|stupid|small|invisible|left out)|made a joke of|laughed at|blazing row|big row|a row with|in the meeting|told me (?:i|that i)|still shaking|that face|did the face|worst (?:mum|mom|dad|friend|person)|blanked) /u,
    he: / (?:(?:הוא|היא|הם|הן|הבוס|הבוסית|המנהל|המנהלת|אמא|אימא|אבא|אחי|אחותי|בעלי|אשתי|כולם|ה?חבר(?:ה|ים|ות)?) (?:שלי )?(?:פשוט |בכלל |פתאום |שוב |גם |אפילו |סתם )?(?:אמר|אמרה|אמרו|צעק|צעקה|צעקו|צחק|צחקה|צחקו|התעלם|התעלמה|התעלמו|עזב|עזבה|שכח|שכחה|שיקר|שיקרה|ביטל|ביטלה|האשים|האשימה|ניתק|ניתקה|לא (?:הזמין|הזמינה|ענה|ענתה|התקשר|התקשרה|בא|באה|שאל|שאלה|הגיע|הגיעה))|צעקתי|התפרצתי|התפוצצתי|פגעתי (?:בו|בה|בהם)|קפאתי|רבנו|רבתי|היה לנו ריב|לא מפסיק(?:ה)? לחשוב|חוזר(?:ת)? לי בראש|מול כולם|לפני כולם|השפיל\S*|נעלבתי|נפגעתי|העליב\S*|פגע(?:ה|ו)? בי|(?:אמר|אמרה|אמרו) לי ש\S+|צעק(?:ה|ו)? עליי?|ירד(?:ה|ו)? עליי?|כעס(?:ה|ו)? עליי?|(?:סינן|סיננה|ייבש|ייבשה) אותי|הבריז(?:ה|ו)? לי|(?:הביך|הביכה|הביכו) אותי|התווכחנו|היה (?:לנו )?(?:ויכוח|פיצוץ)|לא יוצא לי מהראש|רץ לי בראש|לא עוזב אותי|התפדחתי|פדיחה|איזה בושות|איבדתי את זה|התחרפנתי|הרגשתי (?:שקוף|שקופה|קטן|קטנה|מטומטם|מטומטמת|אוויר|לא שייך|לא שייכת)|התעלמו ממני|פגעו בי|בכיתי) /u,
  },
  wanted: {
    en: /^ (?:\S+ ){0,4}(?:help me understand what happened|look at what happened|go through what happened) (?:\S+ ){0,5}$/u,
    he: /^ (?:\S+ ){0,4}(?:לעבור על מה שקרה|להבין מה קרה (?:שם|לי|לנו)|להסתכל על מה שקרה) (?:\S+ ){0,5}$/u,
  },
  parts: [
    {
      key: 'camera',
      isWhole: true,
      label: ['The moment', 'הרגע'],
      asks: [
        [
          'Which moment of it comes back most? Write it as a camera would have seen it.',
          'איזה רגע מזה הכי חוזר לך לראש? אפשר לתאר אותו כמו שמצלמה הייתה רואה אותו.',
        ],
      ],
      help: [
        'Only what could be seen and heard: where it was, who said which words.',
        'רק מה שאפשר היה לראות ולשמוע: איפה זה היה, ומי אמר אילו מילים.',
      ],
    },
    {
      key: 'thought',
      label: ['What went through my head', 'מה עבר לי בראש'],
      asks: [
        [
          'So this is the moment: {a}. What went through your head just then?',
          'אז זה הרגע: {a}. מה עבר לך אז בראש?',
        ],
        [
          'Thank you, I can picture it. What went through your head just then?',
          'תודה, אפשר ממש לראות את זה. מה עבר לך אז בראש?',
        ],
      ],
      help: [
        'One short sentence, as it was: “of course”, “not again”, “I’m nothing to them”.',
        'משפט קצר אחד, כמו שהוא היה: ״ברור״, ״שוב זה״, ״לא סופרים אותי״.',
      ],
      isSpoken: true,
    },
    {
      key: 'need',
      label: ['What I needed', 'מה היה חסר לי'],
      asks: [
        [
          'With {a} in your head, what did you need right then?',
          'זה מה שעבר בראש: {a}. ומה היה חסר לך באותו רגע?',
        ],
        ['And what did you need right then?', 'ומה היה חסר לך באותו רגע?'],
      ],
      help: [
        'From others or from yourself: a word, a hand, an explanation, a door to go out.',
        'מאחרים או ממך: מילה, יד על הכתף, הסבר, דרך לצאת משם.',
      ],
    },
    {
      key: 'other',
      label: ['How it may have looked from the other side', 'איך זה אולי נראה מהצד השני'],
      asks: [
        [
          '{a}. And only if you feel like it: how may the same moment look from the other side, or from outside?',
          '{a}. ורק אם בא לך: איך אותו רגע נראה, אולי, מהצד השני או מבחוץ?',
        ],
        [
          'And only if you feel like it: how may the same moment look from the other side, or from outside?',
          'ורק אם בא לך: איך אותו רגע נראה, אולי, מהצד השני או מבחוץ?',
        ],
      ],
      help: [
        'A guess is enough, it needn’t be a kind one, and it may also stay open.',
        'מספיק ניחוש, הוא לא חייב להיות נחמד, ואפשר גם להשאיר את זה פתוח.',
      ],
    },
  ],
  ends: [
    [
      'Now that it stands here: is there something you want to do about it, or is it enough to have seen it?',
      'עכשיו, כשזה כתוב כאן: יש משהו שבא לך לעשות עם זה, או שמספיק לראות את זה?',
    ],
  ],
  step: null,
};

export const exercisesOfPeople: Exercise[] = [talk, scene];
