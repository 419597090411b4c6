import { useText } from '#web/platform/language.tsx';
import { EyeOff } from '#web/ui/icons.ts';
import { Markdown } from '#web/ui/markdown/Markdown.tsx';
import { useMarkdownLabels } from '#web/features/messages/markdown-labels.ts';
import classes from './CareCard.module.css';

/** A caring reply to a message of mine. Nobody else gets it. */
export function CareCard({ text: words }: { text: string }) {
  const text = useText();
  return (
    <aside className={classes.card} aria-label={text('messages.care')}>
      <p className={classes.private}>
        <EyeOff aria-hidden />
        {text('messages.only_you')}
      </p>
      <Markdown text={words} labels={useMarkdownLabels()} />
    </aside>
  );
}
