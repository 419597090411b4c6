import { expect, test } from 'vitest';
import { careNote } from '#content/guide/safety-replies.ts';
import { languages } from '#contract/values.ts';
import { guidedChat } from '../../../testing/guided-chat.ts';

const { lastReplyTo } = guidedChat({ seed: 'goes-on', at: '2026-11-27T09:00:00Z' });
const begun = { en: 'I can’t be bothered with any of it', he: 'אין לי כוח לשום דבר מזה' };

test.each(languages)(
  'the words of the note’s button are no words to say back, in %s',
  (language) => {
    const button = careNote.heavier[language];
    const reply = lastReplyTo(language, [begun[language], button]);
    expect(reply.rule).toBe('heavier');
    expect(reply.text).not.toContain(button);
    expect(reply.text).toContain('?');
  },
);
