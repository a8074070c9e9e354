import type { Bank } from '@aosai/api/questions/bank';
import { useState } from 'react';
import { Card } from '../../../primitives/Card/Card.tsx';
import { Stepper } from '../../../primitives/Stepper/Stepper.tsx';
import { PageBody } from '../../../patterns/PageBody/PageBody.tsx';
import { PageHeader } from '../../../patterns/PageHeader/PageHeader.tsx';
import { useStepFocus } from '../../../patterns/StepFocus/stepFocus.ts';
import type { QuestionImportProps } from './importProps.ts';
import { Checked } from './parts/Checked.tsx';
import { Imported } from './parts/Imported.tsx';
import { styled } from 'styled-components';
import { MEBIBYTE } from '@aosai/api/kit/constants';
import { theme } from '../../../tokens/theme.ts';
import { ButtonLink } from '../../../primitives/ButtonLink/ButtonLink.tsx';
import { FileDrop } from '../../../primitives/FileDrop/FileDrop.tsx';

const ACCEPT = '.zip,.xml,.json,.xlsx,.csv,.docx,.txt,.gift,.md';
const MAX_BYTES = 200 * MEBIBYTE;

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[20]};

  dl {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    gap: ${theme.space[8]} ${theme.space[16]};
    color: ${theme.color.ink2};
    font-size: ${theme.text.small};
  }
  dt {
    color: ${theme.color.ink3};
  }
`;

/** Chooses a file; lists the supported formats and offers a template. */
const ChooseFile = ({ upload, templateHref, on }: QuestionImportProps) => (
  <Root>
    <FileDrop
      label="选择题目文件"
      hint="按内容识别格式，不超过 200 MB。"
      accept={ACCEPT}
      maxBytes={MAX_BYTES}
      {...upload}
      onCancel={on.cancel}
      onFiles={([file]) => {
        if (file) on.choose(file);
      }}
    />
    <dl>
      <dt>客观题</dt>
      <dd>Excel 模板、Word 试卷、GIFT、Moodle XML、Aiken、QTI、本站导出的数据文件</dd>
      <dt>编程题</dt>
      <dd>FPS、ICPC、Polygon、Hydro、QDUOJ、HOJ、SYZOJ、DMOJ、hustoj 的题目包，或成对的测试数据</dd>
    </dl>
    <div>
      <ButtonLink href={templateHref} download size="s" icon="download">
        下载 Excel 模板
      </ButtonLink>
    </div>
  </Root>
);

export type { CheckedFile, ImportRun, QuestionImportProps } from './importProps.ts';

const STEPS = [
  { id: 'file', title: '选择文件' },
  { id: 'check', title: '检查' },
  { id: 'run', title: '导入' },
];

/** Imports questions from a file: parsed and reviewed first, then stored one by one, with a report. */
export const QuestionImport = (props: QuestionImportProps) => {
  const { bankHref, banks, checked, run, on } = props;
  /** The chosen bank, kept for the next file. */
  const [bank, setBank] = useState<Bank | null>(null);
  const step = run !== null ? 'run' : checked !== null ? 'check' : 'file';
  const steps = useStepFocus(step, 'h2');
  return (
    <PageBody ref={steps}>
      <PageHeader
        trail={[{ label: '题库', href: bankHref }, { label: '导入题目' }]}
        title="导入题目"
        lead="先检查，再导入：检查时什么都不会保存，也不运行文件里的任何程序。"
      />
      <Stepper
        label="导入题目"
        steps={STEPS}
        current={run?.isDone ? null : step}
        {...(run === null && { onBack: on.again })}
      />
      {run !== null ? (
        <Imported run={run} importedHref={props.importedHref} on={on} />
      ) : checked !== null ? (
        <Checked key={checked.token} {...props} checked={checked} bank={bank ?? banks[0] ?? 'own'} onBank={setBank} />
      ) : (
        <Card title="选择文件">
          <ChooseFile {...props} />
        </Card>
      )}
    </PageBody>
  );
};
