import type { RunningSite } from './site';

const DEMO_PASSWORD = 'Passw0rd1';

/** What a person needs to know of a site that has just started, as lines. */
export function welcome(site: RunningSite): string[] {
  const rows = [
    ...site.merchants.map(({ name, hosts }) => {
      const [first = '', ...others] = hosts.map((host) => site.address(host));
      return [name, first + (others.length > 0 ? `  (also ${others.join(', ')})` : '')];
    }),
    ['Releases', site.releasesUrl],
    ['Platform', `${site.platformUrl}/docs`],
    ['Member', `player01 / ${DEMO_PASSWORD}`],
    ['Agent', `agent01 / ${DEMO_PASSWORD}`],
  ];
  const width = Math.max(...rows.map(([title = '']) => title.length));
  return ['', ...rows.map(([title = '', value]) => `  ${title.padEnd(width)}  ${value}`), ''];
}
