import { limits } from '@site/contracts/areas/care';
import { playState } from '@site/contracts/areas/care/state';
import { playSeen } from '@site/contracts/areas/reality';
import { act, screen, within } from '@testing-library/react';
import { aLimit, aPlayState, PLAYING_AT, stretch } from '../../testing/fakeCare';
import { openPlay, pass, presses } from '../../testing/openPlay';

beforeEach(() => localStorage.clear());
afterEach(() => {
  Reflect.deleteProperty(document, 'visibilityState');
  jest.useRealTimers();
});

const figure = (name: string) => within(screen.getByRole('banner')).getByText(name).parentElement;

function look(visibilityState: DocumentVisibilityState) {
  Object.defineProperty(document, 'visibilityState', { configurable: true, value: visibilityState });
  act(() => {
    document.dispatchEvent(new Event('visibilitychange'));
    window.dispatchEvent(new Event('visibilitychange'));
  });
}

it('shows time and net result of the stretch, as the platform has them @PL-016', async () => {
  await openPlay();
  expect(figure('Time played')).toHaveTextContent('42 min');
  expect(figure('Net result')).toHaveTextContent('\u2212฿320.00');
  expect(screen.getByText('Balance').parentElement).toHaveTextContent('฿100.00');
});

it('counts minutes on by the clock of the platform, and reads none of them out @PL-016', async () => {
  const { container } = await openPlay();
  await pass(0.9);
  expect(figure('Time played')).toHaveTextContent('42 min');
  await pass(0.2);
  expect(figure('Time played')).toHaveTextContent('43 min');
  const bar = screen.getByRole('banner');
  expect(bar.closest('[aria-live], [role="status"], [role="alert"]')).toBeNull();
  expect(bar.querySelector('[aria-live], [role="status"], [role="timer"]')).toBeNull();
  expect(container).toContainElement(bar);
});

it('follows a round that has moved money @PL-016', async () => {
  const { answer, say } = await openPlay();
  const at = '2026-11-20T08:00:10.000Z';
  answer(playState, aPlayState({ stretch: { ...stretch, net: '145.00' }, at }));
  say('game.balance.changed');
  await pass();
  expect(figure('Net result')).toHaveTextContent('+฿145.00');
});

it('tells the platform each minute that a game shows, while somebody can see it @PL-014', async () => {
  const { sent } = await openPlay();
  expect(sent(playSeen).map(({ content }) => content)).toEqual([{ nodeId: 'n1', freeplay: 0 }]);
  await pass(2.1);
  expect(sent(playSeen)).toHaveLength(3);
  look('hidden');
  await pass(3);
  expect(sent(playSeen)).toHaveLength(3);
  look('visible');
  await pass();
  expect(sent(playSeen)).toHaveLength(4);
});

it('shows no result of play money, and tells the platform that it is @PL-016', async () => {
  const { sent } = await openPlay({ demo: true });
  expect(figure('Time played')).toHaveTextContent('42 min');
  expect(screen.queryByText('Net result')).not.toBeInTheDocument();
  expect(sent(playSeen)[0]?.content).toEqual({ nodeId: 'n1', freeplay: 1 });
});

it('has limits, break and statement one press away @PL-043', async () => {
  await openPlay();
  await presses().click(screen.getByRole('button', { name: 'Show your session', expanded: false }));
  const ways = ['Play limits', 'Take a break', 'Statement'].map((name) => screen.getByRole('link', { name }));
  expect(ways.map((way) => way.getAttribute('href'))).toEqual([
    '/m/care/limits',
    '/m/care/break',
    '/m/care/statement',
  ]);
  await presses().keyboard('{Escape}');
  expect(screen.queryByRole('link', { name: 'Play limits' })).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Show your session' })).toHaveFocus();
});

it('opens to what was staked and won, and to what is used of the tightest limits', async () => {
  await openPlay({
    prepare: ({ answer }) =>
      answer(limits, {
        at: PLAYING_AT,
        list: [
          aLimit(),
          aLimit({ id: 'month', period: 'MONTH', value: '9000.00', used: '6000.00', rest: '3000.00' }),
          aLimit({ id: 'own', kind: 'STRETCH_TIME', period: undefined, value: '120' }),
          aLimit({ id: 'theirs', kind: 'STRETCH_TIME', period: undefined, value: '90', source: 'OPERATOR' }),
        ],
      }),
  });
  await presses().click(screen.getByRole('button', { name: 'Show your session' }));
  await pass();
  expect(screen.getByText('Bets').parentElement).toHaveTextContent('฿2,180.00');
  expect(screen.getByText('Won').parentElement).toHaveTextContent('฿1,860.00');
  expect(screen.getByRole('img', { name: 'Session time: 42 min of 1 h 30 min' })).toBeVisible();
  expect(screen.getByRole('img', { name: 'Loss limit, month: ฿6,000.00 of ฿9,000.00' })).toBeVisible();
  expect(screen.queryByText(/Loss limit, week/)).not.toBeInTheDocument();
});

it('says nothing that the platform has not said', async () => {
  await openPlay({
    prepare: ({ refuse }) => {
      refuse(playSeen, 'request.invalid');
      refuse(playState, 'request.invalid');
    },
  });
  expect(figure('Time played')).toHaveTextContent('–');
  expect(figure('Net result')).toHaveTextContent('–');
});
