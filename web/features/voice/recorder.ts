import { currentText } from '#web/platform/language.tsx';
import { onSignOut } from '#web/platform/session.ts';
import { pauseSounding } from '#web/platform/sounding.ts';
import { showToast } from '#web/ui/toasts.ts';
import processorUrl from './pcm-processor.ts?worker&url';
import { Take } from './take.ts';
import { type RecordingNow, recordingNow, recordings } from './voice-state.ts';

/** Kept by the browser from here on, so that one can record without a network, too. */
void fetch(processorUrl).catch(() => undefined);

/** Less is a slip of the finger. */
const durationMinMs = 400;
/** A pane that can’t be loaded does not keep anybody from recording. */
const explainedMaxMs = 2_000;

/** The microphone of this page, held from `begin` to `finish` or `discard` and never longer. */
class Recorder {
  #stream: MediaStream | null = null;
  #context: AudioContext | null = null;
  #take: Take | null = null;

  constructor() {
    onSignOut(() => this.discard());
    // A page that can't be seen must not listen; phones end it without another word.
    window.addEventListener('pagehide', () => this.finish());
    document.addEventListener('visibilitychange', () => {
      if (document.visibilityState === 'hidden' && this.#take) this.finish();
    });
  }

  async begin(chatId: string): Promise<void> {
    if (recordingNow.get()) return;
    pauseSounding();
    const leave = () => this.finish();
    let asking: RecordingNow = { chatId, stage: 'beginning', elapsedMs: 0, levels: [], leave };
    recordingNow.set(asking);
    try {
      if (await willAsk()) {
        if (recordingNow.get() !== asking) return;
        const explained = Promise.withResolvers<void>();
        asking = { ...asking, stage: 'asking', onExplained: explained.resolve };
        recordingNow.set(asking);
        await Promise.race([explained.promise, wait(explainedMaxMs)]);
        await painted();
        if (recordingNow.get() !== asking) return;
      }
      const stream = await microphone();
      // Nothing is recorded if the person left or cancelled meanwhile.
      if (recordingNow.get() === asking) await this.#listen(stream);
      else letGo(stream);
    } catch (error) {
      if (recordingNow.get() !== asking) return;
      this.discard();
      showToast({ tone: 'error', text: currentText()(problemOf(error)) });
    }
  }

  /** Ends the recording and keeps it for the chat. */
  finish(): void {
    const take = this.#take;
    const now = recordingNow.get();
    this.#release();
    if (take && now) {
      if (take.durationMs >= durationMinMs) recordings.keep(now.chatId, take.finished());
      else showToast({ tone: 'info', text: currentText()('voice.too_short') });
    }
    recordingNow.set(null);
  }

  discard(): void {
    this.#release();
    recordingNow.set(null);
  }

  async #listen(stream: MediaStream): Promise<void> {
    this.#stream = stream;
    const context = new AudioContext();
    this.#context = context;
    await context.audioWorklet.addModule(processorUrl);
    await context.resume();
    if (this.#context !== context) return;
    const take = new Take(context.sampleRate);
    const processor = new AudioWorkletNode(context, 'pcm');
    processor.port.addEventListener('message', ({ data }: MessageEvent<Float32Array>) => {
      if (this.#take === take) this.#hear(take, data);
    });
    processor.port.start();
    context.createMediaStreamSource(stream).connect(processor);
    // An unconnected node does not run; connected, it adds only silence.
    processor.connect(context.destination);
    // A microphone that is unplugged.
    for (const track of stream.getTracks()) track.addEventListener('ended', () => this.finish());
    this.#take = take;
    this.#show(take);
  }

  #hear(take: Take, sound: Float32Array): void {
    take.add(sound);
    if (!take.isFull) {
      this.#show(take);
      return;
    }
    this.finish();
    showToast({ tone: 'info', text: currentText()('voice.ended_at_limit') });
  }

  #show({ durationMs: elapsedMs, levels }: Take): void {
    const now = recordingNow.get();
    if (now) recordingNow.set({ ...now, stage: 'recording', elapsedMs, levels });
  }

  #release(): void {
    if (this.#stream) letGo(this.#stream);
    void this.#context?.close().catch(() => undefined);
    this.#stream = null;
    this.#context = null;
    this.#take = null;
  }
}

function letGo(stream: MediaStream): void {
  for (const track of stream.getTracks()) track.stop();
}

class NoMicrophone extends Error {}

/** Whether the browser asks the person for the microphone, as far as it says so. */
async function willAsk(): Promise<boolean> {
  try {
    const { state } = await navigator.permissions.query({ name: 'microphone' });
    return state === 'prompt';
  } catch {
    return true;
  }
}

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Why is said before the browser asks, and may cover it. */
function painted(): Promise<unknown> {
  return new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
}

async function microphone(): Promise<MediaStream> {
  // Only pages that came safely have media devices.
  if (!navigator.mediaDevices?.getUserMedia || typeof AudioWorkletNode === 'undefined')
    throw new NoMicrophone();
  return navigator.mediaDevices.getUserMedia({
    audio: { channelCount: 1, echoCancellation: true, noiseSuppression: true },
  });
}

function problemOf(error: unknown) {
  if (error instanceof NoMicrophone) return 'voice.impossible';
  const name = error instanceof DOMException ? error.name : '';
  if (name === 'NotAllowedError' || name === 'SecurityError') return 'voice.denied';
  if (name === 'NotFoundError' || name === 'OverconstrainedError') return 'voice.no_microphone';
  return 'voice.microphone_busy';
}

export const recorder = new Recorder();
