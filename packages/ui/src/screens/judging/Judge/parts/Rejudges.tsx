import { Button } from '../../../../primitives/Button/Button.tsx';
import { Card } from '../../../../primitives/Card/Card.tsx';
import { Empty } from '../../../../primitives/Empty/Empty.tsx';
import { Tag } from '../../../../primitives/Tag/Tag.tsx';
import { Load } from '../../../../patterns/Load/Load.tsx';
import { momentText } from '@aosai/api/kit/dayText';
import type { JudgeProps, Rejudge } from '../judgeProps.ts';
import { rejudgeState, SCOPES } from '../judgeWords.ts';
import { Rows } from './Rows.tsx';

export interface RejudgesProps extends Pick<JudgeProps, 'rejudges' | 'now'> {
  onStart: () => void;
  onOpen: (id: string) => void;
  onRetry: () => void;
}

const rowOf = (rejudge: Rejudge, now: number, onOpen: (id: string) => void) => {
  const { tone, text } = rejudgeState(rejudge);
  const title = rejudge.targetTitle ?? rejudge.targetId;
  return {
    id: rejudge.id,
    title: (
      <>
        {title}
        <Tag>{SCOPES[rejudge.scope]}</Tag>
      </>
    ),
    text: `${momentText(rejudge.createdAt, now)}，${rejudge.reason}`,
    state: <Tag tone={tone}>{text}</Tag>,
    action: (
      <Button size="s" icon="eye" aria-label={`查看 ${title} 的差异`} onClick={() => onOpen(rejudge.id)}>
        差异
      </Button>
    ),
  };
};

/** Rejudges, newest first. */
export const Rejudges = ({ rejudges, now, onStart, onOpen, onRetry }: RejudgesProps) => (
  <Card
    title="重测"
    padding="none"
    extra={
      <Button size="s" icon="plus" onClick={onStart}>
        发起重测
      </Button>
    }
  >
    <Load of={rejudges} name="重测记录" onRetry={onRetry}>
      {({ content }) =>
        content.length === 0 ? (
          <Empty title="还没有重测过">
            改了测试数据或限制之后，可以把已有的提交重新评测。先看差异，再决定是否应用。
          </Empty>
        ) : (
          <Rows label="重测记录" items={content.map((rejudge) => rowOf(rejudge, now, onOpen))} />
        )
      }
    </Load>
  </Card>
);
