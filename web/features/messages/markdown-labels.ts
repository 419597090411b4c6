import { useMemo } from 'react';
import { useText } from '#web/platform/language.tsx';
import type { MarkdownLabels } from '#web/ui/markdown/Markdown.tsx';

/** The words of code blocks, the same object between renders. */
export function useMarkdownLabels(): MarkdownLabels {
  const text = useText();
  return useMemo(
    () => ({ copy: text('chat.copy'), copied: text('chat.copied'), code: text('chat.code') }),
    [text],
  );
}
