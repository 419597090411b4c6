import { describe, expect, test } from 'vitest';
import { guidedChat } from '../../../testing/guided-chat.ts';

const { lastReplyTo } = guidedChat({ seed: 'leave', at: '2026-11-27T09:00:00Z' });
const story = { en: 'My sister keeps borrowing money', he: 'אחותי לווה ממני כסף כל חודש' };
const brushedOff =
  /model|rules|outside|beyond me|no answer|leave that question|(?<!part of it )stays with you|מודל|כללים|מבחוץ|אין לי|לא ידוע|נשארת אצלך/u;

describe('leave to go on', () => {
  test.each([
    ['en', 'can I tell you something?'],
    ['en', 'Could I just share something with you?'],
    ['en', 'is it ok if I tell you a secret'],
    ['en', 'can we go back to my sister?'],
    ['he', 'אפשר לספר לך משהו?'],
    ['he', 'אני יכולה להגיד לך משהו?'],
    ['he', 'אפשר רגע לשתף במשהו?'],
    ['he', 'אפשר לחזור לאחותי?'],
  ] as const)('%s: is given with a short welcome: %s', (language, text) => {
    for (const before of [[], [story[language]]]) {
      const reply = lastReplyTo(language, [...before, text]);
      expect(reply.rule).toBe('leave');
      expect(reply.text).not.toMatch(/\?/u);
    }
  });

  test.each([
    ['en', 'can I tell you something funny? he stole socks only from guests', /stole socks/u],
    ['en', 'Can we go back to my back? I thought of walking to work', /walking to work/u],
    ['he', 'אפשר לספר לך משהו מצחיק עליו? הוא היה גונב גרביים רק של אורחים', /גונב גרביים/u],
    ['he', 'אפשר לחזור לגב? חשבתי ללכת ברגל מהתחנה לעבודה', /מהתחנה לעבודה/u],
  ] as const)('%s: is given before the story is heard: %s', (language, text, heard) => {
    const reply = lastReplyTo(language, [story[language], text]);
    expect(reply.text).toMatch(heard);
    expect(reply.text).toMatch(/^(?:Of course|Yes, gladly|Sure|בטח|כן, בשמחה|כמובן)\./u);
    expect(reply.text).not.toMatch(brushedOff);
  });

  test.each([
    ['en', 'can we go back to it tomorrow?'],
    ['en', 'can we go back to Pause?'],
    ['he', 'אפשר לחזור לזה אחר כך?'],
    ['he', 'אפשר לחזור לשלב הקודם?'],
  ] as const)(
    '%s: is something else where it is put off or about a stage: %s',
    (language, text) => {
      expect(lastReplyTo(language, [story[language], text]).rule).not.toBe('leave');
    },
  );
});

describe('a question after what is usual', () => {
  test.each([
    ['en', 'I talk to her in the car sometimes. Is that weird?'],
    ['en', 'is that normal?'],
    ['en', 'is it strange of me?'],
    ['he', 'אני מדבר איתה באוטו. זה מוזר?'],
    ['he', 'זה נורמלי?'],
    ['he', 'אני לא נורמלית?'],
  ] as const)('%s: gets a human sentence, and the talk goes on: %s', (language, text) => {
    const reply = lastReplyTo(language, [story[language], text]);
    expect(reply.text).not.toMatch(brushedOff);
    expect(reply.lines.join(' ')).toMatch(/reassured|not_silly|others_usual|grief_normal/u);
    expect(reply.text).toMatch(/\?$/u);
  });

  test.each([
    ['en', 'My dog died in spring', 'I talk to her in the car. Is that weird?'],
    ['he', 'הכלב שלי מת באביב', 'אני מדבר איתו באוטו. זה מוזר?'],
  ] as const)('%s: is answered without a question in grief', (language, loss, text) => {
    const reply = lastReplyTo(language, [loss, text]);
    expect(reply.lines.join(' ')).toMatch(/reassured|not_silly|others_usual|grief_normal/u);
    expect(reply.text).not.toMatch(/\?/u);
  });
});
