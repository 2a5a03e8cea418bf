import { useEffect, useState } from 'react';
import { Tabs } from '../src/Tabs';
import styles from './Showcase.module.css';
import { boardAddress, readSettings, type Settings, settingOptions } from './settings';

/** The board in a frame of a phone's width, so that fixed layers and media queries behave as on a phone. */
export function Switches() {
  const [settings, setSettings] = useState(() => readSettings(location.search));
  useEffect(() => {
    const { merchant, theme } = settings;
    Object.assign(document.documentElement.dataset, { merchant, theme });
    history.replaceState(null, '', `?${new URLSearchParams({ ...settings })}`);
  }, [settings]);
  return (
    <main className={styles.switchesPage}>
      <div className={styles.switches}>
        {(Object.keys(settingOptions) as (keyof Settings)[]).map((name) => (
          <Tabs
            key={name}
            variant="segmented"
            label={name}
            value={settings[name]}
            items={settingOptions[name].map((value) => ({ value, label: value }))}
            onChange={(value: string) => setSettings({ ...settings, [name]: value })}
          />
        ))}
      </div>
      <iframe
        title="Board"
        src={boardAddress(settings)}
        className={settings.width === '320' ? styles.narrow : styles.phone}
      />
    </main>
  );
}
