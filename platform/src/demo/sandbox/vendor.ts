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
