import type { Language } from '#contract/shapes.ts';
import { draft } from './draft.ts';
import { isMourning } from './grief.ts';
import { joined, sayLine } from './lines.ts';
import type { Draft, Moment } from './moment.ts';
import { normalised } from './normalise.ts';
import { wayInGrief } from './own-questions.ts';
import { ask } from './questions.ts';
import { readingOf } from './reading.ts';
import { reflection } from './reflections.ts';
import { sentencesOf } from './sentences.ts';

type Signs = Record<Language, RegExp>;

/** “Silly, isn’t it?”, “that’s a bit sad, no?”: said of oneself, with a question that asks for no fact. */
const doubtsSelf: Signs = {
  en: / (?<word>silly|stupid|daft|weird|childish|dumb|ridiculous|strange|odd|pathetic|mad|crazy|sad)(?:,)? (?:isn't it|isnt it|aren't i|right|huh|innit|no|i know|don't you think|really) $/u,
  he: / (?:זה |קצת |די |ממש )*(?<word>טיפשי|מטופש|ילדותי|מוזר|פתטי|הזוי|דפוק|מגוחך|עצוב|עלוב|קרינג') (?:לא|נכון|הא|אה) $/u,
};
const sad = /^(?:sad|עצוב|עלוב)$/u;

/** A doubt about oneself at the end of a message is met, and the message goes on from what stands before it. */
export function answerSelfDoubt(moment: Moment): Draft | null {
  const { reading, state } = moment;
  const { language, text } = reading;
  const sentences = sentencesOf(text, language);
  const last = sentences.at(-1);
  if (!last?.text.includes('?') || isMourning(state) || state.quietFor > 0) return null;
  const found = doubtsSelf[language].exec(last.normal)?.groups;
  if (!found) return null;
  const isSad = sad.test(found['word'] ?? '');
  const met = sayLine(moment, isSad ? 'doubt_sad' : 'doubt_silly', 'doubt_silly');
  if (!met) return null;
  const before = sentences.slice(0, -1).map((one) => one.text);
  if (before.length === 0) return draft(moment, 'answer:ask_advice', joined(moment, met));
  const inRest = { ...moment, reading: readingOf(before.join(' '), language) };
  const question = ask(inRest);
  const echo = question.lines.some((line) => /^(?:follow|woven)/u.test(line))
    ? null
    : reflection(moment);
  return draft(moment, 'answer:ask_advice', joined(moment, met, echo, question));
}

const wondersIfNormal: Signs = {
  en: / (?:(?:is|was|isn't) (?:it|that|this) (?:\S+ )?(?:normal|usual|common|strange|odd|foolish|silly|mad)|(?:whether|if) (?:it|that|this)(?:'s| is| was) (?:\S+ )?(?:normal|usual|common|strange|odd|foolish|silly)|(?:do|does) (?:other |most |many )?(?:people|others|everyone|everybody|anyone else) (?:\S+ )?(?:do|feel|have|get|think|go through) |am i (?:going )?(?:mad|crazy|normal)) ?/u,
  he: / (?:(?:זה|האם זה) (?:\S+ )?(?:נורמלי|מקובל|מוזר|הגיוני|טיפשי)|(?:עוד|גם) (?:אנשים|אחרים)|(?:אנשים|אחרים) (?:אחרים )?(?:עושים|מרגישים|עוברים)|(?:אני )?(?:משתגע|משתגעת|השתגעתי|נורמלי|נורמלית)) /u,
};
const asksHowToSay: Signs = {
  en: / how (?:do|can|could|should|would|might) i (?:\S+ )?(?:tell|say|talk|speak|explain|write) /u,
  he: / איך (?:אני )?(?:\S+ )?(?:אומרים|אומר|אומרת|מספרים|מספר|מספרת|לומר|להגיד|לספר|לדבר|מדברים|מסבירים|להסביר) /u,
};

/** “Is it all right that I laughed?” */
const asksLeave: Signs = {
  en: / (?:(?:is|was) (?:it|that|this) (?:\S+ )?(?:all right|alright|ok|okay|wrong|bad|terrible|awful|allowed|too soon|fine)|if (?:it's|it is) (?:all right|alright|ok|okay|wrong)|am i allowed|may i) (?:that|to|if|for)? ?(?:i|me)? ?/u,
  he: / (?:(?:זה|האם זה) (?:\S+ )?(?:בסדר|לגיטימי|נורא|רע|מותר|מוקדם מדי) ש|מותר לי|אם זה בסדר) ?/u,
};

/** Beside a death “is that normal?” and “how do I tell her?” have answers. */
export function answerInGrief(moment: Moment): Draft | null {
  const { reading, state } = moment;
  const { normal, language } = reading;
  if (!isMourning(state) || state.quietFor > 0) return null;
  if (asksHowToSay[language].test(normal)) {
    const way = wayInGrief(moment);
    return way && draft(moment, 'answer:ask_advice', joined(moment, way));
  }
  const pool = asksLeave[language].test(normal)
    ? 'grief_allowed'
    : wondersIfNormal[language].test(normal)
      ? 'grief_normal'
      : null;
  const said = pool && sayLine(moment, pool);
  return said && draft(moment, 'answer:ask_advice', joined(moment, said));
}

const bored: Signs = {
  en: / (?:bored|boring|boredom|nothing (?:else )?(?:to do|on)|nothing to do) /u,
  he: / (?:משעמם|משעמם לי|שעמום|משתעמם|משתעממת|אין לי מה לעשות|אין מה לעשות) /u,
};
const wantsIdea: Signs = {
  en: / (?:what (?:can|could|should|do) (?:i|we|one|you) (?:\S+ )?do|(?:give|got|have|any) (?:me |us )?(?:an |some |any )?(?:ideas?|suggestions?)|suggest (?:something|me)|something to do|what (?:else )?is there to do) /u,
  he: / (?:(?<! אין לי )מה (?:אפשר|אני יכול|אני יכולה|כדאי|עושים|לעשות|יש)(?: \S+)?(?: לעשות)?|(?:יש לך|תן לי|תני לי|איזה|תציע|תציעי)(?: לי)? (?:רעיון|רעיונות|משהו)|רעיון מה) /u,
};

export const saysBored = (normal: string, language: Language) => bored[language].test(normal);
const boredWordsMax = 12;

/** “Im gonna go look”: what is done at once needs no step. */
const goesNow: Signs = {
  en: / (?:(?:i'm|im|i am) (?:just )?(?:gonna|going to)|i'll|ill|ima|gonna) (?:go )?(?:and )?(?:look|try|do it|fix|start|see|get|find|check|give it a go) | (?:going|off) to (?:the|my) (?:garage|kitchen|shop|garden|shed|attic|balcony) /u,
  he: / (?:אני )?(?:הולך|הולכת|זז|זזה|קם|קמה|יורד|יורדת) (?:ל(?:חפש|נסות|בדוק|עשות|תקן|ראות|התחיל)|עכשיו) | (?:יאללה|טוב) (?:אני )?(?:אנסה|אבדוק|אלך) /u,
};

/** Somebody who is bored and asks what to do gets a few things to choose from. */
export function answerBoredIdea(moment: Moment): Draft | null {
  const { reading, state } = moment;
  const { normal, language } = reading;
  if (state.turn === 0 && reading.words.length <= boredWordsMax && saysBored(normal, language)) {
    const first = sayLine(moment, 'bored_first');
    return first && draft(moment, 'boredom', joined(moment, first), { suggestions: ['draw'] });
  }
  const isBored = [normal, ...state.said.map(normalised)].some((one) => bored[language].test(one));
  if (isBored && state.turn > 0 && goesNow[language].test(normal)) {
    const go = sayLine(moment, 'bored_go');
    return go && draft(moment, 'agreed', joined(moment, go));
  }
  if (!wantsIdea[language].test(normal) || state.griefFor > 0 || state.step) return null;
  const said = isBored ? sayLine(moment, 'bored_ideas') : null;
  return said && draft(moment, 'answer:ask_advice', joined(moment, said));
}

const asksMedicine: Signs = {
  en: / (?:should|could|can|may|do you think i should|shouldn't) (?:i|one|you) (?:just |maybe |also )?(?:take|try) (?:\S+ ){0,2}(?:melatonin|pills?|tablets?|magnesium|vitamins?|medication|medicine|antidepressants?|valium|sleeping) | (?:melatonin|sleeping pills?|antidepressants?) (?:for example|help|work) /u,
  he: / (?:לקחת|לנסות|כדאי) (?:\S+ ){0,3}(?:מלטונין|כדור|כדורים|תרופה|תרופות|ויטמין|ויטמינים|מגנזיום|ציפרלקס) | מלטונין (?:למשל|עוזר|יעזור) /u,
};
const asksDiagnosis: Signs = {
  en: / (?:is (?:it|this|that)|do i have|have i got|could (?:it|this) be|am i) (?:\S+ ){0,2}(?:ptsd|post ?traumatic|depress(?:ed|ion)|adhd|bipolar|ocd|autis(?:m|tic)|anxiety disorder|burnt? ?out|burnout|alcoholic|addict(?:ed)?) /u,
  he: / (?:זה|יש לי|אולי זה|אני) (?:\S+ ){0,2}(?:פוסט ?טראומה|פוסט טראומטי|דיכאון|הפרעת קשב|חרדה|הפרעת חרדה|שחיקה|אוטיזם|אלכוהוליסט|אלכוהוליסטית|מכור|מכורה) (?:מה ש)?/u,
};
const asksDoctor: Signs = {
  en: / should i (?:\S+ ){0,3}(?:see|go to|call|ring|talk to|ask|visit) (?:my |a |the |an )?(?:gp|doctor|dr|therapist|psychologist|counsellor|counselor|physio|dentist) /u,
  he: / (?:כדאי|צריך|צריכה|עדיף)(?: לי)? (?:ללכת|לפנות|להתקשר|לקבוע תור|לדבר) (?:\S+ )?(?:לרופא|לרופאה|עם רופא|לפסיכולוג|לפסיכולוגית|לטיפול|למטפל|למטפלת|אצל רופא) /u,
};

/** Medicine and diagnoses are for those who are trained in them; to go there is never wrong. */
export function answerOfHealth(moment: Moment): Draft | null {
  const { reading } = moment;
  const { normal, language, text } = reading;
  if (!text.includes('?') && !reading.asks) return null;
  const pool = asksDoctor[language].test(normal)
    ? 'health_doctor'
    : asksMedicine[language].test(normal)
      ? 'health_medicine'
      : asksDiagnosis[language].test(normal)
        ? 'health_diagnosis'
        : null;
  const said = pool && sayLine(moment, pool);
  return said && draft(moment, 'answer:ask_advice', joined(moment, said));
}
