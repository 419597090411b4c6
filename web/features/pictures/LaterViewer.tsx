import { Suspense, lazy, useEffect, useState } from 'react';
import { useStore } from '#web/platform/store.ts';
import { later } from '#web/ui/later-part.ts';
import type { PictureViewerProps } from './PictureViewer.tsx';
import { openPicture, openedPicture } from './opened-picture.ts';

const PictureViewer = lazy(later(() => import('./PictureViewer.tsx')));

/** Comes when a picture is first looked at. */
export function LaterViewer(props: PictureViewerProps) {
  const [wanted, setWanted] = useState(false);
  const opened = useStore(openedPicture);
  if (opened && !wanted) setWanted(true);
  useEffect(() => () => openPicture(null), []);
  return wanted ? (
    <Suspense fallback={null}>
      <PictureViewer {...props} />
    </Suspense>
  ) : null;
}
