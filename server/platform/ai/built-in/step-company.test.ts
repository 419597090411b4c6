import { expect, test } from 'vitest';
import { guidedChat } from '../../../testing/guided-chat.ts';

const { lastReplyTo, repliesTo } = guidedChat({ seed: 'company', at: '2026-11-26T09:00:00Z' });

const titleOf = (language: 'en' | 'he', texts: readonly string[]) => {
  const [proposal] = lastReplyTo(language, texts).proposals;
  return proposal?.kind === 'action' ? proposal.payload.title : null;
};

test.each([
  [
    'en',
    'My dad and I haven’t been to the lake since mom died',
    'We’ll go Saturday',
    'go with my dad',
  ],
  [
    'en',
    'my husband and I never do anything together',
    'we’re going on Saturday',
    'go with my husband',
  ],
  ['en', 'my sister and I barely talk', 'we’ll meet Saturday', 'meet with my sister'],
  ['en', 'we barely talk, me and my sister', 'we’ll talk on Sunday', 'talk with my sister'],
  ['he', 'אני ואבא לא היינו בים מאז הקורונה', 'ניסע בשבת', 'ניסע עם אבא'],
  ['he', 'רבתי עם אשתי', 'נלך ביום ראשון', 'נלך עם אשתי'],
  ['he', 'אני ואחותי כמעט לא מדברות', 'ניפגש ביום שני', 'ניפגש עם אחותי'],
] as const)('%s: %s / %s', (language, before, plan, title) => {
  expect(titleOf(language, [before, plan])).toBe(title);
});

test.each([
  ['en', 'I’ve been avoiding the gym for months', 'I’m going on Monday at 7', 'go to the gym at 7'],
  ['en', 'I haven’t been to the library in years', 'I’ll go on Monday', 'go to the library'],
  ['he', 'לא הייתי בחדר כושר חודשים', 'אני הולך ביום שני בשבע', 'הולך לחדר כושר בשבע'],
] as const)('%s: the place of %s is where the person goes', (language, before, plan, title) => {
  expect(titleOf(language, [before, plan])).toBe(title);
});

test.each([
  ['en', ['My dad and I loved the house. He died in May', 'We’ll go Saturday']],
  ['en', ['My boss yelled at me', 'We’ll go Saturday']],
  ['en', ['my sister and I barely talk', 'we’ll see']],
  ['en', ['My boss yelled at my sister', 'We’ll go Saturday']],
  ['en', ['I was at the bank and then at the gym', 'I’m going on Monday']],
  ['he', ['אבא שלי נפטר בשנה שעברה. היינו נוסעים ביחד', 'ניסע בשבת']],
] as const)('%s: nobody and no place is guessed: %j', (language, texts) => {
  expect(titleOf(language, texts)).toBeNull();
});

test.each([
  ['en', ['I feel lost lately', 'We’ll go Saturday'], 'yes please', 'go'],
  ['en', ['I feel lost lately', 'We’ll go Saturday'], 'Yes, note it', 'go'],
  ['he', ['קשה לי לאחרונה', 'ניסע בשבת'], 'כן אחי', 'ניסע'],
  ['he', ['קשה לי לאחרונה', 'ניסע בשבת'], 'סגור', 'ניסע'],
] as const)(
  '%s: a yes to the asked words takes those that were said: %j %s',
  (language, texts, yes, title) => {
    expect(lastReplyTo(language, texts).rule).toBe('ask_wording');
    expect(titleOf(language, [...texts, yes])).toBe(title);
    expect(lastReplyTo(language, [...texts, yes, yes]).rule).toBe('saved');
  },
);

test('other words, or a no, are taken for the step', () => {
  const texts = ['I feel lost lately', 'We’ll go Saturday'];
  expect(titleOf('en', [...texts, 'take the train to the coast'])).toBe(
    'take the train to the coast',
  );
  expect(lastReplyTo('en', [...texts, 'no, leave it']).rule).toBe('step_declined');
});

test.each([
  ['en', 'we used to go dancing'],
  ['en', 'she used to be so proud of me'],
] as const)('%s: joy that is over is no good news: %s', (language, text) => {
  expect(repliesTo(language, ['we never do anything together', text]).at(-1)?.rule).not.toBe(
    'listen:joy',
  );
});

test('joy that came back is', () => {
  expect(lastReplyTo('en', ['we used to dance and now we’re dancing again!']).rule).toBe(
    'listen:joy',
  );
});

test.each([
  [
    'en',
    'I haven’t been to the cemetery since June',
    'I’m driving there on Sunday',
    'driving to the cemetery',
  ],
  ['en', 'the report is late and I hate it', 'I’ll work on it tomorrow', 'work on the report'],
  ['he', 'לא הייתי בחדר כושר חודשים', 'אסע לשם ביום שני', 'אסע לחדר כושר'],
  ['he', 'הדוח תקוע כבר שבוע', 'אני יושב על זה מחר בבוקר', 'יושב על הדוח בבוקר'],
  ['en', 'my mom is sick and lives far', 'I’m driving there on Sunday', 'driving there'],
  ['en', 'the report and the budget are late', 'I’ll work on it tomorrow', 'work on it'],
  ['he', 'הבוס הציע לי תפקיד חדש', 'אני יושב על זה מחר בבוקר', 'יושב על זה בבוקר'],
] as const)('%s: after %s, %s is “%4$s”', (language, before, plan, title) => {
  expect(titleOf(language, [before, plan])).toBe(title);
});

test.each([
  ['en', ['I’ll clean the garage on Saturday', 'sure, sunday'], 'clean the garage'],
  ['he', ['אנקה את המחסן בשבת', 'סבבה, ביום ראשון'], 'אנקה את המחסן'],
] as const)(
  '%s: a yes with another day offers the step with that day: %j',
  (language, texts, title) => {
    const reply = lastReplyTo(language, texts);
    expect(reply).toMatchObject({ rule: 'redate', accepted: null });
    expect(reply.proposals).toEqual([{ kind: 'action', payload: { title, due_on: '2026-11-29' } }]);
  },
);
