import { whenNeeded } from './when-needed.ts';
import { classNames } from './class-names.ts';
import { Mark } from './Mark.tsx';
import classes from './Avatar.module.css';

export type AvatarSize = 22 | 28 | 32 | 40 | 64 | 104;

const pairs = [classes.pair1, classes.pair2, classes.pair3, classes.pair4, classes.pair5];

/** The same person always gets the same of the five colour pairs. */
function pairOf(id: string) {
  let sum = 0;
  for (const letter of id) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) % 9973;
  return pairs[sum % pairs.length];
}

const segmenter = whenNeeded(() => new Intl.Segmenter());
/** Most names begin with a letter that stands by itself, and need no knowledge of all scripts. */
const plainLetter = /^[a-z\u05d0-\u05ea](?!\p{M}|\u200d)/iu;

function firstLetter(word: string) {
  if (word === '') return '';
  const [plain] = plainLetter.exec(word) ?? [];
  if (plain !== undefined) return plain;
  for (const { segment } of segmenter().segment(word)) return segment;
  return '';
}

/** At most two letters: of the first and the last word. */
export function initials(name: string): string {
  // A username in brackets is no part of it.
  const words = name
    .replace(/ \(\u2068.*/u, '')
    .trim()
    .split(/\s+/);
  const last = words.length > 1 ? words.at(-1) : undefined;
  return (firstLetter(words[0] ?? '') + firstLetter(last ?? '')).toLocaleUpperCase();
}

export type AvatarProps = {
  /** Decides the colours. */
  id: string;
  name: string;
  src?: string | null;
  size?: AvatarSize;
  /** Said to screen readers beside the green dot, for instance "here now". */
  online?: string;
  /** Without a label the picture is decoration, as when the name stands beside it. */
  label?: string;
  className?: string;
};

/** A person: their picture, or initials on a disc cut at the brand's angle. */
export function Avatar({ id, name, src, size = 40, online, label, className }: AvatarProps) {
  return (
    <span
      className={classNames(classes.avatar, pairOf(id), online && classes.online, className)}
      data-size={size}
      role={label ? 'img' : undefined}
      aria-label={label}
    >
      {src ? (
        <img
          className={classes.picture}
          src={src}
          alt=""
          loading="lazy"
          decoding="async"
          draggable={false}
        />
      ) : (
        <span aria-hidden>{initials(name)}</span>
      )}
      {online && <span className="zv-unseen">{online}</span>}
    </span>
  );
}

/** The guide, wherever a person would show an avatar. */
export function GuideAvatar({ size = 40 }: { size?: AvatarSize }) {
  return <Mark size={size} className={classes.guide} />;
}

/** A chat of several people: the first two of them. */
export function AvatarPair({
  people,
}: {
  people: { id: string; name: string; src?: string | null }[];
}) {
  return (
    <span className={classes.stack}>
      {people.slice(0, 2).map((person) => (
        <Avatar key={person.id} id={person.id} name={person.name} src={person.src} size={28} />
      ))}
    </span>
  );
}
