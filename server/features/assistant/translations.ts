import { and, eq } from 'drizzle-orm';
import type { Language } from '#contract/shapes.ts';
import { translations } from '#db/schema/assistant.ts';
import type { Db } from '../../platform/change.ts';

/** The stored translation of a message, or null. */
export async function storedTranslation(
  db: Db,
  messageId: string,
  language: Language,
): Promise<string | null> {
  const [row] = await db
    .select({ text: translations.text })
    .from(translations)
    .where(and(eq(translations.messageId, messageId), eq(translations.language, language)));
  return row?.text ?? null;
}

/** A message says something else, so no translation of it holds any more. */
export async function forgetTranslations(db: Db, messageId: string): Promise<void> {
  await db.delete(translations).where(eq(translations.messageId, messageId));
}
