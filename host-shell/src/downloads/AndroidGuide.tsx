import { useTranslation } from '@site/i18n';
import { Button } from '@site/ui/Button';
import { Icon } from '@site/ui/Icon';
import { Download } from 'lucide-react';
import { DownloadAnchor } from './DownloadAnchor';
import { androidLink } from './downloadLinks';
import { Guide } from './Guide';
import type { Downloads } from './useDownloads';

const steps = ['save', 'allow', 'open'] as const;

/** Android: the app's file and how to install it. */
export function AndroidGuide({ links, runtime }: Downloads) {
  const { t } = useTranslation('host-shell');
  const link = androidLink(links);
  if (!link) return null;
  return (
    <Guide
      id="android"
      title={t('download.android.title')}
      steps={steps.map((key) => t(`download.android.${key}`))}
    >
      <Button
        block
        variant={runtime.os === 'ios' ? 'quiet' : 'primary'}
        icon={<Icon of={Download} size={20} />}
        render={<DownloadAnchor link={link} />}
      >
        {t('download.android.download')}
      </Button>
    </Guide>
  );
}
