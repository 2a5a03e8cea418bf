import { type Limit, limits } from '@site/contracts/areas/care';
import { type PlayState, playState } from '@site/contracts/areas/care/state';
import { launchGame } from '@site/contracts/areas/games';
import { playSeen } from '@site/contracts/areas/reality';
import { screen } from '@testing-library/react';
import { aLimit, aPlayState, aRealityCheck, PLAYING_AT, stretch } from '../../testing/fakeCare';
import { fakePlay } from '../../testing/fakePlay';
import { openPlay, pass, presses } from '../../testing/openPlay';
import { address, renderRemote } from '../../testing/renderRemote';
import PlayPage from '../game/PlayPage';

afterEach(() => jest.useRealTimers());

type Platform = Pick<ReturnType<typeof fakePlay>, 'answer' | 'refuse'>;

const limit = aLimit({ kind: 'STRETCH_TIME', period: undefined, value: '90' });
const AGAIN = '2026-11-20T08:21:00.000Z';
const frame = () => screen.queryByTitle('Copper Koi');

/** A stretch with so many seconds of its limit left. What is near is said once for each beginning. */
const withRest =
  (seconds: number, since: string, list: Limit[] = [limit]) =>
  ({ answer }: Platform) => {
    answer(playState, aPlayState({ stretch: { ...stretch, since }, restSeconds: { stretch: seconds } }));
    answer(limits, { at: PLAYING_AT, list });
  };

function reach({ answer, refuse }: Platform, restSeconds: PlayState['restSeconds'] = { stretch: 0 }) {
  refuse(playSeen, 'limit.time.reached', { value: { resetsAt: AGAIN } });
  answer(playState, aPlayState({ restSeconds }));
}

describe('five minutes before the end', () => {
  const note = () => screen.queryByText(/^5 minutes left/);

  it('it is said once, politely, whatever is opened next @PL-008', async () => {
    const since = '2026-11-20T07:00:01.000Z';
    const { unmount } = await openPlay({ prepare: withRest(330, since) });
    expect(note()).not.toBeInTheDocument();
    await pass(0.6);
    expect(note()).toHaveTextContent('5 minutes left of your 1 h 30 min.');
    expect(note()?.closest('[role="status"]')).not.toBeNull();
    await presses().click(screen.getByRole('button', { name: 'Hide this note' }));
    await pass(0.5);
    expect(note()).not.toBeInTheDocument();
    unmount();
    await openPlay({ prepare: withRest(290, since) });
    expect(note()).not.toBeInTheDocument();
  });

  it('it stays as it was said, and is not said anew each minute @PL-008', async () => {
    await openPlay({ prepare: withRest(290, '2026-11-20T07:00:02.000Z') });
    await pass(0.9);
    expect(note()).toBeVisible();
  });

  it('it is said without the limit where there is none to read', async () => {
    await openPlay({ prepare: withRest(180, '2026-11-20T07:00:03.000Z', []) });
    expect(screen.getByText('3 minutes of play left.')).toBeVisible();
  });
});

describe('when it is reached', () => {
  it('the frame closes, and it is said when play is possible again @PL-009', async () => {
    const platform = await openPlay({ prepare: withRest(1_500, '2026-11-20T07:00:04.000Z') });
    reach(platform);
    await pass(1.1);
    expect(frame()).not.toBeInTheDocument();
    expect(screen.getByRole('heading', { name: 'Your 1 h 30 min is up' })).toBeVisible();
    expect(screen.getByText(/You can play again from 15:21/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Take a longer break' })).toHaveAttribute(
      'href',
      '/m/care/break',
    );
    expect(screen.queryByRole('button', { name: /again|keep|back/i })).not.toBeInTheDocument();
    await presses().click(screen.getByRole('button', { name: 'Leave the game' }));
    await pass();
    expect(address()).toBe('/m/home');
  });

  it('the round that runs is finished first @PL-009', async () => {
    const platform = await openPlay();
    reach(platform);
    await pass(0.9);
    platform.say('game.cycle.started');
    await pass(0.2);
    expect(frame()).toBeInTheDocument();
    platform.say('game.cycle.ended');
    expect(frame()).not.toBeInTheDocument();
  });

  it('it is asked for at the end itself, not a minute later @PL-009', async () => {
    const platform = await openPlay({ prepare: withRest(25, '2026-11-20T07:00:05.000Z') });
    reach(platform);
    await pass(0.45);
    expect(frame()).not.toBeInTheDocument();
  });

  it('it is asked for when a round was refused, and the platform believed, not the page @PL-009', async () => {
    const platform = await openPlay();
    platform.say('game.refused', { code: 'limit.time.reached' });
    await pass();
    expect(frame()).toBeInTheDocument();
    reach(platform);
    platform.say('game.refused', { code: 'limit.time.reached' });
    await pass();
    expect(frame()).not.toBeInTheDocument();
  });

  it('it stays so, even when the platform would let play again @PL-009', async () => {
    const platform = await openPlay();
    reach(platform);
    await pass(1.1);
    platform.answer(playSeen, aRealityCheck());
    await pass(2.1);
    expect(screen.getByRole('heading', { name: 'Your play time is up' })).toBeVisible();
    expect(frame()).not.toBeInTheDocument();
  });

  it('of a day names the day’s limit', async () => {
    const day = aLimit({ id: 'day', kind: 'DAY_TIME', period: undefined, value: '180' });
    const platform = await openPlay({
      prepare: ({ answer }) => answer(limits, { at: PLAYING_AT, list: [limit, day] }),
    });
    reach(platform, { stretch: 100, day: 0 });
    await pass(1.1);
    expect(screen.getByRole('heading', { name: 'Your 3 h is up' })).toBeVisible();
  });

  it('closes the frame of a closed account too', async () => {
    const { refuse } = await openPlay();
    refuse(playSeen, 'play.closed', { value: { state: 'TIMEOUT' } });
    await pass(1.1);
    expect(frame()).not.toBeInTheDocument();
    expect(screen.getByText(/^Play is closed for your account/)).toBeVisible();
  });
});

describe('a round that is refused for the identity', () => {
  const refused = async (identity: PlayState['identity']) => {
    const { say } = await openPlay({ prepare: ({ answer }) => answer(playState, aPlayState({ identity })) });
    say('game.refused', { code: 'identity.required' });
    await pass();
  };

  it('closes the frame, and says what is under way @PL-037', async () => {
    await refused('PENDING');
    expect(frame()).not.toBeInTheDocument();
    expect(screen.getByText(/^We are checking it/)).toBeVisible();
  });

  it('closes nothing where the platform knows it', async () => {
    await refused('VERIFIED');
    expect(frame()).toBeInTheDocument();
  });
});

describe('a launch that is refused', () => {
  async function launchRefused(code: string, value: object = {}) {
    jest.useFakeTimers({ now: Date.parse(PLAYING_AT) });
    const platform = fakePlay();
    platform.refuse(launchGame, code, { value });
    renderRemote(<PlayPage />, { path: '/m/play?game=n1', pages: ['/m/play', '/m/help'] });
    await pass();
    return platform;
  }

  it('says when play is possible again @PL-009', async () => {
    const { sent } = await launchRefused('limit.time.reached', { resetsAt: AGAIN });
    expect(screen.getByText(/You can play again from 15:21/)).toBeVisible();
    expect(sent(playSeen)).toHaveLength(0);
  });

  it('says so where the smallest bet is above what the player may stake @PL-007', async () => {
    await launchRefused('limit.stake.exceeded', { max: '0.50' });
    expect(screen.getByRole('heading', { name: 'The smallest bet here is above your limit' })).toBeVisible();
    expect(screen.getByText('Your limit for one bet is ฿0.50.')).toBeVisible();
  });

  it('says what is needed of somebody whose identity is not known @PL-037', async () => {
    await launchRefused('identity.required', { identity: 'NONE', before: 'PLAY' });
    expect(screen.getByRole('heading', { name: 'Your identity has to be verified first' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Customer service' })).toHaveAttribute('href', '/m/help');
    expect(screen.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument();
  });
});
