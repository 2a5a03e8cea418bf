import { fireEvent, render, screen } from '@testing-library/react';
import { Chip } from './Chip';
import { ChipRow, MENU_SCROLL_STEP_PX } from './ChipRow';

function place(element: HTMLElement, left: number, width: number) {
  Object.defineProperties(element, {
    offsetLeft: { value: left, configurable: true },
    offsetWidth: { value: width, configurable: true },
    clientWidth: { value: width, configurable: true },
  });
}

function Row({ chosen }: { chosen: string | undefined }) {
  return (
    <ChipRow label="Providers" chosen={chosen}>
      {['One', 'Two'].map((name) => (
        <Chip key={name} selected={name === chosen}>
          {name}
        </Chip>
      ))}
    </ChipRow>
  );
}

// jsdom lays nothing out: here all is laid out as soon as somebody asks to be told.
beforeEach(() => {
  jest.spyOn(window, 'ResizeObserver').mockImplementation((callback) => ({
    observe: () => callback([], { disconnect() {} } as ResizeObserver),
    unobserve() {},
    disconnect() {},
  }));
});

describe('ChipRow', () => {
  it('scrolls a newly chosen chip to the middle, and leaves the row alone otherwise', () => {
    const { rerender } = render(<Row chosen="One" />);
    const row = screen.getByRole('group', { name: 'Providers' });
    place(row, 0, 300);
    place(screen.getByRole('button', { name: 'Two' }), 500, 100);
    rerender(<Row chosen="Two" />);
    expect(row.scrollLeft).toBe(400);

    row.scrollLeft = 20;
    rerender(<Row chosen="Two" />);
    expect(row.scrollLeft).toBe(20);
  });

  it('goes back to its start when nothing is chosen any more, and stays there when nothing is', () => {
    const { rerender } = render(<Row chosen={undefined} />);
    const row = screen.getByRole('group', { name: 'Providers' });
    place(row, 0, 300);
    place(screen.getByRole('button', { name: 'Two' }), 500, 100);
    rerender(<Row chosen="Two" />);
    expect(row.scrollLeft).toBe(400);
    rerender(<Row chosen={undefined} />);
    expect(row.scrollLeft).toBe(0);
  });

  it('moves by a step of 1.28 rem, 64 px, with each arrow key @GA-015', () => {
    render(<Row chosen="One" />);
    const row = screen.getByRole('group', { name: 'Providers' });
    const moved = jest.fn();
    Object.assign(row, { scrollBy: moved });
    fireEvent.keyDown(screen.getByRole('button', { name: 'One' }), { key: 'ArrowRight' });
    fireEvent.keyDown(screen.getByRole('button', { name: 'One' }), { key: 'ArrowLeft' });
    fireEvent.keyDown(screen.getByRole('button', { name: 'One' }), { key: 'a' });
    expect(moved.mock.calls).toEqual([[{ left: 64 }], [{ left: -64 }]]);
    expect(MENU_SCROLL_STEP_PX).toBe(64);
  });

  it('lends its look to a link', () => {
    render(<Chip render={<a href="/m/gameList">All</a>} />);
    expect(screen.getByRole('link', { name: 'All' })).toHaveClass('chip');
  });
});
