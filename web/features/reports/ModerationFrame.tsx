import type { ReactNode } from 'react';
import { AuthFrame } from '#web/features/account/AuthFrame.tsx';
import { sentenceOf } from '#web/platform/api-error.ts';
import { ApiError } from '#web/platform/api.ts';
import { useText } from '#web/platform/language.tsx';
import { Banner } from '#web/ui/Banner.tsx';
import { Button } from '#web/ui/Button.tsx';
import { RowsSkeleton } from '#web/ui/Skeletons.tsx';
import classes from './ModerationScreen.module.css';

/** The paper of the operator's page. */
export function ModerationFrame({ title, children }: { title: string; children: ReactNode }) {
  return (
    <AuthFrame card="lighthouse" title={title}>
      <div className={classes.case}>{children}</div>
    </AuthFrame>
  );
}

/** While it loads, and where it can't be shown. */
export function ModerationWait({ title, error, again }: WaitProps) {
  const text = useText();
  if (!error) {
    return (
      <ModerationFrame title={title}>
        <RowsSkeleton label={text('shell.loading_part')} count={2} />
      </ModerationFrame>
    );
  }
  const isFinal = error instanceof ApiError && error.status === 404;
  return (
    <ModerationFrame title={text('reports.case_failed')}>
      <Banner tone="danger">{sentenceOf(error)}</Banner>
      {!isFinal && (
        <Button variant="tint" full onClick={again}>
          {text('shell.try_again')}
        </Button>
      )}
    </ModerationFrame>
  );
}

interface WaitProps {
  title: string;
  error: Error | null;
  again: () => void;
}
