import type { FieldExample } from '@aosai/api/practice/python/fieldExamples';
import { useState } from 'react';
import { styled } from 'styled-components';
import { SaveChip, type SaveState } from '../../../../patterns/SaveChip/SaveChip.tsx';
import { Button } from '../../../../primitives/Button/Button.tsx';
import { IconButton } from '../../../../primitives/IconButton/IconButton.tsx';
import { Menu } from '../../../../primitives/Menu/Menu.tsx';
import type { TriggerProps } from '../../../../primitives/Popover/Popover.tsx';
import { media } from '../../../../tokens/media.ts';
import { theme } from '../../../../tokens/theme.ts';
import type { PythonFieldActs, PythonFieldProps } from '../fieldProps.ts';
import { WorksDialog } from './WorksDialog.tsx';

export interface FieldTopProps {
  save: SaveState | null;
  who: PythonFieldProps['who'];
  examples: readonly FieldExample[];
  hasLatest: boolean;
  hasBefore: boolean;
  isPhone: boolean;
  own: PythonFieldProps['own'];
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

  ${media.narrow} {
    /* The menu of examples has it too. */
    > [data-part='works'] {
      display: none;
    }
  }
`;

const examplesButton = (trigger: TriggerProps) => (
  <Button {...trigger} size="s">
    示例
  </Button>
);
const moreButton = (trigger: TriggerProps) => <IconButton {...trigger} icon="more" label="更多" />;

/** Title, save state, and the menus to load other programs. */
export const FieldTop = ({ save, who, examples, hasLatest, hasBefore, isPhone, own, on }: FieldTopProps) => {
  const [isChoosing, setChoosing] = useState(false);
  const choose = () => setChoosing(true);
  return (
    <Root>
      {who !== 'embedded' && <IconButton icon="chevron-left" label="返回" onClick={on.leave} />}
      <h1>{isPhone ? 'Python' : 'Python 练习场'}</h1>
      {save && <SaveChip state={save} short={isPhone} />}
      {who === 'guest' && (
        <Button size="s" variant="ghost" onClick={on.signIn}>
          {isPhone ? '登录' : '登录后自动保存'}
        </Button>
      )}
      {!isPhone && (
        <div data-part="works">
          <Button size="s" onClick={choose}>
            作品
          </Button>
        </div>
      )}
      <Menu
        trigger={examplesButton}
        items={[
          { id: 'works', label: '海龟作品', icon: 'star', onSelect: choose },
          ...examples.map(({ id, title }) => ({ id, label: title, onSelect: () => on.example(id) })),
        ]}
      />
      <Menu
        trigger={moreButton}
        items={[
          { id: 'download', label: '下载程序', icon: 'download', onSelect: on.download },
          { id: 'back', label: '换回之前的程序', icon: 'chevron-left', disabled: !hasBefore, onSelect: on.back },
          ...(who === 'member'
            ? ([
                { id: 'restore', label: '取回上次运行的', icon: 'refresh', disabled: !hasLatest, onSelect: on.restore },
              ] as const)
            : []),
        ]}
        placement="bottom-end"
      />
      <WorksDialog open={isChoosing} onClose={() => setChoosing(false)} onPick={on.example} own={own} />
    </Root>
  );
};
