import { useMemberInfo } from '@site/api';
import { useSession } from '@site/session';

/** What the agent is called: the nickname, else the account. */
export function useAgentName(): string {
  const userName = useSession((session) => session?.userName ?? '');
  const { data: member } = useMemberInfo();
  return member?.nickname || member?.account || userName;
}
