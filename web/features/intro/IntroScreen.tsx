import { useState, type MouseEvent } from 'react';
import { cardArt } from '#contract/card-art.ts';
import { useLanguage, useText } from '#web/platform/language.tsx';
import { productNameIn } from '#web/platform/product.ts';
import { useProfile } from '#web/platform/session.ts';
import { useTitle } from '#web/platform/title.ts';
import { Beam } from '#web/ui/Beam.tsx';
import { buttonClass } from '#web/ui/Button.tsx';
import { CardFace } from '#web/ui/CardFace.tsx';
import { StageGlyph } from '#web/ui/StageGlyph.tsx';
import { stages } from '#web/ui/stages.ts';
import { stageColors } from '#web/ui/stage-colors.ts';
import { UiLink } from '#web/ui/UiLink.tsx';
import { Wordmark } from '#web/ui/Wordmark.tsx';
import { LanguageSwitch } from '../account/LanguageSwitch.tsx';
import { LegalLinks } from '../account/LegalLinks.tsx';
import { CardShelf } from './CardShelf.tsx';
import { PlansBand } from './PlansBand.tsx';
import { TryGuide } from './TryGuide.tsx';
import classes from './IntroScreen.module.css';

/** The front page for visitors. */
export function IntroScreen() {
  const text = useText();
  useTitle(text('intro.title'));
  return (
    <div className={classes.intro}>
      <a className="zv-skip" href="#intro" onClick={showPart}>
        {text('intro.skip')}
      </a>
      <div className={classes.light}>
        <Beam />
      </div>
      <Header />
      <main id="intro" tabIndex={-1} className={classes.main}>
        <Hero />
        <Stages />
        <CardShelf />
        <TryGuide />
        <PlansBand />
        <Closing />
      </main>
      <Footer />
    </div>
  );
}

/** The address stays as it is: a hash would be a new page for the router. */
function showPart(event: MouseEvent<HTMLAnchorElement>) {
  event.preventDefault();
  const part = document.querySelector<HTMLElement>(event.currentTarget.hash);
  part?.scrollIntoView();
  part?.focus({ preventScroll: true });
}

function Header() {
  const text = useText();
  const { language } = useLanguage();
  const { userProfile } = useProfile();
  return (
    <header className={classes.header}>
      <Wordmark
        language={language}
        label={productNameIn(language)}
        height={44}
        className={classes.wordmark}
      />
      <nav className={classes.places} aria-label={text('intro.places')}>
        <a href="#how" onClick={showPart}>
          {text('intro.how')}
        </a>
        <a href="#cards" onClick={showPart}>
          {text('intro.cards')}
        </a>
        <a href="#plans" onClick={showPart}>
          {text('intro.plans')}
        </a>
      </nav>
      <div className={classes.doors}>
        <LanguageSwitch />
        {userProfile ? (
          <UiLink href="/" className={buttonClass({ compact: true })}>
            {text('intro.go_home')}
          </UiLink>
        ) : (
          <>
            <UiLink
              href="/profile/login"
              className={`${buttonClass({ variant: 'outline', compact: true })} ${classes.signIn}`}
            >
              {text('intro.sign_in')}
            </UiLink>
            <UiLink href="/sign-up" className={buttonClass({ compact: true })}>
              {text('intro.sign_up')}
            </UiLink>
          </>
        )}
      </div>
    </header>
  );
}

function Hero() {
  const text = useText();
  return (
    <section className={classes.hero}>
      <div>
        <h1 className={classes.title}>{text('intro.title')}</h1>
        <p className={classes.lead}>{text('intro.lead')}</p>
        <p className={classes.ways}>
          <UiLink href="/sign-up" className={`${buttonClass()} ${classes.begin}`}>
            {text('intro.begin')}
          </UiLink>
          <UiLink href="/profile/login" className={buttonClass({ variant: 'ghost' })}>
            {text('intro.have_account')}
          </UiLink>
        </p>
      </div>
      <div className={classes.cards} aria-hidden>
        <CardFace
          kind="image"
          src={cardArt('kite')}
          alt=""
          width="fill"
          tilt={-9}
          className={classes.kite}
          eager
        />
        <CardFace
          kind="image"
          src={cardArt('boat')}
          alt=""
          width="fill"
          tilt={1}
          className={classes.boat}
          eager
        />
        <CardFace
          kind="question"
          question={text('intro.hero_question')}
          stage="PS"
          stageName={text('intro.stage_PS')}
          number={4}
          width="fill"
          tilt={9}
          className={classes.question}
        />
      </div>
    </section>
  );
}

function Stages() {
  const text = useText();
  return (
    <section className={classes.band} aria-labelledby="how">
      <div className={classes.measure}>
        <h2 id="how" tabIndex={-1} className={classes.stagesTitle}>
          {text('intro.stages_title')}
        </h2>
        <ol className={classes.stages}>
          {stages.map((stage) => (
            <li key={stage} className={stageColors(stage)}>
              <StageGlyph stage={stage} size={64} colored />
              <h3>{text(`intro.stage_${stage}`)}</h3>
              <p>{text(`intro.stage_${stage}_text`)}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}

function Closing() {
  const text = useText();
  return (
    <section className={classes.closing}>
      <span aria-hidden>
        <CardFace
          kind="word"
          word={text('intro.closing_word')}
          otherWord={text('intro.closing_word_other')}
          ground="sand"
          width={150}
          tilt={-2.2}
        />
      </span>
      <div className={classes.closingWords}>
        <h2>{text('intro.closing_title')}</h2>
        <p>{text('intro.closing_text')}</p>
      </div>
      <UiLink href="/sign-up" className={buttonClass()}>
        {text('intro.sign_up')}
      </UiLink>
    </section>
  );
}

function Footer() {
  const text = useText();
  const { language } = useLanguage();
  const [year] = useState(() => String(new Date().getFullYear()));
  return (
    <footer className={classes.footer}>
      <span>{text('intro.footer', { product: productNameIn(language), year })}</span>
      <nav aria-label={text('legal.texts')}>
        <LegalLinks />
      </nav>
    </footer>
  );
}
