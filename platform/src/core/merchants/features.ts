import type { ModuleId } from '@site/contracts/http/endpoint';
import { FLAGS, type Flag } from '@site/contracts/values/flags';
import { Refusal } from '../http/refusal';
import type { Merchant } from './tables';

/** Whether the merchant serves the calls of a module (docs/calls.md, "Modules"). */
export const servesModule = (merchant: Merchant, module: ModuleId): boolean =>
  !merchant.modulesOff.includes(module);

/** Whether a switch of the merchant is on. One whose module is off is off as well. */
export const isFlagOn = (merchant: Merchant, flag: Flag): boolean =>
  merchant.flags[FLAGS[flag]] === true && !merchant.modulesOff.includes(FLAGS[flag]);

/** Throws feature.unavailable when a switch is off. */
export function requireFlag(merchant: Merchant, flag: Flag): void {
  if (!isFlagOn(merchant, flag)) throw new Refusal('feature.unavailable');
}
