import { useAnnouncements } from '@site/api';
import type { PopupList } from './popupMemory';

const screens = { A: 'memberPopups', B: 'guestPopups' } as const;

/** The pop-ups of a list (HS-070). Nobody waits for them, so a failure is not spoken of. */
export function useLoginPopups(list: PopupList) {
  return useAnnouncements(screens[list], {
    silent: true,
    refetchOnWindowFocus: false,
    select: ({ popups }) => popups.filter(({ execution }) => execution === list),
  });
}
