import { call, queryClient, queryKeyOf, useApiQuery } from '@site/api';
import { type PushSettings, type PushTopic, pushSettings, setPushTopics } from '@site/contracts/areas/push';
import { useErrorText } from '@site/i18n';
import { toast } from '@site/ui/Toast';
import { useMutation } from '@tanstack/react-query';

const KEY = queryKeyOf(pushSettings, {});

/**
 * What the member asked to be told of, on every device. A press shows at once, and one that is refused shows again what
 * the platform has, as those of the ways above do (useContact.ts).
 */
export function useTopics() {
  const errorText = useErrorText();
  const { data, error, isFetching, refetch } = useApiQuery(pushSettings, {});
  const save = useMutation({
    mutationFn: (topics: PushTopic[]) => call(setPushTopics, { topics }, { silent: true }),
    scope: { id: setPushTopics.path },
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
      await queryClient.cancelQueries({ queryKey: KEY });
      const known = queryClient.getQueryData<PushSettings>(KEY);
      if (!known) return;
      const others = known.topics.filter((one) => one !== topic);
      const topics = on ? [...others, topic] : others;
      queryClient.setQueryData(KEY, { ...known, topics });
      save.mutate(topics);
    },
  };
}
