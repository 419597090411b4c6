import { lazy } from 'react';

/** What most people do not meet at first comes when it is wanted. */
export const ChatDetails = lazy(async () => ({
  default: (await import('../members/ChatDetails.tsx')).ChatDetails,
}));
export const MuteDialog = lazy(async () => ({
  default: (await import('../members/MuteDialog.tsx')).MuteDialog,
}));
export const InvitationRow = lazy(async () => ({
  default: (await import('../members/InvitationRow.tsx')).InvitationRow,
}));
export const LaterInviteBanner = lazy(async () => ({
  default: (await import('../members/InviteBanner.tsx')).InviteBanner,
}));
