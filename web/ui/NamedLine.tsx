import { createElement } from 'react';
import classes from './NamedLine.module.css';

const innermostIsolate = /\u2068([^\u2068\u2069]*)\u2069/u;

/** A sentence on one line: what is filled in is cut at the end of its own reading, the words around it stay. */
export function NamedLine({ words }: { words: string }) {
  return createElement(
    'span',
    { className: classes.line },
    ...words
      .split(innermostIsolate)
      .map((part, index) => createElement(index % 2 ? 'bdi' : 'span', null, part)),
  );
}
