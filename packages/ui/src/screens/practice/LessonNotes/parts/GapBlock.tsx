import { comparedOutput, filledProgram } from '@aosai/api/courses/lessonBlocks';
import { gapPieces, type LessonPart } from '@aosai/api/courses/lessonParts';
import { type ComponentType, Fragment, useState } from 'react';
import { styled } from 'styled-components';
import { CodeLine } from '../../../../patterns/CodeText/CodeLine.tsx';
import { DiffView } from '../../../../patterns/DiffView/DiffView.tsx';
import { Alert } from '../../../../primitives/Alert/Alert.tsx';
import { Button } from '../../../../primitives/Button/Button.tsx';
import { codeColors } from '../../../../primitives/Code/codeColors.ts';
import { codeTokens } from '../../../../primitives/Code/codeTokens.ts';
import { Html } from '../../../../primitives/Html/Html.tsx';
import { scrollStop } from '../../../../primitives/Scroll/scrollStop.ts';
import { theme } from '../../../../tokens/theme.ts';
import type { BenchProps } from '../benchProps.ts';
import { Exercise } from './Exercise.tsx';
import { BenchFrame, languageOf } from './ProgramBlock.tsx';
import { useBench } from './useBench.ts';

export interface GapBlockProps {
  block: Extract<LessonPart, { kind: 'gap' }>;
  Bench: ComponentType<BenchProps>;
}

const Program = styled.pre`
  margin: 0;
  padding: 12px 14px;
  border: 1px solid ${theme.color.line};
  border-radius: ${theme.radius.control};
  background: ${theme.color.code};
  overflow-x: auto;
  font-family: ${theme.font.mono};
  font-size: ${theme.text.dense};
  line-height: 2;

  input {
    min-height: 28px;
    padding: 0 6px;
    border: 1px solid ${theme.color.lineStrong};
    border-radius: ${theme.radius.tag};
    background: ${theme.color.surface};
    color: ${theme.color.ink};
    font: inherit;
    line-height: 1.4;
  }
  input[data-result='right'] {
    border-color: ${theme.color.ok};
  }
  ${codeColors}
`;

const squeezed = (text: string): string => text.replaceAll(/\s+/g, '');

/** The learner fills gaps in a program; it is right if the program then prints what it should. */
export const GapBlock = ({ block, Bench }: GapBlockProps) => {
  const { program, answers, output, questionHtml, noteHtml } = block;
  const bench = useBench();
  const [texts, setTexts] = useState<readonly string[]>(() => answers.map(() => ''));
  const [printed, setPrinted] = useState<{ of: string; output: string | null } | null>(null);
  const [isTold, setIsTold] = useState(false);
  const [tried, setTried] = useState<string | null>(null);
  const language = languageOf(program);
  const filled = filledProgram(program.source, texts);
  const isWritten = texts.every((text) => text.trim() !== '');
  const isKey = texts.every((text, place) => squeezed(text) === squeezed(answers[place] ?? ''));
  const own = printed?.of === filled ? printed : null;
  const hasTried = tried === filled;
  const isRight = hasTried && (isKey || (own !== null && comparedOutput(own.output ?? '') === comparedOutput(output)));
  const wrongOutput = hasTried && !isRight ? (own?.output ?? null) : null;
  const pieces = gapPieces(program.source);
  return (
    <Exercise name="填一填" questionHtml={questionHtml}>
      <Program ref={scrollStop}>
        <code>
          {pieces
            .map((text, place) => ({ text, place }))
            .map(({ text, place }) => (
              <Fragment key={place}>
                <CodeLine tokens={codeTokens(text, language)} />
                {place < answers.length && (
                  <input
                    aria-label={`第 ${place + 1} 空`}
                    size={Math.max(4, (answers[place] ?? '').length + 2)}
                    autoCapitalize="off"
                    autoComplete="off"
                    spellCheck={false}
                    data-result={isRight ? 'right' : undefined}
                    value={texts[place] ?? ''}
                    onChange={(event) => {
                      const { value } = event.currentTarget;
                      setTexts(texts.map((one, at) => (at === place ? value : one)));
                    }}
                  />
                )}
              </Fragment>
            ))}
        </code>
      </Program>
      {program.input !== '' && <p>输入：{program.input.replaceAll(/\s+/g, ' ').trim()}</p>}
      <div data-part="acts">
        <Button
          variant="primary"
          icon="play"
          disabled={!isWritten}
          onClick={() => {
            setTried(filled);
            bench.run();
          }}
        >
          运行
        </Button>
        <Button variant="ghost" onClick={() => setIsTold(!isTold)} aria-expanded={isTold}>
          {isTold ? '收起答案' : '看答案'}
        </Button>
      </div>
      {isRight && (
        <Alert tone="ok" live="polite" title="填对了">
          {noteHtml !== '' && <Html html={noteHtml} />}
        </Alert>
      )}
      {wrongOutput !== null && (
        <Alert tone="warn" live="polite" title="输出和要求的不一样，再想一想">
          <DiffView expected={output} actual={wrongOutput} names={['要求的输出', '你的输出']} />
        </Alert>
      )}
      {isTold && !isRight && (
        <Alert title={`答案：${answers.join('；')}`}>{noteHtml !== '' && <Html html={noteHtml} />}</Alert>
      )}
      {bench.isOpen && tried !== null && (
        <BenchFrame>
          <Bench
            language={language}
            source={tried}
            input={program.input}
            isEditing={false}
            runNo={bench.runNo}
            onPrinted={(text) => setPrinted({ of: tried, output: text })}
          />
        </BenchFrame>
      )}
    </Exercise>
  );
};
