import type { LocalAct } from '../../platform/http/call.ts';

/** The time of something that is brought back as it was; now where none is named, or one to come. */
export function pastOrNow({ platform }: LocalAct, at: string | undefined): Date {
  const now = platform.now();
  return at !== undefined && Date.parse(at) < now.getTime() ? new Date(at) : now;
}
