import type { Subject } from './subject.ts';

export const workSubjects: Subject[] = [
  {
    key: 'new_leader',
    tone: 'open',
    words: {
      en: 'team lead, team leader, new manager, first-time manager, first time manager, promoted to manager, became manager, made me manager, leading a team, lead a team, managing people, manage people, managing my friends, former peers, old peers, former colleagues, direct reports, my reports, my new team, supervisor, shift manager, head nurse, head of department, in charge of, one on ones, delegate, delegating, used to be colleagues, now their boss, first team, leadership role',
      he: 'ראש צוות, ראשת צוות, רשצ, ר״צ, מנהל חדש, מנהלת חדשה, קודמתי, קידמו אותי, קיבלתי צוות, מוניתי, מינו אותי, לנהל אנשים, לנהל צוות, לנהל חברים, ניהול ראשון, תפקיד ניהולי, תפקיד ניהול, מנהל בפעם הראשונה, מנהלת בפעם הראשונה, כפופים, הכפופים שלי, הצוות החדש, חברים לשעבר, קולגות לשעבר, היינו קולגות, אחמש, אחמ״ש, אחראי משמרת, אחראית משמרת, אחות אחראית, רכז, רכזת, להאציל, האצלת סמכויות, סמכות, להוביל צוות, להוביל אנשים',
    },
    lines: {
      PS: [
        [
          'A new role arrives in one day, and getting used to it takes longer. What about it is most on your mind?',
          'תפקיד חדש מקבלים ביום אחד, ומתרגלים אליו לאט. מה בו הכי מעסיק אותך?',
        ],
        [
          'Not everybody in a team gets used to it at the same pace. With whom do you notice the change most?',
          'לא כולם בצוות מתרגלים לשינוי באותו קצב. מול מי השינוי הכי מורגש?',
        ],
        [
          'Work with people rarely feels finished. What stays open now at the end of the day?',
          'בעבודה עם אנשים אף פעם לא ממש גומרים. מה נשאר עכשיו פתוח בסוף היום?',
        ],
        [
          'A conversation can change when somebody walks in with a new role. Where do you notice that, or expect to?',
          'לפעמים שיחה משתנה כשנכנסים לחדר בתפקיד חדש. איפה זה מורגש, או צפוי להיות מורגש?',
        ],
      ],
      ED: [
        [
          'People mostly learn to lead from the leaders they had, good or bad. What from there is worth carrying on?',
          'לנהל לומדים בעיקר ממנהלים שהיו לנו, טובים וגם גרועים. מה משם שווה לקחת הלאה?',
        ],
        [
          'The team may see it differently. What might they still be waiting to see from you?',
          'מהצד של הצוות זה אולי נראה אחרת. מה הם אולי עוד מחכים לראות ממך?',
        ],
        [
          'A year from now people will know how you lead. What would you like the team to say they could always count on?',
          'בעוד שנה כבר יכירו שם את הסגנון שלך. מה טוב שיגידו עליו בצוות?',
        ],
        [
          'There may have been a small moment when you led and it simply worked. When was it?',
          'אולי כבר היה רגע קטן שבו הובלת וזה פשוט עבד. מתי זה היה?',
        ],
      ],
      FC: [
        [
          'Being liked and being clear don’t always go together. Which of the two is harder for you to give up right now?',
          'אי אפשר תמיד גם להיות ברורים וגם שיאהבו אותנו. על מה מהשניים קשה לך יותר לוותר עכשיו?',
        ],
        [
          'Not everything that lands on your desk is yours. What are you still doing that really belongs to somebody else?',
          'לא כל מה שנוחת על השולחן הוא שלך. מה עוד נעשה אצלך, אף שזה כבר תפקיד של מישהו אחר?',
        ],
        [
          'If only one thing works out in the first months, which one matters most?',
          'אם רק דבר אחד יסתדר בחודשים הראשונים, מה הכי חשוב שזה יהיה?',
        ],
      ],
      DG: [
        [
          'Some sentences clear the air when they are said early. What could the team hear from you first?',
          'יש משפטים שמנקים את האוויר כשאומרים אותם מוקדם. איזה משפט כדאי שהצוות ישמע ממך ראשון?',
        ],
        [
          'Which one task could you hand over this week?',
          'איזו משימה אחת אפשר להעביר השבוע למישהו אחר?',
        ],
        [
          'Twenty minutes with one person can change a week. With whom could it be?',
          'עשרים דקות עם אדם אחד יכולות לשנות שבוע שלם. עם מי כדאי לשבת?',
        ],
      ],
    },
  },
  {
    key: 'job_to_leave',
    tone: 'hard',
    words: {
      en: "hate my job, hate this job, hate my work, hate going to work, dislike my job, can't stand my job, can't leave, can't quit, can't afford to quit, want to quit, quitting, stuck in this job, stuck in my job, stuck at work, dead end, dead-end job, soul crushing, soul sucking, golden handcuffs, dread mondays, sunday scaries, dread going, bored at work, miserable at work, pointless job, toxic workplace, need the paycheck, need the salary, trapped in, counting the hours",
      he: 'שונא את העבודה, שונאת את העבודה, סובל בעבודה, סובלת בעבודה, לא סובל את העבודה, נמאס לי מהעבודה, נמאס מהעבודה, תקוע בעבודה, תקועה בעבודה, לא יכול לעזוב, לא יכולה לעזוב, אי אפשר לעזוב, אין לי לאן ללכת, לעזוב את העבודה, להתפטר, רוצה להתפטר, כלוב זהב, צריך את המשכורת, צריכה את המשכורת, תלוי במשכורת, משעמם בעבודה, שוחק, עבודה מייבשת, נחנק שם, נחנקת שם, סופר את השעות, סופרת את השעות, מקום רעיל, יום ראשון בבוקר, אין לי כוח לקום לעבודה',
    },
    lines: {
      PS: [
        [
          'Often it is not the whole job but one part of it. Which part is it for you?',
          'הרבה פעמים זו לא כל העבודה, אלא חלק אחד ממנה. איזה חלק זה אצלך?',
        ],
        [
          'The way to work can say a lot. What goes through you on it?',
          'גם הדרך לעבודה אומרת משהו. מה עובר בך בה?',
        ],
        [
          'Something concrete usually keeps people in a job: money, a person, a fear. Which is the strongest for you?',
          'בדרך כלל משהו מוחשי מחזיק במקום עבודה: כסף, אדם מסוים, פחד. מה הכי חזק אצלך?',
        ],
        [
          'A job isn’t always like that from the first day. When did this one begin to change for you?',
          'עבודה לא תמיד כזאת מהיום הראשון. מתי משהו התחיל להשתנות אצלך?',
        ],
      ],
      ED: [
        [
          'There may be one good thing there too: a person, a task, a quiet hour. What is good there?',
          'אולי יש שם גם דבר טוב: אדם אחד, משימה, שעה שקטה. מה שם טוב?',
        ],
        [
          'Suppose money were taken care of for one year. How would the first morning of the week look?',
          'נניח שלשנה הקרובה אין דאגות כסף. איך היה נראה הבוקר הראשון בשבוע?',
        ],
        [
          'Perhaps somebody you know got out of a place like this. What did they do first?',
          'אולי יש סביבך מישהו שיצא ממקום כזה. מה היה הצעד הראשון שם?',
        ],
        [
          'If it’s still the same place a year from now, what would have to be different there?',
          'אם גם בעוד שנה זה אותו מקום, מה צריך להיות בו אחרת?',
        ],
      ],
      FC: [
        [
          'Sometimes it’s the work, sometimes the people, sometimes the hours. If only one of these could change, which would it be?',
          'לפעמים זו העבודה, לפעמים האנשים, לפעמים השעות. אם אפשר לשנות רק אחד מאלה, מה קודם?',
        ],
        [
          'Leaving, staying, and staying in another way are three different things. Which is closest to you today?',
          'לעזוב, להישאר, ולהישאר בדרך אחרת הם שלושה דברים שונים. מה הכי קרוב היום?',
        ],
        [
          'Of all that this job takes from you, what do you most want back?',
          'מכל מה שהעבודה הזאת לוקחת ממך, מה הכי חשוב לקבל בחזרה?',
        ],
      ],
      DG: [
        [
          'Looking around can begin long before leaving. Which half hour this week could go to that?',
          'אפשר להתחיל לחפש הרבה לפני שעוזבים. איזו חצי שעה השבוע אפשר לתת לזה?',
        ],
        [
          'A big question gets a little smaller once it has a number. Which number would you need to know?',
          'שאלה גדולה קצת מתכווצת כשיש לה מספר. איזה מספר צריך לדעת כאן?',
        ],
        [
          'What one thing could you simply stop doing there tomorrow, without anybody noticing?',
          'איזה דבר אחד אפשר להפסיק לעשות שם מחר, בלי שאף אחד ישים לב?',
        ],
      ],
    },
  },
  {
    key: 'looking_for_work',
    tone: 'hard',
    words: {
      en: "looking for work, looking for a job, job search, job hunt, job hunting, searching for a job, unemployed, out of work, applications, applied, applying, sent my cv, cv, resume, cover letter, no replies, no reply, no answers, never heard back, ghosted, rejections, recruiter, recruiters, linkedin, job board, can't find a job, can't find work, between jobs, months of searching, overqualified, no one hires me",
      he: 'מחפש עבודה, מחפשת עבודה, חיפוש עבודה, חיפושי עבודה, לחפש עבודה, מובטל, מובטלת, בין עבודות, קורות חיים, קו״ח, שולח קורות חיים, שולחת קורות חיים, אין תשובות, לא חוזרים אליי, לא עונים לי, לא קיבלתי תשובה, דחיות, תשובה שלילית, לינקדאין, מגייסת, מגייסים, חברת השמה, השמה, לשכת התעסוקה, דמי אבטלה, לא מוצא עבודה, לא מוצאת עבודה, לא מקבלים אותי, גיל בעייתי, ללא ניסיון, משרות',
    },
    lines: {
      PS: [
        [
          'A search asks for a lot of patience. What in it takes the most out of you at the moment?',
          'חיפוש עבודה דורש הרבה סבלנות. מה בו הכי שוחק אותך כרגע?',
        ],
        [
          'Days of searching have a rhythm of their own. How does yours begin?',
          'לימים של חיפוש עבודה יש קצב משלהם. איך מתחיל היום שלך?',
        ],
        [
          'A search easily turns into something people say about themselves. What does yours say to you?',
          'מחיפוש עבודה קל להסיק מסקנות על עצמנו. מה זה אומר לך?',
        ],
        [
          'People ask for news and mean well. What would you really like to answer them?',
          'אנשים שואלים מה חדש ומתכוונים לטוב. מה באמת בא לך לענות להם?',
        ],
      ],
      ED: [
        [
          'In which conversation, even a short one, did somebody see what you have to give?',
          'באיזו שיחה, אפילו קצרה, מישהו ראה מה יש לך לתת?',
        ],
        [
          'Work often comes from an unexpected side: a neighbour, an old acquaintance, chance. How did it happen for people you know?',
          'עבודה מגיעה הרבה פעמים מכיוון לא צפוי: שכנה, מכר ישן, מקרה. איך זה קרה לאנשים סביבך?',
        ],
        [
          'Whoever reads applications has a pile and little time. What about you doesn’t fit on the page?',
          'קורות חיים קוראים מהר, מתוך ערימה. איזה דבר חשוב בך לא נכנס לדף?',
        ],
        [
          'A year from now this stretch will be told in two sentences. What would you like to be in them?',
          'בעוד שנה אפשר יהיה לספר את התקופה הזאת בשני משפטים. מה טוב שיהיה בהם?',
        ],
      ],
      FC: [
        [
          'A lot of this is out of your hands. Which part of the search is really yours?',
          'הרבה מזה לא בידיים שלך. איזה חלק בחיפוש הוא באמת שלך?',
        ],
        [
          'If the next job has to have just one thing, what is it?',
          'אם בעבודה הבאה חייב להיות דבר אחד, מה הוא?',
        ],
        [
          'There’s “any job, soon” and there’s “the right one, later”. Which is closer to you now?',
          'יש ״כל עבודה, העיקר מהר״ ויש ״הנכונה, גם אם ייקח זמן״. מה קרוב יותר ללב שלך עכשיו?',
        ],
      ],
      DG: [
        [
          'Who could get a short message from you today that isn’t an application?',
          'למי אפשר לשלוח היום הודעה קצרה שהיא לא קורות חיים?',
        ],
        [
          'A search with no closing hour eats the evening too. At what time could you stop today?',
          'חיפוש בלי שעת סיום אוכל גם את הערב. באיזו שעה אפשר לסגור את זה היום?',
        ],
        [
          'One careful application can feel different from twenty quick ones. Where could it go this week?',
          'פנייה אחת מושקעת זה לא כמו עשרים מהירות. לאיזה מקום אפשר לשלוח אחת כזאת השבוע?',
        ],
      ],
    },
  },
  {
    key: 'lost_job',
    tone: 'hard',
    words: {
      en: "laid off, layoff, layoffs, fired, got fired, sacked, let me go, been let go, lost my job, losing my job, redundant, redundancy, made redundant, dismissed, terminated, termination, severance, position was eliminated, cut my position, restructuring, downsizing, pink slip, contract not renewed, didn't renew, hr called me, last day at work, cleared my desk, handed in my badge, locked out of my account, job loss",
      he: 'פוטרתי, פיטרו אותי, פיטורים, פיטורין, קיבלתי מכתב פיטורים, שימוע, זומנתי לשימוע, זימון לשימוע, איבדתי את העבודה, סיימו את העסקתי, סיום העסקה, צמצומים, קיצוצים, התייעלות, סגרו את המחלקה, ביטלו את התקן, הוצאתי לחל״ת, חל״ת, פיצויי פיטורים, טופס 161, לא חידשו לי חוזה, לא האריכו לי, נפלטתי, העיפו אותי, הודיעו לי שאני מסיים, הודיעו לי שאני מסיימת, החזרתי את הלפטופ, החזרתי את התג, היום האחרון בעבודה, גל פיטורים',
    },
    lines: {
      PS: [
        [
          'The way such news is given tends to stay. Which sentence or moment keeps coming back?',
          'הדרך שבה מודיעים דבר כזה נשארת בראש. איזה משפט או רגע חוזר שוב ושוב?',
        ],
        [
          'There may be several losses in this one. What hurts first: the people, the money, the position, the routine?',
          'יש כאן אולי כמה אובדנים בבת אחת. מה כואב קודם: האנשים, הכסף, המעמד, השגרה?',
        ],
        [
          'It can be anger, shame, even some relief. Which of them is here today?',
          'זה יכול להיות כעס, בושה, אפילו קצת הקלה. מה מהם כאן היום?',
        ],
        ['Whom is it hardest to tell?', 'למי הכי קשה לספר?'],
      ],
      ED: [
        [
          'People who worked beside you would tell this differently. What would they say is missing there now?',
          'אנשים שעבדו לידך היו מספרים את זה אחרת. מה הם היו אומרים שחסר שם עכשיו?',
        ],
        [
          'That place gave something and took something. What from there no longer has to be carried?',
          'המקום הזה נתן משהו וגם לקח משהו. מה משם כבר לא צריך לסחוב?',
        ],
        [
          'Perhaps something else once ended for you too early. What helped you through it then?',
          'אולי כבר נגמר לך פעם משהו לפני הזמן. מה עזר לך לעבור את זה אז?',
        ],
        [
          'A year from now, these weeks may look like the start of something. What might that be?',
          'בעוד שנה השבועות האלה אולי ייראו כמו התחלה של משהו. של מה, למשל?',
        ],
      ],
      FC: [
        [
          'The decision was theirs, but what it says about you isn’t only theirs. What don’t you want it to mean?',
          'ההחלטה שלהם, אבל לא רק הם קובעים מה היא אומרת. איזו מסקנה על עצמך עדיף לא להסיק ממנה?',
        ],
        [
          'When a job stops, everything seems urgent at once. What really is, in the next two weeks?',
          'כשעבודה נעצרת, הכול נראה דחוף. מה באמת דחוף בשבועיים הקרובים?',
        ],
        [
          'Of everything that work gave you, which piece is the most important to find again?',
          'מכל מה שהעבודה הזאת נתנה לך, איזה חלק הכי חשוב למצוא שוב?',
        ],
      ],
      DG: [
        [
          'A day without a job easily falls apart. What could you set for a fixed hour tomorrow?',
          'יום בלי עבודה מתפרק בקלות. מה אפשר לקבוע למחר בשעה קבועה?',
        ],
        [
          'Somebody will ask what you do these days. Which short answer would be comfortable for you?',
          'מישהו עוד ישאל מה קורה עם העבודה. איזו תשובה קצרה תהיה לך נוחה?',
        ],
        ['Who from there would you like to send a line to?', 'למי משם שווה לכתוב שורה אחת?'],
      ],
    },
  },
  {
    key: 'job_offer',
    tone: 'open',
    words: {
      en: 'job offer, got an offer, offered me, received an offer, an offer from, accept the offer, take the offer, decline the offer, turn it down, take the job, accept the job, two offers, counter offer, counteroffer, sign the contract, new job, new position, start date, offer letter, relocate, relocation, better pay, higher salary, pay cut, leave my current job, stay or go, headhunter, headhunted, decide by friday, answer by, poached',
      he: 'הצעת עבודה, קיבלתי הצעה, הצעה מחברה, הציעו לי, הציעו לי תפקיד, הציעו לי עבודה, לקבל את ההצעה, לסרב להצעה, לקחת את ההצעה, לקחת את התפקיד, לחתום, לחתום על חוזה, חוזה חדש, עבודה חדשה, תפקיד חדש, מקום חדש, שתי הצעות, הצעה נגדית, לעבור חברה, לעבור עבודה, רילוקיישן, שכר גבוה יותר, תנאים יותר טובים, לתת תשובה, תשובה עד, ציידי ראשים, פנו אליי מחברה',
    },
    lines: {
      PS: [
        [
          'The first reaction is quick, and it often says something. What was it, when the offer came?',
          'התגובה הראשונה מהירה, והרבה פעמים אומרת משהו. מה עבר בך כשהאפשרות הזאת עלתה?',
        ],
        [
          'There’s usually one detail the mind keeps circling. Which one is it in this offer?',
          'יש בדרך כלל פרט אחד שהראש חוזר אליו שוב ושוב. מה הפרט הזה כאן?',
        ],
        [
          'Often there’s a fear on either side. Which one is louder, that of taking it or that of letting it go?',
          'לרוב יש פחד בכל אחד מהצדדים. איזה פחד חזק יותר: לקחת את זה או לוותר על זה?',
        ],
        [
          'An answer usually waits for something. What do you still need to know for yours?',
          'תשובה בדרך כלל מחכה למשהו. מה עוד צריך לדעת לפני התשובה שלך?',
        ],
      ],
      ED: [
        [
          'An ordinary Wednesday says more than a contract. How would it look there, from morning to evening?',
          'יום רביעי רגיל אומר יותר מחוזה. איך הוא היה נראה שם, מהבוקר עד הערב?',
        ],
        [
          'Suppose you had said no and somebody else took it. What would you feel about it a year later?',
          'נניח שאמרת לא, ומישהו אחר לקח את זה. מה היה עובר בך אחרי שנה, במחשבה על זה?',
        ],
        [
          'A decision like this is seldom felt by one person alone. Who else will feel it most?',
          'החלטה כזאת נוגעת כמעט תמיד לעוד מישהו. מי עוד ירגיש אותה הכי חזק?',
        ],
        [
          'It may resemble another choice you once made. What did you find out then?',
          'אולי זה מזכיר החלטה אחרת שכבר קיבלת. מה התברר לך אז?',
        ],
      ],
      FC: [
        [
          'Money, people, the work itself, freedom, standing: which of these decides this time?',
          'כסף, אנשים, העבודה עצמה, חופש, מעמד: מה מאלה מכריע הפעם?',
        ],
        [
          'What would have to be different about it for a yes to come easily?',
          'מה היה צריך להיות שם אחרת, כדי שה״כן״ ייצא בקלות?',
        ],
        [
          'In decisions like this, other people’s opinions get loud. Whose do you hear besides your own?',
          'בהחלטה כזאת נשמעות חזק גם דעות של אחרים. של מי הקול שנשמע אצלך, חוץ משלך?',
        ],
      ],
      DG: [
        [
          'There’s usually one question only they can answer. What would you ask them?',
          'יש בדרך כלל שאלה אחת שרק הם יכולים לענות עליה. מה כדאי לשאול אותם?',
        ],
        [
          'You could spend one day as if you had said yes, and one as if you had said no. Which would come first?',
          'אפשר להעביר יום אחד כאילו אמרת כן, ויום אחד כאילו אמרת לא. עם איזה מהם להתחיל?',
        ],
        [
          'How would the first sentence of your answer sound, in either direction?',
          'איך היה נשמע המשפט הראשון בתשובה שלך, לכאן או לכאן?',
        ],
      ],
    },
  },
  {
    key: 'harsh_boss',
    tone: 'hard',
    words: {
      en: 'my boss, boss yells, boss yelled, boss screams, boss shouts, boss ignores, manager ignores, line manager, humiliated me, humiliates, belittles, in front of everyone, in front of the team, micromanages, micromanager, micromanaging, never good enough for my boss, threatens to fire, toxic boss, bullying at work, workplace bullying, my manager hates me, manager hates me, my supervisor, afraid of my boss, scared of my boss, boss picks on me, takes credit, takes the credit',
      he: 'הבוס, הבוסית, הבוס שלי, הבוסית שלי, המנהל שלי, המנהלת שלי, הבוס צועק, הבוסית צועקת, המנהל צועק, המנהלת צועקת, הממונה עליי, הממונה שלי, מול כל הצוות, מול כל המשרד, משפיל, משפילה, השפיל אותי, השפילה אותי, המנהל מתעלם, המנהלת מתעלמת, מיקרומנג׳מנט, נושף בעורף, נושפת בעורף, יושב לי על הראש, יושבת לי על הראש, מאיים לפטר, מאיימת לפטר, אף פעם לא מרוצה, אף פעם לא מרוצה ממני, מתנכל לי, מתנכלת לי, לוקח קרדיט, מפחד מהבוס, מפחדת מהבוסית, העסקה פוגענית',
    },
    lines: {
      PS: [
        [
          'What a boss says or doesn’t say tends to echo. Which sentence, look or silence has stayed with you most?',
          'מה שבוס אומר, או לא אומר, נשאר בראש. איזה משפט, מבט או שתיקה נשאר אצלך הכי חזק?',
        ],
        [
          'The body often reacts before anything is said. What happens in you when that name shows up on the screen?',
          'הגוף מגיב לפעמים עוד לפני שנאמרה מילה. מה קורה אצלך כשהשם הזה מופיע על המסך?',
        ],
        [
          'What makes it hardest: the thing itself, the way it’s done, or who is watching?',
          'מה הכי קשה שם: הדבר עצמו, הדרך שבה זה נעשה, או מי שרואה?',
        ],
        [
          'With a boss there is room for one side of a person and not for another. Which side of you has no room there?',
          'מול בוס יש מקום לצד אחד, ולצד אחר אין. לאיזה צד שלך אין שם מקום?',
        ],
      ],
      ED: [
        [
          'Others may be living under the same boss. What helps them get through the day?',
          'אולי יש שם עוד אנשים תחת אותו בוס. מה עוזר להם לעבור את היום?',
        ],
        [
          'Bosses often pass on pressure they get themselves. Where might this one’s be coming from?',
          'בוסים מעבירים הרבה פעמים הלאה לחץ שהם עצמם מקבלים. מאיפה הוא אולי מגיע כאן?',
        ],
        [
          'There may have been one day when it went differently. What was different about it?',
          'אולי היה יום אחד שבו זה הלך אחרת. מה היה בו שונה?',
        ],
        [
          'Some years from now, in another place, how would you like to tell about this time?',
          'בעוד כמה שנים, ממקום אחר, איך טוב שהתקופה הזאת תסופר?',
        ],
      ],
      FC: [
        [
          'A boss’s opinion and your work are two different things. What do you know about your work, whatever is said?',
          'הדעה של הבוס והעבודה שלך הן שני דברים שונים. מה ברור לך לגבי העבודה שלך, לא משנה מה נאמר?',
        ],
        [
          'Everybody has a line somewhere. What is past yours?',
          'לכל אחד יש קו אדום. מה כבר מעבר לקו שלך?',
        ],
        [
          'Some of it may change and some will likely stay. Which part is worth your strength?',
          'חלק מזה אולי ישתנה, וחלק כנראה לא. על איזה חלק שווה לך להוציא כוח?',
        ],
      ],
      DG: [
        [
          'A short sentence comes more easily when it’s ready. Which one could you prepare for the next time?',
          'משפט קצר יוצא בקלות כשהוא מוכן מראש. איזה משפט אפשר להכין לפעם הבאה?',
        ],
        [
          'What is written down with a date goes round less in the head. Which incident would you write down first?',
          'מה שכתוב עם תאריך מסתובב קצת פחות בראש. איזה מקרה כדאי לכתוב ראשון?',
        ],
        [
          'Who, at work or outside it, could hear from you this week about one such incident?',
          'מי, בעבודה או מחוצה לה, יכול לשמוע ממך השבוע על מקרה אחד כזה?',
        ],
      ],
    },
  },
  {
    key: 'colleague_conflict',
    tone: 'hard',
    words: {
      en: "colleague, coworker, co-worker, my colleague, my coworker, guy at work, girl at work, woman at work, teammate, desk mate, work friend, office politics, office gossip, work chat, stole my idea, steals my ideas, undermines me, passive aggressive, not speaking to me at work, argument at work, fight at work, fell out with a colleague, conflict at work, excluded at work, backstabbing, stabbed me in the back, complained about me, doesn't do their share, leaves me all the work, cc'd my boss",
      he: 'קולגה, הקולגה שלי, מישהי בעבודה, מישהו בעבודה, עמית לעבודה, עמיתה לעבודה, חברה לעבודה, חבר לעבודה, בחורה מהעבודה, בחור מהצוות, שותף לחדר, רכילות, מרכלים עליי, מרכלת עליי, תקע לי סכין, תקעה לי סכין, גנב לי רעיון, גנבה לי רעיון, מחבל לי, מחבלת לי, פסיב אגרסיב, פוליטיקה במשרד, פוליטיקה בעבודה, ריב בעבודה, רבתי עם מישהו בעבודה, רבתי עם מישהי בעבודה, סכסוך בעבודה, מחרימים אותי, לא מדברת איתי בעבודה, לא מדבר איתי בעבודה, התלונן עליי, התלוננה עליי, מפיל עליי, מפילה עליי',
    },
    lines: {
      PS: [
        [
          'In friction at work there’s often one small moment that got stuck. Which is it here?',
          'מאחורי מתח בעבודה יש הרבה פעמים רגע קטן אחד שנתקע. מה הרגע הזה כאן?',
        ],
        [
          'Of everything that has gone on there, what bothers you most?',
          'מכל מה שקרה שם, מה הכי מפריע לך?',
        ],
        [
          'The body notices who has come into the room. What happens in you when that person appears?',
          'הגוף מגיב למי שנכנס לחדר. מה קורה אצלך כשהצד השני מופיע?',
        ],
        [
          'Things like this tend to come home too. What of it comes along with you?',
          'דברים כאלה באים גם הביתה. מה מזה מגיע איתך?',
        ],
      ],
      ED: [
        [
          'If the other side told a friend about it tonight, which part of the story would differ most?',
          'אם הצד השני היה מספר על זה הערב בבית, איזה חלק בסיפור היה הכי שונה?',
        ],
        [
          'Perhaps there were days when working together went well. What made it possible?',
          'אולי היו ימים שהעבודה ביניכם הלכה טוב. מה אפשר את זה?',
        ],
        [
          'Sometimes it’s the roles that collide, more than the people. What in the way the work is divided makes it worse?',
          'לפעמים התפקידים מתנגשים, יותר מהאנשים. מה בחלוקת העבודה שם מגביר את זה?',
        ],
        [
          'Somebody there may see both sides. What would they notice that is hard to see from where you are?',
          'אולי יש שם מי שרואים את שני הצדדים. מה הם היו רואים, שקשה לראות מבפנים?',
        ],
      ],
      FC: [
        [
          'Which of these would be enough: an apology, quiet, a clear agreement, or simply less contact?',
          'מה מאלה היה מספיק: התנצלות, שקט, הסכמה ברורה, או פשוט פחות מגע?',
        ],
        [
          'You can be right and still lose a whole week to it. What matters more now: being right, or having it over?',
          'אפשר לצדוק ובכל זאת להפסיד על זה שבוע שלם. מה חשוב לך יותר עכשיו: הצדק, או שזה ייגמר?',
        ],
        [
          'In most stories like this there’s a part you can move from your side. Which part is it here?',
          'ברוב הסיפורים האלה יש חלק שאפשר להזיז מהצד שלך. מה החלק הזה כאן?',
        ],
      ],
      DG: [
        [
          'If there were a talk, how could its first sentence go, without blame in it?',
          'אילו הייתה שיחה, איך היה נשמע המשפט הראשון בה, בלי האשמה?',
        ],
        [
          'A talk needs a good place. Where would this one have the best chance: over coffee, on a walk, in writing?',
          'לשיחה כזאת צריך מקום טוב. איפה יש לה הכי הרבה סיכוי: על קפה, בהליכה, בכתב?',
        ],
        [
          'What one small thing could you ask of that person by the end of this week?',
          'איזה דבר אחד קטן אפשר לבקש מהצד השני עד סוף השבוע?',
        ],
      ],
    },
  },
  {
    key: 'overworked',
    tone: 'hard',
    words: {
      en: "burnout, burned out, burnt out, burning out, overworked, exhausted from work, overtime, too many hours, long hours, sixty hours, 60 hours, 70 hours, on call, night shifts, double shifts, back to back meetings, no weekend, working weekends, can't switch off, can't disconnect, deadlines, too much work, workload, swamped, drowning in work, understaffed, short staffed, no break, running on fumes, running on empty, always available, emails at night, working on weekends, working on weekend, work weekends, stop working on weekends, work too much, working too much, workaholic, married to my laptop, my laptop",
      he: 'שחיקה, שחוק, שחוקה, נשחקתי, ברנאאוט, עומס, עומס בעבודה, קורס מעומס, קורסת מעומס, שעות נוספות, יותר מדי שעות, שעות מטורפות, כוננות, כוננויות, תורנות, תורנויות, משמרת כפולה, משמרות לילה, לא מספיק כלום, לא מספיקה כלום, דדליין, דדליינים, אין סופי שבוע, עובד בשבתות, עובדת בשבתות, לא מצליח להתנתק, לא מצליחה להתנתק, זמין תמיד, זמינה תמיד, מיילים בלילה, חסר כוח אדם, טובע בעבודה, טובעת בעבודה, גמור מהעבודה, גמורה מהעבודה, אין לי חיים חוץ מהעבודה',
    },
    lines: {
      PS: [
        [
          'Too much work tends to show first in small things at home. Where does it show with you?',
          'עומס רואים קודם בדברים הקטנים בבית. איפה רואים את זה אצלך?',
        ],
        [
          'Working hours end on paper before they end in the head. At what time does work really end for you?',
          'על הנייר העבודה נגמרת מוקדם יותר מאשר בראש. באיזו שעה היא באמת נגמרת אצלך?',
        ],
        [
          'The body is usually the first to complain. What has yours been saying lately?',
          'הגוף בדרך כלל מתלונן ראשון. מה הגוף שלך אומר בזמן האחרון?',
        ],
        [
          'Something always gets dropped to make room. What has gone missing from your weeks?',
          'כדי לפנות מקום, תמיד מוותרים על משהו בלי לשים לב. מה נעלם מהשבועות שלך?',
        ],
      ],
      ED: [
        [
          'There may have been a time when the load was still bearable. What was different then?',
          'אולי הייתה תקופה שהעומס עוד היה נסבל. מה היה אחרת אז?',
        ],
        [
          'What would really happen if one thing waited until next week?',
          'מה באמת יקרה אם דבר אחד יחכה לשבוע הבא?',
        ],
        [
          'Somebody usually pays for a pace like this. Who pays most for yours?',
          'על קצב כזה מישהו משלם. מי משלם הכי הרבה על הקצב שלך?',
        ],
        [
          'Suppose somebody dear to you had your last week. What would you notice first?',
          'נניח שמישהו יקר לך עבר את השבוע האחרון שלך. מה היה קופץ לך לעין קודם?',
        ],
      ],
      FC: [
        [
          'Of everything on the pile, what truly needs you and nobody else?',
          'מכל מה שבערימה, מה באמת אף אחד אחר לא יכול לעשות?',
        ],
        [
          'Behind a pace like this there’s sometimes one simple fear. What might be lost if you slowed down?',
          'מאחורי קצב כזה יש לפעמים פחד פשוט. מה עלול ללכת לאיבוד אם מאטים?',
        ],
        [
          'Nobody ever tells you when it’s enough. How could you tell that today was?',
          'אף אחד לא מודיע מתי מספיק. לפי מה אפשר לדעת שהיום עשית מספיק?',
        ],
      ],
      DG: [
        [
          'Which one thing could you say “no” or “not now” to tomorrow?',
          'לאיזה דבר אחד אפשר להגיד מחר ״לא״, או ״לא עכשיו״?',
        ],
        [
          'Which hour this week could stay free of work, with the phone in another room?',
          'איזו שעה השבוע אפשר להשאיר נקייה מעבודה, כשהטלפון בחדר אחר?',
        ],
        [
          'Real numbers are hard to argue with. Who should hear from you how many hours last week really had?',
          'עם מספרים קשה להתווכח. מי כדאי שישמע ממך כמה שעות באמת היו בשבוע שעבר?',
        ],
      ],
    },
  },
  {
    key: 'asking_for_raise',
    tone: 'open',
    words: {
      en: "raise, pay raise, pay rise, ask for a raise, asking for a raise, asked for a raise, ask for more money, salary talk, salary negotiation, negotiate my salary, negotiating, underpaid, paid less, earns more than me, earn less than, market rate, salary review, annual review, performance review, bonus, deserve a raise, haven't had a raise, same salary, raise my rates, raise my prices, what I'm worth, no increase, salary band",
      he: 'העלאה, העלאה בשכר, העלאת שכר, לבקש העלאה, ביקשתי העלאה, תוספת שכר, תוספת בשכר, לבקש יותר כסף, שיחת שכר, משא ומתן על שכר, לדבר על כסף, לדבר על השכר, מרוויח פחות, מרוויחה פחות, מרוויח יותר ממני, מרוויחה יותר ממני, לא מתומחר, תת תשלום, אותה משכורת, אותו שכר, השכר שלי, המשכורת שלי, מגיעה לי העלאה, בונוס, שיחת הערכה, הערכה שנתית, לא העלו לי, לא קיבלתי העלאה, להעלות מחיר, להעלות את התעריף, תעריף',
    },
    lines: {
      PS: [
        [
          'Asking for money is rarely only about money. What else is in it for you?',
          'לבקש כסף זה כמעט אף פעם לא רק עניין של כסף. מה עוד יש בזה אצלך?',
        ],
        [
          'There’s usually something that sets it off: a payslip, a comparison, one task too many. What was it here?',
          'בדרך כלל משהו מעורר את זה: תלוש, השוואה למישהו, עוד משימה אחת. מה זה היה כאן?',
        ],
        [
          'Such a talk runs in the head many times beforehand. Which sentence would be the hardest to hear?',
          'שיחה כזאת רצה בראש הרבה לפני שהיא קורית. איזה משפט הכי קשה יהיה לשמוע?',
        ],
        [
          'People learn early how to talk about money, or not to. How was it where you grew up?',
          'מוקדם מאוד לומדים איך מדברים על כסף, או לא מדברים. איך זה היה במקום שבו גדלת?',
        ],
      ],
      ED: [
        [
          'Whoever decides sees only a part. Which part of your work do they never get to see?',
          'מי שמחליטים רואים רק חלק. איזה חלק מהעבודה שלך אף פעם לא מגיע אליהם?',
        ],
        [
          'Suppose somebody else did exactly your work. What would be the first reason to pay them more?',
          'נניח שמישהו אחר עושה בדיוק את העבודה שלך. מה הייתה הסיבה הראשונה לשלם על זה יותר?',
        ],
        [
          'Besides the sum, what else could make it fair: hours, a role, a day at home, something to learn?',
          'חוץ מהסכום, מה עוד היה עושה את זה הוגן: שעות, תפקיד, יום מהבית, משהו ללמוד?',
        ],
        [
          'And if the answer is “not now”, what would be worth knowing by the end of that talk?',
          'ואם התשובה תהיה ״לא כרגע״, מה חשוב לדעת עד סוף השיחה?',
        ],
      ],
      FC: [
        [
          'There’s the number you ask for and the number you could live with calmly. What is the second one?',
          'יש המספר שמבקשים, ויש המספר שאפשר לחיות איתו בשקט. מה המספר השני?',
        ],
        [
          'Which one thing of the past year would simply not have happened without you?',
          'איזה דבר אחד בשנה האחרונה פשוט לא היה קורה בלי העבודה שלך?',
        ],
        [
          'What is it mostly about: the sum, fairness, or being noticed?',
          'על מה זה בעיקר: הסכום, ההגינות, או שישימו לב?',
        ],
      ],
      DG: [
        [
          'The first half minute is the hardest. With which words could you open?',
          'חצי הדקה הראשונה היא הכי קשה. באילו מילים אפשר לפתוח?',
        ],
        [
          'Timing can be half the answer. On which day would the other side have time to listen?',
          'תזמון זה לפעמים חצי מהתשובה. באיזה יום יהיה לצד השני פנאי להקשיב?',
        ],
        [
          'With whom could you say the number aloud once, before you say it there?',
          'עם מי אפשר להגיד את המספר בקול פעם אחת, לפני שאומרים אותו שם?',
        ],
      ],
    },
  },
  {
    key: 'passed_over',
    tone: 'hard',
    words: {
      en: "passed over, passed me over, overlooked for, overlooked at work, not chosen for the role, didn't get the promotion, didn't get promoted, not promoted, someone else got, got the promotion instead, promoted instead, gave the promotion, promoted her, promoted him, chose someone else, picked someone else, external hire, was promised the role, promised me the promotion, next in line, the role went to, runner-up, turned down for promotion, skipped over, younger colleague promoted, tenure denied",
      he: 'לא קיבלתי את הקידום, לא קודמתי, לא קידמו אותי, קידמו אותה, קידמו אותו, קידמו מישהו אחר, קידמו מישהי אחרת, קידום, הקידום, פסחו עליי, דילגו עליי, עקפו אותי, עקפה אותי, עקף אותי, בחרו במישהו אחר, בחרו במישהי אחרת, בחרו בה לתפקיד, בחרו בו לתפקיד, קיבלה את התפקיד במקומי, קיבל את התפקיד במקומי, התפקיד שלי הלך, הבטיחו לי את התפקיד, הבטיחו לי קידום, היה אמור להיות שלי, הגיע לי הקידום, הביאו מבחוץ, הצניחו, מכרז, הפסדתי במכרז, תקרת זכוכית, קביעות לא קיבלתי',
    },
    lines: {
      PS: [
        [
          'Several things can hurt in this. Which hurts most: the role, the way it was done, or who was chosen?',
          'אפשר להיפגע כאן מכמה דברים. מה הכי כואב: התפקיד, הדרך שבה זה נעשה, או מי שנבחרו?',
        ],
        [
          'The moment of hearing it often stays. How did you learn of it?',
          'הרגע שבו שומעים את זה נשאר הרבה פעמים בזיכרון. איך זה נודע לך?',
        ],
        [
          'Perhaps there was a promise before, or something close to one. What had you been building on?',
          'אולי הייתה קודם הבטחה, או משהו קרוב לזה. על מה בנית?',
        ],
        [
          'A no like this quickly turns into something people say about themselves. What has it been telling you?',
          '״לא״ כזה הופך מהר למשהו שאומרים על עצמנו. מה הוא אומר לך בראש?',
        ],
      ],
      ED: [
        [
          'Such choices often depend on more than the work. What else may have counted here?',
          'בבחירות כאלה לא רק העבודה קובעת. מה עוד אולי השפיע כאן?',
        ],
        [
          'There are people who saw what you did. Whose view would you trust on this?',
          'יש אנשים שראו מה עשית. על העין של מי אפשר לסמוך בעניין הזה?',
        ],
        [
          'Suppose the role were yours. Which part of it would nobody envy you?',
          'נניח שהתפקיד היה שלך. באיזה חלק ממנו אף אחד לא היה מקנא?',
        ],
        [
          'Perhaps something you wanted once went to somebody else before. What came of it in the end?',
          'אולי כבר קרה שמשהו שרצית הלך למישהו אחר. מה יצא מזה בסוף?',
        ],
      ],
      FC: [
        [
          'What did you want from that role that could perhaps be found somewhere else too?',
          'מה רצית מהתפקיד הזה, שאולי אפשר למצוא גם במקום אחר?',
        ],
        ['Which answer do you still need from them?', 'איזו תשובה עוד חסרה לך מהם?'],
        [
          'There’s staying, there’s leaving, and there’s staying in another way. Which is closest today?',
          'אפשר להישאר, אפשר ללכת, ואפשר להישאר אחרת. לאן זה נוטה אצלך היום?',
        ],
      ],
      DG: [
        [
          'In which one sentence could you ask for the reasons?',
          'באיזה משפט אחד אפשר לבקש לדעת את הסיבות?',
        ],
        [
          'The next meeting with the person who was chosen can be prepared a little. What would you like to say?',
          'את הפגישה הבאה עם האדם שנבחר אפשר קצת להכין. מה טוב שייאמר בה?',
        ],
        [
          'Which part of your work could you do this week simply because you like it?',
          'איזה חלק בעבודה אפשר לעשות השבוע פשוט מתוך הנאה?',
        ],
      ],
    },
  },
  {
    key: 'speaking_up',
    tone: 'hard',
    words: {
      en: 'presentation, presentations, presenting, public speaking, give a talk, giving a speech, speech, stage fright, on stage, in front of people, in front of an audience, audience, speak up, speaking up, speak in meetings, say something in meetings, stay silent in meetings, quiet in meetings, voice shakes, shaky voice, my mind goes blank, blank out, go blank, blushing, turn red, microphone, podium, slides, keynote, defend my thesis, wedding toast, fear of speaking, pitch to',
      he: 'מצגת, להציג, פרזנטציה, הרצאה, להרצות, נאום, לנאום, לדבר מול קהל, מול קהל, פחד קהל, פחד במה, על הבמה, לדבר בישיבות, לדבר בישיבה, לפתוח את הפה, שותק בישיבות, שותקת בישיבות, להגיד מה שאני חושב, להגיד מה שאני חושבת, הקול רועד, רועד לי הקול, בלאקאאוט, בלקאאוט, מאדים, מאדימה, מסמיק, מסמיקה, מיקרופון, שקפים, לעמוד מול אנשים, להשמיע את הקול, להעביר הדרכה, הגנה על התזה, ברכה בחתונה, חרדת קהל',
    },
    lines: {
      PS: [
        [
          'Speaking in front of people is felt in the body too. Where do you feel it first?',
          'לדבר מול אנשים מרגישים גם בגוף. איפה זה מורגש אצלך קודם?',
        ],
        [
          'Among all the eyes there’s often one pair that counts the most. Whose are they?',
          'מכל מי שמסתכלים, יש בדרך כלל מבט אחד שהכי משפיע. של מי המבט הזה?',
        ],
        [
          'In the worst version of the film in your head, what exactly happens?',
          'בגרסה הכי גרועה של הסרט שרץ בראש, מה בדיוק קורה?',
        ],
        [
          'Some people learned early to stay quiet. Since when have you known this in yourself?',
          'יש מי שלמדו כבר מזמן להישאר בשקט. ממתי זה מוכר לך?',
        ],
      ],
      ED: [
        [
          'There’s usually some place where the words come by themselves. Where is it for you?',
          'יש בדרך כלל מקום שבו המילים יוצאות בקלות. איפה זה אצלך?',
        ],
        [
          'Perhaps you once heard somebody who was visibly nervous and still reached you. What was it that reached you?',
          'אולי שמעת פעם מישהו מדבר בהתרגשות גלויה. מה בכל זאת נגע בך שם?',
        ],
        [
          'What would the others miss if you kept your thought to yourself?',
          'מה יהיה חסר לאחרים אם המחשבה הזאת תישאר רק אצלך?',
        ],
        [
          'A day later people tend to remember one thing. What would you like it to be?',
          'יום אחרי זוכרים בדרך כלל דבר אחד. מה הכי טוב שיזכרו?',
        ],
      ],
      FC: [
        [
          'If only one sentence of yours gets across, which one is it?',
          'אם רק משפט אחד שלך יעבור, איזה משפט זה?',
        ],
        [
          'Which is the hardest part: beginning, being looked at, or being asked something?',
          'איזה חלק הכי קשה: להתחיל, המבטים, או השאלות?',
        ],
        [
          'It’s hard to talk to a whole room. To which one person there would you most like to say it?',
          'קשה לדבר אל חדר שלם. לאיזה אדם אחד שם הכי חשוב לך לומר את זה?',
        ],
      ],
      DG: [
        [
          'A first sentence can be known by heart. How could yours go?',
          'את המשפט הראשון אפשר לדעת בעל פה. איך הוא יכול להישמע אצלך?',
        ],
        [
          'Going second is often easier than going first. In which small conversation this week could you try it?',
          'לדבר אחרי מישהו קל יותר מלדבר ראשונים. באיזו שיחה קטנה השבוע אפשר לנסות את זה?',
        ],
        [
          'In front of whom could you say it aloud once, from beginning to end?',
          'מול מי אפשר לומר את זה פעם אחת בקול, מההתחלה עד הסוף?',
        ],
      ],
    },
  },
  {
    key: 'interview_ahead',
    tone: 'open',
    words: {
      en: 'interview, job interview, interview tomorrow, interview next week, interview coming up, first interview, second interview, final interview, final round, second round, interviewing, interviewer, panel interview, phone screen, screening call, whiteboard, technical interview, assessment centre, assessment center, trial day, tell me about yourself, prepare for the interview, preparing for an interview, called me for an interview, invited me to an interview, nervous about the interview, hiring manager, audition',
      he: 'ריאיון, ראיון, ראיון עבודה, ריאיון עבודה, ראיון מחר, ראיון ראשון, ראיון שני, ראיון אישי, ראיון טכני, ראיון קבלה, שלב אחרון, שלב שני, זימנו אותי לראיון, הזמינו אותי לראיון, קראו לי לראיון, מראיין, מראיינת, המראיינים, מרכז הערכה, מבחני מיון, יום ניסיון, ספר על עצמך, ספרי על עצמך, להתכונן לראיון, מתכונן לראיון, מתכוננת לראיון, לוחצת מהראיון, לחוץ מהראיון, מנהל מגייס, ראיון בזום, אודישן',
    },
    lines: {
      PS: [
        [
          'There’s often one question people hope won’t come up. Which is it for you?',
          'יש הרבה פעמים שאלה אחת שמקווים שלא ישאלו. איזו שאלה זו אצלך?',
        ],
        [
          'Some interviews are just an hour, and on some a lot depends. What depends on this one for you?',
          'יש ריאיון שהוא סתם שעה, ויש ריאיון שהרבה תלוי בו. מה תלוי הפעם?',
        ],
        [
          'Who sits on the other side of the table when you picture it?',
          'כשמדמיינים את החדר, איזה אדם יושב מול הכיסא שלך?',
        ],
        [
          'Old tests and interviews come to mind at such times. Which one comes to yours?',
          'ברגעים כאלה נזכרים במבחנים ובראיונות ישנים. איזה מהם עולה אצלך?',
        ],
      ],
      ED: [
        [
          'Which story of yours, from work or from home, shows best what you do on a difficult day?',
          'איזה סיפור שלך, מהעבודה או מהבית, מראה הכי טוב איך התמודדת ביום קשה?',
        ],
        [
          'People who worked or studied beside you could describe you in one line. What might they say?',
          'אנשים שעבדו או למדו לידך יכולים לתאר אותך בשורה אחת. מה הם היו אומרים?',
        ],
        [
          'People usually hire because something is pressing. Which worry of theirs could you take away?',
          'בדרך כלל מגייסים כי משהו לוחץ. איזו דאגה שלהם אפשר להוריד בזכותך?',
        ],
        [
          'What would they have to tell or show you, for the place to suit you as well?',
          'מה חשוב לשמוע או לראות אצלם, כדי לדעת שהמקום מתאים גם לך?',
        ],
      ],
      FC: [
        [
          'What would you like them to remember about you afterwards?',
          'מה הכי חשוב לך שיזכרו ממך אחרי הפגישה?',
        ],
        [
          'Part of the outcome isn’t in your hands. How will you know that you did your part?',
          'חלק מהתוצאה לא בידיים שלך. לפי מה אפשר יהיה לדעת שעשית את החלק שלך?',
        ],
        [
          'People can bend quite a lot for a job. What are you not willing to bend on?',
          'בשביל עבודה מתכופפים לפעמים די הרבה. על מה לא בא לך להתפשר שם?',
        ],
      ],
      DG: [
        [
          '“Tell us a bit about yourself” tends to come early. With which sentence could you begin?',
          '״אז קצת על עצמך״ מגיע בדרך כלל כבר בהתחלה. באיזה משפט אפשר לפתוח?',
        ],
        [
          'What could be settled the evening before, so the morning is easier: clothes, the way there, one answer?',
          'מה אפשר לסגור בערב שלפני, כדי שהבוקר יהיה קל יותר: בגדים, הדרך, תשובה אחת?',
        ],
        ['Which question would you like to ask them?', 'איזו שאלה חשוב לך לשאול אותם?'],
      ],
    },
  },
  {
    key: 'starting_business',
    tone: 'open',
    words: {
      en: 'start a business, starting a business, my own business, own business, start my own, startup, start-up, founder, cofounder, co-founder, freelance, freelancing, freelancer, self-employed, self employed, go independent, work for myself, be my own boss, side hustle, business idea, business plan, first client, first clients, first customer, open a shop, open a studio, open a café, open a cafe, private practice, investors, bootstrapping, etsy shop, register a company',
      he: 'לפתוח עסק, פותח עסק, פותחת עסק, עסק משלי, עסק עצמאי, עצמאי, עצמאית, לצאת לעצמאות, להיות עצמאי, להיות עצמאית, פרילנס, פרילנסר, פרילנסרית, סטארטאפ, סטארט אפ, יזם, יזמית, יזמות, רעיון לעסק, תוכנית עסקית, עוסק פטור, עוסק מורשה, לקוחות ראשונים, לקוח ראשון, לקוחה ראשונה, הבוס של עצמי, הבוסית של עצמי, לפתוח קליניקה, לפתוח סטודיו, לפתוח חנות, לפתוח בית קפה, משקיעים, שותף לעסק, קליניקה פרטית',
    },
    lines: {
      PS: [
        [
          'An idea like this usually begins somewhere. When did it first come to you?',
          'רעיון כזה מתחיל בדרך כלל ברגע מסוים. מתי הוא עלה אצלך לראשונה?',
        ],
        [
          'The wish and the fear often come together. What exactly is the fear about?',
          'הרצון והפחד מגיעים הרבה פעמים ביחד. איך הם מתחלקים אצלך בימים האלה?',
        ],
        [
          'Which picture comes up first when you think of it: a room, a customer, a bank account?',
          'איזו תמונה עולה קודם כשחושבים על זה: חדר, לקוח, חשבון בנק?',
        ],
        [
          'Setting out on one’s own asks for something. What would it ask of you?',
          'להתחיל משהו משלך דורש משהו. מה זה ידרוש ממך?',
        ],
      ],
      ED: [
        [
          'Who are the first five people who need this, by name?',
          'מי חמשת האנשים הראשונים שצריכים את זה, ממש בשמות?',
        ],
        [
          'People close by often see the risks first. Which worry of theirs is worth listening to?',
          'אנשים קרובים רואים לרוב קודם את הסיכונים. איזו דאגה שלהם שווה להקשיב לה?',
        ],
        [
          'Perhaps you once started something else from nothing. What got it past the first weeks?',
          'אולי כבר התחלת פעם משהו אחר מאפס. מה החזיק את זה בשבועות הראשונים?',
        ],
        [
          'Suppose it is two years from now and a good day. What fills the hours?',
          'נניח שעברו שנתיים וזה יום טוב. מה ממלא את השעות?',
        ],
      ],
      FC: [
        [
          'It helps to know a limit before the start. How much may this cost before it’s too much?',
          'טוב לדעת את הגבול עוד לפני שמתחילים. כמה זה יכול לעלות לפני שזה יותר מדי?',
        ],
        [
          'There’s what you love doing and what somebody will pay for. Where do the two meet in this?',
          'יש מה שאוהבים לעשות ויש מה שמישהו ישלם עליו. איפה השניים נפגשים כאן?',
        ],
        [
          'A new business takes whatever time it finds. What should it not be allowed to touch?',
          'עסק חדש לוקח כל זמן פנוי שיש. במה חשוב לך שהוא לא ייגע?',
        ],
      ],
      DG: [
        [
          'A tiny version can be offered before anything is built. To whom could you offer it first?',
          'גרסה קטנה אפשר להציע עוד לפני שבונים משהו. למי אפשר להציע אותה קודם?',
        ],
        [
          'Who could give you a quarter of an hour this week and say honestly what they would pay for it?',
          'מי יכול לתת לך השבוע רבע שעה, ולומר ביושר כמה היה שווה לשלם על זה?',
        ],
        [
          'Money worries get calmer on paper. Which price could you write down today?',
          'ענייני כסף נרגעים קצת על הנייר. איזה מחיר אפשר לרשום היום?',
        ],
      ],
    },
  },
  {
    key: 'business_in_trouble',
    tone: 'hard',
    words: {
      en: "my business is failing, business is failing, business is struggling, business is dying, losing money, losing customers, lost our biggest client, no customers, no clients, no orders, cash flow, payroll, can't pay my staff, can't make payroll, can't pay suppliers, bankrupt, bankruptcy, insolvency, insolvent, close the shop, closing the business, shut down, shutting down, running out of money, runway, investors pulled out, debts of the business, business debt, slow season, empty restaurant, empty shop, business loan",
      he: 'העסק קורס, העסק בצרות, העסק לא עובד, העסק שלי קורס, העסק מפסיד, מפסיד כסף, מפסידה כסף, אין לקוחות, אין הזמנות, אין עבודה בעסק, איבדנו לקוח גדול, איבדתי לקוחות, תזרים, תזרים מזומנים, לשלם משכורות, אין לי לשלם לעובדים, ספקים, חובות לספקים, חובות של העסק, פשיטת רגל, חדלות פירעון, הליך פירעון, לסגור את העסק, לסגור את החנות, סוגרים את העסק, נגמר הכסף בקופה, משקיעים ברחו, מינוס בעסק, הלוואה לעסק, ערבות אישית, המסעדה ריקה, החנות ריקה, צ׳קים חוזרים',
    },
    lines: {
      PS: [
        [
          'There’s often one number that says it all. Which one is it for you?',
          'יש הרבה פעמים מספר אחד שאומר הכול. איזה מספר זה אצלך?',
        ],
        [
          'What weighs most today: the money, the people who count on it, or the dream itself?',
          'מה הכי כבד היום: הכסף, האנשים שתלויים בזה, או החלום עצמו?',
        ],
        [
          'A thing like this often shows early in something small. What did it begin with?',
          'דבר כזה מתגלה הרבה פעמים קודם במשהו קטן. במה זה התחיל?',
        ],
        [
          'Worry about a business is often kept quiet. Who knows how things really stand?',
          'דאגה לעסק שומרים הרבה פעמים בבטן. מי יודע מה המצב באמת?',
        ],
      ],
      ED: [
        [
          'Which part of it is still alive: a customer, a product, a day of the week?',
          'איזה חלק בעסק עוד חי: לקוח, מוצר, יום בשבוע?',
        ],
        [
          'Perhaps there was a tight spot before. What helped that time?',
          'אולי כבר היה פעם מצב דחוק. מה עזר אז?',
        ],
        [
          'Suppose these figures belonged to somebody dear to you. What would you notice first?',
          'נניח שהמספרים האלה היו של מישהו יקר לך. מה היה קופץ לך לעין קודם?',
        ],
        [
          'Suppose it came to an orderly end. What would you still have from it?',
          'נניח שזה היה נגמר בצורה מסודרת. מה היה נשאר לך מזה?',
        ],
      ],
      FC: [
        [
          'Not everything can be saved at once. What matters most to save?',
          'אי אפשר להציל הכול בבת אחת. מה הכי חשוב להציל?',
        ],
        [
          'Hoping and waiting can feel the same. By which date do you want it to be clear?',
          'לפעמים קשה להבדיל בין לקוות לבין לחכות. עד איזה תאריך חשוב לך שזה יהיה ברור?',
        ],
        [
          'Some of it depends on the market, the season, other people. What in it depends on you?',
          'חלק מזה תלוי בשוק, בעונה, באנשים אחרים. מה מזה תלוי בך?',
        ],
      ],
      DG: [
        [
          'Which phone call has been put off the longest?',
          'איזו שיחת טלפון נדחית כבר הכי הרבה זמן?',
        ],
        [
          'With whom could you look at all the numbers together this week?',
          'עם מי אפשר לשבת השבוע על כל המספרים יחד?',
        ],
        [
          'Small costs can be stopped sooner than big ones. Which one could end this week?',
          'הוצאות קטנות קל לעצור לפני הגדולות. איזו הוצאה אחת אפשר לעצור השבוע?',
        ],
      ],
    },
  },
  {
    key: 'changing_career',
    tone: 'open',
    words: {
      en: 'career change, change careers, changing careers, switch careers, switching careers, career switch, change my profession, new profession, new career, different field, change fields, switch fields, retrain, retraining, go back to school, back to university, start over professionally, starting over at, midlife career, quit teaching, leave teaching, leaving medicine, leave law, leave tech, bootcamp, wrong profession, wrong career, pivot, vocation, second career, what should i do with my life',
      he: 'הסבה מקצועית, הסבה, שינוי קריירה, לשנות קריירה, להחליף קריירה, להחליף מקצוע, לשנות מקצוע, מקצוע חדש, קריירה שנייה, קריירה חדשה, תחום אחר, לעבור תחום, לשנות תחום, לחזור ללימודים, ללמוד מחדש, להתחיל מאפס, להתחיל מחדש מקצועית, לעזוב את ההוראה, לעזוב את ההייטק, לעזוב את הרפואה, לעזוב את המקצוע, לא המקצוע שלי, המקצוע הלא נכון, לא מה שרציתי לעשות, קורס הסבה, בוטקמפ, ייעוד, השליחות שלי, מה אני רוצה לעשות כשאהיה גדול, מה אני רוצה לעשות כשאהיה גדולה, אבחון תעסוקתי',
    },
    lines: {
      PS: [
        [
          'A wish for other work often comes up at odd moments. When is it strongest?',
          'הרצון בעבודה אחרת עולה לפעמים ברגעים לא צפויים. מתי הוא הכי חזק?',
        ],
        [
          'There’s what draws you to the new and what drives you out of the old. Which is stronger right now?',
          'יש מה שמושך למקום חדש, ויש מה שדוחף החוצה מהישן. מה חזק יותר אצלך עכשיו?',
        ],
        [
          'What would be the hardest to give up: the income, the name, or knowing how it’s done?',
          'על מה הכי קשה לוותר: ההכנסה, המעמד, או התחושה שיודעים מה עושים?',
        ],
        [
          'The old path began with a hope too. What were you hoping for back then?',
          'גם הדרך הישנה התחילה מתקווה. למה קיווית אז?',
        ],
      ],
      ED: [
        [
          'Some people may not be surprised by this wish at all. Who would be the least surprised?',
          'יש אנשים שהרצון הזה בכלל לא יפתיע אותם. מי הכי פחות יופתע?',
        ],
        [
          'As a child, what could you do for hours without anybody asking?',
          'בילדות, מה יכולת לעשות שעות בלי שאף אחד ביקש?',
        ],
        [
          'Not everything from the old work has to be left behind. Which parts of it would you gladly keep?',
          'לא חייבים להשאיר מאחור את כל העבודה הישנה. אילו חלקים ממנה שווה לקחת הלאה?',
        ],
        [
          'Picture yourself five years on, still in the same work. What would you miss?',
          'נניח שעברו חמש שנים וזו אותה עבודה. מה היה חסר לך?',
        ],
      ],
      FC: [
        [
          'What would you most want more of in a day: people, quiet, work with the hands, meaning, money?',
          'ממה הכי חשוב לך שיהיה יותר ביום: אנשים, שקט, עבודת כפיים, משמעות, כסף?',
        ],
        [
          'Not everything has to change at once. What needs to stay the same in the meantime?',
          'לא הכול חייב להשתנות בבת אחת. מה צריך להישאר יציב בינתיים?',
        ],
        [
          'Sometimes the trade is finished for somebody, sometimes only the workplace. How could you tell which it is?',
          'לפעמים מיצינו את המקצוע, ולפעמים רק את מקום העבודה. לפי מה אפשר לדעת מה מהשניים זה?',
        ],
      ],
      DG: [
        [
          'Somebody already does the work you have in mind. Who could tell you about an ordinary morning in it?',
          'יש מי שכבר עושים את העבודה הזאת. מי יכול לתאר לך בוקר רגיל שם?',
        ],
        [
          'Other work can be tried on a little. What could you try for a single day?',
          'עבודה אחרת אפשר קצת לנסות לפני שקופצים. מה אפשר לנסות ליום אחד?',
        ],
        [
          'Which one thing do you need to find out before anything is decided?',
          'איזה דבר אחד צריך לברר לפני שמחליטים משהו?',
        ],
      ],
    },
  },
  {
    key: 'leading_somebody_difficult',
    tone: 'hard',
    words: {
      en: "difficult employee, problem employee, underperforming, underperformer, underperforms, employee who, my employee, one of my employees, someone on my team, somebody in my team, team member, my direct report, doesn't deliver, misses deadlines, bad attitude, challenges my authority, undermines my authority, doesn't respect me as a manager, performance talk, feedback talk, difficult feedback, improvement plan, pip, low performer, warning letter, feedback to someone, older than me and reports to me, my apprentice, my intern",
      he: 'עובד בעייתי, עובדת בעייתית, עובד קשה, עובדת קשה, עובד שלי, עובדת שלי, אחד העובדים שלי, אחת העובדות שלי, מישהו בצוות שלי, מישהי בצוות שלי, כפוף שלי, כפופה שלי, לא מספק את הסחורה, לא מספקת את הסחורה, לא עומד ביעדים, לא עומדת ביעדים, מאחר כל יום, מאחרת כל יום, לא מקבל מרות, לא מקבלת מרות, מערער על הסמכות שלי, מערערת על הסמכות שלי, שיחת משוב, לתת משוב, משוב קשה, שיחת משמעת, תוכנית שיפור, ביצועים נמוכים, המתמחה שלי',
    },
    lines: {
      PS: [
        [
          'There’s usually one incident that tells the whole story. Which is it here?',
          'יש בדרך כלל מקרה אחד שמספר את כל הסיפור. מה המקרה הזה כאן?',
        ],
        [
          'With somebody like that it’s easy to get hard, careful or tired. Which of these happens to you?',
          'מול מישהו כזה אפשר להתקשח, להיזהר או להתעייף. מה מאלה קורה לך?',
        ],
        [
          'What exactly is missing there: ability, will, clarity, or trust between you?',
          'מה בדיוק חסר שם: יכולת, רצון, בהירות, או אמון ביניכם?',
        ],
        [
          'In such cases much is thought and little is said. What has that person already heard from you in plain words?',
          'במצבים כאלה חושבים הרבה ואומרים מעט. מה כבר אמרת שם, במילים פשוטות?',
        ],
      ],
      ED: [
        [
          'Perhaps that person once did something really well. What was different then?',
          'אולי היה שם פעם משהו שנעשה באמת טוב. מה היה אז אחרת?',
        ],
        [
          'Resistance often protects something. What might it be protecting here?',
          'התנגדות שומרת הרבה פעמים על משהו. על מה היא אולי שומרת כאן?',
        ],
        [
          'Suppose that person described what it is like to work under you. What in it would be a little true?',
          'נניח שהצד השני היה מתאר איך זה לעבוד תחת הניהול שלך. מה שם היה גם קצת נכון?',
        ],
        [
          'Somebody once led you when you weren’t easy. What did they do that helped?',
          'אולי גם אותך ניהלו פעם כשלא היה קל איתך. מה עזר אז?',
        ],
      ],
      FC: [
        [
          'People can’t meet a line they don’t see. What would be “good enough” here?',
          'קשה לעמוד ברף שלא רואים. מה כאן נחשב ״מספיק טוב״?',
        ],
        [
          'Part of this is the other side’s business. What are you carrying that isn’t yours?',
          'חלק מזה הוא של הצד השני. מה בכלל לא שלך, ובכל זאת יושב אצלך?',
        ],
        [
          'Things like this can go on for a long time. How long may it go on as it is?',
          'דברים כאלה יכולים להימשך הרבה זמן. כמה זמן עוד אפשר ככה?',
        ],
      ],
      DG: [
        [
          'A fact is easier to hear than a judgement. With which fact could you open?',
          'עובדה קל יותר לשמוע מביקורת. באיזו עובדה אפשר לפתוח?',
        ],
        [
          'What one thing could the two of you agree on for the next two weeks?',
          'על איזה דבר אחד אפשר להסכים ביניכם לשבועיים הקרובים?',
        ],
        [
          'Such a talk needs a closed door and an unhurried hour. When could that be?',
          'לשיחה כזאת צריך דלת סגורה ושעה רגועה. מתי זה אפשרי?',
        ],
      ],
    },
  },
  {
    key: 'letting_somebody_go',
    tone: 'hard',
    words: {
      en: 'have to fire, have to let go, need to let someone go, letting someone go, let somebody go, let someone go, fire someone, fire somebody, firing someone, firing him, firing her, dismiss someone, have to dismiss, lay people off, lay off my, laying off, layoff list, the list of names, cut my team, termination talk, termination meeting, dismissal talk, tell him he is fired, tell her she is fired, end his contract, end her contract, not renew his contract, not extend her contract, i have to sack, fire my friend, fire my assistant, cut headcount',
      he: 'לפטר, צריך לפטר, צריכה לפטר, לפטר עובד, לפטר עובדת, לפטר מישהו, לפטר מישהי, אני מפטר, אני מפטרת, פיטרתי, לסיים העסקה, לסיים את ההעסקה, להיפרד מעובד, להיפרד מעובדת, לשחרר עובד, לשחרר עובדת, לעשות שימוע, לזמן לשימוע, שיחת פיטורים, שיחת סיום, רשימת מפוטרים, לבחור את מי לפטר, לצמצם את הצוות, לקצץ בצוות, לא להאריך לו חוזה, לא להאריך לה חוזה, להודיע לו שהוא מפוטר, להודיע לה שהיא מפוטרת, לפטר חבר, לפטר חברה, לפטר את העוזרת, לפטר את המטפלת',
    },
    lines: {
      PS: [
        [
          'There’s usually one picture in this that won’t go away. Which is it for you?',
          'יש בזה בדרך כלל תמונה אחת שלא עוזבת. איזו תמונה זו אצלך?',
        ],
        [
          'What is the heaviest part: the words, the face across the table, or the day after?',
          'איזה חלק הכי כבד: המילים, הפנים ממול, או היום שאחרי?',
        ],
        [
          'Such a decision isn’t always made by the person who has to say it. How much of it is really yours?',
          'החלטה כזאת לא תמיד באה ממי שצריכים לומר אותה. כמה ממנה באמת שלך?',
        ],
        [
          'What do you feel towards that person, apart from the job?',
          'מה יש בך כלפי האדם הזה, בלי קשר לעבודה?',
        ],
      ],
      ED: [
        [
          'Most people have been given hard news at some time. What do you remember of how it was said to you?',
          'כמעט כולם קיבלו פעם בשורה קשה. מה זכור לך מהדרך שבה אמרו לך את זה?',
        ],
        [
          'Perhaps the other side has sensed it for a while. What may have given it away?',
          'אולי בצד השני כבר מרגישים משהו. מה היה יכול להסגיר את זה?',
        ],
        [
          'Those who stay will remember how it was done. What would you like them to have seen?',
          'מי שנשארים יזכרו איך זה נעשה. מה חשוב לך שהם יראו?',
        ],
        [
          'Years from now that person may tell how it ended there. What would you like to be in that story?',
          'בעוד שנים אולי יספרו בצד השני איך זה נגמר. מה חשוב לך שיהיה בסיפור הזה?',
        ],
      ],
      FC: [
        [
          'What do you owe that person, whatever the reason?',
          'מה מגיע ממך לאדם הזה, לא משנה מה הסיבה?',
        ],
        [
          'It may not be possible without pain. Which part of it can be done decently?',
          'בלי כאב זה אולי לא יעבור. איזה חלק מזה אפשר לעשות בהגינות?',
        ],
        [
          'It’s hard on both sides when the message is unclear. What has to be clear to you before the talk?',
          'כשהמסר לא ברור, קשה לשני הצדדים. מה צריך להיות ברור לך לפני השיחה?',
        ],
      ],
      DG: [
        [
          'The heart of it fits into one sentence. How does it go in your own words?',
          'העיקר נכנס במשפט אחד. איך הוא נשמע במילים שלך?',
        ],
        [
          'A day, a room, somebody to talk to afterwards: which of these still needs arranging?',
          'יום, חדר, מישהו לדבר איתו אחר כך: מה מאלה עוד צריך לסדר?',
        ],
        [
          'The hour after such a talk counts too. With whom would you like to spend it?',
          'גם השעה שאחרי שיחה כזאת חשובה. עם מי טוב להעביר אותה?',
        ],
      ],
    },
  },
  {
    key: 'impostor',
    tone: 'hard',
    words: {
      en: "impostor, imposter, impostor syndrome, imposter syndrome, fraud, a fraud, feel like a fraud, faking it, found out, be found out, find out i'm, find me out, not good enough for this job, not good enough for the role, not qualified, unqualified, don't deserve this job, don't belong here, everyone is smarter, everyone else knows, out of my depth, in over my head, just got lucky, pure luck, they'll notice, they will realise, they will realize, pretending to know, not smart enough, find out i am not, not that good, i got the promotion and",
      he: 'מתחזה, תסמונת המתחזה, מתחזים, רמאי, רמאית, זיוף, מזייף, מזייפת, יגלו אותי, יגלו שאני, יעלו עליי, יתפסו אותי, עוד רגע יגלו, לא מספיק טוב לתפקיד, לא מספיק טובה לתפקיד, לא מספיק חכם, לא מספיק חכמה, לא ראוי, לא ראויה, לא מגיע לי התפקיד, גדול עליי, התפקיד גדול עליי, סתם מזל, היה לי מזל, במקרה הגעתי, כולם חכמים ממני, כולם יודעים חוץ ממני, לא שייך לכאן, לא שייכת לכאן, מעמיד פנים, מעמידה פנים, בלוף, עושה בכאילו',
    },
    lines: {
      PS: [
        [
          'The fear of being found out comes and goes. When was it last strong?',
          'הפחד שיגלו אותך בא והולך. מתי הוא היה חזק לאחרונה?',
        ],
        [
          'If people did find something out, what exactly would it be?',
          'ואם באמת היו מגלים משהו, מה בדיוק היו מגלים?',
        ],
        [
          'In such a fear there’s often somebody who judges. Who is it for you?',
          'בפחד כזה יש הרבה פעמים מישהו ששופט. מי זה אצלך?',
        ],
        [
          'People often work extra so that nobody notices a gap. What is it that you do extra?',
          'הרבה פעמים עובדים יותר רק כדי שלא ישימו לב. מה נעשה אצלך מעבר למה שצריך?',
        ],
      ],
      ED: [
        [
          'Somewhere along the way somebody said yes to you. What may they have seen?',
          'איפשהו בדרך מישהו אמר לך ״כן״. מה אולי ראו בך אז?',
        ],
        [
          'Others may look surer than they are. Who there looks as if nothing could shake them?',
          'אחרים נראים לפעמים בטוחים יותר ממה שהם. מי שם נראים הכי בטוחים בעצמם?',
        ],
        [
          'What was hard for you two years ago and now goes without thinking?',
          'מה היה לך קשה לפני שנתיים, והיום הולך בלי לחשוב?',
        ],
        [
          'Sometimes somebody asks and you simply know the answer. When did that happen last?',
          'לפעמים שואלים אותך משהו והתשובה פשוט יוצאת. מתי זה קרה לאחרונה?',
        ],
      ],
      FC: [
        [
          'The head tends to add to what is really asked. What have you added to the list yourself?',
          'הראש נוטה להוסיף על מה שבאמת דורשים. מה נוסף אצלך לרשימה, בלי שאף אחד ביקש?',
        ],
        [
          '“I haven’t learned it yet” and “I can’t” are two things. Which is it here?',
          '״עוד לא למדתי״ ו״אין לי את זה״ הם שני דברים שונים. מה מהם זה כאן?',
        ],
        [
          'Proof doesn’t last long against such doubt. Which one would you believe for at least a day?',
          'הוכחות לא מחזיקות הרבה זמן מול ספק כזה. באיזו מהן היה אפשר להאמין לפחות יום אחד?',
        ],
      ],
      DG: [
        [
          '“I haven’t learned that yet” is easier to say to some people. Who could hear it from you this week?',
          '״את זה עוד לא למדתי״ הוא משפט שקל יותר לומר לאנשים מסוימים. למי אפשר לומר אותו השבוע?',
        ],
        [
          'What have you done this week that nobody could deny?',
          'מה עשית השבוע, שאף אחד לא יכול להתווכח איתו?',
        ],
        [
          'Everybody there had a first month once. Whom could you ask about theirs?',
          'לכל אחד שם היה פעם חודש ראשון. את מי אפשר לשאול על זה?',
        ],
      ],
    },
  },
  {
    key: 'back_after_leave',
    tone: 'open',
    words: {
      en: 'back to work, going back to work, return to work, returning to work, back at work, first day back, first week back, maternity leave, paternity leave, parental leave, sick leave, medical leave, after my leave, end of my leave, leave ends, pumping at work, phased return, gradual return, reintegration, back after burnout, back after surgery, back after cancer, back after illness, months off, year off, they replaced me while, nursery starts, daycare starts, stress leave',
      he: 'לחזור לעבודה, חוזר לעבודה, חוזרת לעבודה, חזרה לעבודה, חזרתי לעבודה, יום ראשון בחזרה, שבוע ראשון בחזרה, חופשת לידה, חל״ד, חזרה מחופשת לידה, לחזור למשרד, חוזר למשרד, חוזרת למשרד, חזרתי למשרד, סוף חופשת הלידה, חופשת מחלה, ימי מחלה, חזרה אחרי מחלה, חזרתי ממילואים, אישור לחזור לעבודה, חופשה ללא תשלום, אחרי חודשים בבית, אחרי שנה בבית, חזרה הדרגתית, שואבת בעבודה, לשאוב בעבודה, שעת הנקה, להשאיר את התינוקת, להשאיר את התינוק, המחליפה שלי, המחליף שלי',
    },
    lines: {
      PS: [
        [
          'A return is seldom one single feeling. Which one is strongest at the moment?',
          'חזרה היא כמעט אף פעם לא רגש אחד. מה הכי חזק כרגע?',
        ],
        [
          'There’s the door, the first greeting, the first question. Which of them is on your mind most?',
          'הכניסה, השלום הראשון, השאלה הראשונה. מה מאלה הכי יושב לך בראש?',
        ],
        [
          'Something of the time away comes along. What is it in your case?',
          'משהו מהזמן שבו לא היית שם חוזר איתך. מה זה אצלך?',
        ],
        ['What has changed in you that nobody at work can see?', 'מה השתנה בך, שבעבודה לא רואים?'],
      ],
      ED: [
        [
          'Distance shows some things more clearly. What about this work can you see better now?',
          'ממרחק רואים דברים אחרת. מה בעבודה הזאת ברור לך יותר עכשיו?',
        ],
        [
          'People often don’t know how to ask. How would you like to be asked?',
          'אנשים לא תמיד יודעים איך לשאול. איך הכי נוח לך שישאלו?',
        ],
        [
          'Who there makes coming in a bit easier, even just with a cup of coffee?',
          'מי שם עושה את החזרה קצת יותר קלה, אפילו רק בכוס קפה?',
        ],
        [
          'In three months this may be an ordinary day. What would be in it that is still missing now?',
          'בעוד שלושה חודשים זה אולי כבר יום רגיל. מה יהיה בו, שעוד חסר עכשיו?',
        ],
      ],
      FC: [
        [
          'Strength doesn’t always come back all at once. What would you save it for in the first weeks?',
          'הכוח לא תמיד חוזר בבת אחת. על מה שווה להשקיע אותו בשבועות הראשונים?',
        ],
        [
          'Not everything has to be as it was. What had better be different this time?',
          'לא הכול חייב להיות כמו קודם. מה עדיף שיהיה אחרת הפעם?',
        ],
        [
          'Nobody can guess what your limits are now. Which one do they need to know?',
          'אף אחד לא ינחש מה הגבולות שלך עכשיו. איזה גבול חשוב שידעו?',
        ],
      ],
      DG: [
        [
          'They’ll ask how it was. What could you answer without telling everything?',
          'ישאלו איך היה. באיזה משפט אפשר לענות בלי לספר הכול?',
        ],
        [
          'Something small can mark the change from home to work: a street, a song, ten minutes. What could it be?',
          'משהו קטן יכול לסמן את המעבר מהבית לעבודה: רחוב, שיר, עשר דקות. מה זה יכול להיות?',
        ],
        [
          'What one thing would be worth agreeing on clearly this week?',
          'איזה דבר אחד שווה לסכם השבוע במפורש?',
        ],
      ],
    },
  },
  {
    key: 'retirement',
    tone: 'open',
    words: {
      en: 'retire, retired, retiring, retirement, early retirement, pension, pensioner, retirement age, last day of work, after forty years, after 40 years of work, farewell party, no longer working, semi-retired, what will i do all day, nothing to do all day, retirement party, since i retired, when i retire, before retirement, superannuation, handing over my job, my successor, end of my career, golden years, my husband retired, my wife retired, stopped working for good, stop working for good, i retired in',
      he: 'אני בפנסיה, בפנסיה, יצאתי לפנסיה, אשתי בבית כל היום, פנסיה, יוצא לפנסיה, יוצאת לפנסיה, יצאתי לפנסיה, לצאת לפנסיה, פרישה, לפרוש, פרשתי, פורש, פורשת, פרישה מוקדמת, גיל פרישה, גמלאי, גמלאית, גמלאות, גמלאים, פנסיונר, פנסיונרית, מסיבת פרישה, אחרי ארבעים שנות עבודה, יום העבודה האחרון, להפסיק לעבוד, הפסקתי לעבוד, כבר לא עובד, כבר לא עובדת, מה אעשה כל היום, אין לי מה לעשות כל היום, סוף הקריירה, לפני פנסיה, גיל שלישי, המחליף שלי נכנס',
    },
    lines: {
      PS: [
        [
          'A working life doesn’t end on one date. When do you notice most that something is ending?',
          'חיי עבודה לא נגמרים בתאריך אחד. מתי הכי מורגש שמשהו נגמר?',
        ],
        [
          'Work gives more than money. What does it give you?',
          'עבודה נותנת יותר מכסף. מה היא נותנת לך?',
        ],
        [
          'Some hours of a working day are missed later, and some not at all. Which one would you like to keep?',
          'יש שעות ביום עבודה שחסרות אחר כך, ויש שלא. איזו מהן טוב לשמור?',
        ],
        [
          'People like to ask what you do. What would you like to be able to answer?',
          'אנשים אוהבים לשאול במה עוסקים. מה היה נעים לך לענות להם?',
        ],
      ],
      ED: [
        [
          'What has been waiting all these years for “when there’s time”?',
          'מה חיכה כל השנים ל״כשיהיה זמן״?',
        ],
        [
          'Some people have settled into this well. What do you see them do?',
          'יש אנשים שהסתדרו עם זה טוב. מה רואים אצלם?',
        ],
        [
          'Such a change is seldom felt by one person only. For whom else does it change something?',
          'שינוי כזה כמעט אף פעם לא נוגע רק לאדם אחד. אצל מי עוד זה משנה משהו?',
        ],
        [
          'So many years teach a lot. Who could still use something you know?',
          'בכל השנים האלה הצטבר הרבה ידע. למי הוא עוד יכול לעזור?',
        ],
      ],
      FC: [
        [
          'A week can be too empty or too full. How many days of it would you leave open?',
          'שבוע יכול להיות ריק מדי או מלא מדי. כמה ימים בו טוב להשאיר פתוחים?',
        ],
        [
          'Where, apart from work, do people notice if you don’t come?',
          'איפה, חוץ מהעבודה, שמים לב כשלא באת?',
        ],
        [
          'Some things can end with the work, and some can go on. What would you like to continue?',
          'יש דברים שאפשר לסיים עם העבודה, ויש דברים שממשיכים. מה חשוב לך שימשיך?',
        ],
      ],
      DG: [
        [
          'A single fixed point can hold a week together. On which day could it be?',
          'דבר קבוע אחד יכול להחזיק שבוע שלם. באיזה יום הוא יכול להיות?',
        ],
        [
          'With whom from work would you like a coffee that isn’t about work?',
          'עם מי מהעבודה היה נחמד לשתות קפה, בלי לדבר על עבודה?',
        ],
        [
          'What could you begin that is small enough to finish this week?',
          'מה אפשר להתחיל, קטן מספיק כדי לסיים אותו עוד השבוע?',
        ],
      ],
    },
  },
  {
    key: 'remote_alone',
    tone: 'hard',
    words: {
      en: "work from home, working from home, wfh, remote, remotely, work remotely, remote work, remote job, fully remote, home office, alone at home all day, lonely working, no colleagues, zoom calls, zoom all day, on screen all day, haven't left the house, haven't left the apartment, pyjamas, pajamas, no office, closed the office, miss the office, camera off, slack messages, talk to nobody, isolated at work, freelance at home",
      he: 'עבודה מהבית, עובד מהבית, עובדת מהבית, לעבוד מהבית, מרחוק, עובד מרחוק, עובדת מרחוק, עבודה מרחוק, משרד ביתי, חדר עבודה, לבד בבית כל היום, לבד מול המסך, מול המחשב כל היום, בלי קולגות, אין לי קולגות, זומים, זום כל היום, לא יצאתי מהבית, לא יוצא מהבית, לא יוצאת מהבית, פיג׳מה, סגרו את המשרד, מתגעגע למשרד, מתגעגעת למשרד, מצלמה כבויה, לא מדבר עם אף אחד כל היום, לא מדברת עם אף אחד כל היום, בדידות בעבודה',
    },
    lines: {
      PS: [
        [
          'The quiet at home isn’t the same all day. When is it hardest?',
          'השקט בבית לא זהה בכל שעה. מתי הוא הכי קשה?',
        ],
        [
          'On some days nobody hears your voice until evening. Who was the last person you talked to face to face?',
          'יש ימים שעד הערב לא יוצאת מילה מהפה. עם מי דיברת לאחרונה פנים אל פנים?',
        ],
        [
          'When people work alone, it’s the small things they miss first. Which one do you miss?',
          'כשעובדים לבד, חסרים קודם הדברים הקטנים. מה מהם הכי חסר לך?',
        ],
        [
          'Work at home spreads everywhere. Which place in your home would you like to have back from it?',
          'עבודה מהבית מתפשטת לכל מקום. איזו פינה בבית חשוב לך לקבל בחזרה?',
        ],
      ],
      ED: [
        [
          'Perhaps one day lately was less lonely. What was in it?',
          'אולי היה לאחרונה יום אחד פחות בודד. מה היה בו?',
        ],
        [
          'Behind the squares on the screen, others may be alone too. Who among them may know this?',
          'מאחורי הריבועים במסך יושבים אולי עוד אנשים לבד. מי מהם אולי מכיר את זה?',
        ],
        [
          'There may be something good in it as well. What about working like this would you not want to give up?',
          'אולי יש בזה גם משהו טוב. על מה בעבודה מהבית חבל לוותר?',
        ],
        [
          'Suppose a friend watched your working day from outside. What would they notice first?',
          'נניח שחברים היו רואים את יום העבודה שלך מבחוץ. מה היה בולט להם קודם?',
        ],
      ],
      FC: [
        [
          'What is missing most: people, movement, a fixed schedule, or somebody who sees the work?',
          'מה הכי חסר: אנשים, תנועה, סדר יום, או מישהו שרואה את העבודה?',
        ],
        [
          'It may not take much company. How many hours a week among people would be enough, roughly?',
          'אולי לא צריך הרבה חברה. כמה שעות בשבוע ליד אנשים היו מספיקות, בערך?',
        ],
        [
          'At home nobody turns off the office lights. What could tell you that the working day is over?',
          'בבית אין מי שמכבה את האור במשרד. לפי מה אפשר לדעת שיום העבודה נגמר?',
        ],
      ],
      DG: [
        [
          'Which hour tomorrow could you work in a place with people in it?',
          'איזו שעה מחר אפשר לעבוד במקום שיש בו אנשים?',
        ],
        [
          'One message a day could become a call. Whom would you like to ring?',
          'במקום הודעה אחת ביום אפשר להתקשר. למי היה נעים לך להתקשר?',
        ],
        [
          'What small thing could mark the end of the working day: shoes, a street, a bench?',
          'איזה דבר קטן יכול לסמן את סוף יום העבודה: נעליים, רחוב, ספסל?',
        ],
      ],
    },
  },
  {
    key: 'work_and_children',
    tone: 'hard',
    words: {
      en: 'working mom, working mum, working mother, working dad, working parent, juggling work and kids, work and kids, kids and work, job and kids, balance work and family, work-life balance, mom guilt, mum guilt, dad guilt, daycare pickup, nursery pickup, school pickup, pick up the kids, late for pickup, kid sick again, missed the school play, missed bedtime, before bedtime, never see my kids, hardly see my kids, after the kids sleep, nanny, childcare, school holidays, home late',
      he: 'עבודה וילדים, ילדים ועבודה, קריירה וילדים, אמא עובדת, אבא עובד, אימא עובדת, לג׳נגל, ג׳אגלינג, איזון בית עבודה, איזון בין עבודה לבית, בית ועבודה, רגשות אשם של אמא, רגשות אשמה, לאסוף מהגן, איסוף מהגן, לאסוף את הילדים, מאחר לגן, מאחרת לגן, הגן נסגר, הילד שוב חולה, הילדה שוב חולה, פספסתי את המסיבה בגן, לא רואה את הילדים, חוזר כשהם ישנים, חוזרת כשהם ישנים, אחרי שהם נרדמים, מטפלת, צהרון, בייביסיטר, החופש הגדול, קייטנה',
    },
    lines: {
      PS: [
        [
          'There’s often one hour when both sides pull at once. Which hour is it in your day?',
          'יש בדרך כלל שעה אחת ביום ששני הצדדים מושכים בה יחד. איזו שעה זו אצלך?',
        ],
        [
          'A sentence from home can stay in the head all day at work. Which one stays with you?',
          'משפט מהבית יכול להסתובב בראש כל היום בעבודה. איזה משפט נשאר אצלך?',
        ],
        [
          'The feeling of “never enough” isn’t always equal on both sides. Where is it stronger just now?',
          'ההרגשה של ״לא מספיק״ לא תמיד שווה בשני הצדדים. איפה היא חזקה יותר עכשיו?',
        ],
        [
          'Being fully in one place can get rare. When did it last happen?',
          'להיות עם כל הראש במקום אחד, זה נהיה נדיר. מתי זה קרה לך לאחרונה?',
        ],
      ],
      ED: [
        [
          'Children remember things nobody planned. What small thing from these days might be remembered?',
          'ילדים זוכרים דברים שאף אחד לא תכנן. איזה דבר קטן מהימים האלה אולי ייזכר?',
        ],
        [
          'Somebody’s idea of “good enough” is measuring here. Whose is it: the family’s, the neighbours’, the workplace’s?',
          'מישהו קבע כאן מה זה ״מספיק״. מי זה: המשפחה, השכנים, העבודה?',
        ],
        [
          'Which quarter of an hour in the last few days was simply good?',
          'איזה רבע שעה בימים האחרונים היה פשוט טוב?',
        ],
        [
          'Suppose one task were lifted off you. Which would make the most difference?',
          'נניח שמטלה אחת יורדת ממך. איזו מטלה הייתה מקלה הכי הרבה?',
        ],
      ],
      FC: [
        [
          'Nobody can be at everything. Which few moments matter most to be there for?',
          'אי אפשר להיות בהכול. באילו רגעים הכי חשוב לך להיות שם?',
        ],
        [
          'What could be done with half the effort, and nobody would mind?',
          'מה אפשר לעשות בחצי מהמאמץ, ואף אחד לא ייפגע?',
        ],
        [
          'At nine in the evening, how could you tell that the day was enough?',
          'בתשע בערב, לפי מה אפשר לדעת שהיום הזה הספיק?',
        ],
      ],
      DG: [
        [
          'Ten minutes without a phone can feel longer than an hour. Which ten could they be tomorrow?',
          'עשר דקות בלי טלפון יכולות להיות שוות יותר משעה שלמה. אילו עשר דקות מחר אפשר לתת לזה?',
        ],
        [
          'A limit needs words before it holds. What could you say at work to protect one hour?',
          'כדי שגבול יחזיק, צריך לומר אותו. איזה משפט בעבודה יכול לשמור על שעה אחת?',
        ],
        [
          'Which one thing could you ask somebody to take over this week?',
          'איזה דבר אחד אפשר להעביר השבוע למישהו אחר?',
        ],
      ],
    },
  },
];
