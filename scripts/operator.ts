import { eq } from 'drizzle-orm';
import { users } from '../db/schema/users.ts';
import { createApp } from '../server/app.ts';
import { readConfig } from '../server/config.ts';
import { claimAddress } from '../server/features/account/claim-address.ts';
import { moderationPath } from '../server/features/account/mails.ts';
import { signedModerationToken } from '../server/features/account/tokens.ts';
import { usernameSkeleton } from '../server/features/account/usernames.ts';
import { closed } from '../server/features/rights/close-account.ts';
import { withoutSecondStep } from '../server/features/security/two-factor.ts';
import { newSignUpLink } from '../server/features/sign-up/codes.ts';
import { openLog } from '../server/log.ts';
import { type Change, change } from '../server/platform/change.ts';

const usesMax = 10_000;

export interface OperatorCommand {
  /** The number of accounts that a new code opens. */
  invite?: string | undefined;
  /** Whether a link to the reports is asked for. */
  reports: boolean;
  /** The username of the person whom the command concerns. */
  user?: string | undefined;
  verify: boolean;
  resetTwoFactor: boolean;
  delete: boolean;
}

/** Runs what only an operator may do, beside a running program or without one, and prints the result in one sentence. */
export async function runOperatorCommand(command: OperatorCommand): Promise<void> {
  const app = await createApp({ config: readConfig(), log: openLog('error') });
  try {
    console.log(await change(app.platform, (unit) => outcomeOf(command, unit)));
  } catch (error) {
    console.error((error as Error).message);
    process.exitCode = 1;
  } finally {
    await app.close();
  }
}

async function outcomeOf(command: OperatorCommand, unit: Change): Promise<string> {
  const { invite, reports, user, verify, resetTwoFactor } = command;
  if (reports) return reportsLink(unit);
  if (invite !== undefined) return invitation(unit, Number(invite));
  if (user === undefined) throw new Error('--user names the person.');
  if (verify) return verified(unit, user);
  if (resetTwoFactor) return withoutFactors(unit, user);
  if (command.delete) return closedAccount(unit, user);
  throw new Error(`Nothing is asked about ${user}: add --verify, --reset-two-factor or --delete.`);
}

async function invitation(unit: Change, uses: number): Promise<string> {
  if (!Number.isInteger(uses) || uses < 1 || uses > usesMax)
    throw new Error(`--invite takes a number of accounts, from 1 to ${usesMax}.`);
  const link = await newSignUpLink(unit, uses);
  const accounts = uses === 1 ? 'one account' : `${uses} accounts`;
  return `This link opens ${accounts} in the next 14 days, and is not shown again:\n${link}`;
}

async function reportsLink({ platform: { config, now } }: Change): Promise<string> {
  const link = config.PUBLIC_URL + moderationPath(await signedModerationToken(config, now()));
  return `This link opens what was reported, for 14 days and for anybody who has it:\n${link}`;
}

async function verified(unit: Change, name: string): Promise<string> {
  const person = await personNamed(unit, name);
  if (person.email === '') throw new Error(`${person.username} has no address to verify.`);
  if (person.emailVerifiedAt) return `The address of ${person.username} was verified before.`;
  if (!(await claimAddress(unit, person.id, person.email)))
    throw new Error(`The address of ${person.username} belongs to another account.`);
  return `The address of ${person.username} is verified.`;
}

async function withoutFactors(unit: Change, name: string): Promise<string> {
  const person = await personNamed(unit, name);
  if (!person.twoFactorAt) return `${person.username} signs in without a second step already.`;
  await withoutSecondStep(unit, person.id);
  return `${person.username} signs in without a second step from now on.`;
}

async function closedAccount(unit: Change, name: string): Promise<string> {
  const person = await personNamed(unit, name);
  const due = await closed(unit, person.id, 'operator');
  if (!due) throw new Error(`Nobody here is called ${name}.`);
  const mailed = person.emailVerifiedAt
    ? 'A mail says so to'
    : 'Without a verified address no mail goes to';
  return `The account ${person.username} is closed, and will be deleted on ${due.toISOString().slice(0, 10)}. ${mailed} ${person.username}, who can restore it until then by signing in.`;
}

async function personNamed({ db }: Change, name: string) {
  const [person] = await db
    .select()
    .from(users)
    .where(eq(users.usernameKey, usernameSkeleton(name.normalize('NFC'))));
  if (!person || person.deletedAt) throw new Error(`Nobody here is called ${name}.`);
  return person;
}
