import { authorHere, parseAuthor } from './author';

const nobody = () => {
  throw new Error('there is none');
};
const machine = { git: () => 'Ann Author\n', system: () => 'ann' };

describe('who deploys @FD-023', () => {
  it.each([
    [{ GITHUB_TRIGGERING_ACTOR: 'bob', GITHUB_ACTOR: 'eve' }, 'bob'],
    [{ GITHUB_ACTOR: 'eve' }, 'eve'],
    [{ GITLAB_USER_LOGIN: 'carl' }, 'carl'],
  ])('is who started the CI job: %j', (environment, name) => {
    expect(authorHere(environment, machine)).toBe(name);
  });

  it('is git’s user, and without one the system’s', () => {
    expect(authorHere({ USER: 'dora' }, machine)).toBe('Ann Author');
    expect(authorHere({ USER: 'dora' }, { ...machine, git: nobody })).toBe('ann');
    expect(authorHere({ USER: 'dora' }, { ...machine, git: () => '\n' })).toBe('ann');
  });

  it('is what the environment says where the system knows no such user, as in a container', () => {
    const container = { git: nobody, system: nobody };
    expect(authorHere({ USER: 'dora' }, container)).toBe('dora');
    expect(authorHere({ USER: '' }, container)).toBe('unknown');
    expect(authorHere({}, container)).toBe('unknown');
  });

  it('is nothing that would spoil the log', () => {
    for (const spoiled of ['a'.repeat(101), 'ann\ndeploy by bob', '\u001b[2Jann', 'ann\u202Ebob'])
      expect(authorHere({ GITHUB_ACTOR: spoiled }, machine)).toBe('Ann Author');
  });

  it('is found on this machine', () => {
    expect(authorHere({})).toMatch(/^\S.{0,99}$/u);
  });

  it('is who is named explicitly, if that is one line of a sound length', () => {
    expect(parseAuthor('  สมชาย from the night shift ')).toBe('สมชาย from the night shift');
    for (const text of ['', ' ', 'a'.repeat(101), 'two\nlines', '\u0007'])
      expect(() => parseAuthor(text)).toThrow('is no name: give one line of 1 to 100 characters.');
  });
});
