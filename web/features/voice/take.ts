import { limits, voiceRate } from '#contract/values.ts';
import type { OutboxAudio } from '#web/features/messages/outbox-order.ts';
import { Resampler } from './resampler.ts';

const samplesMax = (limits.voiceMsMax * voiceRate) / 1_000;
const levelMs = 90;
const levelsMax = 120;

/** The microphone's samples from the beginning to the end of one recording. */
export class Take {
  readonly #resampler: Resampler;
  readonly #pieces: Int16Array<ArrayBuffer>[] = [];
  #samples = 0;
  #levels: readonly number[] = [];
  #loudest = 0;
  #sinceLevel = 0;

  constructor(rate: number) {
    this.#resampler = new Resampler(rate, voiceRate);
  }

  get durationMs(): number {
    return Math.round((this.#samples * 1_000) / voiceRate);
  }

  get isFull(): boolean {
    return this.#samples >= samplesMax;
  }

  /** The last moments, from 0 to 1, oldest first; the same list until it changes. */
  get levels(): readonly number[] {
    return this.#levels;
  }

  add(sound: Float32Array): void {
    const piece = new Int16Array(this.#resampler.push(sound).map(toSample));
    const kept = piece.subarray(0, samplesMax - this.#samples);
    if (kept.length === 0) return;
    this.#pieces.push(kept);
    this.#samples += kept.length;
    for (const sample of kept) this.#loudest = Math.max(this.#loudest, Math.abs(sample));
    this.#sinceLevel += kept.length;
    if (this.#sinceLevel < (levelMs * voiceRate) / 1_000) return;
    this.#levels = [...this.#levels, this.#loudest / 32_767].slice(-levelsMax);
    this.#loudest = 0;
    this.#sinceLevel = 0;
  }

  /** `audio.wav` with what a player shows of it. */
  finished(): OutboxAudio {
    return {
      file: new Blob([headerFor(this.#samples * 2), ...this.#pieces], { type: 'audio/wav' }),
      durationMs: this.durationMs,
      peaks: this.#peaks(),
    };
  }

  /** As the server makes them of what it gets. */
  #peaks(): number[] {
    const count = Math.min(limits.voicePeaks, this.#samples);
    const peaks = Array.from({ length: count }, () => 0);
    let at = 0;
    for (const piece of this.#pieces) {
      for (const sample of piece) {
        const part = Math.floor((at++ * count) / this.#samples);
        peaks[part] = Math.max(peaks[part] ?? 0, Math.abs(sample));
      }
    }
    return peaks.map((loudest) => Math.min(100, Math.round((loudest * 100) / 32_767)));
  }
}

function toSample(value: number): number {
  return Math.round(Math.min(1, Math.max(-1, value)) * 32_767);
}

function headerFor(soundBytes: number): DataView<ArrayBuffer> {
  const header = new DataView(new ArrayBuffer(44));
  const write = (at: number, words: string) => {
    for (const [index, letter] of [...words].entries())
      header.setUint8(at + index, letter.charCodeAt(0));
  };
  write(0, 'RIFF');
  header.setUint32(4, 36 + soundBytes, true);
  write(8, 'WAVEfmt ');
  header.setUint32(16, 16, true);
  header.setUint16(20, 1, true);
  header.setUint16(22, 1, true);
  header.setUint32(24, voiceRate, true);
  header.setUint32(28, voiceRate * 2, true);
  header.setUint16(32, 2, true);
  header.setUint16(34, 16, true);
  write(36, 'data');
  header.setUint32(40, soundBytes, true);
  return header;
}
