import { OVER_PAGE, useLocation, useNavigate } from '@site/router';
import { useAddressSheet } from '@site/ui/useSheet';

const PARTS = ['offer', 'history'];

/**
 * What opens over the page, each at an address of its own: `?part=history`, `?part=offer`, `?account=` for an offer to
 * somebody, `?contract=` for one that a downline has.
 *
 * @param isKnown Whether a contract of this id can be shown.
 */
export function useContractSheets(isKnown: (id: string) => boolean) {
  const { pathname } = useLocation();
  const navigate = useNavigate();
  return {
    part: useAddressSheet('part', (part) => PARTS.includes(part)),
    offerTo: useAddressSheet('account', () => true),
    contract: useAddressSheet('contract', isKnown),
    /** Goes on from another sheet to the offer, in its place: Back leads to the page. */
    goToOffer: (account: string) =>
      void navigate(`${pathname}?${new URLSearchParams({ account })}`, { replace: true, state: OVER_PAGE }),
  };
}
