import { script } from '#content/guide/script.ts';
import type { AnswerPart, AnswerRequest, GuideModel } from '../../platform/ai/model.ts';

/** Suggested questions for a model with vision, and for one that only has measurements. */
const questions = {
  seen: ['missing', 'edge', 'eye'],
  measured: ['colours', 'light', 'more'],
} as const;

/** After an answer to a picture some questions stand ready, whichever model answered. */
export async function* withPictureQuestions(
  parts: AsyncIterable<AnswerPart>,
  { lines, person }: AnswerRequest,
  guide: Pick<GuideModel, 'vision' | 'builtIn'>,
): AsyncGenerator<AnswerPart> {
  yield* parts;
  // The built-in guide has its own.
  if (guide.builtIn || !lines.at(-1)?.pictures?.length) return;
  yield {
    type: 'suggestions',
    suggestions: questions[guide.vision ? 'seen' : 'measured'].map(
      (id) => script.suggestions[id][person.language],
    ),
  };
}
