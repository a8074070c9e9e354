import { sectionFields, sectionNameOf, sectionTypeOf } from '@aosai/api/papers/paperForms';
import { useState } from 'react';
import { FieldsDialog } from '../../../../patterns/FieldsDialog/FieldsDialog.tsx';
import type { PaperSection } from '../paper.ts';
import { typeFault } from '../sectionMoves.ts';

export interface SectionDialogProps {
  /** The section to change; null for a new one. */
  section: PaperSection | null;
  on: { submit: (named: Pick<PaperSection, 'name' | 'type'>) => void; close: () => void };
}

/** Name and question type of a section in a paper without a blueprint. */
export const SectionDialog = ({ section, on }: SectionDialogProps) => {
  const [error, setError] = useState<string | null>(null);
  return (
    <FieldsDialog
      of={sectionFields}
      title={section === null ? '添加大题' : `修改「${section.name}」`}
      submitLabel={section === null ? '添加' : '修改'}
      size="s"
      {...(section !== null && { row: { name: section.name, type: section.type ?? 'mixed' } })}
      act={{ pending: false, error }}
      on={{
        submit: (form) => {
          const type = sectionTypeOf(form.type);
          const fault = section === null ? null : typeFault(section, type);
          setError(fault);
          if (fault === null) on.submit({ type, name: form.name ?? sectionNameOf(type) });
        },
        close: on.close,
      }}
    />
  );
};
