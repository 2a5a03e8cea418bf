import { sealJwe } from '@site/build/jwe';

export interface SealedCall {
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

interface KeySet {
  readonly keys: readonly {
    readonly kid: string;
    readonly kty: string;
    readonly n: string;
    readonly e: string;
  }[];
}

/** Seals payloads for a merchant's platform as the site does (docs/calls.md, "Encrypted bodies"). */
export async function sealedCalls(
  platform: string,
  merchant: string,
): Promise<(payload: unknown) => SealedCall> {
  const answer = await fetch(`${platform}/wps/system/keys`, { headers: { merchant } });
  const [key] = ((await answer.json()) as KeySet).keys;
  if (!key) throw new Error('The platform has no encryption key');
  return (payload) => ({
    headers: { merchant, encryption: key.kid, 'content-type': 'application/json' },
    body: JSON.stringify({ data: sealJwe(JSON.stringify(payload), key) }),
  });
}
