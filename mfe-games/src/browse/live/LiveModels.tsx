import { useFlag } from '@site/api';
import { categoryPath } from '../../catalogue/paths';
import { LiveStrip } from './LiveStrip';
import styles from './LiveStrip.module.css';

/** Who presents at live tables now, with the way to all of them; nothing where the merchant has none. */
export default function LiveModels() {
  const switchedOn = useFlag('liveModels');
  return switchedOn ? <LiveStrip to={categoryPath('LIVE')} className={styles.onHome} /> : null;
}
