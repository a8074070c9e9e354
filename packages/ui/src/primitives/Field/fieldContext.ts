import { createContext, use } from 'react';

interface FieldLink {
  controlId: string;
  describedBy: string | undefined;
  invalid: boolean;
  required: boolean;
}

/** Links the control inside a Field to its label, hint and error. */
export const FieldContext = createContext<FieldLink | undefined>(undefined);

/** Attributes for a control, from the surrounding Field unless its props set them. */
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
