import type { Message } from '#contract/messages.ts';
import { forwardedMessage } from '#web/features/forwarding/forwarded-message.ts';
import { setPinned } from '#web/features/pins/pins-query.ts';
import { translate, useIsTranslated } from '#web/features/translations/translated.ts';
import { useConfig } from '#web/platform/config.ts';
import { useText } from '#web/platform/language.tsx';
import { Forward, Languages, Pin, PinOff } from '#web/ui/icons.ts';
import type { MenuAction } from '#web/ui/RowMenu.tsx';

/** What can be done with any finished message, among people and with the guide. */
export function useMoreActions(message: Message): MenuAction[] {
  const text = useText();
  const canTranslate = useConfig()?.guide.translation ?? false;
  const isTranslated = useIsTranslated(message);
  const { pinned, status, kind } = message;
  if (message.deleted_at !== null || status === 'streaming' || kind === 'system') return [];
  const hasWords = message.text !== '' || Boolean(message.audio?.transcript);
  const actions: (MenuAction | false)[] = [
    (hasWords || message.image !== null || message.audio !== null) && {
      label: text('forwarding.forward'),
      icon: <Forward aria-hidden />,
      onChoose: () => forwardedMessage.set(message),
    },
    {
      label: text(pinned ? 'pins.unpin' : 'pins.pin'),
      icon: pinned ? <PinOff aria-hidden /> : <Pin aria-hidden />,
      onChoose: () => setPinned(message, !pinned),
    },
    canTranslate &&
      hasWords &&
      !isTranslated && {
        label: text('translations.translate'),
        icon: <Languages aria-hidden />,
        onChoose: () => translate(message),
      },
  ];
  return actions.filter((action) => action !== false);
}
