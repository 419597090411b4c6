import { and, eq, sql } from 'drizzle-orm';
import type { Analysis } from '#contract/analysis.ts';
import type { api } from '#contract/index.ts';
import type { Call, Input } from '../../platform/http/call.ts';
import { Refusal, refuseField } from '../../platform/refusal.ts';
import { keepingFiles } from '../media/keeping-files.ts';
import { listEntry, myPictureChats } from '../chat-list/chat-list.ts';
import { beginAnalysis } from '../chats/create-chat.ts';
import { imagesOf } from '../media/message-images.ts';
import { askingInChat } from './asking.ts';
import type { Exchange } from './exchange.ts';
import { storeSent } from './send.ts';
import { newPicture } from './shown-pictures.ts';
import { type Shown, shownWith, storedOf } from './shown.ts';
import { chats } from '#db/schema/chats.ts';

type AskInput = Input<typeof api.analysis.send>;

type Asked = Awaited<ReturnType<typeof withChat>>;

export async function withWhatIsAsked(
  call: Call,
  input: AskInput,
  go: (shown: Shown) => Promise<Asked>,
): Promise<Asked> {
  const shown = await whatIsAsked(call, input);
  return keepingFiles(call.platform, storedOf(shown), () => go(shown));
}

async function whatIsAsked(call: Call, input: AskInput): Promise<Shown> {
  const { chat_id: chatId, client_id: clientId } = input.body;
  if (chatId !== undefined) return shownWith(call, chatId, input, 'IA');
  const isBegun = (await chatBegunBy(call, clientId)) !== null;
  return { picture: isBegun ? null : await newPicture(call, input), spoken: null };
}

/** Asks the guide about a picture: it begins a chat, or the chat about it goes on. A resend answers the first exchange again. */
export async function askAboutImage(call: Call, input: AskInput, shown: Shown) {
  const { chat_id: chatId } = input.body;
  if (chatId !== undefined) return goOn(call, chatId, input, shown);
  if (!input.files['image']) throw refuseField('image', 'field.required');
  const { client_id: clientId } = input.body;
  const begun = await chatBegunBy(call, clientId);
  if (begun) return goOn(call, begun, input, nothing);
  const chat = await beginAnalysis(call, clientId);
  if (!chat) return goOn(call, await chatBegunBy(call, clientId), input, nothing);
  call.emit(call.me.userId, { type: 'chat.created', chat: await entryOf(call, chat.id) });
  return goOn(call, chat.id, input, shown);
}

const nothing: Shown = { picture: null, spoken: null };

async function goOn(call: Call, chatId: string | null, input: AskInput, shown: Shown) {
  const asking = await askingInChat(call, chatId ?? '');
  const { chat } = asking;
  if (chat.chatType !== 'IA') throw new Refusal('chat.wrong_type');
  return withChat(call, chat.id, await storeSent(call, asking, input, shown));
}

async function withChat(call: Call, chatId: string, exchanged: Exchange) {
  return { chat: await entryOf(call, chatId), ...exchanged };
}

function entryOf(call: Call, chatId: string) {
  return listEntry(call.platform, call.db, call.me.userId, chatId);
}

/** Id of the chat that my message with this client id began. */
async function chatBegunBy(call: Call, clientId: string): Promise<string | null> {
  const [chat] = await call.db
    .select({ id: chats.id })
    .from(chats)
    .where(and(eq(chats.ownerId, call.me.userId), eq(chats.begunBy, clientId)));
  return chat?.id ?? null;
}

/** My chats about pictures, each with the picture that it began with. */
export async function myAnalyses(call: Call, input: Input<typeof api.analysis.list>) {
  const { items, next } = await myPictureChats(call, input);
  const ids = items.map(({ id }) => id);
  const { rows } = await call.db.execute<{ chat_id: string; image_id: string }>(sql`
    select distinct on (chat_id) chat_id, image_id from messages
    where chat_id = any(${sql.param(ids)}::uuid[]) and image_id is not null
    order by chat_id, seq`);
  const first = new Map(rows.map((row) => [row.chat_id, row.image_id]));
  const images = await imagesOf(
    call.platform,
    call.db,
    rows.map(({ image_id: imageId }) => ({ imageId })),
  );
  const analyses = items.flatMap((chat): Analysis[] => {
    const image = images.get(first.get(chat.id) ?? '');
    return image ? [{ chat, image }] : [];
  });
  return { items: analyses, next };
}
