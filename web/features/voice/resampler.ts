/** How far the kernel reaches to each side, in zero crossings: more is sharper and slower. */
const crossings = 12;
/** Kernel values per sample of the input. */
const finenessPerSample = 256;
/** Of half the lower rate; above it nothing is let through. */
const passShare = 0.92;

/** Brings sound from a microphone’s rate to another one, piece by piece, without what would fold back as noise. */
export class Resampler {
  readonly #step: number;
  readonly #reach: number;
  readonly #kernel: Float32Array;
  /** Input samples that later output still needs. */
  #rest = new Float32Array(0);
  /** The position of the next output sample in the rest, in input samples. */
  #at = 0;

  constructor(fromRate: number, toRate: number) {
    this.#step = fromRate / toRate;
    const cutoff = (Math.min(1, toRate / fromRate) * passShare) / 2;
    this.#reach = crossings / (2 * cutoff);
    this.#kernel = kernelOf(cutoff, this.#reach);
  }

  push(input: Float32Array): Float32Array {
    const all = new Float32Array(this.#rest.length + input.length);
    all.set(this.#rest);
    all.set(input, this.#rest.length);
    const output: number[] = [];
    while (this.#at + this.#reach < all.length) {
      output.push(this.#sampleAt(all, this.#at));
      this.#at += this.#step;
    }
    const done = Math.min(all.length, Math.max(0, Math.floor(this.#at - this.#reach)));
    this.#rest = all.slice(done);
    this.#at -= done;
    return Float32Array.from(output);
  }

  #sampleAt(all: Float32Array, at: number): number {
    const first = Math.max(0, Math.ceil(at - this.#reach));
    const last = Math.floor(at + this.#reach);
    let sum = 0;
    for (let from = first; from <= last; from++) {
      const distance = Math.round(Math.abs(from - at) * finenessPerSample);
      sum += (all[from] ?? 0) * (this.#kernel[distance] ?? 0);
    }
    return sum;
  }
}

/** One side of a low pass (a sinc under a Hann window); the other one is its mirror. */
function kernelOf(cutoff: number, reach: number): Float32Array {
  return Float32Array.from({ length: Math.ceil(reach * finenessPerSample) + 1 }, (_, index) => {
    const distance = index / finenessPerSample;
    if (distance >= reach) return 0;
    const angle = 2 * Math.PI * cutoff * distance;
    const sinc = angle === 0 ? 1 : Math.sin(angle) / angle;
    return 2 * cutoff * sinc * (0.5 + 0.5 * Math.cos((Math.PI * distance) / reach));
  });
}
