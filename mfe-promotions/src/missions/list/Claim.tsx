import type { Mission } from '@site/contracts/areas/missions';
import { Button } from '@site/ui/Button';
import { useTexts } from '../../useTexts';
import styles from './Missions.module.css';
import type { useClaim } from './useClaim';

interface ClaimProps extends ReturnType<typeof useClaim> {
  mission: Mission;
}

/** The claim of a mission that is done. */
export function Claim({ mission: { title }, isPending, isUnknown, press }: ClaimProps) {
  const { t } = useTexts();
  const name = isPending ? 'claiming' : isUnknown ? 'checkAgain' : 'claim';
  return (
    <div className={styles.end}>
      <p role={isUnknown ? 'status' : undefined}>
        {t(isUnknown ? 'missions.list.unknown' : 'missions.list.done')}
      </p>
      <Button
        size="small"
        variant={isUnknown && !isPending ? 'quiet' : 'primary'}
        loading={isPending}
        aria-label={t(`missions.list.${name}Of`, { title })}
        className={styles.claim}
        onClick={press}
      >
        {t(`missions.list.${name}`)}
      </Button>
    </div>
  );
}
