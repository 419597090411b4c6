import { useDeferredValue } from 'react';
import type { Message } from '#contract/messages.ts';
import { useIsContentShown } from '#web/platform/first-content.ts';
import { CopyButton } from '#web/features/message-actions/CopyButton.tsx';
import { MoreTools } from '#web/features/message-actions/MoreTools.tsx';
import { Versions } from './Versions.tsx';
import { useText } from '#web/platform/language.tsx';
import { useScreen } from '#web/platform/screen.ts';
import { classNames } from '#web/ui/class-names.ts';
import { IconButton } from '#web/ui/IconButton.tsx';
import { hasAnswerTools, useAnswerTools } from './answer-tools.tsx';
import { useStopsWhenLeft } from './read-aloud.ts';
import tools from '#web/features/message-actions/MessageTools.module.css';

type AnswerActionsProps = { message: Message; last: boolean };

/** Actions of a finished answer; always visible under the last one. They come in slices, after the words. */
export function AnswerActions({ message, last }: AnswerActionsProps) {
  const text = useText();
  const hasWords = useDeferredValue(useIsContentShown());
  useStopsWhenLeft(message.id);
  if (!hasAnswerTools(message, last)) return null;
  return (
    <div
      className={classNames(tools.tools, tools.below, last && tools.always)}
      role="group"
      aria-label={text('assistant.actions')}
    >
      {hasWords && <Actions message={message} last={last} />}
    </div>
  );
}

function Actions({ message, last }: AnswerActionsProps) {
  const text = useText();
  const own = useAnswerTools(message, last);
  // Beside versions a phone has no room in one line for more than copying and rating.
  const isNarrow = useScreen() === 'mobile' && message.version.count > 1;
  const isEmpty = message.text === '';
  const inMenu = isNarrow && !isEmpty ? own.filter(({ chosen }) => chosen === undefined) : [];
  const shown = own.filter((tool) => !inMenu.includes(tool));
  return (
    <>
      <Versions message={message} />
      {!isEmpty && <CopyButton markdown={message.text} />}
      {shown.map(({ label, icon, chosen, onChoose }) => (
        <IconButton
          key={label}
          label={label}
          icon={icon}
          aria-pressed={chosen}
          onClick={onChoose}
        />
      ))}
      {!isEmpty && (
        <MoreTools
          message={message}
          label={text('messages.options_of', { name: text('assistant.guide') })}
          first={inMenu}
        />
      )}
    </>
  );
}
