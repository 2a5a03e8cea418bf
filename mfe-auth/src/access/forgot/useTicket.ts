import { PASSWORD_TICKET_PARAMETER } from '@site/contracts/areas/passwords';
import { useLocation, useNavigate } from '@site/router';
import { useEffect, useState } from 'react';

/**
 * The ticket of a mailed link (`/m/forget#ticket=…`). It is kept in memory alone: whoever holds it can set the
 * password, so it leaves the address bar and the history at once.
 */
export function useTicket() {
  const { hash, pathname, search } = useLocation();
  const navigate = useNavigate();
  const arriving = ticketIn(hash);
  const [held, hold] = useState(arriving);
  useEffect(() => {
    if (arriving === undefined) return;
    hold(arriving);
    void navigate({ pathname, search }, { replace: true });
  }, [arriving, pathname, search, navigate]);
  return { ticket: arriving ?? held, forgetTicket: () => hold(undefined) };
}

function ticketIn(hash: string): string | undefined {
  return new URLSearchParams(hash.slice(1)).get(PASSWORD_TICKET_PARAMETER) || undefined;
}
