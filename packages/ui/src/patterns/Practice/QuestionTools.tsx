import { useState } from 'react';
import { styled } from 'styled-components';
import { Button } from '../../primitives/Button/Button.tsx';
import { IconButton } from '../../primitives/IconButton/IconButton.tsx';
import { Menu, type MenuItem } from '../../primitives/Menu/Menu.tsx';
import type { TriggerProps } from '../../primitives/Popover/Popover.tsx';
import { theme } from '../../tokens/theme.ts';
import { ConfirmDialog } from '../ConfirmDialog/ConfirmDialog.tsx';
import type { PracticeEvents, PracticeView } from './practiceProps.ts';

export interface QuestionToolsProps {
  view: PracticeView;
  on: Pick<PracticeEvents, 'favourite' | 'mastered' | 'clean'>;
}

const Root = styled.div`
  display: flex;
  align-items: center;
  gap: 2px;

  > button[data-on='true'] {
    color: ${theme.color.primary};
  }
`;

const more = (trigger: TriggerProps) => <IconButton {...trigger} icon="more" label="更多" size="s" />;

/** 收藏 and rarer actions: removing from or returning to the wrong book, and starting over. */
export const QuestionTools = ({ view, on }: QuestionToolsProps) => {
  const [asking, setAsking] = useState(false);
  const { state, act } = view;
  const isMastered = state.masteredAt !== null;
  const items: MenuItem[] = [
    ...(state.isWrong || isMastered
      ? [
          {
            id: 'mastered',
            label: isMastered ? '放回错题本' : '标为已掌握',
            icon: isMastered ? ('refresh' as const) : ('check' as const),
            onSelect: () => on.mastered(!isMastered),
          },
        ]
      : []),
    ...(state.tries > 0
      ? [
          {
            id: 'clean',
            label: '清除记录',
            icon: 'cross' as const,
            danger: true,
            onSelect: () => setAsking(true),
          },
        ]
      : []),
  ];
  return (
    <Root>
      <Button
        variant="ghost"
        size="s"
        icon="star"
        data-on={state.isFavourite}
        aria-pressed={state.isFavourite}
        onClick={() => on.favourite(!state.isFavourite)}
      >
        {state.isFavourite ? '已收藏' : '收藏'}
      </Button>
      {items.length > 0 && <Menu trigger={more} items={items} placement="bottom-end" />}
      <ConfirmDialog
        open={asking}
        danger
        title="清除这道题的记录？"
        consequence={`${state.tries} 次提交和草稿都会清除，不能恢复。得过的积分不变，重新做对也不再得。`}
        confirmLabel="清除记录"
        pending={act.pending}
        error={act.error}
        on={{
          confirm: () => void on.clean().then((done) => done && setAsking(false)),
          cancel: () => setAsking(false),
        }}
      />
    </Root>
  );
};
