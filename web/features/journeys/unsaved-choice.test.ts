import { afterEach, expect, test } from 'vitest';
import {
  forgetChoice,
  rememberChoice,
  storedChoice,
  takenUp,
  unsavedChoice,
} from './unsaved-choice.ts';

const written = (text: string) => ({ card_id: null, question: null, text });
const begun = { card_id: 'a', question: 0, text: 'one' };

afterEach(() => forgetChoice('run', 0));

test('a choice that waited in a browser is sent if nobody else wrote meanwhile', () => {
  const mine = { card_id: 'b', question: null, text: 'one, two' };
  expect(takenUp({ ...mine, known: begun }, begun)).toEqual(mine);
  expect(takenUp(mine, storedChoice(undefined))).toEqual(mine);
});

test("another device's text stays, and mine is added below it", () => {
  const mine = { ...written('from the train'), known: written('one') };
  expect(takenUp(mine, written('newer words'))).toEqual(written('newer words\n\nfrom the train'));
  // One that an older version left knows nothing of the server.
  expect(takenUp(written('from the train'), written('newer'))).toEqual(
    written('newer\n\nfrom the train'),
  );
});

test('each part that I left alone is the one of the other device', () => {
  const newer = { card_id: 'c', question: 2, text: 'newer words' };
  expect(takenUp({ ...begun, known: begun }, newer)).toEqual(newer);
  expect(takenUp({ ...begun, text: 'mine', known: begun }, { ...newer, text: 'one' })).toEqual({
    ...newer,
    text: 'mine',
  });
});

test('a choice that arrived without an answer is not written twice', () => {
  const mine = { ...written('one, two'), known: written('') };
  expect(takenUp(mine, written('one, two'))).toEqual(written('one, two'));
  expect(takenUp(mine, written('one'))).toEqual(written('one, two'));
  const joined = written('newer\n\none, two');
  expect(takenUp(mine, joined)).toEqual(joined);
});

test('the last known server state is remembered with the choice', () => {
  rememberChoice('run', 0, { ...begun, known: written('one') });
  expect(unsavedChoice('run', 0)).toEqual({ ...begun, known: written('one') });
  forgetChoice('run', 0);
  expect(unsavedChoice('run', 0)).toBeNull();
});
