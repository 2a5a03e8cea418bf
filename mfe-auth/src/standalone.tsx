import { signOut } from '@site/api';
import { PATHS } from '@site/contracts/values/paths';
import { Link } from '@site/router';
import { useSession } from '@site/session';
import { Button } from '@site/ui/Button';
import { startStandalone } from '@site/ui/standalone';
import LoginPage from './exposes/LoginPage';

function Home() {
  const session = useSession();
  if (!session) return <Link to={PATHS.login}>Log in</Link>;
  return (
    <main>
      <p>
        {session.userName}, type {session.type}
      </p>
      <Button onClick={() => void signOut()}>Log out</Button>
    </main>
  );
}

startStandalone({
  routes: [
    { path: PATHS.login, element: <LoginPage /> },
    { path: PATHS.home, element: <Home /> },
  ],
});
