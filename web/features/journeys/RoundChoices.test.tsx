import { QueryClientProvider } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, expect, test } from 'vitest';
import type { JourneyRun } from '#contract/journeys.ts';
import { journeys } from '#content/journeys/journeys.ts';
import { blocksQuery } from '#web/features/connections/blocks-query.ts';
import { queryClient } from '#web/platform/query.ts';
import { Choices } from './RoundChoices.tsx';

const [journey] = journeys;
const person = (id: string) => ({ id, username: id, display_name: id, avatar_url: null });
const [ana, ben] = [person('ana'), person('ben')];

afterEach(() => queryClient.clear());

const run: JourneyRun = {
  id: 'run',
  journey: 'rest',
  chat_id: 'chat',
  stage: 'PS',
  step: 0,
  state: 'active',
  rounds: [],
  members: [ana, ben].map((user) => ({ user, state: 'ready' as const })),
  started_at: '2026-01-01T00:00:00.000Z',
  changed_at: '2026-01-01T00:00:00.000Z',
  finished_at: null,
  version: 1,
  choices: [ana, ben].map((user) => ({
    step: 0,
    user,
    card_id: null,
    question: null,
    text: `words of ${user.id}`,
    ready: true,
    laid: true,
    message_id: user.id,
  })),
  reported: [],
};

function shown(of = run): string {
  if (!journey) throw new Error('a journey is offered');
  const offered = { ...journey, theme_alt: { en: '', he: '' }, runs: [] };
  return renderToStaticMarkup(
    <QueryClientProvider client={queryClient}>
      <Choices run={of} journey={offered} step={0} />
    </QueryClientProvider>,
  );
}

test('a choice of a person whom I blocked is folded, and nothing else', () => {
  expect(shown()).toContain('words of ben');
  queryClient.setQueryData(blocksQuery.queryKey, { items: [ben] });
  const html = shown();
  expect(html).toContain('words of ana');
  expect(html).not.toContain('words of ben');
  expect(html.match(/<button/gu)).toHaveLength(1);
});

test('the face of a card that I reported is covered', () => {
  const texts = { en: 'harbour', he: 'נמל' };
  const card = {
    id: 'card',
    card_index: 1,
    card_type: 'word' as const,
    deck: 'words' as const,
    texts,
    alts: texts,
    image_url: null,
    stage: 'PS' as const,
  };
  const rounds = [{ stage: 'PS' as const, cards: [card], revealed_at: run.started_at }];
  const choices = run.choices.map((choice) => ({ ...choice, card_id: card.id }));
  expect(shown({ ...run, rounds, choices })).toContain('harbour');
  expect(shown({ ...run, rounds, choices, reported: [card.id] })).not.toContain('harbour');
});

test('words are shown as the message beside them shows them', () => {
  const [first] = run.choices;
  if (!first) throw new Error('ana chose');
  const html = shown({ ...run, choices: [{ ...first, text: '**bold** and `code`\nnext' }] });
  expect(html).toContain('<strong>bold</strong>');
  expect(html).toMatch(/<code[^>]*>code<\/code>/u);
});
