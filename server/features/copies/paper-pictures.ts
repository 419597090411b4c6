import type { MessageImage } from '#contract/messages.ts';
import { limits } from '#contract/values.ts';
import type { Call } from '../../platform/http/call.ts';
import { fileKey } from '../media/media.ts';
import { asJpeg } from '../media/pictures.ts';

/** More would make a PDF too large to send; the others are described in words. */
const picturesMax = 300;
const widthMaxMillimetres = 90;
const heightMaxMillimetres = 110;

interface PaperPicture {
  /** Its name among the files of the paper. */
  file: string;
  /** In millimetres. */
  width: number;
}

/** The pictures of a paper, as JPEG: the one kind that a PDF holds as it is. */
export class PaperPictures {
  readonly #call: Call;
  readonly files = new Map<string, Uint8Array>();

  constructor(call: Call) {
    this.#call = call;
  }

  /** Null where it can’t be shown. */
  async add({ id, width, height }: MessageImage): Promise<PaperPicture | null> {
    const file = `${id}.jpg`;
    if (!this.files.has(file)) {
      if (this.files.size >= picturesMax) return null;
      const { platform, me } = this.#call;
      const stored = await platform.files.read(fileKey('thumb', id));
      if (!stored) return null;
      this.files.set(file, await asJpeg(me.userId, stored, limits.imageThumbSideMax));
    }
    const share = Math.min(widthMaxMillimetres / width, heightMaxMillimetres / height);
    return { file, width: Math.max(1, width * share) };
  }
}
