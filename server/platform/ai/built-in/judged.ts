import {
  asksIfUsual,
  asksOfOthers,
  asksOfText,
  asksPeers,
  asksThen,
  asksTone,
  asksView,
  asksWorth,
  ofHeat,
  ofSaying,
  ownPlan,
  ownText,
  quotation,
  quotedOfOthers,
  smallPlan,
} from '#content/guide/asked.ts';
import type { Language } from '#contract/shapes.ts';
import { sidesOf } from './dilemma-sides.ts';
import { isMourning } from './grief.ts';
import { joined, type Said, sayLine } from './lines.ts';
import type { Moment } from './moment.ts';
import { normalised } from './normalise.ts';
import type { Sentence } from './sentences.ts';
import { speaksToGuide } from './to-guide.ts';

/** Questions of judgement: about oneself, about others, and about one’s own text or plan. */
export type JudgedKind =
  | 'worth'
  | 'others'
  | 'usual'
  | 'then'
  | 'peers'
  | 'text'
  | 'tone'
  | 'plan'
  | 'leave';

const reported = {
  en: / (?:asked (?:you )?(?:if|whether)|you (?:could |can |would )?(?:tell|show|help) me|help me know|(?:didn't|haven't|didnt|never) (?:answer|answered|say|said|tell me|told me)) /u,
  he: / (?:שאלתי אם|ענית|ש?(?:תגיד|תגידי|תסביר|תסבירי|תראה|תראי) לי) /u,
};

/** “I asked if it’s a good question”, “you didn’t say what I do if she laughs”: asked again, without a mark. */
export function reportsQuestion(normal: string, language: Language): boolean {
  const isAsked = asksOfText[language].test(normal) || asksThen[language].test(normal);
  return isAsked && reported[language].test(normal);
}

export function judgedKind(moment: Moment, asked: Sentence): JudgedKind | null {
  const { language, text } = moment.reading;
  const { normal } = asked;
  const is = (signs: Record<Language, RegExp>) => signs[language].test(normal);
  if (asked.text.includes('?') && is(asksWorth)) return 'worth';
  if (is(asksOfOthers)) return 'others';
  if (is(asksIfUsual)) return 'usual';
  if (is(asksThen)) return 'then';
  if (is(asksPeers)) return 'peers';
  if (is(asksTone)) return 'tone';
  if (is(asksOfText)) return 'text';
  if (!is(asksView)) return null;
  const beside = text.slice(0, Math.max(0, text.indexOf(asked.text)));
  const isBare = normalised(beside).trim() === '';
  const earlier = isBare ? moment.state.said.slice(-earlierMax) : [beside];
  if (!isBare && asked.text.includes('?') && isOfOthers(beside, language, normal)) return 'others';
  if (earlier.some((one) => isText(one, language))) return 'text';
  if (moment.reading.topic === 'sounds_ok') return null;
  if (fine.test(normal)) return !isBare && rests.test(normalised(beside)) ? 'leave' : null;
  const isPlan = !isBare && ownPlan[language].test(normalised(beside));
  return isPlan && sidesOf(moment) === null ? 'plan' : null;
}

const earlierMax = 2;

/** “He said ‘nobody wants you’. Is that ok?” */
function isOfOthers(beside: string, language: Language, asked: string): boolean {
  return fine.test(asked) && quotedOfOthers[language].test(normalised(beside));
}
/** “I’d rather stop here. Is that ok?” */
const rests =
  / (?:stop (?:here|now|for today)|(?:take|need) a break|go on (?:\S+ ){0,3}(?:today|now|tomorrow|another)|rather not|(?:don't|dont|do not) want to (?:talk|go on|answer|say|write)|skip (?:that|this|it)|talk about something else|להפסיק|לעצור|הפסקה|לדלג|לא רוצה (?:לדבר|לענות|להמשיך|לכתוב)|לדבר על משהו אחר) /u;
const fine = / (?:ok|okay|fine|alright|all right|בסדר|סבבה) /u;

/** A text of the person’s own: in quotation marks or after a colon, or named as one. */
function isText(text: string, language: Language): boolean {
  const normal = normalised(text);
  if (quotedOfOthers[language].test(normal)) return false;
  return quotation.test(text) || ownText[language].test(normal);
}

/** An honest sentence, and one question that goes on from it; beside grief no question. */
export function judgedAnswer(moment: Moment, kind: JudgedKind): Said | null {
  const { state, reading } = moment;
  const isStill = state.griefFor > 0 || state.quietFor > 0;
  const withMore = (pool: string, more: string) => {
    const said = sayLine(moment, pool);
    return said && joined(moment, said, sayLine(moment, ...(isStill ? ['stay_with'] : [more])));
  };
  const { normal, language } = reading;
  switch (kind) {
    case 'worth':
      return withMore('worth_hurt', 'worth_after');
    case 'others':
      return withMore('others_judged', 'others_after');
    case 'usual':
      return withMore('others_usual', 'usual_after');
    case 'then':
      return sayLine(
        moment,
        ...(ofHeat[language].test(normal) ? ['then_calm'] : []),
        ofSaying[language].test(normal) && !speaksToGuide(normal, language)
          ? 'then_say'
          : 'then_do',
      );
    case 'peers':
      return isMourning(state)
        ? sayLine(moment, 'grief_question', 'stay_with')
        : sayLine(moment, 'peers', 'how_others');
    case 'tone':
      return sayLine(moment, 'draft_tone', 'draft_judged');
    case 'text':
      return sayLine(
        moment,
        ...(reading.topic === 'sounds_ok' ? ['sounds_ok'] : []),
        'draft_judged',
      );
    case 'leave':
      return sayLine(moment, 'left_to_you');
    case 'plan':
      return sayLine(
        moment,
        ...(smallPlan[language].test(normal) ? ['plan_small'] : []),
        'plan_judged',
      );
  }
}
