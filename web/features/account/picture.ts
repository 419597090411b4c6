import { limits } from '#contract/values.ts';

export interface NewPicture {
  file: File;
  previewUrl: string;
}
/** A new picture, the old one taken away, or as it is. */
export type PictureChange = NewPicture | 'removed' | null;

export const pictureKinds = ['image/jpeg', 'image/png', 'image/webp', 'image/gif', 'image/avif'];

/** Checks before the file is sent; the server inspects its content. */
export function pictureProblem(file: {
  type: string;
  size: number;
}): 'account.picture_type' | 'account.picture_size' | null {
  if (!pictureKinds.includes(file.type)) return 'account.picture_type';
  return file.size > limits.uploadBytesMax ? 'account.picture_size' : null;
}

export function newPicture(file: File): NewPicture {
  return { file, previewUrl: URL.createObjectURL(file) };
}

/** The browser keeps a previewed file until its address is revoked. */
export function forgetPicture(change: PictureChange): void {
  if (change && change !== 'removed') URL.revokeObjectURL(change.previewUrl);
}
