import type { Language } from '#contract/shapes.ts';
import { type GuideReply, type GuideRequest, guideReply } from '../platform/ai/built-in/guide.ts';

const plainMessages = {
  en: [
    'I take the stairs to the second floor',
    'I sit by the window in the corner',
    'I hang my coat on the same hook',
    'I eat my bread at the small table',
    'I switch off the lamp at seven',
    'I walk past the fountain',
    'I count the steps to the door',
    'I put the cup on the shelf',
  ],
  he: [
    'עליתי במדרגות לקומה השנייה',
    'ישבתי ליד החלון בפינה',
    'תליתי את המעיל על אותו וו',
    'אכלתי את הלחם ליד השולחן הקטן',
    'כיביתי את המנורה בשבע',
    'עברתי ליד המזרקה',
    'ספרתי את המדרגות עד הדלת',
    'שמתי את הכוס על המדף',
  ],
};

type Setting = { seed: string; at: string } & Partial<
  Pick<GuideRequest, 'laysCards' | 'keepsActions' | 'amongPeople'>
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
    /** The pools of lines that the last reply was made of. */
    poolsOf: (language: Language, texts: readonly string[], seed?: string): string[] =>
      lastReplyTo(language, texts, seed).lines.map((line) => line.replace(/\..*$/u, '')),
    /** These messages with plain ones after them, until the last reply offers a stage. */
    untilOffer(language: Language, texts: readonly string[], seed?: string): string[] {
      const said = [...texts];
      for (const more of plainMessages[language]) {
        if (lastReplyTo(language, said, seed).rule === 'offer_stage') return said;
        said.push(more);
      }
      throw new Error('no stage was offered');
    },
    /** One reply for each message. */
    repliesTo: (language: Language, texts: readonly string[], seed?: string): GuideReply[] =>
      texts.map((_, place) => lastReplyTo(language, texts.slice(0, place + 1), seed)),
  };
}
