import { useEffect, useState } from 'react';
import { useText } from '#web/platform/language.tsx';
import { IconButton } from '#web/ui/IconButton.tsx';
import { Check, Copy } from '#web/ui/icons.ts';
import { copyMarkdown } from '#web/ui/markdown/markdown-text.ts';
import { showToast } from '#web/ui/toasts.ts';

const copiedShownMs = 2_000;

/** Copies a message as Markdown and as formatted text, and says so for two seconds. */
export function CopyButton({ markdown }: { markdown: string }) {
  const text = useText();
  const [copies, setCopies] = useState(0);
  const copied = copies > 0;
  useEffect(() => {
    if (copies === 0) return;
    const timer = setTimeout(() => setCopies(0), copiedShownMs);
    return () => clearTimeout(timer);
  }, [copies]);
  const copy = async () => {
    if (await copyMarkdown(markdown)) setCopies((count) => count + 1);
    else showToast({ tone: 'error', text: text('chat.copy_failed') });
  };
  return (
    <>
      <IconButton
        label={text('chat.copy')}
        tip={copied ? text('chat.copied') : undefined}
        icon={copied ? <Check aria-hidden /> : <Copy aria-hidden />}
        onClick={() => void copy()}
      />
      <span className="zv-unseen" role="status">
        {copied && text('chat.copied')}
      </span>
    </>
  );
}
