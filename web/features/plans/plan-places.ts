/** Everybody may read them, signed in or not. */
export const plansHref = '/profile/plans';

/** The plans, with a way back to a path of ours. */
export function plansFrom(path: string): string {
  return `${plansHref}?${new URLSearchParams({ return_to: path }).toString()}`;
}
