type Key = Pick<
  KeyboardEvent,
  'key' | 'keyCode' | 'isComposing' | 'shiftKey' | 'ctrlKey' | 'metaKey' | 'altKey'
>;

export type KeySituation = { enterSends: boolean; touch: boolean; value: string };

/** The meaning of a key in the text box, besides the browser's own. */
export function keyMeaning(
  key: Key,
  situation: KeySituation,
): 'send' | 'edit-last' | 'reply-last' | undefined {
  // 229 is the key that ends a composition in browsers that end it before the key event.
  if (key.isComposing || key.keyCode === 229) return undefined;
  const command = key.ctrlKey || key.metaKey;
  if (key.key === 'Enter' && !key.shiftKey && !key.altKey) {
    const plainSends = situation.enterSends && !situation.touch;
    return command || plainSends ? 'send' : undefined;
  }
  if (key.key === 'ArrowUp' && !command && !key.altKey && situation.value === '')
    return key.shiftKey ? 'reply-last' : 'edit-last';
  return undefined;
}
