import { useSyncExternalStore } from 'react';
import { useText } from '#web/platform/language.tsx';
import { useOldestFailed, useOldestShown } from '#web/platform/from-disk.ts';
import { askForFailed } from '#web/platform/kept-queries.ts';
import { live } from '#web/platform/live.ts';
import { momentLabel } from '#web/platform/time.ts';
import { Button } from '#web/ui/Button.tsx';
import { Banner } from '#web/ui/Banner.tsx';
import { RefreshCw } from '#web/ui/icons.ts';
import { waitingParts } from '#web/ui/waiting-parts.ts';
import { lostAt, useNetworkNews } from './network-banner.ts';

export function NetworkBanner() {
  const text = useText();
  const news = useNetworkNews();
  const isResting = live.useStatus() === 'resting';
  const fromDisk = useOldestShown();
  const failed = useOldestFailed();
  const isWaiting = useSyncExternalStore(waitingParts.subscribe, waitingParts.any);
  if (news === 'offline') {
    const at = fromDisk ?? lostAt();
    return (
      <Banner tone="warn">
        {text('shell.offline')}
        {at !== null && ` ${text('shell.as_of', { time: momentLabel(at) })}`}
        {isWaiting && ` ${text('shell.not_on_device')}`}
      </Banner>
    );
  }
  if (failed !== null)
    return (
      <Banner
        tone="warn"
        icon={<RefreshCw aria-hidden />}
        action={
          <Button variant="ghost" compact onClick={askForFailed}>
            {text('shell.try_again')}
          </Button>
        }
      >
        {`${text('shell.not_updated')} ${text('shell.as_of', { time: momentLabel(failed) })}`}
      </Banner>
    );
  if (news === 'online_again') return <Banner tone="success">{text('shell.online_again')}</Banner>;
  if (isResting) return <Banner tone="info">{text('shell.resting')}</Banner>;
  return null;
}
