import type { Flags, Status } from '@site/contracts/areas/system';
import { isRestricted } from '../../core/http/merchant';
import type { Merchant } from '../../core/merchants/tables';
import { seal } from './serviceLinks';

/** Flags of modules that are switched off are off as well, so that the site never shows the way there. */
const withoutModules = (flags: Flags, modulesOff: readonly string[]): Flags =>
  Object.fromEntries(Object.entries(flags).map(([key, on]) => [key, on && !modulesOff.includes(key)]));

/**
 * All that the shell needs to know of a merchant before its first page.
 *
 * @param deskHosts Where customer service may be besides the merchant's own hosts for it.
 */
export async function statusOf(
  merchant: Merchant,
  ip: string,
  deskHosts: readonly string[],
): Promise<Status> {
  const { serviceHosts, ...profile } = merchant.profile;
  const whitelabel = withoutModules(merchant.flags, merchant.modulesOff);
  return {
    info: {
      ...profile,
      customerService: {
        path: await seal(merchant.serviceUrl, merchant.serviceKey),
        key: { kty: 'oct', k: merchant.serviceKey, alg: 'A256GCM' },
        hosts: [...serviceHosts, ...deskHosts],
      },
      register: {
        username: whitelabel.USERNAMEREG3 ?? false,
        mobileNum: whitelabel.MOBILENUMREG3 ?? false,
      },
      whitelabel,
    },
    location: { ip },
    maintenance: merchant.maintenance,
    regionRestriction: isRestricted(merchant, ip),
  };
}

/** Menu keys of an account's type; of a member's for guests. */
export const menuOf = (merchant: Merchant, agent: boolean): Flags =>
  withoutModules(agent ? merchant.agentMenu : merchant.memberMenu, merchant.modulesOff);
