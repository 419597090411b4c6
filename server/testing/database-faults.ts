import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { termsVersion } from '#content/legal/terms-version.ts';
import { api } from '#contract/index.ts';
import { isAlive, lockOf } from '#db/embedded/postmaster.ts';
import { type KillReport, killUnderLoad } from './kill-load.ts';
import { callOver } from './process.ts';
import { signedIn } from './signed-in.ts';
import { password } from './world.ts';

const readyMaxMs = 60_000;
/** Somebody who asks without a pause would keep others waiting. */
const askEveryMs = 300;
const settledMaxMs = 90_000;

/** A program that must outlive its database. */
export interface Survivor {
  url: string;
  isRunning(): boolean;
}

export interface DatabaseKillReport extends KillReport {
  /** Questions to the guide that were answered with 200 and are not there. */
  questionsLost: string[];
  /** Answers that are still being written long after the last kill. */
  unsettled: string[];
}

/**
 * Kills PostgreSQL again and again below a program that goes on running, while people write in groups and
 * somebody asks the guide. @throws when the program ends, or is not ready again in time
 */
export async function killDatabaseUnderLoad(
  survivor: Survivor,
  cluster: string,
  load: { kills: number; afterMs: readonly [number, number]; progress?(done: number): void },
): Promise<DatabaseKillReport> {
  let killed: number | undefined;
  let asking: Awaited<ReturnType<typeof askAgainAndAgain>> | undefined;
  const report = await killUnderLoad({
    ...load,
    outlives: true,
    async start() {
      await ready(survivor, () => {
        const lock = lockOf(cluster);
        return lock !== undefined && lock.ready && lock.pid !== killed;
      });
      return {
        url: survivor.url,
        async kill() {
          asking ??= await askAgainAndAgain(survivor.url);
          killed = lockOf(cluster)?.pid;
          if (killed === undefined) throw new Error('there is no PostgreSQL to kill');
          process.kill(killed, 'SIGKILL');
          while (isAlive(killed)) await sleep(5);
        },
      };
    },
  });
  return { ...report, ...((await asking?.end()) ?? { questionsLost: [], unsettled: [] }) };
}

/** Waits until the program may get traffic again. */
export async function ready(survivor: Survivor, isDatabaseBack = () => true): Promise<void> {
  for (const begun = Date.now(); Date.now() - begun < readyMaxMs; await sleep(20)) {
    if (!survivor.isRunning()) throw new Error('the program ended');
    if (!isDatabaseBack()) continue;
    const signal = AbortSignal.timeout(2_000);
    const answer = await fetch(`${survivor.url}/readyz`, { signal }).catch(() => null);
    if (answer?.ok) return;
  }
  throw new Error('the program is not ready again');
}

/** Somebody who asks the guide all the time, each time in a new chat, so that an answer is always being written. */
async function askAgainAndAgain(url: string) {
  const username = `a${randomUUID().slice(0, 8)}`;
  const signIn = async () => {
    const answer = await callOver(url, '', api.account.login, {
      body: { user: { username, password } },
    });
    return answer ? signedIn(answer).token : '';
  };
  const registered = await callOver(url, '', api.account.register, {
    body: {
      user: { username, email: `${username}@example.org`, password, terms_version: termsVersion },
    },
  });
  let token = registered?.token ?? '';
  const asked: { chatId: string; question: string }[] = [];
  let isAsking = true;
  const asking = (async () => {
    for (let count = 0; isAsking; count++, await sleep(askEveryMs)) {
      const question = `question ${count}`;
      try {
        const made = await callOver(url, token, api.chat.create, {
          body: { chat: { chat_type: 'AI' } },
        });
        const chatId = made?.chat.id ?? '';
        const sent = await callOver(url, token, api.messages.send, {
          params: { id: chatId },
          body: { message: question, client_id: randomUUID() },
        });
        if (sent) asked.push({ chatId, question });
      } catch (error) {
        // It was refused while the database was away, or the token has run out.
        if (String(error).includes('auth.')) token = (await signIn().catch(() => '')) || token;
      }
    }
  })();
  return {
    async end() {
      isAsking = false;
      await asking;
      token = (await signIn()) || token;
      const questionsLost: string[] = [];
      const unsettled: string[] = [];
      for (const { chatId, question } of asked) {
        const [found, answer] = await settledPair(url, token, chatId);
        if (found?.text !== question) questionsLost.push(question);
        if (!answer || answer.status === 'streaming') unsettled.push(question);
      }
      return { questionsLost, unsettled };
    },
  };
}

async function settledPair(url: string, token: string, chatId: string) {
  for (const begun = Date.now(); ; await sleep(200)) {
    const page = await callOver(url, token, api.messages.list, { params: { id: chatId } });
    const items = page?.items ?? [];
    if (items.every(({ status }) => status !== 'streaming')) return items;
    if (Date.now() - begun > settledMaxMs) return items;
  }
}
