import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CareNotice } from '.';

it('is a part of the page with a name, ways on, and one press that puts it away @PL-032', async () => {
  const onSeen = jest.fn();
  render(
    <CareNotice
      title="A look at your play"
      ways={<a href="/limits">Limits</a>}
      seenLabel="Got it"
      onSeen={onSeen}
    >
      You have played for 250 minutes.
    </CareNotice>,
  );
  expect(screen.getByRole('region', { name: 'A look at your play' })).toHaveTextContent(/250 minutes/);
  expect(screen.getByRole('heading', { level: 2 })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Limits' })).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Got it' }));
  expect(onSeen).toHaveBeenCalledTimes(1);
});
