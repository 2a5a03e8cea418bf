import { useSession } from '@site/session';
import { lazyPart } from '@site/ui/lazyPart';
import { useState } from 'react';
import type { PopupDialogProps } from './PopupDialog';
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
  const awaited = useSettled() && due;
  const { data: popups = [] } = useLoginPopups(list, awaited);
  // A list that was asked for before is at hand before its time.
  return awaited && popups.length > 0 ? <Shown list={list} popups={popups} /> : null;
}

/** Apart, because a part is fetched as soon as what uses it is on the page. */
function Shown(props: PopupDialogProps) {
  // Nobody has asked for it, so one that cannot be had is not spoken of.
  const part = useDialog(true, () => undefined);
  return part ? <part.PopupDialog {...props} /> : null;
}
