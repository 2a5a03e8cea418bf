import { useTranslation } from '@site/i18n';

/** How to get the app. */
export default function DownloadPage() {
  const { t } = useTranslation('host-shell');
  return <h2>{t('titles.download')}</h2>;
}
