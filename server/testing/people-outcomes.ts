import type { Scene, Standing } from './people-scenes.ts';

/** Statuses of the owner, a member, somebody invited and somebody who asked to join. */
export type OfGroup = readonly [number, number, number, number];
/** Statuses of the two, and of somebody who is invited, where there is something to call it about. */
export type OfPair = readonly [number, number, number | null];

/** A call about a chat, and its results. Outsiders get 404 by default. */
export interface Row {
  asked(scene: Scene): { params: Record<string, string>; body?: unknown };
  group: OfGroup;
  pair: OfPair;
  /** Outsiders who have something that admits them. */
  outside?: Partial<Record<Standing, 200>>;
}

export const ofChat =
  (body?: unknown): Row['asked'] =>
  ({ chatId }) => ({ params: { id: chatId }, ...(body === undefined ? {} : { body }) });
export const ofMessage =
  (
    whose: 'byOwner' | 'byMember' | 'imageId' | 'answerId' | 'proposalId',
    body?: unknown,
    more = {},
  ) =>
  (scene: Scene) => ({
    params: { id: scene[whose], ...more },
    ...(body === undefined ? {} : { body }),
  });
export const naming =
  (whom: Standing): Row['asked'] =>
  ({ chatId, people }) => ({ params: { id: chatId }, body: { username: people[whom].username } });

export const members: OfGroup = [200, 200, 409, 409];
export const ownerAlone: OfGroup = [200, 409, 409, 409];
export const nobody: OfGroup = [409, 409, 409, 409];
export const notOfTwo: OfPair = [409, 409, 409];
export const bothOfTwo: OfPair = [200, 200, 409];
export const ofTheirMessages: OfPair = [200, 200, null];
export const notOfTheirMessages: OfPair = [409, 409, null];
