import { queryClient, systemStatusOptions } from '@site/api';
import { fakePlatform } from '@site/api/testing';
import { type Status, systemStatus } from '@site/contracts/areas/system';
import { FLAGS } from '@site/contracts/values/flags';
import { PATHS } from '@site/contracts/values/paths';
import type { AccountType } from '@site/contracts/values/values';
import { signIn, signOut } from '@site/session';
import { renderInSite } from '@site/ui/testing';
import { act, screen, waitFor } from '@testing-library/react';
import en from '../../locales/en.json';
import th from '../../locales/th.json';
import { CheckInStrip } from './CheckInStrip';

afterEach(() => {
  act(() => signOut());
  localStorage.clear();
});

const status = (on: boolean): Status => ({
  info: {
    customerService: { path: '', key: { kty: 'oct', k: 'key' }, hosts: [] },
    domainRoute: {},
    mobileTemplate: { mem_cen: '', dep_func: '' },
    paths: { lotteryMui: '', lotteryFrame: '' },
    register: { username: true, mobileNum: false },
    resources: { downloadLinks: [], appWindow: false, downloadBarLogin: false },
    whitelabel: { [FLAGS.missions]: on },
    mainDomain: 'localhost',
    imageCDNs: ['/cdn'],
  },
  location: { ip: '127.0.0.1' },
  maintenance: false,
  regionRestriction: false,
});

interface Visit {
  type?: AccountType | null;
  pages?: readonly string[];
  on?: boolean;
}

async function open({ type = 0, pages = [PATHS.missions], on = true }: Visit) {
  if (type !== null)
    signIn(
      { token: 'token', merchantCode: 'aurora', userName: 'narin88', type, firstTimeLogin: false },
      { persist: false },
    );
  const platform = fakePlatform();
  platform.answer(systemStatus, status(on));
  renderInSite(<CheckInStrip />, { texts: { 'mfe-promotions': { en, th } }, path: PATHS.promotions, pages });
  await waitFor(() => expect(queryClient.getQueryData(systemStatusOptions().queryKey)).toEqual(status(on)));
}
const link = () => screen.queryByRole('link', { name: /^Daily check-in/ });

it('leads members to the check-in', async () => {
  await open({});
  expect(await screen.findByRole('link', { name: /^Daily check-in/ })).toHaveAttribute(
    'href',
    PATHS.missions,
  );
});

it.each([
  ['guests', { type: null }],
  ['trials', { type: 4 }],
  ['a site without the page', { pages: [] }],
  ['a merchant that has it off', { on: false }],
] as const)('is not there for %s', async (_who, options) => {
  await open(options);
  expect(link()).not.toBeInTheDocument();
});
