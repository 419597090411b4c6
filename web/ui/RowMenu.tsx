import {
  Suspense,
  lazy,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
} from 'react';
import { classNames } from './class-names.ts';
import { IconButton, type IconButtonTone } from './IconButton.tsx';
import { EllipsisVertical } from './icons.ts';
import classes from './RowMenu.module.css';
import { fetchAhead, laterButAhead } from './later-part.ts';
import { useLongPress } from './long-press.ts';

const MenuList = lazy(laterButAhead(() => import('./MenuList.tsx')));

export type MenuAction = {
  label: string;
  icon?: ReactNode;
  onChoose: () => void;
  danger?: boolean;
  disabled?: boolean;
  /** A line above this one. */
  divided?: boolean;
  /** Shows a check; for choices rather than actions. */
  chosen?: boolean;
};

export type MenuButtonProps = {
  /** Names the button and the menu: "Options for Thesis". */
  label: string;
  actions: MenuAction[];
  icon?: ReactNode;
  tone?: IconButtonTone;
  className?: string;
  /** Data that the actions depend on can be loaded now. */
  onOpen?: () => void;
};

/** An icon button that opens a menu. */
export function MenuButton(props: MenuButtonProps) {
  const [opened, setOpened] = useState(false);
  return <ControlledMenu {...props} opened={opened} onChange={setOpened} />;
}

function ControlledMenu({
  label,
  actions,
  icon,
  tone,
  className,
  onOpen,
  opened,
  onChange,
}: MenuButtonProps & { opened: boolean; onChange: (opened: boolean) => void }) {
  const anchor = useRef<HTMLSpanElement>(null);
  // Stays until the closing fade is over, then the menu costs nothing again.
  const [present, setPresent] = useState(false);
  if (opened && !present) setPresent(true);
  useEffect(fetchAhead, []);
  const opening = useEffectEvent(() => onOpen?.());
  useEffect(() => {
    if (opened) opening();
  }, [opened]);
  return (
    <span ref={anchor} className={classNames(classes.anchor, className)}>
      <IconButton
        label={label}
        icon={icon ?? <EllipsisVertical aria-hidden />}
        tone={tone}
        tip={opened ? null : undefined}
        aria-haspopup="menu"
        aria-expanded={opened}
        onClick={() => onChange(!opened)}
      />
      {present && (
        <Suspense fallback={null}>
          <MenuList
            anchor={anchor}
            label={label}
            actions={actions}
            opened={opened}
            onChange={onChange}
            onGone={() => setPresent(false)}
          />
        </Suspense>
      )}
    </span>
  );
}

/**
 * A menu for a whole row. Spread `rowProps` on the row and put `button` inside it:
 * the button, a right click, a long press and the menu key all open it.
 */
export function useRowMenu(
  props: MenuButtonProps | undefined,
  own?: {
    /** In the place of the menu, for fingers. */
    onLongPress: (element: HTMLElement) => void;
    /** Whether a right click is left to the browser. */
    leaves: (event: MouseEvent) => boolean;
  },
) {
  const [opened, setOpened] = useState(false);
  const open = () => setOpened(true);
  const press = useLongPress(props && (own?.onLongPress ?? open));
  if (!props) return { opened: false, rowProps: {}, button: null };
  const rowProps = {
    ...press,
    onContextMenu: (event: MouseEvent) => {
      if (own?.leaves(event)) return;
      event.preventDefault();
      open();
    },
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key !== 'ContextMenu' && !(event.key === 'F10' && event.shiftKey)) return;
      event.preventDefault();
      open();
    },
  };
  return {
    opened,
    rowProps,
    button: <ControlledMenu {...props} opened={opened} onChange={setOpened} />,
  };
}
