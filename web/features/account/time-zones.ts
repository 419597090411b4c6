/** Every time zone the browser knows, and the one in use even if it does not. */
export function timeZones(current: string): { value: string; label: string }[] {
  const known = Intl.supportedValuesOf('timeZone');
  const all = known.includes(current) ? known : [current, ...known];
  return all.map((value) => ({ value, label: value.replaceAll('_', ' ') }));
}
