import { call, queryClient, queryKeyOf, useApiQuery } from '@site/api';
import type { mailNotices, setMailNotices } from '@site/contracts/areas/mailNotices';
import type { PushTopic, pushSettings, setPushTopics } from '@site/contracts/areas/push';
import type { RequestOf, ValueOf } from '@site/contracts/http/endpoint';
import { useErrorText } from '@site/i18n';
import { toast } from '@site/ui/Toast';
import { useMutation } from '@tanstack/react-query';

type Read = typeof pushSettings | typeof mailNotices;
type Write = typeof setPushTopics | typeof setMailNotices;

/**
 * What the member asked to be told of by one way. A press shows at once, and one that is refused shows again what the
 * platform has, as those of the ways do (useContact.ts).
 */
export function useTopics<E extends Read>(read: E, write: Write) {
  const errorText = useErrorText();
  const nothing = {} as RequestOf<E>;
  const key = queryKeyOf(read, nothing);
  const { data, error, isFetching, refetch } = useApiQuery(read, nothing);
  const save = useMutation({
    mutationFn: (topics: PushTopic[]) => call(write, { topics }, { silent: true }),
    scope: { id: write.path },
    onError: (refused) => {
      toast.error(errorText(refused));
      void refetch();
    },
  });
  return {
    settings: data,
    error,
    isFetching,
    retry: () => void refetch(),
    change: async (topic: PushTopic, on: boolean) => {
      await queryClient.cancelQueries({ queryKey: key });
      const known = queryClient.getQueryData<ValueOf<E>>(key);
      if (!known) return;
      const others = known.topics.filter((one) => one !== topic);
      const topics = on ? [...others, topic] : others;
      queryClient.setQueryData(key, { ...known, topics });
      save.mutate(topics);
    },
  };
}
