import { cardArt } from '#contract/card-art.ts';
import { useText } from '#web/platform/language.tsx';
import { CardFace } from '#web/ui/CardFace.tsx';
import classes from './CardShelf.module.css';

const sizes = '(max-width: 47.99em) 150px, 186px';

/** The three decks, each represented by one card and its back. */
export function CardShelf() {
  const text = useText();
  return (
    <section className={classes.shelf} aria-labelledby="cards">
      <div className={classes.words}>
        <h2 id="cards" tabIndex={-1}>
          {text('intro.cards_title')}
        </h2>
        <p>{text('intro.cards_text')}</p>
      </div>
      <ul className={classes.decks}>
        <li>
          <span className={classes.pair} aria-hidden>
            <CardFace kind="back" deck="image" width="fill" sizes={sizes} tilt={7} />
            <CardFace
              kind="image"
              src={cardArt('bridge')}
              alt=""
              width="fill"
              sizes={sizes}
              tilt={-2.2}
              className={classes.front}
            />
          </span>
          <h3>{text('intro.cards_image')}</h3>
          <p>{text('intro.cards_image_text')}</p>
        </li>
        <li>
          <span className={classes.pair} aria-hidden>
            <CardFace kind="back" deck="word" width="fill" sizes={sizes} tilt={6} />
            <CardFace
              kind="word"
              word={text('intro.cards_one_word')}
              otherWord={text('intro.cards_one_word_other')}
              ground="sea"
              width="fill"
              tilt={-1.2}
              className={classes.front}
            />
          </span>
          <h3>{text('intro.cards_word')}</h3>
          <p>{text('intro.cards_word_text')}</p>
        </li>
        <li>
          <span className={classes.pair} aria-hidden>
            <CardFace kind="back" deck="question" width="fill" sizes={sizes} tilt={8} />
            <CardFace
              kind="question"
              question={text('intro.cards_one_question')}
              stage="DG"
              stageName={text('intro.stage_DG')}
              width="fill"
              tilt={-1.8}
              className={classes.front}
            />
          </span>
          <h3>{text('intro.cards_question')}</h3>
          <p>{text('intro.cards_question_text')}</p>
        </li>
      </ul>
    </section>
  );
}
