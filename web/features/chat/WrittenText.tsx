import classes from './MyMessage.module.css';

/** Text as a person wrote it: every line finds its own direction. */
export function WrittenText({ text }: { text: string }) {
  return (
    <div className={classes.text}>
      {linesOf(text).map(({ at, line }) => (
        <p key={at} dir="auto">
          {line === '' ? <br /> : line}
        </p>
      ))}
    </div>
  );
}

function linesOf(text: string): { at: number; line: string }[] {
  let at = 0;
  return text.split('\n').map((line) => {
    const start = at;
    at += line.length + 1;
    return { at: start, line };
  });
}
