import { describe, expect, test } from 'vitest';
import { subjects } from '#content/guide/subjects.ts';
import type { Language } from '#contract/shapes.ts';
import { guidedChat } from '../../../testing/guided-chat.ts';
import { newChat } from './chat-state.ts';
import { heardInJoy } from './joy.ts';
import { readingOf } from './reading.ts';
import { noticeSubject, subjectOf } from './subjects.ts';

const { repliesTo } = guidedChat({ seed: 'subject', at: '2026-11-26T09:00:00Z' });

function subjectAfter(language: Language, texts: readonly string[]): string | undefined {
  const state = newChat('subject', language);
  for (const text of texts) {
    noticeSubject(state, readingOf(text, language));
    state.turn++;
    state.askedSubject = state.subject !== null;
  }
  return subjectOf(state)?.key;
}

test.each([
  ['en', ['I got promoted to team lead and my old peers stop talking'], 'new_leader'],
  ['en', ['my daughter is moving out in august and the house will be empty'], 'child_leaves_home'],
  ['he', ['אמא שלי מתקשרת חמש פעמים ביום ומאשימה אותי'], 'demanding_parent'],
  ['he', ['אני לא מצליחה לסיים את התזה'], 'thesis_stuck'],
] as const)('%s: is found in a first message: %s', (language, texts, key) => {
  expect(subjectAfter(language, texts)).toBe(key);
});

test.each([
  ['en', ['he laughed at that yesterday']],
  ['he', ['לא יודעת מה לחשוב על זה']],
] as const)('%s: is none where nothing shows one: %s', (language, texts) => {
  expect(subjectAfter(language, texts)).toBeUndefined();
});

test.each([
  ['en', 'I had an argument with my landlord about the heating'],
  ['en', 'My team had a holiday dinner and nobody talked to me'],
  ['en', 'I keep forgetting things lately, names, appointments, and it scares me'],
  ['en', 'I want to propose a new project at work but I’m afraid'],
  ['he', 'אחי ואחותי באים לבקר ואני מתרגשת'],
  ['he', 'אני לא מצליח לארח חברים בלי להילחץ מהכלים והניקיון'],
  ['he', 'מכרנו את הדירה, עורך דין לקח שכר עצום'],
] as const)('%s: no word of many matters shows one of family or couples: %s', (language, text) => {
  expect(subjectAfter(language, [text])).toBeUndefined();
});

describe('a subject is borne by more than a word in passing', () => {
  test.each([
    ['en', 'My manager asked to be cc’d on every email', 'God no. Just work stuff'],
    ['en', 'Dad left the gas on again', 'we’d kill each other within a week in the spare room'],
    ['en', 'I bought a shirt and then sat in the car park', 'well, that I’m returning a shirt lol'],
    ['he', 'אני לא רגועה בזמן האחרון', 'קמה ב6, ילדים, עבודה, ובכל קנייה אני עושה חישובים'],
    ['he', 'הבן שלי לא ישן', 'אני מרגישה שאת מדברת עם מישהי אחרת'],
  ] as const)('%s: %s, %s', (language, first, text) => {
    expect(subjectAfter(language, [first, text])).toBeUndefined();
  });

  test.each([
    ['en', 'Dad left the gas on again'],
    ['en', 'My friend'],
    ['he', 'אבא שלי שכח'],
  ] as const)('%s: least of all in a few words: %s', (language, text) => {
    expect(subjectAfter(language, [text])).toBeUndefined();
  });

  test.each([
    [
      'en',
      'got a date on friday!! first one in 19 years. divorced since last autumn. do people still do flowers or is that creepy now',
      'dating',
    ],
    ['he', 'יש לי דייט ביום חמישי, ראשון אחרי הגירושים. איך בכלל עושים את זה?', 'dating'],
  ] as const)('%s: a first message shows it also where it asks: %s', (language, text, key) => {
    expect(subjectAfter(language, [text])).toBe(key);
  });

  test.each([
    [
      'en',
      ['I can’t sleep, I lie awake every night until four', 'I’m not sleeping at all'],
      'sleep',
    ],
    ['he', ['הבן שלי לא רוצה ללכת לבית ספר', 'לא רוצה ללכת לבית הספר כבר שבוע'], 'child_at_school'],
    [
      'he',
      ['המשכנתא עלתה ואנחנו לא נעמוד בתשלומים, אין כסף', 'זה לא עבודה. זה הבית שלנו'],
      'money_worries',
    ],
    ['he', ['יש לי דייט ביום חמישי, ראשון אחרי הגירושים', 'לא! אני מדברת על הדייט'], 'dating'],
  ] as const)('%s: no denial of something else closes it: %j', (language, texts, key) => {
    expect(subjectAfter(language, texts)).toBe(key);
  });
});

test('no side noun turns a chat to another subject', () => {
  const texts = [
    'I can’t finish my thesis, the defence is in five weeks',
    'I open the file and then I clean the kitchen',
    'my sister says the kitchen never looked better',
  ];
  expect(subjectAfter('en', texts)).toBe('thesis_stuck');
});

test.each([
  ['en', 'my family lives in a remote village', 'remote_alone'],
  ['en', 'school holidays start and I have no idea what to do with the kids', 'work_and_children'],
  ['en', 'he applied pressure on me to sell the flat', 'looking_for_work'],
  ['he', 'אמא שלי משפילה אותי מול כולם', 'harsh_boss'],
  ['he', 'אני סופרת את השעות עד שהוא חוזר', 'job_to_leave'],
  ['he', 'המשכורת שלי הולכת על משכנתא', 'asking_for_raise'],
] as const)('%s: a word of work in another matter is none: %s', (language, text, key) => {
  expect(subjectAfter(language, [text])).not.toBe(key);
});

test.each([
  ['en', ['I can’t finish my thesis', 'I open the file and close it', 'My supervisor is on leave']],
  ['he', ['אני לא מצליחה לסיים את התזה', 'פתחתי את הקובץ וסגרתי', 'המנחה בחופשה']],
] as const)('%s: its questions come in their order', (language, texts) => {
  const place = language === 'en' ? 0 : 1;
  const lines = subjects.find(({ key }) => key === 'thesis_stuck')?.lines.PS ?? [];
  const asked = repliesTo(language, texts).flatMap(({ text }) => {
    const at = lines.findIndex((line) => text.includes(line[place]));
    return at < 0 ? [] : [at];
  });
  expect(asked.length).toBeGreaterThanOrEqual(2);
  expect(asked).toEqual(asked.toSorted((one, other) => one - other));
});

test('good news is none where the subject is a hard one', () => {
  const reading = readingOf('I got the promotion!', 'en');
  const state = newChat('subject', 'en');
  expect(heardInJoy(state, reading).intent).toBe('joy');
  expect(heardInJoy({ ...state, subject: 'lost_job' }, reading).intent).toBe('story');
});
