import { PATHS } from '@site/contracts/values/paths';
import { OVER_PAGE, useBack, useNavigate, useSearchParams } from '@site/router';
import { useEffect, useRef, useState } from 'react';

const SELECTING = 'select';

/** Choosing among mails, as a step of its own: Back ends it and the list stays. */
export function useSelecting() {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const leave = useBack('step', PATHS.inbox);
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const leaving = useRef(false);
  const selecting = search.has(SELECTING);

  useEffect(() => {
    leaving.current = false;
    if (!selecting) setChosen(new Set());
  }, [selecting]);

  return {
    selecting,
    chosen,
    choose: setChosen,
    toggle: (id: string) =>
      setChosen((before) => {
        const now = new Set(before);
        if (!now.delete(id)) now.add(id);
        return now;
      }),
    start: () => void navigate(`${PATHS.inbox}?${SELECTING}=1`, { state: OVER_PAGE }),
    /** The second half of a double tap would leave the inbox. */
    stop: () => {
      if (leaving.current) return;
      leaving.current = true;
      leave();
    },
  };
}
