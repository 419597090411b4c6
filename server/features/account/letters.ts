import { type MailKind, mailText } from '#i18n/mail.ts';
import { productNameIn } from '#i18n/product.ts';
import type { TextParams } from '#i18n/text.ts';
import type { Config } from '../../config.ts';
import { writtenLetter } from '../../platform/mail/letter.ts';
import type { UserRow } from './people.ts';

export type Addressee = Pick<UserRow, 'email' | 'language' | 'username'>;

/** The subject, the text and the HTML of a mail. */
export function letterOf(
  config: Pick<Config, 'PUBLIC_URL' | 'PRODUCT_NAME'>,
  { language, username }: Pick<Addressee, 'language' | 'username'>,
  {
    kind,
    path,
    words,
    endToken,
  }: {
    kind: MailKind;
    path: string;
    words: TextParams;
    /** Of the link that ends such mails. */
    endToken: string | null;
  },
) {
  const params = { product: productNameIn(language, config.PRODUCT_NAME), username, ...words };
  return writtenLetter({
    language,
    subject: mailText(language, `${kind}.subject`, params),
    paragraphs: mailText(language, `${kind}.text`, params)
      .split('\n\n')
      .filter((paragraph) => paragraph !== ''),
    link: { label: mailText(language, `${kind}.link`, params), url: `${config.PUBLIC_URL}${path}` },
    footer: mailText(language, 'mail.footer', params),
    ...(endToken === null
      ? {}
      : {
          end: {
            label: mailText(language, 'mail.unsubscribe'),
            url: `${config.PUBLIC_URL}/unsubscribe?token=${endToken}`,
          },
        }),
  });
}
