import { type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react';
import { cx } from '../internal/cx';
import { reveal } from '../internal/reveal';
import { ScrollRow } from '../ScrollRow';
import styles from './Tabs.module.css';
import { panelId, tabId } from './tabIds';

export interface TabItem<Value extends string> {
  value: Value;
  label: ReactNode;
  /** 24 in a category tab, 20 or a flag in a segment. */
  icon?: ReactNode;
  /** After the label: a `Badge`. */
  badge?: ReactNode;
}

export interface TabsProps<Value extends string> {
  items: readonly TabItem<Value>[];
  value: Value;
  onChange: (value: Value) => void;
  /** What the tabs choose between, for screen readers. */
  label: string;
  /**
   * `underline` for pages, `segmented` for two or three options, `category` for boxes with an icon, `picture` for pictures
   * of 44 over a name and a note in `small`.
   */
  variant?: 'underline' | 'segmented' | 'category' | 'picture';
  /** Underline only: share the width evenly. */
  fill?: boolean;
  /** Underline only: 52 high with 16-pixel text, as on the login page. */
  large?: boolean;
  /** `manual`: arrows move the focus, Enter or Space selects. For tabs whose selection leads to another page. */
  activation?: 'automatic' | 'manual';
  /** Joins the tabs to `TabPanel`s of the same name. */
  panels?: string;
  className?: string | undefined;
}

/** A tab list: arrows, Home and End move and, unless `manual`, select; one tab is in the tab order. */
export function Tabs<Value extends string>(props: TabsProps<Value>) {
  const {
    items,
    value,
    onChange,
    label,
    variant = 'underline',
    fill = false,
    large = false,
    activation = 'automatic',
    panels,
    className,
  } = props;
  const list = useRef<HTMLElement>(null);
  useEffect(() => {
    const selected = list.current?.querySelector<HTMLElement>(`[data-value="${CSS.escape(value)}"]`);
    return list.current && selected ? reveal(list.current, selected) : undefined;
  }, [value]);

  const select = (index: number) => {
    const item = items[(index + items.length) % items.length];
    if (!item) return;
    if (activation === 'automatic') onChange(item.value);
    list.current?.querySelector<HTMLElement>(`[data-value="${CSS.escape(item.value)}"]`)?.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const focused = (event.target as HTMLElement).dataset.value;
    const current = items.findIndex((item) => item.value === focused);
    const target = { ArrowRight: current + 1, ArrowLeft: current - 1, Home: 0, End: -1 }[event.key];
    if (target === undefined) return;
    event.preventDefault();
    select(target);
  };

  return (
    <ScrollRow
      ref={list}
      role="tablist"
      aria-label={label}
      className={cx(styles.list, styles[variant], fill && styles.fill, large && styles.large, className)}
      onKeyDown={onKeyDown}
    >
      {items.map((item) => {
        const selected = item.value === value;
        return (
          <button
            key={item.value}
            type="button"
            role="tab"
            data-value={item.value}
            id={panels === undefined ? undefined : tabId(panels, item.value)}
            aria-selected={selected}
            aria-controls={panels !== undefined && selected ? panelId(panels, item.value) : undefined}
            tabIndex={selected ? 0 : -1}
            className={styles.tab}
            onClick={() => onChange(item.value)}
          >
            {item.icon === undefined ? null : <span className={styles.icon}>{item.icon}</span>}
            <span className={styles.label}>{item.label}</span>
            {item.badge}
          </button>
        );
      })}
    </ScrollRow>
  );
}
