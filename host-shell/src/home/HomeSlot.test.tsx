import { render } from '@testing-library/react';
import { HomeSlot } from './HomeSlot';

jest.mock('../federation/view/RemoteSlot', () => ({
  RemoteSlot: ({ expose }: { expose: string }) => <p>{expose}</p>,
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
