import { TextInput } from '@mantine/core';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '#contract/index.ts';
import type { PasskeyQuestion } from '#contract/passkey-shapes.ts';
import type { Passkey } from '#contract/passkeys.ts';
import type { Proof } from '#contract/proof.ts';
import { filledText } from '#contract/shapes.ts';
import { limits } from '#contract/values.ts';
import { useAccountForm } from '#web/features/account/account-form.ts';
import { AuthForm } from '#web/features/account/AuthFrame.tsx';
import { fieldProblem } from '#web/features/account/field-problems.ts';
import { makePasskey, usePasskeys } from '#web/features/account/passkeys.ts';
import { call } from '#web/platform/api.ts';
import { currentText, useText } from '#web/platform/language.tsx';
import { askAgain } from '#web/platform/query.ts';
import { dateLabel, momentLabel } from '#web/platform/time.ts';
import { Button } from '#web/ui/Button.tsx';
import { Dialog } from '#web/ui/Dialog.tsx';
import { ShieldCheck } from '#web/ui/icons.ts';
import { useStayHere } from '#web/ui/stay-here.ts';
import { showToast } from '#web/ui/toasts.ts';
import { useDeed } from './deeds.ts';
import { Part } from './Part.tsx';
import { ProofDeed } from './ProofDeed.tsx';
import { ProofForm } from './ProofDialog.tsx';
import classes from './Security.module.css';

const passkeysQuery = queryOptions({
  queryKey: ['account', 'passkeys'],
  queryFn: ({ signal }) => call(api.passkeys.list, { signal }),
  staleTime: 0,
});

const reload = () => askAgain(passkeysQuery.queryKey);

/** My passkeys: each can be deleted, and another one added where the browser can. */
export function PasskeysPart() {
  const text = useText();
  const here = useStayHere<HTMLElement>();
  const canAdd = usePasskeys();
  const { data } = useQuery(passkeysQuery);
  const items = data?.items ?? [];
  if (!canAdd && items.length === 0) return null;
  return (
    <Part {...here} title={text('security.passkeys')} note={text('security.passkeys_text')}>
      {items.length > 0 && (
        <ul className={classes.devices} aria-label={text('security.passkeys')}>
          {items.map((passkey) => (
            <Row key={passkey.id} passkey={passkey} />
          ))}
        </ul>
      )}
      {canAdd && <Add />}
    </Part>
  );
}

function Row({ passkey }: { passkey: Passkey }) {
  const text = useText();
  const { id, name, created_at: made, last_used_at: used } = passkey;
  const remove = async (proof: Proof, close: () => void) => {
    await call(api.passkeys.remove, { params: { id }, body: { proof } });
    close();
    void reload();
    showToast({ tone: 'success', text: currentText()('security.passkey_removed') });
  };
  return (
    <li className={classes.device}>
      <ShieldCheck aria-hidden />
      <div className={classes.body}>
        <p className={classes.name}>
          <bdi>{name}</bdi>
        </p>
        <p className={classes.about}>
          <span>{text('security.passkey_made', { date: dateLabel(made) })}</span>
          {used && <span>{text('security.passkey_used', { when: momentLabel(used) })}</span>}
        </p>
      </div>
      <ProofDeed
        name={`passkey_remove ${id}`}
        title={text('security.passkey_remove')}
        label={text('security.passkey_remove_of', { name })}
        text={text('security.passkey_remove_text', { name })}
        send={remove}
      />
    </li>
  );
}

function Add() {
  const text = useText();
  const deed = useDeed('passkey_add');
  const [options, setOptions] = useState<PasskeyQuestion | null>(null);
  const close = () => {
    deed.close();
    setOptions(null);
  };
  const prove = async (proof: Proof) => {
    setOptions((await call(api.passkeys.question, { body: { proof } })).options);
  };
  return (
    <div>
      <Button variant="outline" compact onClick={deed.open}>
        {text('security.passkey_add')}
      </Button>
      <Dialog
        opened={deed.isOpen}
        onClose={close}
        title={text('security.passkey_add')}
        closeLabel={text('shell.close')}
        width={480}
      >
        {options ? (
          <NameForm options={options} onAdded={close} />
        ) : (
          <ProofForm name="passkey_add" deed={text('account.verify_go_on')} send={prove} />
        )}
      </Dialog>
    </div>
  );
}

const Name = filledText(limits.nameLengthMax);

function NameForm({ options, onAdded }: { options: PasskeyQuestion; onAdded: () => void }) {
  const text = useText();
  const [isGivenUp, setIsGivenUp] = useState(false);
  const { fields, busy, failure, submit } = useAccountForm({
    initial: { name: '' },
    checks: { name: (value) => fieldProblem(Name, value.trim()) },
    send: async ({ name }) => {
      const passkey = await makePasskey(options);
      setIsGivenUp(passkey === null);
      if (!passkey) return;
      await call(api.passkeys.add, { body: { name: name.trim(), passkey } });
      void reload();
      showToast({ tone: 'success', text: currentText()('security.passkey_added') });
      onAdded();
    },
  });
  return (
    <AuthForm
      deed={text('security.passkey_add')}
      busy={busy}
      failure={failure ?? (isGivenUp ? text('security.passkey_not_made') : null)}
      onSubmit={submit}
    >
      <TextInput
        label={text('security.passkey_name')}
        description={text('security.passkey_name_help')}
        {...fields.getInputProps('name')}
        key={fields.key('name')}
        required
        withAsterisk={false}
        data-autofocus
      />
    </AuthForm>
  );
}
