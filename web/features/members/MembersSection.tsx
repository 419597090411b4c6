import { useRef } from 'react';
import type { ChatInfo, Member } from '#contract/chat.ts';
import { PersonFigure } from '#web/features/chats/ChatFigure.tsx';
import { myId } from '#web/platform/session.ts';
import { useRovingRows } from '#web/ui/roving-rows.ts';
import { type Text, useText } from '#web/platform/language.tsx';
import { shownName } from '#web/platform/shown-name.ts';
import { Button } from '#web/ui/Button.tsx';
import { Tag } from '#web/ui/Chip.tsx';
import { GroupHeading } from '#web/ui/Headings.tsx';
import { IconButton } from '#web/ui/IconButton.tsx';
import { personActions } from '#web/features/connections/person-actions.tsx';
import { findBlocked, useKnownBlocked } from '#web/features/connections/use-blocked.ts';
import { Check, Crown, UserMinus, UserPlus, X } from '#web/ui/icons.ts';
import { ListRow } from '#web/ui/ListRow.tsx';
import { type MenuAction, MenuButton } from '#web/ui/RowMenu.tsx';
import { letIn, removeMember, turnDown } from './member-changes.ts';
import classes from './members.module.css';

export type MembersSectionProps = {
  info: ChatInfo;
  isOwner: boolean;
  onInvite: () => void;
  onMakeOwner: (member: Member) => void;
  onRemove: (member: Member) => void;
  /** Closes what the list stands in: a dialog over a dialog would close with the same key. */
  onLeave: () => void;
};

/** Requests to join, and members. */
export function MembersSection({ info, isOwner, ...deeds }: MembersSectionProps) {
  const text = useText();
  const list = useRef<HTMLUListElement>(null);
  useRovingRows(list, info.members);
  const asking = info.members.filter(({ state }) => state === 'requested');
  const present = info.members.filter(({ state }) => state !== 'requested');
  const isGroup = info.chat_type === 'GP';
  const blocked = useKnownBlocked();
  return (
    <>
      {isOwner && asking.length > 0 && <Requests info={info} asking={asking} />}
      <section aria-labelledby="members">
        <GroupHeading
          id="members"
          action={
            isGroup && isOwner ? (
              <Button
                variant="ghost"
                compact
                icon={<UserPlus aria-hidden />}
                onClick={deeds.onInvite}
              >
                {text('members.invite')}
              </Button>
            ) : undefined
          }
        >
          {text('members.list')} · {text('members.people', { count: present.length })}
        </GroupHeading>
        <ul ref={list} className={classes.people}>
          {present.map((member) => (
            <MemberRow
              key={member.user.id}
              info={info}
              member={member}
              blocked={blocked}
              canDecide={isGroup && isOwner}
              {...deeds}
            />
          ))}
        </ul>
      </section>
    </>
  );
}

type MemberRowProps = Pick<MembersSectionProps, 'info' | 'onMakeOwner' | 'onRemove' | 'onLeave'> & {
  member: Member;
  blocked: ReadonlySet<string> | undefined;
  canDecide: boolean;
};

function MemberRow(props: MemberRowProps) {
  const { info, member } = props;
  const text = useText();
  const { user, role, state } = member;
  const name = shownName(user);
  const isMe = user.id === myId();
  const isIn = state === 'active';
  return (
    <ListRow
      as="li"
      className={classes.person}
      figure={<PersonFigure person={user} />}
      title={isMe ? text('members.me', { name }) : name}
      text={<bdi dir="ltr">@{user.username}</bdi>}
      badge={<Standing role={role} isIn={isIn} isGroup={info.chat_type === 'GP'} />}
      actions={
        isMe ? undefined : (
          <MenuButton
            label={text('members.options_of', { name })}
            actions={actionsFor(text, props)}
            onOpen={findBlocked}
          />
        )
      }
    />
  );
}

/** Anybody may report and block a member; the owner decides who is in. */
function actionsFor(
  text: Text,
  { info, member, blocked, canDecide, onMakeOwner, onRemove, onLeave }: MemberRowProps,
): MenuAction[] {
  const about = personActions(text, member.user, blocked);
  const profile = leaving(about.profile, onLeave);
  const report = leaving(about.report, onLeave);
  const block = blocked?.has(member.user.id) ? about.block : leaving(about.block, onLeave);
  if (!canDecide) return [profile, report, block];
  if (member.state !== 'active') {
    return [
      profile,
      {
        label: text('members.withdraw_invitation'),
        icon: <UserMinus aria-hidden />,
        onChoose: () => removeMember(info, member),
      },
      report,
      block,
    ];
  }
  return [
    profile,
    {
      label: text('members.make_owner'),
      icon: <Crown aria-hidden />,
      onChoose: () => onMakeOwner(member),
    },
    report,
    block,
    {
      label: text('members.remove'),
      icon: <UserMinus aria-hidden />,
      danger: true,
      onChoose: () => onRemove(member),
    },
  ];
}

function leaving(action: MenuAction, onLeave: () => void): MenuAction {
  return {
    ...action,
    onChoose: () => {
      onLeave();
      action.onChoose();
    },
  };
}

function Standing({
  role,
  isIn,
  isGroup,
}: Pick<Member, 'role'> & { isIn: boolean; isGroup: boolean }) {
  const text = useText();
  if (!isIn) return <Tag>{text('members.invited')}</Tag>;
  return isGroup && role === 'owner' ? <Tag tone="accent">{text('members.owner')}</Tag> : null;
}

function Requests({ info, asking }: { info: ChatInfo; asking: Member[] }) {
  const text = useText();
  return (
    <section aria-labelledby="requests">
      <GroupHeading id="requests">{text('members.requests')}</GroupHeading>
      <ul className={classes.people}>
        {asking.map((member) => {
          const name = shownName(member.user);
          return (
            <ListRow
              as="li"
              key={member.user.id}
              className={classes.person}
              figure={<PersonFigure person={member.user} />}
              title={name}
              text={<bdi dir="ltr">@{member.user.username}</bdi>}
              actions={
                <>
                  <IconButton
                    label={text('members.turn_down', { name })}
                    tip={text('members.decline')}
                    icon={<X aria-hidden />}
                    onClick={() => turnDown(info, member)}
                  />
                  <IconButton
                    label={text('members.let_in', { name })}
                    tip={text('members.accept')}
                    icon={<Check aria-hidden />}
                    tone="primary"
                    onClick={() => letIn(info, member)}
                  />
                </>
              }
            />
          );
        })}
      </ul>
    </section>
  );
}
