import { useApiMutation } from '@site/api';
import { setCountry } from '@site/contracts/areas/profile';
import type { Country } from '@site/contracts/areas/system';
import { Icon } from '@site/ui/Icon';
import { ListRow } from '@site/ui/ListRow';
import { Sheet } from '@site/ui/Sheet';
import { Spinner } from '@site/ui/Spinner';
import { toast, toastDuration } from '@site/ui/Toast';
import { Check } from 'lucide-react';
import { useTexts } from '../../useTexts';
import styles from './CountrySheet.module.css';
import { refreshProfile } from './queries';

interface CountrySheetProps {
  chosen: string | undefined;
  countries: readonly Country[];
  open: boolean;
  onClose: () => void;
}

/** All countries; a press on one saves it. */
export function CountrySheet({ chosen, countries, open, onClose }: CountrySheetProps) {
  const { t } = useTexts();
  const save = useApiMutation(setCountry, {
    onSuccess: () => {
      refreshProfile();
      onClose();
      toast.success(t('profile.saved'), { duration: toastDuration.saved });
    },
  });
  const saving = save.isPending ? save.variables.country : undefined;
  return (
    <Sheet open={open} onClose={onClose} title={t('profile.country')}>
      <ul className={styles.list}>
        {countries.map(({ code, name }) => (
          <li key={code} aria-current={code === chosen || undefined}>
            <ListRow
              label={name}
              chevron={false}
              end={
                code === saving ? (
                  <Spinner size={16} />
                ) : (
                  code === chosen && <Icon of={Check} size={20} className={styles.check} />
                )
              }
              onClick={() => (code === chosen ? onClose() : save.mutate({ country: code }))}
            />
          </li>
        ))}
      </ul>
    </Sheet>
  );
}
