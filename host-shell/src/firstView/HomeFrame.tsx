import { useSystemStatus } from '@site/api';
import { FOR } from '@site/contracts/federation/firstView';
import type { Merchant } from '@site/contracts/federation/merchant';
import { PATHS } from '@site/contracts/values/paths';
import { useTranslation } from '@site/i18n';
import { useRouteExists } from '@site/router';
import { Icon } from '@site/ui/Icon';
import { StatusBar } from '@site/ui/StatusBar';
import { VisuallyHidden } from '@site/ui/VisuallyHidden';
import { Gauge } from 'lucide-react';
import { Fragment, type ReactNode } from 'react';
import { BarOf } from '../downloads/DownloadBar';
import { IconFor } from '../downloads/DownloadIcon';
import home from '../home/HomePage.module.css';
import { opensByItself, SlotPlace, SlotRoom } from '../home/HomeSlot';
import { homeSlots } from '../home/homeSlots';
import { TabBar } from '../layout/Footer/TabBar';
import { BrandFrame } from '../layout/Header/BrandHeader';
import { ActionsFor } from '../layout/Header/HeaderActions';
import network from '../layout/NetworkBar.module.css';
import { PageFrame } from '../routing/PageFrame';
import page from '../routing/PageLayout.module.css';
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
        {[false, true].map((signedIn) => (
          <Fragment key={String(signedIn)}>
            <For words={whoSeesIcon(offers, signedIn)}>
              <IconFor signedIn={signedIn} />
            </For>
            <For words={[signedIn ? FOR.member : FOR.guest]}>
              <ActionsFor signedIn={signedIn} />
            </For>
          </Fragment>
        ))}
      </BrandFrame>
      <main id="content" className={page.main}>
        {/* After a while without an application the first script shows it. */}
        <div className={network.over} data-late hidden>
          <StatusBar tone="warning" icon={<Icon of={Gauge} size={20} />}>
            {t('network.late')}
          </StatusBar>
        </div>
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

/** What is for some visitors alone: the document's first script knows who is there. */
function For({ words, children }: { words: readonly string[]; children: ReactNode }) {
  return words.length > 0 && <div data-for={words.join(' ')}>{children}</div>;
}
