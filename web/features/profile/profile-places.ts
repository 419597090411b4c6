import {
  FileText,
  Gem,
  History,
  MessageSquareText,
  ShieldCheck,
  Share2,
  User,
  UsersRound,
  WalletCards,
  type LucideIcon,
} from '#web/ui/icons.ts';
import { privacyPolicyHref, termsServiceHref } from '#web/features/account/legal-places.ts';
import { plansHref } from '#web/features/plans/plan-places.ts';
import { myCardsHref } from '#web/features/cards/card-places.ts';
import type { TextKey } from '#web/platform/language.tsx';

export interface ProfilePlace {
  path: string;
  icon: LucideIcon;
  title: TextKey;
  text?: TextKey;
}

/** The screens behind the profile, in the order they are listed. */
export const profilePlaces: ProfilePlace[] = [
  { path: '/profile/me', icon: User, title: 'account.my_profile', text: 'account.my_profile_text' },
  { path: plansHref, icon: Gem, title: 'account.plans', text: 'account.plans_text' },
  { path: myCardsHref, icon: WalletCards, title: 'cards.my_cards', text: 'cards.my_cards_text' },
  {
    path: '/profile/manage_history',
    icon: History,
    title: 'history.title',
    text: 'history.place_text',
  },
  {
    path: '/profile/share',
    icon: Share2,
    title: 'inviting.title',
    text: 'inviting.place_text',
  },
  {
    path: '/profile/join_our_community',
    icon: UsersRound,
    title: 'community.title',
    text: 'community.place_text',
  },
  {
    path: '/profile/give_feetback',
    icon: MessageSquareText,
    title: 'feedback.title',
    text: 'feedback.place_text',
  },
  {
    path: privacyPolicyHref,
    icon: ShieldCheck,
    title: 'legal.privacy_policy',
    text: 'legal.privacy_policy_text',
  },
  {
    path: termsServiceHref,
    icon: FileText,
    title: 'legal.terms_service',
    text: 'legal.terms_service_text',
  },
];
