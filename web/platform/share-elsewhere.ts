/** Opens the device’s share sheet; closing it is no failure. */
export async function shareElsewhere(shared: ShareData): Promise<void> {
  await navigator.share(shared).catch((error: unknown) => {
    if (!(error instanceof DOMException && error.name === 'AbortError')) throw error;
  });
}
