import type { Deployment, Deployments } from '../product/deploy/deployments';
import { serve } from '../testing/http';
import { tellReleases } from './tellReleases';

const TOKEN = 'a-token-of-more-than-thirty-two-characters';
const NOW = Date.parse('2026-11-20T08:00:00Z');
const HOUR = 3_600_000;

const variant = (release: string) => ({ component: 'mfe-games', release, traffic: 50, default: false });

/** Some hours ago, newest first. */
function deploymentsOf(...all: [hoursAgo: number, host: string, ...games: string[]][]): Deployments {
  const history = all.map(([hours, host, ...games]) => {
    const at = new Date(NOW - hours * HOUR).toISOString();
    return { at, host, remotes: { 'mfe-games': games.map(variant) } } as unknown as Deployment;
  });
  return { history: async () => history } as unknown as Deployments;
}

async function told(deployments: Deployments, status = 204) {
  let body = '';
  const platform = await serve((request, response) => {
    request.on('data', (chunk) => {
      body += chunk;
    });
    request.on('end', () => response.writeHead(status).end());
  });
  const url = `http://127.0.0.1:${platform.port}`;
  const fault = await tellReleases({ url, token: TOKEN }, deployments, 'aurora', NOW);
  await platform.close();
  return { fault, releases: body && JSON.parse(body).releases };
}

it('names what was live in the last 48 h, with what was live at their beginning @FD-047', async () => {
  const deployments = deploymentsOf(
    [1, '2.0.0', '1.3.0', '1.4.0'],
    [20, '2.0.0', '1.3.0'],
    [60, '1.0.0', '1.2.0'],
    [80, '1.0.0', '1.1.0'],
  );
  expect(await told(deployments)).toEqual({
    fault: undefined,
    releases: { host: ['2.0.0', '1.0.0'], mfe_games: ['1.3.0', '1.4.0', '1.2.0'] },
  });
});

it('tells nothing where nothing is live, and says why it could not be told', async () => {
  expect(await told(deploymentsOf())).toEqual({ fault: undefined, releases: '' });
  expect((await told(deploymentsOf([1, '2.0.0', '1.3.0']), 403)).fault).toBe('it answered 403');
});
