import { useEffect, useRef, useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import type { ChatInfo, Member } from '#contract/chat.ts';
import { useChatChanges } from '#web/features/chats/chat-changes.ts';
import { myRole, removalOf } from '#web/features/chats/chat-role.ts';
import { chatInfoQuery } from '#web/features/chats/chat-queries.ts';
import { useText } from '#web/platform/language.tsx';
import { shownName } from '#web/platform/shown-name.ts';
import { Button } from '#web/ui/Button.tsx';
import { Dialog } from '#web/ui/Dialog.tsx';
import { LogOut, Trash2 } from '#web/ui/icons.ts';
import { useLayer } from '#web/ui/layers.ts';
import { GuideSection, NotifySection, ReceiptsSection } from './ChatSettings.tsx';
import { DetailsHead } from './DetailsHead.tsx';
import { InvitePane } from './InvitePane.tsx';
import { LinkSection } from './LinkSection.tsx';
import { FoldersSection } from './FoldersSection.tsx';
import { MembersSection } from './MembersSection.tsx';
import { PicturesSection } from './PicturesSection.tsx';
import { PinsSection } from './PinsSection.tsx';
import { OutcomesSection } from './OutcomesSection.tsx';
import { Question } from './Question.tsx';
import { RecordingsSection } from './RecordingsSection.tsx';
import { handOver, removeMember } from './member-changes.ts';
import classes from './members.module.css';

export type DetailsView =
  | { of: 'chat' }
  | { of: 'invite' }
  | { of: 'remove' | 'owner'; member: Member };

export type ChatDetailsProps = {
  info: ChatInfo;
  opened: boolean;
  onClose: () => void;
  /** The initial view. */
  first?: DetailsView;
};

const start: DetailsView = { of: 'chat' };

/** Members and settings of a chat of people. */
export function ChatDetails({ info, opened, onClose, first = start }: ChatDetailsProps) {
  const text = useText();
  const [view, setView] = useState(first);
  const [wasOpened, setWasOpened] = useState(opened);
  if (opened !== wasOpened) {
    setWasOpened(opened);
    if (opened) setView(first);
  }
  const titles = { chat: 'members.details', invite: 'members.invite' } as const;
  const title = view.of === 'chat' || view.of === 'invite' ? titles[view.of] : 'members.list';
  return (
    <Dialog
      opened={opened}
      onClose={onClose}
      title={text(title)}
      closeLabel={text('shell.close')}
      side="end"
      width={440}
    >
      <View info={info} view={view} onView={setView} onClose={onClose} />
    </Dialog>
  );
}

type ViewProps = {
  info: ChatInfo;
  view: DetailsView;
  onView: (view: DetailsView) => void;
  onClose: () => void;
};

function View({ info, view, onView, onClose }: ViewProps) {
  const text = useText();
  const place = useRef<HTMLDivElement>(null);
  const shown = useRef(view);
  const back = () => onView(start);
  useLayer(view.of !== 'chat', back);
  useEffect(() => {
    if (shown.current === view) return;
    shown.current = view;
    // The focused element is gone with the previous view.
    const wanted = view.of === 'chat' ? 'button' : '[data-autofocus]';
    place.current?.querySelector<HTMLElement>(wanted)?.focus();
  }, [view]);
  if (view.of === 'invite') {
    return (
      <div ref={place}>
        <InvitePane info={info} onBack={back} />
      </div>
    );
  }
  if (view.of !== 'chat') {
    const name = shownName(view.member.user);
    const isOwner = view.of === 'owner';
    return (
      <div ref={place}>
        <Question
          title={text(isOwner ? 'members.make_owner_title' : 'members.remove_title', { name })}
          text={text(isOwner ? 'members.make_owner_text' : 'members.remove_text')}
          deed={text(isOwner ? 'members.make_owner' : 'members.remove')}
          danger={!isOwner}
          onBack={back}
          onDecide={() => {
            if (isOwner) handOver(info, view.member);
            else removeMember(info, view.member);
            back();
          }}
        />
      </div>
    );
  }
  return (
    <div ref={place} className={classes.details}>
      <Sections info={info} onView={onView} onClose={onClose} />
    </div>
  );
}

type SectionsProps = Pick<ViewProps, 'info' | 'onView' | 'onClose'>;

function Sections({ info, onView, onClose }: SectionsProps) {
  // Data without events, such as the expiry of the link, is read when the panel opens.
  useQuery({ ...chatInfoQuery(info.id), refetchOnMount: 'always' });
  const isGroup = info.chat_type === 'GP';
  const isOwner = myRole(info) === 'owner';
  return (
    <>
      <DetailsHead info={info} canRename={isGroup && isOwner} />
      <MembersSection
        info={info}
        isOwner={isOwner}
        onInvite={() => onView({ of: 'invite' })}
        onMakeOwner={(member) => onView({ of: 'owner', member })}
        onRemove={(member) => onView({ of: 'remove', member })}
        onLeave={onClose}
      />
      {isGroup && isOwner && <LinkSection info={info} />}
      <PinsSection info={info} onClose={onClose} />
      <OutcomesSection info={info} />
      <PicturesSection chatId={info.id} />
      <RecordingsSection chatId={info.id} />
      <FoldersSection info={info} />
      <NotifySection info={info} />
      <GuideSection info={info} canChange={!isGroup || isOwner} />
      <ReceiptsSection />
      <EndSection info={info} onClose={onClose} />
    </>
  );
}

function EndSection({ info, onClose }: Pick<ViewProps, 'info' | 'onClose'>) {
  const text = useText();
  const { remove } = useChatChanges();
  const outcome = removalOf(info, myRole(info));
  const hasOthers = info.members.filter(({ state }) => state === 'active').length > 1;
  const names = {
    left: 'members.leave',
    hidden: 'members.delete_pair',
    deleted: 'members.delete_group',
  } as const;
  const notes = {
    left: 'members.leave_text',
    hidden: 'members.delete_pair_text',
    deleted: 'members.delete_group_text',
  } as const;
  const icon = outcome === 'left' ? <LogOut aria-hidden /> : <Trash2 aria-hidden />;
  return (
    <div className={classes.end}>
      <Button
        variant="ghost"
        compact
        className={classes.danger}
        icon={icon}
        onClick={() => {
          onClose();
          remove(info, true, outcome);
        }}
      >
        {text(names[outcome])}
      </Button>
      <p className={classes.note}>
        {text(notes[outcome])}{' '}
        {outcome === 'deleted' && hasOthers && text('members.hand_over_first')}
      </p>
    </div>
  );
}
