import { useId } from 'react';
import { useQuery } from '@tanstack/react-query';
import { LoadFailed } from '#web/features/failures/LoadFailed.tsx';
import { configQuery } from '#web/platform/config.ts';
import { useText } from '#web/platform/language.tsx';
import { useTitle } from '#web/platform/title.ts';
import { buttonClass } from '#web/ui/Button.tsx';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { ExternalLink, Globe } from '#web/ui/icons.ts';
import { Page } from '#web/ui/Page.tsx';
import { RowsSkeleton } from '#web/ui/Skeletons.tsx';
import { Surface } from '#web/ui/Surface.tsx';
import { UiLink } from '#web/ui/UiLink.tsx';
import { ProfileFrame } from './ProfileFrame.tsx';
import classes from './CommunityScreen.module.css';

/** Places elsewhere where people meet, as the operator named them. */
export function CommunityScreen() {
  const text = useText();
  useTitle(text('community.title'));
  const { data, isError, refetch } = useQuery(configQuery);
  const some = data !== undefined && data.community.length > 0;
  return (
    <ProfileFrame current="/profile/join_our_community">
      <Page
        title={text('community.title')}
        intro={some ? text('community.intro') : undefined}
        width="reading"
      >
        {some && (
          <Surface>
            <ul className={classes.places} aria-label={text('community.places')}>
              {data.community.map(({ name, url }) => (
                <Place key={url} name={name} url={url} />
              ))}
            </ul>
          </Surface>
        )}
        {data && !some && (
          <EmptyState
            figure={{ icon: <Globe aria-hidden /> }}
            title={text('community.none_title')}
            text={text('community.none_text')}
            action={
              <UiLink href="/profile/give_feetback" className={buttonClass({ variant: 'tint' })}>
                {text('feedback.title')}
              </UiLink>
            }
          />
        )}
        {!data && isError && <LoadFailed onRetry={() => void refetch()} />}
        {!data && !isError && <RowsSkeleton label={text('shell.loading_part')} count={2} />}
      </Page>
    </ProfileFrame>
  );
}

function Place({ name, url }: { name: string; url: string }) {
  const text = useText();
  const { host } = new URL(url);
  const newTab = useId();
  return (
    <li>
      <a
        className={classes.place}
        href={url}
        target="_blank"
        rel="noopener noreferrer"
        aria-describedby={newTab}
      >
        <span className={classes.words}>
          <span className={classes.name}>
            <bdi>{name}</bdi>
          </span>
          <span className={classes.host}>
            <bdi>{host}</bdi>
          </span>
        </span>
        <ExternalLink aria-hidden />
        <span id={newTab} hidden>
          {text('community.new_tab')}
        </span>
      </a>
    </li>
  );
}
