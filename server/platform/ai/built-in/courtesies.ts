import { gestureWords } from '#content/guide/replies.ts';
import { offerCard } from './deal.ts';
import { draft } from './draft.ts';
import { isMourning } from './grief.ts';
import { joined, type Said, sayLine } from './lines.ts';
import type { Draft, Moment } from './moment.ts';
import { farewell } from './parting.ts';
import { ask } from './questions.ts';
import { reflection } from './reflections.ts';
import { fullDay } from './own-answers.ts';

const partingWordsMax = 6;

/** Greetings, thanks, goodbyes, a bare yes or no, gestures, and what can't be read. */
export function answerCourtesy(moment: Moment): Draft | null {
  const { reading } = moment;
  switch (reading.intent) {
    case 'greeting':
      return isParting(moment)
        ? takeLeave(moment)
        : draft(moment, 'greeting', joined(moment, sayLine(moment, 'greet')));
    case 'thanks':
      return draft(moment, 'thanks', joined(moment, afterClose(moment) ?? plainThanks(moment)));
    case 'goodbye':
      return takeLeave(moment);
    case 'agreement':
      return answerBareYes(moment);
    case 'decline':
      return draft(
        moment,
        'declined',
        joined(moment, sayLine(moment, 'declined'), nextAsk(moment)),
      );
    case 'emoji':
      return answerGesture(moment);
    case 'dont_know':
      // “I want to write to her but have no idea what” names what it is about.
      return moment.words.aims.length > 0 ? null : answerNotKnowing(moment);
    case 'unclear':
      return draft(moment, 'unclear', joined(moment, sayLine(moment, 'unclear')));
    default:
      return moment.state.closed && isParting(moment) ? takeLeave(moment) : null;
  }
}

function takeLeave(moment: Moment): Draft {
  return draft(moment, 'goodbye', joined(moment, afterClose(moment) ?? farewell(moment)));
}

/** “Have a good day” greets at the beginning, and takes leave later. */
const wishes = {
  en: / (?:(?:good|nice|lovely|great) (?:day|week|weekend|evening|night)|have a (?:good|nice|great|lovely)|shabbat shalom|happy (?:weekend|holidays?)) /u,
  he: / (?:(?:יום|שבוע|ערב|לילה|חודש|סוף שבוע|סופש) (?:טוב|נעים|נפלא|מקסים)|שבת שלום|חג שמח) /u,
};

function isParting({ state, reading }: Moment): boolean {
  const isShort = reading.words.length <= partingWordsMax && !reading.text.includes('?');
  return state.turn > 0 && isShort && wishes[reading.language].test(reading.normal);
}

/** Once a step stands, small talk gets no further question. */
function afterClose(moment: Moment): Said | null {
  const { step, closed, language } = moment.state;
  if (!step || !closed) return null;
  const slots = { ...moment.slots, action: step.title, date: fullDay(step.dueOn, language) };
  return sayLine({ ...moment, slots }, 'after_close', 'close_end') ?? plainThanks(moment);
}

function plainThanks(moment: Moment): Said | null {
  return sayLine(moment, isMourning(moment.state) ? 'grief_thanks' : 'thanks');
}

/** A yes to an open question: the guide goes on from the person's own words. */
function answerBareYes(moment: Moment): Draft {
  if (moment.state.closed) return draft(moment, 'agreed', joined(moment, afterClose(moment)));
  return draft(moment, 'agreed', joined(moment, sayLine(moment, 'agreed'), nextAsk(moment)));
}

/** A feeling shown without words is read as words. */
function answerGesture(moment: Moment): Draft {
  const { reading, slots, state } = moment;
  const end = afterClose(moment);
  if (end) return draft(moment, 'gesture', joined(moment, end));
  const sign = gestureWords.find(({ signs }) =>
    [...signs].some((one) => one !== '\u200D' && one !== '\uFE0F' && reading.text.includes(one)),
  );
  if (!sign) {
    // An unknown sign in grief is stayed with, too.
    const isStill = state.griefFor > 0 || state.quietFor > 0;
    const pools = isStill ? ['stay_with'] : ['unclear'];
    return draft(moment, 'gesture', joined(moment, sayLine(moment, ...pools)));
  }
  if (sign.means === 'agreement') return answerBareYes(moment);
  if (sign.means === 'dont_know') return answerNotKnowing(moment);
  slots.w = sign[reading.language];
  const { pool } = sign;
  const said = sayLine(moment, ...(pool ? [pool] : []), 'gesture');
  return draft(moment, 'gesture', joined(moment, said, afterGesture(moment, sign)));
}

/** Something sad is met, and thanks are joined: nothing is asked of either. */
function afterGesture(moment: Moment, { pool, valence }: (typeof gestureWords)[number]) {
  const { griefFor, quietFor } = moment.state;
  const isStill = griefFor > 0 || quietFor > 0;
  if (pool === 'gesture_love' || pool === 'gesture_thanks') return null;
  const isSad = pool === 'gesture_sad' || (isStill && valence === '-');
  return isSad ? sayLine(moment, 'stay_with') : nextAsk(moment);
}

function answerNotKnowing(moment: Moment): Draft {
  const { state } = moment;
  if (state.griefFor > 0 || state.quietFor > 0)
    return draft(moment, 'dont_know', joined(moment, sayLine(moment, 'stay_with')));
  if (state.stuckFor > 0) {
    const card = offerCard(moment);
    if (card) return card;
  }
  const said = sayLine(moment, 'dont_know') ?? reflection(moment);
  return draft(moment, 'dont_know', joined(moment, said, said?.asks ? null : nextAsk(moment)), {
    suggestions: ['draw'],
  });
}

/** A question made of what was named earlier, unless the guide is asked to be quiet. */
function nextAsk(moment: Moment): Said | null {
  const { state } = moment;
  // After the end nothing is asked.
  if (state.closed) return sayLine(moment, 'close_end');
  if (state.quietFor > 0 || state.griefFor > 0) return sayLine(moment, 'stay_with');
  return ask(moment, { recalls: true });
}
