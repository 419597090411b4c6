import { useState } from 'react';
import { daysAfter, monthOf } from '#contract/days.ts';
import { api } from '#contract/index.ts';
import { saveFile } from '#web/platform/save-file.ts';
import { showRefusal } from '#web/features/insights/insight-changes.ts';
import { call } from '#web/platform/api.ts';
import { useText } from '#web/platform/language.tsx';
import { calendarDay, monthLabel, startOfDay } from '#web/platform/time.ts';
import { Button } from '#web/ui/Button.tsx';
import { Download } from '#web/ui/icons.ts';

/** Saves this month of the timeline as Markdown. */
export function ExportMonth() {
  const text = useText();
  const [busy, setBusy] = useState(false);
  const save = async () => {
    setBusy(true);
    try {
      const { from, to } = monthOf(calendarDay());
      const query = {
        from: startOfDay(from).toISOString(),
        to: startOfDay(daysAfter(to, 1)).toISOString(),
      };
      await call(api.timeline.download, {
        query,
        onFile: (file: Blob) => saveFile(file, monthLabel(query.from), 'md'),
      });
    } catch (error) {
      showRefusal(error);
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button variant="ghost" icon={<Download aria-hidden />} busy={busy} onClick={() => void save()}>
      {text('timeline.export_month')}
    </Button>
  );
}
