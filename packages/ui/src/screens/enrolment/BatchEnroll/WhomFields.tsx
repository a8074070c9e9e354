import { BATCH_GROUP, BATCH_LIMITS, TAG_MATCH } from '@aosai/api/enrolment/enrolments';
import { useState } from 'react';
import { MEBIBYTE } from '@aosai/api/kit/constants';
import { Field } from '../../../primitives/Field/Field.tsx';
import { FileDrop } from '../../../primitives/FileDrop/FileDrop.tsx';
import { Segmented } from '../../../primitives/Segmented/Segmented.tsx';
import { Textarea } from '../../../primitives/Textarea/Textarea.tsx';
import { SearchBox } from '../../../patterns/FilterBar/SearchBox.tsx';
import { Load } from '../../../patterns/Load/Load.tsx';
import { TagPicker } from '../../accounts/TagPicker/TagPicker.tsx';
import type { BatchDraft } from './batchDraft.ts';
import type { Batch } from './batchRequest.ts';
import { PickList } from './PickList.tsx';
import { styled } from 'styled-components';
import { Button } from '../../../primitives/Button/Button.tsx';
import { theme } from '../../../tokens/theme.ts';

interface ChosenNamesProps {
  names: readonly string[];
  /** Chinese measure word: 人, 个. */
  unit: string;
  onClear: () => void;
}

const Root = styled.p`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${theme.space[12]};
  min-height: ${theme.control.small};
  color: ${theme.color.ink2};
  font-size: ${theme.text.small};
  overflow-wrap: anywhere;
`;

const SHOWN = 8;

/** Names of everything chosen, including rows the list no longer shows. */
const ChosenNames = ({ names, unit, onClear }: ChosenNamesProps) => (
  <Root role="status">
    <span>
      {names.length === 0
        ? '还没有选择'
        : `已选 ${names.length} ${unit}：${names.slice(0, SHOWN).join('、')}${names.length > SHOWN ? '…' : ''}`}
    </span>
    {names.length > 0 && (
      <Button size="s" variant="ghost" onClick={onClear}>
        清空
      </Button>
    )}
  </Root>
);

export interface WhomFieldsProps {
  batch: Batch;
  draft: BatchDraft;
  onChange: (part: Partial<BatchDraft>) => void;
}

const MAX_BYTES = 2 * MEBIBYTE;
const EXAMPLE = '13800000001\t林知夏\n13800000002\t陈一诺';

const Mobiles = ({ batch, draft, onChange }: WhomFieldsProps) => (
  <>
    <Field label="手机号" hint="一行一人，姓名可以不写；写了就要和这个手机号的学生一致。">
      <Textarea
        rows={7}
        value={draft.text}
        placeholder={EXAMPLE}
        onChange={(event) => onChange({ text: event.currentTarget.value })}
      />
    </Field>
    <FileDrop
      label="从表格读入"
      accept=".xlsx,.csv,.txt"
      maxBytes={MAX_BYTES}
      hint={`第一列手机号，第二列姓名，第三列班级分组（加到班级时）。一次最多 ${BATCH_LIMITS.found} 人。`}
      onFiles={([file]) => {
        if (file)
          void batch.on.read(file).then((text) => {
            if (text !== null) onChange({ text });
          });
      }}
    />
  </>
);

const Members = ({ batch: { students, keyword, on }, draft, onChange }: WhomFieldsProps) => (
  <>
    <SearchBox label="搜索姓名、学号、手机号" keyword={keyword} onSearch={on.find} />
    <Load of={students} name="学生" onRetry={() => on.find(keyword)}>
      {({ content, total }) =>
        content.length === 0 ? (
          <p>{keyword === '' ? '还没有您的学生。' : '没有这样的学生。手机号要输入完整的 11 位。'}</p>
        ) : (
          <>
            <PickList
              label="学生"
              options={content}
              noteOf={({ note }) => note}
              chosen={draft.students}
              onChange={(chosen) => onChange({ students: chosen })}
            />
            {total > content.length && (
              <p>
                共 {total} 人，这里列出前 {content.length} 人，其他人请搜索。
              </p>
            )}
          </>
        )
      }
    </Load>
    <ChosenNames names={draft.students.map(({ name }) => name)} unit="人" onClear={() => onChange({ students: [] })} />
  </>
);

const Tags = ({ draft, onChange }: WhomFieldsProps) => (
  <>
    <Field label="标签" hint="在「成员」里给学生设的标签。">
      <TagPicker value={draft.tags} onChange={(tags) => onChange({ tags })} />
    </Field>
    <Segmented
      label="哪些学生"
      options={TAG_MATCH.options}
      value={draft.match}
      onChange={(match) => onChange({ match })}
    />
  </>
);

const Groups = ({ batch: { groups }, draft, onChange }: WhomFieldsProps) => {
  const [keyword, setKeyword] = useState('');
  const shown = groups.filter(({ name }) => name.includes(keyword.trim()));
  if (groups.length === 0) return <p>还没有学生分组和班级。可以用手机号或从名单里选。</p>;
  return (
    <>
      <SearchBox label="搜索分组和班级" keyword={keyword} onSearch={setKeyword} />
      {shown.length === 0 ? (
        <p>没有这样的分组或班级。</p>
      ) : (
        <PickList
          label="分组和班级"
          options={shown}
          noteOf={({ kind }) => BATCH_GROUP.label(kind)}
          chosen={draft.groups}
          onChange={(chosen) => onChange({ groups: chosen })}
        />
      )}
      <ChosenNames names={draft.groups.map(({ name }) => name)} unit="个" onClear={() => onChange({ groups: [] })} />
    </>
  );
};

const Roster = ({ batch: { roster }, draft, onChange }: WhomFieldsProps) => (
  <>
    <PickList
      label="名单的班级"
      options={(roster?.classes ?? []).map(({ name, students }) => ({ id: name, name, students }))}
      noteOf={({ students }) => `${students} 人`}
      chosen={draft.classes.map((name) => ({ id: name, name, students: 0 }))}
      onChange={(chosen) => onChange({ classes: chosen.map(({ name }) => name) })}
    />
    <ChosenNames names={draft.classes} unit="个班" onClear={() => onChange({ classes: [] })} />
  </>
);

const WAYS = {
  roster: Roster,
  mobiles: Mobiles,
  members: Members,
  tags: Tags,
  groups: Groups,
} as const satisfies Record<BatchDraft['way'], unknown>;

/** The fields of the chosen way of adding students. */
export const WhomFields = (props: WhomFieldsProps) => {
  const Way = WAYS[props.draft.way];
  return <Way {...props} />;
};
