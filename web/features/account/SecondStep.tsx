import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { api } from '#contract/index.ts';
import { call } from '#web/platform/api.ts';
import { useText } from '#web/platform/language.tsx';
import { type ClosedAccount, enter } from './enter.ts';
import { FactorForm } from './FactorForm.tsx';
import { PasskeyButton } from './PasskeyButton.tsx';
import { askForPasskey, usePasskeys } from './passkeys.ts';

export type SecondStepProps = {
  ticket: string;
  /** The ticket is of no use any more: the way begins again, with the reason. */
  onGone: (reason: string) => void;
  onClosed: (closed: ClosedAccount) => void;
};

/** The second step of signing in. */
export function SecondStep({ ticket, onGone, onClosed }: SecondStepProps) {
  const text = useText();
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => place.current?.querySelector('input')?.focus(), []);
  const question = () => call(api.twoFactor.passkeyQuestion, { body: { ticket } });
  const { data } = useQuery({
    queryKey: ['second_step', ticket],
    queryFn: question,
    enabled: usePasskeys(),
    retry: false,
  });
  const askAndSend = async () => {
    const { options } = await question();
    const passkey = options && (await askForPasskey(options));
    if (!passkey) return false;
    await enter(await call(api.twoFactor.signIn, { body: { ticket, passkey } }), onClosed);
    return true;
  };
  return (
    <div ref={place}>
      <FactorForm
        deed={text('account.sign_in')}
        send={async (code) => {
          await enter(await call(api.twoFactor.signIn, { body: { ticket, code } }), onClosed);
        }}
        onRefused={({ code, message }) => {
          if (code === 'account.ticket_invalid') onGone(message);
        }}
      />
      {data?.options && <PasskeyButton deed={text('account.use_passkey')} onUse={askAndSend} />}
    </div>
  );
}
