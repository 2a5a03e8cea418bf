import { FOR } from '@site/contracts/federation/firstView';
import type { Downloads } from '../downloads/useDownloads';
import { showsBar, showsIcon } from '../downloads/visibility';
import { DEVICES, deviceWord } from './device';
import { whose } from './For';

type Offers = Omit<Downloads, 'runtime'>;

/*
 * For whom what leads to the app is, as `data-for` says it: it is decided for each kind of visitor when a document is
 * composed, by the rules of the page (HS-029, HS-079 to HS-085).
 */

function wordsFor(offers: Offers, sees: (downloads: Downloads, who: keyof typeof FOR) => boolean): string[] {
  return Object.values(FOR).flatMap((who) =>
    DEVICES.filter((device) => sees({ ...offers, runtime: { ...device, browser: 'other' } }, who)).map(
      (device) => `${who}-${deviceWord(device)}`,
    ),
  );
}

/** The words of who has the bar and has not closed it. */
export function whoSeesBar(offers: Offers): string[] {
  return wordsFor(offers, (downloads, who) => showsBar(downloads, who === FOR.member)).map(
    (word) => `${word}-bar`,
  );
}

/** The words of the guests, or the members, who have the icon in the header. */
export function whoSeesIcon(offers: Offers, signedIn: boolean): string[] {
  return wordsFor(offers, (downloads, who) => who === whose(signedIn) && showsIcon(downloads));
}
