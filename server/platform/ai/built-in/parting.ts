import { draft } from './draft.ts';
import { echo } from './echo.ts';
import { isMourning } from './grief.ts';
import { beforeLeaving, isLeaving, saysNight, saysThanks } from './leaving.ts';
import { joined, type Said, sayLine, wordCount } from './lines.ts';
import { type Draft, type Moment, slotsOf } from './moment.ts';
import { fullDay } from './own-answers.ts';
import { ownWordsOf } from './own-words.ts';
import { readingOf } from './reading.ts';
import { sentencesOf } from './sentences.ts';

/** Thanks for a first answer begin a chat. */
const thanksTurnMin = 3;

/** A farewell after something that was said, and thanks with something beside them: heard, and nothing is asked. */
export function answerParting(moment: Moment): Draft | null {
  const { reading, state } = moment;
  if (isLeaving(reading))
    return draft(moment, 'goodbye', joined(moment, heard(moment), farewell(moment)));
  const rest = behindLeave(moment);
  if (rest) {
    const own = { ...moment, slots: { ...moment.slots, ...none, ...rest } };
    return draft(moment, 'goodbye', joined(moment, echo(own), sayLine(moment, 'leave_open')));
  }
  if (!isThanked(moment)) return null;
  const said = state.step ? farewell(moment) : sayLine(moment, 'rest', 'go_on');
  return draft(moment, 'rest', joined(moment, heard(moment), said));
}

/** “I’ll leave it there. I’m on again at seven, and I don’t know how …”: the words behind the farewell. */
function behindLeave({ reading, state }: Moment): Moment['slots'] | null {
  const { text, language } = reading;
  const [first, ...others] = sentencesOf(text, language);
  if (!first || others.length === 0 || state.turn === 0 || text.includes('?')) return null;
  if (!leavesIt[language].test(first.normal)) return null;
  const own = readingOf(others.map((one) => one.text).join(' '), language);
  return slotsOf(own, ownWordsOf(own.text, language));
}
const leavesIt = {
  en: /^ (?:(?:ok|okay|well|right|anyway|i think|so) )*(?:(?:i'll|i will|i'd better|let's) (?:leave it (?:there|here|at that)|stop (?:there|here))|that's (?:it|all|enough) for (?:today|now|tonight))(?: (?:for (?:now|today|tonight)|i think|then))* $/u,
  he: /^ (?:(?:טוב|אוקיי|נראה לי|אז|זהו) )*(?:ש?(?:אני )?(?:אעצור|נעצור|אפסיק|נפסיק)(?: (?:כאן|פה|להיום|עכשיו))+|(?:מספיק|די|זהו) להיום) $/u,
};

/** Thanks at the end, or anywhere once a step stands; “thanks, one more question” goes on. */
function isThanked({ reading, state }: Moment): boolean {
  const { text, language, normal, feelings } = reading;
  if (state.turn < thanksTurnMin || !reading.isContent || text.includes('?')) return false;
  const isDark = feelings.some(({ feeling }) => feeling.valence === '-');
  if (isDark || goesOn[language].test(normal)) return false;
  const sentences = sentencesOf(text, language);
  return (state.step ? sentences : sentences.slice(-1)).some((one) =>
    saysThanks(one.normal, language),
  );
}
const goesOn = {
  en: / (?:(?:one|another|a|last) (?:more )?(?:question|thing)|something else|what about) /u,
  he: / (?:עוד (?:שאלה|משהו|דבר)|שאלה (?:אחת|נוספת)|ומה עם) /u,
};

/** A few words before the farewell are not said back. */
function heard(moment: Moment): Said | null {
  const { reading } = moment;
  const before = beforeLeaving(reading, false);
  // The farewell itself is not said back.
  const own = before === null ? reading : readingOf(before, reading.language);
  const said = own.isContent
    ? echo({
        ...moment,
        reading: own,
        slots: { ...moment.slots, ...none, ...slotsOf(own, ownWordsOf(own.text, own.language)) },
      })
    : null;
  return said && wordCount(said.text) >= heardWordsMin ? said : null;
}
const heardWordsMin = 3;
/** The words of the farewell. */
const none = { c: undefined, q: undefined };

/** Leaves the person where they were: with the step that stands, or with what was written. */
export function farewell(moment: Moment): Said | null {
  const { state, reading, slots } = moment;
  if (isMourning(state)) return sayLine(moment, 'grief_thanks', 'part');
  const { step, language } = state;
  const isNight = saysNight(reading);
  if (!step) return sayLine(moment, ...(isNight ? ['part_night'] : []), 'part', 'close_early');
  const named = { ...slots, action: step.title, date: fullDay(step.dueOn, language) };
  const pools = [isNight ? 'part_step_night' : 'part_step', 'after_close', 'close_end'];
  return sayLine({ ...moment, slots: named }, ...pools);
}
