import { Menu, Portal } from '@mantine/core';
import { Fragment, type RefObject } from 'react';
import { Anchor } from './Anchor.tsx';
import { useLayer } from './layers.ts';
import { useOpenedAfterMount } from './opened-after-mount.ts';
import { roomAtEdges } from './room-at-edges.ts';
import type { MenuAction } from './RowMenu.tsx';

// The button names the menu already; Mantine would point at an element that does not exist.
const ownRoles = { withRoles: false };

type MenuListProps = {
  anchor: RefObject<HTMLElement | null>;
  label: string;
  actions: MenuAction[];
  opened: boolean;
  onChange: (opened: boolean) => void;
  onGone: () => void;
};

/** The list of a menu; loaded by RowMenu.tsx when a menu is first opened. */
export default function MenuList({
  anchor,
  label,
  actions,
  opened,
  onChange,
  onGone,
}: MenuListProps) {
  const shown = useOpenedAfterMount(opened);
  useLayer(opened, () => onChange(false));
  return (
    <Menu
      {...ownRoles}
      withinPortal={false}
      withInitialFocusPlaceholder={false}
      opened={shown}
      onChange={onChange}
      onExitTransitionEnd={onGone}
      // A menu that is too high for either side of its button covers it rather than leaving the screen.
      middlewares={{ flip: true, shift: { crossAxis: true, padding: roomAtEdges() } }}
    >
      <Menu.Target>
        <Anchor anchor={anchor} />
      </Menu.Target>
      <Portal>
        {/* At the end of the page a menu stands in no part of it, so it brings one. */}
        <div role="region" aria-label={label}>
          <Menu.Dropdown aria-label={label} role="menu">
            {actions.map((action) => (
              <Fragment key={action.label}>
                {action.divided && <Menu.Divider />}
                {action.chosen === undefined ? (
                  <Menu.Item
                    leftSection={action.icon}
                    disabled={action.disabled}
                    data-danger={action.danger || undefined}
                    onClick={(event) => {
                      event.stopPropagation();
                      action.onChoose();
                    }}
                  >
                    {action.label}
                  </Menu.Item>
                ) : (
                  <Menu.CheckboxItem
                    checked={action.chosen}
                    rightSection={action.icon}
                    disabled={action.disabled}
                    closeMenuOnClick
                    onChange={action.onChoose}
                    onClick={(event) => event.stopPropagation()}
                  >
                    {action.label}
                  </Menu.CheckboxItem>
                )}
              </Fragment>
            ))}
          </Menu.Dropdown>
        </div>
      </Portal>
    </Menu>
  );
}
