import { describe, expect, test } from 'vitest';
import { guidedChat } from '../../../testing/guided-chat.ts';

const { repliesTo } = guidedChat({ seed: 'heart', at: '2026-11-20T12:00:00Z' });

describe('a death holds the whole chat', () => {
  test.each([
    [
      'en',
      [
        'my mum died in march. do you think she knew I loved her?',
        'everyone keeps asking me what I’m going to do with her flat',
        'no day. I don’t want to talk about the flat',
        'her slippers are still by the door',
        'I should clear it out, I know',
        'who would I be without her?',
        'should I keep her phone?',
        'it has been like this for months',
      ],
    ],
    [
      'he',
      [
        'אמא שלי מתה בחורף. את חושבת שהיא ידעה שאהבתי אותה?',
        'כולם שואלים אותי מה אני עושה עם הדירה שלה',
        'אני לא רוצה לדבר על הדירה',
        'נעלי הבית שלה עוד ליד הדלת',
        'אולי אמכור את הדירה',
        'לשמור את הטלפון שלה?',
        'זה ככה כבר חודשים',
      ],
    ],
  ] as const)('%s: nothing is advised, offered or moved', (language, texts) => {
    const replies = repliesTo(language, texts);
    expect(replies.flatMap(({ proposals }) => proposals)).toEqual([]);
    expect(replies.every(({ stageMoved }) => !stageMoved)).toBe(true);
    for (const { text } of replies)
      expect(text).not.toMatch(/advice|price|year from now|AI model|מחיר|עצה|בעוד שנה|מודל/u);
    expect(replies.filter(({ text }) => text.includes('?')).length).toBeLessThanOrEqual(2);
  });

  test.each([
    ['en', 'my dad died in May', 'thank you for listening'],
    ['he', 'אבא שלי נפטר במאי', 'תודה על ההקשבה'],
  ] as const)('%s: thanks are answered without a question', (language, loss, thanks) => {
    for (const text of repliesTo(language, [loss, thanks, thanks])
      .map((one) => one.text)
      .slice(1))
      expect(text).not.toContain('?');
  });

  test.each([
    ['en', 'This deadline is going to be the death of me'],
    ['en', 'I nearly died laughing at lunch'],
    ['en', 'my phone died in the middle of the call'],
    ['he', 'אני מת על העבודה החדשה שלי'],
    ['he', 'מתתי מצחוק בארוחה'],
    ['he', 'הטלפון שלי מת באמצע השיחה'],
  ] as const)('%s: a figure of speech is no death: %s', (language, text) => {
    const [reply, next] = repliesTo(language, [text, language === 'en' ? 'anyway' : 'אז ככה']);
    expect([reply?.rule, next?.rule]).not.toContain('grief');
  });
});

test.each([
  ['en', 'my sister won’t talk to me since the funeral', 'my sister died in May', 'sister'],
  ['he', 'אחותי לא מדברת איתי מאז ההלוויה', 'אחותי נפטרה במאי', 'אחותך'],
] as const)('%s: only the dead are remembered', (language, ofTheLiving, ofTheDead, sister) => {
  const memories = (text: string) =>
    repliesTo(language, [text])[0]?.lines.filter((id) => id.startsWith('tell_of'));
  expect(memories(ofTheLiving)).toEqual([]);
  expect(memories(ofTheDead)).toHaveLength(1);
  expect(repliesTo(language, [ofTheDead])[0]?.text).toContain(sister);
});

describe('good news', () => {
  test.each([
    ['en', 'I got the job!', 'my husband died four years ago, he would have loved it'],
    ['he', 'קיבלתי את העבודה!', 'בעלי נפטר לפני ארבע שנים, הוא היה שמח'],
  ] as const)(
    '%s: is not mourned over for somebody who died long ago',
    (language, news, memory) => {
      const rules = repliesTo(language, [news, memory, 'we ate cake']).map(({ rule }) => rule);
      expect(rules).not.toContain('grief');
      expect(repliesTo(language, [memory])[0]?.rule).toBe('grief');
    },
  );

  test.each([
    [
      'en',
      [
        'I got the job!!!',
        'he cried and then we bought a lamp',
        'my mom made us dinner',
        'we danced in the kitchen until two',
        'my sister came over with a cake',
      ],
    ],
    [
      'he',
      [
        'התקבלתי ללימודים!!!',
        'אפילו אמא בכתה',
        'ואבא פתח יין',
        'לא ישנו כל הלילה',
        'ואז סבתא התקשרה ושרה לי',
      ],
    ],
  ] as const)('%s: is joined, and nothing leads away from it', (language, texts) => {
    const replies = repliesTo(language, texts);
    expect(replies.flatMap(({ proposals }) => proposals)).toEqual([]);
    for (const { text } of replies)
      expect(text).not.toMatch(/sadness|nothing changed|understood|עצב|לא ישתנה|מובן גם/u);
  });

  test('ends with something hard', () => {
    const texts = ['I got the job!!!', 'but I am scared that I will fail'];
    expect(repliesTo('en', texts).at(-1)?.rule).toMatch(/fear|afraid/u);
  });

  test.each([
    ['en', 'I haven’t told anyone that I got in'],
    ['he', 'לא סיפרתי לאף אחד שהתקבלתי'],
  ] as const)('%s: a secret is not asked for its first hearer: %s', (language, text) => {
    const [reply] = repliesTo(language, [text]);
    expect(reply?.text).not.toMatch(/first to hear|סיפרת קודם/u);
  });
});

describe('complaints and refusals are heard as such', () => {
  test.each([
    ['en', 'that’s not what I meant', 'protest'],
    ['en', 'that is not an answer', 'insult'],
    ['en', 'drop it, another question', 'other_way'],
    ['en', 'nah nothing else, cheers', 'goodbye'],
    ['he', 'זו לא תשובה', 'insult'],
    ['he', 'לא לזה התכוונתי', 'insult'],
    ['he', 'עזוב, שאלה אחרת', 'other_way'],
    ['he', 'פשוט תהיה איתי בזה', 'refusal'],
  ] as const)('%s: %s', (language, text, rule) => {
    const story = language === 'en' ? 'My sister moved to Canada' : 'אחותי עברה לקנדה';
    const reply = repliesTo(language, [story, text]).at(-1);
    expect(reply?.rule).toBe(rule);
    expect(reply?.text).not.toMatch(/[“״]/u);
  });

  test.each([
    ['en', 'my teenager slammed the door and yelled I hate you'],
    ['en', 'they treated me like trash'],
    ['he', 'הם זרקו אותי כמו זבל'],
    ['he', 'היא צעקה עליי שאני אפס'],
  ] as const)('%s: the words of others are no complaint: %s', (language, text) => {
    expect(repliesTo(language, [text])[0]?.rule).not.toBe('insult');
  });
});

test.each([
  ['en', 'my dad died in May', 'nobody died, I meant the car'],
  ['he', 'אבא שלי נפטר במאי', 'אף אחד לא נפטר, זה היה בסרט'],
] as const)('%s: mourning ends where nobody has died', (language, loss, correction) => {
  const replies = repliesTo(language, [
    loss,
    correction,
    language === 'en' ? 'so it was loud' : 'אז היה רועש',
  ]);
  expect(replies[0]?.rule).toBe('grief');
  expect(replies[2]?.rule).not.toBe('grief');
});

test('mourning goes on beside somebody who is well', () => {
  const replies = repliesTo('en', [
    'my dad died in May',
    'she’s better now, my mum',
    'it is quiet',
  ]);
  expect(replies.map(({ rule }) => rule)).toEqual(['grief', 'grief', 'offer_exercise']);
  expect(replies[2]?.lines.join(' ')).toContain('exercise.keepsake');
});

test('a story about asking is no complaint', () => {
  expect(repliesTo('en', ['I didn’t ask for this divorce'])[0]?.rule).not.toBe('insult');
  expect(repliesTo('he', ['לא ביקשתי ממנו כלום כל השנים'])[0]?.rule).not.toBe('insult');
});

describe('joy', () => {
  test.each([
    ['en', 'got my driving test on wedneday and im bricking it'],
    ['en', 'got my driving test on wednesday'],
    ['en', 'I got my exam results on Friday'],
    [
      'en',
      'Tried? I bought a box of folders in June. They’re in the bag as well, still in the plastic.',
    ],
    ['en', 'we ordered a book about it and nobody has opened it'],
    [
      'en',
      'tore my achilles, physio gave me the all clear in august and i still havent run once. shoes are by the door lol',
    ],
    ['en', 'I got into the choir and I still haven’t gone'],
    ['en', 'I passed my driving test but I never drive'],
    ['he', 'עברתי טסט ועדיין לא נהגתי'],
    ['he', 'קיבלתי את העבודה ואני עדיין לא ישן'],
    ['he', 'קבעו לי מבחן ליום רביעי, עברתי על החומר'],
    ['he', 'קיבלתי תור לניתוח ביום שני'],
    ['he', 'קניתי צבעים והם עומדים סגורים'],
  ] as const)('%s: is not heard in an appointment or a purchase: %s', (language, text) => {
    expect(repliesTo(language, [text])[0]?.rule).not.toBe('listen:joy');
  });

  test.each([
    ['en', 'I passed my driving test'],
    ['en', 'We bought a house'],
    ['en', 'I got the job and I still can’t believe it'],
    ['en', 'I got the job on Friday!'],
    ['he', 'עברתי טסט!'],
    ['he', 'קיבלתי את העבודה!'],
  ] as const)('%s: is heard in news of success: %s', (language, text) => {
    expect(repliesTo(language, [text])[0]?.rule).toBe('listen:joy');
  });
});

describe('a loss without the word for it', () => {
  test.each([
    ['en', 'I lost my mother in May'],
    ['en', 'We lost the baby at eleven weeks'],
    ['en', 'our baby was stillborn'],
    ['he', 'איבדתי את אמא במאי'],
    ['he', 'איבדנו את התינוק בשבוע אחת עשרה'],
  ] as const)('%s: is stayed with: %s', (language, text) => {
    const [reply] = repliesTo(language, [text]);
    expect(reply?.rule).toBe('grief');
    expect(reply?.text).not.toContain('?');
    expect(reply?.text).not.toMatch(/about the baby|על התינוק\./u);
  });

  test.each([
    ['en', 'We lost my son in the supermarket for ten minutes'],
    ['en', 'I lost my husband to his work'],
    ['he', 'איבדנו את הבן בקניון לעשר דקות'],
  ] as const)('%s: is none: %s', (language, text) => {
    expect(repliesTo(language, [text])[0]?.rule).not.toBe('grief');
  });

  test.each([
    ['en', 'My father died three weeks ago', 'How do I tell my kids about it?'],
    [
      'en',
      'My father died three weeks ago',
      'I don’t know how to talk to my mother. What should I do?',
    ],
    ['he', 'אבא שלי נפטר לפני שלושה שבועות', 'איך מספרים לילדים?'],
  ] as const)('%s: words for others are found gently: %s %s', (language, loss, question) => {
    const text = repliesTo(language, [loss, question])[1]?.text ?? '';
    expect(text).toMatch(/plain|true sentence|ופשוט|משפט אחד אמיתי/u);
    expect(text).not.toContain('?');
  });
});

test.each([
  ['en', 'We’re getting married!'],
  ['en', 'my daughter finished her degree!'],
  ['he', 'אנחנו מתחתנים!'],
  ['he', 'הבת שלי סיימה תואר!'],
] as const)('%s: news of a wedding or a degree is joined: %s', (language, text) => {
  expect(repliesTo(language, [text])[0]?.rule).toBe('listen:joy');
});

test.each([
  ['en', 'We are getting married in June and my mother won’t come'],
  ['he', 'הבן שלי סיים צבא והוא יושב בבית'],
] as const)('%s: news with trouble beside it is a story: %s', (language, text) => {
  expect(repliesTo(language, [text])[0]?.rule).not.toBe('listen:joy');
});

test.each([
  ['en', ['my grandmother died on sunday', 'she raised me', 'don’t ask me what now']],
  ['he', ['סבתא שלי נפטרה ביום ראשון', 'היא גידלה אותי', 'אל תשאל אותי מה עכשיו']],
] as const)('%s: a wish for no questions is heard in grief: %s', (language, texts) => {
  const reply = repliesTo(language, texts).at(-1);
  expect(reply?.lines.join(' ')).toMatch(/only_listen/u);
  expect(reply?.text).not.toMatch(/[?״“]/u);
});

test.each([
  ['en', 'I don’t know what now'],
  ['he', 'אני לא יודעת מה עכשיו'],
] as const)('%s: and not in other words: %s', (language, text) => {
  expect(repliesTo(language, [text])[0]?.lines.join(' ')).not.toMatch(/only_listen/u);
});
