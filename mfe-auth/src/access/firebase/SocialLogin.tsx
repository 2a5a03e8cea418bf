import { useMerchant } from '@site/api';
import { lazyPart } from '@site/ui/lazyPart';

const useButtons = lazyPart(() => import('./SocialButtons'));

/** Social accounts as a way in, for merchants with a Firebase project: for the others nothing of it is loaded. */
export function SocialLogin() {
  return useMerchant().firebase ? <Fetched /> : null;
}

function Fetched() {
  // The other ways in are there: nobody is told of one that cannot be had.
  const part = useButtons(true, () => undefined);
  return part ? <part.SocialButtons /> : null;
}
