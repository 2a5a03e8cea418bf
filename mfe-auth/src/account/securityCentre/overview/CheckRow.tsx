import { Link } from '@site/router';
import { Button } from '@site/ui/Button';
import { Glyph } from '@site/ui/Glyph';
import { Icon, type IconProps } from '@site/ui/Icon';
import { Check, CircleAlert, Lock } from 'lucide-react';
import styles from './CheckRow.module.css';

export interface CheckRowProps {
  icon: IconProps['of'];
  name: string;
  /** How it stands, in words. */
  state: string;
  /** Something is still to be done here. */
  missing?: boolean;
  /** Where it is changed, and what is done there; left out of what cannot be changed. */
  to?: string | undefined;
  action?: string;
}

/** One of the things that guard the account: how it stands, and the way to change it. */
export function CheckRow({ icon, name, state, missing = false, to, action }: CheckRowProps) {
  const content = (
    <>
      <Glyph className={styles.glyph}>
        <Icon of={icon} size={20} />
      </Glyph>
      <span className={styles.copy}>
        <b className={styles.name}>{name}</b>{' '}
        <span className={styles.state} data-missing={missing || undefined}>
          <Icon of={missing ? CircleAlert : Check} size={14} />
          <span>{state}</span>
        </span>
      </span>{' '}
      {to === undefined ? (
        <Icon of={Lock} size={18} />
      ) : (
        // The look of a button: the whole row is pressed.
        <Button variant={missing ? 'quiet' : 'text'} size="small" className={styles.action} render={<span />}>
          {action}
        </Button>
      )}
    </>
  );
  return (
    <li className={styles.item}>
      {to === undefined ? (
        <div className={styles.row}>{content}</div>
      ) : (
        <Link to={to} className={styles.row}>
          {content}
        </Link>
      )}
    </li>
  );
}
