import type { ReactNode } from 'react';
import { ChatPicture } from './ChatPicture';
import styles from './ChatScene.module.css';

interface ChatSceneProps {
  title: string;
  body: string;
  /** The picture says that it did not work. */
  broken?: boolean;
  /** What is being waited for. */
  wait?: ReactNode;
  /** Buttons. */
  children?: ReactNode;
}

/** A state of the hand-over; each is read out as it comes. */
export function ChatScene({ title, body, broken = false, wait, children }: ChatSceneProps) {
  return (
    <div className={styles.scene}>
      <div role={broken ? 'alert' : 'status'} className={styles.words}>
        <ChatPicture broken={broken} className={styles.picture} />
        <h2 className={styles.title}>{title}</h2>
        <p className={styles.body}>{body}</p>
        {wait}
      </div>
      {children && <div className={styles.buttons}>{children}</div>}
    </div>
  );
}
