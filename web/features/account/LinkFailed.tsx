import type { ReactNode } from 'react';
import { useText } from '#web/platform/language.tsx';
import { Banner } from '#web/ui/Banner.tsx';
import { Button } from '#web/ui/Button.tsx';
import { AuthFrame } from './AuthFrame.tsx';
import classes from './form.module.css';

export type LinkFailedProps = {
  title: string;
  sentence: string;
  onAgain?: (() => void) | undefined;
  /** The way to another page. */
  children?: ReactNode;
};

/** A mailed link that does not work, or does not work yet. */
export function LinkFailed({ title, sentence, onAgain, children }: LinkFailedProps) {
  const text = useText();
  return (
    <AuthFrame card="door" title={title}>
      <div className={classes.form}>
        <Banner tone="danger">{sentence}</Banner>
        {onAgain && (
          <Button full onClick={onAgain}>
            {text('account.try_again')}
          </Button>
        )}
        {children}
      </div>
    </AuthFrame>
  );
}
