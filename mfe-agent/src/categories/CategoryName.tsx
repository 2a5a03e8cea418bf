import type { GameType } from '@site/contracts/areas/games';
import { CategoryIcon } from './CategoryIcon';
import styles from './CategoryName.module.css';
import { useCategoryName } from './useCategoryName';

/** A category of games with its mark, in the line under a name. */
export function CategoryName({ of }: { of: GameType }) {
  const name = useCategoryName();
  return (
    <span className={styles.category}>
      <CategoryIcon of={of} size={14} />
      {name(of)}
    </span>
  );
}
