import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { placeOf } from '#db/embedded/place.ts';
import { killDatabaseUnderLoad } from '../server/testing/database-faults.ts';
import { type Figure, count, option } from './figures.ts';
import { figuresOfKills, none, spawned, whenReady } from './kills.ts';

const killsDefault = 100;

/** PostgreSQL alone is killed under load again and again: `npm run bench -- database-kills [--kills=20]`. */
export async function measureDatabaseKills(): Promise<Figure[]> {
  const kills = option('kills', killsDefault);
  const dataDir = mkdtempSync(path.join(tmpdir(), 'zavit-database-kills-'));
  const program = await spawned(dataDir);
  try {
    await whenReady(program);
    const { child, url } = program;
    const isRunning = () => child.exitCode === null && child.signalCode === null;
    const report = await killDatabaseUnderLoad({ url, isRunning }, placeOf(dataDir).cluster, {
      kills,
      afterMs: [100, 1_500],
      progress: (done) => {
        if (done % 10 === 0) process.stderr.write(`  ${done} kills of PostgreSQL\n`);
      },
    });
    const { questionsLost, unsettled } = report;
    for (const wrong of [...questionsLost, ...unsettled].slice(0, 20))
      process.stderr.write(`  ${wrong}\n`);
    const of = `${kills} kills of PostgreSQL`;
    return [
      count(`${of}: ends of the program`, isRunning() ? 0 : 1, none),
      ...figuresOfKills(of, report),
      count(`${of}: questions to the guide lost`, questionsLost.length, none),
      count(`${of}: answers left unsettled`, unsettled.length, none),
    ];
  } finally {
    await program.kill('everything');
    rmSync(dataDir, { recursive: true, force: true });
  }
}
