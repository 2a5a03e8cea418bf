import type { CareNotice } from '@site/contracts/areas/careNotices';
import { PATHS } from '@site/contracts/values/paths';
import { useTranslation } from '@site/i18n';
import { lazyComponent } from '@site/ui/lazyPart';
import { type ReactNode, useState } from 'react';
import { BackHeader } from '../../layout/Header/BackHeader';
import { PageSkeleton } from '../../routing/PageSkeleton';
import { useCareNotice, useSeeNotice } from './useCareNotice';

const NoticeCard = lazyComponent(() => import('./NoticeCard'));

/** Pages that something may be told before. */
const BEFORE: Readonly<Record<string, CareNotice['before'] | undefined>> = {
  [PATHS.home]: 'HOME',
  [PATHS.deposit]: 'DEPOSIT',
  [PATHS.play]: 'LAUNCH',
  [PATHS.lotteryFrame]: 'LAUNCH',
};

interface WithNoticeProps {
  path: string;
  children: ReactNode;
}

/** A page with what its member is to be told first (PL-032): above it, or for a game in its place. */
export function WithNotice({ path, children }: WithNoticeProps) {
  const before = BEFORE[path];
  if (before === undefined) return children;
  return before === 'LAUNCH' ? (
    <BeforeLaunch>{children}</BeforeLaunch>
  ) : (
    <>
      <Above before={before} />
      {children}
    </>
  );
}

function Above({ before }: { before: CareNotice['before'] }) {
  const { notice } = useCareNotice(before);
  const see = useSeeNotice();
  return notice && <NoticeCard key={notice.id} notice={notice} onSeen={() => see(notice.id)} />;
}

/** A game that has begun is not taken away for what comes to be known later. */
function BeforeLaunch({ children }: { children: ReactNode }) {
  const { t } = useTranslation('host-shell');
  const { notice, isLoading } = useCareNotice('LAUNCH');
  const see = useSeeNotice();
  const [begun, setBegun] = useState(false);
  const mayBegin = !isLoading && !notice;
  if (mayBegin && !begun) setBegun(true);
  if (begun || mayBegin) return children;
  return (
    <>
      <BackHeader title={t('titles.play')} route={{ back: 'step' }} />
      {notice ? (
        <NoticeCard key={notice.id} isGameWaiting notice={notice} onSeen={() => see(notice.id)} />
      ) : (
        <PageSkeleton />
      )}
    </>
  );
}
