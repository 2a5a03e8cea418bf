import { type ApiError, hasCode } from '@site/api';
import { useBack, useLocation, useNavigate, useSearchParams } from '@site/router';
import { useAddressSheet } from '@site/ui/useSheet';
import { useEffect, useEffectEvent, useRef, useState } from 'react';

/** Of the query: the step that lies over the page. */
const STEP = 'pay';
const PASSWORD = 'password';

/** A press that moves money, as far as its screens are concerned. */
export interface Payment {
  readonly error: ApiError | null;
  readonly isPending: boolean;
  readonly isUnknown: boolean;
}

/**
 * The sheet that asks for the payment password: a step of its own, which Back takes again. Wrong digits are said in it,
 * also where it was closed while they were checked; any other refusal puts it away, and is said on the page.
 *
 * @param ready Whether there is something that it can be asked for.
 * @returns The sheet, and what was refused for another reason than the digits.
 */
export function usePaymentSheet({ error }: Payment, ready: boolean) {
  const sheet = useAddressSheet(STEP, () => ready);
  const isWrong = hasCode(error, 'payment.password.wrong');
  const refused = error !== null && !isWrong ? error : null;
  const isRefused = refused !== null;
  const show = useEffectEvent(() => sheet.open || sheet.show(PASSWORD));
  const close = useEffectEvent(sheet.close);
  useEffect(() => {
    if (isWrong) show();
    if (isRefused) close();
  }, [isWrong, isRefused]);
  return { ...sheet, show: () => sheet.show(PASSWORD), refused };
}

/**
 * A press that comes before its figures are there is not lost: it opens the sheet as soon as they are. Another change of
 * what is paid, or a refusal, takes it back.
 *
 * @param about What is to be paid; nothing while that is not known.
 * @param outcome `ready` once it is known what it comes to, `refused` where it comes to nothing.
 */
export function useEarlyPress(
  about: string | undefined,
  outcome: 'ready' | 'refused' | undefined,
  show: () => void,
) {
  const [asked, ask] = useState<string>();
  const isWaiting = about !== undefined && asked === about;
  const settle = useEffectEvent(() => {
    ask(undefined);
    if (outcome === 'ready') show();
  });
  useEffect(() => {
    if (isWaiting && outcome !== undefined) settle();
  }, [isWaiting, outcome]);
  return { isWaiting, press: () => ask(about) };
}

/**
 * Takes that step back, once, as soon as it is wanted.
 *
 * @returns Whether it still lies over the page.
 */
export function useLeavePayment(wanted: boolean): boolean {
  const [search] = useSearchParams();
  const { pathname } = useLocation();
  const isOver = search.has(STEP);
  const left = useRef(false);
  const back = useEffectEvent(useBack('step', pathname));
  useEffect(() => {
    if (wanted && isOver && !left.current) back();
    left.current = wanted && isOver;
  }, [wanted, isOver]);
  return isOver;
}

const DONE = 'done';

/**
 * What a payment has answered, for as long as its screen is in sight: that takes the place of the step before it, and
 * Back leads on to what was before that, from the start.
 */
export function useDone<Answer>(answer: Answer | undefined): Answer | undefined {
  const isOver = useLeavePayment(answer !== undefined);
  const [search] = useSearchParams();
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const [shown, show] = useState<Answer>();
  const [arrived, arrive] = useState(false);
  const isThere = search.get('step') === DONE;
  useEffect(() => {
    if (answer === undefined || isOver || answer === shown) return;
    show(answer);
    arrive(false);
    void navigate(`${pathname}?step=${DONE}`, { replace: true });
  }, [answer, isOver, shown, pathname, navigate]);
  useEffect(() => {
    if (isThere) arrive(true);
  }, [isThere]);
  return answer === shown && arrived && !isThere ? undefined : answer;
}
