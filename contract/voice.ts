import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { Message } from './messages.ts';
import { ById } from './shapes.ts';
import { messageDoor } from './refusals.ts';

export const voice = {
  transcribe: endpoint({
    method: 'POST',
    path: '/api/chat/message/:id/transcribe',
    summary:
      'Writes out a voice message, for all who are in its chat; a second time the first words are answered. Only where the one who spoke has agreed to the provider, and where the provider can (503 else).',
    params: ById,
    answer: z.strictObject({ message: Message }),
    perMinute: 20,
    fails: [
      ...messageDoor,
      'chat.not_found',
      'message.not_allowed',
      'voice.not_configured',
      'voice.consent_missing',
      'voice.transcription_failed',
      'media.storage_failed',
      'guide.consent_required',
    ],
  }),
};
