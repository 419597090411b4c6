import type { Message } from '#contract/messages.ts';
import { makeActionOf } from '#web/features/actions/make-action.ts';
import { forwardedMessage } from '#web/features/forwarding/forwarded-message.ts';
import { keepAsInsight } from '#web/features/insights/insight-changes.ts';
import { setPinned } from '#web/features/pins/pins-query.ts';
import { translate, useIsTranslated } from '#web/features/translations/translated.ts';
import { useConfig } from '#web/platform/config.ts';
import { useText } from '#web/platform/language.tsx';
import { Forward, Languages, Lightbulb, ListTodo, Pin, PinOff } from '#web/ui/icons.ts';
import type { MenuAction } from '#web/ui/RowMenu.tsx';

/** Actions of any finished message, among people and with the guide. */
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
      label: text('actions.make'),
      icon: <ListTodo aria-hidden />,
      onChoose: () => makeActionOf(message),
    },
    message.text !== '' && {
      label: text('timeline.keep_as_insight'),
      icon: <Lightbulb aria-hidden />,
      onChoose: () => keepAsInsight(message),
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
