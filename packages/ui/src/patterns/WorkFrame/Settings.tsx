import type { EditorConfig, EditorConfigChange } from '@aosai/editor/config';
import { styled } from 'styled-components';
import { FontSize } from '../CodePane/FontSize.tsx';
import { IconButton } from '../../primitives/IconButton/IconButton.tsx';
import { Popover, type TriggerProps } from '../../primitives/Popover/Popover.tsx';
import { Segmented } from '../../primitives/Segmented/Segmented.tsx';
import { theme } from '../../tokens/theme.ts';

export type TextSize = 's' | 'm' | 'l';

export interface SettingsProps {
  pageTheme: 'light' | 'dark';
  textSize: TextSize;
  editor: EditorConfig;
  onTheme: (theme: 'light' | 'dark') => void;
  onTextSize: (size: TextSize) => void;
  onConfigure: (change: EditorConfigChange) => void;
}

const Rows = styled.dl`
  display: grid;
  grid-template-columns: auto auto;
  align-items: center;
  gap: ${theme.space[12]} ${theme.space[20]};

  dt {
    color: ${theme.color.ink2};
    font-size: ${theme.text.small};
    white-space: nowrap;
  }
  dd {
    justify-self: end;
  }
`;

const opener = (props: TriggerProps) => <IconButton {...props} icon="text-size" label="显示设置" />;

/** Display settings: theme, text size, and the editor's font size and theme. */
export const Settings = ({ pageTheme, textSize, editor, onTheme, onTextSize, onConfigure }: SettingsProps) => (
  <Popover label="显示设置" placement="bottom-end" trigger={opener}>
    <Rows>
      <dt>页面</dt>
      <dd>
        <Segmented
          label="页面主题"
          size="s"
          value={pageTheme}
          options={[
            { value: 'light', label: '浅色' },
            { value: 'dark', label: '深色' },
          ]}
          onChange={onTheme}
        />
      </dd>
      <dt>题目字号</dt>
      <dd>
        <Segmented
          label="题目字号"
          size="s"
          value={textSize}
          options={[
            { value: 's', label: '小' },
            { value: 'm', label: '中' },
            { value: 'l', label: '大' },
          ]}
          onChange={onTextSize}
        />
      </dd>
      <dt>代码区</dt>
      <dd>
        <Segmented
          label="代码区主题"
          size="s"
          value={editor.theme}
          options={[
            { value: 'light', label: '浅色' },
            { value: 'vs-dark', label: '深色' },
          ]}
          onChange={(next) => onConfigure({ theme: next })}
        />
      </dd>
      <dt>代码字号</dt>
      <dd>
        <FontSize value={editor.fontSize} onChange={(fontSize) => onConfigure({ fontSize })} />
      </dd>
    </Rows>
  </Popover>
);
