export interface ChoiceProps {
  /** Name of the row, for screen readers. */
  label: string;
  checked: boolean;
  /** True if some, but not all, of the rows that the box controls are chosen. */
  some?: boolean;
  onToggle: (event: unknown) => void;
}

/** The checkbox of a row, styled by the table; its label is only for screen readers. */
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
