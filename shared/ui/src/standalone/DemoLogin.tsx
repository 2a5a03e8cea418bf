import { call } from '@site/api';
import { login } from '@site/contracts/areas/account';
import { signIn } from '@site/session';
import { Button } from '../Button';

/** Of the platform's demonstration accounts; the project's README names them. */
const DEMO_PASSWORD = 'Passw0rd1';

export interface DemoLoginProps {
  account?: 'player01' | 'agent01';
  /** Called when the session is there. */
  onDone?: () => void;
}

/** Signs a demonstration account in, where a remote runs alone and there is no login page. */
export function DemoLogin({ account = 'player01', onDone }: DemoLoginProps) {
  const enter = async () => {
    const session = await call(login, { type: 'username', username: account, password: DEMO_PASSWORD });
    const merchantCode = document.documentElement.dataset.merchant ?? '';
    signIn({ ...session, merchantCode }, { persist: false });
    onDone?.();
  };
  return <Button onClick={() => void enter()}>Log in as {account}</Button>;
}
