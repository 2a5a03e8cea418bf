import { imageCdn, useMerchant, useSystemStatus } from '@site/api';
import type { CSSProperties } from 'react';
import styles from './VendorMark.module.css';
import { vendorIconUrl } from './vendorIconUrl';

/** Of a mark that is drawn before there is a page: which address that will have is not known. */
const NO_PICTURE = 'linear-gradient(#0000, #0000)';

/** A relative address in a custom property would be read against the remote's own style sheet. */
const pictureAt = (address: string) => `url("${new URL(address, document.baseURI).href}")`;

/** A vendor's one-colour mark, in the colour of the text beside it. Until the status is known nothing is drawn. */
export function VendorMark({ vendor, size = 18 }: { vendor: string; size?: number }) {
  const merchant = useMerchant();
  const cdns = useSystemStatus().data?.info.imageCDNs;
  if (!cdns) return null;
  const address = vendorIconUrl(imageCdn(cdns, merchant), vendor, 'WHITE');
  const style: CSSProperties & Record<`--${string}`, string> = {
    '--vendor-mark': typeof document === 'undefined' ? NO_PICTURE : pictureAt(address),
    '--vendor-mark-size': `${size}px`,
  };
  return <span aria-hidden="true" className={styles.mark} style={style} />;
}
