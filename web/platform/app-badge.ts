import { log } from './log.ts';

const size = 64;
const plainIcon = '/favicon.svg';
/** The red of badges on light and dark bars of browsers alike. */
const ground = '#a23b25';
const ink = '#fffcf5';

let wanted = 0;
let picture: Promise<HTMLImageElement> | null = null;

/** Puts a number on the icon of the tab, and on that of the installed app where there is one. */
export function showBadge(count: number): void {
  wanted = count;
  const badge = count > 0 ? navigator.setAppBadge?.(count) : navigator.clearAppBadge?.();
  badge?.catch(() => undefined);
  drawnIcon(count).then(
    (href) => {
      if (wanted === count) setIcon(href);
    },
    (error: unknown) => log('The icon of the tab could not be drawn', error),
  );
}

function setIcon(href: string): void {
  const link = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
  if (!link || link.getAttribute('href') === href) return;
  link.type = href === plainIcon ? 'image/svg+xml' : 'image/png';
  link.href = href;
}

async function drawnIcon(count: number): Promise<string> {
  if (count === 0) return plainIcon;
  picture ??= loaded(plainIcon);
  const mark = await picture;
  const canvas = document.createElement('canvas');
  canvas.width = size;
  canvas.height = size;
  const pen = canvas.getContext('2d');
  if (!pen) return plainIcon;
  pen.drawImage(mark, 0, 0, size, size);
  const radius = 21;
  const centre = size - radius;
  pen.fillStyle = ground;
  pen.beginPath();
  pen.arc(centre, centre, radius, 0, 2 * Math.PI);
  pen.fill();
  pen.fillStyle = ink;
  pen.font = `700 ${count > 9 ? 24 : 32}px sans-serif`;
  pen.textAlign = 'center';
  pen.textBaseline = 'middle';
  pen.fillText(count > 9 ? '9+' : String(count), centre, centre + 2);
  return canvas.toDataURL('image/png');
}

async function loaded(src: string): Promise<HTMLImageElement> {
  const image = new Image(size, size);
  image.src = src;
  await image.decode();
  return image;
}
