import type { Extract } from '#contract/catch-up.ts';
import type { UserRef } from '#contract/shapes.ts';
import type { ShowMessage } from '#web/features/chat/jump.ts';
import { type Text, type TextKey, useText } from '#web/platform/language.tsx';
import classes from './CatchUp.module.css';

type ExtractFactsProps = { extract: Extract; show: ShowMessage };

/** What can be counted of new messages, with ways to where it stands. */
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
  return author.display_name || text('messages.gone_person');
}

type SaidProps = { title: TextKey; lines: Extract['questions']; show: ShowMessage };

function Said({ title, lines, show }: SaidProps) {
  const text = useText();
  if (lines.length === 0) return null;
  return (
    <>
      <dt>{text(title)}</dt>
      {lines.map(({ seq, author, text: words }) => (
        <dd key={seq}>
          <button type="button" className={classes.said} onClick={() => void show(seq)}>
            <b>
              <bdi>{nameOf(text, author)}</bdi>
            </b>{' '}
            <span dir="auto">{words}</span>
          </button>
        </dd>
      ))}
    </>
  );
}
