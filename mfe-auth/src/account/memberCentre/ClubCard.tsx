import { useMemberInfo } from '@site/api';
import { PATHS } from '@site/contracts/values/paths';
import { Link, useRouteExists } from '@site/router';
import { Card } from '@site/ui/Card';
import { Glyph } from '@site/ui/Glyph';
import { Icon } from '@site/ui/Icon';
import { ListRow } from '@site/ui/ListRow';
import { Crown } from 'lucide-react';
import styles from './ClubCard.module.css';

/** The club that the member is in; it leads to its room where the site has one. */
export function ClubCard() {
  const club = useMemberInfo().data?.clubLabel;
  const hasRoom = useRouteExists(PATHS.benefits);
  if (!club) return null;
  const icon = (
    <Glyph tone="accent">
      <Icon of={Crown} />
    </Glyph>
  );
  return (
    <Card padded={false} className={styles.card}>
      <ListRow
        className={styles.row}
        icon={icon}
        label={club.labelName}
        {...(hasRoom && { render: <Link to={PATHS.benefits} /> })}
      />
    </Card>
  );
}
