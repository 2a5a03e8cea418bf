import {
  DISCOVERY_NAMESPACE,
  type DiscoveryEntry,
  DiscoveryEnvelope,
  RemoteDeployment,
  RemoteId,
} from '@site/contracts/federation/discovery';
import * as z from 'zod/mini';

/** What a discovery document says, and what of it could not be used. */
export interface Discovery {
  readonly deployments: ReadonlyMap<string, readonly DiscoveryEntry[]>;
  readonly rejected: readonly { readonly remote: string; readonly reason: string }[];
}

/**
 * Reads a merchant's discovery document. One invalid entry is left out and named; the others load (FD-010).
 * A document that is none at all leaves no remote, and the shell goes on without them.
 */
export function readDiscovery(block: unknown): Discovery {
  const envelope = z.safeParse(DiscoveryEnvelope, block);
  if (!envelope.success)
    return { deployments: new Map(), rejected: [{ remote: '*', reason: firstIssue(envelope.error) }] };

  const deployments = new Map<string, readonly DiscoveryEntry[]>();
  const rejected: { remote: string; reason: string }[] = [];
  for (const [name, value] of Object.entries(envelope.data.microFrontends)) {
    const remote = name.replace(`${DISCOVERY_NAMESPACE}/`, '');
    const deployment = z.safeParse(RemoteDeployment, value);
    if (!deployment.success) rejected.push({ remote, reason: firstIssue(deployment.error) });
    else if (!isRemoteName(name)) rejected.push({ remote, reason: `"${name}" is not a remote's name` });
    else deployments.set(remote, deployment.data);
  }
  return { deployments, rejected };
}

function isRemoteName(name: string): boolean {
  const [namespace, remote, ...rest] = name.split('/');
  return namespace === DISCOVERY_NAMESPACE && rest.length === 0 && z.safeParse(RemoteId, remote).success;
}

function firstIssue(error: z.core.$ZodError): string {
  const [issue] = error.issues;
  return issue ? `${issue.path.join('.')}: ${issue.message}` : error.message;
}
