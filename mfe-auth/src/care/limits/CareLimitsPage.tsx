import type { CareSettings, Limit } from '@site/contracts/areas/care';
import { useAddressSheet } from '@site/ui/useSheet';
import { ContactSwitches } from '../contact/ContactSwitches';
import styles from '../parts/Care.module.css';
import { Lede } from '../parts/Lede';
import { LimitsGate } from '../parts/LimitsGate';
import { type Place, placesOf } from './places';
import { ReviewGroup } from './review/ReviewGroup';
import { REVIEW_PART, ReviewSheet } from './review/ReviewSheet';
import { LimitGroups } from './rows/LimitGroups';
import { LimitSheet } from './sheet/LimitSheet';
import { REALITY_PART, RealitySheet } from './sheet/RealitySheet';
import { partOf } from './whichLimit';

/** The member's limits of money and time, the reality check, and what they want to be told (PL-001 to PL-013, PL-040). */
export default function CareLimitsPage() {
  return <LimitsGate>{(known) => <Limits {...known} />}</LimitsGate>;
}

/** Parts of the page that are no limits. */
const PARTS: readonly string[] = [REALITY_PART, REVIEW_PART];

interface LimitsProps {
  settings: CareSettings;
  limits: readonly Limit[];
}

function Limits({ settings, limits }: LimitsProps) {
  const offered = placesOf(settings, limits).filter((place) => place.offered);
  const placeAt = (part: string | undefined): Place | undefined =>
    offered.find((place) => partOf(place) === part);
  const sheet = useAddressSheet('part', (part) => PARTS.includes(part) || placeAt(part) !== undefined);
  const place = placeAt(sheet.value);
  return (
    <div className={styles.page}>
      <Lede settings={settings} />
      <LimitGroups settings={settings} limits={limits} />
      <ReviewGroup />
      <ContactSwitches />
      {place && <LimitSheet key={sheet.opening} place={place} settings={settings} sheet={sheet} />}
      {sheet.value === REVIEW_PART && <ReviewSheet key={sheet.opening} sheet={sheet} />}
      {sheet.value === REALITY_PART && <RealitySheet key={sheet.opening} settings={settings} sheet={sheet} />}
    </div>
  );
}
