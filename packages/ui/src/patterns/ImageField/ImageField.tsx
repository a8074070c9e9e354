import { useId, useRef, useState } from 'react';
import styled from 'styled-components';
import { media } from '../../tokens/media.ts';
import { theme } from '../../tokens/theme.ts';
import { Button } from '../../primitives/Button/Button.tsx';
import { FileDrop } from '../../primitives/FileDrop/FileDrop.tsx';
import { sizeText, sortFiles } from '../../primitives/FileDrop/refusals.ts';
import { hiddenCss } from '../../primitives/VisuallyHidden/hiddenCss.ts';
import type { Upload } from '../UploadList/UploadList.tsx';

export interface ImageFieldProps {
  /** 横幅图片. */
  label: string;
  /** What fits the place: 宽 2560、高 800 像素最清晰. */
  hint?: string;
  /** Address of the picture that is there now. */
  src?: string | undefined;
  /** Width : height of the place where it is shown, as CSS writes it: `16 / 5`. */
  ratio: string;
  maxBytes: number;
  /** The last chosen picture on its way. */
  upload?: Upload | undefined;
  /** The form's own complaint: nothing chosen. */
  error?: string | undefined;
  on: { choose: (file: File) => void; remove: () => void; cancel: () => void; retry: () => void };
}

const ACCEPT = '.png,.jpg,.jpeg,.webp,.gif';

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 6px;

  > b {
    font-size: ${theme.text.small};
    font-weight: ${theme.weight.medium};
  }
  > figure {
    display: grid;
    gap: ${theme.space[12]};
    padding: ${theme.space[12]};
    border: 1px solid ${theme.color.line};
    border-radius: ${theme.radius.card};
    background: ${theme.color.surface};
  }
  img {
    width: 100%;
    aspect-ratio: var(--image-ratio);
    object-fit: cover;
    border-radius: ${theme.radius.control};
    background: ${theme.color.sunken};
  }
  figcaption {
    display: flex;
    flex-wrap: wrap;
    gap: ${theme.space[8]};
    align-items: center;
  }
  figcaption > input {
    ${hiddenCss}
  }
  figcaption > label {
    display: inline-flex;
    align-items: center;
    min-height: 32px;
    padding: 0 ${theme.space[12]};
    border: 1px solid ${theme.color.lineStrong};
    border-radius: ${theme.radius.control};
    font-size: ${theme.text.small};
    cursor: pointer;
  }
  figcaption > label:hover {
    border-color: ${theme.color.primary};
    color: ${theme.color.primary};
  }
  figcaption > input:focus-visible + label {
    outline: 2px solid ${theme.color.primary};
    outline-offset: 2px;
  }
  > p {
    color: ${theme.color.ink3};
    font-size: ${theme.text.small};
  }
  > [role='alert'] {
    color: ${theme.color.bad};
  }
  ${media.touch} {
    figcaption > label {
      min-height: ${theme.control.touch};
    }
  }
`;

/** A picture of a form: shown as its place will show it, changed or taken out; a drop zone while there is none. */
export const ImageField = ({ label, hint, src, ratio, maxBytes, upload, error, on }: ImageFieldProps) => {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [refusal, setRefusal] = useState<string>();
  const limit = `PNG、JPG、WebP 或 GIF，不超过 ${sizeText(maxBytes)}`;
  const note = hint === undefined ? limit : `${hint}。${limit}`;
  const state = upload?.state;
  const isSending = state?.kind === 'sending' || state?.kind === 'waiting';
  const problem = state?.kind === 'failed' ? state.reason : error;

  const take = (files: readonly File[]) => {
    const { taken, refusals } = sortFiles(files, { accept: ACCEPT, maxBytes });
    setRefusal(refusals[0]);
    if (taken[0]) on.choose(taken[0]);
  };

  return (
    <Root role="group" aria-label={label} style={{ '--image-ratio': ratio }}>
      <b>{label}</b>
      {src === undefined || isSending ? (
        <FileDrop
          label={`选择${label}`}
          hint={note}
          accept={ACCEPT}
          maxBytes={maxBytes}
          onFiles={take}
          onCancel={on.cancel}
          error={problem}
          {...(upload &&
            isSending && {
              progress: {
                name: upload.name,
                sentBytes: state.kind === 'sending' ? state.percent : 0,
                totalBytes: 100,
              },
            })}
        />
      ) : (
        <>
          <figure>
            <img src={src} alt={`当前的${label}`} />
            <figcaption>
              <input
                ref={input}
                id={id}
                type="file"
                accept={ACCEPT}
                onChange={(event) => {
                  take([...(event.target.files ?? [])]);
                  // The same file may be chosen again after it was mended.
                  if (input.current) input.current.value = '';
                }}
              />
              <label htmlFor={id}>换一张</label>
              <Button size="s" variant="ghost" onClick={on.remove}>
                移除
              </Button>
            </figcaption>
          </figure>
          {(refusal ?? problem) === undefined ? <p>{note}</p> : <p role="alert">{refusal ?? problem}</p>}
        </>
      )}
      {state?.kind === 'failed' && (
        <div>
          <Button size="s" onClick={on.retry}>
            重新上传 {upload?.name}
          </Button>
        </div>
      )}
    </Root>
  );
};
