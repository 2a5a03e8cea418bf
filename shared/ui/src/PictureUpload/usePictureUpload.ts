import { ApiError } from '@site/api';
import { PICTURE_MAX_BYTES } from '@site/contracts/areas/profile';
import { useEffect, useRef, useState } from 'react';

/** Sends a picture and answers the id it is kept by. */
export type SendPicture = (
  file: File,
  options: { signal: AbortSignal; onProgress: (fraction: number) => void },
) => Promise<{ readonly id: string }>;

export type PictureState =
  /** With the reason why the last choice was not taken. */
  | { readonly step: 'empty'; readonly error?: ApiError }
  | { readonly step: 'sending'; readonly file: File; readonly fraction: number }
  | { readonly step: 'sent'; readonly file: File }
  | { readonly step: 'failed'; readonly file: File; readonly error: unknown };

const EMPTY: PictureState = { step: 'empty' };

interface PictureOptions {
  upload: SendPicture;
  types: readonly string[];
  onChange: (id: string | undefined) => void;
  onBusy: ((sending: boolean) => void) | undefined;
}

/** One picture on its way: chosen, sent, taken away. Leaving the page ends it. */
export function usePictureUpload({ upload, types, onChange, onBusy }: PictureOptions) {
  const [state, setState] = useState<PictureState>(EMPTY);
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);

  const send = async (file: File) => {
    const controller = new AbortController();
    const { signal } = controller;
    running.current = controller;
    const progress = (fraction: number) => signal.aborted || setState({ step: 'sending', file, fraction });
    progress(0);
    onBusy?.(true);
    try {
      const { id } = await upload(file, { signal, onProgress: progress });
      if (signal.aborted) return;
      setState({ step: 'sent', file });
      onChange(id);
    } catch (error) {
      if (signal.aborted) return;
      setState({ step: 'failed', file, error });
    }
    onBusy?.(false);
  };

  return {
    state,
    choose: (file: File) => {
      const code = faultOf(file, types);
      if (code) setState({ step: 'empty', error: new ApiError({ code }) });
      else void send(file);
    },
    retry: () => {
      if (state.step === 'failed') void send(state.file);
    },
    remove: () => {
      running.current?.abort();
      setState(EMPTY);
      onChange(undefined);
      if (state.step === 'sending') onBusy?.(false);
    },
  };
}

/** What need not be sent to be refused. A phone that does not know a type leaves that to the platform. */
function faultOf({ size, type }: File, types: readonly string[]) {
  if (size > PICTURE_MAX_BYTES) return 'picture.too.large';
  return type === '' || types.includes(type) ? undefined : 'picture.type.unsupported';
}
