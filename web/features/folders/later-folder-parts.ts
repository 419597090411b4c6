import { lazy } from 'react';
import { later } from '#web/ui/later-part.ts';

/** Dialogs, and a folder that is looked at alone, come when they are wanted. */
export const FolderView = lazy(
  later(async () => ({ default: (await import('./FolderView.tsx')).FolderView })),
);
export const FolderNameDialog = lazy(
  later(async () => ({
    default: (await import('./FolderNameDialog.tsx')).FolderNameDialog,
  })),
);
export const DeleteFolderDialog = lazy(
  later(async () => ({
    default: (await import('./DeleteFolderDialog.tsx')).DeleteFolderDialog,
  })),
);
export const ChatFoldersDialog = lazy(
  later(async () => ({
    default: (await import('./ChatFoldersDialog.tsx')).ChatFoldersDialog,
  })),
);
