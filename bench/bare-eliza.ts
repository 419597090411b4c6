import type { Language } from '#contract/shapes.ts';

type Rule = [pattern: RegExp, answers: string[]];

/**
 * A listener in the manner of Weizenbaum’s ELIZA (1966): keywords, turned pronouns and a few templates, without memory
 * or intent. The bare program beside the guide.
 */
const rules: Record<Language, Rule[]> = {
  en: [
    [/\bi need (.+)/iu, ['Why do you need $1?', 'Would it really help you to get $1?']],
    [
      /\bi(?:'m| am) (.+)/iu,
      ['How long have you been $1?', 'Do you believe it is normal to be $1?'],
    ],
    [/\bi want (.+)/iu, ['What would it mean to you if you got $1?', 'Why do you want $1?']],
    [/\bi feel (.+)/iu, ['Do you often feel $1?', 'Tell me more about such feelings.']],
    [/\bbecause (.+)/iu, ['Is that the real reason?', 'What other reasons might there be?']],
    [
      /\b(?:mother|father|sister|brother|wife|husband|son|daughter|mom|dad)\b/iu,
      ['Tell me more about your family.', 'Who else in your family?'],
    ],
    [/\bi can't (.+)/iu, ['How do you know that you can’t $1?', 'What would it take to $1?']],
    [/\bsorry\b/iu, ['Please don’t apologise.']],
    [/\b(?:yes|yeah|ok)\b/iu, ['You seem quite sure.', 'I see.']],
    [/\bno\b/iu, ['Why not?', 'Are you saying no just to be negative?']],
    [/\?\s*$/u, ['Why do you ask?', 'What do you think?']],
    [
      /(?:)/u,
      [
        'Please go on.',
        'What does that suggest to you?',
        'I’m not sure I understand you fully.',
        'Do you feel strongly about such things?',
      ],
    ],
  ],
  he: [
    [/(?:אני )?צריכה? (.+)/u, ['למה צריך $1?', 'האם זה באמת יעזור?']],
    [/(?:אני )?רוצה (.+)/u, ['מה זה היה אומר, לקבל $1?', 'למה זה רצוי?']],
    [
      /(?:אני )?מרגישה? (.+)/u,
      ['האם יש לעתים קרובות תחושה כזאת?', 'אפשר לספר עוד על תחושות כאלה?'],
    ],
    [/כי (.+)/u, ['זו הסיבה האמיתית?', 'אילו סיבות אחרות יש?']],
    [/(?:אמא|אבא|אחות|אח|אשת|בעל|הבן|הבת)/u, ['אפשר לספר עוד על המשפחה?', 'מי עוד במשפחה?']],
    [/לא (?:מצליחה?|יכולה?) (.+)/u, ['איך זה ידוע שאי אפשר $1?']],
    [/(?:כן|אוקיי|סבבה)/u, ['נראה שיש ביטחון בזה.', 'הבנתי.']],
    [/^לא/u, ['למה לא?']],
    [/\?\s*$/u, ['למה השאלה?', 'ומה דעתך?']],
    [
      /(?:)/u,
      ['אפשר להמשיך.', 'מה זה אומר?', 'לא בטוח שהבנתי עד הסוף.', 'האם יש רגשות חזקים בנושא?'],
    ],
  ],
};
const turned: Record<string, string> = {
  i: 'you',
  me: 'you',
  my: 'your',
  am: 'are',
  "i'm": 'you are',
  your: 'my',
  you: 'I',
  mine: 'yours',
  לי: 'לך',
  שלי: 'שלך',
  אותי: 'אותך',
  אני: '',
  איתי: 'איתך',
};

export function eliza(language: Language): (message: string) => string {
  const used = new Map<Rule, number>();
  return (message) => {
    const rule = rules[language].find(([pattern]) => pattern.test(message));
    if (!rule) return '';
    const [pattern, answers] = rule;
    const turn = used.get(rule) ?? 0;
    used.set(rule, turn + 1);
    const rest = (pattern.exec(message)?.[1] ?? '').replace(/[.!?].*$/u, '');
    const swapped = rest
      .split(' ')
      .map((word) => turned[word.toLowerCase()] ?? word)
      .filter(Boolean)
      .join(' ');
    return (answers[turn % answers.length] ?? '').replace('$1', swapped);
  };
}
