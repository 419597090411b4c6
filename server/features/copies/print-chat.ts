import { productNameIn } from '#i18n/product.ts';
import path from 'node:path';
import type { api } from '#contract/index.ts';
import { limits } from '#contract/values.ts';
import type { Call, Input } from '../../platform/http/call.ts';
import { Turns } from '../../platform/http/turns.ts';
import { typeset } from '../../platform/pdf/typeset.ts';
import { Refusal } from '../../platform/refusal.ts';
import { isGuided } from '../sight/doors.ts';
import { countShownMessages, shownMessages } from '../messages/messages.ts';
import { type Copy, clockOf, listOf, openCopy } from './open-copy.ts';
import { outcomeLines } from './outcome-lines.ts';
import { type PaperItem, outcomesItem, paperItems } from './paper-items.ts';
import { PaperPictures } from './paper-pictures.ts';
import { lineIn, lineOf, runsOf } from './runs.ts';

const template = path.join(import.meta.dirname, 'chat.typ');

/** A paper takes the better part of a core and some hundred megabytes. */
const paperTurns = new Turns({ atOnceMax: 1, waitingMax: 8 });

/** How far a paper is when its messages are read; the rest is setting it. */
const readShare = 0.8;

/**
 * A chat as a PDF: what the caller sees of it at this moment.
 * @throws Refusal chat.not_found, chat.not_joined, copy.too_long, server.unavailable
 */
export async function printChat(
  call: Call,
  { params, query }: Input<typeof api.copies.print>,
): Promise<Uint8Array<ArrayBuffer>> {
  const copy = await openCopy(call, params.id, query);
  const count = await countShownMessages(call, copy.chat, copy.range);
  if (count > limits.paperMessagesMax)
    throw new Refusal('copy.too_long', { params: { max: limits.paperMessagesMax } });
  const report = (done: number) => {
    if (query.copy !== undefined)
      call.platform.live.sendEphemeral([call.me.userId], {
        type: 'copy.progress',
        copy: query.copy,
        done,
      });
  };
  const pdf = await paperTurns.run(call.me.userId, () => printed(call, copy, count, report));
  void call.reply
    .type('application/pdf')
    .header('content-disposition', 'attachment; filename="chat.pdf"')
    .header('x-content-type-options', 'nosniff');
  return pdf;
}

async function printed(
  call: Call,
  copy: Copy,
  count: number,
  report: (done: number) => void,
): Promise<Uint8Array<ArrayBuffer>> {
  const pictures = new PaperPictures(call);
  const items: PaperItem[] = [];
  const itemsOf = paperItems(copy, pictures);
  let read = 0;
  for await (const messages of shownMessages(call, copy.chat.id, copy.range)) {
    for (const message of messages) {
      requireReader(call);
      items.push(...(await itemsOf(message)));
      read += 1;
    }
    report(Math.min(1, read / count) * readShare);
  }
  requireReader(call);
  const outcomes = outcomesItem(await outcomeLines(call, copy), copy);
  const data = JSON.stringify({
    ...frameOf(call, copy),
    items: [...orNothing(items, copy), ...outcomes],
  });
  try {
    const pdf = await typeset({ template, data, pictures: pictures.files }, call.signal);
    report(1);
    return pdf;
  } catch (error) {
    requireReader(call);
    throw error;
  }
}

/** Nobody waits for it any more, so nobody reads this refusal either. */
function requireReader({ signal }: Call): void {
  if (signal.aborted) throw new Refusal('server.unavailable');
}

function orNothing(items: PaperItem[], { say, language }: Copy): PaperItem[] {
  return items.length > 0 ? items : [{ k: 'note', ...lineIn(language, say('paper.nothing')) }];
}

/** The text of a PDF around its messages. */
function frameOf({ platform }: Call, copy: Copy) {
  const { title, people, language, say } = copy;
  const { date } = clockOf(copy);
  const [me = '', ...others] = people;
  const together = isGuided(copy.chat)
    ? say('paper.with_guide', { name: me })
    : listOf([...others, me], language);
  const period = periodOf(copy);
  return {
    language,
    title: title.toWellFormed(),
    product: productNameIn(language, platform.config.PRODUCT_NAME),
    heading: lineOf(title),
    foot: runsOf(title),
    page: runsOf(say('paper.page')),
    lines: [
      lineIn(language, together),
      ...(period === null ? [] : [lineIn(language, period)]),
      lineIn(language, say('paper.made', { name: me, date: date(platform.now().toISOString()) })),
    ],
  };
}

function periodOf(copy: Copy): string | null {
  const { from, to } = copy.range;
  const { date } = clockOf(copy);
  const first = from ? date(from.toISOString()) : '';
  // The last moment of the time, which ends where the next day begins.
  const last = to ? date(new Date(to.getTime() - 1).toISOString()) : '';
  if (from && to) return copy.say('paper.range', { from: first, to: last });
  if (from) return copy.say('paper.range_from', { from: first });
  return to ? copy.say('paper.range_to', { to: last }) : null;
}
