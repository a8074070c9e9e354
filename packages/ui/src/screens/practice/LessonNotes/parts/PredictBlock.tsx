import { comparedOutput } from '@aosai/api/courses/lessonBlocks';
import type { LessonPart } from '@aosai/api/courses/lessonParts';
import { type ComponentType, useState } from 'react';
import { CodeText } from '../../../../patterns/CodeText/CodeText.tsx';
import { DiffView } from '../../../../patterns/DiffView/DiffView.tsx';
import { Alert } from '../../../../primitives/Alert/Alert.tsx';
import { Button } from '../../../../primitives/Button/Button.tsx';
import { Field } from '../../../../primitives/Field/Field.tsx';
import { Html } from '../../../../primitives/Html/Html.tsx';
import { RadioGroup } from '../../../../primitives/Radio/Radio.tsx';
import { Textarea } from '../../../../primitives/Textarea/Textarea.tsx';
import type { BenchProps } from '../benchProps.ts';
import { Exercise } from './Exercise.tsx';
import { BenchFrame, languageOf } from './ProgramBlock.tsx';
import { useBench } from './useBench.ts';

export interface PredictBlockProps {
  block: Extract<LessonPart, { kind: 'predict' }>;
  Bench: ComponentType<BenchProps>;
}

const squeezed = (text: string): string => text.replaceAll(/\s+/g, ' ').trim();

/** The learner says what a program prints, and then runs it to see. */
export const PredictBlock = ({ block, Bench }: PredictBlockProps) => {
  const { program, options, output, questionHtml, noteHtml } = block;
  const bench = useBench();
  const [guess, setGuess] = useState('');
  /** The guess when the learner looked; null before. */
  const [said, setSaid] = useState<string | null>(null);
  const language = languageOf(program);
  const isRight =
    said !== null &&
    (options.length > 0 ? squeezed(said) === squeezed(output) : comparedOutput(said) === comparedOutput(output));
  const look = () => {
    setSaid(guess);
    bench.run();
  };
  return (
    <Exercise name="猜一猜输出" questionHtml={questionHtml}>
      <CodeText code={program.source} language={language} />
      {program.input !== '' && <p>输入：{squeezed(program.input)}</p>}
      {options.length > 0 ? (
        <RadioGroup
          label="你觉得会输出什么？"
          value={guess}
          options={options.map((text) => ({ value: text, label: text }))}
          onChange={setGuess}
        />
      ) : (
        <Field label="你觉得会输出什么？">
          <Textarea
            code
            rows={Math.min(6, output.trimEnd().split('\n').length)}
            value={guess}
            onChange={(event) => setGuess(event.currentTarget.value)}
          />
        </Field>
      )}
      <div data-part="acts">
        <Button variant="primary" icon="play" disabled={guess.trim() === ''} onClick={look}>
          运行看看
        </Button>
        {said !== null && <Button onClick={bench.edit}>改一改</Button>}
      </div>
      {said !== null && (
        <Alert tone={isRight ? 'ok' : 'warn'} live="polite" title={isRight ? '猜对了' : '和你想的不一样'}>
          {!isRight && options.length === 0 && (
            <DiffView expected={output} actual={said} names={['真正的输出', '你猜的']} />
          )}
          {noteHtml !== '' && <Html html={noteHtml} />}
        </Alert>
      )}
      {bench.isOpen && (
        <BenchFrame>
          <Bench
            language={language}
            source={program.source}
            input={program.input}
            isEditing={bench.isEditing}
            runNo={bench.runNo}
          />
        </BenchFrame>
      )}
    </Exercise>
  );
};
