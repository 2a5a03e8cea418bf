import { useTranslation } from '@site/i18n';

/** A remote as players know it: "Games". A remote that the host was not built with goes by its own name. */
export function useRemoteName(remote: string): string {
  const { t } = useTranslation('host-shell');
  return t(`remote.names.${remote}`, { defaultValue: remote });
}
