import { useTranslation } from '@site/i18n';
import { Cherry, Dices, Fish, Flame, Gamepad2, Moon, Spade, Sun, Ticket, Volleyball } from 'lucide-react';
import { useState } from 'react';
import { Chip, ChipRow } from '../../src/Chip';
import { Icon } from '../../src/Icon';
import { LanguageFlag } from '../../src/LanguageFlag';
import { Tabs } from '../../src/Tabs';
import styles from '../Showcase.module.css';
import { Specimen } from '../Specimen';

const categories = {
  hot: Flame,
  slots: Cherry,
  live: Dices,
  sports: Volleyball,
  esports: Gamepad2,
  fishing: Fish,
  cards: Spade,
  lottery: Ticket,
};

export function Selections() {
  const { t } = useTranslation('showcase');
  const [value, setValue] = useState({
    login: 'login',
    list: 'all',
    category: 'hot',
    chip: 'hot',
    language: 'en',
    theme: 'dark',
  });
  const set = (name: keyof typeof value) => (next: string) => setValue({ ...value, [name]: next });
  const texts = (...names: string[]) => names.map((name) => ({ value: name, label: t(name) }));
  return (
    <>
      <Specimen title="Tabs: underline, large and filled" room="flush">
        <Tabs
          large
          label={t('login')}
          value={value.login}
          onChange={set('login')}
          items={texts('login', 'register')}
        />
        <Tabs
          fill
          label={t('slots')}
          value={value.list}
          onChange={set('list')}
          items={texts('all', 'hot', 'recent', 'favourites')}
        />
      </Specimen>
      <Specimen title="Tabs: segmented" room="bare">
        <div className={styles.wide}>
          <Tabs
            variant="segmented"
            label={t('language')}
            value={value.language}
            onChange={set('language')}
            items={[
              { value: 'en', label: 'English', icon: <LanguageFlag language="en" /> },
              { value: 'th', label: 'ไทย', icon: <LanguageFlag language="th" /> },
            ]}
          />
          <Tabs
            variant="segmented"
            label={t('theme')}
            value={value.theme}
            onChange={set('theme')}
            items={[
              { value: 'dark', label: t('dark'), icon: <Icon of={Moon} size={18} /> },
              { value: 'light', label: t('light'), icon: <Icon of={Sun} size={18} /> },
            ]}
          />
        </div>
      </Specimen>
      <Specimen title="Tabs: picture" room="flush">
        <Tabs
          variant="picture"
          label={t('category')}
          value={value.category}
          onChange={set('category')}
          items={Object.entries(categories).map(([name, icon], index) => ({
            value: name,
            label: (
              <>
                {t(name)} <small>{index * 1_500}</small>
              </>
            ),
            icon: <Icon of={icon} size={44} />,
          }))}
        />
      </Specimen>
      <Specimen title="Tabs: category. ChipRow, Chip" room="flush">
        <Tabs
          variant="category"
          label={t('category')}
          value={value.category}
          onChange={set('category')}
          items={Object.entries(categories).map(([name, icon]) => ({
            value: name,
            label: t(name),
            icon: <Icon of={icon} />,
          }))}
        />
        <ChipRow label={t('provider')}>
          {['all', 'hot', 'slots', 'live', 'fishing', 'lottery'].map((name) => (
            <Chip
              key={name}
              selected={value.chip === name}
              icon={name === 'hot' ? <Icon of={Flame} size={16} /> : undefined}
              onClick={() => set('chip')(name)}
            >
              {t(name)}
            </Chip>
          ))}
        </ChipRow>
        <ChipRow label={t('filter')}>
          <Chip removable aria-label={t('removeFilter')}>
            {t('betsFrom')}
          </Chip>
        </ChipRow>
      </Specimen>
    </>
  );
}
