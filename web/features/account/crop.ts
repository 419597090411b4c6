export interface Size {
  width: number;
  height: number;
}

/** The square that is kept of a picture, in its pixels. */
export interface Crop {
  x: number;
  y: number;
  side: number;
}

/** The square may be this part of the shorter side; less shows single pixels. */
const closest = 1 / 8;

/** The largest square, from the middle. */
export function widestCrop({ width, height }: Size): Crop {
  const side = Math.min(width, height);
  return { x: (width - side) / 2, y: (height - side) / 2, side };
}

/** Shifts the square, which stays inside the picture. */
export function movedCrop(
  { x, y, side }: Crop,
  { width, height }: Size,
  by: [number, number],
): Crop {
  return {
    x: between(x + by[0], 0, width - side),
    y: between(y + by[1], 0, height - side),
    side,
  };
}

/** From 0, the widest, to 1, the closest. */
export function closeness({ side }: Crop, { width, height }: Size): number {
  return Math.log(side / Math.min(width, height)) / Math.log(closest);
}

/** Another closeness around the same middle. */
export function closerCrop(crop: Crop, size: Size, to: number): Crop {
  const side = Math.min(size.width, size.height) * closest ** between(to, 0, 1);
  const toMiddle = (crop.side - side) / 2;
  return movedCrop({ ...crop, side }, size, [toMiddle, toMiddle]);
}

function between(value: number, min: number, max: number): number {
  return Math.min(Math.max(value, min), max);
}

/** More than is ever shown of a person’s picture. */
const sideMax = 1_024;

/** The square of a picture as a file of its own; null where the browser can’t draw it. */
export async function croppedFile(picture: HTMLImageElement, crop: Crop): Promise<File | null> {
  const canvas = document.createElement('canvas');
  const side = Math.round(Math.min(crop.side, sideMax));
  canvas.width = side;
  canvas.height = side;
  const pen = canvas.getContext('2d');
  if (!pen) return null;
  pen.imageSmoothingQuality = 'high';
  pen.drawImage(picture, crop.x, crop.y, crop.side, crop.side, 0, 0, side, side);
  const blob = await new Promise<Blob | null>((resolve) => {
    canvas.toBlob(resolve, 'image/webp', 0.92);
  });
  return blob && new File([blob], 'picture', { type: blob.type });
}
