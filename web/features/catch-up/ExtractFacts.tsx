import type { Extract } from '#contract/catch-up.ts';
import type { UserRef } from '#contract/shapes.ts';
import { namedWords } from '#web/features/messages/named-words.ts';
import type { ShowMessage } from '#web/features/messages/jump.ts';
import { type Text, type TextKey, useText } from '#web/platform/language.tsx';
import { shownName } from '#web/platform/shown-name.ts';
import classes from './CatchUp.module.css';

type ExtractFactsProps = { extract: Extract; show: ShowMessage };

/** Facts about new messages, with links to them. */
export function ExtractFacts({ extract, show }: ExtractFactsProps) {
  const text = useText();
  const { people, questions, mentions, links, pictures, recordings } = extract;
  const files = text('catch_up.files', { pictures, recordings });
  return (
    <dl className={classes.facts}>
      <dt>{text('catch_up.people')}</dt>
      <dd className={classes.people}>
        {people.map(({ author, count }) => (
          <span key={author?.id ?? ''}>
            <bdi>{nameOf(text, author)}</bdi> <span className="zv-num">{count}</span>
          </span>
        ))}
        {files !== '' && <span>{files}</span>}
      </dd>
      <Said title="catch_up.mentions" lines={mentions} show={show} />
      <Said title="catch_up.questions" lines={questions} show={show} />
      {links.length > 0 && (
        <>
          <dt>{text('catch_up.links')}</dt>
          {links.map(({ seq, url }) => (
            <dd key={`${seq} ${url}`}>
              <a href={url} target="_blank" rel="noopener noreferrer" dir="ltr">
                {url}
              </a>
            </dd>
          ))}
        </>
      )}
    </dl>
  );
}

function nameOf(text: Text, author: UserRef | null): string {
  if (author === null) return text('catch_up.others');
  return shownName(author) || text('messages.gone_person');
}

type SaidProps = { title: TextKey; lines: Extract['questions']; show: ShowMessage };

function Said({ title, lines, show }: SaidProps) {
  const text = useText();
  if (lines.length === 0) return null;
  return (
    <>
      <dt>{text(title)}</dt>
      {lines.map(({ seq, author, ...words }) => (
        <dd key={seq}>
          <button type="button" className={classes.said} onClick={() => void show(seq)}>
            <b>
              <bdi>{nameOf(text, author)}</bdi>
            </b>{' '}
            <span dir="auto">{namedWords(text, words)}</span>
          </button>
        </dd>
      ))}
    </>
  );
}
