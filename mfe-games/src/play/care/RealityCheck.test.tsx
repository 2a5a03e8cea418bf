import { careHelp } from '@site/contracts/areas/care/help';
import { launchGame } from '@site/contracts/areas/games';
import { answerReality, playSeen, setReality } from '@site/contracts/areas/reality';
import { screen, within } from '@testing-library/react';
import { aRealityCheck, waitingCheck } from '../../testing/fakeCare';
import { fakePlay } from '../../testing/fakePlay';
import { openPlay, pass, presses } from '../../testing/openPlay';
import { address, renderRemote } from '../../testing/renderRemote';
import PlayPage from '../game/PlayPage';
import { CYCLE_LIMIT_MS } from './useCycle';

const KEPT = 'realityCheck.interval.aurora.player01';
const MINUTE_MS = 60_000;

beforeEach(() => localStorage.clear());
afterEach(() => jest.useRealTimers());

const waiting = aRealityCheck({ check: waitingCheck });
const check = () => screen.queryByRole('alertdialog', { name: 'You have played for 1 h' });
const opened = () => {
  const dialog = check();
  if (!dialog) throw new Error('no reality check');
  return within(dialog);
};

it('says how long, staked, won and the result in words, and stresses no way on @PL-015', async () => {
  await openPlay({ prepare: ({ answer }) => answer(playSeen, waiting) });
  expect(opened().getByText('Bets').parentElement).toHaveTextContent('฿2,180.00');
  expect(opened().getByText('Won').parentElement).toHaveTextContent('฿1,860.00');
  expect(opened().getByText('Net result').parentElement).toHaveTextContent('\u2212฿320.00');
  expect(opened().getByText('You are down ฿320.00.')).toBeVisible();
  const [leave, goOn] = ['Leave', 'Keep playing'].map((name) => opened().getByRole('button', { name }));
  expect(leave?.className).toBe(goOn?.className);
});

it('leads to limits, a break and the statement, and shows who helps @PL-015 @PL-035', async () => {
  await openPlay({
    prepare: ({ answer }) => {
      answer(playSeen, waiting);
      answer(careHelp, {
        list: [
          {
            id: 'line',
            name: 'Clear Line',
            url: 'https://clearline.example',
            languages: ['th'],
            kind: 'HELPLINE',
            country: 'TH',
          },
        ],
      });
    },
  });
  const links = opened().getAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    '/m/care/limits',
    '/m/care/break',
    '/m/care/statement',
  ]);
  await presses().click(opened().getByRole('button', { name: 'Someone to talk to' }));
  expect(await opened().findByText('Clear Line')).toBeVisible();
});

it('is answered by the platform, and comes no more @PL-014', async () => {
  const { answer, sent } = await openPlay({ prepare: ({ answer }) => answer(playSeen, waiting) });
  answer(answerReality, aRealityCheck());
  await presses().click(opened().getByRole('button', { name: 'Keep playing' }));
  await pass();
  expect(sent(answerReality)[0]?.content).toEqual({ checkId: 'check-1', answer: 'GO_ON' });
  expect(check()).not.toBeInTheDocument();
});

it('leaves the game with the answer to stop', async () => {
  const { answer, sent } = await openPlay({ prepare: ({ answer }) => answer(playSeen, waiting) });
  answer(answerReality, aRealityCheck());
  await presses().click(opened().getByRole('button', { name: 'Leave' }));
  await pass();
  expect(sent(answerReality)[0]?.content).toEqual({ checkId: 'check-1', answer: 'STOP' });
  expect(address()).toBe('/m/home');
});

it('stays, and says so, when the answer did not arrive', async () => {
  await openPlay({ prepare: ({ answer }) => answer(playSeen, waiting) });
  await presses().click(opened().getByRole('button', { name: 'Keep playing' }));
  await pass();
  expect(opened().getByText(/did not arrive/)).toBeVisible();
});

it('takes no key for an answer that was meant for the game', async () => {
  const { sent } = await openPlay({ prepare: ({ answer }) => answer(playSeen, waiting) });
  await pass();
  expect(check()).toHaveFocus();
  await presses().keyboard(' {Enter}{Escape}');
  expect(check()).toBeInTheDocument();
  expect(sent(answerReality)).toHaveLength(0);
});

it('goes when it was answered on another device @PL-014', async () => {
  const { answer } = await openPlay({ prepare: ({ answer }) => answer(playSeen, waiting) });
  answer(playSeen, aRealityCheck());
  await pass(1.1);
  expect(check()).not.toBeInTheDocument();
});

it('waits for the end of a round @PL-014', async () => {
  const { answer, say } = await openPlay();
  answer(playSeen, waiting);
  say('game.cycle.started');
  await pass(0.9);
  say('game.cycle.ended');
  await pass(0);
  say('game.cycle.started');
  await pass(0.2);
  expect(check()).not.toBeInTheDocument();
  say('game.cycle.ended');
  expect(check()).toBeInTheDocument();
});

it('waits for no round that never ends', async () => {
  const { answer, say } = await openPlay();
  answer(playSeen, waiting);
  await pass(0.5);
  say('game.cycle.started');
  await pass(CYCLE_LIMIT_MS / MINUTE_MS - 0.1);
  expect(check()).not.toBeInTheDocument();
  await pass(0.2);
  expect(check()).toBeInTheDocument();
});

it('comes at once over a game that tells nothing of its rounds, when it is due @PL-014', async () => {
  const { answer } = await openPlay({
    prepare: ({ answer }) => answer(playSeen, aRealityCheck({ dueAt: '2026-11-20T08:00:30.000Z' })),
  });
  answer(playSeen, waiting);
  await pass(0.4);
  expect(check()).not.toBeInTheDocument();
  await pass(0.2);
  expect(check()).toBeInTheDocument();
});

it('comes when a round was refused for it @PL-015', async () => {
  const { answer, say } = await openPlay();
  answer(playSeen, waiting);
  say('game.refused', { code: 'reality.check.due' });
  await pass();
  expect(check()).toBeInTheDocument();
});

it('has no result for play money', async () => {
  await openPlay({ demo: true, prepare: ({ answer }) => answer(playSeen, waiting) });
  expect(opened().queryByText('Net result')).not.toBeInTheDocument();
});

describe('before a launch', () => {
  function launchIsHeld() {
    jest.useFakeTimers({ now: Date.parse(waiting.at) });
    const platform = fakePlay();
    platform.refuse(launchGame, 'reality.check.due', { value: waiting });
    renderRemote(<PlayPage />, { path: '/m/play?game=n1', pages: ['/m/play'] });
    return platform;
  }

  it('comes up, and the game opens by another press alone @PL-015', async () => {
    const { answer, sent } = launchIsHeld();
    await pass();
    answer(answerReality, aRealityCheck());
    await presses().click(opened().getByRole('button', { name: 'Keep playing' }));
    await pass();
    expect(check()).not.toBeInTheDocument();
    expect(sent(launchGame)).toHaveLength(1);
    answer(launchGame, { url: 'https://games.vendor.example/second', open: 'FRAME' });
    await presses().click(screen.getByRole('button', { name: 'Open the game' }));
    await pass();
    expect(screen.getByTitle('Copper Koi')).toBeInTheDocument();
  });
});

describe('the choice that the device kept', () => {
  it('becomes the account’s, once @PL-013', async () => {
    localStorage.setItem(KEPT, '15');
    const { sent } = await openPlay({
      prepare: ({ answer }) => {
        answer(playSeen, aRealityCheck({ chosen: undefined, minutes: 60 }));
        answer(setReality, aRealityCheck({ minutes: 15 }));
      },
    });
    expect(sent(setReality).map(({ content }) => content)).toEqual([{ minutes: 15 }]);
    expect(localStorage.getItem(KEPT)).toBeNull();
    await pass(2);
    expect(sent(setReality)).toHaveLength(1);
  });

  it('is forgotten where the account has one of its own @PL-013', async () => {
    localStorage.setItem(KEPT, '15');
    const { sent } = await openPlay();
    expect(sent(setReality)).toHaveLength(0);
    expect(localStorage.getItem(KEPT)).toBeNull();
  });

  it.each([
    ['stays where the platform does not answer', 'client.offline', '0'],
    ['is forgotten where the merchant does not offer it', 'limit.value.invalid', null],
  ])('%s @PL-013', async (_what, code, left) => {
    localStorage.setItem(KEPT, '0');
    await openPlay({
      prepare: ({ answer, refuse }) => {
        answer(playSeen, aRealityCheck({ chosen: undefined }));
        refuse(setReality, code);
      },
    });
    expect(localStorage.getItem(KEPT)).toBe(left);
  });
});
