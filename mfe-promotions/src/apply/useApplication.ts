import { ApiError, hasCode, sendPicture } from '@site/api';
import type { Promotion } from '@site/contracts/areas/messages';
import { APPLICATION_LIMITS } from '@site/contracts/areas/promotions';
import { lengthOf } from '@site/contracts/areas/validators';
import { STORAGE_KEYS } from '@site/contracts/values/storageKeys';
import { useErrorText } from '@site/i18n';
import { type KeepPicture, usePictureList } from '@site/ui/PictureList';
import { toast } from '@site/ui/Toast';
import { useEffect, useState } from 'react';
import { keepDraft, readDraft } from '../drafts/draft';
import { lostPictures } from '../drafts/lostPictures';
import { promotionIdOf, useApply } from '../promotion/queries';
import { useIsOwner } from '../useIsOwner';
import { useTexts } from '../useTexts';

const keepForReward: KeepPicture = (picture, options) => sendPicture(picture, 'REWARD', options);

const OF_THE_REMARK = ['remark.required', 'remarks.too.long'] as const;
const OF_THE_PICTURES = ['picture.required', 'picture.too.many', 'picture.unknown'] as const;

/**
 * What a member writes and sends to ask for a reward. It is kept as long as the tab, so that nothing is lost by a reload,
 * a lost network or a closed sheet, and goes with Cancel and with success (PR-016 to PR-022, PR-028).
 *
 * @param onSent The reward was asked for.
 */
export function useApplication(promotion: Promotion, user: string, onSent: () => void) {
  const { t } = useTexts();
  const errorText = useErrorText();
  const promotionId = promotionIdOf(promotion);
  const slot = `${STORAGE_KEYS.application}.${user}.${promotionId}`;
  const [draft] = useState(() => readDraft(slot));
  const [remarks, setRemarks] = useState(draft.remarks);
  const [fault, setFault] = useState<unknown>(() =>
    draft.hasLost ? new ApiError({ code: 'picture.unknown' }) : undefined,
  );
  const pictures = usePictureList({ upload: keepForReward, kept: draft.pictures });
  const { sent } = pictures;
  const sentIds = sent.map(({ id }) => id);

  useEffect(() => keepDraft(slot, { remarks, pictures: sent }), [slot, remarks, sent]);

  const clear = () => {
    keepDraft(slot, { remarks: '', pictures: [] });
    setRemarks('');
    setFault(undefined);
    pictures.clear();
  };
  const isOwner = useIsOwner();
  const apply = useApply(
    () => {
      clear();
      if (!isOwner()) return;
      toast.success(t('done.sent'));
      onSent();
    },
    (error) => {
      if (!isOwner()) return;
      if (hasCode(error, 'picture.unknown')) pictures.drop(lostPictures(error, sentIds));
      if (hasCode(error, ...OF_THE_REMARK, ...OF_THE_PICTURES)) {
        toast.dismiss();
        setFault(error);
      } else toast.error(errorText(error));
    },
  );

  const needsRemark = promotion.remarkRequired === 'Y';
  const needsPictures = promotion.imageRequired === 'Y';
  const remarkFits = remarks.trim() !== '' && lengthOf(remarks) <= APPLICATION_LIMITS.characters;
  const picturesFit = sent.length > 0 && pictures.isSettled;
  return {
    remarks,
    write: (text: string) => {
      setRemarks(text);
      if (hasCode(fault, ...OF_THE_REMARK)) setFault(undefined);
    },
    remarkFault: hasCode(fault, ...OF_THE_REMARK) ? errorText(fault) : undefined,
    pictures,
    picturesFault: hasCode(fault, ...OF_THE_PICTURES) ? errorText(fault) : undefined,
    needsRemark,
    needsPictures,
    isReady: (!needsRemark || remarkFits) && (!needsPictures || picturesFit),
    isSending: apply.isPending,
    clear,
    send: () => {
      setFault(undefined);
      toast.loading(t('detail.request.sending'));
      apply.mutate({
        promotionId,
        pictures: needsPictures ? sentIds : [],
        remarks: needsRemark ? remarks.trim() : '',
      });
    },
  };
}
