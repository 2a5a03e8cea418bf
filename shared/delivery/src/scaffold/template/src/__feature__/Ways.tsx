import { Link, useExistingRoutes } from '@site/router';
import { Card } from '@site/ui/Card';
import { Glyph } from '@site/ui/Glyph';
import { Icon } from '@site/ui/Icon';
import { ListRow } from '@site/ui/ListRow';
import { Gamepad2, Gift, Megaphone } from 'lucide-react';
import { useTexts } from '../useTexts';
import styles from './__Feature__Page.module.css';

const ways = [
  { text: 'promotions', path: '/m/activity', icon: Gift },
  { text: 'games', path: '/m/gameList', icon: Gamepad2 },
  { text: 'notices', path: '/m/notice', icon: Megaphone },
] as const;

/** Pages of other remotes; a merchant's site may have none of them. */
export function Ways() {
  const { t } = useTexts();
  const exists = useExistingRoutes();
  const shown = ways.filter(({ path }) => exists(path));
  if (shown.length === 0) return null;
  return (
    <section aria-labelledby="ways">
      <h2 id="ways" className={styles.heading}>
        {t('ways.label')}
      </h2>
      <Card as="ul" padded={false}>
        {shown.map(({ text, path, icon }) => (
          <li key={path}>
            <ListRow
              icon={
                <Glyph tone="tool">
                  <Icon of={icon} size={24} />
                </Glyph>
              }
              label={t(`ways.${text}.title`)}
              description={t(`ways.${text}.body`)}
              render={<Link to={path} />}
            />
          </li>
        ))}
      </Card>
    </section>
  );
}
