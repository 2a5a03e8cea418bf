import path from 'node:path';

/** What a database of a test holds at first: its tables alone, or the demonstration as of the clock's start. */
export type Content = 'empty' | 'seeded';

/**
 * By these variables the test files find what was prepared: the folder of the dumps, the address of the Postgres,
 * the start of its templates' names.
 */
export const DUMPS = 'PLATFORM_TEST_DUMPS';
export const POSTGRES = 'PLATFORM_TEST_POSTGRES';
export const TEMPLATES = 'PLATFORM_TEST_TEMPLATES';

/** What a test's database runs on. */
export type DatabaseSystem = 'postgres' | 'pglite';
export const SYSTEMS: readonly DatabaseSystem[] = ['postgres', 'pglite'];

export const dumpOf = (content: Content) => path.join(process.env[DUMPS] ?? '', `${content}.tar`);
export const templateOf = (content: Content) => `${process.env[TEMPLATES]}_${content}`;
