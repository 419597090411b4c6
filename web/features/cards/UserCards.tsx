import { useState } from 'react';
import type { MyCard } from '#contract/cards.ts';
import { feelings, stages } from '#contract/values.ts';
import { useStageNames } from '#web/platform/stage-names.ts';
import { useText } from '#web/platform/language.tsx';
import { Button } from '#web/ui/Button.tsx';
import { Chip } from '#web/ui/Chip.tsx';
import { Dialog } from '#web/ui/Dialog.tsx';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { GroupLevel } from '#web/ui/Headings.tsx';
import { Plus } from '#web/ui/icons.ts';
import { StageGlyph } from '#web/ui/StageGlyph.tsx';
import type { Stage } from '#web/ui/stages.ts';
import { UiLink } from '#web/ui/UiLink.tsx';
import { CardHead } from './CardHead.tsx';
import { CardOf } from './CardOf.tsx';
import { OwnCardForm } from './OwnCardForm.tsx';
import { hrefOfCard } from './card-places.ts';
import classes from './CardScreen.module.css';
import grid from './CardGrid.module.css';

type UserCardsProps = { title: string; items: MyCard[]; isMine: boolean };

/** All cards that somebody made, or those of a stage. */
export function UserCards({ title, items, isMine }: UserCardsProps) {
  const text = useText();
  const [making, setMaking] = useState(false);
  const [stage, setStage] = useState<Stage | null>(null);
  const add = isMine && (
    <Button variant="tint" compact icon={<Plus aria-hidden />} onClick={() => setMaking(true)}>
      {text('cards.make')}
    </Button>
  );
  const shown = items.filter((card) => stage === null || card.stage === stage);
  return (
    <div className={classes.screen}>
      <CardHead title={<h1 className={classes.deck}>{title}</h1>} tools={items.length > 0 && add} />
      {items.length === 0 ? (
        <GroupLevel value={2}>
          <EmptyState
            figure={{ deck: 'word' }}
            title={text(isMine ? 'cards.none_mine' : 'cards.none_theirs')}
            text={isMine ? text('cards.none_mine_text') : undefined}
            action={add}
          />
        </GroupLevel>
      ) : (
        <div className={classes.rest}>
          <StageChips items={items} stage={stage} onChoose={setStage} />
          {shown.length === 0 && (
            <p className={classes.noneOfStage}>{text('cards.none_of_stage')}</p>
          )}
          <ul className={classes.all}>
            {shown.map((card) => (
              <li key={card.id}>
                <UiLink className={grid.card} href={hrefOfCard(card)}>
                  <CardOf card={card} width="fill" sizes="200px" />
                </UiLink>
                <Felt card={card} />
              </li>
            ))}
          </ul>
        </div>
      )}
      <Dialog
        opened={making}
        onClose={() => setMaking(false)}
        title={text('cards.make')}
        closeLabel={text('cards.close')}
      >
        <OwnCardForm onDone={() => setMaking(false)} onCancel={() => setMaking(false)} />
      </Dialog>
    </div>
  );
}

type StageChipsProps = {
  items: MyCard[];
  stage: Stage | null;
  onChoose: (stage: Stage | null) => void;
};

/** Only where cards have stages. */
function StageChips({ items, stage, onChoose }: StageChipsProps) {
  const text = useText();
  const names = useStageNames();
  if (items.every((card) => card.stage === null)) return null;
  return (
    <div className={classes.filter} role="group" aria-label={text('cards.filter_stage')}>
      <Chip chosen={stage === null} onClick={() => onChoose(null)}>
        {text('cards.all_stages')}
      </Chip>
      {stages.map((each) => (
        <Chip
          key={each}
          chosen={stage === each}
          icon={<StageGlyph stage={each} size={18} />}
          onClick={() => onChoose(stage === each ? null : each)}
        >
          {names[each]}
        </Chip>
      ))}
    </div>
  );
}

/** How many feel something about it. */
function Felt({ card }: { card: MyCard }) {
  const text = useText();
  const { counts } = card.opinions;
  const count = feelings.reduce((sum, feeling) => sum + counts[feeling], 0);
  return count > 0 && !card.covered ? (
    <p className={classes.felt}>{text('cards.felt', { count })}</p>
  ) : null;
}
