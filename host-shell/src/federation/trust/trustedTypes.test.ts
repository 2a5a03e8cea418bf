import { allowScriptsFrom } from './trustedTypes';

function policyFor(folders: string[], foreign: string[] = []): (url: string) => string | null {
  const createPolicy = jest.fn();
  Object.defineProperty(window, 'trustedTypes', { configurable: true, value: { createPolicy } });
  allowScriptsFrom(folders, foreign);
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
  const createScriptURL = policyFor(['https://releases.test/mfe_auth/']);
  expect(createScriptURL(url)).toBe(allowed ? url : null);
});

it.each([
  ['https://apis.google.com/js/api.js?onload=x', true],
  ['https://www.gstatic.com/recaptcha/releases/1/recaptcha__en.js', true],
  ['https://www.gstatic.com/other/x.js', false],
  ['https://apis.google.com.evil.test/js/api.js', false],
  ['http://apis.google.com/js/api.js', false],
])('a script from %s, which a merchant’s Firebase needs: %s @FD-033', (url, allowed) => {
  const createScriptURL = policyFor([], ['https://apis.google.com', 'https://www.gstatic.com/recaptcha/']);
  expect(createScriptURL(url)).toBe(allowed ? url : null);
  expect(policyFor([])(url)).toBeNull();
});

it('asks for the reCAPTCHA that keeps to Trusted Types itself', () => {
  const createScriptURL = policyFor([], ['https://www.google.com/recaptcha/']);
  const url = 'https://www.google.com/recaptcha/api.js?onload=x&render=explicit';
  expect(createScriptURL(url)).toBe(`${url}&trustedtypes=true`);
});

it('does without Trusted Types where the browser has none', () => {
  expect(() => allowScriptsFrom(['https://releases.test/mfe_auth/'])).not.toThrow();
});
