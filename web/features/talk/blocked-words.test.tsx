import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { Quote } from '#contract/messages.ts';
import { catalogue } from '#i18n/en/index.ts';
import { formatText } from '#i18n/text.ts';
import type { Text } from '#web/platform/text.ts';
import { QuoteLink } from './Quote.tsx';
import { newsOf } from './people-news.ts';
import { type Talk, TalkContext } from './talk.ts';

const text: Text = (key, params) => formatText('en', catalogue[key], params);
const bare = { image: null, audio: null, image_card: null, word_card: null, question_card: null };
const noa = { id: 'noa', username: 'noa', display_name: 'Noa', avatar_url: null };
const quote: Quote = {
  id: 'm',
  seq: 4,
  author: noa,
  text: 'unwanted',
  image: false,
  audio_ms: null,
  card: null,
  deleted: false,
};

function quoted(blocked: ReadonlySet<string>): string {
  const talk: Talk = {
    chatId: 'c',
    me: 'maya',
    isGroup: true,
    isOwner: false,
    hasGuide: true,
    isOpen: true,
    people: [noa],
    blocked,
    show: () => Promise.resolve(),
  };
  return renderToStaticMarkup(
    <TalkContext value={talk}>
      <QuoteLink quote={quote} />
    </TalkContext>,
  );
}

test('words of somebody who is blocked are not announced', () => {
  const message = { author: noa, text: 'unwanted', status: 'sent' as const, error: null, ...bare };
  expect(newsOf(text, 'en', message, new Set())).toContain('unwanted');
  expect(newsOf(text, 'en', message, new Set(['noa']))).toBe('A message from someone you blocked');
});

test('words of somebody who is blocked are not quoted', () => {
  expect(quoted(new Set())).toContain('unwanted');
  expect(quoted(new Set(['noa']))).not.toContain('unwanted');
});
