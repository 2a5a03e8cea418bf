import { ApiError } from '@site/api';
import { Button } from '@site/ui/Button';
import { openPicture } from '@site/ui/pictureFile';
import { Sheet } from '@site/ui/Sheet';
import { useState } from 'react';
import { useTexts } from '../../../useTexts';
import { CropView } from './CropView';
import { type Crop, wholeCrop } from './crop';
import { cutOut } from './drawCrop';
import { type Choice, Faces } from './Faces';
import { useChangePicture } from './useChangePicture';

interface PictureSheetProps {
  /** Address of the picture that the member has. */
  icon: string | undefined;
  choices: readonly Choice[];
  open: boolean;
  onClose: () => void;
}

/** Another picture: one of the choices, or an own one, moved and zoomed. A new sheet (`key`) for each opening. */
export function PictureSheet({ icon, choices, open, onClose }: PictureSheetProps) {
  const { t } = useTexts();
  const [chosen, setChosen] = useState(choices.find(({ url }) => url === icon)?.id);
  const [own, setOwn] = useState<{ readonly picture: ImageBitmap; readonly crop: Crop }>();
  const { choose, send, pending, showFailure } = useChangePicture(onClose);
  const openOwn = async (file: File) => {
    try {
      const picture = await openPicture(file);
      setOwn({ picture, crop: wholeCrop(picture) });
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      showFailure(error);
    }
  };

  if (own) {
    const { picture, crop } = own;
    return (
      <Sheet
        open={open}
        onClose={onClose}
        title={t('profile.crop.title')}
        footer={
          <>
            <Button variant="quiet" onClick={() => setOwn(undefined)}>
              {t('profile.crop.back')}
            </Button>
            <Button loading={pending} onClick={() => void send(() => cutOut(picture, crop))}>
              {t('profile.crop.use')}
            </Button>
          </>
        }
      >
        <CropView picture={picture} crop={crop} onChange={(next) => setOwn({ picture, crop: next })} />
      </Sheet>
    );
  }
  return (
    <Sheet
      open={open}
      onClose={onClose}
      title={t('profile.choose.title')}
      footer={
        <>
          <Button variant="quiet" onClick={onClose}>
            {t('wallets.cancel')}
          </Button>
          <Button
            loading={pending}
            disabled={chosen === undefined}
            onClick={() => chosen !== undefined && void choose(chosen)}
          >
            {t('profile.choose.use')}
          </Button>
        </>
      }
    >
      <Faces choices={choices} chosen={chosen} onChoose={setChosen} onOwn={(file) => void openOwn(file)} />
    </Sheet>
  );
}
