import { call, queryClient, queryKeyOf, useApiQuery } from '@site/api';
import { endPush } from '@site/api/push';
import { type Contact, contact, setContact } from '@site/contracts/areas/care';
import { mailNotices, setMailNotices } from '@site/contracts/areas/mailNotices';
import { pushSettings, setPushTopics } from '@site/contracts/areas/push';
import { useErrorText } from '@site/i18n';
import { toast } from '@site/ui/Toast';
import { useMutation } from '@tanstack/react-query';

const KEY = queryKeyOf(contact, {});

/** What was asked for goes with the consent: given again later it begins with nothing. Without the consent none is sent. */
const END: Partial<Record<keyof Contact, () => Promise<void>>> = {
  push: async () => {
    await endPush();
    await call(setPushTopics, { topics: [] }, { silent: true }).catch(() => undefined);
    queryClient.removeQueries({ queryKey: queryKeyOf(pushSettings, {}) });
  },
  mail: async () => {
    await call(setMailNotices, { topics: [] }, { silent: true }).catch(() => undefined);
    queryClient.removeQueries({ queryKey: queryKeyOf(mailNotices, {}) });
  },
};

/**
 * By which ways the member wants offers. A press shows at once; several are sent one after another, each with all that
 * was pressed before it. One that is refused shows again what the platform has.
 */
export function useContact() {
  const errorText = useErrorText();
  const { data, error, isFetching, refetch } = useApiQuery(contact, {});
  const save = useMutation({
    mutationFn: (wanted: Contact) => call(setContact, wanted, { silent: true }),
    scope: { id: setContact.path },
    onError: (refused) => {
      toast.error(errorText(refused));
      void refetch();
    },
  });
  return {
    contact: data,
    error,
    isFetching,
    retry: () => void refetch(),
    change: async (way: keyof Contact, on: boolean) => {
      // An answer that is on its way tells of before.
      await queryClient.cancelQueries({ queryKey: KEY });
      const known = queryClient.getQueryData<Contact>(KEY);
      if (!known) return;
      const wanted = { ...known, [way]: on };
      queryClient.setQueryData(KEY, wanted);
      save.mutate(wanted);
      if (!on) await END[way]?.();
    },
  };
}
