import { whenNeeded } from '#web/ui/when-needed.ts';

const segmenter = whenNeeded(() => new Intl.Segmenter());
const emojiPart = /\p{Extended_Pictographic}|\p{Regional_Indicator}{2}|[0-9#*]\uFE0F?\u20E3/u;

/** The first emoji in what somebody typed, whole, with its skin and its company. */
export function emojiIn(text: string): string | undefined {
  for (const { segment } of segmenter().segment(text)) {
    if (!emojiPart.test(segment)) continue;
    // Signs that are drawn as text by themselves become emojis by the selector.
    const isText = [...segment].length === 1 && !/\p{Emoji_Presentation}/u.test(segment);
    return isText ? `${segment}\uFE0F` : segment;
  }
  return undefined;
}
