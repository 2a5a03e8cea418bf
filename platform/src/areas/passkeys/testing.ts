import type { PasskeyRequestOptions } from '@site/contracts/areas/passkeys';
import type { Account } from '../../core/accounts/tables';
import { createTestApp, type TestApp } from '../../testing/app';
import { createAccount, createMerchant, signedInHeaders } from '../../testing/fixtures';
import { logIn, seal } from '../../testing/sealed';
import { hashPassword } from '../accounts/passwords';
import { type Authenticator, createAuthenticator, type Misbehaviour } from './testAuthenticator';

export const PASSWORD = 'Passw0rd1';
const HOST = 'aurora.localhost';

type Headers = Record<string, string>;
type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** For tests: a platform whose merchant is at aurora.localhost, and what a page there does with passkeys. */
export async function openPasskeySite() {
  const test = await createTestApp();
  await createMerchant(test.db, { hosts: [HOST, 'play.localhost'] });
  const passwordHash = await hashPassword(PASSWORD);
  return { ...test, ...callsOf(test, passwordHash) };
}

function callsOf(test: TestApp, passwordHash: string) {
  const send = (method: Method, url: string, headers: Headers, payload?: object) =>
    test.app.inject({
      method,
      url,
      headers: { merchant: 'aurora', host: `${HOST}:8080`, ...headers },
      ...(payload && { payload }),
    });

  async function sendSealed(url: string, payload: object, headers: Headers = {}) {
    const sealed = await seal(test.app, 'aurora', payload);
    return send('POST', url, { ...sealed.headers, ...headers }, sealed.payload);
  }

  const member = (changes: Parameters<typeof createAccount>[2] = {}) =>
    createAccount(test.db, 'aurora', { passwordHash, ...changes });

  const signedIn = (account: Account) => signedInHeaders(test.db, account, test.clock());

  async function addPasskey(headers: Headers, authenticator: Authenticator, changes: Misbehaviour = {}) {
    const options = await send('POST', '/wps/member/passkeys/options', headers);
    if (options.statusCode !== 200) return options;
    const credential = authenticator.create(options.json().value, changes);
    return send('POST', '/wps/member/passkeys', headers, { credential });
  }

  /** A member with a passkey. */
  async function withPasskey(changes: Parameters<typeof createAccount>[2] = {}) {
    const account = await member(changes);
    const headers = await signedIn(account);
    const authenticator = createAuthenticator();
    await addPasskey(headers, authenticator);
    return { account, headers, authenticator };
  }

  const loginOptions = async (ticket?: string): Promise<PasskeyRequestOptions> =>
    (await send('POST', '/wps/session/login/passkey/options', {}, ticket ? { ticket } : {})).json().value;

  const sendAssertion = (credential: object, more: object = {}) =>
    send('POST', '/wps/session/login/passkey', {}, { credential, ...more });

  const byPassword = (username: string, headers: Headers = {}) =>
    logIn(
      test.app,
      'aurora',
      { type: 'username', username, password: PASSWORD },
      { host: `${HOST}:8080`, ...headers },
    );

  return {
    send,
    sendSealed,
    member,
    signedIn,
    addPasskey,
    withPasskey,
    loginOptions,
    sendAssertion,
    byPassword,
  };
}
