import type { z } from 'zod';
import { type FieldError, fieldErrors } from '#contract/errors.ts';

/** The problem of a field, with its limits if they are known. */
export interface FieldProblem {
  code: FieldError;
  min?: number;
  max?: number;
}

function isFieldError(code: string): code is FieldError {
  return (fieldErrors as readonly string[]).includes(code);
}

/** The first thing that the contract has against a value. */
export function fieldProblem(shape: z.ZodType, value: string): FieldProblem | null {
  const checked = shape.safeParse(value);
  if (checked.success) return null;
  if (value === '') return { code: 'field.required' };
  const [issue] = checked.error.issues;
  const code = issue && isFieldError(issue.message) ? issue.message : 'field.invalid';
  return {
    code,
    min: issue?.code === 'too_small' ? Number(issue.minimum) : undefined,
    max: issue?.code === 'too_big' ? Number(issue.maximum) : undefined,
  };
}

/** A refusal names fields as the body nests them, such as `user.password`; a form knows the last part. */
export function problemsOfRefusal(
  fields: Record<string, FieldError> | undefined,
  known: readonly string[],
): Record<string, FieldProblem> {
  const problems: Record<string, FieldProblem> = {};
  for (const [path, code] of Object.entries(fields ?? {})) {
    const name = path.split('.').at(-1) ?? path;
    if (known.includes(name))
      problems[name] = { code: isFieldError(code) ? code : 'field.invalid' };
  }
  return problems;
}
