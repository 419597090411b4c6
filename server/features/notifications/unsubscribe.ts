import { and, eq, isNull } from 'drizzle-orm';
import { type Settings, settingsDefaults } from '#contract/account.ts';
import { channelsOf } from '#contract/notification-kinds.ts';
import type { api } from '#contract/index.ts';
import type { MailScope, MailState } from '#contract/unsubscribe.ts';
import { users } from '#db/schema/users.ts';
import type { Call, Input } from '../../platform/http/call.ts';
import { Refusal } from '../../platform/refusal.ts';
import { unsubscribeClaim } from '../account/unsubscribe-tokens.ts';
import { announceProfile } from '../account/users.ts';

/** The state of the mails that a link is about; a person who follows it in a browser gets the screen. */
export async function showMailState(call: Call, { params }: Input<typeof api.unsubscribe.show>) {
  const { scope, settings } = await mailsOf(call, params.token);
  if (call.request.headers.accept?.includes('text/html')) {
    const { PUBLIC_URL } = call.platform.config;
    void call.reply.redirect(`${PUBLIC_URL}/unsubscribe?token=${params.token}`, 303);
  }
  return stateOf(scope, settings);
}

/** Reading the body refuses a form that says something else. */
export async function endMails(call: Call, { params, body: _ }: Input<typeof api.unsubscribe.end>) {
  return setMails(call, params.token, false);
}

export function resumeMails(call: Call, { params }: Input<typeof api.unsubscribe.resume>) {
  return setMails(call, params.token, true);
}

async function setMails(call: Call, token: string, on: boolean): Promise<MailState> {
  const { userId, scope, settings } = await mailsOf(call, token, { lock: true });
  const next = withMails(settings, scope, on);
  if (stateOf(scope, settings).on !== on) {
    await call.db.update(users).set({ settings: next }).where(eq(users.id, userId));
    await announceProfile(call, userId);
  }
  return stateOf(scope, next);
}

/** The door: the person whom a link names, while they have an account. @throws Refusal unsubscribe.not_found */
async function mailsOf({ db, platform }: Call, token: string, { lock = false } = {}) {
  const claim = unsubscribeClaim(platform.config, token);
  if (!claim) throw new Refusal('unsubscribe.not_found');
  const found = db
    .select({ settings: users.settings })
    .from(users)
    .where(and(eq(users.id, claim.userId), isNull(users.deletedAt)));
  const [row] = await (lock ? found.for('update') : found);
  if (!row) throw new Refusal('unsubscribe.not_found');
  return { ...claim, settings: row.settings };
}

function stateOf(scope: MailScope, chosen: Partial<Settings>): MailState {
  const settings = { ...settingsDefaults, ...chosen };
  const on = scope === 'digest' ? settings.mail_digest : channelsOf(settings, scope).mail;
  return { scope, on };
}

function withMails(chosen: Partial<Settings>, scope: MailScope, on: boolean): Partial<Settings> {
  if (scope === 'digest') return { ...chosen, mail_digest: on };
  const settings = { ...settingsDefaults, ...chosen };
  const channels = { ...channelsOf(settings, scope), mail: on };
  return { ...chosen, notifications: { ...chosen.notifications, [scope]: channels } };
}
