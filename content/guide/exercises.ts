import { exercisesOfDoing } from './exercises/deciding.ts';
import type { Exercise, Text } from './exercises/exercise.ts';
import { exercisesOfMind } from './exercises/mind.ts';
import { exercisesOfMoods } from './exercises/moods.ts';
import { exercisesOfPeople } from './exercises/people.ts';

/** Of several that a chat shows a use for, the first ones are offered. */
export const exercises: Exercise[] = [
  ...exercisesOfDoing,
  ...exercisesOfPeople,
  ...exercisesOfMind,
  ...exercisesOfMoods,
];

/** Texts to send with a tap while an exercise is offered, and while it is done. */
export const goOnWriting: Text = ['Just go on writing', 'פשוט להמשיך לכתוב'];
export const exerciseChips = {
  example: ['An example', 'אפשר דוגמה'],
  skip: ['Leave this one out', 'לדלג על השאלה'],
  stop: ['Stop here', 'לעצור כאן'],
} satisfies Record<string, Text>;
