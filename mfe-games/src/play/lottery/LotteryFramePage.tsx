import { isTrialAccount } from '@site/contracts/values/accountTypes';
import { PATHS } from '@site/contracts/values/paths';
import { Link, useNavigate, useSearchParams } from '@site/router';
import { useSession } from '@site/session';
import { Button } from '@site/ui/Button';
import { EmptyState } from '@site/ui/EmptyState';
import { useTexts } from '../../useTexts';
import { FrameScreen, WholeWindow } from '../frame/FrameScreen';
import { type LotteryStart, readLotteryStart } from '../launch/lotteryPath';
import { closePath } from './frameAddress';
import { LotteryLead } from './LotteryLead';
import { lotterySource } from './lotterySource';
import { useLottery } from './queries';
import { renewLaunch, useLotteryLaunch } from './useLotteryLaunch';

/** A lottery that fills the screen, with a small way out below it (GA-062 to GA-064). */
export default function LotteryFramePage() {
  const [query] = useSearchParams();
  const start = readLotteryStart(query);
  return (
    <WholeWindow>{start ? <Lottery key={query.toString()} start={start} /> : <NoLottery />}</WholeWindow>
  );
}

function Lottery({ start }: { start: LotteryStart }) {
  const { t } = useTexts();
  const navigate = useNavigate();
  const { launched, error, again } = useLotteryLaunch(start);
  const lottery = useLottery(start.gameId);
  const name = lottery?.gameName ?? t('lottery.frame.title');
  const demo = useSession((session) => session !== null && isTrialAccount(session.type));
  const leadsTo = closePath(start);
  return (
    <FrameScreen
      bar="bottom"
      lead={<LotteryLead name={name} leadsTo={leadsTo} demo={demo} />}
      demo={demo}
      nodeId={lottery?.nodeId}
      source={launched && lotterySource(launched)}
      error={error}
      again={again}
      renew={(reply) => renewLaunch(start, reply)}
      words={{
        opening: t('lottery.frame.opening'),
        slow: t('lottery.frame.slow'),
        failed: t('lottery.frame.failed.title'),
        silent: t('lottery.frame.failed.body'),
        expired: t('lottery.frame.failed.expired'),
      }}
      name={name}
      onClose={() => void navigate(leadsTo, { replace: true })}
    />
  );
}

/** The address names no lottery: a link that was cut, or typed. */
function NoLottery() {
  const { t } = useTexts();
  return (
    <EmptyState
      heading="h1"
      picture="broken"
      title={t('lottery.frame.unknown.title')}
      body={t('lottery.frame.unknown.body')}
      action={
        <Button variant="quiet" render={<Link to={PATHS.lotteryLobby} />}>
          {t('lottery.frame.unknown.action')}
        </Button>
      }
    />
  );
}
