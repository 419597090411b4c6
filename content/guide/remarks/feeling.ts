import type { Remark } from './remark.ts';

export const feelingRemarks: Remark[] = [
  {
    key: 'told_nobody',
    patterns: {
      en: [
        "* i (haven't|havent|have not|never|have never) [ever|actually|really] told (anyone|anybody|a soul|a single person) *",
        "* i've (never|not) told (anyone|anybody|a soul) *",
        '* i (told|have told) (no one|nobody) *',
        "* i (haven't|havent|have not|never) [ever] said (a word|anything|a thing) [of it|about it|about this|of this] to (anyone|anybody|a soul|them|him|her) *",
        "* i (didn't|didnt|don't|dont) tell (anyone|anybody|a soul) *",
        '[and] (nobody|no one) [else] knows [about it|about this|about that|yet]',
        '[and] (nobody|no one) [else] knows (i|that i) *',
        '* i (keep|kept|am keeping) (it|this|that|all of it) to myself *',
        "you're the first [one|person] (i've told|i tell|to know|to hear) *",
        "* i've never said (it|this|that) out loud *",
      ],
      he: [
        '* לא (סיפרתי|אמרתי|גיליתי) [את זה|על זה|עדיין|עוד] (לאף אחד|לאיש|לאף אחת|לנפש חיה) *',
        '* לא (סיפרתי|אמרתי) לאף אחד *',
        'אף אחד לא יודע [על זה|מזה|את זה|עדיין]',
        'אף אחד לא יודע (שאני|שעשיתי|שהייתי) *',
        '* אני (שומר|שומרת) (את זה|הכל|הכול) (לעצמי|בבטן|בלב) *',
        'שמרתי את זה (לעצמי|בבטן|בלב) *',
        '* (אף פעם|מעולם|עוד) לא אמרתי את זה בקול *',
      ],
    },
    replies: [
      [
        'What is carried alone gets heavier with time. Who would be the easiest person to tell first?',
        'דבר שסוחבים לבד נעשה כבד עם הזמן. למי יהיה הכי קל לספר קודם?',
      ],
      [
        'Often it isn’t the secret itself, it’s the face we imagine hearing it. Whose face comes up first?',
        'לפעמים הקושי הוא לא הסוד, אלא הפנים של מי שישמע. הפנים של מי עולות קודם?',
      ],
      ['What has the silence been protecting so far?', 'על מה השתיקה הזאת שומרת עד עכשיו?'],
    ],
  },
  {
    key: 'who_without_it',
    patterns: {
      en: [
        "* (don't|dont|do not) [even|really] know who i am (without|outside of|outside|apart from|if i'm not|if not) *",
        "* (don't|dont|do not) [even] know who i (would be|'d be|am anymore) without *",
        "* who am i (without|if i'm not|if i am not|if not) *",
        "* no idea who i am (without|outside|if i'm not) *",
        '* (it was|was|is|it is) my (whole|entire) identity *',
        "* (that's|it's|it is|that is) (all|the only thing) i've ever (been|known) *",
      ],
      he: [
        '* לא (יודע|יודעת) [בכלל] מי אני (בלי|בלעדי|בלעדיו|בלעדיה|בלעדיהם|מחוץ) *',
        '* לא (יודע|יודעת) מי אני (אם|כשאני) (לא|אני לא) *',
        '* מי אני (בלי|בלעדי|בלעדיו|בלעדיה|בלעדיהם|בכלל בלי) *',
        'מי אני אם (אני לא|לא) *',
        '* (זה|זו|זאת) (היה|היתה|הייתה) כל הזהות שלי *',
        '* אין לי מושג מי אני (בלי|בלעדי|מחוץ) *',
      ],
    },
    replies: [
      [
        'For a long time it may have been the answer to who you are. What did it let you be?',
        'אולי הרבה זמן זאת הייתה התשובה לשאלה מי זה ״אני״. מה זה אפשר לך להיות?',
      ],
      ['Which part of you was there before it began?', 'איזה חלק בך היה שם עוד לפני שזה התחיל?'],
      [
        'When did something of yours last come up that had nothing to do with it, even for ten minutes?',
        'מתי לאחרונה היה משהו שלך שלא קשור לזה, אפילו לעשר דקות?',
      ],
    ],
  },
  {
    key: 'used_to_love',
    patterns: {
      en: [
        '* i used to (paint|draw|sing|dance|bake|sew|knit|sculpt|garden|surf|skate) *',
        '* i used to play (the|guitar|piano|violin|drums|football|basketball|tennis|music|in a band) *',
        '* i used to (love|adore|enjoy|live for) (painting|drawing|singing|dancing|baking|writing|reading|running|cooking|hiking|swimming|playing|gardening|photography|music|cycling|sewing|knitting) *',
        "* i (haven't|havent|have not) (painted|drawn|sung|danced|baked|sewn|written|surfed) (in|for|since) *",
        "* i (haven't|havent|have not) (touched|picked up|opened) (my|the|a) (guitar|piano|violin|brush|brushes|camera|easel|notebook|sketchbook|pencil) *",
        '* i (gave up|stopped|quit) (painting|drawing|singing|dancing|writing|playing music) *',
      ],
      he: [
        '* פעם הייתי (מצייר|מציירת|שר|שרה|רוקד|רוקדת|מנגן|מנגנת|אופה|תופר|תופרת|סורג|סורגת|מפסל|מפסלת|גולש|גולשת) *',
        '* הייתי (מצייר|מציירת|רוקד|רוקדת|מנגן|מנגנת|סורג|סורגת|מפסל|מפסלת) (פעם|בעבר|כל יום|כל ערב|שעות) *',
        '* פעם (אהבתי|נהניתי|מתתי) (לצייר|לשיר|לרקוד|לנגן|לאפות|לכתוב|לקרוא|לרוץ|לבשל|לטייל|לשחות|לצלם|לסרוג) *',
        '* לא (ציירתי|שרתי|רקדתי|ניגנתי|סרגתי|צילמתי|פיסלתי) (שנים|כבר|מאז|המון|מלא) *',
        '* שלא (ציירתי|שרתי|רקדתי|ניגנתי|סרגתי|צילמתי|נגעתי בגיטרה|נגעתי בפסנתר) *',
        '* (הפסקתי|עזבתי) (לצייר|לשיר|לרקוד|לנגן|לכתוב|את הנגינה|את הציור|את הריקוד|את המוזיקה) *',
      ],
    },
    replies: [
      [
        'The hands often remember for a long time. What did it give you that little else gives now?',
        'הידיים זוכרות לפעמים הרבה זמן. מה זה נתן לך, שכמעט שום דבר לא נותן היום?',
      ],
      ['Where was it, when it was at its best?', 'איפה זה היה קורה, ברגעים הכי טובים?'],
      [
        'Such things rarely end on one day; they slip off the list. What took their place?',
        'דברים כאלה כמעט אף פעם לא נגמרים ביום אחד, הם פשוט נעלמים מהרשימה. מה בא במקומם?',
      ],
    ],
  },
  {
    key: 'afraid_of_failing',
    patterns: {
      en: [
        "* (i'm|im|i am) [so|just|really|also|a bit] (afraid|scared|terrified|worried) (of failing|of failure|of messing up|of messing it up|of being bad at it|of looking stupid|of making a fool of myself|of not being good enough) *",
        "* (i'm|im|i am) [so|just|really|also|a bit] (afraid|scared|terrified|worried) [that] (i'll|i will|i'd) (fail|mess it up|mess up|screw up|screw it up|be bad at it|be terrible at it|be awful at it|make a fool of myself|look stupid) *",
        "[and|but] what if i (fail|mess up|mess it up|screw up|screw it up|fall flat|suck at it|am no good|am not good enough|make a fool of myself|can't do it|am bad at it) *",
        "[and|but] what if (i'm|im) (bad|terrible|rubbish|no good|not good|awful) [at it|at this|at all|enough]",
        "* i (don't|dont) want to (fail|be bad at it|make a fool of myself|look stupid) *",
        "* (afraid|scared) [that] i won't be (good enough|any good|up to it) *",
      ],
      he: [
        '* אני [ממש|פשוט|נורא|כל הזמן|גם|קצת] (מפחד|מפחדת|פוחד|פוחדת|חושש|חוששת) (להיכשל|להכשל|לפשל|שאיכשל|שאכשל|שאני אכשל|שאני אפשל|מכישלון|לא להצליח|שלא אצליח|שאני לא אצליח|לצאת דביל|לצאת דבילית|לעשות פדיחות) *',
        'מפחיד אותי (להיכשל|להכשל|לפשל|שאיכשל|שאכשל|שלא אצליח) *',
        '[אבל|ו] מה אם (אני אכשל|איכשל|אכשל|אני אפשל|אפשל|לא אצליח|אני לא אצליח|אני לא מספיק|אני גרוע|אני גרועה|אצא דביל) *',
        'ומה אם (אני אכשל|איכשל|אכשל|אני אפשל|לא אצליח|אני לא אצליח|אני לא מספיק|אני גרוע|אני גרועה) *',
        '* יש לי פחד (כישלון|להיכשל|מכישלון) *',
        '* לא (רוצה|רציתי) (להיכשל|לפשל|לצאת דביל|לצאת דבילית|לעשות מעצמי צחוק) *',
      ],
    },
    replies: [
      [
        'A fear like that often has an audience. Whose eyes are in it?',
        'לפחד כזה יש הרבה פעמים קהל. מי יושב שם בקהל?',
      ],
      [
        'If it goes badly, what exactly is the picture that comes up?',
        'אם זה ילך לא טוב, איזו תמונה בדיוק עולה?',
      ],
      [
        'People are seldom afraid of failing at what doesn’t matter to them. What matters so much here?',
        'כמעט לא מפחדים להיכשל במה שלא חשוב. מה חשוב כאן כל כך?',
      ],
    ],
  },
  {
    key: 'wants_to_be_liked',
    patterns: {
      en: [
        '* i [just|really|always|only] want (people|everyone|everybody|them|others|her|him) to like me *',
        '* i [just|really|always] want to be (liked|accepted for who i am|wanted|approved of) *',
        "* i (need|want) (everyone|everybody|people|their|his|her|other people's) (to like me|to approve of me|approval) *",
        "* (i'm|im|i am) [such] a people pleaser *",
        '* i (care|worry) [way] too much [about] what (people|others|everyone|other people|they) think *',
        "* i (can't|cant|cannot) stand it when (people|someone|anyone|somebody) (doesn't|don't|dislikes) [like] [me] *",
      ],
      he: [
        '[אני|רק|פשוט|תמיד|אני תמיד|אני רק] (רוצה|רציתי|חשוב לי) (שיאהבו|שכולם יאהבו|שאנשים יאהבו|שיחבבו) אותי *',
        '* אני [כל כך|נורא|ממש] (רוצה|צריך|צריכה) (שיאהבו|שיעריכו) אותי *',
        '* אני (מרצה|מרצה סדרתי|מרצה סדרתית|מרצה את כולם) *',
        '[ממש|נורא|תמיד|יותר מדי] (אכפת|איכפת) לי [יותר מדי|נורא|ממש|תמיד] מה (חושבים|אנשים חושבים|יחשבו|אחרים חושבים|כולם חושבים) (עליי|עלי) *',
        '[ממש|נורא|תמיד|יותר מדי] (אכפת|איכפת) לי [יותר מדי|נורא|ממש|תמיד] מה (יגידו|אנשים יגידו|אנשים חושבים) *',
      ],
    },
    replies: [
      [
        'When that matters, every face in the room gets read. Whose opinion weighs most here?',
        'כשזה חשוב, קוראים כל פרצוף בחדר. הדעה של מי הכי קובעת כאן?',
      ],
      [
        'What do you keep to yourself so that it all goes smoothly?',
        'מה לא נאמר אצלך, כדי שהכול יעבור חלק?',
      ],
      ['With whom is none of this effort needed?', 'ליד מי אין צורך בכל המאמץ הזה?'],
    ],
  },
  {
    key: 'never_thought_of_it',
    patterns: {
      en: [
        "* i (never|had never|'d never|hadn't|haven't) [really|actually|ever] thought (of|about) (it|this|that) [like that|that way|this way|in that way|before] *",
        "* i've never [really|actually] thought (of|about) (it|this|that) *",
        '* i never (looked at|saw|considered) (it|this|that) [like that|that way|this way|from that side|before] *',
        '* (it|that) never (occurred to|crossed) (me|my mind) *',
        "[hm|huh|wow] (that's|thats) a [really] (good|interesting|new|different) (question|way to look at it|way to see it|thought) *",
        "[hm|huh|wow] i (hadn't|hadnt) seen it (that way|like that) *",
      ],
      he: [
        '* (אף פעם|מעולם|עוד|בחיים) לא (חשבתי|הסתכלתי) (על זה|עליו|על הדבר הזה) [ככה|כך|בצורה הזאת|בצורה כזאת] *',
        '* לא חשבתי על זה (ככה|כך|בצורה הזאת|בצורה כזאת|מהכיוון הזה|אף פעם|עד עכשיו|קודם) *',
        '* לא (הסתכלתי|ראיתי) (על זה|את זה) (ככה|כך|מהצד הזה|מהזווית הזאת|בצורה הזאת) *',
        '* לא עלה (בדעתי|לי בראש|בראשי) *',
        '[וואו|אה|הממ|אוקיי] שאלה (טובה|מעניינת) *',
        '[וואו|אה|הממ] (זו|זאת) (דרך|נקודת מבט|שאלה|מחשבה) (חדשה|אחרת|מעניינת) *',
      ],
    },
    replies: [
      ['That is new, then. What does it change for you?', 'אז זה חדש. מה זה משנה אצלך?'],
      ['How did it look to you until now?', 'איך זה נראה לך עד עכשיו?'],
      ['And what else looks a little different because of it?', 'ומה עוד נראה קצת אחרת בגלל זה?'],
    ],
  },
  {
    key: 'the_part_that_bugs',
    patterns: {
      en: [
        "* (that's|thats|that is|this is) (the part|the thing|the bit|exactly the part|exactly the thing|exactly what|what|what really) [that] [really|actually] (bugs me|bothers me|annoys me|gets to me|hurts me|hurts|stings|eats at me|drives me crazy|drives me mad) *",
        '* (the part|the thing|the bit) that [really|actually] (bugs me|bothers me|annoys me|stings|gets to me) *',
        '* what [really|actually] (bugs|bothers|annoys|stings|gets to) me *',
        "* (that's|thats) what gets to me *",
        "* (that's|thats) the worst (part|bit|thing) *",
        '* the worst part is *',
      ],
      he: [
        '* (זה|וזה|זה בדיוק|וזה בדיוק) (מה|החלק|הדבר|הקטע) (שמציק|שמפריע|שמעצבן|שמטריף|שמשגע|שצורם|שכואב) [לי|אותי] *',
        '* (החלק|הדבר|הקטע) (שמציק|שמפריע|שמעצבן|שמטריף|שמשגע|שצורם|שכואב) (לי|אותי) *',
        'מה (שמציק|שמפריע|שמעצבן|שמטריף|שמשגע|שצורם) (לי|אותי) *',
        '* (זה|וזה) הכי (מציק|מפריע|מעצבן|צורם) (לי|אותי) *',
        'הכי (מציק|מפריע|מעצבן|צורם) (לי|אותי) *',
      ],
    },
    replies: [
      [
        'Sometimes everything sits in one small point. What does this point say about the rest?',
        'לפעמים הכול יושב בנקודה אחת. מה הנקודה הזאת אומרת על כל השאר?',
      ],
      [
        'How would it have to be, so that you could live with it?',
        'איך זה היה צריך להיות, כדי שאפשר יהיה לחיות עם זה?',
      ],
      ['Where else have you met the same sting?', 'איפה עוד פגשת את אותה עקיצה?'],
    ],
  },
  {
    key: 'feels_guilty',
    patterns: {
      en: [
        '[and|but|because|honestly|maybe|sometimes|now|today|still|yes|well|i think|i guess|i know|i admit|so|also|lately] i [always|still|just|also|do|really|constantly|only] (feel|felt) [so|really|very|a bit|terribly|a little|incredibly] guilty *',
        '(when|whenever|every time|each time|since|after|if) + i [always|still|just|also|do|really|constantly|only] (feel|felt) [so|really|very|a bit|terribly|a little|incredibly] guilty *',
        "* (i'm|im|i am) [always|constantly|just] feeling [so|really] guilty *",
        '* the guilt [is|was|just|really] (killing me|eating me|eating at me|eats me up|is eating me|huge|awful|terrible) *',
        '* it makes me feel [so|really|very] guilty *',
        '* i have (a guilty conscience|such guilt|so much guilt|a bad conscience) *',
        '* i feel [so|really] bad (about leaving|for leaving|for saying no|about saying no|for wanting|for not calling|for not being there) *',
      ],
      he: [
        '* אני [תמיד|עדיין|פשוט|גם|כל הזמן|כל כך|ממש|קצת|נורא] (מרגיש|מרגישה) [תמיד|כל כך|ממש|קצת|נורא] (אשם|אשמה|אשמים|רגשות אשם|אשמה נוראית) *',
        '[אני|ואני|אז|גם|פשוט|כל כך|ממש|נורא|קצת|היום|אתמול|אני כל כך|אני ממש|אני פשוט|גם אני|מאוד|שוב] הרגשתי [כל כך|ממש|קצת|נורא] (אשם|אשמה|רגשות אשם) *',
        '* יש לי [הרבה|המון|כל כך הרבה|מלא] (רגשות אשם|רגשי אשמה|רגשות אשמה|נקיפות מצפון|ייסורי מצפון|יסורי מצפון) *',
        '* (האשמה|רגשות האשם|המצפון) [פשוט|ממש] (אוכלת|אוכלים|אוכל|הורגת|הורגים|הורג|לא עוזב|לא עוזבת|מייסר) *',
        '* (מייסר|מציק|אוכל) (אותי|לי) המצפון *',
        '* זה עושה לי (רגשות אשם|רגשי אשמה|מצפון) *',
      ],
    },
    replies: [
      [
        'Guilt often speaks in somebody’s voice. Whose does it sound like here?',
        'אשמה מדברת הרבה פעמים בקול של מישהו. של מי הקול כאן?',
      ],
      ['Which sentence does the guilt say, word for word?', 'איזה משפט האשמה אומרת, מילה במילה?'],
      [
        'Some of it may be about what was done, and some about what was never possible. What was never possible?',
        'חלק מזה אולי על מה שנעשה, וחלק על מה שמלכתחילה לא היה אפשרי. מה לא היה אפשרי?',
      ],
    ],
  },
  {
    key: 'ashamed',
    patterns: {
      en: [
        "[and|but|because|honestly|maybe|sometimes|now|today|still|yes|well|i think|i guess|i know|i admit|so|also|lately] (i'm|im|i am|i feel|i felt|i was|i'm just|i am just) [so|really|very|a bit|a little|too|deeply|still|just] ashamed *",
        "(when|whenever|every time|each time|since|after|if) + (i'm|im|i am|i feel|i felt|i was|i'm just|i am just) [so|really|very|a bit|a little|too|deeply|still|just] ashamed *",
        '* i feel [so|such|deep|a lot of] shame *',
        '* (it|this) makes me feel [so|really] ashamed *',
        "* (i'm|im|i am) [so|too|really] embarrassed to (say|admit|tell|write) *",
        "* it's [so|really|a bit|very] (embarrassing|humiliating|shameful) to (admit|say|write) *",
        '* (the|this|my) shame [of it|of this] *',
      ],
      he: [
        '* אני [כל כך|ממש|קצת|נורא|עדיין|פשוט|גם] (מתבייש|מתביישת|מבויש|מבוישת) *',
        '[אני|ואני|אז|גם|פשוט|כל כך|ממש|נורא|קצת|היום|אתמול|אני כל כך|אני ממש|אני פשוט|גם אני|מאוד|שוב] התביישתי [כל כך|ממש|נורא|קצת] [בזה|בעצמי|בו|בה|שאני] *',
        '* (מביך|מבייש|מבויש) (אותי|לי) (להודות|להגיד|לומר|לכתוב|לספר) *',
        '* אני (מרגיש|מרגישה) [כל כך|הרבה|המון|ממש] בושה *',
        '* יש (לי|בי) [הרבה|המון|כל כך הרבה|מלא] בושה *',
        '* (הבושה|איזו בושה|איזה בושה|בושה לי) *',
      ],
    },
    replies: [
      [
        'Shame likes a closed door. In front of whom is it strongest?',
        'בושה אוהבת להסתתר. מול מי היא הכי חזקה?',
      ],
      ['What would people see, if they looked?', 'מה יראו אנשים, אם יסתכלו?'],
      ['Where did you learn that this is something to hide?', 'איפה למדת שאת זה צריך להסתיר?'],
    ],
  },
  {
    key: 'sick_of_it',
    patterns: {
      en: [
        "* (i'm|im|i am|i got|i was|i'm just) [so|just|really|simply|completely] (sick and tired|sick|fed up) of (it|this|that|always|having to|hearing|explaining|apologising|apologizing|waiting|pretending|fighting|arguing|being the|being treated|asking|begging|his|her|their) *",
        "* (i'm|im|i am|i'm just) [so|just|really|completely|totally] fed up with (it|this|that|his|her|their|the|all this|all the) *",
        "* (i'm|im|i am) (so|just|completely|totally) done with (his|her|their|all this|this whole) *",
        "* (i've|ive|i have) had (enough|it) (of|with) (it|this|that|his|her|their|him|her|them|the) *",
        "* (i'm|im|i am) [so] tired of (always|having to|hearing|explaining|apologising|apologizing|waiting|pretending|fighting|arguing|asking|being the|being treated|this argument|these) *",
        '* sick and tired of (it|this|that|his|her|their|the|always) *',
      ],
      he: [
        '* נמאס לי (מזה|מכל זה|כבר מזה|ממנו|ממנה|מהם|להסביר|להתנצל|לחכות|לריב|להעמיד|תמיד|להיות זה|להיות זאת|להיות זו|שתמיד|שכל|לבקש|לשמוע|מהמריבות|מהשקרים|מהעבודה) *',
        'נמאס לי [כבר|ממש|כל כך]',
        '* (נמאס|נשבר) לי (כבר|ממש|לגמרי) (מזה|מכל זה|ממנו|ממנה|מהם|להסביר|להתנצל|לחכות|לריב|לבקש|לשמוע) *',
        '* נשבר לי (מזה|מכל זה|ממנו|ממנה|מהם|הזין|כבר מזה|להסביר|לחכות|לריב|לבקש) *',
        '* (יצא|יוצא) לי (מהאף|מכל החורים) *',
        '* הגיע לי (עד לפה|עד כאן|עד לגרון) *',
      ],
    },
    replies: [
      [
        'There is usually a last drop. What was it this time?',
        'יש בדרך כלל טיפה אחת אחרונה. מה היא הייתה הפעם?',
      ],
      [
        'Being fed up can be the first sign of a limit. What is no longer all right with you?',
        'כשנמאס, זה לפעמים הסימן הראשון לגבול. מה כבר לא מקובל מבחינתך?',
      ],
      ['For how long was it still just about bearable?', 'כמה זמן זה היה עוד נסבל איכשהו?'],
    ],
  },
  {
    key: 'my_fault',
    patterns: {
      en: [
        "[and|but|because|maybe|honestly|probably|i think|i know|i feel like] (it's|its|it is|it was|that's|this is) [all|probably|entirely|partly|also] my [own] fault *",
        "* (it's|it is|it was) all my [own] fault *",
        '[and|but] i [only|really] have (only|nobody but|no one but) myself to blame *',
        '* i (blame|blamed) myself *',
        "[and|but] (i'm|im|i am) [the one] to blame *",
        '* i (brought|did) (it|this|that) (on|to) myself *',
        "* (i'm|i am) the one who (ruined|broke|wrecked|caused) (it|this|everything) *",
      ],
      he: [
        '* (אני יודע|אני יודעת|נראה לי|ברור לי) (שזו|שזאת|שזה) [הכל|הכול|רק|גם|לגמרי] (אשמתי|באשמתי|בגללי) *',
        '[אולי|כנראה|בסוף|והכל|הכל|הכול|כל זה] (זו|זאת|זה) [הכל|הכול|רק|גם|לגמרי] (אשמתי|באשמתי|בגללי) *',
        '* (הכל|הכול|כל זה) (אשמתי|באשמתי|בגללי) *',
        '[כי|כנראה|אולי] (זה|זו|זאת) אשמה שלי *',
        '* אני (מאשים|מאשימה|האשמתי) את עצמי *',
        '[אני|ואני|אז|גם|פשוט|כל כך|ממש|נורא|קצת|היום|אתמול|אני כל כך|אני ממש|אני פשוט|גם אני|מאוד|שוב] האשמתי את עצמי *',
        '* אני (האשם|האשמה) (בזה|בכל|בהכל|בהכול|במה|פה|כאן) *',
        '* (הבאתי|עשיתי) את זה (על עצמי|לעצמי) *',
        '* אין לי (את מי להאשים|על מי לכעוס) (אלא|מלבד|חוץ) *',
      ],
    },
    replies: [
      [
        'Blame likes a single name. What else played a part, besides you?',
        'קל לתלות הכול באדם אחד. מה עוד היה שם, חוץ ממך?',
      ],
      ['What was never in your hands in all this?', 'מה בכל זה אף פעם לא היה בידיים שלך?'],
      ['Who else would say that it’s your fault?', 'מי עוד היה אומר שזה באשמתך?'],
    ],
  },
  {
    key: 'should_have',
    patterns: {
      en: [
        "[and|but|maybe|because|honestly|i know|i think|i feel like|i feel|all i think is] i (should|shouldn't|should not) have [just|never|really|at least] (said|told|gone|done|stayed|left|called|asked|known|seen|listened|been|tried|waited|stopped|noticed|fought|visited|spoken|taken|let|trusted|started|written|kept|answered|agreed|apologised|apologized) *",
        "[and|but|maybe|because|honestly|i know|i think] i (should've|shoulda|should of|shouldve) *",
        "* if only i (had|hadn't|'d) *",
        "[and|but] i wish i (had|hadn't|'d) [just|never|at least|ever] (said|told|gone|done|stayed|left|called|asked|known|seen|listened|tried|waited|stopped|noticed|visited|spoken) *",
        "* (i'd|i would) (do|have done) it (all|so|completely) differently *",
        "* (could have|could've) (prevented|stopped|avoided) it *",
      ],
      he: [
        '[אבל|אולי|פשוט|כי|ואולי|בדיעבד] הייתי (צריך|צריכה|אמור|אמורה) [פשוט|כבר|לפחות] (להגיד|לומר|לדעת|ללכת|להישאר|לעזוב|להתקשר|לשאול|לראות|להקשיב|לנסות|לחכות|לעצור|לשים|לבוא|לבקר|לדבר|להתעקש|להבין|לסרב|לענות|לקחת|לעשות|להיות) *',
        '[אבל|אולי|ואולי|בדיעבד] לא הייתי (צריך|צריכה|אמור|אמורה) *',
        '* (אילו|לו|אם) רק הייתי *',
        '* (חבל|כמה חבל) (שלא|שכן) [פשוט|בכלל] (אמרתי|הלכתי|נשארתי|עזבתי|התקשרתי|שאלתי|הקשבתי|ניסיתי|חיכיתי|עצרתי|באתי|דיברתי|שמתי|הבנתי|ביקרתי) *',
        '* הייתי (יכול|יכולה) למנוע *',
        '* היום הייתי (עושה|נוהג|נוהגת|פועל|פועלת) אחרת *',
      ],
    },
    replies: [
      [
        'That sentence knows what came later. What did you know at the time?',
        'המשפט הזה כבר יודע מה קרה אחר כך. מה היה ידוע לך אז, בזמן אמת?',
      ],
      [
        'In the version where it goes the other way, what is the first thing that’s different?',
        'בגרסה שבה זה הולך אחרת, מה הדבר הראשון ששונה?',
      ],
      ['What was most important to you back then?', 'מה היה לך הכי חשוב אז?'],
    ],
  },
  {
    key: 'misses_it',
    patterns: {
      en: [
        '[and|but|because|maybe|honestly|i think|i just|i really|sometimes|god] i [just|really|still|also|so|do|actually|even] miss (it|this|that|those|the|my old|our old|our|when|how|being|having|going|us|him|her|them|home|sitting|talking|living|working|playing) *',
        '[and|but] i miss (it|him|her|them|home|those days|that time|that) [so much|so|a lot|terribly|every day|sometimes]',
        '* i wish (i could go back to|things were like|it was like|it were like) (those|that|the way|before|back then) *',
        '* i long for (the|those|my|that) *',
        '[simply|just|mostly|really] missing (him|her|them|it|home|my +|the +) [i think|i guess|mostly|really]',
        '[i] [just|really] miss (mum|mom|dad|mama|grandma|grandpa|gran|nan) [so much|a lot|too]',
        "* (i'm|im|i am) [so|really|a bit|very] (homesick|nostalgic) *",
        '* i want (those days|that time|the old days|my old life) back *',
      ],
      he: [
        '* אני [כל כך|ממש|עדיין|נורא|פשוט|קצת|גם|לפעמים] (מתגעגע|מתגעגעת) *',
        '[אני|ואני|אז|גם|פשוט|כל כך|ממש|נורא|קצת|היום|אתמול|אני כל כך|אני ממש|אני פשוט|גם אני|מאוד|שוב] התגעגעתי [כל כך|ממש|נורא] *',
        '* יש לי [כל כך הרבה|המון|הרבה|מלא] (געגוע|געגועים) *',
        'חסר לי [כל כך|מאוד|נורא|ממש|הזמן|הבית|השקט|הביחד|הריח|הקול|החיבוק] *',
        'חסרים לי [כל כך|מאוד|נורא|ממש] (הימים|הערבים|החברים|השיחות|האנשים|הבקרים|הם) *',
        '(הוא|היא|זה) [כל כך|ממש|נורא] (חסר|חסרה) לי [כל כך|מאוד|נורא|ממש|כל יום|לפעמים]',
        '* (הלוואי ויכולתי|הלוואי שיכולתי|בא לי) לחזור (לימים|לתקופה|לזמן|אחורה|לשם|לפעם) *',
      ],
    },
    replies: [
      [
        'Missing tends to sit in small things: a sound, a chair, an hour. Which one brings it most?',
        'געגוע יושב בדרך כלל בדברים קטנים: צליל, כיסא, שעה ביום. מה מביא אותו הכי חזק?',
      ],
      ['What is different in your day now?', 'מה אחרת ביום שלך עכשיו?'],
      [
        'If one ordinary hour of it came back, which hour would you pick?',
        'אם שעה רגילה אחת משם הייתה חוזרת, איזו שעה זאת?',
      ],
    ],
  },
  {
    key: 'dont_deserve',
    patterns: {
      en: [
        "[and|but|because|maybe|honestly|i feel like|i feel|i think] i (don't|dont|do not|didn't|didnt) [really|even|actually] deserve (him|her|them|such|so much|to be happy|to be loved|to rest|good|nice|better|love|help|kindness|the love|the praise|the prize) *",
        "* feel like i (don't|dont|do not|didn't) deserve (it|him|her|them|such|good|nice|better|love|help|to be happy|to rest) *",
        '* who am i to (deserve|ask for|want|expect) *',
        "* (i'm|im|i am) not worthy of (it|this|that|him|her|them|love|the) *",
        "* i (haven't|havent|didn't) (earned|earn) (it|this|that|the right) *",
      ],
      he: [
        '[אבל|כי|אולי|ו|פשוט] לא (מגיע|הגיע) לי [בכלל|באמת|כל] (הטוב הזה|טוב|להיות מאושר|להיות מאושרת|אהבה|שיאהבו|לנוח|הפרס|הקידום|עזרה|שיעזרו|יותר|אותו|אותה|שמחה) *',
        '* (מרגיש|מרגישה|הרגשתי) שלא (מגיע|הגיע) לי *',
        '* (מרגיש|מרגישה|הרגשתי) שזה לא (מגיע|הגיע) לי *',
        '* אני לא (ראוי|ראויה) (לזה|לו|לה|להם|לאהבה|לטוב|לכל) *',
        'מי אני (שיגיע|שמגיע|שאבקש|שאני אבקש|שארצה) *',
      ],
    },
    replies: [
      [
        'Many people keep a kind of account of what they deserve. Who taught you to count like that?',
        'הרבה אנשים מנהלים בראש חשבון של מה מגיע להם ומה לא. ממי למדת לספור ככה?',
      ],
      [
        'What would have to happen, so that it would be deserved?',
        'מה צריך לקרות, כדי שזה כן יגיע לך?',
      ],
      ['Where did you learn that it has to be earned?', 'איפה למדת שאת זה צריך להרוויח?'],
    ],
  },
  {
    key: 'petty_of_me',
    patterns: {
      en: [
        "[and|but|i know|maybe|honestly|i guess|i know that] (it's|its|it is|it sounds|it seems|this is|that's|this sounds) [so|really|probably|a bit|pretty|such|kind of|a little|just] (stupid|silly|petty|childish|a small thing|a stupid thing|small of me) [i know|of me|really|to write|to say|to be upset about it]",
        "[and|but] i know (it's|its|it is|it sounds|this is|i'm being|im being) * (stupid|silly|petty|childish|ridiculous|dumb|trivial) *",
        "[and|but|maybe] (i'm|im|i am) [probably|just|maybe] being [a bit|so|really|too] (stupid|silly|petty|childish|ridiculous|dramatic|too sensitive|oversensitive|a baby) *",
        "* (it's|it is) (stupid|silly|petty|childish|small) of me *",
        "* i know it's (nothing|not a big deal|no big deal|only a small thing) *",
      ],
      he: [
        '[אבל|אולי|אני יודע|אני יודעת|ברור לי] (זה|זה נשמע|זה נראה|שזה|שזה נשמע) [קצת|ממש|כל כך|סתם|בטח|די] (טיפשי|מטופש|קטנוני|ילדותי|דבילי|שטותי|שטויות|שטות) [מצידי|מצדי|לכתוב|להגיד|אני יודע|אני יודעת]',
        '* אני (יודע|יודעת) שזה [נשמע] [קצת|ממש|סתם] (טיפשי|מטופש|קטנוני|ילדותי|מגוחך|דבילי|פתטי|שטות|שטויות|דבר קטן) *',
        '* (קטנוני|טיפשי|ילדותי|מטופש) (מצידי|מצדי) *',
        '[אולי] אני [סתם|פשוט|קצת|בטח|ממש] (קטנוני|קטנונית|ילדותי|ילדותית|רגיש מדי|רגישה מדי|דרמטי|דרמטית|עושה דרמה|עושה עניין) *',
        '* (זה|זו) [בסך הכל|בסך הכול|רק|סתם] (שטות|שטות קטנה|דבר קטן|דבר טיפשי) *',
      ],
    },
    replies: [
      [
        'A small thing often has a bigger one behind it. What is behind this one?',
        'מאחורי דבר קטן יושב הרבה פעמים משהו גדול יותר. מה יושב מאחורי זה?',
      ],
      [
        'And if it weren’t petty at all, what would it be about?',
        'ואם זה בכלל לא קטנוני, על מה זה?',
      ],
      ['Who would be the first to call it that?', 'מי היה אומר על זה ככה ראשון?'],
    ],
  },
  {
    key: 'others_have_it_worse',
    patterns: {
      en: [
        '* (others|other people|people|so many people|some people|there are people|there are people who) (have it|have got it|have) [so|much|far|way] (worse|harder|it worse|bigger problems|real problems|much worse|it much worse) *',
        "* i (shouldn't|shouldnt|should not|have no right to|don't have the right to|have no reason to) (complain|be complaining|whine|moan) *",
        '* (first world|luxury) problem *',
        "* i know (i'm|im|i am) [very|so|really] (lucky|privileged) but *",
        '* (it could be|there are) [so|much|far] worse [things] *',
        '* who am i to complain *',
      ],
      he: [
        '* (לאחרים|לאנשים אחרים|להרבה אנשים|לרבים|למישהו אחר) [יש|הרבה] (יותר גרוע|יותר קשה|קשה יותר|גרוע יותר|צרות גדולות|בעיות אמיתיות) *',
        '* יש (אנשים|כאלה|מי) (שיש להם|שקשה להם|שסובלים|שעוברים|שמצבם) [הרבה] (יותר|גרוע|צרות|בעיות|דברים) *',
        '* (אסור|אין) לי [זכות|שום זכות|מה|על מה|סיבה] להתלונן *',
        'לא (יפה|נעים) לי להתלונן *',
        '* (צרות|בעיות) של עשירים *',
        'מי אני (שאתלונן|שאני אתלונן|שאתבכיין|שאבכה) *',
        '* יש (גרוע מזה|יותר גרוע) *',
      ],
    },
    replies: [
      [
        'Pain doesn’t queue by size. Without comparing, how is it for you?',
        'כאב לא עומד בתור לפי גודל. בלי שום השוואה, איך זה אצלך?',
      ],
      ['Who usually comes before you?', 'מי בדרך כלל בא קודם?'],
      ['What does the comparing do to what you feel?', 'מה ההשוואה עושה למה שמרגישים?'],
    ],
  },
  {
    key: 'keeps_replaying',
    patterns: {
      en: [
        "* i (keep|kept|can't stop|cant stop) (replaying|going over|rerunning|reliving|thinking about|hearing) (it|that|this|the|what|every|his|her|their|our) *",
        '* (it|that|the scene|the conversation|that sentence|this) [just] (keeps|kept) (playing|replaying|going round|going around) *',
        "* i (can't|cant|cannot) get (it|that|this|him|her|them) out of my (head|mind) *",
        '* i go over it (again|and over|in my head|every) *',
        '* (over and over|again and again) in my (head|mind) *',
        '* it (plays|runs|goes) (on a loop|on repeat|in a loop) *',
      ],
      he: [
        '* אני (משחזר|משחזרת|מריץ|מריצה) (את|שוב|בראש|כל) *',
        '* (זה|המשפט|השיחה|הסצנה|התמונה) [כל הזמן|שוב ושוב|לא מפסיק|לא מפסיקה|פשוט] (רץ|רצה|חוזר|חוזרת|מתנגן|מתנגנת|לרוץ|לחזור|להתנגן) לי [בראש|שוב|כל] *',
        '* לא (יוצא|יוצאת|יוצאים|יצא) לי מהראש *',
        '* לא (מצליח|מצליחה|יכול|יכולה) להוציא (את זה|אותו|אותה|אותם) מהראש *',
        '* (שוב ושוב|בלופ|בלולאה|כמו סרט) (בראש|לי בראש) *',
        '* אני [פשוט|עדיין] לא (מפסיק|מפסיקה) לחשוב (על זה|על מה|על השיחה|על המשפט|עליו|עליה) *',
      ],
    },
    replies: [
      [
        'When something keeps coming back, there’s usually a point where it sticks. Where does it stop each time?',
        'כשמשהו חוזר שוב ושוב, יש בדרך כלל נקודה שבה הוא נתקע. איפה זה נעצר כל פעם?',
      ],
      [
        'When it comes round again, what does it seem to be looking for?',
        'כשזה חוזר שוב, מה זה כאילו מחפש?',
      ],
      ['What sets it off, most days?', 'מה מפעיל את זה, ברוב הימים?'],
    ],
  },
  {
    key: 'awake_at_night',
    patterns: {
      en: [
        "* (lie|lay|lying|laying|i'm|im|i am|wake up|waking up|woke up) (awake|in bed) (at night|all night|thinking|until|till|at|for hours|and think|and my) *",
        "* (at night|in bed|at 3|at 4|at three|at four) [am|in the morning] (my head|my mind|my thoughts|my brain|it|the thoughts) [just] (starts|start|won't|wont|keeps|keep|races|race|goes|spins|comes|come) *",
        "* i (can't|cant|cannot|couldn't) (stop thinking|switch off|turn my brain off|turn it off|stop my thoughts) (at night|in bed|when i go to bed|before sleep) *",
        '* i (wake up|woke up|am awake|wake) at (2|3|4|two|three|four) *',
        '* (it|this|that|the thought|the worry|thinking about it) (keeps|kept) me (up|awake) *',
        '* i lose sleep over *',
      ],
      he: [
        '* אני [כבר|פשוט|בקושי] לא (ישן|ישנה|מצליח לישון|מצליחה לישון) *',
        '* לא (ישנתי|הצלחתי לישון|נרדמתי) [טוב|כבר|בלילה|בגלל|מאז|כמו|כל] *',
        '* (בלילה|בלילות|לפני השינה|במיטה) (זה|הראש|המחשבות|המוח) [כל הזמן|רק|לא] (מתחיל|מתחילות|רץ|רצות|עובד|חוזר|מפסיק|מפסיקות|נותנות|נותן|בא|באות) *',
        '* (אני|הייתי) (שוכב|שוכבת) (ער|ערה|במיטה|בלילה) *',
        '* אני (מתעורר|מתעוררת|ער|ערה) (בשתיים|בשלוש|בארבע|באמצע הלילה|כל לילה|ב3|ב4) *',
        '* (אני מתהפך|אני מתהפכת|התהפכתי) (במיטה|כל הלילה|מצד לצד) *',
        '* (זה|המחשבות|המחשבה|הראש|הדאגה|הדאגות) [פשוט] לא (נותן|נותנת|נותנות) לי לישון *',
        '* אני [פשוט] לא (מפסיק|מפסיקה|מצליח להפסיק|מצליחה להפסיק) לחשוב * (בלילה|בלילות|במיטה) *',
      ],
    },
    replies: [
      [
        'At night every thought is a size larger. Which one comes first?',
        'בלילה כל מחשבה נראית גדולה יותר. איזו מהן מגיעה ראשונה?',
      ],
      [
        'How does the same thing look at eleven in the morning?',
        'איך אותו דבר נראה באחת עשרה בבוקר?',
      ],
      [
        'Which question keeps coming at night that has no room during the day?',
        'איזו שאלה חוזרת בלילה, שביום אין לה מקום?',
      ],
    ],
  },
  {
    key: 'alone_in_this',
    patterns: {
      en: [
        '[and|but|because|honestly|sometimes] i [just|always|still|often|really] (feel|felt) [so|really|very|completely|totally|a bit|utterly] (alone|lonely|on my own|isolated) *',
        "* (i'm|im|i am) [so|all|completely|totally|really] alone (in|with) (this|it|that|all|everything) *",
        '* (nobody|no one) [really|actually|else] (understands|gets it|gets me) *',
        "* i (have|'ve got|have got) (nobody|no one) (to talk to|to tell|to call|to lean on|to turn to|i can talk to) *",
        '* i have to (deal with|go through|face|carry|handle) (it|this|everything|all of it|all this) (alone|on my own|by myself) *',
        "* i don't have anyone (to talk to|to tell|to call|i can talk to|to turn to) *",
      ],
      he: [
        '* אני [כל כך|ממש|תמיד|פשוט|לגמרי|קצת|עדיין] (מרגיש|מרגישה) [כל כך|ממש|נורא|לגמרי|קצת|מאוד] (לבד|בודד|בודדה) *',
        '[אני|ואני|אז|גם|פשוט|כל כך|ממש|נורא|קצת|היום|אתמול|אני כל כך|אני ממש|אני פשוט|גם אני|מאוד|שוב] הרגשתי [כל כך|ממש|נורא|לגמרי] (לבד|בודד|בודדה) *',
        '* אני [כל כך|ממש|פשוט|לגמרי] לבד (בזה|עם זה|בכל|עם הכל|עם הכול|במערכה|בסיפור|בעסק) *',
        '* אף אחד לא [באמת|ממש] (מבין|מבינה) [אותי|את זה|מה|איך|כמה] *',
        '* אין לי (עם מי|למי|את מי) (לדבר|לספר|להתקשר|לשתף|להתייעץ|לפנות|לשאול) *',
        '* אני [צריך|צריכה|חייב|חייבת] (מתמודד|מתמודדת|להתמודד|נושא|נושאת|סוחב|סוחבת) (עם זה|עם הכל|עם הכול|בזה|את זה|את הכל|את הכול) לבד *',
      ],
    },
    replies: [
      [
        'There is the thing itself, and there is being alone with it. Which of the two weighs more right now?',
        'יש את הדבר עצמו, ויש את הלבד. מה משניהם מכביד יותר עכשיו?',
      ],
      [
        'Who was the last person who understood even a bit of it?',
        'מי הבין לאחרונה אפילו משהו קטן מזה?',
      ],
      [
        'If somebody sat down beside you now, what should they know first?',
        'אם מישהו היה מתיישב לידך עכשיו, מה חשוב שידע קודם?',
      ],
    ],
  },
  {
    key: 'nobody_sees',
    patterns: {
      en: [
        '* (nobody|no one) [ever|even|really] (sees|notices|noticed|saw|appreciates|appreciated|acknowledges) (what i|how much i|how hard i|all the|everything i|it|that i|anything i|the work|my work) *',
        '* (they|he|she|everyone|everybody|people) [all|just] (take|takes|took) (me|it|it all|everything i do) for granted *',
        "* i (never|don't|dont) (get|got) [a|any|one] (thank you|thanks|thank|credit|recognition|appreciation) *",
        '* (nobody|no one) [ever|even] (says|said) (thank you|thanks|a thank you) *',
        '[that|and] (nobody|no one) [else] [ever|even|really] (sees|notices|saw|noticed) [it|me|any of it|how hard it is|what i do] [though|really]',
        '* (not even|without) (a|one|a single) (thank you|thanks) *',
        '* i feel [so|completely|totally] (invisible|unseen|unappreciated|taken for granted) *',
        "* (i'm|im|i am) [just|completely|totally|basically] (invisible|taken for granted) *",
      ],
      he: [
        '* אף אחד לא [באמת|אפילו|ממש] (רואה|ראה|שם לב|מעריך|העריך|מבחין|סופר) (מה|כמה|את מה|את כל|את העבודה|למה שאני|שאני|את זה|אותי) *',
        '* (לוקחים|לקחו) (אותי|את זה|את הכל|את הכול|את מה שאני עושה) כמובן מאליו *',
        '* (לוקח|לוקחת) (אותי|את זה|את הכל|את הכול) כמובן מאליו *',
        '* (אף אחד לא|הוא לא|היא לא|לא) (אמר|אמרה|אומר|אומרת|אומרים|אמרו) (לי|אפילו|לי אפילו) תודה *',
        '* (אפילו לא|בלי) (תודה|מילה טובה|תודה אחת) *',
        '* אני [פשוט|מרגיש|מרגישה|ממש] (שקוף|שקופה|מובן מאליו|מובנת מאליה|בלתי נראה|בלתי נראית|אוויר) *',
        '[על|זה|על זה|פשוט] שאני [פשוט|ממש] (שקוף|שקופה|מובן מאליו|מובנת מאליה|אוויר) *',
        '(שאף|ואף|אף) אחד לא [באמת|אפילו|בכלל] (שם לב|רואה|מעריך|מבחין) [אליי|לזה|בי]',
      ],
    },
    replies: [
      [
        'Some work only shows on the day it isn’t done. What would they see, if they watched for one whole day?',
        'יש עבודה שרואים רק ביום שהיא לא נעשית. מה הם היו רואים, אם היו מסתכלים יום אחד שלם?',
      ],
      ['Who would you most have liked to see it?', 'מי הכי היה חשוב שיראה את זה?'],
      [
        'Which thing that you did this week deserves to be noticed?',
        'איזה דבר שעשית השבוע ראוי שישימו לב אליו?',
      ],
    ],
  },
  {
    key: 'holds_together',
    patterns: {
      en: [
        '* i (hold|held|keep|kept|pull|pulled) (it|myself) together [in front|for|at|when|until|all|but] *',
        "* (i'm|im|i am|i was) [just|barely] holding (it|myself) together *",
        '* i (put on|wear|wore|keep up) (a|my|the) (brave|happy|good|cheerful) (face|mask|smile|front|act) *',
        '* i [just|always] (smile|smiled) and (nod|nodded|say|said|act|pretend|carry on) *',
        "* (i don't|i do not|they don't|nobody must|they mustn't|i never) (want|see|let) (them|the kids|anyone|him|her|my kids|people) (to see|see) [me] (cry|crying|like this|fall apart|break|me cry|me like this) *",
        "* (on the outside|outwardly) (i'm|im|i am|i look|everything|it) *",
      ],
      he: [
        '* אני (מחזיק|מחזיקה) (את עצמי|את זה|מעמד|פנים) (מול|ליד|בשביל|כל היום|בעבודה|בחוץ|כדי) *',
        '* אני (שם|שמה|לובש|לובשת|עוטה) (מסכה|פרצוף|חיוך|פנים) *',
        '* (מסכה|חיוך) (מול כולם|מזויף) *',
        '* (כלפי חוץ|מבחוץ) (אני|הכל|הכול|נראה|כולם) *',
        '* אני (מחייך|מחייכת|חייכתי) (כאילו|וממשיך|וממשיכה|ואומר|ואומרת) *',
        '* לא (רוצה|רציתי) (שהילדים|שהם|שאף אחד|שהוא|שהיא) (יראו|יראה|תראה) (אותי|שאני|שקשה|כמה) *',
      ],
    },
    replies: [
      [
        'Holding on all day takes strength. Where can you let go of it, if only for a bit?',
        'להחזיק מעמד כל היום דורש כוח. איפה אפשר להרפות, אפילו קצת?',
      ],
      [
        'What do you think they would see, if you didn’t hide it for a minute?',
        'מה היו רואים, אם לדקה אחת לא היה צריך להסתיר?',
      ],
      ['For whose sake do you do it?', 'בשביל מי כל המאמץ הזה?'],
    ],
  },
  {
    key: 'cries_in_secret',
    patterns: {
      en: [
        '* i [just|always|often|sometimes|even] (cry|cried|sobbed|weep|wept|burst into tears|bawled) [my eyes out] (in|alone|at|when|every|all|where|before|after|on my own|quietly|secretly|behind) *',
        "* i (can't|cant|cannot|couldn't) stop crying *",
        '* i (cry|cried) (in the|in my) (car|shower|bathroom|toilet|bed|pillow|kitchen) *',
        '[me|just|alone|always|often|i sit|i was|so here i am] (crying|sobbing) in (my|the) (car|shower|bathroom|toilet|toilets|stairwell|kitchen) *',
        '* i (burst|broke|broke down|burst out) (into tears|in tears|crying|down in tears) *',
        "* (the tears|tears) (just|won't|wont|kept|keep|came|come) *",
      ],
      he: [
        '* אני [כל הזמן|רק|פשוט|לפעמים|הרבה] בוכה (באוטו|במקלחת|בשירותים|במיטה|בלילה|בלילות|בסתר|לבד|בשקט|כל|כש|במטבח|ברכב) *',
        '[אני|ואני|אז|גם|פשוט|כל כך|ממש|נורא|קצת|היום|אתמול|אני כל כך|אני ממש|אני פשוט|גם אני|מאוד|שוב] בכיתי (באוטו|במקלחת|בשירותים|במיטה|בלילה|בסתר|לבד|בשקט|כל|במטבח|ברכב|כמו|שעה|המון|שוב) *',
        '* אני [פשוט|כבר] לא (מפסיק|מפסיקה|מצליח להפסיק|מצליחה להפסיק) לבכות *',
        '* לא (הפסקתי|הצלחתי להפסיק) לבכות *',
        '* (פרצתי|התחלתי|התפרקתי) (בבכי|לבכות) *',
        '* (באוטו|במקלחת|בשירותים|בלילה) אני (בוכה|מתפרק|מתפרקת) *',
        '* (הדמעות|דמעות) (פשוט|יורדות|זלגו|ירדו|באות|זולגות) *',
      ],
    },
    replies: [
      [
        'Tears find a place where they are allowed. What is in them that doesn’t come out otherwise?',
        'דמעות מוצאות מקום שבו מותר להן. מה יש בהן, שלא יוצא בדרך אחרת?',
      ],
      [
        'What is the last thought, just before the tears come?',
        'מה המחשבה האחרונה, רגע לפני שהדמעות באות?',
      ],
      [
        'Who could see it without it being hard for you?',
        'מי יכול לראות את זה, בלי שיהיה לך לא נעים?',
      ],
    ],
  },
  {
    key: 'body_sign',
    patterns: {
      en: [
        '* my (stomach|belly|tummy|gut) [always|just|immediately] (hurts|hurt|turns|turned|is in knots|was in knots|knots|tightens|tightened|drops|dropped|clenches|aches|churns) *',
        '* my (chest|throat|jaw|neck|shoulders) [always|just|immediately] (hurts|hurt|is tight|was tight|are tight|feels tight|gets tight|tightens|tightened|closes|closed|clenches|aches|ache|is clenched|are tense) *',
        '* my heart [just|always] (races|raced|pounds|pounded|is racing|is pounding|was racing|was pounding|starts racing|beats so) *',
        '* my hands (shake|shook|are shaking|were shaking|sweat|tremble|go cold) *',
        '* (a|the|this) (knot|lump|weight|stone|tightness|pressure|pit) (in|on) my (stomach|chest|throat|belly) *',
        '* i [always|just] (get|got|have|have had) [these|a|bad|terrible|constant] (headache|headaches|migraine|migraines|stomach ache|stomach aches|stomachache) *',
        "* i (can't|cant|cannot|couldn't|haven't) (sleep|slept) *",
        "* i (can't|cant|cannot|couldn't) eat [anything|a thing] [anymore|because of it|these days|lately]",
        '* i (clench|grind) my (teeth|jaw|fists) *',
      ],
      he: [
        '* (כואבת|כאבה|מתהפכת|התהפכה|מתכווצת|התכווצה) לי (הבטן|בבטן) *',
        '* (הבטן|הלסת|הגרון|החזה|הלב|הכתפיים|הצוואר) שלי (מתכווצת|מתהפכת|נעולה|תפוסה|סגור|חנוק|לוחץ|דופק|תפוסות|תפוס|מתכווץ|כואבת|כואב|כואבות) *',
        '* (הלב|החזה) (דופק|דפק|לוחץ|לחץ|נלחץ) לי *',
        '* (לוחץ|לחץ|חונק|כבד|מועקה|גוש|אבן|לחץ) (לי בחזה|לי בגרון|בחזה|בגרון|בבטן|בלב) *',
        '* יש לי (כאבי|כאב) (ראש|בטן|גב|שיניים) *',
        '* (הידיים רועדות|רועדות לי הידיים|רעדו לי הידיים|הידיים שלי רועדות|הידיים שלי רעדו) *',
        '* אני [כבר|פשוט|בקושי] לא (אוכל כלום|אוכלת כלום) *',
        '* אני (חורק|חורקת|נועל|נועלת|מהדק|מהדקת) (שיניים|את השיניים|את הלסת) *',
      ],
    },
    replies: [
      [
        'The body often gets there before the words. When in the day does it begin?',
        'הגוף מגיע לפעמים לפני המילים. מתי ביום זה מתחיל?',
      ],
      ['When was it last a little less?', 'מתי לאחרונה זה היה קצת פחות?'],
      ['On a day without it, what else is different?', 'ביום שבו זה לא שם, מה עוד שונה?'],
    ],
  },
  {
    key: 'numb',
    patterns: {
      en: [
        '* i [just|really|still] (feel|felt|am feeling) [just|absolutely|completely|literally] nothing [at all|anymore|any more|inside|about it|really]',
        "* (i feel|i felt|i am|i'm|im|i've been|i was) [just|so|completely|totally|kind of|a bit|really] numb *",
        "* i (don't|dont|can't|cant|cannot|didn't) feel (anything|a thing) [anymore|any more|at all|about it|inside]",
        "* (i'm|im|i am|i've been|i was|i live) [just|basically|completely] on autopilot *",
        "* (like|as if) (i was|i am|i'm|i were) (behind glass|watching myself|watching a film|watching a movie|in cotton wool) *",
        '* everything (feels|is) [so|just|kind of] (flat|grey|gray|muffled|far away) *',
      ],
      he: [
        '* אני [פשוט|בכלל|כבר|כמעט|ממש] לא (מרגיש|מרגישה) [שום דבר|כלום|דבר|בכלל כלום] [יותר|בכלל|כבר|בפנים]',
        '* לא הרגשתי (כלום|שום דבר|דבר) *',
        '* (אני|הייתי) [פשוט|כמו|לגמרי|ממש|די] (קהה|מנותק|מנותקת|כמו רובוט|על אוטומט|על טייס אוטומטי|קפוא מבפנים|קפואה מבפנים) *',
        '* אני * (על אוטומט|על טייס אוטומטי) *',
        '* (כאילו|כמו) (מאחורי זכוכית|אני מאחורי זכוכית|אני צופה בעצמי|אני בסרט|בתוך צמר גפן) *',
        '* הכל (שטוח|אפור|מרוחק|עמום) *',
        '* הכול (שטוח|אפור|מרוחק|עמום) *',
      ],
    },
    replies: [
      [
        'Sometimes it goes quiet inside after it has been a lot. When did that begin?',
        'לפעמים נעשה שקט בפנים אחרי שהיה יותר מדי. מתי זה התחיל?',
      ],
      [
        'What was the last thing that did reach you, even faintly?',
        'מה הדבר האחרון שבכל זאת נגע בך, אפילו קצת?',
      ],
      [
        'If the quiet protects you from something, what might that be?',
        'אם השקט הזה מגן ממשהו, ממה למשל?',
      ],
    ],
  },
  {
    key: 'angry',
    patterns: {
      en: [
        "[and|but|because|honestly|maybe|sometimes|now|today|still|yes|well|i think|i guess|i know|i admit|so|also|lately] (i'm|im|i am|i was|i get|i got|i feel|i felt) [so|really|very|just|still|absolutely|pretty|a bit|always] (angry|furious|livid|enraged|outraged|pissed off|seething|boiling) *",
        "(when|whenever|every time|each time|since|after|if) + (i'm|im|i am|i was|i get|i got|i feel|i felt) [so|really|very|just|still|absolutely|pretty|a bit|always] (angry|furious|livid|enraged|outraged|pissed off|seething|boiling) *",
        "* (i'm|im|i am|i was|i get|i got) [so|really|still] mad (at|with) *",
        '* (makes|made) me [so|really|very] (angry|furious|mad|livid) *',
        '* my blood (boils|boiled|is boiling) *',
        '* i (see|saw) red *',
        '* i have [so much|such|this|a lot of] (anger|rage) *',
      ],
      he: [
        '* אני [כל כך|ממש|נורא|עדיין|פשוט|עוד|תמיד|קצת] (כועס|כועסת|רותח|רותחת|זועם|זועמת|עצבני|עצבנית|מתפוצץ מכעס|מתפוצצת מכעס) *',
        '[אני|ואני|אז|גם|פשוט|כל כך|ממש|נורא|קצת|היום|אתמול|אני כל כך|אני ממש|אני פשוט|גם אני|מאוד|שוב] (כעסתי|רתחתי|התעצבנתי|התרגזתי|זעמתי) *',
        '[זה|וזה|הוא|היא|הם|והוא|והיא] [כל כך|ממש|נורא|פשוט|תמיד] (מכעיס|מרתיח|מעצבן|מרגיז|הכעיס|הרתיח|עצבן|הרגיז|עצבנה|הכעיסה|הרגיזה) אותי *',
        '* יש (לי|בי) [המון|הרבה|כל כך הרבה|מלא|כזה] (כעס|זעם) *',
        '* (הדם|הדם שלי) (רותח|עולה לראש) *',
        '* עלה לי (הדם לראש|הסעיף) *',
      ],
    },
    replies: [
      [
        'Anger usually protects something. What is it protecting here?',
        'כעס מגן בדרך כלל על משהו. על מה הוא מגן כאן?',
      ],
      [
        'If you could say one sentence about it to the right person, which would it be?',
        'אם אפשר היה לומר משפט אחד לאדם הנכון, איזה משפט זה?',
      ],
      ['Which line was crossed, in your eyes?', 'איזה קו נחצה, מבחינתך?'],
    ],
  },
  {
    key: 'jealous',
    patterns: {
      en: [
        "[and|but|because|honestly|maybe|sometimes|now|today|still|yes|well|i think|i guess|i know|i admit|so|also|lately] (i'm|im|i am|i was|i get|i got|i feel|i felt) [so|really|very|just|a bit|a little|always|insanely] (jealous|envious|green with envy) *",
        "(when|whenever|every time|each time|since|after|if) + (i'm|im|i am|i was|i get|i got|i feel|i felt) [so|really|very|just|a bit|a little|always|insanely] (jealous|envious|green with envy) *",
        '* i [really|do|secretly|always|kind of] (envy|envied) *',
        '* (makes|made) me [so|really] (jealous|envious) *',
        '* (everyone|everybody) else (seems to have|gets to have|already has) *',
      ],
      he: [
        '* אני [כל כך|ממש|נורא|קצת|פשוט|תמיד|בסתר] (מקנא|מקנאה|מקנאת|קנאי|קנאית) *',
        '[אני|ואני|אז|גם|פשוט|כל כך|ממש|נורא|קצת|היום|אתמול|אני כל כך|אני ממש|אני פשוט|גם אני|מאוד|שוב] (קינאתי|קנאתי) *',
        '* יש (לי|בי) [המון|הרבה|קצת|כזאת] קנאה *',
        '* (הקנאה|מרוב קנאה|קנאה שורפת) *',
        '* לכולם (כבר יש|הולך|מסתדר) *',
        '* למה (להם|לה|לו|לכולם) (הולך|מסתדר) *',
      ],
    },
    replies: [
      [
        'Envy is very exact. Of all they have, what precisely does it point at?',
        'קנאה היא מדויקת מאוד. על מה בדיוק, מכל מה שיש שם, היא מצביעה?',
      ],
      [
        'What would be different on an ordinary day, if you had that too?',
        'מה היה אחרת ביום רגיל, אם זה היה גם אצלך?',
      ],
      ['Since when have you wanted that?', 'ממתי הרצון הזה אצלך?'],
    ],
  },
  {
    key: 'disappointed',
    patterns: {
      en: [
        "[and|but|because|honestly|maybe|sometimes|now|today|still|yes|well|i think|i guess|i know|i admit|so|also|lately] (i'm|im|i am|i was|i feel|i felt) [so|really|very|just|a bit|a little|still|deeply|bitterly] (disappointed|let down) *",
        "(when|whenever|every time|each time|since|after|if) + (i'm|im|i am|i was|i feel|i felt) [so|really|very|just|a bit|a little|still|deeply|bitterly] (disappointed|let down) *",
        '* (he|she|they|it|my mum|my mom|my mother|my dad|my father|my wife|my husband|my sister|my brother|my son|my daughter|my boss|my friend|my partner|my kids|my parents|my family) [has|have|really|just] (disappointed me|let me down) *',
        '* (what|such) a (disappointment|let down|letdown) *',
        '* i (expected|had expected|hoped for|had hoped for) (more|better|something else|something different) *',
        "* (wasn't|isn't|was not|is not) what i (expected|hoped|had hoped|imagined|had imagined) *",
      ],
      he: [
        '* אני [כל כך|ממש|נורא|קצת|פשוט|עדיין|די] (מאוכזב|מאוכזבת) *',
        '[אני|ואני|אז|גם|פשוט|כל כך|ממש|נורא|קצת|היום|אתמול|אני כל כך|אני ממש|אני פשוט|גם אני|מאוד|שוב] התאכזבתי *',
        '[הוא|היא|הם|זה|אמא|אבא|אחי|אחותי|בעלי|אשתי] [כל כך|ממש|פשוט|שוב] (אכזב|אכזבה|אכזבו|איכזב|איכזבה) אותי *',
        '[אני|ואני|אז|גם|פשוט|כל כך|ממש|נורא|קצת|היום|אתמול|אני כל כך|אני ממש|אני פשוט|גם אני|מאוד|שוב] ציפיתי (ליותר|למשהו אחר|ממנו|ממנה|מהם|לטיפה) *',
        '* (איזו|איזה) אכזבה *',
        '* (זה לא|זו לא|לא) מה (שציפיתי|שחשבתי שיהיה|שדמיינתי|שקיוויתי) *',
      ],
    },
    replies: [
      [
        'Behind a disappointment there is a picture of how it should have been. What was in yours?',
        'מאחורי אכזבה יש תמונה של איך זה היה אמור להיות. מה היה בתמונה?',
      ],
      [
        'At which moment did it become clear that it would be otherwise?',
        'באיזה רגע התברר שזה יהיה אחרת?',
      ],
      ['What of that hope is still there?', 'מה מהתקווה הזאת עוד נשאר?'],
    ],
  },
  {
    key: 'unsure_what_i_feel',
    patterns: {
      en: [
        "* (don't|dont|do not|didn't) [even|really|actually] know (what|how) (i feel|i'm feeling|i am feeling|to feel|i felt|i'm supposed to feel) *",
        "* (not sure|unsure|no idea|no clue) (what|how) (i feel|i'm feeling|i am feeling|to feel|i felt) *",
        "* i (can't|cant|cannot|couldn't) (name it|put it into words|put my finger on it|find the words|find a word for it|describe it) *",
        "* (there's|there is) no word for (it|this|what) *",
        '* hard to (put into words|say what i feel|name|describe how i feel|describe what i feel) *',
      ],
      he: [
        '* לא (יודע|יודעת|בטוח|בטוחה) [אפילו|בכלל|באמת|ממש] מה [בדיוק] (אני מרגיש|אני מרגישה|להרגיש|הרגשתי|עובר עליי|עובר עלי) *',
        '* לא (יודע|יודעת) [אפילו|בכלל] (איך אני מרגיש|איך אני מרגישה|איך להרגיש) *',
        '* אין לי (מילים|מילה) (לזה|בשביל זה|לתאר) *',
        '* אין לי מושג מה (אני מרגיש|אני מרגישה) *',
        '* (קשה לי|לא מצליח|לא מצליחה) (להגדיר|לתאר|לנסח) (את זה|מה אני מרגיש|מה אני מרגישה|במילים|על זה אצבע|על זה את האצבע|את ההרגשה) *',
        '* לא (מצליח|מצליחה) לשים (על זה|את) [את] (האצבע|אצבע) *',
      ],
    },
    replies: [
      [
        'It can stay without a name for now. If it were weather, what kind?',
        'זה יכול להישאר בינתיים בלי שם. אם זה היה מזג אוויר, איזה?',
      ],
      ['Where in the body is it, when it’s there?', 'איפה בגוף זה יושב, כשזה שם?'],
      ['Which word certainly doesn’t fit it?', 'איזו מילה בטוח לא מתאימה לזה?'],
    ],
  },
  {
    key: 'two_feelings',
    patterns: {
      en: [
        "* (i'm|im|i am|i feel|i felt|i was) [so|both|really|very] (happy|glad|proud|excited|thrilled) (and|but|yet) [also|at the same time] [so|really|a bit|very] (sad|scared|terrified|nervous|angry|heartbroken|anxious|afraid|worried|jealous|guilty) *",
        "* (i'm|im|i am|i feel|i felt) [so|both|really] (sad|scared|terrified|nervous|anxious|heartbroken) (and|but|yet) [also|at the same time] (happy|glad|proud|excited|relieved|thrilled) *",
        '* (mixed feelings|mixed emotions|bittersweet) *',
        '[just|both|mostly] (scared|sad|nervous|angry|terrified|anxious|guilty|tired|worried) (and|but|yet) [also] (happy|relieved|excited|proud|glad|hopeful|okay|calm) [too|at the same time|i think|i guess]',
        '[just|both|mostly] (happy|relieved|excited|proud|glad|hopeful) (and|but|yet) [also] (scared|sad|nervous|angry|terrified|anxious|guilty|tired|worried) [too|at the same time|i think|i guess]',
        '* (part|half|one part|one half) of me + (part|half|the other half|another part|the other part|the other) *',
        '* i (love|loved) and (hate|hated) *',
        "* (torn between|i'm torn|i am torn) *",
      ],
      he: [
        '* (אני|הייתי|הרגשתי) [כל כך|ממש|גם|נורא] (שמח|שמחה|גאה|מאושר|מאושרת|מתרגש|מתרגשת) (ועצוב|ועצובה|ומפחד|ומפחדת|וכועס|וכועסת|ולחוץ|ולחוצה|וגם עצוב|וגם עצובה|וגם מפחד|וגם מפחדת|וגם כועס|וגם כועסת|וגם לחוץ|וגם לחוצה|וגם מקנא|וגם מקנאה) *',
        '* גם (שמח|שמחה|גאה|מאושר|מאושרת|מתרגש|מתרגשת|אוהב|אוהבת) וגם (עצוב|עצובה|מפחד|מפחדת|כועס|כועסת|לחוץ|לחוצה|שונא|שונאת|מקנא|מקנאה|כואב) *',
        '* גם (עצוב|עצובה|מפחד|מפחדת|כועס|כועסת|לחוץ|לחוצה) וגם (שמח|שמחה|גאה|מתרגש|מתרגשת|אוהב|אוהבת) *',
        '* (רגשות מעורבים|תחושות מעורבות|מר מתוק|חמוץ מתוק) *',
        '* חלק ממני + (וחלק|חלק|והחלק) *',
        '* אני (קרוע|קרועה|נקרע|נקרעת) (בין|מבפנים) *',
      ],
    },
    replies: [
      [
        'Both can be there together. Which of the two gets less room?',
        'שניהם יכולים להיות שם ביחד. איזה מהשניים מקבל פחות מקום?',
      ],
      ['What does each of them want?', 'מה כל אחד מהם רוצה?'],
      [
        'At which moments does the quieter of the two come up?',
        'באילו רגעים עולה השקט מבין השניים?',
      ],
    ],
  },
  {
    key: 'relieved_and_guilty',
    patterns: {
      en: [
        '* (relieved|relief) (and|but|and then|but also) [also|then|i feel|i felt|at the same time] [so|terribly] (guilty|guilt|ashamed|awful|terrible) *',
        "* (guilty|ashamed|terrible|awful|bad) (for|about|because) [i feel|i felt|i'm|of|the|my] [being|feeling] [so] (relieved|relief) *",
        "* guilty [that|because] (i was|i am|i'm|i feel|i felt) [so|a bit] relieved *",
        "* (shouldn't|shouldnt|should not) (feel|be|have felt|have been) [so] relieved *",
        '* (terrible|awful|horrible|bad) person for [being|feeling] [so] (relieved|glad) *',
      ],
      he: [
        '* (הקלה|הוקל לי|רווח לי) (ואשמה|וגם אשמה|ורגשות אשם|ומיד אשמה|והתביישתי|ובושה) *',
        '* (אשמה|אשם|רגשות אשם|רגשי אשמה|מתבייש|מתביישת) (על|בגלל|על זה|בזה) (ההקלה|שהוקל לי|שהוקל|שרווח לי|שאני מרגיש הקלה|שאני מרגישה הקלה|שהרגשתי הקלה) *',
        '* (אסור|לא יפה|נורא|לא בסדר) (לי להרגיש הקלה|שהוקל לי|להרגיש הקלה|שאני מרגיש הקלה|שאני מרגישה הקלה|שהרגשתי הקלה) *',
        '* לא (אמור|אמורה) להרגיש הקלה *',
      ],
    },
    replies: [
      [
        'Relief comes when something heavy ends; it doesn’t ask whether this is the right moment. What was the heaviest part?',
        'הקלה באה כשמשהו כבד נגמר, והיא לא שואלת אם זה הרגע המתאים. מה היה הכי כבד?',
      ],
      ['Relief from what, exactly?', 'הקלה ממה בדיוק?'],
      ['Which thought comes right after the relief?', 'איזו מחשבה מגיעה מיד אחרי ההקלה?'],
    ],
  },
  {
    key: 'relieved',
    patterns: {
      en: [
        "[and|but|honestly|then|now] (i'm|im|i am|i was|i feel|i felt) [so|really|very|just|a bit|actually|honestly|quite] relieved *",
        '* (what|such) a [huge|big|massive] relief *',
        "* (it's|it is|it was|that's|that was) [such] a [huge|big|massive|real|great] relief *",
        '* i (felt|feel) [such|huge|a huge|a sense of|so much] relief',
        '* a [huge|big|great] (weight|load|stone) (off|fell off|has fallen off|lifted off|was lifted off|is off) my (shoulders|chest|mind|heart) *',
        '* i can [finally] breathe again *',
      ],
      he: [
        '[ו|סוף סוף|פתאום|קצת|ממש|כל כך|פשוט|מאוד|האמת|ואז] הוקל לי *',
        '[ו|סוף סוף|פתאום|קצת|ממש|כל כך|פשוט|מאוד|האמת|ואז] רווח לי *',
        '* (איזו|איזה) הקלה *',
        '[אני|ואני|אז|גם|פשוט|כל כך|ממש|נורא|קצת|היום|אתמול|אני כל כך|אני ממש|אני פשוט|גם אני|מאוד|שוב] (הרגשתי|אני מרגיש|אני מרגישה) [כזאת|ממש|סוג של] הקלה [גדולה|עצומה|כזאת]',
        '* (ירדה|נפלה) לי [איזו|איזה] אבן [גדולה|כבדה] (מהלב|מעל הלב) *',
        '* (ירד|נפל) לי (משקל|עומס) *',
        '* אפשר (סוף סוף|שוב) לנשום *',
      ],
    },
    replies: [
      [
        'Only when something is put down does it show how heavy it was. Where did you feel it most?',
        'רק כשמניחים משהו יודעים כמה הוא היה כבד. איפה זה הכי הורגש?',
      ],
      ['What is there room for now?', 'למה יש עכשיו מקום?'],
      ['Who was the first to hear of it?', 'מי היה הראשון לשמוע על זה?'],
    ],
  },
  {
    key: 'a_little_hopeful',
    patterns: {
      en: [
        "[and|but|honestly|now|maybe] (i'm|im|i am|i feel|i felt) [actually] (a little|a bit|slightly|cautiously|quite|somewhat|almost|kind of|carefully) [more] (hopeful|optimistic) *",
        '[it|that|this|which|she|he|something|and it|and that] (gives|gave) me [a little|a bit of|some|a tiny bit of] hope *',
        '* i have [a little|a bit of|some|a tiny bit of|a small|a glimmer of] hope [now|again]',
        "* (there's|there is|i see) (a little|some|a bit of|a glimmer of|a ray of|a small|a tiny bit of) (hope|light) *",
        "* maybe [just maybe] (it|this|things) (will|can|could|might|'ll) (work|work out|get better|be ok|be okay|be alright|change) [after all|this time|yet]",
      ],
      he: [
        '* (אני|הייתי) (קצת|בזהירות|טיפה|כמעט|די|סוג של) [יותר] (אופטימי|אופטימית|מלא תקווה|מלאת תקווה|מקווה) *',
        '* יש (לי|בי) (קצת|טיפת|איזו|איזה|שביב|מעט|שוב) [של] תקווה *',
        '[זה|וזה|הוא|היא|משהו|והיא|והוא] (נתן|נותן|נתנה|נותנת) לי [קצת|טיפה|איזו|שביב של] תקווה *',
        '* יש [שם|פה|כאן] (שביב|ניצוץ|קרן|טיפה|קצת) [של] (תקווה|אור) *',
        '(אולי|ואולי) (בכל זאת|הפעם|עוד) [זה|הפעם] [עוד] (יצליח|יסתדר|ישתנה|אצליח|נצליח|יהיה בסדר|יהיה טוב) *',
      ],
    },
    replies: [
      ['What happened that let a bit of hope in?', 'מה קרה, שהכניס קצת תקווה?'],
      [
        'If the hope turns out right, what will be the first sign of it?',
        'אם התקווה תתממש, מה יהיה הסימן הראשון?',
      ],
      ['On what kind of days is it stronger?', 'באילו ימים היא חזקה יותר?'],
    ],
  },
  {
    key: 'fine_but',
    patterns: {
      en: [
        "[no|yes|yeah|really|honestly] (i'm|im|i am|i'm doing|everything's|everything is) [really|basically|mostly|doing] (fine|ok|okay|alright|all right|good) [really|honestly|mostly|i guess] (but|it's just|its just|only|except) *",
        "[no|yes|yeah|really|honestly] (i'm|im|i am) (fine|ok|okay|alright|all right) i guess",
        '[on paper] (everything|it all) (is|looks) (fine|ok|okay|good|perfect) [on paper|from outside|from the outside] but *',
        'i (should|ought to) be (happy|grateful) [with it|about it|by now]',
        'i (should|ought to) be (fine|happy|grateful|ok|okay) * but *',
        '* i have (everything|no reason to be sad|nothing to complain about|no reason to complain) but *',
      ],
      he: [
        '[לא|כן|באמת|בגדול|תכלס] (אני|הכל|הכול) [באמת|בגדול|סך הכל|סך הכול|לגמרי|די] (בסדר|טוב|אחלה|סבבה) [באמת|בגדול] (אבל|רק|חוץ|פשוט) *',
        '[לא|כן|באמת|בגדול] (אני|הכל|הכול) (בסדר|סבבה) (נראה לי|אני מניח|אני מניחה|כנראה|בערך|פחות או יותר)',
        '* על הנייר (הכל|הכול|יש לי הכל|יש לי הכול) [מושלם|בסדר|טוב|נראה] *',
        '* אני [הרי] (אמור|אמורה) להיות (בסדר|שמח|שמחה|מאושר|מאושרת) *',
        'יש לי (הכל|הכול) אבל *',
        '* אין לי [שום|באמת] (סיבה|על מה) להתלונן אבל *',
      ],
    },
    replies: [
      [
        'After ‘fine’ there is often a second half of the sentence. How does it go?',
        'אחרי ״בסדר״ יש הרבה פעמים עוד חצי משפט. איך הוא ממשיך?',
      ],
      ['When in the day is ‘fine’ least true?', 'באיזו שעה ביום ה״בסדר״ הכי פחות נכון?'],
      ['Who gets to hear what comes after ‘fine’?', 'מי שומע את מה שבא אחרי ה״בסדר״?'],
    ],
  },
  {
    key: 'the_strong_one',
    patterns: {
      en: [
        "* i [always|just|still] (have to|need to|must|had to|'ve got to|have got to|am supposed to) [always] be (strong|the strong one|the rock|the one who holds|the responsible one|the adult|the grown up|the calm one) *",
        "* (i'm|im|i am|i was|i've been) [always|supposed to be] (the strong one|the rock|the responsible one|the one who holds|the one everyone) *",
        '* (everyone|everybody|they all|the whole family|the family) (leans|lean|relies|rely|depends|depend|counts|count) on me *',
        "* i (can't|cant|cannot|mustn't|am not allowed to|'m not allowed to) (fall apart|break down|be weak|show weakness|collapse) *",
        '* if i (fall|fall apart|break|break down|collapse|stop) (everything|everyone|it all|the whole|who) *',
      ],
      he: [
        '* אני [תמיד|הרי] (צריך|צריכה|חייב|חייבת|אמור|אמורה) [תמיד] להיות (חזק|חזקה|החזק|החזקה|הסלע|המבוגר האחראי|העוגן|המבוגר|זה שמחזיק|זאת שמחזיקה|זו שמחזיקה) *',
        '* אני [תמיד] (החזק|החזקה|הסלע|העוגן|המבוגר האחראי) (של|במשפחה|בבית|פה|כאן|בסיפור) *',
        '* כולם (נשענים|סומכים|נסמכים|בונים) (עליי|עלי) *',
        '* (אסור לי|אני לא יכול|אני לא יכולה|אין לי זכות) (להישבר|להשבר|להתפרק|ליפול|להתמוטט|להיות חלש|להיות חלשה) *',
        '* אם אני (אפול|אשבר|אתפרק|אתמוטט|נופל|נופלת|נשבר|נשברת|מתפרק|מתפרקת) [אז] (הכל|הכול|כולם|מי|כל) *',
      ],
    },
    replies: [
      [
        'Hardly anybody applies for such a role. How did it come to you?',
        'לתפקיד כזה כמעט אף אחד לא נרשם. איך הוא הגיע דווקא לידיים שלך?',
      ],
      ['Who is there when you need somebody?', 'ומי נמצא שם, כשלך קשה?'],
      [
        'What do you think would happen, if it were somebody else for one evening?',
        'מה יקרה, לדעתך, אם לערב אחד זה יהיה מישהו אחר?',
      ],
    ],
  },
  {
    key: 'never_enough',
    patterns: {
      en: [
        "* (whatever|no matter what|no matter how much|no matter how hard) i (do|did|try|tried|give|gave|work) [it's|its|it is|it was|it] (never|not|isn't|wasn't|is never|was never) [good] enough *",
        '* nothing i (do|did|say|said) [is|was] [ever|will ever be] [is|was] (good enough|enough|right|good) [for them|for him|for her|for anyone|for me|for my mother|for my father|for my boss|for everyone]',
        "[and|but|because] (it's|its|it is|it was|that's) never [good|quite|ever] enough [for them|for him|for her|for anyone|for me|for my mother|for my father|for my boss|for everyone]",
        "[and|but|because|maybe|i feel like|i feel] (i'm|im|i am|i was|i'll) (never|not|never be|just not) [be] [good|smart|pretty|strong|thin|clever] enough [for them|for him|for her|for anyone|for me|for my mother|for my father|for my boss|for everyone]",
        '* i can never (do enough|get it right|please) *',
      ],
      he: [
        '* (מה שאני עושה|כל מה שאני עושה|לא משנה מה אני עושה|לא משנה מה אעשה|לא משנה כמה אני עושה|לא משנה כמה אני משקיע|לא משנה כמה אני משקיעה|מה שלא אעשה) * (לא מספיק|לא טוב|לא מספיק טוב|אף פעם לא מספיק) *',
        '* (אף פעם|לעולם|תמיד) [זה] לא מספיק [טוב|בשבילה|בשבילו|בשבילם|להם|לו|לה]',
        '* שום דבר (שאני עושה|שאעשה|ממה שאני עושה) לא (מספיק|טוב|נכון|מרצה) *',
        '[כי|אולי|תמיד] אני [אף פעם|פשוט|תמיד] לא (מספיק|מספיקה) (טוב|טובה|חכם|חכמה|חזק|חזקה|יפה)',
        '* (תמיד|אף פעם) לא מרוצים ממני *',
      ],
    },
    replies: [
      [
        'A bar that keeps moving can’t be cleared. Who moves it?',
        'אם הרף זז כל הזמן, אי אפשר להגיע אליו. מי מזיז אותו?',
      ],
      [
        'By which sign would it be clear that it’s enough?',
        'לפי איזה סימן אפשר יהיה לדעת שזה מספיק?',
      ],
      ['When was something last simply finished?', 'מתי לאחרונה משהו היה פשוט גמור?'],
    ],
  },
  {
    key: 'froze',
    patterns: {
      en: [
        '[and|but|so|then] i [just|completely|totally|simply] froze [up] [completely|again|on the spot|there|then|inside|in the moment]',
        '* i [just|completely] froze (when|in front|at|as|like|because) *',
        "[and|but|so|then] i [just] (said nothing|didn't say anything|didn't say a word|went silent|went quiet|kept quiet|kept silent|stayed silent|stayed quiet|swallowed it) [at all|then|back|at the time|in the moment|either|again|in the meeting]",
        '[and|but|so|then] i [just] (stood there|sat there) (like|frozen|speechless|in silence|and said nothing) *',
        "* i (couldn't|could not|couldnt) (get a word out|say a word|say anything|open my mouth) *",
        '* my mind went blank *',
        "* (the words|words|nothing) (didn't|wouldn't|came|didnt) [come] (out|come) [of my mouth]",
        "* i didn't (stand up|speak up|stick up) for (myself|him|her|them) *",
      ],
      he: [
        '[אני|ואני|אז|פשוט|ופשוט|אני פשוט] (קפאתי|שתקתי|נאלמתי|השתתקתי|החרשתי) [במקום|לגמרי|כמו דג|כמו אבן|שם|מולו|מולה|מולם]',
        '* (ואני|אני|אז|ופשוט|פשוט) [פשוט|רק] (שתקתי|השתתקתי|נאלמתי) *',
        '[אני|ואני|אז|פשוט|ופשוט] לא אמרתי (כלום|מילה|שום דבר|אף מילה) [לו|לה|להם|לאף אחד|בחזרה]',
        '* לא (יצאה|יצא) לי (מילה|הגה) *',
        '* לא הוצאתי (מילה|הגה|מילה אחת|אף מילה) *',
        '* (עמדתי|ישבתי) שם (כמו אבן|כמו גולם|כמו מטומטם|כמו מטומטמת|כמו אידיוט|כמו אידיוטית|ושתקתי|ולא אמרתי|בלי לומר|בלי להגיד) *',
        '* לא (הצלחתי|יכולתי) (להוציא מילה|לפתוח את הפה|להגיד כלום|להגיד מילה|לומר מילה|לזוז|לענות) *',
        '* לא (עמדתי|הגנתי) (על שלי|על עצמי) *',
      ],
    },
    replies: [
      [
        'The sentence that was missing often turns up hours later. How does yours go?',
        'המשפט שחסר מגיע הרבה פעמים רק אחרי שעות. איך הוא נשמע אצלך?',
      ],
      [
        'What seemed most dangerous about speaking at that moment?',
        'מה היה הכי מפחיד בלדבר באותו רגע?',
      ],
      ['At what moment did the voice go?', 'באיזה רגע בדיוק נעלם הקול?'],
    ],
  },
  {
    key: 'said_and_regret',
    patterns: {
      en: [
        '* i [really|so|deeply|already] (regret|regretted) (what i said|saying|what i wrote|sending|it the moment|that sentence|those words) *',
        '* i wish i could take (it|that|them|the words|those words|what i said) back',
        "[and|but] i (didn't|didnt|did not) mean (it|what i said|it like that|it that way|to say) *",
        '* (it|that|the words) [just] (slipped out|came out wrong|slipped|flew out) *',
        "* i said (something|things|a thing) (i|that i|i'll) (regret|shouldn't|didn't mean|can't take back|wish|never) *",
        '* i said (terrible|awful|horrible|nasty|ugly|cruel|mean|hurtful) things *',
      ],
      he: [
        '* אני [כל כך|ממש|נורא|כבר] (מתחרט|מתחרטת|מצטער|מצטערת) (על מה שאמרתי|שאמרתי|על המילים|על המשפט|ששלחתי|על ההודעה|שכתבתי) *',
        '[אני|ואני|אז|גם|פשוט|כל כך|ממש|נורא|קצת|היום|אתמול|אני כל כך|אני ממש|אני פשוט|גם אני|מאוד|שוב] התחרטתי (על מה שאמרתי|שאמרתי|על המילים|ברגע|ששלחתי|מיד) *',
        '[אבל|ו|אני|באמת] לא התכוונתי (להגיד|לפגוע|למה שאמרתי|ככה|ברצינות|לומר) *',
        '* (נפלט|ברח) לי (משפט|משהו|מהפה) *',
        '* יצא לי [מהפה] (משפט|משהו) (נורא|לא יפה|מכוער|פוגע|לא במקום|עקום) *',
        '[אני|ואני|אז|גם|פשוט|כל כך|ממש|נורא|קצת|היום|אתמול|אני כל כך|אני ממש|אני פשוט|גם אני|מאוד|שוב] אמרתי (דברים|משהו|לו דברים|לה דברים|להם דברים) (קשים|נוראים|נוראיים|מכוערים|פוגעים|שאני מתחרט|שאני מתחרטת|שלא הייתי|שאסור|לא יפים) *',
        '* (הלוואי|אם רק) (ויכולתי|שיכולתי|יכולתי) (לקחת|להחזיר) (את זה|את המילים|את המשפט) *',
      ],
    },
    replies: [
      [
        'Words can’t be taken back, but something can still be added to them. What was missing in them?',
        'מילים אי אפשר להחזיר, אבל אפשר עוד להוסיף להן. מה חסר בהן?',
      ],
      ['What did you really want to say?', 'מה באמת היה חשוב לך לומר?'],
      [
        'Which word of it, do you think, was the hardest to hear?',
        'איזו מילה שם, לדעתך, הייתה הכי קשה לשמוע?',
      ],
    ],
  },
  {
    key: 'snapped',
    patterns: {
      en: [
        '[and|but|so|then|and then|yesterday|today|again|this morning|last night] i [just|really|totally|completely|even|finally] (snapped|yelled|shouted|lost it|lost my temper|blew up|exploded|flew off the handle|lashed out|bit her head off|bit his head off) [again|completely|in the end|today]',
        '* and i [just|really|totally|finally] (snapped|yelled|lost it|lost my temper|blew up|exploded|lashed out)',
        '* i (snapped|yelled|shouted|screamed|blew up|lashed out) at (my|him|her|them|the|everyone) *',
        '* i (raised my voice|slammed the door|lost my temper|lost my patience) *',
        '* i (keep|always|kept) (snapping|yelling|shouting|screaming|losing it|losing my temper) *',
      ],
      he: [
        '[אני|ואני|אז|ואז|אתמול|היום|שוב|בסוף|פשוט|הבוקר|אני שוב] (צעקתי|צרחתי|התפוצצתי|התפרצתי|התעצבנתי וצעקתי|איבדתי את זה|איבדתי עשתונות|איבדתי שליטה|הרמתי קול|הרמתי את הקול|טרקתי את הדלת) [שוב|לגמרי|היום|כמו משוגע|כמו משוגעת|על כולם]',
        '* (ואז|ושוב|ופשוט|בסוף|אני|ואני) [שוב|פשוט] (צעקתי|צרחתי|התפוצצתי|התפרצתי|איבדתי את זה|הרמתי קול)',
        '[אני|ואני|אז|גם|פשוט|כל כך|ממש|נורא|קצת|היום|אתמול|אני כל כך|אני ממש|אני פשוט|גם אני|מאוד|שוב] (צעקתי|צרחתי|התפרצתי|התפוצצתי) (על|עליו|עליה|עליהם|על הילדים|על כולם) *',
        '[אני|ואני|אז|גם|פשוט|כל כך|ממש|נורא|קצת|היום|אתמול|אני כל כך|אני ממש|אני פשוט|גם אני|מאוד|שוב] (יצאתי|ירדתי) (עליו|עליה|עליהם|על הילדים|על הילד|על הילדה) *',
        '* אני (תמיד|שוב|כל הזמן) (צועק|צועקת|מתפרץ|מתפרצת|מתפוצץ|מתפוצצת) *',
        '* (איבדתי|אבדה לי) (את הסבלנות|הסבלנות|את העשתונות) *',
      ],
    },
    replies: [
      [
        'Behind such a minute there’s usually a whole day. What came before it?',
        'מאחורי דקה כזאת עומד בדרך כלל יום שלם. מה היה לפניה?',
      ],
      [
        'What was it that had to be said there, apart from the loudness?',
        'מה היה שם שבאמת היה צריך להיאמר, בלי הצעקה?',
      ],
      ['What was it like in the room just afterwards?', 'איך היה בחדר, רגע אחרי?'],
    ],
  },
  {
    key: 'pretended',
    patterns: {
      en: [
        '[and|but|so|then|sometimes|yesterday] i [always|just|often|still|sometimes] (pretend|pretended) *',
        '[and|but|so|then|yesterday] i [just|even|always] lied (to|about|when|because) *',
        '[and|but|so|then] i (lied|faked it|made up an excuse|made something up|made up a story|made it up)',
        '* i (made up|invented) (an excuse|a story|some excuse|a reason|some story) *',
        "* i (told|tell) (him|her|them|everyone|everybody|people|my mum|my mom|my mother|my dad|my father|my wife|my husband|my sister|my brother|my son|my daughter|my boss|my friend|my partner|my kids|my parents|my family) [that] (i was|i'm|i am|everything was|everything's|everything is|it was) (fine|ok|okay|great) *",
        '* i (act|acted) (as if|like) (nothing|everything|i|it) *',
        "* (i'm|im|i am) [always|just|only|constantly] (pretending|faking|living a lie|lying to) *",
      ],
      he: [
        '[אני|ואני|אז|פשוט|שוב|אתמול|אני שוב] (שיקרתי|העמדתי פנים|עשיתי את עצמי) *',
        '[אני|ואני|אז|גם|פשוט|כל כך|ממש|נורא|קצת|היום|אתמול|אני כל כך|אני ממש|אני פשוט|גם אני|מאוד|שוב] (שיקרתי|המצאתי) (לו|לה|להם|לכולם|תירוץ|סיפור|משהו|להורים|לאמא|לאבא) *',
        '* אני [כל הזמן|תמיד|רק|פשוט] (מעמיד|מעמידה) פנים *',
        '* אני [כל הזמן|תמיד|רק|פשוט] (משקר|משקרת|מזייף|מזייפת|ממציא|ממציאה) (לו|לה|להם|לכולם|לעצמי|תירוצים|חיוך|סיפורים) *',
        '* (אמרתי|אומר|אומרת) (לו|לה|להם|לכולם) (שאני בסדר|שהכל בסדר|שהכול בסדר|שהכל טוב|שהכול טוב) *',
        '* אני (מתנהג|מתנהגת|התנהגתי) כאילו (כלום|לא|הכל|הכול|אין|שום) *',
      ],
    },
    replies: [
      [
        'People usually do this to keep something safe. What did it keep safe for you?',
        'בדרך כלל עושים את זה כדי לשמור על משהו. על מה זה שמר אצלך?',
      ],
      ['What is the true version, in one plain sentence?', 'מה הגרסה האמיתית, במשפט אחד פשוט?'],
      ['With whom would it be easiest to stop?', 'עם מי הכי קל להפסיק עם זה?'],
    ],
  },
  {
    key: 'overwhelmed',
    patterns: {
      en: [
        "[and|but|because|honestly|maybe|sometimes|now|today|still|yes|well|i think|i guess|i know|i admit|so|also|lately] (i'm|im|i am|i feel|i felt|i get) [so|completely|totally|just|really|a bit|very|utterly] (overwhelmed|swamped|snowed under|overloaded|in over my head) *",
        "(when|whenever|every time|each time|since|after|if) + (i'm|im|i am|i feel|i felt|i get) [so|completely|totally|just|really|a bit|very|utterly] (overwhelmed|swamped|snowed under|overloaded|in over my head) *",
        "[and|but|because] (it's|its|it is|it was|this is|that's|it's all|it all is|it's just) [just|all|simply|way|a bit] too much [for me|at once|right now|at the moment|to handle|to take in|all at once]",
        "* (i'm|im|i am) (drowning|buried) in (work|paperwork|it|tasks|emails|laundry|bills|this|everything|stuff) *",
        "* (don't|dont|do not) [even] know where to (start|begin) *",
        "* i (can't|cant|cannot) (keep up|keep track|handle it all|do it all|juggle) *",
        '* everything (comes at once|is piling up|piles up|all at once) *',
      ],
      he: [
        '* אני [כל כך|ממש|נורא|פשוט|לגמרי|קצת] (מוצף|מוצפת|עמוס|עמוסה|קורס מעומס|קורסת מעומס) *',
        '[זה|פשוט|הכל|הכול|כי זה|זה הכל|זה פשוט] [פשוט|כבר|קצת|הכל] יותר מדי [בשבילי|בבת אחת|עכשיו|לי|ביחד|בשביל בן אדם אחד]',
        '* אני (טובע|טובעת|קבור|קבורה) (בעבודה|במשימות|בניירת|במיילים|בכביסה|בחשבונות|בזה|בהכל|בהכול|בדברים) *',
        '* לא (יודע|יודעת) [אפילו|בכלל] (מאיפה|ממה|איפה|מהיכן) להתחיל *',
        '* הכל (נופל|נפל|מתנפל|מצטבר) [עליי|עלי|ביחד|בבת אחת] *',
        '* הכול (נופל|נפל|מתנפל|מצטבר) [עליי|עלי|ביחד|בבת אחת] *',
        '* אני [פשוט|כבר] לא (עומד|עומדת) (בקצב|בעומס|בכל זה) *',
      ],
    },
    replies: [
      [
        'A heap looks like one big thing until it’s taken apart. What are the two or three biggest pieces?',
        'ערימה נראית כמו דבר אחד גדול, עד שמפרקים אותה. מה שניים או שלושת החלקים הכי גדולים?',
      ],
      ['What came last, and was one thing too many?', 'מה הגיע אחרון, וכבר היה יותר מדי?'],
      [
        'What of all this can wait a few days without anybody noticing?',
        'מה מכל זה יכול לחכות כמה ימים, בלי שאף אחד ירגיש?',
      ],
    ],
  },
  {
    key: 'stuck',
    patterns: {
      en: [
        "[and|but|because|honestly|now] (i'm|im|i am|i feel|i felt|we're|we are|i've been) [so|just|completely|totally|really|still|always|kind of] stuck [here|in this|in a rut|at this point|with this|with it|again|in the same place|in the middle|right now]",
        '* (going|go|goes|running|run|turning) [round|around] in circles *',
        "* (i'm|im|i am|we're|we are|it's|it is) [just] (not getting anywhere|getting nowhere|going nowhere|treading water|spinning my wheels) *",
        "* i (can't|cant|cannot) (move on|move forward|move forwards|get past it|get past this|get unstuck|get any further) *",
        '* (in a rut|in limbo|at a dead end|in a loop) *',
      ],
      he: [
        '[אבל|כי|פשוט|עכשיו] אני [פשוט|לגמרי|ממש|עדיין|קצת|כל הזמן|מרגיש|מרגישה] [לגמרי|ממש] (תקוע|תקועה) [פה|כאן|בזה|עם זה|במקום|באותו מקום|שנים|באמצע|לגמרי]',
        '* (אני|אנחנו|הכל|הכול) [רק|פשוט|כל הזמן] (מסתובב|מסתובבת|מסתובבים|הולך|הולכת|הולכים|רצים|רץ) (במעגלים|במעגל|סחור סחור|סביב עצמי|סביב הזנב) *',
        '* (דורך|דורכת|דורכים) במקום *',
        '* (אני|אנחנו|זה) [פשוט|כבר] לא (מתקדם|מתקדמת|מתקדמים|זז|זזה|זזים|מגיע|מגיעה|מגיעים) [לשום] (לשום מקום|מקום|מהמקום|לשום כיוון|בכלל) *',
        '* אני [פשוט|כבר] לא (מצליח|מצליחה) (להתקדם|לזוז|להמשיך הלאה|לצאת מזה|לעבור הלאה) *',
        '* אנחנו (תקועים|תקועות) *',
      ],
    },
    replies: [
      [
        'Being stuck often means that two things pull in opposite directions. Which two are they here?',
        'כשתקועים, הרבה פעמים שני דברים מושכים לכיוונים הפוכים. מה השניים כאן?',
      ],
      [
        'Which small movement is possible here all the same, even to the side?',
        'איזו תזוזה קטנה בכל זאת אפשרית כאן, אפילו הצידה?',
      ],
      ['What would have to be given up, if it did move?', 'על מה יהיה צריך לוותר, אם זה יזוז?'],
    ],
  },
  {
    key: 'nothing_changes',
    patterns: {
      en: [
        '* nothing [ever|really|will ever|has|has ever|is ever going to] (changes|change|changed) [anyway|here|in the end|there|for years]',
        "[and|but|because] (it's|its|it is|it was) always the same [thing|story|old story|fight|argument|excuse]",
        '* always the same with (him|her|them|me|us) *',
        '* same old (story|thing|song) *',
        '* (every time|each time|always) the same (thing|story|fight|argument|excuse|answer|promise|promises)',
        "* (he|she|they) (promises|promise|promised) [to change|it|every time] [and|but] (then|nothing|it|never|doesn't) *",
        "* (we've|i've) been (here|there|through this) [so many|a hundred|many] [times] before *",
      ],
      he: [
        '* שום דבר [אף פעם|כבר|בסוף] לא (משתנה|השתנה|ישתנה|זז) *',
        '* כלום לא (משתנה|השתנה|ישתנה) *',
        '* (תמיד|כל פעם|בכל פעם|שוב|כל שנה|כל שבוע) (אותו דבר|אותו סיפור|אותו הסיפור|אותה מריבה|אותו שיר|אותם דברים|אותן הבטחות) *',
        'אותו (סיפור|דבר|שיר) [כל פעם|כמו תמיד|שוב|שוב ושוב]',
        '* (מבטיח|מבטיחה|מבטיחים|הבטיח|הבטיחה|הבטיחו) (שישתנה|שישתנו|שתשתנה|להשתנות|וכלום|ושום|ואז|כל פעם) *',
        '* (היינו|הייתי) כבר (בסרט הזה|במקום הזה|בזה) [פעם|מאה פעם|קודם]',
      ],
    },
    replies: [
      [
        'What comes back every time often has some use. What would be missing, if it stopped?',
        'מה שחוזר כל פעם לפעמים גם משרת משהו. מה היה חסר, אם זה היה נפסק?',
      ],
      ['Which part of it is up to you?', 'איזה חלק מזה תלוי בך?'],
      ['When was it different, even for an afternoon?', 'מתי זה היה אחרת, אפילו לאחר צהריים אחד?'],
    ],
  },
  {
    key: 'no_trust',
    patterns: {
      en: [
        "* i (don't|dont|do not|can't|cant|cannot|no longer|never|couldn't|can no longer|don't really|just can't) [really|fully|quite|even] trust (him|her|them|people|anyone|anybody|it|this|that|myself|my|men|women|doctors|the|what|their|his) *",
        '* (the|my|all) trust (is|was) [just|completely] (gone|broken|lost|destroyed|damaged) *',
        "* i (have|'ve got) [such|major|serious] trust issues *",
        "* (it's|it is) [really|so|very] hard [for me] to trust *",
        "* i (lost|have lost|'ve lost) [all|my] (trust|faith) in (him|her|them|people|the|my) *",
      ],
      he: [
        '* אני [פשוט|כבר|עדיין] לא [באמת|ממש|כל כך|לגמרי|יכול|יכולה|מצליח|מצליחה] (סומך|סומכת|לסמוך|בוטח|בוטחת|לבטוח) (על|עליו|עליה|עליהם|בו|בה|באף|יותר|באנשים|בעצמי) *',
        '* אני [פשוט|כבר] לא (מאמין|מאמינה) (לו|לה|להם|לאף|למילה|לשום|להבטחות) *',
        '* (אין|כבר אין) (לי|בי|בינינו) [שום|כבר|טיפת] (אמון|אימון) *',
        '* (איבדתי|אבד לי|נשבר לי|נגמר לי) [את] [כל] (האמון|האימון|אמון|אימון) *',
        '* קשה לי [מאוד|נורא|ממש] (לסמוך|לתת אמון|להאמין לאנשים|לבטוח|להאמין לו|להאמין לה|להאמין להם) *',
        '* (האמון|האימון) (נשבר|נהרס|נסדק|אבד|הלך) *',
      ],
    },
    replies: [
      [
        'Trust often goes missing bit by bit. What was the first bit?',
        'אמון נעלם הרבה פעמים לאט לאט. מה היה הדבר הראשון?',
      ],
      ['What can still be relied on there?', 'על מה עוד אפשר לסמוך שם?'],
      ['Which small thing would show you that it’s possible?', 'איזה דבר קטן היה מראה לך שאפשר?'],
    ],
  },
  {
    key: 'confused',
    patterns: {
      en: [
        "[and|but|because|honestly|maybe|sometimes|now|today|still|yes|well|i think|i guess|i know|i admit|so|also|lately] (i'm|im|i am|i feel|i felt|i was) [so|just|really|very|completely|totally|a bit|still|all] (confused|mixed up|puzzled|baffled|bewildered) *",
        "(when|whenever|every time|each time|since|after|if) + (i'm|im|i am|i feel|i felt|i was) [so|just|really|very|completely|totally|a bit|still|all] (confused|mixed up|puzzled|baffled|bewildered) *",
        "* (don't|dont|do not) know what to (think|believe|make of it|make of this|make of that|make of him|make of her) *",
        "* (it|this|that) [just] (makes no|doesn't make|doesn't make any) sense [to me|anymore|at all]",
        '* (nothing|none of it) makes [any] sense [to me|anymore|at all]',
        "* (can't|cant|cannot) make (sense|head or tail|heads or tails) of *",
        "* (it's|it is|this is) [so|all|very|really] confusing *",
      ],
      he: [
        '* אני [כל כך|ממש|נורא|פשוט|לגמרי|קצת|עדיין] (מבולבל|מבולבלת) *',
        '* לא (יודע|יודעת) [כבר|בכלל|אפילו] (מה לחשוב|במה להאמין|למה להאמין|למי להאמין|מה להאמין|מה נכון) *',
        '* (אין בזה|אין לזה) [שום] (היגיון|הגיון) *',
        '* (זה|הכל|הכול) [כל כך|ממש|נורא|די|קצת] (מבלבל|לא הגיוני|מבולבל) *',
        '* (יש לי|כולי|כולו) (בלבול|בלגן בראש|סלט בראש|בליל) *',
      ],
    },
    replies: [
      [
        'Often there are two things that don’t fit together. Which two are they here?',
        'הרבה פעמים יש שני דברים שלא מסתדרים יחד. מה השניים כאן?',
      ],
      [
        'What in it is clear to you, even if it’s small?',
        'מה בתוך זה בכל זאת ברור לך, גם אם זה משהו קטן?',
      ],
      ['When did it begin to be unclear?', 'מתי זה התחיל להיות לא ברור?'],
    ],
  },
  {
    key: 'for_years',
    patterns: {
      en: [
        "[and|but|because] (it's|its|it has|it's always|this has|it) been (like this|like that|this way|that way|going on|the same) [for|since|ever|as] *",
        "[and|but] (it's|it has|it's always|it has always) [always] been (like this|like that|this way|that way)",
        '* (going on|been like this|been this way|felt this way|felt like this|lived like this|lived with it|lived with this|carried this|carried it) for (years|decades|ages|so long|most of|a long time|many years|two years|three years|five years|ten years|fifteen years|twenty years|thirty years|over a year) *',
        "* (all|most of|half) my (life|adult life) (i've|it's|i have|it has) *",
        '[and] for (years|decades|ages) [now]',
        '* as long as i can remember *',
        '* (ever since|since) (i was a child|i was a kid|i was a teenager|i was a little girl|i was a little boy|i was a girl|i was a boy|childhood|i was little|i was small|i was young) *',
      ],
      he: [
        '[וזה|זה|אבל זה|ככה זה] [כבר|תמיד|היה] (ככה|כך|נמשך|אותו דבר) [כבר|תמיד] (שנים|מאז ומתמיד|מאז שאני|הרבה זמן|המון זמן|כל החיים|מתמיד|עשור) *',
        '* (נמשך|סוחב|סוחבת|סוחבים|חי עם זה|חיה עם זה) [את זה|ככה|כבר|איתי] (שנים|עשור|המון|הרבה|כל החיים|עשרות) *',
        '[זה|וזה] (כבר|כבר ככה|ככה כבר|ככה) שנים',
        '* (מאז שאני|מאז שהייתי) (זוכר|זוכרת|ילד|ילדה|קטן|קטנה|נער|נערה) *',
        '* (מילדות|מאז הילדות|מגיל צעיר) *',
        '* (כל החיים|כל חיי) (שלי אני|אני|הייתי|זה) *',
        '* תמיד (היה|הייתה|היתה|הייתי) (ככה|כך|כזה|כזאת) *',
      ],
    },
    replies: [
      [
        'So it goes a long way back. What makes it come up just now?',
        'אז זה מתחיל הרבה קודם. מה גרם לזה לעלות דווקא עכשיו?',
      ],
      ['What about it has changed over the years?', 'מה השתנה בזה עם השנים?'],
      ['What is your first memory of it?', 'מה הזיכרון הראשון שלך מזה?'],
    ],
  },
  {
    key: 'since_a_change',
    patterns: {
      en: [
        '* (it|this|everything|the whole thing) [all] (started|began|changed) (when|after|with|the day|as soon as|since|right after) *',
        '[and|but] ever since (the|my|we|i|he|she|they|our|that) + ',
        '[and|but] since (the|my|our|his|her|their) (divorce|move|accident|funeral|death|operation|surgery|birth|war|separation|breakup|diagnosis|retirement|lockdown|pandemic|wedding|redundancy|layoff|illness|stroke|miscarriage) *',
        '* since (he|she|they|dad|mum|mom|my mum|my mom|my mother|my dad|my father|my wife|my husband|my sister|my brother|my son|my daughter|my boss|my friend|my partner|my kids|my parents|my family) (died|left|passed away|moved out|got ill|got sick|fell ill|was born) *',
        "* (it|things|nothing) (hasn't|haven't|has never|was never|were never|is) been the same since *",
        '* (after|since) (that|then) (everything|nothing|it all) (changed|was|is) *',
      ],
      he: [
        '[כבר|בערך|נראה לי] מאז (שהשתחררתי|שנולד|שנולדה|שנולדו|שעברתי|שעברנו|שנפרדנו|שנפרדתי|שהתגרשנו|שהתגרשתי|שפוטרתי|שפיטרו|שחזרתי|שחזרנו|שיצאתי|שהתחתנו|שפרשתי) *',
        '* (זה|הכל|הכול|כל זה) התחיל (אחרי|מאז|עם|ביום|מרגע|מיד|לפני|כשהוא|כשהיא|כשאני|כשאנחנו|כשאבא|כשאמא|כשעברנו|כשעברתי|כשנפרדנו|כשהתגרשנו|כשנולד|כשנולדה|כשהתחלתי|כשפיטרו|כשפרצה) *',
        'מאז (הגירושים|הגירושין|המעבר|התאונה|ההלוויה|המוות|הניתוח|הלידה|המלחמה|הפרידה|האבחון|הפרישה|הקורונה|החתונה|הפיטורים|המחלה|האירוע|ההפלה|השבעה|אותו יום|שבעה באוקטובר) *',
        'מאז (שהוא|שהיא|שהם|שאבא|שאמא|שסבא|שסבתא|שאחי|שאחותי|שבעלי|שאשתי) (מת|מתה|נפטר|נפטרה|עזב|עזבה|עזבו|הלך|הלכה|חלה|חלתה|נהרג|נהרגה|נולד|נולדה) *',
        'מאז (שעברנו|שעברתי|שנפרדנו|שהתגרשנו|שהתגרשתי|שנולד|שנולדה|שפיטרו|שפוטרתי|שפרשתי|שפרצה) *',
        '* (שום דבר|כלום|הכל|הכול) [כבר|מאז] (לא אותו דבר|לא כמו שהיה|השתנה|אחר) מאז *',
      ],
    },
    replies: [
      [
        'So there is a before and an after. What was ordinary before?',
        'אז יש לפני ויש אחרי. מה היה רגיל לגמרי לפני?',
      ],
      [
        'Of all that has been different since, what is felt most on an ordinary day?',
        'מכל מה שהשתנה מאז, מה מורגש הכי הרבה ביום רגיל?',
      ],
      ['Who else noticed that something had changed?', 'מי עוד שם לב שמשהו השתנה?'],
    ],
  },
  {
    key: 'just_us_two',
    patterns: {
      en: [
        "* (it was|it has been|it's been|it's|it is) always [been] (just|only) (the two of us|us two|me and my mum|me and my mom|me and my dad|me and my sister|me and my brother|me and my son|me and my daughter|me and her|me and him|her and me|him and me|she and i|he and i) *",
        "* (it's|it has) always been (the two of us|us two|us against|me and my mum|me and my mom|me and my dad|me and my sister|me and my brother|me and her|me and him|her and me|him and me) *",
        '* [just] the two of us against *',
        '* (it was|we were) (just|only) (the two of us|us two) (for|all|since|until|at home|growing up) *',
        '* we (had|only had|only have|have) [only] each other *',
      ],
      he: [
        '* תמיד היינו [רק] (שנינו|שתינו|אני והוא|אני והיא|אני ואמא|אני ואבא|אני ואחי|אני ואחותי|אני והבן|אני והבת) *',
        '* (זה|זה היה|היינו|תמיד) [תמיד|היינו|היה] רק (שנינו|שתינו|אני והוא|אני והיא|אני ואמא|אני ואבא|אני ואחי|אני ואחותי) *',
        '* (שנינו|שתינו) (נגד|מול) (העולם|כולם|כל) *',
        '* (היינו|היה לנו|יש לנו) רק (אחד את השני|אחת את השנייה|זה את זה|זה את זו|זו את זו) *',
        '* (רק שנינו|רק שתינו) *',
      ],
    },
    replies: [
      [
        'Two people get a language of their own. Which word in it would nobody else understand?',
        'לשני אנשים יש עם הזמן שפה משלהם. איזו מילה בה אף אחד אחר לא יבין?',
      ],
      ['What was your part between the two of you?', 'מה היה החלק שלך ביניכם?'],
      ['Who else got close to you two, if anybody?', 'מי עוד הצליח להתקרב אליכם, אם בכלל?'],
    ],
  },
  {
    key: 'small_good_thing',
    isGlad: true,
    patterns: {
      en: [
        '* something (good|nice|lovely|sweet|small and good|beautiful|kind|funny) [actually] happened *',
        '* (one|a) (small|little|tiny|good|nice|lovely) (thing|moment) [did] (happened|happen|today|this week|yesterday|was) *',
        '* a (small|little|tiny) (win|victory|success|miracle|joy) *',
        '* (it|that|this|she|he|they) [really|actually|totally] made my (day|week|evening|morning) *',
        '* (it|that) [really|actually] (cheered me up|lifted me|warmed my heart|did me good|made me smile) *',
        '[what|it was|that was|such|and] a (nice|good|lovely) surprise *',
      ],
      he: [
        '[היום|השבוע|אתמול|בכל זאת|גם|אבל|דווקא] קרה (לי|היום|השבוע|אתמול|לנו|גם) [היום|השבוע|אתמול|גם] (משהו|דבר) (טוב|נחמד|קטן|יפה|מתוק|משמח|אחד טוב) *',
        '[היום|השבוע|אתמול|בכל זאת|גם|אבל|דווקא] היה (לי|היום|השבוע|גם) (רגע|דבר|משהו) [אחד] (טוב|נחמד|קטן וטוב|יפה|מתוק) *',
        '* (ניצחון|נצחון|הצלחה|נס|שמחה) (קטן|קטנה) *',
        '[וזה|זה|היא|הוא|והיא|והוא] [ממש] (עשה|עשתה|סידר) לי את (היום|השבוע|הערב|הבוקר) *',
        '[וזה|זה] [ממש|קצת|נורא] (שימח אותי|עודד אותי|חימם לי את הלב|עשה לי טוב|העלה לי חיוך) *',
        '[איזו|איזה|זו הייתה|זאת הייתה|הייתה|היתה] הפתעה (טובה|נעימה|קטנה|נחמדה) *',
      ],
    },
    replies: [
      [
        'Small good things pass quickly. What was the best moment of it?',
        'דברים טובים קטנים עוברים מהר. מה היה הרגע הכי טוב שם?',
      ],
      ['What helped it to happen?', 'מה עזר לזה לקרות?'],
      ['Who would enjoy hearing about it?', 'מי ישמח לשמוע על זה?'],
    ],
  },
  {
    key: 'laughed',
    isGlad: true,
    patterns: {
      en: [
        '[and|but|so|then|even] (i|we|we both|we all) [just|even|both|all|actually] (laughed|had to laugh|burst out laughing|giggled|cracked up) [so hard|a lot|so much|about it|about that|together|again|out loud]',
        '[and|but|so|then] (i|we) [both|all] laughed [so hard|so much] (until|till|like|together|about) *',
        "* (couldn't|could not) stop laughing *",
        '[and|but] (it|that) [just|really] made me laugh *',
        '[and|but] (it|that) was [so|really|actually|pretty|very|quite|kind of] (funny|hilarious) [really|actually|though]',
        '* (in|into) (fits of laughter|stitches|hysterics) *',
      ],
      he: [
        '[אני|ואני|אז|פשוט|אפילו|בסוף|אנחנו|וכולנו|כולנו|שנינו] (צחקתי|צחקנו|נקרעתי|נקרענו) [כל כך|המון|הרבה|מזה|מצחוק|ביחד|בקול|נורא|ממש|על זה]',
        '* לא (הפסקתי|הפסקנו|יכולתי להפסיק|הצלחתי להפסיק) לצחוק *',
        '[וזה|זה] [ממש|נורא|כל כך|קצת] הצחיק (אותי|אותנו) *',
        '[וזה|זה] היה [כל כך|ממש|נורא|די|פשוט] מצחיק [נורא|ממש|בטירוף]',
        '* (נשפכתי|נקרעתי|מתתי|נפלתי) (מצחוק|מרוב צחוק) *',
        '* (פרצתי|פרצנו) בצחוק *',
      ],
    },
    replies: [
      ['What exactly set the laughter off?', 'מה בדיוק הצחיק ככה?'],
      [
        'How long had it been since the last one like that?',
        'כמה זמן עבר מאז הצחוק הקודם מהסוג הזה?',
      ],
      ['What was a little different, right after it?', 'מה היה קצת אחר, מיד אחרי הצחוק?'],
    ],
  },
  {
    key: 'embarrassed',
    patterns: {
      en: [
        '[and|but|so|god] i (was|felt) [so|really|very|completely|totally|absolutely|a bit|just] (embarrassed|humiliated|mortified) *',
        '[and|but|so|god] (it|that) was [so|really|very|absolutely|just] (embarrassing|humiliating|mortifying|awkward) *',
        '* (ground|floor|earth) (to swallow|would swallow|to open|swallow) me *',
        '* (everyone|everybody|they all|the whole room|the whole class|people) [just] (stared|was staring|were staring|laughed|was laughing|were laughing|looked) at me *',
        '* i (went|turned|got) [bright|all|completely] red *',
        '* (embarrassed|humiliated|humiliating|told me off|corrected me|shamed|mocked) [me] in front of *',
      ],
      he: [
        '[וזה|זה|והיה|היה] [היה] [לי] [כל כך|ממש|נורא|פשוט] (מביך|משפיל|מבייש|פדיחה) [נורא|מאוד|ממש|מול כולם|מול כל הכיתה|מול כל הצוות]',
        '* היה לי [כל כך|ממש|נורא] (מביך|מבוכה|פדיחה|בושות|בושה) *',
        '* (איזו|איזה) (פדיחה|מבוכה|בושות|השפלה) *',
        '* שהאדמה תבלע אותי *',
        '* (כולם|כל הכיתה|כל החדר|האנשים) (הסתכלו|נעצו|בהו|צחקו|הסתכלה|צחקה|הסתכל) (עליי|עלי|בי|עיניים) *',
        '* (נהייתי|הפכתי|הסמקתי|האדמתי) [כולי] (אדום|אדומה|כולי|כמו|עד) *',
        '* (השפיל|השפילה|ביזה|ביזתה|העיר לי|העירה לי|צעק עליי|צעקה עליי|הביך|הביכה) [אותי] (מול|לפני|ליד) (כולם|כל|האנשים|הילדים|הצוות|הכיתה|החברים) *',
      ],
    },
    replies: [
      [
        'Such a moment is short for the others and very long from inside. What of it has stayed with you?',
        'רגע כזה קצר לכולם, וארוך מאוד מבפנים. מה ממנו נשאר איתך?',
      ],
      [
        'What of it, do you think, had the others forgotten an hour later?',
        'מה מזה האחרים כבר שכחו אחרי שעה, לדעתך?',
      ],
      [
        'If it had happened to somebody else, what would you have thought about them?',
        'אם זה היה קורה למישהו אחר, מה היה אפשר לחשוב עליו?',
      ],
    ],
  },
  {
    key: 'afraid_to_disappoint',
    patterns: {
      en: [
        "* (i'm|im|i am) [so|just|really|also|always|too] (afraid|scared|terrified|worried) (of disappointing|to disappoint|i'll disappoint|i will disappoint|that i'll disappoint|i'd disappoint) *",
        "* (i'm|im|i am) [so|just|really|also|always|too] (afraid|scared|terrified|worried) (of letting|to let|i'll let|that i'll let) + down *",
        "[and|but|because] i [just|really] (don't|dont|do not|didn't) want to (disappoint|let her down|let him down|let them down|let anyone down|let everyone down|let people down) *",
        "* i (can't|cant|cannot|couldn't) (disappoint|possibly disappoint) (her|him|them|everyone|people|my) *",
        "* i (can't|cant|cannot|couldn't) let + down *",
        "* (she'd|he'd|they'd|they would|she would|he would|she'll|he'll|they'll) be so (disappointed|hurt|let down) *",
        '* (disappointing|letting down) (my|them|him|her|everyone|people) *',
      ],
      he: [
        '* אני [כל כך|ממש|נורא|פשוט|תמיד|גם] (מפחד|מפחדת|פוחד|פוחדת|חושש|חוששת) (לאכזב|שאאכזב|שאני אאכזב) *',
        '[אבל|כי|פשוט|אני|אני פשוט|ואני] לא (רוצה|רציתי|בא לי) (לאכזב|שיתאכזבו|שיתאכזב|שתתאכזב) *',
        '* אני לא (יכול|יכולה|מסוגל|מסוגלת) לאכזב *',
        '* (מפחיד אותי|הפחד הכי גדול שלי הוא|קשה לי) לאכזב *',
        '* (היא|הוא|הם) [כל כך|נורא] (תתאכזב|יתאכזב|יתאכזבו) *',
      ],
    },
    replies: [
      [
        'Often their face comes up before your own wish does. What does it look like when you picture it?',
        'לפעמים הפנים שלהם עולות עוד לפני הרצון שלך. איזו הבעה יש שם?',
      ],
      ['What are they hoping for, as far as you know?', 'למה מקווים שם, עד כמה שידוע לך?'],
      [
        'What do you have to give up, so that nobody is disappointed?',
        'על מה צריך לוותר אצלך, כדי שאף אחד לא יתאכזב?',
      ],
    ],
  },
  {
    key: 'proud',
    isGlad: true,
    patterns: {
      en: [
        "[and|but|honestly|actually|i think|i guess|for once|today] (i'm|im|i am|i was|i feel|i felt) [so|really|very|just|a bit|a little|actually|quite|kind of|pretty|secretly] proud",
        "[and|but|honestly|actually|i think|i guess|for once|today] (i'm|im|i am|i was|i feel|i felt) [so|really|very|just|a bit|a little|actually|quite|kind of|pretty|secretly] proud (of|that|about) *",
        '* (it|that|this|he|she) (makes|made) me [so|really] proud *',
        '* i (actually|really) did it',
        '[and] i did it [myself|all by myself|on my own|in the end]',
        '* i [really] (surprised|impressed) myself *',
        "* i (never thought|didn't think|wouldn't have thought) i (could|would|'d) (do|make|manage|pull) *",
      ],
      he: [
        '[ו|אבל|באמת|היום|בעצם] אני [כל כך|ממש|נורא|פשוט|די|קצת|בסתר] גאה [בעצמי|בזה|בו|בה|בהם]',
        '* אני [כל כך|ממש|נורא|די|קצת] גאה (בעצמי|בזה|בו|בה|בהם|בבן|בבת|באחי|באחותי|במה|בילדים) *',
        '[ו|אבל] (הייתי|הרגשתי|היתי) [כל כך|ממש|די] (גאה|גאווה) *',
        '* (מילא|ממלא|ממלאת|מילאה) אותי (גאווה|בגאווה) *',
        '* (עשיתי|הצלחתי) (את זה|זאת) (לבד|בעצמי|לבדי|סוף סוף|בסוף) *',
        '* לא (האמנתי|חשבתי) (שאצליח|שאני אצליח|שאני מסוגל|שאני מסוגלת|שאעשה) *',
        '* הפתעתי את עצמי *',
      ],
    },
    replies: [
      [
        'There’s usually a long road before such a sentence. Which part of it did nobody see?',
        'לפני משפט כזה יש בדרך כלל דרך ארוכה. איזה חלק ממנה אף אחד לא ראה?',
      ],
      ['When did it first sink in?', 'מתי זה נקלט אצלך בפעם הראשונה?'],
      ['What of this would be good to remember on a hard day?', 'מה מזה כדאי לזכור ביום קשה?'],
    ],
  },
  {
    key: 'not_myself',
    patterns: {
      en: [
        "* i (don't|dont|do not|barely|hardly|can't|no longer|didn't) [even|really] (recognise|recognize|know) myself *",
        "[and|but|lately|these days|honestly] (i'm|im|i am|i was|i'm just|i feel) [really|just] (not myself|no longer myself|not me|not the same person|not the person i was|a different person|a stranger to myself) (lately|anymore|any more|these days|at all|right now)",
        "[and|but] (i'm|im|i am|i was) not myself (around|with|when|since|at) *",
        "[and|but|lately] i (haven't|havent|have not) [really] been [feeling] myself [lately|recently]",
        "[and|but] (i'm|im|i am|i was) [really|just] not (myself|the person i was|the person i used to be|the same person)",
        "* (this|that) (isn't|is not|isnt|wasn't) [really] (who i am|the person i am|the person i was|like me) *",
        '* i used to be [so|such a|a|a very|really] (happy|fun|funny|confident|easygoing|easy|patient|calm|cheerful|outgoing|sociable|strong|brave|curious|carefree|organised|organized|optimistic|active|creative) *',
        '* (what|where) (has|have|happened to) [the] (me|old me|person i was|i become|i turned into) *',
      ],
      he: [
        '* אני [כבר|פשוט|בקושי|ממש] לא (מזהה|מכיר|מכירה) את עצמי *',
        '* (לא מזהה|בקושי מזהה|לא מכיר|לא מכירה) את עצמי *',
        '* אני [כבר|פשוט|ממש] לא (עצמי|אותו בן אדם|אותו אדם|אותה אישה|אותה אחת|מי שהייתי|מה שהייתי) *',
        '* (זה|זאת|זו) (כבר לא אני|לא אני יותר|לא אני בכלל|ממש לא אני|לא מי שאני) *',
        '* (פעם הייתי|הייתי פעם) [כל כך|בן אדם|אדם|אישה|בחורה|בחור] (שמח|שמחה|מצחיק|מצחיקה|בטוח|בטוחה|סבלני|סבלנית|רגוע|רגועה|חברותי|חברותית|אופטימי|אופטימית|חזק|חזקה|קליל|קלילה|אמיץ|אמיצה|סקרן|סקרנית) *',
        '* (לאן|איפה) (נעלמתי|הלכתי לאיבוד|האני שלי|האדם שהייתי|הבחורה שהייתי|האישה שהייתי) *',
      ],
    },
    replies: [
      [
        'Sometimes something has been added, sometimes something has gone. Which is it nearer to here?',
        'לפעמים משהו נוסף, ולפעמים משהו נעלם. למה זה קרוב יותר כאן?',
      ],
      [
        'What would the you of a few years ago notice first?',
        'אם אפשר היה לחזור כמה שנים אחורה, איזה שינוי היה בולט קודם?',
      ],
      [
        'When did the familiar you last show up, even for a moment?',
        'מתי ה״אני״ המוכר הופיע לאחרונה, אפילו לרגע?',
      ],
    ],
  },
  {
    key: 'bone_tired',
    patterns: {
      en: [
        "[and|but|because|honestly|god|lately] (i'm|im|i am|i feel|i've been|i was) [just|always|so|really|completely|totally|absolutely|constantly] [so|bloody|utterly|completely] (exhausted|knackered|worn out|drained|shattered|wiped out|burnt out|burned out|dead tired|bone tired|tired to the bone) [all the time|today|lately|these days|right now|already|by noon|in the evening|in the evenings|after work|every day]",
        "[and|but|because|honestly|god|lately] (i'm|im|i am|i feel) [just] (so|really|always|constantly|permanently|too) tired [all the time|today|lately|these days|right now|already|after work|every day]",
        '[and|but] i have no energy left',
        "[and|but] (i'm|im|i am) running on (empty|fumes|coffee|no sleep)",
        '[and|but] no (amount of sleep|sleep) (helps|is enough)',
      ],
      he: [
        '[פשוט|כי|אבל|ו|וואי|בזמן האחרון] אני (כל כך|ממש|נורא|לגמרי|כל הזמן|תמיד) (עייף|עייפה) [כל הזמן|היום|לאחרונה|בתקופה האחרונה|כבר|אחרי העבודה|בערב|כל יום]',
        '[פשוט|כי|אבל|ו|וואי|בזמן האחרון] אני [כל כך|ממש|נורא|פשוט|לגמרי|כל הזמן|תמיד] (מותש|מותשת|סחוט|סחוטה|גמור|גמורה|מרוקן מכוחות|מרוקנת מכוחות|שפוך|שפוכה|הרוס מעייפות|הרוסה מעייפות|מת מעייפות|מתה מעייפות) [כל הזמן|היום|לאחרונה|בתקופה האחרונה|נורא|ממש|כבר|אחרי העבודה|בערב|כל יום]',
        '* (עייפות|תשישות) (שלא עוברת|בעצמות|תמידית|כזאת|כרונית) *',
        '[כבר|פשוט] אין לי [כבר|יותר] (אנרגיה|אנרגיות|סוללה)',
        '[אני] (על אדים|על הקצה של הסוללה|חי על קפה|חיה על קפה)',
        '* (שום שינה|השינה) לא (עוזרת|מספיקה) *',
      ],
    },
    replies: [
      [
        'There is a tiredness that sleep mends, and one that sleep doesn’t reach. Which is this nearer to?',
        'יש עייפות ששינה מתקנת, ויש עייפות ששינה לא עוזרת לה. למה זה קרוב יותר?',
      ],
      [
        'What in your day takes more strength than it seems from outside?',
        'מה ביום שלך לוקח יותר כוח ממה שנראה מבחוץ?',
      ],
      ['When did you last wake up rested?', 'מתי לאחרונה היה בוקר עם כוחות?'],
    ],
  },
];
