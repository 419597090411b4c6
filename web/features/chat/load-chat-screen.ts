/** The one place that fetches the screen: the route shows it, and whoever begins a chat asks early. */
export const loadChatScreen = () => import('./ChatScreen.tsx');
