import { endpointKey, queryClient, useApiMutation, useApiQuery } from '@site/api';
import {
  type ActiveSession,
  activeSessions,
  endActiveSession,
  endOtherSessions,
} from '@site/contracts/areas/sessions';
import { toast } from '@site/ui/Toast';
import { useTexts } from '../../useTexts';

const list = () => ({ queryKey: endpointKey(activeSessions) });

/** Where the account is signed in: this device first. */
export function useActiveSessions() {
  return useApiQuery(activeSessions, {}, { select: ({ list: sessions }) => sessions });
}

/** Takes sessions off the list at once; the platform's own list follows. */
function leaveOut(isEnded: (session: ActiveSession) => boolean): void {
  queryClient.setQueriesData<{ list: ActiveSession[] }>(
    list(),
    (held) => held && { list: held.list.filter((session) => !isEnded(session)) },
  );
  void queryClient.invalidateQueries(list());
}

/** Ends another session. */
export function useEndSession() {
  const { t } = useTexts();
  return useApiMutation(endActiveSession, {
    onSuccess: (_answer, { id }) => {
      leaveOut((session) => session.id === id);
      toast.success(t('sessions.ended'));
    },
  });
}

/** Ends every session but this one. */
export function useEndOthers() {
  const { t } = useTexts();
  return useApiMutation(endOtherSessions, {
    onSuccess: () => {
      leaveOut((session) => !session.current);
      toast.success(t('sessions.endedOthers'));
    },
  });
}
