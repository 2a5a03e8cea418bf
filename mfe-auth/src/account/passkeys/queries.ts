import { call, endpointKey, queryClient, useApiQuery } from '@site/api';
import {
  addPasskey,
  passkeyCreationOptions,
  passkeys,
  removePasskey,
  renamePasskey,
  renewRecoveryCodes,
  turnOffSecondStep,
  turnOnSecondStep,
} from '@site/contracts/areas/passkeys';
import { makePasskey } from '../../access/passkeys/webAuthn';

/** The account's passkeys, and how its second step stands. */
export function usePasskeys() {
  return useApiQuery(passkeys, {});
}

const refresh = () => queryClient.invalidateQueries({ queryKey: endpointKey(passkeys) });

const silent = { silent: true } as const;

/*
 * The changes. Each throws what its calls throw; those that change how the account is entered may be refused as
 * `auth.confirm.required`.
 */

export async function createPasskey(): Promise<void> {
  const options = await call(passkeyCreationOptions, {}, silent);
  await call(addPasskey, { credential: await makePasskey(options) }, silent);
  await refresh();
}

export async function rename(id: string, name: string): Promise<void> {
  await call(renamePasskey, { id, name }, silent);
  await refresh();
}

export async function remove(id: string): Promise<void> {
  await call(removePasskey, { id }, silent);
  await refresh();
}

/** Returns the recovery codes, which the platform tells this once. */
export async function turnOn(): Promise<readonly string[]> {
  const { recoveryCodes } = await call(turnOnSecondStep, {}, silent);
  await refresh();
  return recoveryCodes;
}

export async function turnOff(): Promise<void> {
  await call(turnOffSecondStep, {}, silent);
  await refresh();
}

export async function renewCodes(): Promise<readonly string[]> {
  const { recoveryCodes } = await call(renewRecoveryCodes, {}, silent);
  await refresh();
  return recoveryCodes;
}
