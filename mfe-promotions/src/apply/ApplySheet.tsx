import type { Promotion } from '@site/contracts/areas/messages';
import { APPLICATION_LIMITS } from '@site/contracts/areas/promotions';
import { PATHS } from '@site/contracts/values/paths';
import { useNavigate } from '@site/router';
import { Button } from '@site/ui/Button';
import { PictureList } from '@site/ui/PictureList';
import { Sheet } from '@site/ui/Sheet';
import { TextArea } from '@site/ui/TextArea';
import type { useAddressSheet } from '@site/ui/useSheet';
import { useEffect, useRef } from 'react';
import { useTexts } from '../useTexts';
import styles from './ApplySheet.module.css';
import { useApplication } from './useApplication';

interface ApplySheetProps {
  promotion: Promotion;
  user: string;
  sheet: ReturnType<typeof useAddressSheet>;
  /** Whether the reward can be asked for now: it may have been from another device meanwhile. */
  needed: boolean;
}

/** The form in which a reward is asked for: with pictures, a remark or both, as the promotion wants. */
export function ApplySheet({ promotion, user, sheet, needed }: ApplySheetProps) {
  const { t } = useTexts();
  const navigate = useNavigate();
  /** The list is on its way, and this page still here: a step back would leave the list again. */
  const isLeaving = useRef(false);
  const application = useApplication(promotion, user, () => {
    if (!sheet.isOpen()) return;
    isLeaving.current = true;
    void navigate(PATHS.promotions, { replace: true });
  });
  const { pictures, remarks, isReady, isSending, clear } = application;
  const { open, close } = sheet;

  const isOver = open && !needed && !isSending;
  useEffect(() => {
    if (!isOver || isLeaving.current) return;
    clear();
    close();
    // Once: it is open until its address has changed.
  }, [isOver]);

  return (
    <Sheet
      open={open}
      onClose={close}
      title={t('detail.request.title')}
      footer={
        <>
          <Button
            variant="quiet"
            disabled={isSending}
            onClick={() => {
              clear();
              close();
            }}
          >
            {t('detail.request.cancel')}
          </Button>
          <Button loading={isSending} disabled={!isReady} onClick={application.send}>
            {t('detail.request.send')}
          </Button>
        </>
      }
    >
      <div className={styles.form}>
        <p className={styles.about}>{promotion.title}</p>
        {application.needsPictures && (
          <PictureList
            label={t('detail.request.pictures')}
            hint={t('detail.request.hint')}
            pictures={pictures}
            error={application.picturesFault}
          />
        )}
        {application.needsRemark && (
          <TextArea
            label={t('detail.request.remark')}
            placeholder={t('detail.request.placeholder')}
            most={APPLICATION_LIMITS.characters}
            value={remarks}
            readOnly={isSending}
            error={application.remarkFault}
            onChange={application.write}
          />
        )}
      </div>
    </Sheet>
  );
}
