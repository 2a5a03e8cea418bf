import type { Endpoint, RequestOf, ValueOf } from '@site/contracts/http/endpoint';
import { getSession } from '@site/session';
import { openAnswer } from './answer';
import { ApiError, hasCode } from './apiError';
import { encryptBody, forgetEncryptionKey } from './encryptBody';
import { send } from './http';
import { reactTo } from './reactions';
import { apiSettings } from './settings';
import { wait } from './wait';

/** How often a call asks again while its first try still runs (docs/calls.md, "Idempotency"). */
const MAX_IN_PROGRESS_TRIES = 5;
const IN_PROGRESS_WAIT_S = 1;

/** How long files may take on a slow line, in ms: they are a thousand times the size of other bodies. */
const FILES_TIME_LIMIT_MS = 120_000;

export interface CallOptions {
  /** No loading notice, no error notice, no way to the login page (SH-003). */
  readonly silent?: boolean;
  readonly signal?: AbortSignal;
  /** One press of a button. Left out, a call that moves money makes its own. */
  readonly idempotencyKey?: string;
  /** `Device` of a login, for example. */
  readonly headers?: Readonly<Record<string, string>>;
  /** What a multipart body has after the fields of the request. */
  readonly files?: Readonly<Record<string, Blob>>;
  /** How much of the body has left, from 0 to 1. */
  readonly onProgress?: (fraction: number) => void;
}

/**
 * Makes one call of the contract and answers its parsed value. Throws ApiError for every failure, and the
 * signal's reason when it was cancelled. A session that the platform refuses is ended here, once.
 */
export async function call<E extends Endpoint>(
  endpoint: E,
  request: RequestOf<E>,
  options: CallOptions = {},
): Promise<ValueOf<E>> {
  const token = getSession()?.token;
  const headers = headersOf(endpoint, token, options);
  try {
    return await settle(() => exchange(endpoint, request, headers, options), options.signal);
  } catch (error) {
    if (error instanceof ApiError) reactTo(error, token, options.silent ?? false);
    throw error;
  }
}

/** What every request says of itself (docs/calls.md, "Headers"). */
export function headersOf(
  endpoint: Endpoint,
  token: string | undefined,
  options: CallOptions = {},
): Record<string, string> {
  const { merchant, language } = apiSettings();
  return {
    Merchant: merchant.code,
    ModuleId: endpoint.module,
    'Accept-Language': language(),
    ...(token && { Authorization: `Bearer ${token}` }),
    ...(endpoint.idempotent && { 'Idempotency-Key': options.idempotencyKey ?? crypto.randomUUID() }),
    ...options.headers,
  };
}

/** While the first try with this Idempotency-Key still runs, asks again with the same key. */
async function settle<Value>(attempt: () => Promise<Value>, signal: AbortSignal | undefined): Promise<Value> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await attempt();
    } catch (error) {
      if (!hasCode(error, 'idempotency.in.progress') || tries === MAX_IN_PROGRESS_TRIES) throw error;
      await wait((error.retryAfter ?? IN_PROGRESS_WAIT_S) * 1000, signal);
    }
  }
}

async function exchange<E extends Endpoint>(
  endpoint: E,
  request: RequestOf<E>,
  headers: Record<string, string>,
  options: CallOptions,
): Promise<ValueOf<E>> {
  if (!endpoint.encrypted) return sendOnce(endpoint, request, headers, options);
  const sealed = async () => {
    const { data, kid } = await encryptBody(request);
    return sendOnce(endpoint, { data }, { ...headers, Encryption: kid }, options);
  };
  try {
    return await sealed();
  } catch (error) {
    if (!hasCode(error, 'encryption.key.unknown')) throw error;
    forgetEncryptionKey();
    return sealed();
  }
}

async function sendOnce<E extends Endpoint>(
  endpoint: E,
  content: unknown,
  headers: Record<string, string>,
  { signal, files, onProgress }: CallOptions,
): Promise<ValueOf<E>> {
  const { method, path } = endpoint;
  const inQuery = method === 'GET' || method === 'DELETE';
  const response = await send({
    method,
    url: path,
    baseURL: apiSettings().baseUrl,
    headers,
    ...(inQuery ? { params: content } : { data: bodyOf(endpoint, content, files) }),
    timeout: files && FILES_TIME_LIMIT_MS,
    onUploadProgress: onProgress && (({ progress = 0 }) => onProgress(progress)),
    signal,
  });
  return openAnswer(endpoint, response);
}

/** Axios gives each kind of body its content type. */
function bodyOf({ form, multipart }: Endpoint, content: unknown, files: CallOptions['files'] = {}) {
  if (form) return new URLSearchParams(content as Record<string, string>);
  return multipart ? multipartBody(content as Record<string, string>, files) : content;
}

/** The fields come first, so that the platform knows what a file is for when it arrives. */
function multipartBody(fields: Record<string, string>, files: Readonly<Record<string, Blob>>): FormData {
  const body = new FormData();
  for (const [name, value] of Object.entries({ ...fields, ...files })) body.append(name, value);
  return body;
}
