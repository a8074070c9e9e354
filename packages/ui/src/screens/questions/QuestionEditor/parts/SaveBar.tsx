import { styled } from 'styled-components';
import { media } from '../../../../tokens/media.ts';
import { theme } from '../../../../tokens/theme.ts';
import { Button } from '../../../../primitives/Button/Button.tsx';

export interface SaveBarProps {
  isNew: boolean;
  isDirty: boolean;
  pending: boolean;
  hasErrors: boolean;
  onLeave: () => void;
  /** Absent while no student has worked on the question. */
  onFixKey: (() => void) | undefined;
}

const Root = styled.div`
  position: sticky;
  bottom: 0;
  z-index: 5;
  display: flex;
  align-items: center;
  justify-content: flex-end;
  gap: ${theme.space[12]};
  padding: ${theme.space[12]} ${theme.space[20]};
  border: 1px solid ${theme.color.line};
  border-radius: ${theme.radius.card} ${theme.radius.card} 0 0;
  background: ${theme.color.surface};

  > p {
    flex: 1;
    color: ${theme.color.ink2};
    font-size: ${theme.text.small};
  }
  > p[data-tone='bad'] {
    color: ${theme.color.bad};
  }

  ${media.narrow} {
    padding: ${theme.space[8]} ${theme.space[12]};
  }
`;

const words = ({ pending, hasErrors, isDirty, isNew }: Omit<SaveBarProps, 'onLeave' | 'onFixKey'>): string => {
  if (pending) return '正在保存';
  if (hasErrors) return '有内容需要修改，见标出的地方。';
  if (isDirty) return '有修改还没有保存';
  return isNew ? '' : '没有未保存的修改';
};

/** The sticky bar of the editor: save state, leave, correct the key, save. */
export const SaveBar = ({ onLeave, onFixKey, ...state }: SaveBarProps) => (
  <Root>
    <p role="status" data-tone={state.hasErrors && !state.pending ? 'bad' : undefined}>
      {words(state)}
    </p>
    <Button disabled={state.pending} onClick={onLeave}>
      返回题库
    </Button>
    {onFixKey && (
      <Button disabled={state.pending || !state.isDirty} onClick={onFixKey}>
        改正答案
      </Button>
    )}
    <Button type="submit" variant="primary" loading={state.pending}>
      {state.isNew ? '创建题目' : '保存题目'}
    </Button>
  </Root>
);
