import { useSystemStatus } from '@site/api';
import type { DownloadLink } from '@site/contracts/areas/system';
import { type Runtime, runtime } from '@site/session/runtime';

export interface Downloads {
  readonly runtime: Runtime;
  readonly links: readonly DownloadLink[];
  /** Whether the merchant offers the app by icon and popup. */
  readonly appWindow: boolean;
  /** Whether the bar is for signed-in users alone (HS-085). */
  readonly barNeedsLogin: boolean;
}

/** What this merchant has to download, and where we are. Nothing while the status is not known. */
export function useDownloads(): Downloads {
  const { data } = useSystemStatus();
  const { downloadLinks, appWindow, downloadBarLogin } = data?.info.resources ?? {};
  return {
    runtime: runtime(),
    links: downloadLinks ?? [],
    appWindow: appWindow ?? false,
    barNeedsLogin: downloadBarLogin ?? false,
  };
}
