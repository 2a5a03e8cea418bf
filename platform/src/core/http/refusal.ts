import type { LimitKind } from '@site/contracts/areas/care';
import { type ErrorCode, errorStatus } from '@site/contracts/http/errors';

export interface RefusalDetails {
  /** Codes by field key. */
  fields?: Record<string, string[]>;
  /** What the next try needs. */
  value?: Record<string, unknown>;
  /** Seconds. */
  retryAfter?: number;
  /** The limit of a player that is against it: written down, and not told with the refusal (core/care/reached.ts). */
  reached?: { accountId: string; kind: LimitKind; at: string };
}

/** A call that is not done, with its error code (docs/calls.md, "Error codes"). Thrown by services. */
export class Refusal extends Error {
  readonly code: ErrorCode;
  readonly details: RefusalDetails;

  constructor(code: ErrorCode, details: RefusalDetails = {}) {
    super(code);
    this.name = 'Refusal';
    this.code = code;
    this.details = details;
  }

  get status(): number {
    return errorStatus[this.code];
  }
}

/** A refusal for what is wrong with one field of the request. */
export const refusalUnder = (
  field: string,
  code: ErrorCode,
  details: Omit<RefusalDetails, 'fields'> = {},
): Refusal => new Refusal(code, { fields: { [field]: [code] }, ...details });
