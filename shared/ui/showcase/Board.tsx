import styles from './Showcase.module.css';
import { Buttons } from './sections/Buttons';
import { Care } from './sections/Care';
import { Games } from './sections/Games';
import { Headers } from './sections/Headers';
import { Inputs } from './sections/Inputs';
import { Lists } from './sections/Lists';
import { Overlays } from './sections/Overlays';
import { Payments } from './sections/Payments';
import { Records } from './sections/Records';
import { Requests } from './sections/Requests';
import { Selections } from './sections/Selections';
import { States } from './sections/States';
import { Wallet } from './sections/Wallet';

/** Every component in every state. */
export function Board() {
  return (
    <main className={styles.board}>
      <Headers />
      <Buttons />
      <Inputs />
      <Selections />
      <Wallet />
      <Payments />
      <Requests />
      <Records />
      <Games />
      <Lists />
      <Care />
      <Overlays />
      <States />
    </main>
  );
}
