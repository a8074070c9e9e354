import { styled } from 'styled-components';
import { Button } from '../../../../primitives/Button/Button.tsx';
import { Segmented } from '../../../../primitives/Segmented/Segmented.tsx';
import { Slider } from '../../../../primitives/Slider/Slider.tsx';
import { theme } from '../../../../tokens/theme.ts';
import type { StepPace } from '../stepPace.ts';

export interface StepControlsProps {
  /** The step shown, from 0. */
  at: number;
  count: number;
  isPlaying: boolean;
  pace: StepPace;
  onGo: (to: number) => void;
  onPlay: () => void;
  onPace: (pace: StepPace) => void;
}

const Root = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space[8]};
  padding: ${theme.space[8]} ${theme.space[12]};
  border-bottom: 1px solid ${theme.color.line};

  > label {
    flex: 1 1 140px;
  }
  > span {
    color: ${theme.color.ink2};
    font-size: ${theme.text.small};
    font-variant-numeric: tabular-nums;
    white-space: nowrap;
  }
`;

/** Buttons and slider that choose the step. */
export const StepControls = ({ at, count, isPlaying, pace, onGo, onPlay, onPace }: StepControlsProps) => (
  <Root>
    <Button size="s" icon="chevron-left" disabled={at === 0} onClick={() => onGo(at - 1)}>
      后退
    </Button>
    <Button size="s" variant="primary" disabled={at === count - 1} onClick={() => onGo(at + 1)}>
      前进
    </Button>
    <Button size="s" {...(!isPlaying && { icon: 'play' as const })} onClick={onPlay}>
      {isPlaying ? '暂停' : '播放'}
    </Button>
    <Slider
      label="第几步"
      isLabelHidden
      text={`第 ${at + 1} 步，共 ${count} 步`}
      min={0}
      max={count - 1}
      value={at}
      onChange={onGo}
    />
    <span>
      {at + 1} / {count} 步
    </span>
    <Segmented
      label="播放速度"
      size="s"
      options={[
        { value: 'slow', label: '慢' },
        { value: 'normal', label: '中' },
        { value: 'fast', label: '快' },
      ]}
      value={pace}
      onChange={onPace}
    />
  </Root>
);
