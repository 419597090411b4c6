import { Suspense, lazy, useEffect, useState } from 'react';
import { useStore } from '#web/platform/store.ts';
import { later } from '#web/ui/later-part.ts';
import { insightDraft } from './insight-changes.ts';

const InsightDialog = lazy(later(() => import('./InsightDialog.tsx')));

/** The dialog of an insight; comes when one is first wanted. */
export function LaterInsight() {
  const [wanted, setWanted] = useState(false);
  const draft = useStore(insightDraft);
  if (draft && !wanted) setWanted(true);
  useEffect(() => () => insightDraft.set(null), []);
  return wanted ? (
    <Suspense fallback={null}>
      <InsightDialog />
    </Suspense>
  ) : null;
}
