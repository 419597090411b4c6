import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { api } from '#contract/index.ts';
import { InviteLinkPart } from './InviteLinkPart.tsx';
import { call } from '#web/platform/api.ts';
import { useText } from '#web/platform/language.tsx';
import { queryClient } from '#web/platform/query.ts';
import { SectionHeading } from '#web/ui/Headings.tsx';
import { RowsSkeleton } from '#web/ui/Skeletons.tsx';
import { Surface } from '#web/ui/Surface.tsx';
import { LoadFailed } from '#web/features/failures/LoadFailed.tsx';
import { linkQuery } from './connection-queries.ts';

/** The link that leads to a page which names me, for people who want to connect; further ways to show it while it works. */
export function MyLink({ children }: { children?: (url: string) => ReactNode }) {
  const text = useText();
  const { data, isError, refetch } = useQuery(linkQuery);
  return (
    <Surface as="section" padded aria-labelledby="my-link">
      <SectionHeading id="my-link">{text('connections.link')}</SectionHeading>
      {data && (
        <InviteLinkPart
          note={text('connections.link_text')}
          link={data.link}
          onMake={make}
          onRevoke={revoke}
        >
          {data.link && children?.(data.link.url)}
        </InviteLinkPart>
      )}
      {!data && isError && <LoadFailed onRetry={() => void refetch()} />}
      {!data && !isError && <RowsSkeleton label={text('shell.loading_part')} count={1} />}
    </Surface>
  );
}

async function make(): Promise<void> {
  const link = await call(api.connections.makeLink);
  await queryClient.cancelQueries({ queryKey: linkQuery.queryKey });
  queryClient.setQueryData(linkQuery.queryKey, { link });
}

async function revoke(): Promise<void> {
  await call(api.connections.revokeLink);
  await queryClient.cancelQueries({ queryKey: linkQuery.queryKey });
  queryClient.setQueryData(linkQuery.queryKey, { link: null });
}
