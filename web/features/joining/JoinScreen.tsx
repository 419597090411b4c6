import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { LoadFailed } from '#web/features/failures/LoadFailed.tsx';
import { ApiError } from '#web/platform/api.ts';
import { useText } from '#web/platform/language.tsx';
import { useTitle } from '#web/platform/title.ts';
import { NoChatPage } from '#web/features/failures/NotFound.tsx';
import { Page } from '#web/ui/Page.tsx';
import { PageSkeleton } from '#web/ui/Skeletons.tsx';
import { GroupInvitation } from './GroupInvitation.tsx';
import { PersonInvitation } from './PersonInvitation.tsx';
import { invitationQuery } from './joining-queries.ts';

/** The target of an invitation link: shows the inviter, and sends a request to join or to connect. */
export function JoinScreen() {
  const { token = '' } = useParams({ strict: false });
  return <Invited key={token} token={token} />;
}

function Invited({ token }: { token: string }) {
  const text = useText();
  const { data, error, refetch } = useQuery(invitationQuery(token));
  useTitle(text('members.join_page'));
  if (error instanceof ApiError && [404, 422].includes(error.status)) return <Ended />;
  if (data) {
    return (
      <Page width="reading" beam withoutFooter>
        {data.kind === 'group' ? (
          <GroupInvitation token={token} invitation={data} />
        ) : (
          <PersonInvitation invited={data.person} />
        )}
      </Page>
    );
  }
  return (
    <Page width="reading" withoutFooter>
      {error ? (
        <LoadFailed onRetry={() => void refetch()} />
      ) : (
        <PageSkeleton label={text('shell.loading_part')} />
      )}
    </Page>
  );
}

function Ended() {
  const text = useText();
  return (
    <NoChatPage title={text('members.join_ended_title')} reason={text('members.join_ended_text')} />
  );
}
