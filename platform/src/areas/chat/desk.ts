import { Refusal } from '../../core/http/refusal';
import type { SignedInContext } from '../../core/http/route';

/** What the desk's page is to look like, and where its way back leads. */
interface ChatLook {
  /** An address of the merchant's own site. */
  readonly backUrl: string;
  /** `#0b1020` */
  readonly headerColor: string;
  readonly title: string;
}

/** The merchant's service desk, as far as the platform knows it: another one takes the sandbox's place by this alone. */
export interface ChatDesk {
  /**
   * Prepares a chat with the member who asks.
   *
   * @returns The address where it opens: good once, for a short time, and for nobody else. Empty when the desk has none.
   * @throws Refusal vendor.unavailable when the desk cannot be reached.
   */
  readonly open: (member: SignedInContext, look: ChatLook) => Promise<string>;
}

/** A platform that no service desk is connected to yet. */
export const noDesk: ChatDesk = {
  open: () => Promise.reject(new Refusal('vendor.unavailable')),
};
