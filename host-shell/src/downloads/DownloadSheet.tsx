import { useMerchant } from '@site/api';
import { useTranslation } from '@site/i18n';
import { Glyph } from '@site/ui/Glyph';
import { Icon } from '@site/ui/Icon';
import { ListRow } from '@site/ui/ListRow';
import { Sheet } from '@site/ui/Sheet';
import { FileBadge, type LucideIcon, Smartphone, SquarePlus } from 'lucide-react';
import { useState } from 'react';
import { AddToHomePanel } from './AddToHomePanel';
import { DownloadAnchor } from './DownloadAnchor';
import styles from './DownloadSheet.module.css';
import { type DownloadOffer, downloadOffers } from './downloadOffers';
import { MIN_IOS_FOR_APP } from './iosRequirement';
import { useDownloads } from './useDownloads';

const icons: Record<DownloadOffer['kind'], LucideIcon> = {
  shortcut: SquarePlus,
  iosProfile: FileBadge,
  iosApp: Smartphone,
  androidApp: Smartphone,
};

/** The ways to have the site on this phone (HS-088). The shortcut's instructions take its place. */
export function DownloadSheet({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { t } = useTranslation('host-shell');
  const merchant = useMerchant();
  const offers = downloadOffers(useDownloads());
  const [addingToHome, setAddingToHome] = useState(false);
  const addToHome = () => {
    setAddingToHome(true);
    onClose();
  };
  return (
    <>
      <Sheet open={open} onClose={onClose} title={t('download.sheet.title', { merchant: merchant.name })}>
        <p className={styles.claim}>{t('download.sheet.claim')}</p>
        <ul className={styles.offers}>
          {offers.map((offer) => (
            <li key={offer.kind}>
              <Offer offer={offer} onAddToHome={addToHome} />
            </li>
          ))}
        </ul>
      </Sheet>
      <AddToHomePanel open={addingToHome} onClose={() => setAddingToHome(false)} />
    </>
  );
}

function Offer({ offer, onAddToHome }: { offer: DownloadOffer; onAddToHome: () => void }) {
  const { t } = useTranslation('host-shell');
  const version = MIN_IOS_FOR_APP;
  const row = {
    icon: (
      <Glyph tone="tool">
        <Icon of={icons[offer.kind]} />
      </Glyph>
    ),
    label: t(`download.offers.${offer.kind}.title`),
    description: <span className={styles.body}>{t(`download.offers.${offer.kind}.body`, { version })}</span>,
  };
  return offer.kind === 'shortcut' ? (
    <ListRow {...row} onClick={onAddToHome} />
  ) : (
    <ListRow {...row} render={<DownloadAnchor link={offer.link} />} />
  );
}
