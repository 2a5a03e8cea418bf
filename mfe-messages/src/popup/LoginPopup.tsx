import { useSession } from '@site/session';
import { lazyPart } from '@site/ui/lazyPart';
import { useState } from 'react';
import { isDue, type PopupList } from './popupMemory';
import { useLoginPopups } from './queries';
import { useSettled } from './useSettled';

const useDialog = lazyPart(() => import('./PopupDialog'));

/** The merchant's word to members, or to guests, on home; another login state is another list (HS-070). */
export default function LoginPopup() {
  const list = useSession((session) => (session ? 'A' : 'B'));
  return <DueList key={list} list={list} />;
}

function DueList({ list }: { list: PopupList }) {
  const [due] = useState(() => isDue(list));
  const settled = useSettled();
  return settled && due ? <Awaited list={list} /> : null;
}

/** Apart, because a part is fetched once what uses it is on the page: here beside the list, and not after it. */
function Awaited({ list }: { list: PopupList }) {
  const { data: popups = [] } = useLoginPopups(list);
  const some = popups.length > 0;
  // Nobody has asked for it, so one that cannot be had is not spoken of.
  const part = useDialog(some, () => undefined);
  return some && part ? <part.PopupDialog list={list} popups={popups} /> : null;
}
