import { useMerchant, useOffers } from '@site/api';
import { useTranslation } from '@site/i18n';
import { useAfterFirstRender } from '@site/ui/useAfterFirstRender';
import { VisuallyHidden } from '@site/ui/VisuallyHidden';
import { DownloadPopup } from '../downloads/DownloadPopup';
import { ResponsiblePlay } from '../layout/ResponsiblePlay/ResponsiblePlay';
import styles from './HomePage.module.css';
import { HomeSlot, isOffer, opensByItself } from './HomeSlot';
import { homeSlots } from './homeSlots';
import { SignedOutNote } from './SignedOutNote';
import { useHomeEntry } from './useHomeEntry';
import { useMayPopUp } from './useMayPopUp';
import { useOneByOne } from './useOneByOne';

/** Home: the merchant's slots in the merchant's order (HS-068). It holds no feature of its own. */
export function HomePage() {
  const { t } = useTranslation('host-shell');
  const merchant = useMerchant();
  const mayPopUp = useMayPopUp();
  const offered = useOffers() !== false;
  const slots = homeSlots(merchant).filter(
    (slot) => (offered || !isOffer(slot)) && (mayPopUp || !opensByItself(slot)),
  );
  const count = useOneByOne(slots.length);
  const complete = useAfterFirstRender();
  useHomeEntry();
  return (
    <div className={styles.home}>
      <VisuallyHidden>
        <h1>{t('header.home', { merchant: merchant.name })}</h1>
      </VisuallyHidden>
      <SignedOutNote />
      {slots.map((slot, index) => (
        <HomeSlot key={slot.remote + slot.expose} {...slot} waits={index >= count} />
      ))}
      {/* Below all slots, or over them later. */}
      {complete && <ResponsiblePlay />}
      {complete && mayPopUp && <DownloadPopup />}
    </div>
  );
}
