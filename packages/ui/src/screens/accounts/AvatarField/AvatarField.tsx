import { lazy, Suspense, useId, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { MEBIBYTE } from '@aosai/api/kit/constants';
import { media } from '../../../tokens/media.ts';
import { theme } from '../../../tokens/theme.ts';
import { Avatar } from '../../../primitives/Avatar/Avatar.tsx';
import { Button } from '../../../primitives/Button/Button.tsx';
import { sortFiles } from '../../../primitives/FileDrop/refusals.ts';
import { ProgressRing } from '../../../primitives/ProgressRing/ProgressRing.tsx';
import { hiddenCss } from '../../../primitives/VisuallyHidden/hiddenCss.ts';
import type { Upload } from '../../../patterns/UploadList/UploadList.tsx';

// Loaded once a picture is chosen.
const CropDialog = lazy(async () => ({ default: (await import('./CropDialog.tsx')).CropDialog }));

export interface AvatarFieldProps {
  /** The person's name; its first character is shown while there is no picture. */
  name: string;
  src?: string | undefined;
  /** Upload of the last chosen picture; undefined before one is chosen. */
  upload?: Upload['state'] | undefined;
  on: {
    /** Called with a square JPEG or PNG of 512 px. */
    choose: (square: File) => void;
    cancel: () => void;
    retry: () => void;
  };
}

const ACCEPT = '.png,.jpg,.jpeg,.webp,.gif';
/** The original may be this large, since only the 512-px square is uploaded. */
const MAX_BYTES = 30 * MEBIBYTE;
const SIZE_PX = 96;
const JPEG_QUALITY = 0.92;

const Root = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: ${theme.space[8]} ${theme.space[20]};
  align-items: center;

  > span {
    display: grid;
    width: 104px;
    height: 104px;
    /* The portrait begins at the edge; the ring around it stands out. */
    margin-left: -4px;
    place-items: center;
  }
  > div {
    display: grid;
    gap: ${theme.space[8]};
    justify-items: start;
    min-width: 0;
  }
  input {
    ${hiddenCss}
  }
  label {
    display: inline-flex;
    align-items: center;
    min-height: ${theme.control.medium};
    padding: 0 ${theme.space[16]};
    border: 1px solid ${theme.color.lineStrong};
    border-radius: ${theme.radius.control};
    background: ${theme.color.surface};
    color: ${theme.color.ink};
    cursor: pointer;
  }
  label:hover {
    border-color: ${theme.color.primary};
    color: ${theme.color.primary};
  }
  input:focus-visible + label {
    outline: 2px solid ${theme.color.primary};
    outline-offset: 2px;
  }
  p {
    color: ${theme.color.ink3};
    font-size: ${theme.text.small};
    font-variant-numeric: tabular-nums;
    overflow-wrap: anywhere;
  }
  [role='alert'] {
    color: ${theme.color.bad};
  }
  [role='status'] {
    color: ${theme.color.ok};
  }
  ${media.touch} {
    label {
      min-height: ${theme.control.touch};
    }
  }
`;

const squareFile = (canvas: HTMLCanvasElement, from: File): Promise<File> =>
  new Promise((resolve, reject) => {
    // Keeps transparency.
    const type = from.type === 'image/png' || from.type === 'image/webp' ? 'image/png' : 'image/jpeg';
    const name = `${from.name.replace(/\.\w+$/, '')}.${type === 'image/png' ? 'png' : 'jpg'}`;
    canvas.toBlob(
      (blob) => (blob ? resolve(new File([blob], name, { type })) : reject(new Error('the canvas gave no picture'))),
      type,
      JPEG_QUALITY,
    );
  });

/** A person's avatar with controls to choose, crop and upload a new one. */
export const AvatarField = ({ name, src, upload, on }: AvatarFieldProps) => {
  const id = useId();
  const noteId = useId();
  const input = useRef<HTMLInputElement>(null);
  const [opened, setOpened] = useState<{ file: File; picture: ImageBitmap }>();
  const [refusal, setRefusal] = useState<string>();

  const take = async (files: readonly File[]) => {
    const { taken, refusals } = sortFiles(files, { accept: ACCEPT, maxBytes: MAX_BYTES });
    setRefusal(refusals[0]);
    const [file] = taken;
    if (!file) return;
    try {
      setOpened({ file, picture: await createImageBitmap(file) });
    } catch {
      setRefusal(`「${file.name}」打不开，可能不是图片或已损坏，请换一张。`);
    }
  };
  const crop = async (square: HTMLCanvasElement) => {
    if (!opened) return;
    setOpened(undefined);
    on.choose(await squareFile(square, opened.file));
  };
  const percent = upload?.kind === 'sending' ? upload.percent : 0;
  const problem = refusal ?? (upload?.kind === 'failed' ? upload.reason : undefined);

  return (
    <Root role="group" aria-label="头像">
      {upload?.kind === 'sending' ? (
        <span>
          <ProgressRing label="正在上传头像" value={percent} valueText={`${percent}%`} size={104} stroke={4}>
            <Avatar name={name} size={SIZE_PX} {...(src !== undefined && { src })} />
          </ProgressRing>
        </span>
      ) : (
        <span>
          <Avatar name={name} size={SIZE_PX} {...(src !== undefined && { src })} />
        </span>
      )}
      <div>
        {upload?.kind === 'sending' ? (
          <>
            <p>正在上传… {percent}%</p>
            <Button size="s" onClick={on.cancel}>
              取消上传
            </Button>
          </>
        ) : (
          <>
            <div>
              <input
                ref={input}
                id={id}
                type="file"
                accept={ACCEPT}
                aria-describedby={noteId}
                aria-invalid={problem !== undefined || undefined}
                onChange={(event) => {
                  void take([...(event.target.files ?? [])]);
                  // Lets the same file be chosen again.
                  if (input.current) input.current.value = '';
                }}
              />
              <label htmlFor={id}>{src === undefined ? '上传头像' : '换一张'}</label>
            </div>
            {problem === undefined ? (
              <p id={noteId} {...(upload?.kind === 'done' && { role: 'status' })}>
                {upload?.kind === 'done' ? '头像已更新' : 'PNG、JPG、WebP 或 GIF，选好后可以裁剪'}
              </p>
            ) : (
              <p id={noteId} role="alert">
                {problem}
              </p>
            )}
            {refusal === undefined && upload?.kind === 'failed' && (
              <Button size="s" onClick={on.retry}>
                重新上传
              </Button>
            )}
          </>
        )}
      </div>
      {opened && (
        <Suspense>
          <CropDialog
            picture={opened.picture}
            onClose={() => setOpened(undefined)}
            onCrop={(square) => void crop(square)}
          />
        </Suspense>
      )}
    </Root>
  );
};
