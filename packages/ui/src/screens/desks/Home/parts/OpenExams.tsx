import { styled } from 'styled-components';
import { media } from '../../../../tokens/media.ts';
import { theme } from '../../../../tokens/theme.ts';
import { Card } from '../../../../primitives/Card/Card.tsx';
import { Empty } from '../../../../primitives/Empty/Empty.tsx';
import { Link } from '../../../../primitives/Link/Link.tsx';
import { Skeleton } from '../../../../primitives/Skeleton/Skeleton.tsx';
import { ExamTiles } from '../../ExamTiles/ExamTiles.tsx';
import { Load, type Loaded } from '../../../../patterns/Load/Load.tsx';
import { links } from '../../../../patterns/links/links.ts';
import type { ExamCard } from '@aosai/api/exams/exam.contract';

const TILE_HEIGHT_PX = 168;

export interface OpenExamsProps {
  exams: Loaded<ExamCard[]>;
  now: number;
  onRetry: () => void;
}

const Root = styled.section`
  display: grid;
  gap: ${theme.space[16]};

  > header {
    display: flex;
    align-items: baseline;
    justify-content: space-between;
    font-size: ${theme.text.small};
  }
`;

/** Placeholder with the usual number and height of tiles. */
const Tiles = styled.div`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  gap: ${theme.space[16]};

  ${media.narrow} {
    grid-template-columns: minmax(0, 1fr);
    gap: ${theme.space[12]};
  }
`;

const TilesSkeleton = () => (
  <Tiles>
    <Skeleton height={TILE_HEIGHT_PX} />
    <Skeleton height={TILE_HEIGHT_PX} />
    <Skeleton height={TILE_HEIGHT_PX} />
  </Tiles>
);

/** Tiles of exams that are running or about to start. */
export const OpenExams = ({ exams, now, onRetry }: OpenExamsProps) => (
  <Root aria-label="近期考试">
    <header>
      <h2>近期考试</h2>
      <Link href={links.examList}>全部考试</Link>
    </header>
    <Load of={exams} name="近期考试" onRetry={onRetry} skeleton={<TilesSkeleton />}>
      {(list) =>
        list.length > 0 ? (
          <ExamTiles exams={list.slice(0, 6)} now={now} />
        ) : (
          <Card>
            <Empty title="近期没有考试" icon="clock">
              新的考试发布后会出现在这里。
            </Empty>
          </Card>
        )
      }
    </Load>
  </Root>
);
