import { ConfirmDialog } from '../ConfirmDialog/ConfirmDialog.tsx';
import type { TableAct } from '../DataTable/DataTable.tsx';
import { RowsProgress } from './RowsProgress.tsx';

export interface AskBeforeProps<Whom> {
  /** 选中的 3 人, or a row's name. */
  whom: Whom;
  act: TableAct;
  submit: (value: null) => void;
  close: () => void;
}

/** A confirmation dialog that states the consequences of an act. */
export const askBefore = <Whom = string,>(words: {
  title: (whom: Whom) => string;
  consequence: string;
  confirmLabel: string;
}) =>
  function AskBefore({ whom, act, submit, close }: AskBeforeProps<Whom>) {
    return (
      <ConfirmDialog
        open
        title={words.title(whom)}
        consequence={words.consequence}
        confirmLabel={words.confirmLabel}
        pending={act.pending}
        error={act.error}
        on={{ confirm: () => submit(null), cancel: close }}
      >
        <RowsProgress act={act} />
      </ConfirmDialog>
    );
  };
