import { api } from '#contract/index.ts';
import { call } from '#web/platform/api.ts';
import { useText } from '#web/platform/language.tsx';
import { browserTimeZone } from '#web/platform/time.ts';
import { type ClosedAccount, enter } from './enter.ts';
import { PasskeyButton } from './PasskeyButton.tsx';
import { askForPasskey, usePasskeys } from './passkeys.ts';

/** Signing in by a passkey, without a name or a password. */
export function PasskeySignIn({ onClosed }: { onClosed: (closed: ClosedAccount) => void }) {
  const text = useText();
  if (!usePasskeys()) return null;
  const answer = async () => {
    const { options } = await call(api.passkeys.signInQuestion);
    const passkey = await askForPasskey(options);
    if (!passkey) return false;
    const body = { passkey, timezone: browserTimeZone() };
    await enter(await call(api.passkeys.signIn, { body }), onClosed);
    return true;
  };
  return <PasskeyButton deed={text('account.passkey_sign_in')} onUse={answer} />;
}
