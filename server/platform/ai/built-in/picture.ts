import { script } from '#content/guide/script.ts';
import type { GuidePicture } from '../model.ts';
import { type PictureFacts, factsOf } from '../picture-facts.ts';
import { draft } from './draft.ts';
import { joined, type Said, sayLine, wordCount } from './lines.ts';
import type { Draft, Moment } from './moment.ts';
import { compiledBoth } from './patterns.ts';
import { ask as askAbout } from './questions.ts';
import { saidBack } from './reflections.ts';

/** A picture as the built-in guide knows it: only its measurements. */
export type ShownPicture = Pick<GuidePicture, 'width' | 'height' | 'analysis'>;

/** Longer messages are statements, and are answered as such. */
const questionWordsMax = 14;

const { asks: asked, measured, measured_each: measuredEach, unseen, join } = script.picture_talk;
const asks = {
  colours: compiledBoth(asked.colours),
  light: compiledBoth(asked.light),
  edges: compiledBoth(asked.edges),
  seeing: compiledBoth(asked.seeing),
  more: compiledBoth(asked.more),
};
type Ask = keyof typeof asks;

/** With several pictures each gets fewer facts, so that all are covered. */
const factsOfEach: (keyof PictureFacts)[] = ['orientation', 'light', 'palette'];

const askedFacts: Record<Exclude<Ask, 'more'>, (keyof PictureFacts)[]> = {
  colours: ['colours'],
  light: ['light', 'contrast'],
  edges: ['sharpness', 'contrast'],
  seeing: ['orientation', 'light', 'contrast', 'sharpness', 'colours'],
};

/** The answer to new pictures and to questions about them: their measurements, never more. */
export function answerAboutPicture(moment: Moment): Draft | null {
  const { state, reading, slots } = moment;
  const [first, ...others] = state.pictures.map((shown) => factsOf(shown, reading.language));
  if (!first) return null;
  const facts = [first, ...others];
  Object.assign(slots, first);
  if (moment.isShown) return answerShown(moment, facts);
  const ask = askIn(moment);
  if (ask === null) return null;
  if (ask === 'more' || ask === 'seeing') {
    const line = others.length === 0 ? sayLine(moment, 'image') : null;
    if (line) return draft(moment, `picture:${ask}`, line, { suggestions: ['colours', 'light'] });
  }
  return ask === 'more'
    ? draft(moment, 'picture:more', joined(moment, askAbout(moment, { recalls: true })))
    : draft(moment, `picture:${ask}`, factsAnd(moment, facts, ask), { suggestions: ['more'] });
}

function answerShown(moment: Moment, facts: PictureFacts[]): Draft {
  // The prepared lines are about one picture.
  const line = facts.length === 1 ? sayLine(moment, 'image') : null;
  const suggestions = { suggestions: ['colours', 'light', 'more'] as const };
  if (!line) return draft(moment, 'picture', factsAnd(moment, facts, 'seeing'), suggestions);
  const wordsMax = moment.wordsMax - wordCount(line.text);
  const { c, q } = moment.slots;
  const opener = saidBack({ ...moment, wordsMax }, c ?? q);
  return draft(moment, 'picture', joined(moment, opener, line), suggestions);
}

function askIn({ reading }: Moment): Ask | null {
  const { text, normal, words, language } = reading;
  const found = (Object.keys(asks) as Ask[]).find((ask) =>
    asks[ask][language].some((one) => one.test(normal)),
  );
  if (found === undefined || words.length > questionWordsMax) return null;
  return found === 'more' || text.includes('?') ? found : null;
}

/** The requested measurements, and a question of the stage. */
function factsAnd(moment: Moment, facts: PictureFacts[], ask: Exclude<Ask, 'more'>): Said {
  const { language } = moment.state;
  const isOne = facts.length === 1;
  const frame = isOne ? measured[language] : measuredEach[language];
  const named = isOne || ask !== 'seeing' ? askedFacts[ask] : factsOfEach;
  const sentence = facts
    .map((each, at) =>
      frame
        .replace('{n}', `${at + 1}`)
        .replace('{facts}', named.map((fact) => each[fact]).join(join[language])),
    )
    .join(' ');
  const text = ask === 'seeing' ? `${unseen[language]} ${sentence}` : sentence;
  const question = askAbout(moment, { wordsMax: moment.wordsMax - wordCount(text) });
  return { text: `${text} ${question.text}`, lines: question.lines, asks: true };
}
