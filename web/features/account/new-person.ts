import type { z } from 'zod';
import type { NewPerson } from '#contract/account.ts';
import { filledText } from '#contract/shapes.ts';
import type { Language } from '#contract/shapes.ts';
import { limits } from '#contract/values.ts';
import { configQuery } from '#web/platform/config.ts';
import { queryClient } from '#web/platform/query.ts';
import { browserTimeZone } from '#web/platform/time.ts';
import { type FieldProblem, fieldProblem } from './field-problems.ts';
import { inviteIn } from './invited.ts';

const DisplayName = filledText(limits.nameLengthMax);

/** The fields of every form that opens an account. */
interface NewPersonValues {
  invite: string;
  display_name: string;
  terms_version: boolean;
}

export function newPersonChecks(needsInvite: boolean) {
  return {
    invite: (value: string): FieldProblem | null =>
      needsInvite && value.trim() === '' ? { code: 'field.required' } : null,
    display_name: (value: string) =>
      value.trim() === '' ? null : fieldProblem(DisplayName, value.trim()),
    terms_version: (agreed: boolean): FieldProblem | null =>
      agreed ? null : { code: 'field.terms_required' },
  };
}

/** The body that such a form sends, with the version of the terms that is shown here. */
export async function newPersonOf(
  { invite, display_name: name }: NewPersonValues,
  { language, needsInvite }: { language: Language; needsInvite: boolean },
): Promise<z.input<typeof NewPerson>> {
  return {
    display_name: name.trim() || undefined,
    language,
    timezone: browserTimeZone(),
    ...(needsInvite ? { invite: inviteIn(invite) || invite.trim() } : {}),
    terms_version: (await queryClient.ensureQueryData(configQuery)).terms_version,
  };
}
