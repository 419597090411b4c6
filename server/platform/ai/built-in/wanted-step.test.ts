import { describe, expect, test } from 'vitest';
import { guidedChat } from '../../../testing/guided-chat.ts';
import type { GuideReply } from './guide.ts';

const { repliesTo: chat } = guidedChat({
  seed: 'wanted',
  at: '2026-11-25T09:00:00Z',
  laysCards: true,
});
const last = (replies: readonly GuideReply[]) => replies.at(-1) as GuideReply;

describe('a person who wants something to do', () => {
  test.each([
    ['en', "I can't sleep, my head goes round and round", 'make a small step'],
    ['en', 'My manager is vague and I never know what she wants', 'can we do a plan for thursday'],
    ['en', 'The flat is too small for us', "ok let's find one small step"],
    ['en', 'The flat is too small for us', 'so what do i do'],
    ['en', 'My ex posts pictures', 'help me do one thing so i dont look at her pics'],
    ['en', 'My ex posts pictures', 'can you give me one small thing that stops it'],
    ['en', 'My ex posts pictures', 'ok I want to do one thing tonight'],
    ['en', 'My son failed three classes this term', 'fine. what should I do about it?'],
    ['he', 'הדירה קטנה מדי בשבילנו', 'אז מה עושים'],
    ['he', 'הדירה קטנה מדי בשבילנו', 'בוא נעשה צעד קטן'],
  ] as const)('%s: is asked for one thing with a day: %s / %s', (language, story, wish) => {
    const reply = last(chat(language, [story, wish]));
    expect(reply.rule).toBe('answer:step_wanted');
    expect(reply.text).toMatch(language === 'en' ? /day|when/iu : /יום|מתי/u);
    expect(reply.stageMoved).toBe(false);
  });

  test('answers with an act alone, which is the step', () => {
    const replies = chat('en', [
      "I can't sleep, my head goes round and round",
      'make a small step',
      'write down the thoughts before bed',
      'tonight',
    ]);
    expect(replies[2]?.rule).toBe('ask_day');
    expect(last(replies).proposals).toEqual([
      {
        kind: 'action',
        payload: { title: 'write down the thoughts before bed', due_on: '2026-11-25' },
      },
    ]);
  });

  test('may name an act that no list knows', () => {
    const replies = chat('en', [
      "my neighbor plays drums till midnight and i'm losing it",
      'what should i do',
      'knock on his door and ask for ten',
    ]);
    expect(last(replies).rule).toBe('ask_day');
    expect(last(replies).text).toMatch(/knock on his door and ask for ten/u);
  });

  test.each(['it is too late for that', 'nothing helps anyway', 'my sister on the phone'])(
    'is heard where the answer is no act: %s',
    (answer) => {
      const replies = chat('en', ['The flat is too small for us', 'what should i do', answer]);
      expect(last(replies).proposals.filter(({ kind }) => kind === 'action')).toEqual([]);
    },
  );

  test.each([
    [
      'en',
      [
        'The flat is too small for us',
        'what should i do',
        'write to her. on the other hand maybe wait until she calls',
      ],
    ],
    ['he', ['הדירה קטנה לנו', 'מה לעשות', 'לכתוב לה אבל לא דרמטי. מצד שני אולי לחכות שתיזכר לבד']],
  ] as const)('%s: has no step in two sides that are weighed: %j', (language, texts) => {
    expect(last(chat(language, [...texts])).proposals).toEqual([]);
  });

  test('has no step in the words that ask for one', () => {
    const replies = chat('en', ['The flat is too small for us', 'make a small step', 'tomorrow']);
    expect(last(replies).proposals).toEqual([]);
  });

  test('may ask to save the step that was named', () => {
    const replies = chat('en', [
      'My father and I have not spoken for a month',
      'I could write him two lines',
      'can you save that step?',
    ]);
    expect(last(replies).text).toMatch(/two lines/u);
    expect(last(replies).proposals[0]?.kind).toBe('action');
  });
});

describe('the question for what could get in the way', () => {
  const toStep = ['The garage is full of boxes', "I'll clear one shelf on Saturday", 'yes'];

  test('comes where the guide can’t say it of this step', () => {
    expect(last(chat('en', toStep)).text).toMatch(/get in the way|stop you/u);
    expect(last(chat('he', ['המחסן מלא בארגזים', 'אפנה מדף אחד בשבת', 'כן'])).text).toMatch(
      /להפריע|לעצור/u,
    );
  });

  test.each([
    ['my brother shows up', /\bif your brother shows up, then /iu],
    ['probably i get lazy', /\bif you get lazy, then /iu],
    ['work', /\bif it (?:comes|goes) .*“work”, then /iu],
    ["that it rains, then i'll do the kitchen instead", /“.*then i'll do the kitchen instead”/iu],
    ["i don't know", /^(?!.*(?:\bif |\?)).+\.$/iu],
  ])('is answered with “%s”', (answer, expected) => {
    const reply = last(chat('en', [...toStep, answer]));
    expect(reply.rule).toBe('obstacle');
    expect(reply.text.replaceAll(/[\u2066-\u2069]/gu, '')).toMatch(expected);
    expect(reply.proposals).toEqual([]);
  });

  test('is no matter to a person who leaves', () => {
    expect(last(chat('en', [...toStep, 'thanks, bye'])).rule).not.toBe('obstacle');
  });
});

describe('a reply takes a message as it is', () => {
  test.each([
    ['my sister asked me in front of my parents', 'your parents'],
    ['the kids are at my mom’s tonight', 'your mom'],
  ])('people beside the matter are not asked about: %s', (text, person) => {
    for (let seed = 0; seed < 8; seed++)
      expect(last(chat('en', [text], `aside ${seed}`)).text).not.toMatch(
        new RegExp(`(?:to|with|from|between you and) ${person}[ ?]`, 'u'),
      );
  });

  test('a lost job is no bereavement', () => {
    const replies = chat('en', [
      'I lost my job for four months and never told him',
      'Should I tell him?',
    ]);
    expect(replies[0]?.rule).not.toBe('grief');
    expect(last(replies).text).not.toMatch(/as long as it takes/u);
  });

  test('a fear or a plan is not taken for a wish', () => {
    for (let seed = 0; seed < 8; seed++)
      expect(
        last(chat('en', ["if I don't go I'll hate this town forever"], `plan ${seed}`)).text,
      ).not.toMatch(/wanted to hate|want to hate/u);
  });

  test('both sides of a choice are named where advice is asked for', () => {
    const { text } = last(chat('en', ['should i move in with my boyfriend or keep my own place']));
    expect(text).toMatch(/move in with my boyfriend/u);
    expect(text).toMatch(/keep my own place/u);
  });

  test('a few words that wonder aloud are no question of many people', () => {
    const { text, rule } = last(
      chat('en', ['My friend did not invite me', 'idk. that it hurt? we go back to sixth grade']),
    );
    expect(rule).not.toMatch(/^answer:/u);
    expect(text).not.toMatch(/treats them/u);
  });
});
