import { measureByPlatform } from './platformProgram';

/* What the pages of an agent cost with a team of 50,000 over eight levels, on PGlite and on Postgres. */

/** Measures, and passes on what the program prints. */
export const measureTeams = () => measureByPlatform('src/testing/printTeamTimes.ts');
