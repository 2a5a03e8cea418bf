import type { HelpTopic } from '@site/contracts/areas/messages';
import { RichText } from '@site/ui/RichText';
import { useEffectEvent, useLayoutEffect, useRef } from 'react';
import { blocksOf, textOf } from './search/blocks';
import type { TopicText } from './search/findTopics';
import { fold } from './search/fold';

interface TopicReaderProps {
  topics: readonly HelpTopic[];
  onRead: (texts: readonly TopicText[]) => void;
}

/**
 * Reads what all topics say from the page itself, unseen, before anything is painted: markup is taken apart and cleaned
 * in one place only.
 */
export function TopicReader({ topics, onRead }: TopicReaderProps) {
  const root = useRef<HTMLDivElement>(null);
  const report = useEffectEvent(onRead);
  useLayoutEffect(() => {
    const texts = [...(root.current?.children ?? [])].map((content, index) => ({
      title: fold(topics[index]?.title ?? ''),
      blocks: blocksOf(content).map((block) => fold(textOf(block).trim())),
    }));
    report(texts);
  }, [topics]);
  return (
    <div ref={root} hidden>
      {topics.map(({ content }, index) => (
        <RichText key={index} html={content} />
      ))}
    </div>
  );
}
