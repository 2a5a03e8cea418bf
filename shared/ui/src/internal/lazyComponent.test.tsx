import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Component, type ReactNode } from 'react';
import { startUiTexts } from '../testing/startUiTexts';
import { lazyComponent, lazySheet } from './lazyComponent';

class PageBoundary extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };
  static getDerivedStateFromError() {
    return { failed: true };
  }
  override render() {
    return this.state.failed ? <p>The page failed</p> : this.props.children;
  }
}

const open = (part: ReactNode) =>
  render(
    <PageBoundary>
      {part}
      <p>The list</p>
    </PageBoundary>,
  );

const offline = () => Promise.reject(new Error('Loading chunk 7 failed.'));

beforeEach(() => {
  startUiTexts();
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});

it('shows a card in the place of a part whose code did not come, and loads it again @FD-029', async () => {
  const load = jest.fn(async () => ({ default: () => <p>The part</p> })).mockImplementationOnce(offline);
  const Part = lazyComponent(load, <p>Loading</p>);
  open(<Part />);
  expect(screen.getByText('Loading')).toBeVisible();
  expect(await screen.findByRole('alert')).toHaveTextContent('This part did not load');
  expect(screen.getByText('The list')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Reload' }));
  expect(await screen.findByText('The part')).toBeVisible();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

it('loads it again for whoever shows it next', async () => {
  const load = jest.fn(async () => ({ default: () => <p>The part</p> })).mockImplementationOnce(offline);
  const Part = lazyComponent(load);
  const { unmount } = open(<Part />);
  await screen.findByRole('alert');
  unmount();
  open(<Part />);
  expect(await screen.findByText('The part')).toBeVisible();
});

it('opens a sheet that says so, with its way out @FD-029', async () => {
  const onClose = jest.fn();
  const Filter = lazySheet<{ open: boolean; onClose: () => void }>(offline);
  open(<Filter open onClose={onClose} />);
  expect(await screen.findByRole('dialog', { name: 'This part did not load' })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(onClose).toHaveBeenCalled();
});

it('leaves to the page what the part itself throws', async () => {
  const Part = lazyComponent(async () => ({
    default: (): ReactNode => {
      throw new Error('out of cards');
    },
  }));
  open(<Part />);
  expect(await screen.findByText('The page failed')).toBeVisible();
});
