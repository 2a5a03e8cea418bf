import { serverNow } from '@site/api';
import type { ActiveSession } from '@site/contracts/areas/sessions';
import { formatDateTime, formatRelative } from '@site/i18n';
import { Button } from '@site/ui/Button';
import { Tag } from '@site/ui/Tag';
import { Monitor, Smartphone, Tablet } from 'lucide-react';
import { useTexts } from '../../useTexts';
import { DeviceRow } from '../security/DeviceRow';
import { deviceText } from '../security/deviceText';
import styles from './SessionRow.module.css';

/** The platform notes the last call to the minute; within two of them a session is in use. */
const ACTIVE_MS = 120_000;

const PICTURES = { iPhone: Smartphone, Android: Smartphone, iPad: Tablet } as const;

const pictureOf = (system = '') =>
  Object.hasOwn(PICTURES, system) ? PICTURES[system as keyof typeof PICTURES] : Monitor;

interface SessionRowProps {
  session: ActiveSession;
  ending: boolean;
  onEnd: () => void;
}

/** One device: what it is, since when, when it was last used, and the way to end it. */
export function SessionRow({ session, ending, onEnd }: SessionRowProps) {
  const { t } = useTexts();
  const { current, device, lastSeenAt, createdAt, network } = session;
  const name = deviceText(t, device);
  const active = current || serverNow() - Date.parse(lastSeenAt) < ACTIVE_MS;
  const nameAndMark = (
    <>
      <span>{name}</span>
      {current && <Tag tone="accent">{t('sessions.this')}</Tag>}
    </>
  );
  const endIt = !current && (
    <Button
      variant="line"
      size="small"
      loading={ending}
      aria-label={t('sessions.endOf', { device: name })}
      onClick={onEnd}
    >
      {t('sessions.end')}
    </Button>
  );
  return (
    <DeviceRow
      icon={pictureOf(device.system)}
      tone={current ? 'accent' : 'plain'}
      name={nameAndMark}
      end={endIt}
    >
      {active ? (
        <p className={styles.active}>{t('sessions.now')}</p>
      ) : (
        <p>{t('sessions.seen', { when: formatRelative(lastSeenAt, serverNow()) })}</p>
      )}
      <p>{t('sessions.since', { when: formatDateTime(createdAt) })}</p>
      {network && <p>{t('sessions.network', { network })}</p>}
    </DeviceRow>
  );
}
