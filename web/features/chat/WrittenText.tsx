import { Fragment } from 'react';
import classes from './MyMessage.module.css';

/** Text as a person wrote it: every line finds its own direction. */
export function WrittenText({ text }: { text: string }) {
  let at = 0;
  return (
    <div className={classes.text}>
      {text.split('\n').map((line) => {
        const start = at;
        at += line.length + 1;
        return (
          <Fragment key={start}>
            {line === '' ? <br /> : <p dir="auto">{line}</p>}
          </Fragment>
        );
      })}
    </div>
  );
}
