import { useMerchant } from '@site/api';
import styles from './SplashScreen.module.css';

/** The frame of the page with the merchant's mark, until the system status is known. */
export function SplashScreen() {
  const { logo } = useMerchant();
  return (
    <div className={styles.splash} aria-busy="true">
      <img src={logo} alt="" width={56} height={56} />
    </div>
  );
}
