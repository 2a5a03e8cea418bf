import { readPreference, writePreference } from '@site/session';
import { rememberWebClip, runtime } from '.';

const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_4 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148';

function start(address: string, standalone: boolean, userAgent = IPHONE) {
  window.history.replaceState(null, '', address);
  jest.spyOn(navigator, 'userAgent', 'get').mockReturnValue(userAgent);
  Object.defineProperty(navigator, 'standalone', { value: standalone, configurable: true });
}

beforeEach(() => writePreference('WEBCLIP', undefined));
afterAll(() => Reflect.deleteProperty(navigator, 'standalone'));

it('stays a web clip after the address that said so @SH-029', () => {
  start('/?WEBCLIP=1', true);
  rememberWebClip();
  window.history.replaceState(null, '', '/m/down');
  expect(readPreference('WEBCLIP')).toBe('1');
  expect(runtime()).toMatchObject({ kind: 'WEBCLIP', os: 'ios', iosVersion: { major: 17, minor: 4 } });
});

it.each([
  ['in a browser that got the address from somebody', '/?WEBCLIP=1', false, IPHONE],
  ['outside iOS', '/?WEBCLIP=1', true, 'Mozilla/5.0 (Linux; Android 14; Pixel 8)'],
  ['without the word', '/', true, IPHONE],
  ['with another value', '/?WEBCLIP=0', true, IPHONE],
])('is no web clip %s @SH-029', (_where, address, standalone, userAgent) => {
  start(address, standalone, userAgent);
  rememberWebClip();
  expect(readPreference('WEBCLIP')).toBeUndefined();
  expect(runtime().kind).not.toBe('WEBCLIP');
});
