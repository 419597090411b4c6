import type { Language } from '#contract/shapes.ts';
import {
  careAnswersForOthers,
  careBetter,
  careCalled,
  careDirectAnswers,
  careFollowups,
  careUnanswered,
} from '#content/guide/safety-replies.ts';
import type { Bilingual } from '#content/guide/script.ts';
import type { CareState, Danger } from '#db/schema/care-state.ts';
import { questionIn, saysCalled, saysUnanswered } from './answers.ts';
import { saysBetter } from './endings.ts';
import type { Help } from './regions.ts';

type Cared = CareState & { danger: Danger };

/** The turn of a line after the first one, which was called already. */
export function otherLine({ lines }: Help, step: number): number {
  return lines.length > 1 ? 1 + ((step - 1) % (lines.length - 1)) : 0;
}

interface CareLine {
  line: Bilingual;
  key: string;
  /** Lines after the first one are named. */
  turn?: 'next';
}

export function lineInCare(
  state: Cared,
  text: string,
  language: Language,
  isDanger: boolean,
): CareLine {
  const { danger } = state;
  const follows = followupsOf(danger);
  const followups = named(follows, careFollowups[follows]);
  if (saysUnanswered(text)) {
    const { line, key } = unsaid(state, named('unanswered', careUnanswered));
    return { line, key, turn: 'next' };
  }
  const asked = questionIn(text, language);
  // The number is given each time that it is asked for.
  if (asked === 'number') return { line: careDirectAnswers.number, key: asked };
  const first: CareLine[] = [];
  if (asked) first.push({ line: answerTo(asked, danger, text, language), key: asked });
  else if (saysCalled(text)) first.push({ line: careCalled[danger.who], key: 'called' });
  else if (!isDanger && saysBetter(text))
    first.push({ line: careBetter[danger.who], key: 'better' });
  return unsaid(state, [...first, ...followups]);
}

function named(name: string, lines: readonly Bilingual[]): CareLine[] {
  return lines.map((line, at) => ({ line, key: `${name}.${at}` }));
}

/** The first line that was not said; from the beginning again only when all have been said. */
export function unsaid({ said: before = [] }: CareState, lines: readonly CareLine[]): CareLine {
  const times = (key: string) => before.filter((one) => one === key).length;
  const [least] = lines.toSorted((one, other) => times(one.key) - times(other.key));
  if (!least) throw new Error('a list of replies in care is empty');
  return least;
}

/** The answer to a question in care; of an act or of words it is about the person in danger. */
function answerTo(
  asked: keyof typeof careDirectAnswers,
  { who, kind }: Danger,
  text: string,
  language: Language,
) {
  const isOfAct = asked === 'next' || asked === 'happens' || asked === 'other';
  // Violence is the writer’s own, where it is not somebody’s against a child.
  const isOwn = who === 'self' || (kind === 'violence' && who === 'other');
  if (isOwn || kind === 'medical' || !isOfAct) return careDirectAnswers[asked];
  const isOfWords = asksWords[language].test(text) && (who === 'child' || kind === 'self_harm');
  if (asked === 'happens' && !isOfWords) return careDirectAnswers[asked];
  return careAnswersForOthers[who === 'child' ? 'child' : 'other'][isOfWords ? 'say' : 'next'];
}
const asksWords = {
  en: /(?:do|should|can|could) i (?:even )?(?:say|tell|write|talk)/iu,
  he: /(?:להגיד|לומר|אומרים|אגיד|לכתוב|לדבר)/u,
};

export function followupsOf({ kind, who }: Danger): keyof typeof careFollowups {
  if (kind === 'medical') return 'medical';
  if (kind !== 'self_harm') return 'harm';
  return who === 'self' ? 'despair' : 'others';
}
