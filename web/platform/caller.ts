import type { AnswerOf, BodyIn, Endpoint, ParamsOf, QueryIn } from '#contract/endpoint.ts';
import type { ErrorBody } from '#contract/errors.ts';
import { ApiError } from './api-error.ts';

export interface CallInput<E extends Endpoint> {
  params?: ParamsOf<E>;
  /** Empty and null values are left out. */
  query?: { [Name in keyof QueryIn<E>]?: QueryIn<E>[Name] | null };
  body?: BodyIn<E>;
  /** In place of `body`, for calls with files. */
  form?: FormData;
  /** How much of the body has left, from 0 to 1. */
  onProgress?: (share: number) => void;
  signal?: AbortSignal;
  /** No server was reached if for this long no answer comes and nothing of the body is sent. */
  silenceMaxMs?: number;
  /** Takes the answer as a file, if it is not JSON. */
  onFile?: (file: Blob) => void;
  /** Goes on when the page is left meanwhile. */
  keepalive?: boolean;
  idempotencyKey?: string;
}

/** The parts of the browser that the client needs. */
export interface CallerEnvironment {
  baseUrl: string;
  fetch: (url: string, init: RequestInit) => Promise<Response>;
  upload: (
    url: string,
    init: RequestInit,
    onProgress: (share: number) => void,
  ) => Promise<Response>;
  token(): string | null;
  csrfToken(): string | null;
  language(): string;
  /** A token other than the one that failed. @throws ApiError */
  renewToken(failed: string | null): Promise<string>;
  /** The server refused to renew the sign-in. */
  expired(): Promise<void>;
  /** An answer that was asked for before the program had loaded, at most once. */
  early(url: string, token: string | null): Promise<Response> | null;
  networkText(): string;
  serverText(): string;
  reached(): void;
  lost(): void;
}

/** Calls that carry no access token, so a 403 of theirs says nothing about it. */
const tokenless = new Set<string>(['/api/user/login', '/api/user/refresh', '/api/user/logout']);

export type Call = <E extends Endpoint>(endpoint: E, input?: CallInput<E>) => Promise<AnswerOf<E>>;

/** The HTTP client over a given environment. */
export function createCaller(environment: CallerEnvironment): Call {
  return async function call<E extends Endpoint>(endpoint: E, input: CallInput<E> = {}) {
    const url = `${environment.baseUrl}${pathOf(endpoint, input.params)}${queryOf(input.query)}`;
    const withToken = !tokenless.has(endpoint.path);
    const token = withToken ? environment.token() : null;
    let response = await send(environment, endpoint, url, token, input);
    if (response.status === 403 && withToken) {
      const renewed = await renewedOrSignedOut(environment, token);
      response = await send(environment, endpoint, url, renewed, input);
    }
    if (!response.ok) throw await refusalOf(response, environment);
    return (await bodyOf(response, environment, input.onFile)) as AnswerOf<E>;
  };
}

/** Only a refusal ends the sign-in: a renewal that nobody answered may succeed later. */
async function renewedOrSignedOut(
  environment: CallerEnvironment,
  failed: string | null,
): Promise<string> {
  try {
    return await environment.renewToken(failed);
  } catch (error) {
    if (error instanceof ApiError && (error.status === 401 || error.status === 403)) {
      await environment.expired();
    }
    throw error;
  }
}

async function send<E extends Endpoint>(
  environment: CallerEnvironment,
  endpoint: E,
  url: string,
  token: string | null,
  input: CallInput<E>,
): Promise<Response> {
  const headers: Record<string, string> = { 'Accept-Language': environment.language() };
  const csrfToken = environment.csrfToken();
  if (token !== null) headers['Authorization'] = `Bearer ${token}`;
  if (csrfToken !== null) headers['X-CSRFToken'] = csrfToken;
  if (input.idempotencyKey) headers['Idempotency-Key'] = input.idempotencyKey;
  let body: BodyInit | null = input.form ?? null;
  if (!body && input.body !== undefined) {
    headers['Content-Type'] = 'application/json';
    body = JSON.stringify(input.body);
  }
  const early = endpoint.method === 'GET' ? environment.early(url, token) : null;
  const patience = patienceFor(input);
  const init: RequestInit = {
    method: endpoint.method,
    credentials: 'include',
    headers,
    body,
    signal: patience.signal,
    keepalive: input.keepalive ?? false,
  };
  try {
    const response = await (early ??
      (input.onProgress
        ? environment.upload(url, init, (share) => {
            patience.renew();
            input.onProgress?.(share);
          })
        : environment.fetch(url, init)));
    environment.reached();
    return response;
  } catch (error) {
    if (input.signal?.aborted) throw error;
    environment.lost();
    throw noAnswer(environment);
  } finally {
    patience.end();
  }
}

/** The timeout of a call: a half-dead connection closes only after many minutes. */
function patienceFor({
  signal,
  silenceMaxMs,
}: Pick<CallInput<Endpoint>, 'signal' | 'silenceMaxMs'>) {
  if (silenceMaxMs === undefined)
    return { signal: signal ?? null, renew: () => undefined, end: () => undefined };
  const ending = new AbortController();
  const abort = () => ending.abort();
  if (signal?.aborted) abort();
  signal?.addEventListener('abort', abort, { once: true });
  let timer = setTimeout(abort, silenceMaxMs);
  const end = () => clearTimeout(timer);
  const renew = () => {
    end();
    timer = setTimeout(abort, silenceMaxMs);
  };
  return { signal: ending.signal, renew, end };
}

function noAnswer(environment: CallerEnvironment): ApiError {
  return new ApiError({ status: 0, code: 'network.failed', message: environment.networkText() });
}

async function bodyOf(
  response: Response,
  environment: CallerEnvironment,
  onFile?: (file: Blob) => void,
): Promise<unknown> {
  if (response.status === 204) return undefined;
  try {
    if (onFile) {
      onFile(await response.blob());
      return undefined;
    }
    return await response.json();
  } catch (error) {
    // An answer that breaks off is no answer; an aborted one is the caller's own wish.
    if (error instanceof DOMException && error.name === 'AbortError') throw error;
    throw noAnswer(environment);
  }
}

async function refusalOf(response: Response, environment: CallerEnvironment): Promise<ApiError> {
  const { status } = response;
  const wait = Number(response.headers.get('Retry-After'));
  const retryAfterSeconds = Number.isFinite(wait) && wait > 0 ? wait : undefined;
  const body = (await response.json().catch(() => null)) as ErrorBody | null;
  const error = body?.error;
  if (!error?.code) {
    // A proxy in between answered in its own words.
    const code =
      status === 502 || status === 503 || status === 504 ? 'server.unavailable' : 'server.failed';
    return new ApiError({ status, code, message: environment.serverText(), retryAfterSeconds });
  }
  const { code, message, request_id: requestId, fields, ...params } = error;
  return new ApiError({ status, code, message, fields, params, retryAfterSeconds, requestId });
}

function pathOf(endpoint: Endpoint, params: unknown): string {
  const given = (params ?? {}) as Record<string, unknown>;
  return endpoint.path.replaceAll(/:(\w+)/gu, (_, name: string) =>
    encodeURIComponent(String(given[name])),
  );
}

type QueryValue = string | number | boolean | null | undefined;

function queryOf(query: object | undefined): string {
  const parts = new URLSearchParams();
  for (const [name, value] of Object.entries(query ?? {}) as [string, QueryValue][]) {
    if (value === undefined || value === null || value === '') continue;
    parts.append(name, String(value));
  }
  const text = parts.toString();
  return text === '' ? '' : `?${text}`;
}
