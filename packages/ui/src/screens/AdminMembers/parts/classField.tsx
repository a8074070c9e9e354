import type { DrawnField } from '../../../patterns/FieldSet/FieldSet.tsx';
import { TextInput } from '../../../primitives/TextInput/TextInput.tsx';

const LIST = 'class-names';

/** The class of a member, one of those that the school has or a new one. */
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
