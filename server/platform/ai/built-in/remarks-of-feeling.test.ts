import { expect, test } from 'vitest';
import { remarksIn } from './remarks.ts';

function keysIn(text: string) {
  return remarksIn(text, /[א-ת]/u.test(text) ? 'he' : 'en').map(({ key }) => key);
}

test.each([
  ['told_nobody', 'I told nobody to come'],
  ['told_nobody', 'לא אמרתי לאף אחד לבוא'],
  ['wants_to_be_liked', 'I can’t stand it when people don’t listen'],
  ['wants_to_be_liked', 'אני מרצה באוניברסיטה'],
  ['never_thought_of_it', 'before I never thought about it, I just ran'],
  ['never_thought_of_it', 'לא עלה בדעתי להתקשר אליה'],
  ['misses_it', 'I always miss the train'],
  ['misses_it', 'חסר לי בורג אחד'],
  ['keeps_replaying', 'I keep hearing the neighbour’s dog'],
  ['keeps_replaying', 'זה חוזר לי כל חורף'],
  ['holds_together', 'I smile and say hello'],
  ['holds_together', 'אני שמה מסכה בבית החולים'],
  ['pretended', 'I made up a story for my daughter'],
  ['pretended', 'המצאתי סיפור לבן שלי'],
  ['snapped', 'I lost it on the bus'],
  ['snapped', 'איבדתי את זה באוטובוס'],
  ['relieved', 'ירד לי משקל'],
  ['proud', 'I did it'],
])('no %s is heard in “%s”', (key, text) => {
  expect(keysIn(text)).not.toContain(key);
});

test.each([
  ['awake_at_night', 'I can’t sleep'],
  ['awake_at_night', 'אני לא ישנה'],
  ['misses_it', 'we miss the old teacher'],
  ['misses_it', 'מתגעגעת הביתה'],
  ['feels_guilty', 'מרגישה אשמה'],
  ['angry', 'still so angry at him'],
  ['angry', 'כועסת עליו'],
  ['for_years', 'It’s been going on for two years'],
])('%s is heard in “%s”', (key, text) => {
  expect(keysIn(text)).toContain(key);
});
