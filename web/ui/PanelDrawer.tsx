import { Drawer } from '@mantine/core';
import type { ReactNode } from 'react';
import { X } from './icons.ts';
import { useModalLayer } from './layers.ts';
import { useOpenedAfterMount } from './opened-after-mount.ts';
import { useReturnedFocus } from './returned-focus.ts';
import classes from './AppFrame.module.css';

type PanelDrawerProps = {
  opened: boolean;
  onClose: () => void;
  label?: string;
  closeLabel: string;
  children: ReactNode;
};

/** The list panel on screens that have no room beside the content. */
export default function PanelDrawer({
  opened,
  onClose,
  label,
  closeLabel,
  children,
}: PanelDrawerProps) {
  useReturnedFocus(opened);
  useModalLayer(opened, onClose);
  return (
    <Drawer
      opened={useOpenedAfterMount(opened)}
      onClose={onClose}
      closeOnEscape={false}
      returnFocus={false}
      position="left"
      size="min(400px, 88vw)"
      attributes={{ content: { 'aria-label': label }, header: { role: 'presentation' } }}
      closeButtonProps={{
        'aria-label': closeLabel,
        icon: <X aria-hidden />,
        className: classes.drawerClose,
      }}
      classNames={{
        content: classes.drawer,
        header: classes.drawerHeader,
        body: classes.drawerBody,
      }}
    >
      {children}
    </Drawer>
  );
}
