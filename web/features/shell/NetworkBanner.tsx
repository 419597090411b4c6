import { useText } from '#web/platform/language.tsx';
import { live } from '#web/platform/live.ts';
import { Banner } from '#web/ui/Banner.tsx';
import { useNetworkNews } from './network-banner.ts';

export function NetworkBanner() {
  const text = useText();
  const news = useNetworkNews();
  const isResting = live.useStatus() === 'resting';
  if (news === 'offline') return <Banner tone="warn">{text('shell.offline')}</Banner>;
  if (news === 'online_again') return <Banner tone="success">{text('shell.online_again')}</Banner>;
  if (isResting) return <Banner tone="info">{text('shell.resting')}</Banner>;
  return null;
}
