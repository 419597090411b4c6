import { useText } from '#web/platform/language.tsx';
import { MessagesSkeleton } from '#web/ui/Skeletons.tsx';
import classes from './LoadingMessages.module.css';

export function LoadingMessages() {
  const text = useText();
  return (
    <div className={classes.loading}>
      <MessagesSkeleton label={text('shell.loading_part')} />
    </div>
  );
}
