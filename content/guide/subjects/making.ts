import type { Subject } from './subject.ts';

export const makingSubjects: Subject[] = [
  {
    key: 'thesis_stuck',
    tone: 'hard',
    words: {
      en: "thesis, dissertation, seminar paper, term paper, master's thesis, masters thesis, phd, doctorate, literature review, lit review, draft chapter, methodology, viva, thesis defense, research proposal, bibliography, citations, academic writing, grad school, final paper, research paper, my diss, thesis committee, my supervisor at uni, thesis supervisor, thesis advisor, phd student, master's paper, my advisor",
      he: 'תזה, התזה, עבודת גמר, עבודה סמינריונית, סמינריון, סמינריונית, עבודת סמינר, דוקטורט, מנחה לתזה, סקירת ספרות, פרק התיאוריה, הצעת מחקר, שאלת מחקר, מתודולוגיה, ביבליוגרפיה, הערות שוליים, רשימת מקורות, להגיש את העבודה, כתיבה אקדמית, עבודת מחקר, פרק הממצאים, ועדת שיפוט, המנחה שלי, הסמינריון, הדוקטורט, עבודת תזה, סמינר לתואר, לסיים את הסמינריון, המנחה',
    },
    lines: {
      PS: [
        ['What part of the work feels most stuck right now?', 'איזה חלק בעבודה הכי תקוע כרגע?'],
        [
          'What happens in the first minute after the file opens?',
          'מה קורה בדקה הראשונה אחרי שהקובץ נפתח?',
        ],
        [
          'What worries you most about somebody reading it?',
          'מה הכי מטריד אותך במחשבה שמישהו יקרא את העבודה?',
        ],
        [
          'When did something in this paper last really interest you?',
          'מתי בפעם האחרונה משהו בעבודה הזאת באמת עניין אותך?',
        ],
      ],
      ED: [
        [
          'How would you explain the idea of it to a friend, in two sentences?',
          'איך אפשר להסביר את הרעיון של העבודה למישהו מבחוץ, בשני משפטים?',
        ],
        [
          'When did the work last go a little better, and what helped?',
          'מתי העבודה התקדמה קצת יותר טוב, ומה עזר?',
        ],
        [
          'Looking back a year after handing it in, what has it given you?',
          'במבט לאחור, שנה אחרי ההגשה, מה העבודה הזאת נתנה לך?',
        ],
        [
          'How much of this is about the subject, and how much about having something to prove?',
          'כמה מזה קשור לנושא עצמו, וכמה לרצון להוכיח משהו?',
        ],
      ],
      FC: [
        [
          'What must it contain to be good enough to hand in?',
          'מה חייב להיות בעבודה כדי שאפשר יהיה להגיש אותה?',
        ],
        ['If only one claim could remain in it, which one?', 'אם תישאר בעבודה רק טענה אחת, איזו?'],
        ['Which part of it could be left out altogether?', 'על איזה חלק בעבודה אפשר פשוט לוותר?'],
      ],
      DG: [
        [
          'Which paragraph is small enough to write in one sitting, even badly?',
          'איזו פסקה מספיק קטנה כדי לכתוב בישיבה אחת, אפילו לא טוב?',
        ],
        [
          'Who could you write to about the work this week, and what would you ask?',
          'למי אפשר לכתוב השבוע בקשר לעבודה, ומה לבקש?',
        ],
        [
          'On which day this week could there be one hour with only this file open?',
          'באיזה יום השבוע אפשר למצוא שעה אחת שבה רק הקובץ הזה פתוח?',
        ],
      ],
    },
  },
  {
    key: 'exam_ahead',
    tone: 'hard',
    words: {
      en: 'exam, exams, midterm, midterms, test tomorrow, oral exam, bar exam, board exam, driving theory, entrance exam, gre, gmat, lsat, mcat, a levels, gcse, gcses, resit, studying for, cramming, past papers, mock exam, exam nerves, mind goes blank, certification exam, my mock, failed my mock, maths mock, pass anatomy, pass my exam, failed my exam, my finals, final exams, sat exam, exam revision, revising for, retake the exam, have a test, my test, big test, revising',
      he: 'מבחן, מבחנים, המבחן, בחינה, בחינות, בגרויות, פסיכומטרי, תקופת מבחנים, מבחן רישוי, בחינת הסמכה, בחינות לשכה, מבחני לשכה, מבחן בעל פה, חרדת בחינות, חרדת מבחנים, ללמוד למבחן, לומד למבחן, לומדת למבחן, בלקאאוט, בלאקאאוט, מבחן מחר, מבחן כניסה, מבחן גמר, אמירם, בגרות במתמטיקה, הבגרות, מבחן מתכונת, מתכונת במתמטיקה, המבחן במועד א, מועד ב במבחן, יש לי מבחן, המבחן שלי, לפני המבחן, ללמוד לבחינה, מועד ב',
    },
    lines: {
      PS: [
        [
          'Which moment of the exam comes up most in your mind?',
          'איזה רגע מהמבחן עולה לך בראש הכי הרבה?',
        ],
        ['Which result would be good enough for you?', 'איזו תוצאה תהיה מספיק טובה בשבילך?'],
        [
          'What do you say to yourself when you think of the exam?',
          'מה עובר לך בראש כשהמבחן עולה במחשבה?',
        ],
        [
          'If it went badly, who would be the hardest to tell?',
          'אם המבחן ילך לא טוב, למי יהיה הכי קשה לספר?',
        ],
      ],
      ED: [
        [
          'What helped you in an exam that went better than expected?',
          'מה עזר לך במבחן שהלך יותר טוב מהצפוי?',
        ],
        [
          'If the result isn’t so good, what does the week after it look like?',
          'אם התוצאה לא תהיה משהו, איך ייראה השבוע שאחרי?',
        ],
        [
          'Who else, apart from you, does this result matter to?',
          'למי עוד, חוץ ממך, חשובה התוצאה הזאת?',
        ],
        [
          'Which part of the material interests you a little, exam or no exam?',
          'איזה חלק בחומר קצת מעניין אותך, גם בלי קשר למבחן?',
        ],
      ],
      FC: [
        [
          'Which part of the material do you already know well enough?',
          'איזה חלק בחומר כבר יושב אצלך מספיק טוב?',
        ],
        [
          'Which three topics are most worth the time you have for it?',
          'אילו שלושה נושאים הכי שווים את זמן הלמידה שיש?',
        ],
        ['What about this exam is in your own hands?', 'מה במבחן הזה תלוי בך?'],
      ],
      DG: [
        [
          'Which topic could be finished in one hour, and when?',
          'איזה נושא אפשר לסגור בשעה אחת, ומתי?',
        ],
        [
          'What would a good evening before the exam look like?',
          'איך היה נראה ערב טוב לפני המבחן?',
        ],
        [
          'If your mind went blank for a moment, what would help you to begin?',
          'אם לרגע הכול יישכח במבחן, מה יעזור לך להתחיל לכתוב?',
        ],
      ],
    },
  },
  {
    key: 'choosing_studies',
    tone: 'open',
    words: {
      en: 'what to study, which degree, which major, pick a major, choose a major, choosing a major, double major, which university, which uni, which college, law school, med school, medical school, art school, nursing school, personal statement, course of study, study psychology, study medicine, go back to school, trade school, apply to uni, apply to college, college applications, uni applications, university admission, study next year, start a degree, study law, study engineering, coding bootcamp',
      he: 'מה ללמוד, איזה תואר, לאיזה תואר, להירשם ללימודים, הרשמה ללימודים, לאיזו אוניברסיטה, איזו אוניברסיטה, איזה חוג, דו חוגי, סף קבלה, התקבלתי ללימודים, ללמוד פסיכולוגיה, ללמוד רפואה, ללמוד משפטים, ללמוד מדעי המחשב, איזו מגמה, בחירת מגמה, לחזור ללמוד, ללמוד אחרי הצבא, ייעוץ לימודים, לבחור תואר, להתחיל תואר, מה אני אלמד, לאיזה חוג, לאיזו מכללה, יום פתוח באוניברסיטה, ללמוד הנדסה, ללמוד עבודה סוציאלית, הסבה להייטק, מכינה אקדמית',
    },
    lines: {
      PS: [
        ['What makes this choice of studies hard right now?', 'מה מקשה עכשיו על הבחירה מה ללמוד?'],
        [
          'Which of the options do you like reading about even when nobody asks?',
          'על איזו מהאפשרויות נעים לקרוא גם כשאף אחד לא שואל?',
        ],
        [
          'Whose opinion counts most for you in this choice?',
          'הדעה של מי הכי משפיעה על הבחירה שלך?',
        ],
        [
          'What are you hoping these studies will change for you?',
          'מה אמור להשתנות אצלך בזכות הלימודים האלה?',
        ],
      ],
      ED: [
        [
          'When did you last learn something and forget the time?',
          'מתי בפעם האחרונה למדת משהו ושכחת מהשעון?',
        ],
        [
          'In which of the options does an ordinary day in the second year look good?',
          'באיזו מהאפשרויות יום רגיל בשנה השנייה נראה טוב?',
        ],
        [
          'What would you choose if nobody asked about jobs or money?',
          'מה הבחירה שלך, אם אף אחד לא שואל על עבודה וכסף?',
        ],
        [
          'What would someone who knows you well say suits you?',
          'מה מתאים לך, לדעת מי שמכיר אותך טוב?',
        ],
      ],
      FC: [
        [
          'What matters most to you in the years of study themselves?',
          'מה הכי חשוב לך בשנות הלימודים עצמן?',
        ],
        [
          'What about this choice could still be changed later?',
          'מה בבחירה הזאת אפשר לשנות גם אחר כך?',
        ],
        [
          'Which option would be the hardest to give up without trying it?',
          'על איזו אפשרות הכי קשה לוותר בלי לנסות?',
        ],
      ],
      DG: [
        [
          'Who could tell you what an ordinary week of these studies looks like?',
          'מי יכול לספר לך איך נראה שבוע רגיל בלימודים כאלה?',
        ],
        ['How could you get a small taste of it this week?', 'איך אפשר לטעום מזה קצת כבר השבוע?'],
        [
          'What do you need to find out before deciding what to study?',
          'מה צריך לברר לפני שמחליטים מה ללמוד?',
        ],
      ],
    },
  },
  {
    key: 'leaving_studies',
    tone: 'hard',
    words: {
      en: 'drop out, dropping out, drop the course, quit uni, quit college, leave uni, leaving university, failed the year, failing the year, failed a course, failing classes, flunk out, academic probation, kicked out of university, repeat the year, switch majors, change majors, wrong degree, stop my studies, lost my scholarship, dropped out of, withdraw from the course, drop out of uni, quit my degree, quit my studies, leave my degree, leave the course, change degrees, quit university, stop studying',
      he: 'לפרוש מהלימודים, פרשתי מהלימודים, פרישה מהלימודים, לעזוב את התואר, עזבתי את התואר, לעזוב את הלימודים, עזבתי את הלימודים, להפסיק את הלימודים, הפסקתי ללמוד, הפסקת לימודים, נכשלתי בקורס, נכשלת בקורסים, נכשל בקורסים, שנה על תנאי, להחליף חוג, להחליף תואר, החלפת חוג, הרחקה מהלימודים, העיפו אותי מהתואר, לחזור על השנה, חופשת לימודים, תואר לא מתאים, לקטוע את התואר, הקפאת לימודים, לנשור מהלימודים, נשרתי מהלימודים, לפרוש מהתואר, פרשתי מהתואר, להפסיק ללמוד, לעזוב את האוניברסיטה, לעזוב באמצע התואר, עוזב את הלימודים, עוזבת את הלימודים, עוזב את התואר, עוזבת את התואר',
    },
    lines: {
      PS: [
        [
          'Which is heavier here, the studies themselves or having to explain it to somebody?',
          'מה כבד יותר כאן, הלימודים עצמם או ההסבר שצריך לתת למישהו?',
        ],
        ['What in these studies is hardest for you now?', 'מה בלימודים האלה הכי קשה לך עכשיו?'],
        ['When did you begin to think of leaving?', 'ממתי יש אצלך מחשבה על לעזוב את הלימודים?'],
        [
          'What would you feel on the first day without these studies?',
          'מה תהיה ההרגשה שלך ביום הראשון בלי הלימודים האלה?',
        ],
      ],
      ED: [
        ['What were you looking for when these studies began?', 'מה חיפשת כשהתחילו הלימודים האלה?'],
        [
          'What from these studies stays with you in any case?',
          'מה מהלימודים האלה יישאר איתך בכל מקרה?',
        ],
        [
          'Five years on, how would you like to speak about this time?',
          'בעוד חמש שנים, איך היה נעים לספר על התקופה הזאת?',
        ],
        [
          'What would you say to a friend who was in the same place?',
          'מה היה חשוב לך להגיד לחבר או לחברה במצב כזה?',
        ],
      ],
      FC: [
        [
          'What would you like to move towards, apart from getting away?',
          'לאן חשוב לך להתקדם, חוץ מלהתרחק מהלימודים?',
        ],
        ['Who would be the hardest to disappoint here?', 'את מי הכי קשה לאכזב כאן?'],
        [
          'What would have to change for staying to make sense?',
          'מה היה חייב להשתנות כדי שיהיה טעם להישאר בלימודים?',
        ],
      ],
      DG: [
        [
          'Who could be the first to hear what you really think about it?',
          'מי יכול לשמוע ראשון מה באמת קורה לך עם הלימודים?',
        ],
        [
          'What needs finding out before any step with the studies, and from whom?',
          'מה צריך לברר לפני כל צעד בלימודים, ואצל מי?',
        ],
        [
          'By which date would it be good to know how to go on?',
          'עד איזה תאריך טוב לדעת איך ממשיכים?',
        ],
      ],
    },
  },
  {
    key: 'writing_stuck',
    tone: 'hard',
    words: {
      en: "writer's block, writers block, my novel, manuscript, blank page, blog post, my blog, screenplay, song lyrics, writing a book, write a speech, nanowrimo, storyline, starting novels, first chapter, writing a novel, my writing, my characters, about the novel, write my novel, finish my novel, second novel, first novel, writing poems, write poems, writing poetry, my poems, my poem, my script, writing a script, my memoir, short stories, write a short story, my story, write the speech, writing a speech, my chapters, chapter of my book, writing again, can't write a word, novel, novels, stopped writing my, haven't written a word, haven't written anything",
      he: 'מחסום כתיבה, כתב היד שלי, טיוטה ראשונה, דף ריק, דף לבן, פוסט לבלוג, הבלוג שלי, ספר זיכרונות, לכתוב שיר, השירים שלי, לכתוב ספר, הספר שלי, לא מצליח לכתוב, לא מצליחה לכתוב, הפסקתי לכתוב, לכתוב נאום, סדנת כתיבה, לכתוב רומן, רומן ראשון, לכתוב סיפורים, הסיפורים שלי, לכתוב תסריט, התסריט שלי, לכתוב מחזה, המחזה שלי, לכתוב שירים, לכתוב סיפור, לא כתבתי מילה, לא כתבתי שורה, לחזור לכתוב, הרומן שלי, לכתוב את הספר, הדמויות שלי, לכתוב ברכה',
    },
    lines: {
      PS: [
        ['What is the text meant to say?', 'מה הטקסט הזה אמור לומר?'],
        ['At which point does the writing stop?', 'באיזו נקודה הכתיבה נעצרת?'],
        [
          'What goes through your head before the first word?',
          'מה עובר לך בראש לפני המילה הראשונה?',
        ],
        [
          'Whose reaction to the text do you think of while writing?',
          'התגובה של מי עולה לך בראש בזמן הכתיבה?',
        ],
      ],
      ED: [
        [
          'If you told it aloud to a friend, where would it begin?',
          'אם מספרים את זה בקול לחבר או לחברה, ממה מתחילים?',
        ],
        ['When words did come, what was different?', 'כשהמילים כן באו, מה היה אחרת?'],
        [
          'What would you write if nobody were ever to read it?',
          'על מה היה טוב לכתוב, אם אף אחד לא יקרא?',
        ],
        ['What in the text is already a little good?', 'מה בטקסט כבר די טוב?'],
      ],
      FC: [
        [
          'Which weighs more for you now, the writing itself or what comes of it?',
          'מה חשוב לך יותר עכשיו, הכתיבה עצמה או מה שייצא ממנה?',
        ],
        ['If one reader were enough, who would it be?', 'אם היה מספיק שאדם אחד יקרא, מי זה היה?'],
        [
          'What must be in the text for it to be worth writing?',
          'מה חייב להיות בטקסט כדי שיהיה שווה לכתוב אותו?',
        ],
      ],
      DG: [
        [
          'Which single thought or scene could you put down in ten minutes?',
          'איזו מחשבה או סצנה אחת אפשר להעלות על הדף בעשר דקות?',
        ],
        [
          'When this week could you write for a quarter of an hour, without correcting?',
          'מתי השבוע אפשר לכתוב רבע שעה, בלי לתקן?',
        ],
        ['Who could read one unfinished page of it?', 'מי יכול לקרוא עמוד אחד מזה, גם לא גמור?'],
      ],
    },
  },
  {
    key: 'art_and_music',
    tone: 'open',
    words: {
      en: 'saxophone, playing an instrument, play music, practise scales, singing lessons, paint again, sketchbook, watercolour, watercolor, easel, sculpture, theatre group, jam session, open mic, composing, music teacher, my band, in a band, playing guitar, play the piano, play the drums, drum lessons, band practice, sing in a choir, singing in a choir, drawing again, draw again, my drawings, oil painting, oil paints, acting class, take photos, play the guitar, learn guitar, playing piano, dancing lessons, my guitar, my piano, my violin, my cello, my choir, the choir i sing, i paint, painting class, pottery class, i play the violin, i play the cello, learn the guitar',
      he: 'גיטרה, כינור, צ׳לו, שיעורי תופים, סקסופון, לנגן, מנגן, מנגנת, ניגנתי, נגינה, כלי נגינה, שר במקהלה, שרה במקהלה, פיתוח קול, לצייר, מצייר, מציירת, ציירתי, צבעי מים, צבעי שמן, מכחול, סקיצות, קדרות, פיסול, מורה למוזיקה, במה פתוחה, הלהקה שלי, להקה שלי, לשיר במקהלה, לשיר בלהקה, חזרה של הלהקה, חוג ציור, לחזור לצייר, הציורים שלי, שיעורי ציור, שיעורי גיטרה, שיעורי פסנתר, לחזור לנגן, שיעורי ריקוד, חוג ריקוד, חוג צילום, הצילומים שלי, קבוצת תיאטרון, לנגן בפסנתר, לנגן בגיטרה, המקהלה שלי, חוג קרמיקה',
    },
    lines: {
      PS: [
        ['What happens to you in an hour of it?', 'מה קורה לך בשעה כזאת של יצירה?'],
        ['What do you like best about it?', 'מה הכי נעים לך בזה?'],
        ['What is hardest about it for you at the moment?', 'מה הכי קשה לך בזה בתקופה הזאת?'],
        ['What does this give you that nothing else gives?', 'מה זה נותן לך ששום דבר אחר לא נותן?'],
      ],
      ED: [
        [
          'When was it last pure play, with nobody judging it?',
          'מתי זה היה לאחרונה סתם משחק, בלי שאף אחד שופט?',
        ],
        [
          'Which side of you gets room in it, and hardly any on an ordinary day?',
          'איזה צד שלך מקבל בזה מקום, וביום רגיל כמעט לא?',
        ],
        [
          'What would the people who love you say about it?',
          'מה היו אומרים על זה האנשים שאוהבים אותך?',
        ],
        [
          'What place would you like it to have in your life a year from now?',
          'איזה מקום היה טוב שיהיה לזה בחיים שלך בעוד שנה?',
        ],
      ],
      FC: [
        ['What draws you most in it these days?', 'מה הכי מושך אותך בזה בימים האלה?'],
        [
          'How little of it in a week would already make a difference?',
          'כמה מזה בשבוע, אפילו ממש מעט, כבר ישנה משהו?',
        ],
        [
          'What may come out less than good without spoiling the joy?',
          'מה יכול לצאת לא מושלם, בלי לקלקל את השמחה?',
        ],
      ],
      DG: [
        [
          'Which ten minutes of tomorrow could be kept for it?',
          'אילו עשר דקות של מחר אפשר לשמור לזה?',
        ],
        [
          'What would be a small enough piece to begin with?',
          'מה יהיה קטע מספיק קטן בשביל להתחיל?',
        ],
        [
          'Who could see or hear a little of it, even half finished?',
          'מי יכול לראות או לשמוע קצת מזה, גם לא גמור?',
        ],
      ],
    },
  },
  {
    key: 'procrastination',
    tone: 'hard',
    words: {
      en: "procrastinate, procrastinating, procrastination, put off, putting off, putting it off, keep postponing, tomorrow again, fill in the form, paperwork, reply to the email, unanswered email, unopened letter, can't get started, dragging my feet, to-do for weeks, do my taxes, file my taxes, my tax return, haven't even started, leave everything to the last minute, leave it to the last minute, keep putting, kept putting, avoiding the call, putting it all off, can't bring myself to start, the form i have to",
      he: 'דוחה, דוחה דברים, דחיינות, דחיין, דחיינית, דוחה את זה, בדקה התשעים, מחר אעשה, יום ראשון אתחיל, למלא טופס, להתקשר לבנק, מייל שלא עניתי, מכתב סגור, גורר את זה, מורחת את זה, דוחה את הכול, דוחה הכול, דוחה ודוחה, דוחה כבר, דוחה את זה כבר, לדחות דברים, משאיר לרגע האחרון, משאירה לרגע האחרון, לא מתחיל עם זה, לא מתחילה עם זה, דוחה את הטופס, דוחה את הדוח, מורח את זה, גוררת את זה',
    },
    lines: {
      PS: [
        [
          'What about it is unpleasant enough to put it off?',
          'מה בזה מספיק לא נעים כדי לדחות את זה?',
        ],
        ['What happens right after it comes to mind?', 'מה קורה מיד אחרי שזה עולה לך בראש?'],
        ['What usually gets done in its place?', 'מה נעשה בדרך כלל במקום זה?'],
        [
          'What does putting it off save you from, for the moment?',
          'ממה הדחייה חוסכת לך, בינתיים?',
        ],
      ],
      ED: [
        [
          'What do the things that do get done have that this one lacks?',
          'מה יש בדברים שכן נעשים, ואין בזה?',
        ],
        [
          'What helped to get going with something else that had waited long?',
          'מה עזר להתחיל דבר אחר שחיכה הרבה זמן?',
        ],
        [
          'What would be different for you on the day after it’s done?',
          'מה יהיה אחרת אצלך ביום שאחרי שזה נעשה?',
        ],
        [
          'What would you say to a friend who keeps putting such a thing off?',
          'מה היה אפשר לומר לחבר או לחברה שדוחים דבר כזה?',
        ],
      ],
      FC: [
        ['What does one more week of waiting cost you?', 'מה המחיר של עוד שבוע של דחייה?'],
        ['Which part of it really has to be done by you?', 'איזה חלק מזה אי אפשר להעביר לאף אחד?'],
        ['What would a good-enough version of it look like?', 'איך נראית גרסה מספיק טובה של זה?'],
      ],
      DG: [
        ['What is the very first move in it?', 'מה הפעולה הראשונה ממש שצריך לעשות?'],
        [
          'Where would you begin if it were five minutes and then stop?',
          'אם זה רק חמש דקות ואז עוצרים, ממה מתחילים?',
        ],
        [
          'On which day and at what hour could it get its first ten minutes?',
          'באיזה יום ובאיזו שעה אפשר לתת לזה עשר דקות ראשונות?',
        ],
      ],
    },
  },
  {
    key: 'phone_use',
    tone: 'hard',
    words: {
      en: 'doomscrolling, doom scrolling, screen time, phone addiction, addicted to my phone, reels, social media, delete the app, deleted the app, phone in bed, binge watching, news feed, glued to the screen, always on my phone, hours on my phone, stuck on my phone, pick up my phone, put my phone down, put the phone down, hours on youtube, hours on tiktok, hours on instagram, tiktok for hours, checking instagram, digital detox, reinstalled the app, too much time online, youtube shorts, scrolling on my phone, scroll on my phone, keep scrolling, stop scrolling, hours scrolling, scroll for hours, twitter',
      he: 'גולל, גוללת, לגלול, זמן מסך, אני בטלפון, התמכרות לטלפון, מכור לטלפון, מכורה לטלפון, מכור למסך, אינסטוש, רילס, רילז, רשתות חברתיות, מחקתי את האפליקציה, טלפון במיטה, גמילה ממסכים, תקוע בטלפון, תקועה בטלפון, שעות בטלפון, כל היום בטלפון, כל הזמן בטלפון, גלילה בטלפון, שעות באינסטגרם, שעות בטיקטוק, בטיקטוק, גולל באינסטגרם, גוללת באינסטגרם, לעזוב את הטלפון, להניח את הטלפון, לגלול בטלפון, הפיד, שעות ביוטיוב, טוויטר',
    },
    lines: {
      PS: [
        [
          'What do you usually feel just before the hand goes to the phone?',
          'מה ההרגשה בדרך כלל רגע לפני שהיד הולכת לטלפון?',
        ],
        [
          'At which hour of the day does the phone take over most?',
          'באיזו שעה ביום הטלפון משתלט הכי הרבה?',
        ],
        [
          'How do you feel in the minute after putting it down?',
          'איך ההרגשה שלך בדקה אחרי שהטלפון בצד?',
        ],
        ['What does the screen give you, all the same?', 'מה המסך בכל זאת נותן לך?'],
      ],
      ED: [
        [
          'When did you last forget about the phone for a while, and what were you doing?',
          'מתי הטלפון נשכח אצלך לאחרונה לזמן מה, ומה היה במקומו?',
        ],
        [
          'What would the people close to you say about you and the phone?',
          'מה היו אומרים האנשים הקרובים על הקשר שלך עם הטלפון?',
        ],
        [
          'If those hours came free for a week, what would you do with them?',
          'אם השעות האלה היו מתפנות לשבוע, מה היה נכנס במקומן?',
        ],
        [
          'What else could give you what you look for in it?',
          'מה עוד יכול לתת לך את מה שהטלפון נותן?',
        ],
      ],
      FC: [
        [
          'Which part of the time on the phone would you like to keep?',
          'איזה חלק מהזמן בטלפון שווה לך להשאיר?',
        ],
        [
          'Which part of the day matters most to win back from it?',
          'איזה חלק של היום הכי חשוב לקבל בחזרה מהטלפון?',
        ],
        ['What do you miss because of it?', 'מה הכי חסר לך בגלל הטלפון?'],
      ],
      DG: [
        [
          'Where could the phone spend the night, out of reach?',
          'איפה הטלפון יכול להעביר את הלילה, רחוק מהיד?',
        ],
        [
          'What could you do in the first ten minutes without it?',
          'מה אפשר לעשות בעשר הדקות הראשונות בלי הטלפון?',
        ],
        [
          'Which half hour of tomorrow would be the easiest to have without it?',
          'איזו חצי שעה מחר הכי קל להעביר בלי הטלפון?',
        ],
      ],
    },
  },
  {
    key: 'clutter',
    tone: 'hard',
    words: {
      en: "clutter, cluttered, declutter, decluttering, messy room, untidy, tidy up, tidying, pile of papers, hoarding, throw things out, too much stuff, chaos at home, can't invite anyone, unpacked boxes, marie kondo, messy house, house is a mess, flat is a mess, room is a mess, the mess at home, piles of stuff, piles of clothes, full of boxes, boxes everywhere, stuff everywhere, sort the wardrobe, tidy the wardrobe, clear out the garage, clear out the attic, mess in the house, sort through my things, piles",
      he: 'הבלגן בבית, מבולגן, מבולגנת, לסדר את הבית, לסדר את הארון, אי סדר, ערימת ניירות, לזרוק דברים, לא זורק כלום, לא זורקת כלום, אגרנות, אגרן, אגרנית, יותר מדי חפצים, כאוס בבית, להתבייש להזמין, הפוך בבית, בלגן בבית, בלאגן בבית, הבלאגן בבית, בלגן בחדר, לסדר את החדר, לסדר בבית, ערימות של בגדים, ערימות של דברים, ערימות כביסה, ארגזים שלא פתחתי, לעשות סדר, סדר בבית, המחסן מלא, הארון מפוצץ, מלא חפצים, הר כביסה',
    },
    lines: {
      PS: [
        ['Which spot in it bothers you most?', 'איזו פינה בבלגן הכי מפריעה לך?'],
        ['What do you feel on coming in?', 'מה ההרגשה שלך כשנכנסים הביתה?'],
        ['When did it begin to pile up like this?', 'מתי זה התחיל להצטבר ככה?'],
        [
          'Which of the things is the hardest for you to part with?',
          'מאילו דברים הכי קשה לך להיפרד?',
        ],
      ],
      ED: [
        [
          'Which place of yours does stay tidy, and what is different about it?',
          'איזה מקום אצלך כן נשאר מסודר, ומה שונה בו?',
        ],
        ['What in it would you be sorry to lose?', 'מה מתוך כל זה יהיה לך חבל לאבד?'],
        [
          'What would be different in your day if there were more order?',
          'מה היה אחרת ביום שלך עם קצת יותר סדר?',
        ],
      ],
      FC: [
        ['How tidy would be tidy enough for you?', 'כמה סדר זה מספיק סדר בשבילך?'],
        [
          'Which things are still there only because nobody decided about them?',
          'אילו דברים נשארו רק כי אף אחד לא החליט מה לעשות בהם?',
        ],
        [
          'If only one surface could stay free, which would help you most?',
          'אם רק משטח אחד יכול להישאר פנוי, איזה יעזור לך הכי הרבה?',
        ],
      ],
      DG: [
        ['Which corner could be cleared in ten minutes?', 'איזו פינה אפשר לפנות בעשר דקות?'],
        [
          'Which five things could leave the house this week?',
          'אילו חמישה דברים יכולים לצאת מהבית השבוע?',
        ],
        [
          'Who could keep you company while you sort it, and when?',
          'מי יכול לארח לך חברה בזמן הסידור, ומתי?',
        ],
      ],
    },
  },
  {
    key: 'perfectionism',
    tone: 'hard',
    words: {
      en: "perfectionist, perfectionism, has to be perfect, flawless, redid it, rewrite again, can't hand it in, can't let it go, can't submit, one more pass, obsess over details, it has to be perfect, everything has to be perfect, until it's perfect, want it to be perfect, afraid of making mistakes, my standards are, keep redoing, keep polishing, keep tweaking, check everything three times, rewrite every",
      he: 'פרפקציוניסט, פרפקציוניסטית, פרפקציוניזם, פרפקציוניזם שלי, חייב להיות מושלם, לא לטעות, טעות קטנה, עוד תיקון, לא מצליחה להגיש, סטנדרטים גבוהים, רף גבוה, שהכול יהיה מושלם, שיהיה מושלם, צריך להיות מושלם, חייבת להיות מושלמת, מפחד לטעות, מפחדת לטעות, בודק שוב ושוב, בודקת שוב ושוב, מתקן שוב ושוב, מתקנת שוב ושוב, הסטנדרטים שלי, לעשות הכול מושלם, פרפקציוניסטים',
    },
    lines: {
      PS: [
        [
          'Which part of it still isn’t good enough for you?',
          'איזה חלק בזה עוד לא מספיק טוב מבחינתך?',
        ],
        [
          'What do you fear would happen if it stayed as it is?',
          'מה מפחיד אותך שיקרה אם זה יישאר כמו שזה?',
        ],
        [
          'Whose eyes do you see it through when it isn’t good enough?',
          'בעיניים של מי זה לא מספיק טוב?',
        ],
        ['How long have you asked so much of yourself?', 'ממתי הדרישה שלך מעצמך כל כך גבוהה?'],
      ],
      ED: [
        [
          'What happened when something of yours went out with a flaw?',
          'מה קרה כשיצא ממך משהו עם פגם?',
        ],
        ['What good has this exactness brought you?', 'מה הדיוק הזה נתן לך לאורך השנים?'],
        [
          'In which part of life may things stay half done for you?',
          'באיזה תחום בחיים לא מפריע לך שדברים חצי גמורים?',
        ],
        [
          'What would you say about it if a friend had made it?',
          'איך זה היה נראה לך אם חבר או חברה היו עושים את זה?',
        ],
      ],
      FC: [
        ['Which three things in it really count?', 'אילו שלושה דברים בזה באמת חשובים?'],
        ['At which point does care turn into fear, for you?', 'באיזה רגע ההקפדה הופכת אצלך לפחד?'],
        [
          'What do the extra hours for it get taken from?',
          'על חשבון מה באות השעות הנוספות שזה לוקח?',
        ],
      ],
      DG: [
        [
          'At what hour could it count as done, whatever it looks like then?',
          'באיזו שעה זה ייחשב גמור, לא משנה איך זה נראה?',
        ],
        [
          'Which small flaw could you leave in on purpose, as a test?',
          'איזה פגם קטן אפשר להשאיר בכוונה, בתור ניסוי?',
        ],
        ['Who could see it today, not quite done?', 'מי יכול לראות את זה כבר היום, לא לגמרי גמור?'],
      ],
    },
  },
  {
    key: 'no_time',
    tone: 'hard',
    words: {
      en: "no time, not enough time, not enough hours, overloaded, overwhelmed, swamped, too much on my plate, juggling, packed schedule, endless list, behind on everything, time for myself, no minute, stretched thin, can't keep up, don't have time, no time for anything, no time to breathe, never have time, always rushing, back to back meetings, no time for myself, not a minute to myself, too much to do, so much to do, days are too full, no free minute, always late",
      he: 'אין לי זמן, אין זמן, חוסר זמן, מוצפת, מוצף, לא מספיקה כלום, רץ ממקום למקום, רצה ממקום למקום, יומן מלא, רשימת מטלות, תמיד מאחר, בלחץ של זמן, אין דקה, זמן לעצמי, נון סטופ, קורסת מעומס, אלף דברים, יותר מדי דברים, לא מספיק כלום, לא מספיק לכלום, לא מספיקה לכלום, הלו״ז שלי, לו״ז צפוף, לו״ז מפוצץ, עמוסה מדי, עמוס מדי, עומס מטורף, אין לי דקה, אין לי רגע, אין לי זמן לכלום, אין לי זמן לעצמי, רצה כל היום, רץ כל היום, היומן מפוצץ, מיליון דברים, מלא משימות',
    },
    lines: {
      PS: [
        ['What is pressing hardest just now?', 'מה הכי לוחץ ברגע זה?'],
        ['Which part of the day is the fullest?', 'איזה חלק של היום הכי עמוס?'],
        [
          'What is the first thing to fall away when a day gets too full?',
          'מה הדבר הראשון שנופל כשהיום מתמלא מדי?',
        ],
        ['What do you miss most when there’s no time?', 'מה הכי חסר לך כשאין זמן?'],
      ],
      ED: [
        ['What on the list did you take on by your own wish?', 'מה מכל הרשימה נלקח מתוך רצון שלך?'],
        ['When was there last an hour with nothing in it?', 'מתי הייתה לאחרונה שעה שאין בה כלום?'],
        [
          'What would someone close to you take off your list?',
          'מה היו מורידים לך מהרשימה האנשים הקרובים?',
        ],
        [
          'If two hours came free tomorrow, what would they go to?',
          'אם היו מתפנות מחר שעתיים, על מה הן היו הולכות?',
        ],
      ],
      FC: [
        ['What of all this matters to you yourself?', 'מה מכל הדברים האלה חשוב לך, ולא רק לאחרים?'],
        ['What is on the list only out of habit?', 'מה נמצא ברשימה רק מתוך הרגל?'],
        [
          'What could be done with half the effort, and be good enough?',
          'מה אפשר לעשות בחצי מההשקעה, וזה יספיק?',
        ],
      ],
      DG: [
        [
          'Which one thing could leave this week’s list?',
          'איזה דבר אחד יכול לרדת מהרשימה של השבוע?',
        ],
        [
          'Which of it could you hand to somebody, and to whom?',
          'מה מזה אפשר להעביר למישהו, ולמי?',
        ],
        [
          'Which quarter of an hour tomorrow could be kept free?',
          'איזה רבע שעה מחר אפשר להשאיר פנוי?',
        ],
      ],
    },
  },
  {
    key: 'attention',
    tone: 'hard',
    words: {
      en: "adhd, attention deficit, can't concentrate, can't focus, lose focus, easily distracted, scatterbrained, forget everything, hyperfocus, ritalin, concerta, adderall, vyvanse, start everything, finish nothing, my mind wanders, ten tabs open, executive function, fidgeting, diagnosed with adhd, adhd brain, my adhd, my attention, attention span, keep losing my keys, keep getting distracted, so easily distracted, start ten things, can't finish anything, my brain jumps",
      he: 'הפרעת קשב, קשב וריכוז, הפרעת קשב וריכוז, בעיית קשב, הפרעות קשב, לא מצליח להתרכז, לא מצליחה להתרכז, להתרכז, מוסח, מוסחת, הסחות דעת, שוכח הכול, שוכחת הכול, מאבד את המפתחות, ריטלין, קונצרטה, ויואנס, אטנט, מתחיל הכול, מתחילה הכול, לא גומר כלום, לא מסיימת כלום, היפרפוקוס, אבחון קשב, קופץ מדבר לדבר, לא מתרכז, לא מתרכזת, קשה לי להתרכז, קשיי ריכוז, קשיי קשב, הקשב שלי, כל הזמן מוסח, כל הזמן מוסחת, מפוזרת לגמרי, מפוזר לגמרי, adhd, אדהד, לא מסיים כלום, לא גומרת כלום, הראש שלי קופץ',
    },
    lines: {
      PS: [
        ['With which task is it hardest to stay?', 'עם איזו משימה הכי קשה להישאר?'],
        [
          'What usually happens just before the attention slips away?',
          'מה קורה בדרך כלל רגע לפני שהקשב בורח?',
        ],
        [
          'In which part of the day is it easiest to stay with one thing?',
          'באיזה חלק של היום הכי קל להישאר עם דבר אחד?',
        ],
        ['What do you say to yourself when it slips again?', 'מה עובר לך בראש כשהקשב שוב בורח?'],
      ],
      ED: [
        [
          'What can you stay with for a long time without effort?',
          'עם מה אפשר להישאר אצלך הרבה זמן בלי מאמץ?',
        ],
        ['What good has this quick mind brought you?', 'מה הראש הקופצני הזה כבר נתן לך?'],
        [
          'Under which conditions do you concentrate a little better?',
          'באילו תנאים הריכוז שלך קצת יותר טוב?',
        ],
        [
          'What would you like the people around you to understand about it?',
          'מה חשוב לך שיבינו מסביב על הקשב שלך?',
        ],
      ],
      FC: [
        ['Which unfinished thing really matters this week?', 'איזה דבר לא גמור באמת חשוב השבוע?'],
        [
          'How much of it is your attention, and how much simply too full a day?',
          'כמה מזה הקשב, וכמה פשוט יום עמוס מדי?',
        ],
        ['Which kind of slip costs you the most?', 'איזה סוג של פספוס עולה לך הכי ביוקר?'],
      ],
      DG: [
        [
          'What could you write down or set as a reminder from today?',
          'מה אפשר לרשום או לשים כתזכורת כבר מהיום?',
        ],
        [
          'Which task is short enough to finish in ten minutes, and when?',
          'איזו משימה מספיק קצרה בשביל עשר דקות, ומתי?',
        ],
        [
          'Of everything begun, what could be finished this week, or simply dropped?',
          'מכל מה שהתחיל, מה אפשר לסגור השבוע, או פשוט לוותר עליו?',
        ],
      ],
    },
  },
  {
    key: 'exercise',
    tone: 'open',
    words: {
      en: 'exercising, workout, workouts, gym membership, jogging, went for a run, couch to 5k, half marathon, personal trainer, out of shape, get fit, getting fit, steps a day, running shoes, go running, going running, start running, started running, running again, go swimming, lifting weights, run a marathon, training for, go to the gym, do sport, do some exercise, start exercising, exercise more, get in shape, get back in shape, my fitness, physical activity, join a gym, joined a gym, back to the gym, yoga class, pilates class',
      he: 'ספורט, כושר, חדר כושר, מכון כושר, להתאמן, מתאמן, מתאמנת, חצי מרתון, יוגה, פילאטיס, הליכון, מאמן כושר, מאמנת כושר, לא בכושר, להיכנס לכושר, פעילות גופנית, נעלי ריצה, צעדים ביום, להזיז את הגוף, חוג ספורט, לעשות ספורט, לחזור להתאמן, להתחיל להתאמן, להתחיל לרוץ, לצאת לרוץ, לצאת לריצה, לחזור לרוץ, ריצות, אימון בבוקר, לצאת להליכה, הליכה יומית, לרכוב על אופניים, לרוץ מרתון, לחזור לכושר, מנוי לחדר כושר, אימוני כוח, אימון, ריצה',
    },
    lines: {
      PS: [
        [
          'What goes through your head just before you decide whether to move?',
          'מה עובר לך בראש רגע לפני שמחליטים אם להתאמן?',
        ],
        [
          'On a day when it does happen, how is the hour after it?',
          'ביום שזה כן קורה, איך נראית השעה שאחרי?',
        ],
        ['What would you like to feel thanks to it?', 'מה היית רוצה להרגיש בזכות התנועה?'],
        ['What stops you most often?', 'מה עוצר אותך לרוב לפני אימון?'],
      ],
      ED: [
        ['When was moving simply fun for you?', 'מתי היה לך פשוט כיף לזוז?'],
        [
          'Where in the day do you move already, without calling it exercise?',
          'איפה ביום יש כבר תנועה, גם בלי לקרוא לזה ספורט?',
        ],
        [
          'Which kind of movement suits you, even if others smile at it?',
          'איזה סוג של תנועה מתאים לך, גם אם הוא לא מרשים אף אחד?',
        ],
        [
          'A year from now, where would you notice the difference first?',
          'בעוד שנה, איפה ההבדל יורגש אצלך קודם?',
        ],
      ],
      FC: [
        ['How much of it in a week would be enough for you?', 'כמה תנועה בשבוע תספיק לך?'],
        [
          'What matters more to you in it, the result or the feeling?',
          'מה חשוב לך יותר באימונים, התוצאה או ההרגשה?',
        ],
        ['What would make it worth going on with?', 'מה יגרום לזה להיות שווה גם לאורך זמן?'],
      ],
      DG: [
        ['What’s small enough to do even on a bad day?', 'איזו תנועה מספיק קטנה גם ליום רע?'],
        [
          'On which day and at what hour would it be easiest to begin?',
          'באיזה יום ובאיזו שעה יהיה הכי קל להתחיל?',
        ],
        [
          'Who could join you once, or ask how it went?',
          'מי יכול להצטרף פעם אחת, או לשאול איך היה?',
        ],
      ],
    },
  },
  {
    key: 'sleep',
    tone: 'hard',
    words: {
      en: "can't sleep, couldn't sleep, sleepless, insomnia, awake at night, lying awake, awake at 3, wide awake, staying up, up too late, going to bed, nightmares, wake up at night, tossing and turning, melatonin, sleeping pills, night sweats, haven’t slept, havent slept, slept properly, barely slept, not sleeping, sleeping badly, slept badly, awake till, can't fall asleep, trouble sleeping, sleep problems, don't sleep, hardly sleep, awake at 4, awake until, up all night, nights are bad, up at 3am, up at 4am, awake at 3am, wake up at 3, wake up at 4, sleep badly, can't get to sleep, i don't sleep, can't sleep at night, haven't slept in, haven't slept for, haven't been sleeping, problems sleeping, sleep at night",
      he: 'שעות שינה, מחסור בשינה, לא מצליח להירדם, לא מצליחה להירדם, נדודי שינה, ער בלילה, ערה בלילה, להירדם, מתעורר בלילה, מתעוררת בלילה, התעוררתי בשלוש, הולך לישון מאוחר, הולכת לישון מאוחר, סיוטים, סיוטי לילה, מתהפך במיטה, מתהפכת במיטה, מלטונין, כדורי שינה, לילה לבן, לא מצליח לישון, לא מצליחה לישון, לא נרדם, לא נרדמת, קשה לי להירדם, ישן רע, ישנה רע, ישן גרוע, ישנה גרוע, בקושי ישן, בקושי ישנה, בקושי ישנתי, לילות בלי שינה, לילה בלי שינה, השינה שלי, בעיות שינה, הפרעות שינה, מתעורר בשלוש, מתעוררת בשלוש, מתעורר בארבע, מתעוררת בארבע, לא ישנתי כבר, לא ישן בלילה, לא ישנה בלילה, לא ישן בלילות, לא ישנה בלילות, לא ישנתי שבוע, לא ישן טוב, לא ישנה טוב',
    },
    lines: {
      PS: [
        ['What comes to mind first when you can’t sleep?', 'מה עולה לך ראשון בראש כשהשינה לא באה?'],
        ['At which hour of the night is it hardest?', 'באיזו שעה בלילה הכי קשה?'],
        [
          'How are the days after nights like these for you?',
          'איך נראים אצלך הימים אחרי לילות כאלה?',
        ],
        [
          'Which thought gets no time by day and comes at night?',
          'איזו מחשבה לא מקבלת זמן ביום ומגיעה בלילה?',
        ],
      ],
      ED: [
        [
          'What was the evening like before a night that went a little better?',
          'איך היה הערב לפני לילה קצת יותר טוב?',
        ],
        [
          'What else was new when the nights began to be like this?',
          'מה עוד היה חדש כשהלילות התחילו להיות כאלה?',
        ],
        [
          'What of the night’s thoughts still matters at breakfast?',
          'מה ממחשבות הלילה עוד חשוב בבוקר?',
        ],
        [
          'What would you like to tell yourself in the middle of such a night?',
          'מה היה טוב להגיד לעצמך באמצע לילה כזה?',
        ],
      ],
      FC: [
        [
          'What fills the last hour before bed at the moment?',
          'מה ממלא בתקופה הזאת את השעה האחרונה לפני השינה?',
        ],
        ['Which of these thoughts really needs an answer?', 'איזו מהמחשבות האלה באמת צריכה תשובה?'],
        ['What do you most need the sleep for?', 'בשביל מה השינה הכי נחוצה לך?'],
      ],
      DG: [
        [
          'What could you write down before bed and leave until morning?',
          'מה אפשר לרשום לפני השינה ולהשאיר לבוקר?',
        ],
        [
          'What could be different tonight in the half hour before bed?',
          'מה יכול להיות הערב אחרת בחצי השעה שלפני השינה?',
        ],
        [
          'If it happens again, what could you get up and do for a while?',
          'אם זה יקרה שוב, מה אפשר לקום ולעשות קצת?',
        ],
      ],
    },
  },
  {
    key: 'criticism',
    tone: 'hard',
    words: {
      en: 'criticism, criticised, criticized, criticises me, harsh feedback, negative feedback, bad review, one-star review, red pen, tore it apart, torn apart, ripped apart, picked apart, comments on my work, rejection letter, nasty comment, said it was bad, not up to standard, told me off, scathing, got feedback, their feedback, feedback on my, criticised me, criticized me, criticised my, criticized my, took my work apart, rejected my, got a bad review, criticised in front of, criticized in front of, critique, said my work',
      he: 'ביקורת, ביקורת קשה, משוב שלילי, פידבק קשה, ביקורת בגוגל, קטלו, קטל אותי, קטלה אותי, קרעו אותי, ירד עליי, ירדה עליי, ירדו עליי, שיחת משוב, מכתב דחייה, תגובה מרושעת, עט אדום, קיבלתי ביקורת, הביקורת שקיבלתי, ביקורת על העבודה, ביקורת עליי, ביקר אותי, ביקרה אותי, משוב קשה, המשוב שקיבלתי, הפידבק שקיבלתי, קיבלתי פידבק, הערות על העבודה שלי, דחו את העבודה, דחו את המאמר, מבקרים אותי, מבקר אותי, מבקרת אותי, פידבק',
    },
    lines: {
      PS: [
        ['Which words of the criticism have stayed with you?', 'אילו מילים מהביקורת נשארו איתך?'],
        ['What hurts most about it?', 'מה הכי כואב בביקורת הזאת?'],
        [
          'What have you been answering in your head since then?',
          'איזו תשובה לביקורת רצה לך בראש מאז?',
        ],
        ['What does it make you doubt?', 'במה הביקורת הזאת גורמת לך לפקפק?'],
      ],
      ED: [
        [
          'If the same words had gone to a friend, what would you make of them?',
          'אם אותן מילים היו נאמרות לחבר או לחברה, איך הן היו נשמעות לך?',
        ],
        [
          'What else may have been behind it on the other side?',
          'מה עוד אולי עמד מאחורי זה בצד השני?',
        ],
        [
          'Which criticism turned out useful to you, much later?',
          'איזו ביקורת התגלתה אצלך כמועילה, הרבה אחר כך?',
        ],
        [
          'What would somebody who knows you well say of this criticism?',
          'מה היה אומר על הביקורת הזאת מי שמכיר אותך טוב?',
        ],
      ],
      FC: [
        ['What is left of the content without the tone?', 'מה נשאר מהתוכן, בלי הטון?'],
        ['Which part of it is worth keeping for you?', 'איזה חלק מהביקורת שווה לך לקחת?'],
        ['Whose opinion on this really counts for you?', 'הדעה של מי באמת חשובה לך בעניין הזה?'],
      ],
      DG: [
        [
          'What one thing could you change because of it?',
          'איזה דבר אחד אפשר לשנות בעקבות הביקורת?',
        ],
        [
          'What would you like to say back, in one sentence?',
          'מה היה טוב להגיד בתגובה, במשפט אחד?',
        ],
        ['With whom could you go over it calmly, and when?', 'עם מי אפשר לעבור על זה ברוגע, ומתי?'],
      ],
    },
  },
  {
    key: 'sharing_own_work',
    tone: 'open',
    words: {
      en: 'self-publish, go public, exhibition, exhibit, exhibiting, show my work, showing my work, share my work, post it online, put it out there, first readers, beta readers, send it to a publisher, literary agent, read aloud, book launch, get published, publish my, my exhibition, my first exhibition, show my paintings, show my photos, show people my, show anyone my, perform my, perform in front of, play in front of, upload my, launch my, people will see it, let people read, let anyone read, post my work, post my art, share my writing, launch the website, uploaded, post my',
      he: 'פרסום ספר, הוצאה לאור, הוצאה עצמית, תערוכה, להציג בתערוכה, להראות את העבודות, להראות לאנשים, לשתף את מה שכתבתי, להעלות לרשת, להעלות סרטון, לצאת עם זה, לצאת לאור, קוראים ראשונים, לשלוח להוצאה, הופעה ראשונה, סינדרום המתחזה, להקריא, לפרסם את הספר, לפרסם את השירים, להראות את הציורים, להראות את מה שכתבתי, להציג את העבודות, ההופעה שלי, ההופעה הראשונה שלי, להופיע מול קהל, לנגן מול אנשים, להעלות את השיר, להעלות את הסרטון, ההשקה שלי, מה יגידו על העבודה, שיקראו את מה שכתבתי, שיראו את העבודות',
    },
    lines: {
      PS: [
        [
          'Who comes to mind first when you think of it being seen?',
          'מי עולה לך ראשון בראש במחשבה שיראו את זה?',
        ],
        ['What do you look forward to about showing it?', 'מה נעים לך במחשבה להראות את זה?'],
        ['What are you most afraid of hearing about it?', 'מה הכי מפחיד אותך לשמוע על זה?'],
        ['What of yourself may people see in it?', 'מה ממך אולי יראו בזה?'],
      ],
      ED: [
        ['What would you most like to hear about it?', 'מה היה הכי משמח אותך לשמוע על זה?'],
        ['Who might be glad that it exists?', 'מי אולי ישמח שהדבר הזה קיים?'],
        [
          'When others show you something of theirs, what do you look for?',
          'כשאחרים מראים לך משהו שלהם, מה חשוב לך למצוא בו?',
        ],
        [
          'If nobody reacted, what would it still be worth to you?',
          'אם אף אחד לא יגיב, מה זה עדיין שווה לך?',
        ],
      ],
      FC: [
        ['What matters most to you about showing it?', 'מה הכי חשוב לך בלהראות את זה?'],
        ['What stays yours, whatever people think of it?', 'מה נשאר שלך, לא משנה מה יחשבו?'],
        [
          'Which part of it do you stand behind, whatever anybody says?',
          'באיזה חלק יש לך ביטחון, לא משנה מה יגידו?',
        ],
      ],
      DG: [
        ['Who could be the next to see or hear it?', 'מי יכול להיות הבא לראות או לשמוע את זה?'],
        ['What one line would you write beside it?', 'איזו שורה אחת היה טוב לכתוב לצד העבודה?'],
        [
          'Which small part of it could be shown first, and by when?',
          'איזה חלק קטן אפשר להראות קודם, ועד מתי?',
        ],
      ],
    },
  },
  {
    key: 'learning_something_hard',
    tone: 'open',
    words: {
      en: "driving lesson, driving lessons, driver's license, learn to drive, learning to drive, driving instructor, parallel parking, learn a language, learning german, learning spanish, learning french, duolingo, learn to code, learning to code, learn to swim, beginners class, slow learner, too old to learn, can't remember the words, feel stupid in class, learning curve, failed my driving test, failed my driving, learning a language, new language, learning english, learn english, learning hebrew, learn hebrew, learning italian, learning python, learning javascript, learn programming, coding course, i'm a beginner, learning to swim, learn the piano as an adult, can't learn, hard to learn, learning to, python",
      he: 'שיעור נהיגה, שיעורי נהיגה, נכשלתי בטסט, רישיון נהיגה, ללמוד לנהוג, מורה לנהיגה, מורה נהיגה, חניה במקביל, ללמוד שפה, לומד שפה, לומדת שפה, שפה חדשה, ללמוד אנגלית, ללמוד ערבית, ללמוד גרמנית, ללמוד ספרדית, אוצר מילים, דואולינגו, ללמוד לתכנת, ללמוד לשחות, קבוצת מתחילים, מבוגר מדי ללמוד, מבוגרת מדי ללמוד, עקומת למידה, הטסט, טסט נהיגה, טסט שלישי, טסט שני, ללמוד עברית, ללמוד צרפתית, ללמוד איטלקית, ללמוד תכנות, ללמוד פייתון, לא קולטת את החומר, לא קולט את החומר, לא נכנס לי לראש, ללמוד משהו חדש, קשה לי ללמוד, קורס תכנות, אולפן, פייתון',
    },
    lines: {
      PS: [
        ['At which point does the learning get stuck?', 'באיזו נקודה הלמידה נתקעת?'],
        ['What about learning it is hardest for you?', 'מה הכי קשה לך בלמידה הזאת?'],
        ['What do you say to yourself right after a mistake?', 'מה נאמר אצלך בראש מיד אחרי טעות?'],
        ['What is it like for you to be a beginner?', 'מה עולה אצלך כשלומדים משהו מההתחלה?'],
      ],
      ED: [
        [
          'What can you do easily today that once seemed too hard to learn?',
          'מה הולך לך היום בקלות, ופעם נראה קשה מדי ללמוד?',
        ],
        [
          'What works a little by now that didn’t at first?',
          'מה כבר עובד קצת, שבהתחלה לא עבד בכלל?',
        ],
        [
          'What would a patient teacher praise in the way you learn?',
          'מה היו משבחים מורים טובים בלמידה שלך?',
        ],
        ['What will become possible for you once it goes well?', 'מה יהיה אפשרי לך כשזה כבר ילך?'],
      ],
      FC: [
        ['What do you most need it for?', 'בשביל מה זה הכי נחוץ לך?'],
        ['How well is well enough, for your own life?', 'באיזו רמה זה כבר יספיק לחיים שלך?'],
        ['Which part of it is most worth practising now?', 'איזה חלק הכי שווה לתרגל עכשיו?'],
      ],
      DG: [
        [
          'Which tiny piece could be repeated ten times in peace?',
          'איזה קטע קטן אפשר לחזור עליו עשר פעמים בשקט?',
        ],
        [
          'Next time, what one thing would you like to pay attention to?',
          'בפעם הבאה, לאיזה דבר אחד חשוב לך לשים לב?',
        ],
        [
          'With whom could you practise this week without fear of mistakes?',
          'עם מי אפשר לתרגל השבוע בלי פחד לטעות?',
        ],
      ],
    },
  },
  {
    key: 'big_decision',
    tone: 'open',
    words: {
      en: "big decision, can't decide, make a decision, making a decision, undecided, torn between, on the fence, going in circles, pros and cons, cons list, life decision, what if I regret, point of no return, weigh it up, head says, heart says, dilemma, deadline to decide, have to decide, need to decide, must decide, should i stay or, can't make up my mind, make up my mind, hard decision, difficult decision, biggest decision, what if i regret it, decision to make, important decision, how do i decide, keep going back and forth, my gut says",
      he: 'החלטה גדולה, לא מצליח להחליט, לא מצליחה להחליט, לקבל החלטה, מתלבט, מתלבטת, התלבטות, לבטים, התלבטויות, דילמה, בעד ונגד, יתרונות וחסרונות, קרועה בין, קרוע בין, הולך במעגלים, הולכת במעגלים, פרשת דרכים, אם אתחרט, אתחרט, אין דרך חזרה, הבטן אומרת, הראש אומר, הלב אומר, צריך להחליט, צריכה להחליט, חייב להחליט, חייבת להחליט, החלטה קשה, ההחלטה הזאת, החלטה חשובה, איך מחליטים, איך להחליט, קשה לי להחליט, אני לא מחליט, אני לא מחליטה, מה להחליט, בהתלבטות, אם אני אתחרט, עומד בפני החלטה, עומדת בפני החלטה, שוקל אם, שוקלת אם',
    },
    lines: {
      PS: [
        [
          'Which point do your thoughts about it keep coming back to?',
          'לאיזו נקודה המחשבות על ההחלטה חוזרות שוב ושוב?',
        ],
        ['What makes this decision hard for you?', 'מה מקשה על ההחלטה הזאת?'],
        ['Since when has this been a question for you?', 'ממתי זו בכלל שאלה אצלך?'],
        [
          'What are you most afraid of in each of the answers?',
          'מה הכי מפחיד אותך בכל אחת מהתשובות?',
        ],
      ],
      ED: [
        [
          'Imagine it decided one way: how would the next morning be for you?',
          'נניח שזה הוחלט לכיוון אחד: איך ייראה הבוקר שאחרי?',
        ],
        [
          'What other answer might there be, or one just for a while?',
          'איזו תשובה נוספת אולי יש, או תשובה רק לתקופה?',
        ],
        [
          'How did you come to an earlier decision that you’re glad of?',
          'איך התקבלה אצלך החלטה קודמת ששמחת בה?',
        ],
        [
          'What would you choose if you owed nobody an explanation?',
          'מה הבחירה שלך, אם לא צריך להסביר אותה לאף אחד?',
        ],
      ],
      FC: [
        ['Which loss could you live with best?', 'עם איזה הפסד הכי אפשר לחיות?'],
        [
          'What matters most to you, whatever you decide?',
          'מה הכי חשוב לך לשמור, לא משנה מה תהיה ההחלטה?',
        ],
        ['Which part of this is really yours to decide?', 'איזה חלק כאן באמת נתון להחלטה שלך?'],
      ],
      DG: [
        [
          'What do you still need to know, and who could tell you?',
          'מה עוד צריך לדעת לפני שמחליטים, ואת מי לשאול?',
        ],
        [
          'For how many days could you live as if it were decided, just to see?',
          'כמה ימים אפשר לחיות כאילו זה כבר הוחלט, רק כדי לראות איך זה?',
        ],
        ['Which small step would be right either way?', 'איזה צעד קטן נכון בכל מקרה?'],
      ],
    },
  },
  {
    key: 'too_many_options',
    tone: 'open',
    words: {
      en: "too many options, too many choices, too many ideas, so many ideas, which idea, spoilt for choice, choice paralysis, analysis paralysis, a hundred ideas, jumping between, every week a new plan, side projects, multiple projects, several projects, interested in everything, fear of missing out, fomo, keep my options open, narrow it down, so many options, too many plans, so many plans, too many projects, which of them to choose, can't choose between, don't know which to choose, which one to choose, my side projects, interested in too many, too many interests, can't commit to one, can't pick one, can't choose",
      he: 'יותר מדי אפשרויות, המון אפשרויות, יותר מדי רעיונות, המון רעיונות, מלא רעיונות, אלף רעיונות, כל שבוע רעיון, המון תוכניות, לא מצליח לבחור, לא מצליחה לבחור, איזה רעיון, כמה פרויקטים, הכול מעניין אותי, משותק מרוב, משותקת מרוב, פומו, להשאיר אופציות, לצמצם, להתמקד באחד, המון פרויקטים, יותר מדי פרויקטים, יותר מדי תוכניות, יותר מדי אופציות, קופצת בין רעיונות, קופץ בין רעיונות, לא יודע במה לבחור, לא יודעת במה לבחור, קשה לי לבחור, איזה מהרעיונות, כל כך הרבה אפשרויות, כל כך הרבה רעיונות, כל שבוע תוכנית חדשה, לבחור רק אחד, לבחור רק אחת',
    },
    lines: {
      PS: [
        [
          'Which of the options keeps coming back to you?',
          'איזו מהאפשרויות חוזרת לך לראש שוב ושוב?',
        ],
        [
          'What happens when one of them starts to become real?',
          'מה קורה כשאחת מהן מתחילה להיות אמיתית?',
        ],
        ['What makes it hard to choose one of them?', 'מה מקשה לבחור דווקא אחת?'],
        ['What do all of them have in common?', 'מה משותף לכל האפשרויות האלה?'],
      ],
      ED: [
        [
          'Which of them would you be sorriest, five years on, never to have tried?',
          'בעוד חמש שנים, על איזו מהן יהיה הכי חבל שלא ניסית?',
        ],
        [
          'When you once did choose one thing, what did that give you?',
          'כשבחרת פעם בדבר אחד, מה זה נתן לך?',
        ],
        [
          'Which of them would someone who knows you well choose for you?',
          'באיזו מהן היה בוחר בשבילך מי שמכיר אותך טוב?',
        ],
        ['Which of them could wait without being lost?', 'איזו מהן יכולה לחכות בלי ללכת לאיבוד?'],
      ],
      FC: [
        [
          'Which of them would you like even on an ordinary, grey day?',
          'איזו מהן תתאים לך גם ביום רגיל ואפור?',
        ],
        ['How would you know that one is right for you?', 'לפי מה אפשר יהיה לדעת שמשהו מתאים לך?'],
        [
          'What matters most to you in whichever you choose?',
          'מה הכי חשוב לך, לא משנה במה בוחרים?',
        ],
      ],
      DG: [
        ['Which of them could have the next two weeks?', 'לאיזו מהן אפשר לתת את השבועיים הקרובים?'],
        ['If you wrote down only three, which three?', 'אם רושמים רק שלוש, אילו?'],
        [
          'How could one of them be tried in a small way this week?',
          'איך אפשר לנסות אחת מהן בקטן כבר השבוע?',
        ],
      ],
    },
  },
  {
    key: 'new_habit',
    tone: 'open',
    words: {
      en: "habit, new habit, morning routine, evening routine, journalling, journaling, gratitude list, meditate, meditating, headspace app, waking early, get up at 5, get up earlier, broke my streak, stick to it, stick with it, new year's resolution, habit tracker, fell off the wagon, quit sugar, build a habit, start a habit, form a habit, keep a diary, keeping a diary, keep a journal, start meditating, meditating every day, stick to a routine, new routine, keep it up, my streak, new habits, good habits, wake up earlier, my resolution, can't stick to, can't keep a habit, journal, meditation, streak, resolution",
      he: 'הרגל חדש, שגרת בוקר, שגרת ערב, שגרה קבועה, לכתוב ביומן, כתיבת יומן, מדיטציה, לעשות מדיטציה, מיינדפולנס, לקום מוקדם, קם מוקדם, קמה מוקדם, שברתי את הרצף, להתמיד, לא מתמיד, לא מתמידה, החלטות לשנה החדשה, מעקב הרגלים, משמעת עצמית, להיגמל מסוכר, לשמור על שגרה, לבנות הרגל, להתחיל הרגל, ליצור הרגל, הרגל טוב, הרגלים חדשים, הרגלים טובים, לא מצליח להתמיד, לא מצליחה להתמיד, קשה לי להתמיד, להתמיד בזה, שגרה חדשה, להכניס לשגרה, לקום מוקדם יותר, לכתוב יומן, לעשות את זה כל יום, לשמור על הרצף',
    },
    lines: {
      PS: [
        [
          'What would you like this habit to change in your day?',
          'מה חשוב לך שההרגל הזה ישנה ביום שלך?',
        ],
        [
          'At what exact minute does it get decided whether it happens?',
          'באיזה רגע בדיוק מוכרע אם זה יקרה או לא?',
        ],
        ['What makes it hard to keep up?', 'מה מקשה להתמיד בזה?'],
        [
          'On the days it does happen, what is slightly different by evening?',
          'בימים שזה כן קורה, מה קצת אחרת בערב?',
        ],
      ],
      ED: [
        [
          'How did something begin that you do every day without effort?',
          'איך התחיל משהו שקורה אצלך כל יום בלי מאמץ?',
        ],
        [
          'What does the old way give you that the new one should give too?',
          'מה הדרך הישנה נותנת לך, שגם החדשה צריכה לתת?',
        ],
        ['What has worked, even for a few days?', 'מה כבר עבד, אפילו לכמה ימים?'],
        [
          'What will be different in a year, if it has become normal?',
          'מה יהיה אחרת בעוד שנה, אם זה יהפוך לרגיל?',
        ],
      ],
      FC: [
        ['Which part of the habit matters most to you?', 'איזה חלק בהרגל הזה הכי חשוב לך?'],
        ['How many days a week would be an honest number?', 'כמה ימים בשבוע זה מספר ריאלי?'],
        ['Which part of the day suits it best?', 'איזה חלק של היום הכי מתאים לזה?'],
      ],
      DG: [
        [
          'After which thing that you do anyway could it come?',
          'אחרי איזה דבר שקורה ממילא אפשר לשבץ את זה?',
        ],
        ['How would the two-minute version look tomorrow?', 'איך תיראה מחר הגרסה של שתי דקות?'],
        [
          'After a missed day, what’s the smallest way back in?',
          'אחרי יום שהתפספס, מה הדרך הכי קטנה חזרה?',
        ],
      ],
    },
  },
  {
    key: 'money_worries',
    tone: 'hard',
    words: {
      en: "debt, debts, in debt, overdraft, overdrawn, unpaid bills, the rent is due, can't pay, make ends meet, no money, money problems, money worries, no savings, bailiff, debt collector, collection agency, bankruptcy, bankrupt, borrowed money, owe money, minus on my account, final notice, totally broke, worried about money, money is tight, short of money, can't pay the rent, can't pay the bills, pay the bills, pay my bills, pay off my debt, pay back the loan, credit card debt, no money left, behind on the rent, behind on rent, how i'll pay, how we'll pay, barely getting by, not enough money, money worry, missed a payment",
      he: 'חובות, בחובות, המינוס, במינוס, אוברדרפט, משיכת יתר, לא גומר את החודש, לא גומרת את החודש, לגמור את החודש, תפרן, תפרנית, אין כסף, אין לי כסף, לחץ כלכלי, מצב כלכלי, קשיים כלכליים, הוצאה לפועל, עיקול, פשיטת רגל, חדלות פירעון, לוויתי כסף, חייב כסף, חייבת כסף, צ׳ק חזר, בחוב, חוב גדול, לסגור את החודש, לא סוגר את החודש, לא סוגרת את החודש, לא סוגרים את החודש, לא גומרים את החודש, איך נשלם, איך אשלם, לשלם שכר דירה, להחזיר הלוואה, להחזיר את ההלוואה, לקחתי הלוואה, לקחנו הלוואה, דאגות כסף, בלי כסף, לא נשאר כסף, הכסף נגמר, לא נשאר לי כסף, לא עומדת בתשלומים, לא עומד בתשלומים, לא נעמוד בתשלומים, מצוקה כלכלית, לשלם חשבונות',
    },
    lines: {
      PS: [
        [
          'What about the money worries you most right now?',
          'מה הכי מטריד אותך עכשיו בעניין הכסף?',
        ],
        [
          'At which moments does the worry about money come up most?',
          'באילו רגעים הדאגה לכסף עולה הכי חזק?',
        ],
        ['Who knows how things stand with the money?', 'מי יודע מה המצב עם הכסף?'],
        ['What does this worry take from you?', 'מה הדאגה הזאת לוקחת ממך?'],
      ],
      ED: [
        [
          'How was money talked about in the home where you grew up?',
          'איך דיברו על כסף בבית שבו גדלת?',
        ],
        ['What helped you through a tight time before?', 'מה עזר לך בתקופה לחוצה קודמת?'],
        ['What in your days is good even without money?', 'מה בימים שלך טוב גם בלי כסף?'],
        [
          'What would be the first sign that it’s getting easier?',
          'מה יהיה הסימן הראשון שנעשה קצת יותר קל?',
        ],
      ],
      FC: [
        ['What in this is in your hands, and what isn’t?', 'מה בזה תלוי בך, ומה לא?'],
        [
          'Which payment or sum would calm you most, once settled?',
          'איזה תשלום או סכום, אם יוסדר, ירגיע אותך הכי הרבה?',
        ],
        ['What would you not give up, even now?', 'על מה חשוב לך לא לוותר, גם עכשיו?'],
      ],
      DG: [
        ['Which bill or number could you look at first?', 'איזה חשבון או מספר אפשר לבדוק ראשון?'],
        [
          'With whom could you go over the numbers this week?',
          'עם מי אפשר לעבור על המספרים השבוע?',
        ],
        [
          'Which call or letter about it could be made or written by Friday?',
          'איזו שיחה או פנייה בעניין הזה אפשר לסגור עד סוף השבוע?',
        ],
      ],
    },
  },
  {
    key: 'buying_home',
    tone: 'open',
    words: {
      en: 'buy a house, buying a house, buy a flat, buying a flat, buy an apartment, buying an apartment, bought a house, house hunting, flat hunting, apartment hunting, mortgage, down payment, rent a flat, estate agent, realtor, renovating, square metres, housing prices, house prices, offer accepted, outbid, buy our first home, buy a home, buying a home, first home, get a mortgage, our mortgage, view a flat, flat viewing, house viewing, looking for a flat, looking for an apartment, looking for a house, find a flat, renovate the kitchen, renovate the house, rent or buy, offer on a house, made an offer, buy or rent',
      he: 'לקנות דירה, לקנות בית, קונים דירה, קניית דירה, קנינו דירה, קניתי דירה, חיפוש דירה, מחפש דירה, מחפשת דירה, מחפשים דירה, משכנתא, המשכנתא, הון עצמי, לשכור דירה, מתווך, מתווכת, נדל״ן, מחירי הדירות, מחיר למשתכן, לשפץ, משפצים, מטבח חדש, מסירת מפתח, יועץ משכנתאות, דירה ראשונה, לקנות את הדירה, משכנתה, לקחת משכנתא, לחפש דירה, לראות דירות, לראות דירה, למצוא דירה, לעבור לשכירות, לשפץ את הבית, לשפץ את הדירה, לשפץ את המטבח, קנייה או שכירות, דירה מקבלן, חוזה על דירה, הצעה על דירה',
    },
    lines: {
      PS: [
        [
          'What do you imagine first when you think of this home?',
          'מה עולה לך קודם במחשבה על הבית הזה?',
        ],
        ['What about it weighs on you most right now?', 'מה הכי מלחיץ אותך עכשיו בעניין הבית?'],
        ['Whose opinion carries most weight here?', 'הדעה של מי הכי משפיעה בעניין הבית?'],
        ['What would this home make possible for you?', 'מה הבית הזה יאפשר לך?'],
      ],
      ED: [
        ['Where did you once feel at home right away?', 'איפה הרגשת פעם מיד בבית?'],
        ['What would an ordinary evening in that home be like?', 'איך ייראה ערב רגיל בבית כזה?'],
        [
          'If it doesn’t work out, what would still be all right?',
          'אם זה לא יסתדר, מה בכל זאת יהיה בסדר?',
        ],
        [
          'What would you say to a friend with the same question about a home?',
          'מה היה חשוב לך להגיד לחבר או לחברה עם אותה שאלה על בית?',
        ],
      ],
      FC: [
        ['Which three things must a home have for you?', 'אילו שלושה דברים חייבים להיות לך בבית?'],
        ['Up to which sum would you still sleep well?', 'עד איזה סכום עוד אפשר לישון טוב?'],
        ['What could you do without in a home?', 'על מה אפשר לוותר בבית?'],
      ],
      DG: [
        [
          'Which question needs an answer first, and who could give it?',
          'איזו שאלה צריכה תשובה קודם, ומי יכול לענות עליה?',
        ],
        [
          'When could you sit down with the numbers for half an hour?',
          'מתי אפשר לשבת חצי שעה עם המספרים?',
        ],
        [
          'What’s the next thing to be settled about the home?',
          'מה הדבר הבא שצריך לסגור בעניין הבית?',
        ],
      ],
    },
  },
];
