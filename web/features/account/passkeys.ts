import type { NewPasskey, PasskeyAnswer, PasskeyQuestion } from '#contract/passkey-shapes.ts';
import { useConfig } from '#web/platform/config.ts';

/** Whether this browser and this installation can have passkeys. */
export function usePasskeys(): boolean {
  const config = useConfig();
  return config?.passkeys === true && typeof PublicKeyCredential === 'function';
}

/** The browser’s part is loaded when it is wanted. */
const browserPart = () => import('@simplewebauthn/browser');

/** Has the browser make a passkey; null when the person gave it up, or has one there already. */
export async function makePasskey(options: PasskeyQuestion): Promise<NewPasskey | null> {
  const { startRegistration } = await browserPart();
  try {
    const { id, response } = await startRegistration({ optionsJSON: options as never });
    return {
      id,
      client_data: response.clientDataJSON,
      authenticator_data: response.authenticatorData ?? '',
      transports: [...(response.transports ?? [])],
    };
  } catch {
    return null;
  }
}

/** Has the browser answer with a passkey; null when the person gave it up. */
export async function askForPasskey(options: PasskeyQuestion): Promise<PasskeyAnswer | null> {
  const { startAuthentication } = await browserPart();
  try {
    const { id, response } = await startAuthentication({ optionsJSON: options });
    return {
      id,
      client_data: response.clientDataJSON,
      authenticator_data: response.authenticatorData,
      signature: response.signature,
    };
  } catch {
    return null;
  }
}
