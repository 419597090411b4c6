import { queryClient } from '#web/platform/query.ts';

/** The one place that fetches the screen: the route shows it, and whoever begins a chat asks early. */
export const loadChatScreen = () => import('./ChatScreen.tsx');

/** Asks for what the screen of a chat shows first, so that it is there or on its way when it opens. */
export async function fetchChat(id: string): Promise<void> {
  const { chatInfoQuery, messagesQuery } = await import('./chat-queries.ts');
  void queryClient.prefetchQuery(chatInfoQuery(id));
  void queryClient.prefetchQuery(messagesQuery(id));
}
