import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { startUiTexts } from '../testing/startUiTexts';
import { PageHeader, ShellPageHeader } from '.';

beforeEach(startUiTexts);

it('names the page, leads back, and has a slot', async () => {
  const onBack = jest.fn();
  render(<PageHeader title="Slots" onBack={onBack} right={<button type="button">Filter</button>} />);
  expect(screen.getByRole('heading', { level: 1, name: 'Slots' })).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Filter' })).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Back' }));
  expect(onBack).toHaveBeenCalledTimes(1);
});

it('says what leaving does where that leads to no other page', async () => {
  const onBack = jest.fn();
  render(<PageHeader title="2 selected" onBack={onBack} close="Stop selecting" />);
  await userEvent.click(screen.getByRole('button', { name: 'Stop selecting' }));
  expect(onBack).toHaveBeenCalledTimes(1);
  expect(screen.queryByRole('button', { name: 'Back' })).not.toBeInTheDocument();
});

it('is read with a pause before the subtitle', () => {
  render(<PageHeader title="Slots" subtitle="All providers" onBack={jest.fn()} />);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Slots, All providers');
});

describe('below a header of the shell', () => {
  const shellBack = jest.fn();
  const inShell = (page: React.ReactNode) => (
    <ShellPageHeader title="Games" onBack={shellBack} right={<button type="button">Menu</button>}>
      {page}
    </ShellPageHeader>
  );

  it('fills it, and gives it back when the page goes', async () => {
    const onBack = jest.fn();
    const { rerender } = render(inShell(<PageHeader title="Slots" onBack={onBack} />));
    const banner = screen.getByRole('banner');
    expect(within(banner).getByRole('heading', { level: 1, name: 'Slots' })).toBeInTheDocument();
    expect(screen.getAllByRole('heading')).toHaveLength(1);
    expect(screen.queryByRole('button', { name: 'Menu' })).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Back' }));
    expect(onBack).toHaveBeenCalled();
    expect(shellBack).not.toHaveBeenCalled();

    rerender(inShell(<p>Loading</p>));
    expect(within(banner).getByRole('heading', { level: 1, name: 'Games' })).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Menu' })).toBeInTheDocument();
  });
});
