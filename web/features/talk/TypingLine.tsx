import { useText } from '#web/platform/language.tsx';
import { Avatar } from '#web/ui/Avatar.tsx';
import { listOfNames } from '#web/features/chat/chat-name.ts';
import { useTyping } from '#web/platform/presence.ts';
import classes from './TypingLine.module.css';

const namedMax = 3;
const facesMax = 2;

/** Who is writing now; its room is kept, so that nothing moves when it comes and goes. */
export function TypingLine({ chatId }: { chatId: string }) {
  const text = useText();
  const people = useTyping(chatId);
  const count = people.length;
  const names = listOfNames(people.map(({ display_name: name }) => name));
  return (
    <div className={classes.place} data-typing={count > 0 || undefined}>
      {count > 0 && (
        <p className={classes.line}>
          <span className={classes.faces}>
            {people.slice(0, facesMax).map(({ id, display_name: name, avatar_url: src }) => (
              <Avatar key={id} id={id} name={name} src={src} size={22} />
            ))}
          </span>
          <span className={classes.words}>
            {count > namedMax
              ? text('messages.typing_many')
              : text('messages.typing', { count, names })}
          </span>
          <span className={classes.dots} aria-hidden>
            <i />
            <i />
            <i />
          </span>
        </p>
      )}
    </div>
  );
}
