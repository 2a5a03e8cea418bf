import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { accessFile, parseAccess, readAccess } from './accessFile';
import { changePeople } from './changeAccess';
import { newToken } from './token';

const grants = [{ role: 'viewer', remotes: ['*'], merchants: ['*'] }];
const ann = { subject: 'ann', name: 'Ann', grants };
const empty = { people: [], proxies: [], approvals: [] };
const parse = (access: object) => parseAccess(JSON.stringify(access), 'access.json');

it('reads who may do what @FD-066', () => {
  const access = { people: [ann], proxies: ['10.0.0.0/8'], header: 'X-Signed-In', approvals: ['aurora'] };
  expect(parse(access)).toEqual(access);
});

it.each([
  ['people.0: has to have either subject or tokenHash', { people: [{ name: 'Ann', grants }] }],
  [
    'people.0: has to have either subject or tokenHash',
    { people: [{ ...ann, tokenHash: newToken().tokenHash, until: '2026-01-01T00:00:00Z' }] },
  ],
  [
    'people.0: a token has to have an end',
    { people: [{ tokenHash: newToken().tokenHash, name: 'ci', grants }] },
  ],
  [
    'people.0.tokenHash',
    { people: [{ tokenHash: 'secret', name: 'ci', until: '2026-01-01T00:00:00Z', grants }] },
  ],
  ['people.0.until', { people: [{ ...ann, until: 'tomorrow' }] }],
  ['people.0: untill is no field', { people: [{ ...ann, untill: '2026-01-01T00:00:00Z' }] }],
  ['people.0.grants.0.role', { people: [{ ...ann, grants: [{ ...grants[0], role: 'owner' }] }] }],
  ['people: two have the same name', { people: [ann, { ...ann, subject: 'bob' }] }],
  ['people: two have the same subject', { people: [ann, { ...ann, name: 'Bob' }] }],
  ['proxies.0: is neither an address nor a network', { proxies: ['proxy.example'] }],
  ['header: means something else', { header: 'Authorization' }],
  ['its top: admins is no field', { admins: ['ann'] }],
])('refuses a file that is wrong at %s @FD-066', (place, changes) => {
  expect(() => parse({ ...empty, ...changes })).toThrow(`access.json is wrong at ${place}`);
});

describe('in a folder', () => {
  let folder: string;
  beforeEach(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'access-'));
  });
  afterEach(() => rm(folder, { recursive: true }));

  it('knows nobody without the file, and refuses one that is no JSON @FD-066', async () => {
    expect(await readAccess(folder)).toEqual(empty);
    await writeFile(accessFile(folder), '{');
    await expect(readAccess(folder)).rejects.toThrow('is no JSON');
  });

  it('is changed whole, and not at all when it would be wrong', async () => {
    const added = { ...ann, grants: [] };
    await changePeople(folder, () => [added]);
    await expect(changePeople(folder, (people) => [...people, added])).rejects.toThrow('the same name');
    expect(JSON.parse(await readFile(accessFile(folder), 'utf8'))).toEqual({ ...empty, people: [added] });
  });
});
