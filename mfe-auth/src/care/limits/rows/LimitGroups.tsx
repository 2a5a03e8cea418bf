import type { CareSettings, Limit, LimitKind } from '@site/contracts/areas/care';
import { Card } from '@site/ui/Card';
import type { ReactNode } from 'react';
import { RowCard } from '../../../account/rows/RowCard';
import { RowGroup } from '../../../account/rows/RowGroup';
import { useTexts } from '../../../useTexts';
import { type Place, placesOf } from '../places';
import { partOf } from '../whichLimit';
import { PeriodLimit } from './PeriodLimit';
import { RealityRow } from './RealityRow';
import { ValueLimit } from './ValueLimit';

interface LimitGroupsProps {
  settings: CareSettings;
  limits: readonly Limit[];
}

/** All limits, gross deposit limits first (PL-043). Each leads to the sheet that sets it. */
export function LimitGroups({ settings, limits }: LimitGroupsProps) {
  const { t } = useTexts();
  const places = placesOf(settings, limits);
  const of = (...kinds: LimitKind[]) => places.filter(({ kind }) => kinds.includes(kind));
  return (
    <>
      <PeriodGroup title={t('limits.group.deposits')} places={of('DEPOSIT')} />
      <PeriodGroup title={t('limits.group.losses')} places={of('LOSS')} />
      <ValueGroup title={t('limits.group.stakes')} places={of('STAKE')} />
      <ValueGroup title={t('limits.group.time')} places={of('STRETCH_TIME', 'DAY_TIME')}>
        <RealityRow />
      </ValueGroup>
    </>
  );
}

interface GroupProps {
  title: string;
  places: readonly Place[];
  children?: ReactNode;
}

function PeriodGroup({ title, places }: GroupProps) {
  if (places.length === 0) return null;
  return (
    <RowGroup title={title}>
      <Card padded={false}>
        {places.map((place) => (
          <PeriodLimit key={partOf(place)} place={place} />
        ))}
      </Card>
    </RowGroup>
  );
}

function ValueGroup({ title, places, children }: GroupProps) {
  if (places.length === 0 && children === undefined) return null;
  return (
    <RowGroup title={title}>
      <RowCard as="ul">
        {places.map((place) => (
          <ValueLimit key={partOf(place)} place={place} />
        ))}
        {children}
      </RowCard>
    </RowGroup>
  );
}
