import { expect, test } from 'vitest';
import { remarksIn } from './remarks.ts';

const keysIn = (language: 'en' | 'he', text: string) =>
  remarksIn(text, language).map(({ key }) => key);

test.each([
  ['en', 'she told me how to get there', 'controls_interferes'],
  ['he', 'הוא מתערב שמחר ירד גשם', 'controls_interferes'],
  ['en', 'they don’t know yet where to go', 'they_dont_know_yet'],
  ['he', 'הם עוד לא יודעים לאן לנסוע', 'they_dont_know_yet'],
  ['en', 'leave me out of it', 'left_out'],
  ['en', 'she said it’s fine if I come late', 'they_say_fine'],
  ['en', 'they expect me at eight', 'they_expect_of_me'],
  ['en', 'we were so close to winning', 'used_to_be_close'],
  ['en', 'I wish she supported me', 'somebody_supported_me'],
  ['en', 'we made up a story', 'made_up_or_talked'],
  ['en', 'I don’t want to bother you', 'dont_want_to_worry_them'],
  ['he', 'אני לא רוצה להטריד אותך', 'dont_want_to_worry_them'],
] as const)('%s: “%s” is no %s', (language, text, key) => {
  expect(keysIn(language, text)).not.toContain(key);
});

test.each([
  ['en', 'my best friend ghosted me', 'went_quiet'],
  ['he', 'הוא פתאום התרחק ממני', 'went_quiet'],
  ['en', 'she’s been hiding things from me', 'lied_to_me'],
  ['en', 'I always feel left out', 'left_out'],
  ['en', 'he went through my phone', 'controls_interferes'],
  ['en', 'I should probably apologise', 'owe_apology'],
  ['he', 'הם סומכים עליי', 'depends_on_me'],
  ['he', 'היינו פעם חברות טובות', 'used_to_be_close'],
] as const)('%s: “%s” is %s', (language, text, key) => {
  expect(keysIn(language, text)).toContain(key);
});
