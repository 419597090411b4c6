import { useState, type ReactNode } from 'react';
import type { Connection } from '#contract/connections.ts';
import type { UserRef } from '#contract/shapes.ts';
import { useText } from '#web/platform/language.tsx';
import { shownName } from '#web/platform/shown-name.ts';
import { ConfirmDialog } from '#web/ui/Dialog.tsx';
import { blockPerson, removeConnection } from './connection-changes.ts';
import { keepFocus } from './kept-focus.ts';

export interface Endings {
  askToRemove(connection: Connection): void;
  askToBlock(user: UserRef, connection: Connection | null): void;
  /** To be rendered once beside what asks. */
  dialogs: ReactNode;
}

type Asked = { user: UserRef; connection: Connection | null; kind: 'remove' | 'block' };

/** Actions that end something between two people need a confirmation. */
export function useEndings(): Endings {
  const text = useText();
  const [asked, setAsked] = useState<Asked | null>(null);
  const [opened, setOpened] = useState(false);
  const ask = (what: Asked) => {
    setAsked(what);
    setOpened(true);
  };
  const end = () => {
    setOpened(false);
    if (asked?.kind === 'block') void blockPerson(asked.user, asked.connection);
    else if (asked?.connection) void removeConnection(asked.connection);
    // The button that asked goes away with its person.
    keepFocus();
  };
  const name = asked ? shownName(asked.user) : '';
  const isBlock = asked?.kind === 'block';
  return {
    askToRemove: (connection) => ask({ user: connection.user, connection, kind: 'remove' }),
    askToBlock: (user, connection) => ask({ user, connection, kind: 'block' }),
    dialogs: asked && (
      <ConfirmDialog
        opened={opened}
        onClose={() => setOpened(false)}
        onConfirm={end}
        title={text(isBlock ? 'connections.block_title' : 'connections.remove_title', { name })}
        text={text(isBlock ? 'connections.block_text' : 'connections.remove_text')}
        cancelLabel={text('connections.cancel')}
        confirmLabel={text(isBlock ? 'connections.block' : 'connections.remove')}
        closeLabel={text('connections.close')}
      />
    ),
  };
}
