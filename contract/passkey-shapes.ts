import { z } from 'zod';

/** Bytes in base64url without padding; `max` characters. */
const bytes = (max: number) =>
  z
    .string()
    .min(1, 'field.required')
    .max(max, 'field.too_long')
    .regex(/^[\w-]+$/, 'field.invalid');

/** Options for the browser’s WebAuthn, in the JSON form of its standard. */
export const PasskeyQuestion = z.looseObject({ challenge: z.string() });
export type PasskeyQuestion = z.output<typeof PasskeyQuestion>;

const idMax = 1_400;
const clientDataMax = 4_000;
const authenticatorDataMax = 8_000;

/** A browser’s answer to the question for a new passkey. The maker of the device is not asked for. */
export const NewPasskey = z.strictObject({
  id: bytes(idMax),
  client_data: bytes(clientDataMax),
  authenticator_data: bytes(authenticatorDataMax),
  /** The ways by which a browser reaches the device, as a hint for later. */
  transports: z.array(z.string().regex(/^[a-z-]{1,20}$/, 'field.invalid')).max(10),
});
export type NewPasskey = z.output<typeof NewPasskey>;

/** A browser’s answer to a question for a passkey that exists. */
export const PasskeyAnswer = z.strictObject({
  id: bytes(idMax),
  client_data: bytes(clientDataMax),
  authenticator_data: bytes(authenticatorDataMax),
  signature: bytes(2_000),
});
export type PasskeyAnswer = z.output<typeof PasskeyAnswer>;
