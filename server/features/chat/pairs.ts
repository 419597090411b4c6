/** The same for the same two people, whoever comes first. */
export function pairKeyOf(one: string, other: string): string {
  return one < other ? `${one} ${other}` : `${other} ${one}`;
}
