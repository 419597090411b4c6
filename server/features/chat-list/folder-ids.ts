import { sql } from 'drizzle-orm';

/** The folders in which the person of `m` (chat_members) keeps a chat, as part of its list entry. */
export const folderIds = sql`array(
    select f.folder_id::text from folder_chats f
    where f.user_id = m.user_id and f.chat_id = m.chat_id order by f.folder_id::text collate "C")`;
