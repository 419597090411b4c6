import { coupleSubjects } from './subjects/couples.ts';
import { familySubjects } from './subjects/family.ts';
import { makingSubjects } from './subjects/making.ts';
import { selfSubjects } from './subjects/self.ts';
import type { Subject } from './subjects/subject.ts';
import { workSubjects } from './subjects/work.ts';

/** The known subjects of chats; `built-in/subjects.ts` finds the one that a chat shows most. */
export const subjects: Subject[] = [
  ...workSubjects,
  ...makingSubjects,
  ...coupleSubjects,
  ...familySubjects,
  ...selfSubjects,
];
