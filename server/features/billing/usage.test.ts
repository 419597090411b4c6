import { describe, expect, test } from 'vitest';
import { dayIn } from '#contract/days.ts';
import { limitIds, planById, plans } from '#contract/billing.ts';
import { change } from '../../platform/change.ts';
import { Refusal } from '../../platform/refusal.ts';
import { type Person, type World, world } from '../../testing/world.ts';
import { type PlanHolder, nextMidnight, reserveUse, settleUse, usageOf } from './usage.ts';

const holderOf = (
  person: Person,
  planId: string | null = 'free',
  timezone = 'UTC',
): PlanHolder => ({ userId: person.user.id, planId, timezone });

function reserve({ app }: World, holder: PlanHolder): Promise<string> {
  return change(app.platform, (unit) => reserveUse(unit, holder, 'answers', 100));
}

function settle(
  { app }: World,
  { userId }: PlanHolder,
  day: string,
  delivered: boolean,
): Promise<void> {
  return change(app.platform, (unit) => settleUse(unit, userId, 'answers', day, delivered));
}

async function used({ app }: World, holder: PlanHolder): Promise<number | undefined> {
  const all = await usageOf(app.platform.database.db, app.platform, holder);
  return all.find(({ limit }) => limit === 'answers')?.used;
}

/** Starts so many at the same moment. */
async function together(one: World, holder: PlanHolder, count: number) {
  const all = await Promise.allSettled(Array.from({ length: count }, () => reserve(one, holder)));
  const refused = all.flatMap((result) =>
    result.status === 'rejected' ? [result.reason as unknown] : [],
  );
  return {
    days: all.flatMap((result) => (result.status === 'fulfilled' ? [result.value] : [])),
    refused,
  };
}

describe('a reservation', () => {
  test('is atomic: of fifty parallel starts exactly the plan’s thirty begin', async () => {
    const one = await world();
    const holder = holderOf(await one.person());
    const { days, refused } = await together(one, holder, 50);
    expect(days).toHaveLength(plans.free.limits.answers);
    for (const reason of refused)
      expect(reason instanceof Refusal && reason.code).toBe('plan.limit_reached');
    expect(await used(one, holder)).toBe(30);

    await Promise.all(days.map((day, at) => settle(one, holder, day, at % 2 === 0)));
    expect(await used(one, holder)).toBe(15);
    expect((await together(one, holder, 50)).days).toHaveLength(15);
  });

  test('is atomic on two nodes: of a hundred parallel starts exactly the plan’s thirty begin', async () => {
    const here = await world();
    const { DATABASE_URL = '', DATA_DIR } = here.app.platform.config;
    const there = await world({ DATABASE_URL, DATA_DIR });
    const holder = holderOf(await here.person());
    const [first, second] = await Promise.all([
      together(here, holder, 50),
      together(there, holder, 50),
    ]);
    expect(first.days.length + second.days.length).toBe(plans.free.limits.answers);
    // The order of two nodes is by chance; both had some of the thirty only if both ran at once.
    expect(first.days.length).toBeGreaterThan(0);
    expect(second.days.length).toBeGreaterThan(0);
    for (const reason of [...first.refused, ...second.refused])
      expect(reason instanceof Refusal && reason.code).toBe('plan.limit_reached');
    expect([await used(here, holder), await used(there, holder)]).toEqual([30, 30]);
  });

  test('counts once it is delivered, and comes back when it is not', async () => {
    const one = await world();
    const holder = holderOf(await one.person());
    const [first, second] = [await reserve(one, holder), await reserve(one, holder)];
    expect(await used(one, holder)).toBe(2);
    await settle(one, holder, first, true);
    expect(await used(one, holder)).toBe(2);
    await settle(one, holder, second, false);
    expect(await used(one, holder)).toBe(1);
    const { rows } = await one.app.platform.database.pool.query('select used, reserved from usage');
    expect(rows).toEqual([{ used: 1, reserved: 0 }]);
  });

  test('in a change that fails leaves nothing', async () => {
    const one = await world();
    const holder = holderOf(await one.person());
    await expect(
      change(one.app.platform, async (unit) => {
        await reserveUse(unit, holder, 'answers', 100);
        throw new Error('something else went wrong');
      }),
    ).rejects.toThrow('something else');
    expect(await used(one, holder)).toBe(0);
  });

  test('is bounded by what may be under way at once, which is not the plan’s limit', async () => {
    const one = await world();
    const holder = holderOf(await one.person());
    const few = () => change(one.app.platform, (unit) => reserveUse(unit, holder, 'answers', 3));
    const all = await Promise.allSettled(Array.from({ length: 20 }, few));
    const reasons = all.flatMap((result) =>
      result.status === 'rejected' ? [(result.reason as Refusal).code] : [],
    );
    expect(reasons).toEqual(Array.from({ length: 17 }, () => 'guide.too_many_running'));
    await settle(one, holder, dayIn('UTC', new Date()), true);
    await few();
    expect(await used(one, holder)).toBe(4);
  });

  test('settled twice never gives back more than was reserved', async () => {
    const one = await world();
    const holder = holderOf(await one.person());
    const day = await reserve(one, holder);
    await settle(one, holder, day, false);
    await settle(one, holder, day, false);
    expect(await used(one, holder)).toBe(0);
  });

  test('of one person is not another’s, and answers are not analyses', async () => {
    const one = await world();
    const [ana, ben] = [holderOf(await one.person()), holderOf(await one.person())];
    await together(one, ana, 30);
    await reserve(one, ben);
    await change(one.app.platform, (unit) => reserveUse(unit, ana, 'analyses', 100));
    expect([await used(one, ana), await used(one, ben)]).toEqual([30, 1]);
    const all = await usageOf(one.app.platform.database.db, one.app.platform, ana);
    expect(all.map(({ limit, used: count, max }) => [limit, count, max])).toEqual([
      ['answers', 30, 30],
      ['analyses', 1, 5],
      ['storage', 0, plans.free.limits.storage],
    ]);
  });

  test('made before a plan got smaller stays; nothing new begins', async () => {
    const one = await world();
    const person = await one.person();
    await together(one, holderOf(person, 'plus'), 40);
    expect(await used(one, holderOf(person, 'free'))).toBe(40);
    await expect(reserve(one, holderOf(person, 'free'))).rejects.toThrow('plan.limit_reached');
    expect(await reserve(one, holderOf(person, 'plus'))).toMatch(/^\d{4}-\d\d-\d\d$/u);
  });
});

describe('a plan', () => {
  test.each(['gold', '', 'FREE', '__proto__', 'constructor', 'toString'])(
    'that is unknown (%s) has Free’s limits',
    async (id) => {
      expect(planById(id)).toBe(plans.free);
      const one = await world();
      const holder = holderOf(await one.person(), id);
      expect(
        (await usageOf(one.app.platform.database.db, one.app.platform, holder)).map(
          ({ max }) => max,
        ),
      ).toEqual([30, 5, plans.free.limits.storage]);
    },
  );

  test('that nobody chose is the installation’s own', async () => {
    for (const plan of ['free', 'plus', 'pro'] as const) {
      const one = await world({ DEFAULT_PLAN: plan });
      const ana = await one.person();
      expect(ana.user.usage.map(({ max }) => max)).toEqual([
        plans[plan].limits.answers,
        plans[plan].limits.analyses,
        plans[plan].limits.storage,
      ]);
    }
  });

  test('bounds everything, and a dearer one bounds nothing more tightly', () => {
    for (const limit of limitIds) {
      const [free, plus, pro] = [plans.free, plans.plus, plans.pro].map(
        ({ limits }) => limits[limit],
      );
      expect(free).toBeGreaterThan(0);
      expect(plus).toBeGreaterThan(free ?? 0);
      expect(pro).toBeGreaterThan(plus ?? 0);
    }
    expect(plans.free.limits).toEqual({
      answers: 30,
      analyses: 5,
      group_size: 8,
      storage: 200 * 1024 * 1024,
    });
    expect(plans.plus.prices.usd).toEqual({ month: 900, year: 9_000 });
    expect(plans.pro.prices.usd).toEqual({ month: 1_900, year: 19_000 });
  });
});

describe('the local day', () => {
  test.each([
    ['2026-11-21T21:59:59Z', 'Asia/Jerusalem', '2026-11-21', '2026-11-21T22:00:00.000Z'],
    ['2026-11-21T22:00:00Z', 'Asia/Jerusalem', '2026-11-22', '2026-11-22T22:00:00.000Z'],
    ['2026-11-21T12:00:00Z', 'UTC', '2026-11-21', '2026-11-22T00:00:00.000Z'],
    ['2026-11-21T12:00:00Z', 'America/Los_Angeles', '2026-11-21', '2026-11-22T08:00:00.000Z'],
    ['2026-11-21T11:00:00Z', 'Pacific/Kiritimati', '2026-11-22', '2026-11-22T10:00:00.000Z'],
    ['2026-11-21T11:00:00Z', 'Pacific/Pago_Pago', '2026-11-21', '2026-11-22T11:00:00.000Z'],
    ['2026-11-21T18:00:00Z', 'Asia/Kathmandu', '2026-11-21', '2026-11-21T18:15:00.000Z'],
    ['2026-12-31T23:59:59Z', 'UTC', '2026-12-31', '2027-01-01T00:00:00.000Z'],
    // The day on which clocks go forward has 23 hours, the one on which they go back 25.
    ['2026-03-26T22:30:00Z', 'Asia/Jerusalem', '2026-03-27', '2026-03-27T21:00:00.000Z'],
    ['2026-10-24T21:30:00Z', 'Asia/Jerusalem', '2026-10-25', '2026-10-25T22:00:00.000Z'],
    ['2026-03-08T08:30:00Z', 'America/Los_Angeles', '2026-03-08', '2026-03-09T07:00:00.000Z'],
    ['2026-11-01T07:30:00Z', 'America/Los_Angeles', '2026-11-01', '2026-11-02T08:00:00.000Z'],
    // In Beirut the clocks go forward at midnight itself.
    ['2026-03-28T21:30:00Z', 'Asia/Beirut', '2026-03-28', '2026-03-28T22:00:00.000Z'],
    ['2026-10-05T12:00:00Z', 'Australia/Lord_Howe', '2026-10-05', '2026-10-05T13:00:00.000Z'],
  ])('at %s in %s is %s and ends at %s', (now, timezone, day, midnight) => {
    expect(dayIn(timezone, new Date(now))).toBe(day);
    expect(nextMidnight(new Date(now), timezone).toISOString()).toBe(midnight);
  });

  test('begins again at midnight: what was used before no longer counts', async () => {
    const one = await world();
    const holder = holderOf(await one.person());
    await together(one, holder, 30);
    await one.app.platform.database.pool.query(`update usage set day = '2020-01-01'`);
    expect(await used(one, holder)).toBe(0);
    expect(await reserve(one, holder)).toBe(dayIn('UTC', new Date()));
  });

  test('of an answer that began before midnight is the one on which it is settled', async () => {
    const one = await world();
    const holder = holderOf(await one.person());
    const yesterday = await reserve(one, holder);
    await one.app.platform.database.pool.query(`update usage set day = '2020-01-01'`);
    await reserve(one, holder);
    await settle(one, holder, '2020-01-01', false);
    const { rows } = await one.app.platform.database.pool.query(
      'select day, used, reserved from usage order by day',
    );
    expect(rows).toEqual([
      { day: '2020-01-01', used: 0, reserved: 0 },
      { day: yesterday, used: 0, reserved: 1 },
    ]);
  });
});
