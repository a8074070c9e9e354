import type { DrawnField } from '../../../../patterns/FieldSet/FieldSet.tsx';
import { TextInput } from '../../../../primitives/TextInput/TextInput.tsx';

const LIST = 'class-names';

/** Class of a member: one of the school's classes, or a new name. */
export const classField = (classNames: readonly string[]) => (field: DrawnField) => (
  <>
    <TextInput {...field} autoComplete="off" list={LIST} value={typeof field.value === 'string' ? field.value : ''} />
    <datalist id={LIST}>
      {classNames.map((name) => (
        <option key={name} value={name}>
          {name}
        </option>
      ))}
    </datalist>
  </>
);
