/** Which order a vendor speaks of. */
export interface OrderOfVendor {
  readonly merchant: string;
  readonly vendor: string;
  readonly orderNo: string;
}

/** Money that has come, as its vendor tells. */
export interface Payment extends OrderOfVendor {
  /** The vendor's own name of it: what comes twice is the same payment. */
  readonly reference: string;
  /** In minor units; it may differ from what was ordered. */
  readonly amount: bigint;
}

/** What one payment is booked under: never twice. */
export const paymentReference = ({ vendor, reference }: Pick<Payment, 'vendor' | 'reference'>): string =>
  `payment ${vendor} ${reference}`;
