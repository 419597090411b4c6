import type { User } from '#contract/account.ts';
import { useText } from '#web/platform/language.tsx';
import { useTitle } from '#web/platform/title.ts';
import { SectionHeading } from '#web/ui/Headings.tsx';
import { Page } from '#web/ui/Page.tsx';
import { Surface } from '#web/ui/Surface.tsx';
import { BlockedPeople } from '#web/features/connections/BlockedPeople.tsx';
import { MemorySection } from '#web/features/memory/MemorySection.tsx';
import { PushSection } from '#web/features/push/PushSection.tsx';
import { DataSection } from '#web/features/rights/DataSection.tsx';
import { SecuritySection } from '#web/features/security/SecuritySection.tsx';
import { MyShares } from '#web/features/sharing/MyShares.tsx';
import { ConsentFields } from '#web/features/account/ConsentFields.tsx';
import {
  LanguageField,
  SettingSwitch,
  TextSizeField,
  ThemeField,
} from '#web/features/account/AppearanceFields.tsx';
import { MyProfileForm } from '#web/features/account/MyProfileForm.tsx';
import { NotificationFields } from '#web/features/account/NotificationFields.tsx';
import { PrivacyFields } from '#web/features/account/PrivacyFields.tsx';
import { plansHref } from '#web/features/plans/plan-places.ts';
import { UiLink } from '#web/ui/UiLink.tsx';
import { InstallSection } from './InstallSection.tsx';
import { ProfileFrame } from './ProfileFrame.tsx';
import { UsageMeters } from '#web/features/account/UsageMeters.tsx';
import fields from '#web/features/account/FieldGroup.module.css';
import classes from './MyProfileScreen.module.css';

/** My public data, the guide's notes about me, appearance and usage. */
export function MyProfileScreen() {
  const text = useText();
  useTitle(text('account.my_profile'));
  return (
    <ProfileFrame current="/profile/me">
      {(user) => (
        <Page title={text('account.my_profile')}>
          <div className={classes.columns}>
            <div className={classes.main}>
              <MyProfileForm key={user.id} user={user} />
              <MemorySection settings={user.settings} />
              <SecuritySection user={user} />
              <PrivacyFields settings={user.settings} />
              <ConsentFields settings={user.settings} />
              <NotificationFields settings={user.settings} />
              <PushSection settings={user.settings} />
              <DataSection />
            </div>
            <div className={classes.side}>
              <Appearance user={user} />
              <Use user={user} />
              <InstallSection />
              <Blocks />
              <Shares />
            </div>
          </div>
        </Page>
      )}
    </ProfileFrame>
  );
}

function Appearance({ user: { settings } }: { user: User }) {
  const text = useText();
  return (
    <Surface as="section" padded className={fields.group} aria-labelledby="appearance">
      <SectionHeading id="appearance">{text('account.appearance')}</SectionHeading>
      <ThemeField />
      <TextSizeField />
      <LanguageField />
      <SettingSwitch name="less_motion" settings={settings} label={text('account.less_motion')} />
      <SettingSwitch
        name="enter_sends"
        settings={settings}
        label={text('account.enter_sends')}
        help={text('account.enter_sends_help')}
      />
    </Surface>
  );
}

function Blocks() {
  const text = useText();
  return (
    <Surface as="section" padded className={fields.group} aria-labelledby="blocks">
      <SectionHeading id="blocks">{text('connections.blocks')}</SectionHeading>
      <BlockedPeople />
    </Surface>
  );
}

function Shares() {
  const text = useText();
  return (
    <Surface as="section" padded className={fields.group} aria-labelledby="shares">
      <SectionHeading id="shares">{text('sharing.links')}</SectionHeading>
      <MyShares />
    </Surface>
  );
}

function Use({ user: { usage, plan } }: { user: User }) {
  const text = useText();
  if (usage.length === 0) return null;
  return (
    <Surface as="section" padded className={fields.group} aria-labelledby="usage">
      <SectionHeading id="usage">{text('account.usage')}</SectionHeading>
      <p className={classes.plan}>
        {text('account.usage_plan', { plan: text(`account.plan_${plan.id}`) })}
      </p>
      <UsageMeters usage={usage} />
      <p>
        <UiLink href={plansHref}>{text('messages.see_limits')}</UiLink>
      </p>
    </Surface>
  );
}
