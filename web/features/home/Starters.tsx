import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useLanguage, useText } from '#web/platform/language.tsx';
import { dayNumber } from '#web/platform/time.ts';
import { Chip } from '#web/ui/Chip.tsx';
import { StageGlyph } from '#web/ui/StageGlyph.tsx';
import { type Starter, startersOfDay } from './starters.ts';
import classes from './HomeScreen.module.css';

/** Three first lines to begin from; choosing one writes it into the composer. */
export function Starters({ onChoose }: { onChoose: (line: string) => void }) {
  const text = useText();
  const { language } = useLanguage();
  const [today] = useState(() => dayNumber(Date.now()));
  const { data: all = [] } = useQuery({
    queryKey: ['starters'],
    queryFn: async () => {
      const { default: prompts } = await import('#content/prompts.json', {
        with: { type: 'json' },
      });
      return prompts.starters as Starter[];
    },
    staleTime: Infinity,
  });
  return (
    <ul className={classes.starters} aria-label={text('home.starters')}>
      {startersOfDay(all, today).map(({ id, stage, [language]: line }) => (
        <li key={id}>
          <Chip icon={<StageGlyph stage={stage} colored />} onClick={() => onChoose(line)}>
            {line}
          </Chip>
        </li>
      ))}
    </ul>
  );
}
