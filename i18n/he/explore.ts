import type { explore as english } from '../en/explore.ts';

export const explore = {
  'explore.title': 'גילוי',
  'explore.intro': 'חפיסות לשליפה, מסעות ללכת בהם, פתיחות להתחיל מהן.',
  'explore.search': 'חיפוש בקלפים ובמסעות',
  'explore.clear': 'ניקוי החיפוש',
  'explore.all': 'הכול',
  'explore.decks': 'חפיסות',
  'explore.journeys': 'מסעות',
  'explore.prompts': 'פתיחות',
  'explore.cards': 'קלפים',
  'explore.card_of_the_day': 'קלף היום',
  'explore.look': 'להסתכל בו',
  'explore.draw': 'שליפה',
  'explore.draw_from': 'שליפה מהחפיסה: {deck}',
  'explore.deck': 'חפיסה',
  'explore.more': 'להציג עוד',
  'explore.deck_image': 'קלפי מטפורה',
  'explore.deck_word': 'מילים להישען עליהן',
  'explore.deck_question': 'שאלות טובות',
  'explore.count_image':
    '{count, plural, one {קלף תמונה אחד} two {שני קלפי תמונה} other {# קלפי תמונה}}',
  'explore.count_word':
    '{count, plural, one {קלף מילה אחד} two {שני קלפי מילה} other {# קלפי מילה}}',
  'explore.count_question':
    '{count, plural, one {קלף שאלה אחד} two {שני קלפי שאלה} other {# קלפי שאלה}}',
  'explore.for_one': 'לבד',
  'explore.for_many': 'בקבוצה',
  'explore.for_both': 'לבד או ביחד',
  'explore.minutes': '{count, plural, one {דקה אחת} two {שתי דקות} other {# דקות}}',
  'explore.four_stages': 'מעצירה עד מעשה',
  'explore.begin': 'התחלה',
  'explore.way_of': '{way}: {journey}',
  'explore.all_journeys': 'כל המסעות',
  'explore.all_prompts': 'כל הפתיחות',
  'explore.found':
    '{count, plural, =0 {לא נמצא דבר} one {נמצא קלף אחד} two {נמצאו שני קלפים} other {נמצאו # קלפים}}',
  'explore.none': 'אין תוצאות עבור ״{query}״',
  'explore.none_text': 'אפשר לנסות פחות מילים, או שלב אחר.',
  'explore.none_of_stage': 'אין כאן דבר מהשלב הזה',
  'explore.failed': 'העמוד לא נטען',
} as const satisfies Record<keyof typeof english, string>;
