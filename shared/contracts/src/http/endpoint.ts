import type * as z from 'zod/mini';
import type { LanguageParameter } from '../values/values';

/**
 * Who may call: anyone; any session; any session but a trial; agents only; a game that runs in a frame, by
 * its frame session (docs/calls.md, "Rights").
 */
export type Caller = 'public' | 'session' | 'member' | 'agent' | 'frame';

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/**
 * Module ids of the calls of this contract (docs/calls.md, "Modules"). A merchant switches areas off by them.
 */
export type ModuleId =
  | 'COMM3'
  | 'FREEPLAY3'
  | 'REGISTER_REE3'
  | 'MOBILENUMREG3'
  | 'REGMOBVERF3'
  | 'MOBILESMSLOGIN3'
  | 'CHNGPASSVERIF3'
  | 'AFFMAN3'
  | 'SECPRIV'
  | 'VALID_CAPTCHA3'
  | 'PROFPIC3'
  | 'INBOX3'
  | 'AGEINFO3'
  | 'REWCEN3'
  | 'CBS3'
  | 'TRANSBETREPMEM3'
  | 'TRANSREC3'
  | 'PERSREP'
  | 'JACKPOT3'
  | 'MISSION3'
  | 'PTSYS3'
  | 'REFERRAL3'
  | 'FEEDBACK3'
  | 'LIVEMODEL3'
  | 'AGEPAG'
  | 'AGETEAMPNL3'
  | 'TEAMBETTING3'
  | 'DOWNMAN'
  | 'AGENTRANSMULTDOWN3'
  | 'GAMSER'
  | 'AGEREBINC3'
  | 'AGEDIVIDEND3';

/**
 * One call of the HTTP contract, as data. The platform registers its routes from these and the site's API
 * client sends them, so neither can drift from the other. Rules of many calls: docs/calls.md.
 */
export interface Endpoint<
  Request extends z.ZodMiniType = z.ZodMiniType,
  Value extends z.ZodMiniType = z.ZodMiniType,
> {
  readonly method: Method;
  readonly path: string;
  readonly module: ModuleId;
  /** Of a call that serves several areas: the `ModuleId` header has to name one of these. */
  readonly modules?: readonly ModuleId[];
  readonly who: Caller;
  /** Query string of GET and DELETE, JSON body of POST and PUT. */
  readonly request: Request;
  /** Schema of `value` in a successful envelope. */
  readonly value: Value;
  /** Catalogue call: answered with an ETag and revalidated (docs/calls.md, "Caching"). */
  readonly cached?: boolean;
  /** A public catalogue call of which the browser keeps nothing for a start without a network. */
  readonly networkOnly?: boolean;
  /** Moves money: needs an Idempotency-Key (docs/calls.md, "Idempotency"). */
  readonly idempotent?: boolean;
  /** Fields of the request that are kept nowhere, not even in the digest that goes with an Idempotency-Key. */
  readonly secrets?: readonly string[];
  /** The body travels as a JWE (docs/calls.md, "Encrypted bodies"). */
  readonly encrypted?: boolean;
  /** The body is form-encoded instead of JSON (docs/calls.md, "Transport"). */
  readonly form?: boolean;
  /** The body is multipart: the fields of `request`, and one picture after them. */
  readonly multipart?: boolean;
  /** Answers with a stream of server-sent events, each with a `value` as its data, in the place of one answer. */
  readonly stream?: boolean;
  /**
   * Answers members whose account is closed for play too: in a time-out, an exclusion, or by the operator. Every other
   * call is `play.closed` to them (docs/calls.md, "Responsible play").
   */
  readonly whileClosed?: boolean;
}

export type RequestOf<E extends Endpoint> = z.input<E['request']>;
export type ValueOf<E extends Endpoint> = z.output<E['value']>;

/** Declares a call and keeps its exact types. */
export function endpoint<Request extends z.ZodMiniType, Value extends z.ZodMiniType>(
  definition: Endpoint<Request, Value>,
): Endpoint<Request, Value> {
  return definition;
}

/** Longest wait of the site for an answer, in ms (docs/calls.md, "Time limits"). */
export const CALL_TIME_LIMIT_MS = 10_000;

/** For whom a request is made: the site of a merchant, in a language. */
export interface RequestScope {
  /** Its code. */
  readonly merchant: string;
  readonly language: LanguageParameter;
}

/**
 * Stands for the scope until the document is opened: the early script puts in its place what is written here. Typed as
 * what it stands for, so that one function makes a page's request and the document's.
 */
export const OPEN_SCOPE: RequestScope = {
  merchant: '{merchant}',
  language: '{language}' as LanguageParameter,
};
