import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { MERCHANTS_FOLDER } from '../../testing/fixtures';
import { makeBrand } from '../compose/brand';
import { readMerchant, readMerchants } from './merchants';

describe('merchants', () => {
  let folder: string;

  beforeEach(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'merchants-'));
    await cp(MERCHANTS_FOLDER, folder, { recursive: true });
  });

  afterEach(() => rm(folder, { recursive: true, force: true }));

  const change = async (code: string, changes: object) => {
    const file = path.join(folder, code, 'merchant.json');
    await writeFile(file, JSON.stringify({ ...JSON.parse(await readFile(file, 'utf8')), ...changes }));
  };

  it('are all valid, each with a brand of its own @FD-013', async () => {
    const merchants = await readMerchants(MERCHANTS_FOLDER);
    const brands = await Promise.all(merchants.map(makeBrand));

    expect(merchants.map(({ merchant }) => merchant.code)).toEqual(['aurora', 'lagoon']);
    expect(new Set(brands.map(({ hash }) => hash)).size).toBe(2);
    expect(new Set(brands.map(({ symbols }) => symbols)).size).toBe(2);
  });

  it('names those that exist when asked for one that does not', async () => {
    await expect(readMerchant(folder, 'aurea')).rejects.toThrow(
      'There is no merchant "aurea": known are aurora, lagoon.',
    );
  });

  it('refuses a host name that two share', async () => {
    await change('lagoon', { hosts: ['localhost'] });
    await expect(readMerchants(folder)).rejects.toThrow("Host name localhost is both aurora's and lagoon's");
  });

  it('refuses a default language that is not offered', async () => {
    await change('lagoon', { languages: ['en'], defaultLanguage: 'th' });
    await expect(readMerchant(folder, 'lagoon')).rejects.toThrow('defaultLanguage th');
  });

  it('allows overrides under names of development only @FD-034', async () => {
    await change('lagoon', { overrides: true, hosts: ['lagoon.localhost', 'lagoon.test', '127.0.0.1'] });
    expect((await readMerchant(folder, 'lagoon')).merchant.overrides).toBe(true);
    for (const host of ['lagoon.example', 'localhost.example', '10.0.0.1']) {
      await change('lagoon', { overrides: true, hosts: ['lagoon.localhost', host] });
      await expect(readMerchant(folder, 'lagoon')).rejects.toThrow(`${host} is a public host name`);
    }
  });

  it('allows a Firebase emulator under names of development only', async () => {
    const firebase = {
      apiKey: 'key',
      authDomain: 'pearl.example',
      projectId: 'demo-pearl',
      emulator: 'http://127.0.0.1:9099',
    };
    await change('lagoon', { firebase, hosts: ['lagoon.localhost'] });
    expect((await readMerchant(folder, 'lagoon')).merchant.firebase).toEqual(firebase);
    await change('lagoon', { firebase, hosts: ['lagoon.example'] });
    await expect(readMerchant(folder, 'lagoon')).rejects.toThrow('lagoon.example is a public host name');
  });

  it('names file and place of what is wrong', async () => {
    await change('lagoon', { defaultTheme: 'sepia' });
    await expect(readMerchant(folder, 'lagoon')).rejects.toThrow('merchant.json at defaultTheme');
    await writeFile(path.join(folder, 'aurora/brand.tokens.json'), '{');
    await expect(readMerchant(folder, 'aurora')).rejects.toThrow('aurora/brand.tokens.json is no JSON');
    await rm(path.join(folder, 'aurora/logo.svg'));
    await expect(readMerchant(folder, 'aurora')).rejects.toThrow('has no logo.svg');
  });
});
