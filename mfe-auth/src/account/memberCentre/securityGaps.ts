import type { SecurityOverview } from '@site/contracts/areas/security';

/** How many of the rows of the security centre have something missing. */
export function securityGaps(overview: SecurityOverview): number {
  const there = [
    overview.passkeys > 0,
    overview.email !== undefined,
    overview.mobileVerified,
    overview.hasPaymentPassword,
    overview.payeeName !== undefined,
    overview.bankCards > 0,
    overview.hasSecurityQuestions,
  ];
  return there.filter((isThere) => !isThere).length;
}
