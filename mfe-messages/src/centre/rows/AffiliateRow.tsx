import { useInvite } from '@site/ui/useInvite';
import { Handshake } from 'lucide-react';
import { useTexts } from '../../useTexts';
import { CentreRow } from './CentreRow';

/** Does what the footer's invite does (ME-025). */
export function AffiliateRow() {
  const { t } = useTexts();
  return (
    <CentreRow
      icon={Handshake}
      title={t('centre.affiliate.title')}
      about={t('centre.affiliate.none')}
      onClick={useInvite()}
    />
  );
}
