import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { startUiTexts } from '../testing/startUiTexts';
import { RemoteFailedCard } from '.';

it('names what is missing and loads it again', async () => {
  startUiTexts();
  const onReload = jest.fn();
  render(
    <RemoteFailedCard
      title="Promotions unavailable"
      body="The rest of the lobby works."
      onReload={onReload}
    />,
  );
  expect(screen.getByRole('alert')).toHaveTextContent('Promotions unavailable');
  await userEvent.click(screen.getByRole('button', { name: 'Reload' }));
  expect(onReload).toHaveBeenCalledTimes(1);
});
