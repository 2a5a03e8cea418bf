import { endpointKey, queryClient, useApiQuery } from '@site/api';
import { bankCards, securityOverview, securityQuestions } from '@site/contracts/areas/security';
import { withdrawCards } from '@site/contracts/areas/withdraw';
import { parameterOf, useLanguage } from '@site/i18n';

/** What guards the account, and what is missing. */
export function useSecurityOverview() {
  return useApiQuery(securityOverview, {});
}

/** The member's cards, with the banks that one may be of. */
export function useBankCards() {
  return useApiQuery(bankCards, { language: parameterOf(useLanguage()) });
}

/** The questions to choose from, and those that are chosen. */
export function useSecurityQuestions() {
  return useApiQuery(securityQuestions, { language: parameterOf(useLanguage()) });
}

/** Asks again for everything that a change in the security centre may have changed: withdrawing depends on it too. */
export function refreshSecurity(): void {
  for (const endpoint of [securityOverview, bankCards, securityQuestions, withdrawCards])
    void queryClient.invalidateQueries({ queryKey: endpointKey(endpoint) });
}
