import type { OwnCareSettings } from '../../../core/care/settings';

/*
 * Two merchants, two licences, so that a site meets both kinds of rules. Who is to be checked before play is nobody in
 * the demonstration, because nobody checks there.
 */

/** As in Great Britain: a day to cool down, reality checks for everybody. */
const BRITISH: OwnCareSettings = {
  coolingHours: 24,
  reality: { choices: [15, 30, 60], required: true, blocks: true },
  pace: { slotsMs: 2_500, othersMs: 5_000 },
};

/** As in Sweden: a limit before the first deposit, three days and the period's end before it rises. */
const SWEDISH: OwnCareSettings = {
  coolingHours: 72,
  raiseAfterPeriod: true,
  limitRequired: true,
  pace: { slotsMs: 3_000, othersMs: 3_000 },
  autoplay: true,
};

/** What a merchant of the demonstration has said; nothing of others. */
export const CARE_SETTINGS: Readonly<Record<string, OwnCareSettings>> = {
  aurora: BRITISH,
  lagoon: SWEDISH,
};
