import pino, { type Logger } from 'pino';

/** Lines wait in memory while the disk that takes them is full, up to this; what comes then is lost. */
const waitingBytesMax = 1024 * 1024;

/** Lines of JSON on standard output. A log that can't be written ends nothing and keeps nobody waiting. */
export function openLog(level: string): Logger {
  const output = pino.destination({ dest: 1, sync: true, maxLength: waitingBytesMax });
  output.on('error', () => undefined);
  return pino({ level }, output);
}
