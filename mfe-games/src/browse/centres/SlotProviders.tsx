import type { Vendor } from '@site/contracts/areas/games';
import { Link } from '@site/router';
import { VendorMark } from '@site/ui/VendorMark';
import { SectionHead } from '../../catalogue/parts/SectionHead';
import { categoryPath } from '../../catalogue/paths';
import { useTexts } from '../../useTexts';
import styles from './Centre.module.css';

/** The providers of slots, each leading to its own. */
export function SlotProviders({ vendors }: { vendors: readonly Vendor[] }) {
  const { t } = useTexts();
  return (
    <section>
      <SectionHead title={t('entrance.vendors')} />
      <ul aria-label={t('entrance.vendors')} className={styles.providers}>
        {vendors.map(({ accountTypeName: code, displayName }) => (
          <li key={code}>
            <Link to={categoryPath('RNG', code)} className={styles.provider}>
              <VendorMark vendor={code} size={20} />
              <span className={styles.providerName}>{displayName}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
