import { logOut } from '@site/api';
import { HOME_PATH, LOGIN_PATH } from '@site/contracts/routes';
import { Link } from '@site/router';
import { useSession } from '@site/session';
import { Button } from '@site/ui/Button';
import { startStandalone } from '@site/ui/standalone';
import LoginPage from './exposes/LoginPage';

function Home() {
  const session = useSession();
  if (!session) return <Link to={LOGIN_PATH}>Log in</Link>;
  return (
    <main>
      <p>
        {session.userName}, type {session.type}
      </p>
      <Button onClick={() => void logOut()}>Log out</Button>
    </main>
  );
}

startStandalone({
  routes: [
    { path: LOGIN_PATH, element: <LoginPage /> },
    { path: HOME_PATH, element: <Home /> },
  ],
});
