import { ApiError, hasCode, isUnknownOutcome, sendPicture, useMoneyMutation } from '@site/api';
import { sendFeedback } from '@site/contracts/areas/feedback';
import { APPLICATION_LIMITS } from '@site/contracts/areas/promotions';
import { lengthOf } from '@site/contracts/areas/validators';
import { STORAGE_KEYS } from '@site/contracts/values/storageKeys';
import { useErrorText } from '@site/i18n';
import { type KeepPicture, usePictureList } from '@site/ui/PictureList';
import { toast } from '@site/ui/Toast';
import { useEffect, useState } from 'react';
import { keepDraft, readDraft } from '../../drafts/draft';
import { lostPictures } from '../../drafts/lostPictures';
import { useIsOwner } from '../../useIsOwner';
import { useTexts } from '../../useTexts';
import { refreshOwnFeedback } from '../queries';

const keepForFeedback: KeepPicture = (picture, options) => sendPicture(picture, 'FEEDBACK', options);

const OF_THE_COMMENT = ['field.required', 'remarks.too.long'] as const;
const OF_THE_PICTURES = ['picture.too.many', 'picture.unknown'] as const;

/**
 * What a member writes to the merchant. It is kept as long as the tab, so that nothing is lost by a reload, a lost network
 * or another page, and goes with success. Sent again after an answer that was lost, it is the same message.
 *
 * @param user Whose draft it is.
 * @param onSent It was sent, and the page is still open.
 */
export function useFeedback(user: string, onSent: () => void) {
  const { t } = useTexts();
  const errorText = useErrorText();
  const slot = `${STORAGE_KEYS.feedback}.${user}`;
  const [draft] = useState(() => readDraft(slot));
  const [comment, setComment] = useState(draft.remarks);
  const [fault, setFault] = useState<unknown>(() =>
    draft.hasLost ? new ApiError({ code: 'picture.unknown' }) : undefined,
  );
  const pictures = usePictureList({ upload: keepForFeedback, kept: draft.pictures });
  const { sent } = pictures;
  const images = sent.map(({ id }) => id);

  useEffect(() => keepDraft(slot, { remarks: comment, pictures: sent }), [slot, comment, sent]);

  const isOwner = useIsOwner();
  const press = useMoneyMutation(sendFeedback, {
    onSuccess: () => {
      keepDraft(slot, { remarks: '', pictures: [] });
      setComment('');
      pictures.clear();
      if (!isOwner()) return;
      toast.success(t('feedback.thanks'));
      void refreshOwnFeedback();
    },
    onError: (error) => {
      if (!isOwner()) return;
      if (isUnknownOutcome(error, press.isUnknown)) return;
      if (hasCode(error, 'picture.unknown')) pictures.drop(lostPictures(error, images));
      if (hasCode(error, ...OF_THE_COMMENT, ...OF_THE_PICTURES)) setFault(error);
      else toast.error(errorText(error));
    },
  });
  const commentFits = comment.trim() !== '' && lengthOf(comment) <= APPLICATION_LIMITS.characters;
  return {
    comment,
    write: (text: string) => {
      setComment(text);
      if (hasCode(fault, ...OF_THE_COMMENT)) setFault(undefined);
    },
    commentFault: hasCode(fault, ...OF_THE_COMMENT) ? errorText(fault) : undefined,
    pictures,
    picturesFault: hasCode(fault, ...OF_THE_PICTURES) ? errorText(fault) : undefined,
    /** No answer came of the last try. */
    isUnknown: press.isUnknown && !press.isPending,
    isSending: press.isPending,
    isReady: commentFits && pictures.isSettled,
    send: () => {
      setFault(undefined);
      press.mutate({ comment: comment.trim(), images }, { onSuccess: onSent });
    },
  };
}
