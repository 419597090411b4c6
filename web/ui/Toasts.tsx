import { Notifications } from '@mantine/notifications';
import { use, useState, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { Button } from './Button.tsx';
import { classNames } from './class-names.ts';
import { runsAsPage } from './runs-as-page.ts';
import { IconButton } from './IconButton.tsx';
import { Bell, CircleAlert, CircleCheck, Info, X, type LucideIcon } from './icons.ts';
import { NewsPlaces, placeAt } from './NewsPlace.tsx';
import { useScreenSize } from './screen-size.ts';
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

const icons: Record<ToastTone, LucideIcon> = {
  success: CircleCheck,
  info: Info,
  error: CircleAlert,
};

/** Both places of toasts; loaded by UiProvider.tsx after the first paint, showing what came before. */
export default function Toasts({ labels }: { labels: { close: string } }) {
  const shared = {
    limit: toastsAtOnce,
    autoClose: toastMs,
    containerWidth: 400,
    notificationMaxHeight: 320,
    zIndex: 'var(--zv-z-toast)',
    withinPortal: false,
    renderNotification: (data: { id?: string }) => (
      <ToastCard id={data.id ?? ''} closeLabel={labels.close} />
    ),
  };
  const [places] = use(NewsPlaces);
  const isPhone = useScreenSize() === 'mobile';
  return (
    <>
      <Placed place={placeAt(places, 'top')}>
        <Notifications {...shared} store={answerStore} position="top-center" />
      </Placed>
      <Placed place={placeAt(places, isPhone ? 'top' : 'end')}>
        <Notifications {...shared} store={liveStore} position="bottom-right" />
      </Placed>
    </>
  );
}

/** On a page without a place for toasts they lie over its edge. */
function Placed({ place, children }: { place: HTMLElement | undefined; children: ReactNode }) {
  return createPortal(
    <div className={place && classes.placed}>{children}</div>,
    place ?? document.body,
  );
}

function ToastCard({ id, closeLabel }: { id: string; closeLabel: string }) {
  // The card keeps its words while it fades, when the map has let go of them.
  const [toast] = useState(() => shownToasts.get(id));
  if (!toast) return null;
  const Icon = toast.live && toast.tone === 'info' ? Bell : icons[toast.tone];
  const { action, firstAction, onOpen } = toast;
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
      {[firstAction, action].map(
        (each) =>
          each && (
            <Button
              key={each.label}
              variant={toast.live ? 'tint' : 'ghost'}
              compact
              onClick={() => {
                closeToast(id);
                each.onChoose();
              }}
            >
              {each.label}
            </Button>
          ),
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
  const isSentence = typeof children !== 'string' || runsAsPage(children);
  return isSentence ? children : <bdi>{children}</bdi>;
}
