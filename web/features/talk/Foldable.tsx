import { type ReactNode, useState } from 'react';
import { useText } from '#web/platform/language.tsx';
import { Button } from '#web/ui/Button.tsx';

interface FoldableProps {
  folded: boolean;
  className?: string;
  children: ReactNode;
}

/** A message of a person whom I blocked is folded until I open it. */
export function Foldable({ folded, className, children }: FoldableProps) {
  const text = useText();
  const [unfolded, setUnfolded] = useState(false);
  if (!folded || unfolded) return children;
  return (
    <p className={className}>
      {text('messages.folded')}
      <Button variant="ghost" compact onClick={() => setUnfolded(true)}>
        {text('messages.unfold')}
      </Button>
    </p>
  );
}
