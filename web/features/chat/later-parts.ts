import { lazy } from 'react';
import { later } from '#web/ui/later-part.ts';

/** What most people do not meet at first comes when it is wanted. */
export const ChatDetails = lazy(
  later(async () => ({
    default: (await import('../members/ChatDetails.tsx')).ChatDetails,
  })),
);
export const RenameDialog = lazy(
  later(async () => ({ default: (await import('./RenameDialog.tsx')).RenameDialog })),
);
export const MuteDialog = lazy(
  later(async () => ({
    default: (await import('../members/MuteDialog.tsx')).MuteDialog,
  })),
);
export const InvitationRow = lazy(
  later(async () => ({
    default: (await import('../members/InvitationRow.tsx')).InvitationRow,
  })),
);
export const LaterInviteBanner = lazy(
  later(async () => ({
    default: (await import('../members/InviteBanner.tsx')).InviteBanner,
  })),
);
export const StageHistory = lazy(
  later(async () => ({
    default: (await import('../assistant/StageHistory.tsx')).StageHistory,
  })),
);
export const CopyDialog = lazy(
  later(async () => ({
    default: (await import('../copies/CopyDialog.tsx')).CopyDialog,
  })),
);
