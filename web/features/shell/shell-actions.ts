import { createContext, use } from 'react';

export interface ShellActions {
  openSearch(): void;
  startNewChat(): void;
  /** The list of chats: in its drawer, or back beside the content. */
  showChats(): void;
}

const nothing: ShellActions = {
  openSearch: () => undefined,
  startNewChat: () => undefined,
  showChats: () => undefined,
};

export const ShellActionsContext = createContext<ShellActions>(nothing);

/** What any screen may ask of the shell. */
export function useShellActions(): ShellActions {
  return use(ShellActionsContext);
}
