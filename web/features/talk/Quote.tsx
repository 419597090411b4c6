import type { Quote } from '#contract/messages.ts';
import type { Language } from '#contract/shapes.ts';
import { clockLength } from '#i18n/clock-length.ts';
import { type Text, useLanguage, useText } from '#web/platform/language.tsx';
import { namedWords } from '#web/features/messages/named-words.ts';
import { showToast } from '#web/ui/toasts.ts';
import { useTalk } from './talk.ts';
import { authorName } from '#web/features/messages/author-name.ts';
import classes from './Quote.module.css';

/** The message that this one answers; leads to it. */
export function QuoteLink({ quote }: { quote: Quote }) {
  const text = useText();
  const { show, blocked } = useTalk();
  return (
    <button
      type="button"
      className={classes.quote}
      onClick={() => {
        if (quote.deleted) showToast({ tone: 'info', text: text('chat.removed_message') });
        else void show(quote.seq);
      }}
    >
      <span className="zv-unseen">{text('messages.show_quoted')}</span>
      {blocked.has(quote.author.id) && !quote.deleted ? (
        <span className={classes.text}>{text('messages.folded')}</span>
      ) : (
        <QuoteWords quote={quote} />
      )}
    </button>
  );
}

function wordlessOf(text: Text, language: Language, quote: Quote): string {
  const { image, audio_ms: audioMs, card } = quote;
  if (audioMs !== null) return text('voice.one', { length: clockLength(audioMs) });
  if (card) return text('cards.said', { text: card[language] });
  return image ? text('pictures.one') : '';
}

/** The quoted author, and the beginning of their text. */
export function QuoteWords({ quote }: { quote: Quote }) {
  const text = useText();
  const { language } = useLanguage();
  return (
    <span className={classes.words}>
      <b className={classes.name}>
        <bdi>{authorName(text, quote.author)}</bdi>
      </b>
      <span className={classes.text} dir="auto">
        {quote.deleted ? text('chat.removed_message') : namedWords(text, quote)}
        {quote.text === '' && wordlessOf(text, language, quote)}
      </span>
    </span>
  );
}
