import { FirebaseProject, firebaseSources } from './firebase';

const PROJECT: FirebaseProject = {
  apiKey: 'key',
  authDomain: 'pearl.firebaseapp.example',
  projectId: 'pearl-site',
};

it.each([
  ['an address for a domain', { authDomain: 'https://pearl.example' }],
  ['a domain that ends the policy', { authDomain: "pearl.example; script-src 'unsafe-inline'" }],
  ['an emulator with a path', { emulator: 'http://127.0.0.1:9099/x' }],
  ['an id that Firebase does not give', { projectId: 'Pearl Site' }],
])('refuses %s', (_what, change) => {
  expect(FirebaseProject.safeParse({ ...PROJECT, ...change }).success).toBe(false);
});

describe('the sources of a page', () => {
  it('are those of the pop-up, and of reCAPTCHA only where Firebase sends the codes', () => {
    const { scripts, connect, frames, trustedTypes } = firebaseSources(PROJECT);
    expect(scripts).toEqual(['https://apis.google.com']);
    expect(connect).toEqual(['https://identitytoolkit.googleapis.com', 'https://securetoken.googleapis.com']);
    expect(frames).toEqual(['https://pearl.firebaseapp.example']);
    expect(trustedTypes).toEqual(['gapi#gapi', 'goog#html']);
    const withPhone = firebaseSources({ ...PROJECT, phone: true });
    expect(withPhone.scripts).toContain('https://www.google.com/recaptcha/');
    expect(withPhone.frames).toContain('https://recaptcha.google.com/recaptcha/');
    expect(withPhone.trustedTypes).toEqual(expect.arrayContaining(['recaptcha', "'allow-duplicates'"]));
  });

  it('are the emulator’s in place of Google’s calls', () => {
    const emulator = 'http://127.0.0.1:9099';
    expect(firebaseSources({ ...PROJECT, phone: true, emulator })).toEqual({
      scripts: ['https://apis.google.com'],
      connect: [emulator],
      frames: [emulator],
      trustedTypes: ['gapi#gapi', 'goog#html'],
    });
  });
});
