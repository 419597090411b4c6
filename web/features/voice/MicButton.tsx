import type { Ref } from 'react';
import { currentText, useText } from '#web/platform/language.tsx';
import { IconButton } from '#web/ui/IconButton.tsx';
import { Mic } from '#web/ui/icons.ts';
import { later } from '#web/ui/later-part.ts';
import { showToast } from '#web/ui/toasts.ts';

const loadRecorder = later(() => import('./recorder.ts'));

/** Begins a voice message. */
export function MicButton({ chatId, ref }: { chatId: string; ref?: Ref<HTMLButtonElement> }) {
  const text = useText();
  const begin = async () => {
    try {
      const { recorder } = await loadRecorder();
      await recorder.begin(chatId);
    } catch {
      showToast({ tone: 'error', text: currentText()('voice.microphone_busy') });
    }
  };
  return (
    <IconButton
      ref={ref}
      label={text('voice.record')}
      icon={<Mic aria-hidden />}
      onClick={() => void begin()}
    />
  );
}
