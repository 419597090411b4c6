import { TextInput, Textarea } from '@mantine/core';
import { useBlocker } from '@tanstack/react-router';
import { useEffect, useId, useRef, useState, type FormEvent } from 'react';
import { Timezone, type User, Username } from '#contract/account.ts';
import { filledText, writtenText } from '#contract/shapes.ts';
import { limits } from '#contract/values.ts';
import { ApiError } from '#web/platform/api.ts';
import { currentText, useText } from '#web/platform/language.tsx';
import { profileQuery, queryClient } from '#web/platform/query.ts';
import { session } from '#web/platform/session.ts';
import { Banner } from '#web/ui/Banner.tsx';
import { Button } from '#web/ui/Button.tsx';
import { Tag } from '#web/ui/Chip.tsx';
import { ConfirmDialog } from '#web/ui/Dialog.tsx';
import { Check } from '#web/ui/icons.ts';
import { showToast } from '#web/ui/toasts.ts';
import { VerifyAgain } from './VerifyAgain.tsx';
import { failureSentence } from './account-form.ts';
import { type FieldProblem, fieldProblem, problemsOfRefusal } from './field-problems.ts';
import { sentenceOf } from './FieldSentence.tsx';
import { type PictureChange, forgetPicture } from './picture.ts';
import { PictureField } from './PictureField.tsx';
import {
  type ProfileValues,
  draftOf,
  profileFields,
  savedValues,
  stored,
  withSaved,
  typed,
  undone,
  unsavedValues,
} from './profile-draft.ts';
import { saveProfile } from './save-profile.ts';
import { timeZones } from './time-zones.ts';
import fields from '#web/ui/fields.module.css';
import { SelectField } from '#web/ui/SelectField.tsx';
import fieldClasses from './fields.module.css';
import classes from './MyProfileForm.module.css';

type Problems = Partial<Record<keyof ProfileValues, FieldProblem>>;

const shapes = {
  display_name: filledText(limits.nameLengthMax),
  username: Username,
  bio: writtenText(limits.bioLengthMax),
  about_me: writtenText(limits.noteLengthMax),
  timezone: Timezone,
};

function problemsOf(values: Partial<ProfileValues>): Problems {
  const problems: Problems = {};
  for (const name of profileFields) {
    const value = values[name];
    const problem = value === undefined ? null : fieldProblem(shapes[name], value);
    if (problem) problems[name] = problem;
  }
  return problems;
}

export function MyProfileForm({ user }: { user: User }) {
  const text = useText();
  const form = useRef<HTMLFormElement>(null);
  const emailNoteId = useId();
  const [draft, setDraft] = useState(() => draftOf(user));
  const [picture, setPicture] = useState<PictureChange>(null);
  const [problems, setProblems] = useState<Problems>({});
  const [pictureError, setPictureError] = useState<string | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const [known, setKnown] = useState(user);
  if (known !== user) {
    setKnown(user);
    setDraft(withSaved(draft, savedValues(user)));
  }
  useEffect(() => () => forgetPicture(picture), [picture]);
  const unsaved = unsavedValues(draft);
  const isUnsaved = picture !== null || Object.keys(unsaved).length > 0;

  const showProblems = (found: Problems) => {
    setProblems(found);
    const first = profileFields.find((name) => found[name]);
    if (first)
      requestAnimationFrame(() =>
        (form.current?.elements.namedItem(first) as HTMLElement | null)?.focus(),
      );
  };
  const save = async () => {
    const found = problemsOf(unsaved);
    showProblems(found);
    if (busy || !isUnsaved || Object.keys(found).length > 0) return;
    setBusy(true);
    setFailure(null);
    setPictureError(null);
    try {
      const saved = await saveProfile(unsaved, picture);
      setDraft((current) => stored(current, unsaved, savedValues(saved)));
      setPicture((current) => (current === picture ? null : current));
      queryClient.setQueryData(profileQuery.queryKey, saved);
      showToast({ tone: 'success', text: currentText()('account.saved') });
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (error.code === 'account.username_taken')
        showProblems({ username: { code: 'field.username_taken' } });
      else if (error.fields) showProblems(problemsOfRefusal(error.fields, profileFields));
      else if (error.code.startsWith('media.')) setPictureError(error.message);
      else
        setFailure(
          error.status === 0 ? currentText()('account.not_saved') : failureSentence(error),
        );
    } finally {
      setBusy(false);
    }
  };
  const undo = () => {
    setDraft(undone);
    setPicture(null);
    setProblems({});
    setPictureError(null);
    setFailure(null);
  };
  const field = (name: keyof ProfileValues) => ({
    name,
    value: draft.values[name],
    error: sentenceOf(problems[name] ?? null),
    onChange: (event: { currentTarget: { value: string } }) =>
      change(name, event.currentTarget.value),
  });
  const change = (name: keyof ProfileValues, value: string) => {
    setDraft((current) => typed(current, { [name]: value }));
    setProblems(({ [name]: _, ...others }) => others);
  };

  return (
    <form
      ref={form}
      className={classes.form}
      noValidate
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        void save();
      }}
    >
      <PictureField
        user={user}
        change={picture}
        onChange={(changed) => {
          setPictureError(null);
          setPicture(changed);
        }}
        error={pictureError}
      />
      <TextInput
        label={text('account.display_name')}
        description={text('account.display_name_help')}
        {...field('display_name')}
        classNames={{ input: fieldClasses.named }}
        autoComplete="name"
      />
      <TextInput
        label={text('account.username')}
        description={text('account.username_held')}
        {...field('username')}
        classNames={{ input: fieldClasses.named }}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
      />
      <Textarea
        label={text('account.bio')}
        description={text('account.bio_help')}
        {...field('bio')}
        classNames={{ input: fieldClasses.named }}
        minRows={1}
      />
      <Textarea
        label={text('account.about_me')}
        description={text('account.about_me_help')}
        {...field('about_me')}
        classNames={{ input: fieldClasses.named }}
        minRows={3}
        maxRows={12}
      />
      <div role="group" aria-labelledby={emailNoteId}>
        <p id={emailNoteId} className={fields.label}>
          {text('account.email')}
        </p>
        <p className={classes.email}>
          <bdi>{user.email}</bdi>
          {user.email_verified && (
            <Tag tone="success" icon={<Check aria-hidden />}>
              {text('account.email_verified')}
            </Tag>
          )}
        </p>
        {!user.email_verified && <p className={classes.note}>{text('account.email_unverified')}</p>}
        {!user.email_verified && user.email !== '' && (
          <VerifyAgain email={user.email} className={classes.again} />
        )}
      </div>
      <SelectField
        label={text('account.timezone')}
        description={text('account.timezone_help')}
        {...field('timezone')}
        onChange={(zone) => zone && change('timezone', zone)}
        data={timeZones(draft.values.timezone)}
        searchable
        limit={60}
        allowDeselect={false}
        nothingFoundMessage={text('account.timezone_none')}
        classNames={{ input: fieldClasses.named }}
        comboboxProps={{ withinPortal: false, zIndex: 'var(--zv-z-menu)' }}
      />
      {failure && <Banner tone="danger">{failure}</Banner>}
      <div className={classes.buttons}>
        <Button type="submit" busy={busy} disabled={!isUnsaved}>
          {text('account.save')}
        </Button>
        {isUnsaved && (
          <Button variant="ghost" onClick={undo}>
            {text('account.undo_changes')}
          </Button>
        )}
        <span className="zv-unseen" role="status">
          {isUnsaved && text('account.unsaved')}
        </span>
      </div>
      <LeaveQuestion isUnsaved={isUnsaved} />
    </form>
  );
}

/** Asks before what was typed is lost; a sign-out has lost it already. */
function LeaveQuestion({ isUnsaved }: { isUnsaved: boolean }) {
  const text = useText();
  const blocker = useBlocker({
    shouldBlockFn: () => isUnsaved && session.get().userProfile !== null,
    enableBeforeUnload: () => isUnsaved && session.get().userProfile !== null,
    disabled: !isUnsaved,
    withResolver: true,
  });
  return (
    <ConfirmDialog
      opened={blocker.status === 'blocked'}
      onClose={() => blocker.reset?.()}
      onConfirm={() => blocker.proceed?.()}
      title={text('account.leave_title')}
      text={text('account.leave_text')}
      cancelLabel={text('account.leave_stay')}
      confirmLabel={text('account.leave_go')}
      closeLabel={text('account.close')}
      withoutEntry
    />
  );
}
