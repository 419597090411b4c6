import { useEffect } from 'react';
import { productName } from './product.ts';

/** Names the page in the browser; an empty text leaves the product's name alone. */
export function useTitle(text: string): void {
  useEffect(() => {
    document.title = text === '' ? productName : `${text} - ${productName}`;
  }, [text]);
}
