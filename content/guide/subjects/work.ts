import type { Subject } from './subject.ts';

export const workSubjects: Subject[] = [
  {
    key: 'new_leader',
    tone: 'open',
    words: {
      en: "first-time manager, first time manager, promoted to manager, promoted to team lead, promoted to team leader, promoted to supervisor, promoted to shift manager, promoted to head nurse, became manager, became a manager, became team lead, became a team lead, made me manager, made me team lead, made me team leader, made me supervisor, made me shift manager, made me head nurse, made me head of department, i'm a new manager, i'm the new manager, i'm team lead now, new to managing, leading a team, lead a team, leading people, managing people, manage people, managing my friends, manage my friends, managing my old team, former peers, old peers, former colleagues, direct reports, people under me, one on ones, learn to delegate, delegating, used to be colleagues, now their boss, now i'm their boss, got my first team, my first team to lead, leadership role",
      he: 'אני ראש צוות, אני ראשת צוות, להיות ראש צוות, להיות ראשת צוות, נהייתי ראש צוות, נהייתי ראשת צוות, קידמו אותי לראש צוות, קידמו אותי לראשת צוות, מינו אותי, מוניתי, מוניתי לראש צוות, קיבלתי צוות, קיבלתי אחריות על צוות, קיבלתי אחריות על המשמרת, לנהל אנשים, לנהל צוות, לנהל חברים, לנהל את החברים, לנהל את החברות, מנהל אנשים, מנהלת אנשים, ניהול ראשון, תפקיד ניהולי, תפקיד ניהול, מנהל בפעם הראשונה, מנהלת בפעם הראשונה, הכפופים שלי, כפופים אליי, אנשים תחתיי, חברים לשעבר, קולגות לשעבר, היינו קולגות, נהייתי אחמש, נהייתי אחמ״ש, מינו אותי לאחמ״ש, אני אחמ״ש, להאציל, האצלת סמכויות, להוביל צוות, להוביל אנשים, עכשיו אני הבוס שלהם, עכשיו אני המנהל שלהם, עכשיו אני המנהלת שלהם',
    },
    lines: {
      PS: [
        ['What about leading people is most on your mind?', 'מה בתפקיד הניהולי הכי מעסיק אותך?'],
        ['What in the role feels least familiar to you?', 'מה בתפקיד הכי פחות מוכר לך?'],
        [
          'Which part of leading people takes the most out of you?',
          'איזה חלק בניהול אנשים דורש ממך הכי הרבה כוח?',
        ],
        ['What kind of leader would you never want to be?', 'איזה סוג של ניהול ממש לא מתאים לך?'],
      ],
      ED: [
        [
          'What did you learn about leading from people who led you?',
          'מה למדת על ניהול מאנשים שניהלו אותך?',
        ],
        ['How might this look to the team?', 'איך זה אולי נראה מהצד של הצוות?'],
        [
          'What in the way you work with people is already working well?',
          'מה בדרך שלך לעבוד עם אנשים כבר עובד טוב?',
        ],
        [
          'A year from now, what would you like the team to say about you?',
          'בעוד שנה, מה טוב שיגידו בצוות על הניהול שלך?',
        ],
      ],
      FC: [
        [
          'Which matters more to you here, being liked or being clear?',
          'מה חשוב לך יותר כאן, שיאהבו אותך או שהדברים יהיו ברורים?',
        ],
        [
          'What would you most like to get right in this role?',
          'מה הכי חשוב לך שיצליח בתפקיד הזה?',
        ],
        ['What in this is really yours to decide?', 'מה מכל זה באמת נתון להחלטה שלך?'],
      ],
      DG: [
        [
          'What one sentence would you like the team to hear from you first?',
          'איזה משפט אחד חשוב שהצוות ישמע ממך קודם?',
        ],
        ['Which one task could you hand over?', 'איזו משימה אחת אפשר להעביר למישהו אחר?'],
        [
          'With whom in the team would a short talk help most this week?',
          'עם מי בצוות שיחה קצרה יכולה לעזור הכי הרבה השבוע?',
        ],
      ],
    },
  },
  {
    key: 'job_to_leave',
    tone: 'hard',
    words: {
      en: "hate my job, hate this job, hate my work, hate going to work, dislike my job, can't stand my job, can't stand this job, sick of my job, sick of this job, can't leave this job, can't leave my job, can't quit my job, can't quit work, can't afford to quit, want to quit my job, want to quit work, quit my job, quitting my job, leave my job, leaving my job, thinking of quitting, stuck in this job, stuck in my job, stuck at work, dead-end job, dead end job, soul crushing job, soul sucking job, job is killing me, golden handcuffs, dread mondays, sunday scaries, dread going to work, dread going in, bored at work, bored in my job, my job is boring, boring job, miserable at work, unhappy at work, pointless job, toxic workplace, toxic job, need the paycheck, need the salary, trapped in this job, trapped in my job, counting the hours at work, resignation letter, hand in my notice",
      he: 'שונא את העבודה, שונאת את העבודה, סובל בעבודה, סובלת בעבודה, לא סובל את העבודה, לא סובלת את העבודה, נמאס לי מהעבודה, נמאס מהעבודה, נמאס לי מהמקום הזה, תקוע בעבודה, תקועה בעבודה, לא יכול לעזוב את העבודה, לא יכולה לעזוב את העבודה, אי אפשר לעזוב את העבודה, לעזוב את העבודה, לעזוב את מקום העבודה, לעזוב קביעות, להתפטר, רוצה להתפטר, חושב להתפטר, חושבת להתפטר, מכתב התפטרות, כלוב זהב, צריך את המשכורת, צריכה את המשכורת, תלוי במשכורת, תלויה במשכורת, משעמם בעבודה, משעמם לי בעבודה, עבודה משעממת, עבודה שוחקת, עבודה מייבשת, העבודה מייבשת אותי, נחנק בעבודה, נחנקת בעבודה, סופר את השעות בעבודה, סופרת את השעות בעבודה, מקום עבודה רעיל, אין לי כוח לקום לעבודה, אין לי כוח לעבודה הזאת, רע לי בעבודה',
    },
    lines: {
      PS: [
        ['Which part of the job bothers you most?', 'איזה חלק בעבודה הכי מפריע לך?'],
        ['What keeps you in this job at the moment?', 'מה מחזיק אותך בעבודה הזאת כרגע?'],
        ['What did you hope for when you started this job?', 'למה קיווית כשהתחלת בעבודה הזאת?'],
        [
          'What does this job do to the rest of your life?',
          'איך העבודה הזאת משפיעה על שאר החיים שלך?',
        ],
      ],
      ED: [
        ['What about this job is good, in spite of everything?', 'מה בכל זאת טוב בעבודה הזאת?'],
        [
          'If money were no worry for a year, what would you do?',
          'אם לא היו דאגות כסף לשנה, מה היה קורה עם העבודה הזאת?',
        ],
        [
          'When did work last feel good to you, in this job or another?',
          'מתי לאחרונה עבודה כלשהי עשתה לך טוב?',
        ],
        [
          'What would people who know you well say about you and this job?',
          'מה היו אומרים על העבודה הזאת אנשים שמכירים אותך טוב?',
        ],
      ],
      FC: [
        [
          'If only one thing about the job could change, which would help most?',
          'אם רק דבר אחד בעבודה היה יכול להשתנות, מה היה עוזר הכי הרבה?',
        ],
        [
          'What does a job have to give you, whichever it is?',
          'מה עבודה חייבת לתת לך, לא משנה איזו?',
        ],
        [
          'What would have to be settled for you to leave without regret?',
          'מה צריך להסתדר כדי שאפשר יהיה לעזוב בלי להתחרט?',
        ],
      ],
      DG: [
        [
          'Which half hour this week could go to looking around?',
          'איזו חצי שעה השבוע אפשר לתת לבדיקה של אפשרויות אחרות?',
        ],
        [
          'With whom could you talk openly about this job?',
          'עם מי אפשר לדבר בגלוי על העבודה הזאת?',
        ],
        [
          'What small thing at work could you change this week?',
          'איזה דבר קטן בעבודה אפשר לשנות כבר השבוע?',
        ],
      ],
    },
  },
  {
    key: 'looking_for_work',
    tone: 'hard',
    words: {
      en: "looking for work, looking for a job, looking for a new job, job search, job hunt, job hunting, searching for a job, searching for work, unemployed, out of work, job applications, applied for jobs, applied to jobs, applying for jobs, applying to jobs, apply for jobs, sent my cv, sending cvs, sent out cvs, my cv, my resume, the resume, cover letter, cover letters, rejection emails, job rejections, rejected from every job, recruiters don't, recruiter never, job board, job boards, can't find a job, can't find work, can't get a job, between jobs, months of searching, overqualified, no one hires me, nobody hires me, nobody will hire me",
      he: 'מחפש עבודה, מחפשת עבודה, חיפוש עבודה, חיפושי עבודה, לחפש עבודה, לחפש עבודה חדשה, מובטל, מובטלת, בין עבודות, קורות חיים, קו״ח, שולח קורות חיים, שולחת קורות חיים, לא חוזרים אליי מעבודות, לא חוזרים אליי אחרי הראיון, מגיש מועמדות, מגישה מועמדות, הגשתי מועמדות למשרות, חברת השמה, חברות השמה, לשכת התעסוקה, לשכת תעסוקה, דמי אבטלה, לא מוצא עבודה, לא מוצאת עבודה, לא מצאתי עבודה, לא מקבלים אותי לעבודה, לא מקבלים אותי לשום עבודה, שולח קורות חיים למשרות, מגיש למשרות, מגישה למשרות, מבקשים ניסיון קודם',
    },
    lines: {
      PS: [
        ['What takes the most out of you in the search?', 'מה בחיפוש הכי שוחק אותך כרגע?'],
        ['How does a usual day of looking for work go?', 'איך נראה אצלך יום רגיל של חיפוש עבודה?'],
        [
          'What is hardest to explain to people about this search?',
          'מה הכי קשה להסביר לאנשים על החיפוש הזה?',
        ],
        [
          'What has this search made you think about yourself?',
          'מה החיפוש הזה גרם לך לחשוב על עצמך?',
        ],
      ],
      ED: [
        [
          'What do you have to give that no application shows?',
          'מה יש לך לתת, שלא רואים בקורות החיים?',
        ],
        ['How did people you know find their work?', 'איך אנשים סביבך מצאו את העבודה שלהם?'],
        ['What in your search has worked, even a little?', 'מה בחיפוש עבד לך, אפילו קצת?'],
        [
          'What would somebody who has seen you work say about you?',
          'מה היו אומרים על העבודה שלך אנשים שראו אותה מקרוב?',
        ],
      ],
      FC: [
        ['Which part of the search is really in your hands?', 'איזה חלק בחיפוש באמת תלוי בך?'],
        [
          'If the next job has to have just one thing, what is it?',
          'אם בעבודה הבאה חייב להיות דבר אחד, מה הוא?',
        ],
        [
          'Which matters more to you now, something soon or the right thing?',
          'מה חשוב לך יותר עכשיו, למצוא מהר או למצוא משהו מתאים?',
        ],
      ],
      DG: [
        [
          'Who could get a short message from you today that isn’t an application?',
          'למי אפשר לשלוח היום הודעה קצרה שהיא לא קורות חיים?',
        ],
        [
          'At what time could you stop searching for the day?',
          'באיזו שעה אפשר לסגור את החיפוש להיום?',
        ],
        [
          'Where could you send one careful application this week?',
          'לאיזה מקום אפשר לשלוח השבוע פנייה אחת מושקעת?',
        ],
      ],
    },
  },
  {
    key: 'lost_job',
    tone: 'hard',
    words: {
      en: "laid off, laid me off, got laid off, being laid off, layoffs at work, got fired, was fired, been fired, being fired, getting fired, fired me, they fired, got sacked, was sacked, sacked me, got the sack, let me go from, been let go, was let go, got let go, lost my job, losing my job, lose my job, made redundant, made me redundant, redundancy, dismissed from my job, contract was terminated, terminated my contract, severance, severance pay, position was eliminated, cut my position, cut my job, downsizing, pink slip, contract not renewed, didn't renew my contract, won't renew my contract, hr called me, my last day at work, cleared my desk, handed in my badge, job loss, plant is closing, factory is closing",
      he: 'פוטרתי, פיטרו אותי, מפטרים אותי, פיטורים, פיטורין, גל פיטורים, קיבלתי מכתב פיטורים, מכתב פיטורים, זומנתי לשימוע, קיבלתי זימון לשימוע, קיבלתי שימוע, היה לי שימוע, איבדתי את העבודה, לאבד את העבודה, סיימו את העסקתי, סיימו לי את החוזה, צמצומים בעבודה, קיצוצים בעבודה, סגרו את המחלקה, סוגרים את המפעל, ביטלו את התקן, ביטלו לי את התקן, הוציאו אותי לחל״ת, הוצאתי לחל״ת, פיצויי פיטורים, טופס 161, לא חידשו לי חוזה, לא חידשו לי את החוזה, לא האריכו לי את החוזה, העיפו אותי מהעבודה, זרקו אותי מהעבודה, החזרתי את הלפטופ, החזרתי את התג, היום האחרון שלי בעבודה',
    },
    lines: {
      PS: [
        [
          'What about losing this job is hardest right now?',
          'מה באובדן העבודה הזאת הכי קשה עכשיו?',
        ],
        [
          'Which thought about the job comes back most often?',
          'איזו מחשבה על העבודה חוזרת הכי הרבה?',
        ],
        [
          'With whom can you speak freely about losing the job?',
          'עם מי אפשר לדבר בחופשיות על אובדן העבודה?',
        ],
        ['What did this job give you, besides the income?', 'מה העבודה הזאת נתנה לך, חוץ מהכנסה?'],
      ],
      ED: [
        [
          'What would people who worked with you say about your work?',
          'מה היו אומרים על העבודה שלך אנשים שעבדו איתך?',
        ],
        ['What about that job will you not miss?', 'מה מהעבודה הזאת לא יחסר לך?'],
        ['What has helped you through big changes before?', 'מה עזר לך בשינויים גדולים לפני כן?'],
        [
          'A year from now, what would you like to have come of losing this job?',
          'בעוד שנה, מה טוב שייצא מאובדן העבודה הזאת?',
        ],
      ],
      FC: [
        [
          'What would you rather not conclude about yourself from losing this job?',
          'איזו מסקנה על עצמך עדיף לא להסיק מאובדן העבודה?',
        ],
        ['What is truly urgent in the next two weeks?', 'מה באמת דחוף בשבועיים הקרובים?'],
        [
          'Of what this job gave you, what matters most to find again?',
          'מכל מה שהעבודה הזאת נתנה לך, מה הכי חשוב למצוא שוב?',
        ],
      ],
      DG: [
        ['What could you set for a fixed hour tomorrow?', 'מה אפשר לקבוע למחר בשעה קבועה?'],
        [
          'What short answer could you give when people ask about work?',
          'איזו תשובה קצרה תהיה לך נוחה כשישאלו על העבודה?',
        ],
        [
          'To whom from work could you write a line this week?',
          'לאיזה אדם מהעבודה שווה לכתוב שורה השבוע?',
        ],
      ],
    },
  },
  {
    key: 'job_offer',
    tone: 'open',
    words: {
      en: 'job offer, job offers, got an offer from, got the offer, got a job offer, offered me a job, offered me the job, offered me a position, offered me a role, offered me the role, offered me a promotion, offered me the post, received an offer from, an offer from a company, accept the job offer, take the offer, taking the offer, decline the job offer, turn the job down, turn down the job, take the job, taking the job, accept the job, two offers, counter offer, counteroffer, sign the contract with, offer letter, relocate for a job, relocate for work, leave my current job for, headhunter, headhunted, want me to work for them, whether to take the promotion, whether to take the role',
      he: 'הצעת עבודה, הצעות עבודה, קיבלתי הצעת עבודה, קיבלתי הצעה מחברה, קיבלתי הצעה ממקום, קיבלתי הצעה מהמתחרים, הצעה מחברה, הציעו לי תפקיד, הציעו לי עבודה, הציעו לי משרה, הציעו לי קידום, הציעו לי לנהל, מציעים לי תפקיד, מציעים לי עבודה, לקבל את העבודה, לקחת את התפקיד, לקחת את העבודה החדשה, לחתום על החוזה החדש, חוזה ממקום חדש, שתי הצעות, הצעה נגדית, לעבור חברה, לעבור למקום עבודה אחר, לעבור עבודה, רילוקיישן, ציידי ראשים, פנו אליי מחברה',
    },
    lines: {
      PS: [
        ['What was your very first reaction?', 'מה הייתה התגובה הראשונה שלך?'],
        ['Which detail do you keep coming back to?', 'לאיזה פרט המחשבות שלך חוזרות שוב ושוב?'],
        ['What worries you most about deciding?', 'מה הכי מדאיג אותך בהחלטה הזאת?'],
        [
          'What isn’t quite clear to you yet about the work?',
          'מה עוד לא לגמרי ברור לך לגבי העבודה?',
        ],
      ],
      ED: [
        [
          'A year after deciding, what would an ordinary working day look like?',
          'שנה אחרי ההחלטה, איך היה נראה יום עבודה רגיל?',
        ],
        ['What would you miss most if nothing came of it?', 'מה הכי יחסר לך אם לא ייצא מזה כלום?'],
        ['Who else will feel the effects of this decision?', 'על מי עוד ההחלטה הזאת תשפיע?'],
        [
          'What have earlier decisions about work taught you?',
          'מה לימדו אותך החלטות קודמות על עבודה?',
        ],
      ],
      FC: [
        ['What weighs most for you in this decision?', 'מה שוקל אצלך הכי הרבה בהחלטה הזאת?'],
        [
          'What would have to be different for a yes to come easily?',
          'מה צריך להיות אחרת כדי שה״כן״ ייצא בקלות?',
        ],
        [
          'Whose opinion on this counts for you, besides your own?',
          'הדעה של מי נחשבת אצלך כאן, חוץ משלך?',
        ],
      ],
      DG: [
        [
          'What one question would you like to ask them first?',
          'איזו שאלה אחת כדאי לשאול אותם קודם?',
        ],
        [
          'How would the first sentence of your answer sound?',
          'איך היה נשמע המשפט הראשון בתשובה שלך?',
        ],
        [
          'By which day would you like the answer to be settled?',
          'עד איזה יום טוב לך שהתשובה תהיה סגורה?',
        ],
      ],
    },
  },
  {
    key: 'harsh_boss',
    tone: 'hard',
    words: {
      en: "boss yells, boss yelled, boss screams, boss shouts, boss shouted, boss snaps, boss ignores, boss criticises, boss criticizes, boss humiliates, boss humiliated, boss belittles, boss mocks, boss controls, boss checks every, boss checks everything, boss hates me, boss threatens, boss never, boss keeps, boss doesn't trust me, boss makes me feel, boss is a bully, boss is never, boss picks on me, boss takes credit, manager yells, manager shouts, manager screams, manager ignores, manager humiliates, manager humiliated, manager belittles, manager hates me, manager never, manager keeps, manager picks on me, manager takes credit, manager doesn't trust me, manager makes me feel, supervisor yells, supervisor hates me, humiliated me in front of everyone, humiliated me in front of the team, micromanages, micromanager, micromanaging, micromanaged, never good enough for my boss, threatens to fire, bad boss, horrible boss, toxic boss, bullied at work, bullying at work, workplace bullying, afraid of my boss, scared of my boss, takes credit for my work, took credit for my work",
      he: 'הבוס צועק, הבוסית צועקת, הבוס צעק עליי, הבוסית צעקה עליי, הבוס צורח, הבוסית צורחת, הבוס מתעלם, הבוסית מתעלמת, הבוס משפיל, הבוסית משפילה, הבוס השפיל, הבוסית השפילה, הבוס לא סומך עליי, הבוסית לא סומכת עליי, הבוס לא מרוצה, הבוסית לא מרוצה, הבוס מעיר, הבוסית מעירה, המנהל צועק, המנהלת צועקת, המנהל צעק עליי, המנהלת צעקה עליי, המנהל מתעלם, המנהלת מתעלמת, המנהל משפיל, המנהלת משפילה, המנהל השפיל אותי, המנהלת השפילה אותי, המנהל לא סומך עליי, המנהלת לא סומכת עליי, המנהל לא מרוצה, המנהלת לא מרוצה, השפיל אותי מול כל הצוות, השפילה אותי מול כל הצוות, השפיל אותי מול כולם בעבודה, השפילה אותי מול כולם בעבודה, צעק עליי מול כל המשרד, צעקה עליי מול כל המשרד, מיקרומנג׳מנט, מיקרו מנג׳מנט, נושף בעורף, נושפת בעורף, מאיים לפטר, מאיימת לפטר, אף פעם לא מרוצה ממני, מתנכלים לי בעבודה, מתנכל לי בעבודה, מתנכלת לי בעבודה, התנכלות בעבודה, לוקח קרדיט על העבודה שלי, לוקחת קרדיט על העבודה שלי, לקח קרדיט על העבודה שלי, לקחה קרדיט על העבודה שלי, מפחד מהבוס, מפחדת מהבוס, מפחד מהבוסית, מפחדת מהבוסית, מפחד מהמנהל, מפחדת מהמנהלת, הבוס שלי צועק, הבוסית שלי צועקת, המנהל שלי צועק, המנהלת שלי צועקת, הבוס שלי מתעלם, הבוסית שלי מתעלמת, המנהל שלי מתעלם, המנהלת שלי מתעלמת, הבוס שלי משפיל, הבוסית שלי משפילה, המנהל שלי משפיל, המנהלת שלי משפילה, הבוס שלי השפיל, הבוסית שלי השפילה, המנהל שלי השפיל, המנהלת שלי השפילה, הבוס שלי לא סומך, הבוסית שלי לא סומכת, המנהל שלי לא סומך, המנהלת שלי לא סומכת, הבוס שלי לא מרוצה, הבוסית שלי לא מרוצה, המנהל שלי לא מרוצה, המנהלת שלי לא מרוצה, הבוס שלי מזלזל, הבוסית שלי מזלזלת, המנהל שלי מזלזל, המנהלת שלי מזלזלת, הבוס שלי אף פעם לא, הבוסית שלי אף פעם לא, המנהל שלי אף פעם לא, המנהלת שלי אף פעם לא, העסקה פוגענית',
    },
    lines: {
      PS: [
        ['What is hardest for you about this boss?', 'מה הכי קשה לך ביחסי העבודה האלה?'],
        ['What of all this stays with you after work?', 'מה מכל זה נשאר איתך אחרי העבודה?'],
        ['How do you react in such a moment?', 'מה התגובה שלך ברגע כזה?'],
        ['What has this done to your confidence at work?', 'מה זה עשה לביטחון שלך בעבודה?'],
      ],
      ED: [
        ['How do other people at work deal with it?', 'איך אנשים אחרים בעבודה מסתדרים עם זה?'],
        ['What might be behind it on the boss’s side?', 'מה אולי עומד מאחורי זה בצד השני?'],
        [
          'When does it go a little better with this boss?',
          'מתי זה הולך קצת יותר טוב ביניכם בעבודה?',
        ],
        [
          'What would you say to a friend with a boss like that?',
          'מה היה נכון לומר לחבר או לחברה במצב כזה בעבודה?',
        ],
      ],
      FC: [
        [
          'What do you know about your work, whatever the boss says?',
          'מה ברור לך לגבי העבודה שלך, לא משנה מה אומרים עליה?',
        ],
        [
          'What are you no longer willing to accept at work?',
          'על מה בעבודה כבר לא מתאים לך להבליג?',
        ],
        [
          'Which part of this is worth your effort to change?',
          'איזה חלק מזה שווה לך מאמץ כדי לשנות?',
        ],
      ],
      DG: [
        [
          'What short sentence could you prepare for the next time?',
          'איזה משפט קצר אפשר להכין לפעם הבאה?',
        ],
        [
          'Which incident would you write down first, with its date?',
          'איזה מקרה כדאי לכתוב ראשון, עם תאריך?',
        ],
        [
          'With whom, at work or outside it, could you talk about this?',
          'עם מי, בעבודה או מחוצה לה, אפשר לדבר על זה השבוע?',
        ],
      ],
    },
  },
  {
    key: 'colleague_conflict',
    tone: 'hard',
    words: {
      en: "my colleague keeps, my coworker keeps, colleague who, coworker who, a colleague of mine, guy at work, girl at work, woman at work, desk mate, office politics, office gossip, gossip at work, stole my idea, steals my ideas, undermines me at work, not speaking to me at work, argument at work, fight at work, argued with a colleague, argument with a colleague, argument with a coworker, fell out with a colleague, fell out with a coworker, conflict at work, tension at work, conflict with a colleague, conflict with a coworker, excluded at work, colleague excludes me, colleagues exclude me, backstabbing, backstabbed at work, colleague complained about me, coworker complained about me, doesn't do their share, leaves me all the work, cc'd my boss, cc's my boss, can't stand my coworker, can't stand my colleague",
      he: 'קולגה, הקולגה שלי, עמית לעבודה, עמיתה לעבודה, מישהי בעבודה, מישהו בעבודה, בחורה מהעבודה, בחור מהעבודה, רכילות בעבודה, רכילות במשרד, מרכלים עליי בעבודה, מרכלת עליי בעבודה, גנב לי רעיון, גנבה לי רעיון, גנב לי את הרעיון, גנבה לי את הרעיון, מחבל לי בעבודה, מחבלת לי בעבודה, פוליטיקה במשרד, פוליטיקה בעבודה, ריב בעבודה, רבתי עם מישהו בעבודה, רבתי עם מישהי בעבודה, רבתי עם קולגה, סכסוך בעבודה, מתח בעבודה עם, מחרימים אותי בעבודה, לא מדברת איתי בעבודה, לא מדבר איתי בעבודה, התלונן עליי בעבודה, התלוננה עליי בעבודה, התלונן עליי למנהל, התלוננה עליי למנהלת, מפיל עליי את העבודה, מפילה עליי את העבודה',
    },
    lines: {
      PS: [
        [
          'Of everything that has gone on at work, what bothers you most?',
          'מכל מה שקרה בעבודה, מה הכי מפריע לך?',
        ],
        ['How does this affect your work?', 'איך זה משפיע על העבודה שלך?'],
        ['How have you dealt with it up to now?', 'איך התמודדת עם זה עד עכשיו?'],
        [
          'What would you like the other side at work to understand?',
          'מה חשוב לך שבעבודה יבינו מהצד שלך?',
        ],
      ],
      ED: [
        [
          'How would the other side describe what is going on?',
          'איך היו מתארים בצד השני את מה שקורה?',
        ],
        [
          'What helps on days when working together goes better?',
          'מה עוזר בימים שהעבודה ביחד הולכת טוב יותר?',
        ],
        ['What in the way the work is divided makes it worse?', 'מה בחלוקת העבודה מגביר את המתח?'],
        [
          'What would somebody who sees both sides say about it?',
          'מה היו אומרים על זה אנשים שרואים את שני הצדדים?',
        ],
      ],
      FC: [
        [
          'What would be enough for you to leave this behind?',
          'מה יספיק לך כדי להשאיר את זה מאחור?',
        ],
        [
          'What matters more to you now, being right or having it over?',
          'מה חשוב לך יותר עכשיו, הצדק או שזה ייגמר?',
        ],
        ['Which part of this can you change from your side?', 'איזה חלק מזה אפשר לשנות מהצד שלך?'],
      ],
      DG: [
        [
          'If you talked about it, how could your first sentence go?',
          'אם תהיה שיחה על זה, איך יכול להישמע המשפט הראשון?',
        ],
        [
          'What one small thing could you ask of the other side?',
          'איזה דבר אחד קטן אפשר לבקש מהצד השני עד סוף השבוע?',
        ],
        ['When and where could there be a calm talk about it?', 'מתי ואיפה אפשר לדבר על זה ברוגע?'],
      ],
    },
  },
  {
    key: 'overworked',
    tone: 'hard',
    words: {
      en: "burnout, burned out, burnt out, burning out, overworked, exhausted from work, too much overtime, working overtime, unpaid overtime, too many hours at work, working long hours, work long hours, sixty hours a week, 60 hours a week, 70 hours a week, sixty hour weeks, on call again, on call every, night shifts are killing me, double shifts, back to back meetings, working weekends, can't switch off from work, can't disconnect from work, can't stop working, too many deadlines, too much work, workload, swamped at work, swamped with work, drowning in work, understaffed, short staffed, no break at work, running on fumes, work emails at night, answering emails at night, working on weekends, working on weekend, work weekends, stop working on weekends, work too much, working too much, workaholic, married to my laptop, no life outside work",
      he: 'שחיקה, שחוק מהעבודה, שחוקה מהעבודה, נשחקתי, ברנאאוט, ברנאוט, עומס בעבודה, עומס עבודה, העומס בעבודה, העומס בעבודה הורג אותי, קורס מעומס, קורסת מעומס, שעות נוספות, יותר מדי שעות בעבודה, שעות מטורפות בעבודה, אין לי סופי שבוע, לא היה לי סופ״ש, לא היה לי סוף שבוע, משמרת כפולה, משמרות כפולות, דדליינים בעבודה, עובד בשבתות, עובדת בשבתות, עובד בסופי שבוע, עובדת בסופי שבוע, לא מצליח להתנתק מהעבודה, לא מצליחה להתנתק מהעבודה, עובד עד הלילה, עובדת עד הלילה, עובד מסביב לשעון, עובדת מסביב לשעון, עובד יותר מדי, עובדת יותר מדי, יותר מדי עבודה, מיילים בלילה, חסר כוח אדם, חוסר בכוח אדם, טובע בעבודה, טובעת בעבודה, גמור מהעבודה, גמורה מהעבודה, אין לי חיים חוץ מהעבודה',
    },
    lines: {
      PS: [
        ['Which part of the load weighs on you most?', 'איזה חלק בעומס הכי מכביד עכשיו?'],
        ['At what time does work really end for you?', 'באיזו שעה העבודה באמת נגמרת אצלך?'],
        [
          'What do you no longer get round to because of work?',
          'לאילו דברים כבר לא נשאר לך זמן בגלל העבודה?',
        ],
        ['What makes it hard for you to do less?', 'מה מקשה אצלך לעשות פחות?'],
      ],
      ED: [
        ['What was different in less busy times?', 'מה היה אחרת בתקופות פחות עמוסות?'],
        [
          'What would really happen if one thing waited until next week?',
          'מה באמת יקרה אם דבר אחד יחכה לשבוע הבא?',
        ],
        ['Who else feels the effects of this load?', 'על מי עוד העומס הזה משפיע?'],
        [
          'What would you say to somebody dear with a week like yours?',
          'מה היה נכון לומר למישהו יקר לך, עם שבוע כמו שלך?',
        ],
      ],
      FC: [
        [
          'Of all this work, what truly needs you and nobody else?',
          'מכל העבודה הזאת, מה באמת אף אחד אחר לא יכול לעשות?',
        ],
        [
          'What might you have to give up if you slowed down?',
          'על מה אולי צריך לוותר אם מאטים קצת?',
        ],
        [
          'How could you tell that a day’s work is enough?',
          'לפי מה אפשר לדעת שהעבודה של היום מספיקה?',
        ],
      ],
      DG: [
        [
          'Which one thing could you say “no” or “not now” to tomorrow?',
          'לאיזה דבר אחד אפשר להגיד מחר ״לא״, או ״לא עכשיו״?',
        ],
        [
          'Which hour this week could stay free of work?',
          'איזו שעה השבוע אפשר להשאיר נקייה מעבודה?',
        ],
        [
          'Who should hear from you how many hours you really work?',
          'למי חשוב לומר כמה שעות העבודה באמת לוקחת?',
        ],
      ],
    },
  },
  {
    key: 'asking_for_raise',
    tone: 'open',
    words: {
      en: "pay raise, pay rise, a raise at work, get a raise, got a raise, ask for a raise, asking for a raise, asked for a raise, want a raise, no raise, need a raise, asking my boss for a raise, ask for more money, asking for more money, salary talk, salary negotiation, negotiate my salary, negotiating my salary, negotiate pay, underpaid, paid less than, earns more than me, earn less than, market rate, salary review, deserve a raise, haven't had a raise, same salary for, raise my rates, raise my prices, charge more, what i'm worth at work, salary band",
      he: 'העלאה בשכר, העלאת שכר, לבקש העלאה, לבקש העלאת שכר, ביקשתי העלאה, מבקש העלאה, מבקשת העלאה, תוספת שכר, תוספת בשכר, לבקש יותר כסף, לבקש תוספת, שיחת שכר, שיחה על השכר, משא ומתן על שכר, לדבר על השכר, מרוויח פחות ממנו, מרוויחה פחות ממנו, מרוויח פחות מהם, מרוויחה פחות מהם, מרוויח פחות מכולם, מרוויחה פחות מכולם, מרוויח יותר ממני, מרוויחה יותר ממני, משלמים לי פחות, אותה משכורת כבר, אותו שכר כבר, מגיעה לי העלאה, לא העלו לי את השכר, לא העלו לי, לא קיבלתי העלאה, להעלות את המחירים שלי, להעלות את התעריף, להעלות מחיר ללקוחות',
    },
    lines: {
      PS: [
        ['What made you think about your pay just now?', 'מה הביא אותך לחשוב על השכר דווקא עכשיו?'],
        ['What is hardest for you about asking?', 'מה הכי קשה לך בבקשה כזאת?'],
        ['What else is in it for you, besides the money?', 'מה עוד יש בזה בשבילך, חוץ מהכסף?'],
        ['What did you learn at home about asking for money?', 'מה לימדו אותך בבית על לבקש כסף?'],
      ],
      ED: [
        [
          'Which part of your work do those who decide not see?',
          'איזה חלק בעבודה שלך לא מגיע לעיניים של מי שמחליטים?',
        ],
        [
          'If somebody else did your work, what should it pay?',
          'אם מישהו אחר היה עושה את העבודה שלך, כמה נכון היה לשלם?',
        ],
        [
          'Besides the sum, what else could make it fair?',
          'חוץ מהסכום, מה עוד היה עושה את זה הוגן?',
        ],
        [
          'If the answer is “not now”, what would be worth asking next?',
          'אם התשובה תהיה ״לא כרגע״, מה כדאי לשאול אחרי זה?',
        ],
      ],
      FC: [
        ['Which sum could you live with calmly?', 'עם איזה סכום אפשר לחיות בשקט?'],
        [
          'What in your work is the best reason to pay you more?',
          'מה בעבודה שלך הכי מצדיק תשלום גבוה יותר?',
        ],
        [
          'Which matters more to you, the sum or being valued?',
          'מה חשוב לך יותר, הסכום או שיעריכו את העבודה שלך?',
        ],
      ],
      DG: [
        [
          'With which words could you open a talk about pay?',
          'באילו מילים אפשר לפתוח שיחה על השכר?',
        ],
        ['Which day would suit a talk about pay?', 'איזה יום מתאים לשיחה על השכר?'],
        [
          'With whom could you practise saying the number aloud?',
          'עם מי אפשר להתאמן על לומר את המספר בקול?',
        ],
      ],
    },
  },
  {
    key: 'passed_over',
    tone: 'hard',
    words: {
      en: "passed over for, passed me over, got passed over, overlooked for the role, overlooked for promotion, overlooked at work, not chosen for the role, didn't get the promotion, didn't get promoted, didn't promote me, not promoted, someone else got the role, someone else got the job, someone else got the promotion, got the promotion instead, promoted instead of me, promoted someone else, promoted her instead, promoted him instead, gave the promotion to, gave the role to, picked someone else for the role, chose someone else for the role, external hire, promised the role, promised me the role, promised me the promotion, next in line for, the role went to, the promotion went to, turned down for promotion, younger colleague promoted, tenure denied, denied tenure",
      he: 'לא קיבלתי את הקידום, לא קודמתי, לא קידמו אותי, קידמו אותה במקומי, קידמו אותו במקומי, קידמו מישהו אחר, קידמו מישהי אחרת, פסחו עליי, דילגו עליי בקידום, עקפו אותי בקידום, עקפה אותי בקידום, עקף אותי בקידום, בחרו במישהו אחר לתפקיד, בחרו במישהי אחרת לתפקיד, בחרו בה לתפקיד, בחרו בו לתפקיד, לא בחרו בי לתפקיד, קיבלה את התפקיד במקומי, קיבל את התפקיד במקומי, התפקיד הלך למישהו אחר, התפקיד הלך למישהי אחרת, הבטיחו לי את התפקיד, הבטיחו לי קידום, התפקיד היה אמור להיות שלי, הגיע לי הקידום, מגיע לי קידום, הביאו מישהו מבחוץ לתפקיד, הביאו מישהי מבחוץ לתפקיד, הפסדתי במכרז, לא זכיתי במכרז, תקרת זכוכית, לא קיבלתי קביעות',
    },
    lines: {
      PS: [
        ['What about their choice hurts most?', 'מה בבחירה שלהם הכי כואב לך?'],
        ['What do you think decided it?', 'מה לדעתך הכריע את העניין?'],
        ['What had you expected before?', 'למה ציפית לפני שזה נקבע?'],
        ['What has this “no” made you think about yourself?', 'מה ה״לא״ הזה גרם לך לחשוב על עצמך?'],
      ],
      ED: [
        [
          'How might the decision look to those who made it?',
          'איך ההחלטה אולי נראית למי שקיבלו אותה?',
        ],
        ['Whose view of your work do you trust?', 'על הדעה של מי לגבי העבודה שלך אפשר לסמוך?'],
        [
          'Which part of that role would be easy to do without?',
          'על איזה חלק בתפקיד הזה קל לך לוותר?',
        ],
        [
          'What in your work is good, whatever they decided?',
          'מה טוב בעבודה שלך, לא משנה מה החליטו?',
        ],
      ],
      FC: [
        [
          'What did you want from that role that could be found elsewhere too?',
          'מה רצית מהתפקיד הזה, שאפשר למצוא גם במקום אחר?',
        ],
        ['Which answer do you still need from them?', 'איזו תשובה עוד חסרה לך מהם?'],
        [
          'What matters more to you now, this workplace or moving up?',
          'מה חשוב לך יותר עכשיו, מקום העבודה הזה או ההתקדמות?',
        ],
      ],
      DG: [
        [
          'In which one sentence could you ask for the reasons?',
          'באיזה משפט אחד אפשר לבקש לדעת את הסיבות?',
        ],
        [
          'With whom could you talk about your way forward at work?',
          'עם מי אפשר לדבר על ההמשך שלך בעבודה?',
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
      en: 'my presentation, a presentation, give a presentation, presenting in front of, presenting to, public speaking, give a talk, giving a talk, giving a speech, give a speech, my speech, stage fright, in front of an audience, speak in front of, speaking in front of, talk in front of, talking in front of, speak up in meetings, speak up, speaking up, speak in meetings, talk in meetings, say something in meetings, silent in meetings, stay silent in meetings, quiet in meetings, voice shakes, my voice was shaking, shaky voice, mind goes blank when, go blank when, blush when, turn red when, keynote, defend my thesis, wedding toast, fear of speaking',
      he: 'מצגת, להציג מול, להציג את הפרויקט, פרזנטציה, להרצות, הרצאה מול, להעביר הרצאה, נאום, לנאום, לדבר מול אנשים, לדבר מול קהל, לדבר מול כולם, לדבר מול כל, מול קהל, פחד קהל, פחד במה, לדבר בישיבות, לדבר בישיבה, לפתוח את הפה בישיבות, לפתוח את הפה בישיבה, שותק בישיבות, שותקת בישיבות, להגיד משהו בישיבה, הקול רועד, רועד לי הקול, הקול שלי רועד, בלאקאאוט מול, בלקאאוט מול, מסמיק כשאני מדבר, מסמיקה כשאני מדברת, לעמוד מול אנשים, לעמוד מול כיתה, להעביר הדרכה, הגנה על התזה, לברך בחתונה, חרדת קהל',
    },
    lines: {
      PS: [
        [
          'What is hardest for you about speaking in front of others?',
          'מה הכי קשה לך בלדבר מול אנשים?',
        ],
        [
          'Whose reaction matters most to you when you speak?',
          'התגובה של מי הכי חשובה לך כשיוצא לך לדבר?',
        ],
        [
          'What is the worst that could happen while you speak?',
          'מה הדבר הכי גרוע שעלול לקרות בזמן שמדברים?',
        ],
        [
          'What would be different for you if speaking came easily?',
          'מה היה אחרת אצלך אם היה קל לדבר?',
        ],
      ],
      ED: [
        ['With whom do the words come easily?', 'עם מי המילים יוצאות לך בקלות?'],
        [
          'What makes you want to listen to somebody who is speaking?',
          'מה גורם לך להקשיב למישהו עד הסוף?',
        ],
        [
          'What would the others miss if you kept it to yourself?',
          'מה יהיה חסר לאחרים אם זה יישאר רק אצלך?',
        ],
        ['What went well at a time when you did speak?', 'מה הלך טוב בפעם שבה כן יצא לך לדבר?'],
      ],
      FC: [
        [
          'If only one sentence of yours gets across, which one is it?',
          'אם רק משפט אחד שלך יעבור, איזה משפט זה?',
        ],
        [
          'Which matters more to you, making no mistake or being understood?',
          'מה חשוב לך יותר, לא לטעות או שיבינו אותך?',
        ],
        [
          'To which one person would you most like to say it?',
          'לאיזה אדם אחד הכי חשוב לך לומר את זה?',
        ],
      ],
      DG: [
        [
          'How could your first sentence go, word for word?',
          'איך יכול להישמע המשפט הראשון שלך, מילה במילה?',
        ],
        [
          'In which small conversation this week could you say one sentence more?',
          'באיזו שיחה קטנה השבוע אפשר לומר משפט אחד יותר?',
        ],
        ['With whom could you practise it aloud once?', 'עם מי אפשר להתאמן על זה פעם אחת בקול?'],
      ],
    },
  },
  {
    key: 'interview_ahead',
    tone: 'open',
    words: {
      en: 'job interview, job interviews, interview tomorrow, interview on monday, interview next week, interview coming up, interview for a job, interview for the job, interview at a company, got an interview, have an interview, second interview, final interview, interviewing for a job, interviewing for, panel interview, phone screen, screening call, technical interview, assessment centre, assessment center, trial day at, prepare for the interview, preparing for an interview, called me for an interview, invited me to an interview, invited to an interview, nervous about the interview, mess up interviews, bad at interviews, hiring manager',
      he: 'ראיון עבודה, ריאיון עבודה, ראיונות עבודה, ראיון מחר, ראיון ביום, יש לי ראיון, יש לי ריאיון, ראיון ראשון, ראיון שני, ראיון טכני, ראיון קבלה, ראיון לתפקיד, ראיון למשרה, ראיון בחברה, זימנו אותי לראיון, הזמינו אותי לראיון, קראו לי לראיון, המראיינים, המראיין, המראיינת, מרכז הערכה, מבחני מיון לעבודה, להתכונן לראיון, מתכונן לראיון, מתכוננת לראיון, לחוצה מהראיון, לחוץ מהראיון, מנהל מגייס, מנהלת מגייסת, ראיון בזום',
    },
    lines: {
      PS: [
        ['What about the interview is most on your mind?', 'מה בריאיון הכי מעסיק אותך?'],
        ['How much depends on this interview for you?', 'כמה תלוי בשבילך בריאיון הזה?'],
        ['Which question do you hope they won’t ask?', 'איזו שאלה עדיף לך שלא ישאלו?'],
        [
          'What is hard for you to say about yourself to strangers?',
          'מה קשה לך לספר על עצמך לאנשים זרים?',
        ],
      ],
      ED: [
        [
          'Which story of yours shows best what you can do?',
          'איזה סיפור שלך מראה הכי טוב מה יש לך להביא?',
        ],
        [
          'How would somebody who knows you well introduce you?',
          'איך היו מציגים אותך אנשים שמכירים אותך טוב?',
        ],
        ['What do you think they are looking for?', 'מה לדעתך הם מחפשים?'],
        [
          'What would you like to know, to see whether the place suits you?',
          'מה חשוב לך לברר, כדי לדעת אם המקום מתאים לך?',
        ],
      ],
      FC: [
        [
          'What would you like them to remember about you afterwards?',
          'מה הכי חשוב לך שיזכרו ממך אחרי הפגישה?',
        ],
        ['How will you know that you did your part?', 'לפי מה אפשר יהיה לדעת שעשית את החלק שלך?'],
        [
          'What are you not willing to give up for this job?',
          'על מה לא מתאים לך לוותר בשביל המשרה הזאת?',
        ],
      ],
      DG: [
        [
          'With which sentence could you begin when they ask about you?',
          'באיזה משפט אפשר לפתוח כשיבקשו ממך לספר על עצמך?',
        ],
        [
          'What could be settled the evening before, so the day is easier?',
          'מה אפשר לסגור בערב שלפני, כדי שביום עצמו יהיה קל יותר?',
        ],
        ['Which question would you like to ask them?', 'איזו שאלה חשוב לך לשאול אותם?'],
      ],
    },
  },
  {
    key: 'starting_business',
    tone: 'open',
    words: {
      en: 'start a business, starting a business, start my business, started a business, my own business, own business, start my own, starting my own, my startup, a startup, start-up, cofounder, co-founder, go freelance, going freelance, start freelancing, started freelancing, become self-employed, going self-employed, go self-employed, registering as self-employed, registering as self employed, register as self-employed, go independent, work for myself, working for myself, be my own boss, side hustle, business idea, business plan, first client, first clients, first paying customer, open a shop, open a studio, opening a studio, opening a shop, open a café, open a cafe, open a bakery, open a restaurant, start a private practice, open a private practice, etsy shop, register a company',
      he: 'לפתוח עסק, פותח עסק, פותחת עסק, פתחתי עסק, להקים עסק, מקים עסק, מקימה עסק, עסק משלי, עסק עצמאי, לצאת לעצמאות, להיות עצמאי, להיות עצמאית, פרילנס, פרילנסר, פרילנסרית, סטארטאפ, סטארט אפ, רעיון לעסק, רעיון לסטארטאפ, תוכנית עסקית, לפתוח עוסק, לפתוח עוסק פטור, לפתוח עוסק מורשה, לקוחות ראשונים, לקוח ראשון, לקוחה ראשונה, הבוס של עצמי, הבוסית של עצמי, לפתוח קליניקה, לפתוח סטודיו, לפתוח חנות, לפתוח בית קפה, לפתוח מסעדה, שותף לעסק, שותפה לעסק',
    },
    lines: {
      PS: [
        ['Where do things stand with the business at the moment?', 'איפה העסק עומד כרגע?'],
        ['What draws you most to something of your own?', 'מה הכי מושך אותך בעסק משלך?'],
        ['What about the business worries you most?', 'מה בעסק הכי מדאיג אותך?'],
        ['What does a business of your own ask of you?', 'מה עסק משלך דורש ממך?'],
      ],
      ED: [
        ['Who needs what you have to offer?', 'מי צריכים את מה שיש לך להציע?'],
        ['How do people close to you see this plan?', 'איך אנשים קרובים רואים את התוכנית הזאת?'],
        [
          'What from your experience helps you with this business?',
          'מה מהניסיון שלך עוזר לך בעסק הזה?',
        ],
        [
          'How would a good working day look two years from now?',
          'איך היה נראה יום עבודה טוב בעסק בעוד שנתיים?',
        ],
      ],
      FC: [
        ['How much may this cost before it’s too much?', 'כמה זה יכול לעלות לפני שזה יותר מדי?'],
        [
          'Of what you could offer, what would people pay for?',
          'מכל מה שיש לך להציע, על מה אנשים ישלמו?',
        ],
        ['What in your life should the business not touch?', 'במה בחיים שלך חשוב שהעסק לא ייגע?'],
      ],
      DG: [
        ['To whom could you offer a small version of it?', 'למי אפשר להציע גרסה קטנה של זה?'],
        [
          'Whom could you ask this week what they would pay for it?',
          'את מי אפשר לשאול השבוע כמה היה שווה לשלם על זה?',
        ],
        [
          'What could you do for the business in one hour this week?',
          'מה אפשר לעשות בשביל העסק בשעה אחת השבוע?',
        ],
      ],
    },
  },
  {
    key: 'business_in_trouble',
    tone: 'hard',
    words: {
      en: "my business is failing, business is failing, business is struggling, business is dying, business is losing money, business in trouble, company is going under, losing customers, losing clients, lost our biggest client, lost my biggest client, no customers, no clients, no new clients, no orders, cash flow, make payroll, can't pay my staff, can't pay my employees, can't pay suppliers, business bankrupt, company bankrupt, insolvency, insolvent, close the shop, close my shop, closing my shop, close the business, close my business, closing the business, closing my business, shut down the business, shutting down the business, runway, investors pulled out, debts of the business, business debt, business debts, empty restaurant, restaurant is empty, empty shop, shop is empty, business loan",
      he: 'העסק קורס, העסק בצרות, העסק לא עובד, העסק שלי קורס, העסק מפסיד, העסק נסגר, אין לקוחות, אין לי לקוחות, אין הזמנות, אין עבודה בעסק, איבדנו לקוח גדול, איבדתי לקוח גדול, איבדתי לקוחות, הלקוחות עוזבים, תזרים, תזרים מזומנים, לשלם משכורות לעובדים, אין לי לשלם לעובדים, לשלם לספקים, חובות לספקים, חובות של העסק, העסק בחובות, פשיטת רגל של העסק, חדלות פירעון, לסגור את העסק, לסגור את החנות, לסגור את המסעדה, לסגור את הסטודיו, סוגר את העסק, סוגרת את העסק, סוגרים את העסק, משקיעים ברחו, המשקיעים ברחו, מינוס בעסק, הלוואה לעסק, ערבות אישית, המסעדה ריקה, החנות ריקה, צ׳קים חוזרים',
    },
    lines: {
      PS: [
        ['What about the business weighs on you most today?', 'מה בעסק הכי מכביד היום?'],
        ['Which of the figures worries you most?', 'איזה מהמספרים הכי מדאיג אותך?'],
        ['Who knows how things really stand with the business?', 'מי יודע מה באמת המצב של העסק?'],
        ['What does this business mean to you?', 'מה המשמעות של העסק הזה בשבילך?'],
      ],
      ED: [
        ['Which part of the business still works?', 'איזה חלק בעסק עדיין עובד?'],
        [
          'What would somebody from outside see in these figures?',
          'מה היו רואים במספרים האלה אנשים מבחוץ?',
        ],
        [
          'What would you do differently if you started the business today?',
          'מה היה נכון לעשות אחרת, אם העסק היה נפתח היום?',
        ],
        [
          'If the business came to an end, what would you still have?',
          'אם העסק ייסגר, מה בכל זאת יישאר לך?',
        ],
      ],
      FC: [
        [
          'If not everything can be saved, what matters most to save?',
          'אם אי אפשר להציל הכול, מה הכי חשוב להציל?',
        ],
        [
          'By which date do you want to know where this is going?',
          'עד איזה תאריך חשוב לך שיהיה ברור לאן זה הולך?',
        ],
        ['What in the state of the business depends on you?', 'מה במצב של העסק תלוי בך?'],
      ],
      DG: [
        [
          'Which phone call would help the business most this week?',
          'איזו שיחת טלפון הכי תעזור לעסק השבוע?',
        ],
        [
          'With whom could you look at all the numbers together this week?',
          'עם מי אפשר לשבת השבוע על כל המספרים יחד?',
        ],
        ['Which one cost could you stop this week?', 'איזו הוצאה אחת אפשר לעצור השבוע?'],
      ],
    },
  },
  {
    key: 'changing_career',
    tone: 'open',
    words: {
      en: 'career change, change careers, changing careers, change my career, switch careers, switching careers, career switch, change my profession, changing my profession, new profession, new career, change fields, switch fields, different line of work, retrain as, retraining as, go back to school to become, start over professionally, start a new career, midlife career, quit teaching, leave teaching, leaving teaching, leaving medicine, leave medicine, leave law, leaving law, leave tech, leaving tech, bootcamp, wrong profession, wrong career, second career',
      he: 'הסבה מקצועית, הסבה להייטק, הסבה להוראה, לעשות הסבה, שינוי קריירה, לשנות קריירה, להחליף קריירה, להחליף מקצוע, לשנות מקצוע, מקצוע חדש, מקצוע אחר, קריירה שנייה, קריירה חדשה, לעבור תחום, לשנות תחום, להחליף תחום, לעבור לתחום אחר, לעזוב את ההוראה, לעזוב את ההייטק, לעזוב את הרפואה, לעזוב את המקצוע, לא המקצוע שלי, המקצוע הלא נכון, קורס הסבה, בוטקמפ, אבחון תעסוקתי, ייעוץ תעסוקתי',
    },
    lines: {
      PS: [
        ['What draws you to other work?', 'מה מושך אותך לעבודה אחרת?'],
        ['What in your profession no longer suits you?', 'מה במקצוע שלך כבר לא מתאים לך?'],
        [
          'What of your work so far would be hardest to give up?',
          'על מה מהעבודה שלך עד עכשיו הכי קשה לוותר?',
        ],
        ['What did you hope for when you chose your profession?', 'למה קיווית כשבחרת במקצוע שלך?'],
      ],
      ED: [
        ['Whom would such a change surprise the least?', 'את מי שינוי כזה הכי פחות יפתיע?'],
        ['What could you spend hours on as a child?', 'על מה בילדות היה אפשר להעביר שעות?'],
        [
          'What have you learned so far that is useful in other work too?',
          'מה למדת עד היום, שיועיל לך גם בעבודה אחרת?',
        ],
        [
          'If nothing changes in five years, what will you miss?',
          'אם שום דבר לא ישתנה בחמש שנים, מה יהיה חסר לך?',
        ],
      ],
      FC: [
        [
          'What would you most like more of in a working day?',
          'ממה הכי חשוב לך שיהיה יותר ביום העבודה?',
        ],
        [
          'What has to stay stable while you change your work?',
          'מה צריך להישאר יציב בזמן שמחליפים עבודה?',
        ],
        [
          'How could you tell whether it’s the profession or the workplace?',
          'לפי מה אפשר לדעת אם זה המקצוע או מקום העבודה?',
        ],
      ],
      DG: [
        [
          'Whom could you ask about an ordinary day in work that interests you?',
          'את מי אפשר לשאול על יום רגיל בעבודה שמעניינת אותך?',
        ],
        [
          'Which other work could you try for a single day?',
          'איזו עבודה אחרת אפשר לנסות ליום אחד?',
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
      en: "difficult employee, problem employee, underperforming employee, underperformer, an employee who, my employee, my employees, one of my employees, someone on my team, somebody on my team, someone in my team, somebody in my team, my direct report, one of my reports, my team member, challenges my authority, undermines my authority, doesn't respect me as a manager, doesn't respect me as their boss, performance talk, feedback talk, give him feedback, give her feedback, give feedback to, difficult feedback, performance improvement plan, low performer, warning letter, older than me and reports to me, my apprentice, my intern",
      he: 'עובד בעייתי, עובדת בעייתית, עובד קשה לניהול, עובדת קשה לניהול, עובד שלי, עובדת שלי, העובד שלי, העובדת שלי, אחד העובדים שלי, אחת העובדות שלי, מישהו בצוות שלי, מישהי בצוות שלי, חבר צוות שלי, חברת צוות שלי, כפוף שלי, כפופה שלי, כפוף אליי, כפופה אליי, לא מספק את הסחורה, לא מספקת את הסחורה, לא עומד ביעדים, לא עומדת ביעדים, לא מקבל מרות, לא מקבלת מרות, לא מקבל את הסמכות שלי, לא מקבלת את הסמכות שלי, מערער על הסמכות שלי, מערערת על הסמכות שלי, שיחת משוב לעובד, שיחת משוב עם, לתת לו משוב, לתת לה משוב, שיחת משמעת, תוכנית שיפור, המתמחה שלי, החניך שלי בעבודה',
    },
    lines: {
      PS: [
        ['Which behaviour troubles you most here?', 'איזו התנהגות הכי מפריעה לך כאן?'],
        [
          'What has already been said about it, in plain words?',
          'מה כבר נאמר על זה, במילים פשוטות?',
        ],
        ['How do you tend to react when it happens?', 'איך יוצא לך להגיב כשזה קורה?'],
        [
          'What does this situation ask of you as a leader?',
          'מה המצב הזה דורש ממך בתפקיד הניהולי?',
        ],
      ],
      ED: [
        ['What does this person do well at work?', 'מה האדם הזה בכל זאת עושה טוב בעבודה?'],
        ['What might be behind this behaviour at work?', 'מה אולי עומד מאחורי ההתנהגות הזאת?'],
        [
          'How would the other side describe working with you?',
          'איך היו מתארים בצד השני את העבודה איתך?',
        ],
        [
          'What kind of leading has helped you to get better at something?',
          'איזה סוג של ניהול עזר לך להשתפר במשהו?',
        ],
      ],
      FC: [
        ['What would count as good enough here?', 'מה כאן נחשב ״מספיק טוב״?'],
        ['Which part of this is not your responsibility?', 'איזה חלק מזה הוא לא באחריות שלך?'],
        ['How long may it go on like this at work?', 'כמה זמן עוד אפשר להמשיך ככה בעבודה?'],
      ],
      DG: [
        ['With which fact could you open a talk about it?', 'באיזו עובדה אפשר לפתוח שיחה על זה?'],
        [
          'What one thing could be agreed on for the next two weeks?',
          'על איזה דבר אחד אפשר להסכים לשבועיים הקרובים?',
        ],
        ['When could there be an unhurried talk about it?', 'מתי אפשר לקיים על זה שיחה רגועה?'],
      ],
    },
  },
  {
    key: 'letting_somebody_go',
    tone: 'hard',
    words: {
      en: 'have to fire, need to fire, had to fire, have to let someone go, have to let him go from the team, need to let someone go, letting someone go at work, let an employee go, let one of my, fire someone, fire somebody, firing someone, firing somebody, fire him, fire her, firing him, firing her, i fired him, i fired her, i fired my, i fired someone, fire one of my, dismiss an employee, have to dismiss, lay people off, lay off my, lay off half, lay off people, laying off people, layoff list, who to lay off, who to fire, cut my team, termination meeting, dismissal talk, not renew his contract, not renew her contract, not extend his contract, not extend her contract, have to sack, fire my friend, fire my assistant, fire the nanny, cut headcount',
      he: 'לפטר עובד, לפטר עובדת, לפטר עובדים, לפטר אנשים, לפטר מישהו, לפטר מישהי, לפטר אותו, לפטר אותה, לפטר את, צריך לפטר, צריכה לפטר, אני מפטר, אני מפטרת, פיטרתי, לסיים העסקה של, לסיים לו את ההעסקה, לסיים לה את ההעסקה, להיפרד מעובד, להיפרד מעובדת, לשחרר עובד, לשחרר עובדת, לעשות שימוע לעובד, לעשות לו שימוע, לעשות לה שימוע, לזמן לשימוע עובד, לזמן אותו לשימוע, לזמן אותה לשימוע, רשימת מפוטרים, לבחור את מי לפטר, את מי לפטר, לצמצם את הצוות, לקצץ בצוות, לא להאריך לו את החוזה, לא להאריך לה את החוזה, להודיע לו שהוא מפוטר, להודיע לה שהיא מפוטרת',
    },
    lines: {
      PS: [
        ['What is hardest for you about letting somebody go?', 'מה הכי קשה לך בפיטורים האלה?'],
        ['How much of this decision is really yours?', 'כמה מההחלטה הזאת באמת שלך?'],
        [
          'What do you feel towards the other side, apart from the job?',
          'מה יש בך כלפי הצד השני, בלי קשר לעבודה?',
        ],
        [
          'What would help you to be at peace with this decision?',
          'מה יעזור לך להיות בשלום עם ההחלטה הזאת?',
        ],
      ],
      ED: [
        ['In their place, how would you want to be treated?', 'איזה יחס היה חשוב לך לקבל במקומם?'],
        [
          'What would people with more experience of this advise?',
          'מה היו מייעצים כאן אנשים עם יותר ניסיון בזה?',
        ],
        [
          'How might this look a year from now, from both sides?',
          'איך זה אולי ייראה בעוד שנה, משני הצדדים?',
        ],
        ['What does this decision make possible?', 'מה ההחלטה הזאת מאפשרת?'],
      ],
      FC: [
        [
          'What do you owe the other side, whatever the reason?',
          'מה מגיע ממך לצד השני, לא משנה מה הסיבה?',
        ],
        [
          'Which part of this matters most to do decently?',
          'איזה חלק מזה הכי חשוב לך לעשות בהגינות?',
        ],
        [
          'What has to be clear to you before such a talk?',
          'מה צריך להיות ברור לך לפני שיחה כזאת?',
        ],
      ],
      DG: [
        ['How could you say the heart of it in one sentence?', 'איך אפשר לומר את העיקר במשפט אחד?'],
        [
          'Which practical thing still needs to be arranged?',
          'איזה דבר מעשי עוד צריך לסדר בשביל זה?',
        ],
        ['With whom would you like to be after such a talk?', 'עם מי טוב להיות אחרי שיחה כזאת?'],
      ],
    },
  },
  {
    key: 'impostor',
    tone: 'hard',
    words: {
      en: "impostor, imposter, impostor syndrome, imposter syndrome, i'm a fraud at work, feel like a fraud in my job, like a fraud at work, feel like a fraud at work, faking it at work, afraid of being found out, they'll find me out, they will find me out, find out i'm not, find out i am not, find out i don't know, find out i know nothing, not good enough for this job, not good enough for the job, not good enough for the role, not qualified for this job, not qualified for this role, feel unqualified, don't deserve this job, don't deserve this role, don't deserve the promotion, don't belong in this job, everyone at work is smarter, everyone here is smarter, everyone else knows what they are doing, out of my depth, in over my head at work, just got lucky, pure luck, fooled them, fooled everyone at work, pretending to know, i got the promotion and i think",
      he: 'מתחזה, תסמונת המתחזה, מתחזים, כמו נוכל בעבודה, כמו נוכלת, יגלו אותי, יגלו שאני לא, יגלו שאני לא יודע, יגלו שאני לא יודעת, יעלו עליי, עוד רגע יגלו, יתפסו אותי שאני לא יודע, יתפסו אותי שאני לא יודעת, לא מספיק טוב לתפקיד, לא מספיק טובה לתפקיד, לא ראוי לתפקיד, לא ראויה לתפקיד, לא מגיע לי התפקיד, לא מגיע לי להיות פה, התפקיד גדול עליי, סתם היה לי מזל, במקרה הגעתי לתפקיד, כולם פה חכמים ממני, כולם חכמים ממני, כולם יודעים חוץ ממני, לא שייך לכאן, לא שייכת לכאן, עושה בכאילו שאני יודע, עושה בכאילו שאני יודעת',
    },
    lines: {
      PS: [
        ['When was this doubt last strong?', 'מתי הספק הזה היה חזק לאחרונה?'],
        ['What exactly do you think people could find out?', 'מה בדיוק אנשים עלולים לגלות?'],
        ['Whose opinion counts most for you in this?', 'הדעה של מי הכי קובעת כאן בשבילך?'],
        [
          'What does this doubt make you do beyond what is needed?',
          'מה הספק הזה גורם לך לעשות מעבר לנדרש?',
        ],
      ],
      ED: [
        [
          'What may others see in you that is hard for you to see?',
          'מה אולי אחרים רואים בך, שלך קשה לראות?',
        ],
        [
          'What was hard for you two years ago and goes easily now?',
          'מה היה לך קשה לפני שנתיים, והיום הולך בקלות?',
        ],
        ['What do people come to you for?', 'על מה אנשים באים להתייעץ איתך?'],
        [
          'What would you say to somebody new with the same doubt?',
          'מה היה נכון לומר לאדם חדש בתפקיד, עם אותו ספק?',
        ],
      ],
      FC: [
        [
          'What do you ask of yourself that nobody else asks?',
          'איזו דרישה באה רק ממך, ולא מאף אחד אחר?',
        ],
        ['What would convince you, at least for one day?', 'מה היה משכנע אותך, לפחות ליום אחד?'],
        [
          'Which matters more to you, knowing everything or getting better?',
          'מה חשוב לך יותר, לדעת הכול או להשתפר?',
        ],
      ],
      DG: [
        [
          'To whom could you say “I haven’t learned that yet” this week?',
          'למי אפשר לומר השבוע ״את זה עוד לא למדתי״?',
        ],
        [
          'Which thing that went well this week could you write down?',
          'איזה דבר שהלך טוב השבוע כדאי לרשום?',
        ],
        ['Whom could you ask how their own beginning was?', 'את מי אפשר לשאול איך היה להתחיל?'],
      ],
    },
  },
  {
    key: 'back_after_leave',
    tone: 'open',
    words: {
      en: 'going back to work after, go back to work after, return to work, returning to work, back at work after, back to work after, first day back at work, first week back at work, maternity leave, paternity leave, parental leave, on sick leave, from sick leave, medical leave, end of my leave, my leave ends, leave ends, pumping at work, phased return, gradual return to work, back after burnout, back at work after surgery, back at work after cancer, they replaced me while i was away, stress leave',
      he: 'לחזור לעבודה אחרי, לחזור לעבודה, חוזר לעבודה, חוזרת לעבודה, חזרה לעבודה, חזרתי לעבודה, חופשת לידה, חל״ד, חזרה מחופשת לידה, לחזור למשרד אחרי, חזרתי למשרד אחרי, סוף חופשת הלידה, חופשת מחלה, חזרה אחרי מחלה, חזרתי ממילואים לעבודה, חזרתי לעבודה אחרי מילואים, אישור לחזור לעבודה, אחרי חודשים בבית לחזור, אחרי שנה בבית לחזור, חזרה הדרגתית לעבודה, שואבת בעבודה, לשאוב בעבודה, שעת הנקה',
    },
    lines: {
      PS: [
        ['What about the return to work is most on your mind?', 'מה בחזרה לעבודה הכי מעסיק אותך?'],
        [
          'What is different for you now, compared with before?',
          'מה אצלך אחרת עכשיו, לעומת לפני ההפסקה?',
        ],
        ['What would you like people at work to know about it?', 'מה חשוב לך שידעו על זה בעבודה?'],
        [
          'What have you learned about yourself in the time away?',
          'מה למדת על עצמך בזמן שלא היית בעבודה?',
        ],
      ],
      ED: [
        [
          'What about this work do you see more clearly after a break?',
          'מה בעבודה הזאת ברור לך יותר אחרי הפסקה?',
        ],
        [
          'How would you like people to ask you about your absence?',
          'איך נוח לך שישאלו אותך על התקופה הזאת?',
        ],
        ['What makes the return a little easier for you?', 'מה עושה לך את החזרה קצת יותר קלה?'],
        [
          'How would a good working day look three months from now?',
          'איך ייראה יום עבודה טוב בעוד שלושה חודשים?',
        ],
      ],
      FC: [
        [
          'What at work is most worth your strength now?',
          'במה בעבודה שווה להשקיע עכשיו את הכוח שלך?',
        ],
        ['What at work had better be different this time?', 'מה בעבודה עדיף שיהיה אחרת הפעם?'],
        ['Which limit of yours should people at work know?', 'איזה גבול שלך חשוב שיכירו בעבודה?'],
      ],
      DG: [
        [
          'What could you answer when they ask how it was?',
          'באיזה משפט נוח לך לענות כשישאלו איך היה?',
        ],
        [
          'What small thing could make the first hour at work easier?',
          'איזה דבר קטן יכול להקל על השעה הראשונה בעבודה?',
        ],
        [
          'What one thing would be worth agreeing on at work this week?',
          'איזה דבר אחד שווה לסכם השבוע בעבודה?',
        ],
      ],
    },
  },
  {
    key: 'retirement',
    tone: 'open',
    words: {
      en: "i retire, i'm retiring, i'm retired, retired last, just retired, retiring, retirement, early retirement, pensioner, retirement age, my last day of work, after forty years of work, after 40 years of work, semi-retired, retirement party, since i retired, when i retire, before retirement, superannuation, handing over my job to my successor, end of my career, my husband retired, my wife retired, stopped working for good, stop working for good",
      he: 'אני בפנסיה, בפנסיה, לפנסיה, פנסיה, יצאתי לפנסיה, יוצא לפנסיה, יוצאת לפנסיה, לצאת לפנסיה, פרישה מהעבודה, לפני פרישה, אחרי הפרישה, מאז הפרישה, לפרוש מהעבודה, לפרוש לגמלאות, פרשתי מהעבודה, פרשתי לגמלאות, פורש מהעבודה, פורשת מהעבודה, פורש בעוד, פורשת בעוד, פרישה מוקדמת, גיל פרישה, גמלאי, גמלאית, גמלאות, גמלאים, פנסיונר, פנסיונרית, מסיבת פרישה, אחרי ארבעים שנות עבודה, יום העבודה האחרון, סוף הקריירה, לפני פנסיה',
    },
    lines: {
      PS: [
        ['What about retirement is most on your mind?', 'מה בפרישה הכי מעסיק אותך?'],
        ['How does a good ordinary day look to you?', 'איך נראה בשבילך יום רגיל וטוב?'],
        [
          'What has work given you over the years, besides money?',
          'מה עבודה נתנה לך לאורך השנים, חוץ מכסף?',
        ],
        [
          'What would you like to be known for, apart from work?',
          'במה, חוץ מהעבודה, חשוב לך שיכירו אותך?',
        ],
      ],
      ED: [
        [
          'What would you like to try that needs plenty of time?',
          'מה היה מעניין אותך לנסות, שדורש הרבה זמן?',
        ],
        ['What do people you know enjoy about retirement?', 'ממה נהנים אנשים סביבך בפנסיה?'],
        ['For whom else does retirement change something?', 'אצל מי עוד הפרישה משנה משהו?'],
        ['Who could still use what you know?', 'למי עוד יכול לעזור הידע שלך?'],
      ],
      FC: [
        [
          'How many days of the week would you like to keep open?',
          'כמה ימים בשבוע טוב לך להשאיר פתוחים?',
        ],
        [
          'Which people or places, apart from work, matter most to you?',
          'אילו אנשים או מקומות, חוץ מהעבודה, הכי חשובים לך?',
        ],
        [
          'What from your working life would you like to continue?',
          'מה מחיי העבודה חשוב לך שימשיך?',
        ],
      ],
      DG: [
        [
          'On which day of the week could you fix one regular thing?',
          'באיזה יום בשבוע אפשר לקבוע דבר קבוע אחד?',
        ],
        [
          'With whom from work would you like to meet for a coffee?',
          'עם מי מהעבודה היה נחמד להיפגש לקפה?',
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
      en: 'work from home alone, working from home alone, work from home and, working from home, work from home, wfh, working remotely, work remotely, remote work, remote job, fully remote, home office, alone at home all day working, lonely working, no colleagues around, zoom all day, on screen all day for work, closed the office, miss the office, miss my office, camera off, talk to nobody all day, isolated at work, freelance at home',
      he: 'עבודה מהבית, עובד מהבית, עובדת מהבית, לעבוד מהבית, עובד מרחוק, עובדת מרחוק, עבודה מרחוק, לעבוד מרחוק, משרד ביתי, עובד לבד בבית, עובדת לבד בבית, לעבוד לבד בבית, לבד מול המסך, בלי קולגות, אין לי קולגות, זום כל היום, סגרו את המשרד, מתגעגע למשרד, מתגעגעת למשרד, מצלמה כבויה, בדידות בעבודה',
    },
    lines: {
      PS: [
        ['Which part of a working day at home is hardest?', 'איזה חלק ביום עבודה בבית הכי קשה?'],
        ['What do you miss most when you work at home?', 'מה הכי חסר לך בעבודה מהבית?'],
        [
          'With whom do you talk on an ordinary working day?',
          'עם מי יוצא לך לדבר ביום עבודה רגיל?',
        ],
        ['What does working alone do to you over time?', 'מה עושה לך העבודה לבד לאורך זמן?'],
      ],
      ED: [
        [
          'What is different on days when working at home goes well?',
          'מה שונה בימים שהעבודה מהבית הולכת טוב?',
        ],
        [
          'Who else in your work may be alone in the same way?',
          'למי עוד מהעבודה אולי קשה לעבוד לבד?',
        ],
        [
          'What about working at home would you not want to give up?',
          'על מה בעבודה מהבית חבל לוותר?',
        ],
        [
          'What would a friend notice first about your working day?',
          'מה היה בולט לחברים ביום העבודה שלך?',
        ],
      ],
      FC: [
        [
          'What would help you more, company or a fixed order of the day?',
          'מה יעזור לך יותר, חברת אנשים או סדר יום קבוע?',
        ],
        [
          'How many hours a week among people would be enough?',
          'כמה שעות בשבוע ליד אנשים יספיקו לך?',
        ],
        [
          'How could you tell at home that the working day is over?',
          'לפי מה אפשר לדעת בבית שיום העבודה נגמר?',
        ],
      ],
      DG: [
        [
          'Which hour this week could you work in a place with people?',
          'באיזו שעה השבוע אפשר לעבוד במקום שיש בו אנשים?',
        ],
        [
          'Whom would you like to ring instead of writing a message?',
          'למי היה נעים להתקשר במקום לכתוב הודעה?',
        ],
        [
          'What small thing could mark the end of your working day?',
          'איזה דבר קטן יכול לסמן את סוף יום העבודה?',
        ],
      ],
    },
  },
  {
    key: 'work_and_children',
    tone: 'hard',
    words: {
      en: 'working mom, working mum, working mother, working dad, working father, working parent, juggling work and kids, juggle work and kids, work and kids, kids and work, work and the kids, work and children, job and kids, balance work and family, work and family, mom guilt, mum guilt, dad guilt, daycare pickup, nursery pickup, late for pickup, late to pick up the kids, kid sick again, kids sick again, missed the school play, missed bedtime, home before bedtime, never see my kids, hardly see my kids, barely see my kids, work after the kids sleep, kids are asleep when i get home',
      he: 'עבודה וילדים, ילדים ועבודה, העבודה והילדים, הילדים והעבודה, קריירה וילדים, קריירה ומשפחה, עבודה ומשפחה, אמא עובדת, אימא עובדת, אבא עובד, לג׳נגל בין, לתמרן בין העבודה לילדים, בין העבודה לילדים, בין הילדים לעבודה, איזון בית עבודה, איזון בין עבודה לבית, בין העבודה לבית, רגשות אשם של אמא, מאחר לאסוף מהגן, מאחרת לאסוף מהגן, מאחר לגן, מאחרת לגן, הילד שוב חולה, הילדה שוב חולה, פספסתי את המסיבה בגן, לא רואה את הילדים, בקושי רואה את הילדים, חוזר כשהם ישנים, חוזרת כשהם ישנים, עובד אחרי שהם נרדמים, עובדת אחרי שהם נרדמים',
    },
    lines: {
      PS: [
        [
          'Which hour of the day is hardest between work and home?',
          'איזו שעה ביום הכי קשה בין העבודה לבית?',
        ],
        [
          'Where is the pressure stronger now, at work or at home?',
          'איפה הלחץ חזק יותר עכשיו, בעבודה או בבית?',
        ],
        ['What is missing most between work and home?', 'מה הכי חסר לך בין העבודה לבית?'],
        [
          'When did a working day last end well at home too?',
          'מתי לאחרונה יום עבודה נגמר טוב גם בבית?',
        ],
      ],
      ED: [
        ['What about your work is good for the family?', 'מה בעבודה שלך טוב גם למשפחה?'],
        ['Who decides for you what is “enough”?', 'מי קובע אצלך מה זה ״מספיק״?'],
        [
          'Which moment at home was simply good in the last few days?',
          'איזה רגע בבית היה פשוט טוב בימים האחרונים?',
        ],
        [
          'Which task, if it were gone, would help you most?',
          'איזו מטלה, אם תרד ממך, תקל הכי הרבה?',
        ],
      ],
      FC: [
        [
          'Which moments with the family matter most not to miss?',
          'אילו רגעים עם המשפחה הכי חשוב לך לא לפספס?',
        ],
        [
          'What at home or at work could be done with half the effort?',
          'מה בבית או בעבודה אפשר לעשות בחצי מהמאמץ?',
        ],
        [
          'How could you tell in the evening that the day was enough?',
          'לפי מה אפשר לדעת בערב שהיום הזה הספיק?',
        ],
      ],
      DG: [
        [
          'Which ten minutes tomorrow could belong to the family alone?',
          'אילו עשר דקות מחר יכולות להיות רק של המשפחה?',
        ],
        [
          'What could you say at work to protect one hour?',
          'מה אפשר להגיד בעבודה כדי לשמור על שעה אחת?',
        ],
        [
          'Which one thing could you ask somebody to take over this week?',
          'איזה דבר אחד אפשר להעביר השבוע למישהו אחר?',
        ],
      ],
    },
  },
];
