import { minuteText } from '@aosai/api/kit/beijing';
import type { Fields } from '@aosai/api/kit/fields';
import { useEffect, useState } from 'react';
import type { FieldValues, Path, PathValue, UseFormReturn } from 'react-hook-form';
import { styled } from 'styled-components';
import { Alert } from '../../primitives/Alert/Alert.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { RadioGroup } from '../../primitives/Radio/Radio.tsx';
import { theme } from '../../tokens/theme.ts';
import type { TableAct } from '../DataTable/tableView.ts';
import { type EditedNames, editsText, type OthersEdits } from '../EditsNote/EditsNote.tsx';

type Values = Readonly<Record<string, unknown>>;

/** The row of a form, which others may change while it is filled in. */
export interface SharedRow {
  /** The newest version read. */
  version: number;
  /** The values that the form would begin with now. */
  latest: Values;
  /** Who changed it meanwhile; null while nobody is known to. */
  edits: OthersEdits | null;
  /** The fields of the form, for their labels and choices. */
  fields: Fields;
  /** Labels of values that are no such fields. */
  names?: EditedNames;
  /** Words for such values, by name, such as names for ids. */
  words?: Readonly<Record<string, (value: unknown) => string>>;
}

interface Difference {
  name: string;
  before: unknown;
  mine: unknown;
  theirs: unknown;
}

const SHOWN = 60;
const INSTANT = /^\d{4}-\d\d-\d\dT/u;

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one ?? null) === JSON.stringify(other ?? null);

const plainText = (value: unknown): string => {
  if (value === null || value === undefined || value === '') return '没有填写';
  if (typeof value === 'boolean') return value ? '是' : '否';
  const text = Array.isArray(value) ? value.join('、') : typeof value === 'string' ? value : JSON.stringify(value);
  if (INSTANT.test(text)) return minuteText(text);
  return text.length > SHOWN ? `${text.slice(0, SHOWN)}…` : text;
};

const namesOf = ({ fields, names }: SharedRow): EditedNames => ({
  ...Object.fromEntries(Object.entries(fields).map(([name, { label }]) => [name, label])),
  ...names,
});

/** A value as the form's reader knows it. */
function wordsOf({ fields, words }: SharedRow, name: string, value: unknown): string {
  const own = words?.[name];
  if (own) return own(value) || plainText(null);
  const field = Object.hasOwn(fields, name) ? fields[name] : undefined;
  return field?.kind === 'choice' && typeof value === 'string' ? field.of.label(value) : plainText(value);
}

const textOf = (row: SharedRow): string => editsText(row.edits ?? { edits: [], now: 0 }, namesOf(row));

interface Merged {
  rows: readonly Difference[];
  text: string;
}

interface Changes {
  /** The names of values that others have changed and the form does not have yet. */
  behind: readonly string[];
  merged: Merged | null;
  /** Puts what others changed into all fields that nobody has touched here. */
  merge: () => void;
  before: Values;
}

interface SharedChangesProps<All extends FieldValues> {
  form: Pick<UseFormReturn<All>, 'getValues' | 'setValue' | 'watch'>;
  row: SharedRow;
  act: Pick<TableAct, 'pending' | 'error' | 'isOutdated'>;
  /** Gets the version that what is filled in is based on, which is the one to save with. */
  onBasedOn: (version: number) => void;
}

/**
 * Compares the row that the form began with to the newest one. Nothing in the form changes until the reader asks for
 * it, or saving was refused because of it.
 */
function useChanges<All extends FieldValues>(
  { form: { getValues, setValue }, row, onBasedOn }: SharedChangesProps<All>,
  isRefused: boolean,
): Changes {
  'use no memo';
  const { latest } = row;
  const [base, setBase] = useState({ values: latest, version: row.version });
  const [merged, setMerged] = useState<Merged | null>(null);
  const isNewer = row.version !== base.version;
  const behind = isNewer ? Object.keys(latest).filter((name) => !isSame(base.values[name], latest[name])) : [];
  const merge = () => {
    const typed = getValues() as Values;
    const rows = behind
      .map((name) => ({ name, before: base.values[name], mine: typed[name], theirs: latest[name] }))
      .filter(({ mine, theirs }) => !isSame(mine, theirs));
    for (const { name, before, mine, theirs } of rows)
      if (isSame(before, mine)) setValue(name as Path<All>, theirs as PathValue<All, Path<All>>, { shouldDirty: true });
    const names = new Set(rows.map(({ name }) => name));
    const earlier = merged?.rows.filter(({ name }) => !names.has(name)) ?? [];
    setMerged({ rows: [...earlier, ...rows], text: textOf(row) });
    setBase({ values: latest, version: row.version });
    row.edits?.load();
  };
  const isMerging = isRefused && behind.length > 0;
  useEffect(() => {
    if (!isMerging) return undefined;
    const merging = setTimeout(merge);
    return () => clearTimeout(merging);
  });
  // A change of nothing that the form has is no reason to refuse it.
  const version = behind.length === 0 ? row.version : base.version;
  useEffect(() => onBasedOn(version), [onBasedOn, version]);
  return { behind, merged, merge, before: base.values };
}

const List = styled.ul`
  display: grid;
  gap: ${theme.space[8]};
  margin-top: ${theme.space[8]};
  list-style: none;
  overflow-wrap: anywhere;

  span {
    color: ${theme.color.ink2};
  }
`;

const Acts = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[8]};
`;

/** What others changed while the form was open, and field by field whose value is saved. The form's first part. */
export const SharedChanges = <All extends FieldValues>(props: SharedChangesProps<All>) => {
  'use no memo';
  const { form, row, act } = props;
  const { setValue, watch } = form;
  const { latest } = row;
  const isRefused = act.isOutdated === true && !act.pending;
  const { behind, merged, merge, before } = useChanges(props, isRefused);
  const [isShown, show] = useState(false);
  const labelOf = (name: string) => namesOf(row)[name] ?? name;
  const text = (name: string, value: unknown) => wordsOf(row, name, value);
  if (behind.length > 0 && !act.pending)
    return (
      <Alert
        tone="warn"
        live="polite"
        title={textOf(row)}
        action={
          <Acts>
            {!isShown && (
              <Button size="s" onClick={() => show(true)}>
                查看
              </Button>
            )}
            <Button size="s" onClick={merge}>
              载入新的
            </Button>
          </Acts>
        }
      >
        您填写的都还在。
        {isShown && (
          <List>
            {behind.map((name) => (
              <li key={name}>
                {labelOf(name)}：<span>{text(name, before[name])}</span> → {text(name, latest[name])}
              </li>
            ))}
          </List>
        )}
      </Alert>
    );
  if (!merged)
    return isRefused ? (
      <Alert tone="bad" live="assertive" title={textOf(row)}>
        这次没有保存。您填写的都还在，可以再保存一次。
      </Alert>
    ) : null;
  return (
    <Alert tone="warn" live={isRefused ? 'assertive' : 'polite'} title={merged.text}>
      {isRefused && '这次没有保存。'}
      {merged.rows.length === 0
        ? '和您填写的一样，可以保存。'
        : '您没有动过的已换成新的，您改过的还是您的。核对以后保存。'}
      <List>
        {merged.rows.map(({ name, mine, theirs }) => (
          <li key={name}>
            <RadioGroup
              label={labelOf(name)}
              options={[
                { value: 'theirs', label: `改过的：${text(name, theirs)}` },
                { value: 'mine', label: `我的：${text(name, mine)}` },
              ]}
              value={isSame(watch(name as Path<All>), theirs) ? 'theirs' : 'mine'}
              onChange={(side) =>
                setValue(name as Path<All>, (side === 'theirs' ? theirs : mine) as PathValue<All, Path<All>>, {
                  shouldDirty: true,
                })
              }
            />
          </li>
        ))}
      </List>
    </Alert>
  );
};
