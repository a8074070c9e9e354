import { useId, useRef, useState, type DragEvent, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { media } from '../../tokens/media.ts';
import { theme } from '../../tokens/theme.ts';
import { Button } from '../Button/Button.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { ProgressBar } from '../ProgressBar/ProgressBar.tsx';
import { hiddenCss } from '../VisuallyHidden/hiddenCss.ts';
import { sortFiles } from './refusals.ts';

/** An upload in progress. */
export interface FileDropProgress {
  /** What is being uploaded: a file's name, or 共 3 个文件. */
  name: string;
  sentBytes: number;
  totalBytes: number;
}

export interface FileDropProps {
  /** What to upload: 上传成员名单. */
  label: string;
  /** Accepted formats, or a link to a template. */
  hint?: ReactNode;
  /** As in `<input accept>`: `.xlsx,.csv` or `image/*`. */
  accept?: string;
  maxBytes?: number;
  multiple?: boolean;
  /** Called with the accepted files; others are refused here, with a reason. */
  onFiles: (files: File[]) => void;
  progress?: FileDropProgress | undefined;
  onCancel?: () => void;
  /** What went wrong with the last upload and how to fix it. */
  error?: string | undefined;
  disabled?: boolean;
}

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  justify-items: center;
  gap: ${theme.space[8]};
  padding: ${theme.space[24]} ${theme.space[20]};
  border: 1px dashed ${theme.color.lineStrong};
  border-radius: ${theme.radius.card};
  background: ${theme.color.surface};
  text-align: center;
  transition: background-color ${theme.motion.quick} ${theme.motion.ease};

  > svg {
    color: ${theme.color.ink3};
  }
  > input {
    ${hiddenCss}
  }
  > label {
    display: inline-flex;
    align-items: center;
    min-height: ${theme.control.medium};
    color: ${theme.color.primary};
    font-weight: ${theme.weight.medium};
    text-decoration: underline;
    text-decoration-thickness: 1px;
    text-underline-offset: 0.22em;
    border-radius: 2px;
    cursor: pointer;
  }
  > label:hover {
    color: ${theme.color.primaryHover};
  }
  &:has(> input:focus-visible) > label {
    outline: 2px solid ${theme.color.primary};
    outline-offset: 2px;
  }
  > p {
    color: ${theme.color.ink3};
    font-size: ${theme.text.small};
  }
  &[data-over='true'] {
    border-style: solid;
    border-color: ${theme.color.primary};
    background: ${theme.color.primarySoft};
  }
  &[data-disabled='true'] {
    border-color: ${theme.color.line};
    background: ${theme.color.sunken};
  }
  &[data-disabled='true'] > label {
    color: ${theme.color.ink3};
    text-decoration: none;
    cursor: not-allowed;
  }
  > [data-part='hint'],
  > [role='alert'] {
    max-width: 44ch;
    color: ${theme.color.ink3};
    font-size: ${theme.text.small};
    overflow-wrap: anywhere;
  }
  > [data-part='hint']:empty {
    display: none;
  }
  > [role='alert'] {
    color: ${theme.color.bad};
  }
  > [data-part='progress'] {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: ${theme.space[8]};
    width: min(100%, 380px);
    font-variant-numeric: tabular-nums;
  }
  > [data-part='progress'] > span {
    display: flex;
    justify-content: space-between;
    gap: ${theme.space[12]};
  }
  > [data-part='progress'] > span > span {
    min-width: 0;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }

  /* Nobody drags files on a phone. */
  ${media.narrow} {
    > [data-part='drag'] {
      display: none;
    }
  }
  ${media.touch} {
    > [data-part='drag'] {
      display: none;
    }
    > label {
      min-height: ${theme.control.touch};
    }
  }
`;

/** Accepts files by drop, paste or file dialog. Checks kind and size, and shows upload progress. */
export const FileDrop = ({
  label,
  hint,
  accept,
  maxBytes,
  multiple = false,
  onFiles,
  progress,
  onCancel,
  error,
  disabled = false,
}: FileDropProps) => {
  const id = useId();
  const noteId = useId();
  const input = useRef<HTMLInputElement>(null);
  const [over, setOver] = useState(false);
  const [refusals, setRefusals] = useState<string[]>([]);
  const busy = progress !== undefined;
  const closed = disabled || busy;
  const problems = error === undefined ? refusals : [error, ...refusals];

  const take = (files: readonly File[]) => {
    if (closed || files.length === 0) return;
    const sorted = sortFiles(files, { accept, maxBytes, multiple });
    setRefusals(sorted.refusals);
    if (sorted.taken.length > 0) onFiles(sorted.taken);
  };
  const onDrag = (event: DragEvent, isOver: boolean) => {
    // Otherwise the browser opens the dropped file instead of the page.
    event.preventDefault();
    setOver(isOver && !closed);
  };
  const percent = busy ? Math.floor((progress.sentBytes / Math.max(1, progress.totalBytes)) * 100) : 0;

  return (
    <Root
      role="group"
      aria-label={label}
      data-over={over}
      data-disabled={disabled}
      onDragEnter={(event) => onDrag(event, true)}
      onDragOver={(event) => onDrag(event, true)}
      onDragLeave={(event) => onDrag(event, false)}
      onDrop={(event) => {
        onDrag(event, false);
        take([...event.dataTransfer.files]);
      }}
      onPaste={(event) => take([...event.clipboardData.files])}
    >
      <Icon name="upload" size={24} />
      {busy ? (
        <div data-part="progress">
          <span>
            <span>{progress.name}</span>
            <b>{percent}%</b>
          </span>
          <ProgressBar label={`正在上传 ${progress.name}`} value={percent} valueText={`${percent}%`} />
          {onCancel && (
            <div>
              <Button size="s" onClick={onCancel}>
                取消上传
              </Button>
            </div>
          )}
        </div>
      ) : (
        <>
          <input
            ref={input}
            id={id}
            type="file"
            accept={accept}
            multiple={multiple}
            disabled={disabled}
            aria-describedby={hint === undefined && problems.length === 0 ? undefined : noteId}
            aria-invalid={problems.length > 0 || undefined}
            onChange={(event) => {
              take([...(event.target.files ?? [])]);
              // Lets the same file be chosen again after it was fixed.
              if (input.current) input.current.value = '';
            }}
          />
          <label htmlFor={id}>{label}</label>
          <p data-part="drag">{over ? '松开鼠标，开始上传' : '也可以把文件拖到这里'}</p>
        </>
      )}
      <div id={noteId} {...(problems.length > 0 ? { role: 'alert' } : { 'data-part': 'hint' })}>
        {problems.length > 0 ? problems.map((problem) => <p key={problem}>{problem}</p>) : hint}
      </div>
    </Root>
  );
};
