import type { BrowserContext, CDPSession, Page } from '@playwright/test';
import { api } from '#contract/index.ts';
import type { PushMessage } from '#contract/push.ts';
import { readConfig } from '#server/config.ts';
import { readToken } from '#server/features/notifications/read-tokens.ts';
import { browserElsewhere } from '#server/testing/push-service.ts';
import { windowedBrowserPath } from '../scripts/browser.ts';
import { browserArguments } from './browser-arguments.ts';
import { keptAnswers } from './on-disk.ts';
import { expect, test } from './people.ts';
import { connect, groupOf, pairOf, talkScreen, write } from './talk.ts';

// The shell of Chromium shows no notifications.
const executablePath = windowedBrowserPath();
test.use({ serviceWorkers: 'allow', launchOptions: { executablePath, args: browserArguments } });

/** The push service of a browser, by its tools for developers. */
async function pushTo(page: Page) {
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  const devtools: CDPSession = await page.context().newCDPSession(page);
  const { promise, resolve } = Promise.withResolvers<string>();
  devtools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
    const [first] = registrations;
    if (first) resolve(first.registrationId);
  });
  await devtools.send('ServiceWorker.enable');
  const registrationId = await promise;
  const origin = new URL(page.url()).origin;
  return (message: PushMessage) =>
    devtools.send('ServiceWorker.deliverPushMessage', {
      origin,
      registrationId,
      data: JSON.stringify(message),
    });
}

/** The notifications that the device shows, read by its service worker. */
async function shownBy(context: BrowserContext) {
  const worker = context.serviceWorkers()[0] ?? (await context.waitForEvent('serviceworker'));
  return () =>
    worker.evaluate(async () => {
      const { registration } = globalThis as unknown as {
        registration: ServiceWorkerRegistration;
      };
      const shown = (await registration.getNotifications()) as (Notification & {
        renotify: boolean;
      })[];
      return shown.map(({ title, body, tag, lang, dir, renotify }) => ({
        title,
        body,
        tag,
        lang,
        dir,
        renotify,
      }));
    });
}

/**
 * Presses the one notification that is shown. Only the system can do that in earnest, and only then may a
 * worker open a window; here it notes the address that it would open.
 */
async function press(context: BrowserContext, action = ''): Promise<string[]> {
  const [worker] = context.serviceWorkers();
  if (!worker) throw new Error('the program has a worker');
  return worker.evaluate(async (pressed) => {
    const self = globalThis as unknown as ServiceWorkerGlobalScope;
    const opened: string[] = [];
    self.clients.openWindow = (url) => {
      opened.push(String(url));
      return Promise.resolve(null);
    };
    WindowClient.prototype.focus = function focus() {
      return Promise.resolve(this);
    };
    const [notification] = await self.registration.getNotifications();
    if (!notification) throw new Error('no notification is shown');
    const event = new NotificationEvent('notificationclick', { notification, action: pressed });
    let done: Promise<unknown> = Promise.resolve();
    event.waitUntil = (work) => {
      done = Promise.resolve(work);
    };
    self.dispatchEvent(event);
    await done;
    return opened;
  }, action);
}

test('a push message is shown while nobody looks, replaced by the next of its chat, and taken away when it is seen elsewhere @phone', async ({
  person,
  other,
  say,
}) => {
  await connect(person, other);
  const { page } = person;
  const context = page.context();
  await context.grantPermissions(['notifications']);
  await page.goto('/chat');
  const push = await pushTo(page);
  const shown = await shownBy(context);
  const tags = async () => (await shown()).map(({ tag }) => tag);
  const message = { kind: 'notice', title: 'Dana', link: '/chat', language: 'he' } as const;

  // No window of the program is open.
  await page.goto('about:blank');
  await push({ ...message, id: 'one', text: 'Are you there?' });
  await expect.poll(tags).toEqual(['one']);
  await push({ ...message, id: 'one', text: 'Hello?' });
  await expect
    .poll(shown)
    .toEqual([
      { title: 'Dana', body: 'Hello?', tag: 'one', lang: 'he', dir: 'rtl', renotify: true },
    ]);
  await push({ ...message, id: 'two', text: 'Something else' });
  await expect.poll(tags).toHaveLength(2);
  await push({ kind: 'seen', ids: ['one'] });
  await expect.poll(tags).toEqual(['two']);

  // The first frames hold news that were seen elsewhere while the program was closed; later ones hold the rest.
  const noted = async (title: string) => {
    await groupOf(other, person, title);
    return (await person.call(api.notifications.list)).items[0]?.id ?? '';
  };
  const see = (id: string) => person.call(api.notifications.see, { params: { id } });
  await page.goto('/');
  await expect(page.getByRole('textbox', { name: say('home.composer') })).toBeVisible();
  await expect.poll(() => keptAnswers(page)).toContain('"queryKey":["profile"]');
  await page.goto('about:blank');
  const [closed, open] = [await noted('Trip'), await noted('Walk')];
  // Without a deadline of the system, so that only the program closes them.
  await context.serviceWorkers()[0]?.evaluate(
    async (ids) => {
      const { registration } = globalThis as unknown as ServiceWorkerGlobalScope;
      for (const id of ids)
        await registration.showNotification('Trip', {
          tag: id,
          data: { id },
          requireInteraction: true,
        });
    },
    [closed, open, 'two'],
  );
  await expect
    .poll(async () => (await tags()).toSorted())
    .toEqual([closed, open, 'two'].toSorted());
  await see(closed);
  await page.goto('/');
  await expect.poll(async () => (await tags()).toSorted()).toEqual([open, 'two'].toSorted());
  await see(open);
  await expect.poll(tags).toEqual(['two']);
});

test('the browser asks for its permission after the press alone; the device is listed, tried and turned off, and ends with a sign-out without a network', async ({
  person,
  say,
}) => {
  const { page } = person;
  await page.addInitScript(() => {
    // There is no push service to ask from a test: what a browser’s own would answer.
    let current: PushSubscription | null = null;
    const asked: string[] = [];
    Object.assign(window, { asked });
    Notification.requestPermission = () => {
      asked.push('permission');
      return Promise.resolve('granted');
    };
    PushManager.prototype.getSubscription = () => Promise.resolve(current);
    PushManager.prototype.subscribe = (options) => {
      const endpoint = `https://push.example.org/${crypto.randomUUID()}`;
      const key = options?.applicationServerKey;
      asked.push(typeof key === 'string' ? key.slice(0, 1) : '-');
      const made = {
        endpoint,
        toJSON: () => ({ endpoint, keys: { p256dh: 'x'.repeat(87), auth: 'x'.repeat(22) } }),
        unsubscribe: () => {
          current = null;
          asked.push('unsubscribed');
          return Promise.resolve(true);
        },
      } as unknown as PushSubscription;
      current = made;
      return Promise.resolve(made);
    };
  });
  const asked = () => page.evaluate(() => (window as unknown as { asked: string[] }).asked);
  await page.goto('/profile/me');
  const turnOn = page.getByRole('button', { name: say('push.turn_on') });
  await expect(turnOn).toBeVisible();
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  expect(await asked()).toEqual([]);
  await turnOn.click();
  const devices = page.getByRole('list', { name: say('push.devices') });
  await expect(devices.getByText(say('push.here'))).toBeVisible();
  await expect(turnOn).toHaveCount(0);
  expect(await asked()).toEqual(['permission', 'B']);
  const { items } = await person.call(api.push.list);
  expect(items).toHaveLength(1);
  await expect(devices).toContainText(items[0]?.name ?? '-');
  await devices
    .getByRole('button', { name: say('push.test_of', { name: items[0]?.name }) })
    .click();
  await expect(page.getByText(say('push.sent', { name: items[0]?.name }))).toBeVisible();
  await devices
    .getByRole('button', { name: say('push.turn_off_of', { name: items[0]?.name }) })
    .click();
  await expect(turnOn).toBeVisible();
  expect((await person.call(api.push.list)).items).toEqual([]);

  await turnOn.click();
  await expect(devices).toBeVisible();
  await page.evaluate(() => history.pushState(null, '', '/profile'));
  await page.context().setOffline(true);
  await page.getByRole('button', { name: say('account.sign_out'), exact: true }).click();
  await expect(page).toHaveURL(/\/profile\/login/u);
  await expect.poll(asked).toContain('unsubscribed');
  // The server is asked when there is a network again.
  expect((await person.call(api.push.list)).items).toHaveLength(1);
  await page.context().setOffline(false);
  await page.goto('/');
  await expect.poll(async () => (await person.call(api.push.list)).items).toEqual([]);
});

test('a press on a notification opens its chat, in the open program or a new one; its button reads the messages and opens nothing @phone', async ({
  person,
  other,
  product,
  say,
}) => {
  await connect(person, other);
  const id = await pairOf(person, other);
  const { page } = person;
  const context = page.context();
  await context.grantPermissions(['notifications']);
  await page.goto('/');
  const push = await pushTo(page);
  const shown = await shownBy(context);
  const tags = async () => (await shown()).map(({ tag }) => tag);
  const { device } = await person.call(api.push.add, { body: browserElsewhere() });
  const unread = async () => (await person.call(api.chat.info, { params: { id } })).unread;
  const link = `/chat/${id}`;
  const notified = async (text: string) => {
    await write(other, id, text);
    let notice: { id: string } | undefined;
    await expect
      .poll(async () => {
        const { items } = await person.call(api.notifications.list);
        notice = items.find((item) => item.kind === 'message' && item.seen_at === null);
        return notice;
      })
      .toBeDefined();
    const { items: messages } = await person.call(api.messages.list, { params: { id } });
    const config = readConfig({ DATA_DIR: product.dataDir, PUBLIC_URL: product.url });
    const claim = {
      deviceId: device.id,
      notificationId: notice?.id ?? '',
      seq: messages.at(-1)?.seq ?? 0,
    };
    await push({
      kind: 'notice',
      id: claim.notificationId,
      title: 'Dana',
      text,
      link,
      language: 'en',
      read: {
        label: 'Mark as read',
        url: `${product.url}${api.push.read.path}`,
        token: readToken(config, claim),
      },
    });
    await expect.poll(tags).toEqual([claim.notificationId]);
  };

  await page.goto('about:blank');
  await notified('Read on the lock screen');
  await expect.poll(unread).toBe(1);
  expect(await press(context, 'read')).toEqual([]);
  await expect.poll(tags).toEqual([]);
  expect(await unread()).toBe(0);

  // Nothing is read without a network, and the notification stays.
  await notified('Not read in the tunnel');
  await context.setOffline(true);
  await press(context, 'read');
  expect(await tags()).toHaveLength(1);
  await context.setOffline(false);
  expect(await unread()).toBe(1);

  expect(await press(context)).toEqual([link]);
  await expect.poll(tags).toEqual([]);
  const talk = talkScreen(page, say);
  await page.goto(link);
  await expect(talk.message('Not read in the tunnel')).toBeVisible();
  await expect.poll(unread).toBe(0);

  await page.goto('/profile');
  await page.evaluate(
    async (data) => {
      const registration = await navigator.serviceWorker.ready;
      await registration.showNotification('Dana', { tag: 'open', data });
    },
    { id: 'test-open', link },
  );
  expect(await press(context)).toEqual([]);
  await expect(page).toHaveURL(new RegExp(`${link}$`, 'u'));
  await expect(talk.message('Not read in the tunnel')).toBeVisible();
});

test('an address that the push service has changed is registered at the next start', async ({
  person,
}) => {
  const { page } = person;
  await page.context().grantPermissions(['notifications']);
  await page.addInitScript(() => {
    const endpoint = 'https://push.example.org/after';
    const made = {
      endpoint,
      toJSON: () => ({ endpoint, keys: { p256dh: 'x'.repeat(87), auth: 'x'.repeat(22) } }),
    } as unknown as PushSubscription;
    PushManager.prototype.getSubscription = () => Promise.resolve(made);
  });
  const names = async () => (await person.call(api.push.list)).items.map(({ name }) => name);
  await page.goto('/');
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  // A browser that was never registered stays so.
  await page.goto('/profile');
  expect(await names()).toEqual([]);
  await page.evaluate(() => {
    localStorage.setItem('push_address', 'https://push.example.org/before');
    localStorage.setItem('push_name', 'Kitchen');
  });
  await page.goto('/');
  await expect.poll(names).toEqual(['Kitchen']);
});
