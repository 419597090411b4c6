/** Of which kind the pictures in a bubble are; its style then lets the words beside them wrap within their width. */
export function picturesIn(image: unknown, album: unknown): 'album' | 'one' | undefined {
  if (album) return 'album';
  return image ? 'one' : undefined;
}
