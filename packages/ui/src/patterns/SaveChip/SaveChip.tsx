import { styled } from 'styled-components';
import { theme } from '../../tokens/theme.ts';
import { Icon, type IconName } from '../../primitives/Icon/Icon.tsx';
import { Spinner } from '../../primitives/Spinner/Spinner.tsx';
import { secondText } from '@aosai/api/kit/beijing';

/** State of saving, the worst that applies. `at` is an ISO 8601 instant. */
export type SaveState =
  | { kind: 'saved'; at: string | null }
  | { kind: 'saving' }
  | { kind: 'unsaved' }
  | { kind: 'offline'; unsavedCount: number }
  | { kind: 'conflict' };

export interface SaveChipProps {
  state: SaveState;
  /** Hides the time, for narrow layouts. */
  short?: boolean;
}

const Root = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 6px;
  min-height: 28px;
  padding: 2px 0;
  border-radius: ${theme.radius.control};
  color: ${theme.color.ink2};
  font-size: ${theme.text.small};
  font-variant-numeric: tabular-nums;
  white-space: nowrap;

  &[data-kind='saved'] {
    color: ${theme.color.ok};
  }
  &[data-kind='unsaved'],
  &[data-kind='offline'] {
    padding-inline: 8px;
    background: ${theme.color.warnSoft};
    color: ${theme.color.warn};
  }
  &[data-kind='conflict'] {
    padding-inline: 8px;
    background: ${theme.color.badSoft};
    color: ${theme.color.bad};
  }
`;

const icons = {
  saved: 'success',
  unsaved: 'clock',
  offline: 'offline',
  conflict: 'warning',
} satisfies Partial<Record<SaveState['kind'], IconName>>;

const words = (state: SaveState, short: boolean): string => {
  switch (state.kind) {
    case 'saved':
      return short || state.at === null ? '已保存' : `已保存 ${secondText(state.at)}`;
    case 'saving':
      return '保存中';
    case 'unsaved':
      return '未保存';
    case 'offline':
      if (short) return '离线';
      return state.unsavedCount > 0 ? `离线，已存本机 ${state.unsavedCount} 题` : '离线';
    case 'conflict':
      return '冲突';
    default:
      return state satisfies never;
  }
};

/** Whether the typed answers have reached the server. Not a live region, or each autosave would be announced. */
export const SaveChip = ({ state, short = false }: SaveChipProps) => (
  <Root data-kind={state.kind}>
    {state.kind === 'saving' ? <Spinner size={16} /> : <Icon name={icons[state.kind]} size={16} />}
    {words(state, short)}
  </Root>
);
