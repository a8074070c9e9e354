import { batchFields } from '@aosai/api/accounts/memberForms';
import { formOf, startValues } from '@aosai/api/kit/formValues';
import { useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { styled } from 'styled-components';
import { theme } from '../../../../tokens/theme.ts';
import type { TableAct } from '../../../../patterns/DataTable/DataTable.tsx';
import { Alert } from '../../../../primitives/Alert/Alert.tsx';
import { Button } from '../../../../primitives/Button/Button.tsx';
import { useDialogDraft, useKeptDraft } from '../../../../patterns/FormDialog/dialogDraft.ts';
import { GuardedDialog } from '../../../../patterns/FormDialog/GuardedDialog.tsx';
import { FieldOf } from '../../../../patterns/FieldSet/FieldOf.tsx';
import { FieldSet, type FieldValues } from '../../../../patterns/FieldSet/FieldSet.tsx';
import { Textarea } from '../../../../primitives/Textarea/Textarea.tsx';
import type { BatchForm, BatchReport } from '../member.ts';
import { pastedPeople } from '../pastedPeople.ts';

export interface BatchDialogProps {
  act: TableAct;
  on: {
    /** Checks without creating; null if the check failed. */
    check: (form: BatchForm) => Promise<BatchReport | null>;
    create: (form: BatchForm) => void;
    close: () => void;
  };
}

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[16]};

  ol {
    max-height: 220px;
    overflow: auto;
    border: 1px solid ${theme.color.line};
    border-radius: ${theme.radius.control};
    list-style: none;
  }
  li {
    display: grid;
    grid-template-columns: 5em minmax(0, 1fr);
    gap: ${theme.space[12]};
    padding: ${theme.space[8]} ${theme.space[12]};
    overflow-wrap: anywhere;
  }
  li + li {
    border-top: 1px solid ${theme.color.line};
  }
  li > span {
    color: ${theme.color.ink3};
    font-variant-numeric: tabular-nums;
  }
`;

const TITLE = '批量新建账号';
const EMPTY = startValues(batchFields);

interface Problem {
  line: number;
  text: string;
}

/** Creates many members from a pasted list: checked first, then created all or none. */
export const BatchDialog = ({ act, on }: BatchDialogProps) => {
  const kept = useDialogDraft(TITLE, EMPTY);
  const { control, handleSubmit, reset } = useForm<FieldValues>({ defaultValues: kept.start });
  /** Problems of the current text; null after every change. */
  const [found, setFound] = useState<Problem[] | null>(null);
  const values = useWatch({ control });
  const isGood = found?.length === 0;
  // A check sends the list too, but stores nothing.
  useKeptDraft(kept, values, { ...act, pending: act.pending && isGood });
  const { people, problems } = pastedPeople(String(useWatch({ control, name: 'list' })));
  const formFrom = (values: FieldValues): BatchForm => ({
    rows: people.map(({ row }) => row),
    consentStatement: formOf(batchFields, values).consentStatement ?? '',
  });
  const create = handleSubmit((values) => on.create(formFrom(values)));
  const check = handleSubmit(async (values) => {
    if (problems.length > 0) return setFound(problems);
    const report = await on.check(formFrom(values));
    if (!report) return;
    setFound(
      report.rows.flatMap(({ row, problem }) => {
        const line = people[row - 1]?.line;
        return problem === null || line === undefined ? [] : [{ line, text: problem }];
      }),
    );
  });
  return (
    <GuardedDialog
      size="l"
      title={TITLE}
      description="从 Excel 选中几列复制，粘贴到下面；也可以一行写一人，用逗号隔开。初始密码由系统生成，建好后导出一次。"
      pending={act.pending}
      isDirty={Object.values(values).some((value) => value !== '')}
      draft={{ ...kept, clear: () => reset(EMPTY) }}
      onClose={on.close}
      submit={
        isGood ? (
          <Button variant="primary" loading={act.pending} onClick={() => void create()}>
            新建 {people.length} 人
          </Button>
        ) : (
          <Button
            variant="primary"
            loading={act.pending}
            disabled={people.length + problems.length === 0}
            onClick={() => void check()}
          >
            检查名单
          </Button>
        )
      }
    >
      <Root>
        {act.error !== null && (
          <Alert tone="bad" live="assertive">
            {act.error}
          </Alert>
        )}
        <FieldOf control={control} name="list" of={batchFields.list}>
          {(field) => (
            <Textarea
              {...field}
              rows={batchFields.list.lines}
              value={String(field.value)}
              readOnly={act.pending}
              placeholder={'林知远\t13800000001\t2014-05\t学生\t2026001\t周六提高班'}
              onChange={(event) => {
                field.onChange(event);
                setFound(null);
              }}
            />
          )}
        </FieldOf>
        <FieldSet of={{ consentStatement: batchFields.consentStatement }} control={control} />
        {isGood && (
          <Alert tone="ok" live="polite">
            {people.length} 人都可以新建。
          </Alert>
        )}
        {found !== null && found.length > 0 && (
          <section aria-label="要修改的行">
            <Alert tone="bad" live="assertive" title={`${found.length} 行要修改，现在一个也没有新建`} />
            {/* The list scrolls, so it must be reachable by keyboard. */}
            {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrolled region needs the focus */}
            <ol tabIndex={0} aria-label="要修改的行和原因">
              {found.map(({ line, text: why }) => (
                <li key={line}>
                  <span>第 {line} 行</span>
                  {why}
                </li>
              ))}
            </ol>
          </section>
        )}
      </Root>
    </GuardedDialog>
  );
};
