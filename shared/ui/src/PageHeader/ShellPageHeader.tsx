import { type ReactNode, useCallback, useMemo, useState } from 'react';
import { HeaderContent, type PageHeaderProps } from './PageHeader';
import styles from './PageHeader.module.css';
import { ShellHeaderContext } from './shellHeader';

export interface ShellPageHeaderProps extends PageHeaderProps {
  /** The page below. A PageHeader in it fills this header in the place of what is given here. */
  children: ReactNode;
}

/** For the shell: the header of a page that may have more to say in it than its route knows. */
export function ShellPageHeader({ children, ...content }: ShellPageHeaderProps) {
  const [place, setPlace] = useState<HTMLElement | null>(null);
  const [takers, setTakers] = useState(0);
  const take = useCallback(() => {
    setTakers((count) => count + 1);
    return () => setTakers((count) => count - 1);
  }, []);
  const header = useMemo(() => ({ place, take }), [place, take]);
  return (
    <>
      <header ref={setPlace} className={styles.header}>
        {takers === 0 && <HeaderContent {...content} />}
      </header>
      <ShellHeaderContext value={header}>{children}</ShellHeaderContext>
    </>
  );
}
