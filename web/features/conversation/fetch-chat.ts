import { queryClient } from '#web/platform/query.ts';

/** Asks for what the screen of a chat shows first, so that it is there or on its way when it opens. */
export async function fetchChat(id: string): Promise<void> {
  const [{ chatInfoQuery }, { messagesQuery }] = await Promise.all([
    import('#web/features/chats/chat-queries.ts'),
    import('#web/features/messages/message-queries.ts'),
  ]);
  void queryClient.prefetchQuery(chatInfoQuery(id));
  void queryClient.prefetchQuery(messagesQuery(id));
}
