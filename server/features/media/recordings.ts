import { createReadStream } from 'node:fs';
import { type FileHandle, open } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { limits, voiceRate } from '#contract/values.ts';
import type { UploadedFile } from '../../platform/http/call.ts';
import { Refusal } from '../../platform/refusal.ts';

const headerBytes = 44;
const formatBytes = 16;
/** Recorders write three or four. */
const partsMax = 100;
const sampleBytes = 2;
const pcm = 1;

/** The sound of an upload, of which nothing is kept but that: it gets a header of ours. */
export interface Recording {
  /** The upload, and where in it the sound is, in bytes. */
  path: string;
  soundAt: number;
  soundBytes: number;
  durationMs: number;
  /** From 0 to 100, of equal parts of the recording. */
  peaks: number[];
}

/** How many bytes a recording has when it is stored. */
export const storedBytes = ({ soundBytes }: Recording): number => headerBytes + soundBytes;

/** The stored form of a recording. */
export function storedRecording({ path, soundAt, soundBytes }: Recording): Readable {
  const sound = createReadStream(path, { start: soundAt, end: soundAt + soundBytes - 1 });
  return Readable.from(
    (async function* () {
      yield headerFor(soundBytes);
      yield* sound;
    })(),
    { objectMode: false },
  );
}

interface Format {
  kind: number;
  channels: number;
  rate: number;
  bits: number;
}

/**
 * Reads an upload by what it holds, not by what its header says of it.
 * @throws Refusal voice.type_unsupported, voice.unreadable, voice.too_long
 */
export async function readRecording({ path, size }: UploadedFile): Promise<Recording> {
  if (size === 0) throw new Refusal('voice.unreadable');
  const file = await open(path);
  try {
    const { format, soundAt, soundBytes } = await partsOf(file, size);
    if (
      format.kind !== pcm ||
      format.channels !== 1 ||
      format.rate !== voiceRate ||
      format.bits !== sampleBytes * 8
    )
      throw new Refusal('voice.type_unsupported');
    const samples = soundBytes / sampleBytes;
    if (samples < 1 || !Number.isInteger(samples)) throw new Refusal('voice.unreadable');
    const durationMs = Math.max(1, Math.round((samples * 1_000) / voiceRate));
    if (durationMs > limits.voiceMsMax)
      throw new Refusal('voice.too_long', { params: { minutes: limits.voiceMsMax / 60_000 } });
    const peaks = await peaksOf(file, soundAt, samples);
    return { path, soundAt, soundBytes, durationMs, peaks };
  } finally {
    await file.close();
  }
}

async function bytesAt(file: FileHandle, at: number, length: number): Promise<Buffer> {
  const { buffer, bytesRead } = await file.read(Buffer.alloc(length), 0, length, at);
  return buffer.subarray(0, bytesRead);
}

/** Every part must be as long as its header says, and the file must end where the last one does. */
async function partsOf(file: FileHandle, size: number) {
  const beginning = await bytesAt(file, 0, 12);
  if (beginning.toString('latin1', 0, 4) !== 'RIFF' || beginning.toString('latin1', 8) !== 'WAVE')
    throw new Refusal('voice.type_unsupported');
  let format: Format | null = null;
  let sound: { soundAt: number; soundBytes: number } | null = null;
  let at = 12;
  for (let parts = 0; at + 8 <= size; parts++) {
    if (parts === partsMax) throw new Refusal('voice.unreadable');
    const head = await bytesAt(file, at, 8);
    const name = head.toString('latin1', 0, 4);
    const length = head.readUInt32LE(4);
    if (at + 8 + length > size) throw new Refusal('voice.unreadable');
    if (name === 'fmt ' && length >= formatBytes)
      format ??= formatOf(await bytesAt(file, at + 8, formatBytes));
    if (name === 'data') sound ??= { soundAt: at + 8, soundBytes: length };
    // Parts begin at even places.
    at += 8 + length + (length % 2);
  }
  const declaredSize = beginning.readUInt32LE(4) + 8;
  if (!format || !sound || at < size || declaredSize !== size)
    throw new Refusal('voice.unreadable');
  return { format, ...sound };
}

function formatOf(part: Buffer): Format {
  const format = {
    kind: part.readUInt16LE(0),
    channels: part.readUInt16LE(2),
    rate: part.readUInt32LE(4),
    bits: part.readUInt16LE(14),
  };
  const frameBytes = (format.channels * format.bits) / 8;
  if (part.readUInt16LE(12) !== frameBytes || part.readUInt32LE(8) !== format.rate * frameBytes)
    throw new Refusal('voice.unreadable');
  return format;
}

function headerFor(soundBytes: number): Buffer {
  const header = Buffer.alloc(headerBytes);
  header.write('RIFF', 0, 'latin1');
  header.writeUInt32LE(headerBytes - 8 + soundBytes, 4);
  header.write('WAVEfmt ', 8, 'latin1');
  header.writeUInt32LE(16, 16);
  header.writeUInt16LE(pcm, 20);
  header.writeUInt16LE(1, 22);
  header.writeUInt32LE(voiceRate, 24);
  header.writeUInt32LE(voiceRate * sampleBytes, 28);
  header.writeUInt16LE(sampleBytes, 32);
  header.writeUInt16LE(sampleBytes * 8, 34);
  header.write('data', 36, 'latin1');
  header.writeUInt32LE(soundBytes, 40);
  return header;
}

/** The loudest moment of each part; very short recordings have fewer parts. */
async function peaksOf(file: FileHandle, soundAt: number, samples: number): Promise<number[]> {
  const count = Math.min(limits.voicePeaks, samples);
  const peaks: number[] = [];
  for (let part = 0; part < count; part++) {
    const first = Math.floor((part * samples) / count);
    const end = Math.floor(((part + 1) * samples) / count);
    const sound = await bytesAt(file, soundAt + first * sampleBytes, (end - first) * sampleBytes);
    let loudest = 0;
    for (let at = 0; at < sound.length; at += sampleBytes)
      loudest = Math.max(loudest, Math.abs(sound.readInt16LE(at)));
    peaks.push(Math.min(100, Math.round((loudest * 100) / 32_767)));
  }
  return peaks;
}
