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
  const special = openingOf[reading.intent] ?? [];
  return (
    (inAim && isOfAim ? sayLine(inAim, openingOfAim[aim.kind]) : null) ??
    sayLine(moment, ...(reading.intent === 'joy' ? special : special.slice(0, 1))) ??
    sayLine(moment, ...(isPart(moment) ? ['reflect_part'] : []), 'reflect') ??
    bareClause(moment) ??
    (reading.intent === 'feeling' ? sayLine(moment, 'reflect_quote') : null) ??
    (inAim ? sayLine(inAim, openingOfAim[aim.kind]) : null) ??
    sayLine(moment, 'reflect_quote', ...special.slice(1))
  );
}

const moreWordsMin = 8;

/** The message says a good deal beside the clause that is said back. */
function isPart({ words, reading, state }: Moment): boolean {
  const [mirror] = words.mirrors;
  const said = mirror?.source.split(' ').length ?? 0;
  return state.turn % 2 === 0 && reading.words.length - said >= moreWordsMin;
}

/** The clause alone, when every way to introduce one was used. */
function bareClause({ slots, state }: Moment): Said | null {
  if (slots.c === undefined) return null;
  const text =
    state.language === 'en' ? slots.c.charAt(0).toUpperCase() + slots.c.slice(1) : slots.c;
  return { text: `${text}.`, lines: [], asks: false };
}
