import { createHash } from 'node:crypto';
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { type CardArtWidth, cardArtVersion, cardArtWidths } from '#contract/card-art.ts';
import { Turns } from '../../platform/http/turns.ts';

const drawings = path.resolve(import.meta.dirname, '../../../content/cards/svg');
/** Made once per version: by the build, or when somebody first looks at a card. */
const made = path.resolve(import.meta.dirname, '../../../dist/cards', cardArtVersion);

/** Counts as a part of the drawings: another one gives other pictures. */
const recipe = {
  /** A whole deck is shown by its small ones. */
  quality: { 300: 64, 600: 82, 900: 82 } satisfies Record<CardArtWidth, number>,
  effort: 4,
};
const drawingWidth = 600;
const defaultDpi = 72;

/** A grid asks for a whole deck at once. */
const drawingTurns = new Turns({ atOnceMax: 2, waitingMax: 200 });
const inTheMaking = new Map<string, Promise<Buffer>>();

/** The version of the drawings: the first digits of their SHA-256. */
export function artVersion(): string {
  const hash = createHash('sha256').update(JSON.stringify(recipe));
  for (const name of readdirSync(drawings).toSorted())
    hash.update(`${name}\0`).update(readFileSync(path.join(drawings, name)));
  return hash.digest('hex').slice(0, 8);
}

/** Ids of all drawings: the image cards and the backs of the three decks. */
export function drawnCards(): string[] {
  return readdirSync(drawings).map((name) => path.basename(name, '.svg'));
}

/** A drawing as WebP; kept on the disk where that can be written. Null where there is no such drawing. */
export async function cardPicture(id: string, width: CardArtWidth): Promise<Buffer | null> {
  const name = `${id}-${width}.webp`;
  const file = path.join(made, name);
  const kept = await readFile(file).catch(() => null);
  if (kept) return kept;
  const drawing = path.join(drawings, `${id}.svg`);
  if (!existsSync(drawing)) return null;
  const running = inTheMaking.get(name);
  if (running) return running;
  const making = drawingTurns

    // Drawings are asked for by nobody in particular.
    .run('anybody', () => drawn(drawing, width))
    .finally(() => inTheMaking.delete(name));
  inTheMaking.set(name, making);
  const picture = await making;
  await keep(file, picture).catch(() => undefined);
  return picture;
}

/** Makes every picture that is not there yet. */
export async function makeCardPictures(): Promise<void> {
  await Promise.all(
    drawnCards().flatMap((id) => cardArtWidths.map((width) => cardPicture(id, width))),
  );
}

async function drawn(drawing: string, width: CardArtWidth): Promise<Buffer> {
  const { default: sharp } = await import('sharp');
  return sharp(drawing, { density: (defaultDpi * width) / drawingWidth })
    .resize(width)
    .webp({ quality: recipe.quality[width], effort: recipe.effort })
    .toBuffer();
}

/** Written aside first: another node may read at the same time. */
async function keep(file: string, picture: Buffer): Promise<void> {
  await mkdir(made, { recursive: true });
  const aside = `${file}.${process.pid}`;
  await writeFile(aside, picture);
  await rename(aside, file);
}
