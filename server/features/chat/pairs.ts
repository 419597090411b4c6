/** The same for the same two people, whoever comes first. */
export function pairKeyOf(one: string, other: string): string {
  return one < other ? `${one} ${other}` : `${other} ${one}`;
}

/** The one of the two who is not `me`. */
export function otherOfPair(pairKey: string, me: string): string {
  const [one = '', other = ''] = pairKey.split(' ');
  return one === me ? other : one;
}
