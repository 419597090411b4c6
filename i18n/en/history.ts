/** The screen that manages all chats of a person. */
export const history = {
  'history.title': 'Manage history',
  'history.place_text': 'Search, save, archive and delete chats',
  'history.intro':
    'Everything you talked about. Actions and insights saved from a chat stay when it is deleted.',
  'history.chats': 'Your chats',
  'history.search': 'Search titles and messages',
  'history.clear': 'Clear the search',
  'history.filters': 'Which chats to show',
  'history.filter_all': 'Chats',
  'history.filter_archived': 'Archived',
  'history.choose': 'Select {name}',
  'history.none': 'Select none',
  'history.save': 'Save a copy of {name}',
  'history.save_tip': 'Save a copy',
  'history.kind_AI': 'With the guide',
  'history.kind_IA': 'About a picture',
  'history.kind_US': 'Two people',
  'history.kind_GP': 'Group',
  'history.more': 'Show more',
  'history.not_found': 'No chat holds “{query}”',
  'history.not_found_text': 'Try fewer words, or look among the others.',
  'history.empty_all': 'No chats yet',
  'history.empty_all_text': 'What you talk about appears here.',
  'history.empty_archived': 'Nothing is archived',
  'history.empty_archived_text': 'Archived chats are out of the way, and stay readable.',

  'history.everything': 'A chat is saved by the button at the end of its row.',
  'history.everything_link': 'A copy of everything that is yours',

  'history.ranges': 'Many at once',
  'history.ranges_text':
    'By the day on which something was last written in a chat, archived chats among them. How many it concerns is shown first.',
  'history.span_before': 'Before a day',
  'history.span_between': 'Between two days',
  'history.span_all': 'All chats',
  'history.before': 'Before',
  'history.from': 'From',
  'history.to': 'To, included',
  'history.date_missing': 'Choose a day first.',
  'history.running': 'Another change is still under way.',
  'history.archive': 'Archive…',
  'history.delete': 'Delete…',
  'history.none_meant': 'No chat is concerned.',
  'history.archive_title': '{count, plural, one {Archive # chat?} other {Archive # chats?}}',
  'history.archive_text':
    'They leave the list and stay among the archived ones. For 30 seconds this can be undone.',
  'history.archive_now': '{count, plural, one {Archive # chat} other {Archive # chats}}',
  'history.delete_title': '{count, plural, one {Delete # chat?} other {Delete # chats?}}',
  'history.delete_text': 'For 30 seconds this can be undone, then no more.',
  'history.delete_now': '{count, plural, one {Delete # chat} other {Delete # chats}}',
  'history.delete_many':
    'So many take a while. What is deleted more than 30 seconds before the end can’t be brought back; it can be stopped on the way.',
  'history.count_guided':
    '{count, plural, one {# chat with the guide is deleted} other {# chats with the guide are deleted}}',
  'history.count_pairs':
    '{count, plural, one {# chat of two leaves your list; the other person keeps it} other {# chats of two leave your list; the others keep them}}',
  'history.count_own_groups':
    '{count, plural, one {# group of yours is deleted for everybody in it} other {# groups of yours are deleted for everybody in them}}',
  'history.count_other_groups':
    '{count, plural, one {You leave # group} other {You leave # groups}}',
  'history.archive_progress': 'Archived: {done} of {total}',
  'history.delete_progress': 'Deleted: {done} of {total}',
  'history.stop': 'Stop',
} as const;
