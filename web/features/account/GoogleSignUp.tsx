import type { SignInAnswer } from '#contract/account.ts';
import { api } from '#contract/index.ts';
import { call } from '#web/platform/api.ts';
import { useConfig } from '#web/platform/config.ts';
import { useLanguage, useText } from '#web/platform/language.tsx';
import { useAccountForm } from './account-form.ts';
import { AuthForm } from './AuthFrame.tsx';
import { newPersonChecks, newPersonOf } from './new-person.ts';
import { DisplayNameField, InviteField, TermsField } from './NewPersonFields.tsx';

export type GoogleSignUpProps = {
  ticket: string;
  /** As Google knows the person. */
  name: string;
  invite: string;
  onAnswer: (answer: SignInAnswer) => Promise<void>;
  /** The ticket is of no use any more: the way begins again, with the reason. */
  onGone: (reason: string) => void;
};

/** The last step for somebody new after Google: their name and their agreement. */
export function GoogleSignUp({ ticket, name, invite, onAnswer, onGone }: GoogleSignUpProps) {
  const text = useText();
  const { language } = useLanguage();
  const needsInvite = useConfig()?.signup === 'invite';
  const { fields, busy, failure, submit } = useAccountForm({
    initial: { invite, display_name: name, terms_version: false },
    checks: newPersonChecks(needsInvite),
    send: async (values) => {
      const user = await newPersonOf(values, { language, needsInvite });
      await onAnswer(await call(api.google.signUp, { body: { ticket, user } }));
    },
    explain: ({ code, message }) => {
      if (code === 'account.ticket_invalid') onGone(message);
      return null;
    },
  });
  return (
    <AuthForm deed={text('account.sign_up')} busy={busy} failure={failure} onSubmit={submit}>
      {needsInvite && (
        <InviteField {...fields.getInputProps('invite')} key={fields.key('invite')} />
      )}
      <DisplayNameField
        {...fields.getInputProps('display_name')}
        key={fields.key('display_name')}
      />
      <TermsField
        {...fields.getInputProps('terms_version', { type: 'checkbox' })}
        key={fields.key('terms_version')}
      />
    </AuthForm>
  );
}
