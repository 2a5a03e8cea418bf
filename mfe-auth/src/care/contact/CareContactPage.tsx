import styles from '../parts/Care.module.css';
import { ContactSwitches } from './ContactSwitches';

/** Which offers the member wants to hear of, by themselves. */
export default function CareContactPage() {
  return (
    <div className={styles.page}>
      <ContactSwitches />
    </div>
  );
}
