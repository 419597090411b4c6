import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { placeOf } from '#db/embedded/place.ts';
import { killDatabaseUnderLoad } from '../server/testing/database-faults.ts';
import { type Figure, atMost, median, quantile } from './figures.ts';
import { spawned, whenReady } from './kills.ts';

const killsUnlessTold = 100;

/** PostgreSQL alone is killed under load again and again: `npm run bench -- database-kills [--kills=20]`. */
export async function measureDatabaseKills(): Promise<Figure[]> {
  const told = process.argv.find((argument) => argument.startsWith('--kills='));
  const kills = told ? Number(told.split('=')[1]) : killsUnlessTold;
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
    const { acknowledged, unknown, lost, doubled, disorder, untold, backMs } = report;
    const { questionsLost, unsettled } = report;
    const wrongs = [...lost, ...doubled, ...disorder, ...untold, ...questionsLost, ...unsettled];
    for (const wrong of wrongs.slice(0, 20)) process.stderr.write(`  ${wrong}\n`);
    const of = `${kills} kills of PostgreSQL`;
    return [
      atMost(`${of}: ends of the program`, isRunning() ? 0 : 1, 0, '', 0),
      atMost(`${of}: lost of ${acknowledged} acknowledged messages`, lost.length, 0, '', 0),
      atMost(`${of}: doubled or unasked, ${unknown} unknown`, doubled.length, 0, '', 0),
      atMost(`${of}: out of order, or gaps in seq and version`, disorder.length, 0, '', 0),
      atMost(`${of}: told and not stored, or stored and not told`, untold.length, 0, '', 0),
      atMost(`${of}: questions to the guide lost`, questionsLost.length, 0, '', 0),
      atMost(`${of}: answers left unsettled`, unsettled.length, 0, '', 0),
      atMost(`${of}: ready again, median`, median(backMs) / 1_000, 5, 's'),
      atMost(`${of}: ready again, 99th percentile`, quantile(backMs, 0.99) / 1_000, 10, 's'),
    ];
  } finally {
    await program.kill('everything');
    rmSync(dataDir, { recursive: true, force: true });
  }
}
