import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { filesOf, textKeysIn } from './first-texts.ts';

test('a file brings what it imports at once, and no later part', () => {
  const files = [...filesOf(['web/features/conversation/ChatScreen.tsx'])];
  const has = (name: string) => files.some((file) => file.endsWith(name));
  expect(has('conversation/GuidedChat.tsx')).toBe(true);
  expect(has('web/platform/text.ts')).toBe(true);
  expect(has('conversation/PeopleChat.tsx')).toBe(false);
  expect(has('assistant/GuidedMessages.tsx')).toBe(false);
});

test('keys are found whole, and by their beginning', () => {
  const file = path.join(mkdtempSync(path.join(tmpdir(), 'texts-')), 'part.ts');
  writeFileSync(
    file,
    "text('chat.untitled'); text(`outcomes.${kind}_done`); label('no.key'); text('assistant.stage_PS'); <A words=\"pins.pin\" />",
  );
  const known = [
    'chat.untitled',
    'chat.delete',
    'outcomes.action_done',
    'outcomes.insight_done',
    'pins.pin',
    'assistant.stage_PS',
  ];
  expect([...textKeysIn([file], known)].toSorted()).toEqual([
    'assistant.stage_PS',
    'chat.untitled',
    'outcomes.action_done',
    'outcomes.insight_done',
    'pins.pin',
  ]);
});
