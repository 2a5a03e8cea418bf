import { useMemo } from 'react';
import { cx } from '../internal/cx';
import styles from './RichText.module.css';
import { sanitize } from './sanitize';

export interface RichTextProps {
  /** Markup as the platform sent it: untrusted. */
  html: string;
  className?: string | undefined;
}

/** Markup from the platform, cleaned and in the site's type. The only place where HTML text meets the page. */
export function RichText({ html, className }: RichTextProps) {
  // React hands the value to innerHTML as it is, so the TrustedHTML object passes the page's policy.
  const markup = useMemo(() => ({ __html: sanitize(html) as unknown as string }), [html]);
  return <div className={cx(styles.text, className)} dangerouslySetInnerHTML={markup} />;
}
