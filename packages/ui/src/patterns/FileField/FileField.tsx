import { type ReactNode, useId, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { media } from '../../tokens/media.ts';
import { theme } from '../../tokens/theme.ts';
import { Button } from '../../primitives/Button/Button.tsx';
import { FileDrop } from '../../primitives/FileDrop/FileDrop.tsx';
import { sortFiles } from '../../primitives/FileDrop/refusals.ts';
import { hiddenCss } from '../../primitives/VisuallyHidden/hiddenCss.ts';
import type { Upload } from '../UploadList/UploadList.tsx';

export interface FileFieldProps {
  /** What the file is: 视频, 横幅图片. */
  label: string;
  required?: boolean | undefined;
  /** Accepted formats and size. */
  note: string;
  /** As in `<input accept>`. */
  accept: string;
  maxBytes: number;
  /** The current file, as a picture or a link; null when there is none. */
  there: ReactNode;
  /** Label of the replace button: 换一张, 换一个. */
  replace: string;
  /** Upload of the file chosen last. */
  upload?: Upload | undefined;
  /** The form's error: nothing chosen. */
  error?: string | undefined;
  /** Whether a file that is there can only be replaced. */
  isNeeded?: boolean;
  on: { choose: (file: File) => void; remove: () => void; cancel: () => void; retry: () => void };
}

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 6px;

  > b {
    font-size: ${theme.text.small};
    font-weight: ${theme.weight.medium};
  }
  > b > span {
    margin-left: 6px;
    color: ${theme.color.ink3};
    font-weight: ${theme.weight.regular};
  }
  > figure {
    display: grid;
    gap: ${theme.space[12]};
    padding: ${theme.space[12]};
    border: 1px solid ${theme.color.line};
    border-radius: ${theme.radius.card};
    background: ${theme.color.surface};
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

/** A file of a form: shown, replaced or removed; without one a drop zone with upload progress. */
export const FileField = ({
  label,
  required = false,
  note,
  accept,
  maxBytes,
  there,
  replace,
  upload,
  error,
  on,
  isNeeded = false,
}: FileFieldProps) => {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [refusal, setRefusal] = useState<string>();
  const state = upload?.state;
  const isSending = state?.kind === 'sending' || state?.kind === 'waiting';
  const problem = state?.kind === 'failed' ? state.reason : error;

  const take = (files: readonly File[]) => {
    const { taken, refusals } = sortFiles(files, { accept, maxBytes });
    setRefusal(refusals[0]);
    if (taken[0]) on.choose(taken[0]);
  };

  return (
    <Root role="group" aria-label={label}>
      <b>
        {label}
        {required && <span>必填</span>}
      </b>
      {there === null || isSending ? (
        <FileDrop
          label={`选择${label}`}
          hint={note}
          accept={accept}
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
            {there}
            <figcaption>
              <input
                ref={input}
                id={id}
                type="file"
                accept={accept}
                onChange={(event) => {
                  take([...(event.target.files ?? [])]);
                  // Lets the same file be chosen again after it was fixed.
                  if (input.current) input.current.value = '';
                }}
              />
              <label htmlFor={id}>{replace}</label>
              {!isNeeded && (
                <Button size="s" variant="ghost" onClick={on.remove}>
                  移除
                </Button>
              )}
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
