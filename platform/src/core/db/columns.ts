import { bigint, customType, jsonb, timestamp } from 'drizzle-orm/pg-core';
import type { LocalizedText } from '../language';

/** A point in time. */
export const instant = (name: string) => timestamp(name, { withTimezone: true, precision: 3, mode: 'date' });

/** An amount in minor units. */
export const minorUnits = (name: string) => bigint(name, { mode: 'bigint' });

/** A text in every language of the contents. */
export const localized = (name: string) => jsonb(name).$type<LocalizedText>();

/** The bytes of a file. */
export const bytes = customType<{ data: Uint8Array }>({ dataType: () => 'bytea' });
