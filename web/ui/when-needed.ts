/** For what costs a slow phone tens of milliseconds, as `Intl.Segmenter` does: made at its first use. */
export function whenNeeded<Made>(make: () => Made): () => Made {
  let made: Made | undefined;
  return () => (made ??= make());
}
