import { useMerchant } from '@site/api';
import { useTranslation } from '@site/i18n';
import { VisuallyHidden } from '@site/ui/VisuallyHidden';
import { DownloadPopup } from '../downloads/DownloadPopup';
import styles from './HomePage.module.css';
import { HomeSlot } from './HomeSlot';
import { homeSlots } from './homeSlots';
import { ResponsiblePlay } from './ResponsiblePlay';
import { useHomeEntry } from './useHomeEntry';
import { useOneByOne } from './useOneByOne';

/** Home: the merchant's slots in the merchant's order (HS-068). It holds no feature of its own. */
export function HomePage() {
  const { t } = useTranslation('host-shell');
  const merchant = useMerchant();
  const slots = homeSlots(merchant);
  const count = useOneByOne(slots.length);
  useHomeEntry();
  return (
    <div className={styles.home}>
      <VisuallyHidden>
        <h1>{t('header.home', { merchant: merchant.name })}</h1>
      </VisuallyHidden>
      {slots.map((slot, index) => (
        <HomeSlot key={slot.remote + slot.expose} {...slot} waits={index >= count} />
      ))}
      <ResponsiblePlay />
      <DownloadPopup />
    </div>
  );
}
