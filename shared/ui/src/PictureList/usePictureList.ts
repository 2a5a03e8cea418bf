import { ApiError, serverNow } from '@site/api';
import { APPLICATION_LIMITS } from '@site/contracts/areas/promotions';
import { useEffect, useMemo, useReducer } from 'react';
import { checkPicture, shrinkPicture } from '../pictureFile';
import { type Choice, changed, counted, type KeptPicture, nextOf, startWith } from './pictures';

/** Sends a picture, and answers what the platform keeps it as: `sendPicture` of @site/api for its purpose. */
export type KeepPicture = (
  picture: Blob,
  options: { signal: AbortSignal; onProgress: (fraction: number) => void },
) => Promise<{ readonly id: string; readonly url: string }>;

export interface PictureListOptions {
  upload: KeepPicture;
  /** Those that were sent before: by an earlier opening of the form. */
  kept?: readonly KeptPicture[];
  /** How many there may be. */
  most?: number;
}

/** Refusals of a file itself: the same one sent again would be refused again. */
const OF_THE_FILE = ['picture.type.unsupported', 'picture.too.large'];

const isOfTheFile = (error: unknown): error is ApiError =>
  error instanceof ApiError && OF_THE_FILE.includes(error.code);

/**
 * Pictures from the device, sent one by one as soon as they are chosen, each made smaller first where that leaves it
 * legible. What is taken away, and what is on its way when the component goes, is called off.
 *
 * @returns what `PictureList` shows, and for the form: `sent`, in the order of the tiles, and `isSettled`: nothing is
 *   on its way, and nothing waits to be sent again.
 */
export function usePictureList({
  upload,
  kept = [],
  most = APPLICATION_LIMITS.pictures,
}: PictureListOptions) {
  const [{ items, tooMany }, change] = useReducer(changed, kept, startWith);
  const next = nextOf(items);
  const key = next?.key;
  const file = next?.file;

  // Another function of the form is no other turn.
  useEffect(() => {
    if (key === undefined || !file) return;
    const controller = new AbortController();
    const { signal } = controller;
    const send = async () => {
      const picture = await shrinkPicture(file, await checkPicture(file));
      if (signal.aborted) return;
      const { id, url } = await upload(picture, {
        signal,
        onProgress: (fraction) => signal.aborted || change({ do: 'progress', key, fraction }),
      });
      if (!signal.aborted) change({ do: 'keep', key, kept: { id, url, name: file.name, at: serverNow() } });
    };
    send().catch((error: unknown) => {
      if (signal.aborted) return;
      change(isOfTheFile(error) ? { do: 'refuse', key, error } : { do: 'fail', key, error });
    });
    return () => controller.abort();
  }, [key, file]);

  const sent = useMemo(() => items.flatMap((item) => (item.step === 'sent' ? [item.kept] : [])), [items]);

  return {
    items,
    most,
    tooMany,
    count: counted(items).length,
    /** The same array until another is sent or one is taken away. */
    sent,
    isSettled: items.every(({ step }) => step === 'sent' || step === 'refused'),
    /** Looks at all of them before any takes room: what is refused leaves its room to the others. */
    choose: async (files: readonly File[]) => {
      const choices = await Promise.all(files.map(look));
      if (choices.length > 0) change({ do: 'choose', choices, most });
    },
    again: (of: number) => change({ do: 'again', key: of }),
    remove: (of: number) => change({ do: 'remove', key: of }),
    /** Takes away what the platform does not keep any more. */
    drop: (ids: readonly string[]) => change({ do: 'drop', ids }),
    clear: () => change({ do: 'clear' }),
  };
}

export type PictureListState = ReturnType<typeof usePictureList>;

async function look(file: File): Promise<Choice> {
  try {
    await checkPicture(file);
    return { file };
  } catch (refusal) {
    if (!isOfTheFile(refusal)) throw refusal;
    return { file, refusal };
  }
}
