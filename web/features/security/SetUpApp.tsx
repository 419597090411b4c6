import { api } from '#contract/index.ts';
import { GivenCode } from '#contract/proof.ts';
import { useAccountForm } from '#web/features/account/account-form.ts';
import { AuthForm } from '#web/features/account/AuthFrame.tsx';
import { CodeField } from '#web/features/account/CodeField.tsx';
import { fieldProblem } from '#web/features/account/field-problems.ts';
import { call } from '#web/platform/api.ts';
import { useText } from '#web/platform/language.tsx';
import { QrCode } from '#web/ui/QrCode.tsx';
import classes from './Security.module.css';

export type SetUpAppProps = {
  /** In Base32. */
  secret: string;
  uri: string;
  onEnabled: (backupCodes: string[]) => void;
};

/** The key for the app, as a picture and in letters, and the code by which it takes effect. */
export function SetUpApp({ secret, uri, onEnabled }: SetUpAppProps) {
  const text = useText();
  const { fields, busy, failure, submit } = useAccountForm({
    initial: { code: '' },
    checks: { code: (value) => fieldProblem(GivenCode, value.trim()) },
    send: async ({ code }) => {
      const answer = await call(api.twoFactor.enable, { body: { code: code.trim() } });
      onEnabled(answer.backup_codes);
    },
  });
  return (
    <div className={classes.part}>
      <p className={classes.note}>{text('security.two_factor_scan')}</p>
      <QrCode value={uri} label={text('security.two_factor_picture')} />
      <dl className={classes.key}>
        <dt>{text('security.two_factor_key')}</dt>
        <dd dir="ltr">{secret.replaceAll(/(.{4})(?=.)/gu, '$1 ')}</dd>
      </dl>
      <AuthForm
        deed={text('security.two_factor_enable')}
        busy={busy}
        failure={failure}
        onSubmit={submit}
      >
        <CodeField
          label={text('account.code')}
          digits
          {...fields.getInputProps('code')}
          key={fields.key('code')}
          data-autofocus
        />
      </AuthForm>
    </div>
  );
}
