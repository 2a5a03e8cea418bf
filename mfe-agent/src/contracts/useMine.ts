import type { ContractKind } from '@site/contracts/areas/agentContracts';
import { useInForce, type useRequests, useStepToday } from './queries';
import { useIsSelf } from './useSelf';

/**
 * The caller's own contracts of a kind: the one to sign and the one in force. They are shown together, once all that
 * is asked for them has come or failed: one that came later would push away what is read or pressed below it.
 */
export function useMine(kind: ContractKind, requests: ReturnType<typeof useRequests>) {
  const isSelf = useIsSelf();
  const inForce = useInForce(kind);
  const { step, isLoading } = useStepToday(kind);
  const asked = [requests, inForce];
  return {
    /** On its way for the first time. */
    isArriving: isLoading || asked.some(({ data, error }) => data === undefined && !error),
    toSign: requests.data?.list.find(({ to }) => isSelf(to)),
    signed: inForce.data ?? undefined,
    /** The step that is reached; 0 is none, `undefined` not known. */
    reached: step,
    /** What has failed and is not known. */
    failed: asked.filter(({ data, error }) => data === undefined && error),
  };
}
