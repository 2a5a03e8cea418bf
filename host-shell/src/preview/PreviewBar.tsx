import { formatDateTime, useTranslation } from '@site/i18n';
import { Button } from '@site/ui/Button';
import { Icon } from '@site/ui/Icon';
import { StatusBar } from '@site/ui/StatusBar';
import { Eye } from 'lucide-react';
import { activePreview } from '../federation/discovery/previewed';
import { endPreview } from './takePreview';

/** Says under the header that this tab shows a release that others do not have, until when, and ends it (FD-077). */
export function PreviewBar({ className }: { className?: string | undefined }) {
  const { t } = useTranslation('host-shell');
  const preview = activePreview();
  if (!preview) return null;
  const { remote, entry, until } = preview;
  return (
    <StatusBar
      className={className}
      tone="warning"
      icon={<Icon of={Eye} size={20} />}
      action={
        <Button variant="text" size="small" onClick={endPreview}>
          {t('preview.end')}
        </Button>
      }
    >
      <strong>
        {remote.replaceAll('_', '-')}@{entry.metadata.version}
      </strong>
      <br />
      {t('preview.until', { until: formatDateTime(until) })}
    </StatusBar>
  );
}
