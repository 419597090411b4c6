import { useEffect, useState } from 'react';
import { useOnline } from '#web/platform/screen.ts';

const offlineAfterMs = 2_500;
const onlineForMs = 4_000;

export type NetworkNews = 'offline' | 'online_again' | null;

/** Short gaps are not worth a word; the end of a long one is told for a moment. */
export function useNetworkNews(): NetworkNews {
  const online = useOnline();
  const [news, setNews] = useState<NetworkNews>(null);
  useEffect(() => {
    if (!online) {
      const timer = setTimeout(() => setNews('offline'), offlineAfterMs);
      return () => clearTimeout(timer);
    }
    setNews((told) => (told === 'offline' ? 'online_again' : told));
    const timer = setTimeout(() => setNews(null), onlineForMs);
    return () => clearTimeout(timer);
  }, [online]);
  return news;
}
