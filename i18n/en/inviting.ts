/** The screen with a person's own invitation link. */
export const inviting = {
  'inviting.title': 'Invite people',
  'inviting.place_text': 'Your link and its code',
  'inviting.intro': 'One link for everybody whom you would like to have here.',
  'inviting.code': 'QR code of your invitation link',
  'inviting.code_text': 'A camera that looks at the code opens the link.',
  'inviting.share': 'Share',
  'inviting.share_text': '{name} invites you to connect on {product}.',
  'inviting.meaning': 'What the link does',
  'inviting.opens': 'People who open it see your name and your picture, nothing else of you.',
  'inviting.asks':
    'They can ask to connect, after signing up if they have no account yet. You decide.',
  'inviting.passes': 'It can be passed on: it works for anybody who has it.',
  'inviting.ends': 'It works for 7 days. A new link, or ending it, stops the earlier one at once.',
} as const;
