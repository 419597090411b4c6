export const memory = {
  'memory.title': 'What {product} remembers',
  'memory.allow': 'The guide may remember',
  'memory.about':
    'Your goals and notes are used in chats with the guide alone, and your last step where a new one begins; never in groups or temporary chats. Where there is not room for all, goals and the newest notes go first. The guide only proposes: nothing is added without your yes.',
  'memory.about_provider': 'Where you agree to it, they go to {provider} with your messages.',
  'memory.off':
    'Memory is off. The guide does not use what is here, and proposes nothing for it. All of it stays until you delete it.',
  'memory.empty':
    'Nothing is remembered yet. Write down what the guide should know in every chat, or say it to the guide: “Remember that …”.',
  'memory.kind': 'Kind',
  'memory.note': 'Note',
  'memory.goal': 'Goal',
  'memory.words': 'Something to remember',
  'memory.add': 'Add',
  'memory.edit': 'Edit: {words}',
  'memory.delete': 'Delete: {words}',
  'memory.source': 'From a chat',
  'memory.deleted': 'No longer remembered',
  'memory.step': 'Your last step',
  'memory.forget': 'Forget everything',
  'memory.forget_title': 'Forget all notes and goals?',
  'memory.forget_text':
    '{count, plural, one {It will be} other {All # will be}} gone for good. Your actions stay.',
  'memory.forgotten': 'All is forgotten',
  'memory.propose_note': 'Remember “{words}” in later chats?',
  'memory.propose_goal': 'Remember the goal “{words}” in later chats?',
  'memory.accept': 'Remember',
  'memory.accepted': 'Remembered',
} as const;
