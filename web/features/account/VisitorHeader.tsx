import type { ReactNode } from 'react';
import { useLanguage, useText } from '#web/platform/language.tsx';
import { productNameIn } from '#web/platform/product.ts';
import { UiLink } from '#web/ui/UiLink.tsx';
import { Wordmark } from '#web/ui/Wordmark.tsx';
import classes from './VisitorHeader.module.css';

/** Over a page that needs no sign-in: the way home, and what stands across from it. */
export function VisitorHeader({ children }: { children?: ReactNode }) {
  const text = useText();
  const { language } = useLanguage();
  return (
    <header className={classes.header}>
      <UiLink className={classes.home} href="/">
        <Wordmark
          language={language}
          label={text('account.home_link', { product: productNameIn(language) })}
          height={40}
        />
      </UiLink>
      {children}
    </header>
  );
}
