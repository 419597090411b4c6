import { lazy } from 'react';

/** Dialogs come when they are wanted. */
export const FolderNameDialog = lazy(async () => ({
  default: (await import('./FolderNameDialog.tsx')).FolderNameDialog,
}));
export const DeleteFolderDialog = lazy(async () => ({
  default: (await import('./DeleteFolderDialog.tsx')).DeleteFolderDialog,
}));
export const ChatFoldersDialog = lazy(async () => ({
  default: (await import('./ChatFoldersDialog.tsx')).ChatFoldersDialog,
}));
