import { act, render, screen } from '@testing-library/react';
import { startUiTexts } from '../testing/startUiTexts';
import { LoadingRegion, Skeleton } from '.';

beforeEach(() => {
  startUiTexts();
  jest.useFakeTimers();
});
afterEach(() => jest.useRealTimers());

it('keeps the room at once, and paints and speaks after 200 ms', () => {
  render(
    <LoadingRegion label="Loading games">
      <Skeleton height="80px" />
    </LoadingRegion>,
  );
  const region = screen.getByRole('status');
  expect(region).toHaveTextContent('');
  expect(region.querySelector('.waiting .skeleton')).toBeInTheDocument();
  act(() => jest.advanceTimersByTime(200));
  expect(region).toHaveTextContent('Loading games');
  expect(region.querySelector('.shown .skeleton')).toBeInTheDocument();
});
