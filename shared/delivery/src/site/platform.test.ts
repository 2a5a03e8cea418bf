import path from 'node:path';
import { readMerchants } from '../product/discovery/merchants';
import { MERCHANTS_FOLDER } from '../testing/fixtures';
import { dataFolder } from '../workspace/dataFolder';
import { merchantsFolder } from '../workspace/localContext';
import { platformEnvironment } from './platform';

describe('the platform', () => {
  it('is told of every white label, and only what its players need @FD-013', async () => {
    const merchants = (await readMerchants(MERCHANTS_FOLDER)).map(({ merchant }) => merchant);
    const data = dataFolder('/project', {});
    const { PLATFORM_MERCHANTS = '', ...others } = platformEnvironment({
      data,
      port: 1234,
      releaseSecret: 'secret',
      healthToken: 'token',
      merchants,
    });

    expect(others).toEqual({
      PLATFORM_PORT: '1234',
      DATA_DIR: data.database,
      RELEASE_SECRET: 'secret',
      HEALTH_TOKEN: 'token',
    });
    expect(JSON.parse(PLATFORM_MERCHANTS)).toContainEqual({
      code: 'lagoon',
      name: 'Lagoon',
      hosts: ['lagoon.localhost'],
      timeZone: 'Asia/Bangkok',
      defaultLanguage: 'th',
    });
  });

  it('is told whose Firebase project a white label trusts, and no more of it', async () => {
    const [aurora] = await readMerchants(MERCHANTS_FOLDER);
    if (!aurora) throw new Error('there is no merchant');
    const firebase = { apiKey: 'key', authDomain: 'pearl.example', projectId: 'pearl-site' };
    const told = platformEnvironment({
      data: dataFolder('/project', {}),
      port: 1234,
      releaseSecret: 'secret',
      healthToken: 'token',
      merchants: [{ ...aurora.merchant, firebase }],
    });
    expect(JSON.parse(told.PLATFORM_MERCHANTS ?? '')).toMatchObject([{ firebaseProject: 'pearl-site' }]);
    expect(told.PLATFORM_MERCHANTS).not.toContain('key');
  });
});

describe('the folder of the white labels', () => {
  it('is the host’s, or where the environment says', () => {
    expect(merchantsFolder('/project', {})).toBe(path.resolve('/project/host-shell/merchants'));
    expect(merchantsFolder('/project', { SITE_MERCHANTS: 'mine' })).toBe(path.resolve('/project/mine'));
    expect(merchantsFolder('/project', { SITE_MERCHANTS: '' })).toBe(
      path.resolve('/project/host-shell/merchants'),
    );
  });
});
