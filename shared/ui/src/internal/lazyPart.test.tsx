import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { lazyPart } from './lazyPart';

function setUp(load: () => Promise<{ Part: () => React.ReactNode }>) {
  const usePart = lazyPart(load);
  function Example() {
    const [wanted, setWanted] = useState(false);
    const part = usePart(wanted, () => setWanted(false));
    return (
      <>
        <button type="button" onClick={() => setWanted(true)}>
          {wanted ? 'Opening' : 'Open'}
        </button>
        {wanted && part && <part.Part />}
      </>
    );
  }
  return Example;
}

const part = { Part: () => <p>The part</p> };

describe('lazyPart', () => {
  it('is fetched once when it is wanted, and is at hand from then on', async () => {
    const load = jest.fn(async () => part);
    const Example = setUp(load);
    const { unmount } = render(<Example />);
    await userEvent.click(screen.getByRole('button', { name: 'Open' }));
    expect(await screen.findByText('The part')).toBeInTheDocument();
    unmount();
    render(<Example />);
    await userEvent.click(screen.getByRole('button', { name: 'Open' }));
    expect(screen.getByText('The part')).toBeInTheDocument();
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('says when it cannot be had, and is fetched again the next time', async () => {
    const load = jest.fn(async () => part).mockRejectedValueOnce(new Error('offline'));
    const Example = setUp(load);
    render(<Example />);
    await userEvent.click(screen.getByRole('button', { name: 'Open' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Open' }));
    expect(await screen.findByText('The part')).toBeInTheDocument();
  });

  it('is fetched ahead when the page is idle', async () => {
    jest.useFakeTimers();
    const load = jest.fn(async () => part);
    const Example = setUp(load);
    render(<Example />);
    expect(load).not.toHaveBeenCalled();
    await act(() => jest.advanceTimersByTimeAsync(2000));
    expect(load).toHaveBeenCalledTimes(1);
    jest.useRealTimers();
  });
});
