import { useTranslation } from '@site/i18n';
import { ClipboardList, Crown, Gift, Mail, Megaphone, Send, ShoppingBag } from 'lucide-react';
import { Badge } from '../../src/Badge';
import { Card } from '../../src/Card';
import { Glyph } from '../../src/Glyph';
import { Icon } from '../../src/Icon';
import { ListRow } from '../../src/ListRow';
import { RichText } from '../../src/RichText';
import { Tag } from '../../src/Tag';
import styles from '../Showcase.module.css';
import { Specimen } from '../Specimen';

const noAction = () => undefined;
const statuses = {
  applying: 'info',
  issued: 'success',
  info: 'warning',
  rejected: 'danger',
  ended: 'plain',
} as const;

export function Lists() {
  const { t } = useTranslation('showcase');
  return (
    <>
      <Specimen title="ListRow" room="frame">
        <ListRow icon={<Icon of={ClipboardList} size={20} />} label={t('betRecord')} onClick={noAction} />
        <ListRow
          icon={<Icon of={Gift} size={20} />}
          label={t('rewards')}
          end={<Badge count={2} />}
          onClick={noAction}
        />
        <ListRow
          icon={<Icon of={ShoppingBag} size={20} />}
          label={t('points')}
          end={t('pointsValue')}
          render={<a href="#points" />}
        />
      </Specimen>
      <Specimen title="ListRow with Glyph, Badge" room="bare">
        <Card padded={false}>
          <ListRow
            icon={
              <Glyph>
                <Icon of={Send} />
              </Glyph>
            }
            label={t('broadcast')}
            description={t('broadcastText')}
            onClick={noAction}
          />
          <ListRow
            icon={
              <Glyph tone="accent">
                <Icon of={Megaphone} />
              </Glyph>
            }
            label={t('announcements')}
            description={t('announcementsText')}
            chevron={false}
            end={
              <>
                <span>09:12</span>
                <Badge count={3} />
              </>
            }
            onClick={noAction}
          />
          <ListRow
            icon={
              <Glyph tone="accent">
                <Icon of={Mail} />
              </Glyph>
            }
            label={t('inbox')}
            description={t('inboxText')}
            chevron={false}
            end={
              <>
                <span>18 Nov</span>
                <Badge count={120} />
              </>
            }
            onClick={noAction}
          />
        </Card>
      </Specimen>
      <Specimen title="Tag, Badge">
        <div className={styles.line}>
          <Tag tone="accent" icon={<Icon of={Crown} size={14} />}>
            {t('gold')}
          </Tag>
          {Object.entries(statuses).map(([name, tone]) => (
            <Tag key={name} tone={tone}>
              {t(name)}
            </Tag>
          ))}
          <Badge count={1} />
          <Badge count={12} />
          <Badge count={100} />
          <Badge />
        </div>
      </Specimen>
      <Specimen title="Card, RichText" room="bare">
        <Card>
          <RichText html={t('rich')} />
        </Card>
      </Specimen>
    </>
  );
}
