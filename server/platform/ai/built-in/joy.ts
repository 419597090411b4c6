import type { Language } from '#contract/shapes.ts';
import { type ChatState, joyTurns } from './chat-state.ts';
import { isRemembered } from './grief.ts';
import { isUnsaid } from './clause-weight.ts';
import { type Reading, readingOf } from './reading.ts';
import { sentencesOf } from './sentences.ts';
import { subjectOf } from './subjects.ts';

const tears = {
  en: / (?:cried|cry|crying|cries|tears|weeping|wept|sobbed|sobbing|teared up) /u,
  he: / [ושכ]{0,2}(?:בכה|בכתה|בכיתי|בכינו|בכו|בוכה|בוכים|דמעות|דמע|דמעה|התרגש|התרגשה|התרגשו) /u,
};
/** “לא עברתי”, “מאז שעברתי לבאר שבע”, “we used to go dancing”: no news to be glad of. */
const missed =
  / (?:(?:i|we|he|she|they) used to (?!.* (?:now|again|finally|today) )\S+|(?:was|were|used to be) (?:so |very |really )?(?:happy|excited|proud|glad)(?: \S+){0,3} (?:once|back then|before)|always wanted to (?:\S+ ){1,4}(?:and |but )?never|(?:הייתי|היינו|היה|הייתה) (?:כל כך |מאוד )?(?:שמח|שמחה|מאושר|מאושרת|מאושרים|גאה)(?: \S+){0,3} (?:פעם|בעבר)|ו?לא (?:עבר|התקבל|הצלח|זכ|ניצח|בא|הזמ)\p{L}*|אין לי עם|אף אחד לא|ו?ויתרתי|מאז שעבר\p{L}*) /u;
/** “Good news? No.” */
const objects =
  / (?:good news (?:no|not|how|what|why)|not (?:good|great) (?:news|at all)|not (?:proud|happy|glad)|nothing (?:good|to celebrate)|זו לא (?:בשורה|שמחה)|לא שמח|לא שמחה|לא גאה|אין מה לשמוח) /u;
/** “I was promoted and I think I’m failing.” */
const shadowed = {
  en: / (?:but|although|except|only that|going (?:round|around) in circles|(?:need|have) to (?:answer|decide|choose|pick)|(?:can't|cant|don't know how to) (?:decide|choose)|torn|(?:haven't|havent|can't|cant|barely|hardly|don't|dont) (?:been )?(?:sleep|slept|sleeping|eat|eaten|cope|breathe|rest|rested|keep up|stop)|(?:worse|embarrassed|humiliated|ashamed|nobody|no one|anyone|anybody|alone|lonely|stressed|scared|miss|missing|hard|sad|homesick)|(?:i think |feel like )?(?:i'm|im|i am) (?:failing|drowning|struggling|not (?:good|ready|up to))) /u,
  he: / (?:אבל|אלא ש\p{L}*|רק ש\p{L}+|(?:צריך|צריכה|חייב|חייבת) (?:לענות|להחליט|לבחור)|מתלבט|מתלבטת|מסתובב במעגלים|מסתובבת במעגלים|נכשל|נכשלת|קפאתי|גרוע|גרועה|החמיר|החמירה|ו?אין לי|ו?אין (?:פה|כאן|שם)|אף אחד|לבד|בודד|בודדה|בלחץ|לחוץ|לחוצה|קשה|חסר|חסרה|חסרים|מתגעגע|מתגעגעת|עצוב|עצובה|לא (?:מצליח|מצליחה|ישן|ישנה|ישנתי|נח|נחה|אוכל|אוכלת|עומד|עומדת|מספיק|מספיקה)) /u,
};
/** “I still haven’t run once”, “but I never went”: the good news came to nothing. */
const cameToNothing = {
  en: / (?:and|but|yet|so|though) (?:i|we) (?:still|just|simply) (?:haven't|havent|have not|don't|dont|didn't|didnt|can't|cant|cannot|couldn't|couldnt|never) (?!believe|stop (?:smil|laugh|cry))| (?:but|yet) (?:i|we) (?:haven't|havent|have not|never|have never|didn't|didnt) | (?:i|we) still (?:haven't|havent|have not) (?!told)| (?:i|we) (?:haven't|havent) (?:\S+ ){0,5}(?:once|at all|since|a single) /u,
  he: / (?:ו?עדיין (?:אני )?לא|ו?עד עכשיו לא|ו?עד היום לא|ו?מאז לא|ו?אני עדיין לא|ו?אני פשוט לא|ו?אף פעם (?:עוד )?לא) (?!מאמי)\p{L}{2,}/u,
};
/** “My brother got a 4.0”: news of others is good news where somebody is glad of it. */
const ofOthers = {
  en: /^ (?:(?:and|but|so|well|today|yesterday) )*(?:he|she|they|he's|she's|they're|my (?:brother|sister|friend|boss|colleague|neighbou?r|cousin|ex|husband|wife|mom|mum|dad)|everyone|everybody|people) /u,
  he: /^ (?:(?:ו|אבל |אז |היום |אתמול ))*(?:הוא|היא|הם|הן|אחי|אחותי|אח שלי|אחות שלי|חבר שלי|חברה שלי|הבוס|השכן|השכנה|האקס|האקסית|בעלי|אשתי|אמא|אבא|כולם) /u,
};
const glad =
  /[!🎉🥳😍❤😊😁🙏]| (?:happy|glad|proud|great|wonderful|amazing|finally|yay|so good|excited|thrilled|love it|beautiful|שמח|שמחה|גאה|נפלא|מדהים|סוף סוף|איזה כיף|מרגש|מאושר|מאושרת|אלוף|אלופה|יש) /u;
/** “Got my driving test on Wednesday”, “got my results on Friday”: a day to come, and nothing that went well. */
const toCome =
  / (?:got|have got|i've got|ive got) (?:(?:my|the|an?|another|this) )(?:\S+ ){0,2}(?:test|exam|exams|finals|viva|surgery|operation|op|interview|appointment|results|scan|biopsy|mri|hearing|trial|review|appraisal|deadline|court date)(?: back)? (?:(?:is |it's |thats |that's )?(?:on |this |next |in (?:an? |two |three |\d+ ))|tomorrow|today|tonight|tmrw|soon|coming) | (?:קיבלתי|יש לי|קבעו לי|נקבע לי|נקבעה לי) (?:\S+ ){0,2}(?:מבחן|טסט|בחינה|בגרות|תור|ניתוח|ראיון|בדיקה|בדיקות|תוצאות|סריקה|דיון|שימוע|משפט|דדליין) (?:\S+ ){0,3}(?:ב|ל)?(?:יום|מחר|מחרתיים|היום|שבוע|ראשון|שני|שלישי|רביעי|חמישי|שישי) /u;
/** “I bought a box of folders”: a thing that is bought is good news where somebody is glad of it, or it is a home. */
const bought =
  / (?:i|we|i've|we've) (?:just |even |finally |already |once )?(?:bought|ordered|purchased) (?!(?:\S+ ){0,3}(?:house|home|flat|apartment|condo|cottage|farm|land|car|boat|ring|shop|studio) )| (?:קניתי|קנינו|הזמנתי|הזמנו) (?!(?:\S+ ){0,3}(?:בית|דירה|ה?דירה|ה?בית|רכב|אוטו|מכונית|טבעת|מגרש|חנות|סטודיו) )/u;
/** “Bricking it” says fear. */
const afraid =
  / (?:bricking it|shitting (?:it|bricks|myself)|crapping (?:it|myself)|dreading|sick with (?:worry|nerves|fear)|מת מפחד|מתה מפחד|(?:רועד|רועדת|מתפוצץ|מתפוצצת) (?:מפחד|מלחץ|מחרדה)|בלחץ (?:אטומי|היסטרי|מטורף)) /u;
/** “But now he expects me on Fridays, too.” */
const turns = /^ (?:but|except|the problem|אבל|רק ש\p{L}+|הבעיה) /u;
const troubles = new Set(['fear', 'loss', 'choice', 'insult', 'refusal', 'boredom']);

/** A message as it is meant beside good news: tears are glad, and good news that nobody knows yet is a confidence. */
export function heardInJoy(state: ChatState, reading: Reading): Reading {
  const insists = sentencesOf(reading.text, reading.language).find(({ normal }) =>
    insistsOnJoy[reading.language].test(normal),
  );
  if (insists) return { ...readingOf(insists.text, reading.language), intent: 'joy' };
  if (saysGood[reading.language].test(reading.normal) && !hasTurn.test(reading.normal))
    return { ...reading, intent: 'joy' };
  if (reading.intent === 'joy') {
    if (afraid.test(reading.normal) && !isGladOf(reading)) return { ...reading, intent: 'fear' };
    if (isNoJoy(reading) || isAgainstMood(state, reading) || subjectOf(state)?.tone === 'hard')
      return { ...reading, intent: 'story' };
  }
  if (reading.intent === 'loss' && isRemembered(state, reading))
    return { ...reading, intent: 'story' };
  // “I can leave the dishes today” turns no question away.
  if (
    state.joyFor > 0 &&
    reading.intent === 'refusal' &&
    mayRest[reading.language].test(reading.normal)
  )
    return { ...reading, intent: 'story' };
  if (state.joyFor > 0 && isPastFear(reading.normal, reading.language))
    return { ...reading, feelings: [], intent: 'story' };
  const isGlad = state.joyFor > 0 && tears[reading.language].test(reading.normal);
  if (!isGlad) return reading;
  const isOfTears = reading.intent === 'feeling' || reading.intent === 'loss';
  return { ...reading, feelings: [], intent: isOfTears ? 'story' : reading.intent };
}

/** Good news that the person is not glad of, or does not show so far. */
function isNoJoy(reading: Reading): boolean {
  const { normal, language } = reading;
  const isNoNews =
    ofOthers[language].test(normal) ||
    toCome.test(normal) ||
    bought.test(normal) ||
    cameToNothing[language].test(normal);
  return (
    missed.test(normal) ||
    objects.test(normal) ||
    (isNoNews && !isGladOf(reading)) ||
    isMocked(reading) ||
    isMixed(reading) ||
    shadowed[language].test(normal) ||
    (isUnsaid(normal, language) && !shouts.test(reading.text))
  );
}

/** “I got in!!! Nobody knows yet”: the secret is a glad one. */
const shouts = /!{2,}/u;

/** In the middle of something hard an exclamation mark shows no gladness: “and I smiled. I smiled!!” */
function isAgainstMood(
  { joyFor, warmAt, exercisesOffered }: ChatState,
  { normal }: Reading,
): boolean {
  const isHard = joyFor === 0 && (warmAt >= 0 || exercisesOffered.length > 0);
  return isHard && !plainlyGlad.test(normal);
}
const plainlyGlad =
  / (?:happy|glad|proud|good news|great news|finally|relieved|relief|it worked|worked out|i passed|we won|i won|i did it|got the (?:job|place|offer|flat)|she said yes|he said yes|שמח|שמחה|גאה|סוף סוף|הוקל|הקלה|הצלחתי|הצלחנו|התקבלתי|עברתי את|זכיתי|מאושר|מאושרת|בשורה טובה|חדשות טובות|אמרה כן|אמר כן) /u;

function isGladOf({ text, normal }: Reading): boolean {
  return glad.test(`${text}${normal}`);
}

/** “I got the promotion and I feel sick”, “my boss must know that I’m pregnant”. */
function isMixed(reading: Reading): boolean {
  const { feelings, normal, language } = reading;
  const isDark = feelings.some(
    ({ feeling, intensity }) => feeling.valence === '-' && intensity >= 2,
  );
  const isBare = mixedNews[language].test(normal) && !isGladOf(reading);
  const isSaid = saysGood[language].test(normal);
  return isBare || (isDark && !isSaid && !tears[language].test(normal));
}
/** “Something good for once: … I’ll live alone”: it is said to be good, whatever words follow. */
const saysGood = {
  en: / (?:(?:something|some) good(?: news)? (?:for once|at last|for a change|finally|happened)|(?:have|got|here's|here is) (?:some )?(?:good|great|wonderful) news|good news for once) /u,
  he: / (?:סוף סוף משהו טוב|משהו טוב (?:סוף סוף|לשם שינוי)|יש לי (?:בשורה טובה|חדשות טובות)|חדשות טובות) /u,
};
const hasTurn = / (?:but|except|although|though|אבל|אלא) /u;
/** “I said I’m happy”, “it’s already good”: the guide missed that somebody is glad. */
const insistsOnJoy = {
  en: / (?:i(?:'m| am)? (?:telling|told|tell|said|saying)(?: you)?(?: that)? i(?:'m| am) (?:so |really |very )?(?:happy|glad|proud)|i said (?:happy|good news)|it(?:'s| is) (?:already|all) good|(?:this|it|that)(?:'s| is) (?:good|happy|great) news) /u,
  he: / (?:אמרתי(?: לך)? ש(?:אני )?(?:שמח|שמחה|מאושר|מאושרת)|אני אומר(?:ת)? לך ש(?:אני )?(?:שמח|שמחה|טוב לי)|זה כבר טוב|זו בשורה טובה|זאת בשורה טובה|אלה חדשות טובות) /u,
};
/** “He made a joke of me”, “and everyone laughed. I’m still shaking”: the laughter of others at somebody. */
function isMocked(reading: Reading): boolean {
  const { normal, language } = reading;
  if (mocked[language].test(normal)) return true;
  const isGlad = isGladOf(reading) || ownJoke[language].test(normal);
  return othersLaughed[language].test(normal) && !isGlad;
}
const mocked = {
  en: / (?:(?:laugh(?:ed|ing|s)?|snicker(?:ed|ing)?|giggl(?:ed|ing)|pointed|pointing) at (?:me|us|my)|(?:made|make|makes|making) (?:a |an |such a )?(?:joke|jokes|fool|fun|laughing ?stock|clown|mockery)(?: out)? of (?:me|us|my)|(?:mocked|mocking|mocks|ridiculed|teased|humiliated|shamed) (?:me|us|my)|humiliat(?:ed|ing|ion)|at my expense|the butt of (?:the|every|all|their) jokes?) /u,
  he: / (?:(?:צחק|צחקה|צחקו|צוחק|צוחקת|צוחקים|לעג|לעגה|לעגו|לועג|לועגים|הצביעו) (?:עליי|עלי|לי|ממני|עלינו)|(?:עשה|עשתה|עשו|עושה|עושים) (?:ממני|ממנו|ממנה|מאיתנו|עליי|עלי) (?:צחוק|קרקס|ליצן|בדיחה|חוכא)|(?:הייתי|הפכתי) ל(?:צחוק|בדיחה|ללעג)|על חשבוני|השפיל|השפילה|השפילו|הושפלתי|השפלה|מושפל|מושפלת|ביזה|ביזו)(?: |$)/u,
};
const othersLaughed = {
  en: / (?:everyone|everybody|they all|they|people|the (?:whole )?(?:room|class|team|office|table|others|boys|girls|kids)) (?:(?:just|all|then|even|were|was|started|began|burst out) )*(?:laughed|laughing|to laugh|laugh|giggled|snickered) (?!with )/u,
  he: / (?:כולם|כל ה\p{L}+|הם|הילדים|האחרים) (?:(?:רק|אז|פשוט|התחילו) )*(?:צחקו|לצחוק|צוחקים|גיחכו) /u,
};
/** A joke of one’s own that came off. */
const ownJoke = {
  en: / (?:my (?:joke|jokes|speech|story|bit|set|toast)|i (?:told|made|cracked) (?:a |the |some |my )?(?:joke|jokes|story)|laughed with me|(?:we|i) (?:all )?laughed) /u,
  he: / (?:הבדיחה שלי|הבדיחות שלי|הנאום שלי|סיפרתי (?:בדיחה|סיפור)|צחקנו|איתי) /u,
};
const mixedNews = {
  en: / (?:pregnant|have to tell|need to tell|feel(?:ing)? (?:sick|like a (?:traitor|fraud))|failed) /u,
  he: / (?:בהיריון|בהריון|צריכה לספר|צריך לספר|נכשלתי|צוחק עליי|צוחקת עליי|צוחקים עליי|ועדיין) /u,
};

const mayRest = {
  en: /^ (?:(?:so|and|now|today|tonight|finally) )*i (?:can|may|get to|could) (?:\S+ )?(?:leave|skip|stop|forget|drop) (?!it |that |this |you )/u,
  he: /^ (?:(?:אז|עכשיו|היום|הערב|סוף סוף) )*(?:אני )?(?:יכול|יכולה|אפשר|מותר לי) (?:\S+ )?(?:לעזוב|להשאיר|לוותר|לדלג|לשכוח) /u,
};

/** “I was so nervous I dropped the ring”, “nine months of fear”: it is over, and belongs to the good news. */
export function isPastFear(normal: string, language: Language): boolean {
  return wasAfraid[language].test(normal) && !isNow[language].test(normal);
}
const wasAfraid = {
  en: / (?:(?:i|we) (?:was|were) (?:(?:so|very|really|such|completely|sure|a) )*(?:nervous|scared|afraid|terrified|stressed|worried|shaking|anxious|wreck|i'd|id|we'd|i would|he'd|she'd|they'd)|(?:months|years|weeks|days|hours|nights) of (?:fear|worry|stress|waiting|nerves)) /u,
  he: / (?:(?:הייתי|היינו) (?:(?:כל כך|ממש|נורא|כולי|כזה|כזאת) )*(?:לחוץ|לחוצה|לחוצים|בלחץ|מפחד|מפחדת|בפחד|בחרדה|רועד|רועדת|מודאג|מודאגת|בטוח ש\p{L}+|בטוחה ש\p{L}+)|(?:חודשים|שנים|שבועות|ימים|שעות|לילות) של (?:פחד|לחץ|חרדה|מתח|דאגה|המתנה)) /u,
};
const isNow = {
  en: / (?:but|still|now|i'm|im|i am|am) /u,
  he: / (?:אבל|עדיין|עכשיו|כרגע) /u,
};

/** Good news is the subject until something hard is said. */
export function noticeJoy(state: ChatState, { intent, feelings, normal, language }: Reading): void {
  if (state.joyFor > 0 && isPastFear(normal, language)) return;
  const isDark = feelings.some(({ feeling }) => feeling.valence === '-');
  if (objects.test(normal)) state.joyFor = 0;
  else if (intent === 'joy') state.joyFor = joyTurns;
  else if (turns.test(normal)) state.joyFor = 0;
  else if (troubles.has(intent) || (intent === 'feeling' && isDark)) state.joyFor = 0;
}
