import { useSystemStatus } from '@site/api';
import type { DownloadLink } from '@site/contracts/system';
import { Link, useRouteExists } from '@site/router';
import { runtime } from '@site/session/runtime';
import { IconButton } from '@site/ui/IconButton';
import { Apple, Smartphone } from 'lucide-react';
import { DOWNLOAD_PATH } from '../paths';
import { useTexts } from '../useTexts';
import styles from './NoticeStrip.module.css';

const platforms: readonly {
  readonly os: 'ios' | 'android';
  readonly icon: typeof Apple;
  readonly types: readonly DownloadLink['resourceType'][];
}[] = [
  { os: 'ios', icon: Apple, types: ['MOBILECONFIG', 'IOS'] },
  { os: 'android', icon: Smartphone, types: ['Android'] },
];

/**
 * The ways to the iOS and the Android app, in a browser alone (HS-074): that of the phone in use, both on a
 * computer. They lead to the guides of the download page, which knows what this browser may download.
 */
export function DownloadButtons() {
  const { t } = useTexts();
  const { data } = useSystemStatus();
  const hasPage = useRouteExists(DOWNLOAD_PATH);
  const { kind, os: here } = runtime();
  if (kind !== 'H5' || !hasPage) return null;
  const links = data?.info.resources.downloadLinks ?? [];
  return platforms
    .filter(({ os }) => here === 'other' || here === os)
    .filter(({ types }) => links.some(({ resourceType }) => types.includes(resourceType)))
    .map(({ os, icon }) => (
      <IconButton
        key={os}
        icon={icon}
        iconSize={18}
        label={t(`strip.${os}`)}
        className={styles.download}
        render={<Link to={`${DOWNLOAD_PATH}#${os}`} />}
      />
    ));
}
