import { imageCdn, useMerchant, useSystemStatus } from '@site/api';
import type { CSSProperties } from 'react';
import styles from './VendorMark.module.css';
import { vendorIconUrl } from './vendorIconUrl';

/** A vendor's one-colour mark, in the colour of the text beside it. Until the status is known nothing is drawn. */
export function VendorMark({ vendor, size = 18 }: { vendor: string; size?: number }) {
  const merchant = useMerchant();
  const cdns = useSystemStatus().data?.info.imageCDNs;
  if (!cdns) return null;
  // A relative address in a custom property would be read against the remote's own style sheet.
  const icon = new URL(vendorIconUrl(imageCdn(cdns, merchant), vendor, 'WHITE'), document.baseURI).href;
  const style: CSSProperties & Record<`--${string}`, string> = {
    '--vendor-mark': `url("${icon}")`,
    '--vendor-mark-size': `${size}px`,
  };
  return <span aria-hidden="true" className={styles.mark} style={style} />;
}
