import {
  Suspense,
  lazy,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  type ReactNode,
  type TouchEvent,
} from 'react';
import { classNames } from './class-names.ts';
import { IconButton, type IconButtonTone } from './IconButton.tsx';
import { EllipsisVertical } from './icons.ts';
import classes from './RowMenu.module.css';
import { fetchAhead, laterButAhead } from './later-part.ts';

const MenuList = lazy(laterButAhead(() => import('./MenuList.tsx')));

const longPressMs = 500;
const steadyPx = 10;

export type MenuAction = {
  label: string;
  icon?: ReactNode;
  onChoose: () => void;
  danger?: boolean;
  disabled?: boolean;
  /** A line above this one. */
  divided?: boolean;
  /** Shows a check; for choices rather than deeds. */
  chosen?: boolean;
};

export type MenuButtonProps = {
  /** Names the button and the menu: "Options for Thesis". */
  label: string;
  actions: MenuAction[];
  icon?: ReactNode;
  tone?: IconButtonTone;
  className?: string;
  /** What the actions depend on can be fetched now. */
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
export function useRowMenu(props: MenuButtonProps | undefined) {
  const [opened, setOpened] = useState(false);
  const press = useRef<{ timer: ReturnType<typeof setTimeout>; x: number; y: number } | null>(null);
  const swallowClick = useRef(false);
  const release = () => {
    clearTimeout(press.current?.timer);
    press.current = null;
  };
  if (!props) return { opened: false, rowProps: {}, button: null };
  const rowProps = {
    onContextMenu: (event: MouseEvent) => {
      event.preventDefault();
      setOpened(true);
    },
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key !== 'ContextMenu' && !(event.key === 'F10' && event.shiftKey)) return;
      event.preventDefault();
      setOpened(true);
    },
    onPointerDown: (event: PointerEvent) => {
      swallowClick.current = false;
      if (event.pointerType !== 'touch') return;
      const timer = setTimeout(() => {
        swallowClick.current = true;
        setOpened(true);
      }, longPressMs);
      press.current = { timer, x: event.clientX, y: event.clientY };
    },
    onPointerMove: (event: PointerEvent) => {
      const start = press.current;
      if (start && Math.hypot(event.clientX - start.x, event.clientY - start.y) > steadyPx)
        release();
    },
    onPointerUp: release,
    onPointerCancel: release,
    // Browsers send a mouse press after a touch; it would close the menu as a click beside it.
    onTouchEnd: (event: TouchEvent) => {
      if (swallowClick.current && event.cancelable) event.preventDefault();
    },
    // The finger that opened the menu must not also follow the row's link when it lifts.
    onClickCapture: (event: MouseEvent) => {
      if (!swallowClick.current) return;
      swallowClick.current = false;
      event.preventDefault();
      event.stopPropagation();
    },
  };
  return {
    opened,
    rowProps,
    button: <ControlledMenu {...props} opened={opened} onChange={setOpened} />,
  };
}
