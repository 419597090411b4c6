/** For objects that cost a slow phone tens of milliseconds, such as `Intl.Segmenter`: made at their first use. */
export function whenNeeded<Made>(make: () => Made): () => Made {
  let made: Made | undefined;
  return () => (made ??= make());
}
