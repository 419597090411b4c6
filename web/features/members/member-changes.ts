import type { ChatInfo, Member } from '#contract/chat.ts';
import { participantsShownMax } from '#contract/chat.live.ts';
import { api } from '#contract/index.ts';
import type { NewEvent } from '#contract/live.ts';
import type { InviteLink } from '#contract/shapes.ts';
import { chatInfo } from '#web/features/chats/chat-cache.ts';
import { changeChat } from '#web/features/chats/chat-changes.ts';
import { chatKeys } from '#web/features/chats/chat-queries.ts';
import { myId } from '#web/platform/session.ts';
import { call } from '#web/platform/api.ts';
import { askAgain, queryClient } from '#web/platform/query.ts';

/** The event of a member's new state, applied optimistically. */
function memberEvent(info: ChatInfo, { user }: Member, member: Member | null): NewEvent {
  const others = info.members.filter((one) => one.user.id !== user.id);
  const people = (member ? [...others, member] : others)
    .filter(({ state }) => state !== 'requested')
    .slice(0, participantsShownMax + 1)
    .map((one) => one.user);
  return { type: 'chat.member', chat_id: info.id, user, member, people };
}

/** Takes somebody out, or withdraws their invitation. */
export function removeMember(info: ChatInfo, member: Member): void {
  const { username } = member.user;
  changeChat(info.id, memberEvent(info, member, null), () =>
    call(api.members.remove, { params: { id: info.id, username } }),
  );
}

export function letIn(info: ChatInfo, member: Member): void {
  const { username } = member.user;
  changeChat(info.id, memberEvent(info, member, { ...member, state: 'active' }), () =>
    call(api.members.accept, { params: { id: info.id }, body: { username } }),
  );
}

export function turnDown(info: ChatInfo, member: Member): void {
  const { username } = member.user;
  changeChat(info.id, memberEvent(info, member, null), () =>
    call(api.members.decline, { params: { id: info.id }, body: { username } }),
  );
}

export function handOver(info: ChatInfo, member: Member): void {
  const { username } = member.user;
  const me = info.members.find(({ user }) => user.id === myId());
  changeChat(info.id, memberEvent(info, member, { ...member, role: 'owner' }), () =>
    call(api.members.handOver, { params: { id: info.id }, body: { username } }),
  );
  const now = chatInfo(info.id);
  // The same call makes me a member; when it is refused, the truth comes back for both.
  if (me && now)
    changeChat(info.id, memberEvent(now, me, { ...me, role: 'member' }), () => Promise.resolve());
}

type GuideMode = ChatInfo['guide_mode'];

export function setGuideMode({ id }: ChatInfo, guideMode: GuideMode): void {
  changeChat(id, { type: 'chat.updated', chat_id: id, changes: { guide_mode: guideMode } }, () =>
    call(api.chat.guide, { params: { id }, body: { guide_mode: guideMode } }),
  );
}

/** @throws ApiError */
export async function invitePeople({ id }: ChatInfo, usernames: string[]): Promise<void> {
  const { members } = await call(api.members.invite, { params: { id }, body: { usernames } });
  queryClient.setQueryData<ChatInfo>(chatKeys.info(id), (info) => info && { ...info, members });
}

/** @throws ApiError */
export async function makeLink({ id }: ChatInfo): Promise<void> {
  await keepLink(id, await call(api.members.makeLink, { params: { id } }));
}

/** @throws ApiError */
export async function revokeLink({ id }: ChatInfo): Promise<void> {
  await call(api.members.revokeLink, { params: { id } });
  await keepLink(id, null);
}

/** An answer that is on its way may not know of it yet, so it is asked for again. */
async function keepLink(id: string, link: InviteLink | null): Promise<void> {
  const queryKey = chatKeys.info(id);
  await queryClient.cancelQueries({ queryKey });
  queryClient.setQueryData<ChatInfo>(queryKey, (info) => info && { ...info, invite_link: link });
  void askAgain(queryKey);
}
