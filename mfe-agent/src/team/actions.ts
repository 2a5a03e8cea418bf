import type { Downline } from '@site/contracts/areas/team';
import { isAgentAccount } from '@site/contracts/values/accountTypes';
import { MENU_KEYS, type MenuKey } from '@site/contracts/values/flags';
import { addressOf, PATHS } from '@site/contracts/values/paths';
import { ChartLine, FilePenLine, ListChecks, type LucideIcon, MailPlus, Percent } from 'lucide-react';

/** What an agent can do for somebody of the team: a page of the site, about that account. */
export interface PersonAction {
  /** Key of the merchant's menu that switches it on; none for what has no entry there. */
  readonly key?: MenuKey;
  readonly label: string;
  readonly icon: LucideIcon;
  readonly addressOf: (account: string) => string;
  /** For whom it is. */
  readonly suits: (person: Downline) => boolean;
}

const everybody = () => true;
const isDirect = ({ level }: Downline) => level === 1;

/** In their order. Rates and contracts go from an agent to the next one down. */
export const personActions: readonly PersonAction[] = [
  {
    key: MENU_KEYS.rebateSettings,
    label: 'teamPage.action.rebates',
    icon: Percent,
    addressOf: (account) => addressOf(PATHS.rebateSettings, { account }),
    suits: isDirect,
  },
  {
    key: MENU_KEYS.redEnvelopes,
    label: 'teamPage.action.envelope',
    icon: MailPlus,
    addressOf: (account) => addressOf(PATHS.redEnvelopes, { account }),
    suits: everybody,
  },
  {
    key: MENU_KEYS.teamProfit,
    label: 'teamPage.action.profit',
    icon: ChartLine,
    addressOf: (account) => addressOf(PATHS.teamProfit, { account }),
    suits: everybody,
  },
  {
    key: MENU_KEYS.teamBetting,
    label: 'teamPage.action.bets',
    icon: ListChecks,
    addressOf: (account) => addressOf(PATHS.teamBetting, { account }),
    suits: everybody,
  },
  {
    label: 'teamPage.action.contract',
    icon: FilePenLine,
    addressOf: (account) => addressOf(PATHS.dailyContract, { account }),
    suits: (person) => isDirect(person) && isAgentAccount(person.type),
  },
];
