import { STORAGE_KEYS } from '@site/contracts/values/storageKeys';
import { readText, removeStored, writeStored } from '@site/session';
import { type ByUsername, parseLogins, type RememberedLogin, type RememberedType } from './storedLogins';

/*
 * "Remember me" (decision 25): who, and how they log in, as plain text in local
 * storage, for each way to log in; the password sealed. Without IndexedDB (a private window) the name alone
 * is kept. Nothing here throws: a memory that fails must not fail a login.
 */

export type { RememberedLogin } from './storedLogins';

/** Loaded for those who are remembered. */
const sealing = () => import('./sealedPassword');

const stored = () => parseLogins(readText(STORAGE_KEYS.rememberedLogin));

/** Keeps a login for the next visit, in the place of the last one of its type. */
export async function rememberLogin(login: RememberedLogin): Promise<void> {
  const kept = login.type === 'username' ? await withSealedPassword(login) : login;
  writeStored(STORAGE_KEYS.rememberedLogin, [kept, ...stored().filter(({ type }) => type !== login.type)]);
}

/** The kept login of a type; `undefined` when there is none. */
export async function recallLogin(wanted: RememberedType): Promise<RememberedLogin | undefined> {
  const kept = stored().find(({ type }) => type === wanted);
  if (kept?.type !== 'username' || kept.password === undefined) return kept;
  const sealed = kept.password;
  const password = await sealing()
    .then(({ unseal }) => unseal(sealed, kept.username))
    .catch(() => undefined);
  return { ...kept, password };
}

/** How the login that was kept last was made; `undefined` when none is kept. */
export const lastRememberedType = (): RememberedType | undefined => stored()[0]?.type;

/** Deletes what is kept, and the key. */
export async function forgetLogins(): Promise<void> {
  if (readText(STORAGE_KEYS.rememberedLogin) === undefined) return;
  removeStored(STORAGE_KEYS.rememberedLogin);
  await import('./sealingKey').then(({ deleteSealingKey }) => deleteSealingKey()).catch(() => undefined);
}

async function withSealedPassword({ type, username, password }: ByUsername) {
  const sealed =
    password &&
    (await sealing()
      .then(({ seal }) => seal(password, username))
      .catch(() => undefined));
  return { type, username, ...(sealed && { password: sealed }) };
}
