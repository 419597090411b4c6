import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { Settings } from '#contract/account.ts';
import type { Memory } from '#contract/memory.ts';
import { pathOfOutcome } from '#contract/program-places.ts';
import { SettingSwitch } from '#web/features/account/AppearanceFields.tsx';
import group from '#web/features/account/FieldGroup.module.css';
import { LoadFailed } from '#web/features/failures/LoadFailed.tsx';
import { useConfig } from '#web/platform/config.ts';
import { useLanguage, useText } from '#web/platform/language.tsx';
import { productNameIn } from '#web/platform/product.ts';
import { Button } from '#web/ui/Button.tsx';
import { Tag } from '#web/ui/Chip.tsx';
import { ConfirmDialog } from '#web/ui/Dialog.tsx';
import { SectionHeading } from '#web/ui/Headings.tsx';
import { RowsSkeleton } from '#web/ui/Skeletons.tsx';
import { useStayHere } from '#web/ui/stay-here.ts';
import { Surface } from '#web/ui/Surface.tsx';
import { UiLink } from '#web/ui/UiLink.tsx';
import { addNote, forgetAll } from './memory-changes.ts';
import { listenToMemory, memoryQuery } from './memory-query.ts';
import { NoteForm } from './NoteForm.tsx';
import { NoteRow } from './NoteRow.tsx';
import classes from './Memory.module.css';

/** The guide's memories of me, and whether it may use it. */
export function MemorySection({ settings }: { settings: Settings }) {
  const text = useText();
  const { language } = useLanguage();
  const provider = useConfig()?.guide.provider ?? null;
  const about = [
    text('memory.about'),
    ...(provider === null ? [] : [text('memory.about_provider', { provider })]),
  ].join(' ');
  return (
    <Surface as="section" padded className={group.group} aria-labelledby="memory">
      <SectionHeading id="memory">
        {text('memory.title', { product: productNameIn(language) })}
      </SectionHeading>
      <SettingSwitch name="memory" settings={settings} label={text('memory.allow')} help={about} />
      <Remembered isOn={settings.memory} />
    </Surface>
  );
}

function Remembered({ isOn }: { isOn: boolean }) {
  const text = useText();
  const here = useStayHere<HTMLDivElement>();
  useEffect(listenToMemory, []);
  const { data, isError, refetch } = useQuery(memoryQuery);
  if (!data)
    return isError ? (
      <LoadFailed onRetry={() => void refetch()} />
    ) : (
      <RowsSkeleton label={text('shell.loading_part')} count={1} />
    );
  const { items, last_step: step } = data;
  return (
    <div {...here} className={classes.remembered}>
      {(!isOn || items.length === 0) && (
        <p className={classes.empty}>{text(isOn ? 'memory.empty' : 'memory.off')}</p>
      )}
      {items.length > 0 && (
        <ul className={classes.notes} aria-labelledby="memory">
          {items.map((note) => (
            <NoteRow key={note.id} note={note} />
          ))}
        </ul>
      )}
      {isOn && <NoteForm save={addNote} submit={text('memory.add')} />}
      {step && <LastStep step={step} />}
      {items.length > 0 && <ForgetAll count={items.length} />}
    </div>
  );
}

function LastStep({ step }: { step: NonNullable<Memory['last_step']> }) {
  const text = useText();
  const { action_id: id, title, state } = step;
  const over = { done: 'actions.done', dropped: 'actions.dropped' } as const;
  return (
    <div>
      <h3 className={classes.heading}>{text('memory.step')}</h3>
      <p className={classes.step}>
        <UiLink href={pathOfOutcome({ kind: 'action', id, title })}>
          <bdi>{title}</bdi>
        </UiLink>{' '}
        <Tag tone={state === 'done' ? 'success' : 'plain'}>
          {text(state === 'done' || state === 'dropped' ? over[state] : `actions.state_${state}`)}
        </Tag>
      </p>
    </div>
  );
}

function ForgetAll({ count }: { count: number }) {
  const text = useText();
  const [isAsked, setIsAsked] = useState(false);
  const [busy, setBusy] = useState(false);
  const close = () => setIsAsked(false);
  const forget = () => {
    setBusy(true);
    void forgetAll().finally(() => {
      setBusy(false);
      close();
    });
  };
  return (
    <div>
      <Button variant="outline" compact onClick={() => setIsAsked(true)}>
        {text('memory.forget')}
      </Button>
      <ConfirmDialog
        opened={isAsked}
        onClose={close}
        onConfirm={forget}
        busy={busy}
        title={text('memory.forget_title')}
        text={text('memory.forget_text', { count })}
        cancelLabel={text('chat.cancel')}
        confirmLabel={text('memory.forget')}
        closeLabel={text('shell.close')}
      />
    </div>
  );
}
