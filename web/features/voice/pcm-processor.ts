// Runs beside the page, where a browser gives sound to programs; it knows nothing of the page.
declare class AudioWorkletProcessor {
  readonly port: MessagePort;
}
declare function registerProcessor(name: string, processor: typeof AudioWorkletProcessor): void;

const pieceLength = 2_048;

/** Hands on what the microphone hears, in pieces that are not too many. */
class PcmProcessor extends AudioWorkletProcessor {
  #piece = new Float32Array(pieceLength);
  #length = 0;

  process(inputs: Float32Array[][]): boolean {
    for (const sample of inputs[0]?.[0] ?? []) {
      this.#piece[this.#length++] = sample;
      if (this.#length < pieceLength) continue;
      this.port.postMessage(this.#piece, [this.#piece.buffer]);
      this.#piece = new Float32Array(pieceLength);
      this.#length = 0;
    }
    return true;
  }
}

registerProcessor('pcm', PcmProcessor);
