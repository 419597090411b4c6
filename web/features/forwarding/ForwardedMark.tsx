import { useText } from '#web/platform/language.tsx';
import { Forward } from '#web/ui/icons.ts';
import classes from './ForwardedMark.module.css';

/** Above what somebody passed on. */
export function ForwardedMark() {
  const text = useText();
  return (
    <span className={classes.mark}>
      <Forward aria-hidden />
      {text('forwarding.forwarded')}
    </span>
  );
}
