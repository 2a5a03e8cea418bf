import { Link } from '@site/router';
import { Button } from '@site/ui/Button';
import { Icon } from '@site/ui/Icon';
import { Headset } from 'lucide-react';
import { useTexts } from '../../useTexts';
import { useContact } from './useContact';

/** The way to somebody who knows; not there where the merchant has none. */
export function ContactButton() {
  const { t } = useTexts();
  const contact = useContact();
  if (!contact) return null;
  const { name, to, open } = contact;
  return (
    <Button
      variant="quiet"
      icon={<Icon of={Headset} size={20} />}
      onClick={open}
      {...(to !== undefined && { render: <Link to={to} /> })}
    >
      {t(`help.contact.${name}`)}
    </Button>
  );
}
