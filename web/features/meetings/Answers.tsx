import type { Meeting } from '#contract/meetings.ts';
import { meetingAnswers } from '#contract/values.ts';
import { useText } from '#web/platform/language.tsx';
import { Check, CircleQuestionMark, X } from '#web/ui/icons.ts';
import { Chip } from '#web/ui/Chip.tsx';
import { answerMeeting, isMine, myAnswer } from './meeting-changes.ts';
import classes from './Meetings.module.css';

const icons = {
  yes: <Check aria-hidden />,
  maybe: <CircleQuestionMark aria-hidden />,
  no: <X aria-hidden />,
};

/** My answer to the invitation to a meeting, which can be changed at any time. */
export function Answers({ meeting }: { meeting: Meeting }) {
  const text = useText();
  const mine = myAnswer(meeting);
  return (
    <div
      className={classes.answers}
      role="group"
      aria-label={text('meetings.answer_to', { title: meeting.title })}
    >
      {!isMine(meeting) && mine === 'pending' && (
        <span className={classes.label}>{text('meetings.answer')}</span>
      )}
      {meetingAnswers.map((rsvp) => (
        <Chip
          key={rsvp}
          chosen={mine === rsvp}
          icon={icons[rsvp]}
          onClick={() => answerMeeting(meeting, rsvp)}
        >
          {text(`meetings.say_${rsvp}`)}
        </Chip>
      ))}
    </div>
  );
}
