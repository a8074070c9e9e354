import type { Bank } from '@aosai/api/questions/bank';
import { useState } from 'react';
import { Card } from '../../../primitives/Card/Card.tsx';
import { Stepper } from '../../../primitives/Stepper/Stepper.tsx';
import { PageBody } from '../../../patterns/PageBody/PageBody.tsx';
import { PageHeader } from '../../../patterns/PageHeader/PageHeader.tsx';
import type { QuestionImportProps } from './importProps.ts';
import { Checked } from './parts/Checked.tsx';
import { ChooseFile } from './parts/ChooseFile.tsx';
import { Imported } from './parts/Imported.tsx';

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
  return (
    <PageBody>
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
