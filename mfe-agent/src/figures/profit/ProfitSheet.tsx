import { useCurrencySymbol } from '@site/api';
import type { PnlRow } from '@site/contracts/areas/team';
import { PATHS } from '@site/contracts/values/paths';
import { useLanguage } from '@site/i18n';
import { Link } from '@site/router';
import { Button } from '@site/ui/Button';
import { Icon } from '@site/ui/Icon';
import { rangeText } from '@site/ui/records';
import { Sheet } from '@site/ui/Sheet';
import { Sum } from '@site/ui/Sum';
import { UsersRound } from 'lucide-react';
import { useTexts } from '../../useTexts';
import { figuresSearch } from '../figuresState';
import { useHasTool } from '../parts/useHasTool';
import type { Figures } from '../useFigures';
import styles from './ProfitSheet.module.css';

interface ProfitSheetProps {
  open: boolean;
  row: PnlRow;
  figures: Figures;
  onClose: () => void;
}

/** All figures of one person in these days, and the ways on: to their bets, and a level down. */
export default function ProfitSheet({ open, row, figures, onClose }: ProfitSheetProps) {
  const { t } = useTexts();
  const language = useLanguage();
  const symbol = useCurrencySymbol();
  const hasBets = useHasTool('teamBetting');
  const { account, own, members } = row;
  const bets = PATHS.teamBetting + figuresSearch({ account, range: figures.range });
  const canGoDown = !own && members > 0;
  return (
    <Sheet
      open={open}
      onClose={onClose}
      title={account}
      footer={
        (hasBets || canGoDown) && (
          <>
            {hasBets && (
              <Button variant="quiet" block={!canGoDown} render={<Link to={bets} onClick={onClose} />}>
                {t('figures.bets')}
              </Button>
            )}
            {canGoDown && (
              <Button
                block={!hasBets}
                icon={<Icon of={UsersRound} size={18} />}
                render={<Link to={figures.addressWith({ account })} onClick={onClose} />}
              >
                {t('figures.downlines')}
              </Button>
            )}
          </>
        )
      }
    >
      <div className={styles.body}>
        <p className={styles.days}>
          {own
            ? t('figures.ownOf', { days: rangeText(figures.days, language) })
            : rangeText(figures.days, language)}
        </p>
        <Sum
          inset
          symbol={symbol}
          rows={[
            { label: t('figures.deposits'), amount: row.deposit },
            { label: t('figures.withdrawals'), amount: row.withdraw },
            { label: t('figures.bets'), amount: row.bet },
            { label: t('figures.wins'), amount: row.win },
            { label: t('figures.rebate'), amount: row.rebate },
            { label: t('figures.bonus'), amount: row.bonus },
          ]}
          total={{ label: t('figures.profit'), amount: row.profit, signed: true }}
        />
        <p className={styles.note}>{t('figures.profitMeans')}</p>
      </div>
    </Sheet>
  );
}
