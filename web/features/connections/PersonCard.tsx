import type { Connection } from '#contract/connections.ts';
import { hrefOfCardsOf } from '#web/features/cards/card-places.ts';
import { useText } from '#web/platform/language.tsx';
import { useScreen } from '#web/platform/screen.ts';
import { shownName } from '#web/platform/shown-name.ts';
import { Button } from '#web/ui/Button.tsx';
import { Ban, MessageCircle, UserRound, UserRoundX } from '#web/ui/icons.ts';
import { useRowMenu } from '#web/ui/RowMenu.tsx';
import { UiLink } from '#web/ui/UiLink.tsx';
import { PersonPicture } from './PersonPicture.tsx';
import { useEndings } from './endings.tsx';
import { useOpenChat } from './open-chat.ts';
import classes from './PersonCard.module.css';

/** Somebody I know: a card where there is room, a row on phones. */
export function PersonCard({
  connection,
  onPerson,
}: {
  connection: Connection;
  onPerson: (username: string) => void;
}) {
  const text = useText();
  const isPhone = useScreen() === 'mobile';
  const { open, opening } = useOpenChat();
  const endings = useEndings();
  const { user, shared_chats: count } = connection;
  const name = shownName(user);
  const { rowProps, button } = useRowMenu({
    label: text('connections.options_of', { name }),
    actions: [
      {
        label: text('connections.profile'),
        icon: <UserRound aria-hidden />,
        onChoose: () => onPerson(user.username),
      },
      {
        label: text('connections.remove'),
        icon: <UserRoundX aria-hidden />,
        divided: true,
        onChoose: () => endings.askToRemove(connection),
      },
      {
        label: text('connections.block'),
        icon: <Ban aria-hidden />,
        danger: true,
        onChoose: () => endings.askToBlock(user, connection),
      },
    ],
  });
  return (
    <li className={classes.card} {...rowProps}>
      <PersonPicture user={user} size={isPhone ? 40 : 64} />
      <div className={classes.words}>
        <button
          type="button"
          className={classes.name}
          aria-label={text('connections.profile_of', { name })}
          onClick={() => onPerson(user.username)}
        >
          <bdi>{name}</bdi>
        </button>
        <p className={classes.about}>
          {text('connections.shared_chats', { count })} ·{' '}
          <UiLink
            className={classes.cards}
            href={hrefOfCardsOf(user.id)}
            aria-label={text('cards.cards_of', { name })}
          >
            {text('connections.cards')}
          </UiLink>
        </p>
      </div>
      <div className={classes.deeds}>
        <Button
          variant="tint"
          compact
          icon={<MessageCircle aria-hidden />}
          busy={opening}
          aria-label={text('connections.message_to', { name })}
          onClick={() => open(user.username)}
        >
          <span className={classes.word}>{text('connections.message')}</span>
        </Button>
        {button}
      </div>
      {endings.dialogs}
    </li>
  );
}
