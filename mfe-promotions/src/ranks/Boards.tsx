import { PATHS } from '@site/contracts/values/paths';
import { useErrorText } from '@site/i18n';
import { Link, useRouteExists } from '@site/router';
import { Button } from '@site/ui/Button';
import { EmptyState } from '@site/ui/EmptyState';
import { ErrorState } from '@site/ui/ErrorState';
import { useTexts } from '../useTexts';
import { BoardsLoading } from './BoardsLoading';
import { Poster } from './Poster';
import { useBoards } from './queries';
import styles from './RankPage.module.css';
import type { RankGroup } from './rankGroups';

/** The boards of one rank, in every state that they may be in. */
export function Boards({ group }: { group: RankGroup }) {
  const { t } = useTexts();
  const errorText = useErrorText();
  const hasPromotions = useRouteExists(PATHS.promotions);
  const { data, error, isFetching, refetch } = useBoards(group);
  if (!data && error) {
    return (
      <ErrorState
        title={t('ranks.failed')}
        body={errorText(error)}
        retrying={isFetching}
        onRetry={() => void refetch()}
      />
    );
  }
  if (!data) return <BoardsLoading />;
  if (data.length === 0) {
    return (
      <EmptyState
        picture="chart"
        title={t('ranks.empty.title')}
        body={t('ranks.empty.body')}
        action={
          hasPromotions && (
            <Button variant="quiet" render={<Link to={PATHS.promotions} />}>
              {t('ranks.empty.promotions')}
            </Button>
          )
        }
      />
    );
  }
  return (
    <ul className={styles.boards}>
      {data.map((banner, index) => (
        // Two may have the same picture, and none has a name of its own.
        <li key={`${index} ${banner.url}`}>
          <Poster banner={banner} first={index === 0} />
        </li>
      ))}
    </ul>
  );
}
