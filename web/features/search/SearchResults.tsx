import type { MouseEvent } from 'react';
import type { SearchResult } from '#contract/search.ts';
import { ChatFigure } from '#web/features/chat/ChatFigure.tsx';
import { chatInList } from '#web/features/chat/chat-cache.ts';
import { chatName } from '#web/features/chat/chat-name.ts';
import { withoutMarks } from '#web/features/chat/markdown-marks.ts';
import { type TextKey, useText } from '#web/platform/language.tsx';
import { type DateGroup, listTime } from '#web/platform/time.ts';
import { classNames } from '#web/ui/class-names.ts';
import { GroupHeading, Kbd } from '#web/ui/Headings.tsx';
import { SquarePen } from '#web/ui/icons.ts';
import { resultKey } from './search-groups.ts';
import { type Piece, piecesOf, snippetOf } from './snippet.ts';
import classes from './SearchModal.module.css';

const names: Record<DateGroup, TextKey> = {
  today: 'shell.today',
  yesterday: 'shell.yesterday',
  last_week: 'shell.last_week',
  older: 'shell.older',
};

export function NewChatOption({
  id,
  active,
  onOpen,
}: {
  id: string;
  active: boolean;
  onOpen: () => void;
}) {
  const text = useText();
  return (
    <button
      type="button"
      id={id}
      className={classNames(classes.option, active && classes.active)}
      role="option"
      aria-selected={active}
      tabIndex={-1}
      onClick={onOpen}
    >
      <span className={classes.begin}>
        <SquarePen aria-hidden />
      </span>
      <b className={classes.title}>{text('shell.new_chat')}</b>
      <Kbd>↵</Kbd>
    </button>
  );
}

export type ResultGroupsProps = {
  groups: { group: DateGroup; results: SearchResult[] }[];
  idOf: (result: SearchResult) => string;
  activeKey: string | null;
  onOpen: (key: string) => void;
};

export function ResultGroups({ groups, idOf, activeKey, onOpen }: ResultGroupsProps) {
  const text = useText();
  return groups.map(({ group, results }) => (
    <div key={group} role="group" aria-label={text(names[group])}>
      {/* The group has the name; a list of options may hold no headings. */}
      <div aria-hidden>
        <GroupHeading>{text(names[group])}</GroupHeading>
      </div>
      {results.map((result) => (
        <ResultOption
          key={resultKey(result)}
          id={idOf(result)}
          result={result}
          active={activeKey === resultKey(result)}
          onOpen={() => onOpen(resultKey(result))}
        />
      ))}
    </div>
  ));
}

type ResultOptionProps = { id: string; result: SearchResult; active: boolean; onOpen: () => void };

/** A link to its chat; a message's link leads to the message. */
function ResultOption({ id, result, active, onOpen }: ResultOptionProps) {
  const text = useText();
  const { title, search_message: message, matches } = result;
  const chat = chatInList(result.id);
  const lastWords = chat?.last_message?.text;
  const name = chatName(chat ?? result, text);
  const open = (event: MouseEvent) => {
    const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey;
    if (!isPlain) return;
    event.preventDefault();
    onOpen();
  };
  return (
    <a
      id={id}
      className={classNames(classes.option, active && classes.active)}
      role="option"
      aria-selected={active}
      tabIndex={-1}
      href={result.link}
      onClick={open}
    >
      <ChatFigure chat={chat ?? { ...result, participants: [], inviter: null }} />
      <span className={classes.lines}>
        <bdi className={classes.title}>
          {message === null && title !== '' ? <Pieces pieces={piecesOf(title, matches)} /> : name}
        </bdi>
        {message !== null && (
          <span className={classes.snippet} dir="auto">
            <Pieces pieces={snippetOf(message, matches)} />
          </span>
        )}
        {message === null && matches.length === 0 && lastWords && (
          <span className={classes.snippet} dir="auto">
            {withoutMarks(lastWords)}
          </span>
        )}
      </span>
      <span className={classNames(classes.date, 'zv-num')}>
        {listTime(result.last_message_date)}
      </span>
    </a>
  );
}

function Pieces({ pieces }: { pieces: Piece[] }) {
  return pieces.map(({ at, text, bold }) =>
    bold ? (
      <mark key={at} className={classes.match}>
        {text}
      </mark>
    ) : (
      <span key={at}>{withoutMarks(text)}</span>
    ),
  );
}
