import { Radio } from '@mantine/core';
import type { ChatInfo, NotifyLevel } from '#contract/chat.ts';
import { useChatChanges } from '#web/features/chats/chat-changes.ts';
import { isMuted } from '#web/features/chats/chat-kinds.ts';
import { type TextKey, useText } from '#web/platform/language.tsx';
import { useProfile } from '#web/platform/session.ts';
import { Button, buttonRow } from '#web/ui/Button.tsx';
import { Chip } from '#web/ui/Chip.tsx';
import { GroupHeading } from '#web/ui/Headings.tsx';
import { UiLink } from '#web/ui/UiLink.tsx';
import { setGuideMode } from './member-changes.ts';
import { isAlways, muteChoices } from './mute.ts';
import { momentLabel } from '#web/platform/time.ts';
import classes from './members.module.css';

const levels: { value: NotifyLevel; name: TextKey }[] = [
  { value: 'all', name: 'members.notify_all' },
  { value: 'mentions', name: 'members.notify_mentions' },
  { value: 'none', name: 'members.notify_none' },
];

/** When a chat makes itself known to me. */
export function NotifySection({ info }: { info: ChatInfo }) {
  const text = useText();
  const { mute, notify } = useChatChanges();
  const until = isMuted(info) ? info.muted_until : null;
  return (
    <section aria-labelledby="notify">
      <GroupHeading id="notify">{text('members.notifications')}</GroupHeading>
      <div className={classes.part}>
        <Choice
          label={text('members.notifications')}
          options={levels}
          value={info.notify}
          onChoose={(level) => notify(info.id, level)}
        />
        <div className={buttonRow} role="group" aria-label={text('members.mute')}>
          {until === null ? (
            <>
              <span className={classes.note}>{text('members.mute')}</span>
              {muteChoices.map(({ name, until: end }) => (
                <Chip key={name} onClick={() => mute(info.id, end())}>
                  {text(name)}
                </Chip>
              ))}
            </>
          ) : (
            <>
              <span className={classes.note}>
                {isAlways(until)
                  ? text('members.muted_always')
                  : text('members.muted_until', { time: momentLabel(until) })}
              </span>
              <Button variant="tint" compact onClick={() => mute(info.id, null)}>
                {text('members.unmute')}
              </Button>
            </>
          )}
        </div>
      </div>
    </section>
  );
}

type GuideMode = ChatInfo['guide_mode'];

const modes: { value: GuideMode; name: TextKey }[] = [
  { value: 'mention', name: 'members.guide_mention' },
  { value: 'always', name: 'members.guide_always' },
  { value: 'off', name: 'members.guide_off' },
];

/** When the guide answers; in a group its owner decides. */
export function GuideSection({ info, canChange }: { info: ChatInfo; canChange: boolean }) {
  const text = useText();
  return (
    <section aria-labelledby="guide">
      <GroupHeading id="guide">{text('members.guide_mode')}</GroupHeading>
      <div className={classes.part}>
        <Choice
          label={text('members.guide_mode')}
          options={modes}
          value={info.guide_mode}
          disabled={!canChange}
          onChoose={(mode) => setGuideMode(info, mode)}
        />
        <p className={classes.note}>
          {text(canChange ? 'members.guide_reads' : 'members.guide_by_owner')}
        </p>
      </div>
    </section>
  );
}

type ChoiceProps<Value extends string> = {
  label: string;
  options: { value: Value; name: TextKey }[];
  value: Value;
  disabled?: boolean;
  onChoose: (value: Value) => void;
};

function Choice<Value extends string>({
  label,
  options,
  value,
  disabled,
  onChoose,
}: ChoiceProps<Value>) {
  const text = useText();
  const choose = (wanted: string) => {
    const option = options.find((one) => one.value === wanted);
    if (option && option.value !== value) onChoose(option.value);
  };
  return (
    <Radio.Group aria-label={label} value={value} onChange={choose}>
      <div className={classes.radios}>
        {options.map((option) => (
          <Radio
            key={option.value}
            value={option.value}
            label={text(option.name)}
            disabled={disabled}
          />
        ))}
      </div>
    </Radio.Group>
  );
}

/** Receipts are a setting for all chats, so this only shows the current state. */
export function ReceiptsSection() {
  const text = useText();
  const { userProfile } = useProfile();
  const isShared = userProfile?.settings.receipts_sent ?? true;
  return (
    <section aria-labelledby="receipts">
      <GroupHeading id="receipts">{text('members.receipts')}</GroupHeading>
      <div className={classes.part}>
        <p className={classes.note}>
          {text(isShared ? 'members.receipts_shared' : 'members.receipts_hidden')}{' '}
          <UiLink href="/profile/me">{text('members.receipts_change')}</UiLink>
        </p>
      </div>
    </section>
  );
}
