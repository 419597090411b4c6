import type { Intent } from '#content/guide/intents.ts';
import { type Said, sayLine } from './lines.ts';
import type { Moment } from './moment.ts';

const openingOf: Partial<Record<Intent, string[]>> = {
  feeling: ['reflect_feeling', 'name_feeling'],
  loss: ['reflect_loss', 'loss_bare'],
  joy: ['reflect_joy', 'reflect_joy_quote', 'joy_bare'],
};
const openingOfAim = {
  wish: 'reflect_wish',
  plan: 'reflect_wish',
  duty: 'reflect_duty',
  trouble: 'reflect_trouble',
  fear: 'reflect_fear',
};

/** Says back what was meant, in the person's words; null where the message holds nothing to say back. */
export function reflection(moment: Moment): Said | null {
  const { reading, words, slots } = moment;
  const aim = words.aims.find(({ kind }) => kind !== 'plan');
  const inAim = aim && { ...moment, slots: { ...slots, v: aim.text } };
  const isOfAim =
    aim !== undefined &&
    ['wish', 'obligation', 'fear'].includes(reading.intent) &&
    // One Hebrew word says too little alone: “לצאת”.
    (reading.language === 'en' || aim.text.includes(' ')) &&
    slots.c === undefined;
  const special = namesItself(moment) ? [] : (openingOf[reading.intent] ?? []);
  return (
    (inAim && isOfAim ? sayLine(inAim, openingOfAim[aim.kind]) : null) ??
    sayLine(moment, ...(reading.intent === 'joy' ? special : special.slice(0, 1))) ??
    sayLine(moment, ...(isPart(moment) ? ['reflect_part'] : []), 'reflect') ??
    (slots.c === undefined ? null : bare(moment)) ??
    (reading.intent === 'feeling' ? sayLine(moment, 'reflect_quote') : null) ??
    (inAim ? sayLine(inAim, openingOfAim[aim.kind]) : null) ??
    sayLine(moment, 'reflect_quote') ??
    bare(moment) ??
    sayLine(moment, ...special.slice(1))
  );
}

/** “It’s guilt”: the feeling is in the words already. */
function namesItself({ reading, slots: { c, f } }: Moment): boolean {
  return reading.intent === 'feeling' && !!c && !!f && c.toLowerCase().includes(f.toLowerCase());
}

const moreWordsMin = 8;

/** The message says a good deal beside the clause that is said back. */
function isPart({ words, reading, state }: Moment): boolean {
  const [mirror] = words.mirrors;
  const said = mirror?.source.split(' ').length ?? 0;
  return state.turn % 2 === 0 && reading.words.length - said >= moreWordsMin;
}

/** The person’s words alone, when every way to introduce them was used. */
function bare({ slots: { c, q }, state }: Moment): Said | null {
  const own = c ?? q;
  if (own === undefined) return null;
  const text = state.language === 'en' ? own.charAt(0).toUpperCase() + own.slice(1) : own;
  return { text: `${text}.`, lines: [], asks: false };
}
