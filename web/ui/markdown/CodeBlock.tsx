import { useEffect, useState, type ReactNode } from 'react';
import { IconButton } from '../IconButton.tsx';
import { Check, Copy } from '../icons.ts';
import type { MarkdownLabels } from './Blocks.tsx';
import { copyText } from './copy.ts';
import type { CodeRun } from './highlight.ts';
import { codeWords, joined } from './Inlines.tsx';
import { keyboardScrollable } from './keyboard-scrollable.ts';
import classes from './CodeBlock.module.css';

const copiedShownMs = 2_000;

export type CodeBlockProps = {
  code: string;
  /** As written after the fence; empty if there is none. */
  language: string;
  /** Still being written, so not worth colouring. */
  live: boolean;
  labels: MarkdownLabels;
  tail?: ReactNode;
};

export function CodeBlock({ code, language, live, labels, tail }: CodeBlockProps) {
  const runs = useCodeRuns(code, language, live);
  const { copied, copy } = useCopied(code);
  const name = language || labels.code;
  return (
    <div className={classes.block} dir="ltr">
      <div className={classes.head}>
        <bdi>{name}</bdi>
        <span className={classes.copied} role="status">
          {copied && labels.copied}
        </span>
        <IconButton
          label={labels.copy}
          icon={copied ? <Check aria-hidden /> : <Copy aria-hidden />}
          onClick={copy}
        />
      </div>
      <pre aria-label={name} {...keyboardScrollable}>
        <code>
          {runs ? joined(runs.map(coloured)) : codeWords(code)}
          {tail}
        </code>
      </pre>
    </div>
  );
}

function coloured({ text, kind }: CodeRun): ReactNode {
  return kind ? <span className={classes[kind]}>{codeWords(text)}</span> : codeWords(text);
}

type Coloured = { code: string; language: string; runs: CodeRun[] };

/** Colours arrive when the page has nothing better to do; they never change the size of the text. */
function useCodeRuns(code: string, language: string, live: boolean): CodeRun[] | undefined {
  const [coloured, setColoured] = useState<Coloured>();
  useEffect(() => {
    if (live || !language || !code) return;
    const leaving = new AbortController();
    const { signal } = leaving;
    const colour = async () => {
      await idle(signal);
      const { codeRuns, loadLanguage } = await import('./highlight.ts');
      const known = await loadLanguage(language.toLowerCase(), code);
      if (known === undefined) return;
      await idle(signal);
      if (!signal.aborted) setColoured({ code, language, runs: codeRuns(code, known) });
    };
    // Code without colours is still code: a chunk that cannot be fetched changes nothing else.
    colour().catch(() => undefined);
    return () => leaving.abort();
  }, [code, language, live]);
  return coloured?.code === code && coloured.language === language ? coloured.runs : undefined;
}

/** Waits for a quiet moment; never ends when it is called off before. */
function idle(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (typeof requestIdleCallback === 'function') {
      const id = requestIdleCallback(() => resolve(), { timeout: 2_000 });
      signal.addEventListener('abort', () => cancelIdleCallback(id));
    } else {
      const id = setTimeout(resolve, 200);
      signal.addEventListener('abort', () => clearTimeout(id));
    }
  });
}

function useCopied(code: string): { copied: boolean; copy: () => void } {
  const [copied, setCopied] = useState(0);
  useEffect(() => {
    if (!copied) return;
    const id = setTimeout(() => setCopied(0), copiedShownMs);
    return () => clearTimeout(id);
  }, [copied]);
  const copy = () => {
    void copyText(code).then((done) => {
      if (done) setCopied((count) => count + 1);
    });
  };
  return { copied: copied > 0, copy };
}
