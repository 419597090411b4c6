import { describe, expect, test } from 'vitest';
import { guideReply } from './guide.ts';

const at = new Date('2026-11-20T12:30:00Z');

function lastOf(language: 'en' | 'he', texts: string[], seed = 'own') {
  const turns = texts.map((text) => ({ text, at }));
  const person = { displayName: 'Noa', language, timezone: 'Asia/Jerusalem' };
  const reply = guideReply({ seed, turns, person, introduces: false, keepsActions: true });
  return { ...reply, text: reply.text.replaceAll(/[\u2068\u2069]/gu, '') };
}

const said = { en: 'My sister moved to Canada in June', he: 'אחותי עברה לקנדה ביוני' };

describe('a question about Zavit or the chat gets its own answer', () => {
  test.each([
    ['en', 'what time is it?', /14:30/u],
    ['en', "what's the time now", /14:30/u],
    ['en', 'what happens next?', /stage|card/u],
    ['en', 'can I talk in Hebrew', /language|both|English and Hebrew/u],
    ['he', 'אפשר לדבר באנגלית?', /אנגלית|שפ/u],
    ['he', 'למה שאלת אותי את זה?', /שאל/u],
    [
      'en',
      'is it weird that I miss him',
      /usual|reasons|decide|settle|normal|people (?:know|wonder)/u,
    ],
    ['en', 'ok now what', /stage|card/u],
    ['en', 'do you speak Hebrew?', /English and Hebrew|either language/iu],
    ['en', 'can you give me advice?', /possibility|one way/u],
    ['en', 'how do I delete this chat?', /Delete/u],
    ['en', 'why should I trust you?', /rules|on paper/u],
    ['en', 'what do you do with what I write here?', /stored|kept|server|report/u],
    ['en', 'what did we agree on?', /Your sister moved to Canada/u],
    ['en', 'a summary of what I said please', /Your sister moved to Canada/u],
    ['en', 'what do you mean by ‘angle’?', /a side from which/u],
    ['en', 'three tips for sleeping better', /^(?:Tips|A list)/u],
    ['en', 'you decide', /can’t take from you|chance/u],
    ['en', 'can we talk about my brother now', /^(?:Of course|Yes).*your brother/iu],
    ['he', 'מה השעה?', /14:30/u],
    ['he', 'אז מה עכשיו', /שלב|קלף/u],
    ['he', 'אתה מדבר אנגלית?', /אנגלית|שתי השפות/u],
    ['he', 'אתה נותן עצות?', /אפשרות אחת|דרך אחת/u],
    ['he', 'איך מוחקים את השיחה?', /מחיקה/u],
    ['he', 'למה לי לסמוך עליך?', /כללים|על דף/u],
    ['he', 'ומה אתה עושה עם מה שאני כותב פה? מישהו קורא?', /נשמר|שרת|דיווח/u],
    ['he', 'מה רשמנו?', /אחותך עברה לקנדה/u],
    ['he', 'מה זאת אומרת זווית?', /צד שממנו/u],
    ['he', 'שלושה טיפים לשינה', /טיפים|רשימה/u],
    ['he', 'תחליטי את', /לקחת ממך|שהמקרה/u],
    ['he', 'אפשר לדבר על אשתי?', /אשתך/u],
  ] as const)('%s: %s', (language, asked, answer) => {
    const reply = lastOf(language, [said[language], asked]);
    expect(reply.rule).toMatch(/^answer:/u);
    expect(reply.text).toMatch(answer);
    expect(reply.text).not.toMatch(/connect a model|לחבר מודל/u);
  });

  test.each([
    ['en', 'He never says what time he comes home'],
    ['en', 'I trust you to know that my sister hates me'],
    ['en', 'Nobody tells me what happens next at work'],
    ['en', 'We talk about my wife all the time'],
    ['he', 'היא מדברת אנגלית עם הילדים'],
    ['he', 'הוא לא אומר מה השעה שבה הוא חוזר'],
    ['he', 'דיברנו על אשתי כל הערב'],
  ] as const)('%s: a story in such words is heard as a story: %s', (language, text) => {
    expect(lastOf(language, [text]).rule).not.toMatch(/^answer:/u);
  });

  test('a question of what people feel gets no speech about models', () => {
    const asked = ['who is she loving exactly?', 'can one lead by asking?', 'what is love?'];
    for (const [index] of asked.entries())
      expect(lastOf('en', [said.en, ...asked.slice(0, index + 1)]).text).not.toMatch(/model/u);
    expect(lastOf('en', [...asked, 'what is the capital of Peru?']).text).toMatch(/model/u);
  });

  test('questions of the person are listed, with their quotations', () => {
    const asked = [
      'what do you mean by "angle"?',
      'what time is it?',
      'what did I ask you so far?',
    ];
    const { text } = lastOf('en', [said.en, ...asked]);
    expect(text).toContain('angle');
    expect(text).toContain('what time is it?');
    expect(lastOf('en', ['what did I ask you so far?']).text).toMatch(/nothing|first question/u);
  });
});

describe('a question beside an offer', () => {
  const plan = ['I will call Dana tomorrow', 'what day is that?'];

  test('leaves the offer open, so that a yes still counts', () => {
    expect(lastOf('en', plan).text).toContain('Saturday 21 November');
    expect(lastOf('en', [...plan, 'yes']).accepted).toMatchObject({ kind: 'action' });
  });

  test('keeps an offered step apart from a noted one', () => {
    expect(lastOf('en', ['I will call Dana tomorrow', 'what did we agree on?']).text).toMatch(
      /Nothing is noted yet.*call Dana/u,
    );
    const noted = [...plan, 'yes', 'what did we agree on?', 'what did we agree on?'];
    expect(lastOf('en', noted).text).toContain('call Dana');
    expect(lastOf('en', [...noted, 'what did we agree on?']).text).toContain('call Dana');
  });
});
