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

/** Subjects of one kind with the words for it: a person who rejects one of them rejects them all. */
export const subjectKinds = {
  work: {
    words: {
      en: 'work|works|working|work stuff|job|jobs|boss|bosses|office|workplace|career|colleagues?|coworkers?',
      he: 'עבודה|עבודות|בוס|בוסית|משרד|קריירה|מקום עבודה|קולגות',
    },
    subjects: workSubjects.map(({ key }) => key).filter((key) => key !== 'retirement'),
  },
  couple: {
    words: {
      en: 'marriage|relationship|partner|romance|dating|dates?|love|couples?|husband|wife|boyfriend|girlfriend',
      he: 'נישואים|זוגיות|בן זוג|בת זוג|בן הזוג|בת הזוג|אהבה|דייטים|דייט|בעל|אישה|אשתי|בעלי',
    },
    subjects: [...coupleSubjects.map(({ key }) => key), 'single_parent'],
  },
  money: {
    words: { en: 'money|salary|debts?|finances', he: 'כסף|משכורת|חובות|כספים' },
    subjects: [
      'money_worries',
      'money_in_couple',
      'buying_home',
      'asking_for_raise',
      'inheritance',
    ],
  },
  studies: {
    words: {
      en: 'studies|studying|exams?|university|college|thesis|degree',
      he: 'לימודים|מבחן|מבחנים|אוניברסיטה|תואר|תזה',
    },
    subjects: ['thesis_stuck', 'exam_ahead', 'choosing_studies', 'leaving_studies'],
  },
  parents: {
    words: {
      en: 'mother|father|mum|mom|dad|parents',
      he: 'אמא|אימא|אבא|הורים|ההורים|אבי|אימי',
    },
    subjects: [
      'demanding_parent',
      'parent_with_dementia',
      'ageing_parent',
      'parents_dont_accept',
      'distant_father_or_mother',
    ],
  },
  children: {
    words: {
      en: 'kids?|children|child|son|daughter|baby',
      he: 'ילדים|ילד|ילדה|הבן שלי|הבת שלי|תינוק|תינוקת',
    },
    subjects: [
      'teenager',
      'child_at_school',
      'anger_at_child',
      'screens',
      'child_diagnosed',
      'grown_child',
      'child_leaves_home',
      'new_baby',
      'single_parent',
      'work_and_children',
    ],
  },
  friends: {
    words: { en: 'friends?|friendships?', he: 'חברות|חבר|חברה|חברים|חברה שלי|חבר שלי' },
    subjects: ['friend_faded', 'friend_far', 'quarrel_with_friend'],
  },
  loneliness: {
    words: { en: 'loneliness|lonely|alone', he: 'בדידות|בודד|בודדה' },
    subjects: ['loneliness', 'remote_alone', 'boredom_and_emptiness', 'drifting_apart'],
  },
  meaning: {
    words: {
      en: 'god|religion|faith|meaning of life|big questions?',
      he: 'אלוהים|דת|אמונה|משמעות החיים|שאלות גדולות|שאלה גדולה',
    },
    subjects: ['meaning_and_faith', 'midlife'],
  },
  body: {
    words: {
      en: 'illness|health|weight|diet|body|age|ageing|aging',
      he: 'מחלה|בריאות|משקל|דיאטה|גוף|גיל',
    },
    subjects: ['body_and_weight', 'diagnosis', 'chronic_pain', 'ill_partner', 'ageing'],
  },
  envy: {
    words: { en: 'envy|envious|jealousy|jealous', he: 'קנאה|מקנא|מקנאה' },
    subjects: ['envy', 'jealousy'],
  },
} as const satisfies Record<
  string,
  { words: Record<'en' | 'he', string>; subjects: readonly string[] }
>;

export type SubjectKind = keyof typeof subjectKinds;
