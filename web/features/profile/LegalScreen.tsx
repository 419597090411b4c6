import type { LegalText } from '#content/legal/legal-text.ts';
import { privacyInEnglish } from '#content/legal/privacy-en.ts';
import { privacyInHebrew } from '#content/legal/privacy-he.ts';
import { termsInEnglish } from '#content/legal/terms-en.ts';
import { termsInHebrew } from '#content/legal/terms-he.ts';
import { termsVersion } from '#content/legal/terms-version.ts';
import { LanguageSwitch } from '#web/features/account/LanguageSwitch.tsx';
import { LegalLinks } from '#web/features/account/LegalLinks.tsx';
import { VisitorFrame } from '#web/features/account/VisitorFrame.tsx';
import { privacyPolicyHref, termsServiceHref } from '#web/features/account/legal-places.ts';
import { useConfig } from '#web/platform/config.ts';
import { useLanguage, useText } from '#web/platform/language.tsx';
import { productNameIn } from '#web/platform/product.ts';
import { useProfile } from '#web/platform/session.ts';
import { dateLabel } from '#web/platform/time.ts';
import { useTitle } from '#web/platform/title.ts';
import { Page } from '#web/ui/Page.tsx';
import { Surface } from '#web/ui/Surface.tsx';
import { ProfileFrame } from './ProfileFrame.tsx';
import classes from './LegalScreen.module.css';

const texts = {
  privacy_policy: {
    href: privacyPolicyHref,
    en: privacyInEnglish,
    he: privacyInHebrew,
  },
  terms_service: { href: termsServiceHref, en: termsInEnglish, he: termsInHebrew },
} as const;

export function PrivacyPolicyScreen() {
  return <LegalScreen name="privacy_policy" />;
}

export function TermsServiceScreen() {
  return <LegalScreen name="terms_service" />;
}

/** A text for everybody: in the profile, or on a page of its own for visitors. */
function LegalScreen({ name }: { name: keyof typeof texts }) {
  const text = useText();
  const { language } = useLanguage();
  const { userProfile: user } = useProfile();
  const title = text(`legal.${name}`);
  useTitle(title);
  const article = (
    <>
      <Here withGuide={name === 'privacy_policy'} />
      <Article text={texts[name][language]} />
      <nav className={classes.also} aria-label={text('legal.see_also')}>
        <LegalLinks />
      </nav>
    </>
  );
  // At noon it is the same day in all but a few time zones.
  const since = text('legal.since', { date: dateLabel(`${termsVersion}T12:00:00Z`) });
  if (user) {
    return (
      <ProfileFrame current={texts[name].href}>
        <Page title={title} intro={since} width="reading">
          {article}
        </Page>
      </ProfileFrame>
    );
  }
  return (
    <VisitorFrame header={<LanguageSwitch />} width="reading">
      <h1 className={classes.title}>{title}</h1>
      <p className={classes.since}>{since}</p>
      {article}
    </VisitorFrame>
  );
}

/** Facts of this installation that the text speaks of. */
function Here({ withGuide }: { withGuide: boolean }) {
  const text = useText();
  const config = useConfig();
  if (!config) return null;
  const { operator, guide } = config;
  return (
    <Surface as="section" padded className={classes.here} aria-labelledby="here">
      <h2 id="here">{text('legal.here')}</h2>
      <dl>
        <dt>{text('legal.operator')}</dt>
        <dd>
          <bdi>{operator.name ?? text('legal.operator_unnamed')}</bdi>
        </dd>
        <dt>{text('legal.contact')}</dt>
        <dd>
          {operator.email === null ? (
            text('legal.contact_none')
          ) : (
            <a href={`mailto:${operator.email}`}>
              <bdi>{operator.email}</bdi>
            </a>
          )}
        </dd>
        {withGuide && (
          <>
            <dt>{text('legal.guide')}</dt>
            <dd>
              {guide.provider === null
                ? text('legal.guide_built_in')
                : text('legal.guide_provider', { provider: guide.provider })}
            </dd>
          </>
        )}
      </dl>
    </Surface>
  );
}

function Article({ text: { intro, parts } }: { text: LegalText }) {
  const { language } = useLanguage();
  const product = productNameIn(language);
  const named = (words: string) => words.replaceAll('{product}', product);
  return (
    <article className={classes.article}>
      <p className={classes.intro}>{named(intro)}</p>
      {parts.map(({ id, heading, body }) => (
        <section key={id} aria-labelledby={`part-${id}`}>
          <h2 id={`part-${id}`}>{heading}</h2>
          {body.map((one) =>
            Array.isArray(one) ? (
              <ul key={one[0]}>
                {one.map((point) => (
                  <li key={point}>{named(point)}</li>
                ))}
              </ul>
            ) : (
              <p key={one}>{named(one)}</p>
            ),
          )}
        </section>
      ))}
    </article>
  );
}
