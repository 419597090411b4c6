import { useEffect } from 'react';
import { productName } from './product.ts';
import { storeOf, useStore } from './store.ts';

const words = storeOf('');
const unread = storeOf(0);

function write(): void {
  const count = unread.get();
  const shown = words.get() === '' ? productName : `${words.get()} - ${productName}`;
  document.title = count > 0 ? `(${count > 99 ? '99+' : count}) ${shown}` : shown;
}

/** Names the page in the browser; an empty text leaves the product's name alone. */
export function useTitle(text: string): void {
  useEffect(() => {
    words.set(text);
    write();
  }, [text]);
}

/** The number of unread chats, shown before the title of every page. */
export const unreadChats = {
  set(count: number): void {
    unread.set(count);
    write();
  },
  use: (): number => useStore(unread),
};
