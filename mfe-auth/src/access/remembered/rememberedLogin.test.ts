import { base64url, textOf } from './bytes';
import { encodeTwice } from './encodeTwice';
import { forgetLogins, lastRememberedType, recallLogin, rememberLogin } from './rememberedLogin';
import { deleteSealingKey, makeSealingKey, readSealingKey } from './sealingKey';

jest.mock('./sealingKey');

beforeEach(() => localStorage.clear());

const player01 = { type: 'username', username: 'player01' } as const;
const mobile = { type: 'sms', mobileNum: '0812345678', countryDialingCode: '66' } as const;

const stored = () => JSON.stringify({ ...localStorage });

it('gives back the name and password of the last login', async () => {
  await rememberLogin({ ...player01, password: 'Pässw0rd ☂' });
  expect(await recallLogin('username')).toEqual({ ...player01, password: 'Pässw0rd ☂' });
});

it('never stores the password as it is, or as a mere encoding @AU-024', async () => {
  await rememberLogin({ ...player01, password: 'Passw0rd1' });
  expect(stored()).toContain('player01');
  expect(stored()).not.toContain('Passw0rd1');
  expect(stored()).not.toContain(btoa('Passw0rd1'));
  const suffix = base64url((await readSealingKey())?.suffix ?? '');
  expect(stored()).not.toContain(encodeTwice('Passw0rd1', suffix));
});

it('encodes twice, with the suffix between @AU-024', () => {
  const once = textOf(encodeTwice('Passw0rd1', 'secret'));
  expect(once).toBe(`${btoa('Passw0rd1')}secret`);
});

it('deletes text and key @AU-021', async () => {
  await rememberLogin({ ...player01, password: 'Passw0rd1' });
  await forgetLogins();
  expect(localStorage).toHaveLength(0);
  expect(await readSealingKey()).toBeUndefined();
  expect(await recallLogin('username')).toBeUndefined();
});

it('opens a password beside no other name', async () => {
  await rememberLogin({ ...player01, password: 'Passw0rd1' });
  for (const [key, text] of Object.entries({ ...localStorage })) {
    localStorage.setItem(key, String(text).replace('player01', 'player02'));
  }
  expect(await recallLogin('username')).toEqual({ ...player01, username: 'player02', password: undefined });
});

it('keeps the name alone in a browser that keeps no key', async () => {
  jest.mocked(makeSealingKey).mockRejectedValueOnce(new Error('closed'));
  await rememberLogin({ ...player01, password: 'Passw0rd1' });
  expect(await recallLogin('username')).toEqual({ ...player01, password: undefined });
});

it('gives the name back when the key has gone, and nothing when the text is not ours', async () => {
  await rememberLogin({ ...player01, password: 'Passw0rd1' });
  await deleteSealingKey();
  expect(await recallLogin('username')).toEqual({ ...player01, password: undefined });
  for (const key of Object.keys(localStorage)) localStorage.setItem(key, '{"username":7}');
  expect(await recallLogin('username')).toBeUndefined();
});

it('keeps one login of each type, and which was the last @AU-022', async () => {
  await rememberLogin({ ...player01, password: 'Passw0rd1' });
  await rememberLogin(mobile);
  expect(await recallLogin('sms')).toEqual(mobile);
  expect(await recallLogin('username')).toEqual({ ...player01, password: 'Passw0rd1' });
  expect(lastRememberedType()).toBe('sms');
  await rememberLogin({ ...mobile, mobileNum: '0898765432' });
  expect(await recallLogin('sms')).toMatchObject({ mobileNum: '0898765432' });
  expect(JSON.parse(localStorage.getItem('rememberedLogin') ?? '')).toHaveLength(2);
  await forgetLogins();
  expect(await recallLogin('sms')).toBeUndefined();
  expect(lastRememberedType()).toBeUndefined();
});
