import { describe, expect, test } from 'vitest';
import { limits, voiceRate } from '#contract/values.ts';
import { readRecording } from '#server/features/media/recordings.ts';
import { uploaded } from '#server/testing/uploaded.ts';
import { Resampler } from './resampler.ts';
import { Take } from './take.ts';

function tone(rate: number, hertz: number, seconds: number, loudness = 0.5): Float32Array {
  const length = Math.round(rate * seconds);
  return Float32Array.from(
    { length },
    (_, at) => Math.sin((2 * Math.PI * hertz * at) / rate) * loudness,
  );
}

function* inPieces(sound: Float32Array, length = 2_048): Generator<Float32Array> {
  for (let at = 0; at < sound.length; at += length) yield sound.subarray(at, at + length);
}

function resampled(sound: Float32Array, from: number, to: number): Float32Array {
  const resampler = new Resampler(from, to);
  const pieces = [...inPieces(sound)].map((piece) => resampler.push(piece));
  return Float32Array.from(pieces.flatMap((piece) => [...piece]));
}

/** How loud it is away from its ends. */
function loudness(sound: Float32Array): number {
  const inner = sound.subarray(400, -400);
  return Math.sqrt((2 * inner.reduce((sum, value) => sum + value * value, 0)) / inner.length);
}

describe('the rate of a microphone', () => {
  test.each([48_000, 44_100, 96_000, 16_000, 8_000])('%i keeps a voice as it is', (rate) => {
    const sound = resampled(tone(rate, 440, 1), rate, voiceRate);
    expect(Math.abs(sound.length - voiceRate)).toBeLessThan(60);
    expect(loudness(sound)).toBeCloseTo(0.5, 2);
    const crossings = sound.filter((value, at) => value >= 0 && (sound[at - 1] ?? 0) < 0).length;
    expect(Math.abs(crossings - 440)).toBeLessThan(3);
  });

  test.each([48_000, 44_100])('%i lets nothing fold back from above', (rate) => {
    expect(loudness(resampled(tone(rate, 11_000, 1), rate, voiceRate))).toBeLessThan(0.005);
  });

  test('sounds the same however it comes in pieces', () => {
    const sound = tone(44_100, 700, 0.3);
    const whole = new Resampler(44_100, voiceRate).push(sound);
    expect(resampled(sound, 44_100, voiceRate)).toEqual(whole);
  });
});

describe('a take', () => {
  test('is a recording that the server reads, with the same length and peaks', async () => {
    const take = new Take(48_000);
    for (const piece of inPieces(tone(48_000, 300, 2, 0.25))) take.add(piece);
    for (const piece of inPieces(tone(48_000, 300, 2, 1.5))) take.add(piece);
    const { file, durationMs, peaks } = take.finished();
    const read = await readRecording(uploaded(new Uint8Array(await file.arrayBuffer())));
    expect(read).toMatchObject({ durationMs, peaks });
    expect(Math.abs(durationMs - 4_000)).toBeLessThan(10);
    expect([peaks[5], peaks.at(-5)]).toEqual([25, 100]);
    expect(take.levels.length).toBeGreaterThan(30);
    expect(Math.max(...take.levels)).toBe(1);
  });

  test('ends at five minutes to the sample', async () => {
    const take = new Take(voiceRate);
    const second = new Float32Array(voiceRate);
    for (let seconds = 0; seconds < 299; seconds++) take.add(second);
    expect(take.isFull).toBe(false);
    take.add(second);
    take.add(second);
    expect([take.isFull, take.durationMs]).toEqual([true, limits.voiceMsMax]);
    const { file } = take.finished();
    const { durationMs } = await readRecording(uploaded(new Uint8Array(await file.arrayBuffer())));
    expect(durationMs).toBe(limits.voiceMsMax);
  });
});
