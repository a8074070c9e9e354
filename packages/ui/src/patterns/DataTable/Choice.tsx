export interface ChoiceProps {
  /** Whose box it is, for screen readers. */
  label: string;
  checked: boolean;
  /** Some of what it stands for is chosen. */
  some?: boolean;
  onToggle: (event: unknown) => void;
}

/** The box in front of a row, dressed by the table around it; its words are for screen readers alone. */
export const Choice = ({ label, checked, some = false, onToggle }: ChoiceProps) => (
  <label>
    <input
      type="checkbox"
      checked={checked}
      ref={(element) => {
        if (element) element.indeterminate = some && !checked;
      }}
      onChange={onToggle}
    />
    <span>{label}</span>
  </label>
);
