import { useSession } from '@site/session';

/** Whether a name is that of who is signed in. Names are compared without case. */
export function useIsSelf(): (account: string | undefined) => boolean {
  const self = useSession((session) => session?.userName.toLowerCase());
  return (account) => account !== undefined && account.toLowerCase() === self;
}
