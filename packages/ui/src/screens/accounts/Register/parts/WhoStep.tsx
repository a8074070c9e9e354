import { useState } from 'react';
import { styled } from 'styled-components';
import { theme } from '../../../../tokens/theme.ts';
import { Alert } from '../../../../primitives/Alert/Alert.tsx';
import { Button } from '../../../../primitives/Button/Button.tsx';
import { Field } from '../../../../primitives/Field/Field.tsx';
import { FieldNote } from '../../../../primitives/Field/FieldNote.tsx';
import { RadioGroup } from '../../../../primitives/Radio/Radio.tsx';
import { Select } from '../../../../primitives/Select/Select.tsx';
import { isChildDraft, type RegisterDraft } from '../registerDraft.ts';

export interface WhoStepProps {
  draft: RegisterDraft;
  /** Whether children under fourteen may register. */
  allowsChildren: boolean;
  now: number;
  onNext: (draft: Pick<RegisterDraft, 'type' | 'birthYm'>) => void;
}

const OLDEST = 80;
const MONTHS = Array.from({ length: 12 }, (_, i) => ({
  value: String(i + 1).padStart(2, '0'),
  label: `${i + 1} 月`,
}));

const Root = styled.form`
  display: grid;
  gap: ${theme.space[24]};

  [data-part='month'] {
    display: grid;
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: ${theme.space[12]};
    max-width: 360px;
  }
  [data-part='birth'] {
    display: grid;
    gap: ${theme.space[8]};
  }
`;

/** Kind of person, and for students the month of birth, asked before any other personal data. */
export const WhoStep = ({ draft, allowsChildren, now, onNext }: WhoStepProps) => {
  const [type, setType] = useState(draft.type);
  const [year, setYear] = useState(draft.birthYm.slice(0, 4));
  const [month, setMonth] = useState(draft.birthYm.slice(5));
  const [tried, setTried] = useState(false);
  const thisYear = new Date(now).getUTCFullYear();
  const years = Array.from({ length: OLDEST }, (_, i) => String(thisYear - i)).map((value) => ({
    value,
    label: `${value} 年`,
  }));
  const birthYm = type === 'student' && year && month ? `${year}-${month}` : '';
  const isChild = isChildDraft({ ...draft, type, birthYm }, now);
  const isStopped = isChild && !allowsChildren;
  const isReady = type !== null && (type !== 'student' || birthYm !== '') && !isStopped;
  return (
    <Root
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        setTried(true);
        if (isReady) onNext({ type, birthYm });
      }}
    >
      <RadioGroup
        label="我是"
        value={type ?? undefined}
        onChange={(value) => setType(value as RegisterDraft['type'])}
        options={[
          { value: 'student', label: '学生', hint: '做题、考试、看成绩' },
          { value: 'parent', label: '家长', hint: '看孩子的报告，管理孩子的信息' },
          { value: 'teacher', label: '老师', hint: '管理学生和班级；注册后由学校或平台审核' },
        ]}
        {...(tried && type === null ? { error: '请选择您是谁。' } : {})}
      />
      {type === 'student' && (
        <div data-part="birth">
          <div data-part="month" role="group" aria-label="出生年月">
            <Field label="出生年份">
              <Select
                size="l"
                placeholder="请选择"
                options={years}
                value={year}
                onChange={(event) => setYear(event.currentTarget.value)}
              />
            </Field>
            <Field label="出生月份">
              <Select
                size="l"
                placeholder="请选择"
                options={MONTHS}
                value={month}
                onChange={(event) => setMonth(event.currentTarget.value)}
              />
            </Field>
          </div>
          <FieldNote
            id="birth-note"
            hint="只用来判断是否需要监护人同意，不问哪一天。"
            {...(tried && birthYm === '' ? { error: '请选择出生年月。' } : {})}
          />
        </div>
      )}
      {isChild && !isStopped && (
        <Alert tone="info" live="polite">
          未满 14 周岁，需要爸爸妈妈或其他监护人同意。接下来请准备好家长的手机，或请家长一起来填。
        </Alert>
      )}
      {isStopped && (
        <Alert tone="warn" live="polite">
          还不能为未满 14 周岁的孩子注册：平台尚未公布儿童个人信息保护负责人。请由学校开通账号。
        </Alert>
      )}
      <Button type="submit" variant="primary" size="l" disabled={isStopped}>
        下一步
      </Button>
    </Root>
  );
};
