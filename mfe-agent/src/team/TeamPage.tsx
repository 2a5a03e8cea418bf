import { THROTTLE_MS } from '@site/api';
import { PATHS } from '@site/contracts/values/paths';
import { formatNumber } from '@site/i18n';
import { Link, useBack, useRouteExists } from '@site/router';
import { Chip, ChipRow } from '@site/ui/Chip';
import { IconButton } from '@site/ui/IconButton';
import { PageHeader } from '@site/ui/PageHeader';
import { SearchField } from '@site/ui/SearchField';
import { UserPlus } from 'lucide-react';
import { AgentBar } from '../home/AgentBar';
import { useTexts } from '../useTexts';
import { People } from './People';
import { usePeople, useTeamSize } from './queries';
import styles from './TeamPage.module.css';
import { TeamPath } from './TeamPath';
import { isFlat, levelAddress, SEARCH_MOST, SHOWS, searchText, useTeamView } from './useTeamView';

/** Whoever is below an agent: level by level, or all that a search or filter leaves. Each can be looked after (AG-011). */
export default function TeamPage() {
  const { t } = useTexts();
  const [view, change] = useTeamView();
  const people = usePeople(view);
  const size = useTeamSize();
  const opensAccounts = useRouteExists(PATHS.openAccount);
  const { account, search, show } = view;
  const back = useBack('step', account === undefined ? PATHS.agent : levelAddress(people.path?.at(-2)));
  return (
    <div className={styles.page}>
      <PageHeader
        title={t('teamPage.title')}
        subtitle={
          size === undefined ? undefined : t('teamPage.size', { count: size, shown: formatNumber(size) })
        }
        onBack={back}
        right={
          opensAccounts && (
            <IconButton
              icon={UserPlus}
              label={t('teamPage.openAccount')}
              render={<Link to={PATHS.openAccount} />}
            />
          )
        }
      />
      <div className={styles.content}>
        <SearchField
          label={t('teamPage.search')}
          clearLabel={t('teamPage.clear')}
          maxLength={SEARCH_MOST}
          value={search}
          delay={THROTTLE_MS.nameSearch}
          clean={searchText}
          onSearch={(typed) => change({ search: typed })}
        />
        <ChipRow label={t('teamPage.show.label')} chosen={show}>
          {/* @texts teamPage.show.all teamPage.show.online teamPage.show.agents teamPage.show.members */}
          {SHOWS.map((each) => (
            <Chip key={each} selected={each === show} onClick={() => change({ show: each })}>
              {t(`teamPage.show.${each}`)}
            </Chip>
          ))}
        </ChipRow>
        {!isFlat(view) && account !== undefined && <TeamPath account={account} path={people.path} />}
        <People view={view} people={people} onClear={() => change({ search: '', show: 'all' })} />
      </div>
      <AgentBar />
    </div>
  );
}
