import { api } from '#contract/index.ts';
import type { Meeting } from '#contract/meetings.ts';
import { sentenceOf } from '#web/platform/api-error.ts';
import { call } from '#web/platform/api.ts';
import { saveFile } from '#web/platform/save-file.ts';
import { showToast } from '#web/ui/toasts.ts';

/** Hands a meeting to the person's calendar, as an iCalendar file. */
export async function downloadMeeting({ id, title }: Pick<Meeting, 'id' | 'title'>): Promise<void> {
  try {
    await call(api.meetings.calendar, {
      params: { id },
      onFile: (file: Blob) => saveFile(file, title, 'ics'),
    });
  } catch (error) {
    showToast({ tone: 'error', text: sentenceOf(error) });
  }
}
