import { mkdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { root } from './command.ts';

const folder = path.join(root, 'web', 'public', 'icons');
const ground = '#14585C';
/** A mask may cut off everything outside of a circle of 80 %; the drawing keeps some distance from it. */
const maskedScale = 0.88;

/** Makes the icons of the installed program from the logo. Run again when the logo changes. */
async function makeIcons(): Promise<void> {
  await mkdir(folder, { recursive: true });
  const mark = await readFile(path.join(root, 'web/public/logo/mark.svg'), 'utf8');
  const plain = await readFile(path.join(root, 'web/public/logo/mark-plain.svg'), 'utf8');
  const masked = filled(mark, maskedScale);
  await Promise.all([
    draw(mark, 192, 'icon-192'),
    draw(mark, 512, 'icon-512'),
    draw(masked, 192, 'masked-192'),
    draw(masked, 512, 'masked-512'),
    draw(masked, 180, 'touch-180'),
    draw(plain.replaceAll('currentColor', '#fff'), 96, 'badge-96'),
  ]);
}

/** The mark on a ground without corners. */
function filled(mark: string, scale: number): string {
  const inner = mark.replace(/^<svg[^>]*>|<\/svg>$/gu, '').replace(/<rect[^>]*>/u, '');
  // The middle of what is drawn, which is not that of the square.
  const [x, y] = [26, 25];
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 48"><rect width="48" height="48" fill="${ground}"/><g transform="translate(24 24) scale(${scale}) translate(${-x} ${-y})">${inner}</g></svg>`;
}

async function draw(svg: string, size: number, name: string): Promise<void> {
  await sharp(Buffer.from(svg), { density: 72 * (size / 48) * 2 })
    .resize(size, size)
    .png({ compressionLevel: 9, palette: true })
    .toFile(path.join(folder, `${name}.png`));
}

if (import.meta.main) await makeIcons();
