import type { MyCard } from '#contract/cards.ts';
import { useStageNames } from '#web/platform/stage-names.ts';
import { useLanguage, useText } from '#web/platform/language.tsx';
import { shownName } from '#web/platform/shown-name.ts';
import { Banner } from '#web/ui/Banner.tsx';
import { StageTag } from '#web/ui/Chip.tsx';
import { UiLink } from '#web/ui/UiLink.tsx';
import { CardOpinions } from './CardOpinions.tsx';
import classes from './CardScreen.module.css';

type CardWordsProps = {
  card: MyCard;
  waits?: boolean;
  note?: string;
  /** Its maker deleted it, so nothing is said about it any more. */
  gone?: boolean;
};

/** A card's text, the caller's use of it, and people's opinions. */
export function CardWords({ card, waits = false, note, gone = false }: CardWordsProps) {
  const text = useText();
  const { language } = useLanguage();
  const stageNames = useStageNames();
  const { stage, draws, texts, alts, owner } = card;
  const { count, last_chat: last } = draws;
  return (
    <div className={classes.words}>
      <p className={classes.eyebrow}>
        {stage && <StageTag stage={stage} name={stageNames[stage]} />}
        {owner && <bdi>{shownName(owner)}</bdi>}
        {last && (
          <UiLink href={`/chat/${last.id}`}>
            {last.title === ''
              ? text('cards.laid', { count })
              : text('cards.laid_last', { count, chat: last.title })}
          </UiLink>
        )}
      </p>
      <h1>
        <bdi>{texts[language]}</bdi>
      </h1>
      {alts[language] !== texts[language] && (
        <p className={classes.alt}>
          <bdi>{alts[language]}</bdi>
        </p>
      )}
      {note && <Banner tone="info">{note}</Banner>}
      {gone ? (
        <Banner tone="info">{text('cards.gone')}</Banner>
      ) : (
        <CardOpinions cardId={card.id} waits={waits} />
      )}
    </div>
  );
}
