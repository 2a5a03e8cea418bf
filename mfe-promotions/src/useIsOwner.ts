import { getSession } from '@site/session';
import { useState } from 'react';

/** Whether who is signed in now is who was when the component came: whoever comes next in this tab is told nothing of it. */
export function useIsOwner(): () => boolean {
  const [owner] = useState(() => getSession()?.userName);
  return () => getSession()?.userName === owner;
}
