import { useRouter } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useText } from '#web/platform/language.tsx';
import { IconButton } from '#web/ui/IconButton.tsx';
import { ArrowLeft } from '#web/ui/icons.ts';
import { NewsPlace } from '#web/ui/NewsPlace.tsx';
import classes from './CardScreen.module.css';

type CardHeadProps = { title: ReactNode; line?: ReactNode; tools?: ReactNode };

/** The deck's name, the way back, and what can be done. */
export function CardHead({ title, line, tools }: CardHeadProps) {
  const text = useText();
  const router = useRouter();
  const back = () => {
    if (router.history.canGoBack()) router.history.back();
    else void router.navigate({ to: '/' });
  };
  return (
    <>
      <header className={classes.head}>
        <IconButton label={text('cards.back')} icon={<ArrowLeft aria-hidden />} onClick={back} />
        <div className={classes.names}>
          <div className={classes.deck}>{title}</div>
          {line && <p className={classes.line}>{line}</p>}
        </div>
        {tools && <div className={classes.tools}>{tools}</div>}
      </header>
      <NewsPlace />
    </>
  );
}
