import { useText } from '#web/platform/language.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { Dots } from '#web/ui/Dots.tsx';
import { NamedLine } from '#web/ui/NamedLine.tsx';
import { listOfNames } from '#web/features/chats/chat-name.ts';
import { useTyping } from '#web/platform/presence.ts';
import { shownName } from '#web/platform/shown-name.ts';
import { Faces } from './Faces.tsx';
import classes from './TypingLine.module.css';

const namedMax = 3;
const facesMax = 2;

/** People who are typing; its space is reserved, so that nothing moves when it appears. */
export function TypingLine({ chatId }: { chatId: string }) {
  const text = useText();
  const people = useTyping(chatId);
  const count = people.length;
  const isList = count > 1 && count <= namedMax;
  const names = listOfNames(people.map(shownName));
  return (
    <div className={classes.place} data-typing={count > 0 || undefined}>
      {count > 0 && (
        <p className={classes.line}>
          <Faces people={people} max={facesMax} className={classes.faces} />
          <span className={classNames(classes.words, isList && classes.named)}>
            {count > namedMax ? (
              text('messages.typing_many')
            ) : (
              <NamedLine words={text('messages.typing', { count, names })} />
            )}
          </span>
          {isList && (
            <span className={classes.counted}>{text('members.typing_many', { count })}</span>
          )}
          <Dots className={classes.dots} />
        </p>
      )}
    </div>
  );
}
