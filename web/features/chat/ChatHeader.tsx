import { useState } from 'react';
import type { ChatInfo } from '#contract/chat.ts';
import type { Stage } from '#contract/shapes.ts';
import { GuideLine } from '#web/features/assistant/GuideLine.tsx';
import { useStageNames } from '#web/features/assistant/stage-names.ts';
import { useText } from '#web/platform/language.tsx';
import { useScreen } from '#web/platform/screen.ts';
import { iconButtonClass } from '#web/ui/IconButton.tsx';
import { ArrowLeft } from '#web/ui/icons.ts';
import { Mark } from '#web/ui/Mark.tsx';
import { MenuButton } from '#web/ui/RowMenu.tsx';
import { StageBar } from '#web/ui/StageBar.tsx';
import { UiLink } from '#web/ui/UiLink.tsx';
import { ChatTitle } from './ChatTitle.tsx';
import { useChatChanges } from './chat-changes.ts';
import { useChatMenu } from './chat-menu.tsx';
import classes from './ChatHeader.module.css';

/** Title, who answers, the stage, and what can be done with the chat. */
export function ChatHeader({ info }: { info: ChatInfo }) {
  const text = useText();
  const screen = useScreen();
  const names = useStageNames();
  const changes = useChatChanges();
  const [renaming, setRenaming] = useState(false);
  const [moved, setMoved] = useState<Stage | null>(null);
  const menu = useChatMenu(info, { isOpen: true, onRename: () => setRenaming(true) });
  const move = (stage: Stage) => {
    changes.moveTo(info.id, stage);
    setMoved(stage);
  };
  return (
    <header className={classes.header}>
      {screen === 'mobile' && (
        <UiLink className={iconButtonClass()} href="/chat" aria-label={text('chat.back')}>
          <ArrowLeft aria-hidden />
        </UiLink>
      )}
      <Mark />
      <div className={classes.words}>
        <ChatTitle chat={info} renaming={renaming} onRenaming={setRenaming} />
        <GuideLine className={classes.guide} />
      </div>
      <StageBar
        className={classes.stages}
        current={info.stage}
        names={names}
        label={text('assistant.stages')}
        onChoose={move}
      />
      <MenuButton {...menu} />
      <span className="zv-unseen" role="status">
        {moved && text('assistant.stage_moved', { stage: names[moved] })}
      </span>
    </header>
  );
}
