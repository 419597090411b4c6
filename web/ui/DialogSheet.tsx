import { Drawer, Modal } from '@mantine/core';
import { classNames } from './class-names.ts';
import type { DialogProps } from './Dialog.tsx';
import { X } from './icons.ts';
import { useModalLayer } from './layers.ts';
import { useOpenedAfterMount } from './opened-after-mount.ts';
import { useReturnedFocus } from './returned-focus.ts';
import classes from './Dialog.module.css';

const positions = { start: 'left', end: 'right', bottom: 'bottom' } as const;

/** The part of a dialog that needs Mantine; loaded by Dialog.tsx when first opened. */
export default function DialogSheet({
  opened,
  onClose,
  onGone,
  title,
  label,
  closeLabel,
  side,
  width,
  footer,
  withoutEntry = false,
  flush,
  children,
}: DialogProps) {
  useReturnedFocus(opened);
  useModalLayer(opened && !withoutEntry, onClose);
  const shared = {
    opened: useOpenedAfterMount(opened),
    onClose,
    closeOnEscape: withoutEntry,
    returnFocus: false,
    onExitTransitionEnd: onGone,
    title,
    attributes: {
      content: { 'aria-label': title ? undefined : label },
      // The page has a banner of its own.
      header: { role: 'presentation' },
    },
    closeButtonProps: {
      'aria-label': closeLabel,
      icon: <X aria-hidden />,
      className: classes.close,
      size: 'lg',
    },
    classNames: {
      content: classNames(classes.content, side && classes[side]),
      header: classNames(classes.header, !title && classes.bare),
      title: classes.title,
      body: classNames(classes.body, flush && classes.flush),
    },
  };
  const content = (
    <>
      {children}
      {footer && <div className={classes.footer}>{footer}</div>}
    </>
  );
  return side ? (
    <Drawer
      {...shared}
      position={positions[side]}
      size={side === 'bottom' ? 'auto' : (width ?? 400)}
    >
      {content}
    </Drawer>
  ) : (
    <Modal {...shared} size={width ?? 560}>
      {content}
    </Modal>
  );
}
