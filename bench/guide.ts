import { readFileSync, writeFileSync } from 'node:fs';
import type { Intent } from '#content/guide/intents.ts';
import type { Language } from '#contract/shapes.ts';
import { newChat } from '#server/platform/ai/built-in/chat-state.ts';
import {
  guideReply,
  type GuideReply,
  type PersonTurn,
} from '#server/platform/ai/built-in/guide.ts';
import { languageOf } from '#server/platform/ai/built-in/language.ts';
import { legible, normalised, wordsOf } from '#server/platform/ai/built-in/normalise.ts';
import { readingOf } from '#server/platform/ai/built-in/reading.ts';
import { noticeSubject, subjectOf } from '#server/platform/ai/built-in/subjects.ts';
import { isStopword } from '#server/platform/ai/built-in/signals.ts';
import { wordForms } from '#server/platform/ai/built-in/word-forms.ts';
import { understood } from '#server/platform/ai/built-in/understood.ts';
import { eliza } from './bare-eliza.ts';
import { count, type Figure } from './figures.ts';

interface Line {
  text: string;
  asks?: boolean;
  keys?: string[];
  step?: boolean;
  when?: 'stage_offered' | 'step_offered' | 'card_offered';
  avoid?: string;
}

interface ScriptedPerson {
  id: string;
  plans: boolean;
  lines: Line[];
}

interface Exchange {
  line: Line;
  text: string;
  reply: GuideReply | null;
}

type Labelled = { text: string; intent: Intent; or?: Intent[] };

const folder = new URL('../content/guide/examples/', import.meta.url);
const languages = ['en', 'he'] as const;
const beginning = Date.UTC(2026, 10, 25, 9);
const minuteMs = 60_000;
const offered = { stage_offered: 'stage', step_offered: 'action', card_offered: 'card' } as const;

/** How well the built-in guide understands labelled messages and answers scripted people, beside a bare ELIZA. */
export async function measureGuide(): Promise<Figure[]> {
  return [...understandingFigures(), ...subjectFigures(), ...chatFigures(), exerciseFigure()];
}

interface ExercisePerson {
  id: string;
  language: Language;
  opening: string[];
  pick: string;
  answers: string[];
  step: string[];
  /** The part of the answers that the result shows, where it leaves out a person whom the step names already. */
  shown?: string[];
}

/** The share of people who begin an exercise, and leave it with all their answers before them and a dated step. */
function exerciseFigure(): Figure {
  const { people } = example<{ people: ExercisePerson[] }>('exercises.json');
  const finished = people.filter((person) => {
    const { id, language, opening, pick, answers, step, shown = answers } = person;
    const texts = [...opening, pick, ...answers, ...step];
    const replies = texts.map((_, last) =>
      guideReply({
        seed: id,
        turns: texts.slice(0, last + 1).map((text, place) => ({
          text,
          at: new Date(beginning + place * minuteMs),
        })),
        person: { displayName: 'Noa', language, timezone: 'Asia/Jerusalem' },
        introduces: true,
        keepsActions: true,
      }),
    );
    const result = replies.find(({ rule }) => rule === 'exercise:end')?.text ?? '';
    const [proposal] = replies.at(-1)?.proposals ?? [];
    const isDated = proposal?.kind === 'action' && proposal.payload.due_on !== null;
    return isDated && shown.every((answer) => result.includes(answer));
  });
  return count(
    'exercises that end with all answers and a dated step',
    (100 * finished.length) / people.length,
    { atLeast: 90 },
    '%',
    1,
  );
}

function understandingFigures(): Figure[] {
  return ['tuning', 'held-out'].flatMap((set) => {
    const messages = example<Record<Language, Labelled[]>>(`intents-${set}.json`);
    return languages.map((language) => {
      const right = messages[language].filter(({ text, intent, or = [] }) => {
        const own = legible(text);
        const found = understood(own, languageOf(own, language) ?? language).intent;
        return found === intent || or.includes(found);
      });
      const share = (100 * right.length) / messages[language].length;
      return count(`messages understood, ${set}, ${language}`, share, null, '%', 1);
    });
  });
}

/** First messages of which nothing was learnt: whether the guide speaks of their subject, of another one or of none. */
function subjectFigures(): Figure[] {
  const messages = example<Record<string, Record<Language, string[]>>>('subjects-held-out.json');
  return languages.flatMap((language) => {
    const found = Object.entries(messages).flatMap(([key, said]) =>
      said[language].map((text) => {
        const state = newChat(key, language);
        noticeSubject(state, readingOf(text, language));
        return { key, found: subjectOf(state)?.key ?? 'none' };
      }),
    );
    const shown = found.filter(({ key }) => key !== 'none');
    const silent = found.filter(({ key }) => key === 'none');
    const taken = shown.filter((one) => one.found !== 'none');
    const right = taken.filter((one) => one.found === one.key);
    const misled = silent.filter((one) => one.found !== 'none');
    const share = (part: unknown[], whole: unknown[]) => (100 * part.length) / whole.length;
    return [
      count(`subjects found at once, held-out, ${language}`, share(right, shown), null, '%', 1),
      count(`found subjects that are right, ${language}`, share(right, taken), null, '%', 1),
      count(
        `messages without a subject given one, ${language}`,
        share(misled, silent),
        null,
        '%',
        1,
      ),
    ];
  });
}

function chatFigures(): Figure[] {
  const people = example<Record<Language, ScriptedPerson[]>>('people.json');
  const chats = languages.flatMap((language) =>
    people[language].map((person) => ({ language, person, ours: withGuide(person, language) })),
  );
  const bare = languages.flatMap((language) =>
    people[language].map((person) => ({ person, ours: withEliza(person, language) })),
  );
  writeTranscripts(chats);
  const ofEliza = bare.flatMap(({ ours }) => ours);
  const all = chats.flatMap(({ ours }) => ours);
  const share = (exchanges: Exchange[]) => {
    const scored = exchanges.filter(isScored);
    return (100 * scored.filter(takesUp).length) / scored.length;
  };
  const asked = all.filter(({ line }) => line.asks);
  const planners = chats.filter(({ person }) => person.plans);
  return [
    ...languages.map((language) =>
      count(
        `replies that use the person’s words or answer them, ${language}`,
        share(chats.filter((chat) => chat.language === language).flatMap(({ ours }) => ours)),
        { atLeast: 80 },
        '%',
        1,
        `${share(ofEliza).toFixed(1)} %`,
      ),
    ),
    ...languages.map((language) => {
      const asking = chats
        .filter((chat) => chat.language === language)
        .flatMap(({ ours }) => listeningQuestions(ours, language));
      const own = asking.filter(({ isOwn }) => isOwn);
      return count(
        `questions of listening that hold the person’s words, ${language}`,
        (100 * own.length) / asking.length,
        null,
        '%',
        1,
      );
    }),
    count(
      'direct questions answered',
      (100 * asked.filter(isAnswered).length) / asked.length,
      { atLeast: 90 },
      '%',
      1,
    ),
    count('stages moved without a yes', sum(chats.map(({ ours }) => unacceptedMoves(ours))), {
      atMost: 0,
    }),
    count('broken quotes', sum(chats.map(({ ours }) => brokenQuotes(ours))), { atMost: 0 }),
    count(
      'repeated lines',
      sum(chats.map(({ ours }) => repeatedLines(ours))),
      { atMost: 0 },
      '',
      0,
      String(sum(bare.map(({ ours }) => repeatedLines(ours)))),
    ),
    count(
      'plans that end dated',
      (100 * planners.filter(({ ours }) => endsDated(ours)).length) / planners.length,
      { atLeast: 80 },
      '%',
      1,
    ),
    count(
      'replies with words that they should avoid',
      all.filter(
        ({ line, text }) => line.avoid && text.toLowerCase().includes(line.avoid.toLowerCase()),
      ).length,
      { atMost: 0 },
    ),
  ];
}

function example<Shape>(name: string): Shape {
  return JSON.parse(readFileSync(new URL(name, folder), 'utf8')) as Shape;
}

function withGuide({ id, lines }: ScriptedPerson, language: Language): Exchange[] {
  const turns: PersonTurn[] = [];
  const exchanges: Exchange[] = [];
  for (const line of lines) {
    const last = exchanges.at(-1)?.reply;
    if (
      line.when &&
      !last?.proposals.some(({ kind }) => kind === offered[line.when ?? 'stage_offered'])
    )
      continue;
    turns.push({ text: line.text, at: new Date(beginning + turns.length * minuteMs) });
    const reply = guideReply({
      seed: `${language}-${id}`,
      turns,
      person: { displayName: 'Noa', language, timezone: 'Asia/Jerusalem' },
      introduces: false,
      laysCards: true,
      keepsActions: true,
    });
    exchanges.push({ line, text: plain(reply.text), reply });
  }
  return exchanges;
}

function withEliza({ lines }: ScriptedPerson, language: Language): Exchange[] {
  const answer = eliza(language);
  return lines
    .filter(({ when }) => !when)
    .map((line) => ({ line, text: answer(line.text), reply: null }));
}

const plain = (text: string) => text.replaceAll(/[\u2068\u2069]/gu, '');

/** The questions of replies that listen; one is the person’s own where it holds a word of theirs that means something. */
function listeningQuestions(exchanges: Exchange[], language: Language): { isOwn: boolean }[] {
  const said = new Set<string>();
  const meaningful = (text: string) =>
    wordsOf(normalised(text)).filter((word) => word.length > 2 && !isStopword(word, language));
  return exchanges.flatMap(({ line, text, reply }) => {
    for (const word of meaningful(line.text))
      for (const form of wordForms(word, language)) said.add(form);
    const question = text.split(/(?<=[.?])\s/u).findLast((one) => one.endsWith('?'));
    if (question === undefined || !/^(?:listen|remark)/u.test(reply?.rule ?? '')) return [];
    const forms = meaningful(question).flatMap((word) => wordForms(word, language));
    return [{ isOwn: forms.some((form) => said.has(form)) }];
  });
}

/** A reply takes a message up when it holds one of its words, or answers what it asks. */
function takesUp(exchange: Exchange): boolean {
  const { line, text } = exchange;
  if (line.asks) return isAnswered(exchange);
  const said = normalised(text);
  return (line.keys ?? []).some((key) => said.includes(normalised(key).trim()));
}

/** Answered first: the reply begins with a statement, by a rule for questions. */
function isAnswered({ reply, text }: Exchange): boolean {
  const [first = ''] = text.split(/(?<=[.?])\s/u);
  return reply !== null && /^(?:answer|card)/u.test(reply.rule) && !first.includes('?');
}

const missesLine = (exchange: Exchange) => isScored(exchange) && !takesUp(exchange);

function isScored({ line }: Exchange): boolean {
  return line.asks === true || (line.keys?.length ?? 0) > 0;
}

function unacceptedMoves(exchanges: Exchange[]): number {
  return exchanges.filter(({ line, reply }) => reply?.stageMoved && line.when !== 'stage_offered')
    .length;
}

/**
 * A quote is whole words of one of the person’s messages, in Hebrew without an “and” before it, and is not cut off. It is
 * isolated from the direction around it; what is not, names a word of the screen.
 */
function brokenQuotes(exchanges: Exchange[]): number {
  let messages = '';
  let broken = 0;
  for (const { line, text, reply } of exchanges) {
    messages += normalised(line.text).replaceAll(/ ו(?=\p{L}{2})/gu, ' ו ');
    for (const [, quote = ''] of (reply?.text ?? text).matchAll(/[“״]\u2068([^”״]+)\u2069[”״]/gu)) {
      const own = normalised(quote);
      if (own.trim().includes(' ') && (quote.includes('…') || !asked(messages, own))) broken++;
    }
  }
  return broken;
}

const asked = (messages: string, own: string) =>
  messages.includes(own) || messages.includes(own.replaceAll(/ ו(?=\p{L}{2})/gu, ' ו '));

/** Sentences of four words or more that a chat holds twice; lists and steps are the person’s own words. */
function repeatedLines(exchanges: Exchange[]): number {
  const seen = new Set<string>();
  let repeated = 0;
  for (const { text } of exchanges) {
    for (const sentence of text.split(/(?<=[.?])\s|\n/u)) {
      if (sentence.split(' ').length < 4 || /^- |\*\*/u.test(sentence)) continue;
      if (seen.has(sentence)) repeated++;
      seen.add(sentence);
    }
  }
  return repeated;
}

function endsDated(exchanges: Exchange[]): boolean {
  return exchanges.some(
    ({ reply }) => reply?.accepted?.kind === 'action' && reply.accepted.payload.due_on !== null,
  );
}

const sum = (numbers: number[]) => numbers.reduce((total, one) => total + one, 0);

/** `--transcripts=file` writes the chats for readers; replies that take nothing up are marked. */
function writeTranscripts(
  chats: { language: Language; person: ScriptedPerson; ours: Exchange[] }[],
): void {
  const file = process.argv
    .find((argument) => argument.startsWith('--transcripts='))
    ?.split('=')[1];
  if (!file) return;
  const text = chats
    .map(({ language, person, ours }) =>
      [
        `## ${language} ${person.id}`,
        ...ours.flatMap((exchange) => [
          `Person: ${exchange.line.text}`,
          `Guide${missesLine(exchange) ? ' ✗' : ''}: ${exchange.text}`,
        ]),
      ].join('\n\n'),
    )
    .join('\n\n\n');
  writeFileSync(file, `${text}\n`);
}
