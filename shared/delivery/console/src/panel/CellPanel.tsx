import type { Action } from '@site/contracts/federation/access';
import type { Cell } from '@site/contracts/federation/consoleApi';
import { IconButton } from '@site/ui/IconButton';
import { TabPanel, Tabs } from '@site/ui/Tabs';
import { X } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useIdentity, useMay } from '../api/reads';
import type { Place } from '../matrix/table';
import styles from './CellPanel.module.css';
import { DeployForm } from './DeployForm';
import { FreezeForm } from './FreezeForm';
import { History } from './History';
import { LiveParts } from './LiveParts';
import { LockForm } from './LockForm';
import { OpenPreviews } from './OpenPreviews';
import { PreviewForm } from './PreviewForm';
import { RollbackForm } from './RollbackForm';
import { RolloutForm } from './RolloutForm';
import { StandingRules } from './StandingRules';

const ACTIONS = [
  { value: 'rollback', label: 'Roll back' },
  { value: 'deploy', label: 'Deploy' },
  { value: 'start', label: 'Roll out' },
  { value: 'lock', label: 'Lock' },
  { value: 'freeze', label: 'Freeze' },
  { value: 'preview', label: 'Preview' },
] as const satisfies readonly { value: Action; label: string }[];
type ActionName = (typeof ACTIONS)[number]['value'];

export interface CellPanelProps {
  place: Place;
  cell: Cell;
  /** Of the deployment that is live. */
  number: number;
  /** Under which the rules stand. */
  rules: number;
  onClose: () => void;
}

/** One remote of one merchant: what is live, what can be done, what was done. */
export function CellPanel({ place, cell, number, rules, onClose }: CellPanelProps) {
  const { remote, merchant } = place;
  const heading = useRef<HTMLHeadingElement>(null);
  const [action, setAction] = useState<ActionName>('rollback');
  const may = useMay();
  const { identity, why } = useIdentity();
  useEffect(() => heading.current?.focus(), []);
  // The host goes live wholly, and its documents are composed ahead.
  const actions =
    remote === 'host-shell'
      ? ACTIONS.filter(({ value }) => value !== 'start' && value !== 'preview')
      : ACTIONS;
  const allowed = may(action, remote, merchant);
  return (
    <section
      data-panel
      aria-labelledby="panel-title"
      className={styles.panel}
      onKeyDown={({ key }) => key === 'Escape' && onClose()}
    >
      <header className={styles.head}>
        <h2 id="panel-title" ref={heading} tabIndex={-1} className={styles.title}>
          {remote} <span className={styles.of}>of</span> {merchant}
        </h2>
        <IconButton icon={X} iconSize={18} label="Close" className={styles.close} onClick={onClose} />
      </header>
      <LiveParts cell={cell} number={number} />
      <StandingRules place={place} rules={rules} />
      <section aria-label="What can be done" className={styles.section}>
        <Tabs
          items={actions}
          value={action}
          onChange={setAction}
          label="What to do"
          variant="segmented"
          panels="action"
        />
        <TabPanel panels="action" value={action}>
          <div className={styles.form}>
            {!identity && (
              <p className={styles.note}>{why ?? 'Nobody is signed in'}: you can look, and change nothing.</p>
            )}
            {identity && !allowed && (
              <p className={styles.note}>
                {identity.name} may not do this to {remote} of {merchant}.
              </p>
            )}
            {allowed && action === 'rollback' && (
              <RollbackForm remote={remote} merchant={merchant} number={number} />
            )}
            {allowed && action === 'deploy' && (
              <DeployForm remote={remote} merchant={merchant} cell={cell} number={number} />
            )}
            {allowed && action === 'start' && (
              <RolloutForm remote={remote} merchant={merchant} cell={cell} number={number} />
            )}
            {allowed && action === 'freeze' && (
              <FreezeForm remote={remote} merchant={merchant} rules={rules} />
            )}
            {allowed && action === 'preview' && (
              <PreviewForm remote={remote} merchant={merchant} cell={cell} />
            )}
            {action === 'preview' && <OpenPreviews remote={remote} merchant={merchant} />}
            {allowed && action === 'lock' && <LockForm remote={remote} merchant={merchant} rules={rules} />}
          </div>
        </TabPanel>
      </section>
      <History remote={remote} merchant={merchant} />
    </section>
  );
}
