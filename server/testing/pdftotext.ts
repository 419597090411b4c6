import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';

const leftToRight = '\u202A';
const rightToLeft = '\u202B';
const end = '\u202C';

/** The lines of each page as one sees them in the text that `pdftotext` gives; null where it is not installed. */
export async function shownByPdftotext(pdf: Uint8Array): Promise<string[][] | null> {
  const folder = await mkdtemp(path.join(tmpdir(), 'zavit-paper-'));
  try {
    const file = path.join(folder, 'paper.pdf');
    await writeFile(file, pdf);
    const { stdout } = await promisify(execFile)('pdftotext', [file, '-'], { maxBuffer: 1 << 26 });
    const pages = stdout.split('\f').slice(0, -1);
    return pages.map((page) =>
      page
        .split('\n')
        .map(shown)
        .filter((line) => line !== ''),
    );
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
    throw error;
  } finally {
    await rm(folder, { recursive: true });
  }
}

/** Every sign of a line from left to right, by the marks in it that say which way a part of it runs. */
function shown(line: string): string {
  const open: { isRightToLeft: boolean; signs: string[] }[] = [{ isRightToLeft: false, signs: [] }];
  for (const sign of line)
    if (sign === leftToRight || sign === rightToLeft)
      open.push({ isRightToLeft: sign === rightToLeft, signs: [] });
    else if (sign === end && open.length > 1) {
      const { isRightToLeft, signs } = open.pop() ?? { isRightToLeft: false, signs: [] };
      open.at(-1)?.signs.push((isRightToLeft ? signs.toReversed() : signs).join(''));
    } else open.at(-1)?.signs.push(sign);
  return (open[0]?.signs ?? []).join('').replaceAll(/\s+/gu, ' ').trim();
}
