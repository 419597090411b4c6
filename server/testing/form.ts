const boundary = 'a-boundary-that-no-file-has';

export interface FormFile {
  field: string;
  name: string;
  bytes: Buffer;
}

/** A multipart body with a file behind its text fields, as a browser sends it. */
export function formWith({ field, name, bytes }: FormFile, fields: Record<string, string> = {}) {
  const texts = Object.entries(fields).map(
    ([key, value]) =>
      `--${boundary}\r\ncontent-disposition: form-data; name="${key}"\r\n\r\n${value}\r\n`,
  );
  const head = `--${boundary}\r\ncontent-disposition: form-data; name="${field}"; filename="${name}"\r\ncontent-type: application/octet-stream\r\n\r\n`;
  return {
    payload: Buffer.concat([
      Buffer.from(texts.join('') + head),
      bytes,
      Buffer.from(`\r\n--${boundary}--\r\n`),
    ]),
    headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
  };
}
