import type { UserRef } from '#contract/shapes.ts';
import { ask } from '#web/features/reports/asked.ts';
import type { Text } from '#web/platform/text.ts';
import { Ban, CircleCheck, Flag, UserRound } from '#web/ui/icons.ts';
import type { MenuAction } from '#web/ui/RowMenu.tsx';
import { askToBlock, showPerson } from './shown-person.ts';

/** Actions for a person, in the menu of any element that represents them. */
export function personActions(
  text: Text,
  user: UserRef,
  /** Undefined: whether they are blocked is not known yet. */
  blocked: ReadonlySet<string> | undefined,
): { profile: MenuAction; report: MenuAction; block: MenuAction } {
  const isBlocked = blocked?.has(user.id) ?? false;
  return {
    profile: {
      label: text('connections.profile'),
      icon: <UserRound aria-hidden />,
      onChoose: () => showPerson(user),
    },
    report: {
      label: text('reports.report_person'),
      icon: <Flag aria-hidden />,
      onChoose: () => ask({ deed: 'report', about: { kind: 'person', user } }),
    },
    block: isBlocked
      ? {
          label: text('connections.unblock'),
          icon: <CircleCheck aria-hidden />,
          onChoose: () => void unblock(user),
        }
      : {
          label: text('connections.block'),
          icon: <Ban aria-hidden />,
          danger: true,
          disabled: blocked === undefined,
          onChoose: () => askToBlock(user),
        },
  };
}

/** Loads the code of an action when it is chosen, which keeps it out of the code of the chat. */
async function unblock(user: UserRef): Promise<void> {
  const { unblockPerson } = await import('./connection-changes.ts');
  await unblockPerson(user);
}
