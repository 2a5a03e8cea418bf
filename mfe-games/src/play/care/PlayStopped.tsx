import { usePlayState } from '@site/api';
import { PATHS } from '@site/contracts/values/paths';
import { useErrorText } from '@site/i18n';
import { Link, useRouteExists } from '@site/router';
import { Button } from '@site/ui/Button';
import { formatAmount } from '@site/ui/Money';
import { useTexts } from '../../useTexts';
import type { PlayStop } from './playStop';
import { StopScreen } from './StopScreen';
import { TimeUp, type TimeUpProps } from './TimeUp';

export interface PlayStoppedProps extends Omit<TimeUpProps, 'resetsAt'> {
  stop: PlayStop;
}

/** In place of a game that is not played any more, or was not launched. */
export function PlayStopped({ stop, ...props }: PlayStoppedProps) {
  switch (stop.code) {
    case 'limit.time.reached':
      return <TimeUp resetsAt={stop.resetsAt} {...props} />;
    case 'limit.stake.exceeded':
      return <StakeTooLow max={stop.max} {...props} />;
    case 'identity.required':
      return <IdentityWanted onLeave={props.onLeave} />;
    case 'play.closed':
      return <PlayClosed onLeave={props.onLeave} />;
  }
}

type WayOut = Pick<PlayStoppedProps, 'onLeave'>;

/** There is no bet in this game that the player may make. */
function StakeTooLow({ max, symbol, onLeave }: WayOut & { max: string | undefined; symbol: string }) {
  const { t } = useTexts();
  const errorText = useErrorText();
  return (
    <StopScreen
      title={t('care.stake.title')}
      body={
        max === undefined
          ? errorText({ code: 'limit.stake.exceeded' })
          : t('care.stake.body', { max: `${symbol}${formatAmount(max)}` })
      }
      onLeave={onLeave}
    />
  );
}

function IdentityWanted({ onLeave }: WayOut) {
  const { t } = useTexts();
  const hasHelp = useRouteExists(PATHS.help);
  const isPending = usePlayState().data?.identity === 'PENDING';
  return (
    <StopScreen
      title={t('care.identity.title')}
      body={t(isPending ? 'care.identity.pending' : 'care.identity.body')}
      action={
        hasHelp && (
          <Button variant="quiet" block render={<Link to={PATHS.help} />}>
            {t('care.identity.action')}
          </Button>
        )
      }
      onLeave={onLeave}
    />
  );
}

/** Until the site around it has taken over. */
function PlayClosed({ onLeave }: WayOut) {
  const { t } = useTexts();
  const errorText = useErrorText();
  return <StopScreen title={t('care.closed')} body={errorText({ code: 'play.closed' })} onLeave={onLeave} />;
}
