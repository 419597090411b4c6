import { useForm } from '@mantine/form';
import { useState, type ReactNode } from 'react';
import { ApiError } from '#web/platform/api.ts';
import { currentText } from '#web/platform/language.tsx';
import { type FieldProblem, problemsOfRefusal } from './field-problems.ts';
import { sentenceOf } from './FieldSentence.tsx';

type Checks<Values> = { [Name in keyof Values]?: (value: Values[Name]) => FieldProblem | null };

/**
 * A form that checks by the contract before it sends, keeps what was typed when the server refuses,
 * and then goes to the first field that needs another look.
 */
export function useAccountForm<Values extends Record<string, string | boolean>>({
  initial,
  checks,
  send,
  explain,
}: {
  initial: Values;
  checks: Checks<Values>;
  send: (values: Values) => Promise<void>;
  /** The field that a refusal without `fields` belongs to. */
  explain?: (error: ApiError) => keyof Values | null;
}) {
  const [busy, setBusy] = useState(false);
  /** The problem of the form as a whole. */
  const [failure, setFailure] = useState<string | null>(null);
  const names = Object.keys(initial);
  const fields = useForm<Values>({
    mode: 'uncontrolled',
    initialValues: initial,
    validate: (values) => problemsOf(values, checks),
  });

  const showErrors = (errors: Record<string, ReactNode>) => {
    const first = names.find((name) => Boolean(errors[name]));
    if (!first) return;
    // A field can hold the focus only when it is drawn, and its error is read with it.
    requestAnimationFrame(() =>
      fields.getInputNode<HTMLInputElement, never>(first as never)?.focus(),
    );
  };

  const trySending = async (values: Values) => {
    if (busy) return;
    setBusy(true);
    setFailure(null);
    try {
      await send(values);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      const field = explain?.(error);
      const errors: Record<string, ReactNode> = field
        ? { [field]: error.message }
        : Object.fromEntries(
            Object.entries(problemsOfRefusal(error.fields, names)).map(([name, problem]) => [
              name,
              sentenceOf(problem),
            ]),
          );
      fields.setErrors(errors);
      showErrors(errors);
      if (Object.keys(errors).length === 0) setFailure(failureSentence(error));
    } finally {
      setBusy(false);
    }
  };

  return { fields, busy, failure, submit: fields.onSubmit(trySending, showErrors) };
}

function problemsOf<Values>(values: Values, checks: Checks<Values>): Record<string, ReactNode> {
  const errors: Record<string, ReactNode> = {};
  for (const name of Object.keys(checks) as (keyof Values & string)[]) {
    const problem = checks[name]?.(values[name]);
    if (problem) errors[name] = sentenceOf(problem);
  }
  return errors;
}

/** The problem and the next step, for a refusal that is about no single field. */
export function failureSentence(error: ApiError): string {
  const text = currentText();
  if (error.status === 0) return text('account.no_network');
  if (error.code === 'request.too_many' && error.retryAfterSeconds) {
    return text('account.too_many_tries', { seconds: error.retryAfterSeconds });
  }
  return error.message;
}
