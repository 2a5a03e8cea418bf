import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { startUiTexts } from '../testing/startUiTexts';
import { PRESS } from '../usePress';
import { GameTile, type GameTileProps, TileGrid } from '.';

beforeEach(() => startUiTexts());

function renderTile(props: Partial<GameTileProps> = {}) {
  const onOpen = jest.fn();
  const onToggleFavourite = jest.fn();
  const tile = {
    name: 'Paper Moon',
    provider: 'Sixpetal',
    image: '/art/1.svg',
    onOpen,
    onToggleFavourite,
    ...props,
  };
  return { onOpen, onToggleFavourite, ...render(<GameTile {...tile} />) };
}

describe('GameTile', () => {
  it('opens the game, and stars it without opening it', async () => {
    const { onOpen, onToggleFavourite } = renderTile();
    await userEvent.click(
      screen.getByRole('button', { name: 'Add Paper Moon to favourites', pressed: false }),
    );
    expect(onToggleFavourite).toHaveBeenCalledTimes(1);
    expect(onOpen).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button', { name: 'Paper Moon Sixpetal' }));
    expect(onOpen).toHaveBeenCalledTimes(1);
  });

  it('looks pressed only once a finger rests on it, so that nothing flashes while a list scrolls @SH-026', () => {
    jest.useFakeTimers();
    const { container } = renderTile();
    const touch = { pointerType: 'touch', isPrimary: true };
    fireEvent.pointerDown(screen.getByRole('button', { name: 'Paper Moon Sixpetal' }), touch);
    expect(container.querySelector('.pressed')).not.toBeInTheDocument();
    act(() => jest.advanceTimersByTime(PRESS.delay));
    expect(container.querySelector('.pressed')).toBeInTheDocument();
    jest.useRealTimers();
  });

  it('says that it is a favourite', () => {
    renderTile({ favourite: true });
    expect(
      screen.getByRole('button', { name: 'Remove Paper Moon from favourites', pressed: true }),
    ).toBeInTheDocument();
  });

  it('keeps the room of its art and fetches it when it comes near', () => {
    const { container } = renderTile();
    const image = container.querySelector('img');
    expect(image).toHaveAttribute('loading', 'lazy');
    expect(image).toHaveAttribute('width', '120');
    expect(image).toHaveAttribute('height', '160');
  });

  it('tells of the game on demand, without opening it, after the star in the order of the keyboard', async () => {
    const onInfo = jest.fn();
    const { onOpen } = renderTile({ onInfo, onToggleFavourite: jest.fn() });
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.tab();
    expect(screen.getByRole('button', { name: 'About Paper Moon' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    expect(onInfo).toHaveBeenCalledTimes(1);
    expect(onOpen).not.toHaveBeenCalled();
  });

  it('has no control for it where there is nothing to tell', () => {
    renderTile();
    expect(screen.queryByRole('button', { name: /^About/ })).not.toBeInTheDocument();
  });

  it('puts a stand-in where the art fails, and tries again with another address', () => {
    const { container, rerender } = renderTile();
    fireEvent.error(container.querySelector('img') as HTMLImageElement);
    expect(container.querySelector('img')).not.toBeInTheDocument();
    expect(container.querySelector('.missing')).toBeInTheDocument();
    rerender(<GameTile name="Paper Moon" provider="Sixpetal" image="/art/2.svg" onOpen={jest.fn()} />);
    expect(container.querySelector('img')).toHaveAttribute('src', '/art/2.svg');
  });

  it.each([
    ['it is being opened', { opening: true }],
    ['it is under maintenance', { unavailable: 'Under maintenance' }],
  ])('does not open while %s', async (_state, props) => {
    const { onOpen } = renderTile(props);
    await userEvent.click(screen.getByRole('button', { name: /^(Under maintenance ?)?Paper Moon/ }));
    expect(onOpen).not.toHaveBeenCalled();
  });

  it('is an item of its list', () => {
    render(
      <TileGrid label="Slots">
        <p>One</p>
        <p>Two</p>
      </TileGrid>,
    );
    expect(screen.getByRole('list', { name: 'Slots' }).children).toHaveLength(2);
  });
});
