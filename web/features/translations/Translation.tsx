import type { Message } from '#contract/messages.ts';
import { useMarkdownLabels } from '#web/features/messages/markdown-labels.ts';
import { useConfig } from '#web/platform/config.ts';
import { useText } from '#web/platform/language.tsx';
import { Button } from '#web/ui/Button.tsx';
import { Languages } from '#web/ui/icons.ts';
import { Talk } from '#web/ui/markdown/Talk.tsx';
import { type Translated, showOriginal } from './translated.ts';
import classes from './Translation.module.css';

/** A message in another language, under the original, until the original alone is wanted again. */
export function Translation({ message, shown }: { message: Message; shown: Translated }) {
  const text = useText();
  const labels = useMarkdownLabels();
  const provider = useConfig()?.guide.provider ?? '';
  const isThere = shown.text !== null;
  return (
    <div className={classes.translation} role="status">
      <p className={classes.head}>
        <Languages aria-hidden />
        {isThere
          ? text('translations.by', { language: shown.language, provider })
          : text('translations.under_way')}
      </p>
      {shown.text !== null && (
        <div lang={shown.language}>
          <Talk text={shown.text} labels={labels} />
        </div>
      )}
      <Button variant="ghost" compact onClick={() => showOriginal(message)}>
        {text(isThere ? 'translations.show_original' : 'translations.cancel')}
      </Button>
    </div>
  );
}
