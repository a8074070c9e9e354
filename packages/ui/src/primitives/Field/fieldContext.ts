import { createContext, use } from 'react';

interface FieldLink {
  controlId: string;
  describedBy: string | undefined;
  invalid: boolean;
  required: boolean;
}

/** Ties the control inside a Field to its label, hint and error. */
export const FieldContext = createContext<FieldLink | undefined>(undefined);

/** Attributes for a control: from the Field around it, unless its own props say otherwise. */
export const useFieldProps = (own: {
  id?: string | undefined;
  required?: boolean | undefined;
  'aria-describedby'?: string | undefined;
}) => {
  const field = use(FieldContext);
  return {
    id: own.id ?? field?.controlId,
    required: own.required ?? field?.required,
    'aria-describedby': own['aria-describedby'] ?? field?.describedBy,
    'aria-invalid': field?.invalid || undefined,
  };
};
