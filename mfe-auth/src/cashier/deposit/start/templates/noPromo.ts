/** The choice of no promotion: always first, and chosen until another is. No id of the platform looks like it. */
export const NO_PROMO = '*';
