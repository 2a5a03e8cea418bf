import {
  type ApiError,
  call,
  merchantCode,
  queryClient,
  queryOptionsFor,
  useApiQuery,
  useFlag,
  useSettings,
  useSystemStatus,
} from '@site/api';
import {
  affiliateCheck,
  type Registered,
  type RegisterPayload,
  registerByMobile,
  registerByUsername,
  registerSettings,
  usernameCheck,
} from '@site/contracts/areas/registration';
import { signIn } from '@site/session';
import { useMutation } from '@tanstack/react-query';
import { useRef } from 'react';
import { dropHeldSocial, useHeldSocial } from '../firebase/heldSocial';
import { provenRegistration } from '../firebase/proofs';
import { usePhoneProof } from '../firebase/usePhoneProof';
import { forgetInvitation } from './invitation';
import type { RegisterWay } from './registerFields';

const OFF = { enabled: false, required: false };

/** What the form needs to know of the merchant before it can be shown. */
export function useRegisterSettings() {
  const settings = useApiQuery(registerSettings, {}, { silent: true });
  const status = useSystemStatus();
  // The form waits for the rules, but goes on without them: the platform checks everything again.
  const { data: merchant, isPending: rulesPending } = useSettings();
  const ways = { username: useFlag('registerByUsername'), mobileNum: useFlag('registerByMobile') };
  const withCode = useFlag('registerWithSmsCode');
  const withPassword = useFlag('registerByMobileWithPassword');
  const failed = settings.isError || (status.isError && !status.data);
  return {
    fields: settings.data && (withCode ? settings.data : { ...settings.data, verificationCode: OFF }),
    merchant,
    ways,
    withPassword,
    ready: settings.data !== undefined && status.data !== undefined && !rulesPending,
    failed: failed && (settings.data === undefined || status.data === undefined),
    retrying: settings.isFetching || status.isFetching,
    retry: () => {
      if (settings.isError) void settings.refetch();
      if (status.isError) void status.refetch();
    },
  };
}

/** Whether nobody has this name yet; `undefined` while that is not known. A check that fails says nothing. */
export function useUsernameAvailable(username: string, asked: boolean): boolean | undefined {
  const { data } = useApiQuery(
    usernameCheck,
    { username },
    { enabled: asked, silent: true, retry: false, staleTime: Number.POSITIVE_INFINITY, gcTime: 0 },
  );
  return asked ? data?.available : undefined;
}

interface RegistrationOptions {
  /** The answer had no token: the new member logs in by themselves. */
  readonly onGuest: () => void;
  readonly onRefused: (error: ApiError, sent: RegisterPayload) => void;
}

/**
 * Registers by the encrypted call, and signs in with the token of the answer (AU-057, AU-059, AU-063). A code
 * of Firebase is checked before anything is sent, and one that is wrong stops it (AU-055, AU-056). A social
 * account that is held goes along, and logs in to the new one from then on. An
 * invitation code is checked before, unless it is known to hold for this domain. A second press while the
 * first is under way does nothing.
 */
export function useRegistration(way: RegisterWay, { onGuest, onRefused }: RegistrationOptions) {
  const underWay = useRef(false);
  const phoneProof = usePhoneProof();
  const held = useHeldSocial();
  const mutation = useMutation<Registered, ApiError, RegisterPayload>({
    meta: { silent: true },
    mutationFn: async (form) => {
      const social = held && { socialChannel: held.channel, socialIdToken: held.idToken };
      const payload = { ...(await provenRegistration(phoneProof, form)), ...social };
      await checkAffiliate(payload);
      return call(way === 'username' ? registerByUsername : registerByMobile, payload, { silent: true });
    },
    onSuccess: ({ token, ...member }) => {
      dropHeldSocial();
      forgetInvitation();
      if (token === undefined) return onGuest();
      signIn({ ...member, token, merchantCode: merchantCode() }, { persist: false });
    },
    onError: onRefused,
  });
  const register = async (payload: RegisterPayload) => {
    if (underWay.current) return;
    underWay.current = true;
    await mutation.mutateAsync(payload).catch(() => undefined);
    underWay.current = false;
  };
  return { register, sending: mutation.isPending };
}

async function checkAffiliate({ affiliateCode, domain }: RegisterPayload): Promise<void> {
  if (affiliateCode === undefined || domain === undefined) return;
  const known = { staleTime: Number.POSITIVE_INFINITY, retry: false, silent: true } as const;
  await queryClient.fetchQuery(queryOptionsFor(affiliateCheck, { code: affiliateCode, domain }, known));
}
