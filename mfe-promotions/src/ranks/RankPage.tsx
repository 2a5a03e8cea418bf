import type { RankPageProps } from '@site/contracts/federation/remoteModules';
import { useLocation, useNavigate } from '@site/router';
import { TabPanel, Tabs } from '@site/ui/Tabs';
import { useTexts } from '../useTexts';
import { Boards } from './Boards';
import styles from './RankPage.module.css';
import { RANK_GROUPS, RANKS, rankPath } from './rankGroups';

const TABS_ID = 'ranks';

/** The merchant's boards of who has paid in or bet the most, and the way to the other one (HS-011). */
export default function RankPage({ groupName }: RankPageProps) {
  const { t } = useTexts();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  return (
    <>
      <div className={styles.top}>
        <Tabs
          variant="segmented"
          // The other rank is another page.
          activation="manual"
          label={t('ranks.label')}
          panels={TABS_ID}
          items={RANK_GROUPS.map((group) => ({ value: group, label: t(`ranks.${RANKS[group].text}`) }))}
          value={groupName}
          onChange={(group) => group !== groupName && navigate(rankPath(group, pathname), { replace: true })}
        />
      </div>
      <TabPanel panels={TABS_ID} value={groupName}>
        <Boards group={groupName} />
      </TabPanel>
    </>
  );
}
