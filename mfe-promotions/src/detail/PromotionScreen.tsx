import { hasCode } from '@site/api';
import { useErrorText } from '@site/i18n';
import { useSession } from '@site/session';
import { ErrorState } from '@site/ui/ErrorState';
import { usePromotion } from '../promotion/queries';
import { useTexts } from '../useTexts';
import styles from './Detail.module.css';
import { DetailLoading } from './DetailLoading';
import { MemberPart } from './MemberPart';
import { PromotionArticle } from './PromotionArticle';
import { UnknownPromotion } from './UnknownPromotion';

/** A promotion as soon as there is one to show; what a member can do in it stands below. */
export function PromotionScreen({ id }: { id: string }) {
  const { t } = useTexts();
  const errorText = useErrorText();
  const user = useSession((session) => session?.userName);
  const { data: promotion, error, isFetching, refetch } = usePromotion(id);

  if (hasCode(error, 'not.found')) return <UnknownPromotion />;
  if (promotion) {
    return (
      <div className={styles.page}>
        <PromotionArticle promotion={promotion} />
        {user !== undefined && <MemberPart key={user} promotion={promotion} user={user} />}
      </div>
    );
  }
  if (error) {
    return (
      <ErrorState
        title={t('detail.failed')}
        body={errorText(error)}
        retrying={isFetching}
        onRetry={() => void refetch()}
      />
    );
  }
  return isFetching ? <DetailLoading /> : <UnknownPromotion />;
}
