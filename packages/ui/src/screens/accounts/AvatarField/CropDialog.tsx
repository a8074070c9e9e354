import { useEffect, useRef, useState, type PointerEvent, type RefObject } from 'react';
import { styled } from 'styled-components';
import { Slider } from '../../../primitives/Slider/Slider.tsx';
import { theme } from '../../../tokens/theme.ts';
import { Button } from '../../../primitives/Button/Button.tsx';
import { Dialog } from '../../../primitives/Dialog/Dialog.tsx';
import { type Crop, MAX_ZOOM, MIDDLE, pulled, squareOf } from './cropSquare.ts';

export interface CropDialogProps {
  picture: ImageBitmap;
  onClose: () => void;
  onCrop: (square: HTMLCanvasElement) => void;
}

/** Side of the cropped square in px. */
const SIDE_PX = 512;

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  justify-items: center;
  gap: ${theme.space[16]};

  > div {
    position: relative;
    width: min(100%, 288px);
    aspect-ratio: 1;
    overflow: hidden;
    border-radius: ${theme.radius.card};
    background: ${theme.color.sunken};
    touch-action: none;
    cursor: grab;
  }
  > div:active {
    cursor: grabbing;
  }
  canvas {
    display: block;
    width: 100%;
    height: 100%;
  }
  /* What is outside of the round picture stays in sight, only paler. */
  > div::after {
    content: '';
    position: absolute;
    inset: 0;
    border-radius: 50%;
    box-shadow: 0 0 0 160px ${theme.color.scrim};
    pointer-events: none;
  }
  > p {
    color: ${theme.color.ink3};
    font-size: ${theme.text.small};
  }
  > fieldset {
    display: grid;
    gap: ${theme.space[4]};
    width: min(100%, 288px);
    border: 0;
  }
`;

interface PreviewProps {
  canvas: RefObject<HTMLCanvasElement | null>;
  picture: ImageBitmap;
  crop: Crop;
}

/**
 * A separate component, as the dialog mounts its content later than the field: the canvas must exist when the effect
 * runs.
 */
const Preview = ({ canvas, picture, crop }: PreviewProps) => {
  useEffect(() => {
    const { left, top, side } = squareOf(picture, crop);
    const context = canvas.current?.getContext('2d');
    context?.clearRect(0, 0, SIDE_PX, SIDE_PX);
    context?.drawImage(picture, left, top, side, side, 0, 0, SIDE_PX, SIDE_PX);
  }, [canvas, picture, crop]);
  return <canvas ref={canvas} width={SIDE_PX} height={SIDE_PX} aria-hidden />;
};

/** Crops a picture to the square for an avatar, by dragging or with three sliders. */
export const CropDialog = ({ picture, onClose, onCrop }: CropDialogProps) => {
  const canvas = useRef<HTMLCanvasElement>(null);
  const [crop, setCrop] = useState(MIDDLE);

  const pull = (event: PointerEvent<HTMLDivElement>) => {
    if (!event.currentTarget.hasPointerCapture(event.pointerId)) return;
    const { width } = event.currentTarget.getBoundingClientRect();
    const { movementX, movementY } = event;
    setCrop((before) => pulled(picture, before, movementX / width, movementY / width));
  };
  const { side } = squareOf(picture, crop);
  const sliders = [
    { label: '缩放', key: 'zoom', min: 1, max: MAX_ZOOM, hasRoom: true },
    { label: '左右', key: 'x', min: 0, max: 1, hasRoom: picture.width - side >= 1 },
    { label: '上下', key: 'y', min: 0, max: 1, hasRoom: picture.height - side >= 1 },
  ] as const;

  return (
    <Dialog
      open
      onClose={onClose}
      title="裁剪头像"
      size="s"
      footer={
        <>
          <Button onClick={onClose}>取消</Button>
          <Button variant="primary" onClick={() => canvas.current && onCrop(canvas.current)}>
            用作头像
          </Button>
        </>
      }
    >
      <Root>
        <div onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)} onPointerMove={pull}>
          <Preview canvas={canvas} picture={picture} crop={crop} />
        </div>
        <p>移动图片，或用下面的滑块调整。</p>
        <fieldset aria-label="位置和大小">
          {sliders.map(({ label, key, min, max, hasRoom }) => (
            <Slider
              key={key}
              label={label}
              min={min}
              max={max}
              step={0.01}
              disabled={!hasRoom}
              value={crop[key]}
              onChange={(value) => setCrop({ ...crop, [key]: value })}
            />
          ))}
        </fieldset>
      </Root>
    </Dialog>
  );
};
