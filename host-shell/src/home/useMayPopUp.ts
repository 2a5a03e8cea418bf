import { useOffers } from '@site/api';
import { useState } from 'react';
import { useCareNotice } from '../care/notices/useCareNotice';

/**
 * Whether something may open over home by itself: only for who is offered anything (PL-039), and on no visit that began
 * with a word on the member's own play (PL-032).
 */
export function useMayPopUp(): boolean {
  const offered = useOffers();
  const { notice, isLoading } = useCareNotice('HOME');
  const [wasTold, setWasTold] = useState(false);
  if (notice && !wasTold) setWasTold(true);
  return offered === true && !isLoading && !wasTold && !notice;
}
