import type { api } from '#contract/index.ts';
import type { Message } from '#contract/messages.ts';
import { shownCardsIn } from '#contract/preview.ts';
import type { Call, Input, LocalAct } from '../../platform/http/call.ts';
import { shownMessages } from '../messages/messages.ts';
import { type Copy, clockOf, fileWords, footOf, insteadOf, listOf, openCopy } from './open-copy.ts';
import { outcomeLines } from './outcome-lines.ts';
import { quotedWords } from './paper-items.ts';

const kinds = {
  markdown: { type: 'text/markdown; charset=utf-8', name: 'chat.md', written: chatAsMarkdown },
  json: { type: 'application/json; charset=utf-8', name: 'chat.json', written: chatAsJson },
} as const;

/**
 * A chat as text, window by window, so that its length does not matter.
 * @throws Refusal chat.not_found, chat.not_joined
 */
export async function downloadChat(
  call: Call,
  { params, query }: Input<typeof api.copies.download>,
): Promise<AsyncIterable<string>> {
  const copy = await openCopy(call, params.id, query);
  const { type, name, written } = kinds[query.format];
  void call.reply
    .type(type)
    .header('content-disposition', `attachment; filename="${name}"`)
    .header('x-content-type-options', 'nosniff');
  return written(call, copy);
}

/** Names and titles as they are: no sign in them formats, links or becomes HTML. */
function literal(text: string): string {
  return text.replaceAll('\n', ' ').replaceAll(/[\\`*_[\]<>&#|]/gu, String.raw`\$&`);
}

export async function* chatAsMarkdown(call: LocalAct, copy: Copy): AsyncGenerator<string> {
  const { title, people, language, say } = copy;
  const clock = clockOf(copy);
  const made = clock.date(call.platform.now().toISOString());
  const names = people.map(literal);
  yield `# ${literal(title)}\n\n${listOf(names, language)}\n\n${say('paper.made', { name: names[0] ?? '', date: made })}\n`;
  let day = '';
  for await (const messages of shownMessages(call, copy.chat.id, copy.range)) {
    const lines: string[] = [];
    for (const message of messages) {
      const today = clock.day(message.created_at);
      if (today !== day) lines.push(`\n## ${today}\n`);
      day = today;
      lines.push(markdownOf(message, copy, clock.time(message.created_at)));
    }
    yield `${lines.join('\n')}\n`;
  }
  const outcomes = await outcomeLines(call, copy);
  if (outcomes.length > 0)
    yield `\n## ${say('paper.outcomes')}\n\n${outcomes.map((line) => `- ${line.replaceAll('\n', ' ')}`).join('\n')}\n`;
}

function markdownOf(message: Message, copy: Copy, at: string): string {
  const { say, authorOf } = copy;
  const instead = insteadOf(message, copy);
  if (instead !== null) return `\n*${instead}*`;
  const { reply_to: quote, image } = message;
  const foot = footOf(message, copy);
  return [
    `\n**${literal(authorOf(message))}** · ${at}`,
    quote
      ? `> ${literal(authorOf(quote))}: ${quotedWords(quote, copy).replaceAll('\n', ' ')}`
      : null,
    image && !image.covered
      ? `![${literal(image.alt || say('paper.picture'))}](${copy.addressOf(image)})`
      : null,
    ...fileWords(message, copy),
    message.text === '' ? null : copy.wordsOf(message),
    foot === null ? null : `*${foot}*`,
  ]
    .filter((part) => part !== null)
    .join('\n\n');
}

export async function* chatAsJson(call: LocalAct, copy: Copy): AsyncGenerator<string> {
  const { chat, title, people, range } = copy;
  const head = {
    id: chat.id,
    title,
    chat_type: chat.chatType,
    participants: people,
    created_at: chat.createdAt.toISOString(),
    copied_at: call.platform.now().toISOString(),
    from: range.from?.toISOString() ?? null,
    to: range.to?.toISOString() ?? null,
  };
  yield `{"chat":${JSON.stringify(head)},"messages":[`;
  let between = '\n';
  for await (const messages of shownMessages(call, chat.id, range)) {
    const lines = messages.map((message) => JSON.stringify(lineOf(message, copy)));
    yield between + lines.join(',\n');
    between = ',\n';
  }
  yield '\n]}\n';
}

/** A message without what only the program needs, and without what is for nobody’s eyes but the writer’s. */
function lineOf(message: Message, copy: Copy) {
  const folded = copy.isFolded(message) || message.reported;
  return {
    seq: message.seq,
    kind: message.kind,
    author: copy.authorOf(message),
    text: folded ? '' : message.text,
    image:
      folded || !message.image
        ? null
        : { url: copy.addressOf(message.image), alt: message.image.alt },
    audio:
      folded || !message.audio
        ? null
        : {
            url: copy.addressOf(message.audio),
            duration_ms: message.audio.duration_ms,
            transcript: message.audio.transcript,
          },
    cards: folded
      ? []
      : shownCardsIn(message).map(({ card_type: type, texts }) => ({
          card_type: type,
          text: texts[copy.language],
        })),
    system: message.system,
    reply_to: message.reply_to?.seq ?? null,
    reactions: message.reactions.map(({ emoji, count }) => ({ emoji, count })),
    status: message.status,
    stage: message.stage,
    created_at: message.created_at,
    edited_at: message.edited_at,
    deleted_at: message.deleted_at,
  };
}
