import type { TextKey } from '#web/platform/language.tsx';
import type { ShortcutName } from '#web/platform/shortcuts.ts';

/** The list of shortcuts; a line without a shortcut's name has fixed keys. */
export const shortcutGroups: readonly {
  title: TextKey;
  lines: readonly (ShortcutName | { text: TextKey; keys: string[] })[];
}[] = [
  {
    title: 'shell.shortcuts_everywhere',
    lines: ['search', 'new_chat', 'new_action', 'sidebar', 'help'],
  },
  {
    title: 'shell.shortcuts_in_chat',
    lines: [
      'previous_chat',
      'next_chat',
      'previous_unread',
      'next_unread',
      'copy_answer',
      'regenerate',
      'delete_chat',
      'upload',
      'dictate',
    ],
  },
  {
    title: 'shell.shortcuts_fixed',
    lines: [
      { text: 'shell.shortcut_composer', keys: ['Shift', 'Esc'] },
      { text: 'shell.shortcut_stop', keys: ['Esc'] },
      { text: 'shell.shortcut_latest', keys: ['Esc'] },
      { text: 'messages.shortcut_oldest_unread', keys: ['Shift', 'Page Up'] },
      { text: 'shell.shortcut_edit_last', keys: ['↑'] },
      { text: 'messages.shortcut_reply_last', keys: ['Shift', '↑'] },
      { text: 'shell.shortcut_line', keys: ['Shift', 'Enter'] },
      { text: 'shell.shortcut_card_step', keys: ['←', '→'] },
      { text: 'shell.shortcut_card_turn', keys: ['F'] },
      { text: 'actions.shortcut_move', keys: ['↑', '↓'] },
      { text: 'meetings.shortcut_move', keys: ['Alt', '↑', '↓', '←', '→'] },
    ],
  },
];
