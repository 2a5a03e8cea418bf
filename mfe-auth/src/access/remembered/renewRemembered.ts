import { recallLogin, rememberLogin } from './rememberedLogin';

interface Renewal {
  readonly userName: string;
  readonly oldPassword: string;
  readonly newPassword: string;
}

/**
 * Puts a new password in the place of the one that "remember me" keeps for this account (AU-080). Known by
 * its name, or, for those who log in by another one, by the old password. Never throws.
 */
export async function renewRemembered({ userName, oldPassword, newPassword }: Renewal): Promise<void> {
  const kept = await recallLogin('username');
  if (kept?.type !== 'username' || kept.password === undefined) return;
  const isTheirs = kept.username.toLowerCase() === userName.toLowerCase() || kept.password === oldPassword;
  if (isTheirs) await rememberLogin({ ...kept, password: newPassword });
}
