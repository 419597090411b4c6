import type { pins as english } from '../en/pins.ts';

export const pins = {
  'pins.pin': 'נעיצה',
  'pins.unpin': 'הסרת הנעיצה',
  'pins.pinned': 'נעוצה',
  'pins.list': 'הודעות נעוצות',
  'pins.show_all':
    '{count, plural, one {הודעה נעוצה} two {שתי ההודעות הנעוצות} other {כל # ההודעות הנעוצות}}',
  'pins.show': 'להודעה הנעוצה של {name}: {text}',
  'pins.none': 'עוד אין כאן הודעות נעוצות. תפריט ההודעה נועץ אותה אצל כל מי שבשיחה.',
  'pins.picture': 'תמונה',
} as const satisfies Record<keyof typeof english, string>;
