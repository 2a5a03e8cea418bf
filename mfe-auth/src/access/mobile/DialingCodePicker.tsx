import { useApiQuery } from '@site/api';
import { type Country, countries } from '@site/contracts/areas/system';
import { Icon } from '@site/ui/Icon';
import { ListRow } from '@site/ui/ListRow';
import { Sheet } from '@site/ui/Sheet';
import { Check, ChevronDown, RefreshCw } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useTexts } from '../../useTexts';
import styles from './DialingCodePicker.module.css';

interface DialingCodePickerProps {
  /** Digits without the plus sign; empty until the merchant's own country is known. */
  value: string;
  onChange: (dialingCode: string) => void;
}

/** The country's code before the number: the merchant's own country until another is chosen. */
export function DialingCodePicker({ value, onChange }: DialingCodePickerProps) {
  const { t } = useTexts();
  const [open, setOpen] = useState(false);
  const { data, isError, refetch } = useApiQuery(countries, {}, { silent: true });
  const list: readonly Country[] = data?.list ?? [];
  const own = list[0]?.dialingCode;
  useEffect(() => {
    if (own && !value) onChange(own);
  }, [own, value, onChange]);
  if (!value && isError) {
    return (
      <button
        type="button"
        className={styles.code}
        aria-label={t('dialing.retry')}
        onClick={() => void refetch()}
      >
        <Icon of={RefreshCw} size={20} />
      </button>
    );
  }
  // Its place: the number must not jump when the code arrives.
  if (!value) return <span className={styles.code} />;
  const choose = ({ dialingCode }: Country) => {
    setOpen(false);
    onChange(dialingCode);
  };
  return (
    <>
      <button
        type="button"
        className={styles.code}
        aria-haspopup="dialog"
        aria-label={t('dialing.now', { code: value })}
        onClick={() => setOpen(true)}
      >
        +{value}
        <Icon of={ChevronDown} size={16} />
      </button>
      <Sheet open={open} onClose={() => setOpen(false)} title={t('dialing.title')}>
        <ul className={styles.list}>
          {list.map((country) => (
            <li key={country.code} aria-current={country.dialingCode === value || undefined}>
              <ListRow
                label={country.name}
                chevron={false}
                end={
                  <>
                    +{country.dialingCode}
                    {country.dialingCode === value && <Icon of={Check} size={20} />}
                  </>
                }
                onClick={() => choose(country)}
              />
            </li>
          ))}
        </ul>
      </Sheet>
    </>
  );
}
