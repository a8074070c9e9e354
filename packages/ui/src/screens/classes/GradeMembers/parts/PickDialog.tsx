import type { ReactNode } from 'react';
import { useDraftState, type DraftState } from '../../../../patterns/FormDialog/dialogDraft.ts';
import { GuardedDialog } from '../../../../patterns/FormDialog/GuardedDialog.tsx';
import { Alert } from '../../../../primitives/Alert/Alert.tsx';
import { Button } from '../../../../primitives/Button/Button.tsx';
import { Field } from '../../../../primitives/Field/Field.tsx';
import { MultiSelect } from '../../../../primitives/MultiSelect/MultiSelect.tsx';
import { Select } from '../../../../primitives/Select/Select.tsx';
import type { TableAct } from '../../../../patterns/DataTable/tableView.ts';

interface PickProps {
  title: string;
  label: string;
  hint: string;
  options: readonly { id: string; name: string }[];
  submitLabel: string;
  act: TableAct;
  close: () => void;
}

const asOptions = (options: PickProps['options']) => options.map(({ id, name }) => ({ value: id, label: name }));

const Frame = ({
  title,
  submitLabel,
  act,
  ready,
  kept,
  close,
  submit,
  children,
}: Pick<PickProps, 'title' | 'submitLabel' | 'act' | 'close'> & {
  ready: boolean;
  kept: Pick<DraftState<never>, 'isDirty' | 'draft'>;
  submit: () => void;
  children: ReactNode;
}) => (
  <GuardedDialog
    size="s"
    title={title}
    pending={act.pending}
    isDirty={kept.isDirty}
    draft={kept.draft}
    onClose={close}
    submit={
      <Button variant="primary" loading={act.pending} disabled={!ready} onClick={submit}>
        {submitLabel}
      </Button>
    }
  >
    {act.error !== null && <Alert tone="bad">{act.error}</Alert>}
    {children}
  </GuardedDialog>
);

/** Picks one of several, such as a teacher. */
export const PickOne = ({ options, label, hint, ...props }: PickProps & { submit: (id: string) => void }) => {
  const kept = useDraftState(props.title, { value: '' }, props.act);
  const { value } = kept.values;
  return (
    <Frame {...props} ready={value !== ''} kept={kept} submit={() => props.submit(value)}>
      <Field label={label} hint={hint}>
        <Select
          options={[{ value: '', label: '请选择' }, ...asOptions(options)]}
          value={value}
          onChange={(event) => kept.set({ value: event.currentTarget.value })}
        />
      </Field>
    </Frame>
  );
};

const NOTHING: { value: string[] } = { value: [] };

/** Picks any number, such as groups; an empty choice removes the members from all. */
export const PickSome = ({ options, label, hint, ...props }: PickProps & { submit: (ids: string[]) => void }) => {
  const kept = useDraftState(props.title, NOTHING, props.act);
  const { value } = kept.values;
  return (
    <Frame {...props} ready kept={kept} submit={() => props.submit(value)}>
      <Field label={label} hint={hint}>
        <MultiSelect
          label={label}
          options={asOptions(options)}
          value={value}
          onChange={(next) => kept.set({ value: next })}
        />
      </Field>
    </Frame>
  );
};
