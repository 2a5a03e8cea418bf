import { useCurrencySymbol } from '@site/api';
import type { DepositPromo, PromoOffer } from '@site/contracts/areas/deposit';
import { PATHS } from '@site/contracts/values/paths';
import { formatNumber } from '@site/i18n';
import { Link, useRouteExists } from '@site/router';
import { Money, useMoneyText } from '@site/ui/Money';
import type * as z from 'zod/mini';
import { useTexts } from '../../../../useTexts';
import cashierStyles from '../../../parts/Cashier.module.css';
import { momentText } from '../../../parts/momentText';
import styles from './PromoTerms.module.css';

interface PromoTermsProps {
  promo: DepositPromo;
  offer: z.infer<typeof PromoOffer>;
}

/** What a promotion gives for the amount, what has to be bet for it, how that is counted, and until when. */
export function PromoTerms({ promo: { turnover, endsAt, promotionId }, offer }: PromoTermsProps) {
  const { t } = useTexts();
  const symbol = useCurrencySymbol();
  const moneyText = useMoneyText();
  const hasPromotions = useRouteExists(PATHS.promotion);
  return (
    <>
      <dl className={styles.terms}>
        <div>
          <dt>{t('deposit.promo.youGet')}</dt>
          <dd>
            <Money symbol={symbol} amount={offer.bonus} signed />
          </dd>
        </div>
        <div>
          <dt>{t('deposit.promo.before')}</dt>
          <dd>{t('deposit.promo.bet', { amount: moneyText(offer.toBet) })}</dd>
        </div>
        <div>
          <dt>{t('deposit.promo.howCounted')}</dt>
          <dd>{t('deposit.promo.counted', { times: formatNumber(turnover) })}</dd>
        </div>
        {endsAt && (
          <div>
            <dt>{t('deposit.promo.time')}</dt>
            <dd>{t('deposit.promo.until', { when: momentText(endsAt) })}</dd>
          </div>
        )}
      </dl>
      {promotionId && hasPromotions && (
        <Link className={cashierStyles.link} to={`${PATHS.promotion}?id=${promotionId}`}>
          {t('deposit.promo.terms')}
        </Link>
      )}
    </>
  );
}
