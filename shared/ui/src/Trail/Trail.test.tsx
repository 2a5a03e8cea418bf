import { render, screen } from '@testing-library/react';
import { startUiTexts } from '../testing/startUiTexts';
import { Trail, type TrailStep } from '.';

beforeEach(() => {
  startUiTexts();
  jest.spyOn(Date, 'now').mockReturnValue(Date.parse('2026-11-21T13:20:00Z'));
});

const steps: TrailStep[] = [
  { label: 'Order made', time: '2026-11-20T13:14:00Z', state: 'done' },
  { label: 'You said it is paid', note: 'with a receipt', time: '2026-11-21T13:17:00Z', state: 'done' },
  { label: 'Checking with the bank', state: 'now' },
  { label: 'In your wallet', state: 'ahead' },
];

it('says of each step whether it is done, without its colour, and when that was', () => {
  render(<Trail label="What has happened" steps={steps} />);
  expect(screen.getByRole('list', { name: 'What has happened' })).toBeInTheDocument();
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^Order made \(Done\).*20.*20:14$/),
    'You said it is paid (Done)with a receipt20:17',
    'Checking with the bank (Now)',
    'In your wallet (Still to come)',
  ]);
  expect(screen.getByText('Checking with the bank').closest('li')).toHaveAttribute('aria-current', 'step');
});

it('says which step has failed', () => {
  render(<Trail label="What has happened" steps={[{ label: 'Paid by the bank', state: 'failed' }]} />);
  expect(screen.getByRole('listitem')).toHaveTextContent('Paid by the bank (Failed)');
});
