import group from '#web/features/account/FieldGroup.module.css';
import { useText } from '#web/platform/language.tsx';
import { SectionHeading } from '#web/ui/Headings.tsx';
import { Surface } from '#web/ui/Surface.tsx';
import { Devices } from './Devices.tsx';

/** The devices of an account. */
export function SecuritySection() {
  const text = useText();
  return (
    <Surface as="section" padded className={group.group} aria-labelledby="security">
      <SectionHeading id="security">{text('security.title')}</SectionHeading>
      <Devices />
    </Surface>
  );
}
