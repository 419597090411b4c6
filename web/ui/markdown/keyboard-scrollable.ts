/** A scrolling element must be reachable by keyboard. */
export const keyboardScrollable = { tabIndex: 0, role: 'group' } as const;
