/** Answers that boot/early.js asked for while the program was still loading. */
export interface EarlyAnswers {
  token: string;
  answers: Record<string, Promise<Response>>;
}

declare global {
  interface Window {
    __early?: EarlyAnswers;
  }
}

/** Older ones would show a state that has passed. */
const freshMs = 15_000;

/** The early answer to a URL, once, and only for the token it was asked with. */
export function earlyAnswer(url: string, token: string | null): Promise<Response> | null {
  if (typeof window === 'undefined') return null;
  const early = window.__early;
  const answer = early?.answers[url];
  if (!early || !answer) return null;
  delete early.answers[url];
  return early.token === token && performance.now() < freshMs ? answer : null;
}
