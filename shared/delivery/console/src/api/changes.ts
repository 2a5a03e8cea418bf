import { Freeze, Lock } from '@site/contracts/federation/audit';
import { Changed, Moved, PreviewMade, Rehearsed } from '@site/contracts/federation/consoleApi';
import type {
  DeployCall,
  FreezeCall,
  LockCall,
  PreviewCall,
  RollbackCall,
} from '@site/contracts/federation/releaseApi';
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { ApiFailure, write } from './client';

/** What each call is sent, and what it answers. */
interface Calls {
  deploy: [DeployCall, z.infer<typeof Changed>];
  rollback: [RollbackCall, z.infer<typeof Changed>];
  locks: [LockCall, z.infer<typeof Lock>];
  freezes: [FreezeCall, z.infer<typeof Freeze>];
  previews: [PreviewCall, z.infer<typeof PreviewMade>];
}

const ANSWERS = { deploy: Changed, rollback: Changed, locks: Lock, freezes: Freeze, previews: PreviewMade };

/** Changes something, and reads anew whatever came of it: what was refused may have been decided on something old. */
export function useChange<Path extends keyof Calls>(path: Path) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (call: Calls[Path][0]) => write(path, call, ANSWERS[path] as z.ZodMiniType<Calls[Path][1]>),
    onSettled: () => {
      for (const key of ['matrix', 'log', 'releases', 'rehearse'])
        void queries.invalidateQueries({ queryKey: [key] });
    },
  });
}

/**
 * What a change would make live, or why it would be refused.
 *
 * @param call Undefined while there is nothing to ask for.
 * @param number Of the deployment that is live: with another one the answer may be another.
 */
export function useForesight<Path extends 'deploy' | 'rollback'>(
  path: Path,
  call: Calls[Path][0] | undefined,
  number: number,
) {
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
