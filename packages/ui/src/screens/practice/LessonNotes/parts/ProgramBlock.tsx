import type { LessonProgram } from '@aosai/api/courses/lessonParts';
import { CPP, PYTHON, type LanguageId } from '@aosai/api/judging/languages';
import { type ComponentType, type ReactNode, Suspense } from 'react';
import { styled } from 'styled-components';
import { CodeText } from '../../../../patterns/CodeText/CodeText.tsx';
import { Button } from '../../../../primitives/Button/Button.tsx';
import { Skeleton } from '../../../../primitives/Skeleton/Skeleton.tsx';
import { theme } from '../../../../tokens/theme.ts';
import type { BenchProps } from '../benchProps.ts';
import { useBench } from './useBench.ts';

/** The language of a lecture's program as the editor names it. */
export const languageOf = ({ language }: LessonProgram): LanguageId => (language === 'python' ? PYTHON : CPP);

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[8]};
`;

/** Shows a bench once its code has arrived. */
export const BenchFrame = ({ children }: { children: ReactNode }) => (
  <Suspense fallback={<Skeleton height={120} />}>{children}</Suspense>
);

export interface ProgramBlockProps {
  program: LessonProgram;
  Bench: ComponentType<BenchProps>;
}

/** A program of a lecture; a part of a program can only be copied. */
export const ProgramBlock = ({ program, Bench }: ProgramBlockProps) => {
  const bench = useBench();
  const { source, input } = program;
  const language = languageOf(program);
  return (
    <Root>
      {bench.isEditing ? (
        <div>
          <Button size="s" icon="chevron-left" onClick={bench.close}>
            回到原来的程序
          </Button>
        </div>
      ) : (
        <CodeText
          code={source}
          language={language}
          actions={
            program.isWhole && (
              <>
                <Button size="s" icon="play" onClick={bench.run}>
                  运行
                </Button>
                <Button size="s" onClick={bench.edit}>
                  改一改
                </Button>
              </>
            )
          }
        />
      )}
      {bench.isOpen && (
        <BenchFrame>
          <Bench language={language} source={source} input={input} isEditing={bench.isEditing} runNo={bench.runNo} />
        </BenchFrame>
      )}
    </Root>
  );
};
