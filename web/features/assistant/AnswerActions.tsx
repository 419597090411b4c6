import type { Message } from '#contract/messages.ts';
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

/** Actions of a finished answer; always visible under the last one. */
export function AnswerActions({ message, last }: { message: Message; last: boolean }) {
  const text = useText();
  const own = useAnswerTools(message, last);
  useStopsWhenLeft(message.id);
  // Beside versions a phone has no room in one line for more than copying and rating.
  const isNarrow = useScreen() === 'mobile' && message.version.count > 1;
  if (!hasAnswerTools(message, last)) return null;
  const isEmpty = message.text === '';
  const inMenu = isNarrow && !isEmpty ? own.filter(({ chosen }) => chosen === undefined) : [];
  const shown = own.filter((tool) => !inMenu.includes(tool));
  return (
    <div
      className={classNames(tools.tools, tools.below, last && tools.always)}
      role="group"
      aria-label={text('assistant.actions')}
    >
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
    </div>
  );
}
