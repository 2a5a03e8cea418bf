import { hasCode, useCurrencySymbol } from '@site/api';
import type { GameFacts } from '@site/contracts/areas/play';
import { formatNumber, useErrorText } from '@site/i18n';
import { ErrorState } from '@site/ui/ErrorState';
import { Money } from '@site/ui/Money';
import { Skeleton } from '@site/ui/Skeleton';
import type { ReactNode } from 'react';
import { useTexts } from '../../useTexts';
import { useGameFacts } from '../game/usePlay';
import styles from './GameSheet.module.css';

const WAITING = ['rtp', 'volatility', 'minBet', 'maxBet'] as const;

/** The facts of a game, as the platform has them. */
export function FactsList({ nodeId }: { nodeId: string }) {
  const { t } = useTexts();
  const errorText = useErrorText();
  const { data, error, refetch } = useGameFacts(nodeId);
  if (error && hasCode(error, 'game.unavailable'))
    return (
      <p role="alert" className={styles.gone}>
        {errorText(error)}
      </p>
    );
  if (error)
    return (
      <ErrorState
        heading="h3"
        title={t('sheet.failed')}
        body={errorText(error)}
        onRetry={() => void refetch()}
      />
    );
  if (data) return <Facts facts={data} />;
  return (
    <dl className={styles.facts} aria-busy="true">
      {WAITING.map((name) => (
        <Fact key={name} name={t(`sheet.${name}`)}>
          <Skeleton width="64px" height="16px" />
        </Fact>
      ))}
    </dl>
  );
}

function Facts({ facts }: { facts: GameFacts }) {
  const { t } = useTexts();
  const symbol = useCurrencySymbol();
  const { game, rtp, volatility, minBet, maxBet, lines } = facts;
  return (
    <>
      <dl className={styles.facts}>
        {rtp !== undefined && <Fact name={t('sheet.rtp')}>{`${rtp.toFixed(2)} %`}</Fact>}
        {volatility && <Fact name={t('sheet.volatility')}>{t(`volatility.${volatility}`)}</Fact>}
        <Fact name={t('sheet.minBet')}>
          <Money symbol={symbol} amount={minBet} />
        </Fact>
        <Fact name={t('sheet.maxBet')}>
          <Money symbol={symbol} amount={maxBet} />
        </Fact>
        {lines !== undefined && <Fact name={t('sheet.lines')}>{formatNumber(lines)}</Fact>}
        {game.autoplay && <Fact name={t('sheet.autoplay')}>{t('sheet.hasAutoplay')}</Fact>}
      </dl>
      {rtp !== undefined && <p className={styles.note}>{t('sheet.rtpNote')}</p>}
    </>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className={styles.fact}>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
