import { eq } from 'drizzle-orm';
import { users } from '../db/schema/users.ts';
import { createApp } from '../server/app.ts';
import { readConfig } from '../server/config.ts';
import { claimAddress } from '../server/features/account/claim-address.ts';
import { usernameSkeleton } from '../server/features/account/usernames.ts';
import { withoutSecondStep } from '../server/features/security/two-factor.ts';
import { newSignUpLink } from '../server/features/sign-up/codes.ts';
import { openLog } from '../server/log.ts';
import { type Change, change } from '../server/platform/change.ts';

const usesMax = 10_000;

export interface OperatorCommand {
  /** The number of accounts that a new code opens. */
  invite?: string | undefined;
  /** The username of the person whom the command concerns. */
  user?: string | undefined;
  verify: boolean;
  resetTwoFactor: boolean;
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
  const { invite, user, verify, resetTwoFactor } = command;
  if (invite !== undefined) return invitation(unit, Number(invite));
  if (user === undefined) throw new Error('--user names the person.');
  if (verify) return verified(unit, user);
  if (resetTwoFactor) return withoutFactors(unit, user);
  throw new Error(`Nothing is asked about ${user}: add --verify or --reset-two-factor.`);
}

async function invitation(unit: Change, uses: number): Promise<string> {
  if (!Number.isInteger(uses) || uses < 1 || uses > usesMax)
    throw new Error(`--invite takes a number of accounts, from 1 to ${usesMax}.`);
  const link = await newSignUpLink(unit, uses);
  const accounts = uses === 1 ? 'one account' : `${uses} accounts`;
  return `This link opens ${accounts} in the next 14 days, and is not shown again:\n${link}`;
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

async function personNamed({ db }: Change, name: string) {
  const [person] = await db
    .select()
    .from(users)
    .where(eq(users.usernameKey, usernameSkeleton(name.normalize('NFC'))));
  if (!person || person.deletedAt) throw new Error(`Nobody here is called ${name}.`);
  return person;
}
