import { customerService } from '@site/contracts/areas/system';
import { useApiQuery } from '../queries';

/** The ways to reach customer service, in the merchant's order. `serviceLink` opens one. */
export function useCustomerService() {
  return useApiQuery(customerService, {}, { select: ({ list }) => list });
}
