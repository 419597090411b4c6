import { SegmentedControl, Switch } from '@mantine/core';
import { useId, useState, type ReactNode } from 'react';
import type { Settings } from '#contract/account.ts';
import { languages, textSizes } from '#contract/values.ts';
import { useAppearance } from '#web/platform/appearance.ts';
import { useLanguage, useText } from '#web/platform/language.tsx';
import { Moon, Sun } from '#web/ui/icons.ts';
import fields from '#web/ui/fields.module.css';
import { languageNames } from './LanguageSwitch.tsx';
import { changeSettings } from './settings.ts';
import classes from './AppearanceFields.module.css';

/** Light, dark, or as the device; holds at once. */
export function ThemeField() {
  const text = useText();
  const id = useId();
  const { theme, setTheme } = useAppearance();
  return (
    <div className={fields.labelled}>
      <span className={fields.label} id={id}>
        {text('account.theme')}
      </span>
      <SegmentedControl
        aria-labelledby={id}
        value={theme}
        onChange={setTheme}
        data={[
          {
            value: 'light',
            label: <Choice icon={<Sun aria-hidden />} text={text('account.theme_light')} />,
          },
          {
            value: 'dark',
            label: <Choice icon={<Moon aria-hidden />} text={text('account.theme_dark')} />,
          },
          { value: 'system', label: text('account.theme_system') },
        ]}
      />
    </div>
  );
}

function Choice({ icon, text }: { icon: ReactNode; text: string }) {
  return (
    <span className={classes.choice}>
      {icon}
      {text}
    </span>
  );
}

export function TextSizeField() {
  const text = useText();
  const id = useId();
  const { textSize, setTextSize } = useAppearance();
  return (
    <div className={fields.labelled}>
      <span className={fields.label} id={id}>
        {text('account.text_size')}
      </span>
      <SegmentedControl
        className={classes.sizes}
        aria-labelledby={id}
        value={String(textSize)}
        onChange={(chosen) => {
          const size = textSizes.find((value) => String(value) === chosen);
          if (size) setTextSize(size);
        }}
        data={textSizes.map((size) => ({
          value: String(size),
          label: <bdi className="zv-num">{text('account.text_size_value', { size })}</bdi>,
        }))}
      />
    </div>
  );
}

export function LanguageField() {
  const text = useText();
  const id = useId();
  const { language, setLanguage } = useLanguage();
  return (
    <div className={fields.labelled}>
      <span className={fields.label} id={id}>
        {text('account.language')}
      </span>
      <SegmentedControl
        aria-labelledby={id}
        value={language}
        onChange={setLanguage}
        data={languages.map((value) => ({
          value,
          label: <span lang={value}>{languageNames[value]}</span>,
        }))}
      />
    </div>
  );
}

type SwitchName = {
  [Name in keyof Settings]: Settings[Name] extends boolean ? Name : never;
}[keyof Settings];

/** A switch of the profile's settings. */
export function SettingSwitch({
  name,
  settings,
  label,
  help,
  onSaved,
}: {
  name: SwitchName;
  settings: Settings;
  label: string;
  help?: string;
  /** Once the server has taken it, or not. */
  onSaved?: () => void;
}) {
  // The profile learns of a choice a moment later, and a switch must not jump back until then.
  const [wished, setWished] = useState<boolean | null>(null);
  const choose = (on: boolean) => {
    setWished(on);
    void changeSettings({ [name]: on }, settings).finally(() => {
      setWished(null);
      onSaved?.();
    });
  };
  const helpId = useId();
  return (
    <div>
      <Switch
        label={label}
        aria-describedby={help && helpId}
        checked={wished ?? settings[name]}
        onChange={(event) => choose(event.currentTarget.checked)}
      />
      {help && (
        <p id={helpId} className={classes.help}>
          {help}
        </p>
      )}
    </div>
  );
}
