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

const longStory = {
  en: 'I have been at my thesis for five years, and my supervisor is hardly ever there. I teach two classes, which eat up most of my week, and the money runs out in June. My girlfriend says I should take a break, but I can’t afford one. Then last Tuesday a guy in Leiden published basically my chapter three, and I just sat there',
  he: 'אני עובדת על הדוקטורט כבר חמש שנים, והמנחה שלי כמעט לא נמצא. אני מלמדת שני קורסים שאוכלים לי את השבוע, והמלגה נגמרת ביוני. בן הזוג שלי אומר שכדאי לקחת הפסקה אבל אין לי כסף להפסקה. אתמול זה קרה סוף סוף, אחרי כל הזמן הזה: מישהו מליידן פרסם בדיוק את הפרק השלישי שלי',
};

describe('a question about what was said is answered with the sentence', () => {
  test.each([
    ['en', [longStory.en, 'what did I say about Leiden?'], 'a guy in Leiden published'],
    ['en', ['my coach is called Ines', 'my knee hurts', "what's my coach's name?"], 'called Ines'],
    ['en', ['my coach Ines shouts', 'I saw my coach', 'what is my coach called?'], 'coach Ines'],
    ['en', ['my coach Ines shouts', 'my knee hurts', 'what was her name again?'], 'coach Ines'],
    ['en', ['my boss shouts', 'I am tired', 'who is my boss?'], 'my boss shouts'],
    ['he', [longStory.he, 'מה אמרתי על ליידן?'], 'מישהו מליידן פרסם'],
    ['he', ['אני מתאמן למרתון באפריל', 'כואבת לי הברך', 'מה אמרתי על המרתון?'], 'למרתון'],
    ['he', ['המאמנת שלי קוראים לה ענת', 'כואב לי', 'איך קוראים למאמנת שלי?'], 'קוראים לה ענת'],
    ['he', [longStory.he, 'אמרתי משהו על המלגה?'], 'והמלגה נגמרת'],
  ] as const)('%s: %s', (language, texts, own) => {
    const reply = lastOf(language, [...texts]);
    expect(reply.rule).toBe('answer:about_memory');
    expect(reply.text).toContain(own);
  });

  test.each([
    ['en', [longStory.en, 'what did I say about Paris?']],
    ['he', [longStory.he, 'מה אמרתי על פריז?']],
    ['en', ['my knee hurts', 'what did I say about Leiden?', 'what did I say about Leiden?']],
  ] as const)('%s: and with none where it was not said: %s', (language, texts) => {
    expect(lastOf(language, [...texts]).lines.join(' ')).toContain('mentioned_none');
  });

  test('however often it is asked', () => {
    const asked = Array.from({ length: 8 }, () => 'what did I say about my coach?');
    expect(lastOf('en', ['my coach Ines shouts', ...asked]).text).toContain('my coach Ines shouts');
  });

  test.each([
    ['en', 'so what did I tell you so far?', 'answer:ask_summary'],
    ['he', 'אז מה סיפרתי לך עד עכשיו?', 'answer:ask_summary'],
    ['en', 'did I do something wrong by not buying it back then?', 'answer:ask_blame'],
    ['en', 'is my coach right?', 'answer:ask_advice'],
  ] as const)('%s: another question has its own answer: %s', (language, text, rule) => {
    const reply = lastOf(language, [said[language], text]);
    expect(reply.rule).toBe(rule);
    expect(reply.lines.join(' ')).not.toMatch(/last_said|therapy/u);
  });

  test.each([
    ['en', 'will you remember this next time?'],
    ['he', 'תזכור את זה לפעם הבאה?'],
  ] as const)('%s: what is kept, and what not: %s', (language, text) => {
    const { lines } = lastOf(language, [said[language], text]);
    expect(lines.join(' ')).toContain('memory_none');
  });

  test('a story of a last time asks nothing', () => {
    const reply = lastOf('he', ['עברו שנתיים מהפעם האחרונה שדיברתי עם אחי']);
    expect(reply.rule).not.toMatch(/^answer/u);
  });
});
