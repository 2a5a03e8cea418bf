import { useErrorText } from '@site/i18n';
import { Link, usePageTitle } from '@site/router';
import { EmptyState } from '@site/ui/EmptyState';
import { ErrorState } from '@site/ui/ErrorState';
import { Icon } from '@site/ui/Icon';
import { PageHeader } from '@site/ui/PageHeader';
import { Plus } from 'lucide-react';
import { useTexts } from '../../../useTexts';
import { ListLoading } from '../../security/ListLoading';
import { useLeavePart, usePartAddress } from '../parts';
import { useBankCards } from '../queries';
import { BankCardItem } from './BankCardItem';
import styles from './CardsView.module.css';

/** The member's bank cards, and the way to another. */
export function CardsView() {
  const { t } = useTexts();
  const errorText = useErrorText();
  const { data, error, isFetching, refetch } = useBankCards();
  const leave = useLeavePart('cards');
  usePageTitle(t('security.cards.name'));
  return (
    <>
      <PageHeader title={t('security.cards.name')} onBack={leave} />
      {data ? (
        <Cards {...data} />
      ) : error ? (
        <ErrorState
          title={t('security.cards.failed')}
          body={errorText(error)}
          retrying={isFetching}
          onRetry={() => void refetch()}
        />
      ) : (
        <ListLoading label={t('security.cards.loading')} />
      )}
    </>
  );
}

function Cards({ list, limit }: NonNullable<ReturnType<typeof useBankCards>['data']>) {
  const { t } = useTexts();
  const partAddress = usePartAddress();
  const left = limit - list.length;
  return (
    <div className={styles.page}>
      {list.length === 0 ? (
        <EmptyState title={t('security.cards.none')} body={t('security.cards.noneBody')} />
      ) : (
        <>
          <p className={styles.intro}>{t('security.cards.lead')}</p>
          <ul className={styles.list} aria-label={t('security.cards.name')}>
            {list.map((card) => (
              <BankCardItem key={card.id} card={card} />
            ))}
          </ul>
        </>
      )}
      {left > 0 ? (
        <Link to={partAddress('addCard')} className={styles.add}>
          <Icon of={Plus} size={20} />
          {t('security.cards.add')}
          <small>{t('security.cards.left', { count: left })}</small>
        </Link>
      ) : (
        <p className={styles.intro}>{t('security.cards.full', { count: limit })}</p>
      )}
    </div>
  );
}
