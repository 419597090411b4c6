import { HistoryPart } from '#web/features/history/HistoryPart.tsx';
import { RangePart } from '#web/features/history/RangePart.tsx';
import { useText } from '#web/platform/language.tsx';
import { useTitle } from '#web/platform/title.ts';
import { Page } from '#web/ui/Page.tsx';
import { UiLink } from '#web/ui/UiLink.tsx';
import { ProfileFrame } from './ProfileFrame.tsx';
import classes from './HistoryScreen.module.css';

/** My chats: found, saved, archived and deleted, one by one or many at once. */
export function HistoryScreen() {
  const text = useText();
  useTitle(text('history.title'));
  return (
    <ProfileFrame current="/profile/manage_history">
      <Page title={text('history.title')} intro={text('history.intro')}>
        <HistoryPart />
        <RangePart />
        <p className={classes.everything}>
          {text('history.everything')}{' '}
          <UiLink href="/profile/me#data">{text('history.everything_link')}</UiLink>
        </p>
      </Page>
    </ProfileFrame>
  );
}
