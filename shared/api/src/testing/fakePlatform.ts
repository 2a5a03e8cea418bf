import type { Merchant } from '@site/contracts/federation/merchant';
import type { Endpoint } from '@site/contracts/http/endpoint';
import { type ErrorCode, errorStatus } from '@site/contracts/http/errors';
import { CanceledError, type InternalAxiosRequestConfig } from 'axios';
import type * as z from 'zod/mini';
import { configureApi } from '../configure';
import { forgetPresses } from '../presses';
import { queryClient } from '../queryClient';
import type { ApiSettings } from '../settings';
import { client } from '../wire';

export const testMerchant: Merchant = {
  code: 'aurora',
  name: 'Aurora',
  hosts: ['localhost'],
  languages: ['th', 'en'],
  defaultLanguage: 'th',
  defaultTheme: 'dark',
  timeZone: 'Asia/Bangkok',
  home: [],
  remotes: [],
  themeColor: { dark: '#000000', light: '#ffffff' },
};

const OK = 200;

/** A call as it left the client. */
export interface SentRequest {
  readonly headers: Readonly<Record<string, string>>;
  /** Query string or body. */
  readonly content: unknown;
}

/** A refusal of the fake platform. */
export interface Refusal {
  readonly code: string;
  readonly status?: number;
  readonly message?: string;
  readonly fields?: Record<string, string[]>;
  readonly value?: unknown;
  readonly headers?: Record<string, string>;
}

class Answered {
  readonly body: unknown;
  readonly status: number;
  constructor(body: unknown, status: number) {
    this.body = body;
    this.status = status;
  }
}

class Refused {
  readonly refusal: Refusal;
  constructor(refusal: Refusal) {
    this.refusal = refusal;
  }
}

/** What a responder answers to refuse: `refuse('login.failed', { value: { captcha: true } })`. */
export function refuse(code: ErrorCode | (string & {}), details: Omit<Refusal, 'code'> = {}): never {
  throw new Refused({ code, ...details });
}

type AnswerOf<E extends Endpoint> = z.input<E['value']>;
type Responder<Answer> = (request: SentRequest) => Answer | Promise<Answer>;

/**
 * For tests of all workspaces: the API client on a platform that answers what the test says. Everything but
 * the wire is real. An endpoint without an answer refuses with `not.found` and its own path.
 */
export function fakePlatform(settings: Partial<ApiSettings> = {}) {
  const responders = new Map<string, Responder<Answered>>();
  const sent = new Map<string, SentRequest[]>();
  let playStateVersion: number | undefined;
  queryClient.clear();
  forgetPresses();
  configureApi({ merchant: testMerchant, language: () => 'en', onSessionEnded: () => {}, ...settings });

  client.defaults.adapter = async (config) => {
    const name = `${config.method?.toUpperCase()} ${config.url}`;
    const request = requestOf(config);
    sent.set(name, [...(sent.get(name) ?? []), request]);
    config.onUploadProgress?.({ loaded: 1, progress: 1, bytes: 1, lengthComputable: true });
    const responder =
      responders.get(name) ?? (() => refuse('not.found', { message: `no answer for ${name}` }));
    const { status, body, headers } = await Promise.race([respond(responder, request), cancelled(config)]);
    return {
      status,
      statusText: '',
      headers: { ...headers, ...(playStateVersion !== undefined && { 'play-state': `${playStateVersion}` }) },
      config,
      data: typeof body === 'string' ? body : JSON.stringify(body),
    };
  };

  return {
    /** Answers a call with this value, or with what the function makes of the request. */
    answer<E extends Endpoint>(endpoint: E, answer: AnswerOf<E> | Responder<AnswerOf<E>>): void {
      const responder = typeof answer === 'function' ? (answer as Responder<AnswerOf<E>>) : () => answer;
      responders.set(
        nameOf(endpoint),
        async (request) => new Answered({ success: true, value: await responder(request) }, OK),
      );
    },
    /** Answers a call with a body that is no envelope of ours. */
    answerRaw(endpoint: Endpoint, body: unknown, status = OK): void {
      responders.set(nameOf(endpoint), () => new Answered(body, status));
    },
    refuse(endpoint: Endpoint, code: ErrorCode | (string & {}), details: Omit<Refusal, 'code'> = {}): void {
      responders.set(nameOf(endpoint), () => refuse(code, details));
    },
    /** From now on every answer says that the play state is of this version. */
    playStateIs(version: number): void {
      playStateVersion = version;
    },
    /** The requests that this call has made so far. */
    sent(endpoint: Endpoint): readonly SentRequest[] {
      return sent.get(nameOf(endpoint)) ?? [];
    },
  };
}

const nameOf = ({ method, path }: Endpoint) => `${method} ${path}`;

function requestOf({ headers, params, data }: InternalAxiosRequestConfig): SentRequest {
  return { headers: headers.toJSON() as Record<string, string>, content: contentOf() };

  function contentOf(): unknown {
    if (data instanceof FormData) return Object.fromEntries(data);
    return typeof data === 'string' ? bodyOf(data, String(headers.getContentType())) : params;
  }
}

function bodyOf(body: string, type: string): unknown {
  return type.includes('form-urlencoded') ? Object.fromEntries(new URLSearchParams(body)) : JSON.parse(body);
}

async function respond(responder: Responder<Answered>, request: SentRequest) {
  try {
    const { status, body } = await responder(request);
    return { status, body, headers: {} };
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    const { code, status, message = code, fields, value, headers = {} } = error.refusal;
    const known = Object.hasOwn(errorStatus, code) ? errorStatus[code as ErrorCode] : 400;
    return {
      status: status ?? known,
      body: { success: false, error: { code, message, fields }, value },
      headers,
    };
  }
}

function cancelled({ signal }: InternalAxiosRequestConfig): Promise<never> {
  return new Promise((_resolve, reject) => {
    if (signal?.aborted) reject(new CanceledError());
    signal?.addEventListener?.('abort', () => reject(new CanceledError()));
  });
}
