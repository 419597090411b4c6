import { createContext, useContext, useMemo, useState, type ReactNode } from 'react';
import type { DetailsView } from '#web/features/members/ChatDetails.tsx';

type Asking =
  | { of: 'mute' | 'folders' | 'copy' }
  | { of: 'details'; first: DetailsView; opened: boolean }
  | null;
/** Whether the history of stages was opened, and is now. */
export type ShownHistory = 'never' | 'opened' | 'closed';

function useNewState() {
  const [asking, setAsking] = useState<Asking>(null);
  const [renaming, setRenaming] = useState(false);
  const [menuOpened, setMenuOpened] = useState(false);
  const [history, setHistory] = useState<ShownHistory>('never');
  return useMemo(
    () => ({
      asking,
      setAsking,
      renaming,
      setRenaming,
      menuOpened,
      setMenuOpened,
      history,
      setHistory,
    }),
    [asking, renaming, menuOpened, history],
  );
}

const State = createContext<ReturnType<typeof useNewState> | null>(null);

/**
 * The menu and the dialogs that the header of a chat opened. A chat on its way and the chat itself have a header each, and a press on
 * the first one holds also where the second one takes its place.
 */
export function ChatHeaderState({ children }: { children: ReactNode }) {
  return <State value={useNewState()}>{children}</State>;
}

export function useChatHeaderState() {
  const state = useContext(State);
  if (!state) throw new Error('a chat’s header stands in its ChatHeaderState');
  return state;
}
