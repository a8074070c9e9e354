import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const ROOT = join(import.meta.dirname, '../..');

/** Fields whose content is lost with the dialog. */
const FIELD =
  /<(TextInput|Textarea|NumberInput|Select|MultiSelect|Combobox|Checkbox|Field|FieldSet|FieldOf|DatePicker|DateTimeRange|TimeInput|Switch|FilterBar)\b/u;
/** A dialog that closes at once. FormDialog, FieldsDialog and GuardedDialog ask before content is lost. */
const UNGUARDED = /<Dialog\b/u;

/** A dialog with a state of its own, which has to keep it as a draft. FormDialog keeps that of its form. */
const OWN_STATE = /<GuardedDialog\b/u;
const KEEPS_DRAFT = /\b(useDraftState|useDialogDraft)\(|draft=\{kept\}|draft: kept/u;

/** Dialogs with fields that may close at once, and why nothing is lost. */
const REASONS: Readonly<Record<string, string>> = {
  'patterns/CodePane/CodePane.tsx': 'the fields are in the pane, the dialog only asks',
  'patterns/ConfirmDialog/ConfirmDialog.tsx': 'the text typed only confirms the action',
  'screens/accounts/Account/parts/AccountDialogs.tsx': 'it has no fields while it loads a child’s data; others ask',
  'screens/accounts/SignInDialog/SignInDialog.tsx': 'signing in keeps nothing; applying again is one short text',
  'screens/classes/CopyPlan/CopyPlan.tsx': 'the plain dialog shows the result and has no fields',
  'screens/classes/PromoteClass/PromoteClass.tsx': 'the plain dialog says why there is no form',
  'screens/homework/HomeworkDetail/parts/Questions.tsx': 'one choice, which starts with the first paper',
  'screens/desks/SiteSearch/SiteSearch.tsx': 'the words searched for last are offered again',
  'screens/practice/PythonField/parts/FieldOutput.tsx': 'the only field is a short name, and the drawing stays',
  'screens/accounts/NewPassword/NewPassword.tsx': 'closing it signs out, and passwords are not kept',
};

const sources = () =>
  globSync('{patterns,screens}/**/*.tsx', { cwd: ROOT }).filter((file) => !file.endsWith('.stories.tsx'));

test('every dialog with fields asks before its content is lost, or has a reason', () => {
  const bare = sources().filter((file) => {
    const source = readFileSync(join(ROOT, file), 'utf8');
    return UNGUARDED.test(source) && FIELD.test(source);
  });
  expect(bare.toSorted()).toEqual(Object.keys(REASONS).toSorted());
});

test('every guarded dialog keeps a draft over a reload', () => {
  const bare = sources().filter((file) => {
    const source = readFileSync(join(ROOT, file), 'utf8');
    return OWN_STATE.test(source) && !KEEPS_DRAFT.test(source);
  });
  expect(bare).toEqual([]);
});
