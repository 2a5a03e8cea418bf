import { useSystemStatus } from '@site/api';
import { ClubCard } from './ClubCard';
import { LegalNote } from './LegalNote';
import { LogOut } from './LogOut';
import styles from './MemberCentrePage.module.css';
import { MemberHead } from './MemberHead';
import { MemberScene } from './MemberScene';
import { MemberWallets } from './MemberWallets';
import { WaysOfMember } from './WaysOfMember';

/** The value of the status that asks for the new version (HS-037). */
const NEW_VERSION = '1';

/**
 * Wallets, and the way to all that is the member's. The base version is the list alone; the new one stands it below
 * the merchant's scene and adds the club (HS-037).
 */
export default function MemberCentrePage() {
  const isNew = useSystemStatus().data?.info.mobileTemplate.mem_cen === NEW_VERSION;
  return (
    <div className={styles.page}>
      {isNew ? <MemberScene /> : <MemberHead />}
      <div className={isNew ? styles.overScene : styles.content}>
        <MemberWallets tone={isNew ? 'float' : 'raised'}>{isNew && <ClubCard />}</MemberWallets>
        <WaysOfMember />
        <LogOut />
        <LegalNote />
      </div>
    </div>
  );
}
