import { Suspense, lazy } from 'react';
import type { Message } from '#contract/messages.ts';
import { later } from '#web/ui/later-part.ts';
import { useTranslated } from './translated.ts';

const Translation = lazy(
  later(async () => ({ default: (await import('./Translation.tsx')).Translation })),
);

/** Under a message, where somebody asked for it in another language. */
export function LaterTranslation({ message }: { message: Message }) {
  const shown = useTranslated(message);
  return shown ? (
    <Suspense fallback={null}>
      <Translation message={message} shown={shown} />
    </Suspense>
  ) : null;
}
