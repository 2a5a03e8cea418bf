import { Icon } from '@site/ui/Icon';
import { ListRow } from '@site/ui/ListRow';
import { useAddressSheet } from '@site/ui/useSheet';
import { MapPin } from 'lucide-react';
import { useTexts } from '../../useTexts';
import { CountrySheet } from './CountrySheet';
import { useCountries } from './queries';

/** Names the sheet in the address. */
const COUNTRY = 'country';

/** Where the member lives, and the way to another country. */
export function CountryRow({ country }: { country: string | undefined }) {
  const { t } = useTexts();
  const { data: countries } = useCountries();
  const sheet = useAddressSheet('part', (part) => part === COUNTRY && countries !== undefined);
  const name = countries?.find(({ code }) => code === country)?.name ?? country ?? t('profile.notSet');
  return (
    <>
      <ListRow
        icon={<Icon of={MapPin} size={20} />}
        label={t('profile.country')}
        end={name}
        {...(countries && { onClick: () => sheet.show(COUNTRY) })}
      />
      {countries && (
        <CountrySheet
          key={sheet.opening}
          chosen={country}
          countries={countries}
          open={sheet.open}
          onClose={sheet.close}
        />
      )}
    </>
  );
}
