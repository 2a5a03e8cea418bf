import { careHelp } from '@site/contracts/areas/care';
import { registerByUsername } from '@site/contracts/areas/registration';
import { customerService } from '@site/contracts/areas/system';
import { signOut } from '@site/session';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openRegistration, submitButton } from './testing/fakeRegistration';

afterEach(() => signOut());

async function fillIn() {
  await userEvent.type(screen.getByLabelText('Username'), 'newbie01');
  await userEvent.type(screen.getByLabelText('Password'), 'Passw0rd1');
  await userEvent.type(screen.getByLabelText('Confirm password'), 'Passw0rd1');
  await userEvent.click(await submitButton());
}

it('gives no reason where none may be told, but the way to customer service and who helps @PL-023 @PL-035', async () => {
  const platform = await openRegistration();
  platform.refuse(registerByUsername, 'registration.refused');
  platform.answer(customerService, {
    list: [
      { title: 'Service', name: 'Service', csPosition: 'SERVICE-1', csType: 'LIVECHAT', path: 'sealed' },
    ],
  });
  platform.answer(careHelp, {
    list: [
      {
        id: 'line',
        name: 'Still Water line',
        url: 'https://stillwater.example',
        languages: ['th'],
        kind: 'HELPLINE',
        country: 'TH',
      },
    ],
  });
  await fillIn();
  expect(await screen.findByText('This cannot be done here. Please contact customer service.')).toBeVisible();
  expect(await screen.findByText('Still Water line')).toBeVisible();
  expect(await screen.findByRole('button', { name: 'Contact support' })).toBeVisible();
  expect(screen.getByLabelText('Username')).toHaveValue('newbie01');
});

it('goes when it is sent again', async () => {
  const platform = await openRegistration();
  platform.refuse(registerByUsername, 'registration.refused');
  await fillIn();
  await screen.findByText(/^This cannot be done here/);
  platform.answer(registerByUsername, () => new Promise(() => {}));
  await userEvent.click(await submitButton());
  await waitFor(() => expect(screen.queryByText(/^This cannot be done here/)).not.toBeInTheDocument());
});
