import { Suspense, memo, useState } from 'react';
import type { ChatInfo } from '#contract/chat.ts';
import type { Stage } from '#contract/shapes.ts';
import { GuideLine } from '#web/features/assistant/GuideLine.tsx';
import { useStageNames } from '#web/platform/stage-names.ts';
import { ChatFoldersDialog } from '#web/features/folders/later-folder-parts.ts';
import type { DetailsView } from '#web/features/members/ChatDetails.tsx';
import { useRunOf } from '#web/features/journeys/journey-of-chat.ts';
import { meetingDraft } from '#web/features/meetings/shown-meeting.ts';
import { useText } from '#web/platform/language.tsx';
import { useScreen } from '#web/platform/screen.ts';
import { classNames } from '#web/ui/class-names.ts';
import { IconButton, iconButtonClass } from '#web/ui/IconButton.tsx';
import { ArrowLeft, CalendarPlus, History, UserPlus } from '#web/ui/icons.ts';
import { NewsPlace } from '#web/ui/NewsPlace.tsx';
import { MenuButton } from '#web/ui/RowMenu.tsx';
import { StageBar } from '#web/ui/StageBar.tsx';
import { UiLink } from '#web/ui/UiLink.tsx';
import { ChatFigure } from '#web/features/chats/ChatFigure.tsx';
import { ChatTitle } from '#web/features/chats/ChatTitle.tsx';
import { PeopleLine } from './PeopleLine.tsx';
import { useChatChanges } from '#web/features/chats/chat-changes.ts';
import { isAboutPicture, isAmongPeople } from '#web/features/chats/chat-kinds.ts';
import { useChatMenu } from '#web/features/chat-list/chat-menu.tsx';
import { myRole } from '#web/features/chats/chat-role.ts';
import { useChatName } from '#web/features/chats/chat-name.ts';
import {
  ChatDetails,
  CopyDialog,
  MuteDialog,
  StageHistory,
} from '#web/features/chat-list/later-parts.ts';
import { useWithList } from '#web/features/chats/list-filter.ts';
import classes from './ChatHeader.module.css';

type Asking =
  | { of: 'mute' | 'folders' | 'copy' }
  | { of: 'details'; first: DetailsView; opened: boolean }
  | null;

/** Title, who is here, the stage, and what can be done with the chat. An answer that grows draws nothing of it again. */
export const ChatHeader = memo(function ChatHeader({ info }: { info: ChatInfo }) {
  const text = useText();
  const screen = useScreen();
  const hrefOf = useWithList();
  const [renaming, setRenaming] = useState(false);
  const [asking, setAsking] = useState<Asking>(null);
  const amongPeople = isAmongPeople(info);
  const isIn = info.state === 'active';
  // A journey that is on has its own stages beside the messages, and moves those of the chat.
  const run = useRunOf(info);
  const isWalked = run !== undefined && run.state !== 'finished';
  const role = myRole(info);
  const aboutLine = (chat: ChatInfo) => {
    if (isAboutPicture(chat)) return text('analysis.kind');
    return chat.theme_name === null ? undefined : text('chat.about', { theme: chat.theme_name });
  };
  const openDetails = (first: DetailsView) => setAsking({ of: 'details', first, opened: true });
  const showDetails = amongPeople && isIn ? () => openDetails({ of: 'chat' }) : undefined;
  const [history, setHistory] = useState<ShownHistory>('never');
  const isPhone = screen === 'mobile';
  // Beside a title on a phone there is room for the menu alone.
  const invite = isIn &&
    info.chat_type === 'GP' &&
    role === 'owner' && {
      label: text('members.invite'),
      icon: <UserPlus aria-hidden />,
      onChoose: () => openDetails({ of: 'invite' }),
    };
  const stagesSoFar = isIn &&
    isWalked && {
      label: text('assistant.stage_history'),
      icon: <History aria-hidden />,
      onChoose: () => setHistory('opened'),
    };
  const name = useChatName(info);
  const propose = isIn &&
    amongPeople && {
      label: text('meetings.propose_in_chat'),
      icon: <CalendarPlus aria-hidden />,
      onChoose: () => meetingDraft.set({ chat: { id: info.id, name } }),
    };
  const menu = useChatMenu(info, {
    isOpen: true,
    role,
    onRename: () => setRenaming(true),
    onMute: () => setAsking({ of: 'mute' }),
    onFolders: () => setAsking({ of: 'folders' }),
    onCopy: () => setAsking({ of: 'copy' }),
    onDetails: showDetails,
    more: [propose, isPhone && invite, isPhone && stagesSoFar].filter((one) => one !== false),
  });
  return (
    <>
      <header className={classes.header}>
        {isPhone && (
          <UiLink
            className={iconButtonClass()}
            href={hrefOf('/chat')}
            aria-label={text('chat.back')}
          >
            <ArrowLeft aria-hidden />
          </UiLink>
        )}
        <ChatFigure chat={info} />
        <div className={classes.words}>
          {isIn ? (
            <ChatTitle
              chat={info}
              renaming={renaming}
              onRenaming={setRenaming}
              onOpen={showDetails}
            />
          ) : (
            <PlainTitle info={info} />
          )}
          {amongPeople ? (
            <PeopleLine info={info} className={classNames(classes.guide, classes.people)} />
          ) : (
            <GuideLine className={classes.guide} about={aboutLine(info)} />
          )}
        </div>
        {isIn && (
          <Stages info={info} isWalked={isWalked} history={history} onHistory={setHistory} />
        )}
        {invite && !isPhone && (
          <IconButton label={invite.label} icon={invite.icon} onClick={invite.onChoose} />
        )}
        {isIn && <MenuButton {...menu} />}
        <Suspense fallback={null}>
          {asking?.of === 'details' && (
            <ChatDetails
              info={info}
              opened={asking.opened}
              first={asking.first}
              onClose={() => setAsking({ ...asking, opened: false })}
            />
          )}
          {asking?.of === 'folders' && (
            <ChatFoldersDialog chat={info} onClose={() => setAsking(null)} />
          )}
          {asking?.of === 'copy' && <CopyDialog chat={info} onClose={() => setAsking(null)} />}
          {asking?.of === 'mute' && <MuteDialog chatId={info.id} onClose={() => setAsking(null)} />}
        </Suspense>
      </header>
      <NewsPlace />
    </>
  );
});

/** Nothing can be changed by somebody who is not in yet. */
function PlainTitle({ info }: { info: ChatInfo }) {
  return (
    <h1 className={classes.title}>
      <bdi>{useChatName(info)}</bdi>
    </h1>
  );
}

type ShownHistory = 'never' | 'opened' | 'closed';

type StagesProps = {
  info: ChatInfo;
  isWalked: boolean;
  history: ShownHistory;
  onHistory: (shown: ShownHistory) => void;
};

/** While a journey is on, its pane shows the stage and moves it; on a phone the menu then leads to the history. */
function Stages({ info, isWalked, history, onHistory }: StagesProps) {
  const text = useText();
  const names = useStageNames();
  const changes = useChatChanges();
  const [moved, setMoved] = useState<Stage | null>(null);
  const isPhone = useScreen() === 'mobile';
  const move = (stage: Stage) => {
    changes.moveTo(info.id, stage);
    setMoved(stage);
  };
  return (
    <>
      {!(isWalked && isPhone) && (
        <div className={isWalked ? undefined : classes.stages}>
          {!isWalked && (
            <StageBar
              className={classes.stageBar}
              current={info.stage}
              names={names}
              label={text('assistant.stages')}
              onChoose={move}
            />
          )}
          <IconButton
            label={text('assistant.stage_history')}
            icon={<History aria-hidden />}
            aria-haspopup="dialog"
            onClick={() => onHistory('opened')}
          />
        </div>
      )}
      <Suspense fallback={null}>
        {history !== 'never' && (
          <StageHistory
            info={info}
            opened={history === 'opened'}
            onMove={isWalked ? undefined : move}
            onClose={() => onHistory('closed')}
          />
        )}
      </Suspense>
      <span className="zv-unseen" role="status">
        {moved && text('assistant.stage_moved', { stage: names[moved] })}
      </span>
    </>
  );
}
