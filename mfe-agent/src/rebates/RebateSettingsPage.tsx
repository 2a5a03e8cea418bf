import { useSearchParams } from '@site/router';
import { useSession } from '@site/session';
import { DownlinePage } from './edit/DownlinePage';
import { ListPage } from './list/ListPage';

/** Rates of an agent's direct downlines: the list of them, and one of them by the address (AG-015). */
export default function RebateSettingsPage() {
  const account = useSearchParams()[0].get('account') || undefined;
  const user = useSession((session) => session?.userName) ?? '';
  if (account === undefined) return <ListPage user={user} />;
  return <DownlinePage key={`${user} ${account}`} user={user} account={account} />;
}
