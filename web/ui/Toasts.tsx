import { Notifications } from '@mantine/notifications';
import { useState } from 'react';
import { Button } from './Button.tsx';
import { classNames } from './class-names.ts';
import { IconButton } from './IconButton.tsx';
import { CircleAlert, CircleCheck, Info, X, type LucideIcon } from './icons.ts';
import {
  answerStore,
  closeToast,
  liveStore,
  shownToasts,
  toastMs,
  type ToastTone,
} from './toasts.ts';
import classes from './Toasts.module.css';

const icons: Record<ToastTone, LucideIcon> = {
  success: CircleCheck,
  info: Info,
  error: CircleAlert,
};

/** Both corners of toasts; loaded by UiProvider.tsx after the first paint, showing what came before. */
export default function Toasts({ labels }: { labels: { close: string } }) {
  const shared = {
    limit: 3,
    autoClose: toastMs,
    containerWidth: 400,
    notificationMaxHeight: 320,
    zIndex: 'var(--zv-z-toast)',
    renderNotification: (data: { id?: string }) => (
      <ToastCard id={data.id ?? ''} closeLabel={labels.close} />
    ),
  };
  return (
    <>
      <Notifications {...shared} store={answerStore} position="top-center" />
      <Notifications {...shared} store={liveStore} position="bottom-right" />
    </>
  );
}

function ToastCard({ id, closeLabel }: { id: string; closeLabel: string }) {
  // The card keeps its words while it fades, when the map has let go of them.
  const [toast] = useState(() => shownToasts.get(id));
  if (!toast) return null;
  const Icon = icons[toast.tone];
  const { action } = toast;
  return (
    <div className={classNames(classes.toast, classes[toast.tone])}>
      {toast.figure ?? <Icon aria-hidden className={classes.icon} />}
      <div className={classes.words}>
        {toast.title && (
          <div className={classes.title}>
            <bdi>{toast.title}</bdi>
          </div>
        )}
        <div className={toast.title ? classes.quiet : undefined}>
          <bdi>{toast.text}</bdi>
        </div>
      </div>
      {action && (
        <Button
          variant={toast.live ? 'tint' : 'ghost'}
          compact
          onClick={() => {
            closeToast(id);
            action.onChoose();
          }}
        >
          {action.label}
        </Button>
      )}
      <IconButton
        label={closeLabel}
        icon={<X aria-hidden />}
        tip={null}
        onClick={() => closeToast(id)}
        className={classes.close}
      />
    </div>
  );
}
