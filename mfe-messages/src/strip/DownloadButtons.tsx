import { useSystemStatus } from '@site/api';
import type { DownloadLink } from '@site/contracts/areas/system';
import { PATHS } from '@site/contracts/values/paths';
import { Link, useRouteExists } from '@site/router';
import { runtime } from '@site/session/runtime';
import { IconButton } from '@site/ui/IconButton';
import { Apple, Smartphone } from 'lucide-react';
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
 * The ways to the iOS and the Android app, everywhere but in what is installed already (HS-074): that of the phone
 * in use, both on a computer; in a web clip, which comes of the profile, the app's alone. They lead to the guides of the download page, which knows what this browser may download.
 */
export function DownloadButtons() {
  const { t } = useTexts();
  const { data } = useSystemStatus();
  const hasPage = useRouteExists(PATHS.download);
  const { kind, os: here } = runtime();
  if (kind === 'APP' || kind === 'PWA' || !hasPage) return null;
  const links = (data?.info.resources.downloadLinks ?? []).filter(
    ({ resourceType }) => kind !== 'WEBCLIP' || resourceType !== 'MOBILECONFIG',
  );
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
        render={<Link to={`${PATHS.download}#${os}`} />}
      />
    ));
}
