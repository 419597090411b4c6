/** One mail as a person would read it; header names are lower case, encoded words are decoded. */
export interface ReceivedMail {
  from: string;
  to: string[];
  subject: string;
  headers: Record<string, string>;
  text: string;
  html: string;
  attachments: { name: string; type: string; content: Buffer }[];
  raw: string;
}

/** Reads what our own mailer writes: UTF-8 bodies, multipart, quoted-printable and base64. */
export function parsedMail(raw: Buffer, envelope: { from: string; to: string[] }): ReceivedMail {
  const mail: ReceivedMail = {
    ...envelope,
    subject: '',
    headers: {},
    text: '',
    html: '',
    attachments: [],
    raw: raw.toString('utf8'),
  };
  const top = addPart(mail, raw.toString('latin1'));
  mail.headers = top;
  mail.subject = top.subject ?? '';
  return mail;
}

/** Bytes are kept as latin1 text until the encoding of their part is known. */
function addPart(mail: ReceivedMail, part: string): Record<string, string> {
  const end = part.indexOf('\r\n\r\n');
  const headers = headersOf(end < 0 ? part : part.slice(0, end));
  const body = end < 0 ? '' : part.slice(end + 4);
  const type = headers['content-type'] ?? 'text/plain';
  const boundary = /boundary="?([^";]+)"?/i.exec(type)?.[1];
  if (boundary !== undefined) {
    // The first piece is the preamble and the last one what follows the closing mark.
    const pieces = `\r\n${body}`.split(`\r\n--${boundary}`).slice(1, -1);
    for (const piece of pieces) addPart(mail, piece.replace(/^\r\n/, ''));
    return headers;
  }
  const content = decodedBody(body, headers['content-transfer-encoding'] ?? '7bit');
  const disposition = headers['content-disposition'] ?? '';
  if (disposition.startsWith('attachment')) {
    const name = /filename="?([^";]+)"?/i.exec(disposition)?.[1] ?? '';
    mail.attachments.push({ name, type: type.split(';')[0] ?? '', content });
  } else if (type.startsWith('text/html')) mail.html += content.toString('utf8');
  else mail.text += content.toString('utf8');
  return headers;
}

function headersOf(block: string): Record<string, string> {
  const headers: Record<string, string> = {};
  for (const line of block.replace(/\r\n[ \t]+/g, ' ').split('\r\n')) {
    const colon = line.indexOf(':');
    if (colon < 1) continue;
    const name = line.slice(0, colon).toLowerCase();
    const value = decodedWords(Buffer.from(line.slice(colon + 1).trim(), 'latin1').toString());
    headers[name] = name in headers ? `${headers[name]}, ${value}` : value;
  }
  return headers;
}

/** Neighbouring encoded words are joined before decoding, for a character may span two of them. */
function decodedWords(value: string): string {
  const run = /=\?utf-8\?([bq])\?([^?]*)\?=(?:\s+(?==\?utf-8\?))?/gi;
  return value.replace(/(?:=\?utf-8\?[bq]\?[^?]*\?=\s*)+/gi, (words) => {
    const pieces = [...words.matchAll(run)].map(([, encoding = '', text = '']) =>
      encoding.toLowerCase() === 'b'
        ? Buffer.from(text, 'base64')
        : decodedQuotedPrintable(text.replaceAll('_', ' ')),
    );
    return Buffer.concat(pieces).toString('utf8') + (/\s$/.test(words) ? ' ' : '');
  });
}

function decodedBody(body: string, encoding: string): Buffer {
  switch (encoding.toLowerCase()) {
    case 'base64':
      return Buffer.from(body, 'base64');
    case 'quoted-printable':
      return decodedQuotedPrintable(body.replace(/=\r\n/g, ''));
    default:
      return Buffer.from(body, 'latin1');
  }
}

function decodedQuotedPrintable(text: string): Buffer {
  const bytes = text.replace(/=([0-9a-f]{2})/gi, (_, hex: string) =>
    String.fromCharCode(Number.parseInt(hex, 16)),
  );
  return Buffer.from(bytes, 'latin1');
}
