import type { User } from '#contract/account.ts';
import group from '#web/features/account/FieldGroup.module.css';
import { useText } from '#web/platform/language.tsx';
import { SectionHeading } from '#web/ui/Headings.tsx';
import { Surface } from '#web/ui/Surface.tsx';
import { Devices } from './Devices.tsx';
import { EmailPart } from './EmailPart.tsx';
import { GooglePart } from './GooglePart.tsx';
import { PasskeysPart } from './PasskeysPart.tsx';
import { PasswordPart } from './PasswordPart.tsx';
import { TwoFactorPart } from './TwoFactorPart.tsx';

/** The ways into an account, and the devices on which it is signed in. */
export function SecuritySection({ user }: { user: User }) {
  const text = useText();
  return (
    <Surface as="section" padded className={group.group} aria-labelledby="security">
      <SectionHeading id="security">{text('security.title')}</SectionHeading>
      <EmailPart user={user} />
      <PasswordPart user={user} />
      <TwoFactorPart user={user} />
      <PasskeysPart />
      <GooglePart />
      <Devices />
    </Surface>
  );
}
