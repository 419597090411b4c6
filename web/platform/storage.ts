/**
 * Local storage that never throws: where the browser forbids it, values live as long as the tab.
 */
const inTab = new Map<string, string>();

function area(): Storage | null {
  try {
    return globalThis.localStorage ?? null;
  } catch {
    return null;
  }
}

export function remembered(name: string): string | null {
  try {
    return area()?.getItem(name) ?? inTab.get(name) ?? null;
  } catch {
    return inTab.get(name) ?? null;
  }
}

export function remember(name: string, value: string): void {
  inTab.set(name, value);
  try {
    area()?.setItem(name, value);
  } catch {
    // A full or forbidden store: the value still holds for this tab.
  }
}

export function forget(name: string): void {
  inTab.delete(name);
  try {
    area()?.removeItem(name);
  } catch {
    // Nothing was stored there.
  }
}

/** Forgets everything but the given names. */
export function forgetAllBut(kept: readonly string[]): void {
  for (const name of [...inTab.keys(), ...Object.keys(area() ?? {})]) {
    if (!kept.includes(name)) forget(name);
  }
}

/** Calls when another tab changes the name; a null value means that it was forgotten. */
export function onRememberedElsewhere(
  name: string,
  listener: (value: string | null) => void,
): () => void {
  if (typeof window === 'undefined') return () => undefined;
  const hear = (event: StorageEvent) => {
    if (event.storageArea !== area()) return;
    if (event.key !== name && event.key !== null) return;
    const value = event.key === null ? null : event.newValue;
    if (value === null) inTab.delete(name);
    else inTab.set(name, value);
    listener(value);
  };
  window.addEventListener('storage', hear);
  return () => window.removeEventListener('storage', hear);
}
