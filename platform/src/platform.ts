import type { FastifyInstance } from 'fastify';
import { areas } from './areas';
import { withoutDesk } from './areas/chat/withoutDesk';
import { withoutVendor } from './areas/games/withoutVendor';
import type { Config } from './core/config';
import { buildApp, type PlatformParts } from './core/http/app';
import type { Area } from './core/http/area';
import { demonstration, mailboxOf } from './demo';

/** What the platform is made of: its areas, and the demonstration or what stands in its place. */
export const areasOf = ({ demo }: Pick<Config, 'demo'>): readonly Area[] => [
  ...areas,
  ...(demo ? [demonstration] : [withoutVendor, withoutDesk]),
];

/** Builds the whole platform over a database. It listens to nothing yet. */
export function buildPlatform(parts: Omit<PlatformParts, 'areas' | 'deliver'>): Promise<FastifyInstance> {
  const { config, db, clock } = parts;
  return buildApp({
    ...parts,
    areas: areasOf(config),
    ...(config.developerMailbox && { deliver: mailboxOf(db, clock) }),
  });
}
