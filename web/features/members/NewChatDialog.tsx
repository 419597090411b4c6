import { useNavigate } from '@tanstack/react-router';
import { useId, useRef, useState } from 'react';
import type { ChatListItem } from '#contract/chat.ts';
import { api } from '#contract/index.ts';
import { limits } from '#contract/values.ts';
import { adoptChat } from '#web/features/chats/chat-cache.ts';
import { listOfNames } from '#web/features/chats/chat-name.ts';
import { ApiError, call } from '#web/platform/api.ts';
import { currentText, useText } from '#web/platform/language.tsx';
import { newId } from '#web/platform/new-id.ts';
import { shownName } from '#web/platform/shown-name.ts';
import { useRefusalToast } from '#web/features/plans/plan-limits.ts';
import { Button } from '#web/ui/Button.tsx';
import { Dialog } from '#web/ui/Dialog.tsx';
import { PeoplePicker } from './PeoplePicker.tsx';
import type { Candidate } from './candidates.ts';
import fields from '#web/ui/fields.module.css';
import classes from './NewChatDialog.module.css';

export type NewChatDialogProps = { opened: boolean; onClose: () => void };

/** A chat with one person, or a group of several. */
export function NewChatDialog({ opened, onClose }: NewChatDialogProps) {
  const text = useText();
  const navigate = useNavigate();
  const nameId = useId();
  const [chosen, setChosen] = useState<Candidate[]>([]);
  const [name, setName] = useState('');
  const [busy, setBusy] = useState(false);
  const showRefusal = useRefusalToast();
  const attempt = useRef<Attempt>({ wanted: '', key: '' });
  const isGroup = chosen.length > 1;
  const close = () => {
    onClose();
    setChosen([]);
    setName('');
    attempt.current = { wanted: '', key: '' };
  };
  const create = async () => {
    setBusy(true);
    try {
      const chat = await createChat(chosen, isGroup ? name.trim() : '', attempt.current);
      close();
      await navigate({ to: '/chat/$id', params: { id: chat.id } });
    } catch (error) {
      showRefusal(error, reasonOf(error));
    } finally {
      setBusy(false);
    }
  };
  return (
    <Dialog
      opened={opened}
      onClose={close}
      title={text('members.new_chat')}
      closeLabel={text('shell.close')}
      width={540}
      footer={
        <>
          <Button variant="ghost" onClick={close}>
            {text('chat.cancel')}
          </Button>
          <Button busy={busy} disabled={chosen.length === 0} onClick={() => void create()}>
            {text(isGroup ? 'members.create_group' : 'members.start_chat')}
          </Button>
        </>
      }
    >
      <PeoplePicker chosen={chosen} onChange={setChosen} />
      {isGroup && (
        <div className={classes.name}>
          <label htmlFor={nameId}>{text('members.group_name')}</label>
          <input
            id={nameId}
            className={fields.field}
            dir={name ? 'auto' : undefined}
            value={name}
            maxLength={limits.titleLengthMax}
            autoComplete="off"
            onChange={(event) => setName(event.target.value)}
          />
        </div>
      )}
      <p className={classes.note} role="status">
        {noteOn(chosen)}
      </p>
    </Dialog>
  );

  function noteOn(people: Candidate[]): string {
    const strangers = people.filter(({ isConnection }) => !isConnection);
    if (strangers.length === 0) return text('members.one_is_pair');
    const names = listOfNames(strangers.map(({ user }) => shownName(user)));
    return text(people.length > 1 ? 'members.will_be_asked' : 'members.will_be_invited', {
      count: strangers.length,
      names,
    });
  }
}

/** The same wish, tried again after no answer came, must not make a second group. */
type Attempt = { wanted: string; key: string };

async function createChat(
  people: Candidate[],
  title: string,
  attempt: Attempt,
): Promise<ChatListItem> {
  const body = {
    chat: {
      chat_type: people.length > 1 ? ('GP' as const) : ('US' as const),
      participants: people.map(({ user }) => user.username),
      ...(title === '' ? {} : { title }),
    },
  };
  const wanted = JSON.stringify(body);
  if (attempt.wanted !== wanted) Object.assign(attempt, { wanted, key: newId() });
  const { chat } = await call(api.chat.create, { body, idempotencyKey: attempt.key });
  adoptChat(chat);
  return chat;
}

/** Problems that the person can solve are shown; others are ignored. */
function reasonOf(error: unknown): string {
  const isAnswer = error instanceof ApiError && [402, 404, 409].includes(error.status);
  return isAnswer ? error.message : currentText()('shell.try_later');
}
