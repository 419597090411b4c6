import { z } from 'zod';

export const communityLinksMax = 12;

/** A place elsewhere where people meet, as the operator names it. */
export const CommunityLink = z.strictObject({
  name: z.string().trim().min(1).max(60),
  /** Without a user or a password in it. */
  url: z.url({ protocol: /^https$/ }).max(500),
});
export type CommunityLink = z.output<typeof CommunityLink>;

/** Reads `Name|https://address, …`; null where an entry is of another form. */
export function communityLinks(written: string): CommunityLink[] | null {
  const entries = written.split(',').filter((entry) => entry.trim() !== '');
  const links = entries.map((entry) => {
    const at = entry.indexOf('|');
    const url = entry.slice(at + 1).trim();
    const read = CommunityLink.safeParse({ name: entry.slice(0, at), url });
    if (at < 1 || !read.success) return null;
    const { username, password } = new URL(url);
    return username === '' && password === '' ? read.data : null;
  });
  if (links.length > communityLinksMax) return null;
  return links.every((link) => link !== null) ? links : null;
}
