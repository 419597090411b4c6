import type { ChatInfo } from '#contract/chat.ts';
import { useText } from '#web/platform/language.tsx';
import { shownName } from '#web/platform/shown-name.ts';
import { Button } from '#web/ui/Button.tsx';
import { ChatFigure, PersonFigure } from '#web/features/chats/ChatFigure.tsx';
import { useInvitation } from './invitations.ts';
import classes from './InviteBanner.module.css';

/** In place of the messages, for somebody who is not in yet. */
export function InviteBanner({ info }: { info: ChatInfo }) {
  return (
    <section className={classes.place}>
      {info.state === 'requested' ? <Request info={info} /> : <Invitation info={info} />}
    </section>
  );
}

function Invitation({ info }: { info: ChatInfo }) {
  const text = useText();
  const { busy, accept, decline } = useInvitation(info, true);
  const { inviter, title } = info;
  const group = title === '' ? 'members.invites_to_unnamed' : 'members.invites_to_group';
  return (
    <>
      <div className={classes.banner}>
        {inviter && <PersonFigure person={inviter} />}
        <p className={classes.words}>
          {inviter && (
            <b>
              <bdi>{shownName(inviter)}</bdi>
            </b>
          )}{' '}
          {text(info.chat_type === 'US' ? 'members.invites_to_pair' : group, { title })}
        </p>
        <div className={classes.buttons}>
          <Button variant="ghost" disabled={busy} onClick={decline}>
            {text('members.decline')}
          </Button>
          <Button busy={busy} onClick={accept}>
            {text('members.accept')}
          </Button>
        </div>
      </div>
      <p className={classes.note}>{text('members.before_joining')}</p>
    </>
  );
}

function Request({ info }: { info: ChatInfo }) {
  const text = useText();
  const { decline } = useInvitation(info, true);
  const { title } = info;
  return (
    <>
      <div className={classes.banner}>
        <ChatFigure chat={info} />
        <p className={classes.words}>
          {title === ''
            ? text('members.waiting_unnamed')
            : text('members.waiting_title', { title })}
        </p>
        <div className={classes.buttons}>
          <Button variant="ghost" onClick={decline}>
            {text('members.withdraw')}
          </Button>
        </div>
      </div>
      <p className={classes.note}>{text('members.waiting_text')}</p>
    </>
  );
}
