import classes from './MyMessage.module.css';

/** Text as a person wrote it, but for what is quoted before it: every line finds its own direction. */
export function WrittenText({ text }: { text: string }) {
  const lines = linesOf(text);
  const quoted = lines.slice(
    0,
    firstWhere(lines, ({ line }) => !line.startsWith('> ')),
  );
  const rest = lines.slice(quoted.length);
  const words = quoted.length > 0 ? rest.slice(firstWhere(rest, ({ line }) => line !== '')) : rest;
  return (
    <div className={classes.text}>
      {quoted.length > 0 && (
        <blockquote dir="auto">
          {quoted.map(({ at, line }) => (
            <p key={at} dir="auto">
              {line.slice(2)}
            </p>
          ))}
        </blockquote>
      )}
      {words.map(({ at, line }) => (
        <p key={at} dir="auto">
          {line === '' ? <br /> : line}
        </p>
      ))}
    </div>
  );
}

interface Line {
  at: number;
  line: string;
}

/** The place of the first line of that kind, or the end. */
function firstWhere(lines: Line[], isIt: (line: Line) => boolean): number {
  const found = lines.findIndex(isIt);
  return found === -1 ? lines.length : found;
}

function linesOf(text: string): Line[] {
  let at = 0;
  return text.split('\n').map((line) => {
    const start = at;
    at += line.length + 1;
    return { at: start, line };
  });
}
