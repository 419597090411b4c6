import type {
  Currency,
  Interval,
  PaidPlanId,
  PaymentTrouble,
  SubscriptionStatus,
} from '#contract/billing.ts';
import type { PortalScreen } from '#contract/payments.ts';
import type { Language } from '#contract/shapes.ts';
import { Refusal } from '../refusal.ts';

/** A subscription as Stripe holds it at a moment. Plans are ids of the plan table, or unknown ones. */
export interface HeldSubscription {
  id: string;
  status: Exclude<SubscriptionStatus, 'none'>;
  plan: string;
  interval: Interval | null;
  currency: Currency | null;
  /** When its period ends. */
  periodEndsAt: Date;
  /** When it will end, or ended. */
  cancelAt: Date | null;
  trialEndsAt: Date | null;
  invoice: HeldInvoice | null;
  /** Of the payment at its next renewal, with taxes and discounts, in minor units of `currency`; null: not known. */
  nextAmount: number | null;
  /** The change at its next renewal. */
  next: { plan: string; interval: Interval; at: Date } | null;
}

interface HeldInvoice {
  id: string;
  state: 'paid' | 'open' | 'other';
  /** In minor units. */
  amount: number;
  currency: string;
  createdAt: Date;
}

/** A customer as Stripe holds it, with the one subscription that matters most. */
export interface Held {
  /** False: the customer was deleted there. */
  exists: boolean;
  subscription: HeldSubscription | null;
  payment: PaymentTrouble | null;
}

/** A message of Stripe whose signature was right. */
export interface PaymentEvent {
  id: string;
  type: string;
  /** The customer whom it concerns; null: nobody, or nothing of ours. */
  customerId(): Promise<string | null>;
}

export interface CheckoutWish {
  customerId: string;
  userId: string;
  language: Language;
  plan: PaidPlanId;
  interval: Interval;
  currency: Currency;
  /** 0: no trial. */
  trialDays: number;
  /** Addresses to return to. `{CHECKOUT_SESSION_ID}` is filled in by Stripe. */
  paidUrl: string;
  cancelledUrl: string;
  expiresAt: Date;
}

export interface PortalWish {
  customerId: string;
  language: Language;
  returnUrl: string;
}

/**
 * The payment service. Everything but `eventOf` waits for the network, so nothing of it is called in a transaction.
 * @throws Refusal payment.provider_failed where it does not answer, or refuses what we ask
 */
export interface Payments {
  /** False in the test mode, where no money moves. */
  readonly isLive: boolean;
  /** @throws Refusal payment.signature_invalid */
  eventOf(raw: string, signature: string | undefined, now: Date): PaymentEvent;
  held(customerId: string): Promise<Held>;
  newCustomer(person: {
    userId: string;
    email: string | null;
    name: string;
    language: Language;
  }): Promise<string>;
  /** Ends addresses that were given before, so that nobody pays twice. */
  checkout(wish: CheckoutWish): Promise<string>;
  /** Null: there is no such checkout of this customer. */
  checkoutState(
    customerId: string,
    session: string,
  ): Promise<'open' | 'waiting' | 'paid' | 'expired' | null>;
  /** The page on which a change of a subscription is confirmed, with what it costs now. */
  change(
    wish: PortalWish & { subscriptionId: string; plan: PaidPlanId; interval: Interval },
  ): Promise<string>;
  /** Lets another plan begin at the next renewal, without a page of Stripe. */
  changeAtRenewal(
    subscriptionId: string,
    wished: { plan: PaidPlanId; interval: Interval },
  ): Promise<void>;
  portal(
    wish: PortalWish & { subscriptionId: string | null; screen: PortalScreen },
  ): Promise<string>;
  /** Takes back an end or a change at the next renewal, and goes on with a paused subscription. */
  resume(subscriptionId: string): Promise<void>;
  /** Lets a subscription run out, without another payment. */
  endAtRenewal(subscriptionId: string): Promise<void>;
  /** Deletes the customer and ends all their subscriptions at once. */
  forget(customerId: string): Promise<void>;
}

/** The service does not answer, or refuses what we ask. */
export function providerFailed(): Refusal {
  return new Refusal('payment.provider_failed', { retryAfterSeconds: 60 });
}

/** A message that is not from the service, too old, or of another mode. */
export function signatureInvalid(): Refusal {
  return new Refusal('payment.signature_invalid');
}
