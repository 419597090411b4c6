import type { CardOfTheDay as Day } from '#contract/explore.ts';
import { useStageNames } from '#web/platform/stage-names.ts';
import { CardOf } from '#web/features/cards/CardOf.tsx';
import { useNewChatWith } from '#web/features/cards/new-chat-with.ts';
import { hrefOfCard } from '#web/features/cards/card-places.ts';
import { useLanguage, useText } from '#web/platform/language.tsx';
import { Button, buttonClass } from '#web/ui/Button.tsx';
import { CardFace } from '#web/ui/CardFace.tsx';
import { StageTag } from '#web/ui/Chip.tsx';
import { MessageCirclePlus } from '#web/ui/icons.ts';
import { UiLink } from '#web/ui/UiLink.tsx';
import classes from './CardOfTheDay.module.css';

const sizes = '(max-width: 47.99em) 200px, 250px';

/** The card that everybody has today, with the way to look at it and to talk about it. */
export function CardOfTheDay({ day: { card } }: { day: Day }) {
  const text = useText();
  const { language } = useLanguage();
  const stageNames = useStageNames();
  const talk = useNewChatWith();
  return (
    <section className={classes.day} aria-labelledby="card-of-the-day">
      <UiLink className={classes.card} href={hrefOfCard(card)}>
        <CardFace
          kind="back"
          deck="image"
          width="fill"
          sizes={sizes}
          tilt={7}
          className={classes.behind}
        />
        <CardOf card={card} width="fill" sizes={sizes} tilt={-2.2} eager />
      </UiLink>
      <div className={classes.words}>
        <p className={classes.eyebrow}>{text('explore.card_of_the_day')}</p>
        <h2 id="card-of-the-day" dir="auto">
          {card.texts[language]}
        </h2>
        <p className={classes.alt}>{card.alts[language]}</p>
        {card.stage && <StageTag stage={card.stage} name={stageNames[card.stage]} />}
        <p className={classes.deeds}>
          <Button icon={<MessageCirclePlus aria-hidden />} onClick={() => talk(card)}>
            {text('cards.talk')}
          </Button>
          <UiLink className={buttonClass({ variant: 'ghost' })} href={hrefOfCard(card)}>
            {text('explore.look')}
          </UiLink>
        </p>
      </div>
    </section>
  );
}
