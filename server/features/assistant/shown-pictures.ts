import type { api } from '#contract/index.ts';
import type { Act, Call, Input } from '../../platform/http/call.ts';
import { reachableChat } from '../sight/doors.ts';
import { type NewImage, imageSizes } from '../media/message-images.ts';
import { storedMessage } from '../messages/messages.ts';
import { measured } from '../media/measure.ts';
import { storePictures } from '../media/media.ts';
import { encodePictures } from '../media/pictures.ts';

/** A message to the guide as it is sent: in a chat with it, or in one about a picture. */
type Shown = Pick<Input<typeof api.messages.send | typeof api.analysis.send>, 'files' | 'body'>;

/**
 * The measured and stored picture of a message in a chat, for its owner alone, and not again for a message that is stored.
 */
export async function shownPicture(
  call: Call,
  chatId: string,
  input: Shown,
): Promise<NewImage | null> {
  const { chat } = await reachableChat(call, chatId);
  if (await storedMessage(call, chat, input.body.client_id)) return null;
  return newPicture(call, input);
}

/** @throws Refusal media.type_unsupported, media.heic_unsupported, media.unreadable */
export async function newPicture(
  { me, platform }: Pick<Act, 'me' | 'platform'>,
  { files, body }: Shown,
): Promise<NewImage | null> {
  const { image } = files;
  if (!image) return null;
  const { image_alt: alt = '' } = body;
  const pictures = await encodePictures(me.userId, image, imageSizes);
  const analysis = await measured(pictures.thumb);
  return { stored: await storePictures(platform, 'image', pictures, analysis), alt };
}
