import { type CareLogEntry, careLog } from '@site/contracts/areas/care';
import { signOut } from '@site/session';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeMember } from '../../testing/fakeMember';
import { renderRemote } from '../../testing/renderRemote';
import { CareLog } from './CareLog';

afterEach(() => signOut());

const AT = '2026-11-20T08:00:00Z';
const LATER = '2026-11-21T08:00:00Z';
const anEntry = (what: string, changes: Partial<CareLogEntry> = {}): CareLogEntry => ({
  at: AT,
  what,
  holdsFrom: AT,
  source: 'MEMBER',
  ...changes,
});

function answerWith(pages: readonly (readonly CareLogEntry[])[]) {
  const platform = fakeMember();
  platform.answer(careLog, ({ content }) => {
    const pageNum = Number((content as { pageNo: number }).pageNo);
    const list = [...(pages[pageNum - 1] ?? [])];
    return { list, footer: {}, pageNum, totalPages: pages.length, total: pages.flat().length };
  });
  return platform;
}
const show = () => renderRemote(<CareLog />, { path: '/m/care/statement', leadsOn: false });

it.each<[string, CareLogEntry, string]>([
  [
    'a limit that was lowered',
    anEntry('LIMIT_DEPOSIT_DAY', { from: '5000.00', to: '3000.00' }),
    'Daily deposit limitFrom ฿5,000.00 to ฿3,000.00Nov 20, 2026, 15:00 · by you',
  ],
  [
    'a limit of the operator',
    anEntry('LIMIT_DAY_TIME', { to: '90', source: 'OPERATOR', holdsFrom: LATER }),
    'Time in a dayFrom none to 1 h 30 minHolds from Nov 21, 2026, 15:00 at the earliestNov 20, 2026, 15:00 · by us',
  ],
  [
    'a raise, with the time from which it can hold',
    anEntry('RAISE_LOSS_WEEK', { from: '100.00', to: '200.00', holdsFrom: LATER }),
    'Weekly loss limit: change asked forFrom ฿100.00 to ฿200.00Holds from Nov 21, 2026, 15:00 at the earliestNov 20, 2026, 15:00 · by you',
  ],
  [
    'a raise that was taken back',
    anEntry('RAISE_OFF_STAKE', { from: '20.00', to: '10.00' }),
    'Stake of one round: change taken backFrom ฿20.00 to ฿10.00Nov 20, 2026, 15:00 · by you',
  ],
  [
    'a closing',
    anEntry('CLOSING', { from: 'OPEN', to: `TIMEOUT ${LATER}` }),
    'PlayFrom open to time-out until Nov 21, 2026, 15:00Nov 20, 2026, 15:00 · by you',
  ],
  [
    'a choice of ways for offers',
    anEntry('CONTACT', { from: '', to: 'inbox sms' }),
    'OffersFrom none to inbox, SMSNov 20, 2026, 15:00 · by you',
  ],
  [
    'an identity check',
    anEntry('IDENTITY', { from: 'NONE', to: 'VERIFIED', source: 'OPERATOR' }),
    'Identity checkFrom not checked to confirmedNov 20, 2026, 15:00 · by us',
  ],
  [
    'how often the member is reminded',
    anEntry('REVIEW', { from: '6', to: '1' }),
    'Reminder of your limitsFrom every 6 months to every monthNov 20, 2026, 15:00 · by you',
  ],
  [
    'the reality check',
    anEntry('REALITY', { from: '60', to: '0' }),
    'Reality checkFrom 1 h to offNov 20, 2026, 15:00 · by you',
  ],
  ['that no limits are wanted', anEntry('LIMITS_DECLINED'), 'No limits wantedNov 20, 2026, 15:00 · by you'],
  [
    'that offers are paused',
    anEntry('OFFERS_STOPPED', { source: 'SYSTEM' }),
    'Offers pausedNov 20, 2026, 15:00 · automatic',
  ],
  [
    'what it does not know yet',
    anEntry('SOMETHING_NEW', { from: 'x', to: 'y', source: 'REGISTER' }),
    'A setting was changedNov 20, 2026, 15:00 · by a register',
  ],
])('says in words: %s @PL-047', async (_what, entry, words) => {
  answerWith([[entry]]);
  show();
  await waitFor(() => expect(screen.getByRole('listitem')).toHaveTextContent(words));
});

it('shows further pages by a press, the newest first @PL-047', async () => {
  const platform = answerWith([
    [anEntry('LIMITS_DECLINED', { at: LATER })],
    [anEntry('LIMIT_STAKE', { to: '10.00' })],
  ]);
  show();
  await userEvent.click(await screen.findByRole('button', { name: 'Show more' }));
  await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(2));
  expect(
    within(screen.getAllByRole('listitem')[1] as HTMLElement).getByText(/Stake of one round/),
  ).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Show more' })).not.toBeInTheDocument();
  expect(platform.sent(careLog).map(({ content }) => content)).toEqual([
    { pageSize: 25, pageNo: 1 },
    { pageSize: 25, pageNo: 2 },
  ]);
});

it('says that nothing was changed', async () => {
  answerWith([[]]);
  show();
  expect(await screen.findByText('Nothing has been changed yet.')).toBeVisible();
});

it('loads again what did not come', async () => {
  const platform = answerWith([[anEntry('LIMITS_DECLINED')]]);
  platform.refuse(careLog, 'feature.unavailable');
  show();
  expect(await screen.findByText('The changes did not load')).toBeVisible();
});
