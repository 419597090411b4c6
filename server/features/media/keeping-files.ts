import type { Platform } from '../../platform/platform.ts';
import { Refusal } from '../../platform/refusal.ts';
import { type StoredFiles, discardFiles, isNoted } from './media.ts';

/**
 * Runs the change that needs stored files and deletes those that nothing points at after it. After a
 * failure that is no refusal nobody knows whether it was committed; then the sweep decides.
 */
export async function keepingFiles<Result>(
  platform: Platform,
  files: readonly (StoredFiles | null)[],
  work: () => Promise<Result>,
): Promise<Result> {
  const stored = files.filter((one) => one !== null);
  try {
    const result = await work();
    discardFiles(
      platform,
      stored.filter((one) => !isNoted(one)),
    );
    return result;
  } catch (error) {
    if (error instanceof Refusal) discardFiles(platform, stored);
    throw error;
  }
}
