import { dayIn, daysAfter, startOfDay } from '#contract/days.ts';
import type { BodyIn, Endpoint } from '#contract/endpoint.ts';
import { api } from '#contract/index.ts';

type Ask = (endpoint: Endpoint, id: string, payload?: object) => Promise<unknown>;
type NewMeeting = BodyIn<typeof api.meetings.create>;

const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;

interface Step {
  title: string;
  stage: 'PS' | 'ED' | 'FC' | 'DG';
  /** Days from today; null: some day. */
  due: number | null;
  done?: true;
}

const steps: Record<string, Step[]> = {
  maya: [
    { title: 'Write the letter to Dan', stage: 'DG', due: -1 },
    { title: 'Ten quiet minutes before the phone', stage: 'PS', due: 0 },
    { title: 'Ask the new studio about Fridays', stage: 'FC', due: 2 },
    { title: 'Draw the two chairs again', stage: 'ED', due: null },
    { title: 'Call Mum about Sunday', stage: 'DG', due: -2, done: true },
  ],
  noa: [
    { title: 'להתקשר לאחותי בשבת בבוקר', stage: 'DG', due: 0 },
    { title: 'חצי שעה של כתיבה לפני שכולם קמים', stage: 'FC', due: 1 },
    { title: 'ללכת לים, בלי אוזניות', stage: 'PS', due: null },
    { title: 'לשלוח ל-Maya את הציור', stage: 'ED', due: -3, done: true },
  ],
};

const insights: Record<string, string[]> = {
  maya: ['I miss learning more than I fear leaving.'],
  noa: ['הגעגוע חזק מהכעס, והוא היה שם קודם.'],
};
const moments: Record<string, string> = {
  maya: 'Walked home the long way and noticed the light on the canal.',
  noa: 'שתקתי דקה שלמה לפני שעניתי.',
};

/** Steps, insights and meetings of people who know each other, around the day on which the demo begins. */
export async function planTogether(ask: (username: string) => Ask, now: Date): Promise<void> {
  for (const [username, ofThem] of Object.entries(steps))
    for (const each of ofThem) await plan(ask(username), each, now);
  for (const [username, ofThem] of Object.entries(insights))
    for (const text of ofThem) await ask(username)(api.insights.create, '', { text });
  for (const [username, text] of Object.entries(moments)) {
    const at = new Date(now.getTime() - dayMs).toISOString();
    await ask(username)(api.timeline.addMoment, '', { text, at });
  }
  await meet(ask, now);
}

async function plan(ask: Ask, { title, stage, due, done }: Step, now: Date): Promise<void> {
  const dueOn = due === null ? null : daysAfter(dayIn('Asia/Jerusalem', now), due);
  const { action } = (await ask(api.actions.create, '', { title, stage, due_on: dueOn })) as {
    action: { id: string };
  };
  if (done) await ask(api.actions.update, action.id, { state: 'done' });
}

async function meet(ask: (username: string) => Ask, now: Date): Promise<void> {
  const at = (days: number, hour: number, minutes: number, timezone: string) => {
    const midnight = startOfDay(daysAfter(dayIn(timezone, now), days), timezone).getTime();
    const starts = midnight + hour * 60 * minuteMs;
    return {
      starts_at: new Date(starts).toISOString(),
      ends_at: new Date(starts + minutes * minuteMs).toISOString(),
      timezone,
    };
  };
  const propose = async (username: string, meeting: NewMeeting) => {
    const { meeting: made } = (await ask(username)(api.meetings.create, '', meeting)) as {
      meeting: { id: string };
    };
    return made.id;
  };
  await propose('maya', {
    title: 'Quiet hour',
    stage: 'PS',
    recurrence: 'FREQ=WEEKLY',
    ...at(1, 8, 60, 'Europe/London'),
  });
  const walk = await propose('maya', {
    title: 'Walk by the canal',
    stage: 'ED',
    place: 'Camden Lock',
    participants: ['tom', 'noa'],
    ...at(2, 15, 90, 'Europe/London'),
  });
  await ask('tom')(api.meetings.answer, walk, { rsvp: 'yes' });
  await propose('noa', {
    title: 'קפה וטיוטה ראשונה',
    stage: 'FC',
    place: 'בית הקפה ליד הים',
    participants: ['maya'],
    ...at(3, 10, 60, 'Asia/Jerusalem'),
  });
}
