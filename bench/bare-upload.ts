import { randomUUID } from 'node:crypto';
import { createWriteStream, mkdtempSync, rmSync } from 'node:fs';
import http from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';

/** `node:http` that writes what it is sent to the disk as it comes, and does nothing with it. */
const folder = mkdtempSync(path.join(tmpdir(), 'zavit-bare-upload-'));
http
  .createServer((request, response) => {
    void pipeline(request, createWriteStream(path.join(folder, randomUUID()))).then(() =>
      response.end('{}'),
    );
  })
  .listen(Number(process.argv[2]), '127.0.0.1');
process.once('SIGTERM', () => {
  rmSync(folder, { recursive: true, force: true });
  process.exit(0);
});
