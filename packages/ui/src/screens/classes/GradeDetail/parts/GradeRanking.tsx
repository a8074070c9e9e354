import { Card } from '../../../../primitives/Card/Card.tsx';
import { Empty } from '../../../../primitives/Empty/Empty.tsx';
import { Select } from '../../../../primitives/Select/Select.tsx';
import { Skeleton } from '../../../../primitives/Skeleton/Skeleton.tsx';
import { Load, type Loaded } from '../../../../patterns/Load/Load.tsx';
import { type RankedMember, Ranking } from '../../Ranking/Ranking.tsx';

export interface RankedWork {
  /** Homework of the class that has a ranking. */
  works: readonly { id: string; title: string }[];
  /** Id of the chosen homework; null if there is none. */
  chosenId: string | null;
  /** Ranked members, with names as far as the reader may see them. */
  members: Loaded<readonly RankedMember[]>;
  selfId: string | null;
  onChoose: (id: string) => void;
  onRetry: () => void;
}

/** Ranking of one homework of the class. */
export const GradeRanking = ({ works, chosenId, members, selfId, onChoose, onRetry }: RankedWork) => {
  if (chosenId === null)
    return (
      <Card padding="none">
        <Empty title="还没有排行" icon="clock">
          有了作业以后，这里按得分排名，同分看谁先交。同学的名字只显示姓。
        </Empty>
      </Card>
    );
  return (
    <Card
      title="作业排行"
      extra={
        <Select
          aria-label="选择作业"
          options={works.map(({ id, title }) => ({ value: id, label: title }))}
          value={chosenId}
          onChange={(event) => onChoose(event.currentTarget.value)}
        />
      }
      padding="none"
    >
      <Load of={members} name="排行" onRetry={onRetry} skeleton={<Skeleton height={200} />}>
        {(rows) =>
          rows.length > 0 ? (
            <Ranking label="作业排行" members={rows} maxPoints={null} selfId={selfId} named />
          ) : (
            <Empty title="这次作业没有排行" icon="clock">
              交作业的人不到 5 个，或老师没有公布排行。
            </Empty>
          )
        }
      </Load>
    </Card>
  );
};
