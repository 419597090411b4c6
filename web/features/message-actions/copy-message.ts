import { currentText } from '#web/platform/language.tsx';
import { copyMarkdown } from '#web/ui/markdown/markdown-text.ts';
import { showToast } from '#web/ui/toasts.ts';

/** Copies a message as Markdown and as formatted text, and says whether that went well. */
export async function copyMessage(markdown: string): Promise<void> {
  const copied = await copyMarkdown(markdown);
  const text = currentText()(copied ? 'chat.copied' : 'chat.copy_failed');
  showToast({ tone: copied ? 'success' : 'error', text });
}
