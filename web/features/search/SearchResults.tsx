import type { MouseEvent } from 'react';
import { cardArt, cardArtWidthsOf } from '#contract/card-art.ts';
import type { Card } from '#contract/cards.ts';
import type { SearchResult } from '#contract/search.ts';
import type { Mentioned } from '#contract/shapes.ts';
import type { Outcome } from '#contract/outcomes.ts';
import { ChatFigure, PersonFigure } from '#web/features/chats/ChatFigure.tsx';
import { knownChats } from '#web/features/chats/known-chats.ts';
import { chatName } from '#web/features/chats/chat-name.ts';
import { isFolded } from '#web/features/chat-list/last-line.ts';
import { useBlocked } from '#web/features/connections/use-blocked.ts';
import { OutcomeIcon } from '#web/features/outcomes/OutcomeIcon.tsx';
import { namedWords } from '#web/features/messages/named-words.ts';
import { withoutMarks } from '#web/features/messages/markdown-marks.ts';
import { type TextKey, useText } from '#web/platform/language.tsx';
import { listTime } from '#web/platform/time.ts';
import { classNames } from '#web/ui/class-names.ts';
import { GroupHeading, Kbd } from '#web/ui/Headings.tsx';
import { SquarePen } from '#web/ui/icons.ts';
import { type ResultGroup, resultKey } from './search-groups.ts';
import { type Piece, piecesOf, snippetOf } from './snippet.ts';
import { wordless } from './wordless.ts';
import classes from './SearchModal.module.css';

const names: Record<ResultGroup, TextKey> = {
  people: 'search.people',
  cards: 'search.cards',
  outcomes: 'hub.title',
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
  groups: { group: ResultGroup; results: SearchResult[] }[];
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

function ResultWords({ result }: { result: SearchResult }) {
  const { kind } = result;
  if (kind === 'action' || kind === 'insight' || kind === 'meeting')
    return <OutcomeWords kind={kind} result={result} />;
  if (result.card) return <CardWords card={result.card} result={result} />;
  return result.person ? <PersonWords result={result} /> : <ChatWords result={result} />;
}

/** A link to its chat, person or card; a message's link leads to the message. */
function ResultOption({ id, result, active, onOpen }: ResultOptionProps) {
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
      <ResultWords result={result} />
      <span className={classNames(classes.date, 'zv-num')}>
        {result.last_message_date && listTime(result.last_message_date)}
      </span>
    </a>
  );
}

function ChatWords({ result }: { result: SearchResult }) {
  const text = useText();
  const { title, search_message: message, matches } = result;
  const found = { title, chat_type: result.chat_type ?? 'AI', participants: [], inviter: null };
  const chat = knownChats.get(result.id);
  const blocked = useBlocked(chat?.chat_type === 'GP');
  const lastWords = chat && isFolded(chat, blocked) ? '' : chat?.last_message?.text;
  const name = chatName(chat ?? found, text);
  return (
    <>
      <ChatFigure chat={chat ?? found} />
      <span className={classes.lines}>
        <span className={classes.title}>
          <bdi>
            {message === null && title !== '' ? <Pieces pieces={piecesOf(title, matches)} /> : name}
          </bdi>
        </span>
        {message !== null && (
          <span className={classes.snippet} dir="auto">
            <Pieces pieces={snippetOf(message, matches)} mentioned={result.mentioned} />
          </span>
        )}
        {message === null && result.kind === 'message' && (
          <span className={classes.snippet}>{wordless(text, result)}</span>
        )}
        {message === null && result.kind === 'chat' && matches.length === 0 && lastWords && (
          <span className={classes.snippet} dir="auto">
            {namedWords(text, { ...chat?.last_message, text: withoutMarks(lastWords) })}
          </span>
        )}
      </span>
    </>
  );
}

/** The username is shown, too; it is what matched where the name did not. */
function PersonWords({ result }: { result: SearchResult }) {
  const { title, search_message: username, matches, person } = result;
  if (!person) return null;
  return (
    <>
      <PersonFigure person={person} />
      <span className={classes.lines}>
        <span className={classes.title}>
          <bdi>{username === null ? <Pieces pieces={piecesOf(title, matches)} /> : title}</bdi>
        </span>
        <span className={classes.username}>
          <bdi>
            {username === null ? person.username : <Pieces pieces={piecesOf(username, matches)} />}
          </bdi>
        </span>
      </span>
    </>
  );
}

/** A picture is shown; words and questions speak for themselves, beside the back of their deck. */
function CardWords({ card, result }: { card: Card; result: SearchResult }) {
  const text = useText();
  const { title, search_message: elsewhere, matches } = result;
  const kind = text(`cards.one_${card.card_type}`);
  return (
    <>
      <img
        className={classes.card}
        src={card.image_url ?? cardArt(`back-${card.card_type}`, 300)}
        srcSet={card.image_url ? cardArtWidthsOf(card.image_url) : undefined}
        sizes="36px"
        alt=""
      />
      <span className={classes.lines}>
        <span className={classes.title}>
          <bdi>{elsewhere === null ? <Pieces pieces={piecesOf(title, matches)} /> : title}</bdi>
        </span>
        <span className={classes.snippet} dir={elsewhere === null ? undefined : 'auto'}>
          {elsewhere === null ? kind : <Pieces pieces={snippetOf(elsewhere, matches)} />}
        </span>
      </span>
    </>
  );
}

/** An action, an insight or a meeting: its title, and the kind or where else the words are. */
function OutcomeWords({ kind, result }: { kind: Outcome['kind']; result: SearchResult }) {
  const text = useText();
  const { title, search_message: elsewhere, matches, done = false } = result;
  return (
    <>
      <span className={classes.sign}>
        <OutcomeIcon kind={kind} done={done} />
      </span>
      <span className={classes.lines}>
        <span className={classes.title}>
          <bdi>{elsewhere === null ? <Pieces pieces={snippetOf(title, matches)} /> : title}</bdi>
        </span>
        <span className={classes.snippet} dir={elsewhere === null ? undefined : 'auto'}>
          {elsewhere === null ? (
            text(kind === 'action' && done ? 'search.one_action_done' : `search.one_${kind}`)
          ) : (
            <Pieces pieces={snippetOf(elsewhere, matches)} />
          )}
        </span>
      </span>
    </>
  );
}

function Pieces({ pieces, mentioned }: { pieces: Piece[]; mentioned?: Mentioned[] | undefined }) {
  const words = useText();
  return pieces.map(({ at, text, bold }) =>
    bold ? (
      <mark key={at} className={classes.match}>
        {text}
      </mark>
    ) : (
      <span key={at}>{namedWords(words, { text: withoutMarks(text), mentioned })}</span>
    ),
  );
}
