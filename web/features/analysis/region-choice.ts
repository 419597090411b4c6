import { useState } from 'react';
import type { ImageRegion } from '#contract/image-analysis.ts';

export interface RegionChoice {
  /** The place of the chosen one in the list; -1 for none. */
  chosen: number;
  choose: (at: number) => void;
  /** Whether they are drawn on the picture. */
  drawn: boolean;
  toggle: () => void;
}

/** The chosen region. New regions begin without a choice. */
export function useRegionChoice(regions: readonly ImageRegion[]): RegionChoice {
  const [choice, setChoice] = useState({ of: regions, at: -1 });
  const [drawn, setDrawn] = useState(true);
  return {
    chosen: choice.of === regions ? choice.at : -1,
    choose: (at) => {
      setChoice({ of: regions, at });
      setDrawn(true);
    },
    drawn,
    toggle: () => setDrawn(!drawn),
  };
}
