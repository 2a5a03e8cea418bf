import { InlinedManifests } from '@site/contracts/federation/merchant';
import { integrityOf } from '../../integrity';
import { block, composing, preloads } from '../../testing/composing';
import { RELEASES_URL, remoteBuild, storeRemote, wholeSite } from '../../testing/fixtures';

describe('preloads of a composed document', () => {
  const { compose, filled } = composing();

  it('preloads exactly what the route loads, as it will be asked for @FD-035', async () => {
    const { html } = await compose();
    const build = remoteBuild('mfe-auth', '1.0.0');
    const file = (as: string, name: string) => ({
      as,
      href: `${RELEASES_URL}/mfe-auth/1.0.0/${name}`,
      integrity: integrityOf(build.get(name) ?? ''),
    });

    expect(preloads(html('login'))).toEqual([
      file('script', 'remoteEntry.aa11.js'),
      file('style', 'css/LoginPage.cc33.css'),
      file('script', 'js/LoginPage.bb22.js'),
    ]);
  });

  it("preloads the merchant's first slots on home, and no remote that home does not show", async () => {
    const { html } = await compose();
    const loaded = preloads(html('home')).map(({ href }) => href?.slice(RELEASES_URL.length) ?? '');

    expect(new Set(loaded.map((path) => path.split('/')[1]))).toEqual(new Set(['mfe-messages', 'mfe-games']));
    expect(loaded).toHaveLength(new Set(loaded).size);
    expect(loaded.some((path) => path.includes('WinnerBoard'))).toBe(false);
  });

  it('lets the first script preload this user’s one of several releases, and inlines the manifests of those in use @FD-050', async () => {
    const whole = wholeSite('1.0.0');
    await Promise.all(['1.1.0', '1.2.0'].map((id) => storeRemote(filled().store, 'mfe-auth', id)));
    const variants = ['1.0.0', '1.1.0', '1.2.0'].map((release, index) => ({
      component: 'mfe-auth',
      release,
      traffic: [90, 10, 0][index] ?? 0,
      default: index === 0,
    }));
    const remotes = new Map(whole.remotes).set('mfe-auth', variants);
    const { html } = await compose('aurora', { ...whole, remotes });

    expect(preloads(html('login'))).toEqual([]);
    expect(html('home')).not.toContain('id="arms"');
    const files = (release: string) => {
      const build = remoteBuild('mfe-auth', release);
      return [
        ['script', 'remoteEntry.aa11.js'],
        ['style', 'css/LoginPage.cc33.css'],
        ['script', 'js/LoginPage.bb22.js'],
      ].map(([as, name = '']) => ({
        as,
        href: `${RELEASES_URL}/mfe-auth/${release}/${name}`,
        integrity: integrityOf(build.get(name) ?? ''),
      }));
    };
    expect(block(html('login'), 'arms')).toEqual([
      {
        remote: 'mfe_auth',
        arms: [
          { stretches: [[0, 90]], files: files('1.0.0') },
          { stretches: [[90, 100]], files: files('1.1.0') },
        ],
      },
    ]);
    const login = html('login');
    expect(login.indexOf('id="arms"')).toBeLessThan(login.indexOf('/early.'));
    const manifests = Object.keys(InlinedManifests.parse(block(html('login'), 'manifests')));
    expect(manifests.filter((url) => url.includes('mfe-auth'))).toEqual(
      ['1.0.0', '1.1.0'].map((id) => `${RELEASES_URL}/mfe-auth/${id}/mf-manifest.json`),
    );
  });
});
