import { useTranslation } from '@site/i18n';
import { useState } from 'react';
import { Button } from '../../src/Button';
import { Money } from '../../src/Money';
import { WalletWidget } from '../../src/WalletWidget';
import styles from '../Showcase.module.css';
import { Specimen } from '../Specimen';

export function Wallet() {
  const { t } = useTranslation('showcase');
  const [hidden, setHidden] = useState(false);
  const [refreshing, setRefreshing] = useState(false);
  return (
    <>
      <Specimen title="WalletWidget" room="bare">
        <WalletWidget
          label={t('balance')}
          symbol="฿"
          amount="12480.50"
          hidden={hidden}
          refreshing={refreshing}
          onToggle={() => setHidden(!hidden)}
          onRefresh={() => setRefreshing(true)}
          actions={
            <>
              <Button variant="quiet">{t('withdraw')}</Button>
              <Button>{t('deposit')}</Button>
            </>
          }
        />
      </Specimen>
      <Specimen title="Money">
        <div className={styles.line}>
          {['12480.50', '-350', '0.00', '987654321012345678.99'].map((amount) => (
            <span key={amount} className={styles.money}>
              <Money symbol="฿" amount={amount} />
            </span>
          ))}
          <Money symbol="฿" amount="48.20" signed />
          <Money symbol="฿" amount="1.00" hidden />
        </div>
      </Specimen>
    </>
  );
}
