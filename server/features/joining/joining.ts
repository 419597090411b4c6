import type { Invitation, Inviter } from '#contract/joining.ts';
import type { api } from '#contract/index.ts';
import type { Call, Input } from '../../platform/http/call.ts';
import { Refusal } from '../../platform/refusal.ts';
import { groupInvitation, groupOfLink } from '../members/join-links.ts';
import { namedByLink, personOfLink } from '../connections/connection-link.ts';

/** The inviter and the target of a link. */
export async function showInvitation(
  call: Call,
  { params }: Input<typeof api.joining.show>,
): Promise<Invitation> {
  const { chatId, key } = partsOf(params.token);
  const found =
    chatId === null ? await personOfLink(call, key) : await groupInvitation(call, chatId, key);
  if (!found) throw new Refusal('invitation.not_found');
  return found;
}

/** The same for the person who has the link and is not signed in: names alone. */
export async function showInviter(
  call: Call,
  { params }: Input<typeof api.joining.inviter>,
): Promise<Inviter> {
  const { chatId, key } = partsOf(params.token);
  if (chatId === null) {
    const person = await namedByLink(call, key);
    if (!person) throw new Refusal('invitation.not_found');
    return { kind: 'connection', name: person.displayName, title: '' };
  }
  const group = await groupOfLink(call, chatId, key);
  if (!group) throw new Refusal('invitation.not_found');
  return { kind: 'group', name: group.inviter.display_name, title: group.chat.title };
}

/** The id of the person who invites by a working link; null for any other text. */
export async function inviterOf(call: Call, token: string): Promise<string | null> {
  const { chatId, key } = partsOf(token);
  if (chatId === null) return (await namedByLink(call, key))?.id ?? null;
  return (await groupOfLink(call, chatId, key))?.inviter.id ?? null;
}

/** A group's token is its id and a key, a person's is a key alone. */
function partsOf(token: string): { chatId: string | null; key: string } {
  const dot = token.indexOf('.');
  return dot === -1
    ? { chatId: null, key: token }
    : { chatId: token.slice(0, dot), key: token.slice(dot + 1) };
}
