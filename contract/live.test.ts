import { expect, expectTypeOf, test } from 'vitest';
import { type LiveEvent, type Unconcerned, events } from './live.ts';

test('every event changes a state, except one that only carries a version and one after which it is read again', () => {
  const idle = Object.entries(events).filter(([, { changes }]) => changes.length === 0);
  expect(idle.map(([type]) => type)).toEqual(['chat.unchanged', 'chat.reread']);
});

test('code that leaves out an event of its state does not compile', () => {
  type Deleted = Extract<LiveEvent, { type: 'message.deleted' }>;
  expectTypeOf<Deleted>().toExtend<Unconcerned<'folders'>>();
  // A deleted message is no longer pinned.
  expectTypeOf<Deleted>().not.toExtend<Unconcerned<'pins'>>();
});
