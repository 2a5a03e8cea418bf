import { Card, type CardProps } from '@site/ui/Card';
import styles from './RowCard.module.css';

/** Rows one below another, with a line between them: `ListRow`s with an icon of 20, by themselves or each in an `li`. */
export function RowCard(props: Omit<CardProps, 'className' | 'padded' | 'tone'>) {
  return <Card {...props} padded={false} className={styles.rows} />;
}
