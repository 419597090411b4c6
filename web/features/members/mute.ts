import type { TextKey } from '#web/platform/language.tsx';

const hourMs = 3_600_000;
const always = '9999-12-31T00:00:00.000Z';
/** Beyond this year a time means always. */
const farYear = 2900;

export const muteChoices: { name: TextKey; until: () => string }[] = [
  { name: 'members.mute_hour', until: () => inHours(1) },
  { name: 'members.mute_workday', until: () => inHours(8) },
  { name: 'members.mute_always', until: () => always },
];

function inHours(hours: number): string {
  return new Date(Date.now() + hours * hourMs).toISOString();
}

export function isAlways(until: string): boolean {
  return new Date(until).getUTCFullYear() > farYear;
}
