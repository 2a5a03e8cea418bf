import { VisuallyHidden } from '@site/ui/VisuallyHidden';
import { createContext, type ReactNode, type RefObject, use, useEffect, useRef, useState } from 'react';

interface OrderNews {
  readonly say: (news: string) => void;
  /** What comes next follows a press of the member's own. */
  readonly step: () => void;
  /** Whether this is what follows such a press; true once for each. */
  readonly takeStep: () => boolean;
}

const OrderNewsContext = createContext<OrderNews>({ say: () => {}, step: () => {}, takeStep: () => false });

/** Says what becomes of an order, and where reading goes on. */
export const useOrderNews = () => use(OrderNewsContext);

interface OrderNewsRegionProps {
  /** The screen itself follows a press of the member's own. */
  followed: boolean;
  children: ReactNode;
}

/**
 * The one place of an order's screen that is read out. It is there before the news: a region that comes with its text
 * says nothing, and each state of an order is a component of its own.
 */
export function OrderNewsRegion({ followed, children }: OrderNewsRegionProps) {
  const [news, say] = useState('');
  const stepped = useRef(followed);
  const [context] = useState<OrderNews>(() => ({
    say,
    step: () => {
      stepped.current = true;
    },
    takeStep: () => {
      const follows = stepped.current;
      stepped.current = false;
      return follows;
    },
  }));
  return (
    <OrderNewsContext value={context}>
      <VisuallyHidden>
        <span role="status">{news}</span>
      </VisuallyHidden>
      {children}
    </OrderNewsContext>
  );
}

/**
 * A title that tells what has become of an order: it takes the focus where a press of the member's own has led to it,
 * and is said where it is news.
 */
export function useNews<Title extends HTMLElement>(title: string): RefObject<Title | null> {
  const { say, takeStep } = useOrderNews();
  const heading = useRef<Title>(null);
  useEffect(() => {
    if (takeStep()) heading.current?.focus();
    else say(title);
  }, [title, say, takeStep]);
  return heading;
}
