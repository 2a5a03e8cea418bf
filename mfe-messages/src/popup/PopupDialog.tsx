import { useMerchant } from '@site/api';
import type { Popup } from '@site/contracts/areas/messages';
import { Button } from '@site/ui/Button';
import { Checkbox } from '@site/ui/Checkbox';
import { Dialog } from '@site/ui/Dialog';
import { useDelayedPrompt } from '@site/ui/useDelayedPrompt';
import { VisuallyHidden } from '@site/ui/VisuallyHidden';
import { useState } from 'react';
import { useTexts } from '../useTexts';
import { PopupCarousel } from './PopupCarousel';
import styles from './PopupDialog.module.css';
import { hideToday, type PopupList, rememberShown } from './popupMemory';

/** Meanwhile the dialog's own script is fetched, so that nothing else opens between the look and the opening. */
export const OPEN_AFTER_MS = 300;

export interface PopupDialogProps {
  list: PopupList;
  /** One at least. */
  popups: readonly Popup[];
}

/** Opens by itself in a calm moment, once; otherwise the list waits for the next visit of home. */
export function PopupDialog({ list, popups }: PopupDialogProps) {
  const { t } = useTexts();
  const merchant = useMerchant().name;
  const [open, setOpen] = useState(false);
  const [hidden, setHidden] = useState(false);
  useDelayedPrompt(OPEN_AFTER_MS, () => {
    setOpen(true);
    rememberShown(list);
  });
  const close = () => setOpen(false);
  return (
    <Dialog
      open={open}
      unasked
      onClose={close}
      title={<VisuallyHidden>{t('popup.label', { merchant })}</VisuallyHidden>}
      actions={<Button onClick={close}>{t('popup.close')}</Button>}
    >
      <PopupCarousel popups={popups} />
      <Checkbox
        className={styles.notToday}
        checked={hidden}
        onChange={({ target }) => {
          setHidden(target.checked);
          hideToday(list, target.checked);
        }}
      >
        {t('popup.notToday')}
      </Checkbox>
    </Dialog>
  );
}
