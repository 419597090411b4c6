import type { Language } from '#contract/shapes.ts';
import { mail as en } from './en/mail.ts';
import { mail as he } from './he/mail.ts';
import { type TextParams, formatText } from './text.ts';

type MailText = keyof typeof en;
/** The mails that exist: each has a subject, a text and the label of its link. */
export type MailKind = MailText extends infer Key
  ? Key extends `${infer Kind}.subject`
    ? Kind
    : never
  : never;

export const mailKinds = Object.keys(en).flatMap((key) =>
  key.endsWith('.subject') ? [key.slice(0, -'.subject'.length) as MailKind] : [],
);

export function mailText(language: Language, key: MailText, params: TextParams = {}): string {
  return formatText(language, (language === 'he' ? he : en)[key], params);
}
