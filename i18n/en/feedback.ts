export const feedback = {
  'feedback.title': 'Feedback',
  'feedback.place_text': 'What works, what is missing',
  'feedback.intro': 'For the people who run this place. They read it; the guide doesn’t.',
  'feedback.words': 'Your feedback',
  'feedback.words_help': 'What works, what gets in the way, what is missing.',
  'feedback.rating': 'How well it works for you (optional)',
  'feedback.rating_1': 'Badly',
  'feedback.rating_2': 'Not so well',
  'feedback.rating_3': 'All right',
  'feedback.rating_4': 'Well',
  'feedback.rating_5': 'Very well',
  'feedback.with_name':
    'Your username is sent along, and not your e-mail address. For an answer, write how to reach you.',
  'feedback.send': 'Send',
  'feedback.thanks': 'Thank you',
  'feedback.mailed': 'Your feedback is stored, and goes to the operator by mail.',
  'feedback.stored':
    'Your feedback is stored. No mail is sent, because no address of the operator is set up here.',
  'feedback.again': 'Write more feedback',
} as const;
