import type { PublicProfile } from '#contract/connections.ts';
import { useText } from '#web/platform/language.tsx';
import { shownName } from '#web/platform/shown-name.ts';
import { Button } from '#web/ui/Button.tsx';
import { MessageCircle, UserRoundPlus } from '#web/ui/icons.ts';
import { RequestDeeds } from './RequestsTab.tsx';
import { unblockPerson } from './connection-changes.ts';
import { keepFocusNear } from './kept-focus.ts';
import { useOpenChat } from './open-chat.ts';

/** The next action with a person: ask, answer, write or unblock. */
export function PersonDeeds({
  person,
  onAsk,
}: {
  person: PublicProfile;
  /** Opens the request with its line. */
  onAsk: () => void;
}) {
  const text = useText();
  const { open, opening } = useOpenChat();
  const { connection, blocked, username } = person;
  const name = shownName(person);
  if (blocked) {
    return (
      <Button
        variant="outline"
        compact
        aria-label={text('connections.unblock_name', { name })}
        onClick={({ currentTarget }) => {
          keepFocusNear(currentTarget);
          void unblockPerson(person);
        }}
      >
        {text('connections.unblock')}
      </Button>
    );
  }
  if (connection?.state === 'accepted') {
    return (
      <Button
        variant="tint"
        compact
        icon={<MessageCircle aria-hidden />}
        busy={opening}
        aria-label={text('connections.message_to', { name })}
        onClick={() => open(username)}
      >
        {text('connections.message')}
      </Button>
    );
  }
  if (connection) return <RequestDeeds request={connection} />;
  return (
    <Button
      variant="outline"
      compact
      icon={<UserRoundPlus aria-hidden />}
      aria-label={text('connections.connect_name', { name })}
      onClick={onAsk}
    >
      {text('connections.connect')}
    </Button>
  );
}
