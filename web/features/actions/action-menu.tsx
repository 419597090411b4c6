import type { Action } from '#contract/actions.ts';
import { useNavigate } from '@tanstack/react-router';
import { useText } from '#web/platform/language.tsx';
import { ArrowDown, ArrowUp, CalendarDays, Link2, Pencil, Trash2, Undo2 } from '#web/ui/icons.ts';
import type { MenuAction } from '#web/ui/RowMenu.tsx';
import { StageGlyph } from '#web/ui/StageGlyph.tsx';
import { stages } from '#web/ui/stages.ts';
import { removeAction, setState } from './action-changes.ts';
import { type Calendar, type Group, type GroupName, isOver, takes } from './action-groups.ts';
import type { useMoves } from './use-moves.ts';

/** The menu of an action. */
export function useActionMenu({
  groups,
  calendar,
  nameOf,
  moves: { moveTo, stepOf },
  onEdit,
}: {
  groups: Group[];
  calendar: Calendar;
  nameOf: (group: GroupName) => string;
  moves: Pick<ReturnType<typeof useMoves>, 'moveTo' | 'stepOf'>;
  onEdit: (action: Action) => void;
}) {
  const text = useText();
  const navigate = useNavigate();
  return (action: Action): MenuAction[] => {
    const step = (by: 1 | -1) => {
      const place = stepOf(action, by);
      return {
        label: text(by === 1 ? 'actions.move_down' : 'actions.move_up'),
        icon: by === 1 ? <ArrowDown aria-hidden /> : <ArrowUp aria-hidden />,
        disabled: place === null,
        onChoose: () => {
          if (place) moveTo(action, place);
        },
      };
    };
    const others = groups.filter(
      ({ name, actions }) => takes(name, calendar) && !actions.some(({ id }) => id === action.id),
    );
    const { source } = action;
    return [
      {
        label: text('actions.edit_short'),
        icon: <Pencil aria-hidden />,
        onChoose: () => onEdit(action),
      },
      ...(isOver(action) ? [] : [step(-1), step(1)]),
      ...others.map(({ name, actions }) => ({
        label: text('actions.move_to', { group: nameOf(name) }),
        icon: <GroupIcon name={name} />,
        onChoose: () => moveTo(action, { group: name, index: actions.length }),
      })),
      ...(source
        ? [
            {
              label: text('actions.go_to_source'),
              icon: <Link2 aria-hidden />,
              onChoose: () => void navigate({ href: source.link }),
            },
          ]
        : []),
      ...(isOver(action)
        ? []
        : [
            {
              label: text('actions.drop'),
              icon: <Undo2 aria-hidden />,
              onChoose: () => setState(action, 'dropped'),
            },
          ]),
      {
        label: text('actions.delete'),
        icon: <Trash2 aria-hidden />,
        danger: true,
        divided: true,
        onChoose: () => removeAction(action),
      },
    ];
  };
}

function GroupIcon({ name }: { name: GroupName }) {
  const stage = stages.find((each) => each === name);
  return stage ? <StageGlyph stage={stage} size={18} /> : <CalendarDays aria-hidden />;
}
