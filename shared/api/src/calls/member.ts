import { memberInfo } from '@site/contracts/areas/account';
import type { AccountType } from '@site/contracts/values/values';
import { useSession } from '@site/session';
import { CATALOGUE_FRESH_MS, useApiQuery } from '../queries';

/** Who is signed in, as the platform knows them; idle for guests. */
export function useMemberInfo() {
  const signedIn = useSession((session) => session !== null);
  return useApiQuery(memberInfo, {}, { enabled: signedIn, staleTime: CATALOGUE_FRESH_MS });
}

/** The account type; `undefined` for guests. Member info's wins over the session's (decision 19). */
export function useAccountType(): AccountType | undefined {
  const stored = useSession((session) => session?.type);
  const known = useMemberInfo().data?.type;
  return stored === undefined ? undefined : (known ?? stored);
}
