import { menuOptions, useMemberInfo, useMerchantWallet, useSystemStatus } from '@site/api';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ClubCard } from './ClubCard';
import { LegalNote } from './LegalNote';
import { LogOut } from './LogOut';
import styles from './MemberCentrePage.module.css';
import { MemberHead } from './MemberHead';
import { MemberScene } from './MemberScene';
import { MemberWallets } from './MemberWallets';
import { WalletLoading } from './WalletLoading';
import { WaysOfMember } from './WaysOfMember';

/** The value of the status that asks for the new version (HS-037). */
const NEW_VERSION = '1';

/** Whether it is known what stands on the page: what came piece by piece would push the rest down, below a finger. */
function useIsKnown(): boolean {
  const answers = [useMerchantWallet({ staleTime: 0 }), useMemberInfo(), useQuery(menuOptions())];
  const settled = answers.every(({ isPending }) => !isPending);
  // Once it is known it stays so: what failed is asked for again by the part that shows it.
  const [known, setKnown] = useState(settled);
  if (settled && !known) setKnown(true);
  return known;
}

/**
 * Wallets, and the way to all that is the member's. The base version is the list alone; the new one stands it below
 * the merchant's scene and adds the club (HS-037).
 */
export default function MemberCentrePage() {
  const isNew = useSystemStatus().data?.info.mobileTemplate.mem_cen === NEW_VERSION;
  const tone = isNew ? 'float' : 'raised';
  const known = useIsKnown();
  return (
    <div className={styles.page}>
      {isNew ? <MemberScene /> : <MemberHead />}
      <div className={isNew ? styles.overScene : styles.content}>
        {known ? (
          <>
            <MemberWallets tone={tone}>{isNew && <ClubCard />}</MemberWallets>
            <WaysOfMember />
            <LogOut />
            <LegalNote />
          </>
        ) : (
          <WalletLoading tone={tone} />
        )}
      </div>
    </div>
  );
}
