import { queryClient, settingsOptions, systemStatusOptions } from '@site/api';
import { firstViews } from '@site/ui/firstView';
import LoginPage from './access/login/LoginPage';
import { addTexts } from './useTexts';

addTexts();

export default firstViews({
  // Who is signed in is led on.
  './LoginPage': {
    prepare: () =>
      Promise.all([queryClient.fetchQuery(settingsOptions()), queryClient.fetchQuery(systemStatusOptions())]),
    view: <LoginPage />,
    forGuests: true,
    parameters: ['return'],
  },
});
