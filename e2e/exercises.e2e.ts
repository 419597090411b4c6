import { exerciseChips, exercises } from '#content/guide/exercises.ts';
import { expectAccessible } from './accessible.ts';
import { expect, test } from './people.ts';
import { expectNoSidewaysScroll } from './screens.ts';

const talk = exercises.find(({ key }) => key === 'talk');
const messages = {
  en: [
    'My flatmate never does the dishes',
    'I asked her three times and she says sorry and then nothing changes',
    'that I am not her mother',
    'Can we talk about the kitchen for a minute?',
    'she will say that she is busy',
    'I know, and we still need a plan',
  ],
  he: [
    'השותפה שלי אף פעם לא שוטפת כלים',
    'ביקשתי ממנה שלוש פעמים והיא אומרת סליחה ושום דבר לא משתנה',
    'שאני לא אמא שלה',
    'אפשר לדבר רגע על המטבח?',
    'היא תגיד שהיא עסוקה',
    'ברור לי, ועדיין נחוצה לנו תוכנית',
  ],
};

test('an exercise is begun with its chip, and ends with the answers and a step @both', async ({
  person,
  say,
  language,
}) => {
  const { page } = person;
  const [first = '', second = '', ...answers] = messages[language];
  const place = language === 'he' ? 1 : 0;
  await page.goto(`/chat/${await person.chatAbout(first)}`);
  const box = page.getByRole('textbox', { name: say('chat.message') });
  const chips = page.getByRole('group', { name: say('assistant.suggestions') });
  const send = async (words: string) => {
    await box.fill(words);
    await page.getByRole('button', { name: say('chat.send'), exact: true }).click();
  };
  await send(second);
  await chips.getByRole('button', { name: talk?.pick[place] }).click();
  for (const answer of answers) {
    const stop = chips.getByRole('button', { name: exerciseChips.stop[place] });
    await expect(stop).toBeVisible({ timeout: 15_000 });
    await send(answer);
    await expect(stop).toHaveCount(0);
  }
  const result = page.getByRole('article').last().getByRole('list').first();
  await expect(result.getByRole('listitem')).toHaveCount(answers.length, { timeout: 15_000 });
  for (const answer of answers) await expect(result).toContainText(answer);
  await expectNoSidewaysScroll(page);
  await expectAccessible(page, result);
  await chips.getByRole('button').nth(1).click();
  const offer = page.getByRole('group', { name: say('assistant.proposal') });
  await expect(offer).toBeVisible({ timeout: 15_000 });
});
