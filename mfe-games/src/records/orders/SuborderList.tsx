import type { Suborder } from '@site/contracts/areas/lottery';
import { Checkbox } from '@site/ui/Checkbox';
import { Money } from '@site/ui/Money';
import { useTexts } from '../../useTexts';
import { StatusText } from '../StatusText';
import styles from './OrderSheet.module.css';

interface SuborderListProps {
  suborders: readonly Suborder[];
  symbol: string;
  chosen: ReadonlySet<string>;
  /** Left out once the draw has closed: nothing can be taken back then. */
  onChoose?: (chosen: ReadonlySet<string>) => void;
}

/** The bets of an order; those that still wait can be chosen. */
export function SuborderList({ suborders, symbol, chosen, onChoose }: SuborderListProps) {
  return (
    <ul>
      {suborders.map((suborder) => (
        <li key={suborder.suborderId} className={styles.suborder}>
          {onChoose && suborder.status === 'PENDING' ? (
            <Checkbox
              checked={chosen.has(suborder.suborderId)}
              className={styles.choice}
              onChange={({ target }) => {
                const next = new Set(chosen);
                if (target.checked) next.add(suborder.suborderId);
                else next.delete(suborder.suborderId);
                onChoose(next);
              }}
            >
              <SuborderWords suborder={suborder} />
            </Checkbox>
          ) : (
            <div className={styles.choice}>
              <SuborderWords suborder={suborder} />
            </div>
          )}
          <SuborderFigures suborder={suborder} symbol={symbol} />
        </li>
      ))}
    </ul>
  );
}

function SuborderWords({ suborder: { playName, play, content } }: { suborder: Suborder }) {
  return (
    <span className={styles.words}>
      <span className={styles.content}>{content}</span>{' '}
      <span className={styles.play}>{playName ?? play}</span>
    </span>
  );
}

function SuborderFigures({ suborder: { status, bet, win }, symbol }: { suborder: Suborder; symbol: string }) {
  const { t } = useTexts();
  return (
    <span className={styles.figures}>
      <StatusText status={status} />
      {status === 'WON' && <Money symbol={symbol} amount={win} className={styles.win} />}
      <span className={styles.play}>
        {t('records.figure.bet')} <Money symbol={symbol} amount={bet} />
      </span>
    </span>
  );
}
