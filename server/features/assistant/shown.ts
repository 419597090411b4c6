import type { api } from '#contract/index.ts';
import { limits } from '#contract/values.ts';
import type { Call, Input } from '../../platform/http/call.ts';
import type { ChatRow } from '../sight/doors.ts';
import type { NewImage } from '../media/message-images.ts';
import type { StoredFiles } from '../media/media.ts';
import { shownPicture } from './shown-pictures.ts';
import { type Spoken, spokenWords } from './spoken.ts';

export type Sent = Pick<
  Input<typeof api.messages.send | typeof api.analysis.send>,
  'files' | 'body'
>;

/** Attachments of a message to the guide, prepared before its transaction. */
export interface Shown {
  picture: NewImage | null;
  spoken: Spoken | null;
}

/** For the owner of the chat alone; nothing for a message that is stored. */
export async function shownWith(
  call: Call,
  chatId: string,
  sent: Sent,
  chatType: ChatRow['chatType'],
): Promise<Shown> {
  return {
    picture: sent.files['image'] ? await shownPicture(call, chatId, sent) : null,
    spoken: await spokenWords(call, chatId, sent, chatType),
  };
}

export function storedOf({ picture, spoken }: Shown): (StoredFiles | null)[] {
  return [picture?.stored ?? null, spoken?.stored ?? null];
}

/** The written text and the transcript. */
export function saidWith({ body }: Sent, spoken: Spoken | null): string {
  const words = [body.message ?? '', spoken?.words ?? ''].filter(Boolean).join('\n\n');
  return words.slice(0, limits.messageLengthMax).toWellFormed();
}
