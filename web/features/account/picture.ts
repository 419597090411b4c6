import { limits } from '#contract/shapes.ts';

/** A new picture, the old one taken away, or as it is. */
export type PictureChange = File | 'removed' | null;

export const pictureKinds = ['image/jpeg', 'image/png', 'image/webp', 'image/gif', 'image/avif'];

/** What can be known before the file is sent; the server looks into it. */
export function pictureProblem(file: {
  type: string;
  size: number;
}): 'account.picture_type' | 'account.picture_size' | null {
  if (!pictureKinds.includes(file.type)) return 'account.picture_type';
  return file.size > limits.uploadBytesMax ? 'account.picture_size' : null;
}
