import { useRef } from 'react';
import type { ChatInfo, Member } from '#contract/chat.ts';
import { PersonFigure } from '#web/features/chat/ChatFigure.tsx';
import { myId } from '#web/features/chat/chat-queries.ts';
import { useRovingRows } from '#web/features/chat/roving-rows.ts';
import { type Text, useText } from '#web/platform/language.tsx';
import { Button } from '#web/ui/Button.tsx';
import { Tag } from '#web/ui/Chip.tsx';
import { GroupHeading } from '#web/ui/Headings.tsx';
import { IconButton } from '#web/ui/IconButton.tsx';
import { Check, Crown, Flag, UserMinus, UserPlus, X } from '#web/ui/icons.ts';
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
  onReport: (member: Member) => void;
};

/** Who asked to join, and who is in. */
export function MembersSection({ info, isOwner, ...deeds }: MembersSectionProps) {
  const text = useText();
  const list = useRef<HTMLUListElement>(null);
  useRovingRows(list, info.members);
  const asking = info.members.filter(({ state }) => state === 'requested');
  const present = info.members.filter(({ state }) => state !== 'requested');
  const isGroup = info.chat_type === 'GP';
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
              canDecide={isGroup && isOwner}
              {...deeds}
            />
          ))}
        </ul>
      </section>
    </>
  );
}

type MemberRowProps = Pick<
  MembersSectionProps,
  'info' | 'onMakeOwner' | 'onRemove' | 'onReport'
> & {
  member: Member;
  canDecide: boolean;
};

function MemberRow(props: MemberRowProps) {
  const { info, member } = props;
  const text = useText();
  const { user, role, state } = member;
  const name = user.display_name;
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
          />
        )
      }
    />
  );
}

/** Anybody may report a member; the owner decides who is in. */
function actionsFor(
  text: Text,
  { info, member, canDecide, onMakeOwner, onRemove, onReport }: MemberRowProps,
): MenuAction[] {
  const report: MenuAction = {
    label: text('reports.report_person'),
    icon: <Flag aria-hidden />,
    onChoose: () => onReport(member),
  };
  if (!canDecide) return [report];
  if (member.state !== 'active') {
    return [
      {
        label: text('members.withdraw_invitation'),
        icon: <UserMinus aria-hidden />,
        onChoose: () => removeMember(info, member),
      },
      report,
    ];
  }
  return [
    {
      label: text('members.make_owner'),
      icon: <Crown aria-hidden />,
      onChoose: () => onMakeOwner(member),
    },
    report,
    {
      label: text('members.remove'),
      icon: <UserMinus aria-hidden />,
      danger: true,
      onChoose: () => onRemove(member),
    },
  ];
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
          const name = member.user.display_name;
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
