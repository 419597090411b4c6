import { describe, expect, test } from 'vitest';
import { type GuideReply, type PersonTurn, guideReply } from './guide.ts';

const person = { displayName: 'Noa', language: 'en', timezone: 'UTC' } as const;
const at = new Date('2026-03-02T09:00:00Z');

/** The replies of a chat, the last of them last. */
function chat(texts: string[], remembered: string[] | null = []): GuideReply[] {
  const turns: PersonTurn[] = texts.map((text) => ({ text, at }));
  return turns.map((_, last) =>
    guideReply({
      seed: 'a chat about memory',
      turns: turns.slice(0, last + 1),
      person,
      introduces: false,
      keepsActions: true,
      remembered,
    }),
  );
}

const proposed = (text: string, remembered: string[] | null = []) =>
  chat([text], remembered)[0]?.proposals.find(({ kind }) => kind === 'remember')?.payload;

describe('memories that a person asks for', () => {
  test.each([
    ['Remember that I hate Mondays', 'I hate Mondays'],
    ['please remember that my sister lives in Haifa.', 'My sister lives in Haifa'],
    ['Can you remember that I’m vegetarian?', "I'm vegetarian"],
    ['Note that about me: I write best at night', 'I write best at night'],
    ['Keep in mind: evenings are hard', 'Evenings are hard'],
    ['Work was loud. Remember that I work from home on Sundays', 'I work from home on Sundays'],
    ['תזכור שאני שונא ימי ראשון', 'אני שונא ימי ראשון'],
    ['תזכרי בבקשה שאחותי גרה בחיפה', 'אחותי גרה בחיפה'],
    ['אפשר לזכור ש אני עובדת מהבית?', 'אני עובדת מהבית'],
    ['תרשום: הערבים קשים לי', 'הערבים קשים לי'],
  ])('is offered as a note: %s', (text, note) => {
    expect(proposed(text)).toEqual({ kind: 'note', text: note });
  });

  test.each([
    ['My goal is to run five kilometres', 'Run five kilometres'],
    ['my main goal for this year is finishing the thesis', 'Finishing the thesis'],
    ['המטרה שלי היא לסיים את התזה', 'לסיים את התזה'],
    ['המטרה שלי השנה היא לישון יותר', 'לישון יותר'],
  ])('is offered as a goal: %s', (text, goal) => {
    expect(proposed(text)).toEqual({ kind: 'goal', text: goal });
  });

  test.each([
    'Do you remember that I told you of my sister?',
    'Remember that time we went to the sea?',
    'I remember that my mother sang',
    'Remember when we spoke?',
    'What is my goal?',
    'אני זוכר שאמא שרה',
    'אתה זוכר שסיפרתי לך?',
  ])('is not read into other words: %s', (text) => {
    expect(proposed(text)).toBeUndefined();
  });

  test('is nothing where memory is off, which the guide says', () => {
    const [reply] = chat(['Remember that I hate Mondays'], null);
    expect(reply?.proposals).toEqual([]);
    expect(reply?.text).toMatch(/profile/u);
    expect(proposed('My goal is to run five kilometres', null)).toBeUndefined();
  });

  test('is not offered when it is remembered already, and a goal is offered once', () => {
    expect(proposed('Remember that I hate Mondays', ['i hate mondays'])).toBeUndefined();
    const replies = chat(['My goal is to run five kilometres', 'no', 'My goal is to sleep more']);
    expect(replies.map(({ proposals }) => proposals.length)).toEqual([1, 0, 0]);
  });

  test('is decided with a yes or a no in words', () => {
    const [, yes] = chat(['Remember that I hate Mondays', 'yes']);
    expect(yes?.decided).toEqual({ kind: 'remember', state: 'accepted' });
    const [, no] = chat(['תזכור שאני שונא ימי ראשון', 'לא']);
    expect(no?.decided).toEqual({ kind: 'remember', state: 'dismissed' });
    const [, other] = chat(['Remember that I hate Mondays', 'My boss shouted at me today']);
    expect(other?.decided).toBeNull();
  });

  test('is a step and no goal where it has a day', () => {
    const [reply] = chat(['My goal is that I will write to Dan tomorrow']);
    expect(reply?.proposals.filter(({ kind }) => kind === 'remember')).toEqual([]);
  });
});
