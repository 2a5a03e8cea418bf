import { FOR } from '@site/contracts/federation/firstView';
import type { Downloads } from '../downloads/useDownloads';
import { showsBar } from '../downloads/visibility';
import { DEVICES, deviceWord } from './device';

/**
 * For whom the download bar is, as `data-for` says it: it is decided for each kind of visitor when a document is composed,
 * by the rule of the page (HS-079 to HS-085).
 */
export function whoSeesBar(links: Downloads['links'], barNeedsLogin: boolean): readonly string[] {
  return Object.values(FOR).flatMap((who) =>
    DEVICES.filter((device) =>
      showsBar(
        { runtime: { ...device, browser: 'other' }, links, appWindow: false, barNeedsLogin },
        who === FOR.member,
      ),
    ).map((device) => `${who}-${deviceWord(device)}`),
  );
}
