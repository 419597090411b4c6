import {
  type Dispatch,
  type SetStateAction,
  createContext,
  use,
  useCallback,
  useState,
} from 'react';

type Places = [HTMLElement[], Dispatch<SetStateAction<HTMLElement[]>>];

/** The places on the screen for toasts and banners; they push the content, so that nothing is covered. */
export const NewsPlaces = createContext<Places>([[], () => undefined]);

export const useNewsPlaces = () => useState<HTMLElement[]>([]);

/** Under the header of a screen, or at the end of the page. */
export function NewsPlace({ end }: { end?: boolean }) {
  const [, change] = use(NewsPlaces);
  const place = useCallback(
    (element: HTMLElement | null) => {
      if (!element) return undefined;
      change((places) => [...places, element]);
      return () => change((places) => places.filter((each) => each !== element));
    },
    [change],
  );
  return <div ref={place} data-news={end ? 'end' : 'top'} />;
}

/** The innermost one: a screen with a header of its own comes before the frame. */
export function placeAt(places: HTMLElement[], at: 'top' | 'end'): HTMLElement | undefined {
  return places.findLast((place) => place.dataset['news'] === at);
}
