import type { KnownName } from '#contract/connections.ts';
import { api } from '#contract/index.ts';
import { applyToKnownNames, nameBeside } from '#contract/known-names.ts';
import { call } from '#web/platform/api.ts';
import { live } from '#web/platform/live.ts';
import { nameBy } from '#web/platform/shown-name.ts';

/** Shows the person who is called as one of my connections with their username, until it is stopped. */
export function keepNames(): () => void {
  let known: KnownName[] = [];
  let isOver = false;
  let asked = 0;
  const know = (names: KnownName[]) => {
    asked += 1;
    known = names;
    nameBy((person) => nameBeside(person, known));
  };
  const fetch = async (): Promise<void> => {
    const before = asked;
    const { items } = await call(api.connections.names);
    if (isOver) return;
    // The answer may lack events that came during its request.
    if (asked === before) know(items);
    else await fetch();
  };
  const refresh = () => void fetch().catch(() => undefined);
  const stops = [
    live.onFrame((frame) => {
      if (frame.type === 'connection.changed') know(applyToKnownNames(known, frame));
    }),
    live.onReturn(refresh),
    live.onResync(refresh),
  ];
  refresh();
  return () => {
    isOver = true;
    for (const stop of stops) stop();
    nameBy();
  };
}
