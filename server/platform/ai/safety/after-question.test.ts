import { describe, expect, test } from 'vitest';
import type { CareState } from '#db/schema/care-state.ts';
import { isBareNo, saysTakenBack, withoutLeadingNo } from './answers.ts';
import { careAfter, type CareOutcome } from './care.ts';

const people = {
  en: { language: 'en', timezone: 'America/New_York' },
  he: { language: 'he', timezone: 'Asia/Jerusalem' },
} as const;

function after(language: 'en' | 'he', texts: readonly string[]): CareOutcome {
  let state: CareState | null = null;
  let outcome: CareOutcome = { state, reply: null };
  for (const text of texts) {
    outcome = careAfter(state, text, people[language]);
    ({ state } = outcome);
  }
  return outcome;
}

describe('words after the question about danger that count as a yes', () => {
  test.each([
    ['en', 'life is too much', 'I’m on the platform and the next train is in four minutes'],
    [
      'en',
      'my brother sent me a goodbye text and his phone is off',
      'I tried calling, nobody picks up',
    ],
    ['en', 'my brother sent me a goodbye text and his phone is off', 'what should I do?'],
    ['he', 'חבר שלי מהצבא שלח לי הודעת פרידה ולא עונה', 'ניסיתי להתקשר אליו, לא עונה'],
  ] as const)('%s: %s %s', (language, ...texts) => {
    expect(after(language, texts.slice(0, 1)).state?.phase).toBe('asked');
    expect(after(language, texts).state?.phase).toBe('care');
  });

  test.each([
    ['en', 'I keep thinking about not being here anymore', 'my boss called about the shift'],
    ['he', 'לא אכפת לי אם לא אתעורר מחר', 'הבוס התקשר בקשר למשמרת'],
  ] as const)('%s: words about something else are none: %s %s', (language, ...texts) => {
    expect(after(language, texts).state?.phase).not.toBe('care');
  });
});

describe('a no that was not the truth', () => {
  test.each([
    [
      'en',
      'I keep thinking about not being here anymore',
      'No',
      'ok that was a lie. I have the rope',
    ],
    [
      'en',
      'I keep thinking about not being here anymore',
      'No',
      'I wasn’t honest. His gun is here',
    ],
    ['he', 'לא אכפת לי אם לא אתעורר מחר', 'לא', 'שיקרתי. יש לי סכין ביד'],
  ] as const)('%s: brings care', (language, ...texts) => {
    expect(after(language, texts).state?.phase).toBe('care');
  });

  test('is nobody else’s lie', () => {
    expect(saysTakenBack('He said that he loved me. It was a lie.')).toBe(false);
    expect(saysTakenBack('She lied to me again')).toBe(false);
  });
});

describe('in care', () => {
  test.each(['I’m not going to do it', 'I called my mom', 'No', 'anyway the play is on Sunday'])(
    'somebody’s own life is not left by: %s',
    (text) => {
      const texts = ['I’m going to kill myself tonight, the rope is ready', 'my boss is an idiot'];
      expect(after('en', [...texts, 'the kids have a play', text]).state?.phase).toBe('care');
      expect(after('en', [...texts, text, 'I’m safe now']).state?.phase).toBe('calm');
    },
  );

  test('lines that do not answer are followed by the next one, in their order', () => {
    const texts = ['אני רוצה למות', 'אף אחד לא ענה'];
    expect(after('he', texts).reply?.text).toContain('נט״ל');
    expect(after('he', [...texts, 'גם שם לא ענו']).reply?.text).toContain('סה״ר');
  });

  test('care for swallowed pills is not left by a count of messages, however they were named', () => {
    const texts = ['no one can help me now, I already took them', 'the weather is nice today'];
    expect(after('en', [...texts, 'my cat is hungry again', 'No']).state?.phase).toBe('care');
  });

  test('an emergency number that does not answer is rung again', () => {
    const texts = ['I took a bunch of pills an hour ago', 'I called', 'nobody picked up'];
    expect(after('en', texts).reply?.text).toMatch(/911.*again/u);
  });

  test.each([
    ['en', 'im 11 and my dad hits me with a belt', 'what happens if i tell my teacher', /teacher/u],
    ['he', 'אבא מרביץ לי עם חגורה, אני בת 11', 'מה יקרה אם אספר למורה', /מורה/u],
  ] as const)('%s: a child hears what an adult does: %s', (language, danger, question, answer) => {
    expect(after(language, [danger, question]).reply?.text).toMatch(answer);
  });
});

test('a no alone is known, and a no before words is taken off them', () => {
  for (const text of ['No', 'no.', 'Nope', 'לא', 'ממש לא!']) expect(isBareNo(text)).toBe(true);
  for (const text of ['No one cares', 'no, that is behind me', 'לא טוב לי'])
    expect(isBareNo(text)).toBe(false);
  expect(withoutLeadingNo('No, that’s behind me')).toBe('that’s behind me');
  expect(withoutLeadingNo('לא, זה מאחוריי')).toBe('זה מאחוריי');
  expect(withoutLeadingNo('No one cares')).toBe('No one cares');
  expect(withoutLeadingNo('No')).toBe('No');
});
