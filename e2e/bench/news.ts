import { measureByPlatform } from './platformProgram';

/*
 * 2,000 streams of news on one process of the platform, on a Postgres of its own: memory, how long news take from commit
 * to page, and what calls beside them take.
 */

/** Measures, and passes on what the program prints. */
export const measureNews = () => measureByPlatform('src/testing/printNewsTimes.ts');
