import type { Merchant } from '@site/contracts/federation/merchant';
import type { ApiError } from './apiError';

/** Why a page needs a login now; `required`: a guest made a call for members. */
export type SessionEnd = 'expired' | 'relogin' | 'required';

/** An answer that does not fit the contract: where, and never what stood there. */
export interface MalformedAnswer {
  /** Path of the call. */
  readonly path: string;
  /** `value.list.3.iconUrl`: one for each item that was left out; of a failed answer, all that is wrong. */
  readonly places: readonly string[];
  /** The call failed with client.response.malformed; otherwise the items alone are missing. */
  readonly failed: boolean;
}

export interface ApiSettings {
  /** The merchant of this page; its code goes with every call. */
  readonly merchant: Merchant;
  /** Origin of the platform; left out, the page's own. */
  readonly baseUrl?: string;
  /** BCP 47 tag of the language of texts. Asked at each call. */
  readonly language: () => string;
  /** The platform refused the session. It is cleared already, in every tab. Called once for a session. */
  readonly onSessionEnded: (reason: SessionEnd, error: ApiError) => void;
  /** A change (mutation) failed, was not silent, and its caller does not show the failure itself. */
  readonly onFailure?: (error: ApiError) => void;
  /** The platform's answer does not fit the contract, in whole or in items. */
  readonly onMalformed?: (answer: MalformedAnswer) => void;
}

let settings: ApiSettings | undefined;

export function setApiSettings(next: ApiSettings): void {
  settings = next;
}

/** The settings. Throws when `configureApi` was not called: a fault of the program. */
export function apiSettings(): ApiSettings {
  if (!settings) throw new Error('configureApi() has to be called before the first call');
  return settings;
}

/** Code of the merchant, for the requests that carry it in their content too (docs/calls.md, "Headers"). */
export function merchantCode(): string {
  return apiSettings().merchant.code;
}

/** The merchant of this page: code, languages, time zone … It never changes while the page lives. */
export function useMerchant(): Merchant {
  return apiSettings().merchant;
}
