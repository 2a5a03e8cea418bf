import type { HelpOrganisation } from '@site/contracts/areas/care';
import { and, asc, eq } from 'drizzle-orm';
import type { Database } from '../../core/db/client';
import { type Language, textIn } from '../../core/language';
import { helpOrganisations } from './tables';

/** Who helps players of a merchant, or those of one country, in the merchant's order (PL-035). */
export async function listHelp(
  db: Database,
  merchant: string,
  country: string | undefined,
  language: Language,
): Promise<HelpOrganisation[]> {
  const rows = await db
    .select()
    .from(helpOrganisations)
    .where(
      and(
        eq(helpOrganisations.merchant, merchant),
        country === undefined ? undefined : eq(helpOrganisations.country, country.toUpperCase()),
      ),
    )
    .orderBy(asc(helpOrganisations.position), asc(helpOrganisations.id));
  return rows.map(({ id, name, url, phone, hours, languages, kind, country: where }) => ({
    id,
    name: textIn(name, language),
    url,
    ...(phone !== null && { phone }),
    ...(hours !== null && { hours: textIn(hours, language) }),
    languages,
    kind,
    country: where,
  }));
}
