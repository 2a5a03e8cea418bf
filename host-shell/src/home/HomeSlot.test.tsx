import { render } from '@testing-library/react';
import { HomeSlot } from './HomeSlot';

jest.mock('../federation/view/RemoteSlot', () => ({
  RemoteSlot: ({ expose, dispensable }: { expose: string; dispensable: boolean }) => (
    <p>
      {expose} {dispensable ? 'can be done without' : 'is missed'}
    </p>
  ),
}));

const slot = (expose: string, waits: boolean) =>
  render(<HomeSlot remote="mfe_messages" expose={expose} waits={waits} />).container;

it('keeps the room of a slot that waits for its turn, and draws nothing of it', () => {
  const waiting = slot('./NoticeStrip', true);
  expect(waiting.firstElementChild?.firstElementChild).toHaveClass('notice');
  expect(waiting).toHaveTextContent(/^$/);
  expect(slot('./NoticeStrip', false)).toHaveTextContent('./NoticeStrip');
});

it('lets what opens by itself wait for no other slot', () => {
  expect(slot('./LoginPopup', true)).toHaveTextContent('./LoginPopup');
});

it('misses what has a place, and does without what opens by itself', () => {
  expect(slot('./NoticeStrip', false)).toHaveTextContent('./NoticeStrip is missed');
  expect(slot('./LoginPopup', false)).toHaveTextContent('./LoginPopup can be done without');
});
