import {
  useId,
  useLayoutEffect,
  useRef,
  useState,
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
} from 'react';
import type { ComposerBoxProps } from '#web/ui/composer/ComposerBox.tsx';
import { useLayer } from '#web/ui/layers.ts';
import { MentionMenu, mentionOptionId } from './MentionMenu.tsx';
import {
  type MentionDraft,
  type Nameable,
  mentionAt,
  nameablesFor,
  withMention,
} from './mention-text.ts';

type Options = {
  box: RefObject<HTMLTextAreaElement | null>;
  value: string;
  onChange: (value: string) => void;
  people: readonly Nameable[];
};

type Mentions = {
  /** The open list, to stand above the box. */
  menu: ReactNode;
  isOpen: boolean;
  suggesting: ComposerBoxProps['suggesting'];
  /** The caret or the text has changed. */
  look: () => void;
  onKeyDown: (event: KeyboardEvent<HTMLTextAreaElement>) => void;
  /** Writes an @ where the caret is. */
  begin: () => void;
};

/** Suggests names after @: arrows choose, Enter and Tab take, Esc and going back keep what is written. */
export function useMentions({ box, value, onChange, people }: Options): Mentions {
  const listId = useId();
  const [begun, setDraft] = useState<MentionDraft | null>(null);
  const [activeAt, setActiveAt] = useState(0);
  /** The @ whose list was closed. */
  const [dismissedAt, setDismissedAt] = useState<number | null>(null);
  const caret = useRef<number>(undefined);
  // A text that was sent or came from elsewhere ends what was begun in the one before.
  const draft = begun && value.slice(begun.from, begun.to) === `@${begun.query}` ? begun : null;
  const found = draft && draft.from !== dismissedAt ? nameablesFor(people, draft.query) : [];
  const isOpen = found.length > 0;
  const at = Math.min(activeAt, found.length - 1);
  const dismiss = () => setDismissedAt(draft?.from ?? null);
  useLayer(isOpen, dismiss);

  useLayoutEffect(() => {
    if (caret.current === undefined) return;
    box.current?.setSelectionRange(caret.current, caret.current);
    caret.current = undefined;
  }, [box, value]);

  const look = () => {
    const area = box.current;
    const isPoint = area && area.selectionStart === area.selectionEnd;
    const next = isPoint ? mentionAt(area.value, area.selectionStart) : null;
    if (next?.from !== draft?.from || next?.query !== draft?.query) setActiveAt(0);
    if (next?.from !== dismissedAt) setDismissedAt(null);
    setDraft(next);
  };
  const choose = ({ username }: Nameable) => {
    if (!draft) return;
    const next = withMention(value, draft, username);
    caret.current = next.caret;
    setDraft(null);
    onChange(next.text);
    box.current?.focus();
  };
  const onKeyDown = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    if (!isOpen || event.nativeEvent.isComposing || event.nativeEvent.keyCode === 229) return;
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const chosen = found[at];
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      const step = event.key === 'ArrowDown' ? 1 : found.length - 1;
      setActiveAt((at + step) % found.length);
    } else if ((event.key === 'Enter' || event.key === 'Tab') && !event.shiftKey && chosen) {
      choose(chosen);
    } else if (event.key === 'Escape') {
      dismiss();
    } else {
      return;
    }
    event.preventDefault();
    event.stopPropagation();
  };
  const begin = () => {
    const area = box.current;
    if (!area) return;
    const from = area.selectionStart;
    const before = value.slice(0, from);
    const sign = before === '' || /\s$/u.test(before) ? '@' : ' @';
    caret.current = from + sign.length;
    onChange(before + sign + value.slice(area.selectionEnd));
    setDraft({ from: from + sign.length - 1, to: from + sign.length, query: '' });
    setDismissedAt(null);
    setActiveAt(0);
    area.focus();
  };
  return {
    menu: isOpen && <MentionMenu id={listId} people={found} activeAt={at} onChoose={choose} />,
    isOpen,
    suggesting: {
      'aria-autocomplete': 'list',
      'aria-haspopup': 'listbox',
      'aria-controls': isOpen ? listId : undefined,
      'aria-activedescendant': isOpen ? mentionOptionId(listId, at) : undefined,
    },
    look,
    onKeyDown,
    begin,
  };
}
