import { Link } from '@site/router';
import { Button } from '@site/ui/Button';
import { Chip } from '@site/ui/Chip';
import { Icon } from '@site/ui/Icon';
import { VendorMark } from '@site/ui/VendorMark';
import { History } from 'lucide-react';
import { gameListPath } from '../../catalogue/paths';
import { useVendorCategories } from '../../catalogue/queries';
import type { VendorCategory } from '../../catalogue/vendorCategories';
import { useTexts } from '../../useTexts';
import { HotGames } from './HotGames';
import styles from './Suggestions.module.css';
import { STOP } from './useArrowKeys';

export interface SuggestionsProps {
  recent: readonly string[];
  onSearch: (text: string) => void;
  onForget: () => void;
}

/** Before anything is typed: what was searched for on this device, hot games, and the providers. */
export function Suggestions({ recent, onSearch, onForget }: SuggestionsProps) {
  const { t } = useTexts();
  const providers = distinctProviders(useVendorCategories().data ?? []);
  return (
    <div className={styles.suggestions}>
      {recent.length > 0 && (
        <section>
          <div className={styles.head}>
            <h2 className={styles.title}>{t('gameSearch.recent')}</h2>
            <Button variant="text" size="small" flush onClick={onForget}>
              {t('gameSearch.forget')}
            </Button>
          </div>
          <ul className={styles.chips}>
            {recent.map((text) => (
              <li key={text} className={styles.chip}>
                <Chip {...STOP} icon={<Icon of={History} size={16} />} onClick={() => onSearch(text)}>
                  {text}
                </Chip>
              </li>
            ))}
          </ul>
        </section>
      )}
      <HotGames />
      {providers.length > 0 && (
        <section>
          <h2 className={styles.title}>{t('entrance.vendors')}</h2>
          <ul className={styles.chips}>
            {providers.map(({ code, name, type }) => (
              <li key={code} className={styles.chip}>
                <Chip
                  icon={<VendorMark vendor={code} />}
                  render={<Link to={gameListPath({ type, vendor: code })} {...STOP} />}
                >
                  {name}
                </Chip>
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}

/** Each provider once, with the first of its categories. */
function distinctProviders(categories: readonly VendorCategory[]) {
  const all = categories.flatMap(({ type, vendors }) =>
    vendors.map(({ accountTypeName: code, displayName: name }) => ({ code, name, type })),
  );
  return all.filter(({ code }, place) => all.findIndex((other) => other.code === code) === place);
}
