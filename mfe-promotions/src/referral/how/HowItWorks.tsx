import type { Referral } from '@site/contracts/areas/referral';
import { Button } from '@site/ui/Button';
import { Card } from '@site/ui/Card';
import { Icon } from '@site/ui/Icon';
import { RichText } from '@site/ui/RichText';
import { Sheet } from '@site/ui/Sheet';
import { useAddressSheet } from '@site/ui/useSheet';
import { ChevronRight } from 'lucide-react';
import { useTexts } from '../../useTexts';
import { Section } from '../Section';
import styles from './HowItWorks.module.css';

/** The part of the page's address at which all terms are shown. */
const TERMS = 'terms';

type HowItWorksProps = { referral: Pick<Referral, 'rate' | 'days' | 'rules'> };

/** Three steps, with the merchant's figures, and the way to all terms. */
export function HowItWorks({ referral: { rate, days, rules } }: HowItWorksProps) {
  const { t } = useTexts();
  const terms = useAddressSheet('part', (part) => part === TERMS);
  const steps = [
    [t('referral.how.share'), t('referral.how.shareMore')],
    [t('referral.how.join'), t('referral.how.joinMore')],
    [t('referral.how.earn', { rate }), t('referral.how.earnMore', { days })],
  ] as const;
  return (
    <Section
      title={t('referral.how.title')}
      more={
        <Button variant="text" size="small" flush aria-haspopup="dialog" onClick={() => terms.show(TERMS)}>
          {t('referral.how.terms')}
          <Icon of={ChevronRight} size={16} />
        </Button>
      }
    >
      <Card>
        <ol className={styles.steps}>
          {steps.map(([step, more]) => (
            <li key={step}>
              <p>
                <b>{step}</b>
                <small>{more}</small>
              </p>
            </li>
          ))}
        </ol>
      </Card>
      <Sheet open={terms.open} onClose={terms.close} title={t('referral.how.terms')}>
        <div className={styles.terms}>
          <RichText html={rules} />
        </div>
      </Sheet>
    </Section>
  );
}
