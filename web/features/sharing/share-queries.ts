import { queryOptions } from '@tanstack/react-query';
import type { AnswerOf, BodyIn } from '#contract/endpoint.ts';
import { api } from '#contract/index.ts';
import type { Share } from '#contract/sharing.ts';
import { sentenceOf } from '#web/platform/api-error.ts';
import { call } from '#web/platform/api.ts';
import { queryClient } from '#web/platform/query.ts';
import { currentText } from '#web/platform/text.ts';
import { showToast } from '#web/ui/toasts.ts';

type Shares = AnswerOf<typeof api.sharing.list>;
export type ShareDays = BodyIn<typeof api.sharing.make>['days'];

/** My links; asked again whenever they are looked at, because they end by themselves. */
export const sharesQuery = queryOptions({
  queryKey: ['shares'],
  queryFn: ({ signal }) => call(api.sharing.list, { signal }),
  staleTime: 0,
});

function keep(change: (items: Share[]) => Share[]): void {
  queryClient.setQueryData<Shares>(sharesQuery.queryKey, (before) => ({
    items: change(before?.items ?? []),
  }));
}

const without = (items: Share[], chatId: string) =>
  items.filter((share) => share.chat_id !== chatId);

/** Answers whether it worked. */
export async function makeShare(chatId: string, days: ShareDays): Promise<boolean> {
  try {
    const { share } = await call(api.sharing.make, { params: { id: chatId }, body: { days } });
    keep((items) => [share, ...without(items, chatId)]);
    return true;
  } catch (error) {
    showToast({ tone: 'error', text: sentenceOf(error) });
    return false;
  }
}

export async function endShare(chatId: string): Promise<void> {
  try {
    await call(api.sharing.end, { params: { id: chatId } });
    keep((items) => without(items, chatId));
    showToast({ tone: 'success', text: currentText()('sharing.ended') });
  } catch (error) {
    showToast({ tone: 'error', text: sentenceOf(error) });
  }
}

export function copyLink(url: string): void {
  const text = currentText();
  void navigator.clipboard.writeText(url).then(
    () => showToast({ tone: 'success', text: text('sharing.copied') }),
    () => showToast({ tone: 'error', text: text('chat.copy_failed') }),
  );
}
