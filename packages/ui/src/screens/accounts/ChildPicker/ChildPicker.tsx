import { Segmented } from '../../../primitives/Segmented/Segmented.tsx';
import { Select } from '../../../primitives/Select/Select.tsx';

/** Limits for names side by side on a phone: number of children and characters in all names. */
const MAX_SIDE_BY_SIDE = 3;
const MAX_CHARACTERS = 14;

export interface ChildPickerProps {
  names: readonly { id: string; name: string }[];
  chosenId: string;
  onChoose: (id: string) => void;
}

/** Chooses the child whose data a parent sees. */
export const ChildPicker = ({ names, chosenId, onChoose }: ChildPickerProps) => {
  const options = names.map(({ id, name }) => ({ value: id, label: name }));
  const fits =
    names.length <= MAX_SIDE_BY_SIDE && names.reduce((sum, { name }) => sum + name.length, 0) <= MAX_CHARACTERS;
  return fits ? (
    <Segmented label="选择孩子" options={options} value={chosenId} onChange={onChoose} />
  ) : (
    <Select
      aria-label="选择孩子"
      options={options}
      value={chosenId}
      onChange={(event) => onChoose(event.currentTarget.value)}
    />
  );
};
