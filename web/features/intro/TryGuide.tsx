import { TextInput } from '@mantine/core';
import { useEffect, useId, useRef, useState, type FormEvent } from 'react';
import { cardArt } from '#contract/card-art.ts';
import { api } from '#contract/index.ts';
import { limits } from '#contract/values.ts';
import { ApiError, call } from '#web/platform/api.ts';
import { useLanguage, useText } from '#web/platform/language.tsx';
import { newId } from '#web/platform/new-id.ts';
import { GuideAvatar } from '#web/ui/Avatar.tsx';
import { Banner } from '#web/ui/Banner.tsx';
import { Button, buttonClass, buttonRow } from '#web/ui/Button.tsx';
import { Chip } from '#web/ui/Chip.tsx';
import { CardFace } from '#web/ui/CardFace.tsx';
import { IconButton } from '#web/ui/IconButton.tsx';
import { ArrowUp } from '#web/ui/icons.ts';
import { ThinkingMark } from '#web/ui/Mark.tsx';
import { Surface } from '#web/ui/Surface.tsx';
import { UiLink } from '#web/ui/UiLink.tsx';
import { failureSentence } from '../account/account-form.ts';
import { useWordByWord } from './word-by-word.ts';
import classes from './TryGuide.module.css';

/** Length of a visitor's line. */
const lineLengthMax = 1_000;

interface Exchange {
  id: number;
  line: string;
  answer: string | null;
  /** The answers of a question, one tap away. */
  suggestions: string[];
}

/** Three answers of the built-in guide without an account; nothing of them is kept anywhere. */
export function TryGuide() {
  const text = useText();
  const { language } = useLanguage();
  const inputId = useId();
  const end = useRef<HTMLParagraphElement>(null);
  const [seed] = useState(() => newId());
  const [line, setLine] = useState('');
  const [exchanges, setExchanges] = useState<Exchange[]>([]);
  const [remaining, setRemaining] = useState<number>(limits.introAnswersMax);
  const [failure, setFailure] = useState<string | null>(null);
  const last = exchanges.at(-1);
  const waiting = last !== undefined && last.answer === null && failure === null;

  useEffect(() => {
    if (exchanges.length > 0) end.current?.scrollIntoView({ block: 'nearest' });
  }, [exchanges, failure]);

  const ask = async (asked: Exchange[]) => {
    setExchanges(asked);
    setFailure(null);
    try {
      const body = { lines: asked.map((exchange) => exchange.line), language, seed };
      const answer = await call(api.intro.answer, { body });
      setExchanges(
        asked.map((exchange, at) =>
          at === asked.length - 1
            ? { ...exchange, answer: answer.text, suggestions: answer.suggestions }
            : exchange,
        ),
      );
      setRemaining(Math.min(answer.remaining, limits.introAnswersMax - asked.length));
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (error.code === 'intro.limit_reached') {
        setExchanges(asked.slice(0, -1));
        setRemaining(0);
        return;
      }
      setFailure(failureSentence(error));
    }
  };
  const say = (written: string) => {
    if (!written || waiting || failure) return;
    setLine('');
    const exchange = { id: exchanges.length, line: written, answer: null, suggestions: [] };
    void ask([...exchanges, exchange]);
  };
  const send = (event: FormEvent) => {
    event.preventDefault();
    say(line.trim());
  };

  return (
    <section className={classes.try} aria-labelledby="try">
      <Surface className={classes.sheet}>
        <div className={classes.log} role="log" aria-live="off" aria-label={text('intro.try_log')}>
          <GuideLine line={text('intro.try_first')} />
          {exchanges.map(({ id, line: written, answer }) => (
            <ExchangeLines key={id} line={written} answer={answer} waiting={waiting} />
          ))}
        </div>
        {remaining > 0 && last && last.suggestions.length > 0 && (
          <div className={buttonRow} role="group" aria-label={text('assistant.suggestions')}>
            {last.suggestions.map((suggestion) => (
              <Chip key={suggestion} onClick={() => say(suggestion)}>
                {suggestion}
              </Chip>
            ))}
          </div>
        )}
        {failure && (
          <Banner
            tone="danger"
            action={
              <Button variant="ghost" compact onClick={() => void ask(exchanges)}>
                {text('intro.try_again')}
              </Button>
            }
          >
            {failure}
          </Banner>
        )}
        {remaining === 0 ? (
          <Invitation />
        ) : (
          <form className={classes.form} onSubmit={send}>
            <TextInput
              id={inputId}
              className={classes.input}
              aria-label={text('intro.try_input')}
              placeholder={text('intro.try_placeholder')}
              value={line}
              onChange={(event) => setLine(event.currentTarget.value)}
              maxLength={lineLengthMax}
              autoComplete="off"
              enterKeyHint="send"
            />
            <IconButton
              type="submit"
              tone="primary"
              size="large"
              label={text('intro.try_send')}
              icon={<ArrowUp aria-hidden />}
              disabled={line.trim() === '' || waiting || failure !== null}
            />
          </form>
        )}
        <p ref={end} className={classes.note}>
          {text('intro.try_built_in')}{' '}
          {remaining > 0 &&
            exchanges.length > 0 &&
            text('intro.try_remaining', { count: remaining })}
        </p>
        <p className="zv-unseen" role="status">
          {waiting ? text('intro.try_thinking') : last?.answer}
        </p>
      </Surface>
      <div className={classes.words}>
        <CardFace
          kind="image"
          src={cardArt('two-chairs')}
          alt={text('intro.try_card_alt')}
          width={250}
          tilt={-2.2}
          className={classes.card}
        />
        <h2 id="try">{text('intro.try_title')}</h2>
        <p>{text('intro.try_text', { count: limits.introAnswersMax })}</p>
      </div>
    </section>
  );
}

function GuideLine({ line, light }: { line: string; light?: boolean }) {
  const text = useText();
  return (
    <div className={classes.guide}>
      <GuideAvatar size={32} />
      <div>
        <p className={classes.who}>{text('intro.guide')}</p>
        <p className={classes.said} dir="auto">
          {line}
          {light && <span className={classes.light} aria-hidden />}
        </p>
      </div>
    </div>
  );
}

function ExchangeLines({
  line,
  answer,
  waiting,
}: {
  line: string;
  answer: string | null;
  waiting: boolean;
}) {
  const text = useText();
  return (
    <>
      <p className={classes.mine} dir="auto">
        <span className="zv-unseen">{text('intro.you')}: </span>
        {line}
      </p>
      {answer === null ? (
        waiting && <ThinkingMark size={32} label={text('intro.try_thinking')} />
      ) : (
        <Said answer={answer} />
      )}
    </>
  );
}

function Said({ answer }: { answer: string }) {
  const { shown, done } = useWordByWord(answer);
  return <GuideLine line={shown} light={!done} />;
}

function Invitation() {
  const text = useText();
  return (
    <div className={classes.invitation}>
      <div>
        <p className={classes.invitationTitle}>{text('intro.try_done_title')}</p>
        <p>{text('intro.try_done_text')}</p>
      </div>
      <UiLink href="/sign-up" className={buttonClass()}>
        {text('intro.sign_up')}
      </UiLink>
    </div>
  );
}
