import type { BookedSchedule, BookedSubscription, StripeBooks } from './stripe-books.ts';
import { StripeProblem, inner, known, newId, refuseManaged, text } from './stripe-makes.ts';
import type { Fields } from './stripe-server.ts';

/**
 * Somebody confirms another price in the portal. A lower amount or a shorter interval begins at the renewal; anything
 * else begins at once and is charged, a smaller plan paid by the year instead of the month too.
 */
export function changePrice(books: StripeBooks, one: BookedSubscription, priceId: string): void {
  const price = books.prices.get(priceId);
  const [item] = one.items.data;
  if (!price) throw new Error('no such price');
  const difference = (price.unit_amount ?? 0) - (item.price.unit_amount ?? 0);
  const isOtherInterval = price.recurring?.interval !== item.price.recurring?.interval;
  if (difference <= 0 || (isOtherInterval && price.recurring?.interval === 'month')) {
    const schedule = addSchedule(books, one);
    schedule.phases.push({ start_date: item.current_period_end, items: [{ price }] });
    books.emit('subscription_schedule.created', schedule);
    return books.changed(one);
  }
  item.price = price;
  // The portal is set up to let trials go on.
  if (one.status !== 'trialing') {
    if (isOtherInterval) {
      item.current_period_start = books.now;
      item.current_period_end = books.afterPeriod(books.now, price);
    }
    books.charge(one, difference);
  }
  books.changed(one);
}

function addSchedule(books: StripeBooks, one: BookedSubscription): BookedSchedule {
  const [{ current_period_start: start, current_period_end: end, price }] = one.items.data;
  const schedule: BookedSchedule = {
    id: newId('sub_sched'),
    object: 'subscription_schedule',
    subscription: one.id,
    customer: one.customer,
    phases: [
      {
        start_date: start,
        end_date: end,
        trial_end: one.trial_end,
        discounts: [],
        items: [{ price }],
      },
    ],
  };
  books.schedules.set(schedule.id, schedule);
  one.schedule = schedule.id;
  return schedule;
}

/** As it is sent: prices are ids unless they are asked for. */
export function shownSchedule(schedule: BookedSchedule) {
  return {
    ...schedule,
    phases: schedule.phases.map((phase) => ({
      ...phase,
      items: phase.items.map(({ price }) => ({ price: price.id, quantity: 1 })),
    })),
  };
}

export function newSchedule(books: StripeBooks, given: Fields): object {
  const one = known(books.subscriptions, text(given, 'from_subscription'), 'subscription');
  refuseManaged(one);
  const schedule = addSchedule(books, one);
  books.emit('subscription_schedule.created', schedule);
  books.changed(one);
  return shownSchedule(schedule);
}

/** The present phase has to stay as it is; the next one begins where it ends. */
export function updateSchedule(books: StripeBooks, given: Fields, id: string): object {
  const schedule = known(books.schedules, id, 'schedule');
  const [present] = schedule.phases;
  const [first, second] = Object.values(inner(given, 'phases')) as (Fields | undefined)[];
  const priceIn = (phase: Fields | undefined) =>
    known(books.prices, text(inner(inner(phase ?? {}, 'items'), '0'), 'price'), 'price');
  const isSame =
    present !== undefined &&
    Number(first?.['start_date']) === present.start_date &&
    Number(first?.['end_date']) === present.end_date &&
    Number(first?.['trial_end'] ?? 0) === (present.trial_end ?? 0) &&
    priceIn(first).id === present.items[0]?.price.id;
  if (!isSame || given['end_behavior'] !== 'release')
    throw new StripeProblem(400, 'invalid_request_error', 'the present phase must stay');
  const price = priceIn(second);
  if (inner(second ?? {}, 'duration')['interval'] !== price.recurring?.interval)
    throw new StripeProblem(400, 'invalid_request_error', 'a last phase needs its duration');
  schedule.phases = [present, { start_date: present.end_date ?? 0, items: [{ price }] }];
  books.emit('subscription_schedule.updated', schedule);
  books.changed(books.the(schedule.subscription));
  return shownSchedule(schedule);
}
