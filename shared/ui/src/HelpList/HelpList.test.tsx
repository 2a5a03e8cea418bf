import { fakePlatform } from '@site/api/testing';
import { careHelp, type HelpOrganisation } from '@site/contracts/areas/care/help';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderInSite } from '../testing';
import { HelpList } from '.';

const line: HelpOrganisation = {
  id: 'line',
  name: 'Clear Line',
  url: 'https://clearline.example',
  phone: '02-555-0142',
  hours: 'Day and night',
  languages: ['th', 'en'],
  kind: 'HELPLINE',
  country: 'TH',
};
const register: HelpOrganisation = {
  id: 'register',
  name: 'Pause Register',
  url: 'https://pauseregister.example/join',
  languages: ['th'],
  kind: 'REGISTER',
  country: 'TH',
};

let platform: ReturnType<typeof fakePlatform>;
beforeEach(() => {
  platform = fakePlatform();
});

const show = () => renderInSite(<HelpList />, { texts: {} });
const rowOf = (name: string) => {
  const row = screen.getAllByRole('listitem').find((item) => within(item).queryByText(name));
  if (!row) throw new Error(`no ${name}`);
  return within(row);
};

it('lists who helps: what it is, languages, hours, a call and an address outside, without a session @PL-035', async () => {
  platform.answer(careHelp, { list: [line, register] });
  show();
  expect(await screen.findByRole('heading', { name: 'Someone to talk to' })).toBeVisible();
  const first = rowOf('Clear Line');
  expect(first.getByText('Advice line · Thai, English')).toBeVisible();
  expect(first.getByText('Day and night')).toBeVisible();
  expect(first.getByRole('link', { name: 'Call Clear Line: 02-555-0142' })).toHaveAttribute(
    'href',
    'tel:025550142',
  );
  const address = first.getByRole('link', { name: 'Website of Clear Line' });
  expect(address).toHaveAttribute('href', 'https://clearline.example');
  expect(address).toHaveAttribute('target', '_blank');
  expect(address).toHaveAttribute('rel', 'noopener noreferrer');
});

it('shows what it knows of one without a phone', async () => {
  platform.answer(careHelp, { list: [register] });
  show();
  expect(await screen.findByText('Exclusion register · Thai')).toBeVisible();
  expect(screen.getAllByRole('link')).toHaveLength(1);
});

it('makes no link of an address that is not https @PL-035', async () => {
  platform.answer(careHelp, { list: [{ ...line, url: 'http://clearline.example' }] });
  show();
  expect(await screen.findByRole('link', { name: /^Call/ })).toBeVisible();
  expect(screen.getAllByRole('link')).toHaveLength(1);
});

const WORDS = /talk to somebody you trust or to a doctor/;

it('says what to do where a merchant lists nobody @PL-035', async () => {
  platform.answer(careHelp, { list: [] });
  show();
  expect(await screen.findByText(WORDS)).toBeVisible();
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

it('says the same when the list does not come, and loads it again', async () => {
  platform.refuse(careHelp, 'not.found');
  show();
  expect(await screen.findByText(WORDS)).toBeVisible();
  let arrive = () => {};
  platform.answer(careHelp, () => new Promise((resolve) => (arrive = () => resolve({ list: [line] }))));
  const again = screen.getByRole('button', { name: 'Load the list again' });
  await userEvent.click(again);
  expect(screen.getByText(WORDS)).toBeVisible();
  expect(again).toHaveFocus();
  arrive();
  expect(await screen.findByText('Clear Line')).toBeVisible();
});
