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

  it('preloads nothing of a remote with several releases, and inlines the manifests of those in use', async () => {
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
    const manifests = Object.keys(InlinedManifests.parse(block(html('login'), 'manifests')));
    expect(manifests.filter((url) => url.includes('mfe-auth'))).toEqual(
      ['1.0.0', '1.1.0'].map((id) => `${RELEASES_URL}/mfe-auth/${id}/mf-manifest.json`),
    );
  });
});
