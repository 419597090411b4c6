import type { CSSProperties, ReactNode } from 'react';
import { cardArt, cardArtWidthsOf } from '#contract/card-art.ts';
import { classNames } from './class-names.ts';
import { EyeOff } from './icons.ts';
import { StageGlyph } from './StageGlyph.tsx';
import type { Stage } from './stages.ts';
import classes from './CardFace.module.css';

export type CardKind = 'image' | 'word' | 'question';
export type WordGround = 'sea' | 'rose' | 'sand' | 'haze';

type Content =
  | {
      kind: 'image';
      src: string;
      /** Alternative text; empty if the card's name stands beside it. */
      alt: string;
      /** Pictures above the fold load at once. */
      eager?: boolean;
    }
  | {
      kind: 'word';
      word: string;
      /** The word in the other language, at the foot. */
      otherWord?: string;
      ground?: WordGround;
    }
  | { kind: 'question'; question: string; stage: Stage; stageName: string; number?: number }
  | {
      kind: 'back';
      deck: CardKind;
      alt?: string;
    }
  /** The reason, instead of a hidden face. */
  | { kind: 'covered'; reason: string };

export type CardFaceProps = Content & {
  /** Pixels (104, 142, 186, 250, 432), or `fill` for the width of the container. */
  width?: number | 'fill';
  /** Degrees, mirrored in right-to-left pages: -2.2 and 1.8 in messages, -1.2 alone in view. */
  tilt?: number;
  /** For `fill`: how wide the container may be, as of `<img>`. */
  sizes?: string;
  className?: string;
};

const grounds: WordGround[] = ['sea', 'rose', 'sand', 'haze'];

/** The ground of a word card that names none: always the same one for the same word. */
export function groundOf(word: string): WordGround {
  let sum = 0;
  for (const letter of word) sum += letter.codePointAt(0) ?? 0;
  return grounds[sum % grounds.length] ?? 'sea';
}

/** In hundredths of the card's width: long words shrink to 11 and are never hyphenated. */
function wordSize(word: string) {
  const base = /[\u0590-\u05FF]/.test(word) ? 20 : 17;
  return Math.max(11, Math.min(base, 155 / word.length));
}

/** Texts of decks have at most 62 letters, people's own twice that. */
function lengthClass({ length }: string): string | undefined {
  if (length > 75) return classes.longest;
  return length > 60 ? classes.long : undefined;
}

/** One side of a card, at any width: everything inside is measured by the card itself. */
export function CardFace(props: CardFaceProps) {
  const { width = 142, tilt = 0, sizes, className } = props;
  const style = {
    inlineSize: width === 'fill' ? '100%' : width,
    '--tilt': `${tilt}deg`,
  } as CSSProperties;
  return (
    <span className={classNames(classes.card, ...looksOf(props), className)} style={style}>
      {contentOf(props, sizes ?? (width === 'fill' ? '200px' : `${width}px`))}
    </span>
  );
}

function looksOf(props: Content): (string | undefined)[] {
  if (props.kind === 'word') return [classes.word, classes[props.ground ?? groundOf(props.word)]];
  if (props.kind === 'question') return [classes.question, classes[props.stage]];
  return [classes[props.kind]];
}

function contentOf(props: Content, sizes: string): ReactNode {
  switch (props.kind) {
    case 'image':
      return (
        <img
          src={props.src}
          srcSet={cardArtWidthsOf(props.src)}
          sizes={sizes}
          alt={props.alt}
          loading={props.eager ? 'eager' : 'lazy'}
          decoding="async"
          draggable={false}
        />
      );
    case 'back':
      return (
        <img
          src={cardArt(`back-${props.deck}`)}
          srcSet={cardArtWidthsOf(cardArt(`back-${props.deck}`))}
          sizes={sizes}
          alt={props.alt ?? ''}
          decoding="async"
          draggable={false}
        />
      );
    case 'covered':
      return (
        <span className={classes.cover}>
          <EyeOff aria-hidden />
          <span className={classes.reason}>{props.reason}</span>
        </span>
      );
    case 'word': {
      const style = { '--word-size': `${wordSize(props.word)}cqi` } as CSSProperties;
      return (
        <>
          <span className={classes.upright} style={style}>
            {props.word}
          </span>
          <span className={classes.turned} style={style} aria-hidden>
            {props.word}
          </span>
          {props.otherWord && <bdi className={classes.other}>{props.otherWord}</bdi>}
        </>
      );
    }
    case 'question':
      return (
        <>
          <span className={classes.glyph}>
            <StageGlyph stage={props.stage} />
          </span>
          <span className={classNames(classes.ask, lengthClass(props.question))} dir="auto">
            {props.question}
          </span>
          <span className={classes.foot}>
            <span>{props.stageName}</span>
            {props.number !== undefined && <span className="zv-num">{props.number}</span>}
          </span>
        </>
      );
  }
}

export type TurningCardProps = {
  front: ReactNode;
  back: ReactNode;
  /** Shows the front. */
  faceUp: boolean;
  className?: string;
};

/** Two sides of one card; turns like a page, the other way round in right-to-left pages. */
export function TurningCard({ front, back, faceUp, className }: TurningCardProps) {
  return (
    <span className={classNames(classes.turning, faceUp && classes.faceUp, className)}>
      <span className={classes.sheet}>
        <span className={classes.side} inert={faceUp} aria-hidden={faceUp}>
          {back}
        </span>
        <span
          className={classNames(classes.side, classes.frontSide)}
          inert={!faceUp}
          aria-hidden={!faceUp}
        >
          {front}
        </span>
      </span>
    </span>
  );
}
