import { lazy } from 'react';
import { later } from '#web/ui/later-part.ts';

/** Parts that most people do not need at first are loaded on demand. */
export const ChatDetails = lazy(
  later(async () => ({
    default: (await import('#web/features/members/ChatDetails.tsx')).ChatDetails,
  })),
);
export const RenameDialog = lazy(
  later(async () => ({
    default: (await import('#web/features/chats/RenameDialog.tsx')).RenameDialog,
  })),
);
export const MuteDialog = lazy(
  later(async () => ({
    default: (await import('#web/features/members/MuteDialog.tsx')).MuteDialog,
  })),
);
export const InvitationRow = lazy(
  later(async () => ({
    default: (await import('./InvitationRow.tsx')).InvitationRow,
  })),
);
export const LaterInviteBanner = lazy(
  later(async () => ({
    default: (await import('#web/features/members/InviteBanner.tsx')).InviteBanner,
  })),
);
export const StageHistory = lazy(
  later(async () => ({
    default: (await import('#web/features/assistant/StageHistory.tsx')).StageHistory,
  })),
);
export const CopyDialog = lazy(
  later(async () => ({
    default: (await import('#web/features/copies/CopyDialog.tsx')).CopyDialog,
  })),
);
