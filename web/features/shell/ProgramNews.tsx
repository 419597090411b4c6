import { useEffect, useState } from 'react';
import { renewPush } from '#web/features/push/push-device.ts';
import { seeOpened } from '#web/features/push/shown-notifications.ts';
import { useLanguage, useText } from '#web/platform/language.tsx';
import { answered, install, listenToInstall, mayOffer } from '#web/platform/install.ts';
import { productNameIn } from '#web/platform/product.ts';
import { beginWaitingVersion, keepProgram, versionWaits } from '#web/platform/program-updates.ts';
import { storeOf, useStore } from '#web/platform/store.ts';
import { Banner } from '#web/ui/Banner.tsx';
import { Button } from '#web/ui/Button.tsx';
import { RefreshCw, Smartphone } from '#web/ui/icons.ts';
import classes from './ProgramNews.module.css';

/** Put off until the page is opened again. */
const putOff = storeOf(false);

/** A new version of the program, or the offer to install it; one at a time. */
export function ProgramNews() {
  useEffect(() => {
    listenToInstall();
    void keepProgram();
    void seeOpened();
    void renewPush().catch(() => undefined);
  }, []);
  const waits = useStore(versionWaits);
  const later = useStore(putOff);
  const offers = useStore(mayOffer);
  if (waits && !later) return <NewVersion />;
  return offers ? <InstallOffer /> : null;
}

function NewVersion() {
  const text = useText();
  const [begins, setBegins] = useState(false);
  const begin = () => {
    setBegins(true);
    beginWaitingVersion();
  };
  return (
    <Banner
      tone="info"
      icon={<RefreshCw aria-hidden />}
      className={classes.news}
      action={
        <span className={classes.choices}>
          <Button compact busy={begins} onClick={begin}>
            {text('program.update')}
          </Button>
          <Button variant="ghost" compact onClick={() => leave(() => putOff.set(true))}>
            {text('program.later')}
          </Button>
        </span>
      }
    >
      {text('program.new_version')}
    </Banner>
  );
}

function InstallOffer() {
  const text = useText();
  const { language } = useLanguage();
  return (
    <Banner
      tone="info"
      icon={<Smartphone aria-hidden />}
      className={classes.news}
      action={
        <span className={classes.choices}>
          <Button compact onClick={() => leave(() => void install())}>
            {text('program.install')}
          </Button>
          <Button variant="ghost" compact onClick={() => leave(answered)}>
            {text('program.no_thanks')}
          </Button>
        </span>
      }
    >
      {text('program.install_offer', { product: productNameIn(language) })}
    </Banner>
  );
}

/** The notice takes its buttons along; the focus goes on to the page under it. */
function leave(choose: () => void): void {
  document.getElementById('main')?.focus({ preventScroll: true });
  choose();
}
