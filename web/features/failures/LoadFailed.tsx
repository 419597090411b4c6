import { useText } from '#web/platform/language.tsx';
import { Button } from '#web/ui/Button.tsx';
import { ErrorState } from '#web/ui/EmptyState.tsx';

export function LoadFailed({ onRetry }: { onRetry: () => void }) {
  const text = useText();
  return (
    <ErrorState
      title={text('connections.failed')}
      text={text('connections.failed_text')}
      action={
        <Button variant="tint" onClick={onRetry}>
          {text('shell.try_again')}
        </Button>
      }
    />
  );
}
