import type { BodyIn } from '#contract/endpoint.ts';
import { api } from '#contract/index.ts';
import type { Meeting, Participant } from '#contract/meetings.ts';
import { sentenceOf } from '#web/platform/api-error.ts';
import { call } from '#web/platform/api.ts';
import { currentText } from '#web/platform/language.tsx';
import { askAgain, queryClient } from '#web/platform/query.ts';
import { myId } from '#web/platform/session.ts';
import { showToast } from '#web/ui/toasts.ts';
import { meetingKey } from './calendar.ts';
import { type MeetingList, meetingKeys } from './meeting-queries.ts';
import { type ScopeQuestion, scopeQuestion } from './shown-meeting.ts';

type Scope = 'this' | 'following' | 'all';
export type NewMeeting = Omit<BodyIn<typeof api.meetings.create>, 'id'>;
export type MeetingFields = Omit<BodyIn<typeof api.meetings.update>, 'scope' | 'occurrence'>;
type Times = Pick<Meeting, 'starts_at' | 'ends_at'>;

export function isMine({ organiser }: Pick<Meeting, 'organiser'>): boolean {
  return organiser.id === myId();
}

export function myAnswer({ participants }: Pick<Meeting, 'participants'>): Participant['rsvp'] {
  return participants.find(({ user }) => user.id === myId())?.rsvp ?? 'pending';
}

/** A new meeting; sent again with the same id it stays one. @throws ApiError */
export async function planMeeting(id: string, body: NewMeeting): Promise<Meeting> {
  const { meeting } = await call(api.meetings.create, { body: { ...body, id } });
  await askAgain(meetingKeys.all);
  showToast({ tone: 'success', text: currentText()('meetings.planned', { title: meeting.title }) });
  return meeting;
}

/** @throws ApiError */
export async function changeMeeting(
  { id, occurrence }: Pick<Meeting, 'id' | 'occurrence'>,
  fields: MeetingFields,
  scope: Scope,
): Promise<Meeting> {
  const body = { ...fields, scope, occurrence };
  const { meeting } = await call(api.meetings.update, { params: { id }, body });
  await askAgain(meetingKeys.all);
  return meeting;
}

/** Asks which occurrences of a recurring meeting are meant; one without recurrence is meant as a whole. */
export function withScope(
  { recurrence }: Pick<Meeting, 'recurrence'>,
  what: ScopeQuestion['what'],
  act: (scope: Scope) => void,
): void {
  if (recurrence === null) act('all');
  else scopeQuestion.set({ what, onChoose: act });
}

/** Moves a meeting at once, and back where that is refused; a single one can be undone. */
export function moveMeeting(meeting: Meeting, times: Times): void {
  if (times.starts_at === meeting.starts_at && times.ends_at === meeting.ends_at) return;
  withScope(meeting, 'change', (scope) => void move(meeting, times, scope));
}

async function move(meeting: Meeting, times: Times, scope: Scope): Promise<void> {
  const text = currentText();
  showAs(meeting, times);
  try {
    await changeMeeting(meeting, times, scope);
    const isUndoable = scope === 'this' || meeting.recurrence === null;
    showToast({
      tone: 'success',
      text: text('meetings.moved', { title: meeting.title }),
      ...(isUndoable && {
        action: {
          label: text('chat.undo'),
          onChoose: () =>
            void attempt(meeting, () =>
              changeMeeting(
                meeting,
                { starts_at: meeting.starts_at, ends_at: meeting.ends_at },
                scope,
              ),
            ),
        },
      }),
    });
  } catch (error) {
    showAs(meeting, meeting);
    showToast({ tone: 'error', text: sentenceOf(error) });
  }
}

/** Answers an invitation at once, and as before where that is refused. */
export function answerMeeting(
  meeting: Meeting,
  rsvp: Exclude<Participant['rsvp'], 'pending'>,
): void {
  const me = myId();
  const participants = meeting.participants.map((one) =>
    one.user.id === me ? { ...one, rsvp } : one,
  );
  showAs(meeting, { participants });
  void attempt(meeting, async () => {
    await call(api.meetings.answer, { params: { id: meeting.id }, body: { rsvp } });
    await askAgain(meetingKeys.all);
  });
}

/** Cancels a meeting of mine, or leaves one of others. */
export async function removeMeeting(meeting: Meeting, scope: Scope): Promise<void> {
  const { id, occurrence, title } = meeting;
  await attempt(meeting, async () => {
    await call(api.meetings.remove, { params: { id }, body: { scope, occurrence } });
    await askAgain(meetingKeys.all);
    const key = isMine(meeting) ? 'meetings.cancelled' : 'meetings.left';
    showToast({ tone: 'success', text: currentText()(key, { title }) });
  });
}

async function attempt(meeting: Meeting, change: () => Promise<unknown>): Promise<void> {
  try {
    await change();
  } catch (error) {
    showAs(meeting, meeting);
    showToast({ tone: 'error', text: sentenceOf(error) });
  }
}

/** Shows an occurrence changed in all that is loaded, until the server answers. */
function showAs(meeting: Meeting, change: Partial<Meeting>): void {
  const key = meetingKey(meeting);
  const changed = (one: Meeting) => (meetingKey(one) === key ? { ...one, ...change } : one);
  queryClient.setQueriesData<MeetingList>(
    { queryKey: meetingKeys.lists },
    (list) => list && { ...list, items: list.items.map(changed) },
  );
  queryClient.setQueriesData<{ meeting: Meeting }>(
    { queryKey: meetingKeys.one(meeting.id) },
    (one) => one && { meeting: changed(one.meeting) },
  );
}
