import type { Benefits } from '@site/contracts/areas/benefits';
import { eq } from 'drizzle-orm';
import { takesOffers } from '../../core/care/state';
import type { SignedInContext } from '../../core/http/route';
import { textIn } from '../../core/language';
import { levelPointsOf, levelsOf, standingAt } from './levelOf';
import { privilegesOf } from './privileges';
import { benefitSettings } from './tables';

/**
 * The VIP room. To a member whom nothing may be offered the levels are told without what they bring: none of it would be
 * granted (PL-039).
 */
export async function benefitsOf({
  db,
  account,
  merchant,
  closings,
  language,
  clock,
}: SignedInContext): Promise<Benefits> {
  const all = await levelsOf(db, merchant.code);
  const { level, points, next } = standingAt(all, await levelPointsOf(db, account.id));
  const [settings] = await db
    .select({ kept: benefitSettings.kept })
    .from(benefitSettings)
    .where(eq(benefitSettings.merchant, merchant.code));
  const offered = takesOffers(closings, new Date(clock()));
  return {
    ...(level && { level: { id: level.id, name: textIn(level.name, language) } }),
    points,
    ...(next && { nextAt: next.from }),
    levels: all.map((row) => ({
      id: row.id,
      name: textIn(row.name, language),
      icon: row.icon,
      from: row.from,
      privileges: offered ? privilegesOf(row, merchant, language) : [],
    })),
    kept: (settings?.kept ?? []).map(({ title, text, ...kind }) => ({
      ...kind,
      title: textIn(title, language),
      text: textIn(text, language),
    })),
  };
}
