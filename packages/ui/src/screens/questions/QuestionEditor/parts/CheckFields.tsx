import { BUILTIN_CHECKERS } from '@aosai/api/judging/checkers';
import type { CheckRule } from '@aosai/api/judging/judging';
import { useState } from 'react';
import { useController, type Control } from 'react-hook-form';
import { styled } from 'styled-components';
import { media } from '../../../../tokens/media.ts';
import { theme } from '../../../../tokens/theme.ts';
import { Checkbox } from '../../../../primitives/Checkbox/Checkbox.tsx';
import { Field } from '../../../../primitives/Field/Field.tsx';
import { Select } from '../../../../primitives/Select/Select.tsx';
import type { QuestionForm } from '../questionForm.ts';
import {
  BUILTIN_LABELS,
  CHECK_KINDS,
  type CheckKind,
  firstRule,
  programName,
  ruleFault,
  toleranceOptions,
} from './checkRules.ts';
import { ProgramFields } from './ProgramFields.tsx';

const Root = styled.fieldset`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  align-items: start;
  gap: ${theme.space[16]};
  min-width: 0;

  > legend {
    padding: 0;
    margin-bottom: ${theme.space[8]};
    font-size: ${theme.text.small};
    font-weight: ${theme.weight.medium};
  }
  > [data-part='wide'],
  > label {
    grid-column: 1 / -1;
  }

  ${media.narrow} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

const KINDS = Object.entries(CHECK_KINDS).map(([value, label]) => ({ value, label }));
const BUILTINS = BUILTIN_CHECKERS.map((value) => ({ value, label: BUILTIN_LABELS[value] })).toSorted(
  (one, other) => Object.keys(BUILTIN_LABELS).indexOf(one.value) - Object.keys(BUILTIN_LABELS).indexOf(other.value),
);

interface Own<Rule extends CheckRule> {
  rule: Rule;
  error: string | undefined;
  onChange: (rule: CheckRule) => void;
}

const CaseRule = ({ rule, onChange }: Own<Extract<CheckRule, { kind: 'token' | 'real' }>>) => (
  <Checkbox
    label="忽略大小写"
    checked={rule.ignoreCase ?? false}
    onChange={({ currentTarget: { checked } }) => {
      const { ignoreCase: _, ...rest } = rule;
      onChange(checked ? { ...rest, ignoreCase: true } : rest);
    }}
  />
);

const RealRule = (own: Own<Extract<CheckRule, { kind: 'real' }>>) => (
  <>
    {(['absolute', 'relative'] as const).map((name) => (
      <Field
        key={name}
        label={name === 'absolute' ? '绝对误差' : '相对误差'}
        error={name === 'absolute' ? own.error : undefined}
        {...(name === 'relative' ? { hint: '两种误差满足一种就算对。' } : {})}
      >
        <Select
          options={toleranceOptions(own.rule[name])}
          value={String(own.rule[name])}
          onChange={({ currentTarget: { value } }) => own.onChange({ ...own.rule, [name]: Number(value) })}
        />
      </Field>
    ))}
    <CaseRule {...own} />
  </>
);

/** Further fields of a rule. */
const RuleFields = ({ rule, ...own }: Own<CheckRule>) => {
  switch (rule.kind) {
    case 'default':
    case 'exact':
      return null;
    case 'token':
      return <CaseRule rule={rule} {...own} />;
    case 'real':
      return <RealRule rule={rule} {...own} />;
    case 'builtin':
      return (
        <Field label="标准比较程序">
          <Select
            options={BUILTINS}
            value={rule.name}
            onChange={({ currentTarget: { value } }) =>
              own.onChange({ ...rule, name: BUILTIN_CHECKERS.find((name) => name === value) ?? rule.name })
            }
          />
        </Field>
      );
    case 'checker':
    case 'interactor':
      return <ProgramFields program={rule} {...own} />;
    default:
      return rule satisfies never;
  }
};

/** How the output of a program is checked: by a rule, a testlib checker, or the task's own program. */
export const CheckFields = ({ control }: { control: Control<QuestionForm> }) => {
  const {
    field: { ref, value, onChange, onBlur },
    fieldState,
  } = useController({ control, name: 'task.check', rules: { validate: ruleFault } });
  /** Input of each kind of rule, kept while another one is selected. */
  const [written, setWritten] = useState<Partial<Record<CheckKind, CheckRule>>>({});
  const rule: CheckRule = value;
  const choose = (kind: CheckKind) => {
    setWritten({ ...written, [rule.kind]: rule });
    onChange(written[kind] ?? firstRule(kind));
  };
  return (
    <Root>
      <legend>评判方式</legend>
      <Field
        label="输出比较"
        hint={programName(rule) === null ? undefined : '保存时就编译它；编译不通过的题可以存为草稿，不能发布。'}
      >
        <Select
          ref={ref}
          options={KINDS}
          value={rule.kind}
          onChange={({ currentTarget: { value: chosen } }) => {
            const kind = (Object.keys(CHECK_KINDS) as CheckKind[]).find((one) => one === chosen);
            if (kind !== undefined) choose(kind);
          }}
          onBlur={onBlur}
        />
      </Field>
      <RuleFields rule={rule} error={fieldState.error?.message} onChange={onChange} />
    </Root>
  );
};
