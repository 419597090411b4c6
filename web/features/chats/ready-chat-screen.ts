import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';

/** Fetches the screen of a chat for the person who is about to begin one: it should open in the moment it exists. */
export function useReadyChatScreen(): void {
  const router = useRouter();
  useEffect(() => {
    void router.loadRouteChunk(router.routesByPath['/chat/$id'])?.catch(() => undefined);
  }, [router]);
}
