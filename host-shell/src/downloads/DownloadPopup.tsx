import { lazyPart } from '@site/ui/lazyPart';
import { useDelayedPrompt } from '@site/ui/useDelayedPrompt';
import { useState } from 'react';
import { downloadOffers } from './downloadOffers';
import { rememberPopup, wasPopupShown } from './popupMemory';
import { useDownloads } from './useDownloads';

const useSheet = lazyPart(() => import('./DownloadSheet'));

/** Home first: the popup comes when it has been looked at, and after a pop-up that comes with the login. */
export const POPUP_DELAY_MS = 3_000;

/** On home, once a session: what there is to install on this phone (HS-088). */
export function DownloadPopup() {
  const downloads = useDownloads();
  const [due] = useState(() => !wasPopupShown());
  return due && downloads.appWindow && downloadOffers(downloads).length > 0 ? <Popup /> : null;
}

function Popup() {
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  // Nobody has asked for it, so one that cannot be had is not spoken of.
  const part = useSheet(open, close);
  useDelayedPrompt(POPUP_DELAY_MS, () => {
    setOpen(true);
    rememberPopup();
  });
  return part ? <part.DownloadSheet open={open} onClose={close} /> : null;
}
