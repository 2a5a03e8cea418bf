import path from 'node:path';

/** What a database of a test holds at first: its tables alone, or the demonstration as of the clock's start. */
export type Content = 'empty' | 'seeded';

/** Where the test files find what was prepared: the folder of the dumps, or the beginning of the templates' names. */
export const PREPARED = 'PLATFORM_TEST_DATABASES';

export const dumpOf = (content: Content) => path.join(process.env[PREPARED] ?? '', `${content}.tar`);
export const templateOf = (content: Content) => `${process.env[PREPARED]}_${content}`;
