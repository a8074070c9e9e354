import { lessonParts } from '@aosai/api/courses/lessonParts';
import type { ComponentType } from 'react';
import { styled } from 'styled-components';
import { LazyAnimation } from '../../../patterns/SteppedAnimation/LazyAnimation.tsx';
import { Html } from '../../../primitives/Html/Html.tsx';
import { theme } from '../../../tokens/theme.ts';
import type { BenchProps } from './benchProps.ts';
import { GapBlock } from './parts/GapBlock.tsx';
import { PredictBlock } from './parts/PredictBlock.tsx';
import { ProgramBlock } from './parts/ProgramBlock.tsx';

export type { BenchProps } from './benchProps.ts';

export interface LessonNotesProps {
  /** Notes that the server has sanitised. */
  html: string;
  /** Runs a program; loaded with the first click on 运行 or 改一改. */
  Bench: ComponentType<BenchProps>;
}

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[16]};
`;

/** A lecture whose programs can be copied, run and changed. */
export const LessonNotes = ({ html, Bench }: LessonNotesProps) => (
  // Programs that were changed start over with another text.
  <Root key={html}>
    {lessonParts(html)
      .map((part, place) => ({ part, key: `${place}` }))
      .map(({ part, key }) => {
        switch (part.kind) {
          case 'html':
            return <Html key={key} html={part.html} size="l" />;
          case 'animation':
            return <LazyAnimation key={key} name={part.name} data={part.data} />;
          case 'program':
            return <ProgramBlock key={key} program={part} Bench={Bench} />;
          case 'predict':
            return <PredictBlock key={key} block={part} Bench={Bench} />;
          case 'gap':
            return <GapBlock key={key} block={part} Bench={Bench} />;
          default:
            return part satisfies never;
        }
      })}
  </Root>
);
