import { pushSettings, setPushTopics } from '@site/contracts/areas/push';
import { TopicsPart } from '../topics/TopicsPart';
import { useTopics } from '../topics/useTopics';
import { PushTopics } from './PushTopics';

/** What notifications tell of: nothing where the platform sends none. */
export function PushPart() {
  const { change, ...loading } = useTopics(pushSettings, setPushTopics);
  return (
    <TopicsPart {...loading}>
      {({ publicKey, topics }) =>
        publicKey !== undefined && <PushTopics topics={topics} publicKey={publicKey} change={change} />
      }
    </TopicsPart>
  );
}
