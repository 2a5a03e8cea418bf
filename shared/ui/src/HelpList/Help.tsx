import { useApiQuery } from '@site/api';
import { careHelp } from '@site/contracts/notShared/care';
import { languageParameter } from '@site/i18n';
import { useId } from 'react';
import { Button } from '../Button';
import { Card } from '../Card';
import { cx } from '../internal/cx';
import { LoadingRegion } from '../Skeleton';
import styles from './HelpList.module.css';
import { HelpSkeleton } from './HelpSkeleton';
import { Organisation } from './Organisation';
import { useHelpTexts } from './useHelpTexts';

export interface HelpProps {
  /** Of the heading "Someone to talk to". */
  heading?: 'h1' | 'h2' | 'h3';
  className?: string | undefined;
}

/** The organisations under their heading. A list that is empty or did not come is no reason to say nothing. */
export default function Help({ heading: Heading = 'h2', className }: HelpProps) {
  const { t } = useHelpTexts();
  const title = useId();
  const { data, isFetched, isFetching, refetch } = useApiQuery(careHelp, { language: languageParameter() });
  // Once something was said it stays: a list that is asked for again takes it from nobody.
  if (!isFetched) {
    return (
      <LoadingRegion className={className}>
        <HelpSkeleton />
      </LoadingRegion>
    );
  }
  const organisations = data?.list ?? [];
  return (
    <section className={cx(styles.help, className)} aria-labelledby={title}>
      <Heading id={title} className={styles.title}>
        {t('title')}
      </Heading>
      {organisations.length > 0 ? (
        <Card as="ul" padded={false}>
          {organisations.map((organisation) => (
            <Organisation key={organisation.id} organisation={organisation} />
          ))}
        </Card>
      ) : (
        <Card>
          <p>{t('nobody')}</p>
          {!data && (
            <Button
              variant="text"
              size="small"
              flush
              loading={isFetching}
              className={styles.retry}
              onClick={() => void refetch()}
            >
              {t('retry')}
            </Button>
          )}
        </Card>
      )}
    </section>
  );
}
