import type { Language } from '#contract/shapes.ts';
import { type GuideReply, type GuideRequest, guideReply } from '../platform/ai/built-in/guide.ts';

type Setting = { seed: string; at: string } & Partial<
  Pick<GuideRequest, 'laysCards' | 'keepsActions'>
>;

/** Chats with the built-in guide at one moment; the replies are without their marks of direction. */
export function guidedChat({ seed: usual, at, ...settings }: Setting) {
  const lastReplyTo = (language: Language, texts: readonly string[], seed = usual): GuideReply => {
    const reply = guideReply({
      seed,
      turns: texts.map((text) => ({ text, at: new Date(at) })),
      person: { displayName: 'Noa', language, timezone: 'UTC' },
      introduces: false,
      keepsActions: true,
      ...settings,
    });
    return { ...reply, text: reply.text.replaceAll(/[\u2066-\u2069]/gu, '') };
  };
  return {
    lastReplyTo,
    /** One reply for each message. */
    repliesTo: (language: Language, texts: readonly string[], seed?: string): GuideReply[] =>
      texts.map((_, place) => lastReplyTo(language, texts.slice(0, place + 1), seed)),
  };
}
