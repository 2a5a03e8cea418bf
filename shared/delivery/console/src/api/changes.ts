import { Freeze, Lock } from '@site/contracts/federation/audit';
import { Changed, Moved, PreviewMade, Rehearsed } from '@site/contracts/federation/consoleApi';
import type { FreezeCall, LockCall, PreviewCall } from '@site/contracts/federation/releaseApi';
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { ApiFailure, write } from './client';

/** What each call about rules and previews is sent, and what it answers. */
interface Calls {
  locks: [LockCall, z.infer<typeof Lock>];
  freezes: [FreezeCall, z.infer<typeof Freeze>];
  previews: [PreviewCall, z.infer<typeof PreviewMade>];
}

const ANSWERS = { locks: Lock, freezes: Freeze, previews: PreviewMade };

/** What is read anew after a change: what was refused may have been decided on something old. */
const READ_ANEW = ['matrix', 'log', 'releases', 'rehearse', 'rollouts', 'previews'];

function useReadAnew(): () => void {
  const queries = useQueryClient();
  return () => {
    for (const key of READ_ANEW) void queries.invalidateQueries({ queryKey: [key] });
  };
}

/** A change of what is live: `deploy`, `rollback`, `rollouts`, `rollouts/<id>/<move>`. */
export function useLiveChange(path: string) {
  return useMutation({
    mutationFn: (call: object) => write(path, call, Changed),
    onSettled: useReadAnew(),
  });
}

/** Any other change. */
export function useChange<Path extends keyof Calls>(path: Path) {
  return useMutation({
    mutationFn: (call: Calls[Path][0]) => write(path, call, ANSWERS[path] as z.ZodMiniType<Calls[Path][1]>),
    onSettled: useReadAnew(),
  });
}

/**
 * What a change would make live, or why it would be refused.
 *
 * @param call Undefined while there is nothing to ask for.
 * @param number Of the deployment that is live: with another one the answer may be another.
 */
export function useForesight(path: string, call: object | undefined, number: number) {
  return useQuery({
    queryKey: ['rehearse', path, call, number],
    queryFn: () => write(`rehearse/${path}`, call ?? {}, Rehearsed),
    enabled: call !== undefined,
    placeholderData: keepPreviousData,
  });
}

/** What has gone live since a change was decided on; undefined for any other failure. */
export function movedOf(error: unknown): z.infer<typeof Moved> | undefined {
  if (!(error instanceof ApiFailure) || error.code !== 'deployment.moved') return undefined;
  const moved = z.safeParse(Moved, error.value);
  return moved.success ? moved.data : undefined;
}
