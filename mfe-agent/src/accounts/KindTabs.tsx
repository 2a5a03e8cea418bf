import { Tabs } from '@site/ui/Tabs';
import { useTexts } from '../useTexts';
import { KIND_NAMES, type Kind } from './kinds';

interface KindTabsProps {
  kind: Kind;
  onChange: (kind: Kind) => void;
}

/** What somebody new becomes: one who plays, or one who has a team as well. */
export function KindTabs({ kind, onChange }: KindTabsProps) {
  const { t } = useTexts();
  return (
    <Tabs
      variant="segmented"
      label={t('accounts.kind.label')}
      items={KIND_NAMES.map((each) => ({ value: each, label: t(`people.${each}`) }))}
      value={kind}
      onChange={onChange}
    />
  );
}
