import { useEffect, useEffectEvent, useState, type Ref } from 'react';
import type { Language } from '#contract/shapes.ts';
import { languageNames as names } from '#web/features/account/LanguageSwitch.tsx';
import { useLanguage, useText } from '#web/platform/language.tsx';
import { productNameIn } from '#web/platform/product.ts';
import { ariaKeys, useShortcuts } from '#web/platform/shortcuts.ts';
import { remember, remembered } from '#web/platform/storage.ts';
import { useStore } from '#web/platform/store.ts';
import { ConfirmDialog } from '#web/ui/Dialog.tsx';
import { IconButton } from '#web/ui/IconButton.tsx';
import { Mic } from '#web/ui/icons.ts';
import { dictation } from './dictation.ts';
import { type DictatedBox, dictatingNow } from './voice-state.ts';
import classes from './DictateButton.module.css';

const knownKey = 'dictation_known';
const others: Record<Language, Language> = { en: 'he', he: 'en' };

/** The language that was spoken last; otherwise the language of the interface. */
let lastSpoken: Language | null = null;

/** The microphone where the browser alone recognises speech: words appear in the box and are sent by nobody else. */
export default function DictateButton({
  place,
  box,
  ref,
}: {
  place: string;
  box: DictatedBox;
  ref?: Ref<HTMLButtonElement>;
}) {
  const text = useText();
  const { language } = useLanguage();
  const now = useStore(dictatingNow);
  const [asking, setAsking] = useState(false);
  const spoken = now?.place === place ? now.language : null;
  const switchLabel =
    spoken &&
    text('voice.dictation_switch', { current: names[spoken], language: names[others[spoken]] });
  const begin = (inLanguage: Language) => {
    lastSpoken = inLanguage;
    dictation.begin(place, inLanguage, box);
  };
  const toggle = () => {
    if (spoken) dictation.stop();
    else if (remembered(knownKey)) begin(lastSpoken ?? language);
    else setAsking(true);
  };
  useShortcuts({ dictate: toggle });
  useEscapeStops(spoken !== null);
  return (
    <>
      {spoken && switchLabel && (
        <button
          type="button"
          className={classes.language}
          aria-label={switchLabel}
          data-tip={switchLabel}
          onClick={() => begin(others[spoken])}
        >
          <span lang={spoken}>{names[spoken]}</span>
        </button>
      )}
      <IconButton
        ref={ref}
        label={text(spoken ? 'voice.dictation_stop' : 'voice.dictate')}
        icon={<Mic aria-hidden />}
        className={spoken ? classes.listening : undefined}
        aria-keyshortcuts={ariaKeys('dictate')}
        onClick={toggle}
      />
      <span className="zv-unseen" role="status">
        {spoken && text('voice.listening')}
      </span>
      <ConfirmDialog
        opened={asking}
        onClose={() => setAsking(false)}
        onConfirm={() => {
          remember(knownKey, '1');
          setAsking(false);
          begin(lastSpoken ?? language);
        }}
        title={text('voice.dictation_title')}
        text={text('voice.dictation_text', { product: productNameIn(language) })}
        cancelLabel={text('voice.cancel')}
        confirmLabel={text('voice.dictation_begin')}
        closeLabel={text('shell.close')}
        tone="primary"
      />
    </>
  );
}

function useEscapeStops(isDictating: boolean): void {
  const stop = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.defaultPrevented || event.isComposing) return;
    event.preventDefault();
    dictation.stop();
  });
  useEffect(() => {
    if (!isDictating) return;
    const hear = (event: KeyboardEvent) => stop(event);
    window.addEventListener('keydown', hear);
    return () => window.removeEventListener('keydown', hear);
  }, [isDictating]);
}
