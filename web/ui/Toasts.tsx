import { Notifications } from '@mantine/notifications';
import { useState, type ReactNode } from 'react';
import { Button } from './Button.tsx';
import { classNames } from './class-names.ts';
import { IconButton } from './IconButton.tsx';
import { Bell, CircleAlert, CircleCheck, Info, X, type LucideIcon } from './icons.ts';
import {
  answerStore,
  closeToast,
  liveStore,
  shownToasts,
  toastMs,
  toastsAtOnce,
  type ToastTone,
} from './toasts.ts';
import classes from './Toasts.module.css';

const isolateStart = '\u2068';
const icons: Record<ToastTone, LucideIcon> = {
  success: CircleCheck,
  info: Info,
  error: CircleAlert,
};

/** Both corners of toasts; loaded by UiProvider.tsx after the first paint, showing what came before. */
export default function Toasts({ labels }: { labels: { close: string } }) {
  const shared = {
    limit: toastsAtOnce,
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
  const Icon = toast.live && toast.tone === 'info' ? Bell : icons[toast.tone];
  const { action, onOpen } = toast;
  const words = (
    <>
      {toast.title && (
        <span className={classes.title}>
          <Said>{toast.title}</Said>
        </span>
      )}
      {toast.text && (
        <span className={classNames(classes.text, toast.title ? classes.quiet : undefined)}>
          <Said>{toast.text}</Said>
        </span>
      )}
    </>
  );
  return (
    <div className={classNames(classes.toast, classes[toast.tone])}>
      {toast.figure ?? <Icon aria-hidden className={classes.icon} />}
      {onOpen ? (
        <button
          type="button"
          className={classNames(classes.words, classes.open)}
          onClick={() => {
            closeToast(id);
            onOpen();
          }}
        >
          {words}
        </button>
      ) : (
        <div className={classes.words}>{words}</div>
      )}
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

/** A sentence that isolates what it names runs with the page; only bare words bring their own direction. */
function Said({ children }: { children: ReactNode }) {
  const isSentence = typeof children !== 'string' || children.includes(isolateStart);
  return isSentence ? children : <bdi>{children}</bdi>;
}
