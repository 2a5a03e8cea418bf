import { useApiQuery } from '@site/api';
import { type Country, countries } from '@site/contracts/system';
import { Icon } from '@site/ui/Icon';
import { ListRow } from '@site/ui/ListRow';
import { Sheet } from '@site/ui/Sheet';
import { Check, ChevronDown } from 'lucide-react';
import { useEffect, useState } from 'react';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import { useTexts } from '../useTexts';
import styles from './DialingCodePicker.module.css';
import type { RegisterValues } from './registerValues';

interface DialingCodePickerProps {
  form: UseFormReturn<RegisterValues>;
}

/** The country's code before the number: the merchant's own country until another is chosen. */
export function DialingCodePicker({ form }: DialingCodePickerProps) {
  const { t } = useTexts();
  const [open, setOpen] = useState(false);
  const { data } = useApiQuery(countries, {}, { silent: true });
  const list: readonly Country[] = data?.list ?? [];
  const chosen = useWatch({ control: form.control, name: 'dialingCode' });
  const own = list[0]?.dialingCode;
  const { setValue } = form;
  useEffect(() => {
    if (own && !chosen) setValue('dialingCode', own);
  }, [own, chosen, setValue]);
  if (!chosen) return null;
  const choose = ({ dialingCode }: Country) => {
    setOpen(false);
    setValue('dialingCode', dialingCode);
  };
  return (
    <>
      <button
        type="button"
        className={styles.code}
        aria-haspopup="dialog"
        aria-label={t('dialing.now', { code: chosen })}
        onClick={() => setOpen(true)}
      >
        +{chosen}
        <Icon of={ChevronDown} size={16} />
      </button>
      <Sheet open={open} onClose={() => setOpen(false)} title={t('dialing.title')}>
        <ul className={styles.list}>
          {list.map((country) => (
            <li key={country.code} aria-current={country.dialingCode === chosen || undefined}>
              <ListRow
                label={country.name}
                chevron={false}
                end={
                  <>
                    +{country.dialingCode}
                    {country.dialingCode === chosen && <Icon of={Check} size={20} />}
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
