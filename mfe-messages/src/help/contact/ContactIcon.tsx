import { Link } from '@site/router';
import { IconButton } from '@site/ui/IconButton';
import { Headset } from 'lucide-react';
import { useTexts } from '../../useTexts';
import { useContact } from './useContact';

/** The same way, in the header. */
export function ContactIcon() {
  const { t } = useTexts();
  const contact = useContact();
  if (!contact) return null;
  const { name, to, open } = contact;
  return (
    <IconButton
      icon={Headset}
      label={t(`help.contact.${name}`)}
      onClick={open}
      {...(to !== undefined && { render: <Link to={to} /> })}
    />
  );
}
