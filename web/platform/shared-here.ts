import { sharedFields } from '#contract/program-places.ts';
import { keepLocally } from './local-stores.ts';

/** Shared by another program with this one: words, an address and pictures. */
export interface SharedHere {
  words: string;
  pictures: File[];
}

const kept = keepLocally<SharedHere>('shared_here');
const waiting = 'waiting';

/** Keeps the newest until the program has opened. */
export async function keepShared(form: FormData): Promise<void> {
  const parts = [sharedFields.title, sharedFields.text, sharedFields.url].map((name) => {
    const value = form.get(name);
    return typeof value === 'string' ? value.trim() : '';
  });
  // Some programs put the address into the text as well.
  const words = parts.filter((part, at) => part !== '' && !parts.slice(0, at).includes(part));
  const pictures = form.getAll(sharedFields.pictures).filter((value) => value instanceof File);
  await kept.set(waiting, { words: words.join('\n'), pictures });
}

/** Takes it away, so that it begins one thing only. */
export async function takeShared(): Promise<SharedHere | undefined> {
  const shared = await kept.get(waiting).catch(() => undefined);
  await kept.delete(waiting).catch(() => undefined);
  return shared;
}
