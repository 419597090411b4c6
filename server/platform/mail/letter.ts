import type { Language } from '#contract/shapes.ts';
import { withoutIsolates } from '#i18n/text.ts';

/** The content of a mail, before its layout. */
export interface Letter {
  language: Language;
  subject: string;
  paragraphs: string[];
  /** Placed after the first paragraph. */
  link?: { label: string; url: string };
  footer: string;
  /** The way to end such mails. */
  end?: { label: string; url: string };
}

/** Mail programs that know a dark theme would else choose colours themselves; inline styles are for all others. */
const dark = `@media (prefers-color-scheme:dark){
.paper{background:#1c1815!important}
.ink{color:#f2eadc!important}
.faint,.faint a{color:#cabeab!important}
.deed{background:#7dcac3!important;color:#0b2527!important}
}`;

/** Lays a mail out as plain text and as HTML in the direction of its language. */
export function writtenLetter({ language, subject, paragraphs, link, footer, end }: Letter): {
  subject: string;
  text: string;
  html: string;
} {
  const [first = '', ...rest] = paragraphs;
  const direction = language === 'he' ? 'rtl' : 'ltr';
  // The address stands alone on its line and without isolates, so that mail programs link exactly it.
  const text = [
    first,
    ...(link ? [`${link.label}:\n${link.url}`] : []),
    ...rest,
    `-- \n${footer}`,
    ...(end ? [`${end.label}:\n${end.url}`] : []),
  ].join('\n\n');
  const paragraph = (content: string) =>
    `<p style="margin:0 0 16px;white-space:pre-line;overflow-wrap:anywhere">${escaped(content)}</p>`;
  const button = link
    ? `<p style="margin:24px 0"><a class="deed" href="${escaped(link.url)}" style="display:inline-block;padding:12px 20px;border-radius:10px;background:#14585C;color:#FFFCF5;text-decoration:none;font-weight:600">${escaped(link.label)}</a></p>
<p class="faint" dir="ltr" style="margin:0 0 24px;font-size:13px;color:#6B6153;word-break:break-all;text-align:${language === 'he' ? 'right' : 'left'}">${escaped(link.url)}</p>`
    : '';
  const way = end
    ? ` · <a href="${escaped(end.url)}" style="color:#6B6153">${escaped(end.label)}</a>`
    : '';
  const html = `<!doctype html>
<html lang="${language}" dir="${direction}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="referrer" content="no-referrer"><meta name="color-scheme" content="light dark"><style>${dark}</style><title>${escaped(subject)}</title></head>
<body class="paper ink" dir="${direction}" style="margin:0;background:#FAF5EA;color:#25201A;font:17px/1.6 Assistant,'Segoe UI',Arial,sans-serif">
<div class="ink" dir="${direction}" style="max-width:560px;margin:0 auto;padding:32px 24px;text-align:start">
${paragraph(first)}${button}${rest.map(paragraph).join('')}
<p class="faint" style="margin:32px 0 0;font-size:13px;color:#6B6153">${escaped(footer)}${way}</p>
</div>
</body>
</html>
`;
  return { subject: withoutIsolates(subject), text: `${text}\n`, html };
}

function escaped(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#39;');
}
