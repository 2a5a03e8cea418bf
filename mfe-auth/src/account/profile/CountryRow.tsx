import { Icon } from '@site/ui/Icon';
import { ListRow } from '@site/ui/ListRow';
import { MapPin } from 'lucide-react';
import { useState } from 'react';
import { useTexts } from '../../useTexts';
import { CountrySheet } from './CountrySheet';
import { useCountries } from './queries';

/** Where the member lives, and the way to another country. */
export function CountryRow({ country }: { country: string | undefined }) {
  const { t } = useTexts();
  const { data: countries } = useCountries();
  const [open, setOpen] = useState(false);
  const name = countries?.find(({ code }) => code === country)?.name ?? country ?? t('profile.notSet');
  return (
    <>
      <ListRow
        icon={<Icon of={MapPin} size={20} />}
        label={t('profile.country')}
        end={name}
        {...(countries && { onClick: () => setOpen(true) })}
      />
      {countries && (
        <CountrySheet chosen={country} countries={countries} open={open} onClose={() => setOpen(false)} />
      )}
    </>
  );
}
