/** Takes away the notifications that a device shows; null: all of them. */
export async function closeShown(
  registration: ServiceWorkerRegistration | undefined,
  ids: readonly string[] | null,
): Promise<void> {
  for (const shown of (await registration?.getNotifications()) ?? []) {
    const { id = '' } = (shown.data ?? {}) as { id?: string };
    if (ids === null || ids.includes(id)) shown.close();
  }
}
