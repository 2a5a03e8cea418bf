import { Icon } from '@site/ui/Icon';
import { Image, ZoomIn } from 'lucide-react';
import { type ChangeEvent, useEffect, useRef } from 'react';
import { useTexts } from '../../../useTexts';
import styles from './CropView.module.css';
import { type Crop, sideOf, within, ZOOM } from './crop';
import { drawPreview } from './drawCrop';
import { useDragAndPinch } from './useDragAndPinch';

/** Sizes on the screen, in pixels; those of the style sheet. The canvas has two of its own for each. */
const VIEW = { width: 480, height: 260, hole: 216 } as const;
const DENSITY = 2;

interface CropViewProps {
  picture: ImageBitmap;
  crop: Crop;
  onChange: (crop: Crop) => void;
}

/** Moves and zooms a picture under a round window: by finger and mouse, or by sliders. */
export function CropView({ picture, crop, onChange }: CropViewProps) {
  const { t } = useTexts();
  const canvas = useRef<HTMLCanvasElement>(null);
  const zoom = useRef<HTMLInputElement>(null);
  const side = sideOf(crop, picture);
  useEffect(() => {
    if (canvas.current) drawPreview(canvas.current, picture, crop, VIEW.hole * DENSITY);
  }, [picture, crop]);
  // The control that chose the picture is gone, and the focus with it.
  useEffect(() => zoom.current?.focus(), []);
  const change = (part: Partial<Crop>) => onChange(within({ ...crop, ...part }, picture));
  const gestures = useDragAndPinch({
    onMove: (dx, dy) => change({ x: crop.x - (dx * side) / VIEW.hole, y: crop.y - (dy * side) / VIEW.hole }),
    onPinch: (factor) => change({ zoom: crop.zoom * factor }),
  });
  const slider = (part: keyof Crop, least: number, most: number) => ({
    type: 'range',
    min: least,
    max: most,
    step: (most - least) / 100 || 1,
    value: crop[part],
    onChange: ({ target }: ChangeEvent<HTMLInputElement>) => change({ [part]: Number(target.value) }),
  });
  return (
    <>
      <div className={styles.view} aria-hidden="true" data-base-ui-swipe-ignore {...gestures}>
        <canvas
          ref={canvas}
          className={styles.picture}
          width={VIEW.width * DENSITY}
          height={VIEW.height * DENSITY}
        />
        <span className={styles.hole} />
      </div>
      <div className={styles.zoom}>
        <Icon of={Image} size={18} />
        <input ref={zoom} aria-label={t('profile.crop.zoom')} {...slider('zoom', ZOOM.least, ZOOM.most)} />
        <Icon of={ZoomIn} size={20} />
      </div>
      {/* For those who do not drag. They show while one of them has the focus. */}
      <div className={styles.moves}>
        <input aria-label={t('profile.crop.across')} {...slider('x', side / 2, picture.width - side / 2)} />
        <input aria-label={t('profile.crop.down')} {...slider('y', side / 2, picture.height - side / 2)} />
      </div>
    </>
  );
}
