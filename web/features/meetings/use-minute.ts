import { useEffect, useState } from 'react';
import { wallClockOf } from '#contract/wall-clock.ts';
import { currentTimeZone } from '#web/platform/time.ts';

const minuteMs = 60_000;

function minuteOfDay(): number {
  const wall = wallClockOf(new Date(), currentTimeZone());
  return wall.getUTCHours() * 60 + wall.getUTCMinutes();
}

/** Minutes since midnight on the reader's clock, counted along. */
export function useMinute(): number {
  const [minute, setMinute] = useState(minuteOfDay);
  useEffect(() => {
    const timer = setInterval(() => setMinute(minuteOfDay()), minuteMs);
    return () => clearInterval(timer);
  }, []);
  return minute;
}
