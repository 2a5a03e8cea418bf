import { fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderConsole } from '../testing/renderConsole';

// jsdom has no canvas; what is drawn is seen in the browser's tests.
jest.mock('../chart/drawChart', () => ({ drawChart: () => () => undefined }));

const ID = 'aurora_mfe-games_3f9a2c1b';
const AT = '2026-01-02T03:04:00.000Z';
const arm = (release: string, loads: number, badLoads: number) => ({
  ...{ release, loads, badLoads, views: loads, viewsWithError: 0, lcp: 1900, inp: 190, cls: 0.02 },
});
const limit = {
  limit: 'faultRatio',
  arm: 0.011,
  other: 0.0055,
  evidence: 36,
  of: 300,
  most: 1.5,
  mode: 'stop',
  broken: false,
};
const STANDING = {
  ...{ merchant: 'aurora', remote: 'mfe-games', deployment: 12, otherRelease: '1.4.0', meanwhile: [] },
  rollout: {
    ...{
      id: ID,
      component: 'mfe-games',
      release: '1.5.0',
      before: [],
      step: 1,
      stepAt: AT,
      state: 'RUNNING',
    },
    plan: {
      name: 'careful',
      steps: [
        { traffic: 1, minutes: 10, loads: 300 },
        { traffic: 10, minutes: 30, loads: 2000 },
      ],
      limits: { faultRatio: 1.5 },
      ...{ watch: [], alpha: 0.05, stopLoads: 50, maxHold: 240, onPass: 'promote' },
    },
    ...{ salt: '0011223344556677', by: 'Ann', startedAt: AT },
  },
  judgement: { minutes: 18, arm: arm('1.5.0', 812, 9), other: arm('1.4.0', 7310, 40), limits: [limit] },
};
const HEALTH = {
  standing: STANDING,
  points: [{ at: AT, arm: arm('1.5.0', 20, 1), other: arm('1.4.0', 180, 0) }],
  marks: [{ at: AT, number: 10, own: true, words: 'step at 10 %' }],
};

async function open(standing: object = STANDING) {
  const server = await renderConsole(`/rollouts/${ID}`, {
    rollouts: { rollouts: [standing], plans: ['careful'] },
    [`rollouts/${ID}/health`]: HEALTH,
    [`rehearse/rollouts/${ID}/abort`]: { expects: 12, becomes: [] },
  });
  await screen.findByRole('heading', { level: 1, name: 'mfe-games 1.5.0 for 1.4.0 of aurora' });
  return server;
}

it('says what its step still needs and how near each limit is @FD-071', async () => {
  await open();
  expect(screen.getByText('needs 12 more minutes and 1,188 more loads')).toBeInTheDocument();
  expect(screen.getAllByText('12 % of what would stop it')[0]).toBeInTheDocument();
  const arms = screen.getByRole('region', { name: 'Side by side, this step' });
  expect(within(arms).getByRole('row', { name: 'of them failed 1.11 % 0.547 %' })).toBeInTheDocument();
});

it('says of a release without figures that there are none yet, and not that they are good', async () => {
  const none = arm('1.4.0', 0, 0);
  await open({
    ...STANDING,
    judgement: { ...STANDING.judgement, other: none, limits: [{ ...limit, other: 0 }] },
  });
  expect(screen.getByText(/^1\.5\.0 .+ %, 1\.4\.0 none yet; at most/)).toBeInTheDocument();
});

it('leads from one that has ended to the log', async () => {
  await renderConsole(`/rollouts/${ID}`, { rollouts: { rollouts: [], plans: [] } });
  expect(await screen.findByRole('heading', { name: 'This rollout has ended' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Open the log' })).toHaveAttribute('href', '/log');
});

it('has under each chart a table of what it shows, with what went live @FD-071 @FD-075', async () => {
  await open();
  const chart = await screen.findByRole('figure', { name: 'Loads that failed' });
  expect(within(chart).getByText('In the last minute: 1.5.0 5 %, 1.4.0 0 %.')).toBeInTheDocument();
  await userEvent.click(within(chart).getByText('Figures of loads that failed'));
  const row = within(chart).getByRole('row', { name: '2026-01-02 03:04 UTC 5 % 0 % #10 step at 10 %' });
  expect(row).toBeInTheDocument();
  expect(screen.getAllByRole('figure')).toHaveLength(5);
});

it('never says that what is unknown does well, and that nobody guards it @FD-071', async () => {
  const { judgement: _, ...unknown } = STANDING;
  await open({ ...unknown, unknown: 'The platform does not answer', unguardedSince: AT });
  expect(
    screen.getByText(/health is unknown: The platform does not answer. No step passes on that/),
  ).toBeInTheDocument();
  expect(screen.getByRole('alert')).toHaveTextContent(
    'No guard has looked after it since 2026-01-02 03:04 UTC',
  );
  expect(screen.getByText('Unguarded')).toBeInTheDocument();
});

it('gets another share by slider or number, with what becomes live beforehand @FD-073', async () => {
  const server = await open();
  const path = `rollouts/${ID}/traffic`;
  const part = (release: string, traffic: number) => ({ release, traffic, default: release === '1.4.0' });
  const before = [part('1.4.0', 90), part('1.5.0', 10)];
  const after = [part('1.4.0', 75), part('1.5.0', 25)];
  server.answer(`rehearse/${path}`, { expects: 12, becomes: [{ component: 'mfe-games', before, after }] });
  server.answer(path, { number: 13, becomes: [] });
  const user = userEvent.setup();
  await user.click(screen.getByRole('tab', { name: 'Share' }));
  // As it is already: nothing to do.
  const unchanged = screen.getByRole('button', { name: 'Give it to 10 % of the users' });
  expect(unchanged).toHaveAttribute('aria-disabled', 'true');
  const field = screen.getByRole('spinbutton', { name: 'Share in per cent' });
  fireEvent.change(field, { target: { value: '25' } });
  expect(screen.getByRole('slider', { name: 'Share' })).toHaveValue('25');
  expect(await screen.findByText('Becomes live for aurora')).toBeInTheDocument();
  await user.type(screen.getByRole('textbox', { name: 'Reason' }), 'support is ready');
  await user.click(screen.getByRole('button', { name: 'Give it to 25 % of the users' }));
  const sent = server.asked.find((one) => one.path === path);
  expect(sent?.call).toEqual({ expects: 12, traffic: 25, reason: 'support is ready' });
});

it('is aborted with a reason, on the deployment that was seen @FD-073', async () => {
  const server = await open();
  const user = userEvent.setup();
  server.answer(`rollouts/${ID}/abort`, { number: 13, becomes: [] });
  await user.type(screen.getByRole('textbox', { name: 'Reason' }), 'not today');
  await user.click(screen.getByRole('button', { name: 'Abort' }));
  const sent = server.asked.find(({ path }) => path === `rollouts/${ID}/abort`);
  expect(sent?.call).toEqual({ expects: 12, reason: 'not today' });
});
