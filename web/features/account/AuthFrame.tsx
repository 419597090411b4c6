import { TextInput, type TextInputProps } from '@mantine/core';
import type { FormEventHandler, ReactNode } from 'react';
import { cardArt } from '#contract/card-art.ts';
import { Banner } from '#web/ui/Banner.tsx';
import { Beam } from '#web/ui/Beam.tsx';
import { Button, type ButtonVariant } from '#web/ui/Button.tsx';
import { CardFace } from '#web/ui/CardFace.tsx';
import { Surface } from '#web/ui/Surface.tsx';
import { takeFocus } from '#web/ui/take-focus.ts';
import { LanguageSwitch } from './LanguageSwitch.tsx';
import { VisitorHeader } from './VisitorHeader.tsx';
import classes from './AuthFrame.module.css';
import fieldClasses from './fields.module.css';
import formClasses from './form.module.css';

export type AuthFrameProps = {
  /** A picture of a card, for wide screens. */
  card: 'bridge' | 'door' | 'lighthouse' | 'ladder';
  title: string;
  /** The person who invites, and the target of the invitation. */
  invited?: string | null;
  intro?: ReactNode;
  children?: ReactNode;
  /** Under the form: the way to another one. */
  aside?: ReactNode;
};

/** One form on the paper, with a card beside it; all there is for somebody who is not signed in yet. */
export function AuthFrame({ card, title, invited, intro, children, aside }: AuthFrameProps) {
  return (
    <div className={classes.frame}>
      <Beam />
      <VisitorHeader>
        <LanguageSwitch />
      </VisitorHeader>
      <main className={classes.main}>
        <Surface className={classes.sheet}>
          <h1 className={classes.title}>{title}</h1>
          <div role="status">{invited && <p className={classes.invited}>{invited}</p>}</div>
          {intro && <p className={classes.intro}>{intro}</p>}
          {children}
          {aside && <p className={classes.aside}>{aside}</p>}
        </Surface>
        <div className={classes.picture} aria-hidden>
          <CardFace kind="image" src={cardArt(card)} alt="" width={300} tilt={2.2} eager />
        </div>
      </main>
    </div>
  );
}

export type AuthFormProps = {
  /** The words of the one button. */
  deed: string;
  variant?: ButtonVariant;
  busy: boolean;
  /** Why it did not work, where no field can say so. */
  failure: ReactNode;
  onSubmit: FormEventHandler<HTMLFormElement>;
  children: ReactNode;
};

/** Fields, what went wrong, and the button. */
export function AuthForm({ deed, variant, busy, failure, onSubmit, children }: AuthFormProps) {
  return (
    <form ref={takeFocus} className={formClasses.form} onSubmit={onSubmit} noValidate>
      {children}
      {failure && <Banner tone="danger">{failure}</Banner>}
      <Button type="submit" variant={variant} full busy={busy}>
        {deed}
      </Button>
    </form>
  );
}

/** An address. */
export function EmailField(props: TextInputProps) {
  return (
    <TextInput
      type="email"
      {...props}
      required
      withAsterisk={false}
      classNames={{ input: fieldClasses.named }}
      autoComplete="email"
    />
  );
}

/** The name that somebody signs in with. */
export function NameField(props: TextInputProps) {
  return (
    <TextInput
      {...props}
      required
      withAsterisk={false}
      classNames={{ input: fieldClasses.named }}
      autoComplete="username"
      autoCapitalize="none"
      spellCheck={false}
    />
  );
}
