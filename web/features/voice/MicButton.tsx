import type { Ref } from 'react';
import { ariaKeys, useShortcuts } from '#web/platform/shortcuts.ts';
import { currentText, useText } from '#web/platform/language.tsx';
import { IconButton } from '#web/ui/IconButton.tsx';
import { Mic } from '#web/ui/icons.ts';
import { laterButAhead } from '#web/ui/later-part.ts';
import { showToast } from '#web/ui/toasts.ts';

/** With the pane, without which nobody could end what is recorded. */
const loadRecorder = () => Promise.all([import('./recorder.ts'), import('./VoicePane.tsx')]);
laterButAhead(loadRecorder);

/** Begins a voice message. */
export function MicButton({
  chatId,
  unheard,
  ref,
}: {
  chatId: string;
  /** Why nobody would hear it; then nothing is recorded. */
  unheard?: string;
  ref?: Ref<HTMLButtonElement>;
}) {
  const text = useText();
  const begin = async () => {
    if (unheard !== undefined) {
      showToast({ tone: 'info', text: unheard });
      return;
    }
    try {
      // Not waited for: nobody expects to be listened to once the network is back.
      const [{ recorder }] = await loadRecorder();
      await recorder.begin(chatId);
    } catch {
      const reason = navigator.onLine ? 'voice.microphone_busy' : 'voice.needs_network';
      showToast({ tone: 'error', text: currentText()(reason) });
    }
  };
  useShortcuts({ dictate: () => void begin() });
  return (
    <IconButton
      ref={ref}
      label={text('voice.record')}
      icon={<Mic aria-hidden />}
      aria-keyshortcuts={ariaKeys('dictate')}
      onClick={() => void begin()}
    />
  );
}
