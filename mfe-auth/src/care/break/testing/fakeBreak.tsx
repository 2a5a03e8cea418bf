import {
  type CareSettings,
  careHelp,
  careSettings,
  limits,
  type PlayState,
  playState,
} from '@site/contracts/areas/care';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeMember } from '../../../testing/fakeMember';
import { renderRemote } from '../../../testing/renderRemote';
import CareBreakPage from '../CareBreakPage';

/** 15:00 at the merchant. */
export const NOW = '2026-11-21T08:00:00Z';

/** For tests: what time it is; call it at the top of a file. */
export function stopAt(now: string): void {
  beforeEach(() => {
    jest.spyOn(Date, 'now').mockReturnValue(Date.parse(now));
  });
  afterEach(() => jest.restoreAllMocks());
}

export const settings: CareSettings = {
  limits: [{ kind: 'DEPOSIT', periods: ['DAY', 'WEEK', 'MONTH'] }],
  coolingHours: 24,
  raiseAfterPeriod: false,
  confirmDays: 7,
  limitRequired: false,
  reality: { choices: [15, 30, 60, 0], required: false, blocks: false },
  breakMinutes: 15,
  timeouts: ['H24', 'H48', 'D7', 'D30'],
  exclusions: ['M6', 'Y1', 'Y2', 'Y5'],
  pace: { slotsMs: 2_500, othersMs: 5_000 },
  oneSlot: true,
  autoplay: false,
  verifyBefore: 'NEVER',
  creditCards: false,
  playerTransfers: true,
  reviewMonths: 6,
};

let version = 0;

export const aState = (changes: Partial<PlayState> = {}): PlayState => ({
  version: version++,
  state: 'OPEN',
  identity: 'NONE',
  offers: true,
  at: NOW,
  ...changes,
});

/** For tests: a platform where the account is in this state. */
export function fakeBreak(state: Partial<PlayState> = {}) {
  const platform = fakeMember();
  platform.answer(playState, aState(state));
  platform.answer(careSettings, settings);
  platform.answer(limits, { at: NOW, list: [] });
  platform.answer(careHelp, {
    list: [
      {
        id: 'line',
        name: 'Still Water line',
        url: 'https://stillwater.example',
        phone: '02-555-0142',
        languages: ['th'],
        kind: 'HELPLINE',
        country: 'TH',
      },
    ],
  });
  return platform;
}

type Part = 'exclusion' | 'return';

/** For tests: the page, or a part of it. */
export const showBreak = (part?: Part) =>
  renderRemote(<CareBreakPage />, { path: `/m/care/break${part ? `?part=${part}` : ''}`, leadsOn: false });

/** For tests: the page in this state of the account. */
export function openBreak(state: Partial<PlayState> = {}, part?: Part) {
  const platform = fakeBreak(state);
  showBreak(part);
  return platform;
}

export const choose = async (name: string | RegExp) =>
  userEvent.click(await screen.findByRole('radio', { name }));
export const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
