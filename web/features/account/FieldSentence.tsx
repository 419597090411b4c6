import type { ReactNode } from 'react';
import { useText } from '#web/platform/language.tsx';
import type { FieldProblem } from './field-problems.ts';

/** Follows a change of language while the error is shown. */
function FieldSentence({ code, min = 0, max = 0 }: FieldProblem) {
  const text = useText();
  return text(code, { min, max });
}

/** The sentence under a field with a problem. */
export function sentenceOf(problem: FieldProblem | null): ReactNode {
  return problem && <FieldSentence {...problem} />;
}
