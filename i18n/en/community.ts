/** Places outside where the people of this installation meet. */
export const community = {
  'community.title': 'Join our community',
  'community.place_text': 'Where people meet outside of here',
  'community.intro':
    'Places elsewhere where people talk about this one. They have rules and a privacy policy of their own.',
  'community.places': 'Places',
  'community.new_tab': 'Opens a new tab',
  'community.none_title': 'No community here yet',
  'community.none_text':
    'The operator of this server has named no place where people meet. Feedback reaches them from here.',
} as const;
