import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { LoadFailed } from '#web/features/connections/LoadFailed.tsx';
import { ApiError } from '#web/platform/api.ts';
import { useText } from '#web/platform/language.tsx';
import { useTitle } from '#web/platform/title.ts';
import { buttonClass } from '#web/ui/Button.tsx';
import { NotFoundFigure } from '#web/ui/EmptyState.tsx';
import { Page } from '#web/ui/Page.tsx';
import { PageSkeleton } from '#web/ui/Skeletons.tsx';
import { UiLink } from '#web/ui/UiLink.tsx';
import { GroupInvitation } from './GroupInvitation.tsx';
import { PersonInvitation } from './PersonInvitation.tsx';
import { invitationQuery } from './joining-queries.ts';

/** Where an invitation link leads: says who invites, and asks to be let in or to connect. */
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
    <Page withoutFooter>
      <NotFoundFigure
        title={text('members.join_ended_title')}
        text={text('members.join_ended_text')}
        cardAlt={text('shell.well_alt')}
        action={
          <UiLink href="/chat" className={buttonClass({ variant: 'tint' })}>
            {text('chat.to_chats')}
          </UiLink>
        }
      />
    </Page>
  );
}
