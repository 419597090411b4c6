import { useEffect, useRef } from 'react';
import group from '#web/features/account/FieldGroup.module.css';
import { useText } from '#web/platform/language.tsx';
import { SectionHeading } from '#web/ui/Headings.tsx';
import { Surface } from '#web/ui/Surface.tsx';
import { DeletePart } from './DeletePart.tsx';
import { ExportPart } from './ExportPart.tsx';

/** A copy of everything, and the end of the account. A mail leads here (`#data`). */
export function DataSection() {
  const text = useText();
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (location.hash === '#data') place.current?.scrollIntoView();
  }, []);
  return (
    <div ref={place}>
      <Surface as="section" padded className={group.group} aria-labelledby="data">
        <SectionHeading id="data">{text('rights.title')}</SectionHeading>
        <ExportPart />
        <DeletePart />
      </Surface>
    </div>
  );
}
