import { useMemo } from 'react';
import type { Stage } from '#contract/shapes.ts';
import { useText } from './language.tsx';

export function useStageNames(): Record<Stage, string> {
  const text = useText();
  return useMemo(
    () => ({
      PS: text('assistant.stage_PS'),
      ED: text('assistant.stage_ED'),
      FC: text('assistant.stage_FC'),
      DG: text('assistant.stage_DG'),
    }),
    [text],
  );
}
