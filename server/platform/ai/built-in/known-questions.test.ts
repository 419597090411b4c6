import { describe, expect, test } from 'vitest';
import { knownQuestions } from '#content/guide/known-questions.ts';
import { replies } from '#content/guide/replies.ts';
import { languages } from '#contract/values.ts';
import { guideReply } from './guide.ts';
import { understood } from './understood.ts';

const at = new Date('2026-11-26T07:00:00Z');
const before = {
  en: ['My sister wants me to host the holidays', 'She never asks, she just assumes'],
  he: ['אחותי רוצה שאארח את החג', 'היא אף פעם לא שואלת, פשוט מניחה'],
};

function answerTo(language: 'en' | 'he', text: string) {
  const turns = [...before[language], text].map((one, minute) => ({
    text: one,
    at: new Date(at.getTime() + minute * 60_000),
  }));
  const person = { displayName: 'Noa', language, timezone: 'Asia/Jerusalem' };
  const reply = guideReply({ seed: text, turns, person, introduces: false, keepsActions: true });
  return { ...reply, text: reply.text.replaceAll(/[\u2066-\u2069]/gu, '') };
}

describe('a question of many people is heard in words that no list has', () => {
  test.each([
    ['en', 'could you ring my landlord for me?', 'cannot_reach'],
    ['en', 'how many folks are using this thing', 'how_many_people'],
    ['en', 'so how long does it all take?', 'how_long'],
    ['en', 'would my husband be able to see this?', 'who_sees'],
    ['en', 'is this therapy? because I already see somebody', 'therapy'],
    ['en', 'whats the price of it', 'price'],
    ['en', 'do u ever sleep', 'personal'],
    ['en', 'does it make you sad, this story?', 'feels'],
    ['en', 'so are you some sort of robot?', 'robot'],
    ['en', 'and what is different here from chatgpt?', 'chatgpt'],
    ['en', 'why do you always repeat my words', 'repeats'],
    ['en', 'what sort of cards are these cards?', 'cards_for'],
    ['en', 'did you note my step down?', 'step_saved'],
    ['en', 'do others ask you about that too?', 'others_ask'],
    ['en', 'is the cat in pain?', 'dying'],
    ['en', 'how much time does grandpa have left?', 'dying'],
    ['en', 'could you tell me what I should eat', 'what_to_eat'],
    ['en', 'how do I apologize to him?', 'apologise'],
    ['en', 'and what do I do about my flatmate', 'what_to_do'],
    ['en', 'what do you think, should I text him back?', 'your_view'],
    ['en', 'Can I ask you something? Is it silly to talk to a photo?', 'normal'],
    ['he', 'את מין מחשב כזה או משהו?', 'robot'],
    ['he', 'מה ההבדל בינך ל chatgpt?', 'chatgpt'],
    ['he', 'אתה בכלל מרגיש משהו?', 'feels'],
    ['he', 'את פסיכולוגית או מה?', 'therapy'],
    ['he', 'כמה שלבים יש כאן?', 'about_stages'],
    ['he', 'כמה זמן נשאר לסבא?', 'dying'],
    ['he', 'נראה לך שיש לי דיכאון?', 'diagnosis'],
    ['he', 'רשמת את הצעד שלי?', 'step_saved'],
    ['he', 'מה אני אמורה לעשות עם השכנה', 'what_to_do'],
    ['he', 'חחחח את מצחיקה', 'funny'],
    ['he', 'אפשר שתצלצלי לבוס שלי במקומי?', 'cannot_reach'],
    ['he', 'כמה אנשים משתמשים בזה בכלל', 'how_many_people'],
    ['he', 'כמה זמן כל זה לוקח?', 'how_long'],
    ['he', 'אשתי תוכל לראות את זה?', 'who_sees'],
    ['he', 'זה טיפול? כי אני כבר הולכת למישהי', 'therapy'],
    ['he', 'זה עולה כסף?', 'price'],
  ] as const)('%s: %s', (language, text, topic) => {
    expect(understood(text, language).topic).toBe(topic);
  });
});

test.each([
  ['en', 'the first thing I said to her was sorry and she hung up'],
  ['en', 'he said he can keep a secret and by lunch the whole office knew'],
  ['en', 'who pays for dinner always turns into a fight with them'],
  ['en', 'I told my boss to call me first thing and he rang at midnight'],
  ['en', 'she asks me "are you even listening" every single evening'],
  ['en', 'I said talk to me like a normal person and he threw the remote'],
  ['en', "I'll call my sister tomorrow"],
  ['en', 'how long does it take to renew a passport'],
  ['he', 'בקבוצה של הגן כל היום שואלות מי משלם על המתנה לגננת'],
  ['he', 'הוא שואל אותי כל ערב אם אני בכלל מקשיבה'],
  ['he', 'הסוד היחיד שלי מאשתי זה שמכרתי את הגיטרה'],
  ['he', 'היא מספרת לכל העולם שאני משוגעת'],
  ['he', 'איך מחליפים פילטר במזגן'],
  ['he', 'יותר מדי טלפונים'],
  ['he', 'סיפרתי לה הכול והיא שאלה "מה את רוצה לאכול?"'],
  ['en', 'too many meetings'],
  ['en', 'he was so funny at the wedding'],
] as const)('%s: a story or a fact in such words is none: %s', (language, text) => {
  expect(understood(text, language).topic).toBeNull();
});

test.each([
  ['en', 'what was the first thing I said?', /My sister wants me to host/u],
  ['en', 'what did I tell you about my sister?', /sister/u],
  ['en', 'did I mention my landlord?', /not in this chat|find nothing/iu],
  ['en', 'how long have we been talking?', /09:00.* 3|3.*09:00/u],
  ['en', "what's my name?", /Noa/u],
  ['en', 'which number do I call at night?', /1201/u],
  ['he', 'מה הדבר הראשון שאמרתי?', /אחותי רוצה שאארח/u],
  ['he', 'הזכרתי את בעל הבית?', /לא בשיחה הזאת|לא נמצא/u],
  ['he', 'איך קוראים לי?', /Noa/u],
] as const)('%s: %s is answered from the chat', (language, text, answer) => {
  expect(answerTo(language, text).text).toMatch(answer);
});

test.each([
  ['en', 'remind me tomorrow to call her', 'call her'],
  ['en', 'can you remind me to phone the bank tomorrow?', 'phone the bank'],
  ['he', 'תזכיר לי מחר להתקשר אליה', 'להתקשר אליה'],
  ['he', 'את יכולה להזכיר לי מחר לשלם ארנונה?', 'לשלם ארנונה'],
  ['he', 'אתה יכול להזכיר לי מחר לרוץ?', 'לרוץ'],
] as const)('%s: %s becomes a step of that day', (language, text, title) => {
  const { proposals } = answerTo(language, text);
  expect(proposals).toMatchObject([{ kind: 'action', payload: { title, due_on: '2026-11-27' } }]);
});

test('the ways to ask a known question are heard as it, and it has its answers in both languages', () => {
  for (const [topic, { answers, ...asked }] of Object.entries(knownQuestions)) {
    for (const [english, hebrew] of answers) {
      expect(english, topic).toMatch(/^[^א-ת]{10,}$/u);
      expect(hebrew, topic).toMatch(/[א-ת]{2}/u);
    }
    if (answers.length > 0) expect(replies[topic], topic).toHaveLength(answers.length);
    if (topic === 'none') continue;
    for (const language of languages) {
      const missed = asked[language].filter(
        (text) => understood(`${text}?`, language).topic !== topic,
      );
      expect(missed.length / asked[language].length, `${topic} ${missed.join(' | ')}`).toBeLessThan(
        0.4,
      );
    }
  }
});
