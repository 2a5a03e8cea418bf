import type { ClientErrorCode, ErrorCode } from '@site/contracts/http/errors';

/** Codes of the catalogue, and any other that a newer platform may send. */
export type AnyErrorCode = ErrorCode | ClientErrorCode | (string & {});

export interface ApiErrorDetails {
  readonly code: AnyErrorCode;
  /** In the user's language, for codes that the site does not know. */
  readonly message?: string | undefined;
  /** HTTP status; 0 when there was no answer. */
  readonly status?: number | undefined;
  /** Codes by field, in order. */
  readonly fields?: Readonly<Record<string, readonly string[]>> | undefined;
  /** What the next try needs: `{ captcha: true }`, `{ min, max }` … Parse before use. */
  readonly value?: unknown;
  readonly requestId?: string | undefined;
  /** Seconds. */
  readonly retryAfter?: number | undefined;
  readonly cause?: unknown;
}

/** A call that failed. `code` decides what to do (docs/calls.md, "Error codes"), never the status. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly code: AnyErrorCode;
  readonly status: number;
  readonly fields: Readonly<Record<string, readonly string[]>>;
  readonly value: unknown;
  readonly requestId: string | undefined;
  readonly retryAfter: number | undefined;

  constructor(details: ApiErrorDetails) {
    super(details.message ?? details.code, { cause: details.cause });
    this.code = details.code;
    this.status = details.status ?? 0;
    this.fields = details.fields ?? {};
    this.value = details.value;
    this.requestId = details.requestId;
    this.retryAfter = details.retryAfter;
  }
}

/** True for a failed call with this code, or any of these codes. */
export function hasCode(error: unknown, ...codes: AnyErrorCode[]): error is ApiError {
  return error instanceof ApiError && codes.includes(error.code);
}
