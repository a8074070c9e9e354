import { styled } from 'styled-components';
import { theme } from '../../../tokens/theme.ts';
import { ProgressBar } from '../../../primitives/ProgressBar/ProgressBar.tsx';

export interface WorkNoteProps {
  /** Progress from 0 to 1. */
  done: number;
}

const Root = styled.div`
  display: grid;
  gap: ${theme.space[8]};
  color: ${theme.color.ink2};
  font-size: ${theme.text.small};
`;

/** Progress of a proof of work, during which the person only waits. */
export const WorkNote = ({ done }: WorkNoteProps) => {
  const percent = Math.round(done * 100);
  return (
    <Root role="status">
      <span>正在进行安全验证，不需要操作，请稍候。</span>
      <ProgressBar label="安全验证" value={percent} valueText={`${percent}%`} />
    </Root>
  );
};
