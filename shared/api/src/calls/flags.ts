import { FLAGS, type Flag } from '@site/contracts/values/flags';
import { useSystemStatus } from './systemStatus';

/** Whether the merchant has switched something on (SH-008). Until the status is known: `false`. */
export function useFlag(flag: Flag): boolean {
  return useSystemStatus().data?.info.whitelabel[FLAGS[flag]] === true;
}
