import { useText } from '#web/platform/language.tsx';
import { UiLink } from '#web/ui/UiLink.tsx';
import { privacyPolicyHref, termsServiceHref } from './legal-places.ts';
import classes from './LegalLinks.module.css';

/** The way to both texts; in a new tab where the page holds what would be lost. */
export function LegalLinks({ newTab }: { newTab?: boolean }) {
  const text = useText();
  const places = [
    { href: termsServiceHref, title: text('legal.terms_service') },
    { href: privacyPolicyHref, title: text('legal.privacy_policy') },
  ];
  return (
    <span className={classes.links}>
      {places.map(({ href, title }) => (
        <UiLink
          key={href}
          href={href}
          {...(newTab && {
            target: '_blank',
            rel: 'noopener',
            'aria-label': text('legal.new_tab', { title }),
          })}
        >
          {title}
        </UiLink>
      ))}
    </span>
  );
}
