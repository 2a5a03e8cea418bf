import { useLocation, useNavigate, useSearchParams } from '@site/router';
import { StepHeader } from '@site/ui/StepHeader';
import { useTexts } from '../useTexts';
import { AmountsStep } from './AmountsStep';
import styles from './Envelopes.module.css';
import { PeopleStep } from './PeopleStep';
import type { EnvelopesPress, Limits } from './queries';
import type { EnvelopesDraft } from './useEnvelopes';

/** Of the query. */
const STEP = 'step';
const AMOUNTS = 'amounts';

interface EnvelopeFormProps {
  limits: Limits;
  draft: EnvelopesDraft;
  press: EnvelopesPress;
}

/** Who, and then how much: each a step, which Back takes again. The password lies over the second. */
export function EnvelopeForm({ limits, draft, press }: EnvelopeFormProps) {
  const { t } = useTexts();
  const [search] = useSearchParams();
  const { pathname } = useLocation();
  const navigate = useNavigate();
  // Without anybody there is nothing to be given: an address that was kept, or a reload of another tab's.
  const inAmounts = search.get(STEP) === AMOUNTS && draft.people.length > 0;
  const steps = [t('envelopes.steps.people'), t('envelopes.steps.amounts'), t('envelopes.steps.confirm')];
  const isPaying = search.has('pay');
  const current = inAmounts ? (isPaying ? 2 : 1) : 0;
  return (
    <div className={styles.page}>
      <StepHeader
        label={t('envelopes.steps.of', { step: current + 1, all: steps.length })}
        steps={steps}
        current={current}
      />
      {inAmounts ? (
        <AmountsStep limits={limits} draft={draft} press={press} />
      ) : (
        <PeopleStep
          most={limits.most}
          draft={draft}
          onNext={() => void navigate(`${pathname}?${STEP}=${AMOUNTS}`)}
        />
      )}
    </div>
  );
}
