import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import type { Opinion, Opinions } from '#contract/opinions.ts';
import { LoadFailed } from '#web/features/failures/LoadFailed.tsx';
import { FeelingChips, View } from '#web/features/reports/Views.tsx';
import {
  type OpinionThing,
  giveOpinion,
  opinionsQuery,
} from '#web/features/reports/opinion-queries.ts';
import { useText } from '#web/platform/language.tsx';
import { TextButton } from '#web/ui/Button.tsx';
import { RowsSkeleton } from '#web/ui/Skeletons.tsx';
import { SeeBox } from './SeeBox.tsx';
import classes from './CardOpinions.module.css';

/**
 * Opinions of mine and of my connections about a card; while the next card `waits`, nothing can be added to
 * the one before.
 */
export function CardOpinions({ cardId, waits }: { cardId: string; waits: boolean }) {
  const text = useText();
  const thing: OpinionThing = { kind: 'card', id: cardId };
  const { data, error, refetch } = useQuery({ ...opinionsQuery(thing), enabled: !waits });
  const isShown = data && !waits;
  return (
    <section className={classes.opinions} aria-labelledby="opinions">
      <h2 id="opinions" className={classes.heading}>
        {text('reports.opinions')}
        {isShown && data.items.length > 0 && (
          <span className="zv-num"> {String(data.items.length)}</span>
        )}
      </h2>
      {isShown && <Views key={cardId} thing={thing} opinions={data} />}
      {!isShown && error && !waits && <LoadFailed onRetry={() => void refetch()} />}
      {!isShown && (waits || !error) && (
        <RowsSkeleton label={text('shell.loading_part')} count={2} />
      )}
    </section>
  );
}

const shownFirst = 3;

/** The next focus when the focused element is gone. */
type Next = 'box' | 'change' | null;

function Views({ thing, opinions }: { thing: OpinionThing; opinions: Opinions }) {
  const text = useText();
  const [all, setAll] = useState(false);
  const [changing, setChanging] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  const next = useRef<Next>(null);
  const { items, mine } = opinions;
  const said = mine?.text ?? '';
  const writes = said === '' || changing;
  useEffect(() => {
    if (next.current === null) return;
    const name = next.current === 'box' ? 'textarea' : '[data-change]';
    const found = place.current?.querySelector<HTMLElement>(name);
    if (!found) return;
    next.current = null;
    found.focus();
  });
  const shown = all ? items : mineFirst(items, mine).slice(0, shownFirst);
  const share = async (words: string) => {
    next.current = words === '' ? 'box' : 'change';
    const isShared = await giveOpinion(thing, { text: words === '' ? null : words });
    if (isShared) setChanging(false);
    else next.current = null;
  };
  const withdraw = async () => {
    next.current = 'box';
    const isGone = await giveOpinion(thing, { feeling: null, text: null });
    if (!isGone) next.current = null;
    setChanging(false);
  };
  const change = () => {
    next.current = 'box';
    setChanging(true);
  };
  const deeds: ReactNode = (
    <p className={classes.deeds}>
      {said !== '' && !changing && (
        <TextButton tone="quiet" data-change onClick={change}>
          {text('reports.change_words')}
        </TextButton>
      )}
      <TextButton tone="quiet" onClick={() => void withdraw()}>
        {text('reports.withdraw')}
      </TextButton>
    </p>
  );
  return (
    <div ref={place}>
      <FeelingChips thing={thing} opinions={opinions} labelUnseen />
      {items.length === 0 ? (
        <p className={classes.none}>{text('cards.nobody_saw')}</p>
      ) : (
        <ul className={classes.views}>
          {shown.map((opinion) => (
            <View
              key={opinion.id}
              opinion={opinion}
              deeds={opinion.id === mine?.id ? deeds : undefined}
            />
          ))}
        </ul>
      )}
      {items.length > shown.length && (
        <TextButton tone="quiet" onClick={() => setAll(true)}>
          {text('cards.all_views', { count: items.length })}
        </TextButton>
      )}
      {writes && (
        <SeeBox
          said={said}
          onShare={share}
          onCancel={
            changing
              ? () => {
                  next.current = 'change';
                  setChanging(false);
                }
              : undefined
          }
        />
      )}
      <p className={classes.hint}>{text('cards.who_sees_views')}</p>
    </div>
  );
}

/** If only some are shown, mine is among them. */
function mineFirst(items: Opinion[], mine: Opinion | null): Opinion[] {
  return mine ? [mine, ...items.filter(({ id }) => id !== mine.id)] : items;
}
