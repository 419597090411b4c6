import { type ErrorComponentProps, useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useText } from '#web/platform/language.tsx';
import { log } from '#web/platform/log.ts';
import { Button } from '#web/ui/Button.tsx';
import { ErrorState } from '#web/ui/EmptyState.tsx';
import { Page } from '#web/ui/Page.tsx';

/** A screen that broke, while what stands around it goes on working. */
export function ScreenFailed({ error, reset }: ErrorComponentProps) {
  const text = useText();
  const router = useRouter();
  useEffect(() => log('A screen could not be shown', error), [error]);
  const tryAgain = () => {
    reset();
    void router.invalidate();
  };
  return (
    <Page>
      <ErrorState
        title={text('shell.part_failed_title')}
        text={text('shell.part_failed_text')}
        action={
          <>
            <Button variant="tint" onClick={tryAgain}>
              {text('shell.try_again')}
            </Button>
            <Button variant="ghost" onClick={() => location.reload()}>
              {text('shell.reload')}
            </Button>
          </>
        }
      />
    </Page>
  );
}
