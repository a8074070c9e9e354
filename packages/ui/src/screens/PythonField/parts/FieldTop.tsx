import type { FieldExample } from '@aosai/api/domain/python/fieldExamples';
import styled from 'styled-components';
import { SaveChip, type SaveState } from '../../../patterns/SaveChip/SaveChip.tsx';
import { Button } from '../../../primitives/Button/Button.tsx';
import { IconButton } from '../../../primitives/IconButton/IconButton.tsx';
import { Menu } from '../../../primitives/Menu/Menu.tsx';
import type { TriggerProps } from '../../../primitives/Popover/Popover.tsx';
import { theme } from '../../../tokens/theme.ts';
import type { PythonFieldActs, PythonFieldProps } from '../fieldProps.ts';

export interface FieldTopProps {
  save: SaveState | null;
  who: PythonFieldProps['who'];
  examples: readonly FieldExample[];
  hasLatest: boolean;
  isPhone: boolean;
  on: PythonFieldActs;
}

const Root = styled.header`
  display: flex;
  align-items: center;
  gap: ${theme.space[12]};
  min-height: 56px;
  padding: 6px ${theme.space[16]};
  border-bottom: 1px solid ${theme.color.line};
  background: ${theme.color.surface};

  h1 {
    flex: 1;
    min-width: 0;
    overflow: hidden;
    font-size: ${theme.text.lead};
    letter-spacing: 0;
    white-space: nowrap;
    text-overflow: ellipsis;
  }
`;

const examplesButton = (trigger: TriggerProps) => (
  <Button {...trigger} size="s">
    示例
  </Button>
);
const moreButton = (trigger: TriggerProps) => <IconButton {...trigger} icon="more" label="更多" />;

/** Where one is, what is saved, and where else programs come from. */
export const FieldTop = ({ save, who, examples, hasLatest, isPhone, on }: FieldTopProps) => (
  <Root>
    {who !== 'embedded' && <IconButton icon="chevron-left" label="返回" onClick={on.leave} />}
    <h1>{isPhone ? 'Python' : 'Python 练习场'}</h1>
    {save && <SaveChip state={save} short={isPhone} />}
    {who === 'guest' && (
      <Button size="s" variant="ghost" onClick={on.signIn}>
        {isPhone ? '登录' : '登录后自动保存'}
      </Button>
    )}
    <Menu
      trigger={examplesButton}
      items={examples.map(({ id, title }) => ({ id, label: title, onSelect: () => on.example(id) }))}
    />
    <Menu
      trigger={moreButton}
      items={[
        { id: 'download', label: '下载程序', icon: 'download', onSelect: on.download },
        ...(who === 'member'
          ? ([
              { id: 'restore', label: '取回上次运行的', icon: 'refresh', disabled: !hasLatest, onSelect: on.restore },
            ] as const)
          : []),
      ]}
      placement="bottom-end"
    />
  </Root>
);
