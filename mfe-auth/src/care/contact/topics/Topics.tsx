import { PUSH_TOPICS, type PushTopic } from '@site/contracts/areas/push';
import { Checkbox } from '@site/ui/Checkbox';
import type { ReactNode } from 'react';
import { useTexts } from '../../../useTexts';
import styles from './Topics.module.css';

interface TopicsProps {
  /** Names the group. */
  title: string;
  chosen: readonly PushTopic[];
  onChange: (topic: PushTopic, on: boolean) => void;
  children: ReactNode;
}

/** What the member wants to be told of by one way, each by one press, and what there is to say of that way. */
export function Topics({ title, chosen, onChange, children }: TopicsProps) {
  const { t } = useTexts();
  return (
    <fieldset className={styles.part}>
      <legend className={styles.title}>{title}</legend>
      {PUSH_TOPICS.map((topic) => (
        <Checkbox
          key={topic}
          className={styles.topic}
          checked={chosen.includes(topic)}
          onChange={({ target }) => onChange(topic, target.checked)}
        >
          {/* @texts contact.topics.topic.* */}
          {t(`contact.topics.topic.${topic}`)}
        </Checkbox>
      ))}
      {children}
    </fieldset>
  );
}
