import type { CareState, Danger } from '#db/schema/care-state.ts';
import { languageOf } from '../../platform/ai/built-in/language.ts';
import { legible } from '../../platform/ai/built-in/normalise.ts';
import { asksForHelp } from '../../platform/ai/safety/answered-question.ts';
import { saysCalled, saysUnanswered } from '../../platform/ai/safety/answers.ts';
import { asidesAfter } from '../../platform/ai/safety/asides.ts';
import type { CarePerson } from '../../platform/ai/safety/care.ts';
import { saysMisreadAs } from '../../platform/ai/safety/denials.ts';

/** How a message among people reaches the guide. */
export interface ToGuide {
  mentionsGuide: boolean;
  /** The guide answers it, by its mention or because it answers every message of the chat. */
  asksGuide: boolean;
}

/** Names of the guide are no words of the message: they hide its beginning, and count among few words. */
const guideMention = /@(?:guide|zavit|המלווה|מלווה)(?![\p{L}\p{N}_])[,:]?\s*/giu;

export function withoutGuide(text: string): string {
  return text.replaceAll(guideMention, '');
}

/** “I called”, “nobody picked up”: these take up the lines of care for any reader. */
export function takesUpCare(text: string): boolean {
  return saysCalled(text) || saysUnanswered(text);
}

/**
 * Whether a message in care answers its lines rather than being about something else. To the guide by name that is all
 * that is no aside, as alone with it. Other words are mostly for people, so of those only calls, and what the guide would
 * be asked for help with, count.
 */
export function isAboutCare(
  state: CareState & { danger: Danger },
  text: string,
  person: CarePerson,
  { mentionsGuide, asksGuide }: ToGuide,
): boolean {
  if (takesUpCare(text)) return true;
  if (!asksGuide) return false;
  const language = languageOf(legible(text), person.language) ?? person.language;
  if (asksForHelp(text, language) || saysMisreadAs(text)) return true;
  return mentionsGuide && asidesAfter({ ...state, asides: 0 }, text, null, language) === 0;
}
