import { describe, expect, test } from 'vitest';
import { ownWordsOf } from './own-words.ts';
import { pointOf } from './point.ts';
import { quotableIn } from './quotes.ts';

describe('the point of a message', () => {
  test.each([
    ['he', 'הי, יש לי עבודה שמשלמת מעולה', 'יש לי עבודה שמשלמת מעולה'],
    ['he', 'מה פתאום, לא. אני בסך הכל יוצא לפנסיה', 'אני בסך הכל יוצא לפנסיה'],
    ['he', 'זה נכון דווקא, הכתפיים שלי גמורות', 'הכתפיים שלי גמורות'],
    [
      'he',
      'זה נכון דווקא. אבל אמרתי שאני רוצה משהו שלי. לצייר שוב',
      'אני רוצה משהו שלי. לצייר שוב',
    ],
    ['he', 'לא הבנתי את השאלה. אני לא ישן בלילות', 'אני לא ישן בלילות'],
    ['he', 'שוב אמא? דיברתי על אחותי. היא לא באה לחתונה שלי', 'היא לא באה לחתונה שלי'],
    ['he', 'לא יודעת. תמיד אני זו שמתקשרת ראשונה', 'תמיד אני זו שמתקשרת ראשונה'],
    ['en', 'hey. so my landlord put the rent up', 'so my landlord put the rent up'],
    ['en', 'not yet. i want to work out the nights first', 'i want to work out the nights first'],
    ['en', "I'm not selfish, but I said I want him to listen", 'I want him to listen'],
    ['en', 'hang on. I haven’t said the main bit', ''],
    ['en', 'i love him so much, dont get me wrong', 'i love him so much'],
    ['en', 'teeth? my neighbour could take me out', 'my neighbour could take me out'],
    [
      'en',
      "fri and sat nights are his. ok he's waking up gotta go, thanks",
      'fri and sat nights are his.',
    ],
    ['he', 'לא רע לי, פשוט ריק כזה', 'פשוט ריק כזה'],
    ['en', 'I’m not sad, just empty', 'just empty'],
    ['en', 'What attracts me is waking up with him. And we’d save money', 'waking up with him.'],
    ['en', '6 like i said. and weirdly sundays all day', 'and weirdly sundays all day'],
  ] as const)('%s: %s', (language, text, point) => {
    expect(pointOf(text.replaceAll('’', "'"), language)).toBe(point);
  });

  test.each([
    ['he', 'לא, חלילה. לפגוע ברגשות שלה'],
    ['en', 'God no. Hurt her feelings'],
    ['he', 'לא יודע, לא משנה'],
    ['en', 'yeah, go for it'],
  ] as const)('%s: nothing is held of a denial or a nod alone: %s', (language, text) => {
    expect(pointOf(text, language)).toBe('');
    expect(quotableIn(text, language)).toBeNull();
    expect(ownWordsOf(text, language).mirrors).toEqual([]);
  });
});

describe('the clause that is held on to', () => {
  test.each([
    ['he', 'הילד בן 3 בכה ואמר לי לך. נשבר לי הלב קצת', 'נשבר לי הלב קצת'],
    [
      'he',
      'שלא נעמוד בזה ונצטרך למכור את הדירה. זה תמיד ב3 בלילה',
      'שלא נעמוד בזה ונצטרך למכור את הדירה',
    ],
    ['he', 'שאני מרגיש כמו ילד. אני 12 שנה במקצוע', 'אני מרגיש כמו ילד'],
    ['he', 'בעלי אומר שאני מגזימה אבל הוא לא פותח את החשבון', 'הוא לא פותח את החשבון'],
    ['he', 'אני אוהב אותה אבל אני לא מאוהב', 'אני אוהב אותה אבל אני לא מאוהב'],
    ['he', 'שלא ארגיש כלוא. ושיהיה לי משהו שלי', 'שיהיה לי משהו שלי'],
    ['he', 'שאני מתבזבז. פעם ציירתי קומיקס, היה לי בלוג', 'אני מתבזבז'],
    ['he', 'העט עוד במגירה. יש לי שתי בנות', 'העט עוד במגירה'],
    [
      'he',
      'אשתי עשתה לי רשימה, לצבוע, נכדים. זה מחניק אותי הרשימה הזאת',
      'זה מחניק אותי הרשימה הזאת',
    ],
    ['he', 'כי אני מפחדת שיצחקו עליי', 'אני מפחדת שיצחקו עליי'],
    ['en', 'that she finds me boring now. she has a new crowd', 'that she finds me boring now'],
  ] as const)('%s: is quoted: %s', (language, text, quote) => {
    expect(quotableIn(text, language)).toBe(quote);
  });

  test.each([
    ['he', '9 בערב בול. וגם אחרי הקפה, אבל הערב יותר קשה', 'הערב יותר קשה'],
    ['he', 'בבוקר כשאני עובר ליד הלוח. כבר כתבו שם מישהו אחר', 'כבר כתבו שם מישהו אחר'],
    [
      'en',
      "he's back at work monday so i can't wake him. but im also kind of furious?",
      "you're also kind of furious",
    ],
    [
      'en',
      "Loneliness? I'm not lonely, I've got three teenagers. It's the guilt",
      "it's the guilt",
    ],
    ['en', "I'm not sure I want to say goodbye though. It was 14 years", 'goodbye'],
    ['en', 'i love him so much tho, dont get me wrong', 'you love him so much'],
    ['en', "I'm ashamed to say this. I took out a loan", 'you took out a loan'],
    ['en', 'my husband and i sleep apart now', 'you and your husband sleep apart now'],
    ['en', 'I lay down next to him and was late again', 'and were late again'],
  ] as const)('%s: is turned: %s', (language, text, mirror) => {
    expect(ownWordsOf(text, language).mirrors[0]?.text).toContain(mirror);
  });

  test.each([
    ['he', 'אולי לא אתבייש מול הבת שלי. היא בת 8 והיא מריחה עליי'],
    ['en', "that everyone else did this at 17 and there's something wrong with me"],
    ['en', 'that i’ll end up alone'],
  ] as const)('%s: a thought that shames or frightens is not claimed: %s', (language, text) => {
    const said = ownWordsOf(text.replaceAll('’', "'"), language).mirrors.map((one) => one.text);
    expect(said.join(' ')).not.toMatch(/מריחה|wrong with you|end up alone/u);
  });

  test.each(['if i woke him at three', 'without looking like a weirdo out there'])(
    'half of a sentence is not quoted alone: %s',
    (text) => {
      expect(quotableIn(text, 'en')).toBeNull();
    },
  );

  test('the words of others are not quoted as the person’s', () => {
    expect(quotableIn('הוא אמר לי "את תמיד מגזימה בכול". מאז אני שותקת', 'he')).toBe(
      'מאז אני שותקת',
    );
    expect(quotableIn("i'll say 'i should have told you in spring'", 'en')).toBeNull();
  });
});
