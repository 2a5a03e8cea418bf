import type { MerchantWallet } from '@site/contracts/areas/account';
import { Button } from '@site/ui/Button';
import { Card } from '@site/ui/Card';
import { Icon } from '@site/ui/Icon';
import { useAddressSheet } from '@site/ui/useSheet';
import { ChevronDown, Undo2 } from 'lucide-react';
import { useId, useState } from 'react';
import { useTexts } from '../../useTexts';
import { BringBackSheet } from './BringBackSheet';
import { useBringAllBack } from './useBringAllBack';
import styles from './VendorWallets.module.css';
import { WalletRow } from './WalletRow';
import { walletParts } from './walletParts';

/** Names the sheet in the address. */
const BRING_BACK = 'bringBack';

interface VendorWalletsProps {
  wallet: MerchantWallet;
  /** Whether money may be moved on this site. */
  movable: boolean;
  onTransfer: (vendor: string) => void;
  onRefresh: () => void;
  refreshing: boolean;
}

/** What the member has at each vendor: those with money first, the empty ones folded. */
export function VendorWallets({ wallet, movable, onTransfer, onRefresh, refreshing }: VendorWalletsProps) {
  const { t } = useTexts();
  const titleId = useId();
  const { filled, silent, empty } = walletParts(wallet);
  const [unfolded, setUnfolded] = useState(false);
  const { moves, start, retry } = useBringAllBack(wallet.inGames);
  // Its address alone moves nothing: after a reload there is nothing to show.
  const sheet = useAddressSheet('part', (part) => part === BRING_BACK && moves.length > 0);
  const symbol = wallet.currencySymbol;
  const open = (vendor: string) => (movable ? () => onTransfer(vendor) : undefined);
  const bringBack = () => {
    start(filled);
    sheet.show(BRING_BACK);
  };

  return (
    <section className={styles.section} aria-labelledby={titleId}>
      <div className={styles.head}>
        <h2 id={titleId} className={styles.title}>
          {t('wallets.inGames')}
        </h2>
        {movable && filled.length > 0 && (
          <Button variant="text" size="small" flush icon={<Icon of={Undo2} size={16} />} onClick={bringBack}>
            {t('wallets.bringBack')}
          </Button>
        )}
      </div>
      <Card padded={false}>
        <ul className={styles.list}>
          {filled.map((each) => (
            <li key={each.accountType}>
              <WalletRow wallet={each} symbol={symbol} onOpen={open(each.accountType)} />
            </li>
          ))}
          {silent.map((each) => (
            <li key={each.accountType}>
              <WalletRow
                wallet={each}
                symbol={symbol}
                end={
                  <Button
                    variant="text"
                    size="small"
                    flush
                    loading={refreshing}
                    aria-label={t('wallets.tryAgainOf', { wallet: each.accountTypeName })}
                    onClick={onRefresh}
                  >
                    {t('wallets.tryAgain')}
                  </Button>
                }
              />
            </li>
          ))}
          {unfolded &&
            empty.map((each) => (
              <li key={each.accountType}>
                <WalletRow wallet={each} symbol={symbol} onOpen={open(each.accountType)} />
              </li>
            ))}
        </ul>
        {empty.length > 0 && (
          <button
            type="button"
            className={styles.unfold}
            aria-expanded={unfolded}
            onClick={() => setUnfolded(!unfolded)}
          >
            {t(filled.length + silent.length > 0 ? 'wallets.moreEmpty' : 'wallets.allEmpty', {
              count: empty.length,
            })}
            <Icon of={ChevronDown} size={16} />
          </button>
        )}
      </Card>
      <BringBackSheet
        moves={moves}
        symbol={symbol}
        open={sheet.open}
        onRetry={(code) =>
          retry(
            code,
            filled.find(({ accountType }) => accountType === code),
          )
        }
        onClose={sheet.close}
      />
    </section>
  );
}
