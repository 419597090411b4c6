import { useMemo, useState } from 'react';
import type { ChatInfo } from '#contract/chat.ts';
import { sentenceOf } from '#web/platform/api-error.ts';
import { listOfNames } from '#web/features/chats/chat-name.ts';
import { useText } from '#web/platform/language.tsx';
import { shownName } from '#web/platform/shown-name.ts';
import { useRefusalToast } from '#web/features/plans/plan-limits.ts';
import { Button } from '#web/ui/Button.tsx';
import { showToast } from '#web/ui/toasts.ts';
import { PeoplePicker } from './PeoplePicker.tsx';
import type { Candidate } from './candidates.ts';
import { invitePeople } from './member-changes.ts';
import classes from './members.module.css';

/** Asks more people into a group. */
export function InvitePane({ info, onBack }: { info: ChatInfo; onBack: () => void }) {
  const text = useText();
  const [chosen, setChosen] = useState<Candidate[]>([]);
  const [busy, setBusy] = useState(false);
  const showRefusal = useRefusalToast();
  const { members } = info;
  const present = useMemo(
    () => new Set(members.filter(({ state }) => state !== 'requested').map(({ user }) => user.id)),
    [members],
  );
  const strangers = chosen.filter(({ isConnection }) => !isConnection);
  const invite = async () => {
    setBusy(true);
    try {
      await invitePeople(
        info,
        chosen.map(({ user }) => user.username),
      );
      const done = text('members.invited_done', { count: chosen.length });
      showToast({ tone: 'success', text: done });
      onBack();
    } catch (error) {
      showRefusal(error, sentenceOf(error));
    } finally {
      setBusy(false);
    }
  };
  return (
    <>
      <PeoplePicker chosen={chosen} onChange={setChosen} present={present} />
      {strangers.length > 0 && (
        <p className={classes.note} role="status">
          {text('members.will_be_asked', {
            count: strangers.length,
            names: listOfNames(strangers.map(({ user }) => shownName(user))),
          })}
        </p>
      )}
      <div className={classes.answers}>
        <Button variant="ghost" onClick={onBack}>
          {text('members.back')}
        </Button>
        <Button busy={busy} disabled={chosen.length === 0} onClick={() => void invite()}>
          {text('members.invite_deed')}
        </Button>
      </div>
    </>
  );
}
