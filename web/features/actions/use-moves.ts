import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import type { Action } from '#contract/actions.ts';
import { useText } from '#web/platform/language.tsx';
import { setState, updateAction } from './action-changes.ts';
import type { DropPlace } from './action-drag.ts';
import {
  type Calendar,
  type Group,
  type GroupName,
  changeFor,
  isOver,
  positionAt,
  takes,
} from './action-groups.ts';

const steps: Record<string, 1 | -1 | undefined> = { ArrowUp: -1, ArrowDown: 1 };

/** Moving actions within their group and to others, by pointer, keys and menu; each move is announced. */
export function useMoves(
  groups: Group[],
  calendar: Calendar,
  nameOf: (group: GroupName) => string,
) {
  const text = useText();
  const [announcement, announce] = useState('');
  const focused = useRef<string | null>(null);
  useEffect(() => {
    // In another group it is another element.
    if (focused.current === null) return;
    const handle = document.querySelector<HTMLElement>(`[data-move="${focused.current}"]`);
    if (handle && document.activeElement !== handle) handle.focus();
    focused.current = null;
  });

  const moveTo = (action: Action, { group, index }: DropPlace) => {
    if (group === 'done') {
      if (!isOver(action)) setState(action, 'done');
      return;
    }
    const others = (groups.find(({ name }) => name === group)?.actions ?? []).filter(
      ({ id }) => id !== action.id,
    );
    const position = positionAt(others, index);
    updateAction(action, {
      ...changeFor(action, group, calendar, new Date()),
      ...(position !== undefined && { position }),
    });
    announce(
      text('actions.moved', {
        title: action.title,
        group: nameOf(group),
        place: index + 1,
        count: others.length + 1,
      }),
    );
  };

  /** One step up or down; past the end of a group, into the next one. Null where there is none. */
  const stepOf = (action: Action, by: 1 | -1): DropPlace | null => {
    const at = groups.findIndex(({ actions }) => actions.some(({ id }) => id === action.id));
    const group = groups[at];
    if (!group) return null;
    const index = group.actions.findIndex(({ id }) => id === action.id) + by;
    if (index >= 0 && index < group.actions.length) return { group: group.name, index };
    const ways = by === 1 ? groups.slice(at + 1) : groups.slice(0, at).toReversed();
    const next = ways.find(({ name }) => takes(name, calendar));
    return next ? { group: next.name, index: by === 1 ? 0 : next.actions.length } : null;
  };

  const onKey = (event: KeyboardEvent<HTMLElement>, action: Action) => {
    const by = steps[event.key];
    if (by === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    const place = stepOf(action, by);
    if (!place) return;
    focused.current = action.id;
    moveTo(action, place);
  };

  return { announcement, moveTo, stepOf, onKey };
}
