import { MyLink } from '#web/features/connections/MyLink.tsx';
import { useLanguage, useText } from '#web/platform/language.tsx';
import { productNameIn } from '#web/platform/product.ts';
import { shareElsewhere } from '#web/platform/share-elsewhere.ts';
import { useProfile } from '#web/platform/session.ts';
import { useTitle } from '#web/platform/title.ts';
import { Button } from '#web/ui/Button.tsx';
import { SectionHeading } from '#web/ui/Headings.tsx';
import { Share2 } from '#web/ui/icons.ts';
import { Page } from '#web/ui/Page.tsx';
import { QrCode } from '#web/ui/QrCode.tsx';
import { Surface } from '#web/ui/Surface.tsx';
import { ProfileFrame } from './ProfileFrame.tsx';
import classes from './ShareScreen.module.css';

const meanings = ['opens', 'asks', 'passes', 'ends'] as const;

/** My invitation link: copied, shown as a code, handed to the device’s share sheet, and what it does. */
export function ShareScreen() {
  const text = useText();
  useTitle(text('inviting.title'));
  return (
    <ProfileFrame current="/profile/share">
      <Page title={text('inviting.title')} intro={text('inviting.intro')} width="reading">
        <div className={classes.parts}>
          <MyLink>{(url) => <WaysToShare url={url} />}</MyLink>
          <Surface as="section" padded aria-labelledby="meaning">
            <SectionHeading id="meaning">{text('inviting.meaning')}</SectionHeading>
            <ul className={classes.meanings}>
              {meanings.map((meaning) => (
                <li key={meaning}>{text(`inviting.${meaning}`)}</li>
              ))}
            </ul>
          </Surface>
        </div>
      </Page>
    </ProfileFrame>
  );
}

function WaysToShare({ url }: { url: string }) {
  const text = useText();
  const { language } = useLanguage();
  const name = useProfile().userProfile?.display_name ?? '';
  const product = productNameIn(language);
  const share = () =>
    shareElsewhere({ title: product, text: text('inviting.share_text', { name, product }), url });
  return (
    <>
      {'share' in navigator && (
        <div>
          <Button icon={<Share2 aria-hidden />} onClick={() => void share()}>
            {text('inviting.share')}
          </Button>
        </div>
      )}
      <figure className={classes.code}>
        <QrCode value={url} label={text('inviting.code')} />
        <figcaption>{text('inviting.code_text')}</figcaption>
      </figure>
    </>
  );
}
