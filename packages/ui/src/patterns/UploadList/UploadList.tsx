import { styled } from 'styled-components';
import { theme } from '../../tokens/theme.ts';
import { sizeText } from '../../primitives/FileDrop/refusals.ts';
import { Icon, type IconName } from '../../primitives/Icon/Icon.tsx';
import { IconButton } from '../../primitives/IconButton/IconButton.tsx';
import { ProgressBar } from '../../primitives/ProgressBar/ProgressBar.tsx';

export interface Upload {
  id: string;
  name: string;
  sizeBytes: number;
  state:
    | { kind: 'waiting' }
    | { kind: 'sending'; percent: number }
    | { kind: 'done' }
    /** The reason, and what to do. */
    | { kind: 'failed'; reason: string };
}

export interface UploadListProps {
  /** Name of the list: 测试数据. */
  label: string;
  uploads: readonly Upload[];
  on: { retry: (id: string) => void; remove: (id: string) => void };
}

const Root = styled.ul`
  display: grid;
  list-style: none;

  > li {
    display: grid;
    grid-template-columns: 20px minmax(0, 1fr) auto;
    gap: 2px ${theme.space[12]};
    align-items: center;
    padding: ${theme.space[8]} 0;
  }
  > li + li {
    border-top: 1px solid ${theme.color.line};
  }
  > li > svg {
    color: ${theme.color.ink3};
  }
  > li[data-state='done'] > svg {
    color: ${theme.color.ok};
  }
  > li[data-state='failed'] > svg {
    color: ${theme.color.bad};
  }
  b {
    display: block;
    font-weight: ${theme.weight.regular};
    overflow-wrap: anywhere;
  }
  p {
    color: ${theme.color.ink3};
    font-size: ${theme.text.small};
    font-variant-numeric: tabular-nums;
  }
  [data-state='failed'] p {
    color: ${theme.color.bad};
  }
  [role='progressbar'] {
    margin-top: 6px;
  }
  [data-part='acts'] {
    display: flex;
  }
`;

const ICONS = { waiting: 'clock', sending: 'upload', done: 'success', failed: 'error' } satisfies Record<
  Upload['state']['kind'],
  IconName
>;

const noteOf = ({ state, sizeBytes }: Upload): string => {
  switch (state.kind) {
    case 'waiting':
      return `${sizeText(sizeBytes)} · 等待上传`;
    case 'sending':
      return `${sizeText(sizeBytes)} · 已上传 ${state.percent}%`;
    case 'done':
      return `${sizeText(sizeBytes)} · 已上传`;
    case 'failed':
      return state.reason;
    default:
      return state satisfies never;
  }
};

/** Files being uploaded, each with its progress and buttons to retry or remove it. */
export const UploadList = ({ label, uploads, on }: UploadListProps) => (
  <Root role="list" aria-label={label}>
    {uploads.map((upload) => {
      const { id, name, state } = upload;
      return (
        <li key={id} data-state={state.kind}>
          <Icon name={ICONS[state.kind]} />
          <div>
            <b>{name}</b>
            <p {...(state.kind === 'failed' ? { role: 'alert' } : {})}>{noteOf(upload)}</p>
            {state.kind === 'sending' && (
              <ProgressBar label={`上传 ${name}`} value={state.percent} valueText={`${state.percent}%`} />
            )}
          </div>
          <div data-part="acts">
            {state.kind === 'failed' && (
              <IconButton icon="refresh" label={`重新上传 ${name}`} size="s" onClick={() => on.retry(id)} />
            )}
            <IconButton
              icon="close"
              label={state.kind === 'sending' ? `取消上传 ${name}` : `移除 ${name}`}
              size="s"
              onClick={() => on.remove(id)}
            />
          </div>
        </li>
      );
    })}
  </Root>
);
