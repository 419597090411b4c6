import type { Subject } from './subject.ts';

export const makingSubjects: Subject[] = [
  {
    key: 'thesis_stuck',
    tone: 'hard',
    words: {
      en: "thesis, dissertation, seminar paper, term paper, master's thesis, masters thesis, phd, doctorate, supervisor, advisor, literature review, lit review, chapter two, draft chapter, methodology, research question, viva, thesis defense, research proposal, footnotes, bibliography, citations, submission date, academic writing, grad school, final paper, research paper, my diss, thesis committee",
      he: 'תזה, התזה, עבודת גמר, עבודה סמינריונית, סמינריון, סמינריונית, עבודת סמינר, דוקטורט, תואר שני, מנחה, המנחה, מנחה לתזה, סקירת ספרות, פרק שני, פרק התיאוריה, הצעת מחקר, שאלת מחקר, מתודולוגיה, ביבליוגרפיה, הערות שוליים, רשימת מקורות, הארכה, דחייה בהגשה, מועד הגשה, להגיש את העבודה, כתיבה אקדמית, עבודת מחקר, פרק הממצאים, ועדת שיפוט',
    },
    lines: {
      PS: [
        [
          'A paper can get stuck in the file, in the head, or between two people. Where does this one get stuck?',
          'עבודה כזאת נתקעת לפעמים בקובץ, לפעמים בראש, לפעמים בין שני אנשים. ואצלך, איפה היא נתקעה?',
        ],
        [
          'What happens in the first minute after the file opens?',
          'מה קורה בדקה הראשונה אחרי שהקובץ נפתח?',
        ],
        [
          'Sometimes the criticism is there before anyone has read a word. Whose voice do you hear while you write?',
          'לפעמים שומעים את הביקורת עוד לפני שמישהו קרא מילה. הקול של מי נשמע אצלך בזמן הכתיבה?',
        ],
        [
          'When did something in this paper last really interest you?',
          'מתי בפעם האחרונה משהו בעבודה הזאת באמת עניין אותך?',
        ],
      ],
      ED: [
        [
          'Explained at a kitchen table it sometimes comes out clearer than on page nine. How would it sound in two sentences there?',
          'בשיחה במטבח זה יוצא לפעמים ברור יותר מאשר בעמוד תשע. איך היה נשמע שם הרעיון, בשני משפטים?',
        ],
        [
          'Even in stuck months there’s sometimes one better hour. What was different in the last one?',
          'גם בחודשים תקועים יש לפעמים שעה אחת טובה יותר. מה היה אחרת בשעה כזאת?',
        ],
        [
          'Suppose it’s handed in, and a year has passed. What has it given you?',
          'נניח שהעבודה כבר הוגשה, ועברה שנה. מה היא נתנה לך?',
        ],
        [
          'How much of this is about the subject, and how much about having something to prove?',
          'כמה מזה קשור לנושא עצמו, וכמה לרצון להוכיח משהו?',
        ],
      ],
      FC: [
        [
          'There’s the perfect paper in the head, and the one that gets handed in. What must the second one really contain?',
          'יש את העבודה המושלמת שבראש, ויש את זו שבסוף מגישים. מה באמת חייב להיות בשנייה?',
        ],
        ['If only one claim could remain in it, which one?', 'אם תישאר בה רק טענה אחת, איזו?'],
        ['What could be cut without anyone missing it?', 'מה אפשר להוריד בלי שמישהו ישים לב?'],
      ],
      DG: [
        [
          'Which paragraph is small enough to be written tonight, even badly?',
          'איזו פסקה מספיק קטנה כדי לכתוב אותה עוד הערב, אפילו גרוע?',
        ],
        [
          'A short plain mail sometimes moves more than a chapter. What would its first line say?',
          'מייל קצר וגלוי מזיז לפעמים יותר מפרק שלם. מה כתוב בשורה הראשונה שלו?',
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
      en: 'exam, exams, finals, midterm, midterms, test tomorrow, oral exam, bar exam, board exam, driving theory, entrance exam, sat, gre, gmat, lsat, mcat, a levels, gcse, gcses, resit, retake, revision, revising, studying for, cramming, past papers, mock exam, exam nerves, blank out, mind goes blank, certification exam, licensing exam, my mock, mocks, failed my mock, maths mock, pass anatomy, pass my exam, failed my exam',
      he: 'מבחן, מבחנים, המבחן, בחינה, בחינות, בגרות, בגרויות, פסיכומטרי, מתכונת, מועד א, מועד ב, תקופת מבחנים, מבחן רישוי, בחינת הסמכה, בחינות לשכה, מבחני לשכה, מבחן בעל פה, חרדת בחינות, חרדת מבחנים, ללמוד למבחן, לומד למבחן, לומדת למבחן, סימולציה, בלקאאוט, בלאקאאוט, מבחן מחר, מבחן כניסה, מבחן גמר, אמירם',
    },
    lines: {
      PS: [
        [
          'The exam itself is a few hours, and it can fill whole weeks. Which moment of it comes up most?',
          'המבחן עצמו הוא כמה שעות, ובכל זאת הוא ממלא שבועות. איזה רגע ממנו רץ לך בראש הכי הרבה?',
        ],
        [
          'Where in the body can the exam be felt in the morning?',
          'איפה בגוף כבר מרגישים את המבחן בבוקר?',
        ],
        [
          'Behind the fear of an exam there’s often one sentence. What does it say?',
          'מאחורי הפחד ממבחן יש לא פעם משפט אחד. איזה משפט זה אצלך?',
        ],
        [
          'If the result were bad, who would be the hardest to tell?',
          'אם התוצאה תהיה רעה, למי יהיה הכי קשה לספר?',
        ],
      ],
      ED: [
        [
          'Perhaps some test once went better than feared. What helped there?',
          'אולי היה פעם מבחן שהלך טוב יותר מהצפוי. מה עזר שם?',
        ],
        [
          'Say the result is out and it’s not so good. What does the week after it look like?',
          'נניח שהתוצאה הגיעה, והיא לא משהו. איך נראה השבוע שאחרי?',
        ],
        [
          'Who else, apart from you, does this result matter to?',
          'למי עוד, חוץ ממך, חשובה התוצאה הזאת?',
        ],
        [
          'Which bit of the material is a little interesting, exam or no exam?',
          'איזה חלק בחומר קצת מעניין גם בלי קשר למבחן?',
        ],
      ],
      FC: [
        [
          'Not everything can be known by then. Which part already sits well enough?',
          'אי אפשר לדעת הכול עד אז. איזה חלק כבר יושב מספיק טוב?',
        ],
        [
          'Which three topics would be worth the remaining hours?',
          'אילו שלושה נושאים הכי שווים את השעות שנשארו?',
        ],
        [
          'The questions are in somebody else’s hands. What is in yours, until then?',
          'את השאלות כותב מישהו אחר. מה עד אז כן בידיים שלך?',
        ],
      ],
      DG: [
        [
          'What small piece could be finished tonight, in one hour?',
          'איזה קטע קטן אפשר לסגור עוד הערב, בשעה אחת?',
        ],
        [
          'What would a good evening before it look like, from supper until the light goes out?',
          'איך היה נראה ערב טוב לפני המבחן, מארוחת הערב ועד כיבוי האור?',
        ],
        [
          'If the mind goes blank in there, what is the first thing the hand could write?',
          'אם הכול יימחק שם לרגע, מה הדבר הראשון שאפשר בכל זאת לרשום?',
        ],
      ],
    },
  },
  {
    key: 'choosing_studies',
    tone: 'open',
    words: {
      en: 'what to study, which degree, which major, pick a major, choose a major, choosing a major, double major, apply to, applications, which university, which uni, which college, which school, law school, med school, medical school, art school, nursing school, gap year, open day, personal statement, entry requirements, admission, admissions, enrol, enroll, course of study, study psychology, study medicine, go back to school, trade school, bootcamp',
      he: 'מה ללמוד, איזה תואר, לאיזה תואר, להירשם ללימודים, הרשמה ללימודים, לאיזו אוניברסיטה, איזו אוניברסיטה, מכללה, מכללות, יום פתוח, תואר ראשון, איזה חוג, דו חוגי, תנאי קבלה, סף קבלה, התקבלתי ללימודים, ללמוד פסיכולוגיה, ללמוד רפואה, ללמוד משפטים, ללמוד מדעי המחשב, הסבה מקצועית, מגמה, איזו מגמה, בחירת מגמה, מכינה, לחזור ללמוד, ללמוד אחרי הצבא, ייעוץ לימודים, קורס מקצועי, לבחור תואר',
    },
    lines: {
      PS: [
        [
          'A choice of studies often gets mixed up with a choice of who to be. Which of the two is pressing more?',
          'בחירת לימודים מתערבבת בקלות עם השאלה מי להיות. איזו מהשתיים לוחצת יותר?',
        ],
        [
          'Which of the options is good to read about even when nobody’s asking?',
          'על איזו מהאפשרויות נעים לקרוא גם כשאף אחד לא שואל?',
        ],
        ['Whose voice is the loudest while you’re choosing?', 'הקול של מי הכי חזק בזמן הבחירה?'],
        [
          'When the options are said out loud one by one, at which one does something tighten?',
          'כשאומרים את האפשרויות בקול אחת אחת, באיזו מהן משהו מתכווץ?',
        ],
      ],
      ED: [
        [
          'When did an hour last go by unnoticed while you were learning something?',
          'מתי בפעם האחרונה עברה לך שעה של למידה בלי לשים לב?',
        ],
        [
          'Picture an ordinary morning in the second year. In which of the options does it look better?',
          'בוקר רגיל בשנה השנייה. באיזו מהאפשרויות הוא נראה טוב יותר?',
        ],
        [
          'If no one ever asked what it’s good for, what would be on the list?',
          'אם אף אחד לא היה שואל בשביל מה זה טוב, מה היה ברשימה?',
        ],
        [
          'What do you already know about the kind of people who’d be in that room with you?',
          'מה כבר ידוע לך על האנשים שיישבו איתך שם באותו חדר?',
        ],
      ],
      FC: [
        [
          'A course can give a trade, a place, a circle, or time. Which of these matters most right now?',
          'לימודים יכולים לתת מקצוע, מקום, חברים או זמן. מה מאלה הכי חשוב עכשיו?',
        ],
        [
          'What about this choice could still be changed later?',
          'מה בבחירה הזאת אפשר לשנות גם אחר כך?',
        ],
        [
          'Which option would be the hardest to give up without ever having tried it?',
          'על איזו אפשרות הכי קשה לוותר בלי לנסות אותה בכלל?',
        ],
      ],
      DG: [
        [
          'Who could tell you what a plain week there looks like?',
          'מי יכול לספר לך איך נראה שם שבוע רגיל?',
        ],
        [
          'Which small taste of it could be had this week: one lecture, one chapter, one hour in the building?',
          'איזו טעימה קטנה אפשר לקחת השבוע: הרצאה אחת, פרק אחד, שעה בבניין?',
        ],
        [
          'What do you still want to know before it’s time to answer?',
          'מה עוד חסר לך לדעת לפני שצריך לענות?',
        ],
      ],
    },
  },
  {
    key: 'leaving_studies',
    tone: 'hard',
    words: {
      en: 'drop out, dropping out, dropped out, drop the course, quit uni, quit college, quit school, leave uni, leaving university, withdraw, withdrawing, failed the year, failing the year, failed a course, failing classes, flunked, flunk out, academic probation, kicked out of university, expelled, repeat the year, switch majors, change majors, change courses, transfer, leave of absence, deferring, wrong degree, stop my studies, lost my scholarship',
      he: 'לפרוש מהלימודים, פרשתי מהלימודים, פרישה מהלימודים, לעזוב את התואר, עזבתי את התואר, לעזוב את הלימודים, עזבתי את הלימודים, להפסיק את הלימודים, הפסקתי ללמוד, הפסקת לימודים, נשרתי, נשירה, לנשור, נכשלתי בקורס, נכשלת בקורסים, נכשל בקורסים, שנה על תנאי, על תנאי, להחליף חוג, להחליף תואר, לעבור חוג, החלפת חוג, הרחקה מהלימודים, העיפו אותי מהתואר, לחזור על השנה, חופשת לימודים, תואר לא מתאים, לקטוע את התואר, ועדת הוראה, הקפאת לימודים',
    },
    lines: {
      PS: [
        [
          'Which is heavier here, the studies themselves or having to explain it to somebody?',
          'מה כבד יותר כאן, הלימודים עצמם או ההסבר שצריך לתת למישהו?',
        ],
        [
          'What exactly is it that no longer works: the subject, the place, the pace, or something outside it all?',
          'מה בדיוק לא עובד שם: התחום, המקום, הקצב, או משהו שבכלל מחוץ ללימודים?',
        ],
        [
          'A thing like this sometimes starts long before a form is signed. When did it start for you?',
          'דבר כזה מתחיל לפעמים הרבה לפני שחותמים על טופס. מתי זה התחיל אצלך?',
        ],
        [
          'Shame and relief sometimes come together. Which of them is stronger today?',
          'בושה והקלה באות לפעמים יחד. מה מהשתיים חזק יותר היום?',
        ],
      ],
      ED: [
        ['What did you come there looking for, on the first day?', 'מה חיפשת שם, ביום הראשון?'],
        [
          'Whatever comes of it, something from there stays. What has stayed with you so far?',
          'משהו נשאר משם בכל מקרה. מה כבר נשאר איתך?',
        ],
        [
          'Five years on, how would you like to tell people about this time?',
          'בעוד חמש שנים, איך היה נעים לספר על התקופה הזאת?',
        ],
        [
          'Perhaps someone you know once left something midway. What became of it?',
          'אולי מישהו בסביבה שלך עזב פעם משהו באמצע. מה יצא מזה?',
        ],
      ],
      FC: [
        [
          'One can walk away from something, or towards something. What would you be walking towards?',
          'אפשר ללכת ממשהו, ואפשר ללכת אל משהו. לקראת מה זה אצלך?',
        ],
        ['Who would be the hardest to disappoint here?', 'את מי הכי קשה לאכזב כאן?'],
        [
          'What would have to change for staying to make sense?',
          'מה היה חייב להשתנות כדי שיהיה טעם להישאר?',
        ],
      ],
      DG: [
        [
          'Who’s the first person who could hear it as it is?',
          'מי יכול לשמוע ראשון את הדברים כמו שהם?',
        ],
        [
          'What needs to be found out before anything is signed or sent?',
          'מה צריך לברר לפני שחותמים או שולחים משהו?',
        ],
        ['Which date is the real deadline here?', 'מהו כאן התאריך שהוא באמת האחרון?'],
      ],
    },
  },
  {
    key: 'writing_stuck',
    tone: 'hard',
    words: {
      en: "writer's block, writers block, novel, my novel, manuscript, first draft, blank page, blog post, my blog, memoir, short story, poem, poems, poetry, screenplay, script, song lyrics, newsletter, writing a book, my book, word count, plot, characters, can't write, stopped writing, haven't written, write a speech, wedding speech, nanowrimo, storyline, novels, starting novels, chapter, chapters, chapter three, first chapter, writing a novel, my writing, my characters, about the novel",
      he: 'מחסום כתיבה, רומן, הרומן, כתב היד שלי, טיוטה ראשונה, דף ריק, דף לבן, בלוג, פוסט לבלוג, הבלוג שלי, ספר זיכרונות, סיפור קצר, סיפורים, לכתוב שיר, השירים שלי, תסריט, מחזה, ניוזלטר, לכתוב ספר, הספר שלי, עלילה, דמויות, לא מצליח לכתוב, לא מצליחה לכתוב, הפסקתי לכתוב, לא כתבתי, לכתוב נאום, ברכה לחתונה, סדנת כתיבה',
    },
    lines: {
      PS: [
        [
          'Sometimes the text is already there, only not in the tone expected of it. What is it trying to say?',
          'לפעמים הטקסט כבר שם, רק לא בטון שמצפים לו. מה הוא מנסה לומר?',
        ],
        [
          'Which sentence was the last that sounded like you?',
          'מה היה המשפט האחרון שבאמת נשמע כמוך?',
        ],
        [
          'Between sitting down and the first word, what goes through your head?',
          'בין הרגע שמתיישבים לבין המילה הראשונה, מה עובר לך בראש?',
        ],
        [
          'Who seems to be reading over your shoulder while you write?',
          'מי כאילו מציץ לך מעבר לכתף בזמן הכתיבה?',
        ],
      ],
      ED: [
        [
          'If you told it aloud to a friend, where would it begin?',
          'אם מספרים את זה בקול לחבר או לחברה, ממה מתחילים?',
        ],
        [
          'When words did come, what was different: the place, the hour, the pen?',
          'כשהמילים כן באו, מה היה אחרת: המקום, השעה, העט?',
        ],
        [
          'Something in it may not want to be written yet. What is the part that gets walked around?',
          'אולי יש שם משהו שעוד לא רוצה להיכתב. מה החלק שעוקפים כל פעם?',
        ],
        [
          'Suppose it’s allowed to be ugly and only three pages long. What gets in?',
          'נניח שמותר שיצא מכוער, ורק שלושה עמודים. מה נכנס?',
        ],
      ],
      FC: [
        [
          'There’s the writing itself, and there’s what is meant to come of it. Which of the two presses harder?',
          'יש את הכתיבה עצמה, ויש את מה שאמור לצאת ממנה. מה מהשניים לוחץ יותר?',
        ],
        ['If one reader were enough, who would it be?', 'אם היה מספיק שאדם אחד יקרא, מי זה היה?'],
        [
          'What must be in it, or it wouldn’t be worth writing?',
          'מה חייב להיות שם, שבלעדיו אין טעם לכתוב?',
        ],
      ],
      DG: [
        [
          'Which single scene or thought could be put down in ten minutes, without the one before it?',
          'איזו תמונה או מחשבה אחת אפשר להניח על הדף בעשר דקות, בלי מה שבא לפניה?',
        ],
        ['How does the worst possible first sentence go?', 'איך נשמע המשפט הראשון הכי גרוע שיש?'],
        [
          'How could it be written so that it doesn’t count: on an envelope, as a voice note, as a letter to someone?',
          'איך אפשר לכתוב את זה בלי שזה ״נחשב״: על מעטפה, בהודעה קולית, כמכתב למישהו?',
        ],
      ],
    },
  },
  {
    key: 'art_and_music',
    tone: 'open',
    words: {
      en: 'guitar, piano, violin, cello, drums, flute, saxophone, playing an instrument, play music, practise scales, choir, singing, singing lessons, sing, band, rehearsal, painting, paint again, drawing, sketchbook, watercolour, watercolor, oils, easel, canvas, pottery, ceramics, sculpture, photography, dance class, acting, theatre group, jam session, open mic, composing, music teacher',
      he: 'גיטרה, פסנתר, כינור, צ׳לו, שיעורי תופים, חליל, סקסופון, לנגן, מנגן, מנגנת, ניגנתי, נגינה, כלי נגינה, מקהלה, לשיר, שר במקהלה, שרה במקהלה, פיתוח קול, להקה, חזרות, ציור, לצייר, מצייר, מציירת, ציירתי, צבעי מים, צבעי שמן, מכחול, סקיצות, קרמיקה, קדרות, פיסול, צילום, ריקוד, תיאטרון, מורה למוזיקה, במה פתוחה',
    },
    lines: {
      PS: [
        [
          'Some things are done for a result, and some for the hour itself. What happens to you in that hour?',
          'יש דברים שעושים בשביל התוצאה, ויש כאלה שעושים בשביל השעה עצמה. מה קורה לך בשעה כזאת?',
        ],
        [
          'What picture of it comes up first: a place, a sound, a movement?',
          'איזו תמונה של זה עולה ראשונה: מקום, צליל, תנועה?',
        ],
        [
          'Beginning, going on, showing it to somebody: which of these is the hardest for you?',
          'להתחיל, להמשיך, להראות למישהו: מה מאלה הכי קשה לך?',
        ],
        [
          'Where does it have its place at home: in the open, in a case, behind a door?',
          'איפה זה נמצא בבית: בחוץ, בתיק, מאחורי דלת?',
        ],
      ],
      ED: [
        [
          'Perhaps something that somebody once said about it has stayed. What was it?',
          'אולי נשאר איתך משפט שמישהו אמר על זה פעם. מה נאמר שם?',
        ],
        [
          'When was it last pure play, with nobody to judge it?',
          'מתי זה היה לאחרונה סתם משחק, בלי שאף אחד שופט?',
        ],
        [
          'Which side of you gets a turn there that gets none on an ordinary Monday?',
          'איזה צד שלך מקבל שם מקום, שביום רגיל לא מקבל?',
        ],
        [
          'A year from now, on an ordinary evening, what would you like to hear or see in that room?',
          'בעוד שנה, בערב רגיל, מה היה נעים לשמוע או לראות אצלך בחדר?',
        ],
      ],
      FC: [
        [
          'Getting better at it, showing it to people, or getting lost in it: which draws you most these days?',
          'להשתפר, להראות לאנשים, או פשוט לשקוע בזה: מה הכי מושך אותך בימים אלה?',
        ],
        [
          'How little of it in a week would already make a difference?',
          'כמה מזה בשבוע, אפילו ממש מעט, כבר ישנה משהו?',
        ],
        [
          'What’s allowed to come out crooked without spoiling the joy?',
          'מה מותר שייצא שם עקום, בלי לקלקל את השמחה?',
        ],
      ],
      DG: [
        [
          'Which ten minutes of tomorrow could be kept for it?',
          'אילו עשר דקות של מחר אפשר לשמור לזה?',
        ],
        [
          'What one thing, a song, a passage, a sketch, would be small enough to begin with?',
          'איזה דבר אחד, שיר, קטע או סקיצה, קטן מספיק בשביל להתחיל?',
        ],
        [
          'Who could hear or see a little of it, half finished, over coffee?',
          'מי יכול לשמוע או לראות קצת מזה, לא גמור, על כוס קפה?',
        ],
      ],
    },
  },
  {
    key: 'procrastination',
    tone: 'hard',
    words: {
      en: "procrastinate, procrastinating, procrastination, put off, putting off, putting it off, keep postponing, postpone, postponing, last minute, tomorrow again, avoid calling, make the call, phone the bank, tax return, taxes, the form, fill in the form, paperwork, reply to the email, unanswered email, unopened letter, overdue, haven't started, can't get started, dragging my feet, to-do for weeks, should have done",
      he: 'דוחה, דוחה דברים, דחיינות, דחיין, דחיינית, לדחות, דחיתי, דוחה את זה, בדקה התשעים, הרגע האחרון, דקה לפני, מחר אעשה, יום ראשון אתחיל, טופס, הטופס, למלא טופס, טפסים, ניירת, מס הכנסה, דוח שנתי, ביטוח לאומי, להתקשר לבנק, לקבוע תור, לענות למייל, מייל שלא עניתי, מכתב סגור, לא מתחיל, לא מתחילה, גורר את זה, מורחת את זה, מושך זמן',
    },
    lines: {
      PS: [
        [
          'Something put off often hides one unpleasant minute inside it. Which minute is it here?',
          'בתוך דבר שנדחה מסתתרת לא פעם דקה אחת לא נעימה. איזו דקה זו כאן?',
        ],
        ['What happens right after it comes to mind?', 'מה קורה מיד אחרי שזה עולה לך בראש?'],
        [
          'Something else usually gets done instead. What is it, most often?',
          'במקום זה נעשה בדרך כלל משהו אחר. מה, ברוב הפעמים?',
        ],
        [
          'Every “tomorrow” gives a little relief tonight. What exactly is it a relief from?',
          'כל ״מחר״ נותן קצת הקלה הערב. הקלה ממה בדיוק?',
        ],
      ],
      ED: [
        [
          'Other things do get done on the same day. What do those have that this one lacks?',
          'דברים אחרים כן נעשים באותו יום. מה יש בהם שאין כאן?',
        ],
        [
          'Sometimes putting off is a no that was never said. If there’s one here, who or what is it meant for?',
          'לפעמים דחייה היא ״לא״ שעוד לא נאמר. אם יש כזה כאן, למי או למה הוא מכוון?',
        ],
        [
          'Once it’s done, the next thing begins. What about that is less inviting?',
          'אחרי שזה ייגמר, יתחיל הדבר הבא. מה בו פחות מושך?',
        ],
        [
          'Perhaps something once waited for weeks, and then one day it got done. What got it moving?',
          'אולי היה פעם משהו שחיכה שבועות, ויום אחד פשוט נעשה. מה הזיז אותו?',
        ],
      ],
      FC: [
        ['What is the real price of one more week?', 'מה המחיר האמיתי של עוד שבוע?'],
        [
          'Part of this may be yours, and part only landed on you. Which part is really yours?',
          'חלק מזה אולי שלך, וחלק רק נחת אצלך. איזה חלק הוא באמת שלך?',
        ],
        [
          'How would the good-enough version look, the one nobody would frame?',
          'איך נראית גרסה סבירה של זה, לא כזאת שתולים על הקיר?',
        ],
      ],
      DG: [
        [
          'What’s the very first move: opening a drawer, dialling a number, finding a page?',
          'מה הצעד הראשון ממש: לפתוח מגירה, לחייג למישהו, למצוא עמוד?',
        ],
        [
          'If it were only five minutes and then stop, where would the five begin?',
          'אם זה רק חמש דקות ואז עוצרים, ממה מתחילים?',
        ],
        [
          'If it began right now with one sentence, written or spoken, how would it go?',
          'אם זה מתחיל עכשיו במשפט אחד, כתוב או בקול, מה המשפט?',
        ],
      ],
    },
  },
  {
    key: 'phone_use',
    tone: 'hard',
    words: {
      en: 'scrolling, scroll, doomscrolling, doom scrolling, screen time, on my phone, my phone, phone addiction, addicted to my phone, instagram, tiktok, reels, shorts, youtube, facebook, twitter, reddit, social media, notifications, feed, delete the app, deleted the app, reinstalled, phone in bed, refreshing, binge watching, news feed, detox, glued to the screen',
      he: 'גלילה, גולל, גוללת, לגלול, גללתי, זמן מסך, אני בטלפון, הטלפון שלי, התמכרות לטלפון, מכור לטלפון, מכורה לטלפון, מכור למסך, אינסטגרם, אינסטוש, טיקטוק, רילס, רילז, יוטיוב, פייסבוק, טוויטר, רשתות חברתיות, התראות, פיד, מחקתי את האפליקציה, טלפון במיטה, גמילה ממסכים, חדשות כל הזמן, סטורי, סטורים, מסכים',
    },
    lines: {
      PS: [
        [
          'Just before the hand reaches for it there’s usually a small something: tired, bored, alone, uneasy. Which one is it most often?',
          'רגע לפני שהיד נשלחת יש בדרך כלל משהו קטן: עייפות, שעמום, בדידות, אי שקט. מה מאלה הכי נפוץ אצלך?',
        ],
        ['At which hour of the day does it take over most?', 'באיזו שעה ביום זה משתלט הכי הרבה?'],
        [
          'What goes on in you in the minute after the screen goes dark?',
          'מה קורה בך בדקה שאחרי שהמסך נכבה?',
        ],
        [
          'People don’t keep going back for nothing. What does it sometimes really give you?',
          'לא סתם חוזרים לשם. מה זה בכל זאת נותן לך לפעמים?',
        ],
      ],
      ED: [
        [
          'Perhaps an evening went by lately without it being missed. What was in that evening?',
          'אולי היה לאחרונה ערב שזה לא חסר בו. מה היה באותו ערב?',
        ],
        [
          'Before the phone, what used to fill those hours?',
          'לפני הטלפון, מה היה ממלא את השעות האלה?',
        ],
        [
          'Perhaps it’s the only part of the day when nobody wants anything of you. What else could be such a corner?',
          'אולי זה הזמן היחיד ביום שאף אחד לא מבקש ממך כלום. מה עוד יכול לתת לך פינה כזאת?',
        ],
        [
          'If those hours came free for one week, what would fill them by itself?',
          'אם השעות האלה היו מתפנות לשבוע אחד, מה היה ממלא אותן מעצמו?',
        ],
      ],
      FC: [
        [
          'Not every minute of it is a loss. Which part would you keep with an easy heart?',
          'לא כל דקה שם הולכת לאיבוד. איזה חלק שווה להשאיר, בלב שקט?',
        ],
        [
          'Which place matters most to win back: the morning, the table, the bed?',
          'איזה מקום הכי חשוב לקבל בחזרה: הבוקר, השולחן, המיטה?',
        ],
        [
          'What does it take the most from: sleep, talk, quiet?',
          'ממה זה לוקח הכי הרבה: משינה, משיחה, משקט?',
        ],
      ],
      DG: [
        [
          'Where at home could the screen spend the night, out of reach?',
          'איפה בבית המסך יכול להעביר את הלילה, רחוק מהיד?',
        ],
        [
          'What could lie beside the bed tonight in place of the screen?',
          'מה יכול לחכות ליד המיטה הערב, במקום מסך?',
        ],
        [
          'Which half hour of tomorrow would be the easiest to have without it?',
          'איזו חצי שעה מחר הכי קל להעביר בלי מסך?',
        ],
      ],
    },
  },
  {
    key: 'clutter',
    tone: 'hard',
    words: {
      en: "clutter, cluttered, declutter, decluttering, mess, messy, messy room, untidy, tidy up, tidying, the wardrobe, closet, cupboards, drawers, garage, attic, basement, boxes, piles, pile of papers, laundry, dishes, hoarding, hoarder, throw away, throw things out, too much stuff, chaos at home, can't invite anyone, unpacked boxes, storage, marie kondo",
      he: 'בלגן, בלאגן, הבלגן בבית, מבולגן, מבולגנת, לסדר, לסדר את הבית, לסדר את הארון, סידור, אי סדר, ארון, ארונות, מגירות, מחסן, ארגזים, קרטונים, ערימות, ערימת ניירות, ניירות, כביסה, כביסות, כלים בכיור, לזרוק, לזרוק דברים, לא זורק כלום, לא זורקת כלום, אגרנות, אגרן, אגרנית, יותר מדי חפצים, כאוס בבית, להתבייש להזמין, הפוך בבית',
    },
    lines: {
      PS: [
        [
          'The eye usually goes to one spot first, on coming in. Which one?',
          'כשנכנסים, העין הולכת קודם כל למקום אחד. לאיזה?',
        ],
        ['What does the room say to you when the light goes on?', 'מה החדר אומר לך כשהאור נדלק?'],
        [
          'Disorder at home sometimes began at a particular time. What was going on then?',
          'אי סדר בבית מתחיל לפעמים בתקופה מסוימת. מה קרה אז?',
        ],
        ['Which of the things there is the hardest to touch?', 'באיזה חפץ שם הכי קשה לגעת?'],
      ],
      ED: [
        [
          'There may be one drawer or shelf that has always stayed in order. What’s different about it?',
          'יש אולי מגירה או מדף שתמיד נשארו מסודרים. מה שונה שם?',
        ],
        [
          'Among the disorder there are often dear things too. What there would you be sorry to lose?',
          'בתוך אי הסדר יש לא פעם גם דברים יקרים. מה שם יהיה חבל לאבד?',
        ],
        ['How did order look in the home where you grew up?', 'איך נראה סדר בבית שבו גדלת?'],
        [
          'Suppose someone comes by for coffee, and it’s fine. Which corner would be good to sit in?',
          'נניח שמישהו קופץ לקפה, וזה בסדר גמור. באיזו פינה נעים לשבת?',
        ],
      ],
      FC: [
        [
          'It needn’t look like a photograph. How tidy would be tidy enough to breathe in?',
          'זה לא חייב להיראות כמו תמונה. כמה סדר מספיק כדי לנשום?',
        ],
        [
          'Which things there really belong to somebody else, or to another time?',
          'אילו דברים שם שייכים בעצם למישהו אחר, או לתקופה אחרת?',
        ],
        [
          'If only one surface could stay free, which one would change the day most?',
          'אם רק משטח אחד יכול להישאר פנוי, איזה מהם ישנה הכי הרבה את היום?',
        ],
      ],
      DG: [
        [
          'Which corner could be cleared in the length of three songs?',
          'איזו פינה אפשר לפנות בזמן של שלושה שירים?',
        ],
        [
          'Which five things could leave the house this week?',
          'אילו חמישה דברים יכולים לצאת מהבית השבוע?',
        ],
        [
          'What could end up in the bin tonight, without a second thought?',
          'מה יכול ללכת לפח עוד הערב, בלי לחשוב פעמיים?',
        ],
      ],
    },
  },
  {
    key: 'perfectionism',
    tone: 'hard',
    words: {
      en: "perfectionist, perfectionism, has to be perfect, not perfect, never good enough, not good enough, good enough, flawless, redo, redoing, redid it, rewrite again, check it again, double check, tiny mistake, one mistake, a typo, can't hand it in, can't let it go, can't submit, one more pass, polishing, tweak, tweaking, high standards, standards, all or nothing, could be better, obsess over details",
      he: 'פרפקציוניסט, פרפקציוניסטית, פרפקציוניזם, פרפקציוניזם שלי, לא מושלם, לא מושלמת, חייב להיות מושלם, לא מספיק טוב, לא מספיק טובה, אף פעם לא מספיק, לא לטעות, טעות קטנה, טעות אחת, שגיאת כתיב, בודק שוב, בודקת שוב, עוד פעם אחת, עוד סיבוב, עוד תיקון, לא מצליח לשחרר, לא מצליחה לשחרר, לא מצליחה להגיש, סטנדרטים, סטנדרטים גבוהים, רף גבוה, הכול או כלום, לדייק, פרטים קטנים, אפשר יותר טוב',
    },
    lines: {
      PS: [
        [
          'There’s usually one spot that won’t let go. Which one is it this time?',
          'בדרך כלל יש נקודה אחת שלא מרפה. איזו נקודה זאת הפעם?',
        ],
        [
          'Behind “not good enough” there’s often somebody. Who is it for you?',
          'מאחורי ״לא מספיק טוב״ עומד לא פעם מישהו. מי זה אצלך?',
        ],
        [
          'What happens in the body at the thought of letting it go as it is?',
          'מה קורה בגוף כשעולה המחשבה לשחרר את זה כמו שזה?',
        ],
        [
          'At which point was it perhaps already good enough?',
          'באיזה שלב זה אולי כבר היה מספיק טוב?',
        ],
      ],
      ED: [
        [
          'Something of yours has probably gone out with a flaw before. What did people see in it?',
          'בטח יצא ממך פעם משהו עם פגם. מה אנשים ראו בו?',
        ],
        [
          'Which crooked or unfinished thing of somebody else’s has touched you?',
          'איזה דבר עקום או לא גמור של מישהו אחר נגע בך?',
        ],
        [
          'Perhaps this exactness once helped with something. With what?',
          'אולי הדיוק הזה עזר פעם במשהו. במה?',
        ],
        [
          'In which corner of life may things stay half done, and nobody suffers?',
          'באיזו פינה בחיים דברים נשארים חצי גמורים, ואף אחד לא סובל?',
        ],
      ],
      FC: [
        [
          'For whoever gets it, which three things really count?',
          'למי שמקבל את זה בסוף, אילו שלושה דברים באמת חשובים?',
        ],
        [
          'Late at night care and fear look alike. At which point does it become fear?',
          'מאוחר בלילה קשה להבדיל בין הקפדה לפחד. באיזה רגע זה כבר פחד?',
        ],
        ['What do the hours for it get taken from?', 'על חשבון מה באות השעות שזה לוקח?'],
      ],
      DG: [
        [
          'At what exact hour could it count as done, whatever it looks like then?',
          'באיזו שעה מדויקת זה ייחשב גמור, לא משנה איך זה נראה אז?',
        ],
        [
          'Which small flaw could be left in on purpose, as a test?',
          'איזה פגם קטן אפשר להשאיר שם בכוונה, בתור ניסוי?',
        ],
        ['Who could see it today, not quite done?', 'מי יכול לראות את זה כבר היום, לא לגמרי גמור?'],
      ],
    },
  },
  {
    key: 'no_time',
    tone: 'hard',
    words: {
      en: "no time, not enough time, not enough hours, too busy, so busy, overloaded, overwhelmed, swamped, too much on my plate, juggling, running late, always late, packed schedule, full calendar, my calendar, back to back, to-do list, to do list, endless list, rushing, in a rush, behind on everything, time for myself, no minute, non-stop, nonstop, multitasking, errands, stretched thin, can't keep up, hectic",
      he: 'אין לי זמן, אין זמן, חוסר זמן, עמוסה, עמוס, עומס, בעומס, מוצפת, מוצף, לא מספיק, לא מספיקה, לא מספיקה כלום, רץ ממקום למקום, רצה ממקום למקום, לו״ז, הלו״ז, יומן מלא, היומן שלי, רשימת מטלות, מטלות, משימות, סידורים, מאחרת, תמיד מאחר, בלחץ של זמן, אין דקה, זמן לעצמי, לנשום רגע, נון סטופ, קורסת מעומס, אלף דברים, יותר מדי דברים',
    },
    lines: {
      PS: [
        [
          'When everything’s urgent, everything shouts. What’s shouting loudest just now?',
          'כשהכול דחוף, הכול צועק. מה צועק עכשיו הכי חזק?',
        ],
        ['Which hour of the day is the tightest?', 'איזו שעה ביום הכי צפופה?'],
        [
          'What is the first thing to get pushed out when the day gets too full?',
          'מה הדבר הראשון שנדחק החוצה כשהיום מתמלא מדי?',
        ],
        [
          'On a day like that the body runs too. Where in the body does it show first?',
          'ביום כזה גם הגוף רץ. איפה בגוף מרגישים את זה קודם?',
        ],
      ],
      ED: [
        [
          'Everything on the list began with somebody’s yes. Which of it began with yours?',
          'כל דבר ברשימה התחיל ב״כן״ של מישהו. מה התחיל ב״כן״ שלך?',
        ],
        ['When was there last an hour with nothing in it?', 'מתי הייתה לאחרונה שעה שאין בה כלום?'],
        [
          'Being needed everywhere tires, and it can also give something. What does it give you?',
          'כשצריכים אותך בכל מקום זה מעייף, ולפעמים זה גם נותן משהו. מה זה נותן לך?',
        ],
        [
          'If two hours suddenly came free tomorrow, what would they go to?',
          'אם פתאום היו מתפנות מחר שעתיים, על מה הן היו הולכות?',
        ],
      ],
      FC: [
        [
          'Some of it matters to others, and some to you. What there matters to you yourself?',
          'חלק מהדברים שם חשובים לאחרים, וחלק חשובים לך. מה חשוב לך?',
        ],
        [
          'What on that list is there only because it was there last year too?',
          'מה נמצא ברשימה רק כי הוא היה שם גם בשנה שעברה?',
        ],
        [
          'What could be done with half the effort and nobody would notice?',
          'מה אפשר לעשות בחצי מההשקעה, בלי שמישהו ישים לב?',
        ],
      ],
      DG: [
        [
          'Which one thing could leave this week’s list?',
          'איזה דבר אחד יכול לרדת מהרשימה של השבוע?',
        ],
        [
          'How would a short, friendly no sound, in your own words?',
          'איך נשמע ״לא״ קצר ונעים, במילים שלך?',
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
      en: "adhd, add, attention deficit, can't concentrate, can't focus, concentration, lose focus, distracted, distraction, distractions, easily distracted, scatterbrained, scattered, forgetful, forget everything, lose my keys, lost my keys, hyperfocus, ritalin, concerta, adderall, vyvanse, start everything, finish nothing, never finish, half finished, my mind wanders, zone out, ten tabs open, executive function, fidgeting, impulsive",
      he: 'הפרעת קשב, קשב וריכוז, הפרעת קשב וריכוז, בעיית קשב, הפרעות קשב, לא מצליח להתרכז, לא מצליחה להתרכז, להתרכז, ריכוז, מתרכז, מתרכזת, מוסח, מוסחת, הסחות דעת, הסחות, מפוזר, מפוזרת, שוכח הכול, שוכחת הכול, מאבד את המפתחות, איבדתי את המפתחות, ריטלין, קונצרטה, ויואנס, אטנט, מתחיל הכול, מתחילה הכול, לא גומר כלום, לא מסיימת כלום, מרחף, מרחפת, היפרפוקוס, אבחון קשב, אימפולסיבי, אימפולסיבית, קופץ מדבר לדבר',
    },
    lines: {
      PS: [
        [
          'When attention goes, it usually goes somewhere. Where did it go the last time?',
          'כשהקשב הולך, הוא בדרך כלל הולך לאנשהו. לאן הוא הלך בפעם האחרונה?',
        ],
        ['What happens just before the attention slips away?', 'מה קורה רגע לפני שהקשב בורח?'],
        [
          'Which of the words that others used for it over the years has stuck?',
          'איזו מילה שאנשים אמרו על זה לאורך השנים נדבקה?',
        ],
        [
          'In which part of an ordinary day is it hardest to stay with one thing?',
          'באיזה חלק של יום רגיל הכי קשה להישאר עם דבר אחד?',
        ],
      ],
      ED: [
        [
          'There may be something it stays with for hours, without effort. What is it there that holds it?',
          'יש אולי משהו שהקשב נשאר איתו שעות, בלי מאמץ. מה מחזיק אותו שם?',
        ],
        [
          'A head that leaps about sometimes finds things. What has it found for you?',
          'ראש שקופץ ממקום למקום גם מוצא לפעמים דברים. מה הוא מצא אצלך?',
        ],
        [
          'When does it go better: with somebody near, with noise, in silence?',
          'מתי זה הולך טוב יותר: כשמישהו ליד, ברעש, בשקט?',
        ],
        [
          'If this weren’t called a fault, how would you describe it to a friend?',
          'אם לא קוראים לזה פגם, איך אפשר לתאר את זה לחבר או לחברה?',
        ],
      ],
      FC: [
        [
          'Not every loose end has to be tied. Which one really matters this week?',
          'לא כל מה שפתוח חייבים לסגור. מה מזה באמת חשוב השבוע?',
        ],
        [
          'How much of it is the head, and how much a day nobody could keep straight?',
          'כמה מזה הראש, וכמה פשוט יום שאף אחד לא היה עומד בו?',
        ],
        ['Which kind of slip costs you the most?', 'איזה סוג של פספוס עולה לך הכי ביוקר?'],
      ],
      DG: [
        [
          'What could be kept outside the head from today: on the door, on the hand, in a bowl by the entrance?',
          'מה אפשר להוציא מהראש ולשים במקום קבוע: על הדלת, על היד, בקערה בכניסה?',
        ],
        [
          'What’s short enough to be finished before the next thought comes along?',
          'מה קצר מספיק כדי להסתיים לפני שמגיעה המחשבה הבאה?',
        ],
        [
          'Of everything begun, what could be finished today, or simply dropped?',
          'מכל מה שהתחיל, מה אפשר לסגור היום, או פשוט לוותר עליו?',
        ],
      ],
    },
  },
  {
    key: 'exercise',
    tone: 'open',
    words: {
      en: 'exercise, exercising, work out, working out, workout, workouts, gym, gym membership, running, jogging, went for a run, couch to 5k, 5k, 10k, half marathon, marathon, yoga, pilates, swimming, swim, cycling, treadmill, weights, lifting, personal trainer, out of shape, get fit, getting fit, fitness, steps a day, training plan, running shoes',
      he: 'ספורט, כושר, חדר כושר, מכון כושר, להתאמן, מתאמן, מתאמנת, אימון, אימונים, ריצה, לרוץ, רצתי, חמישה קילומטר, חצי מרתון, מרתון, יוגה, פילאטיס, שחייה, לשחות, בריכה, אופניים, הליכון, הליכות, הליכה, משקולות, מאמן כושר, מאמנת כושר, לא בכושר, להיכנס לכושר, פעילות גופנית, נעלי ריצה, צעדים ביום, להזיז את הגוף, חוג ספורט',
    },
    lines: {
      PS: [
        [
          'The body has its own opinion on this, apart from the plans. What is it saying these days?',
          'לגוף יש דעה משלו בעניין, בלי קשר לתוכניות. מה הוא אומר בימים האלה?',
        ],
        [
          'What goes on in the five minutes before it either happens or doesn’t?',
          'מה קורה בחמש הדקות שבהן מוכרע אם זה יקרה או לא?',
        ],
        [
          'What’s the wish behind it: a feeling, a number, a picture, a bit of peace?',
          'איזה רצון עומד מאחורי זה: תחושה, מספר, תמונה, קצת שקט?',
        ],
        [
          'On a day when it does happen, how is the hour after it?',
          'ביום שזה כן קורה, איך נראית השעה שאחרי?',
        ],
      ],
      ED: [
        ['When was moving simply fun, maybe long ago?', 'מתי היה פשוט כיף לזוז, אולי לפני שנים?'],
        [
          'Some people move for the company, some to be alone at last. Which one draws you more?',
          'יש מי שזזים בשביל החברה, ויש מי שזזים כדי להיות סוף סוף לבד. מה מושך אותך יותר?',
        ],
        [
          'Where in the day does the body already move without anyone calling it exercise?',
          'איפה ביום הגוף כבר זז, בלי שאף אחד קורא לזה ספורט?',
        ],
        [
          'A year from now, where would the difference show first: on the stairs, on a hill, in the evening?',
          'בעוד שנה, איפה ההבדל יורגש קודם: במדרגות, בעלייה, בערב?',
        ],
      ],
      FC: [
        [
          'How much would be enough to feel it, even if it impresses nobody?',
          'כמה יספיק כדי להרגיש את זה, גם אם זה לא מרשים אף אחד?',
        ],
        [
          'There’s the pace one sees all around, and there’s yours. What does it look like these days?',
          'יש את הקצב שרואים מסביב, ויש את הקצב שלך. איך הוא נראה בימים האלה?',
        ],
        [
          'Time, shame, pain, weather, tiredness: what stops you most often at the door?',
          'זמן, בושה, כאב, מזג אוויר, עייפות: מה הכי עוצר אותך ליד הדלת?',
        ],
      ],
      DG: [
        ['What’s small enough to do even on a bad day?', 'מה מספיק קטן כדי לעשות גם ביום רע?'],
        [
          'On which day and at what hour would it be easiest to begin?',
          'באיזה יום ובאיזו שעה יהיה הכי קל להתחיל?',
        ],
        ['What could lie ready by the door tonight?', 'מה יכול לחכות ליד הדלת כבר הערב?'],
      ],
    },
  },
  {
    key: 'sleep',
    tone: 'hard',
    words: {
      en: "sleep, can't sleep, couldn't sleep, sleepless, insomnia, awake at night, lying awake, awake at 3, wide awake, fall asleep, falling asleep, stay up, staying up, up too late, bedtime, going to bed, go to bed late, nightmares, nightmare, woke up at, wake up at night, tossing and turning, melatonin, sleeping pills, snoring, night shift, jet lag, alarm clock, pillow, night sweats, 4am, 3am, slept, haven’t slept, havent slept, slept properly, barely slept, not sleeping, sleeping badly, slept badly, awake till, 2am",
      he: 'שעות שינה, מחסור בשינה, לישון, לא ישנתי, לא ישן, לא ישנה, לא מצליח להירדם, לא מצליחה להירדם, נדודי שינה, ער בלילה, ערה בלילה, להירדם, נרדם, נרדמת, נרדמתי, מתעורר בלילה, מתעוררת בלילה, התעוררתי בשלוש, הולך לישון מאוחר, הולכת לישון מאוחר, סיוטים, סיוטי לילה, מתהפך במיטה, מתהפכת במיטה, מלטונין, כדורי שינה, נחירות, משמרת לילה, שעון מעורר, כרית, שלוש בלילה, ארבע בבוקר, לילה לבן',
    },
    lines: {
      PS: [
        [
          'Nights have their own visitors. What comes first, once the light is out?',
          'ללילה יש אורחים משלו. מה מגיע ראשון אחרי שהאור כבה?',
        ],
        [
          'At which hour does the bed turn from a place of rest into something else?',
          'באיזו שעה המיטה מפסיקה להיות מקום של מנוחה?',
        ],
        ['What does the room sound like when sleep doesn’t come?', 'איך נשמע החדר כשהשינה לא באה?'],
        [
          'Some thoughts get no time by day. Which one waits for the night?',
          'יש מחשבות שאין להן זמן ביום. איזו מהן מחכה ללילה?',
        ],
      ],
      ED: [
        [
          'If some night lately went a little better, what had that evening been like?',
          'אם היה לאחרונה לילה קצת יותר טוב, איך נראה הערב שלפניו?',
        ],
        [
          'What else was new when the nights began to be like this?',
          'מה עוד היה חדש כשהלילות התחילו להיות כאלה?',
        ],
        [
          'Seen from breakfast, what is left of what was so big in the dark?',
          'בארוחת הבוקר, מה נשאר ממה שהיה כל כך גדול בחושך?',
        ],
        [
          'What does the night also give, that the day doesn’t?',
          'מה הלילה בכל זאת נותן, שהיום לא נותן?',
        ],
      ],
      FC: [
        [
          'Sleep itself can’t be ordered, the hour before it partly can. What fills that hour now?',
          'את השינה אי אפשר להזמין, את השעה שלפניה קצת כן. מה ממלא אותה עכשיו?',
        ],
        [
          'Of all that goes round there, what is really for tomorrow?',
          'מכל מה שמסתובב שם בראש, מה באמת שייך למחר?',
        ],
        [
          'When hours of sleep are missing, what about the next day do you dread most?',
          'כשחסרות שעות שינה, מה הכי מפחיד ביום שאחרי?',
        ],
      ],
      DG: [
        [
          'What could be written down before bed, so that the paper keeps it until morning?',
          'מה אפשר לרשום לפני השינה, כדי שהדף ישמור את זה עד הבוקר?',
        ],
        [
          'What could the eyes rest on tonight, just before the dark?',
          'על מה העיניים יכולות לנוח הערב, רגע לפני החושך?',
        ],
        [
          'If it happens again, where in the home could you sit for a while?',
          'אם זה יקרה שוב, איפה בבית נעים לשבת קצת?',
        ],
      ],
    },
  },
  {
    key: 'criticism',
    tone: 'hard',
    words: {
      en: 'criticism, criticised, criticized, criticises me, harsh feedback, feedback, negative feedback, bad review, one-star review, one star, bad grade, bad mark, low grade, red pen, tore it apart, torn apart, ripped apart, picked apart, evaluation, performance review, appraisal, the remark, comments on my work, rejected, rejection letter, nasty comment, said it was bad, humiliated, not up to standard, told me off, scathing, put me down',
      he: 'ביקורת, ביקורת קשה, ביקורתי, ביקורתית, משוב, פידבק, משוב שלילי, פידבק קשה, ציון נמוך, ציון גרוע, קיבלתי נכשל, כוכב אחד, ביקורת בגוגל, הערות, הערה, העיר לי, העירה לי, קטלו, קטל אותי, קטלה אותי, קרעו אותי, ירד עליי, ירדה עליי, ירדו עליי, שיחת משוב, הערכה שנתית, דחו את, מכתב דחייה, תגובה מרושעת, השפילו אותי, נעלבתי, עט אדום',
    },
    lines: {
      PS: [
        [
          'Out of everything that was said there’s usually one word that stuck. Which one?',
          'מכל מה שנאמר, בדרך כלל נתקעת מילה אחת. איזו מילה נתקעה אצלך?',
        ],
        [
          'Where did it hit first: the cheeks, the stomach, the hands?',
          'איפה זה פגע קודם: בלחיים, בבטן, בידיים?',
        ],
        [
          'Some remarks hurt because they’re wrong, some because they’re a little bit right. Which kind is this?',
          'יש הערות שכואבות כי הן לא נכונות, ויש כי הן קצת נכונות. מאיזה סוג זו?',
        ],
        ['What have you been answering in your head since then?', 'מה ענית על זה בראש מאז?'],
      ],
      ED: [
        [
          'A remark sometimes brings back an older voice. Whose might it be here?',
          'הערה מזכירה לפעמים קול ישן יותר. של מי הקול הזה כאן?',
        ],
        [
          'If the very same words had gone to a friend of yours, what would strike you about them?',
          'אם אותן מילים בדיוק היו נאמרות לחבר או לחברה, מה היה בולט לך בהן?',
        ],
        [
          'What else might they have been busy with that day, whoever said it?',
          'מה עוד אולי העסיק באותו יום את מי שאמר את זה?',
        ],
        [
          'Some hard words turn out useful much later, and some never do. How have you told them apart before?',
          'יש מילים קשות שמתגלות אחר כך כמועילות, ויש שלא. לפי מה הבחנת ביניהן בעבר?',
        ],
      ],
      FC: [
        [
          'Take the tone away, and what’s left of the content?',
          'אם מורידים את הטון, מה נשאר מהתוכן?',
        ],
        [
          'Not all of it has to be taken in. Which part is worth keeping?',
          'לא חייבים לקבל את הכול. איזה חלק מזה שווה לשמור?',
        ],
        ['Whose opinion on this really counts for you?', 'הדעה של מי באמת חשובה לך בעניין הזה?'],
      ],
      DG: [
        [
          'What one thing could you change because of it, and then let the matter rest?',
          'איזה דבר אחד אפשר לשנות בעקבות זה, ואז לסגור את העניין?',
        ],
        [
          'If anything still needs saying back, what’s the shortest version of it?',
          'אם משהו עוד צריך להיאמר בחזרה, מה הנוסח הכי קצר שלו?',
        ],
        [
          'What could help to leave those words outside the bedroom tonight?',
          'מה יעזור להשאיר את המילים האלה הלילה מחוץ לחדר השינה?',
        ],
      ],
    },
  },
  {
    key: 'sharing_own_work',
    tone: 'open',
    words: {
      en: 'publish, publishing, published, self-publish, go public, exhibition, exhibit, exhibiting, gallery, show my work, showing my work, share my work, post it online, post my, upload, uploaded, put it out there, launch, launching, first readers, beta readers, send it to a publisher, literary agent, perform, performance, premiere, audience, on stage, what will people think, what will they say, impostor, portfolio, read aloud, book launch',
      he: 'לפרסם, פרסמתי, פרסום ספר, הוצאה לאור, הוצאה עצמית, תערוכה, להציג, להציג בתערוכה, גלריה, להראות את העבודות, להראות לאנשים, לשתף את מה שכתבתי, להעלות לרשת, להעלות פוסט, להעלות סרטון, העליתי, לצאת עם זה, לצאת לאור, השקה, קוראים ראשונים, לשלוח להוצאה, להופיע, הופעה, הופעה ראשונה, פרמיירה, קהל, על הבמה, מה יגידו, מה יחשבו, מתחזה, סינדרום המתחזה, תיק עבודות, להקריא, להיחשף, חשיפה',
    },
    lines: {
      PS: [
        [
          'Something of one’s own also shows a little of oneself. What might people see here?',
          'כשמראים משהו אישי, רואים דרכו גם קצת אותנו. מה אולי יראו כאן?',
        ],
        [
          'Who comes to mind first when you think of it being seen?',
          'מי עולה ראשון בראש במחשבה שיראו את זה?',
        ],
        [
          'Fear and joy can come together here. Which of them is stronger today?',
          'פחד ושמחה באים כאן לפעמים יחד. מה מהם חזק יותר היום?',
        ],
        [
          'What’s the sentence you’re most afraid of hearing about it?',
          'איזה משפט על זה הכי מפחיד לשמוע?',
        ],
      ],
      ED: [
        [
          'Which sentence about it do you secretly hope for?',
          'איזה משפט על זה היה הכי משמח לשמוע?',
        ],
        [
          'Someone you’ll never meet might need exactly this. Who could it be?',
          'אולי יש אדם לא מוכר שזה בדיוק מה שחסר לו. מי זה יכול להיות?',
        ],
        [
          'When somebody else showed you a thing of theirs, what did you look for in it?',
          'כשמישהו אחר הראה לך משהו שלו, מה חיפשת שם?',
        ],
        [
          'Suppose nobody reacts. What would the work still be worth to you?',
          'נניח שאף אחד לא מגיב. מה העבודה הזאת עדיין שווה לך?',
        ],
      ],
      FC: [
        [
          'Being liked, being understood, being paid, being done with it: which of these matters most?',
          'שיאהבו, שיבינו, שישלמו, או פשוט לסיים עם זה: מה מאלה הכי חשוב לך?',
        ],
        [
          'Once it’s out, their opinion is theirs. What stays yours?',
          'אחרי שזה בחוץ, לאנשים תהיה דעה משלהם. מה נשאר שלך?',
        ],
        [
          'Which part of it do you stand behind, whatever anybody says?',
          'מאחורי איזה חלק אפשר לעמוד, לא משנה מה יגידו?',
        ],
      ],
      DG: [
        ['Who could be the next to see or hear it?', 'מי יכול להיות הבא לראות או לשמוע את זה?'],
        ['What one line would you write beside it?', 'איזו שורה אחת היה טוב לכתוב לצד העבודה?'],
        [
          'What could fill the hour right after it, in place of counting reactions?',
          'עם מה אפשר למלא את השעה שמיד אחרי, במקום ספירת תגובות?',
        ],
      ],
    },
  },
  {
    key: 'learning_something_hard',
    tone: 'open',
    words: {
      en: "driving lesson, driving lessons, driving test, driver's license, learn to drive, learning to drive, driving instructor, parallel parking, learn a language, learning german, learning spanish, learning french, language course, vocabulary, grammar, duolingo, accent, learn to code, learning to code, coding, programming, python, javascript, learn to swim, beginner, beginners class, slow learner, too old to learn, can't remember the words, feel stupid in class, learning curve",
      he: 'שיעור נהיגה, שיעורי נהיגה, טסט, נכשלתי בטסט, רישיון נהיגה, ללמוד לנהוג, מורה לנהיגה, מורה נהיגה, חניה במקביל, ללמוד שפה, לומד שפה, לומדת שפה, שפה חדשה, ללמוד אנגלית, ללמוד ערבית, ללמוד גרמנית, ללמוד ספרדית, אולפן, אוצר מילים, דקדוק, דואולינגו, מבטא, ללמוד לתכנת, לתכנת, תכנות, פייתון, קוד, ללמוד לשחות, מתחילים, קבוצת מתחילים, לא קולט, לא קולטת, מבוגר מדי ללמוד, מבוגרת מדי ללמוד, עקומת למידה',
    },
    lines: {
      PS: [
        [
          'Learning can go well until one particular spot. Where does it catch?',
          'לפעמים הלמידה הולכת טוב עד נקודה מסוימת. איפה זה נתקע?',
        ],
        ['Which moment from the last time is still with you?', 'איזה רגע מהפעם האחרונה עוד איתך?'],
        [
          'Learning something new puts a person back among the beginners. What does that bring up in you?',
          'מי שלומדים משהו חדש חוזרים להיות מתחילים. מה זה מעלה אצלך?',
        ],
        [
          'What do you say to yourself right after a mistake, word for word?',
          'מה נאמר אצלך בראש מיד אחרי טעות, מילה במילה?',
        ],
      ],
      ED: [
        [
          'What’s something you can do in your sleep today that once seemed impossible?',
          'מה הולך לך היום בעיניים עצומות, ופעם נראה בלתי אפשרי?',
        ],
        [
          'What works a little by now that didn’t at first?',
          'מה כבר עובד קצת, שבהתחלה לא עבד בכלל?',
        ],
        [
          'Where might you be, the first time it goes without thinking?',
          'איפה זה יקרה, בפעם הראשונה שזה ילך בלי לחשוב?',
        ],
        ['Who could laugh with you about this?', 'עם מי אפשר לצחוק על זה?'],
      ],
      FC: [
        [
          'What do you need it for: a job, a certain person, everyday life, to prove something?',
          'בשביל מה זה נחוץ לך: עבודה, אדם מסוים, חיי היום־יום, להוכיח משהו?',
        ],
        [
          'How well is well enough, for the life you actually lead?',
          'כמה טוב זה מספיק טוב, בחיים שלך כמו שהם?',
        ],
        [
          'Which is harder: the thing itself, or being watched at it?',
          'מה קשה יותר: הדבר עצמו, או שמסתכלים?',
        ],
      ],
      DG: [
        [
          'Which tiny piece could be repeated ten times where nobody’s looking?',
          'איזה קטע קטנטן אפשר לחזור עליו עשר פעמים כשאף אחד לא רואה?',
        ],
        [
          'Next time, what one thing would you like to pay attention to?',
          'בפעם הבאה, לאיזה דבר אחד חשוב לך לשים לב?',
        ],
        [
          'Who could you make a mistake in front of this week, without it costing anything?',
          'ליד מי אפשר השבוע לטעות בלי לשלם על זה?',
        ],
      ],
    },
  },
  {
    key: 'big_decision',
    tone: 'open',
    words: {
      en: "big decision, a decision, decide, can't decide, make a decision, making a decision, made the decision, undecided, torn between, on the fence, going in circles, back and forth, pros and cons, pros, cons list, life decision, change my mind, changed my mind, what if I regret, regret it later, point of no return, weigh it up, sleep on it, gut feeling, my gut, head says, heart says, dilemma, crossroads, deadline to decide, yes or no",
      he: 'החלטה, החלטה גדולה, להחליט, לא מצליח להחליט, לא מצליחה להחליט, החלטתי, לקבל החלטה, מתלבט, מתלבטת, התלבטות, לבטים, התלבטויות, דילמה, בעד ונגד, יתרונות וחסרונות, קרועה בין, קרוע בין, הולך במעגלים, הולכת במעגלים, הלוך ושוב, פרשת דרכים, צומת, אם אתחרט, להתחרט, אתחרט, אין דרך חזרה, תחושת בטן, הבטן אומרת, הראש אומר, הלב אומר, לשקול, שוקל, שוקלת, שיניתי דעה, כן או לא',
    },
    lines: {
      PS: [
        [
          'Thoughts that circle usually come back to the same point. Which one?',
          'מחשבות שמסתובבות חוזרות כל פעם לאותה נקודה. לאיזו?',
        ],
        [
          'When you say the answers aloud one after the other, at which one does the body ease?',
          'כשאומרים את התשובות בקול, אחת אחרי השנייה, באיזו מהן הגוף נרגע?',
        ],
        ['Since when has it been a question at all?', 'ממתי זו בכלל שאלה?'],
        [
          'One of the answers may well disappoint somebody. Who?',
          'אולי אחת התשובות תאכזב מישהו. את מי?',
        ],
      ],
      ED: [
        [
          'Imagine it decided, first one way, then the other. On which of the mornings after is it easier to breathe?',
          'נניח שזה כבר הוחלט, פעם לכאן ופעם לכאן. באיזה מהבקרים שאחרי קל יותר לנשום?',
        ],
        [
          'Between the two answers there may be a third, half of one, or one for a while. What might it look like?',
          'בין שתי התשובות יש אולי שלישית, או חצי, או משהו לתקופה. איך זה יכול להיראות?',
        ],
        [
          'How did you come to an earlier big decision: by list, by stomach, by waiting?',
          'איך התקבלה אצלך החלטה גדולה קודמת: ברשימה, בבטן, בהמתנה?',
        ],
        [
          'If nobody ever got to hear the answer, what would it be?',
          'אם אף אחד אף פעם לא ישמע את התשובה, מה היא תהיה?',
        ],
      ],
      FC: [
        [
          'Each answer loses something. Which loss could you live with?',
          'בכל תשובה מפסידים משהו. עם איזה הפסד אפשר לחיות?',
        ],
        [
          'What’s it really about, once the practical things are taken off the table?',
          'על מה זה בעצם, אם שמים רגע בצד את העניינים המעשיים?',
        ],
        ['Which piece of this is really yours to decide?', 'איזה חלק כאן באמת נתון להחלטה שלך?'],
      ],
      DG: [
        ['What’s the one thing you’d still want to know?', 'מה הדבר האחד שעוד חסר לך לדעת?'],
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
      en: "too many options, too many choices, too many ideas, so many ideas, many plans, which idea, which one first, can't choose, choose one, pick one, spoilt for choice, choice paralysis, analysis paralysis, all of them, a hundred ideas, jumping between, every week a new plan, new plan, side project, side projects, multiple projects, several projects, interested in everything, fear of missing out, fomo, keep my options open, options open, all at once, commit to one, narrow it down",
      he: 'יותר מדי אפשרויות, המון אפשרויות, יותר מדי רעיונות, המון רעיונות, מלא רעיונות, אלף רעיונות, כל שבוע רעיון, רעיון חדש, תוכנית חדשה, המון תוכניות, לבחור אחד, לבחור אחת, לא מצליח לבחור, לא מצליחה לבחור, איזה מהם, איזה רעיון, במה להתחיל, ממה להתחיל, פרויקטים, כמה פרויקטים, הכול מעניין אותי, שפע, שיתוק, משותק מרוב, משותקת מרוב, קופץ בין, קופצת בין, פומו, להשאיר אופציות, אופציות, לצמצם, להתמקד באחד',
    },
    lines: {
      PS: [
        [
          'Among many plans there’s often one that keeps coming back, uninvited. Which one?',
          'בין הרבה תוכניות יש לא פעם אחת שחוזרת בלי שהזמינו אותה. איזו?',
        ],
        [
          'What happens at the moment when one of them starts to become real?',
          'מה קורה ברגע שאחת מהן מתחילה להיות אמיתית?',
        ],
        ['Which of them did you last speak about out loud?', 'על איזו מהן דיברת לאחרונה בקול?'],
        [
          'What do they have in common, laid side by side?',
          'אם שמים את כולן זו ליד זו, מה משותף להן?',
        ],
      ],
      ED: [
        [
          'Each plan feeds a different side of you. Which side is hungriest now?',
          'כל תוכנית נותנת משהו לצד אחר שלך. איזה צד הכי רעב עכשיו?',
        ],
        [
          'Perhaps it’s an order that’s needed, not a winner. What could wait without grief?',
          'אולי לא חייבים לבחור אחת, רק לקבוע סדר. מה יכול לחכות בלי צער?',
        ],
        [
          'Of the things you once did choose, what became of the ones left behind?',
          'בבחירות קודמות שלך, מה קרה בסוף לאפשרויות שנשארו מאחור?',
        ],
        [
          'Five years on, which of them would you be sorriest never to have tried?',
          'בעוד חמש שנים, על איזו מהן יהיה הכי חבל שלא ניסית?',
        ],
      ],
      FC: [
        [
          'Some plans are lovely to tell, and some to live in on a grey Tuesday. Which is of the second kind?',
          'יש תוכניות שנעים לספר עליהן, ויש שנעים לחיות בהן ביום שלישי אפור. איזו מהן מהסוג השני?',
        ],
        [
          'What could be put aside for a year without losing it?',
          'מה אפשר לשים בצד לשנה, בלי להפסיד אותו?',
        ],
        [
          'By what would you know the right one: ease, fear, money, the people in it?',
          'לפי מה אפשר יהיה לדעת שזאת הנכונה: קלות, פחד, כסף, האנשים שבה?',
        ],
      ],
      DG: [
        [
          'Which of them could have the next two weeks, and only those?',
          'לאיזו מהן אפשר לתת את השבועיים הקרובים, ורק אותם?',
        ],
        [
          'If only three fit on a slip of paper, which three?',
          'אם על פתק אחד נכנסות רק שלוש, אילו?',
        ],
        [
          'How could one of them be tried cheaply, before the weekend?',
          'איך אפשר לנסות אחת מהן בזול, עוד לפני סוף השבוע?',
        ],
      ],
    },
  },
  {
    key: 'new_habit',
    tone: 'open',
    words: {
      en: "habit, habits, new habit, routine, morning routine, evening routine, journal, journalling, journaling, diary, gratitude list, meditate, meditating, meditation, headspace app, wake up early, waking early, waking up early, get up at 5, get up earlier, streak, broke my streak, consistency, consistent, stick to it, stick with it, resolution, new year's resolution, every day for, habit tracker, discipline, willpower, fell off the wagon, quit sugar",
      he: 'הרגל, הרגלים, הרגל חדש, שגרה, שגרת בוקר, שגרת ערב, שגרה קבועה, יומן אישי, לכתוב ביומן, כתיבת יומן, מדיטציה, לעשות מדיטציה, מיינדפולנס, לקום מוקדם, קם מוקדם, קמה מוקדם, לקום בחמש, רצף, שברתי את הרצף, התמדה, להתמיד, לא מתמיד, לא מתמידה, החלטות לשנה החדשה, כל יום במשך, מעקב הרגלים, משמעת עצמית, כוח רצון, התחלתי מחדש, להיגמל מסוכר, עקביות, לשמור על שגרה',
    },
    lines: {
      PS: [
        [
          'Behind a new habit there’s usually a picture of a different day. What’s in the picture?',
          'מאחורי הרגל חדש יש בדרך כלל תמונה של יום אחר. מה רואים בה?',
        ],
        [
          'At what exact minute does it get decided whether it happens?',
          'באיזה רגע בדיוק מוכרע אם זה יקרה או לא?',
        ],
        ['What used to fill that part of the day before?', 'מה מילא קודם את החלק הזה של היום?'],
        [
          'On the days it does happen, what is slightly different by evening?',
          'בימים שזה כן קורה, מה קצת אחרת בערב?',
        ],
      ],
      ED: [
        [
          'You keep some things every day without any effort. How did one of those begin?',
          'יש דברים שקורים אצלך כל יום בלי שום מאמץ. איך אחד מהם התחיל?',
        ],
        ['Where did this idea of a good day come from?', 'מאיפה הגיע הרעיון הזה של יום טוב?'],
        [
          'What does the old way give, that the new one would have to give too?',
          'מה הדרך הישנה נותנת, שגם החדשה חייבת לתת?',
        ],
        [
          'Imagine it has long become dull and normal. What has it quietly changed by then?',
          'נניח שזה כבר מזמן רגיל ומשעמם. מה זה שינה בינתיים, בשקט?',
        ],
      ],
      FC: [
        [
          'What’s the core of it, the part that would still count with the rest left out?',
          'מה העיקר כאן, החלק שנחשב גם בלי כל השאר?',
        ],
        [
          'After a gap, what makes coming back hardest: the shame, the counting, starting from zero?',
          'אחרי הפסקה, מה הכי מקשה לחזור: הבושה, הספירה, להתחיל מאפס?',
        ],
        ['How many days a week would be an honest number?', 'כמה ימים בשבוע זה מספר ריאלי?'],
      ],
      DG: [
        [
          'Which thing that happens anyway could it be tied to: the kettle, the shower, the key in the door?',
          'לאיזה דבר שקורה בכל מקרה אפשר להצמיד את זה: הקומקום, המקלחת, המפתח בדלת?',
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
      en: "debt, debts, in debt, overdraft, overdrawn, credit card, credit cards, loan, loans, student loan, bills, unpaid bills, the rent is due, can't pay, can't afford, make ends meet, paycheck, end of the month, broke, no money, money problems, money worries, savings gone, no savings, bailiff, debt collector, collection agency, foreclosure, bankruptcy, bankrupt, borrowed money, owe money, budget, minus on my account, final notice",
      he: 'חובות, חוב, בחובות, מינוס, המינוס, במינוס, אוברדרפט, משיכת יתר, כרטיס אשראי, אשראי, הלוואה, הלוואות, חשבונות, לא גומר את החודש, לא גומרת את החודש, לגמור את החודש, סוף החודש, תפרן, תפרנית, אין כסף, אין לי כסף, לחץ כלכלי, מצב כלכלי, קשיים כלכליים, הוצאה לפועל, עיקול, פשיטת רגל, חדלות פירעון, גביה, לוויתי כסף, להחזיר כסף, חייב כסף, חייבת כסף, צ׳ק חזר, חסכונות, תקציב',
    },
    lines: {
      PS: [
        [
          'A worry about money is partly sums and partly fear. How much is there of each?',
          'בדאגה על כסף יש חשבון, ויש גם פחד. כמה יש מכל אחד?',
        ],
        [
          'What is the heaviest in it: the number, the not knowing, or having to tell somebody?',
          'מה הכי כבד בזה: המספר, אי הידיעה, או שצריך לספר למישהו?',
        ],
        ['Who knows about this, apart from you?', 'מי עוד יודע על זה, חוץ ממך?'],
        [
          'There’s often one letter, call or date that frightens more than the rest. Which one?',
          'יש לא פעם מכתב, שיחה או תאריך אחד שמפחיד יותר מהשאר. איזה?',
        ],
      ],
      ED: [
        [
          'How was money talked about, or not, at the table where you grew up?',
          'איך דיברו על כסף, או שתקו, ליד השולחן שבו גדלת?',
        ],
        [
          'Perhaps there was a tight month before. What helped then?',
          'אולי כבר היה פעם חודש לחוץ. מה עזר אז?',
        ],
        [
          'What in your days is still good, in spite of this?',
          'מה בימים שלך עדיין טוב, למרות כל זה?',
        ],
        [
          'A year from now, what would be the first sign that it’s loosening?',
          'בעוד שנה, מה יהיה הסימן הראשון שזה קצת משתחרר?',
        ],
      ],
      FC: [
        [
          'Which part of it simply landed, with no choice in it?',
          'איזה חלק מזה פשוט נחת, בלי שהייתה בחירה?',
        ],
        [
          'What must be paid first for the nights to be quieter?',
          'מה צריך לשלם קודם, כדי שהלילות יהיו שקטים יותר?',
        ],
        ['What do you hold on to, even now?', 'על מה לא מוותרים אצלך, גם עכשיו?'],
      ],
      DG: [
        [
          'Which page, bill or number could be looked at first?',
          'איזה דף, חשבון או מספר אפשר לפתוח ראשון?',
        ],
        [
          'What number, written down tonight, would make the fog a little thinner?',
          'איזה מספר, אם הוא כתוב הערב על דף, יעשה קצת פחות ערפל?',
        ],
        ['Who could you call about it this week?', 'למי אפשר להתקשר בעניין הזה השבוע?'],
      ],
    },
  },
  {
    key: 'buying_home',
    tone: 'open',
    words: {
      en: 'buy a house, buying a house, buy a flat, buying a flat, buy an apartment, buying an apartment, bought a house, new apartment, house hunting, flat hunting, apartment hunting, viewing, viewings, mortgage, down payment, deposit, landlord, lease, rent a flat, renting, tenant, estate agent, realtor, real estate, closing date, renovation, renovating, contractor, builder, builders, new kitchen, tiles, square metres, housing prices, house prices, offer accepted, outbid',
      he: 'לקנות דירה, לקנות בית, קונים דירה, קניית דירה, קנינו דירה, קניתי דירה, דירה חדשה, חיפוש דירה, מחפש דירה, מחפשת דירה, מחפשים דירה, משכנתא, המשכנתא, הון עצמי, מקדמה, שכירות, לשכור דירה, שוכר, שוכרת, שכר דירה, בעל הבית, בעלת הבית, חוזה שכירות, מתווך, מתווכת, תיווך, נדל״ן, מחירי הדירות, מחיר למשתכן, קבלן, שיפוץ, שיפוצים, לשפץ, משפצים, מטבח חדש, ריצוף, ממ״ד, מסירת מפתח, יועץ משכנתאות',
    },
    lines: {
      PS: [
        [
          'A home is walls and numbers, and also a picture of a life. What’s the first thing in your picture?',
          'בית זה קירות ומספרים, וזו גם תמונה של חיים. מה הדבר הראשון בתמונה שלך?',
        ],
        [
          'In all of this, which moment tightens the stomach the most?',
          'בכל הסיפור הזה, איזה רגע הכי מכווץ את הבטן?',
        ],
        [
          'A home often has more people talking about it than will ever live there. Whose voice is in this one?',
          'על בית מדברים לא פעם יותר אנשים מאלה שיגורו בו. הקול של מי נשמע כאן?',
        ],
        [
          'What pushes more just now: the date, the money, or the fear of missing something?',
          'מה דוחף יותר כרגע: התאריך, הכסף, או הפחד לפספס משהו?',
        ],
      ],
      ED: [
        ['Where did you once feel at home right away?', 'איפה הרגשת פעם מיד בבית?'],
        [
          'An ordinary winter evening there: what can be heard in the rooms?',
          'ערב חורף רגיל שם: מה שומעים בבית?',
        ],
        [
          'If it falls through, what would still be all right about how things are now?',
          'אם זה לא ייצא לפועל, מה בכל זאת בסדר במצב של עכשיו?',
        ],
        [
          'Every monthly sum leaves something out. What has to stay in?',
          'כל סכום חודשי משאיר משהו בחוץ. מה חייב להישאר בפנים?',
        ],
      ],
      FC: [
        ['Which three things must a home have for you?', 'אילו שלושה דברים חייבים להיות לך בבית?'],
        ['Up to which sum would you still sleep well?', 'עד איזה סכום עוד אפשר לישון טוב?'],
        ['What could you not live with for even one week?', 'עם מה אי אפשר לחיות אפילו שבוע אחד?'],
      ],
      DG: [
        ['What question still hasn’t been asked?', 'איזו שאלה עוד לא נשאלה?'],
        [
          'When could you stand there again for a few minutes, just listening?',
          'מתי אפשר לעמוד שם שוב כמה דקות, רק להקשיב?',
        ],
        ['What’s the next thing to be settled?', 'מה הדבר הבא שצריך לסגור?'],
      ],
    },
  },
];
