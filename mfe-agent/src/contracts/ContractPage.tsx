import type { ContractPageProps } from '@site/contracts/federation/remoteModules';
import { PATHS } from '@site/contracts/values/paths';
import { useBack, usePageTitle } from '@site/router';
import { IconButton } from '@site/ui/IconButton';
import { lazySheet } from '@site/ui/lazyPart';
import { PageHeader } from '@site/ui/PageHeader';
import { History } from 'lucide-react';
import { useRef } from 'react';
import { useTexts } from '../useTexts';
import styles from './ContractPage.module.css';
import { ContractTabs } from './ContractTabs';
import { Given, isGivenArriving } from './given/Given';
import { isSalary } from './kinds';
import { MyContract } from './mine/MyContract';
import { SignBar } from './mine/SignBar';
import { useGiven, useRequests } from './queries';
import { Salary } from './salary/Salary';
import { useContractSheets } from './useContractSheets';
import { useMine } from './useMine';
import { useIsSelf } from './useSelf';

const ContractSheet = lazySheet(() => import('./given/ContractSheet'));
const HistorySheet = lazySheet(() => import('./history/HistorySheet'));
const OfferSheet = lazySheet(() => import('./offer/OfferSheet'));

/** Contracts of a kind: the agent's own to sign or in force, those of downlines, and what they brought. */
export default function ContractPage({ kind }: ContractPageProps) {
  const { t } = useTexts();
  usePageTitle(t(`contracts.kinds.${kind}.page`));
  const back = useBack('step', PATHS.agent);
  const title = useRef<HTMLHeadingElement>(null);
  const isSelf = useIsSelf();
  const requests = useRequests(kind);
  const given = useGiven(kind);
  const mine = useMine(kind, requests);
  const toSign = mine.isArriving ? undefined : mine.toSign;
  const waiting = requests.data?.list.filter(({ to }) => !isSelf(to)) ?? [];
  const ofDownlines = [...waiting, ...(given.items ?? [])];
  const sheets = useContractSheets((id) => ofDownlines.some((each) => each.id === id));
  const { part, offerTo, contract } = sheets;
  const shown = ofDownlines.find(({ id }) => id === contract.value);
  return (
    <div className={styles.page}>
      <PageHeader
        title={t('contracts.title')}
        onBack={back}
        right={
          <IconButton
            icon={History}
            label={t('contracts.history.title')}
            aria-haspopup="dialog"
            onClick={() => part.show('history')}
          />
        }
      />
      <div className={styles.parts}>
        <ContractTabs kind={kind} />
        <MyContract kind={kind} mine={mine} titleRef={title} />
        {/* In their order: none shows before all above it have their height. */}
        <div hidden={mine.isArriving}>
          <Given
            requests={requests}
            waiting={waiting}
            given={given}
            onOpen={({ id }) => contract.show(id)}
            onOffer={() => part.show('offer')}
          />
        </div>
        {isSalary(kind) && (
          <div hidden={mine.isArriving || isGivenArriving({ requests, given })}>
            <Salary kind={kind} />
          </div>
        )}
      </div>
      {toSign && <SignBar key={toSign.id} contract={toSign} onDone={() => title.current?.focus()} />}
      {part.value === 'history' && <HistorySheet kind={kind} open={part.open} onClose={part.close} />}
      {part.value === 'offer' && (
        <OfferSheet key={part.opening} kind={kind} open={part.open} onClose={part.close} />
      )}
      {offerTo.value !== undefined && (
        <OfferSheet
          key={`to ${offerTo.opening}`}
          kind={kind}
          account={offerTo.value}
          open={offerTo.open}
          onClose={offerTo.close}
        />
      )}
      {shown && (
        <ContractSheet
          contract={shown}
          open={contract.open}
          onClose={contract.close}
          onOffer={() => sheets.goToOffer(shown.to)}
        />
      )}
    </div>
  );
}
