import type { Settings } from '#contract/account.ts';
import { useText } from '#web/platform/language.tsx';
import { SectionHeading } from '#web/ui/Headings.tsx';
import { Surface } from '#web/ui/Surface.tsx';
import { SettingSwitch } from './AppearanceFields.tsx';
import classes from './FieldGroup.module.css';

const switches = [
  'discoverable',
  'presence',
  'receipts_sent',
  'receipts_seen',
  'typing_sent',
  'typing_seen',
] as const;

/** Privacy settings in both directions: sharing and seeing. */
export function PrivacyFields({ settings }: { settings: Settings }) {
  const text = useText();
  const help: Partial<Record<(typeof switches)[number], string>> = {
    discoverable: text('privacy.discoverable_help'),
    presence: text('privacy.presence_help'),
  };
  return (
    <Surface as="section" padded className={classes.group} aria-labelledby="privacy">
      <SectionHeading id="privacy">{text('privacy.title')}</SectionHeading>
      {switches.map((name) => (
        <SettingSwitch
          key={name}
          name={name}
          settings={settings}
          label={text(`privacy.${name}`)}
          help={help[name]}
        />
      ))}
    </Surface>
  );
}
