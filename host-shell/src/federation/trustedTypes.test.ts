import { allowScriptsFrom } from './trustedTypes';

function policyFor(releases: string[]): (url: string) => string | null {
  const createPolicy = jest.fn();
  Object.defineProperty(window, 'trustedTypes', { configurable: true, value: { createPolicy } });
  allowScriptsFrom(releases);
  const [name, rules] = createPolicy.mock.calls[0];
  expect(name).toBe('default');
  return rules.createScriptURL;
}

afterEach(() => Reflect.deleteProperty(window, 'trustedTypes'));

it.each([
  ['/host-shell/1.0.0/main.js', true],
  ['https://releases.test/mfe_auth/1.0.0/remoteEntry.js', true],
  ['https://releases.test/mfe_auth/2.0.0/remoteEntry.js', true],
  ['https://releases.test/mfe_auth/../other/remoteEntry.js', false],
  ['https://releases.test/other/1.0.0/remoteEntry.js', false],
  ['https://releases.test.evil.test/mfe_auth/1.0.0/remoteEntry.js', false],
  ['http://releases.test/mfe_auth/1.0.0/remoteEntry.js', false],
  ['//evil.test/x.js', false],
  ['data:text/javascript,alert(1)', false],
  ['blob:https://evil.test/1', false],
])('a script from %s: %s @FD-033', (url, allowed) => {
  const createScriptURL = policyFor(['https://releases.test/mfe_auth/1.0.0/mf-manifest.json']);
  expect(createScriptURL(url)).toBe(allowed ? url : null);
});

it('does without Trusted Types where the browser has none', () => {
  expect(() => allowScriptsFrom(['https://releases.test/mfe_auth/1.0.0/mf-manifest.json'])).not.toThrow();
});
