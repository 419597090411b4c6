import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { onTestFinished } from 'vitest';
import type { UploadedFile } from '../platform/http/call.ts';

/** Bytes as an upload that lies on the disk until the test ends. */
export function uploaded(bytes: Uint8Array): UploadedFile {
  const folder = mkdtempSync(path.join(tmpdir(), 'zavit-upload-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const file = path.join(folder, 'upload');
  writeFileSync(file, bytes);
  return { path: file, size: bytes.length };
}
