import { Refusal } from '../../core/http/refusal';

/** Faults that a developer can ask for: what a real vendor does on a bad day. */
export const VENDOR_FAULTS = ['unavailable', 'timeout', 'noAddress', 'withdrawn'] as const;
export type VendorFault = (typeof VENDOR_FAULTS)[number];

/** Games of this process whose launch shall fail, by node id. */
export class VendorFaults {
  readonly #byGame = new Map<string, VendorFault>();

  of(nodeId: string): VendorFault | undefined {
    return this.#byGame.get(nodeId);
  }

  set(nodeId: string, fault: VendorFault | undefined): void {
    if (fault) this.#byGame.set(nodeId, fault);
    else this.#byGame.delete(nodeId);
  }
}

/** What the demonstration vendor answers when it is asked for a game's address. */
export function answerOfVendor(address: string, fault: VendorFault | undefined): Promise<string> {
  switch (fault) {
    case 'unavailable':
      return Promise.reject(new Refusal('vendor.unavailable'));
    case 'timeout':
      return new Promise(() => undefined);
    case 'noAddress':
      return Promise.resolve('');
    case 'withdrawn':
      return Promise.reject(new Refusal('game.unavailable'));
    default:
      return Promise.resolve(address);
  }
}

/**
 * Waits for a vendor's answer, but no player waits for ever.
 *
 * @param limitMs Milliseconds.
 * @returns The address of the game.
 * @throws Refusal vendor.timeout after the limit; request.url.empty when there is no address in the answer.
 */
export async function addressWithin(answer: Promise<string>, limitMs: number): Promise<string> {
  let timer: NodeJS.Timeout | undefined;
  const limit = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Refusal('vendor.timeout')), limitMs);
  });
  try {
    const address = await Promise.race([answer, limit]);
    if (address === '') throw new Refusal('request.url.empty');
    return address;
  } finally {
    clearTimeout(timer);
  }
}
