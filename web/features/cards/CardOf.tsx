import type { Card } from '#contract/cards.ts';
import type { OpenCard } from '#contract/journeys.ts';
import { useStageNames } from '#web/platform/stage-names.ts';
import { useLanguage, useText } from '#web/platform/language.tsx';
import { CardFace, type CardFaceProps, groundOf } from '#web/ui/CardFace.tsx';

type CardOfProps = Pick<CardFaceProps, 'width' | 'tilt' | 'sizes' | 'className'> & {
  card: OpenCard & Partial<Pick<Card, 'covered'>>;
  eager?: boolean;
};

/** The face of a card in the reader's language. */
export function CardOf({ card, eager, ...look }: CardOfProps) {
  const { language } = useLanguage();
  const stageNames = useStageNames();
  const { card_type: type, card_index: number, texts, alts, stage, deck } = card;
  const say = useText();
  const text = texts[language];
  if (card.covered)
    return <CardFace {...look} kind="covered" reason={say(`cards.covered_${card.covered}`)} />;
  if (type === 'image')
    return (
      <CardFace
        {...look}
        kind="image"
        src={card.image_url ?? ''}
        alt={alts[language]}
        eager={eager}
      />
    );
  if (type === 'word') {
    const other = texts[language === 'he' ? 'en' : 'he'];
    return (
      <CardFace
        {...look}
        kind="word"
        word={text}
        otherWord={other === text ? undefined : other}
        // Of one language, so that a card has the same ground for all its readers.
        ground={groundOf(texts.en)}
      />
    );
  }
  return (
    <CardFace
      {...look}
      kind="question"
      question={text}
      stage={stage ?? 'PS'}
      stageName={stage ? stageNames[stage] : ''}
      number={deck === 'own' ? undefined : (number ?? undefined)}
    />
  );
}
