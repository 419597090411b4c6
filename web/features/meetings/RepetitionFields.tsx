import { NumberInput } from '@mantine/core';
import { useText } from '#web/platform/language.tsx';
import { DateField } from '#web/ui/DateField.tsx';
import { SelectField } from '#web/ui/SelectField.tsx';
import type { FormFields } from './meeting-draft.ts';
import { type RepetitionEnd, repetitions } from './repetition.ts';
import classes from './Meetings.module.css';

const inForm = { withinPortal: false, zIndex: 'var(--zv-z-menu)' } as const;
const timesByDefault = 10;
const timesMax = 10_000;

export type RepetitionFieldsProps = {
  fields: FormFields;
  error: string | undefined;
  onChange: (change: Partial<FormFields>) => void;
};

/** How often a meeting comes again, and until when. */
export function RepetitionFields({ fields, error, onChange }: RepetitionFieldsProps) {
  const text = useText();
  const { repetition, ending, starts } = fields;
  const names = repetition === 'other' ? [...repetitions, 'other' as const] : repetitions;
  const endBy = (by: string | null) => {
    const endings: Record<string, RepetitionEnd> = {
      never: { by: 'never' },
      day: { by: 'day', day: starts.slice(0, 10) },
      count: { by: 'count', count: timesByDefault },
    };
    const next = endings[by ?? ''];
    if (next) onChange({ ending: next });
  };
  return (
    <div className={classes.dates}>
      <SelectField
        label={text('meetings.repeats')}
        value={repetition}
        onChange={(value) => {
          const chosen = names.find((name) => name === value);
          if (chosen) onChange({ repetition: chosen });
        }}
        data={names.map((name) => ({ value: name, label: text(`meetings.repeats_${name}`) }))}
        allowDeselect={false}
        comboboxProps={inForm}
      />
      {repetition !== 'none' && (
        <SelectField
          label={text('meetings.ending')}
          value={ending.by}
          onChange={endBy}
          data={(['never', 'day', 'count'] as const).map((by) => ({
            value: by,
            label: text(`meetings.ending_${by}`),
          }))}
          allowDeselect={false}
          comboboxProps={inForm}
        />
      )}
      {repetition !== 'none' && ending.by === 'day' && (
        <DateField
          type="date"
          label={text('meetings.last_day')}
          value={ending.day}
          error={error}
          onChange={(day) => onChange({ ending: { by: 'day', day } })}
        />
      )}
      {repetition !== 'none' && ending.by === 'count' && (
        <NumberInput
          label={text('meetings.times')}
          value={ending.count}
          error={error}
          min={1}
          max={timesMax}
          allowDecimal={false}
          hideControls
          onChange={(count) => onChange({ ending: { by: 'count', count: Number(count) } })}
        />
      )}
    </div>
  );
}
