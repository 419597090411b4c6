import { createContext, use } from 'react';

export interface ShellActions {
  openSearch(): void;
  startNewChat(): void;
  /** Asks with whom. */
  startPeopleChat(): void;
  /** Shows or hides the list of chats: its drawer, or its place beside the content. */
  toggleChats(): void;
}

const nothing = () => undefined;

export const ShellActionsContext = createContext<ShellActions>({
  openSearch: nothing,
  startNewChat: nothing,
  startPeopleChat: nothing,
  toggleChats: nothing,
});

/** Actions of the shell that any screen may use. */
export function useShellActions(): ShellActions {
  return use(ShellActionsContext);
}

let toggle: () => void = nothing;

/** Answered by the shell of the page; without one, nothing happens. */
export const sidebarWish = {
  send: () => toggle(),
  listen(listener: () => void): () => void {
    toggle = listener;
    return () => {
      if (toggle === listener) toggle = nothing;
    };
  },
};
