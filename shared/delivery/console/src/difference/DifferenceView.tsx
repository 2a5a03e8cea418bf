import type { Difference } from '@site/contracts/federation/consoleApi';
import { Icon } from '@site/ui/Icon';
import { VisuallyHidden } from '@site/ui/VisuallyHidden';
import { CircleCheck, TriangleAlert } from 'lucide-react';
import { bytesText, growthText } from '../words/bytes';
import styles from './Difference.module.css';

const TITLES = {
  contract: 'Contract',
  exposes: 'Modules',
  routes: 'Routes',
  menu: 'Menu',
  calls: 'First calls',
  shared: 'Shared packages',
  files: 'Files',
};
/** More files than these are counted alone. */
const FILES_SHOWN = 40;

/** What would break first, then what weighs more, then what is different. */
export function DifferenceView({ difference }: { difference: Difference }) {
  const { from, to, sections } = difference;
  const alike = sections
    .filter(({ changes }) => changes.length === 0)
    .map(({ name }) => TITLES[name].toLowerCase());
  return (
    <>
      <Breaks difference={difference} />
      {difference.bytes.length > 0 && <Bytes difference={difference} />}
      {sections
        .filter(({ changes }) => changes.length > 0)
        .map(({ name, changes }) => (
          <section key={name} className={styles.section} aria-label={TITLES[name]}>
            <h2 className={styles.subtitle}>
              {TITLES[name]} <span className={styles.count}>{changes.length}</span>
            </h2>
            <ul className={styles.changes}>
              {changes.slice(0, FILES_SHOWN).map((change) => (
                <ChangeLine key={change.what} {...change} isFile={name === 'files'} />
              ))}
            </ul>
            {changes.length > FILES_SHOWN && (
              <p className={styles.note}>and {changes.length - FILES_SHOWN} more</p>
            )}
          </section>
        ))}
      {alike.length > 0 && (
        <p className={styles.note}>
          Alike in {from} and {to}: {alike.join(', ')}.
        </p>
      )}
    </>
  );
}

function Breaks({ difference: { breaks, asked, to } }: { difference: Difference }) {
  if (breaks.length === 0) {
    return (
      <p className={styles.fits}>
        <Icon of={CircleCheck} size={18} />
        {asked.length === 0
          ? 'No site has it live, so there is none to try it on.'
          : `${to} fits what is live for ${asked.join(', ')}: a deployment would pass.`}
      </p>
    );
  }
  return (
    <section className={styles.breaks} aria-labelledby="breaks">
      <h2 id="breaks" className={styles.subtitle}>
        <Icon of={TriangleAlert} size={18} /> Would break {breaks.length} of {asked.length} live sites
      </h2>
      <dl>
        {breaks.map(({ merchant, code, message }) => (
          <div key={merchant}>
            <dt>
              {merchant} {code && <code>{code}</code>}
            </dt>
            <dd>{message}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

function Bytes({ difference: { bytes, from, to } }: { difference: Difference }) {
  return (
    <div className={styles.section}>
      <h2 id="bytes" className={styles.subtitle}>
        Bytes, as they travel
      </h2>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by keyboard */}
      <section className={styles.wide} tabIndex={0} aria-labelledby="bytes">
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">Part</th>
              <th scope="col">{from}</th>
              <th scope="col">{to}</th>
              <th scope="col">Change</th>
            </tr>
          </thead>
          <tbody>
            {bytes.map(({ part, from: before, to: after }) => (
              <tr key={part}>
                <th scope="row">{part}</th>
                <td>{bytesText(before)}</td>
                <td>{bytesText(after)}</td>
                <td data-more={(after ?? 0) > (before ?? 0) || undefined}>{growthText(before, after)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </div>
  );
}

function ChangeLine({
  what,
  from,
  to,
  isFile,
}: {
  what: string;
  from?: string | undefined;
  to?: string | undefined;
  isFile: boolean;
}) {
  const kind = from === undefined ? 'new' : to === undefined ? 'gone' : 'changed';
  return (
    <li data-kind={kind}>
      <span className={styles.kind}>{kind}</span>
      <code>{what}</code>
      {/* Of a file the hash says nothing to a person. */}
      {!isFile && kind === 'changed' && (
        <span className={styles.values}>
          <del>{from}</del> <VisuallyHidden>becomes</VisuallyHidden> <ins>{to}</ins>
        </span>
      )}
    </li>
  );
}
