import type { HelpTopic } from '@site/contracts/areas/messages';
import { useNavigationType } from '@site/router';
import { RichText } from '@site/ui/RichText';
import { useEffect, useId, useLayoutEffect, useRef } from 'react';
import { markText } from './search/markText';
import styles from './Topic.module.css';

interface TopicProps {
  topic: HelpTopic;
  /** What was searched for: it is marked. */
  query: string;
  /** It was chosen here: whoever uses a keyboard or hears the page goes on with it. */
  takesFocus: boolean;
}

/** One topic of the help, as the merchant wrote it. */
export function Topic({ topic: { title, content }, query, takesFocus }: TopicProps) {
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const text = useRef<HTMLDivElement>(null);
  const isReturn = useNavigationType() === 'POP';

  // The text is not React's: it is set as a whole, and marked anew when it has changed.
  useLayoutEffect(() => {
    if (text.current && query !== '') markText(text.current, query);
  }, [content, query]);

  // Once the page has been put to its top; who comes back finds it where it was left.
  useEffect(() => {
    if (takesFocus) heading.current?.focus({ preventScroll: true });
    if (!isReturn) text.current?.querySelector('mark')?.scrollIntoView({ block: 'center' });
  }, [takesFocus, isReturn]);

  return (
    <article className={styles.topic} aria-labelledby={id}>
      <h2 ref={heading} id={id} tabIndex={-1} className={styles.title}>
        {title}
      </h2>
      <div ref={text} className={styles.text}>
        <RichText html={content} />
      </div>
    </article>
  );
}
