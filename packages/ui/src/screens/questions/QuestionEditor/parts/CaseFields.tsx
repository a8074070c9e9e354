import { useState } from 'react';
import { useController, useFieldArray, useFormState, useWatch, type Control } from 'react-hook-form';
import { styled } from 'styled-components';
import { media } from '../../../../tokens/media.ts';
import { theme } from '../../../../tokens/theme.ts';
import { Button } from '../../../../primitives/Button/Button.tsx';
import { Checkbox } from '../../../../primitives/Checkbox/Checkbox.tsx';
import { FileDrop } from '../../../../primitives/FileDrop/FileDrop.tsx';
import { sizeText } from '../../../../primitives/FileDrop/refusals.ts';
import { Tag } from '../../../../primitives/Tag/Tag.tsx';
import type { CaseUpload, QuestionEditorProps } from '../questionEditorProps.ts';
import { caseForm, caseOf, freeNumber, type CaseForm, type QuestionForm, withRead } from '../questionForm.ts';
import { CasePeek } from './CasePeek.tsx';
import { Rows } from './Rows.tsx';
import { FormDialog, type FormParts } from '../../../../patterns/FormDialog/FormDialog.tsx';
import { Field } from '../../../../primitives/Field/Field.tsx';
import { Select } from '../../../../primitives/Select/Select.tsx';
import { Textarea } from '../../../../primitives/Textarea/Textarea.tsx';

interface CaseDialogProps {
  /** Null while the dialog is closed. */
  edited: { place: number | null; value: CaseForm } | null;
  subtasks: readonly { id: string }[];
  on: { save: (value: CaseForm) => void; close: () => void };
}

/** Input and expected output of one test case. */
const CaseDialog = ({ edited, subtasks, on }: CaseDialogProps) => {
  if (edited === null) return null;
  const fields = ({ register, errorOf }: FormParts<CaseForm>) => (
    <>
      <Field label="输入" hint="没有输入就空着。">
        <Textarea code rows={7} {...register('input')} />
      </Field>
      <Field label="期望输出" required error={errorOf('expected')}>
        <Textarea code rows={7} {...register('expected', { required: '请填写期望输出。' })} />
      </Field>
      {subtasks.length > 0 && (
        <Field label="所属子任务">
          <Select
            placeholder="不属于任何子任务"
            options={subtasks.map(({ id }) => ({ value: id, label: `子任务 ${id}` }))}
            {...register('subtaskId')}
          />
        </Field>
      )}
      <Checkbox label="作为样例" hint="样例在题面里公开；其他测试点学生看不到内容。" {...register('sample')} />
    </>
  );
  return (
    <FormDialog
      open
      size="l"
      title={edited.place === null ? '添加测试点' : `测试点 ${edited.place + 1}`}
      defaultValues={edited.value}
      submitLabel={edited.place === null ? '添加测试点' : '改好了'}
      pending={false}
      on={{ submit: on.save, close: on.close }}
    >
      {fields}
    </FormDialog>
  );
};

export interface CaseFieldsProps {
  control: Control<QuestionForm>;
  upload: CaseUpload | null;
  on: Pick<QuestionEditorProps['on'], 'readCases' | 'peek' | 'download'>;
}

const Case = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) minmax(0, 1fr) auto;
  align-items: center;
  gap: ${theme.space[12]};
  min-height: 30px;

  > span:first-child {
    display: flex;
    gap: ${theme.space[8]};
    align-items: center;
    white-space: nowrap;
    font-variant-numeric: tabular-nums;
  }
  > code {
    overflow: hidden;
    color: ${theme.color.ink2};
    font-size: ${theme.text.small};
    text-overflow: ellipsis;
    white-space: nowrap;
  }

  ${media.narrow} {
    grid-template-columns: minmax(0, 1fr) auto;
    gap: ${theme.space[4]} ${theme.space[12]};

    > code {
      grid-column: 1 / -1;
    }
    > button {
      grid-row: 1;
      grid-column: 2;
    }
  }
`;

const MAX_BYTES = 64 * 1_024 * 1_024;
const SHOWN_CHARS = 60;

/** The start of a text, in one line. */
const glimpse = (text: string): string =>
  text
    .trim()
    .slice(0, SHOWN_CHARS)
    .replaceAll(/\s+/g, (space) => (space.includes('\n') ? ' ⏎ ' : space)) || '（空）';

/** The texts are stored on the server and only loaded for viewing. */
const isHidden = ({ kept, input, expected }: CaseForm): boolean => kept !== null && input === '' && expected === '';

/** Whether samples give points. */
const SamplesScore = ({ control }: Pick<CaseFieldsProps, 'control'>) => {
  const {
    field: { ref, value, onChange },
  } = useController({ control, name: 'task.samplesScore' });
  return (
    <Checkbox
      ref={ref}
      label="样例计分（不勾选时样例只显示、不给分；全对才给分的子任务仍把样例算在内）"
      checked={value}
      onChange={({ currentTarget: { checked } }) => onChange(checked)}
    />
  );
};

/** Test cases: entered one by one, or uploaded. */
export const CaseFields = ({ control, upload, on }: CaseFieldsProps) => {
  'use no memo';
  const [peeked, setPeeked] = useState<number | null>(null);
  const [edited, setEdited] = useState<{ place: number | null; value: CaseForm } | null>(null);
  const { fields, append, move, remove, update, replace } = useFieldArray({
    control,
    name: 'task.cases',
    keyName: 'key',
    rules: { validate: (cases) => cases.length > 0 || '至少要有一个测试点，可以逐个添加或上传文件。' },
  });
  const cases = useWatch({ control, name: 'task.cases' });
  const subtasks = useWatch({ control, name: 'task.subtasks' });
  const { errors } = useFormState({ control, name: 'task.cases' });
  const samples = cases.filter(({ sample }) => sample).length;
  const peekOf = (place: number) => {
    const kept = cases[place]?.kept;
    return kept ? { no: place + 1, kept } : null;
  };
  const save = (value: CaseForm) => {
    // Edited texts replace the data stored on the server.
    if (edited?.place === null) append(value);
    else if (edited) update(edited.place, { ...value, kept: null });
    setEdited(null);
  };
  return (
    <>
      <Rows
        label="测试点"
        hint={`共 ${cases.length} 个，其中样例 ${samples} 个。`}
        error={errors.task?.cases?.root?.message}
        rows={fields.map(({ key }, place) => ({ key, name: `测试点 ${place + 1}` }))}
        addLabel="添加测试点"
        on={{
          add: () =>
            setEdited({
              place: null,
              value: { id: freeNumber(cases), input: '', expected: '', sample: false, subtaskId: '', kept: null },
            }),
          move,
          remove,
        }}
      >
        {(place) => {
          const one = cases[place];
          if (one === undefined) return null;
          return (
            <Case>
              <span>
                {one.name ?? place + 1}
                {one.sample && <Tag tone="primary">样例</Tag>}
                {one.subtaskId !== '' && <Tag>子任务 {one.subtaskId}</Tag>}
              </span>
              {isHidden(one) ? (
                <>
                  <span>输入 {sizeText(one.kept?.inBytes ?? 0)}</span>
                  <span>输出 {sizeText(one.kept?.outBytes ?? 0)}</span>
                </>
              ) : (
                <>
                  <code>{glimpse(one.input)}</code>
                  <code>{glimpse(one.expected)}</code>
                </>
              )}
              {isHidden(one) ? (
                <Button
                  size="s"
                  variant="ghost"
                  aria-label={`查看测试点 ${place + 1}`}
                  onClick={() => setPeeked(place)}
                >
                  查看
                </Button>
              ) : (
                <Button
                  size="s"
                  variant="ghost"
                  aria-label={`修改测试点 ${place + 1}`}
                  onClick={() => setEdited({ place, value: one })}
                >
                  修改
                </Button>
              )}
            </Case>
          );
        }}
      </Rows>
      {samples > 0 && <SamplesScore control={control} />}
      {upload !== null && (
        <FileDrop
          label="上传测试点"
          hint="成对的 1.in 和 1.out（或 .ans）可以一次选多个：同名的测试点换成新的，其余加在后面；只选一半就只换那一半。ZIP 替换全部测试点。保存前都可以放弃。"
          accept=".zip,.in,.inp,.out,.ans,.std"
          multiple
          maxBytes={MAX_BYTES}
          {...upload}
          onFiles={(files) => {
            void on.readCases(files, cases.map(caseOf)).then((found) => {
              if (found !== null) replace(found.isAll ? found.cases.map(caseForm) : withRead(cases, found.cases));
            });
          }}
        />
      )}
      <CasePeek
        of={peeked === null ? null : peekOf(peeked)}
        on={{
          ...on,
          close: () => setPeeked(null),
          edit(texts) {
            const one = peeked === null ? undefined : cases[peeked];
            if (one) setEdited({ place: peeked, value: { ...one, ...texts } });
            setPeeked(null);
          },
        }}
      />
      <CaseDialog edited={edited} subtasks={subtasks} on={{ save, close: () => setEdited(null) }} />
    </>
  );
};
