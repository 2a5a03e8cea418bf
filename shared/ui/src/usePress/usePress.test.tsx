import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { PRESS, type PressHandlers, usePress } from '.';

const onPress = jest.fn();
const onLongPress = jest.fn();

function Pad(handlers: Partial<PressHandlers>) {
  const { pressed, pressProps } = usePress({ onPress, ...handlers });
  return (
    <button type="button" {...pressProps} data-pressed={pressed}>
      Pad
    </button>
  );
}

/** A pad of 100 × 40 px in the corner of the page. */
function renderPad(handlers: Partial<PressHandlers> = {}) {
  const page = render(<Pad {...handlers} />);
  jest.spyOn(pad(), 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 100, 40));
  return page;
}

const pad = () => screen.getByRole('button');
const looksPressed = () => pad().dataset.pressed === 'true';
const wait = (ms: number) => act(() => jest.advanceTimersByTime(ms));
const CORNER = { clientX: 90, clientY: 20 };

const at = (pointerType: string, point = CORNER) => ({ pointerType, isPrimary: true, ...point });
const down = (type = 'touch') => fireEvent.pointerDown(pad(), at(type));
const move = (right: number) =>
  fireEvent.pointerMove(pad(), at('touch', { ...CORNER, clientX: CORNER.clientX + right }));
function up(type = 'touch') {
  fireEvent.pointerUp(pad(), at(type));
  fireEvent(pad(), new PointerEvent('click', { bubbles: true, detail: 1, pointerType: type }));
}

beforeEach(() => {
  jest.useFakeTimers();
  onPress.mockClear();
  onLongPress.mockClear();
});
afterEach(() => jest.useRealTimers());

it('has the figures of the specification @SH-026 @SH-027', () => {
  expect(PRESS).toEqual({
    delay: 130,
    longPress: 370,
    pressOut: 100,
    retention: 20,
    movement: 30,
    mouseIgnored: 300,
  });
});

describe('the look of a press', () => {
  it('comes 130 ms after the touch and goes 100 ms after its end @SH-026', () => {
    renderPad();
    down();
    wait(129);
    expect(looksPressed()).toBe(false);
    wait(1);
    expect(looksPressed()).toBe(true);
    up();
    wait(99);
    expect(looksPressed()).toBe(true);
    wait(1);
    expect(looksPressed()).toBe(false);
    expect(onPress).toHaveBeenCalledTimes(1);
  });

  it('shows for 100 ms after a tap that was shorter than its delay @SH-026', () => {
    renderPad();
    down();
    wait(20);
    up();
    expect(looksPressed()).toBe(true);
    expect(onPress).toHaveBeenCalledTimes(1);
    wait(100);
    expect(looksPressed()).toBe(false);
  });
});

describe('a long press', () => {
  it('comes 370 ms after the press shows, and its end is no press @SH-026', () => {
    renderPad({ onLongPress });
    down();
    wait(130 + 369);
    expect(onLongPress).not.toHaveBeenCalled();
    wait(1);
    expect(onLongPress).toHaveBeenCalledTimes(1);
    up();
    expect(onPress).not.toHaveBeenCalled();
  });

  it('that nobody listens to is a press', () => {
    renderPad();
    down();
    wait(5_000);
    up();
    expect(onPress).toHaveBeenCalledTimes(1);
  });

  it('is not told of an element that is gone', () => {
    const { unmount } = renderPad({ onLongPress });
    down();
    wait(300);
    unmount();
    jest.advanceTimersByTime(1_000);
    expect(onLongPress).not.toHaveBeenCalled();
  });
});

describe('a pointer that moves', () => {
  it('holds the press up to 20 px outside, and may come back @SH-027', () => {
    renderPad();
    down();
    wait(130);
    move(10 + 20);
    expect(looksPressed()).toBe(true);
    up();
    expect(onPress).toHaveBeenCalledTimes(1);
  });

  it('lets the press go beyond 20 px outside, until it comes back @SH-027', () => {
    renderPad();
    // From the very edge, so that 21 px outside is less than 30 px of movement.
    fireEvent.pointerDown(pad(), at('touch', { clientX: 100, clientY: 20 }));
    wait(130);
    move(31);
    expect(looksPressed()).toBe(false);
    move(30);
    expect(looksPressed()).toBe(true);
    move(31);
    up();
    expect(onPress).not.toHaveBeenCalled();
  });

  it('presses after 30 px, and after more no longer, also when it comes back @SH-027', () => {
    renderPad();
    down();
    wait(130);
    move(-30);
    expect(looksPressed()).toBe(true);
    move(-31);
    expect(looksPressed()).toBe(false);
    move(0);
    up();
    expect(onPress).not.toHaveBeenCalled();
    down();
    up();
    expect(onPress).toHaveBeenCalledTimes(1);
  });

  it('does not press once the browser scrolls with it', () => {
    renderPad();
    down();
    wait(130);
    fireEvent.pointerCancel(pad(), at('touch'));
    expect(looksPressed()).toBe(false);
    wait(1_000);
    expect(looksPressed()).toBe(false);
  });
});

describe('a mouse', () => {
  it('is ignored for 300 ms after a touch @SH-027', () => {
    renderPad();
    down();
    up();
    wait(299);
    down('mouse');
    up('mouse');
    expect(onPress).toHaveBeenCalledTimes(1);
    wait(1);
    down('mouse');
    up('mouse');
    expect(onPress).toHaveBeenCalledTimes(2);
  });

  it('does not press with its other buttons', () => {
    renderPad();
    fireEvent.pointerDown(pad(), { ...at('mouse'), button: 2 });
    wait(130);
    expect(looksPressed()).toBe(false);
  });
});

it.each(['{Enter}', ' '])('is pressed by the key "%s" as well @SH-026', async (key) => {
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  renderPad({ onLongPress });
  await user.tab();
  await user.keyboard(key);
  expect(onPress).toHaveBeenCalledTimes(1);
});

it('does nothing while it is disabled', () => {
  renderPad({ disabled: true });
  down();
  wait(130);
  expect(looksPressed()).toBe(false);
  up();
  expect(onPress).not.toHaveBeenCalled();
});
