import { NavLink, Outlet, useLocation } from '@site/router';
import { IconButton } from '@site/ui/IconButton';
import { VisuallyHidden } from '@site/ui/VisuallyHidden';
import { Moon, Sun } from 'lucide-react';
import { useState } from 'react';
import { useIdentity } from '../api/reads';
import { useLive } from '../live/useLive';
import { LiveMark } from './LiveMark';
import styles from './Shell.module.css';
import { chooseTheme, currentTheme } from './theme';

const PAGES = [
  { to: '/', label: 'Live' },
  { to: '/rollouts', label: 'Rollouts' },
  { to: '/log', label: 'Log' },
  { to: '/compare', label: 'Compare' },
];

/** What stands around each page: where one is, who one is, and whether what shows is new. */
export function Shell() {
  const { state, announcement } = useLive();
  const { search } = useLocation();
  return (
    <div className={styles.shell}>
      <a className={styles.skip} href="#main">
        Skip to content
      </a>
      <header className={styles.bar}>
        <p className={styles.name}>Releases</p>
        <nav aria-label="Pages" className={styles.pages}>
          {PAGES.map(({ to, label }) => (
            // What is filtered by stays from page to page.
            <NavLink
              key={to}
              to={{ pathname: to, search: filtersOf(search) }}
              end={to === '/'}
              className={styles.page ?? ''}
            >
              {label}
            </NavLink>
          ))}
        </nav>
        <div className={styles.about}>
          <LiveMark state={state} />
          <Who />
          <ThemeSwitch />
        </div>
      </header>
      <main id="main" className={styles.main} tabIndex={-1}>
        <Outlet />
      </main>
      <div aria-live="polite" role="status">
        <VisuallyHidden>{announcement}</VisuallyHidden>
      </div>
    </div>
  );
}

function filtersOf(search: string): string {
  const query = new URLSearchParams(search);
  for (const name of [...query.keys()])
    if (!['remote', 'release', 'merchant', 'by'].includes(name)) query.delete(name);
  return query.toString();
}

function Who() {
  const { identity, why } = useIdentity();
  if (identity) return <span className={styles.who}>{identity.name}</span>;
  return (
    <span className={styles.who} title={why}>
      Read only
    </span>
  );
}

function ThemeSwitch() {
  const [theme, setTheme] = useState(currentTheme);
  const other = theme === 'dark' ? 'light' : 'dark';
  return (
    <IconButton
      icon={theme === 'dark' ? Sun : Moon}
      iconSize={18}
      label={`Switch to the ${other} theme`}
      className={styles.theme}
      onClick={() => {
        chooseTheme(other);
        setTheme(other);
      }}
    />
  );
}
