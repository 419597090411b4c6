import { dayIn } from '#contract/days.ts';
import { withoutIsolates } from '#i18n/text.ts';
import { helpFor } from './safety/regions.ts';
import type { ContextRoom } from './context-room.ts';
import { dataLine } from './data-line.ts';
import { stageNames } from './instructions.ts';
import type { AnswerRequest } from './model.ts';
import { stageMayBeOffered } from './stage-offers.ts';
import { cutToTokens } from './tokens.ts';

const stateWords = { open: 'not decided', accepted: 'accepted', dismissed: 'declined' };

/** The data that stand before the messages, each part on one line; parts that seldom change come first. */
export function standingData(request: AnswerRequest, room: ContextRoom): string[] {
  const { person, amongPeople, members, summary } = request;
  const about = amongPeople ? '' : cutToTokens(person.aboutMe.trim(), room.about);
  return [
    {
      [amongPeople ? 'asked_by' : 'person']: person.displayName,
      interface_language: person.language,
      ...(about !== '' && { about_me: about }),
    },
    ...(members === null ? [] : [{ members: members.names, others_not_named: members.others }]),
    { help: helpIn(request) },
    ...(summary === null ? [] : [{ summary_of_the_older_part: summary }]),
  ].map((line) => dataLine(line));
}

/** The data of this turn alone: they stand in it, so that all before it is as it was at the turn before. */
export function turnData(request: AnswerRequest, hasTools: boolean): string[] {
  const { lastStep, inCare, apology } = request;
  return [
    ...(lastStep === null ? [] : [{ last_step: lastStep, ask: lastStepTask }]),
    ...(inCare ? [] : [stageData(request)]),
    ...(apology === null ? [] : [{ stands_before_your_answer: apology, note: apologyNote }]),
    { now: { ...nowIn(request), ...(hasTools && { next_days: nextDays(request) }) } },
  ].map((line) => dataLine(line));
}

const apologyNote = 'It apologises already. Answer what was meant.';
const lastStepTask =
  'They planned it in their last chat with you. Ask after it in one short sentence before you answer, unless they are in distress.';

function helpIn({ person }: AnswerRequest) {
  const helpWith = (kind: 'self_harm' | 'abuse') =>
    helpFor(person, person.language, { kind, who: 'self' });
  const { lines, emergency } = helpWith('self_harm');
  return {
    lines: lines.map(withoutIsolates),
    lines_for_violence_and_abuse: helpWith('abuse').lines.map(withoutIsolates),
    emergency: withoutIsolates(emergency),
    emergency_for_violence: withoutIsolates(helpWith('abuse').emergency),
  };
}

function stageData({ stage, course }: AnswerRequest) {
  const offers = course?.stageOffers.map((offer) => ({
    stage: stageNames[offer.stage],
    turn: offer.turn,
    answer: stateWords[offer.state],
  }));
  return {
    stage: stageNames[stage],
    ...(course && {
      turn: course.turn,
      turns_in_stage: course.turnsInStage,
      offered: offers,
      may_be_offered: stageMayBeOffered(course),
    }),
  };
}

/** A step with a day needs to know what day it is. */
function nowIn({ lines, person: { timezone: timeZone } }: AnswerRequest) {
  const now = lines.at(-1)?.at ?? new Date();
  const part = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat('en-GB', { ...options, timeZone }).format(now);
  return {
    weekday: part({ weekday: 'long' }),
    date: dayIn(timeZone, now),
    time: part({ hour: '2-digit', minute: '2-digit' }),
    zone: timeZone,
  };
}

/** Models count days badly. */
function nextDays({ lines, person: { timezone: timeZone } }: AnswerRequest): string[] {
  const now = lines.at(-1)?.at ?? new Date();
  const weekday = new Intl.DateTimeFormat('en-GB', { weekday: 'short', timeZone });
  return Array.from({ length: daysAhead }, (_, day) => {
    const at = new Date(now.getTime() + (day + 1) * dayMs);
    return `${weekday.format(at)} ${dayIn(timeZone, at)}`;
  });
}
const daysAhead = 7;
const dayMs = 86_400_000;
