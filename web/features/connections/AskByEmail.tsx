import { TextInput } from '@mantine/core';
import { useRef, useState, type FormEvent } from 'react';
import { api } from '#contract/index.ts';
import { ApiError, call } from '#web/platform/api.ts';
import { currentText, useText } from '#web/platform/language.tsx';
import { Banner } from '#web/ui/Banner.tsx';
import { Button } from '#web/ui/Button.tsx';
import { SectionHeading } from '#web/ui/Headings.tsx';
import { Surface } from '#web/ui/Surface.tsx';
import { failureSentence } from '../account/account-form.ts';
import { NoteField } from './NoteField.tsx';
import classes from './ConnectScreen.module.css';

const looksLikeAddress = /^[^\s@]+@[^\s@]+$/u;

/** A request to the person who has an address; the answer is the same whether or not somebody has it. */
export function AskByEmail() {
  const text = useText();
  const field = useRef<HTMLInputElement>(null);
  const [email, setEmail] = useState('');
  const [note, setNote] = useState('');
  const [busy, setBusy] = useState(false);
  const [isSent, setSent] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const [failure, setFailure] = useState<string | null>(null);

  const refuse = () => {
    setProblem(currentText()('field.email_invalid'));
    field.current?.focus();
  };
  const send = async () => {
    const address = email.trim();
    if (busy) return;
    if (!looksLikeAddress.test(address)) return refuse();
    setBusy(true);
    setFailure(null);
    const line = note.trim();
    try {
      const body = { email: address, ...(line === '' ? {} : { note: line }) };
      await call(api.connections.request, { body });
      setSent(true);
      setEmail('');
      setNote('');
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (error.fields?.['email']) refuse();
      else setFailure(failureSentence(error));
    } finally {
      setBusy(false);
    }
  };
  const again = () => {
    setSent(false);
    requestAnimationFrame(() => field.current?.focus());
  };

  return (
    <Surface as="section" padded aria-labelledby="by-email">
      <SectionHeading id="by-email">{text('connections.by_email')}</SectionHeading>
      <p role="status" className={classes.answer}>
        {text(isSent ? 'connections.by_email_sent' : 'connections.by_email_text')}
      </p>
      {isSent ? (
        <Button variant="outline" onClick={again}>
          {text('connections.by_email_again')}
        </Button>
      ) : (
        <form
          className={classes.form}
          noValidate
          onSubmit={(event: FormEvent) => {
            event.preventDefault();
            void send();
          }}
        >
          <TextInput
            ref={field}
            label={text('account.email')}
            type="email"
            inputMode="email"
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            dir="ltr"
            maxLength={254}
            value={email}
            error={problem}
            onChange={(event) => {
              setEmail(event.currentTarget.value);
              setProblem(null);
            }}
          />
          <NoteField note={note} onChange={setNote} />
          {failure && <Banner tone="danger">{failure}</Banner>}
          <Button type="submit" variant="tint" busy={busy}>
            {text('connections.send')}
          </Button>
        </form>
      )}
    </Surface>
  );
}
