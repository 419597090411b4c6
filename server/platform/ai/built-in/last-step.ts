import type { Language } from '#contract/shapes.ts';
import { script } from '#content/guide/script.ts';
import type { LastStep } from '../model.ts';
import { draft } from './draft.ts';
import { joined, sayLine } from './lines.ts';
import type { Draft, Moment } from './moment.ts';
import { quoted } from './quotes.ts';
import { seedOf } from './random.ts';
import { askDay } from './offered-step.ts';
import { saidBack } from './reflections.ts';
import { stepTitle } from './step-title.ts';
import { type Verdict, verdictIn } from './step-verdict.ts';

const answerWordsMax = 40;
const smallerWordsMax = 14;
const longWordsMin = 6;
const questions = { open: 'last_step', done: 'last_step_done' };
const languages = ['en', 'he'] as const;
const slot = '{action}';

/** The step after which a text of the guide asks; null where it asks after none. */
export function stepAskedAfter(text: string): LastStep | null {
  for (const done of [false, true]) {
    for (const language of languages) {
      for (const line of script.moves[questions[done ? 'done' : 'open']] ?? []) {
        const [before = '', after = ''] = line[language].split(slot);
        const [open, close = ''] = quoted('\n', language).split('\n');
        const from = text.indexOf(`${before}${open}`);
        const to = from < 0 ? -1 : text.indexOf(`${close}${after}`, from);
        if (to >= 0) return { title: text.slice(from + `${before}${open}`.length, to), done };
      }
    }
  }
  return null;
}

/**
 * The question after the last step. It comes alone: the reply keeps what it says and loses what it asks. Null where
 * the message has made the guide offer something, which is answered first.
 */
export function askAfter(moment: Moment, reply: Draft, step: LastStep): string | null {
  if (reply.offer && reply.offer.kind !== 'manner') return null;
  const { seed, language } = moment.state;
  const lines = script.moves[questions[step.done ? 'done' : 'open']] ?? [];
  const line = lines[seedOf(seed) % lines.length];
  if (!line) return null;
  reply.text = withoutQuestions(reply.text);
  reply.asks = line.asks;
  reply.suggestions = step.done
    ? []
    : (['did_it', 'half', 'not_yet'] as const).map((id) => script.suggestions[id][language]);
  if (!step.done) reply.offer = { kind: 'last_step', title: step.title };
  return line[language].replace(slot, quoted(step.title, language));
}

function withoutQuestions(text: string): string {
  return text
    .split('\n')
    .map((line) =>
      line
        .split(/(?<=[.?…]) /u)
        .filter((sentence) => !sentence.endsWith('?'))
        .join(' '),
    )
    .join('\n')
    .trim();
}

/** The person's answer about their last step. */
export function answerLastStep(moment: Moment): Draft | null {
  const { state, reading } = moment;
  const { offer } = state;
  if (offer?.kind === 'last_step') {
    const verdict = reading.words.length <= answerWordsMax ? verdictIn(reading, offer.title) : null;
    return verdict && answerVerdict(moment, offer.title, verdict);
  }
  if (offer?.kind === 'open_step') return answerOpen(moment, offer.title);
  return offer?.kind === 'smaller_step' ? answerSmaller(moment) : null;
}

function answerVerdict(moment: Moment, title: string, verdict: Verdict): Draft | null {
  const { reading, slots } = moment;
  const more = reading.words.length >= longWordsMin ? saidBack(moment, slots.c) : null;
  if (verdict === 'done')
    return draft(
      moment,
      'last_step_done',
      joined(moment, sayLine(moment, 'last_step_joy'), more ?? sayLine(moment, 'last_step_how')),
      { reported: { title, state: 'done' } },
    );
  return draft(
    moment,
    `last_step_${verdict}`,
    joined(
      moment,
      sayLine(moment, verdict === 'half' ? 'last_step_half' : 'last_step_later'),
      more,
      sayLine(moment, 'last_step_ways'),
    ),
    {
      offer: { kind: 'open_step', title },
      suggestions: ['keep_step', 'smaller', 'let_go'],
    },
  );
}

const ways: Record<'keep' | 'smaller' | 'go', Record<Language, RegExp>> = {
  go: {
    en: / (?:let (?:it|that|this) go|let go|drop|dropped|forget (?:it|about it)|give (?:it )?up|cancel|delete|remove|not anymore|no longer) /u,
    he: / (?:לשחרר|משחרר|משחררת|לוותר|מוותר|מוותרת|לבטל|לעזוב|למחוק|כבר לא|להוריד|עזוב|עזבי) /u,
  },
  smaller: {
    en: / (?:smaller|small|shrink|easier|less|a piece|a part|break it) /u,
    he: / (?:להקטין|קטן|קטן יותר|קטנה|פחות|חלק|לפרק|מקטינים) /u,
  },
  keep: {
    en: / (?:keep|leave it|leave|stays?|still want|later|soon|yes|yeah|ok|okay|as it is) /u,
    he: / (?:להשאיר|להשאר|להישאר|שיישאר|נשאר|לשמור|עדיין רוצה|אחר כך|בקרוב|כן|בסדר|אוקיי) /u,
  },
};

/** A step that is open still is kept, made smaller or let go, as the person chooses. */
function answerOpen(moment: Moment, title: string): Draft | null {
  const { normal, language, words } = moment.reading;
  if (words.length > smallerWordsMax || normal.includes(' not ')) return null;
  if (ways.go[language].test(normal))
    return draft(moment, 'last_step_let_go', joined(moment, sayLine(moment, 'last_step_gone')), {
      reported: { title, state: 'dropped' },
    });
  if (ways.smaller[language].test(normal))
    return draft(
      moment,
      'last_step_smaller',
      joined(moment, sayLine(moment, 'last_step_smaller')),
      { offer: { kind: 'smaller_step' } },
    );
  return ways.keep[language].test(normal)
    ? draft(moment, 'last_step_kept', joined(moment, sayLine(moment, 'last_step_kept')))
    : null;
}

/** Words after “smaller” are the smaller step. */
function answerSmaller(moment: Moment): Draft | null {
  const { reading } = moment;
  if (reading.words.length > smallerWordsMax || reading.text.includes('?')) return null;
  if (/^(?:decline|refusal|insult|dont_know|unclear|emoji|thanks)/u.test(reading.intent))
    return null;
  const title = stepTitle(moment);
  return title === null ? null : askDay(moment, title);
}
