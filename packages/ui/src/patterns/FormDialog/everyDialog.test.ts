import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const ROOT = join(import.meta.dirname, '../..');

/** Fields whose content is lost with the dialog. */
const FIELD =
  /<(TextInput|Textarea|NumberInput|Select|MultiSelect|Combobox|Checkbox|Field|FieldSet|FieldOf|DatePicker|DateTimeRange|TimeInput|Switch|FilterBar)\b/u;
/** A dialog that closes at once. FormDialog, FieldsDialog and GuardedDialog ask before content is lost. */
const UNGUARDED = /<Dialog\b/u;

/** Dialogs with fields that may close at once, and why nothing is lost. */
const REASONS: Readonly<Record<string, string>> = {
  'patterns/CodePane/CodePane.tsx': 'the fields are in the pane, the dialog only asks',
  'patterns/ConfirmDialog/ConfirmDialog.tsx': 'the text typed only confirms the action',
  'screens/accounts/Account/parts/AccountDialogs.tsx': 'it has no fields while it loads a child’s data; others ask',
  'screens/accounts/SignInDialog/SignInDialog.tsx': 'signing in keeps nothing; applying again is one short text',
  'screens/classes/CopyPlan/CopyPlan.tsx': 'the plain dialog shows the result and has no fields',
  'screens/homework/HomeworkDetail/parts/Questions.tsx': 'one choice, which starts with the first paper',
  'screens/accounts/NewPassword/NewPassword.tsx': 'closing it signs out, and passwords are not kept',
};

test('every dialog with fields asks before its content is lost, or has a reason', () => {
  const files = globSync('{patterns,screens}/**/*.tsx', { cwd: ROOT }).filter((file) => !file.endsWith('.stories.tsx'));
  const bare = files.filter((file) => {
    const source = readFileSync(join(ROOT, file), 'utf8');
    return UNGUARDED.test(source) && FIELD.test(source);
  });
  expect(bare.toSorted()).toEqual(Object.keys(REASONS).toSorted());
});
