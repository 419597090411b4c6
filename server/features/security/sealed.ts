import { createCipheriv, createDecipheriv, createHmac, randomBytes } from 'node:crypto';
import type { Config } from '../../config.ts';

const algorithm = 'aes-256-gcm';
const nonceBytes = 12;
const tagBytes = 16;

/** Encrypts a text for one person: a copy of the database opens nothing, and neither does another person’s row. */
export function sealed({ secrets }: Config, userId: string, text: string): string {
  const nonce = randomBytes(nonceBytes);
  const cipher = createCipheriv(algorithm, secrets.factors, nonce).setAAD(Buffer.from(userId));
  const encrypted = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), encrypted]).toString('base64url');
}

/** @throws Error where the text was sealed with another secret, or for another person */
export function unsealed({ secrets }: Config, userId: string, sealedText: string): string {
  const bytes = Buffer.from(sealedText, 'base64url');
  const decipher = createDecipheriv(algorithm, secrets.factors, bytes.subarray(0, nonceBytes))
    .setAAD(Buffer.from(userId))
    .setAuthTag(bytes.subarray(nonceBytes, nonceBytes + tagBytes));
  const text = decipher.update(bytes.subarray(nonceBytes + tagBytes));
  return Buffer.concat([text, decipher.final()]).toString('utf8');
}

/** The stored hash of a backup code, which is too short for a plain one. */
export function backupHashOf({ secrets }: Config, userId: string, code: string): string {
  return createHmac('sha256', secrets.factors).update(`${userId}.${code}`).digest('base64url');
}
