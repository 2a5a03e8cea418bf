import { useSystemStatus } from '@site/api';
import type { Merchant } from '@site/contracts/federation/merchant';
import { PATHS } from '@site/contracts/values/paths';
import { useTranslation } from '@site/i18n';
import { useRouteExists } from '@site/router';
import { VisuallyHidden } from '@site/ui/VisuallyHidden';
import { BarOf } from '../downloads/DownloadBar';
import { IconFor } from '../downloads/DownloadIcon';
import home from '../home/HomePage.module.css';
import { opensByItself, SlotPlace, SlotRoom } from '../home/HomeSlot';
import { homeSlots } from '../home/homeSlots';
import { TabBar } from '../layout/Footer/TabBar';
import { BrandFrame } from '../layout/Header/BrandHeader';
import { ActionsFor } from '../layout/Header/HeaderActions';
import { PageFrame } from '../routing/PageFrame';
import page from '../routing/PageLayout.module.css';
import { For, ForEach, whose } from './For';
import { LateNotice } from './LateNotice';
import { whoSeesBar, whoSeesIcon } from './whoSees';

interface HomeFrameProps {
  merchant: Merchant;
  /** Slots whose view is put into their place; the others keep their room. */
  drawn: readonly string[];
}

/** Home as a document holds it: header, slots and tab bar, with what differs from one visitor to another for each of them. */
export function HomeFrame({ merchant, drawn }: HomeFrameProps) {
  const { t } = useTranslation('host-shell');
  const {
    downloadLinks = [],
    appWindow = false,
    downloadBarLogin = false,
  } = useSystemStatus().data?.info.resources ?? {};
  const offers = { links: downloadLinks, appWindow, barNeedsLogin: downloadBarLogin };
  return (
    <PageFrame>
      {useRouteExists(PATHS.download) && (
        <For words={whoSeesBar(offers)}>
          <BarOf links={offers.links} onClose={() => undefined} />
        </For>
      )}
      <BrandFrame>
        <ForEach>
          {(signedIn) => (
            <>
              <For words={whoSeesIcon(offers, signedIn)}>
                <IconFor signedIn={signedIn} />
              </For>
              <For words={[whose(signedIn)]}>
                <ActionsFor signedIn={signedIn} />
              </For>
            </>
          )}
        </ForEach>
      </BrandFrame>
      <main id="content" className={page.main}>
        <LateNotice />
        <div className={home.home}>
          <VisuallyHidden>
            <h1>{t('header.home', { merchant: merchant.name })}</h1>
          </VisuallyHidden>
          {homeSlots(merchant)
            .filter((slot) => !opensByItself(slot))
            .map((slot) => (
              <SlotPlace key={slot.remote + slot.expose} {...slot}>
                {!drawn.includes(slot.remote + slot.expose) && <SlotRoom expose={slot.expose} />}
              </SlotPlace>
            ))}
        </div>
      </main>
      <TabBar />
    </PageFrame>
  );
}
