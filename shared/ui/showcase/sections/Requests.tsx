import { useTranslation } from '@site/i18n';
import { Check, Clock, X } from 'lucide-react';
import { useState } from 'react';
import { ActionBar, ActionState } from '../../src/ActionBar';
import { Button } from '../../src/Button';
import { Meter } from '../../src/Meter';
import { type KeepPicture, PictureList, usePictureList } from '../../src/PictureList';
import { TextArea } from '../../src/TextArea';
import { Specimen } from '../Specimen';

/** What a request for a reward is put together of. */
export function Requests() {
  const { t } = useTranslation('showcase');
  const [remark, setRemark] = useState('Place 14');
  const pictures = usePictureList({ upload: slowUpload });
  return (
    <>
      <Specimen title="PictureList">
        <PictureList label={t('pictures')} hint={t('picturesHint')} pictures={pictures} />
      </Specimen>
      <Specimen title="TextArea">
        <TextArea label={t('remark')} most={20} value={remark} onChange={setRemark} />
      </Specimen>
      <Specimen title="Meter">
        <Meter label={t('meterWords')} part={0.4} />
        <br />
        <Meter label={t('meterWords')} part={1} finished />
      </Specimen>
      <Specimen title="ActionBar, ActionState">
        <ActionBar>
          <Button block>{t('login')}</Button>
        </ActionBar>
        <ActionBar>
          <ActionState tone="info" icon={Clock} title={t('applying')}>
            {t('applyingNote')}
          </ActionState>
        </ActionBar>
        <ActionBar>
          <ActionState tone="success" icon={Check} title={t('applying')}>
            {t('applyingNote')}
          </ActionState>
        </ActionBar>
        <ActionBar>
          <ActionState
            tone="danger"
            icon={X}
            title={t('applying')}
            action={<button type="button">{t('help')}</button>}
          >
            {t('applyingNote')}
          </ActionState>
        </ActionBar>
      </Specimen>
    </>
  );
}

const PICTURE = 'data:image/gif;base64,R0lGODlhAQABAAAAACw=';

/** Takes a while, to be looked at. */
const slowUpload: KeepPicture = (_picture, { onProgress }) =>
  new Promise((resolve) => {
    let fraction = 0;
    const timer = setInterval(() => {
      fraction += 0.05;
      onProgress(Math.min(fraction, 1));
      if (fraction < 1) return;
      clearInterval(timer);
      resolve({ id: String(performance.now()), url: PICTURE });
    }, 150);
  });
