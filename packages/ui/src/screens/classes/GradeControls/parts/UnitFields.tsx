import { Load } from '../../../../patterns/Load/Load.tsx';
import { Combobox } from '../../../../primitives/Combobox/Combobox.tsx';
import { Field } from '../../../../primitives/Field/Field.tsx';
import { Select } from '../../../../primitives/Select/Select.tsx';
import type { GradeControlsKnown } from '../controlForm.ts';

const ALL = '';

interface UnitFieldsProps {
  units: GradeControlsKnown['units'];
  unitId: string;
  onChange: (unitId: string) => void;
}

/** Chooses a unit by its course. */
export const UnitFields = ({ units, unitId, onChange }: UnitFieldsProps) => (
  <>
    <Field label="课程">
      <Select
        options={[
          ...units.courses.map(({ id, title }) => ({ value: id, label: title })),
          { value: ALL, label: '不按课程，从全部单元里找' },
        ]}
        value={units.courseId}
        onChange={(event) => {
          units.choose(event.currentTarget.value);
          onChange('');
        }}
      />
    </Field>
    <Load of={units.list} name="单元" onRetry={units.retry}>
      {(list) => (
        <Field label="单元" required>
          <Combobox
            label="单元"
            options={list.map(({ id, title }) => ({ value: id, label: title }))}
            value={list.some(({ id }) => id === unitId) ? unitId : null}
            placeholder="选择单元，也可以输入文字查找"
            onChange={(id) => onChange(id ?? '')}
          />
        </Field>
      )}
    </Load>
  </>
);
