import type { api } from '#contract/index.ts';
import type { TimelineItem } from '#contract/timeline.ts';
import { stageName, timelineLine } from '#i18n/timeline-lines.ts';
import type { Call, Input } from '../../platform/http/call.ts';
import { personOf } from '../account/people.ts';
import { itemsWithin } from './timeline.ts';

const locales = { en: 'en-GB', he: 'he-IL' };

/** A timeline as Markdown, newest first, page by page, so that its length does not matter. */
export async function downloadTimeline(
  call: Call,
  { query }: Input<typeof api.timeline.download>,
): Promise<AsyncIterable<string>> {
  const person = await personOf(call.db, call.me.userId);
  void call.reply
    .type('text/markdown; charset=utf-8')
    .header('content-disposition', 'attachment; filename="timeline.md"')
    .header('x-content-type-options', 'nosniff');
  return written(call, query, person?.timezone ?? 'UTC');
}

async function* written(
  call: Call,
  query: Input<typeof api.timeline.download>['query'],
  timeZone: string,
): AsyncGenerator<string> {
  const { language } = call;
  const dayFormat = new Intl.DateTimeFormat(locales[language], { dateStyle: 'full', timeZone });
  yield `# ${timelineLine(language, 'title')}\n`;
  let day = '';
  for await (const items of itemsWithin(call, query)) {
    const lines: string[] = [];
    for (const item of items) {
      const today = dayFormat.format(new Date(item.at));
      if (today !== day) lines.push(`\n## ${today}\n`);
      day = today;
      lines.push(lineOf(call, item));
    }
    yield `${lines.join('\n')}\n`;
  }
}

function lineOf({ language }: Call, { kind, stage, title, text }: TimelineItem): string {
  const named = kind === 'stage_reached' && stage ? stageName(language, stage) : title;
  const source = text === '' ? '' : ` (${asWritten(text)})`;
  return `- **${timelineLine(language, kind)}**: ${asWritten(named)}${source}`;
}

/** One line of Markdown that reads as these words. */
function asWritten(words: string): string {
  return words.replaceAll(/\s+/gu, ' ').replaceAll(/([\\`*_[\]<>#])/gu, String.raw`\$1`);
}
