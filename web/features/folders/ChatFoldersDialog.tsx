import { Checkbox } from '@mantine/core';
import { useState } from 'react';
import type { ChatListItem } from '#contract/chat.ts';
import type { Folder } from '#contract/folders.ts';
import { limits } from '#contract/values.ts';
import { knownChats } from '#web/features/chats/known-chats.ts';
import { useFolders } from './folder-cache.ts';
import { useChatName } from '#web/features/chats/chat-name.ts';
import { useText } from '#web/platform/language.tsx';
import { Button } from '#web/ui/Button.tsx';
import { Dialog } from '#web/ui/Dialog.tsx';
import { useClosing } from '#web/ui/closing.ts';
import { ErrorState } from '#web/ui/EmptyState.tsx';
import { FolderPlus } from '#web/ui/icons.ts';
import { SearchField } from '#web/ui/SearchField.tsx';
import { RowsSkeleton } from '#web/ui/Skeletons.tsx';
import { addToFolder, createFolder, takeFromFolder } from './folder-changes.ts';
import { byName } from './folder-order.ts';
import fields from '#web/ui/fields.module.css';
import classes from './FolderDialogs.module.css';

/** More than these are looked through by their names. */
const atAGlance = 8;

export type ChatFoldersDialogProps = { chat: ChatListItem; onClose: () => void };

/** In which folders a chat lies; each choice holds at once. */
export function ChatFoldersDialog({ chat, onClose }: ChatFoldersDialogProps) {
  const text = useText();
  const title = useChatName(chat);
  const { opened, close } = useClosing(onClose);
  const { folders, isError, refetch } = useFolders();
  return (
    <Dialog
      opened={opened}
      onClose={close}
      title={text('folders.choose_title')}
      closeLabel={text('shell.close')}
      width={440}
      footer={<Button onClick={close}>{text('folders.done')}</Button>}
    >
      <div className={classes.choosing}>
        <p className={classes.note}>{text('folders.choose_text', { title })}</p>
        {folders && <Choices chat={chat} folders={folders} />}
        {!folders && !isError && <RowsSkeleton label={text('shell.loading_part')} count={3} />}
        {!folders && isError && (
          <ErrorState
            title={text('folders.failed')}
            action={
              <Button variant="tint" onClick={() => void refetch()}>
                {text('shell.try_again')}
              </Button>
            }
          />
        )}
        <NewFolder chat={chat} isFirst={folders?.length === 0} />
      </div>
    </Dialog>
  );
}

function Choices({ chat, folders }: { chat: ChatListItem; folders: Folder[] }) {
  const text = useText();
  const [words, setWords] = useState('');
  const wanted = words.trim().toLocaleLowerCase();
  const shown = byName(folders).filter(({ name }) => name.toLocaleLowerCase().includes(wanted));
  // The row may stand where it can not learn of its own change: in the folder it was taken from.
  const isIn = ({ chats }: Folder) => chats.some(({ id }) => id === chat.id);
  return (
    <>
      {folders.length > atAGlance && (
        <SearchField
          label={text('folders.find')}
          value={words}
          onChange={setWords}
          clearLabel={text('connections.clear')}
        />
      )}
      {shown.length > 0 && (
        <div className={classes.choices} role="group" aria-label={text('folders.folders')}>
          {shown.map((folder) => (
            <Checkbox
              key={folder.id}
              classNames={{ body: classes.choice, label: classes.choiceName }}
              label={<bdi>{folder.name}</bdi>}
              checked={isIn(folder)}
              onChange={({ currentTarget: { checked } }) =>
                void (checked
                  ? addToFolder(folder, knownChats.get(chat.id) ?? chat)
                  : takeFromFolder(folder, chat))
              }
            />
          ))}
        </div>
      )}
      {folders.length > 0 && shown.length === 0 && (
        <p className={classes.note}>{text('folders.none_found')}</p>
      )}
    </>
  );
}

function NewFolder({ chat, isFirst }: { chat: ChatListItem; isFirst: boolean }) {
  const text = useText();
  const [name, setName] = useState('');
  const [busy, setBusy] = useState(false);
  const create = async () => {
    if (name.trim() === '' || busy) return;
    setBusy(true);
    const made = await createFolder(name, knownChats.get(chat.id) ?? chat);
    setBusy(false);
    if (made) setName('');
  };
  return (
    <form
      className={classes.newFolder}
      onSubmit={(event) => {
        event.preventDefault();
        void create();
      }}
    >
      <input
        className={fields.field}
        dir="auto"
        value={name}
        maxLength={limits.folderNameLengthMax}
        aria-label={text('folders.new_name')}
        placeholder={text(isFirst ? 'folders.name_example' : 'folders.new')}
        data-autofocus={isFirst || undefined}
        onChange={(event) => setName(event.target.value)}
      />
      <Button
        type="submit"
        variant="tint"
        icon={<FolderPlus aria-hidden />}
        disabled={name.trim() === ''}
        busy={busy}
      >
        {text('folders.create')}
      </Button>
    </form>
  );
}
